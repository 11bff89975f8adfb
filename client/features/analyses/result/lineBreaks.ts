/**
 * The texts of a result keep their line breaks, which Markdown takes for spaces: they are there on purpose. A break
 * that is marked up is before the end of its line, which is enough.
 */
export const LINE_BREAKS = { "& p": { whiteSpace: "pre-line" }, "& br": { display: "none" } } as const;

/** Headings of a result's text, as large as those around it. Overrides the text's own rules. */
export const SMALL_HEADINGS = {
  "&&& h2": { fontSize: "1.375rem", mt: 5, mb: 2 },
  "&&& h2:first-of-type": { mt: 0 },
  "&&& p, &&& ul": { my: 2 },
} as const;
