import { TEST_QUESTIONNAIRES } from "../../analyses/testResult.ts";
import type { TestKind } from "../../analyses/vocabulary.ts";
import { fieldOf } from "../../questionnaires/definition.ts";
import { labelOf } from "../../questionnaires/formatAnswers.ts";
import { swedishNumber } from "../words/numbers.ts";
import { hoursBetween, type SleepAnswers, type TrainingAnswers, timesAgree, volumeAgrees } from "./agreement.ts";

/** Answers that can hardly all be meant: the form asks, and lets the visitor go on. */
export interface Contradiction {
  /** Names of the answers. */
  fields: readonly string[];
  /** Swedish: what the form asks. */
  question: string;
  /** Swedish: what does not fit together. */
  text: string;
}

type Draft = Readonly<Record<string, unknown>>;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const GO_ON = "Ändra om något blev fel. Stämmer det ändå går du vidare, så drar vi inga slutsatser av det.";

const said = (kind: TestKind, name: string, value: string): string => {
  const field = fieldOf(TEST_QUESTIONNAIRES[kind], name);
  return field ? labelOf(field, value).toLowerCase() : value;
};

/** The times in bed and the hours of sleep, once all are answered. */
function ofTimes({ bedtime, waketime, sleepDuration }: Draft): Contradiction[] {
  if (!TIME.test(String(bedtime)) || !TIME.test(String(waketime)) || !sleepDuration) return [];
  const times = { bedtime, waketime } as Pick<SleepAnswers, "bedtime" | "waketime">;
  if (timesAgree(sleepDuration as SleepAnswers["sleepDuration"], times)) return [];
  const hours = swedishNumber(Math.round(hoursBetween(times.bedtime, times.waketime) * 2) / 2);
  return [
    {
      fields: ["bedtime", "waketime", "sleepDuration"],
      question: "Stämmer tiderna?",
      text: `Från ${bedtime} till ${waketime} är det ungefär ${hours} timmar, och du har svarat att du sover ${said("sleep", "sleepDuration", String(sleepDuration))}. ${GO_ON}`,
    },
  ];
}

/** A contradiction between whether and when somebody exercises. */
const ofExercise = ({ exerciseFrequency, exerciseTime }: Draft): Contradiction[] =>
  exerciseFrequency && exerciseTime && (exerciseFrequency === "aldrig") !== (exerciseTime === "tränar-inte")
    ? [
        {
          fields: ["exerciseFrequency", "exerciseTime"],
          question: "Stämmer svaren om träning?",
          text: `Det ena svaret säger att du tränar, det andra att du inte gör det. ${GO_ON}`,
        },
      ]
    : [];

/** How often somebody trains, and for how long. */
const ofVolume = ({ currentFrequency, weeklyHours }: Draft): Contradiction[] =>
  currentFrequency &&
  weeklyHours &&
  !volumeAgrees({ currentFrequency, weeklyHours } as Pick<TrainingAnswers, "currentFrequency" | "weeklyHours">)
    ? [
        {
          fields: ["currentFrequency", "weeklyHours"],
          question: "Stämmer tiden?",
          text: `Du har svarat ”${said("training", "currentFrequency", String(currentFrequency))}” på hur ofta du tränar och ”${said("training", "weeklyHours", String(weeklyHours))}” på hur mycket. ${GO_ON}`,
        },
      ]
    : [];

const OF_TEST: Readonly<Record<TestKind, readonly ((draft: Draft) => Contradiction[])[]>> = {
  sleep: [ofTimes, ofExercise],
  training: [ofVolume],
  protocol: [],
};

/**
 * What in the answers so far contradicts itself.
 * @param draft answers as a form holds them; what is not answered yet contradicts nothing
 */
export const contradictionsIn = (kind: TestKind, draft: Draft): Contradiction[] =>
  OF_TEST[kind].flatMap((find) => find(draft));
