import { CRITERIA_PATH, SEX_LABELS } from "../../../../schema/catalogue.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";
import { classNames } from "../../../ui/classNames.ts";
import { difficultyLabel } from "../../../ui/difficultyLabel.ts";
import type { AreaConfig } from "../list/areas.ts";
import styles from "./card.module.css";
import type { ProductCard_ProductFragment } from "./ProductCard.generated.ts";

/** Countries whose providers are called Nordic; Sweden has a word of its own. */
const NORDIC = ["Finland", "Norge", "Danmark", "Island"];

/** Badges of a product: where it is sold from, whether it is recommended, what it requires. */
export function ProductBadges(props: {
  product: ProductCard_ProductFragment;
  area: AreaConfig;
  /** Without what it asks of one, where that is said elsewhere. */
  hasNoLevel?: boolean;
  /** Of the box that they are in. */
  className?: string | undefined;
}) {
  const { product, area, hasNoLevel } = props;
  return (
    <div className={classNames(styles.badgeList, props.className)}>
      {area.card.origin && product.providerCountry === "Sverige" && (
        <Badge tint="blue">{area.card.origin.swedish}</Badge>
      )}
      {area.card.origin && NORDIC.includes(product.providerCountry ?? "") && (
        <Badge tint="blue">{area.card.origin.nordic}</Badge>
      )}
      {product.isFeatured && (
        <Badge tint="green" link={{ to: CRITERIA_PATH, name: "Rekommenderad: så väljer vi" }}>
          Rekommenderad
        </Badge>
      )}
      {product.__typename === "HealthTest" && product.intendedFor && (
        <Badge tint="grey">För {SEX_LABELS[product.intendedFor].toLowerCase()}</Badge>
      )}
      {product.__typename === "HealthTest" && product.includesDoctorReview && <Badge tint="blue">Läkaranalys</Badge>}
      {product.__typename === "HealthTest" && product.needsReferral && <Badge tint="orange">Kräver remiss</Badge>}
      {product.difficulty && !hasNoLevel && (product.__typename !== "HealthTest" || product.difficulty === "HARD") && (
        <Badge tint={BADGE_TINTS.difficulty[product.difficulty]}>
          {product.__typename === "HealthTest" ? "Svår att tolka" : `Nivå: ${difficultyLabel(product.difficulty)}`}
        </Badge>
      )}
    </div>
  );
}
