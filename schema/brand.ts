/** The product's name and how it presents itself; an operator changes it here and nowhere else. */
export const BRAND = {
  /** Shown in the header, in page titles and in mail. */
  name: "Livsresan",
  /** One line about what the site is, for the footer and as default description. */
  tagline: "Hitta din väg i hälsa, longevity och biohacking.",
  /** Shown wherever the invented demo catalogue is listed. */
  demoNotice: "Demokatalog: alla produkter, leverantörer och priser är påhittade exempel.",
  /** Who answers for the site. An operator puts the own company here before opening to the public. */
  operator: {
    name: "Livsresan Demo AB (påhittat företag)",
    organisationNumber: "000000-0000 (exempel)",
    address: "Exempelgatan 1, 000 00 Exempelstad",
    email: "hej@livsresan.example",
    /** Shown on the pages that name the operator, while it is invented; otherwise ''. */
    notice: "Det här är en demo. Företaget bakom sajten är påhittat, och kontaktuppgifterna är exempel.",
  },
} as const;
