// What the programmes of mental optimisation are made of.

/** The levels, from the first to the last. */
export const LEVELS = ["light", "medium", "hardcore"] as const;
export type Level = (typeof LEVELS)[number];

/** The six sections of each level, in their order; they are anchors on the page. */
export const SECTION_IDS = ["introduction", "categories", "schedule", "faq", "resources", "next-steps"] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Title of each section, and its estimated minutes, as the product has them; what is stored says what they are. */
export const SECTIONS: Record<Level, Record<SectionId, { title: string; minutes: number }>> = {
  light: {
    introduction: { title: "Introduktion", minutes: 8 },
    categories: { title: "Fyra kategorier", minutes: 15 },
    schedule: { title: "Dagens schema", minutes: 10 },
    faq: { title: "Vanliga frågor", minutes: 8 },
    resources: { title: "Resurser och kostnader", minutes: 12 },
    "next-steps": { title: "Nästa steg", minutes: 5 },
  },
  medium: {
    introduction: { title: "Introduktion", minutes: 10 },
    categories: { title: "Fyra kategorier", minutes: 20 },
    schedule: { title: "Dagens schema", minutes: 10 },
    faq: { title: "Vanliga frågor", minutes: 8 },
    resources: { title: "Resurser och verktyg", minutes: 12 },
    "next-steps": { title: "Nästa steg", minutes: 6 },
  },
  hardcore: {
    introduction: { title: "Förutsättningar", minutes: 10 },
    categories: { title: "Fyra kategorier", minutes: 25 },
    schedule: { title: "Dag, vecka och sex månader", minutes: 10 },
    faq: { title: "Vanliga frågor", minutes: 8 },
    resources: { title: "Utrustning, tjänster och böcker", minutes: 10 },
    "next-steps": { title: "Nästa steg", minutes: 7 },
  },
};

/** A section that shows: what it is called, and its estimated minutes. */
export interface ShownSection {
  key: SectionId;
  title: string;
  minutes: number;
}

/** The sections of a level as the product has them. */
export const ownSections = (level: Level): readonly ShownSection[] =>
  SECTION_IDS.map((key) => ({ key, ...SECTIONS[level][key] }));

/** How risky a category is, as its badge says. */
export const RISK_LEVELS = ["MYCKET HÖG", "MEDEL-HÖG", "MEDEL", "LÅG-MEDEL"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** How much one should know to use a piece of equipment, as its badge says. */
export const EQUIPMENT_LEVELS = ["Nybörjare", "Medel", "Avancerad", "Professional"] as const;
export type EquipmentLevel = (typeof EQUIPMENT_LEVELS)[number];
