import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { PanelSkeleton } from "./PanelSkeleton.tsx";

/** Stands in a tab of /min-resa for what is not there yet, or could not be loaded. */
export function PanelWaiting({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  if (!error) return <PanelSkeleton />;
  return (
    <LoadFailure
      message="Din resa kunde inte hämtas. Det du har sparat finns kvar. Försök igen om en stund."
      onRetry={() => void onRetry().catch(() => undefined)}
    />
  );
}
