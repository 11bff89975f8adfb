import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../schema/rules/words/money.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { PRICE_HISTORY_ID } from "./PriceHistory.tsx";
import type { PageProduct } from "./pageProduct.ts";
import { type ChartPeriod, priceLines } from "./priceScale.ts";

/** Below a price: that it is reduced, where it may be called so, and the way to what it was. */
export function ReducedPrice({ product }: { product: PageProduct }) {
  const { priceReduction: reduction, priceHistory } = product;
  if (priceHistory.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      {reduction && (
        <Box sx={{ display: "grid", gap: 1, justifyItems: "start", mb: 1 }}>
          <Badge tint="green">Sänkt pris</Badge>
          <Typography variant="body2">
            Lägsta pris 30 dagar före: {formatMoney(reduction.lowestBefore.amount)}
          </Typography>
        </Box>
      )}
      <TextLink
        to={`#${PRICE_HISTORY_ID}`}
        replace
        style={{ display: "inline-flex", alignItems: "center", gap: 12, paddingBlock: 10, fontSize: "1rem" }}
      >
        {priceHistory.length > 1 && <Sparkline product={product} />}
        Pris över tid
      </TextLink>
    </Box>
  );
}

/** How the price moved, as a line from the lowest to the highest; the section that it leads to tells it in numbers. */
function Sparkline({ product }: { product: PageProduct }) {
  const periods = product.priceHistory.map(({ price, ...days }): ChartPeriod => ({ ...days, price: price.amount }));
  const prices = periods.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const fromLowest = periods.toReversed().map((period) => ({ ...period, price: period.price - lowest }));
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      sx={{ width: 60, height: 24, overflow: "visible", color: "primary.main" }}
    >
      {priceLines(fromLowest, Math.max(1, highest - lowest)).map(({ line }) => (
        <path
          key={line}
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Box>
  );
}
