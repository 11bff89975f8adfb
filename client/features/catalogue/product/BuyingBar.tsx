import { useReactiveVar } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { comparedIds } from "../../../apollo/cache.ts";
import { BottomBar } from "../../../ui/BottomBar.tsx";
import { Price } from "../card/ProductPrice.tsx";
import { VisitButton } from "../card/VisitButton.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { OFFER_ID } from "./ProductOffer.tsx";
import type { PageProduct } from "./pageProduct.ts";

/**
 * Price and button, which stay on a phone once the page has been read past them. Elsewhere they stand beside the text;
 * while the comparison has its bar, that one is enough.
 */
export function BuyingBar({ product, area }: { product: PageProduct; area: AreaConfig }) {
  const isPassed = useIsPassed(OFFER_ID);
  const isComparing = useReactiveVar(comparedIds)[area.area].length > 0;
  if (!isPassed || isComparing || !product.visitPath || product.isLinkBroken) return null;
  return (
    <Box sx={{ display: { md: "none" } }}>
      <BottomBar
        label="Köp"
        words={
          <>
            <Price product={product} area={area} />
            <Typography variant="body2" color="textSecondary">
              Annonslänk
            </Typography>
          </>
        }
      >
        <VisitButton area={area} path={product.visitPath} isBroken={false} variant="contained" />
      </BottomBar>
    </Box>
  );
}

/** Whether the page was scrolled past an element, so that all of it lies above the window. */
function useIsPassed(id: string): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPassed;
}
