import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Card } from "../../../ui/Card.tsx";
import { CompareButton } from "../card/CompareButton.tsx";
import { Warnings } from "../card/ProductFacts.tsx";
import { ProductPrice } from "../card/ProductPrice.tsx";
import { VisitButton } from "../card/VisitButton.tsx";
import type { AreaConfig } from "../list/areas.ts";
import type { PageProduct } from "./pageProduct.ts";
import { ReducedPrice } from "./ReducedPrice.tsx";
import { sellersInShort } from "./Sellers.tsx";

/** Where price and button stand on a product's page. */
export const OFFER_ID = "pris";

/** Price, links to the seller and into the comparison, and warnings. */
export function ProductOffer(props: {
  product: PageProduct;
  area: AreaConfig;
  /** Visitors do not see it: its counted link leads nowhere, and no comparison can hold it. */
  isHidden: boolean;
  sx?: SxProps<Theme>;
}) {
  const { product, area, isHidden } = props;
  const sellers = sellersInShort(product);
  const isBroken = product.isLinkBroken && !isHidden;
  const visitPath = isHidden || isBroken ? null : product.visitPath;
  return (
    <Card component="section" id={OFFER_ID} aria-label="Pris" isRoomy sx={props.sx}>
      <Box sx={{ "& > p:first-of-type": { fontSize: "1.8125rem", lineHeight: 1.2 } }}>
        <ProductPrice
          product={product}
          area={area}
          dosePrice={product.__typename === "Supplement" ? product.pricePerDose?.amount : undefined}
        />
      </Box>
      {sellers && (
        <Typography variant="body2" color="textSecondary">
          {sellers}
        </Typography>
      )}
      <ReducedPrice product={product} />
      <Box sx={{ display: "grid", gap: 2, mt: 4 }}>
        {visitPath && (
          <Typography id="annons" variant="body2" color="textSecondary" sx={{ textAlign: "center", mb: -1 }}>
            Annonslänk
          </Typography>
        )}
        <VisitButton
          area={area}
          path={visitPath}
          isBroken={isBroken}
          variant="contained"
          aria-describedby={visitPath ? "namn annons viktigt" : isBroken ? "namn lankfel" : "namn"}
        />
        {!isHidden && <CompareButton product={product} area={area} aria-describedby="namn" />}
      </Box>
      {!visitPath && (
        <Typography id="lankfel" variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {isBroken
            ? "Säljarens sida har inte svarat de senaste nätterna. Vi provar igen varje natt."
            : product.visitPath
              ? "Länken till säljaren öppnas när produkten visas."
              : "Vi har ingen länk till säljaren."}
        </Typography>
      )}
      <Box sx={{ mt: 5, "& > p": { mb: 0 }, "&:empty": { m: 0 } }}>
        <Warnings id="viktigt" texts={product.warnings} />
      </Box>
    </Card>
  );
}
