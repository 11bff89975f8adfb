/**
 * The texts of a result keep their line breaks, which Markdown takes for spaces: whoever writes them means them. A break
 * that is marked up stands before the end of its line, which is enough.
 */
export const LINE_BREAKS = { "& p": { whiteSpace: "pre-line" }, "& br": { display: "none" } } as const;
