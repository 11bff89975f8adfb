const number = new Intl.NumberFormat("sv-SE");

/** '2 500' and '4,5' */
export const swedishNumber = (value: number): string => number.format(value);
