import { registerEnumType } from "type-graphql";
import { FREQUENCY_OPTIONS, GOAL_OPTIONS, TIME_OPTIONS } from "../../../schema/protocols/options.ts";
import * as vocabulary from "../../../schema/protocols/vocabulary.ts";
import { optionsOf } from "../../../schema/questionnaires/definition.ts";
import { enumOfOptions } from "../../platform/graphql/questionnaireTypes.ts";

/** How often a step is done. */
export type Frequency = vocabulary.Frequency;
export const Frequency = enumOfOptions("Frequency", "How often a step is done.", FREQUENCY_OPTIONS);

/** When in the day a step is done. */
export type TimeOfDay = vocabulary.TimeOfDay;
export const TimeOfDay = enumOfOptions(
  "TimeOfDay",
  "When in the day a step is done; NONE is a step that was said to have no time.",
  TIME_OPTIONS,
);

/** What a protocol is for. */
export type ProtocolGoal = vocabulary.ProtocolGoal;
export const ProtocolGoal = enumOfOptions("ProtocolGoal", "What a protocol is for.", GOAL_OPTIONS);

/** Who made a protocol. */
export type ProtocolType = vocabulary.ProtocolType;
export const ProtocolType = enumOfOptions("ProtocolType", "Who made a protocol.", optionsOf(vocabulary.PROTOCOL_TYPES));

/** How hard a protocol is. */
export type ProtocolDifficulty = vocabulary.DifficultyLevel;
export const ProtocolDifficulty = enumOfOptions(
  "ProtocolDifficulty",
  "How hard a protocol is.",
  optionsOf(vocabulary.DIFFICULTY_LEVELS),
);

/** A colour that a category of steps is shown in. */
export type CategoryColour = vocabulary.CategoryColour;
export const CategoryColour = {
  BLUE: "blue",
  GREEN: "green",
  YELLOW: "yellow",
  PURPLE: "purple",
  RED: "red",
  GREY: "grey",
} as const satisfies Record<string, CategoryColour>;
registerEnumType(CategoryColour, {
  name: "CategoryColour",
  description: "A colour that a category of steps is shown in.",
  valuesConfig: {
    BLUE: { description: "Blue." },
    GREEN: { description: "Green." },
    YELLOW: { description: "Yellow." },
    PURPLE: { description: "Purple." },
    RED: { description: "Red." },
    GREY: { description: "Grey, of what has no category or one that is not known." },
  },
});
