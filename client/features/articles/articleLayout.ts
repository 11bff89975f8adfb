/** Where the table of contents, which is not printed, has room beside the column. */
export const WIDE = "@media screen and (min-width: 1200px)";

/** Hidden in print. */
export const ON_SCREEN = { "@media print": { display: "none" } } as const;
