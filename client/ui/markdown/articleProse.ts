import type { Theme } from "@mui/material/styles";
import { FORCED_COLORS } from "../../theme.ts";
import { BADGE_TINTS } from "../badgeTints.ts";

/** How a guide's text is set, over what all texts have: Newsreader, a calm measure, quiet sources. */
export const articleProse = (theme: Theme) => {
  const { palette } = theme.vars ?? theme;
  const { fontFamily: serif } = theme.typography.h2;
  const { fontFamily: sans } = theme.typography;
  return {
    "& > div": {
      fontFamily: serif,
      fontSize: { xs: "1.1875rem", sm: "1.3125rem" },
      lineHeight: 1.55,
      hangingPunctuation: "first",
    },
    "& > div > *": { maxWidth: "none" },
    "& > div > * + *": { marginBlockStart: "0.9em" },
    "& > div > * + h2": { marginBlockStart: "2em" },
    "& > div > * + h3": { marginBlockStart: "1.6em" },
    "& > div > h2 + *, & > div > h3 + *": { marginBlockStart: "0.6em" },
    "& h2": { fontSize: { xs: "1.625rem", sm: "1.9375rem" }, scrollMarginTop: 16 },
    "& h3": { fontSize: { xs: "1.3125rem", sm: "1.4375rem" }, scrollMarginTop: 16 },
    // The text begins as a magazine does.
    "& > div > p:first-of-type::first-letter": {
      float: "left",
      fontSize: "3.3em",
      lineHeight: 0.8,
      paddingTop: "0.06em",
      paddingInlineEnd: "0.1em",
      color: palette.primary.main,
    },
    "& ol": { paddingInlineStart: "1.6em" },
    "& ol > li::marker": { fontFeatureSettings: '"lnum"', color: palette.text.secondary },
    "& li + li": { marginBlockStart: "0.5em" },
    "& strong": { fontWeight: 600 },
    "& blockquote": {
      marginBlock: "1.6em",
      paddingInlineStart: "1em",
      borderInlineStart: `3px solid ${palette.primary.main}`,
      color: palette.text.primary,
      fontSize: "1.12em",
      lineHeight: 1.4,
      fontStyle: "italic",
    },
    // Tables may be wider than the column; their words are the interface's, which are small and clear.
    "& .table": {
      fontFamily: sans,
      marginBlock: "1.6em",
      [theme.breakpoints.up("md")]: { marginInlineEnd: -40 },
    },
    "& td:first-of-type": { fontWeight: 500 },
    // As `Badge`.
    "& .evidence": {
      display: "inline-block",
      padding: "2px 8px",
      borderRadius: "999px",
      fontSize: "0.875rem",
      fontWeight: 600,
      lineHeight: 1.4,
      [FORCED_COLORS]: { outline: "1px solid" },
    },
    ...Object.fromEntries(
      Object.entries(BADGE_TINTS.evidence).map(([level, tint]) => {
        const [color, backgroundColor] = palette.tint[tint];
        return [`& .evidence[data-level="${level}"]`, { color, backgroundColor }];
      }),
    ),
    // On a phone the evidence is below its claim and label: three columns would be three strips.
    [theme.breakpoints.down("sm")]: {
      "& table:has(.evidence)": {
        minWidth: 0,
        "& thead": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
        "& tr": {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) auto",
          columnGap: "12px",
          paddingBlock: "6px",
        },
        "& td": { paddingInlineEnd: 0, paddingBlock: "6px", border: 0 },
        "& td:last-of-type": { gridColumn: "1 / -1", paddingBlockStart: 0 },
      },
    },
    // The sources at the end: small, under a line.
    "& #kallor": {
      fontSize: "1.25rem",
      paddingBlockStart: "1.2em",
      borderBlockStart: `1px solid ${palette.divider}`,
      marginBlockStart: "2.4em",
    },
    "& #kallor ~ *": { fontFamily: sans, fontSize: "0.9375rem", lineHeight: 1.5, color: palette.text.secondary },
    // References are quieter than the words they follow, and never alone on a line.
    "& .reference": { fontFamily: sans, fontSize: "0.72em", whiteSpace: "nowrap" },
    "& td .reference": { fontSize: "0.85em" },
    "& .reference a": { paddingInline: "0.15em" },
    "& .back": { whiteSpace: "nowrap", paddingInline: "0.25em" },
    "& #kallor ~ ol > li": { scrollMarginTop: 16, borderRadius: "4px" },
    "& [id^=kalla-]:target": { backgroundColor: palette.mist },
    "@media print": {
      "& > div": { fontSize: "11.5pt" },
      "& td .reference": { fontSize: "0.85em" },
      "& .reference a": { textDecoration: "none" },
      "& .back": { display: "none" },
    },
  } as const;
};
