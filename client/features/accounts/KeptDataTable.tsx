import { styled } from "@mui/material/styles";
import type { KeptDataTable_RowFragment } from "./KeptDataTable.generated.ts";

const COLUMNS = { what: "Vad", why: "Varför", howLong: "Hur länge" } as const;

const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 16,
  "& th, & td": { textAlign: "left", verticalAlign: "top", padding: "12px 16px 12px 0", width: "33%" },
  "& th": { fontWeight: 600 },
  "& tr": { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
  "& td > span": { display: "none" },
  // On phones a row is a block, and each cell says itself what it is about.
  [theme.breakpoints.down("sm")]: {
    "& thead": { position: "absolute", clipPath: "inset(50%)", height: 1, overflow: "hidden" },
    "& tr, & td": { display: "block", width: "auto" },
    "& td": { padding: "6px 0" },
    "& tbody tr": { paddingBlock: 8 },
    "& td > span": { display: "block", fontWeight: 600 },
  },
}));

/** What is kept about the one who asks: what, why, how long. */
export function KeptDataTable({ rows }: { rows: readonly KeptDataTable_RowFragment[] }) {
  const columns = Object.entries(COLUMNS) as [keyof typeof COLUMNS, string][];
  return (
    <Table>
      <thead>
        <tr>
          {columns.map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what}>
            {columns.map(([key, label]) => (
              <td key={key}>
                <span>{label}</span>
                {row[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
