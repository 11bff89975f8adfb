import { optionsOf } from "../questionnaires/definition.ts";
import { FREQUENCIES, PROTOCOL_GOALS, TIMES_OF_DAY } from "./vocabulary.ts";

// What can be chosen of protocols: stored value, name in the graph, Swedish label.

export const GOAL_OPTIONS = optionsOf(PROTOCOL_GOALS, {
  energi: "ENERGY",
  fokus: "FOCUS",
  viktminskning: "WEIGHT_LOSS",
});
export const FREQUENCY_OPTIONS = optionsOf(FREQUENCIES);
export const TIME_OPTIONS = optionsOf(TIMES_OF_DAY);
