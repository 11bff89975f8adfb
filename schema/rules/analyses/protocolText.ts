import type { SuggestedActivity } from "../../analyses/analysis.ts";
import { TESTS } from "../../analyses/vocabulary.ts";
import { swedishDay } from "../words/dates.ts";
import { dayOf } from "../words/days.ts";
import { groupByTime } from "./activityDay.ts";
import { plainText } from "./plainText.ts";
import { withoutRedFlags } from "./redFlagText.ts";

/** What to do with a health protocol, in the order in which to do it. */
export const NEXT_STEPS: readonly string[] = [
  "Välj en eller två saker som känns lätta, och börja med dem.",
  "Spara protokollet i din profil, så kan du bocka av det dag för dag.",
  "Gör samma sak i två veckor innan du lägger till något nytt.",
  "Skriv upp hur du mår ibland, så ser du vad som hjälper dig.",
  "Gör om testet efter 30 dagar och jämför.",
];

/** What a health protocol is not. */
export const DISCLAIMER: readonly string[] = [
  "Rådgör med en läkare innan du börjar, särskilt om du är sjuk, gravid, ammar eller tar läkemedel.",
  "Utvärdera ditt protokoll efter 30 dagar.",
  "Texten är allmän information, ingen diagnos, och ersätter inte professionell rådgivning.",
];

/** Characters of a result's key that are shown. */
const SHOWN_KEY = 8;

/** The part of a result's key that is shown. */
export const shortKey = (key: string): string => key.slice(0, SHOWN_KEY);

/** Name of the file that a health protocol is downloaded as. */
export const protocolFileName = (createdAt: string): string => `mitt-protokoll-${dayOf(new Date(createdAt))}.txt`;

/** A health protocol as it is copied and downloaded. */
interface WrittenProtocol {
  key: string;
  createdAt: string;
  /** Markdown. */
  text: string;
  redFlags: readonly { text: string }[];
  activities: readonly (Omit<SuggestedActivity, "id"> & { key: string })[];
}

/**
 * A health protocol as a text: what to know first, the day without what is off by default, the recommendations, what to
 * do next, and what it is not.
 * @param notes what to know of the doses
 */
export function protocolText(protocol: WrittenProtocol, notes: readonly string[], origin: string): string {
  const day = groupByTime(protocol.activities.filter(({ isOptional }) => !isOptional)).map(({ name, activities }) =>
    [
      name.toLocaleUpperCase("sv-SE"),
      ...activities.map(
        ({ title, dosage, description }) => `- ${[title, dosage].filter(Boolean).join(", ")}\n  ${description}`,
      ),
    ].join("\n"),
  );
  return [
    `${TESTS.protocol.result}\n${shortKey(protocol.key)}, ${swedishDay(protocol.createdAt)}`,
    protocol.redFlags.length > 0 && `VIKTIGT FÖRST\n${protocol.redFlags.map(({ text }) => `- ${text}`).join("\n")}`,
    ...day,
    notes.length > 0 && `VÄRT ATT VETA OM DOSERNA\n${notes.map((note) => `- ${note}`).join("\n")}`,
    plainText(withoutRedFlags(protocol.text), origin),
    `NÄSTA STEG\n${NEXT_STEPS.map((step, index) => `${index + 1}. ${step}`).join("\n")}`,
    DISCLAIMER.join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}
