import { tabsAt } from "./tabsAt.ts";

/** The parts of '/admin/innehall'. */
export const contentTabs = tabsAt("/admin/innehall", {
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
});

export const { addressOf: addressOfContentTab } = contentTabs;
