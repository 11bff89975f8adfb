/** The column that is read: some 65 letters of its type. */
export const COLUMN = { maxWidth: 620, mx: "auto" } as const;

/** Where the table of contents, which is not printed, has room beside the column. */
export const WIDE = "@media screen and (min-width: 1200px)";

/** Hidden in print. */
export const ON_SCREEN = { "@media print": { display: "none" } } as const;
