import { ACUTE_THEMES } from "./themes/acute.ts";
import { BODY_THEMES } from "./themes/body.ts";
import { MIND_THEMES } from "./themes/mind.ts";
import type { RedFlagTheme } from "./themes/theme.ts";

const [SUICIDE, SUICIDE_OTHER, BEREAVED, ...MIND] = MIND_THEMES as [RedFlagTheme, RedFlagTheme, RedFlagTheme];

/** What is looked for in free text, most urgent first. */
export const RED_FLAG_THEMES: readonly RedFlagTheme[] = [
  SUICIDE,
  SUICIDE_OTHER,
  ...ACUTE_THEMES,
  ...MIND.filter(({ urgency }) => urgency === "112"),
  ...BODY_THEMES.filter(({ urgency }) => urgency === "112"),
  BEREAVED,
  ...BODY_THEMES.filter(({ urgency }) => urgency !== "112"),
  ...MIND.filter(({ urgency }) => urgency !== "112"),
];
