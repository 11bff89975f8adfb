/** Pictures of the cards, as the graph describes them. */
export const START_ICONS = {
  TESTS: "A vessel for a sample.",
  SUPPLEMENTS: "A capsule.",
  SLEEP: "The moon.",
  PROTOCOLS: "A list with ticks.",
  TRAINING: "A weight.",
  MENTAL: "A head.",
} as const;

/** The picture of a card, which tells it from the others. */
export type StartIcon = keyof typeof START_ICONS;
