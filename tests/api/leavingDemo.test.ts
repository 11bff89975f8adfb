import { expect, it } from "vitest";
import { DEMO_ANSWER_TIME } from "../../schema/site.ts";
import { eraseLeftDemo } from "../../server/features/catalogue/demo/demoCatalogue.ts";
import { Product } from "../../server/features/catalogue/Product.ts";
import { writeProducts } from "../../server/features/catalogue/productService.ts";
import { seedDemo } from "../../server/seed/seedDemo.ts";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { countStatements, eventually } from "../support/api.ts";
import { aProduct, categoryId } from "../support/apiCatalogue.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

const isDemo = async () =>
  (await api.graphql<{ isDemoCatalogue: boolean }>("{ isDemoCatalogue }")).data.isDemoCatalogue;
const count = async (sql: string): Promise<number> =>
  (await api.db.query(`SELECT count(*)::int AS n FROM ${sql}`))[0].n;
const shown = () => count("product WHERE is_available");
const leave = () => change(admin.browser, "leaveDemo");
const contents = async () =>
  (
    await admin.browser.graphql<{ demoContents: Record<string, unknown> }>(
      "{ demoContents { productCount providerCount mrProviderCount ownProductCount leftAt returnableUntil } }",
    )
  ).data.demoContents;
const answerTime = async () =>
  (await api.graphql<{ site: { answerTime: string } }>("{ site { answerTime } }")).data.site.answerTime;
const before = { shown: await shown(), all: await count("product"), mr: await count("mr_provider") };

it("the catalogue is the demo while something invented is shown, which no request asks the database for", async () => {
  expect(await isDemo()).toBe(true);
  const [, statements] = await countStatements(isDemo);
  expect(statements).toBe(0);
});

it("leaving asks who it is, says what goes, and hides it; it comes back as it was", async () => {
  expect(await contents()).toMatchObject({
    productCount: before.all,
    providerCount: 10,
    mrProviderCount: before.mr,
    ownProductCount: 0,
    leftAt: null,
  });
  const own = await writeProducts(api.db.manager, [
    aProduct({ name: "Eget prov", providerName: "Eget bolag", categoryId: await categoryId(api.db, "blodtester") }),
  ]);
  await api.db.query("UPDATE session SET verified_at = now() - interval '11 minutes'");
  expect(codesOf(await leave())).toEqual(["VERIFY_AGAIN"]);
  expect(await shown()).toBe(before.shown + 1);
  await api.db.query("UPDATE session SET verified_at = now()");
  expect((await leave()).errors).toEqual([]);
  expect(await isDemo()).toBe(false);
  expect(await api.db.getRepository(Product).findBy({ isAvailable: true })).toMatchObject([{ id: own[0] }]);
  expect(await count("mr_provider")).toBe(0);
  // How soon messages are answered was the demo's promise.
  expect(await answerTime()).toBe("");
  await eventually(async () => !(await (await api.fetch("/tester")).text()).includes("Det här är en demo"));
  expect(codesOf(await leave())).toEqual(["NOT_FOUND"]);

  expect((await change(admin.browser, "returnToDemo")).errors).toEqual([]);
  expect([await shown(), await count("mr_provider"), await isDemo()]).toEqual([before.shown + 1, before.mr, true]);
  expect(await answerTime()).toBe(DEMO_ANSWER_TIME);
  expect(codesOf(await change(admin.browser, "returnToDemo"))).toEqual(["NOT_FOUND"]);
});

it("a day later it is erased, but for what somebody shows again; no start fills it in again", async () => {
  expect((await leave()).errors).toEqual([]);
  const [kept] = await api.db.query("SELECT id FROM product WHERE NOT is_available ORDER BY id LIMIT 1");
  await eraseLeftDemo(api.db);
  expect(await count("product")).toBe(before.all + 1);
  await api.db.query("UPDATE product SET is_available = true WHERE id = $1", [kept.id]);
  await api.db.query("UPDATE left_demo SET left_at = left_at - interval '25 hours'");
  expect(codesOf(await change(admin.browser, "returnToDemo"))).toEqual(["NOT_FOUND"]);
  await eraseLeftDemo(api.db);
  await eraseLeftDemo(api.db);
  expect(await api.db.query("SELECT id FROM product WHERE name <> 'Eget prov'")).toEqual([{ id: kept.id }]);
  expect(await count("provider WHERE website LIKE '%.example'")).toBe(1);
  // What was shown again is invented, too.
  await eventually(isDemo);
  await api.db.query("DELETE FROM product");
  await api.db.query("DELETE FROM category");
  await seedDemo(api.db);
  expect([await count("product"), await count("mr_provider")]).toEqual([0, 0]);
  await eventually(async () => !(await isDemo()));
  const log: { action: string }[] = await api.db.query(
    "SELECT action FROM audit_entry WHERE subject_id = 'demo' ORDER BY id",
  );
  expect(log.map(({ action }) => action)).toEqual(["DELETED", "CREATED", "DELETED"]);
});
