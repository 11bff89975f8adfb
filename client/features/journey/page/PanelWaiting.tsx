import Box from "@mui/material/Box";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TODAY_GRID, UP_TO_THREE } from "../progress/grids.ts";

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

/** The shape of a day that is on its way: the greeting, the week, and what is left of the day. */
export const TodaySkeleton = () => (
  <>
    <Skeleton height={44} width="min(320px, 70%)" />
    <Skeleton width="min(220px, 60%)" />
    <Box sx={TODAY_GRID}>
      <Skeleton height={92} width="min(360px, 100%)" radius={14} />
      <Skeleton height={320} radius={14} />
    </Box>
    <Skeleton height={260} radius={14} />
  </>
);

/** The shape of a tab that is on its way. */
export function PanelSkeleton() {
  return (
    <Box aria-hidden="true">
      <Skeleton height={36} width="min(320px, 70%)" />
      <Skeleton width="min(520px, 90%)" />
      <Box sx={{ ...UP_TO_THREE, gap: 5, mt: 8 }}>
        <Skeleton height={220} />
        <Skeleton height={220} />
        <Skeleton height={220} />
      </Box>
    </Box>
  );
}
