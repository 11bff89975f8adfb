import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import {
  type ProductsTab_RowFragment as Row,
  useCheckProductMutation,
  useSetProductAvailabilityMutation,
} from "./ProductsTab.generated.ts";

const FAILED = "Produkten är inte ändrad";

/** What can be changed of a product in its row. */
export function useProductChanges() {
  const [sendCheck] = useCheckProductMutation({});
  const [sendAvailability] = useSetProductAvailabilityMutation({});
  return {
    /** Notes the day on which its facts were looked at. */
    check: ({ id, version, name }: Row, checkedOn: string | null) =>
      told(name, "Kontrollen är noterad", async () => {
        const { data } = await sendCheck({ variables: { input: { id, version, checkedOn } } });
        return data?.checkProduct.errors;
      }),
    /** Shows or hides it. */
    setAvailable: ({ id, version, name }: Row, isAvailable: boolean) =>
      told(name, isAvailable ? "Produkten visas" : "Produkten är dold", async () => {
        const { data } = await sendAvailability({ variables: { input: { id, version, isAvailable } } });
        return data?.setProductAvailability.errors;
      }),
  };
}

/** Says in a toast what came of a change; what stands now shows in the row by itself. */
async function told(
  name: string,
  done: string,
  change: () => Promise<readonly { code: string; message: string }[] | undefined>,
): Promise<void> {
  try {
    const [wrong] = (await change()) ?? [];
    if (!wrong) return showToast({ title: done, text: name, tone: "confirmation" });
    const isOutdated = wrong.code === "OUTDATED";
    showToast({
      title: FAILED,
      text: isOutdated ? `${name} har ändrats av någon annan. Raden visar vad som gäller nu.` : wrong.message,
      tone: "error",
    });
  } catch (error) {
    showToast({ title: FAILED, text: visitorMessage(error), tone: "error" });
  }
}
