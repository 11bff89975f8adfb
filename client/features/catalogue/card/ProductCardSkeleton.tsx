import Box from "@mui/material/Box";
import { Card } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { CARD_ROWS } from "./cardLayout.ts";

/** Widths of a card's lines: text, and facts. */
const LINES = ["100%", "85%", "60%"];

/** The shape of a card that is on its way, as high as most are. */
export function ProductCardSkeleton() {
  const row = (width: number | string, height: number) => <Skeleton width={width} height={height} radius={999} />;
  return (
    <Card
      aria-hidden="true"
      sx={{
        gridRow: { sm: `span ${CARD_ROWS}` },
        minHeight: { xs: 270, sm: 340 },
        p: { xs: 3, sm: 5 },
        display: "flex",
        flexDirection: "column",
        gap: 3,
      }}
    >
      <Box sx={{ display: "flex", gap: 4 }}>
        <Skeleton width={72} height={72} />
        <Box sx={{ flex: 1, display: "grid", gap: 2, alignContent: "start" }}>
          <Skeleton width="70%" height={20} />
          <Skeleton width="35%" height={20} />
          <Skeleton width="55%" />
        </Box>
      </Box>
      <Box sx={{ display: "flex", gap: 2 }}>
        {row(112, 22)}
        {row(88, 22)}
      </Box>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: "flex", gap: 2 }}>
        {row("35%", 44)}
        {row("40%", 44)}
      </Box>
    </Card>
  );
}
