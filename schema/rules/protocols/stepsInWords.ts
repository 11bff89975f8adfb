import { FREQUENCIES, type Frequency, stepCategory, TIMES_OF_DAY, type TimeOfDay } from "../../protocols/vocabulary.ts";

/** What is said of a step. */
interface ToldStep {
  title: string;
  description?: string | null;
  category?: string | null;
  frequency: Frequency;
  timeOfDay?: TimeOfDay | null;
  dosage?: string | null;
}

/** Steps as a text: each one's heading, what is known of it in one line, and how it is done. */
export const stepsInWords = (steps: readonly ToldStep[]): string => steps.map(inWords).join("\n\n");

function inWords(step: ToldStep, place: number): string {
  const { title, description, category, frequency, timeOfDay, dosage } = step;
  const time = timeOfDay && TIMES_OF_DAY[timeOfDay];
  const facts = [FREQUENCIES[frequency], time, stepCategory(category ?? null).name, dosage].filter(Boolean).join(" · ");
  return [`${place + 1}. ${title}`, facts, description].filter(Boolean).join("\n");
}
