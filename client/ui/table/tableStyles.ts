import type { CSSObject, Theme } from "@mui/material/styles";

/** How every table is set, those in texts too: quiet words above a line, and a hairline below each row. */
export const tableStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars ?? theme;
  return {
    width: "100%",
    borderCollapse: "separate",
    borderSpacing: 0,
    fontSize: "1rem",
    lineHeight: 1.45,
    fontVariantNumeric: "lining-nums tabular-nums",
    "& th, & td": {
      padding: "14px 16px 14px 0",
      textAlign: "start",
      verticalAlign: "top",
      borderBlockEnd: `1px solid ${palette.divider}`,
    },
    "& th": { fontWeight: 600 },
    "& :is(th, td):last-child": { paddingInlineEnd: 0 },
    "& thead th": {
      paddingBlock: 8,
      fontSize: "0.875rem",
      verticalAlign: "bottom",
      color: palette.text.secondary,
      borderBlockEnd: `2px solid ${palette.text.primary}`,
    },
  };
};
