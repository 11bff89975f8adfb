import { describe, expect, it } from "vitest";
import { KeptUntilChange } from "../../server/platform/database/kept.ts";
import {
  ALL_AREAS,
  areasOfStatement,
  areasOfTable,
  type PublicArea,
} from "../../server/platform/database/publicTables.ts";
import { ResponseCache } from "../../server/platform/graphql/responseCache.ts";

describe("the areas of a statement", () => {
  it.each<[string, PublicArea[]]>([
    ["SELECT name FROM product p WHERE id = $1", ["catalogue"]],
    [`SELECT 1 FROM "product_count"`, ["catalogue"]],
    ["select slug from ARTICLE_ALIAS", ["articles"]],
    ["SELECT 1 FROM article a JOIN training_method m ON true", ["articles", "content"]],
    ["SELECT (SELECT count(*) FROM page), (SELECT count(*) FROM provider)", ["content", "catalogue"]],
  ])("%s: %j", (text, areas) => {
    expect([...areasOfStatement(text)].sort()).toEqual([...areas].sort());
  });

  it("are all of them where it names no table that is known", () => {
    expect(areasOfStatement("SELECT 1")).toEqual(ALL_AREAS);
    expect(areasOfStatement("SELECT * FROM something_new")).toEqual(ALL_AREAS);
    expect(areasOfTable("something_new")).toEqual(ALL_AREAS);
    expect(areasOfTable("")).toEqual(ALL_AREAS);
  });
});

describe("the response cache", () => {
  const made = (...areas: PublicArea[]) => ({ status: 200, headers: {}, body: "svar", areas: new Set(areas) });
  const listening = () => {
    const cache = new ResponseCache();
    cache.forget(ALL_AREAS, true);
    return cache;
  };

  it("forgets what is made of what changed, and nothing else", () => {
    const cache = listening();
    cache.put("list", cache.moment, made("catalogue"));
    cache.put("guide", cache.moment, made("articles"));
    cache.put("home", cache.moment, made("articles", "catalogue"));
    cache.put("unknown", cache.moment, made());
    cache.put("untold", cache.moment, { status: 200, headers: {}, body: "svar" });
    cache.forget(["articles"], true);
    const kept = ["list", "guide", "home", "unknown", "untold"].filter((key) => cache.get(key));
    expect(kept).toEqual(["list"]);
  });

  it("keeps no answer whose area changed while it was made, but one of another area", () => {
    const cache = listening();
    const { moment } = cache;
    cache.forget(["articles"], true);
    cache.put("list", moment, made("catalogue"));
    cache.put("guide", moment, made("articles"));
    cache.put("unknown", moment, made());
    expect(["list", "guide", "unknown"].filter((key) => cache.get(key))).toEqual(["list"]);
  });

  it("is not changed by what is noted after an answer was made", () => {
    const cache = listening();
    const areas = new Set<PublicArea>(["articles"]);
    cache.put("guide", cache.moment, { status: 200, headers: {}, body: "svar", areas });
    areas.clear();
    cache.forget(["articles"], true);
    expect(cache.get("guide")).toBeUndefined();
  });

  it("keeps nothing while changes are not heard", () => {
    const cache = listening();
    cache.put("list", cache.moment, made("catalogue"));
    cache.forget(ALL_AREAS, false);
    cache.put("other", cache.moment, made("catalogue"));
    expect([cache.get("list"), cache.get("other")]).toEqual([undefined, undefined]);
    cache.forget(ALL_AREAS, true);
    expect([cache.get("list"), cache.get("other")]).toEqual([undefined, undefined]);
  });
});

describe("a value that is kept until a change", () => {
  const sql = { prepared: () => Promise.resolve([]), planned: () => Promise.resolve([]) };
  const asking = () => ({ sql, readAreas: new Set<PublicArea>() });

  it("tells everybody who gets it what it is made of, and not what its first asker read besides", async () => {
    const kept = new KeptUntilChange<number>();
    kept.clear(true);
    const [first, second, third] = [asking(), asking(), asking()];
    first.readAreas.add("catalogue");
    const read = (one: typeof first) =>
      kept.get(one, async (given) => (await given.prepared("SELECT slug FROM article", [])).length);
    await Promise.all([read(first), read(second)]);
    await read(third);
    expect([...first.readAreas].sort()).toEqual(["articles", "catalogue"]);
    expect([second, third].map(({ readAreas }) => [...readAreas])).toEqual([["articles"], ["articles"]]);
  });
});
