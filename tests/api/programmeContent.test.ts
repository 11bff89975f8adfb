import { describe, expect, it } from "vitest";
import { programmes } from "../../server/seed/seedContent.ts";
import { sharedApi } from "../support/accounts.ts";

const api = await sharedApi();

const PROGRAMME = `query ($level: ProgrammeLevel!) { programme(level: $level) {
  title path badge stats { value } notices { kind } sections { key minutes itemKey }
  prerequisites { title } phases { title weeks steps goal } timeSplit { parts { minutes } note }
  categories { title risk warning why technique protocols { title } tips mistakes goals { when } safety resources { text path } }
  schedule { time minutes activities { minutes } } adjustments { title } week { day } months { title }
  faq { question answer } resources { key items { name price pros cons level provider } } tiers { cost }
  readiness { rule items } preview { title items } roadmap { isCritical } community { title } future { title } reminder } }`;

// biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests below say
const programme = async (level: string): Promise<any> =>
  (await api.graphql<{ programme: unknown }>(PROGRAMME, { level })).data.programme;

const counts = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, Array.isArray(value) ? value.length : value]));

describe("what the programmes say", () => {
  it.each(programmes.map((content) => [content.level, content] as const))("%s has all its parts", (_, content) => {
    for (const { minutes, activities } of content.schedule) {
      const sum = activities.reduce((total, activity) => total + (activity.minutes ?? 0), 0);
      expect(sum).toBe(minutes ?? 0);
    }
  });

  it("Light is eight weeks in three phases, half an hour a day", async () => {
    const light = await programme("LIGHT");
    expect(counts(light)).toMatchObject({ sections: 6, phases: 3, categories: 4, schedule: 4, faq: 10, tiers: 3 });
    expect(light.sections.map(({ key, minutes }: { key: string; minutes: number }) => [key, minutes])).toEqual([
      ["introduction", 8],
      ["categories", 15],
      ["schedule", 10],
      ["faq", 8],
      ["resources", 12],
      ["next-steps", 5],
    ]);
    expect(light.phases.map(({ weeks, title }: { weeks: string; title: string }) => [weeks, title])).toEqual([
      ["Vecka 1–2", "Grunderna"],
      ["Vecka 3–4", "Expansion"],
      ["Vecka 5–8", "Integration"],
    ]);
    expect(light.timeSplit.parts.map(({ minutes }: { minutes: number }) => minutes)).toEqual([10, 5, 15]);
    expect(light.schedule.map(({ time }: { time: string }) => time)).toEqual([
      "07:00–07:10",
      "12:30–12:35",
      "21:30–21:45",
      "Vid behov",
    ]);
    const prices = light.resources.flatMap(({ items }: { items: { price: string }[] }) =>
      items.map(({ price }) => price),
    );
    expect(prices.filter((price: string) => price.endsWith("kr/mån"))).toEqual([
      "99 kr/mån",
      "119 kr/mån",
      "99 kr/mån",
    ]);
    for (const price of ["200–350 kr", "300–800 kr", "100–300 kr", "200–500 kr", "0 kr"])
      expect(prices).toContain(price);
    expect(light.tiers.map(({ cost }: { cost: string }) => cost)).toEqual(["0 kr", "200–500 kr", "1 000–2 000 kr"]);
    expect(light.readiness.items).toHaveLength(5);
  });

  it("Medium is twelve weeks in four phases, 75 minutes a day", async () => {
    const medium = await programme("MEDIUM");
    expect(counts(medium)).toMatchObject({ sections: 6, phases: 4, categories: 4, adjustments: 4, faq: 8, tiers: 3 });
    expect(medium.phases.map(({ weeks }: { weeks: string }) => weeks)).toEqual([
      "Vecka 1–2",
      "Vecka 3–4",
      "Vecka 5–8",
      "Vecka 9–12",
    ]);
    expect(medium.timeSplit.parts.map(({ minutes }: { minutes: number }) => minutes)).toEqual([45, 10, 20]);
    expect(medium.stats.map(({ value }: { value: string }) => value)).toEqual(["45–75 min", "12–16 veckor", "4"]);
    for (const { warning } of medium.categories) expect(warning).toBeTruthy();
    for (const { items } of medium.resources)
      for (const { price, pros, cons } of items)
        expect([Boolean(price), pros.length > 0, cons.length > 0]).toEqual([true, true, true]);
    expect(medium.tiers.map(({ cost }: { cost: string }) => cost)).toEqual([
      "ungefär 1 500 kr",
      "ungefär 4 000 kr",
      "ungefär 8 000 kr",
    ]);
    expect(JSON.stringify(medium)).toContain("5 dagar på, 2 dagar av");
    expect(medium.timeSplit.note).toMatch(/20–25 min.*70 procent/s);
  });

  it("Hardcore grades its risks, and has a week, six months and seven books", async () => {
    const hardcore = await programme("HARDCORE");
    expect(counts(hardcore)).toMatchObject({ categories: 4, week: 7, months: 6, faq: 10, roadmap: 6, community: 4 });
    expect(hardcore.categories.map(({ risk }: { risk: string }) => risk)).toEqual([
      "VERY_HIGH",
      "MEDIUM_HIGH",
      "MEDIUM",
      "LOW_MEDIUM",
    ]);
    for (const { protocols, safety } of hardcore.categories)
      expect([protocols.length > 0, safety.length > 0]).toEqual([true, true]);
    expect(hardcore.notices.map(({ kind }: { kind: string }) => kind)).toEqual(["MEDICAL", "LEGAL"]);
    const group = (key: string) => hardcore.resources.find((one: { key: string }) => one.key === key).items;
    expect(group("bocker")).toHaveLength(7);
    expect(new Set(group("utrustning").map(({ level }: { level: string }) => level)).size).toBe(4);
    for (const { provider, price } of group("tjanster"))
      expect([Boolean(provider), Boolean(price)]).toEqual([true, true]);
    expect(hardcore.roadmap.some(({ isCritical }: { isCritical: boolean }) => isCritical)).toBe(true);
  });

  it("leads to pages that exist", async () => {
    const paths = new Set(
      programmes.flatMap(({ categories }) =>
        categories.flatMap(({ resources }) => resources.flatMap(({ path }) => path ?? [])),
      ),
    );
    for (const path of paths) expect([path, (await api.fetch(path)).status]).toEqual([path, 200]);
  });
});
