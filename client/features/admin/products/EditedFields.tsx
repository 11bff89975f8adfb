import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { labelOfField } from "../accounts/changeLabels.ts";
import {
  type ProductEditor_ProductFragment as Product,
  useReleaseProductFieldsMutation,
} from "./ProductEditor.generated.ts";

/** What of a product of a feed an admin has edited, and the way to leave it to the feed again. */
export function EditedFields({ product, onReleased }: { product: Product; onReleased: (product: Product) => void }) {
  const [release, { loading }] = useReleaseProductFieldsMutation({});
  const leave = async (field: string) => {
    const title = "Fältet är fortfarande ditt";
    try {
      const input = { id: product.id, version: product.version, fields: [field] };
      const answer = (await release({ variables: { input } })).data?.releaseProductFields;
      const [wrong] = answer?.errors ?? [];
      if (wrong) return showToast({ title, text: wrong.message, tone: "error" });
      if (answer?.product) onReleased(answer.product);
      const text = `${labelOfField("PRODUCT", field)} följer flödet från nästa hämtning.`;
      showToast({ title: "Lämnat till flödet", text, tone: "confirmation" });
    } catch (error) {
      showToast({ title, text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <Box component="section" aria-label="Redigerat för hand" sx={{ mt: 5, maxWidth: 760 }}>
      <Notice tone="info">
        <Typography>
          Produkten kommer från {product.feeds.join(", ")}. Det här har du redigerat för hand, och flödet ändrar det
          inte:
        </Typography>
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {product.editedFields.map((field) => (
            <Box component="li" key={field} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
              {labelOfField("PRODUCT", field)}
              <Button
                disabled={loading}
                aria-label={`Lämna ${labelOfField("PRODUCT", field).toLowerCase()} till flödet`}
                onClick={() => void leave(field)}
              >
                Lämna till flödet
              </Button>
            </Box>
          ))}
        </Box>
      </Notice>
    </Box>
  );
}
