/** A text with a capital letter first. */
export const capitalised = (text: string): string => text.replace(/^./u, (first) => first.toLocaleUpperCase("sv-SE"));

/** Items as a sentence lists them: 'järn, zink och magnesium'. */
export const joinWithAnd = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} och ${items.at(-1)}`;
