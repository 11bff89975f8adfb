import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Add from "@mui/icons-material/Add";
import Check from "@mui/icons-material/Check";
import OpenInNew from "@mui/icons-material/OpenInNew";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { swedishDay } from "../../../schema/rules/dates.ts";
import { Badge } from "../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../ui/badgeTints.ts";
import { difficultyLabel } from "../../ui/difficultyLabel.ts";
import type { AreaConfig } from "./areas.ts";
import { toggleComparison } from "./comparisonStore.ts";
import { formatPrice, formatRating, locationLabel } from "./format.ts";
import { type ProductCard_ProductFragment, ProductCard_ProductFragmentDoc } from "./ProductCard.generated.ts";
import { ProductImage } from "./ProductImage.tsx";

/** Biomarkers a card lists before '+ N till' (specification 2 §9). */
const SHOWN_BIOMARKERS = 4;

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
        <ProductImage url={product.imageUrl} isFirst={isFirst} />
        <Typography variant="body2" color="textSecondary">
          {product.providerName}
          {product.providerCountry && `, ${product.providerCountry}`}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignContent: "start", gap: 1, my: 3 }}>
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
      <Facts product={product} />
      <Biomarkers names={product.biomarkers} />
      <Box sx={{ alignSelf: "end", pt: 4 }}>
        <Typography sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.4, fontVariantNumeric: "tabular-nums" }}>
          {product.priceEstimate ? formatPrice(product.priceEstimate) : "Pris saknas"}
        </Typography>
        {product.checkedAt && (
          <Typography variant="body2" color="textSecondary">
            Pris kontrollerat {swedishDay(product.checkedAt)}
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
          {product.affiliateLink ? (
            <Button
              variant="contained"
              href={product.affiliateLink}
              target="_blank"
              rel="noopener noreferrer sponsored"
              referrerPolicy="no-referrer"
              aria-describedby={titleId}
              endIcon={<OpenInNew />}
            >
              {area.visitLabel}
            </Button>
          ) : (
            <Button variant="contained" disabled aria-describedby={titleId}>
              {area.visitLabel}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function Facts({ product }: { product: ProductCard_ProductFragment }) {
  const facts: [label: string, value: string | null][] = [
    ["Kategori", product.categoryName],
    ["Provtyp", product.sampleTypeLabel],
    ["Var provet tas", product.testLocationType && locationLabel(product.testLocationType)],
    ["Svar inom", product.turnaroundTime],
    ["Provtagning", product.sampleCollectionMethod],
    ["Ackreditering", product.labAccreditation],
    ["Betyg", product.externalRating === null ? null : formatRating(product.externalRating)],
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        alignContent: "start",
        gridTemplateColumns: "auto 1fr",
        columnGap: 4,
        rowGap: 1,
        m: 0,
        fontSize: 15,
        lineHeight: 1.45,
      }}
    >
      {facts.map(
        ([label, value]) =>
          value && (
            <Box key={label} sx={{ display: "contents" }}>
              <Box component="dt" sx={{ color: "text.secondary" }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {value}
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}

function Biomarkers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <div />;
  const more = names.length - SHOWN_BIOMARKERS;
  return (
    <Box
      component="ul"
      aria-label="Biomarkörer"
      sx={{ display: "flex", flexWrap: "wrap", alignContent: "start", gap: 1.5, listStyle: "none", p: 0, m: 0, mt: 4 }}
    >
      {names.slice(0, SHOWN_BIOMARKERS).map((name) => (
        <li key={name}>
          <Badge tint="grey">{name}</Badge>
        </li>
      ))}
      {more > 0 && (
        <Box component="li" sx={{ fontSize: 14, alignSelf: "center", color: "text.secondary" }}>
          + {more} till
        </Box>
      )}
    </Box>
  );
}
