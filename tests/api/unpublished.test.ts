import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { EXAMPLE_PRODUCT } from "../../client/graphiql/exampleAnswers.ts";
import { swedishMoment } from "../../schema/rules/words/dates.ts";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { aBrowser, aMember, asAdmin, change, startAccounts } from "../support/accounts.ts";
import { type Client, eventually, persistedHash, type Variables } from "../support/api.ts";
import { decoded, elements, meta, structuredData } from "../support/apiHtml.ts";

const api = await startAccounts({ PUBLIC_URL: "https://livsresan.example" });
const admin = await asAdmin(api);
const user = await aMember(api);

/** A word that stands nowhere else; addresses have it in small letters. */
const secret = (): string => `HEMLIGHET${randomBytes(5).toString("hex").toUpperCase()}`;

/** Content that visitors must not see. */
interface Hidden {
  path: string;
  /** In its title and its text; in small letters in its address. */
  word: string;
  id: string;
  /** What its page says of it to admins. */
  says: string;
  /** Where it is edited. */
  editor: string;
  /** The query of its page, and what it is asked with. */
  query: [name: string, variables: Variables];
}

const DAY = addDays(dayOf(new Date()), 5);

async function aGuide(says: string, ...states: Variables[]): Promise<Hidden> {
  const word = secret();
  const slug = `guide-${word.toLowerCase()}`;
  const input = {
    title: `Guide ${word}`,
    slug,
    description: `Om ${word}.`,
    topic: "SLEEP",
    authorId: globalId("Author", 1),
    badges: ["Prov"],
    countsAsTraining: false,
    reviewer: "",
    content: `## Början\n\nHär står ${word} [1].\n\n## Källor\n\n1. Folkhälsomyndigheten. https://www.folkhalsomyndigheten.se/`,
  };
  const [first, ...later] = states;
  const made = await change(admin.browser, "createArticle", { input: { ...input, ...first } });
  let article = { ...made.payload }.article as { id: string; version: number };
  for (const state of later) {
    const written = await change(admin.browser, "updateArticle", {
      input: { ...input, id: article.id, version: article.version, ...state },
    });
    article = { ...written.payload }.article as typeof article;
  }
  expect(article).toBeTruthy();
  return {
    path: `/guider/${slug}`,
    word,
    id: article.id,
    says,
    editor: `/admin/innehall?flik=guider&id=${article.id}`,
    query: ["GuidePage", { slug }],
  };
}

async function aProduct(): Promise<Hidden> {
  const word = secret();
  const input = { ...EXAMPLE_PRODUCT, name: `Prov ${word}`, isAvailable: false };
  const made = await change(admin.browser, "createProduct", { input });
  const { id, databaseId } = { ...made.payload }.product as { id: string; databaseId: number };
  return {
    path: `/kosttillskott/prov-${word.toLowerCase()}-${databaseId}`,
    word,
    id,
    says: "Dold – bara administratörer ser den här sidan",
    editor: `/admin/innehall?id=${id}`,
    query: ["ProductPage", { id: databaseId }],
  };
}

const ANYWHERE = `query ($id: ID!, $path: String!, $word: String!) {
  node(id: $id) { ... on Article { title content } ... on Product { name } }
  nodes(ids: [$id]) { ... on Article { title content } ... on Product { name } }
  content(path: $path) { ... on Article { title content } }
  products(area: SUPPLEMENTS, filter: { search: $word }) { nodes { name } }
  search(query: $word) { groups { hits { title detail } } }
  articles(first: 100) { nodes { title } }
  journeyItems { items { title } }
}`;
const FOR_ADMINS = `query ($slug: String!, $id: ID!) {
  article(slug: $slug, includeUnpublished: true) { title }
  editableArticle(id: $id) { title }
  editableProduct(id: $id) { name }
}`;

/** Where a client sees anything of it. */
async function placesSeenBy(client: Client, { path, word, id, query: [name, variables] }: Hidden): Promise<string[]> {
  const answers: [place: string, text: string][] = [];
  const small = word.toLowerCase();
  for (const address of [path, "/sitemap.xml", "/rss.xml", "/guider", "/kosttillskott", `/sok?q=${small}`]) {
    const answer = await client.fetch(address);
    answers.push([address, await answer.text()]);
    if (address === path && answer.status < 400) answers.push(["the page's status", word]);
  }
  if ((await client.fetch(`/dela${path}.png`)).status !== 404) answers.push(["the share picture", word]);
  // Twice: what is asked often is answered by another part of the server, and may be stored.
  for (let time = 0; time < 2; time++) {
    for (const all of [undefined, true, false]) {
      const { text } = await client.graphqlGet(persistedHash(name), { ...variables, all });
      answers.push([`${name}, all: ${all}`, text]);
    }
    const { text, errors } = await client.graphql(ANYWHERE, { id, path, word: small });
    expect(errors).toEqual([]);
    answers.push(["the graph", text]);
    answers.push(["what is for admins", (await client.graphql(FOR_ADMINS, { id, slug: path.split("/")[2] })).text]);
  }
  return answers.filter(([, text]) => text.includes(word)).map(([place]) => place);
}

describe("an address of the administration that leads to nothing", () => {
  it("finds nothing, which the page says, whatever stands in it", async () => {
    for (const id of ["hej", "1", "%00", globalId("Product", 2_147_483_647), globalId("Category", 1)]) {
      const { data, errors } = await admin.browser.graphql(
        "query ($id: ID!) { editableArticle(id: $id) { title } editableProduct(id: $id) { name } }",
        { id },
      );
      expect([id, errors, data]).toEqual([id, [], { editableArticle: null, editableProduct: null }]);
    }
  });
});

describe.each([
  ["a draft", () => aGuide("Utkast – bara administratörer ser den här sidan", { state: "DRAFT" })],
  [
    "a guide that publishes itself later",
    () =>
      aGuide(`Schemalagd till ${swedishMoment(`${DAY}T12:00:00+01:00`)} – bara administratörer ser den här sidan`, {
        state: "SCHEDULED",
        publishDay: DAY,
        publishTime: "12:00",
      }),
  ],
  [
    "a guide that was taken back",
    () =>
      aGuide(
        "Borttagen från webbplatsen – bara administratörer ser den här sidan",
        { state: "PUBLISHED" },
        { state: "DRAFT" },
      ),
  ],
  ["a product that is hidden", aProduct],
] as const)("%s", (_, make) => {
  it("is looked at on its own address by admins, and by nobody else before, meanwhile and after", async () => {
    const hidden = await make();
    const signedOut = aBrowser(api);
    await eventually(async () => (await signedOut.fetch(hidden.path)).status >= 404);
    expect(await placesSeenBy(signedOut, hidden)).toEqual([]);

    for (let time = 0; time < 2; time++) {
      const answer = await admin.browser.fetch(hidden.path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(answer.headers.get("etag")).toBeNull();
      expect(meta(html, "robots")).toBe("noindex");
      expect(elements(html, "link").filter(({ rel }) => rel === "canonical")).toEqual([]);
      expect(structuredData(html)).toEqual([]);
      const text = decoded(html.replace(/<[^>]*>/g, ""));
      expect(text).toContain(hidden.word);
      expect(text).toContain(hidden.says);
      const links = elements(html, "a").map(({ href }) => decoded(href ?? ""));
      expect(links).toContain(hidden.editor);
      // What only makes sense of what everybody sees.
      expect(links.filter((href) => href.startsWith("/ut/"))).toEqual([]);
      const buttons = [...html.matchAll(/<button\b[^>]*>(.*?)<\/button>/gs)].map(([, inner = ""]) =>
        decoded(inner.replace(/<[^>]*>/g, "")),
      );
      expect(buttons.filter((name) => /^(Dela|Jämför|Säg till när priset sjunker)$/.test(name))).toEqual([]);
    }

    for (const client of [signedOut, user.browser]) expect(await placesSeenBy(client, hidden)).toEqual([]);
    // The same browser, signed out.
    const leaving = await asAdmin(api);
    expect((await leaving.browser.fetch(hidden.path)).status).toBe(200);
    await change(leaving.browser, "signOut");
    expect(await placesSeenBy(leaving.browser, hidden)).toEqual([]);
    // The same session, no longer admin's.
    const demoted = await asAdmin(api);
    expect((await demoted.browser.fetch(hidden.path)).status).toBe(200);
    await api.db.query("DELETE FROM user_roles WHERE user_id = $1", [demoted.id]);
    expect(await placesSeenBy(demoted.browser, hidden)).toEqual([]);
  }, 120_000);
});
