import { AREA_PATHS, CATEGORY_SLUGS, FORM_LABELS, FORM_NAMES } from "../../../../schema/catalogue.ts";
import type { AreaConfig } from "./areas.ts";

/** /kosttillskott. */
export const SUPPLEMENTS: AreaConfig = {
  area: "SUPPLEMENTS",
  productType: "Supplement",
  path: AREA_PATHS.SUPPLEMENTS,
  title: "Kosttillskott",
  heading: "Välj kosttillskott med öppna ögon",
  lead: "Jämför vitaminer, mineraler och andra tillskott sida vid sida: vad de innehåller, vilken form de har och vad de kostar.",
  action: "Jämför kosttillskott",
  description:
    "Jämför kosttillskott: vitaminer, mineraler, omega-3, bakteriekulturer och protein. Se innehåll, form, leverantör och pris sida vid sida.",
  scenery: "supplements",
  searchLabel: "Sök bland kosttillskott",
  searchHint: "Till exempel magnesium",
  filters: ["search", "category", "kind", "price", "swedish", "personal", "order"],
  kindLabel: "Form",
  allKinds: "Alla former",
  kindParam: "form",
  kinds: FORM_LABELS,
  kindField: "form",
  kindNames: FORM_NAMES,
  categories: CATEGORY_SLUGS.SUPPLEMENTS,
  sidebar: { filter: "category", label: "Kategorier" },
  counted: (_total, count) => `${count} kosttillskott`,
  order: "Svenska leverantörer först, sedan rekommenderade, sedan A–Ö",
  orders: ["lagsta-pris", "hogsta-pris", "pris-per-dos", "namn"],
  nothingYet: "Här kommer kosttillskotten att stå",
  emptyText: "Inga kosttillskott matchar dina filterkriterier.",
  card: {
    origin: { swedish: "Svensk säljare", nordic: "Nordisk säljare" },
    lists: ["features"],
    markers: "Innehåller",
    visit: "Se pris",
  },
  note: "Ett kosttillskott ersätter inte en varierad kost och en hälsosam livsstil. Följ dosen på förpackningen. Fråga vården först om du tar läkemedel, är gravid, ammar eller har en sjukdom.",
  loadError: { title: "Fel vid laddning", text: "Kunde inte ladda kosttillskotten. Försök igen senare." },
  compare: {
    full: { title: "Max 4 kosttillskott", text: "Du kan jämföra upp till 4 kosttillskott samtidigt." },
    empty: "Inga kosttillskott valda ännu.",
    emptyHint: "Välj Jämför på upp till fyra kosttillskott, så visas de här sida vid sida.",
  },
};
