import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FORM_LABELS, FORM_NAMES, SAMPLE_LABELS, SAMPLE_NAMES } from "../../../../schema/catalogue.ts";
import { type ColumnMapping, MAX_MAPPED_FIELDS } from "../../../../schema/catalogueMapping.ts";
import { type FileColumn, kindOfColumn } from "../../../../schema/catalogueTransfer.ts";
import { sameNames } from "../../../../schema/rules/catalogue/mapping/sameNames.ts";
import { tidyLine } from "../../../../schema/rules/words/text.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { type CatalogueFile, columnLabel, REQUIRED } from "./mappingValues.ts";

/** A value to choose, and what it is called. */
export type Choice = readonly [value: string, label: string];

const choicesOf = <Key extends string>(names: Readonly<Record<Key, string>>, labels: Readonly<Record<Key, string>>) =>
  (Object.keys(names) as Key[]).map((key): Choice => [names[key], labels[key]]);

/** Columns whose values are chosen among a few; categories are the operator's. */
const FIXED: Partial<Record<FileColumn, readonly Choice[]>> = {
  form: choicesOf(FORM_NAMES, FORM_LABELS),
  sampleType: choicesOf(SAMPLE_NAMES, SAMPLE_LABELS),
};
/** Columns whose texts are addresses. */
const ADDRESSES: readonly FileColumn[] = ["affiliateLink", "imageUrl"];
const YES_OR_NO: readonly Choice[] = [
  ["ja", "Ja"],
  ["nej", "Nej"],
];
const isYesOrNo = (column: FileColumn): boolean => ["boolean", "optionalBoolean"].includes(kindOfColumn(column));

/** Where a column of ours comes from: fields of the file, a constant, and what their values are here. */
export function MappingColumn(props: {
  mapping: ColumnMapping;
  file: CatalogueFile;
  categories: readonly Choice[];
  /** What the column becomes of the first row, or why it does not. */
  became: string;
  onChange: (mapping: ColumnMapping) => void;
  onRemove: () => void;
}) {
  const { mapping, file, onChange, became } = props;
  const { column, fields, constant, prefix, values } = mapping;
  const id = useId();
  const label = columnLabel(column);
  const isNeeded = REQUIRED.includes(column) && fields.length === 0 && !constant;
  const choices = column === "category" ? props.categories : (FIXED[column] ?? []);
  const valuesOf = (names: readonly string[]) =>
    file.fields.filter(({ name }) => names.includes(name)).flatMap((field) => field.values);
  const known = valuesOf(fields);
  // The last place is still empty, and is where another field is chosen.
  const places = fields.length < MAX_MAPPED_FIELDS ? [...fields, ""] : fields;
  const choose = (at: number, name: string) => {
    const chosen = [...new Set(places.with(at, name).filter(Boolean))];
    const said = new Set(values.map(({ from }) => from));
    const ours = choices.map(([stored, words]) => ({ stored, words: [words, stored] }));
    const alike = column === "category" ? sameNames(valuesOf(chosen), ours).filter(({ from }) => !said.has(from)) : [];
    onChange({ ...mapping, fields: chosen, values: [...values, ...alike] });
  };
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        py: 4,
        borderTop: "1px solid",
        borderColor: "divider",
        display: "grid",
        gap: 3,
        gridTemplateColumns: { md: "1fr 2fr" },
      }}
    >
      <div>
        <Typography id={id} variant="h5" component="h4">
          {label}
        </Typography>
        {isNeeded && (
          <Typography variant="body2" sx={{ color: "error.main", mt: 1 }}>
            Välj ett fält eller ett fast värde.
          </Typography>
        )}
        {became && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: "anywhere" }}>
            {became}
          </Typography>
        )}
        {!REQUIRED.includes(column) && (
          <Button size="small" sx={{ mt: 1, ml: -2 }} onClick={props.onRemove} aria-label={`Ta inte med ${label}`}>
            Ta inte med
          </Button>
        )}
      </div>
      <Box sx={{ display: "grid", gap: 3, minWidth: 0, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        {places.map((name, at) => (
          <Choose
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order of fields is what it is.
            key={at}
            label={at === 0 ? `Fält i filen för ${label}` : `Annars för ${label}`}
            shown={at === 0 ? "Fält i filen" : "Annars"}
            value={name}
            empty={at === 0 ? "Inget fält" : "Inget mer fält"}
            choices={file.fields.map((field): Choice => [field.name, withExample(field)])}
            onChoose={(chosen) => choose(at, chosen)}
          />
        ))}
        {ADDRESSES.includes(column) && fields.length > 0 && (
          <TextValue
            label={`Sätt före i ${label}`}
            shown="Sätt före, om det inte är en hel adress"
            placeholder="https://butiken.se/products/"
            value={prefix}
            maxLength={500}
            onChange={(value) => onChange({ ...mapping, prefix: value })}
          />
        )}
        <Constant
          label={label}
          value={constant}
          choices={isYesOrNo(column) ? YES_OR_NO : choices}
          onChange={(value) => onChange({ ...mapping, constant: value })}
        />
        {choices.length > 0 && known.length > 0 && (
          <Box sx={{ gridColumn: "1 / -1" }}>
            <Accordion
              title={`Vad filens värden är hos oss (${values.filter(({ from }) => known.includes(from)).length} av ${known.length})`}
              // An admin must see which of the shop's categories have none of ours.
              isOpen={column === "category"}
            >
              <Values known={known} choices={choices} mapping={mapping} onChange={onChange} />
            </Accordion>
          </Box>
        )}
      </Box>
    </Box>
  );
}

const withExample = ({ name, examples }: CatalogueFile["fields"][number]): string => {
  const [example = ""] = examples;
  return example ? `${name} (${example.slice(0, 40)})` : name;
};

function Choose(props: {
  label: string;
  shown: string;
  value: string;
  empty: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}) {
  const id = useId();
  const isKnown = props.value === "" || props.choices.some(([value]) => value === props.value);
  return (
    <Box sx={{ minWidth: 0 }}>
      <FieldLabel htmlFor={id}>{props.shown}</FieldLabel>
      <FieldControl>
        <select
          id={id}
          aria-label={props.label}
          value={props.value}
          onChange={({ target }) => props.onChoose(target.value)}
        >
          <option value="">{props.empty}</option>
          {!isKnown && <option value={props.value}>{props.value} (finns inte i filen)</option>}
          {props.choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FieldControl>
    </Box>
  );
}

/** What a column is where no field is filled. */
function Constant(props: {
  label: string;
  value: string | null;
  choices: readonly Choice[];
  onChange: (value: string | null) => void;
}) {
  const { label, value, choices, onChange } = props;
  if (choices.length > 0) {
    return (
      <Choose
        label={`Fast värde för ${label}`}
        shown="Fast värde"
        value={value ?? ""}
        empty="Inget fast värde"
        choices={choices}
        onChoose={(chosen) => onChange(chosen || null)}
      />
    );
  }
  return (
    <TextValue
      label={`Fast värde för ${label}`}
      shown="Fast värde"
      value={value}
      maxLength={2_000}
      onChange={onChange}
    />
  );
}

/** A text of the admin's; null while nothing is written. */
function TextValue(props: {
  label: string;
  shown: string;
  placeholder?: string;
  value: string | null;
  maxLength: number;
  onChange: (value: string | null) => void;
}) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <FieldLabel htmlFor={id}>{props.shown}</FieldLabel>
      <FieldControl>
        <input
          id={id}
          aria-label={props.label}
          placeholder={props.placeholder}
          value={props.value ?? ""}
          maxLength={props.maxLength}
          autoComplete="off"
          onChange={({ target }) => props.onChange(target.value === "" ? null : target.value)}
        />
      </FieldControl>
    </Box>
  );
}

/** Each value of the file, with what it is here. */
function Values(props: {
  known: readonly string[];
  choices: readonly Choice[];
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}) {
  const { known, choices, mapping, onChange } = props;
  const same = (one: string, other: string) => tidyLine(one).toLowerCase() === tidyLine(other).toLowerCase();
  const say = (from: string, to: string) => {
    const others = mapping.values.filter((one) => !same(one.from, from));
    onChange({ ...mapping, values: to === "" ? others : [...others, { from, to }] });
  };
  return (
    <Box sx={{ display: "grid", gap: 3, py: 3 }}>
      {[...new Set(known)].map((from) => (
        <Choose
          key={from}
          label={`${from} är hos oss`}
          shown={from}
          value={mapping.values.find((one) => same(one.from, from))?.to ?? ""}
          empty="Inte kopplad"
          choices={choices}
          onChoose={(to) => say(from, to)}
        />
      ))}
    </Box>
  );
}
