/** The product's name and how it presents itself; an operator changes it here and nowhere else. */
export const BRAND = {
  /** Shown in the header, in page titles and in mail. */
  name: "Livsresan",
  /** One line about what the site is, for the footer and as default description. */
  tagline: "Hitta rätt bland råd om hälsa, träning och ett långt liv.",
  /** Shown on every page that has something of the invented demo catalogue. */
  demoNotice:
    "Det här är en demo. Alla produkter, säljare, vårdgivare, priser, betyg och datum är påhittade. Inget går att köpa.",
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
