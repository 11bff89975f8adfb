/** The parts of '/admin/innehall', as addresses name them, with what they are called. */
export const CONTENT_TABS = {
  produkter: "Produkter",
  kategorier: "Kategorier",
  leverantorer: "Leverantörer",
  markorer: "Markörer",
  fragor: "Frågor",
  guider: "Guider",
  forfattare: "Författare",
  sidor: "Sidor",
  mal: "Mål och märken",
  program: "Program",
  mejl: "Mejl",
  metoder: "Träningsmetoder",
  mr: "MR-leverantörer",
  mallar: "Protokollmallar",
  sokord: "Sökord",
  meddelanden: "Meddelanden",
  klick: "Klick",
  floden: "Produktflöden",
  import: "Import och export",
} as const;

/** A part of '/admin/innehall'. */
export type ContentTab = keyof typeof CONTENT_TABS;

/** Their order. */
export const CONTENT_TAB_NAMES = Object.keys(CONTENT_TABS) as ContentTab[];

const FIRST: ContentTab = "produkter";

/** The part that an address asks for; the first for what is none. */
export const contentTabFrom = (given: string | null): ContentTab =>
  CONTENT_TAB_NAMES.find((name) => name === given) ?? FIRST;

/**
 * Address of a part, or of something in it.
 * @param id what is edited; 'ny' for something new
 */
export const addressOfContentTab = (tab: ContentTab, id?: string): string => {
  const query = new URLSearchParams({ ...(tab !== FIRST && { flik: tab }), ...(id && { id }) }).toString();
  return query ? `/admin/innehall?${query}` : "/admin/innehall";
};
