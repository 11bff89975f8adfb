import type { ComponentProps } from "react";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { classNames } from "../../../ui/classNames.ts";
import textStyles from "../../../ui/text.module.css";
import { formatDosePrice, formatPrice } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import styles from "./card.module.css";
import type { ProductCard_ProductFragment } from "./ProductCard.generated.ts";

/** Price of a product, and of a supplement's dose. */
export function Price(props: {
  product: Pick<ProductCard_ProductFragment, "priceEstimate" | "pricePer">;
  area: AreaConfig;
  /** Price of a dose in öre, where that is known. */
  dosePrice?: number | undefined;
}) {
  const { dosePrice, area } = props;
  const { priceEstimate, pricePer } = props.product;
  const { unit } = area.card;
  return (
    <p className={styles.price}>
      {priceEstimate ? formatPrice(priceEstimate) : "Pris saknas"}
      {priceEstimate && unit && pricePer === null && <span className={styles.unit}>{` ${unit}`}</span>}
      {dosePrice !== undefined && <span className={styles.dosePrice}>{` ${formatDosePrice(dosePrice)}`}</span>}
    </p>
  );
}

/** Price of a product, and the date of its last check. */
export function ProductPrice(
  props: ComponentProps<typeof Price> & { product: Pick<ProductCard_ProductFragment, "checkedOn"> },
) {
  const { checkedOn } = props.product;
  return (
    <>
      <Price {...props} />
      {checkedOn && (
        <p className={classNames(textStyles.small, textStyles.quiet)}>
          Uppgifterna kontrollerade {swedishDay(checkedOn)}
        </p>
      )}
    </>
  );
}
