import type { ApolloClient } from "@apollo/client";
import {
  type Level,
  ownSections,
  type SectionId,
  type ShownSection,
} from "../../../../schema/programmes/vocabulary.ts";
import { GRAPH_LEVELS } from "./graphLevels.ts";
import { ShownSectionsDocument } from "./ShownSections.generated.ts";

/** The sections of a level that show; those of the product where the server says nothing, as without a network. */
export async function loadShownSections(apollo: ApolloClient, level: Level): Promise<readonly ShownSection[]> {
  const variables = { level: GRAPH_LEVELS[level] };
  const answer = await apollo.query({ query: ShownSectionsDocument, variables }).catch(() => undefined);
  const sections = answer?.data?.programme?.sections;
  return sections ? sections.map((section) => ({ ...section, key: section.key as SectionId })) : ownSections(level);
}
