import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { SEX_LABELS } from "../../../../schema/catalogue.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { CompareButton } from "../card/CompareButton.tsx";
import { Warnings } from "../card/ProductFacts.tsx";
import { VisitButton } from "../card/VisitButton.tsx";
import { formatPrice } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import type { OfferList_ProductFragment } from "./OfferList.generated.ts";

/** A product as such a list shows it. */
export type Offer = OfferList_ProductFragment;

/** Products below each other, in short: what they are, what they cost, and the ways on. */
export const OfferList = (props: {
  products: readonly Offer[];
  area: AreaConfig;
  /** Label of the list; read out. */
  label: string;
  /** True where the seller is named elsewhere, since it is the same for all. */
  isOfOneProvider?: boolean;
  /** Whether they can be put into the comparison, which is on the page then. */
  canCompare?: boolean;
  /** True in a narrow column, as on a phone. */
  isNarrow?: boolean;
  /** Tells lists apart that have the same products. */
  scope?: string;
}) => (
  <Box component="ul" aria-label={props.label} sx={{ listStyle: "none", m: 0, p: 0 }}>
    {props.products.map((product) => (
      <Row key={product.databaseId} product={product} {...props} />
    ))}
  </Box>
);

function Row(props: {
  product: Offer;
  area: AreaConfig;
  isOfOneProvider?: boolean;
  canCompare?: boolean;
  isNarrow?: boolean;
  scope?: string;
}) {
  const { product, area, scope = "erbjudande" } = props;
  const nameId = `${scope}-${product.databaseId}`;
  const facts = [props.isOfOneProvider ? null : product.providerName, ...kindOf(product)].filter(Boolean);
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateAreas: '"what price" "warnings warnings" "ways ways"',
        columnGap: 4,
        rowGap: 2,
        alignItems: "start",
        py: props.isNarrow ? 4 : 5,
        ...(!props.isNarrow && {
          [theme.breakpoints.up("md")]: {
            gridTemplateColumns: `minmax(0, 1fr) 150px ${props.canCompare ? 260 : 160}px`,
            gridTemplateAreas: '"what price ways" "warnings price ways"',
            gridTemplateRows: "auto 1fr",
            columnGap: "24px",
          },
        }),
        borderTop: 1,
        borderColor: "divider",
      })}
    >
      <Box sx={{ gridArea: "what", minWidth: 0 }}>
        <TextLink id={nameId} to={product.path} sx={{ fontWeight: 600, overflowWrap: "break-word" }}>
          {product.name}
        </TextLink>
        {facts.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {facts.join(" · ")}
          </Typography>
        )}
      </Box>
      <Typography
        sx={{
          gridArea: "price",
          fontWeight: 600,
          fontVariantNumeric: "tabular-nums",
          textAlign: "end",
          whiteSpace: { xs: "nowrap", md: props.isNarrow ? "nowrap" : "normal" },
        }}
      >
        {product.priceEstimate ? formatPrice(product.priceEstimate) : "Pris saknas"}
      </Typography>
      {product.warnings.length > 0 && (
        <Box sx={{ gridArea: "warnings", maxWidth: "60ch", mt: 1, mb: -2 }}>
          <Warnings id={`${nameId}-viktigt`} texts={product.warnings} />
        </Box>
      )}
      <Box
        sx={{
          gridArea: "ways",
          display: "flex",
          flexWrap: "wrap",
          gap: 2,
          alignItems: "start",
          justifyContent: { md: props.isNarrow ? "start" : "end" },
        }}
      >
        {props.canCompare && <CompareButton product={product} area={area} aria-describedby={nameId} />}
        <Box sx={{ display: "grid", justifyItems: "center" }}>
          <VisitButton
            area={area}
            path={product.visitPath}
            isBroken={product.isLinkBroken}
            variant="outlined"
            of={product.name}
          />
          {product.visitPath && !product.isLinkBroken && (
            <Typography variant="body2" color="textSecondary">
              Annonslänk
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Kind of the product, in a few words. */
function kindOf(product: Offer): (string | null)[] {
  switch (product.__typename) {
    case "HealthTest":
      return [
        product.intendedFor && `för ${SEX_LABELS[product.intendedFor].toLowerCase()}`,
        product.sampleTypeLabel,
        product.turnaroundTime && `svar inom ${product.turnaroundTime}`,
        product.markerNames.length > 0 ? counted(product.markerNames.length, "markör", "markörer") : null,
      ];
    case "Supplement":
      return [product.formLabel];
    case "Equipment":
      return [product.equipmentType];
  }
}
