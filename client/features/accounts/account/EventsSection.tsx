import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { AccountSection } from "./AccountSection.tsx";
import { type EventsSection_MeFragment, EventsSection_MeFragmentDoc } from "./EventsSection.generated.ts";
import { formatEvent } from "./eventTexts.ts";

/** The account's latest events, so that its owner notices when it was somebody else. */
export function EventsSection({ me }: { me: FragmentType<EventsSection_MeFragment> }) {
  const { data, complete } = useFragment({
    fragment: EventsSection_MeFragmentDoc,
    fragmentName: "EventsSection_me",
    from: me,
  });
  if (!complete) return null;
  return (
    <AccountSection
      title="Senaste händelser"
      intro="Känner du inte igen något? Byt lösenord, och logga ut dina andra enheter."
    >
      {data.events.length === 0 ? (
        <Typography color="textSecondary">Inget har hänt ännu. Här ser du till exempel nya inloggningar.</Typography>
      ) : (
        <Box component="ol" aria-label="Senaste händelser" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.events.map((event) => (
            <Box
              component="li"
              key={event.key}
              sx={{ py: 3, borderBottom: 1, borderColor: "divider", overflowWrap: "anywhere" }}
            >
              <Box sx={{ fontWeight: 600 }}>{formatEvent(event)}</Box>
              <Box sx={{ color: "text.secondary", fontSize: "1rem" }}>{swedishMoment(event.at)}</Box>
            </Box>
          ))}
        </Box>
      )}
    </AccountSection>
  );
}
