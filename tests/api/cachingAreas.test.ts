import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { countStatements, eventually, graphqlPath, persistedHash, startApi } from "../support/api.ts";

const api = await startApi();

/** Asks as anybody would, whose answer may come from the cache. */
async function textOf(path: string): Promise<string> {
  const response = await api.fetch(path, { headers: { "apollo-require-preflight": "1" } });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** True when the server answers without asking the database. */
async function isCached(path: string): Promise<boolean> {
  return (await countStatements(() => textOf(path)))[1] === 0;
}

/**
 * Registers a query by its hash (automatic persisted queries).
 * @returns the path that asks for it by the hash
 */
async function register(query: string): Promise<string> {
  const sha256Hash = createHash("sha256").update(query).digest("hex");
  await api.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  });
  return graphqlPath(sha256Hash);
}

const LIST = graphqlPath(persistedHash("ProductListPage"), { area: "TESTS", first: 3 });
const GUIDE = graphqlPath(persistedHash("GuidePage"), { slug: "jarn" });
const PROVIDERS = await register("query { products(area: TESTS, first: 50) { nodes { provider { name country } } } }");
const METHODS = await register("query { trainingMethods { title } }");
const GOALS = await register("query { goals { key label } }");

const [{ id: tsh }] = await api.db.query("SELECT id FROM biomarker WHERE name = 'TSH'");
const TSH = `/markorer/tsh-${tsh}`;
const MR = "/mr-scanning/skuggsjo-mr-klinik-2";
const SEARCHED = await register(
  'query { products(area: TESTS, first: 3, filter: { search: "kvarvarg" }) { searchGuides { title } } }',
);

const CATALOGUE = [LIST, PROVIDERS, "/tester", "/kosttillskott"];
/** Of the catalogue, with the guides that its questions lead to. */
const CHOOSER = "/tester/markorer";
const ARTICLES = [GUIDE, "/guider/jarn", "/guider", "/rss.xml"];
const CONTENT = ["/om-oss", "/mr-scanning"];
/** Made from articles and authors only: the sitemap and the share image of a guide. */
const ADDRESSES = ["/sitemap.xml", "/dela/guider/jarn.png"];

await api.db.query(
  `INSERT INTO library_image (id, public_id, width, height, format, bytes, version)
   VALUES (gen_random_uuid(), 'guider/hiit', 900, 600, 'png', 1, 'gammal')`,
);
await api.db.query("UPDATE article SET image_url = '/media/guider/hiit' WHERE slug = 'hiit'");

interface Change {
  what: string;
  make(): Promise<unknown>;
  /** Stands in what shows the change. */
  text: string;
  shown: string[];
  /** What has nothing to do with it. */
  untouched: string[];
}

const run = (sql: string) => () => api.db.query(sql);

const CHANGES: Change[] = [
  {
    what: "an article's title",
    make: run("UPDATE article SET title = 'Järn i nytt ljus' WHERE slug = 'jarn'"),
    text: "Järn i nytt ljus",
    shown: [...ARTICLES, "/"],
    untouched: [...CATALOGUE, ...CONTENT],
  },
  {
    what: "an author's name",
    make: run("UPDATE author SET name = 'Ny Namnsson' WHERE id = (SELECT written_by FROM article WHERE slug = 'jarn')"),
    text: "Ny Namnsson",
    shown: [GUIDE, "/guider/jarn"],
    untouched: [...CATALOGUE, ...CONTENT],
  },
  {
    what: "a product's name",
    make: run(`UPDATE product SET name = 'Alldeles omdöpt' WHERE id = (SELECT id FROM product
      WHERE area = 'TESTS' AND is_available ORDER BY sort_rank, name, id LIMIT 1)`),
    text: "Alldeles omdöpt",
    shown: [LIST, "/tester"],
    untouched: [GUIDE, METHODS],
  },
  {
    what: "what a product has cost",
    make: run("INSERT INTO product_price VALUES (21, '2020-01-01', 1234500, false)"),
    text: "12\u00a0345\u00a0kr",
    shown: ["/tester/halsokontroll-grund-21"],
    untouched: [GUIDE, METHODS],
  },
  {
    what: "a category's name",
    make: run("UPDATE category SET name = 'Omdöpta hormoner' WHERE slug = 'hormontester'"),
    text: "Omdöpta hormoner",
    shown: ["/tester"],
    untouched: [GUIDE, METHODS],
  },
  {
    what: "a provider's country",
    make: run("UPDATE provider SET country = 'Atlantis'"),
    text: "Atlantis",
    shown: [PROVIDERS, "/leverantorer", "/leverantorer/fjallprov-1"],
    untouched: [GUIDE, METHODS],
  },
  {
    what: "what a biomarker tells",
    make: run(`UPDATE biomarker SET description = 'En ny beskrivning' WHERE name = 'TSH'`),
    text: "En ny beskrivning",
    shown: ["/tester/markorer", "/markorer", TSH],
    untouched: [METHODS],
  },
  {
    what: "a question of the marker chooser",
    make: run(
      `INSERT INTO marker_question_text (key, title, text, position, is_shown)
       VALUES ('trott', 'Varför orkar jag inget?', 'Proven kan visa.', 1, true)`,
    ),
    text: "Varför orkar jag inget?",
    shown: ["/tester/markorer"],
    untouched: [METHODS],
  },
  {
    what: "what a goal is called",
    make: run("INSERT INTO journey_text (key, title, is_shown) VALUES ('goal:energy', 'Orka mer av dagen', true)"),
    text: "Orka mer av dagen",
    shown: [GOALS, "/kosttillskott"],
    untouched: [GUIDE, METHODS],
  },
  {
    what: "a picture of the library",
    make: run("UPDATE library_image SET version = 'alldeles-ny'"),
    text: "/media/guider/hiit?v=alldeles-ny",
    shown: ["/guider/hiit", "/guider"],
    untouched: [GUIDE, METHODS, ...CONTENT],
  },
  {
    what: "a training method, which counts in the journey",
    make: run("UPDATE training_method SET title = 'Zon två, omdöpt' WHERE slug = 'zone-2'"),
    text: "Zon två, omdöpt",
    shown: [METHODS, "/traning", "/"],
    untouched: [...CATALOGUE, CHOOSER, GUIDE],
  },
  {
    what: "a page's text",
    make: run("UPDATE page SET lead = 'En ny ingress' WHERE slug = 'om-oss'"),
    text: "En ny ingress",
    shown: ["/om-oss"],
    untouched: [...CATALOGUE, CHOOSER, TSH, GUIDE, ...ADDRESSES],
  },
  {
    what: "what a programme says",
    make: run(`UPDATE programme SET content = jsonb_set(content, '{lead}', '"En ny början"') WHERE level = 'medium'`),
    text: "En ny början",
    shown: ["/mental-optimering/medium"],
    untouched: [...CATALOGUE, CHOOSER, GUIDE, ...ADDRESSES],
  },
  {
    what: "what a word means to searches",
    make: run(
      `INSERT INTO synonym (term, term_key, kind, target) VALUES ('kvarvarg', 'kvarvarg', 'GUIDE', 'blodfetter')`,
    ),
    text: "Blodfetter",
    shown: [SEARCHED],
    untouched: [...CATALOGUE, METHODS],
  },
  {
    what: "a provider of MR scans",
    make: run("UPDATE mr_provider SET location = 'Kiruna och Ystad'"),
    text: "Kiruna och Ystad",
    shown: ["/mr-scanning", MR],
    untouched: [...CATALOGUE, CHOOSER, TSH, GUIDE, "/om-oss"],
  },
];

describe("the response cache", () => {
  it.each(CHANGES)(
    "is renewed where it shows $what, and stays where it does not",
    async ({ make, text, shown, untouched }) => {
      for (const path of [...shown, ...untouched]) await eventually(() => isCached(path));
      for (const path of shown) expect([path, (await textOf(path)).includes(text)]).toEqual([path, false]);
      await make();
      for (const path of shown) await eventually(async () => (await textOf(path)).includes(text));
      for (const path of untouched) expect([path, await isCached(path)]).toEqual([path, true]);
    },
  );

  it("draws a guide's picture anew, and lists its address no longer when it is withdrawn", async () => {
    const [sitemap, picture] = ADDRESSES as [string, string];
    for (const path of ADDRESSES) await eventually(() => isCached(path));
    const drawn = async () => (await api.fetch(picture)).headers.get("etag");
    const before = await drawn();
    await run("UPDATE article SET title = 'Järn, omtecknat' WHERE slug = 'jarn'")();
    await eventually(async () => (await drawn()) !== before);
    expect(await textOf(sitemap)).toContain("/guider/jarn<");
    await run("UPDATE article SET is_published = false WHERE slug = 'jarn'")();
    await eventually(async () => !(await textOf(sitemap)).includes("/guider/jarn<"));
    expect((await api.fetch(picture)).status).toBe(404);
  });

  it("shows on the front page that the catalogue is no longer the demo", async () => {
    await eventually(() => isCached("/"));
    const before = await textOf("/");
    await run("UPDATE provider SET website = replace(website, '.example', '.test')")();
    await eventually(async () => (await textOf("/")) !== before);
    await eventually(() => isCached("/"));
  });
});
