import { registerEnumType } from "type-graphql";

/** How demanding a training method is; values as stored. */
export enum Intensity {
  HIGH = "hög",
  MEDIUM = "medel",
  LOW = "låg",
}
registerEnumType(Intensity, {
  name: "Intensity",
  description: "How demanding a training method is.",
  valuesConfig: {
    HIGH: { description: "'Hög'." },
    MEDIUM: { description: "'Medel'." },
    LOW: { description: "'Låg'." },
  },
});

/** Price level of an MR scan; computed, not stored. */
export enum PriceLevel {
  LOW = "LOW",
  MEDIUM = "MEDIUM",
  HIGH = "HIGH",
}
registerEnumType(PriceLevel, {
  name: "PriceLevel",
  description: "Price level by the lower bound of the range.",
  valuesConfig: {
    LOW: { description: "'Låg': 3 000 kr or less." },
    MEDIUM: { description: "'Medel': up to 4 500 kr." },
    HIGH: { description: "'Hög': more." },
  },
});

/** Highlights of an MR provider; computed, not stored. */
export enum MrHighlight {
  BEST_PRICE = "BEST_PRICE",
  FASTEST = "FASTEST",
  PREMIUM = "PREMIUM",
}
registerEnumType(MrHighlight, {
  name: "MrHighlight",
  description: "What an MR provider stands out by among all of them.",
  valuesConfig: {
    BEST_PRICE: { description: "The lowest price to begin at." },
    FASTEST: { description: "The fewest days until the answer." },
    PREMIUM: { description: "A doctor's analysis, and the largest examination by its price." },
  },
});

/** What a section of a page shows below its text; values as stored. */
export enum PageAttachment {
  KEPT_DATA = "kept_data",
}
registerEnumType(PageAttachment, {
  name: "PageAttachment",
  description: "What a section of a page shows below its text, made from the product itself.",
  valuesConfig: { KEPT_DATA: { description: "The table of stored personal data: the query `keptData`." } },
});
