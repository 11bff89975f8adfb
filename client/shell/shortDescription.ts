/** The longest description that search engines show. */
const MAX_DESCRIPTION = 160;

/** A text's beginning for search engines, cut between words. */
export const shortDescription = (text: string): string =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, "")}…`;
