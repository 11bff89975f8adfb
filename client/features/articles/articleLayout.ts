/** The column that is read: some 65 letters of its type. */
export const COLUMN = { maxWidth: 620, mx: "auto" } as const;

/** Where the table of contents has room beside the column. */
export const WIDE = "@media (min-width: 1200px)";

/** Hidden in print. */
export const ON_SCREEN = { "@media print": { display: "none" } } as const;
