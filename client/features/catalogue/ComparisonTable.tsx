import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { differs, MAX_COMPARED_BIOMARKERS, markerRows } from "../../../schema/rules/comparison.ts";
import type { AreaConfig } from "./areas.ts";
import { type ComparedProduct, TEST_ROWS } from "./comparisonRows.ts";

const Table = styled("table")(({ theme }) => ({
  borderCollapse: "separate",
  borderSpacing: 0,
  width: "100%",
  tableLayout: "fixed",
  fontVariantNumeric: "tabular-nums",
  fontSize: 16,
  "& th, & td": {
    textAlign: "left",
    verticalAlign: "top",
    padding: "12px 14px",
    [theme.breakpoints.down("sm")]: { padding: "10px 8px", fontSize: 15 },
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
    overflowWrap: "break-word",
    hyphens: "auto",
  },
  "& thead th": { position: "sticky", top: 0, zIndex: 2, backgroundColor: theme.vars?.palette.background.paper },
  "& tbody th": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    fontWeight: 600,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  "& thead th:first-of-type": { left: 0, zIndex: 3 },
  "& tr[data-differs='true'] td": {
    backgroundColor: theme.vars?.palette.tint.yellow[1],
  },
  "& ul": { margin: 0, paddingLeft: 18 },
}));

const Missing = styled("span")({ fontStyle: "italic" });

/** Products side by side: facts first, then biomarkers. */
export function ComparisonTable(props: {
  area: AreaConfig;
  products: readonly ComparedProduct[];
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
}) {
  const { products, onlyDifferences } = props;
  const [showsAll, setShowsAll] = useState(false);
  const rows = TEST_ROWS.map(({ label, value }) => ({ label, values: products.map(value) })).map((row) => ({
    ...row,
    differs: differs(row.values),
  }));
  const markers = markerRows(products.map(({ biomarkers }) => biomarkers));
  const hasMore = products.some(({ biomarkers }) => biomarkers.length > MAX_COMPARED_BIOMARKERS);

  return (
    <Box sx={{ overflow: "auto", maxHeight: "100%" }} tabIndex={0} role="region" aria-label="Jämförelsetabell">
      <Table sx={{ minWidth: { xs: 96 + products.length * 124, sm: 150 + products.length * 190 } }}>
        <colgroup>
          <Box component="col" sx={{ width: { xs: 96, sm: 150 } }} />
          {products.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Egenskap</th>
            {products.map(({ id, name, affiliateLink }) => (
              <th key={id} scope="col">
                <Box sx={{ fontFamily: "h4.fontFamily", fontSize: 18, fontWeight: 500 }}>{name}</Box>
                <Box sx={{ display: "flex", flexWrap: "wrap", mx: -2 }}>
                  <Button
                    size="small"
                    disabled={!affiliateLink}
                    {...(affiliateLink && {
                      href: affiliateLink,
                      target: "_blank",
                      rel: "noopener noreferrer sponsored",
                      referrerPolicy: "no-referrer" as const,
                    })}
                    aria-label={`${props.area.visitLabel}: ${name}`}
                  >
                    {props.area.visitLabel}
                  </Button>
                  <Button
                    size="small"
                    color="inherit"
                    onClick={() => props.onRemove(id)}
                    aria-label={`Ta bort ${name} ur jämförelsen`}
                  >
                    Ta bort
                  </Button>
                </Box>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => !onlyDifferences || row.differs)
            .map((row) => (
              <tr key={row.label} data-differs={row.differs && products.length > 1}>
                <th scope="row">{row.label}</th>
                {row.values.map((value, index) => (
                  <td key={products[index]?.id}>{value ?? <Missing>uppgift saknas</Missing>}</td>
                ))}
              </tr>
            ))}
          {!showsAll && (
            <tr>
              <th scope="row">Biomarkörer</th>
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
                <tr key={name} data-differs={included.includes(false)}>
                  <th scope="row">{name}</th>
                  {included.map((has, index) => (
                    <td key={products[index]?.id}>{has ? "Ingår" : "Ingår inte"}</td>
                  ))}
                </tr>
              ))}
        </tbody>
      </Table>
      {(hasMore || showsAll) && (
        <Button
          sx={{ my: 3, position: "sticky", left: 0 }}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? "Visa färre biomarkörer" : `Visa alla ${markers.length} biomarkörer, en per rad`}
        </Button>
      )}
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
          <li key={name}>{name}</li>
        ))}
      </ul>
      {more > 0 && <Box sx={{ mt: 1, fontSize: 14 }}>+ {more} till</Box>}
    </>
  );
}
