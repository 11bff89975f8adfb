import { type Area, CATEGORY_SLUGS, SAMPLE_LABELS } from "../../../schema/catalogue.ts";

/** Everything in which one area's list differs from another's. */
export interface AreaConfig {
  area: Area;
  /** Path of its list page. */
  path: string;
  title: string;
  /** Hero: one sentence, and one line of why. */
  heading: string;
  lead: string;
  /** For search engines. */
  description: string;
  /** Name of the scenery in `/art`. */
  scenery: string;
  searchLabel: string;
  searchHint: string;
  /** The second filter: its label, the choice of none, its name in addresses, its value → label. */
  kindLabel: string;
  allKinds: string;
  kindParam: string;
  kinds: Readonly<Record<string, string>>;
  categories: readonly string[];
  /** So many of the area's products; `count` is the number in words. */
  counted(total: number, count: string): string;
  emptyText: string;
  visitLabel: string;
  loadError: { title: string; text: string };
  compare: { full: { title: string; text: string }; empty: string; emptyHint: string };
}

/** /tester (specification 2 §2). */
export const TESTS: AreaConfig = {
  area: "TESTS",
  path: "/tester",
  title: "Hälsotester",
  heading: "Hitta hälsotestet som passar dig",
  lead: "Jämför blod-, DNA- och hormontester sida vid sida: vad de mäter, hur de tas och vad de kostar.",
  description:
    "Jämför hälsotester: blodprov, DNA-tester, hormontester och hälsokontroller. Se biomarkörer, svarstid, provtagning och pris sida vid sida.",
  scenery: "tests",
  searchLabel: "Sök bland tester",
  searchHint: "Till exempel ferritin",
  kindLabel: "Provtyp",
  allKinds: "Alla provtyper",
  kindParam: "provtyp",
  kinds: SAMPLE_LABELS,
  categories: CATEGORY_SLUGS.TESTS,
  counted: (total, count) => `${count} ${total === 1 ? "test" : "tester"}`,
  emptyText: "Inga tester matchar dina filterkriterier.",
  visitLabel: "Visa test",
  loadError: { title: "Fel vid laddning", text: "Kunde inte ladda testdata. Försök igen senare." },
  compare: {
    full: { title: "Max 4 tester", text: "Du kan jämföra upp till 4 tester samtidigt." },
    empty: "Inga tester valda ännu.",
    emptyHint: "Välj Jämför på upp till fyra tester, så visas de här sida vid sida.",
  },
};
