import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type ProductEditor_ProductFragment as Product, useMergeProductsMutation } from "./ProductEditor.generated.ts";
import { addressWithFilters } from "./productFilters.ts";
import { invalidateProductLists } from "./productLists.ts";

type Duplicate = Product["duplicates"][number];

/** Products of other sellers with the same GTIN, and the way to make them offers of this one. */
export function MergeDuplicates({ product, onMerged }: { product: Product; onMerged: (product: Product) => void }) {
  const [params] = useSearchParams();
  const [send, { loading }] = useMergeProductsMutation({ update: invalidateProductLists });
  const merge = async (duplicate: Duplicate) => {
    const title = "Produkterna är inte sammanslagna";
    const { id, version } = product;
    const input = { id, version, otherId: duplicate.id, otherVersion: duplicate.version };
    try {
      const answer = (await send({ variables: { input } })).data?.mergeProducts;
      if (answer?.product) onMerged(answer.product);
      const [wrong] = answer?.errors ?? [];
      if (wrong) return showToast({ title, text: wrong.message, tone: "error" });
      showToast({ title: "Produkterna är sammanslagna", text: duplicate.providerName, tone: "confirmation" });
    } catch (error) {
      showToast({ title, text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <Box component="section" aria-labelledby="samma-streckkod" sx={{ mt: 5, maxWidth: 760 }}>
      <Typography id="samma-streckkod" variant="h3">
        Samma streckkod hos andra säljare
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        Är det samma vara? Slå ihop, så står alla säljare på den här produktens sida. Texterna här blir kvar. Den andras
        adress leder hit, och den som bevakar dess pris bevakar det här. Ångrar du dig finns den under det som är
        borttaget.
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 3, p: 0 }}>
        {product.duplicates.map((duplicate) => (
          <Box component="li" key={duplicate.id} sx={{ py: 3, borderTop: 1, borderColor: "divider" }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
              {duplicate.providerName}:{" "}
              <TextLink to={addressWithFilters(params, duplicate.id)}>{duplicate.name}</TextLink>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {duplicate.priceEstimate ?? "Pris saknas"}
            </Typography>
            <Button
              disabled={loading}
              aria-label={`Slå ihop med produkten hos ${duplicate.providerName}`}
              onClick={() => void merge(duplicate)}
              sx={{ minHeight: 44 }}
            >
              Slå ihop, behåll den här
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
