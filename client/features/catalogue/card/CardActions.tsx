import ExpandMore from "~icons/ic/baseline-expand-more";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { classNames } from "../../../ui/classNames.ts";
import textStyles from "../../../ui/text.module.css";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { CompareButton } from "./CompareButton.tsx";
import styles from "./card.module.css";
import type { ProductCard_ProductFragment } from "./ProductCard.generated.ts";
import { FoldedFacts, ProductTexts } from "./ProductFacts.tsx";
import { VisitButton } from "./VisitButton.tsx";

/** The bottom of a card: into the comparison, to the seller, and all else that is known of the product. */
export function CardActions(props: {
  product: ProductCard_ProductFragment;
  area: AreaConfig;
  titleId: string;
  isOwnOrder: boolean;
}) {
  const { product, area, titleId } = props;
  const { databaseId, isLinkBroken, checkedOn } = product;
  const visitPath = isLinkBroken ? null : product.visitPath;
  const adId = `annons-${databaseId}`;
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <CompareButton product={product} area={area} aria-describedby={titleId} className={styles.button} />
        <div className={styles.visit}>
          <VisitButton
            area={area}
            path={visitPath}
            isBroken={isLinkBroken}
            variant="contained"
            hasNoIcon
            className={styles.button}
            aria-describedby={visitPath ? `${titleId} ${adId} viktigt-${databaseId}` : titleId}
          />
          {visitPath && (
            <p id={adId} className={styles.ad}>
              Annonslänk
            </p>
          )}
        </div>
      </div>
      <details className={styles.more}>
        <summary>
          Mer
          <VisuallyHidden> om {product.name}</VisuallyHidden>
          <ExpandMore fontSize="small" />
        </summary>
        <div className={styles.folded}>
          <FoldedFacts product={product} area={area} />
          <ProductTexts product={product} area={area} />
          <div className={classNames(textStyles.small, textStyles.quiet)}>
            {props.isOwnOrder && <div>{product.rankReason}</div>}
            {checkedOn && <div>Uppgifterna kontrollerade {swedishDay(checkedOn)}</div>}
          </div>
        </div>
      </details>
    </div>
  );
}
