import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { withVerification } from "../../../shell/session/verification.ts";
import { clearToasts, showToast } from "../../../toasts/toasts.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import {
  type MessagesTab_MessageFragment as Message,
  NewContactMessagesDocument,
  useDeleteContactMessageMutation,
  useSetContactMessageHandledMutation,
} from "./MessagesTab.generated.ts";

const NOT_SAVED = "Ändringen kunde inte sparas";
const NOT_DELETED = "Meddelandet kunde inte tas bort";

/** A letter to who wrote, about what they wrote about. */
const answerTo = ({ email, subject }: Message): string =>
  `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(`Sv: ${subject}`)}`;

/**
 * A message, with what can be done about it.
 * @param props.isLeaving whether it leaves the list when it is handled
 * @param props.onGone hears that it has left, and with it the button that was pressed
 */
export function MessageCard(props: { message: Message; isLeaving: boolean; onGone: () => void }) {
  const { message, isLeaving, onGone } = props;
  const { key, name, email, subject, sentAt, handledAt, handledByName } = message;
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const refetchQueries = [NewContactMessagesDocument];
  const [setHandled] = useSetContactMessageHandledMutation({ refetchQueries });
  const [remove] = useDeleteContactMessageMutation({
    refetchQueries,
    update: (cache, { data }) => {
      if (data?.deleteContactMessage.deletedKey) cache.evict({ id: cache.identify(message) });
    },
  });
  const mark = async (isHandled: boolean) => {
    try {
      const { data } = await setHandled({ variables: { input: { key, isHandled } } });
      const [wrong] = data?.setContactMessageHandled.errors ?? [];
      if (wrong) return showToast({ title: NOT_SAVED, text: wrong.message, tone: "error" });
      if (!isHandled) return showToast({ title: "Meddelandet är nytt igen", tone: "confirmation" });
      if (isLeaving) onGone();
      showToast({ title: "Meddelandet är hanterat", action: { label: "Ångra", run: () => void mark(false) } });
    } catch (error) {
      showToast({ title: NOT_SAVED, text: visitorMessage(error), tone: "error" });
    }
  };
  const deleted = async () => {
    try {
      const { data } = await withVerification(
        () => remove({ variables: { input: { key } } }),
        (answer) => answer.data?.deleteContactMessage.errors,
      );
      const [wrong] = data?.deleteContactMessage.errors ?? [];
      if (wrong) return showToast({ title: NOT_DELETED, text: wrong.message, tone: "error" });
      onGone();
      showToast({ title: "Meddelandet är borttaget", tone: "confirmation" });
    } catch (error) {
      showToast({ title: NOT_DELETED, text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <Card component="li">
      <Box component="article" aria-labelledby={id} sx={{ display: "grid", gap: 3, overflowWrap: "anywhere" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: 3 }}>
          <Typography id={id} variant="h4" component="h3">
            {subject}
          </Typography>
          <Badge tint={handledAt ? "blue" : "green"}>{handledAt ? "Hanterad" : "Ny"}</Badge>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {name}, {email}
          <br />
          <time dateTime={sentAt}>Skickat {swedishMoment(sentAt)}</time>
          {handledAt && (
            <>
              <br />
              Hanterat {swedishMoment(handledAt)}
              {handledByName && ` av ${handledByName}`}
            </>
          )}
        </Typography>
        <Typography sx={{ whiteSpace: "pre-line", maxWidth: "68ch" }}>{message.message}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <Button variant="outlined" href={answerTo(message)} aria-label={`Svara ${name}`}>
            Svara
          </Button>
          <Button variant="outlined" onClick={() => void mark(handledAt === null)} aria-describedby={id}>
            {handledAt ? "Markera som ny" : "Markera som hanterad"}
          </Button>
          <Button
            color="error"
            aria-describedby={id}
            onClick={() => {
              clearToasts();
              setAsking(true);
            }}
          >
            Ta bort
          </Button>
        </Box>
      </Box>
      <ConfirmAction
        title="Ta bort meddelandet?"
        text={`Meddelandet från ${name} tas bort för gott. Mejlet som kom när det skickades finns kvar där det lästes.`}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void deleted()}
      />
    </Card>
  );
}
