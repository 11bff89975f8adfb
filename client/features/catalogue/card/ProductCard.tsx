import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Card } from "../../../ui/Card.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import textStyles from "../../../ui/text.module.css";
import { contentsOf } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import { CardActions } from "./CardActions.tsx";
import styles from "./card.module.css";
import { ProductBadges } from "./ProductBadges.tsx";
import { type ProductCard_ProductFragment, ProductCard_ProductFragmentDoc } from "./ProductCard.generated.ts";
import { Contents, ShownFacts, Warnings, WhyShown } from "./ProductFacts.tsx";
import { ProductImage } from "./ProductImage.tsx";
import { Price } from "./ProductPrice.tsx";

interface CardProps {
  area: AreaConfig;
  /** True for the cards that are seen at once. */
  isFirst: boolean;
  /** Texts of the goals that the list is narrowed to; none where it is not. */
  goals: readonly string[];
  /** True where the list is in its area's own order, whose reason is then said. */
  isOwnOrder: boolean;
  /** Names of the markers that the list is searched for. */
  searched: readonly string[];
}

/** A product in a list: always in the same order, so that cards line up. */
export function ProductCard(props: CardProps & { product: FragmentType<ProductCard_ProductFragment> }) {
  const { data, complete } = useFragment({
    fragment: ProductCard_ProductFragmentDoc,
    fragmentName: "ProductCard_product",
    from: props.product,
  });
  return complete ? <Content {...props} product={data} /> : null;
}

function Content({
  product,
  area,
  isFirst,
  goals,
  isOwnOrder,
  searched,
}: CardProps & { product: ProductCard_ProductFragment }) {
  const titleId = `produkt-${product.databaseId}`;
  const isWarned = product.warnings.length > 0;
  const isFull = isWarned || contentsOf(product).length > 0;
  return (
    <Card component="article" tabIndex={-1} aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <ProductImage
          url={product.image?.url ?? null}
          category={product.category.slug}
          isFirst={isFirst}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h3 id={titleId} className={classNames(textStyles.h4, styles.title)}>
            <TextLink to={product.path} isQuiet>
              {product.name}
            </TextLink>
          </h3>
          <Price
            product={product}
            area={area}
            dosePrice={product.__typename === "Supplement" ? product.pricePerDose?.amount : undefined}
          />
          <p className={classNames(textStyles.small, textStyles.quiet, styles.provider)}>
            {product.providerName}
            {product.providerCountry && `, ${product.providerCountry}`}
          </p>
        </div>
      </div>
      <ProductBadges product={product} area={area} hasNoLevel className={styles.badges} />
      <div className={styles.texts}>
        <div className={classNames(styles.description, isFull && styles.isFull)}>{product.description}</div>
        {goals.length > 0 && <WhyShown product={product} goals={goals} />}
      </div>
      <ShownFacts product={product} area={area} className={styles.facts} />
      <Contents
        product={product}
        area={area}
        searched={searched}
        className={classNames(styles.contents, isWarned && !searched[0] && styles.isWarned)}
      />
      <Warnings id={`viktigt-${product.databaseId}`} texts={product.warnings} className={styles.warning} />
      <CardActions product={product} area={area} titleId={titleId} isOwnOrder={isOwnOrder} />
    </Card>
  );
}
