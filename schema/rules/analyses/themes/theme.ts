import type { RedFlag } from "../../../analyses/analysis.ts";
import type { PhraseGroup } from "../phrases.ts";

/** Something in free text that care should hear of before anything else. */
export interface RedFlagTheme extends PhraseGroup<string>, Omit<RedFlag, "id" | "because"> {
  /** Swedish, after 'det du skrev om'. */
  about: string;
  /** The more urgent ones that say all of this. */
  givesWayTo?: readonly string[];
}
