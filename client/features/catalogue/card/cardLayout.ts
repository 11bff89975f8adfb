import type { SystemStyleObject } from "@mui/system";

/** Rows that a card has in the grid of a list. */
export const CARD_ROWS = 7;

/** A phone. */
export const PHONE = "@media (max-width: 599.95px)";

/** While a card's details are closed. Browsers without `:has` show everything. */
const IS_CLOSED = "article:has(> div > details:not([open])) &";

const lines = (count: number): SystemStyleObject => ({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: count,
  overflow: "hidden",
});

/** What is shortened, or waits, on a card whose details are closed; it is in the page in any case. */
const WHILE_CLOSED = {
  twoLinesOneOnPhones: { [IS_CLOSED]: { ...lines(2), [PHONE]: { WebkitLineClamp: 1 } } },
  hiddenOnPhones: { [PHONE]: { [IS_CLOSED]: { display: "none" } } },
  twoLinesNoneOnPhones: { [IS_CLOSED]: { ...lines(2), [PHONE]: { display: "none" } } },
  threeLinesOnPhones: { [PHONE]: { [IS_CLOSED]: lines(3) } },
} satisfies Record<string, SystemStyleObject>;

/** The styles of such a part. */
export const closed = (how: keyof typeof WHILE_CLOSED): SystemStyleObject => WHILE_CLOSED[how];
