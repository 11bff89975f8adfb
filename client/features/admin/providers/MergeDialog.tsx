import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { formatProductCount } from "../../../../schema/products.ts";
import { MAX_PROVIDER_SEARCH } from "../../../../schema/providers.ts";
import { latestData } from "../../../apollo/latestData.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { withVerification } from "../../../shell/session/verification.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { CancelButton, useUnsaved } from "../../../ui/dialog/dialogFrame.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { ChoiceCard } from "../../../ui/form/ChoiceCard.tsx";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { useSettled } from "../../../ui/useSettled.ts";
import {
  type ProvidersTab_ProviderFragment as Provider,
  useEditableProvidersQuery,
  useMergeProviderMutation,
} from "./ProvidersTab.generated.ts";

/** So many are offered; a search finds the others. */
const OFFERED = 10;

/** Making a provider part of another one, which is searched for. */
export function MergeDialog(props: { provider: Provider; isOpen: boolean; onClose: () => void; onMerged: () => void }) {
  const { provider, isOpen, onClose } = props;
  return (
    <FormDialog title="Slå ihop leverantörer" isOpen={isOpen} onClose={onClose}>
      <Box sx={{ px: { xs: 4, sm: 8 }, pt: 3, pb: { xs: 6, sm: 8 }, overflowY: "auto" }}>
        <Typography>
          {provider.name} försvinner. {formatProductCount(provider.productCount)} flyttas till den som du väljer, och
          den gamla sidans adress leder dit. En import som säger {provider.name} menar sedan den andra. Det går inte att
          ångra.
        </Typography>
        <Candidates {...props} />
      </Box>
    </FormDialog>
  );
}

function Candidates({ provider, onClose, onMerged }: Parameters<typeof MergeDialog>[0]) {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const { data, previousData, error, refetch } = useEditableProvidersQuery({
    variables: { search, first: OFFERED + 1 },
    fetchPolicy: "network-only",
  });
  const [merge, { loading }] = useMergeProviderMutation({});
  const [into, setInto] = useState<Provider>();
  useUnsaved(into !== undefined);
  const id = useId();
  const found = latestData({ data, previousData, error })?.editableProviders?.nodes;
  const others = found?.filter((one) => one.id !== provider.id).slice(0, OFFERED);
  const run = async () => {
    if (!into || loading) return;
    const failed = (text: string) => showToast({ title: "Leverantörerna är inte ihopslagna", text, tone: "error" });
    const input = { id: provider.id, version: provider.version, intoId: into.id };
    try {
      const [wrong] =
        (await withVerification(
          async () => (await merge({ variables: { input } })).data?.mergeProvider.errors,
          (errors) => errors,
        )) ?? [];
      if (wrong) return failed(wrong.message);
      showToast({ title: "Leverantörerna är ihopslagna", text: into.name, tone: "confirmation" });
      onMerged();
      onClose();
    } catch (failure) {
      failed(visitorMessage(failure));
    }
  };
  return (
    <>
      <Box sx={{ my: 5 }}>
        <FieldLabel htmlFor={id}>Sök den som ska vara kvar</FieldLabel>
        <FieldControl>
          <input
            id={id}
            type="search"
            value={typed}
            maxLength={MAX_PROVIDER_SEARCH}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </FieldControl>
      </Box>
      {others ? (
        <Box role="radiogroup" aria-label="Den som ska vara kvar" sx={{ display: "grid", gap: 2 }}>
          {others.map((one) => (
            <ChoiceCard
              key={one.id}
              label={`${one.name} (${formatProductCount(one.productCount)})`}
              control={<Radio name={id} checked={into?.id === one.id} onChange={() => setInto(one)} />}
            />
          ))}
          {others.length === 0 && <Typography>Ingen annan leverantör matchar sökningen.</Typography>}
        </Box>
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar leverantörerna …" />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 6 }}>
        <Button variant="contained" disabled={!into || loading} onClick={() => void run()} sx={{ minHeight: 48 }}>
          {into ? `Slå ihop med ${into.name}` : "Slå ihop"}
        </Button>
        <CancelButton />
      </Box>
    </>
  );
}
