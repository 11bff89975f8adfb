import { describe, expect, it } from "vitest";
import { growCatalogue } from "../../server/seed/seedDemo.ts";
import { countStatements, eventually, startApi } from "../support/api.ts";
import { elements, linksThatRead, title } from "../support/apiHtml.ts";

const api = await startApi();

interface Group {
  kind: string;
  label: string;
  hasMore: boolean;
  listPath: string;
  hits: { nodeId: string | null; title: string; detail: string | null; path: string }[];
}
interface Answer {
  search: { groups: Group[]; suggestion: string | null; showsSuggestion: boolean } | null;
}

const QUERY = `query ($query: String!, $first: Int, $kinds: [SiteSearchKind!]) {
  search(query: $query, first: $first, kinds: $kinds) {
    groups { kind label hasMore listPath hits { nodeId title detail path } }
    suggestion showsSuggestion
  }
}`;

const ask = (query: string, more: Record<string, unknown> = {}) => api.graphql<Answer>(QUERY, { query, ...more });

async function search(query: string, more: Record<string, unknown> = {}) {
  const { search: found } = (await ask(query, more)).data;
  if (!found) throw new Error(`nothing came of ${query}`);
  const of = (kind: string) => found.groups.find((group) => group.kind === kind);
  return { ...found, kinds: found.groups.map(({ kind }) => kind), of, hits: (kind: string) => of(kind)?.hits ?? [] };
}

const titles = (hits: { title: string }[]) => hits.map((hit) => hit.title);

describe("a search of the whole site", () => {
  it("finds by kind, in an order of kinds, and leads to all of each kind", async () => {
    const { kinds, groups, of } = await search("järn");
    expect(kinds).toEqual(expect.arrayContaining(["GUIDES", "TESTS", "SUPPLEMENTS"]));
    for (const { hits, listPath } of groups) {
      expect(hits.length).toBeGreaterThan(0);
      for (const { path } of [...hits, { path: listPath }]) expect((await api.fetch(path)).status, path).toBe(200);
    }
    expect(of("TESTS")?.listPath).toBe("/tester?q=j%C3%A4rn");
    expect(of("GUIDES")?.listPath).toBe("/sok?q=j%C3%A4rn&visa=guides");
  });

  it("has what the list of products has first", async () => {
    for (const [kind, area] of [
      ["TESTS", "TESTS"],
      ["SUPPLEMENTS", "SUPPLEMENTS"],
      ["EQUIPMENT", "BIOHACKING"],
    ]) {
      for (const text of ["vitamin", "blod", "ljus", "magnesium kapsel", "hormon"]) {
        const { data } = await api.graphql<{
          products: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean } };
        }>(
          `{ products(area: ${area}, filter: { search: "${text}" }, first: 3) { nodes { id } pageInfo { hasNextPage } } }`,
        );
        const { nodes, pageInfo } = data.products;
        const group = (await search(text, { first: 3, kinds: [kind] })).groups[0];
        // Where the list shows what was meant instead, the site may have the word itself.
        expect([text, group?.hits.map(({ nodeId }) => nodeId) ?? []]).toEqual([text, nodes.map(({ id }) => id)]);
        expect(group?.hasMore ?? false).toBe(pageInfo.hasNextPage);
      }
    }
  });

  it("finds a guide by a word of its text, after what is about the word", async () => {
    const glycogen = await search("glykogen");
    expect(glycogen.kinds).toEqual(["GUIDES"]);
    expect(titles(glycogen.hits("GUIDES"))).toEqual(["Återhämtning som ger resultat"]);
    const { kinds } = await search("kapsel");
    expect(kinds.at(-1)).toBe("GUIDES");
    expect(kinds).toContain("SUPPLEMENTS");
  });

  it("leads by synonyms: 'trötthet' to a guide, 'långtidssocker' to the marker and its tests", async () => {
    const tired = await search("trötthet");
    expect(tired.kinds.slice(0, 2)).toEqual(["CHOOSER", "GUIDES"]);
    const { data } = await api.graphql<{ products: { searchGuides: { path: string }[] } }>(
      `{ products(area: TESTS, filter: { search: "trötthet" }) { searchGuides { path } } }`,
    );
    expect(
      tired
        .hits("GUIDES")
        .map(({ path }) => path)
        .slice(0, data.products.searchGuides.length),
    ).toEqual(data.products.searchGuides.map(({ path }) => path));
    const sugar = await search("långtidssocker");
    expect([sugar.kinds[0], titles(sugar.hits("MARKERS"))[0]]).toEqual(["MARKERS", "HbA1c"]);
    expect(sugar.hits("TESTS").length).toBeGreaterThan(0);
  });

  it("leads from a question in words to the question of the marker chooser, or to the guide", async () => {
    for (const [text, kind, found] of [
      ["jag är alltid trött", "CHOOSER", "Varför är jag trött?"],
      ["ont i lederna", "CHOOSER", "Varför har jag ont i lederna?"],
      ["lederna värker", "CHOOSER", "Varför har jag ont i lederna?"],
      ["trött", "CHOOSER", "Varför är jag trött?"],
      ["vilket test passar mig", "CHOOSER", "Välj test efter markörer"],
      ["tappar hår", "CHOOSER", "Är det sköldkörteln?"],
      ["hur mycket protein ska en 70-åring äta", "GUIDES", "Protein genom livet"],
    ] as const) {
      const first = (await search(text)).groups[0];
      expect([text, first?.kind, first?.hits[0]?.title]).toEqual([text, kind, found]);
    }
    const path = (await search("jag är alltid trött")).hits("CHOOSER")[0]?.path ?? "";
    expect(path).toBe("/tester/markorer?fraga=trott");
    expect((await api.fetch(path)).status).toBe(200);
  });

  it("leads from a list of markers to the cheapest tests for all of them", async () => {
    for (const text of ["ferritin, tsh, vitamin d", "ferritin tsh d-vitamin", "Ferritin; TSH och vitamin D"]) {
      const { groups } = await search(text);
      const [hit] = groups[0]?.hits ?? [];
      expect([text, hit?.title]).toEqual([text, "Billigaste testet för Ferritin, TSH och 25-OH-vitamin D"]);
      const html = await (await api.fetch(hit?.path ?? "")).text();
      expect(html.replaceAll("<!-- -->", "")).toContain("3 av 30 markörer valda");
    }
    const { hits } = await search("ferritin");
    expect(titles(hits("CHOOSER")).filter((one) => one.startsWith("Billigaste"))).toEqual([]);
  });

  it("says of a list of tests which markers it was searched for", async () => {
    for (const [text, expected] of [
      ["ferritin, tsh, vitamin d", ["Ferritin", "TSH", "25-OH-vitamin D"]],
      ["ferritin", ["Ferritin"]],
      ["feritin", ["Ferritin"]],
      ["trötthet", []],
    ] as const) {
      const { data } = await api.graphql<{ products: { searchedMarkers: string[] } }>(
        "query ($text: String) { products(area: TESTS, filter: { search: $text }) { searchedMarkers } }",
        { text },
      );
      expect([text, data.products.searchedMarkers]).toEqual([text, expected]);
    }
  });

  it.each([
    "radera",
    "ta bort",
    "GDPR",
    "mina uppgifter",
    "radera mitt konto",
    "ta bort mina uppgifter",
    "cookies",
    "kakor",
  ])("shows 'Dina uppgifter' first to whoever searches for '%s'", async (text) => {
    const { hits } = (await search(text)).groups[0] ?? { hits: [] };
    expect(hits[0]).toMatchObject({ title: "Dina uppgifter", path: "/min-resa#dina-uppgifter" });
  });

  it.each(["min sömn", "sömnkurva", "mina resultat", "mina testresultat"])(
    "leads whoever searches for '%s' to their own results",
    async (text) => {
      const places = (await search(text)).groups.flatMap(({ hits }) => hits.map(({ path }) => path));
      expect(places).toContain("/min-resa#mina-kurvor");
    },
  );

  it.each([
    ["D-vitamin", "vitamin D", "dvitamin", "D vitamin", "vit D", "Vitamin-D", "d-vitaminbrist"],
    ["vitamin B12", "B12", "B 12", "b-12", "B12-vitamin", "B12-brist", "b12värde"],
    ["K2", "vitamin K2", "K2-vitamin", "vitamin k-2"],
    ["vitamin E", "E-vitamin", "evitamin"],
    ["vitamin A", "a-vitamin"],
    ["omega-3", "omega 3", "Omega3", "omega tre"],
    ["Q10", "q-10", "koenzym Q10", "CoQ10"],
    ["magnesium", "Mg", "Mg2+", "Mg²⁺"],
    ["zink", "Zn2+"],
    ["järn", "järn (Fe)", "Fe"],
    ["25 µg", "25 mcg"],
  ])("finds the same for %s, however it is written", async (...spellings) => {
    const found = async (text: string) => (await search(text)).groups.map(({ kind, hits }) => [kind, titles(hits)]);
    const [spelling = "", ...others] = spellings;
    const expected = await found(spelling);
    expect(expected).not.toEqual([]);
    for (const other of others) expect([other, await found(other)]).toEqual([other, expected]);
  });

  it.each([
    ["ferritinvärde", "Ferritin"],
    ["S-ferritin", "Ferritin"],
    ["järnbrist", "Ferritin"],
    ["b12-brist", "Vitamin B12"],
    ["sköldkörtelprov", "TSH"],
    ["kolesterolvärde", "Kolesterol"],
    ["blodsockertest", "HbA1c"],
    ["magnesiumcitrat", "Magnesium"],
  ])("finds for '%s' the marker %s", async (text, marker) => {
    expect(titles((await search(text)).hits("MARKERS")).slice(0, 2)).toContain(marker);
  });

  it("finds for 'betakaroten', of which the body makes vitamin A, what that finds", async () => {
    const found = async (text: string) => (await search(text)).groups.flatMap(({ hits }) => titles(hits));
    expect(await found("betakaroten")).toEqual(expect.arrayContaining((await found("vitamin A")).slice(0, 1)));
  });

  it("folds letters, hyphens and case, and takes words in any order", async () => {
    for (const [one, other] of [
      ["SÖMN", "somn"],
      ["d-vitamin", "D VITAMIN"],
      ["sköldkörtel", "skoldkortel"],
      ["fjällprov", "FJALLPROV"],
      ["magnesium kapsel", "kapsel magnesium"],
    ] as const) {
      const [left, right] = [await search(one), await search(other)];
      const found = ({ groups }: { groups: Group[] }) => groups.map(({ kind, hits }) => [kind, titles(hits)]);
      expect(found(left)).toEqual(found(right));
      expect(left.groups).not.toEqual([]);
    }
  });

  it("shows first what is called just so, and word starts before what has the text within words", async () => {
    expect((await search("ferritin")).hits("MARKERS")[0]?.title).toBe("Ferritin");
    const named = await search("Fjällprov");
    expect([named.kinds[0], named.hits("PROVIDERS")[0]?.path]).toEqual(["PROVIDERS", "/leverantorer/fjallprov-1"]);
    const { hits } = (await search("testet", { kinds: ["PAGES"], first: 50 })).groups[0] ?? { hits: [] };
    // "Hälsotester" has the text within a word; nothing that begins with it comes after that.
    const begins = hits.map((hit) =>
      hit.title
        .toLowerCase()
        .split(/\s/)
        .some((word) => word.startsWith("test")),
    );
    expect(begins.slice(begins.indexOf(false))).not.toContain(true);
    expect(titles(hits)).toEqual(expect.arrayContaining(["Sömntestet", "Träningstestet", "Protokolltestet"]));
  });

  it("finds MR providers, programmes, training methods and pages of text", async () => {
    expect((await search("mr")).hits("MR_PROVIDERS").length).toBeGreaterThan(0);
    const paths = async (text: string) => (await search(text, { first: 20 })).hits("PAGES").map(({ path }) => path);
    expect(await paths("mental optimering")).toEqual(expect.arrayContaining(["/mental-optimering/light"]));
    expect(await paths("integritetspolicy")).toContain("/integritetspolicy");
    expect((await paths("zone 2")).some((path) => path.startsWith("/traning#"))).toBe(true);
  });

  it("says what was probably meant where it finds nothing", async () => {
    const meant = await search("kolestrol");
    expect([meant.suggestion, meant.showsSuggestion]).toEqual(["kolesterol", true]);
    expect(meant.hits("MARKERS").length + meant.hits("TESTS").length).toBeGreaterThan(0);
    expect(await search("xqzwkjfhw")).toMatchObject({ groups: [], suggestion: null, showsSuggestion: false });
  });

  it("tells whether there are more, and takes only some kinds", async () => {
    const few = await search("blod", { first: 1 });
    const many = await search("blod", { first: 50 });
    for (const group of few.groups) {
      const all = many.hits(group.kind);
      expect([group.kind, group.hasMore]).toEqual([group.kind, all.length > 1]);
      expect(titles(group.hits)).toEqual(titles(all.slice(0, 1)));
    }
    expect((await search("blod", { kinds: ["MARKERS", "GUIDES"] })).kinds.sort()).toEqual(["GUIDES", "MARKERS"]);
    expect((await search("blod", { kinds: [] })).groups).toEqual([]);
  });

  it("gives identifiers that lead back", async () => {
    const { groups } = await search("blod", { first: 2 });
    const ids = groups.flatMap(({ hits }) => hits.flatMap(({ nodeId }) => nodeId ?? []));
    const { data } = await api.graphql<{ nodes: ({ id: string } | null)[] }>(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`,
      { ids },
    );
    expect(data.nodes.map((node) => node?.id)).toEqual(ids);
  });

  it("hears of changes: a guide that is withdrawn is not found any more", async () => {
    const [guide] = (await search("sov bättre")).hits("GUIDES");
    const slug = guide?.path.split("/").at(-1);
    const isFound = async () => (await search("sov bättre")).hits("GUIDES").some(({ path }) => path === guide?.path);
    await api.db.query("UPDATE article SET is_published = false WHERE slug = $1", [slug]);
    await eventually(async () => !(await isFound()));
    await api.db.query("UPDATE article SET is_published = true WHERE slug = $1", [slug]);
    await eventually(isFound);
  });
});

describe("a search that cannot be", () => {
  it.each(["", " ", "x", " å ", "!!", "💊"])("'%s' finds nothing, and is no error", async (text) => {
    expect((await ask(text)).data.search).toEqual({ groups: [], suggestion: null, showsSuggestion: false });
  });

  it.each([
    [{ query: Array.from({ length: 200 }, (_, index) => `ord${index}`).join(" ") }, "query"],
    [{ query: "a".repeat(201) }, "query"],
    [{ query: "järn\0" }, "query"],
    [{ query: "järn", first: 0 }, "first"],
    [{ query: "järn", first: 51 }, "first"],
  ])("%o is refused with a code and its field", async ({ query, ...more }, field) => {
    const { errors } = await api.graphql(QUERY, { query, ...more });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", field } }]);
    expect(errors[0]?.message).toMatch(/^(Sökningen|Antalet) /);
  });

  it("is no trap for what databases and patterns read: it only finds nothing", async () => {
    for (const text of ["' OR 1=1 --", "%%%", "a:* & b", "\\\\\\", "(((", "<script>alert(1)</script>"]) {
      expect((await ask(text)).data.search).not.toBeNull();
    }
  });
});

describe("the page of a search", () => {
  const page = async (path: string) => (await api.fetch(path)).text();

  it("shows without scripts what the graph finds, and is not for search engines", async () => {
    const html = await page("/sok?q=l%C3%A5ngtidssocker");
    expect(title(html)).toBe("Sök: långtidssocker – Livsresan");
    expect(linksThatRead(html, "HbA1c")[0]?.href).toMatch(/^\/markorer\/hba1c-/);
    expect(elements(html, "meta").some(({ name, content }) => name === "robots" && content === "noindex")).toBe(true);
    expect(elements(html, "input").find(({ id }) => id === "sok")).toMatchObject({
      name: "q",
      value: "långtidssocker",
    });
    const forms = elements(html, "form").filter(({ action }) => action === "/sok");
    // The header's on every page, and its own.
    expect(forms).toHaveLength(2);
    expect(elements(await page("/tester"), "form").filter(({ action }) => action === "/sok")).toHaveLength(1);
  });

  it("shows one kind alone, and what was meant", async () => {
    const html = await page("/sok?q=sömn&visa=guides");
    expect(html).toContain("Visa alla slags träffar");
    expect(html).not.toContain("sok-tests");
    expect(linksThatRead(await page("/sok?q=kolestrol"), "kolesterol")[0]?.href).toBe("/sok?q=kolesterol");
  });

  it.each([
    "/sok",
    "/sok?q=",
    "/sok?q=x",
    `/sok?q=${"a".repeat(201)}`,
    "/sok?q=xqzwkjfhw",
    "/sok?q=%00",
    "/sok?visa=x",
  ])("%s has ways on instead", async (path) => {
    const html = await page(path);
    expect(html).toContain("Se dig omkring");
    expect(linksThatRead(html, "MR-scanning").map(({ href }) => href)).toContain("/mr-scanning");
  });

  it("is not in the sitemap", async () => {
    expect(await page("/sitemap.xml")).not.toContain("/sok");
  });
});

it("takes as many statements however much there is, and however much is asked for", async () => {
  const count = async (first: number) => (await countStatements(() => search("hormon", { first })))[1];
  await search("hormon");
  const before = [await count(1), await count(50)];
  expect(before[0]).toBe(before[1]);
  expect(before[0]).toBeLessThanOrEqual(3);
  await growCatalogue(api.db, 5_000);
  await eventually(async () => (await search("hormon")).groups.length > 0);
  // An area that has much of it takes one more for each way to fit, and never more.
  for (const text of ["hormon", "test", "blod"]) {
    const [, statements] = await countStatements(() => search(text, { first: 20 }));
    expect(statements).toBeLessThanOrEqual(16);
  }
});
