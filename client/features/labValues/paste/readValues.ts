import type { LabValue as Measured } from "../../../../schema/labValues.ts";
import { csvAsLines, readLabCsv } from "../../../../schema/rules/labValues/labCsv.ts";
import { readFhir } from "../../../../schema/rules/labValues/labFhir.ts";
import { withoutPersonalNumbers } from "../../../../schema/rules/labValues/personalNumber.ts";
import { readLabTextInSteps } from "../../../../schema/rules/labValues/readLabText.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import type { LabMarker } from "../labMarker.ts";
import { amountWithUnit } from "../labWords.ts";
import { enteredOf } from "../measured.ts";
import type { ReadLine, ReadText } from "./readLines.ts";

/** So long the page is busy at a stretch, in milliseconds. */
const STEP_MS = 12;

/** Reads what was pasted, or a file: our own CSV, FHIR, or any text as laboratories write it. */
export async function readValues(
  text: string,
  file: { name: string } | undefined,
  markers: readonly LabMarker[],
): Promise<ReadText> {
  const today = dayOf(new Date());
  if (/^\s*\{/.test(text)) return fromFhir(text, markers, today);
  const isCsv = file?.name.toLowerCase().endsWith(".csv") || /^\uFEFF?Datum;Analys;/i.test(text);
  const csv = isCsv ? fromCsv(text, markers, today) : undefined;
  if (csv && !csv.failure) return csv;
  // One with other columns than ours is read like a table that was pasted.
  return fromText((isCsv || isTable(text) ? csvAsLines(text) : undefined) ?? text, markers, today);
}

/** Whether a pasted text is rows of a CSV file. */
const isTable = (text: string): boolean => /^\uFEFF?\s*(?:"[^"\n]*"[;,]|[^;\n]*;[^;\n]*;)/.test(text);

async function fromText(text: string, markers: readonly LabMarker[], today: string): Promise<ReadText> {
  const steps = readLabTextInSteps(
    text,
    markers.map(({ measuredAs }) => ({ name: measuredAs })),
    today,
  );
  const pause = pauses();
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  const { lines: read, refusal } = step.value;
  if (refusal) return { lines: [], failure: refusal };
  const written = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const lines: ReadLine[] = [];
  for (const line of read) {
    await pause();
    if (line.kind === "NOT_A_VALUE") continue;
    const place = { line: line.line + 1, text: withoutPersonalNumbers((written[line.line] ?? "").trim()) };
    if (line.kind === "NOT_UNDERSTOOD") {
      lines.push({ ...place, value: undefined, problem: line.reason });
      continue;
    }
    const { day, ...value } = line.value;
    const measured = { ...value, day: day ?? "", laboratory: null, note: null };
    lines.push(lineOf(place, measured, markers, line.question));
  }
  return { lines };
}

/** Makes what is called between steps of long work: it waits, where that is due, so that the page answers. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STEP_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

function fromCsv(text: string, markers: readonly LabMarker[], today: string): ReadText {
  const { values, problems, refusal } = readLabCsv(text, today);
  if (refusal) return { lines: [], failure: refusal };
  return {
    lines: [
      ...fileLines(values, markers),
      ...problems.map(({ row, reason }, place) => ({
        line: values.length + place + 1,
        text: `Rad ${row} i filen`,
        value: undefined,
        problem: reason,
      })),
    ],
  };
}

function fromFhir(text: string, markers: readonly LabMarker[], today: string): ReadText {
  const { values, problems, refusal } = readFhir(text, today);
  if (refusal) return { lines: [], failure: refusal };
  return {
    lines: [
      ...fileLines(values, markers),
      ...problems.map(({ place, marker, reason }, at) => ({
        line: values.length + at + 1,
        text: `Resultat ${place + 1} i filen${marker ? `: ${marker}` : ""}`,
        value: undefined,
        problem: reason,
      })),
    ],
  };
}

/** Values of a file, in which they have no lines to compare with. */
const fileLines = (values: readonly Measured[], markers: readonly LabMarker[]): ReadLine[] =>
  values.map((value, place) => {
    const text = `${value.marker} ${amountWithUnit({ ...value, value: value.number })}`;
    return lineOf({ line: place + 1, text }, value, markers, null);
  });

function lineOf(
  place: Pick<ReadLine, "line" | "text">,
  measured: Measured,
  markers: readonly LabMarker[],
  question: string | null,
): ReadLine {
  const marker = markers.find(({ measuredAs }) => measuredAs === measured.marker);
  if (!marker) return { ...place, value: undefined, problem: "Markören finns inte i vår lista." };
  return {
    ...place,
    value: enteredOf(measured, marker),
    problem: question ? `Ovanligt värde. ${question}` : undefined,
  };
}
