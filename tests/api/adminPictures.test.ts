import { beforeAll, describe, expect, it } from "vitest";
import { aMember, asAdmin, change, codesOf, type Member, startAccounts } from "../support/accounts.ts";
import type { Variables } from "../support/api.ts";

const api = await startAccounts();
let admin: Member;
beforeAll(async () => {
  admin = await asAdmin(api);
});

interface AuditRow {
  action: string;
  subjectType: string;
  subjectId: string;
  actorEmail: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
}

/** The newest entries of the audit log. */
async function auditLog(): Promise<AuditRow[]> {
  const { data } = await admin.browser.graphql<{ auditLog: { nodes: AuditRow[] } }>(
    "{ auditLog(first: 5) { nodes { action subjectType subjectId actorEmail changes { field before after } } } }",
  );
  return data.auditLog.nodes;
}

describe("a picture of an article", () => {
  interface Row {
    id: string;
    slug: string;
    updatedAt: string;
    image: { url: string } | null;
  }
  const ARTICLES = "{ articles(first: 2, includeUnpublished: true) { nodes { id slug updatedAt image { url } } } }";
  const list = async (): Promise<Row[]> =>
    (await admin.browser.graphql<{ articles: { nodes: Row[] } }>(ARTICLES)).data.articles.nodes;
  const update = (member: Member, input: Variables) => change(member.browser, "updateArticleImage", { input });

  it("is chosen by an admin, dates the article, and everybody sees it at once", async () => {
    const [article] = await list();
    if (!article) throw new Error("there is no article");
    const path = `/guider/${article.slug}`;
    const [before, wanted] = [article.image?.url, "/art/articles/vetenskap.svg"];
    const other = before === wanted ? "/art/articles/mat.svg" : wanted;
    await api.fetch(path);
    const started = Date.now();
    const changed = (await update(admin, { id: article.id, imageUrl: other })).payload?.article as Row;
    expect(changed.id).toBe(article.id);
    expect((await list()).find(({ id }) => id === article.id)?.image?.url).toBe(other);
    expect(Date.parse(changed.updatedAt)).toBeGreaterThanOrEqual(started - 1_000);
    await expect.poll(async () => (await api.fetch(path)).text()).toContain(other);
    expect((await auditLog())[0]).toEqual({
      action: "CHANGED",
      subjectType: "ARTICLE",
      subjectId: article.slug,
      actorEmail: admin.person.email,
      changes: [{ field: "imageUrl", before, after: other }],
    });
    // The same picture again is no change.
    const again = await update(admin, { id: article.id, imageUrl: other });
    expect(again.payload?.article).toMatchObject({ updatedAt: changed.updatedAt });
    await update(admin, { id: article.id, imageUrl: before });
  });

  it("may be the drawing that was made for the article again, and no other's", async () => {
    const [article, next] = await list();
    if (!article || !next) throw new Error("there are no articles");
    const [own, others] = [article, next].map(({ slug }) => `/art/articles/guider/${slug}.svg`);
    expect(article.image?.url).toBe(own);
    await update(admin, { id: article.id, imageUrl: "/art/articles/mat.svg" });
    expect(codesOf(await update(admin, { id: article.id, imageUrl: others }))).toEqual(["NOT_FOUND"]);
    await update(admin, { id: article.id, imageUrl: own });
    expect((await list())[0]?.image?.url).toBe(own);
  });

  it("is one that there is, on an article that there is", async () => {
    const [article] = await list();
    for (const imageUrl of [
      "/art/articles/finns-inte.svg",
      "https://elsewhere.example/a.png",
      "",
      "javascript:alert(1)",
    ])
      expect(codesOf(await update(admin, { id: article?.id, imageUrl }))).toEqual(["NOT_FOUND"]);
    const gone = Buffer.from("Article:999999").toString("base64url");
    expect(codesOf(await update(admin, { id: gone, imageUrl: "/art/articles/mat.svg" }))).toEqual(["NOT_FOUND"]);
    expect((await list())[0]).toEqual(article);
  });
});

describe("a provider's logo", () => {
  interface Logo {
    providerName: string;
    file: string;
    productCount: number;
    linkedCount: number;
    undoableCount: number;
  }
  const FIELDS = "providerName file productCount linkedCount undoableCount";
  const logos = async (): Promise<Logo[]> =>
    (await admin.browser.graphql<{ providerLogos: Logo[] }>(`{ providerLogos { ${FIELDS} } }`)).data.providerLogos;
  const send = async (name: "linkProviderLogo" | "unlinkProviderLogo", providerName: string) =>
    change(admin.browser, name, { input: { providerName } });
  const pictures = (provider: string): Promise<{ id: number; image_url: string | null }[]> =>
    api.db.query("SELECT id, image_url FROM product WHERE provider_name = $1 ORDER BY id", [provider]);

  it("stands for each of the demo's ten providers", async () => {
    const all = await logos();
    expect(all).toHaveLength(10);
    expect(all.filter(({ providerName }) => providerName.endsWith("Apotek"))).toHaveLength(2);
    for (const { file, productCount } of all) {
      expect((await api.fetch(`/logos/${file}`)).status).toBe(200);
      expect(productCount).toBeGreaterThan(0);
    }
  });

  it("is nobody's whose name no provider can have", async () => {
    for (const name of ["linkProviderLogo", "unlinkProviderLogo"] as const)
      for (const providerName of ["A\0B", "A\ud800", "Finns inte"])
        expect((await send(name, providerName)).errors).toMatchObject([{ code: "NOT_FOUND", field: "providerName" }]);
  });

  it("becomes the picture of exactly its products, and undoing gives each its own back", async () => {
    const [one, other] = await logos();
    if (!one || !other) throw new Error("there are no logos");
    const [before, others] = [await pictures(one.providerName), await pictures(other.providerName)];
    const providerLogo = (await send("linkProviderLogo", one.providerName)).payload?.providerLogo;
    expect(providerLogo).toMatchObject({ linkedCount: one.productCount });
    for (const { image_url } of await pictures(one.providerName)) expect(image_url).toBe(`/logos/${one.file}`);
    expect(await pictures(other.providerName)).toEqual(others);
    expect((await auditLog())[0]).toMatchObject({ subjectType: "PROVIDER", subjectId: one.providerName });
    // Once more changes nothing, also not what is remembered.
    expect((await send("linkProviderLogo", one.providerName)).payload?.providerLogo).toEqual(providerLogo);

    // A product that has got another picture since keeps it.
    const [first, ...rest] = before;
    await api.db.query("UPDATE product SET image_url = '/products/sauna.svg' WHERE id = $1", [first?.id]);
    await send("unlinkProviderLogo", one.providerName);
    expect(await pictures(one.providerName)).toEqual([{ ...first, image_url: "/products/sauna.svg" }, ...rest]);
    await api.db.query("UPDATE product SET image_url = $2 WHERE id = $1", [first?.id, first?.image_url]);
  });

  it("can be linked for all at once", async () => {
    const all = await logos();
    const results = await Promise.all(all.map(({ providerName }) => send("linkProviderLogo", providerName)));
    expect(results.flatMap(codesOf)).toEqual([]);
    for (const { productCount, linkedCount } of await logos()) expect(linkedCount).toBe(productCount);
    await Promise.all(all.map(({ providerName }) => send("unlinkProviderLogo", providerName)));
    for (const { undoableCount } of await logos()) expect(undoableCount).toBe(0);
  });

  it("is somebody's who is known", async () => {
    for (const name of ["Finns Inte", "", "%"])
      expect(codesOf(await send("linkProviderLogo", name))).toEqual(["NOT_FOUND"]);
    const member = await aMember(api);
    const { errors } = await member.browser.graphql("{ providerLogos { file } }");
    expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
  });
});
