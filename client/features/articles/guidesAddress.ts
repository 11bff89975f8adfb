import { GRAPH_TOPICS, TOPICS, type TopicName, topicSlug } from "../../../schema/articles.ts";
import type { GuidesPageQueryVariables } from "./GuidesPage.generated.ts";

const GRAPH_NAMES = new Map(
  Object.entries(GRAPH_TOPICS).map(([name, topic]) => [topic, name as keyof typeof GRAPH_TOPICS]),
);

const TOPIC_NAMES = Object.keys(TOPICS) as TopicName[];

/** Guides that the list shows at first, and with each 'Visa fler'. */
const PAGE_SIZE = 48;

/** The topic that an address asks for; undefined for none, or one that does not exist. */
export function topicOf(params: URLSearchParams): TopicName | undefined {
  const asked = params.get("amne");
  // An address from before topics had slugs of their own names what is stored.
  return TOPIC_NAMES.find((topic) => topicSlug(topic) === asked || topic === asked);
}

/** Address of the list of a topic, or of all. */
export const addressOf = (topic: string | undefined): string =>
  topic ? `/guider?amne=${topicSlug(topic)}` : "/guider";

/** Query variables for an address. */
export function guidesVariables(params: URLSearchParams): GuidesPageQueryVariables {
  const topic = topicOf(params);
  return {
    topic: topic && GRAPH_NAMES.get(topic),
    first: PAGE_SIZE,
    after: params.get("efter"),
  };
}
