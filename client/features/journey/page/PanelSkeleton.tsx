import Box from "@mui/material/Box";
import { Skeleton } from "../../../ui/Skeleton.tsx";

/** The shape of a tab that is on its way. */
export function PanelSkeleton() {
  return (
    <Box aria-hidden="true">
      <Skeleton height={36} width="min(320px, 70%)" />
      <Skeleton width="min(520px, 90%)" />
      <Box
        sx={{
          display: "grid",
          gap: 5,
          mt: 8,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr", lg: "1fr 1fr 1fr" },
        }}
      >
        <Skeleton height={220} />
        <Skeleton height={220} />
        <Skeleton height={220} />
      </Box>
    </Box>
  );
}
