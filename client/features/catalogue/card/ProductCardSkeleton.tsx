import { Card } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./card.module.css";

/** The shape of a card that is on its way, as high as most are: its picture, lines of text, and its buttons. */
export function ProductCardSkeleton() {
  return (
    <Card aria-hidden="true" className={styles.skeleton}>
      <Skeleton width={72} height={72} />
      <Skeleton width="70%" />
      <Skeleton />
      <Skeleton width="75%" height={44} radius={999} />
    </Card>
  );
}
