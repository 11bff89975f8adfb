import { type LabLine, readLabTextInSteps } from "../../schema/rules/labValues/readLabText.ts";
import { biomarkers } from "../../server/seed/biomarkers.ts";

const TODAY = "2026-11-30";

/** What a pasted text is read as, on a certain day, with the markers of the seed. */
export function readText(text: string) {
  const steps = readLabTextInSteps(text, biomarkers, TODAY);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Its lines. */
export const readLines = (text: string) => readText(text).lines;

/** A line in short: 'Ferritin 22 µg/L 10..150 2026-03-01', '? Ferritin', '-'. */
export function shownLine(line: LabLine | undefined): string {
  if (!line || line.kind === "NOT_A_VALUE") return "-";
  if (line.kind === "NOT_UNDERSTOOD") return `? ${line.marker ?? ""}`.trim();
  const { marker, comparator, number, unit, interval, day, isFasting } = line.value;
  const signs = { LESS_THAN: "<", AT_MOST: "≤", AT_LEAST: "≥", GREATER_THAN: ">" };
  return [
    marker,
    `${comparator ? signs[comparator] : ""}${number}`,
    unit,
    interval && `${interval.low ?? ""}..${interval.high ?? ""}`,
    day,
    isFasting === null ? "" : isFasting ? "fastande" : "ej fastande",
    line.question && "?",
  ]
    .filter(Boolean)
    .join(" ");
}
