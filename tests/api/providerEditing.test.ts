import { expect, it } from "vitest";
import { Product } from "../../server/features/catalogue/Product.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { linksThatRead } from "../support/apiHtml.ts";
import { importFile } from "../support/catalogueImport.ts";
import { anImage } from "../support/uploads.ts";

const api = await startAccounts();
const [admin, other] = [await asAdmin(api), await asAdmin(api)];

interface Provider {
  id: string;
  version: number;
  name: string;
  path: string;
  country: string | null;
  website: string | null;
  logoUrl: string | null;
  logo: { url: string } | null;
  formerNames: string[];
  productCount: number;
}

const list = async (search: string): Promise<Provider[]> =>
  (
    await admin.browser.graphql<{ editableProviders: { nodes: Provider[] } }>(
      `query ($search: String) { editableProviders(search: $search, first: 100) { totalCount nodes {
        id version name path country website logoUrl logo { url } formerNames productCount } } }`,
      { search },
    )
  ).data.editableProviders.nodes;
const one = async (name: string): Promise<Provider> => {
  const found = (await list(name)).find((provider) => provider.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const FACTS = {
  name: "Åsvika Hälsa",
  country: "Sverige",
  website: "https://www.asvika-halsa.se/",
  description: "Säljer prov.\n\nSedan 1998.",
  logoUrl: "",
};
const create = (input: object = {}) => change(admin.browser, "createProvider", { input: { ...FACTS, ...input } });
const update = (client: typeof admin.browser, { id, version }: Provider, input: object) =>
  change(client, "updateProvider", { input: { id, version, ...FACTS, ...input } });
const page = async (path: string) => {
  const response = await api.fetch(path);
  return { status: response.status, location: response.headers.get("location"), html: await response.text() };
};
const productsOf = (providerName: string) => api.db.getRepository(Product).findBy({ providerName });
const csv = (...lines: string[]) => `category,name,providerName,providerCountry,isAvailable\n${lines.join("\n")}\n`;

it("one who is added has a page with logo and text, is edited, and goes; the log says who did it", async () => {
  const image = await anImage(admin.browser, "logotyper/asvika");
  const { payload, errors } = await create({ logoUrl: "/media/logotyper/asvika" });
  expect(errors).toEqual([]);
  const made = payload?.provider as Provider;
  await eventually(async () => (await page(made.path)).html.includes("Sedan 1998."));
  expect((await page(made.path)).html).toContain(`src="/media/${image.publicId}?`);
  const logos = await admin.browser.graphql<{ providerLogos: { providerName: string; file: string }[] }>(
    "{ providerLogos { providerName file logo { url } } }",
  );
  expect(logos.data.providerLogos).toContainEqual(
    expect.objectContaining({ providerName: "Åsvika Hälsa", file: "logotyper/asvika" }),
  );
  expect(logos.data.providerLogos).toContainEqual(expect.objectContaining({ file: "fjallprov.svg" }));
  expect((await change(admin.browser, "linkProviderLogo", { input: { providerName: "Åsvika Hälsa" } })).errors).toEqual(
    [],
  );

  expect((await update(admin.browser, made, { description: "Ny text." })).errors).toEqual([]);
  const outdated = await update(other.browser, made, { name: "Någon annan" });
  expect(codesOf(outdated)).toEqual(["OUTDATED"]);
  expect(outdated.payload?.provider).toMatchObject({ name: "Åsvika Hälsa", version: made.version + 1 });
  const gone = { input: { id: made.id, version: made.version } };
  expect(codesOf(await change(admin.browser, "deleteProvider", gone))).toEqual(["OUTDATED"]);

  const now = await one("Åsvika Hälsa");
  expect(now.logoUrl).toBeNull();
  const deleted = await change(admin.browser, "deleteProvider", { input: { id: now.id, version: now.version } });
  expect(deleted.payload?.deletedId).toBe(made.id);
  await eventually(async () => (await page(made.path)).status === 404);
  const log: { action: string }[] = await api.db.query(
    `SELECT action FROM audit_entry WHERE subject_type = 'PROVIDER' AND subject_name = 'Åsvika Hälsa' ORDER BY id`,
  );
  expect(log.map(({ action }) => action)).toEqual(["CREATED", "CHANGED", "DELETED"]);
});

it.each([
  [{ name: "" }, "name", "INVALID"],
  [{ name: "x".repeat(201) }, "name", "INVALID"],
  [{ name: "Fjällprov" }, "name", "TAKEN"],
  [{ website: "javascript:alert(1)" }, "website", "INVALID"],
  [{ website: "asvika.se" }, "website", "INVALID"],
  [{ logoUrl: "https://www.asvika-halsa.se/logo.png" }, "logoUrl", "INVALID"],
  [{ logoUrl: "/logos/fjallprov.svg" }, "logoUrl", "NOT_FOUND"],
  [{ logoUrl: "/media/finns/inte" }, "logoUrl", "NOT_FOUND"],
  [{ description: "x".repeat(2_001) }, "description", "INVALID"],
])("%j is refused at %s: %s", async (wrong, field, code) => {
  const before = (await list("")).length;
  expect((await create(wrong)).errors).toMatchObject([{ code, field }]);
  expect((await list("")).length).toBe(before);
});

it("a renamed one keeps its products, its address and its logo, and imports that say the old name mean it", async () => {
  const before = await one("Fjällprov");
  const products = await productsOf("Fjällprov");
  expect(before.productCount).toBe(products.length);
  const renamed = await update(admin.browser, before, {
    name: "Fjällkollen",
    country: "Norge",
    website: before.website ?? "",
    logoUrl: before.logoUrl ?? "",
  });
  expect(renamed.errors).toEqual([]);
  expect(renamed.payload?.provider).toMatchObject({
    productCount: before.productCount,
    formerNames: ["Fjällprov"],
    logoUrl: before.logoUrl,
  });
  expect(await productsOf("Fjällprov")).toEqual([]);
  const now = await productsOf("Fjällkollen");
  expect(now.map(({ id }) => id).sort()).toEqual(products.map(({ id }) => id).sort());
  expect(now.every(({ providerCountry, isSwedish }) => providerCountry === "Norge" && !isSwedish)).toBe(true);
  await eventually(async () => (await page(before.path)).status === 301);
  const { path } = await one("Fjällkollen");
  expect((await page(before.path)).location).toBe(path);
  const shown = now.find(({ isAvailable }) => isAvailable);
  await eventually(async () => {
    const { data } = await api.graphql<{ product: { path: string; provider: { name: string } | null } }>(
      `{ product(databaseId: ${shown?.id}) { path provider { name } } }`,
    );
    return data.product.provider?.name === "Fjällkollen";
  });

  const file = csv(`blodtester,${JSON.stringify(now[0]?.name)},Fjällprov,Norge,ja`);
  const category = await api.db.query("SELECT slug FROM category WHERE id = $1", [now[0]?.categoryId]);
  const { result, errors } = await importFile(admin.browser, "fil.csv", file.replace("blodtester", category[0].slug));
  expect([errors, result?.created]).toEqual([[], 0]);
  expect((await list("Fjäll")).map(({ name }) => name)).toEqual(["Fjällkollen"]);
});

it("an import and the product editor that name an unknown one make it, once", async () => {
  const { errors } = await importFile(
    admin.browser,
    "fil.csv",
    csv("blodtester,Prov A,Näringsbolaget Åmål,Sverige,ja", "blodtester,Prov B,Näringsbolaget Åmål,,ja"),
  );
  expect(errors).toEqual([]);
  const made = await one("Näringsbolaget Åmål");
  expect(made).toMatchObject({ country: "Sverige", productCount: 2 });
  await eventually(async () => (await page("/leverantorer")).html.includes(made.path));
  await importFile(admin.browser, "fil.csv", csv("blodtester,Prov C,Näringsbolaget Åmål,Sverige,ja"));
  expect(await list("Näringsbolaget")).toMatchObject([{ id: made.id, productCount: 3 }]);
});

it("one that has products is not deleted, and the message says how many there are", async () => {
  const { id, version, productCount } = await one("Näringsbolaget Åmål");
  const { payload } = await change(admin.browser, "deleteProvider", { input: { id, version } });
  expect(payload?.errors).toMatchObject([
    { code: "IN_USE", message: expect.stringContaining(`Näringsbolaget Åmål har ${productCount} produkter`) },
  ]);
  expect(await one("Näringsbolaget Åmål")).toMatchObject({ id });
});

it("one that is merged into another gives it its products, its address and its name in imports", async () => {
  await importFile(admin.browser, "fil.csv", csv("blodtester,Prov D,Naringsbolaget Amal,,ja"));
  const [wrong, right] = [await one("Naringsbolaget Amal"), await one("Näringsbolaget Åmål")];
  const input = { id: wrong.id, version: wrong.version, intoId: right.id };
  const merge = (changes: object) => change(admin.browser, "mergeProvider", { input: { ...input, ...changes } });
  expect(codesOf(await merge({ intoId: wrong.id }))).toEqual(["INVALID"]);
  expect(codesOf(await merge({ version: wrong.version + 1 }))).toEqual(["OUTDATED"]);
  expect(codesOf(await merge({ intoId: globalId("Provider", 2_147_483_647) }))).toEqual(["NOT_FOUND"]);
  const [{ feed }] = await api.db.query(
    "INSERT INTO product_feed (name, provider_name, url, hour, is_on) VALUES ('Flöde', 'Naringsbolaget Amal', 'https://butik.example/f', 3, false) RETURNING id AS feed",
  );
  const { payload, errors } = await merge({});
  expect(errors).toEqual([]);
  // Its feed goes on in the other's name.
  expect(await api.db.query("SELECT provider_name AS name FROM product_feed WHERE id = $1", [feed])).toEqual([
    { name: "Näringsbolaget Åmål" },
  ]);
  expect(payload?.provider).toMatchObject({ id: right.id, productCount: right.productCount + 1 });
  await eventually(async () => (await page(wrong.path)).status === 301);
  const { location } = await page(wrong.path);
  expect(location).toBe(right.path);
  const [product] = await productsOf("Näringsbolaget Åmål");
  expect(product?.providerCountry).toBe("Sverige");
  await importFile(admin.browser, "fil.csv", csv("blodtester,Prov E,Naringsbolaget Amal,,ja"));
  expect(await list("Naringsbolaget")).toMatchObject([{ id: right.id, productCount: right.productCount + 2 }]);
  // Whoever makes one with the former name means another one from then on.
  expect((await create({ name: "Naringsbolaget Amal" })).errors).toEqual([]);
  expect((await one("Näringsbolaget Åmål")).formerNames).toEqual([]);
});

it("products that are written while their provider is renamed are never without one", async () => {
  const provider = await one("Näringsbolaget Åmål");
  await Promise.all([
    update(admin.browser, provider, { name: "Näringsbolaget" }),
    importFile(other.browser, "fil.csv", csv("blodtester,Prov F,Näringsbolaget Åmål,,ja")).catch(() => undefined),
    importFile(other.browser, "fil.csv", csv("blodtester,Prov G,Näringsbolaget Åmål,,ja")).catch(() => undefined),
  ]);
  const lost = await api.db.query(
    "SELECT name FROM product p WHERE NOT EXISTS (SELECT 1 FROM provider v WHERE v.name = p.provider_name)",
  );
  expect(lost).toEqual([]);
});

it("a collected supplier becomes one, and not twice", async () => {
  const [{ id }] = await api.db.query(
    `INSERT INTO suppliers (name, normalised_name, country, website, fetched_at, first_collection_id, last_collection_id)
     VALUES ('Vitholmen AB', 'vitholmen', 'Finland', 'https://www.vitholmen.fi/', now(), 1, 1) RETURNING id`,
  );
  const make = () =>
    change(admin.browser, "createProviderFromSupplier", { input: { supplierId: globalId("Supplier", id) } });
  const { payload, errors } = await make();
  expect(errors).toEqual([]);
  expect(payload?.provider).toMatchObject({ name: "Vitholmen AB" });
  expect(await one("Vitholmen AB")).toMatchObject({ country: "Finland", website: "https://www.vitholmen.fi/" });
  const again = await make();
  expect(again.errors).toMatchObject([{ code: "TAKEN", message: "Vitholmen AB finns redan bland leverantörerna." }]);
  expect(await list("Vitholmen")).toHaveLength(1);
});

it("is searched page by page", async () => {
  const all = await list("");
  const first = await admin.browser.graphql<{
    editableProviders: { totalCount: number; nodes: Provider[]; pageInfo: { endCursor: string } };
  }>("{ editableProviders(first: 2) { totalCount nodes { name } pageInfo { endCursor } } }");
  const { totalCount, nodes, pageInfo } = first.data.editableProviders;
  expect([totalCount, nodes.map(({ name }) => name)]).toEqual([all.length, all.slice(0, 2).map(({ name }) => name)]);
  const next = await admin.browser.graphql<{ editableProviders: { nodes: Provider[] } }>(
    `{ editableProviders(first: 2, after: "${pageInfo.endCursor}") { nodes { name } } }`,
  );
  expect(next.data.editableProviders.nodes.map(({ name }) => name)).toEqual(all.slice(2, 4).map(({ name }) => name));
  expect((await list("vitholmen.fi")).map(({ name }) => name)).toEqual(["Vitholmen AB"]);
});

it("the migration makes those that products of before name", async () => {
  const { EditProviders1864000041907: Migration } = await import("../../migrations/1864000041907-edit-providers.ts");
  const { name, country } = await one("Skarvsunda Apotek");
  await api.db.query("DELETE FROM provider WHERE name = $1", [name]);
  const runner = api.db.createQueryRunner();
  try {
    await new Migration().down(runner);
    await new Migration().up(runner);
  } finally {
    await runner.release();
  }
  expect(await one(name)).toMatchObject({ country, version: 1 });
  expect(linksThatRead((await page("/leverantorer")).html, "Vitholmen AB")).toEqual([]);
});
