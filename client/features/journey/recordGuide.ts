import type { ApolloClient } from "@apollo/client";
import { itemsOfGuide } from "../../../schema/journey/categories.ts";
import { dayOf } from "../../../schema/rules/days.ts";
import { RecordActivityDocument } from "./Journey.generated.ts";

/** The longest name and title that a report may have. */
const LONGEST = { name: 40, title: 200 };

/** Reports a guide as read to its end today; it counts once for each guide and day. */
export async function recordGuide(
  apollo: ApolloClient,
  { slug, title, minutes }: { slug: string; title: string; minutes: number },
): Promise<void> {
  await apollo.mutate({
    mutation: RecordActivityDocument,
    variables: {
      input: {
        id: `guide:${slug.slice(0, LONGEST.name)}:${dayOf(new Date())}`,
        type: "ARTICLE",
        title: title.slice(0, LONGEST.title),
        url: `/guider/${slug}`,
        duration: minutes,
        items: itemsOfGuide(slug),
      },
    },
  });
}
