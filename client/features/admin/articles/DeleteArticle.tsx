import { showToast } from "../../../toasts/toasts.ts";
import { DeleteEntry } from "../DeleteEntry.tsx";
import { useDeleteArticleMutation } from "./ArticlesTab.generated.ts";

/** Deletes an article, once that was confirmed and it is known who does it. */
export function DeleteArticle(props: { id: string; title: string; onDeleted: () => void }) {
  const [remove] = useDeleteArticleMutation({
    update: (cache, { data }) => {
      const id = data?.deleteArticle.deletedId;
      if (id) cache.evict({ id: cache.identify({ __typename: "EditableArticle", id }) });
    },
  });
  return (
    <DeleteEntry
      label="Ta bort guiden"
      question="Ta bort guiden?"
      text={`”${props.title}” tas bort, och alla adresser som leder till den slutar fungera. Det går att ångra i 30 dagar. Det som redan är läst finns kvar i läsarnas resor.`}
      failure="Guiden kunde inte tas bort"
      remove={async () => (await remove({ variables: { input: { id: props.id } } })).data?.deleteArticle.errors}
      onDeleted={() => {
        showToast({ title: "Guiden är borttagen", text: props.title, tone: "confirmation" });
        props.onDeleted();
      }}
    />
  );
}
