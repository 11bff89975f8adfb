import Box from "@mui/material/Box";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** The shape of a card that is on its way. */
export function ProductCardSkeleton() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: "14px",
        p: 5,
        gridRow: "span 6",
        minHeight: 440,
      }}
    >
      <Box sx={{ display: "flex", gap: 4, mb: 4 }}>
        <Skeleton width={96} height={72} />
        <Skeleton width="40%" />
      </Box>
      <Skeleton height={32} width="80%" />
      <Skeleton />
      <Skeleton width="90%" />
      <Skeleton height={120} />
      <Skeleton height={44} width="40%" />
      <Skeleton height={60} />
    </Box>
  );
}
