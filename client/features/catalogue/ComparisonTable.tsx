import Check from "@mui/icons-material/Check";
import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { differs, MAX_COMPARED_BIOMARKERS, markerRows } from "../../../schema/rules/comparisonTable.ts";
import type { AreaConfig } from "./areas.ts";
import { COMPARISONS, type ComparedProduct, type ComparedValue } from "./comparisonRows.ts";
import { withBreaks } from "./hyphenation.ts";
import { useMoreAside } from "./useMoreAside.ts";
import { VisitButton } from "./VisitButton.tsx";

const Table = styled("table")(({ theme }) => ({
  borderCollapse: "separate",
  borderSpacing: 0,
  width: "100%",
  tableLayout: "fixed",
  fontVariantNumeric: "tabular-nums",
  fontSize: 16,
  // Whole pixels, so that the lines of the column that stays meet the others.
  lineHeight: "26px",
  [theme.breakpoints.down("sm")]: { fontSize: 14, lineHeight: "22px" },
  "& th, & td": {
    textAlign: "left",
    verticalAlign: "top",
    padding: "12px 14px",
    [theme.breakpoints.down("sm")]: { padding: "10px 6px" },
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
    overflowWrap: "break-word",
    hyphens: "auto",
  },
  "& thead th": {
    position: "sticky",
    top: 0,
    zIndex: 2,
    verticalAlign: "bottom",
    backgroundColor: theme.vars?.palette.background.paper,
  },
  // Its line shows where the columns go when they are scrolled.
  "& tr > th:first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    paddingLeft: 0,
    fontWeight: 600,
    borderRight: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  "& thead th:first-of-type": { zIndex: 3 },
  "& tr[data-differs='true'] td": {
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.tint.yellow[1]} 60%, transparent)`,
  },
  "& ul": { margin: 0, paddingLeft: "1em" },
}));

/** A column's head: the name, the way to the seller, and the way out beside the name where there is room. */
const Head = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  justifyItems: "start",
  alignItems: "end",
  "& > span": {
    font: `500 18px/22px ${theme.typography.h4.fontFamily}`,
    [theme.breakpoints.down("sm")]: { gridColumn: "1 / -1", fontSize: 16, lineHeight: "20px" },
  },
  "& > small": {
    gridArea: "2 / 1 / auto / -1",
    fontSize: 14,
    fontWeight: 400,
    color: theme.vars?.palette.text.secondary,
  },
  // Its own height ends in the cell's padding, and its words begin where the column does.
  "& > .MuiButton-root": { marginBottom: -10, paddingInline: 0, minWidth: 0, gridArea: "3 / 1" },
  "& > .MuiIconButton-root": {
    width: 44,
    height: 44,
    gridArea: "1 / 2",
    marginRight: -14,
    marginBlock: -10,
    [theme.breakpoints.down("sm")]: { gridArea: "3 / 2", marginRight: -6, marginBlock: "0 -10px" },
  },
}));

const Missing = styled("span")({ fontStyle: "italic" });

/** Products side by side: facts first, then biomarkers. */
export function ComparisonTable(props: {
  area: AreaConfig;
  products: readonly ComparedProduct[];
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
  /** Said below the table. */
  notice: ReactNode;
}) {
  const { products, onlyDifferences } = props;
  const [showsAll, setShowsAll] = useState(false);
  const { region, hasMoreAside } = useMoreAside();
  const comparison = COMPARISONS[props.area.area];
  const rows = comparison.rows
    .map(({ label, value }) => ({ label, values: products.map(value) }))
    .map((row) => ({ ...row, differs: differs(row.values.map((value) => (value === null ? null : String(value)))) }));
  const words = comparison.markers;
  const markers = words ? markerRows(products.map(({ biomarkers }) => biomarkers)) : [];
  const markersDiffer = markers.some(({ included }) => included.includes(false));
  const hasMore = products.some(({ biomarkers }) => biomarkers.length > MAX_COMPARED_BIOMARKERS);
  const hasDifferences = markersDiffer || rows.some(({ differs }) => differs);
  // Where only differences are left, a tint would say nothing.
  const tinted = (isDifferent: boolean) => isDifferent && !onlyDifferences;

  return (
    <Box
      sx={{
        position: "relative",
        height: "100%",
        // Fades at the edge behind which there is more.
        "&::after": {
          content: '""',
          position: "absolute",
          insetBlock: 0,
          right: 0,
          width: 24,
          zIndex: 3,
          pointerEvents: "none",
          background: "linear-gradient(to left, var(--mui-palette-background-paper), transparent)",
          opacity: hasMoreAside ? 1 : 0,
        },
      }}
    >
      <Box
        ref={region}
        sx={{ overflow: "auto", height: "100%" }}
        tabIndex={0}
        role="region"
        aria-label="Jämförelsetabell"
      >
        <Table sx={{ minWidth: { xs: 104 + products.length * 112, sm: 150 + products.length * 176 } }}>
          <colgroup>
            <Box component="col" sx={{ width: { xs: 104, sm: 150 } }} />
            {products.map(({ id }) => (
              <col key={id} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Egenskap</th>
              {products.map(({ id, name, visitPath }) => (
                <th key={id} scope="col">
                  <Head>
                    <span>{withBreaks(name)}</span>
                    {visitPath && <small>Annonslänk</small>}
                    <VisitButton area={props.area} path={visitPath} size="small" of={name} />
                    <IconButton onClick={() => props.onRemove(id)} aria-label={`Ta bort ${name}`}>
                      <Close fontSize="small" />
                    </IconButton>
                  </Head>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {onlyDifferences && !hasDifferences && (
              <tr>
                <td colSpan={1 + products.length}>
                  {products.length < 2
                    ? "Det behövs minst två att jämföra för att skillnader ska synas."
                    : "Det finns inga skillnader i det vi jämför."}
                </td>
              </tr>
            )}
            {rows
              .filter((row) => !onlyDifferences || row.differs)
              .map((row) => (
                <tr key={row.label} data-differs={tinted(row.differs)}>
                  <th scope="row">{withBreaks(row.label)}</th>
                  {row.values.map((value, index) => (
                    <td key={products[index]?.id}>
                      <Value value={value} />
                    </td>
                  ))}
                </tr>
              ))}
            {words && !showsAll && (!onlyDifferences || markersDiffer) && (
              <tr data-differs={tinted(markersDiffer)}>
                <th scope="row">{words.label}</th>
                {products.map(({ id, biomarkers }) => (
                  <td key={id}>
                    <BiomarkerList names={biomarkers} />
                  </td>
                ))}
              </tr>
            )}
            {showsAll &&
              markers
                .filter(({ included }) => !onlyDifferences || included.includes(false))
                .map(({ name, included }) => (
                  <tr key={name} data-differs={tinted(included.includes(false))}>
                    <th scope="row">{withBreaks(name)}</th>
                    {included.map((has, index) => (
                      <td key={products[index]?.id}>
                        <Inclusion isIncluded={has} />
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </Table>
        {words && (hasMore || showsAll) && (
          <Button
            sx={{ my: 3, px: 0, position: "sticky", left: 0 }}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? `Visa färre ${words.many}` : `Visa alla ${markers.length} ${words.many}, en per rad`}
          </Button>
        )}
        <Box sx={{ position: "sticky", left: 0, width: "fit-content", pb: 6 }}>{props.notice}</Box>
      </Box>
    </Box>
  );
}

function Value({ value }: { value: ComparedValue }) {
  if (!value) return <Missing>uppgift saknas</Missing>;
  if (typeof value === "string") return withBreaks(value);
  return (
    <ul>
      {value.map((one) => (
        <li key={one}>{withBreaks(one)}</li>
      ))}
    </ul>
  );
}

function Inclusion({ isIncluded }: { isIncluded: boolean }) {
  if (!isIncluded) return <Box sx={{ color: "text.secondary" }}>Ingår inte</Box>;
  return (
    <Box sx={{ display: "flex", gap: 1, fontWeight: 600 }}>
      <Check aria-hidden="true" sx={{ fontSize: "1.4em", color: "primary.main" }} />
      Ingår
    </Box>
  );
}

function BiomarkerList({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <Missing>uppgift saknas</Missing>;
  const more = names.length - MAX_COMPARED_BIOMARKERS;
  return (
    <>
      <ul>
        {names.slice(0, MAX_COMPARED_BIOMARKERS).map((name) => (
          <li key={name}>{withBreaks(name)}</li>
        ))}
      </ul>
      {more > 0 && <Box sx={{ mt: 1, fontSize: 14 }}>+ {more} till</Box>}
    </>
  );
}
