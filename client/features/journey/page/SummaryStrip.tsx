import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { activeThisWeek, hoursOf } from "../../../../schema/rules/journey/progress.ts";
import { counted, swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { CardCells } from "../../../ui/Card.tsx";
import { useCurrentHour } from "../../../ui/currentHour.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type SummaryStrip_JourneyFragment, SummaryStrip_JourneyFragmentDoc } from "./SummaryStrip.generated.ts";
import styles from "./SummaryStrip.module.css";

interface Stat {
  /** The large number. */
  value: string;
  /** Beside the number, smaller. */
  unit?: string;
  note: string;
}

/** Per cent of the whole that make a level. */
const LEVEL_STEP = 20;

const STATS: readonly { label: string; of(journey: SummaryStrip_JourneyFragment): Stat }[] = [
  {
    label: "Dagar i rad",
    of: ({ streak, logStreak }) => ({
      value: swedishNumber(streak),
      unit: streak === 1 ? "dag" : "dagar",
      note: streak === 0 ? "Gör något i dag, så börjar räkningen" : logStreak > 0 ? "Pågår nu" : "Din senaste svit",
    }),
  },
  {
    label: "Total tid",
    of: ({ totalTimeSpent, goals }) => ({
      value: swedishNumber(hoursOf(totalTimeSpent)),
      unit: "tim",
      note: `${swedishNumber(totalTimeSpent)} min\nMål: ${goals.timePerDay} min/dag`,
    }),
  },
  {
    label: "Din nivå",
    of: ({ level }) => ({
      value: `Nivå ${level}`,
      note: level * LEVEL_STEP > 100 ? "Den högsta nivån" : `Nästa nivå vid ${level * LEVEL_STEP} %`,
    }),
  },
  {
    label: "Totalt",
    of: ({ overallPercentage }) => ({ value: `${overallPercentage} %`, note: "Av alla fyra områdena" }),
  },
  {
    label: "Aktiva de senaste sju dagarna",
    of: ({ categories }) => ({
      value: String(
        activeThisWeek(
          categories.map(({ lastActivity }) => (lastActivity ? new Date(lastActivity) : undefined)),
          new Date(),
        ),
      ),
      unit: `av ${categories.length}`,
      note: "Områden där du har gjort något",
    }),
  },
  {
    label: "Helt klara områden",
    of: ({ categories }) => ({
      value: String(categories.filter(({ percentage }) => percentage === 100).length),
      unit: `av ${categories.length}`,
      note: "Klar vid 100 %",
    }),
  },
];

/** What of the six numbers stands on the other tabs: the level, and the days in a row where there are any. */
export function SummaryLine(props: { journey: FragmentType<SummaryStrip_JourneyFragment> | null }) {
  const { data, complete } = useFragment({ fragment: SummaryStrip_JourneyFragmentDoc, from: props.journey });
  if (!complete) return <Skeleton width="min(220px, 60%)" />;
  const { level, logStreak } = data;
  return (
    <p className={styles.line}>
      {`Nivå ${level}`}
      {logStreak > 0 && ` · ${counted(logStreak, "dag", "dagar")} i rad`}
    </p>
  );
}

/** The journey in six numbers, large and quiet; their shapes while it loads. */
export function SummaryStrip(props: { journey: FragmentType<SummaryStrip_JourneyFragment> | null }) {
  const { data, complete } = useFragment({ fragment: SummaryStrip_JourneyFragmentDoc, from: props.journey });
  useCurrentHour();
  return (
    <section aria-label="Sammanfattning">
      <CardCells component="dl" className={styles.cells}>
        {STATS.map(({ label, of }) => (
          <StatCard key={label} label={label} stat={complete ? of(data) : undefined} />
        ))}
      </CardCells>
    </section>
  );
}

function StatCard({ label, stat }: { label: string; stat: Stat | undefined }) {
  return (
    <div className={styles.cell}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        {stat ? (
          <>
            <span className={styles.value} suppressHydrationWarning>
              {stat.value}
            </span>{" "}
            {stat.unit && <span className={styles.unit}>{stat.unit}</span>}
          </>
        ) : (
          <Skeleton height={36} width={72} />
        )}
      </dd>
      <dd className={styles.note}>{stat ? stat.note : <Skeleton width="80%" />}</dd>
    </div>
  );
}
