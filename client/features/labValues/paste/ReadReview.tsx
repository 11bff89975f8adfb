import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { memo, startTransition, useEffect, useEffectEvent, useId, useState } from "react";
import { sampledOnSchema } from "../../../../schema/labValues/recordedValue.ts";
import { limitsOf } from "../../../../schema/rules/catalogue/referenceIntervals.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import buttonStyles from "../../../ui/button.module.css";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import { LabelledField } from "../../../ui/form/LabelledField.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { type SaveValues, useAskedConsent } from "../entry/EntryForm.tsx";
import {
  type AskAmount,
  EMPTY_SAMPLE,
  type EnteredValue,
  emptyRow,
  fieldsOfValue,
  type ValueFields,
} from "../entry/entrySchema.ts";
import { ValueForm } from "../entry/ValueForm.tsx";
import type { LabMarker } from "../labMarker.ts";
import { amountWithUnit } from "../labWords.ts";
import styles from "./ReadReview.module.css";
import type { ReadLine, ReviewLine as ReviewRow } from "./readLines.ts";

/** Values that are stored with one request. */
const AT_ONCE = 500;
/** Rows that show at once, with 'Visa fler' below. */
const SHOWN = 50;
/** Rows that are drawn at a stretch: the page answers before the next ones. */
const DRAWN_AT_ONCE = 4;

/**
 * What was read, line by line, with what was not understood and why; what is ticked is stored. It is not drawn anew for
 * each letter that is typed above it.
 */
export const ReadReview = memo(function ReadReview(props: {
  /** As they were read, or as they were left. */
  lines: readonly (ReadLine | ReviewRow)[];
  /** Hears of the lines whenever they change. */
  onLines: (lines: readonly ReviewRow[]) => void;
  markers: readonly LabMarker[];
  ask: AskAmount;
  laboratories: readonly string[];
  isKnown: (value: EnteredValue) => boolean;
  /** Whose draft it is; undefined for a guest's. */
  account: string | undefined;
  saving: SaveValues;
  /** Hears how many values were stored, and what is left. */
  onSaved: (count: number, rest: readonly ReviewRow[]) => void;
}) {
  const { markers, ask, saving, isKnown } = props;
  const [rows, setRows] = useState(() =>
    untickRepeats(props.lines.map((line): ReviewRow => rowOf(line, ask, isKnown))),
  );
  const [edited, setEdited] = useState<ReviewRow>();
  const [shown, setShown] = useState(SHOWN);
  const drawn = useDrawn(shown);
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const consent = useAskedConsent(saving.consent);
  const tell = useEffectEvent(props.onLines);
  useEffect(() => tell(rows), [rows]);
  const nameOf = (slug: string) => markers.find((marker) => marker.slug === slug)?.name ?? slug;
  const read = rows.filter(({ value }) => value !== undefined);
  const unread = rows.filter(({ value }) => value === undefined);
  const chosen = read.filter(({ isChosen }) => isChosen);
  const set = (line: number, change: Partial<ReviewRow>) =>
    setRows((all) => all.map((row) => (row.line === line ? { ...row, ...change } : row)));

  const undated = read.filter(({ value }) => !value?.sampledOn);
  const setDay = (sampledOn: string) =>
    setRows((all) =>
      untickRepeats(
        all.map((row) => {
          if (!row.value || row.value.sampledOn) return row;
          const { line, text, problem } = row;
          const dated = { line, text, value: { ...row.value, sampledOn } };
          return rowOf({ ...dated, problem: problem === NO_DAY ? undefined : problem }, ask, isKnown);
        }),
      ),
    );

  const save = async () => {
    if (isSaving) return;
    setFailure(undefined);
    if (chosen.length === 0) return setFailure("Kryssa för minst ett värde.");
    setSaving(true);
    let waiting: readonly ReviewRow[] = chosen;
    try {
      if (!(await consent.give())) return;
      while (waiting.length > 0) {
        const part = waiting.slice(0, AT_ONCE);
        const [error] = await saving.save(part.flatMap(({ value }) => value ?? []));
        if (error) return setFailure(error.message);
        // What is stored goes, so that sending the rest again stores nothing twice.
        const stored = new Set(part.map(({ line }) => line));
        waiting = waiting.slice(AT_ONCE);
        if (waiting.length > 0) setRows((all) => all.filter(({ line }) => !stored.has(line)));
      }
      const saved = new Set(chosen.map(({ line }) => line));
      const rest = rows.filter(({ line, value }) => !saved.has(line) && !(value && isKnown(value)));
      setRows(rest);
      props.onSaved(chosen.length, rest);
    } catch (error) {
      setFailure(visitorMessage(error, "Det gick inte att spara. Värdena finns kvar här. Försök igen om en stund."));
    } finally {
      setSaving(false);
    }
  };

  const columns: DataColumn<ReviewRow>[] = [
    {
      key: "marker",
      header: "Markör",
      isRowHeader: true,
      cell: ({ value }) => nameOf(value?.markerSlug ?? ""),
    },
    {
      key: "chosen",
      header: "Spara",
      width: "64px",
      cell: (row) => (
        <label htmlFor={`${id}-${row.line}`} className={styles.tick}>
          <Checkbox
            id={`${id}-${row.line}`}
            type="checkbox"
            checked={row.isChosen}
            // Without its day a value cannot be stored.
            disabled={!row.value?.sampledOn}
            onChange={({ target }) => set(row.line, { isChosen: target.checked })}
          />
          <VisuallyHidden>
            Spara {nameOf(row.value?.markerSlug ?? "")}, rad {row.line}
          </VisuallyHidden>
        </label>
      ),
    },
    { key: "amount", header: "Värde", cell: ({ value }) => value && amountWithUnit(value) },
    {
      key: "interval",
      header: "Labbets intervall",
      cell: ({ value }) =>
        value && (value.referenceLow !== null || value.referenceHigh !== null)
          ? limitsOf({ low: value.referenceLow, high: value.referenceHigh }, value.unit)
          : "–",
    },
    {
      key: "day",
      header: "Provdag",
      cell: ({ value }) => value && (value.sampledOn ? swedishDay(value.sampledOn) : "saknas"),
    },
    {
      key: "text",
      header: "Så stod det",
      isLong: true,
      cell: ({ text, problem }) => (
        <>
          <span className={styles.written}>{text}</span>
          {problem && <div className={styles.problem}>{problem}</div>}
        </>
      ),
    },
    {
      key: "edit",
      header: "Rätta",
      isHeaderHidden: true,
      cell: (row) => (
        <button
          type="button"
          className={classNames(buttonStyles.text, buttonStyles.small, styles.correct)}
          onClick={() => setEdited(row)}
        >
          Rätta<VisuallyHidden> rad {row.line}</VisuallyHidden>
        </button>
      ),
    },
  ];
  return (
    <Box sx={{ display: "grid", gap: 6 }}>
      {read.length > 0 && (
        <div>
          {undated.length > 1 && <DayForAll count={undated.length} onDay={setDay} />}
          <DataTable
            caption="Avlästa värden"
            columns={columns}
            rows={read.slice(0, drawn)}
            keyOf={({ line }) => line}
            stackBelow="md"
            isDense
          />
          {read.length > shown && (
            <Button variant="outlined" onClick={() => setShown(shown + SHOWN)} sx={{ mt: 4, minHeight: 48 }}>
              Visa fler
            </Button>
          )}
        </div>
      )}
      {unread.length > 0 && <UnreadLines lines={unread} onFill={setEdited} />}
      {read.length > 0 && consent.field}
      {failure && <Notice tone="error">{failure}</Notice>}
      {read.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
          <Button
            variant="contained"
            aria-disabled={isSaving || undefined}
            onClick={() => void save()}
            sx={{ minHeight: 48 }}
          >
            {isSaving ? "Sparar …" : `Spara ${counted(chosen.length, "värde", "värden")}`}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ flex: "1 1 280px", maxWidth: "66ch" }}>
            {saving.where}
          </Typography>
        </Box>
      )}
      <FormDialog
        title={edited?.value ? "Rätta värdet" : "Fyll i värdet"}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited && (
          <ValueForm
            key={edited.line}
            initial={edited.value ? fieldsOfValue(edited.value) : emptyFields(rows)}
            markers={markers}
            ask={ask}
            laboratories={props.laboratories}
            label="Klar"
            draft={{ of: `${edited.line} ${edited.text}`, account: props.account }}
            above={
              <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                Rad {edited.line}: {edited.text}
              </Typography>
            }
            onDone={async (value) => {
              set(edited.line, { value, problem: undefined, isChosen: true });
              setEdited(undefined);
              return [];
            }}
          />
        )}
      </FormDialog>
    </Box>
  );
});

const NO_DAY = "Provdagen saknas. Tryck på Rätta och välj den.";

/** One day for all rows that have none, as of a letter that tells it nowhere. */
function DayForAll({ count, onDay }: { count: number; onDay: (day: string) => void }) {
  const [day, setDay] = useState("");
  const [error, setError] = useState<string>();
  const give = () => {
    const checked = sampledOnSchema.safeParse(day);
    setError(checked.error?.issues[0]?.message);
    if (checked.data) onDay(checked.data);
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 3, mb: 5 }}>
      <LabelledField label="Provdag för raderna som saknar den" error={error}>
        {(ties) => <FieldInput {...ties} type="date" value={day} onChange={({ target }) => setDay(target.value)} />}
      </LabelledField>
      <Button variant="outlined" onClick={give} sx={{ minHeight: 48 }}>
        Sätt dagen på {counted(count, "rad", "rader")}
      </Button>
    </Box>
  );
}

/** How many of so many rows are drawn by now. */
function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + DRAWN_AT_ONCE));
  }, [drawn, count]);
  return Math.min(drawn, count);
}

/** A line as it is shown for checking: what is unusual, has no day or is stored already is not ticked by itself. */
function rowOf(line: ReadLine | ReviewRow, ask: AskAmount, isKnown: (value: EnteredValue) => boolean): ReviewRow {
  const { value } = line;
  if (!value) return { ...line, isChosen: false };
  if ("isChosen" in line) {
    // It was left, and may have been stored just before.
    return isKnown(value) ? { ...line, problem: "Finns redan bland dina värden.", isChosen: false } : line;
  }
  const question = ask(value.markerSlug, value);
  const unusual =
    question &&
    (question.unit
      ? `Ovanligt värde. Menar du ${amountWithUnit({ ...value, unit: question.unit })}?`
      : "Ovanligt värde. Stämmer talet och enheten?");
  const problem =
    line.problem ??
    (value.sampledOn ? unusual : NO_DAY) ??
    (isKnown(value) ? "Finns redan bland dina värden." : undefined);
  return { ...line, problem, isChosen: problem === undefined };
}

/** Unticks rows that repeat one above them. */
function untickRepeats(rows: readonly ReviewRow[]): ReviewRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (!row.value?.sampledOn) return row;
    const { markerSlug, comparator, value, unit, sampledOn } = row.value;
    const key = [markerSlug, comparator, value, unit, sampledOn].join("|");
    if (!seen.has(key)) {
      seen.add(key);
      return row;
    }
    return { ...row, problem: row.problem ?? "Står redan på en annan rad.", isChosen: false };
  });
}

/** What a line that was not understood begins with: the day and the laboratory of the others. */
function emptyFields(rows: readonly ReviewRow[]): ValueFields {
  const known = rows.find(({ value }) => value?.sampledOn)?.value;
  return {
    ...EMPTY_SAMPLE,
    sampledOn: known?.sampledOn ?? "",
    laboratory: known?.laboratory ?? "",
    ...emptyRow(),
  };
}

function UnreadLines(props: { lines: readonly ReviewRow[]; onFill: (row: ReviewRow) => void }) {
  const [isWhole, setWhole] = useState(false);
  const count = isWhole ? props.lines.length : Math.min(SHOWN, props.lines.length);
  const shown = props.lines.slice(0, useDrawn(count));
  return (
    <div>
      <Typography variant="h4" component="h4">
        {counted(props.lines.length, "rad", "rader")} som vi inte förstod
      </Typography>
      <ul className={styles.unread}>
        {shown.map((row) => (
          <li key={row.line}>
            <div>
              {row.text}
              <p>{row.problem}</p>
            </div>
            <button
              type="button"
              className={classNames(buttonStyles.text, buttonStyles.small)}
              onClick={() => props.onFill(row)}
            >
              Fyll i själv<VisuallyHidden> rad {row.line}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      {count < props.lines.length && (
        <Button variant="outlined" onClick={() => setWhole(true)} sx={{ mt: 3, minHeight: 48 }}>
          Visa alla {props.lines.length}
        </Button>
      )}
    </div>
  );
}
