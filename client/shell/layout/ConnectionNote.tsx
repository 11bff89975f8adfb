import Box from "@mui/material/Box";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useOutboxCount } from "../../guest/useOutboxCount.ts";
import { shownFromStorage } from "../../offline/offlineResponsesLink.ts";
import { useViewer } from "../../session/viewer.ts";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { useIsOnline } from "../../ui/useIsOnline.ts";

/** A change that is on its way for no longer than this is not spoken of. */
const PATIENCE_MS = 5_000;

/** Says at the lower edge that there is no network, what becomes of what one does, and that what shows may be older. */
export function ConnectionNote() {
  const isOnline = useIsOnline();
  const isSignedIn = Boolean(useViewer());
  const isStored = useSyncExternalStore(shownFromStorage.subscribe, shownFromStorage.snapshot);
  const waiting = useOutboxCount();
  const isDelayed = useIsLong(waiting > 0);
  const says = [
    !isOnline &&
      (isSignedIn
        ? "Du är offline. Det du gör sparas här och skickas sedan."
        : "Du är offline. Det du gör sparas här."),
    isStored && "Visar det senaste vi har sparat.",
    waiting > 0 && (isDelayed || !isOnline) && `${waiting} ${waiting === 1 ? "sak" : "saker"} väntar på att sparas.`,
  ].filter(Boolean);
  return (
    <Box
      role="status"
      sx={{
        position: "sticky",
        bottom: "calc(var(--bar-height, 0px) + var(--journey-bar-height, 0px))",
        zIndex: "appBar",
      }}
    >
      {says.length > 0 && (
        <Box
          sx={{ py: 2, bgcolor: "mist", borderTop: 1, borderColor: "divider", fontSize: "0.9375rem", lineHeight: 1.45 }}
        >
          <PageContainer>{says.join(" ")}</PageContainer>
        </Box>
      )}
    </Box>
  );
}

/** Whether something has been true for a while. */
function useIsLong(isTrue: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isTrue) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return isLong;
}
