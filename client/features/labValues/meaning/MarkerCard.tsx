import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { limitsOf } from "../../../../schema/rules/catalogue/referenceIntervals.ts";
import { type LabPlace, PLACE_WORDS } from "../../../../schema/rules/labValues/labMeaning.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import type { Tint } from "../../../theme.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { NameLink, TextLink } from "../../../ui/link/TextLink.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { LabValue } from "../labValue.ts";
import { amountWithUnit, labNumber } from "../labWords.ts";
import type { MarkerHistory, ShownChange } from "./markerHistory.ts";
import { type LifeMark, marksBeside } from "./marksOf.ts";

const ValueChart = lazyComponent(async () => (await import("./ValueChart.tsx")).ValueChart, {
  fallback: <Skeleton height={260} />,
});

/** Never without its words (`PLACE_WORDS`). */
const TINTS: Readonly<Record<LabPlace, Tint>> = { BELOW: "orange", WITHIN: "green", ABOVE: "orange" };

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
    <Card
      component="li"
      aria-labelledby={id}
      // Cards below the screen are laid out when they come near it: there may be sixty.
      sx={{ listStyle: "none", breakInside: "avoid", contentVisibility: "auto", containIntrinsicSize: "auto 360px" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 4, rowGap: 1 }}>
        <Typography id={id} variant="h4" component="h3" sx={{ mr: "auto", overflowWrap: "anywhere" }}>
          {marker ? <NameLink to={marker.path}>{name}</NameLink> : name}
        </Typography>
        {place && <Badge tint={TINTS[place]}>{PLACE_WORDS[place]}</Badge>}
      </Box>
      <Typography component="p" variant="h3" sx={{ mt: 2, fontVariantNumeric: "lining-nums tabular-nums" }}>
        {amountWithUnit(latest)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {swedishDay(latest.sampledOn)}
        {latest.laboratory && `, ${latest.laboratory}`}
        {latest.isFasting && ", fastande"}
        {usual && `. Det är ${amountWithUnit(usual)}.`}
      </Typography>
      {interval && (
        <Typography sx={{ mt: 3 }}>
          <IntervalText text={interval.text} />.
          {interval.source && (
            <Box component="span" sx={{ color: "text.secondary" }}>
              {" "}
              Källa: {interval.source}.
            </Box>
          )}
        </Typography>
      )}
      {change && <ChangeLine change={change} />}
      {retest && (
        <Typography component="div" sx={{ mt: 2 }}>
          {retest.text}{" "}
          <Box component="span" sx={{ color: "text.secondary" }}>
            Källa: {retest.source}.
          </Box>
          <Box sx={{ display: "flex", flexWrap: "wrap", ml: -3, "@media print": { display: "none" } }}>
            <Button size="small" onClick={() => actions.planRetest(history)} sx={{ minHeight: 44 }}>
              Lägg till omprovet i mitt protokoll<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
            {actions.remindMe(name)}
          </Box>
        </Typography>
      )}
      <Accordion
        title={values.length > 1 ? "Visa kurvan och alla värden" : "Visa värdet"}
        aside={counted(values.length, "värde", "värden")}
        tone="button"
        isLate
        sx={{ mt: 2, "@media print": { display: "none" } }}
      >
        {history.points.length > 1 && (
          <Box sx={{ mb: 3, minHeight: 260 }}>
            <ValueChart name={name} points={history.points} band={bandOf(history)} marks={marks} />
          </Box>
        )}
        {history.points.length > 1 && marks.length > 0 && <MarkNames marks={marks} />}
        <ValuesTable history={history} marks={marks} actions={actions} />
      </Accordion>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 5, "@media print": { display: "none" } }}>
        {props.testsAt && (
          <TextLink to={props.testsAt} sx={{ py: 2.5 }}>
            Hitta ett test som mäter {name}
          </TextLink>
        )}
        {marker?.guide && (
          <TextLink to={marker.guide.path} sx={{ py: 2.5 }}>
            {marker.guide.title}
          </TextLink>
        )}
      </Box>
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
      <Box component="span" sx={{ whiteSpace: "nowrap" }}>
        {limits}
      </Box>
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
      <Typography sx={{ mt: 2 }}>
        {difference} {judged.text}
      </Typography>
    );
  }
  return (
    <Typography sx={{ mt: 2 }}>
      {difference} <strong>{judged.text}</strong>{" "}
      <Box component="span" sx={{ color: "text.secondary" }}>
        Gränsen går vid {percent(judged.rise)} upp och {percent(judged.fall)} ner. Källa: {judged.source}.
      </Box>
    </Typography>
  );
}

/** What was begun and ended, by the numbers that stand on the curve's axis. */
const MarkNames = ({ marks }: { marks: readonly LifeMark[] }) => (
  <Box sx={{ mb: 4, fontSize: "0.9375rem" }}>
    <Typography variant="body2" color="textSecondary">
      På kurvan. Att två saker hände samtidigt säger inte att den ena berodde på den andra.
    </Typography>
    <Box component="ol" sx={{ m: 0, mt: 1, pl: 6, overflowWrap: "anywhere" }}>
      {marks.map(({ day, label }) => (
        <li key={`${day} ${label}`}>
          {label}, {swedishDay(day)}
        </li>
      ))}
    </Box>
  </Box>
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
              <Box sx={{ display: "flex", flexWrap: "wrap", mx: -3, my: "-10px" }}>
                <Button size="small" onClick={() => actions.edit(value)}>
                  Ändra<VisuallyHidden> värdet {swedishDay(value.sampledOn)}</VisuallyHidden>
                </Button>
                <Button size="small" onClick={() => actions.remove(value)} sx={{ color: "text.secondary" }}>
                  Ta bort<VisuallyHidden> värdet {swedishDay(value.sampledOn)}</VisuallyHidden>
                </Button>
              </Box>
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
