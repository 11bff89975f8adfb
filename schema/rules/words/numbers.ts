const number = new Intl.NumberFormat("sv-SE");

/** '2 500' and '4,5' */
export const swedishNumber = (value: number): string => number.format(value);

/** '1 dag' and '2 500 dagar' */
export const counted = (count: number, one: string, many: string): string =>
  `${swedishNumber(count)} ${count === 1 ? one : many}`;

const WORDS = ["noll", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv"];

/** 'sex', and '13' for what is more than twelve. */
export const numberInWords = (count: number): string => WORDS[count] ?? swedishNumber(count);
