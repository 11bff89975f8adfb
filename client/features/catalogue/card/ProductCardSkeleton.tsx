import { Card } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { CARD_ROWS } from "./cardLayout.ts";

/** The shape of a card that is on its way, as high as most are: its picture, lines of text, and its buttons. */
export function ProductCardSkeleton() {
  return (
    <Card
      aria-hidden="true"
      sx={{
        gridRow: { sm: `span ${CARD_ROWS}` },
        minHeight: { xs: 220, sm: 340 },
        p: { xs: 3, sm: 5 },
        display: "grid",
        alignContent: "space-between",
      }}
    >
      <Skeleton width={72} height={72} />
      <Skeleton width="70%" />
      <Skeleton />
      <Skeleton width="75%" height={44} radius={999} />
    </Card>
  );
}
