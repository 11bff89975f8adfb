import { registerEnumType } from "type-graphql";
import { GRAPH_TOPICS, type TopicName } from "../../../schema/articles.ts";

/** Subject of an article; values as stored and as in addresses. */
export const Topic = GRAPH_TOPICS;
export type Topic = TopicName;
registerEnumType(Topic, {
  name: "Topic",
  description: "What an article is about.",
  valuesConfig: {
    TRAINING: { description: "'Träning'." },
    FOOD: { description: "'Mat'." },
    SLEEP: { description: "'Sömn'." },
    MIND: { description: "'Sinne'." },
    SUPPLEMENTS: { description: "'Tillskott'." },
    SAMPLES: { description: "'Prover'." },
    ABOUT: { description: "'Om sajten'." },
  },
});
