import { type ReactNode, useId } from "react";
import { limitsOf } from "../../../../schema/rules/catalogue/referenceIntervals.ts";
import { type LabPlace, PLACE_WORDS } from "../../../../schema/rules/labValues/labMeaning.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import type { Tint } from "../../../theme.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import buttonStyles from "../../../ui/button.module.css";
import { Card } from "../../../ui/Card.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { NameLink, TextLink } from "../../../ui/link/TextLink.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import textStyles from "../../../ui/text.module.css";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { LabValue } from "../labValue.ts";
import { amountWithUnit, labNumber } from "../labWords.ts";
import type { MarkerHistory, ShownChange } from "./markerHistory.ts";
import { type LifeMark, marksBeside } from "./marksOf.ts";
import styles from "./meaning.module.css";

const ValueChart = lazyComponent(async () => (await import("./ValueChart.tsx")).ValueChart, {
  fallback: <Skeleton height={260} />,
});

/** Never without its words (`PLACE_WORDS`). */
const TINTS: Readonly<Record<LabPlace, Tint>> = { BELOW: "orange", WITHIN: "green", ABOVE: "orange" };

const SMALL_BUTTON = classNames(buttonStyles.text, buttonStyles.small);

/** What can be done with a value of the list. */
export interface ValueActions {
  edit: (value: LabValue) => void;
  remove: (value: LabValue) => void;
  /** Takes a new sample of the marker along to the protocols. */
  planRetest: (history: MarkerHistory) => void;
  /** The way to be reminded of new samples, with the marker's name. */
  remindMe: (name: string) => ReactNode;
}

/** A marker: the latest value in words, whether it has changed, the curve, and every value. */
export function MarkerCard(props: {
  history: MarkerHistory;
  marks: readonly LifeMark[];
  /** Address of the tests that measure the marker. */
  testsAt: string | undefined;
  actions: ValueActions;
}) {
  const { history, actions } = props;
  const { name, marker, latest, usual, interval, place, change, retest, values } = history;
  const id = useId();
  const marks = marksBeside(
    props.marks,
    values.map(({ sampledOn }) => sampledOn),
  );
  return (
    <Card component="li" aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h3 id={id} className={classNames(textStyles.h4, styles.name)}>
          {marker ? <NameLink to={marker.path}>{name}</NameLink> : name}
        </h3>
        {place && <Badge tint={TINTS[place]}>{PLACE_WORDS[place]}</Badge>}
      </div>
      <p className={classNames(textStyles.h3, styles.latest)}>{amountWithUnit(latest)}</p>
      <p className={classNames(textStyles.small, textStyles.quiet, styles.sample)}>
        {swedishDay(latest.sampledOn)}
        {latest.laboratory && `, ${latest.laboratory}`}
        {latest.isFasting && ", fastande"}
        {usual && `. Det är ${amountWithUnit(usual)}.`}
      </p>
      {interval && (
        <p className={classNames(textStyles.body, styles.interval)}>
          <IntervalText text={interval.text} />.
          {interval.source && <span className={textStyles.quiet}> Källa: {interval.source}.</span>}
        </p>
      )}
      {change && <ChangeLine change={change} />}
      {retest && (
        <div className={classNames(textStyles.body, styles.line)}>
          {retest.text} <span className={textStyles.quiet}>Källa: {retest.source}.</span>
          <div className={styles.plan}>
            <button type="button" onClick={() => actions.planRetest(history)} className={buttonStyles.text}>
              Lägg till omprovet i mitt protokoll<VisuallyHidden>: {name}</VisuallyHidden>
            </button>
            {actions.remindMe(name)}
          </div>
        </div>
      )}
      <div className={styles.values}>
        <Accordion
          title={values.length > 1 ? "Visa kurvan och alla värden" : "Visa värdet"}
          aside={counted(values.length, "värde", "värden")}
          tone="button"
          isLate
        >
          {history.points.length > 1 && (
            <div className={styles.curve}>
              <ValueChart name={name} points={history.points} band={bandOf(history)} marks={marks} />
            </div>
          )}
          {history.points.length > 1 && marks.length > 0 && <MarkNames marks={marks} />}
          <ValuesTable history={history} marks={marks} actions={actions} />
        </Accordion>
      </div>
      <div className={styles.onwards}>
        {props.testsAt && <TextLink to={props.testsAt}>Hitta ett test som mäter {name}</TextLink>}
        {marker?.guide && <TextLink to={marker.guide.path}>{marker.guide.title}</TextLink>}
      </div>
    </Card>
  );
}

/** The interval in words; limits that stand alone are not torn apart at the end of a line. */
function IntervalText({ text }: { text: string }) {
  const [, words, limits] = /^(.*: )([^:,]{1,24})$/.exec(text) ?? [];
  if (!limits) return text;
  return (
    <>
      {words}
      <span className={styles.limits}>{limits}</span>
    </>
  );
}

/** The interval for the curve, which has one unit: of another, it is left out. */
const bandOf = ({ interval, points }: MarkerHistory) =>
  interval?.unit === points[0]?.unit ? interval?.band : undefined;

const percent = (value: number): string => `${labNumber(Math.round(Math.abs(value)))}\u00a0%`;

/** Whether the latest value differs from the one before by more than what varies by itself. */
function ChangeLine({ change: { before, percent: by, judged } }: { change: ShownChange }) {
  const than = `${swedishDay(before.sampledOn)} (${amountWithUnit(before)})`;
  const rounded = by === undefined ? undefined : Math.round(by);
  const difference =
    rounded === undefined
      ? `Förra värdet: ${amountWithUnit(before)}, ${swedishDay(before.sampledOn)}.`
      : rounded === 0
        ? `Ungefär som ${than}.`
        : `${percent(rounded)} ${rounded > 0 ? "högre" : "lägre"} än ${than}.`;
  if (judged.kind === "UNKNOWN") {
    return (
      <p className={classNames(textStyles.body, styles.line)}>
        {difference} {judged.text}
      </p>
    );
  }
  return (
    <p className={classNames(textStyles.body, styles.line)}>
      {difference} <strong>{judged.text}</strong>{" "}
      <span className={textStyles.quiet}>
        Gränsen går vid {percent(judged.rise)} upp och {percent(judged.fall)} ner. Källa: {judged.source}.
      </span>
    </p>
  );
}

/** What was begun and ended, by the numbers that stand on the curve's axis. */
const MarkNames = ({ marks }: { marks: readonly LifeMark[] }) => (
  <div className={styles.marks}>
    <p className={classNames(textStyles.small, textStyles.quiet)}>
      På kurvan. Att två saker hände samtidigt säger inte att den ena berodde på den andra.
    </p>
    <ol>
      {marks.map(({ day, label }) => (
        <li key={`${day} ${label}`}>
          {label}, {swedishDay(day)}
        </li>
      ))}
    </ol>
  </div>
);

/** A line of the table: a value, or what was begun or ended that day. */
type TableRow = { day: string; value: LabValue; mark?: undefined } | { day: string; value?: undefined; mark: LifeMark };

function ValuesTable(props: { history: MarkerHistory; marks: readonly LifeMark[]; actions: ValueActions }) {
  const { history, marks, actions } = props;
  const { name, values } = history;
  const rows: TableRow[] = [
    ...values.map((value) => ({ day: value.sampledOn, value })),
    ...marks.map((mark) => ({ day: mark.day, mark })),
  ].sort((one, other) => other.day.localeCompare(one.day));
  return (
    <DataTable
      caption={`${name}, alla värden`}
      columns={[
        { key: "day", header: "Provdag", isRowHeader: true, cell: ({ day }) => swedishDay(day) },
        { key: "value", header: "Värde", cell: ({ value }) => (value ? amountWithUnit(value) : "–") },
        { key: "own", header: "Labbets intervall", cell: ({ value }) => (value ? ownInterval(value) : "–") },
        { key: "laboratory", header: "Laboratorium", cell: ({ value }) => value?.laboratory ?? "–" },
        {
          key: "note",
          header: "Övrigt",
          cell: ({ value, mark }) => (value ? besideValue(value) || "–" : mark.label),
        },
        {
          key: "change",
          header: "Ändra",
          isHeaderHidden: true,
          cell: ({ value }) =>
            value && (
              <div className={styles.changes}>
                <button type="button" className={SMALL_BUTTON} onClick={() => actions.edit(value)}>
                  Ändra<VisuallyHidden> värdet {swedishDay(value.sampledOn)}</VisuallyHidden>
                </button>
                <button
                  type="button"
                  className={classNames(SMALL_BUTTON, styles.lesser)}
                  onClick={() => actions.remove(value)}
                >
                  Ta bort<VisuallyHidden> värdet {swedishDay(value.sampledOn)}</VisuallyHidden>
                </button>
              </div>
            ),
        },
      ]}
      rows={rows}
      keyOf={({ value, mark, day }) => value?.id ?? `${day} ${mark?.label}`}
      ground="background.paper"
      stackBelow="md"
      isDense
    />
  );
}

const besideValue = ({ isFasting, note }: LabValue): string =>
  [isFasting === null ? "" : isFasting ? "Fastande" : "Inte fastande", note].filter(Boolean).join(". ");

/** The laboratory's own interval of a value in words. */
export const ownInterval = ({ referenceLow: low, referenceHigh: high, unit }: LabValue): string =>
  low === null && high === null ? "–" : limitsOf({ low, high }, unit);
