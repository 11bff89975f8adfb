import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ComponentProps } from "react";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { formatDosePrice, formatPrice } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
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
    <Typography sx={{ fontSize: "1.25rem", fontWeight: 600, lineHeight: 1.25, fontVariantNumeric: "tabular-nums" }}>
      {priceEstimate ? formatPrice(priceEstimate) : "Pris saknas"}
      {priceEstimate && unit && pricePer === null && (
        <Box component="span" sx={{ ml: 1.5, fontSize: "1rem", fontWeight: 400, color: "text.secondary" }}>
          {` ${unit}`}
        </Box>
      )}
      {dosePrice !== undefined && (
        <Box
          component="span"
          sx={{ ml: 2, fontSize: "0.875rem", fontWeight: 400, whiteSpace: "nowrap", color: "text.secondary" }}
        >
          {` ${formatDosePrice(dosePrice)}`}
        </Box>
      )}
    </Typography>
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
        <Typography variant="body2" color="textSecondary">
          Uppgifterna kontrollerade {swedishDay(checkedOn)}
        </Typography>
      )}
    </>
  );
}
