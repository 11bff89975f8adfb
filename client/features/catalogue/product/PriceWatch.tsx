import type { ApolloClient } from "@apollo/client";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import NotificationsNoneOutlined from "~icons/ic/outline-notifications-none";
import { formatMoney } from "../../../../schema/rules/words/money.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { loadViewer, useViewer } from "../../../session/viewer.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Card } from "../../../ui/Card.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import {
  PriceWatchesDocument,
  usePriceWatchesQuery,
  useUnwatchPriceMutation,
  useWatchPriceMutation,
} from "./PriceWatch.generated.ts";
import type { PageProduct } from "./pageProduct.ts";

/** Loads what the signed-in visitor watches; nothing for others. */
export async function loadPriceWatches(apollo: ApolloClient): Promise<void> {
  if (await loadViewer(apollo)) await apollo.query({ query: PriceWatchesDocument });
}

/** Asking for a mail when the price sinks: a button, or the way to sign in and come back. */
export function PriceWatch(props: {
  product: PageProduct;
  /** The way to be told on this device, too. */
  remindMe: ReactNode;
}) {
  const { product, remindMe } = props;
  const viewer = useViewer();
  if (!product.price) return null;
  return (
    <Card isTinted sx={{ mt: 6, display: "grid", gap: 3, justifyItems: "start" }}>
      {viewer ? (
        <Watching key={viewer.id} product={product} price={product.price.from.amount} remindMe={remindMe} />
      ) : (
        <>
          <Button
            component={Link}
            to={`/auth?till=${encodeURIComponent(product.path)}`}
            variant="outlined"
            startIcon={<NotificationsNoneOutlined />}
          >
            Logga in och bevaka priset
          </Button>
          <Typography variant="body2" color="textSecondary">
            Med ett konto kan du be oss säga till när priset sjunker. Du får ett enda mejl.
          </Typography>
        </>
      )}
    </Card>
  );
}

const ABOUT = "price watch";
const FAILED = { tone: "error", about: ABOUT } as const;

function Watching(props: { product: PageProduct; price: number; remindMe: ReactNode }) {
  const { product, price } = props;
  const { data } = usePriceWatchesQuery({});
  const [watch] = useWatchPriceMutation({});
  const [unwatch] = useUnwatchPriceMutation({});
  const [isBusy, setBusy] = useState(false);
  const watched = data?.me?.priceWatches.find(({ productId }) => productId === product.id);
  const input = { productId: product.id };

  const change = async (work: () => Promise<readonly { message: string }[] | undefined>, done: string) => {
    setBusy(true);
    try {
      const [error] = (await work()) ?? [];
      if (error) showToast({ title: "Bevakningen kunde inte ändras", text: error.message, ...FAILED });
      else showToast({ title: done, tone: "confirmation", about: ABOUT });
    } catch (error) {
      showToast({ title: "Bevakningen kunde inte ändras", text: visitorMessage(error), ...FAILED });
    } finally {
      setBusy(false);
    }
  };
  const begin = () =>
    change(
      async () => (await watch({ variables: { input } })).data?.watchPrice.errors,
      "Vi mejlar dig när priset sjunker",
    );
  const end = () =>
    change(async () => (await unwatch({ variables: { input } })).data?.unwatchPrice.errors, "Bevakningen är borttagen");

  return (
    <>
      {/* One button for both, so that it keeps the focus. */}
      <Button
        variant="outlined"
        startIcon={<NotificationsNoneOutlined />}
        disabled={!data}
        onClick={() => void (isBusy || (watched ? end() : begin()))}
        aria-describedby="om-bevakningen"
      >
        {watched ? "Sluta bevaka priset" : "Säg till när priset sjunker"}
      </Button>
      <Typography id="om-bevakningen" variant="body2" color="textSecondary">
        {watched
          ? `Du får ett mejl när priset är lägre än ${formatMoney(watched.price.amount)}. Sedan är bevakningen slut.`
          : `Vi mejlar dig en gång, till adressen på ditt konto, när priset är lägre än ${formatMoney(price)}. Vi sparar vad du bevakar bara för det, tills mejlet är skickat eller du tar bort bevakningen.`}
      </Typography>
      {watched && props.remindMe}
    </>
  );
}
