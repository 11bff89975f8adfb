import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { contentsOf } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import { CardActions } from "./CardActions.tsx";
import { CARD_ROWS, closed, PHONE } from "./cardLayout.ts";
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

function Content({ product, area, isFirst, goals, isOwnOrder }: CardProps & { product: ProductCard_ProductFragment }) {
  const titleId = `produkt-${product.databaseId}`;
  const isWarned = product.warnings.length > 0;
  // A phone has no room for the description, too.
  const isFull = isWarned || contentsOf(product).length > 0;
  return (
    <Card
      component="article"
      tabIndex={-1}
      aria-labelledby={titleId}
      // Its parts share the heights of the cards beside it, so that they line up.
      sx={{
        display: "grid",
        gridTemplateRows: { sm: "subgrid" },
        gridRow: { sm: `span ${CARD_ROWS}` },
        gridTemplateColumns: "minmax(0, 1fr)",
        p: { xs: 2.5, sm: 5 },
        // On a phone the facts stand beside the badges where they fit, and all else in rows of its own.
        [PHONE]: {
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 2,
          "& > *": { flex: "0 0 100%", minWidth: 0, order: 1 },
          "& > :first-of-type": { order: 0 },
          "& > .in-line": { flex: "0 1 auto", order: 0 },
        },
      }}
    >
      <Box sx={{ display: "flex", gap: { xs: 3, sm: 4 }, alignItems: "start" }}>
        <ProductImage
          url={product.image?.url ?? null}
          category={product.category.slug}
          isFirst={isFirst}
          sx={{ width: { xs: 68, sm: 88 }, height: { xs: 68, sm: 88 } }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            id={titleId}
            variant="h4"
            component="h3"
            sx={{ fontSize: { xs: "1.125rem", sm: "1.25rem" }, lineHeight: 1.2 }}
          >
            <TextLink to={product.path} isQuiet>
              {product.name}
            </TextLink>
          </Typography>
          <Price
            product={product}
            area={area}
            dosePrice={product.__typename === "Supplement" ? product.pricePerDose?.amount : undefined}
          />
          <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.4 }}>
            {product.providerName}
            {product.providerCountry && `, ${product.providerCountry}`}
          </Typography>
        </Box>
      </Box>
      <ProductBadges
        product={product}
        area={area}
        hasNoLevel
        className="in-line"
        sx={{
          mt: { xs: 1, sm: 3 },
          "& span": { fontSize: { xs: "0.78125rem", sm: "0.875rem" }, px: { xs: 1.75, sm: 2 } },
          "&:empty": { m: 0, display: { xs: "none", sm: "flex" } },
        }}
      />
      <Box sx={{ fontSize: { xs: "0.875rem", sm: "1rem" }, lineHeight: 1.45, "& > *": { mt: { xs: 1, sm: 3 } } }}>
        <Box sx={closed(isFull ? "twoLinesNoneOnPhones" : "twoLinesOneOnPhones")}>{product.description}</Box>
        {goals.length > 0 && <WhyShown product={product} goals={goals} />}
      </Box>
      <Box className="in-line" sx={{ mt: { xs: 1, sm: 3 } }}>
        <ShownFacts product={product} area={area} />
      </Box>
      <Box sx={[{ mt: { xs: 1, sm: 3 }, "&:empty": { m: 0 } }, isWarned && closed("hiddenOnPhones")]}>
        <Contents product={product} area={area} />
      </Box>
      <Box
        sx={{
          mt: { xs: 1, sm: 4 },
          alignSelf: "end",
          "&:empty": { m: 0 },
          "& > p": {
            m: 0,
            ...closed("threeLinesOnPhones"),
            fontSize: { xs: "0.875rem", sm: "0.9375rem" },
            lineHeight: 1.35,
          },
        }}
      >
        <Warnings id={`viktigt-${product.databaseId}`} texts={product.warnings} />
      </Box>
      <CardActions product={product} area={area} titleId={titleId} isOwnOrder={isOwnOrder} />
    </Card>
  );
}
