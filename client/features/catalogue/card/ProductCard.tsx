import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Add from "@mui/icons-material/Add";
import Check from "@mui/icons-material/Check";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { CRITERIA_PATH } from "../../../../schema/catalogue.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";
import { Card } from "../../../ui/Card.tsx";
import { difficultyLabel } from "../../../ui/difficultyLabel.ts";
import { toggleComparison } from "../comparison/comparisonStore.ts";
import { formatPrice, isForOne } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import { type ProductCard_ProductFragment, ProductCard_ProductFragmentDoc } from "./ProductCard.generated.ts";
import { ProductFacts, ProductTexts, Warnings, WhyShown } from "./ProductFacts.tsx";
import { ProductImage } from "./ProductImage.tsx";
import { VisitButton } from "./VisitButton.tsx";

/** Countries whose providers are called Nordic; Sweden has a word of its own. */
const NORDIC = ["Finland", "Norge", "Danmark", "Island"];

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
      <Box sx={{ display: "flex", flexWrap: "wrap", alignContent: "start", gap: 1, my: 3 }}>
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
        {product.__typename === "HealthTest" && product.hasDoctorAnalysis && <Badge tint="blue">Läkaranalys</Badge>}
        {product.__typename === "HealthTest" && product.requiresPrescription && (
          <Badge tint="orange">Kräver remiss</Badge>
        )}
        {product.difficulty && (
          <Badge tint={BADGE_TINTS.difficulty[product.difficulty]}>Nivå: {difficultyLabel(product.difficulty)}</Badge>
        )}
      </Box>
      <Typography id={titleId} variant="h4" component="h3">
        {product.name}
      </Typography>
      <Box sx={{ mt: 1, mb: 3, fontSize: 16, lineHeight: 1.5 }}>
        <Box sx={{ color: "text.secondary" }}>{product.description}</Box>
        {goals.length > 0 && <WhyShown product={product} goals={goals} />}
      </Box>
      <ProductFacts product={product} area={area} />
      <ProductTexts product={product} area={area} />
      <Box sx={{ alignSelf: "end", pt: 4 }}>
        <Warnings id={`viktigt-${product.databaseId}`} texts={product.warnings} />
        <Typography sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.4, fontVariantNumeric: "tabular-nums" }}>
          {product.priceEstimate ? formatPrice(product.priceEstimate) : "Pris saknas"}
          {product.priceEstimate && area.card.unit && isForOne(product.priceEstimate) && (
            <Box component="span" sx={{ ml: 1.5, fontSize: 16, fontWeight: 400, color: "text.secondary" }}>
              {` ${area.card.unit}`}
            </Box>
          )}
        </Typography>
        {product.checkedOn && (
          <Typography variant="body2" color="textSecondary">
            Uppgifterna kontrollerade {swedishDay(product.checkedOn)}
          </Typography>
        )}
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
          <Button
            variant="outlined"
            aria-pressed={product.isCompared}
            aria-describedby={titleId}
            onClick={() => toggleComparison(area, product.databaseId)}
            startIcon={product.isCompared ? <Check /> : <Add />}
            sx={{
              gridColumn: 1,
              bgcolor: product.isCompared ? "mist" : undefined,
              "@media (scripting: none)": { display: "none" },
            }}
          >
            {product.isCompared ? "Tillagd" : "Jämför"}
          </Button>
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
