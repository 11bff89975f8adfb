import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { type FieldValues, useWatch } from "react-hook-form";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import type { FieldOf } from "../../../ui/form/fieldOf.ts";
import { optionOf } from "../../../ui/form/optionOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { GuideChoicesDocument, type GuideChoicesQuery } from "./GuideField.generated.ts";

type Guide = NonNullable<GuideChoicesQuery["editableArticles"]>["nodes"][number];

/** A choice among all guides, stored by their name in addresses; one that it had before stays, whatever became of it. */
export function GuideField<Values extends FieldValues, Sent>(props: FieldOf<Values, Sent>) {
  const { form, name, hint } = props;
  const { guides, failure } = useGuides();
  const chosen: string = useWatch({ control: form.control, name });
  // What a list of choices does not have, the browser would not show as chosen: it is there before the guides are.
  const [first] = useState(chosen);
  const choices = guides.map((guide) => optionOf(guide.aliases.includes(chosen) ? chosen : guide.slug, labelOf(guide)));
  for (const slug of new Set([first, chosen])) {
    if (slug && !guides.some((guide) => guide.slug === slug || guide.aliases.includes(slug)))
      choices.unshift(optionOf(slug, guides.length > 0 ? `${slug} (guiden finns inte)` : slug));
  }
  return (
    <SelectField
      {...props}
      placeholder="Ingen guide"
      choices={choices}
      hint={failure ? `Guiderna kunde inte hämtas. ${failure}` : hint}
    />
  );
}

const labelOf = ({ title, state }: Guide): string => (state === "PUBLISHED" ? title : `${title} (inte publicerad)`);

/** All guides by title. */
function useGuides(): { guides: readonly Guide[]; failure: string | undefined } {
  const apollo = useApolloClient();
  const [read, setRead] = useState<ReturnType<typeof useGuides>>({ guides: [], failure: undefined });
  useEffect(() => {
    let isShown = true;
    const readAll = async (): Promise<Guide[]> => {
      const all: Guide[] = [];
      for (let after: string | null = null; ; ) {
        const answer: { data?: GuideChoicesQuery | undefined } = await apollo.query({
          query: GuideChoicesDocument,
          variables: { after },
          fetchPolicy: "no-cache",
        });
        const page = answer.data?.editableArticles;
        all.push(...(page?.nodes ?? []));
        if (!page?.pageInfo.hasNextPage) return all;
        after = page.pageInfo.endCursor;
      }
    };
    readAll().then(
      (guides) => {
        guides.sort((one, other) => one.title.localeCompare(other.title, "sv"));
        if (isShown) setRead({ guides, failure: undefined });
      },
      (error: unknown) => isShown && setRead({ guides: [], failure: visitorMessage(error) }),
    );
    return () => {
      isShown = false;
    };
  }, [apollo]);
  return read;
}
