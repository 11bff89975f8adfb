import { ACUTE_THEMES } from "./themes/acute.ts";
import { BODY_THEMES } from "./themes/body.ts";
import { MIND_THEMES } from "./themes/mind.ts";
import type { RedFlagTheme } from "./themes/theme.ts";

const [SUICIDE, SUICIDE_OTHER, BEREAVED, ...MIND] = MIND_THEMES as [RedFlagTheme, RedFlagTheme, RedFlagTheme];

/** What cannot wait, where nothing more urgent says what it is. */
const EMERGENCY: RedFlagTheme = {
  key: "emergency",
  urgency: "112",
  about: "något som kan vara bråttom",
  text: "Det du beskriver kan behöva vård direkt. Ring 112 om det pågår nu eller blir värre. Ring annars 1177 i dag och berätta det du skrev här. Vänta med träningen till dess.",
  phrases: [],
};

/** What is looked for in free text, most urgent first. */
const NAMED: readonly RedFlagTheme[] = [
  SUICIDE,
  SUICIDE_OTHER,
  ...ACUTE_THEMES,
  ...MIND.filter(({ urgency }) => urgency === "112"),
  ...BODY_THEMES.filter(({ urgency }) => urgency === "112"),
  BEREAVED,
  ...BODY_THEMES.filter(({ urgency }) => urgency !== "112"),
  ...MIND.filter(({ urgency }) => urgency !== "112"),
];

/** Every red flag of free text. */
export const RED_FLAG_THEMES: readonly RedFlagTheme[] = [
  ...NAMED,
  { ...EMERGENCY, givesWayTo: NAMED.filter(({ urgency }) => urgency === "112").map(({ key }) => key) },
];
