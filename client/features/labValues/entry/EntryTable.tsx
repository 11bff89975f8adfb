import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import NativeSelect from "@mui/material/NativeSelect";
import { type ReactNode, useId, useState } from "react";
import { Controller, type Path, useFieldArray, useWatch } from "react-hook-form";
import Add from "~icons/ic/baseline-add";
import Close from "~icons/ic/baseline-close";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import { describedBy, FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { LabMarker } from "../labMarker.ts";
import { amountWithUnit, NO_UNIT } from "../labWords.ts";
import { AmountQuestion } from "./AmountQuestion.tsx";
import {
  type AskAmount,
  type EnteredValue,
  type EntryFields,
  emptyRow,
  readAmount,
  type ValueRow,
} from "./entrySchema.ts";
import { MarkerInput } from "./MarkerInput.tsx";

/** Rows of the table at most. */
const MAX_ROWS = 100;

type EntryForm = ZodForm<EntryFields, EnteredValue[]>;

/** A row of the table by its place; the form has what is written. */
interface Row {
  id: string;
  place: number;
}

/** The values of a sample, a row for each; on a phone each row is a card. */
export function EntryTable(props: { form: EntryForm; markers: readonly LabMarker[]; ask: AskAmount }) {
  const { form, markers, ask } = props;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "rows" });
  const [said, setSaid] = useState("");
  const id = useId();
  const columns: DataColumn<Row>[] = [
    {
      key: "marker",
      header: "Markör",
      width: "34%",
      isLong: true,
      cell: ({ place }) => <MarkerCell form={form} place={place} markers={markers} />,
    },
    {
      key: "amount",
      header: "Värde",
      isLong: true,
      cell: ({ place }) => <AmountCell form={form} place={place} ask={ask} />,
    },
    {
      key: "unit",
      header: "Enhet",
      isLong: true,
      cell: ({ place }) => <UnitCell form={form} place={place} markers={markers} />,
    },
    {
      key: "interval",
      header: "Labbets intervall (valfritt)",
      isLong: true,
      width: "24%",
      cell: ({ place }) => (
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: 2 }}>
          <TextCell form={form} place={place} name="low" label="Från" />
          <TextCell form={form} place={place} name="high" label="Till" />
        </Box>
      ),
    },
    {
      key: "remove",
      header: "Ta bort",
      isHeaderHidden: true,
      width: "48px",
      cell: ({ place }) =>
        fields.length > 1 && (
          <IconButton
            aria-label={`Ta bort rad ${place + 1}`}
            onClick={() => {
              remove(place);
              setSaid(`Rad ${place + 1} är borttagen.`);
              document.getElementById(`${id}-fler`)?.focus();
            }}
            sx={{ width: 48, height: 48, ml: { xs: -3, md: 0 }, color: "text.primary" }}
          >
            <Close fontSize="small" />
          </IconButton>
        ),
    },
  ];
  return (
    <div>
      <DataTable
        caption="Värden från provet"
        columns={columns}
        rows={fields.map((field, place) => ({ id: field.id, place }))}
        keyOf={(row) => row.id}
        stackBelow="md"
        isDense
        isFixed
      />
      <Box sx={{ mt: 4 }}>
        {fields.length < MAX_ROWS ? (
          <Button
            id={`${id}-fler`}
            variant="outlined"
            startIcon={<Add />}
            onClick={() => append(emptyRow(), { focusName: `rows.${fields.length}.marker` })}
            sx={{ minHeight: 48 }}
          >
            Lägg till rad
          </Button>
        ) : (
          `Högst ${MAX_ROWS} rader åt gången. Spara dem först.`
        )}
      </Box>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface CellProps {
  form: EntryForm;
  place: number;
}

type RowField = Exclude<keyof ValueRow, "isSure">;
const nameOf = (place: number, field: RowField) =>
  `rows.${place}.${field}` as Path<EntryFields> & `rows.${number}.marker`;

/** An input of the table with what is wrong with it. */
function CellNotes(props: {
  form: EntryForm;
  place: number;
  name: RowField;
  children: (ties: { error: boolean; describedBy: string | undefined }) => ReactNode;
}) {
  const id = useId();
  const error = errorAt(props.form, nameOf(props.place, props.name));
  return (
    <>
      {props.children({ error: Boolean(error), describedBy: describedBy({ id, error }) })}
      <FieldNotes id={id} error={error} />
    </>
  );
}

function MarkerCell({ form, place, markers }: CellProps & { markers: readonly LabMarker[] }) {
  const id = useId();
  return (
    <CellNotes form={form} place={place} name="marker">
      {(ties) => (
        <Controller
          control={form.control}
          name={nameOf(place, "marker")}
          render={({ field }) => (
            <MarkerInput
              id={id}
              markers={markers}
              value={field.value}
              label={`Markör, rad ${place + 1}`}
              hasError={ties.error}
              describedBy={ties.describedBy}
              inputRef={field.ref}
              onChoose={(slug) => {
                field.onChange(slug);
                const [usual = ""] = markers.find((marker) => marker.slug === slug)?.units ?? [];
                form.setValue(`rows.${place}.unit`, usual);
                form.setValue(`rows.${place}.isSure`, false);
              }}
            />
          )}
        />
      )}
    </CellNotes>
  );
}

function AmountCell({ form, place, ask }: CellProps & { ask: AskAmount }) {
  const id = useId();
  const row = useWatch({ control: form.control, name: `rows.${place}` });
  const [isLeft, setLeft] = useState(false);
  const amount = row && readAmount(row.amount);
  const written = amount && { ...amount, unit: row.unit };
  // Not while somebody is still typing.
  const isAsked = isLeft || errorAt(form, `rows.${place}.amount`) !== undefined;
  const question = isAsked && written && row.marker && !row.isSure ? ask(row.marker, written) : undefined;
  const answer = () => {
    form.clearErrors(`rows.${place}.amount`);
    document.getElementById(`${id}-varde`)?.focus();
  };
  const { ref, onBlur, ...registered } = form.register(`rows.${place}.amount`, {
    onChange: () => form.setValue(`rows.${place}.isSure`, false),
  });
  return (
    <>
      <CellNotes form={form} place={place} name="amount">
        {(ties) => (
          <FieldInput
            {...registered}
            id={`${id}-varde`}
            inputRef={ref}
            onFocus={() => setLeft(false)}
            onBlur={(event) => {
              setLeft(true);
              void onBlur(event);
            }}
            error={ties.error}
            slotProps={{
              input: {
                type: "text",
                inputMode: "decimal",
                autoComplete: "off",
                maxLength: 30,
                "aria-label": `Värde, rad ${place + 1}`,
                "aria-describedby":
                  [ties.describedBy, question && `${id}-fraga`].filter(Boolean).join(" ") || undefined,
              },
            }}
            sx={{ width: "100%" }}
          />
        )}
      </CellNotes>
      {question && written && (
        <AmountQuestion
          id={`${id}-fraga`}
          written={amountWithUnit(written)}
          meant={question.unit && amountWithUnit({ ...written, unit: question.unit })}
          onMeant={() => {
            form.setValue(`rows.${place}.unit`, question.unit ?? row.unit, { shouldDirty: true });
            answer();
          }}
          onSure={() => {
            form.setValue(`rows.${place}.isSure`, true);
            answer();
          }}
        />
      )}
    </>
  );
}

function UnitCell({ form, place, markers }: CellProps & { markers: readonly LabMarker[] }) {
  const slug = useWatch({ control: form.control, name: `rows.${place}.marker` });
  const units = markers.find((marker) => marker.slug === slug)?.units ?? [];
  const { ref, ...registered } = form.register(`rows.${place}.unit`, {
    onChange: () => form.setValue(`rows.${place}.isSure`, false),
  });
  return (
    <CellNotes form={form} place={place} name="unit">
      {(ties) => (
        <NativeSelect
          {...registered}
          // The choices come with the marker: without a new select the browser would show the first.
          key={slug}
          inputRef={ref}
          error={ties.error}
          inputProps={{ "aria-label": `Enhet, rad ${place + 1}`, "aria-describedby": ties.describedBy }}
          input={<FieldInput sx={{ width: "100%" }} />}
        >
          {units.length === 0 && <option value="">Välj markör först</option>}
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unit || NO_UNIT}
            </option>
          ))}
        </NativeSelect>
      )}
    </CellNotes>
  );
}

function TextCell({ form, place, name, label }: CellProps & { name: "low" | "high"; label: string }) {
  const { ref, ...registered } = form.register(`rows.${place}.${name}`);
  return (
    <div>
      <CellNotes form={form} place={place} name={name}>
        {(ties) => (
          <FieldInput
            {...registered}
            inputRef={ref}
            error={ties.error}
            placeholder={label}
            slotProps={{
              input: {
                type: "text",
                inputMode: "decimal",
                autoComplete: "off",
                maxLength: 30,
                "aria-label": `${label}, rad ${place + 1}`,
                "aria-describedby": ties.describedBy,
              },
            }}
            sx={{ width: "100%" }}
          />
        )}
      </CellNotes>
    </div>
  );
}
