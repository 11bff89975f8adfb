import { describe, expect, it } from "vitest";
import documents from "../../schema/persistedDocuments.json";
import {
  ACCESS,
  aBrowser,
  anAccount,
  type Browser,
  REFRESH,
  signedIn,
  startAccounts,
  whoIs,
} from "../support/accounts.ts";
import { ALIASES } from "../support/aliases.ts";
import { clientOf, graphqlPath } from "../support/api.ts";
import { elements } from "../support/apiHtml.ts";
import { aSharedCache } from "../support/sharedCache.ts";

const api = await startAccounts();
const cache = await aSharedCache(api.origin);

const sitemap = await (await api.fetch("/sitemap.xml")).text();
/** So many pages of one route are opened: whose answer may be kept is decided by the route. */
const OF_A_ROUTE = process.env.FULL_RUN ? 3 : 1;
/** A few of those pages that are one route, of which there can be thousands. */
const PAGES = aFewOfEach([...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path]) => path || "/"));
const html = await (await api.fetch("/guider/magnesium")).text();
const FILES = [
  ...elements(html, "script").flatMap(({ src }) => src ?? []),
  ...elements(html, "link").flatMap(({ href }) => href ?? []),
  ...elements(html, "img").flatMap(({ src }) => src ?? []),
].filter((path) => /^\/[^/].*\.\w+(\?|$)/.test(path) && path !== "/rss.xml");
const guideAliases: { slug: string }[] = await api.db.query("SELECT slug FROM article_alias");
const products: { id: number }[] = await api.db.query(
  "SELECT id FROM product WHERE is_available AND affiliate_link IS NOT NULL ORDER BY id LIMIT 2",
);
const QUERIES = Object.entries(documents)
  .filter(([, text]) => text.startsWith("query "))
  .map(([hash]) => graphqlPath(hash, { area: "TESTS", first: 3, slug: "magnesium", ids: ["1"], markers: ["1"] }));

/** Everything that can be opened or asked for with GET, other spellings included. */
const ADDRESSES = [
  ...PAGES,
  ...PAGES.filter((path) => path !== "/").map((path) => `${path}/`),
  ...ALIASES.flatMap(([alias]) => [alias, `${alias}/`, `${alias}?a=1`]),
  ...guideAliases.map(({ slug }) => `/guider/${slug}`),
  ...["/min-resa", "/konto", "/admin", "/auth", "/glomt-losenord", "/nytt-losenord", "/nytt-losenord?nyckel=x"],
  ...["/tester?kategori=hormontester", "/finns-inte", "/guider/finns-inte", "/dr-finns-inte", "/%E0%A4%A", "/%"],
  ...["/robots.txt", "/sitemap.xml", "/rss.xml", "/dela/tester.png", "/dela/finns-inte.png", "/bekrafta?nyckel=x"],
  ...["/healthz", "/readyz", "/metrics", "/graphiql", "/media/art/finns-inte.svg", "/ut/0"],
  ...products.map(({ id }) => `/ut/${id}?fran=tester`),
  ...QUERIES,
  graphqlPath("{ goals { key text } }"),
  graphqlPath("{ goals { key } me { email } }"),
  graphqlPath("{ me { email } }"),
  graphqlPath("mutation { signOut { errors { code } } }"),
  "/graphql",
];

/** All paths of one part; of those that have a part before their last one the first that begin alike. */
function aFewOfEach(paths: string[]): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const start = path.slice(0, path.lastIndexOf("/"));
    seen.set(start, (seen.get(start) ?? 0) + 1);
    return start === "" || (seen.get(start) ?? 0) <= OF_A_ROUTE;
  });
}

const HEADERS = { "apollo-require-preflight": "1", accept: "text/html,*/*;q=0.8" };
const member = async (fullName: string) => signedIn(clientOf(cache.origin), await anAccount(api, { fullName }));
const anna = await member("Anna Sjuhundratjugo");
const bo = await member("Bo Sjuhundratjugo");

/** Opens an address, and notes which responses came from the cache. */
async function open(visitor: Browser, path: string) {
  const response = await visitor.fetch(path, { headers: HEADERS });
  return {
    text: await response.text(),
    isFromCache: response.headers.get("x-from-cache") === "yes",
    control: response.headers.get("cache-control") ?? "",
    vary: response.headers.get("vary") ?? "",
  };
}

/** Lets the access token run out, so that the next answer renews the session on the way. */
const tire = ({ cookies }: Browser): void => void cookies.delete(ACCESS);

/** A browser whose cookies are worth nothing, so that they are taken away. */
function withForgedCookies(): Browser {
  const browser = aBrowser(cache);
  browser.cookies.set(ACCESS, "forged").set(REFRESH, "forged");
  return browser;
}

/** What is the same for everybody by its nature: built files and pictures. */
const isFile = (path: string): boolean =>
  FILES.includes(path) || path.startsWith("/media/") || path === "/dela/tester.png";

describe("with a shared cache between the visitors and the site", () => {
  it.each([...ADDRESSES, ...FILES])("%s gives nobody what is another's", async (path) => {
    tire(anna.browser);
    tire(bo.browser);
    const visits = {
      renewed: await open(anna.browser, path),
      stranger: await open(aBrowser(cache), path),
      forged: await open(withForgedCookies(), path),
      other: await open(bo.browser, path),
      secondStranger: await open(aBrowser(cache), path),
      again: await open(anna.browser, path),
    };
    for (const { text } of [visits.stranger, visits.forged, visits.secondStranger])
      for (const { person } of [anna, bo]) expect(text).not.toMatch(new RegExp(`${person.email}|${person.fullName}`));
    expect(visits.other.text).not.toContain(anna.person.email);
    expect(visits.again.text).not.toContain(bo.person.email);
    for (const [who, { control, isFromCache }] of Object.entries(visits)) {
      if (isFile(path) || /tranger/.test(who)) continue;
      expect([who, control, isFromCache]).toEqual([who, expect.stringMatching(/\bno-store\b/), false]);
    }
    // Public responses vary by cookie.
    if (!isFile(path) && /public/.test(visits.stranger.control)) expect(visits.stranger.vary).toMatch(/\bcookie\b/i);
    expect(visits.stranger.control).not.toBe("");
  });

  it("nobody was signed out, or became another", async () => {
    for (const { browser, person } of [anna, bo]) expect((await whoIs(browser))?.email).toBe(person.email);
    expect(await whoIs(aBrowser(cache))).toBeNull();
  });

  it("the cache kept much, and nothing with a cookie in it", () => {
    expect(cache.stored.filter(({ headers }) => headers["set-cookie"]).map(({ path }) => path)).toEqual([]);
    const paths = new Set(cache.stored.map(({ path }) => path));
    for (const path of ["/", "/tester", "/robots.txt", "/sitemap.xml", "/rss.xml", ...FILES])
      expect(paths).toContain(path);
    expect([...paths].filter((path) => path.startsWith("/graphql?")).length).toBeGreaterThan(5);
  });
});
