import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { priceFromText } from "../../../../schema/rules/catalogue/price.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { formatMoney } from "../../../../schema/rules/words/money.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { FieldControl } from "../../../ui/form/FieldControl.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { type ProductEditor_ProductFragment as Product, useCorrectPriceMutation } from "./ProductEditor.generated.ts";

type Recorded = Product["recordedPrices"][number];

/** What was kept of a product's prices, to be corrected where it was written wrongly. */
export function RecordedPrices({ product }: { product: Product }) {
  const [prices, setPrices] = useState(product.recordedPrices);
  const [correct] = useCorrectPriceMutation({});
  const send = async (day: string, amount: number | null) => {
    const title = "Priset är inte rättat";
    try {
      const { data } = await correct({ variables: { input: { id: product.id, day, amount } } });
      const [wrong] = data?.correctPrice.errors ?? [];
      if (data?.correctPrice.product) setPrices(data.correctPrice.product.recordedPrices);
      if (wrong) return showToast({ title, text: wrong.message, tone: "error" });
      showToast({ title: "Prishistoriken är rättad", text: product.name, tone: "confirmation" });
    } catch (error) {
      showToast({ title, text: visitorMessage(error), tone: "error" });
    }
  };
  if (prices.length === 0) return null;
  return (
    <Box sx={{ mt: 6, maxWidth: 760 }}>
      <Accordion title="Rätta tidigare priser" tone="button">
        <Typography sx={{ mb: 3 }}>
          Varje rad är en dag då priset ändrades. Rätta det som har noterats fel, eller ta bort raden, så gäller priset
          före den. Rättelsen syns i loggen.
        </Typography>
        <DataTable
          caption="Tidigare priser"
          columns={[
            { key: "day", header: "Från", isRowHeader: true, cell: ({ day }: Recorded) => swedishDay(day) },
            {
              key: "price",
              header: "Pris",
              cell: ({ price, per }: Recorded) =>
                price ? `${formatMoney(price.amount)}${per ? ` per ${per}` : ""}` : "Inget pris",
            },
            {
              key: "correct",
              header: "Rätta",
              isLong: true,
              cell: (one: Recorded) => <Correction key={`${one.day} ${one.price?.amount}`} of={one} onCorrect={send} />,
            },
          ]}
          rows={prices}
          keyOf={({ day }) => day}
          stackBelow="sm"
        />
      </Accordion>
    </Box>
  );
}

/** What a price was in fact. */
function Correction({
  of: { day },
  onCorrect,
}: {
  of: Recorded;
  onCorrect: (day: string, amount: number | null) => Promise<void>;
}) {
  const [written, setWritten] = useState("");
  const amount = priceFromText(written);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <FieldControl sx={{ minHeight: 44 }}>
        <input
          aria-label={`Rätt pris från ${swedishDay(day)}`}
          value={written}
          placeholder="1 295 kr"
          autoComplete="off"
          onChange={(event) => setWritten(event.target.value)}
        />
      </FieldControl>
      <Button disabled={amount === null} onClick={() => void onCorrect(day, amount)} sx={{ minHeight: 44 }}>
        {amount === null ? "Rätta" : `Rätta till ${formatMoney(amount)}`}
      </Button>
      <Button
        color="error"
        onClick={() => void onCorrect(day, null)}
        aria-label={`Ta bort priset från ${swedishDay(day)}`}
        sx={{ minHeight: 44 }}
      >
        Ta bort
      </Button>
    </Box>
  );
}
