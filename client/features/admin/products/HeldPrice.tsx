import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { describeReading } from "../../../../schema/rules/catalogue/price.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Notice } from "../../../ui/Notice.tsx";
import {
  type ProductEditor_ProductFragment as Product,
  useDecideHeldPriceMutation,
} from "./ProductEditor.generated.ts";

/** A price that differs so much that it waits, and what becomes of it. */
export function HeldPrice(props: { product: Product; heldPrice: string; onDecided: (product: Product) => void }) {
  const { product, heldPrice, onDecided } = props;
  const { id, version, priceEstimate } = product;
  const [decide] = useDecideHeldPriceMutation({});
  const [isSending, setSending] = useState(false);
  const send = async (isApproved: boolean) => {
    setSending(true);
    try {
      const { data } = await decide({ variables: { input: { id, version, isApproved } } });
      const [wrong] = data?.decideHeldPrice.errors ?? [];
      if (wrong) return showToast({ title: "Priset väntar fortfarande", text: wrong.message, tone: "error" });
      const decided = data?.decideHeldPrice.product;
      if (decided) onDecided(decided);
      const title = isApproved ? "Det nya priset gäller" : "Priset är som förut";
      showToast({ title, text: product.name, tone: "confirmation" });
    } catch (error) {
      showToast({ title: "Priset väntar fortfarande", text: visitorMessage(error), tone: "error" });
    } finally {
      setSending(false);
    }
  };
  return (
    <Box component="section" aria-label="Nytt pris väntar" sx={{ mt: 5, maxWidth: 760 }}>
      <Notice tone="attention">
        <Typography>
          Ett nytt pris väntar på dig: <b>{heldPrice}</b>. {describeReading(heldPrice)} Det skiljer sig med mer än
          hälften, eller är 0, så besökare ser fortfarande {priceEstimate}.
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <Button variant="contained" disabled={isSending} onClick={() => void send(true)}>
            Godkänn det nya priset
          </Button>
          <Button disabled={isSending} onClick={() => void send(false)}>
            Behåll det gamla priset
          </Button>
        </Box>
      </Notice>
    </Box>
  );
}
