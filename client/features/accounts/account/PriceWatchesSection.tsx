import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useRef } from "react";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { formatMoney } from "../../../../schema/rules/words/money.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { NameLink } from "../../../ui/link/TextLink.tsx";
import { AccountSection } from "./AccountSection.tsx";
import {
  type PriceWatchesSection_MeFragment,
  PriceWatchesSection_MeFragmentDoc,
  useRemovePriceWatchMutation,
} from "./PriceWatchesSection.generated.ts";

/** Prices that the account watches, each with a button that ends it. */
export function PriceWatchesSection({
  me,
  remindMe,
}: {
  me: FragmentType<PriceWatchesSection_MeFragment>;
  /** The way to be told on this device, too. */
  remindMe: ReactNode;
}) {
  const { data, complete } = useFragment({
    fragment: PriceWatchesSection_MeFragmentDoc,
    fragmentName: "PriceWatchesSection_me",
    from: me,
  });
  const [remove] = useRemovePriceWatchMutation({});
  const content = useRef<HTMLDivElement>(null);
  if (!complete) return null;

  const end = async (productId: string, name: string) => {
    try {
      const { data: answer } = await remove({ variables: { input: { productId } } });
      const [error] = answer?.unwatchPrice.errors ?? [];
      // The pressed button is gone with its row.
      content.current?.focus();
      showToast({ title: error?.message ?? `${name} bevakas inte längre`, tone: "confirmation", about: "price watch" });
    } catch (error) {
      showToast({
        title: "Bevakningen kunde inte tas bort",
        text: visitorMessage(error),
        tone: "error",
        about: "price watch",
      });
    }
  };

  return (
    <AccountSection
      title="Prisbevakningar"
      intro="Vi mejlar dig en gång när priset sjunker. Sedan är bevakningen slut, och den försvinner härifrån."
    >
      <Box ref={content} tabIndex={-1} sx={{ outline: "none" }}>
        {data.priceWatches.length === 0 ? (
          <Typography color="textSecondary">
            Du bevakar inga priser. På en produkts sida kan du be oss säga till när priset sjunker.
          </Typography>
        ) : (
          <Box component="ul" aria-label="Priser som du bevakar" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {data.priceWatches.map(({ productId, productName, product, price, createdAt }) => (
              <Box
                component="li"
                key={productId}
                sx={{ display: "flex", alignItems: "center", gap: 3, py: 3, borderBottom: 1, borderColor: "divider" }}
              >
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                  <Box sx={{ fontWeight: 600 }}>
                    {product ? <NameLink to={product.path}>{productName}</NameLink> : productName}
                  </Box>
                  <Box sx={{ color: "text.secondary", fontSize: "1rem" }}>
                    Mejl under {formatMoney(price.amount)}, bevakas sedan {swedishDay(createdAt)}
                    {product?.price && product.price.from.amount !== price.amount && (
                      <>. Nu {formatMoney(product.price.from.amount)}</>
                    )}
                    {!product && ". Produkten säljs inte just nu"}
                  </Box>
                </Box>
                <Button
                  onClick={() => void end(productId, productName)}
                  sx={{ flexShrink: 0 }}
                  aria-label={`Ta bort bevakningen av ${productName}`}
                >
                  Ta bort
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </Box>
      {data.priceWatches.length > 0 && <Box sx={{ mt: 3, ml: -2 }}>{remindMe}</Box>}
    </AccountSection>
  );
}
