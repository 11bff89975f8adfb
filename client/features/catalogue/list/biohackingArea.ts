import { AREA_PATHS, CATEGORY_SLUGS, EQUIPMENT_TYPES } from "../../../../schema/catalogue.ts";
import type { AreaConfig } from "./areas.ts";

/** Types are called the same everywhere. */
const TYPES = Object.fromEntries(EQUIPMENT_TYPES.map((type) => [type, type]));

/** /biohacking. */
export const BIOHACKING: AreaConfig = {
  area: "BIOHACKING",
  productType: "Equipment",
  path: AREA_PATHS.BIOHACKING,
  title: "Biohacking",
  heading: "Utrustning för att mäta och prova",
  lead: "Jämför ringar, klockor, ljus och sömnteknik sida vid sida: vad de gör, vad som talar för dem och vad de kostar.",
  action: "Jämför utrustning",
  description:
    "Jämför utrustning för biohacking: smarta ringar, klockor, ljusterapi, sömnmätare och glukosmonitorer. Se funktioner, fördelar och pris sida vid sida.",
  scenery: "biohacking",
  searchLabel: "Sök bland utrustning",
  searchHint: "Till exempel sömn",
  filters: ["search", "category", "kind", "price", "personal", "order"],
  kindLabel: "Typ",
  allKinds: "Alla typer",
  kindParam: "typ",
  kinds: TYPES,
  kindField: "equipmentType",
  kindNames: TYPES,
  categories: CATEGORY_SLUGS.BIOHACKING,
  sidebar: { filter: "kind", label: "Typer av utrustning" },
  counted: (total, count) => `${count} ${total === 1 ? "biohacking-produkt" : "biohacking-produkter"}`,
  order: "Rekommenderade först, sedan svenska leverantörer, sedan A–Ö",
  orders: ["lagsta-pris", "hogsta-pris", "namn"],
  nothingYet: "Här kommer utrustningen att stå",
  emptyText: "Inga biohacking-produkter matchar dina filterkriterier.",
  card: {
    origin: { swedish: "Svenskt", nordic: "Nordiskt" },
    lists: ["pros", "features"],
    markers: "Biomarkörer",
    unit: "per enhet",
    visit: "Visa produkt",
  },
  note: "Mätvärden från egen utrustning ger en fingervisning. De ersätter inte en undersökning i vården. ”Svenskt” och ”Nordiskt” säger var säljaren finns.",
  loadError: { title: "Fel vid laddning", text: "Kunde inte ladda utrustningen. Försök igen senare." },
  compare: {
    full: { title: "Max 4 produkter", text: "Du kan jämföra upp till 4 produkter samtidigt." },
    empty: "Inga produkter valda ännu.",
    emptyHint: "Välj Jämför på upp till fyra produkter, så visas de här sida vid sida.",
  },
};
