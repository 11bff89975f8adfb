import { AREA_PATHS, CATEGORY_SLUGS, SAMPLE_LABELS, SAMPLE_NAMES } from "../../../../schema/catalogue.ts";
import { WHICH_TEST } from "../../../../schema/siteMenu.ts";
import type { AreaConfig } from "./areas.ts";

/** /tester. */
export const TESTS: AreaConfig = {
  area: "TESTS",
  productType: "HealthTest",
  path: AREA_PATHS.TESTS,
  title: "Hälsotester",
  heading: "Hitta hälsotestet som passar dig",
  lead: "Jämför blod-, DNA- och hormontester sida vid sida: vad de mäter, hur de tas och vad de kostar.",
  action: "Jämför hälsotester",
  shortcut: WHICH_TEST,
  description:
    "Jämför hälsotester: blodprov, DNA-tester, hormontester och hälsokontroller. Se biomarkörer, svarstid, provtagning och pris sida vid sida.",
  scenery: "tests",
  searchLabel: "Sök bland tester",
  searchHint: "Till exempel ferritin",
  filters: ["search", "category", "kind", "price", "order"],
  kindLabel: "Provtyp",
  allKinds: "Alla provtyper",
  kindParam: "provtyp",
  kinds: SAMPLE_LABELS,
  kindField: "sampleType",
  kindNames: SAMPLE_NAMES,
  categories: CATEGORY_SLUGS.TESTS,
  sidebar: { filter: "category", label: "Kategorier" },
  counted: (total, count) => `${count} ${total === 1 ? "test" : "tester"}`,
  order: "Rekommenderade först, sedan A–Ö",
  orders: ["lagsta-pris", "hogsta-pris", "svarstid", "markorer", "namn"],
  nothingYet: "Här kommer testerna att stå",
  emptyText: "Inga tester matchar dina filterkriterier.",
  card: { lists: [], markers: "Biomarkörer", visit: "Visa test" },
  loadError: { title: "Fel vid laddning", text: "Kunde inte ladda testdata. Försök igen senare." },
  compare: {
    full: { title: "Max 4 tester", text: "Du kan jämföra upp till 4 tester samtidigt." },
    empty: "Inga tester valda ännu.",
    emptyHint: "Välj Jämför på upp till fyra tester, så visas de här sida vid sida.",
  },
};
