import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../schema/rules/words/money.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { PRICE_HISTORY_ID } from "./PriceHistory.tsx";
import type { PageProduct } from "./pageProduct.ts";

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
        style={{ display: "inline-block", paddingBlock: 10, fontSize: "1rem" }}
      >
        Pris över tid
      </TextLink>
    </Box>
  );
}
