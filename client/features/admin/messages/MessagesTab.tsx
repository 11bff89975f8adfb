import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { MESSAGE_MONTHS } from "../../../../schema/contact.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { ChoiceLinks } from "../../../ui/link/ChoiceLinks.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { addressOfContentTab } from "../contentTabs.ts";
import { MessageCard } from "./MessageCard.tsx";
import { useContactMessagesQuery, useNewContactMessagesQuery } from "./MessagesTab.generated.ts";

const NEW = addressOfContentTab("meddelanden");
const ALL = `${NEW}&visa=alla`;

/** The tab 'Meddelanden': what was written on the contact page, the latest first. */
export function MessagesTab() {
  const onlyNew = useSearchParams()[0].get("visa") !== "alla";
  const { data, error, refetch, fetchMore } = useContactMessagesQuery({
    variables: { onlyNew },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const count = useNewContactMessagesQuery({ fetchPolicy: "cache-and-network" }).data?.newContactMessageCount;
  const [more, awaited] = useLoadMore(fetchMore, (_error, run) =>
    showToast({
      title: "Kunde inte hämta fler meddelanden",
      text: "Kontrollera uppkopplingen och försök igen.",
      tone: "error",
      action: { label: "Försök igen", run },
    }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const list = data?.contactMessages;
  // One that was just handled is not among the new ones any more.
  const shown = list?.nodes.filter(({ handledAt }) => !onlyNew || handledAt === null);
  return (
    <>
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ outline: "none" }}>
        Meddelanden
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 5, maxWidth: "60ch" }}>
        Det som har skrivits på kontaktsidan. Meddelanden tas bort efter {MESSAGE_MONTHS} månader.
      </Typography>
      <ChoiceLinks
        label="Vilka meddelanden"
        choices={[
          { label: "Nya", to: NEW, isChosen: onlyNew },
          { label: "Alla", to: ALL, isChosen: !onlyNew },
        ]}
      />
      <Typography role="status" color="textSecondary" sx={{ mt: 4, mb: 4, minHeight: "1.5em" }}>
        {typeof count === "number" &&
          (count === 0 ? "Inga nya meddelanden" : counted(count, "nytt meddelande", "nya meddelanden"))}
      </Typography>
      {list && shown ? (
        <>
          {shown.length === 0 && !list.pageInfo.hasNextPage ? (
            <Nothing onlyNew={onlyNew} />
          ) : (
            <Box
              component="ul"
              aria-label="Meddelanden"
              sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 4 }}
            >
              {shown.map((message) => (
                <MessageCard
                  key={message.key}
                  message={message}
                  onGone={() => heading.current?.focus()}
                  isLeaving={onlyNew}
                />
              ))}
            </Box>
          )}
          <ShowMore pageInfo={list.pageInfo} awaited={awaited} onMore={more} />
        </>
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar meddelandena …" />
      )}
    </>
  );
}

const Nothing = ({ onlyNew }: { onlyNew: boolean }) =>
  onlyNew ? (
    <EmptyState
      title="Allt är hanterat"
      level="h3"
      action={
        <Button component={Link} to={ALL} variant="outlined">
          Visa alla meddelanden
        </Button>
      }
    >
      Nya meddelanden från kontaktsidan visas här.
    </EmptyState>
  ) : (
    <EmptyState title="Inga meddelanden ännu" level="h3">
      Det som skrivs på kontaktsidan visas här.
    </EmptyState>
  );
