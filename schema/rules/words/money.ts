import { swedishNumber } from "./numbers.ts";

const withOre = new Intl.NumberFormat("sv-SE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The most öre that the database can hold. */
export const MAX_ORE = 2_147_483_647;

/** '1 295 kr' and '89,50 kr' for an amount in öre; öre are shown when there are any. */
export const formatMoney = (ore: number): string =>
  `${ore % 100 === 0 ? swedishNumber(ore / 100) : withOre.format(ore / 100)}\u00a0kr`;
