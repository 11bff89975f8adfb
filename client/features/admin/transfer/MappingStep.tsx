import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { type CatalogueMapping, emptyColumn, FILE_PRESETS } from "../../../../schema/catalogueMapping.ts";
import { FILE_COLUMNS, type FileColumn } from "../../../../schema/catalogueTransfer.ts";
import { formatMapped, type MappedRow, mapRow } from "../../../../schema/rules/catalogue/mapping/mapRow.ts";
import { counted, swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { useEditableCategoriesQuery } from "../products/CategoriesTab.generated.ts";
import { type Choice, MappingColumn } from "./MappingColumn.tsx";
import { type CatalogueFile, columnLabel, fieldsOf, REQUIRED } from "./mappingValues.ts";
import { SavedMappings } from "./SavedMappings.tsx";

/** Which fields of a shop's file are which columns of ours, with what becomes of its first rows. */
export function MappingStep(props: {
  fileName: string;
  file: CatalogueFile;
  mapping: CatalogueMapping;
  isWorking: boolean;
  onChange: (mapping: CatalogueMapping) => void;
  /** Hears which mapping is stored. */
  onStored: (mapping: CatalogueMapping) => void;
  onPreview: () => void;
  /** Another way on, beside the button. */
  children: ReactNode;
}) {
  const { file, mapping, onChange } = props;
  const id = useId();
  const categories = (useEditableCategoriesQuery({}).data?.editableCategories ?? []).map(
    ({ slug, name }): Choice => [slug, name],
  );
  const rows = file.sample.map((row) => ({ ...row, mapped: mapRow({ fields: fieldsOf(row) }, mapping) }));
  const missing = mapping.columns.filter(
    ({ column, fields, constant }) => REQUIRED.includes(column) && fields.length === 0 && !constant,
  );
  const hasLink = mapping.columns.some(
    ({ column, fields, constant }) => column === "affiliateLink" && (fields.length > 0 || constant),
  );
  const others = FILE_COLUMNS.filter((column) => !mapping.columns.some((one) => one.column === column));
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography id={id} variant="h3" sx={{ overflowWrap: "anywhere" }}>
        Så läses {props.fileName}
      </Typography>
      <Typography sx={{ mt: 3, maxWidth: "66ch" }}>
        {file.preset ? `Filen ser ut som ${FILE_PRESETS[file.preset]}` : `Filen är ${file.format} med egna fält`}, och
        har {counted(file.rowsTotal, "produkt", "produkter")}. Se efter att varje kolumn kommer från rätt fält.
      </Typography>
      {!hasLink && (
        <Typography sx={{ mt: 3, maxWidth: "66ch" }}>
          Ingen länk till butiken är med, så produkterna får ingen knapp dit. Har filen bara slutet av adressen, som
          Shopifys Handle, lägg till kolumnen {columnLabel("affiliateLink")}, välj fältet och sätt butikens adress före.
        </Typography>
      )}
      <SavedMappings saved={file.savedMappings} mapping={mapping} onChoose={onChange} onStored={props.onStored} />
      <Box sx={{ mt: 5 }}>
        {mapping.columns.map((one) => (
          <MappingColumn
            key={one.column}
            mapping={one}
            file={file}
            categories={categories}
            became={becameOf(one.column, rows[0]?.mapped, categories)}
            onChange={(changed) =>
              onChange({ ...mapping, columns: mapping.columns.map((other) => (other === one ? changed : other)) })
            }
            onRemove={() => onChange({ ...mapping, columns: mapping.columns.filter((other) => other !== one) })}
          />
        ))}
      </Box>
      {others.length > 0 && (
        <AddColumn
          others={others}
          onAdd={(column) => onChange({ ...mapping, columns: [...mapping.columns, emptyColumn(column)] })}
        />
      )}
      <Box
        component="label"
        sx={{
          display: "flex",
          alignItems: "flex-start",
          gap: 3,
          minHeight: 44,
          mt: 5,
          cursor: "pointer",
          maxWidth: "66ch",
        }}
      >
        <Checkbox
          type="checkbox"
          checked={mapping.isShown}
          onChange={({ target }) => onChange({ ...mapping, isShown: target.checked })}
        />
        <span>
          Visa nya produkter direkt, med butikens beskrivningar. Annars är de dolda tills du har granskat dem (bland
          produkterna, under urvalet Väntar på granskning), så att inga hälsopåståenden följer med av misstag.
        </span>
      </Box>
      <SampleRows
        rows={rows}
        columns={mapping.columns.map(({ column }) => column)}
        categories={categories}
        total={file.rowsTotal}
      />
      {missing.length > 0 && (
        <Typography sx={{ mt: 5 }}>
          Innan du kan gå vidare: välj ett fält eller ett fast värde för{" "}
          {missing.map(({ column }) => columnLabel(column)).join(", ")}.
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 5 }}>
        <Button variant="contained" disabled={props.isWorking || missing.length > 0} onClick={props.onPreview}>
          Se vad som skulle ändras
        </Button>
        {props.children}
      </Box>
    </Box>
  );
}

/** What is wrong with a row, and what is left out of it. */
const wrongIn = ({ problems, warnings }: MappedRow) => [...problems, ...warnings];

/** What a column becomes of the first row. */
function becameOf(column: FileColumn, mapped: MappedRow | undefined, categories: readonly Choice[]): string {
  const problem = mapped && wrongIn(mapped).find(({ field }) => field === column);
  if (problem) return problem.message;
  const value = mapped ? cellOf(column, mapped, categories) : "";
  return value && `Blir: ${value.slice(0, 120)}${value.length > 120 ? "…" : ""}`;
}

function AddColumn({ others, onAdd }: { others: readonly FileColumn[]; onAdd: (column: FileColumn) => void }) {
  const id = useId();
  return (
    <Box sx={{ pt: 4, borderTop: "1px solid", borderColor: "divider", maxWidth: 420 }}>
      <FieldLabel htmlFor={id}>Lägg till en kolumn</FieldLabel>
      <FieldControl>
        <select id={id} value="" onChange={({ target }) => onAdd(target.value as FileColumn)}>
          <option value="">Välj kolumn</option>
          {others.map((column) => (
            <option key={column} value={column}>
              {columnLabel(column)}
            </option>
          ))}
        </select>
      </FieldControl>
    </Box>
  );
}

interface Shown {
  line: number;
  problem: string | null;
  mapped: MappedRow;
}

/** The first rows of the file, as they become. */
function SampleRows({
  rows,
  columns,
  categories,
  total,
}: {
  rows: readonly Shown[];
  columns: readonly FileColumn[];
  categories: readonly Choice[];
  total: number;
}) {
  const shown: DataColumn<Shown>[] = [
    { key: "line", header: "Rad", isRowHeader: true, cell: ({ line }) => line },
    ...columns.map((column) => ({
      key: column,
      header: columnLabel(column),
      cell: ({ mapped }: Shown) => <Cell text={cellOf(column, mapped, categories)} />,
    })),
    {
      key: "problem",
      header: "Går inte att läsa",
      cell: ({ problem, mapped }) => (
        <Cell
          text={
            problem ??
            wrongIn(mapped)
              .map(({ message }) => message)
              .join(" ")
          }
        />
      ),
    },
  ];
  return (
    <Box sx={{ mt: 6 }}>
      <Typography variant="h4">Så blir de första raderna</Typography>
      <DataTable caption="Så blir de första raderna" columns={shown} rows={rows} keyOf={({ line }) => line} isDense />
      {total > rows.length && (
        <Typography color="textSecondary" sx={{ mt: 3 }}>
          De första {swedishNumber(rows.length)} av {swedishNumber(total)} visas.
        </Typography>
      )}
    </Box>
  );
}

/** A value in words: a category by its name. */
function cellOf(column: FileColumn, { values }: MappedRow, categories: readonly Choice[]): string {
  const text = formatMapped(values.get(column));
  return (column === "category" && categories.find(([slug]) => slug === text)?.[1]) || text;
}

const Cell = ({ text }: { text: string }) => (
  // Words stay whole: the table scrolls sideways.
  <Box
    sx={{ minWidth: text.length > 30 ? 200 : text.length > 8 ? 110 : 60, maxWidth: 260, overflowWrap: "break-word" }}
  >
    {text.length > 140 ? `${text.slice(0, 140)}…` : text || "–"}
  </Box>
);
