import { type CSSObject, styled, type Theme } from "@mui/material/styles";
import { CARD_RADIUS } from "../../theme.ts";
import { tableStyles } from "../table/tableStyles.ts";

/** How a text is set: a column of 66 characters, calm headings, tables that may be wider. */
const prose = ({ theme }: { theme: Theme }): CSSObject => {
  const { palette } = theme.vars ?? theme;
  return {
    overflowWrap: "anywhere",
    "& > *": { maxWidth: "66ch", marginBlock: 0 },
    "& > * + *": { marginBlockStart: "1em" },
    "& h2, & h3, & h4, & h5, & h6": { fontFamily: theme.typography.h2.fontFamily, fontWeight: 500, lineHeight: 1.25 },
    "& h2": { fontSize: "1.8125rem", letterSpacing: "-0.01em" },
    "& h3": { fontSize: "1.5rem" },
    "& h4, & h5, & h6": { fontSize: "1.25rem" },
    "& * + h2": { marginBlockStart: "1.8em" },
    "& * + h3, & * + h4": { marginBlockStart: "1.5em" },
    "& ul, & ol": { paddingInlineStart: "1.4em" },
    "& li + li": { marginBlockStart: "0.4em" },
    "& li > ul, & li > ol, & li > p": { marginBlock: "0.4em" },
    "& li::marker": { color: palette.primary.main },
    "& .contains-task-list": { listStyle: "none", paddingInlineStart: 0 },
    "& a": {
      color: palette.secondary.main,
      textDecorationThickness: "from-font",
      textUnderlineOffset: "0.2em",
      textDecorationColor: "color-mix(in srgb, currentColor 45%, transparent)",
      "&:hover": { textDecorationColor: "currentColor" },
    },
    "& strong": { fontWeight: 600 },
    "& blockquote": {
      marginInline: 0,
      paddingInlineStart: "1.1em",
      borderInlineStart: `3px solid ${palette.divider}`,
      color: palette.text.secondary,
      "& > p": { marginBlock: "0.4em" },
    },
    "& code": { fontSize: "0.9em", backgroundColor: palette.mist, borderRadius: 4, padding: "0.1em 0.3em" },
    "& pre": { overflowX: "auto", backgroundColor: palette.mist, borderRadius: 10, padding: "12px 16px" },
    "& pre code": { padding: 0 },
    "& hr": { border: 0, borderBlockStart: `1px solid ${palette.divider}`, marginBlock: "2.5em" },
    "& img": { maxWidth: "100%", height: "auto", borderRadius: CARD_RADIUS },
    "& > .table": { maxWidth: "100%", overflowX: "auto" },
    "& table": { ...tableStyles(theme), minWidth: "min(100%, 560px)", overflowWrap: "normal" },
    "& .footnotes": { fontSize: "0.9375rem", color: palette.text.secondary },
    "& .sr-only": { fontSize: "1.25rem" },
    // What cannot be parsed is shown as it is written.
    "& > .plain": { maxWidth: "none", whiteSpace: "pre-wrap" },
  };
};

/** A text that is set for reading. */
export const Prose = styled("div")(prose);

/** A text as it was written. */
export const PlainText = styled("div")({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
