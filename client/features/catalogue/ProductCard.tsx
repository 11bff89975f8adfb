import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Add from "@mui/icons-material/Add";
import Check from "@mui/icons-material/Check";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { swedishDay } from "../../../schema/rules/dates.ts";
import { Badge } from "../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../ui/badgeTints.ts";
import { difficultyLabel } from "../../ui/difficultyLabel.ts";
import type { AreaConfig } from "./areas.ts";
import { toggleComparison } from "./comparisonStore.ts";
import { formatPrice } from "./format.ts";
import { type ProductCard_ProductFragment, ProductCard_ProductFragmentDoc } from "./ProductCard.generated.ts";
import { ProductFacts, ProductTexts } from "./ProductFacts.tsx";
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
}) {
  const { data, complete } = useFragment({
    fragment: ProductCard_ProductFragmentDoc,
    fragmentName: "ProductCard_product",
    from: props.product,
  });
  return complete ? <Card product={data} area={props.area} isFirst={props.isFirst} /> : null;
}

function Card({
  product,
  area,
  isFirst,
}: {
  product: ProductCard_ProductFragment;
  area: AreaConfig;
  isFirst: boolean;
}) {
  const titleId = `produkt-${product.id}`;
  return (
    <Box
      component="article"
      tabIndex={-1}
      aria-labelledby={titleId}
      sx={{
        // Its seven parts share the heights of the cards beside it, so that they line up.
        display: "grid",
        gridTemplateRows: "subgrid",
        gridRow: "span 7",
        rowGap: 0,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: "14px",
        p: 5,
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 4 }}>
        <ProductImage url={product.imageUrl} category={product.category.slug} isFirst={isFirst} />
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
        {area.card.hasOrigin && product.providerCountry === "Sverige" && <Badge tint="blue">Svenskt</Badge>}
        {area.card.hasOrigin && NORDIC.includes(product.providerCountry ?? "") && <Badge tint="blue">Nordiskt</Badge>}
        {product.isFeatured && <Badge tint="green">Rekommenderad</Badge>}
        {product.hasDoctorAnalysis && <Badge tint="blue">Läkaranalys</Badge>}
        {product.requiresPrescription && <Badge tint="orange">Kräver remiss</Badge>}
        {product.difficulty && (
          <Badge tint={BADGE_TINTS.difficulty[product.difficulty]}>Nivå: {difficultyLabel(product.difficulty)}</Badge>
        )}
      </Box>
      <Typography id={titleId} variant="h4" component="h3">
        {product.name}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, fontSize: 16, lineHeight: 1.5 }}>
        {product.description}
      </Typography>
      <ProductFacts product={product} area={area} />
      <ProductTexts product={product} area={area} />
      <Box sx={{ alignSelf: "end", pt: 4 }}>
        <Typography sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.4, fontVariantNumeric: "tabular-nums" }}>
          {product.priceEstimate ? formatPrice(product.priceEstimate) : "Pris saknas"}
          {product.priceEstimate && area.card.unit && (
            <Box component="span" sx={{ ml: 1.5, fontSize: 16, fontWeight: 400, color: "text.secondary" }}>
              {` ${area.card.unit}`}
            </Box>
          )}
        </Typography>
        {product.checkedAt && (
          <Typography variant="body2" color="textSecondary">
            Kontrollerad {swedishDay(product.checkedAt)}
          </Typography>
        )}
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2, mt: 3 }}>
          <Button
            variant="outlined"
            aria-pressed={product.isCompared}
            aria-describedby={titleId}
            onClick={() => toggleComparison(area, product.id)}
            startIcon={product.isCompared ? <Check /> : <Add />}
            sx={{ bgcolor: product.isCompared ? "mist" : undefined, "@media (scripting: none)": { display: "none" } }}
          >
            {product.isCompared ? "Tillagd" : "Jämför"}
          </Button>
          <VisitButton
            area={area}
            path={product.visitPath}
            variant="contained"
            aria-describedby={product.visitPath ? `${titleId} annons-${product.id}` : titleId}
          />
          {product.visitPath && (
            <Typography
              id={`annons-${product.id}`}
              variant="body2"
              color="textSecondary"
              sx={{ gridColumn: 2, textAlign: "center", mt: -1 }}
            >
              Annonslänk
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}
