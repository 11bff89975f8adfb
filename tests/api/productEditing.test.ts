import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { EXAMPLE_PRODUCT } from "../../client/graphiql/exampleAnswers.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { aBrowser, aMember, asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { countStatements } from "../support/api.ts";
import { operationOf } from "../support/operations.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Made {
  id: string;
  databaseId: number;
  version: number;
  name: string;
  [field: string]: unknown;
}

const facts = (changes: Record<string, unknown> = {}) => ({
  ...EXAMPLE_PRODUCT,
  name: `Prov ${randomBytes(5).toString("hex")}`,
  isAvailable: true,
  ...changes,
});

const create = async (changes: Record<string, unknown> = {}): Promise<Made> => {
  const { payload, errors } = await change(admin.browser, "createProduct", { input: facts(changes) });
  expect(errors).toEqual([]);
  return payload?.product as Made;
};

const found = async (search: string) => {
  const { data } = await admin.browser.graphql<{ editableProducts: { totalCount: number; nodes: Made[] } }>(
    operationOf("editableProducts"),
    { search },
  );
  return data?.editableProducts;
};

const SEEN = `query ($search: String, $category: String) { products(area: SUPPLEMENTS, filter: { search: $search, category: $category }) {
  totalCount nodes { databaseId name category { name } ... on Supplement { form } } } }`;

/** What a visitor finds. */
const seen = async (search: string): Promise<{ databaseId: number; form: string; category: { name: string } }[]> => {
  const { data } = await aBrowser(api).graphql<{ products: { nodes: never[] } }>(SEEN, { search });
  return data?.products.nodes ?? [];
};

/** What its category is called, read anew. */
const categoryNameOf = async ({ databaseId }: Made): Promise<string | undefined> => {
  const { data } = await aBrowser(api).graphql<{ product: { category: { name: string } } }>(
    "query ($databaseId: Int!) { product(databaseId: $databaseId) { category { name } } }",
    { databaseId },
  );
  return data?.product.category.name;
};

const auditOf = (type: string, name: string): Promise<{ action: string; changes: { field: string }[] }[]> =>
  api.db.query(
    "SELECT action, changes FROM audit_entry WHERE subject_type = $1 AND subject_name = $2 AND actor_id = $3 ORDER BY id",
    [type, name, admin.id],
  );

const tooLongAgo = () =>
  api.db.query("UPDATE session SET verified_at = now() - interval '1 hour' WHERE user_id = $1", [admin.id]);
const justNow = () => api.db.query("UPDATE session SET verified_at = now() WHERE user_id = $1", [admin.id]);

describe("a product", () => {
  it("is made, edited and hidden, which visitors see at once, and the log says who did it", async () => {
    const made = await create();
    expect(made).toMatchObject({ version: 1, category: "mineraler", form: "TABLET", checkedOn: "2026-01-31" });
    expect(await seen(made.name)).toMatchObject([{ databaseId: made.databaseId, form: "TABLET" }]);

    const name = `${made.name} ny`;
    const edited = await change(admin.browser, "updateProduct", {
      input: { id: made.id, version: 1, ...facts({ name, form: "POWDER", warnings: [] }) },
    });
    expect(edited.errors).toEqual([]);
    expect(edited.payload?.product).toMatchObject({ version: 2, name, form: "POWDER", warnings: [] });
    expect(await seen(name)).toMatchObject([{ databaseId: made.databaseId, form: "POWDER" }]);

    const hidden = await change(admin.browser, "setProductAvailability", {
      input: { id: made.id, version: 2, isAvailable: false },
    });
    expect(hidden.payload?.product).toMatchObject({ version: 3, isAvailable: false });
    expect(await seen(name)).toEqual([]);
    expect(await found(name)).toMatchObject({ totalCount: 1, nodes: [{ id: made.id, isAvailable: false }] });

    const checked = await change(admin.browser, "checkProduct", {
      input: { id: made.id, version: 3, checkedOn: "2026-05-01" },
    });
    expect(checked.payload?.product).toMatchObject({ version: 4, checkedOn: "2026-05-01" });
    const log = await auditOf("PRODUCT", name);
    expect(log.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ["name", "warnings", "form"],
      ["isAvailable"],
      ["checkedOn"],
    ]);
  });

  it("is not overwritten by somebody who saw what stood there before", async () => {
    const made = await create();
    await change(admin.browser, "checkProduct", { input: { id: made.id, version: 1, checkedOn: "2026-05-01" } });
    for (const [name, input] of [
      ["updateProduct", facts({ name: "För sent" })],
      ["checkProduct", { checkedOn: null }],
      ["setProductAvailability", { isAvailable: false }],
      ["deleteProduct", {}],
    ] as const) {
      const late = await change(admin.browser, name, { input: { id: made.id, version: 1, ...input } });
      expect(codesOf(late)).toEqual(["OUTDATED"]);
      expect(late.payload?.product).toMatchObject({ version: 2, name: made.name, checkedOn: "2026-05-01" });
    }
  });

  it("is refused with what is wrong, field by field", async () => {
    for (const [field, value, code] of [
      ["name", " ", "INVALID"],
      ["category", "finns-inte", "NOT_FOUND"],
      ["affiliateLink", "javascript:alert(1)", "INVALID"],
      ["imageUrl", "/media/finns-inte", "NOT_FOUND"],
      ["imageUrl", "/\\evil.example/bild.png", "INVALID"],
      ["imageUrl", "https://example.com/bild.png", "NOT_FOUND"],
      ["externalRating", 6, "INVALID"],
      ["criteria", ["OPEN_PRICE"], "INVALID"],
      ["isFeatured", true, "INVALID"],
      ["goals", [{ goal: "sova", reason: "x" }], "INVALID"],
    ] as const) {
      const { errors } = await change(admin.browser, "createProduct", { input: facts({ [field]: value }) });
      const at = field === "isFeatured" ? "criteria" : field;
      expect(errors.map((error) => [error.code, error.field?.split(".")[0]])).toEqual([[code, at]]);
    }
  });

  it("keeps its picture when none is named", async () => {
    const made = await create();
    await api.db.query("UPDATE product SET image_url = '/products/ring.svg' WHERE id = $1", [made.databaseId]);
    const send = (version: number, changes: Record<string, unknown>) =>
      change(admin.browser, "updateProduct", {
        input: { id: made.id, version, ...facts({ name: made.name, ...changes }) },
      });
    expect((await send(2, { pros: ["Liten"] })).payload?.product).toMatchObject({ imageUrl: "/products/ring.svg" });
    expect((await send(3, { imageUrl: "/products/ring.svg" })).errors).toEqual([]);
    expect((await send(4, { imageUrl: "" })).payload?.product).toMatchObject({ imageUrl: null });
  });

  it("is for women or for men where that is said of a test, and of nothing else", async () => {
    const WHOM = "query ($id: Int!) { product(databaseId: $id) { ... on HealthTest { intendedFor } } }";
    const whom = async (made: Made) =>
      (await aBrowser(api).graphql<{ product: { intendedFor?: string | null } }>(WHOM, { id: made.databaseId })).data
        ?.product;
    const test = { category: "blodtester", form: null, sampleType: "BLOOD", intendedFor: "FEMALE" };
    const made = await create(test);
    expect(await whom(made)).toEqual({ intendedFor: "FEMALE" });
    const { payload } = await change(admin.browser, "updateProduct", {
      input: { id: made.id, version: made.version, ...facts({ ...test, intendedFor: null }) },
    });
    expect(payload?.errors).toEqual([]);
    const [stored] = await api.db.query("SELECT intended_for FROM product WHERE id = $1", [made.databaseId]);
    expect(stored).toEqual({ intended_for: null });
    const supplement = await create({ intendedFor: "MALE" });
    const [kept] = await api.db.query("SELECT intended_for FROM product WHERE id = $1", [supplement.databaseId]);
    expect(kept).toEqual({ intended_for: null });
  });

  it("has a doctor's comment and needs a referral, or not, or nobody knows", async () => {
    const ASKED = `query ($id: Int!) { product(databaseId: $id) { ... on HealthTest {
      includesDoctorReview needsReferral hasDoctorAnalysis requiresPrescription } } }`;
    const test = { category: "blodtester", form: null, sampleType: "BLOOD" };
    const made = await create(test);
    let { version } = made;
    const seenAfter = async (said: Record<string, boolean | null>) => {
      const { payload } = await change(admin.browser, "updateProduct", {
        input: { id: made.id, version, ...facts({ ...test, ...said }) },
      });
      expect(payload?.errors).toEqual([]);
      version = (payload?.product as Made | undefined)?.version ?? 0;
      expect(payload?.product).toMatchObject({ hasDoctorAnalysis: null, requiresPrescription: null, ...said });
      const { data } = await aBrowser(api).graphql<{ product: object }>(ASKED, { id: made.databaseId });
      return Object.values(data?.product ?? {});
    };
    expect(await seenAfter({})).toEqual([null, null, false, false]);
    expect(await seenAfter({ hasDoctorAnalysis: true, requiresPrescription: false })).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(await seenAfter({ hasDoctorAnalysis: false, requiresPrescription: true })).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(await seenAfter({ hasDoctorAnalysis: null, requiresPrescription: null })).toEqual([
      null,
      null,
      false,
      false,
    ]);
  });

  it("is deleted by somebody who has proved who they are; its clicks stay counted", async () => {
    const made = await create();
    await api.db.query(
      "INSERT INTO affiliate_click_count (day, kind, target_id, page, clicks) VALUES (current_date, 'PRODUCT', $1, '/tester', 3)",
      [made.databaseId],
    );
    const clicks = () => api.db.query("SELECT 1 FROM affiliate_click_count WHERE target_id = $1", [made.databaseId]);
    const before = await clicks();
    expect(before).toHaveLength(1);
    const remove = () => change(admin.browser, "deleteProduct", { input: { id: made.id, version: 1 } });
    await tooLongAgo();
    expect(codesOf(await remove())).toEqual(["VERIFY_AGAIN"]);
    await justNow();
    expect((await remove()).payload?.deletedId).toBe(made.id);
    expect(await seen(made.name)).toEqual([]);
    expect(await clicks()).toEqual(before);
    expect(codesOf(await remove())).toEqual(["NOT_FOUND"]);
    expect((await auditOf("PRODUCT", made.name)).map(({ action }) => action)).toEqual(["CREATED", "DELETED"]);
  });
});

describe("a category", () => {
  it("is made, renamed with what its products hold of it, and deleted when it is empty", async () => {
    const slug = `prov-${randomBytes(4).toString("hex")}`;
    const input = { area: "TESTS", name: `Kategori ${slug}`, slug, description: "", position: 900 };
    const made = (await change(admin.browser, "createCategory", { input })).payload?.category as Made;
    expect(made).toMatchObject({ slug, productCount: 0, isFixed: false, version: 1 });
    expect(codesOf(await change(admin.browser, "createCategory", { input }))).toEqual(["TAKEN"]);
    const product = await create({ category: slug, form: null });
    expect(await categoryNameOf(product)).toBe(input.name);

    const name = `Omdöpt ${slug}`;
    const renamed = await change(admin.browser, "updateCategory", {
      input: { id: made.id, version: 1, ...input, name },
    });
    expect(await categoryNameOf(product)).toBe(name);
    expect(renamed.payload?.category).toMatchObject({ name, productCount: 1, version: 2 });
    const [row] = await api.db.query("SELECT search_text, goal_text FROM product WHERE id = $1", [product.databaseId]);
    expect(row.search_text).toContain(name.toLowerCase());
    expect(row.goal_text).toContain(name.toLowerCase());

    const moved = { id: made.id, version: 2, ...input, name, area: "SUPPLEMENTS" };
    expect((await change(admin.browser, "updateCategory", { input: moved })).errors).toMatchObject([
      { code: "IN_USE", field: "area" },
    ]);
    expect(codesOf(await change(admin.browser, "updateCategory", { input: { ...moved, version: 1 } }))).toEqual([
      "OUTDATED",
    ]);
    await justNow();
    const remove = () => change(admin.browser, "deleteCategory", { input: { id: made.id, version: 2 } });
    expect((await remove()).errors).toMatchObject([
      { code: "IN_USE", message: "Kategorin har 1 produkt. Flytta eller ta bort dem först." },
    ]);
    await api.db.query("DELETE FROM product WHERE id = $1", [product.databaseId]);
    expect((await remove()).payload?.deletedId).toBe(made.id);
  });

  it("that pages link to keeps its slug and area, and is not deleted", async () => {
    const [{ id, version, name }] = await api.db.query(
      "SELECT id, version, name FROM category WHERE slug = 'blodtester'",
    );
    const input = {
      id: globalId("Category", id),
      version,
      area: "TESTS",
      name,
      slug: "blodtester",
      description: "",
      position: 1,
    };
    await justNow();
    for (const changes of [{ slug: "blodprov" }, { area: "BIOHACKING" }]) {
      const { errors } = await change(admin.browser, "updateCategory", { input: { ...input, ...changes } });
      expect(errors).toMatchObject([{ code: "IN_USE", field: Object.keys(changes)[0] }]);
    }
    const removed = await change(admin.browser, "deleteCategory", { input: { id: input.id, version } });
    expect(codesOf(removed)).toEqual(["IN_USE"]);
  });
});

describe("products that wait to be looked at", () => {
  const CLAIM = "Lindrar trötthet. 60 tabletter.";
  /** One as a shop's file makes it. */
  const aWaiting = async (changes: Record<string, unknown> = {}): Promise<Made> => {
    const { id, databaseId } = await create(changes);
    await api.db.query("UPDATE product SET is_available = false, awaits_review = true WHERE id = $1", [databaseId]);
    const { data } = await admin.browser.graphql<{ editableProduct: Made }>(
      "query ($id: ID!) { editableProduct(id: $id) { id databaseId version name awaitsReview description } }",
      { id },
    );
    return data.editableProduct;
  };
  const review = async (...products: readonly (readonly [Made, string])[]) => {
    const { payload, errors } = await change(admin.browser, "reviewProducts", {
      input: { products: products.map(([{ id, version }, description]) => ({ id, version, description })) },
    });
    return {
      errors: errors.map(({ code, field, message }) => [code, field, message]),
      shown: (payload?.products as Made[] | undefined)?.map(({ isAvailable, description }) => [
        isAvailable,
        description,
      ]),
    };
  };
  const logOf = (name: string) => auditOf("PRODUCT", name);

  it("are shown many at once, except those whose claims nobody has read, and those that have changed", async () => {
    const [plain, claiming, changed] = [
      await aWaiting({ description: "60 tabletter." }),
      await aWaiting({ description: CLAIM }),
      await aWaiting({ description: "30 tabletter." }),
    ];
    const late = { ...changed, version: changed.version - 1 };
    const gone = { ...plain, id: globalId("Product", 2_147_483_647) };
    const { errors, shown } = await review(
      [plain, "UNMARKED"],
      [claiming, "UNMARKED"],
      [late, "UNMARKED"],
      [gone, "UNMARKED"],
    );
    expect(errors).toEqual([
      [
        "UNREAD",
        "products.1",
        `Beskrivningen av ${claiming.name} kan påstå något om hälsa: ”Lindrar”, ”trötthet”. Läs den först.`,
      ],
      ["OUTDATED", "products.2", `${changed.name} har ändrats av någon annan. Läs den igen.`],
      ["NOT_FOUND", "products.3", "En av produkterna finns inte längre."],
    ]);
    expect(shown).toEqual([
      [true, "60 tabletter."],
      [false, CLAIM],
      [false, "30 tabletter."],
    ]);
    expect(await seen(plain.name)).toHaveLength(1);
    expect(await seen(claiming.name)).toEqual([]);
    expect((await logOf(plain.name)).at(-1)?.changes.map(({ field }) => field)).toEqual(["isAvailable"]);
    expect((await logOf(claiming.name)).map(({ action }) => action)).toEqual(["CREATED"]);
    // Neither does the switch of its row show what nobody has read.
    const input = { id: claiming.id, version: claiming.version, isAvailable: true };
    expect(codesOf(await change(admin.browser, "setProductAvailability", { input }))).toEqual(["UNREAD"]);
    const again = { ...plain, version: plain.version + 1 };
    expect((await review([again, "READ"])).errors.map(([code]) => code)).toEqual(["OUTDATED"]);
  });

  it("are shown with what was read, or without it, which no feed writes again; each has its version", async () => {
    const [read, removed, harmless] = [
      await aWaiting({ description: CLAIM }),
      await aWaiting({ description: CLAIM }),
      await aWaiting({ description: "90 tabletter." }),
    ];
    const { errors, shown } = await review([read, "READ"], [removed, "REMOVED"], [harmless, "REMOVED"]);
    expect([errors, shown]).toEqual([
      [],
      [
        [true, CLAIM],
        [true, ""],
        [true, "90 tabletter."],
      ],
    ]);
    const rows = await api.db.query(
      "SELECT edited_fields AS edited, awaits_review AS waits FROM product WHERE id = ANY ($1) ORDER BY id",
      [[read, removed, harmless].map(({ databaseId }) => databaseId)],
    );
    expect(rows).toEqual([
      { edited: [], waits: false },
      { edited: ["description"], waits: false },
      { edited: [], waits: false },
    ]);
    const { data } = await admin.browser.graphql<{ versions: { changes: { field: string; before: string }[] }[] }>(
      "query ($id: ID!) { versions(of: PRODUCT, id: $id) { changes { field before } } }",
      { id: removed.id },
    );
    expect(data.versions[0]?.changes).toContainEqual({ field: "description", before: CLAIM });
  });

  it("take as many statements for many as for one, and at most 100 of them, each once", async () => {
    const many = [];
    for (let count = 0; count < 7; count += 1) many.push(await aWaiting());
    const [first, ...others] = many as [Made, ...Made[]];
    const [one, few] = await countStatements(() => review([first, "UNMARKED"]));
    const [all, statements] = await countStatements(() =>
      review(...others.map((product) => [product, "UNMARKED"] as const)),
    );
    expect([one.shown?.length, all.shown?.length, all.errors]).toEqual([1, 6, []]);
    expect(statements).toBe(few);
    for (const products of [[], [first, first], Array.from({ length: 101 }, () => first)]) {
      const input = { products: products.map(({ id, version }) => ({ id, version, description: "UNMARKED" })) };
      const { refused } = await change(admin.browser, "reviewProducts", { input });
      expect(refused.map(({ extensions }) => extensions?.code)).toEqual(["BAD_USER_INPUT"]);
    }
  });
});

it("is for admins only", async () => {
  const member = await aMember(api);
  const input = { id: globalId("Product", 1), version: 1, isAvailable: false };
  for (const [browser, code] of [
    [aBrowser(api), "UNAUTHENTICATED"],
    [member.browser, "FORBIDDEN"],
  ] as const) {
    const { refused } = await change(browser, "setProductAvailability", { input });
    expect(refused.map(({ extensions }) => extensions?.code)).toEqual([code]);
  }
});
