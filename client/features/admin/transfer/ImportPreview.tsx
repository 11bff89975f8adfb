import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";
import type { FileColumn } from "../../../../schema/catalogueTransfer.ts";
import { counted, swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { columnLabel } from "./mappingValues.ts";
import type { TransferTab_ImportFragment as Preview } from "./TransferTab.generated.ts";

type Change = Preview["changes"][number];
type NearName = Preview["nearNames"][number];
type Problem = Preview["problems"][number];

/** What an import would do, and the way to do it. */
export function ImportPreview(props: {
  fileName: string;
  preview: Preview;
  isWorking: boolean;
  onImport: (skipBad: boolean) => void;
  /** Another way on, beside the button. */
  children: ReactNode;
}) {
  const { fileName, preview, isWorking, onImport } = props;
  const { created, changed, unchanged, bad, isUnreadable } = preview;
  const [skipsBad, setSkipsBad] = useState(false);
  const id = useId();
  const count = created + changed;
  const canImport = count > 0 && !isUnreadable && (bad === 0 || skipsBad);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography id={id} variant="h3" sx={{ overflowWrap: "anywhere" }}>
        Det här händer med {fileName}
      </Typography>
      <Counts
        counts={[
          ["Nya", created],
          ["Ändrade", changed],
          ["Oförändrade", unchanged],
          ["Felaktiga rader", bad],
        ]}
      />
      {(preview.unreadPrices > 0 || preview.heldPrices > 0) && <Prices preview={preview} />}
      {preview.nearNames.length > 0 && <NearNames preview={preview} />}
      {preview.problems.length > 0 && <Problems preview={preview} />}
      {preview.changes.length > 0 && <Changes preview={preview} />}
      {bad > 0 && !isUnreadable && count > 0 && (
        <Box
          component="label"
          sx={{ display: "flex", alignItems: "center", gap: 3, minHeight: 44, mt: 5, cursor: "pointer" }}
        >
          <Checkbox type="checkbox" checked={skipsBad} onChange={(event) => setSkipsBad(event.target.checked)} />
          Hoppa över felaktiga rader
        </Box>
      )}
      {count === 0 && !isUnreadable && (
        <Typography sx={{ mt: 5 }}>Filen innehåller ingenting som skulle ändra katalogen.</Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 5 }}>
        <Button variant="contained" disabled={!canImport || isWorking} onClick={() => onImport(skipsBad)}>
          Importera {counted(count, "produkt", "produkter")}
        </Button>
        {props.children}
      </Box>
    </Box>
  );
}

/** Prices that somebody should look at. */
function Prices({ preview: { unreadPrices, heldPrices } }: { preview: Preview }) {
  return (
    <Box sx={{ mb: 6 }}>
      <Notice tone="attention">
        {unreadPrices > 0 && (
          <span>
            {counted(unreadPrices, "pris", "priser")} kan inte läsas. {unreadPrices === 1 ? "Det" : "De"} visas som{" "}
            {unreadPrices === 1 ? "det" : "de"} står, men jämförs inte.
          </span>
        )}
        {heldPrices > 0 && (
          <span>
            {counted(heldPrices, "pris", "priser")} ändras med mer än hälften, eller blir 0.{" "}
            {heldPrices === 1
              ? "Det tidigare priset gäller tills du har godkänt det nya. Du hittar det"
              : "De tidigare priserna gäller tills du har godkänt de nya. Du hittar dem"}{" "}
            bland produkterna, under urvalet Nytt pris väntar.
          </span>
        )}
      </Notice>
    </Box>
  );
}

const NEAR_COLUMNS: readonly DataColumn<NearName>[] = [
  { key: "line", header: "Rad", isRowHeader: true, cell: ({ line }) => `Rad ${line}` },
  { key: "name", header: "Ny produkt", cell: ({ name }) => <Box sx={{ overflowWrap: "anywhere" }}>{name}</Box> },
  {
    key: "other",
    header: "Kan vara samma som",
    isLong: true,
    cell: ({ otherName, otherNumber, otherLine }) => (
      <Box sx={{ overflowWrap: "anywhere" }}>
        {otherName} ({otherNumber === null ? `rad ${otherLine} i filen` : `nummer ${otherNumber}`})
      </Box>
    ),
  },
];

/** New products that may be there already, spelt otherwise. */
function NearNames({ preview: { nearNames, nearNamesTotal } }: { preview: Preview }) {
  return (
    <Box sx={{ mb: 6 }}>
      <Typography variant="h4">Nästan samma namn</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: "66ch" }}>
        {counted(nearNamesTotal, "ny produkt", "nya produkter")} heter nästan som en annan hos samma leverantör, eller
        likadant i en annan kategori. Är det samma produkt: skriv dess nummer i kolumnen id, så ändras den i stället.
      </Typography>
      <DataTable
        caption="Nya produkter med nästan samma namn som en annan"
        columns={NEAR_COLUMNS}
        rows={nearNames}
        keyOf={({ line }) => line}
        stackBelow="sm"
      />
      {nearNamesTotal > nearNames.length && (
        <Typography color="textSecondary" sx={{ mt: 3 }}>
          De första {swedishNumber(nearNames.length)} av {swedishNumber(nearNamesTotal)} visas.
        </Typography>
      )}
    </Box>
  );
}

function Counts({ counts }: { counts: readonly (readonly [string, number])[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: "grid", gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(4, 1fr)" }, gap: 4, my: 5 }}
    >
      {counts.map(([label, count]) => (
        <Box key={label} sx={{ display: "flex", flexDirection: "column-reverse" }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0 }}>
            {swedishNumber(count)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const PROBLEM_COLUMNS: readonly DataColumn<Problem>[] = [
  { key: "line", header: "Rad", isRowHeader: true, cell: ({ line }) => (line > 0 ? `Rad ${line}` : "Hela filen") },
  { key: "field", header: "Kolumn", cell: ({ field }) => (field ? labelOf(field) : "–") },
  {
    key: "message",
    header: "Anmärkning",
    isLong: true,
    cell: ({ message }) => <Box sx={{ overflowWrap: "anywhere" }}>{message}</Box>,
  },
];

function Problems({ preview: { problems, problemsTotal, problemReport } }: { preview: Preview }) {
  const rows = problems.map((problem, index) => ({ ...problem, index }));
  return (
    <Box sx={{ mb: 6 }}>
      <Typography variant="h4">Anmärkningar på rader</Typography>
      <DataTable
        caption="Anmärkningar på rader"
        columns={PROBLEM_COLUMNS as readonly DataColumn<(typeof rows)[number]>[]}
        rows={rows}
        keyOf={({ index }) => index}
        stackBelow="sm"
      />
      {problemsTotal > problems.length && (
        <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
          <Typography color="textSecondary">
            De första {swedishNumber(problems.length)} av {swedishNumber(problemsTotal)}.
          </Typography>
          <Button onClick={() => saveFile("anmarkningar.txt", `${problemReport}\n`, "text/plain")}>
            Hämta alla som text
          </Button>
        </Box>
      )}
    </Box>
  );
}

const CHANGE_COLUMNS: readonly DataColumn<Change>[] = [
  {
    key: "name",
    header: "Produkt",
    isRowHeader: true,
    cell: ({ name }) => <Box sx={{ overflowWrap: "anywhere" }}>{name}</Box>,
  },
  { key: "line", header: "Rad", cell: ({ line }) => line },
  { key: "what", header: "Vad som händer", cell: ({ isNew }) => (isNew ? "Ny" : "Ändras") },
  { key: "changes", header: "Fält", isLong: true, cell: (change) => <ChangedFields change={change} /> },
];

function Changes({ preview: { changes, created, changed } }: { preview: Preview }) {
  return (
    <Box sx={{ mb: 6 }}>
      <Typography variant="h4">Nya och ändrade produkter</Typography>
      <DataTable
        caption="Nya och ändrade produkter"
        columns={CHANGE_COLUMNS}
        rows={changes}
        keyOf={({ line }) => line}
        stackBelow="md"
      />
      {created + changed > changes.length && (
        <Typography color="textSecondary" sx={{ mt: 3 }}>
          De första {swedishNumber(changes.length)} av {swedishNumber(created + changed)} visas.
        </Typography>
      )}
    </Box>
  );
}

/** What a column is called, also one that no file has. */
const labelOf = (field: string): string =>
  field === "heldPrice" ? "Pris som väntar" : columnLabel(field as FileColumn);

/** The fields that change; of something new only which, and how its price is read. */
function ChangedFields({ change: { isNew, changes, priceReading } }: { change: Change }) {
  const reading = priceReading && (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {priceReading}
    </Typography>
  );
  if (isNew) {
    return (
      <>
        {changes.map(({ field }) => labelOf(field)).join(", ")}
        {reading}
      </>
    );
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
        {changes.map(({ field, before, after }) => (
          <Box component="li" key={field} sx={{ overflowWrap: "anywhere" }}>
            <b>{labelOf(field)}:</b> {formatValue(before)} → {formatValue(after)}
          </Box>
        ))}
      </Box>
      {reading}
    </>
  );
}

/** A value as the audit log has it, in a few words. */
function formatValue(value: string | null): string {
  if (!value || value === "[]") return "inget";
  if (value === "true") return "ja";
  if (value === "false") return "nej";
  return value;
}
