import type { SxProps, Theme } from "@mui/material/styles";
import { CARD_RADIUS } from "../../theme.ts";
import { narrow } from "../PhoneFold.tsx";
import { SHORT } from "../shortWindow.ts";

type Layout = Extract<SxProps<Theme>, (theme: Theme) => unknown>;

/**
 * Each row is a card that its row header is the heading of, and its values have their labels.
 * @param below windows narrower than this
 * @param count columns of the table, which share their heights with those of the card beside it
 * @param isPaired two cards are beside each other where there is room
 */
export const narrowRows =
  (below: "sm" | "md" | "lg", count: number, isPaired: boolean): Layout =>
  (theme) => ({
    [theme.breakpoints.down(below)]: {
      display: "block",
      "& > caption, & > colgroup": { display: "block" },
      "& > thead": {
        display: "block",
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
      // The columns that one may sort by stay: there is no other place for it.
      "& > thead:has([data-sortable])": {
        position: "static",
        width: "auto",
        height: "auto",
        clipPath: "none",
        "& > tr": { display: "flex", flexWrap: "wrap", columnGap: "16px" },
        "& th": { border: 0 },
        "& th:not([data-sortable])": { position: "absolute", clipPath: "inset(50%)" },
      },
      "& > tbody": {
        display: "grid",
        gap: "16px",
        gridTemplateColumns: "minmax(0, 1fr)",
        ...(isPaired && { [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }),
      },
      "& > tbody > tr": {
        display: "grid",
        gridTemplateColumns: "fit-content(45%) minmax(0, 1fr)",
        gridTemplateRows: "subgrid",
        gridRow: `span ${count}`,
        columnGap: "16px",
        rowGap: "10px",
        padding: "20px",
        border: `1px solid ${theme.vars?.palette.divider}`,
        borderRadius: CARD_RADIUS,
        backgroundColor: theme.vars?.palette.background.paper,
      },
      // What is said where there are no rows is no card.
      "& > tbody > tr[data-empty]": { display: "block", padding: 0, border: 0, backgroundColor: "transparent" },
      "& > tbody > tr[data-empty] > td": { display: "block" },
      "& > tbody > tr > :is(th, td)": {
        gridColumn: "1 / -1",
        display: "grid",
        gridTemplateColumns: "subgrid",
        padding: 0,
        border: 0,
        textAlign: "start",
      },
      "& > tbody > tr > th": { display: "block", ...theme.typography.h4, marginBottom: "4px" },
      // Cells that are folded would leave their gaps behind.
      "& > tbody > tr[data-folding]": { gridTemplateRows: "none", gridRow: "auto" },
      "& > tbody > tr[data-folding] > th": {
        display: "flex",
        alignItems: "start",
        justifyContent: "space-between",
        columnGap: "12px",
        marginBottom: 0,
      },
      // With large letters a word may be wider than a phone.
      "& > tbody > tr[data-folding] > th > div": { minWidth: 0, overflowWrap: "anywhere" },
      "& > tbody > tr > td[data-long]": {
        gridTemplateColumns: "minmax(0, 1fr)",
        alignContent: "start",
        rowGap: "4px",
        marginTop: "6px",
      },
      // Numbers are beside their labels.
      "& > tbody > tr > td[data-align]:has([data-label])": { textAlign: "start" },
      "& > tbody > tr > td > div": { gridColumn: "-2 / -1", minWidth: 0 },
      "& > tbody > tr > td > [data-label]": { display: "block", color: theme.vars?.palette.text.secondary },
      "& > tbody > tr > td[data-long] > [data-label]": {
        fontSize: "0.875rem",
        fontWeight: 600,
        color: theme.vars?.palette.text.primary,
      },
      "& > tbody > tr > td:not(:has([data-label])) > div": { gridColumn: "1 / -1" },
    },
    [narrow(theme, below)]: { "& > tbody > tr[data-folding='closed'] [data-folded]": { display: "none" } },
  });

/**
 * The first column and the heads stay where they are while the rest is scrolled; in a short window, which heads would
 * fill, only the column.
 */
export const stickyEdges =
  (ground: string): Layout =>
  () => ({
    "& > thead > tr > th": { position: "sticky", top: 0, zIndex: 2, bgcolor: ground },
    "& > tbody > tr > th": { position: "sticky", left: 0, zIndex: 1, bgcolor: ground },
    "& > thead > tr > th:first-of-type": { left: 0, zIndex: 3 },
    [SHORT]: { "& > thead > tr > th": { top: "auto" } },
    "@media print": { "& > :is(thead, tbody) > tr > th": { position: "static" } },
  });
