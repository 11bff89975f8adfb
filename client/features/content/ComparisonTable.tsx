import { styled } from "@mui/material/styles";

/** A table that compares, line by line. */
export const ComparisonTable = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontSize: 15,
  lineHeight: 1.45,
  "& th, & td": {
    textAlign: "start",
    verticalAlign: "top",
    padding: "18px 14px",
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
    overflowWrap: "break-word",
    hyphens: "auto",
  },
  "& th:first-of-type": { paddingInlineStart: 0 },
  "& td:last-of-type": { paddingInlineEnd: 0 },
  "& thead th": {
    paddingBlock: 10,
    fontSize: 14,
    fontWeight: 600,
    color: theme.vars?.palette.text.secondary,
    verticalAlign: "bottom",
    borderBlockEnd: `2px solid ${theme.vars?.palette.text.primary}`,
  },
  "& tbody th": { fontSize: 16, fontWeight: 600, hyphens: "manual" },
}));
