import Box from "@mui/material/Box";
import { Card } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

/** Widths of a card's lines: the name, three of text, seven facts. */
const LINES = ["70%", "100%", "95%", "60%", "55%", "45%", "40%", "50%", "80%", "65%", "35%"];

/** The shape of a card that is on its way, as high as most are. */
export function ProductCardSkeleton() {
  const row = (width: number | string, height: number) => <Skeleton width={width} height={height} radius={999} />;
  return (
    <Card
      aria-hidden="true"
      sx={{
        gridRow: "span 7",
        minHeight: { xs: 690, sm: 580 },
        display: "flex",
        flexDirection: "column",
        "& > div": { display: "flex", alignItems: "center", gap: 2, my: 3 },
        "& > div:first-of-type": { gap: 4, mt: 0 },
      }}
    >
      <Box>
        <Skeleton width={96} height={72} />
        <Skeleton width="45%" />
      </Box>
      <Box>
        {row(112, 22)}
        {row(88, 22)}
      </Box>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Box>
        {row(72, 22)}
        {row(96, 22)}
        {row(64, 22)}
      </Box>
      <Box sx={{ flex: 1 }} />
      <Skeleton width="35%" height={22} />
      <Box>
        {row("calc(50% - 4px)", 44)}
        {row("calc(50% - 4px)", 44)}
      </Box>
    </Card>
  );
}
