import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import {
  type ProductEditor_ProductFragment as Product,
  useDecideProductOfferMutation,
} from "./ProductEditor.generated.ts";

type Offer = Product["offers"][number];
type Decision = "TIE" | "OWN_PRODUCT" | "IGNORE" | "APPROVE_PRICE";

const STATES: Readonly<Record<Offer["state"], string>> = {
  TIED: "Hör till produkten",
  WAITING: "Väntar på dig: är det samma produkt?",
  IGNORED: "Hör inte hit",
};

/** What sellers ask for a product, and the way to say that one of them sells something else. */
export function OffersOfProduct({ product, onDecided }: { product: Product; onDecided: (product: Product) => void }) {
  const [send, { loading }] = useDecideProductOfferMutation({});
  const decide = async (offer: Offer, decision: Decision) => {
    const title = "Erbjudandet är inte ändrat";
    try {
      const answer = (await send({ variables: { input: { offerId: offer.id, decision } } })).data?.decideProductOffer;
      const [wrong] = answer?.errors ?? [];
      if (wrong) return showToast({ title, text: wrong.message, tone: "error" });
      if (answer?.product) onDecided(answer.product);
      showToast({ title: "Erbjudandet är ändrat", text: offer.providerName, tone: "confirmation" });
    } catch (error) {
      showToast({ title, text: visitorMessage(error), tone: "error" });
    }
  };
  const button = (offer: Offer, decision: Decision, words: string) => (
    <Button
      disabled={loading}
      aria-label={`${words}: ${offer.providerName}`}
      onClick={() => void decide(offer, decision)}
      sx={{ minHeight: 44 }}
    >
      {words}
    </Button>
  );
  return (
    <Box component="section" aria-labelledby="saljare" sx={{ mt: 5, maxWidth: 760 }}>
      <Typography id="saljare" variant="h3">
        Säljare
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        Samma streckkod (GTIN) hos flera säljare. Besökare ser den billigaste som har varan; formuläret gäller den.
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 3, p: 0 }}>
        {product.offers.map((offer) => (
          <Box component="li" key={offer.id} sx={{ py: 3, borderTop: 1, borderColor: "divider" }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
              {offer.providerName}: {offer.name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[
                offer.priceEstimate ?? "Pris saknas",
                offer.heldPrice && `Nytt pris väntar: ${offer.heldPrice}`,
                offer.isAvailable ? "I lager" : "Slut",
                offer.isShown ? "Visas" : STATES[offer.state],
                offer.feedName,
              ]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
              {offer.state === "TIED" && offer.heldPrice && button(offer, "APPROVE_PRICE", "Godkänn priset")}
              {offer.state !== "TIED" && button(offer, "TIE", "Hör hit")}
              {!offer.isOwn && offer.state !== "IGNORED" && button(offer, "IGNORE", "Hör inte hit")}
              {!offer.isOwn && button(offer, "OWN_PRODUCT", "Gör till egen produkt")}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
