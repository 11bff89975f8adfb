import { describe, expect, it } from "vitest";
import { type CategoriesByNumber, categoriesByNumber } from "../../server/features/catalogue/cachedCategories.ts";
import { CachedUntilChange } from "../../server/platform/database/cachedUntilChange.ts";
import type { PublicArea } from "../../server/platform/database/publicTables.ts";
import { ResponseCache } from "../../server/platform/graphql/responseCache.ts";
import { publicTables } from "../../server/publicTables.ts";

describe("the areas of a statement", () => {
  it.each<[string, PublicArea[]]>([
    ["SELECT name FROM product p WHERE id = $1", ["catalogue"]],
    [`SELECT 1 FROM "product_count"`, ["catalogue"]],
    ["select slug from ARTICLE_ALIAS", ["articles"]],
    ["SELECT 1 FROM article a JOIN training_method m ON true", ["articles", "content"]],
    ["SELECT (SELECT count(*) FROM page), (SELECT count(*) FROM provider)", ["content", "catalogue"]],
  ])("%s: %j", (text, areas) => {
    expect([...publicTables.areasOfStatement(text)].sort()).toEqual([...areas].sort());
  });

  it("are all of them where it names no table that is known", () => {
    expect(publicTables.areasOfStatement("SELECT 1")).toEqual(publicTables.areas);
    expect(publicTables.areasOfStatement("SELECT * FROM something_new")).toEqual(publicTables.areas);
    expect(publicTables.areasOfTable("something_new")).toEqual(publicTables.areas);
    expect(publicTables.areasOfTable("")).toEqual(publicTables.areas);
  });
});

describe("the response cache", () => {
  const made = (...areas: PublicArea[]) => ({ status: 200, headers: {}, body: "svar", areas: new Set(areas) });
  const listening = () => {
    const cache = new ResponseCache(publicTables.areas);
    cache.invalidate(publicTables.areas, true);
    return cache;
  };

  it("forgets what is made of what changed, and nothing else", () => {
    const cache = listening();
    cache.put("list", cache.generation, made("catalogue"));
    cache.put("guide", cache.generation, made("articles"));
    cache.put("home", cache.generation, made("articles", "catalogue"));
    cache.put("unknown", cache.generation, made());
    cache.put("untold", cache.generation, { status: 200, headers: {}, body: "svar" });
    cache.invalidate(["articles"], true);
    const cached = ["list", "guide", "home", "unknown", "untold"].filter((key) => cache.get(key));
    expect(cached).toEqual(["list"]);
  });

  it("keeps no answer whose area changed while it was made, but one of another area", () => {
    const cache = listening();
    const { generation } = cache;
    cache.invalidate(["articles"], true);
    cache.put("list", generation, made("catalogue"));
    cache.put("guide", generation, made("articles"));
    cache.put("unknown", generation, made());
    expect(["list", "guide", "unknown"].filter((key) => cache.get(key))).toEqual(["list"]);
  });

  it("is not changed by what is noted after an answer was made", () => {
    const cache = listening();
    const areas = new Set<PublicArea>(["articles"]);
    cache.put("guide", cache.generation, { status: 200, headers: {}, body: "svar", areas });
    areas.clear();
    cache.invalidate(["articles"], true);
    expect(cache.get("guide")).toBeUndefined();
  });

  it("keeps nothing while changes are not heard", () => {
    const cache = listening();
    cache.put("list", cache.generation, made("catalogue"));
    cache.invalidate(publicTables.areas, false);
    cache.put("other", cache.generation, made("catalogue"));
    expect([cache.get("list"), cache.get("other")]).toEqual([undefined, undefined]);
    cache.invalidate(publicTables.areas, true);
    expect([cache.get("list"), cache.get("other")]).toEqual([undefined, undefined]);
  });
});

describe("a value that is kept until a change", () => {
  const none = () => Promise.resolve([]);
  const sql = { preparedQuery: none, query: none, boundedQuery: none };
  const asking = () => ({ sql, readAreas: new Set<PublicArea>() });

  it("tells everybody who gets it what it is made of, and not what its first asker read besides", async () => {
    const cached = new CachedUntilChange<number>(publicTables);
    cached.clear(true);
    const [first, second, third] = [asking(), asking(), asking()];
    first.readAreas.add("catalogue");
    const read = (one: typeof first) =>
      cached.get(one, async (given) => (await given.preparedQuery("SELECT slug FROM article", [])).length);
    await Promise.all([read(first), read(second)]);
    await read(third);
    expect([...first.readAreas].sort()).toEqual(["articles", "catalogue"]);
    expect([second, third].map(({ readAreas }) => [...readAreas])).toEqual([["articles"], ["articles"]]);
  });

  it("is read anew once it is forgotten, also where it was being read at that moment", async () => {
    const cached = new CachedUntilChange<number>(publicTables);
    cached.clear(true);
    let stored = 1;
    const read = () => cached.get(asking(), async () => stored);
    const begun = read();
    stored = 2;
    cached.forget();
    expect([await begun, await read()]).toEqual([1, 2]);
    stored = 3;
    expect(await read()).toBe(2);
  });

  it("names the category of a product also where that was made a moment ago", async () => {
    const cachedCategories = new CachedUntilChange<CategoriesByNumber>(publicTables);
    cachedCategories.clear(true);
    const stored = [{ id: 1, name: "Blodtester" }];
    const sqlOfCategories = { ...sql, preparedQuery: async () => [...stored] as never[] };
    const nameOf = async (categoryId: number) => {
      const ctx = { ...asking(), sql: sqlOfCategories, cachedCategories };
      return (await categoriesByNumber(ctx, [{ categoryId }])).get(categoryId)?.name;
    };
    expect(await nameOf(1)).toBe("Blodtester");
    stored.push({ id: 2, name: "Hormontester" });
    expect(await nameOf(2)).toBe("Hormontester");
  });
});
