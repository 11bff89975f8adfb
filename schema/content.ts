/** How demanding a training method is: value → Swedish label. */
export const INTENSITIES = { HIGH: "Hög", MEDIUM: "Medel", LOW: "Låg" } as const;

/** How demanding a training method is. */
export type Intensity = keyof typeof INTENSITIES;

/** Price level of an MR scan: value → Swedish label. */
export const PRICE_LEVELS = { LOW: "Låg", MEDIUM: "Medel", HIGH: "Hög" } as const;

/** Price level of an MR scan. */
export type PriceLevel = keyof typeof PRICE_LEVELS;

/** Highlights of MR providers, in the order of the page. */
export const MR_HIGHLIGHTS = {
  BEST_PRICE: { title: "Lägst startpris", rule: "Gäller en kroppsdel. Hela kroppen kostar mer." },
  FASTEST: { title: "Snabbast svar", rule: "Kortast väntan på svar." },
  PREMIUM: { title: "Premium", rule: "Läkarsamtal ingår. Här finns den dyraste undersökningen." },
} as const;

/** A highlight of an MR provider. */
export type MrHighlight = keyof typeof MR_HIGHLIGHTS;
