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

/** Warnings, price, and links to the seller and into the comparison. */
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
    <Card component="section" aria-label="Pris" isRoomy sx={props.sx}>
      <Warnings id="viktigt" texts={product.warnings} />
      <ProductPrice
        product={product}
        area={area}
        dosePrice={product.__typename === "Supplement" ? product.pricePerDose?.amount : undefined}
      />
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
    </Card>
  );
}
