import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Notice } from "../../../ui/Notice.tsx";
import type { FeedsTab_FeedFragment as Feed } from "./FeedsTab.generated.ts";
import { useFeedActions } from "./useFeedActions.ts";

/** A run that waits for an admin's yes, and why. */
export function HeldRun({ feed }: { feed: Feed }) {
  const { decide } = useFeedActions();
  const [isSending, setSending] = useState(false);
  const run = feed.latestRun;
  if (!run) return null;
  const send = (isApproved: boolean) => {
    setSending(true);
    void decide(run.id, isApproved).finally(() => setSending(false));
  };
  return (
    <Box component="section" aria-label={`${feed.name} väntar på dig`} sx={{ mb: 5, maxWidth: 760 }}>
      <Notice tone="attention">
        <Typography>
          <b>{feed.name} väntar på dig.</b> {run.brakes.map(({ message }) => message).join(" ")} Ingenting är ändrat.
        </Typography>
        <Typography>Kör du ändå hämtas filen en gång till. Är den då värre än så här väntar den igen.</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <Button variant="contained" disabled={isSending} onClick={() => send(true)} sx={{ minHeight: 44 }}>
            Kör ändå
          </Button>
          <Button disabled={isSending} onClick={() => send(false)} sx={{ minHeight: 44 }}>
            Stoppa körningen
          </Button>
        </Box>
      </Notice>
    </Box>
  );
}
