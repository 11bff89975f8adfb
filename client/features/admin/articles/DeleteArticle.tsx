import Button from "@mui/material/Button";
import { useState } from "react";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { withVerification } from "../../../shell/session/verification.ts";
import { showToast } from "../../../shell/toasts/toasts.ts";
import { ConfirmAction } from "../../../ui/ConfirmDialog.tsx";
import { useDeleteArticleMutation } from "./ArticlesTab.generated.ts";

/** Deletes an article, once that was confirmed and it is known who does it. */
export function DeleteArticle(props: { id: string; title: string; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteArticleMutation({
    update: (cache, { data }) => {
      const id = data?.deleteArticle.deletedId;
      if (id) cache.evict({ id: cache.identify({ __typename: "ArticleForEditing", id }) });
    },
  });
  const confirmed = async () => {
    const failed = (text: string) => showToast({ title: "Guiden kunde inte tas bort", text, tone: "error" });
    try {
      const { data } = await withVerification(
        () => remove({ variables: { input: { id: props.id } } }),
        (result) => result.data?.deleteArticle.errors,
      );
      const [wrong] = data?.deleteArticle.errors ?? [];
      if (wrong) return failed(wrong.message);
      showToast({ title: "Guiden är borttagen", text: props.title, tone: "confirmation" });
      props.onDeleted();
    } catch (error) {
      failed(visitorMessage(error));
    }
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ minHeight: 48 }}>
        Ta bort guiden
      </Button>
      <ConfirmAction
        title="Ta bort guiden?"
        text={`”${props.title}” tas bort för alltid, och alla adresser som leder till den slutar fungera. Det som redan är läst finns kvar i läsarnas resor.`}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirmed()}
      />
    </>
  );
}
