/** The product's name and how it presents itself; an operator changes it here and nowhere else. */
export const BRAND = {
  /** Shown in the header, in page titles and in mail. */
  name: "Livsresan",
  /** One line about what the site is, for the footer and as default description. */
  tagline: "Hitta din väg i hälsa, longevity och biohacking.",
  /** Shown wherever the invented demo catalogue is listed. */
  demoNotice: "Demokatalog: alla produkter, leverantörer och priser är påhittade exempel.",
} as const;
