import { ANALYSIS_KEYS } from "../../schema/analyses/analysisKeys.ts";
import { JOURNEY_KEYS } from "../../schema/journey/journeyKeys.ts";
import { LAB_VALUE_KEYS } from "../../schema/labValues/labValueKeys.ts";
import { PERSONAL_FIELDS } from "../../schema/personal.ts";
import { PROGRESS_KEYS } from "../../schema/programmes/progressKeys.ts";
import { PROTOCOL_KEYS } from "../../schema/protocols/protocolKeys.ts";
import { REMINDER_DEVICE } from "../offline/reminderStore.ts";

// Everything that the site keeps in a browser, in one place: what a visitor is shown of it, takes along and erases
// follows from here. The browser tests fail when they meet a key that none of these lines has.

/** The key of a visitor's answer about statistics. */
export const MEASURING_KEY = "statistics-answer";

/** The key of where somebody was before they created an account. */
export const SIGN_UP_RETURN = "sign-up-return";

/** One kind of what is kept. */
interface BrowserData {
  /** Its name for visitors. */
  label: string;
  /** Its content, in words. */
  value: string;
  /** Its keys in the browser's storage; a pattern where they have a part of their own. */
  keys: readonly (string | RegExp)[];
}

/** Everything but the journey, which says more of itself. */
export const BESIDE_JOURNEY: readonly BrowserData[] = [
  { label: "Protokoll", value: "Dina protokoll och det du har bockat av", keys: Object.values(PROTOCOL_KEYS) },
  { label: "Testresultat", value: "Dina svar och vad de ledde till", keys: Object.values(ANALYSIS_KEYS) },
  { label: "Gjorda tester", value: "Vilka tester du har gjort", keys: [/^(sleep|training|protocol)_test_completed$/] },
  { label: "Framsteg i programmen", value: "Avsnitt som du har läst", keys: Object.values(PROGRESS_KEYS) },
  { label: "Provsvar", value: "Värden som du har fyllt i eller läst in", keys: Object.values(LAB_VALUE_KEYS) },
  { label: "Påbörjade svar", value: "Det du har fyllt i men inte skickat", keys: [/^draft-/] },
  { label: "Jämförelser", value: "Det du har valt att jämföra", keys: [/^comparison-/] },
  { label: "Senaste sökningar", value: "Det du har sökt efter", keys: ["recent-searches"] },
  {
    label: "Senaste meddelandet om dina framsteg",
    value: "Vilken dag det kom, så att det inte kommer fler den dagen",
    keys: ["progress-told"],
  },
  {
    label: "Det som väntar på nätet",
    value: "Det som ännu inte har nått ditt konto",
    keys: Object.keys(PERSONAL_FIELDS).map((area) => `${area}-waiting`),
  },
  {
    label: "Ditt konto, för när nätet är borta",
    value: "Det som visades senast",
    keys: ["account-answers", "merge-later"],
  },
  {
    label: "Hur långt ner du läste",
    value: "Så att du kommer tillbaka till samma ställe",
    keys: [/^react-router-scroll-positions$/],
  },
  {
    label: "Påminnelser",
    value: "Ett slumpat namn på enheten, så att påminnelserna hittar hit",
    keys: [REMINDER_DEVICE],
  },
  {
    label: "Vart du var på väg",
    value: "Sidan du kan fortsätta på när du har bekräftat ditt konto",
    keys: [SIGN_UP_RETURN],
  },
  { label: "Statistik", value: "Om dina besök får räknas", keys: [MEASURING_KEY] },
  { label: "Frågor till grafen", value: "Det du har skrivit på /graphiql", keys: [/^graphiql:/] },
];

const has = ({ keys }: BrowserData, key: string): boolean =>
  keys.some((one) => (typeof one === "string" ? one === key : one.test(key)));

/** A visitor's data in the browser's two storages, by key, as text; nothing where they are blocked. */
export function storedTexts(): Record<string, string> {
  try {
    // What counts is the site's own list, and comes back with the next page.
    const { [JOURNEY_KEYS.items]: _, ...texts } = { ...window.sessionStorage, ...window.localStorage };
    return texts;
  } catch {
    return {};
  }
}

/** Stored data beside the journey, in words. */
export const keptBesideJourney = (): readonly BrowserData[] =>
  BESIDE_JOURNEY.filter((data) => Object.keys(storedTexts()).some((key) => has(data, key)));
