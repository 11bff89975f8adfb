import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { CompareButton } from "./CompareButton.tsx";
import { ProductBadges } from "./ProductBadges.tsx";
import { type ProductCard_ProductFragment, ProductCard_ProductFragmentDoc } from "./ProductCard.generated.ts";
import { ProductFacts, ProductTexts, Warnings, WhyShown } from "./ProductFacts.tsx";
import { ProductImage } from "./ProductImage.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import { VisitButton } from "./VisitButton.tsx";

/** A product in a list: always in the same order, so that cards line up. */
export function ProductCard(props: {
  product: FragmentType<ProductCard_ProductFragment>;
  area: AreaConfig;
  /** True for the cards that are seen at once. */
  isFirst: boolean;
  /** Texts of the goals that the list is narrowed to; none where it is not. */
  goals: readonly string[];
}) {
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
}: {
  product: ProductCard_ProductFragment;
  area: AreaConfig;
  isFirst: boolean;
  goals: readonly string[];
}) {
  const titleId = `produkt-${product.databaseId}`;
  return (
    <Card
      component="article"
      tabIndex={-1}
      aria-labelledby={titleId}
      // Its seven parts share the heights of the cards beside it, so that they line up.
      sx={{ display: "grid", gridTemplateRows: "subgrid", gridRow: "span 7", rowGap: 0 }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 4 }}>
        <ProductImage url={product.image?.url ?? null} category={product.category.slug} isFirst={isFirst} />
        <Typography variant="body2" color="textSecondary" component="div">
          <Box component="p" sx={{ m: 0, color: "text.primary" }}>
            {product.providerName}
            {product.providerCountry && `, ${product.providerCountry}`}
          </Box>
          <Box component="p" sx={{ m: 0, mt: 0.5 }}>
            {product.rankReason}
          </Box>
        </Typography>
      </Box>
      <ProductBadges product={product} area={area} sx={{ my: 3 }} />
      <Typography id={titleId} variant="h4" component="h3">
        <TextLink to={product.path} isQuiet>
          {product.name}
        </TextLink>
      </Typography>
      <Box sx={{ mt: 1, mb: 3, fontSize: 16, lineHeight: 1.5 }}>
        <Box sx={{ color: "text.secondary" }}>{product.description}</Box>
        {goals.length > 0 && <WhyShown product={product} goals={goals} />}
      </Box>
      <ProductFacts product={product} area={area} />
      <ProductTexts product={product} area={area} />
      <Box sx={{ alignSelf: "end", pt: 4 }}>
        <Warnings id={`viktigt-${product.databaseId}`} texts={product.warnings} />
        <ProductPrice product={product} area={area} />
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2, mt: 3 }}>
          {product.visitPath && (
            <Typography
              id={`annons-${product.databaseId}`}
              variant="body2"
              color="textSecondary"
              sx={{ gridColumn: 2, textAlign: "center", mb: -1 }}
            >
              Annonslänk
            </Typography>
          )}
          <CompareButton product={product} area={area} aria-describedby={titleId} sx={{ gridColumn: 1 }} />
          <VisitButton
            area={area}
            path={product.visitPath}
            variant="contained"
            aria-describedby={
              product.visitPath ? `${titleId} annons-${product.databaseId} viktigt-${product.databaseId}` : titleId
            }
          />
        </Box>
      </Box>
    </Card>
  );
}
