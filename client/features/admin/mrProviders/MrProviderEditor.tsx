import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import ArrowBack from "~icons/ic/baseline-arrow-back";
import { showToast } from "../../../toasts/toasts.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { DeleteEntry } from "../DeleteEntry.tsx";
import { Versions } from "../versions/Versions.tsx";
import { MrProviderForm } from "./MrProviderForm.tsx";
import {
  type MrProvidersTab_ProviderFragment as Provider,
  useDeleteMrProviderMutation,
} from "./MrProvidersTab.generated.ts";

const LIST = addressOfContentTab("mr");

/** A provider in the place of the list, or a new one. */
export function MrProviderEditor({ provider }: { provider?: Provider }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone with the list.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const leave = () => navigate(LIST, { state: { isLeaving: true } });
  const saved = (title: string, name: string) => {
    showToast({ title, text: name, tone: "confirmation" });
    leave();
  };
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Button component={Link} to={LIST} startIcon={<ArrowBack />} sx={{ ml: -2, mb: 3 }}>
        Alla MR-leverantörer
      </Button>
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ mb: 6, outline: "none", overflowWrap: "anywhere" }}>
        {provider ? provider.name : "Ny leverantör"}
      </Typography>
      {provider && (
        <Box sx={{ mb: 6 }}>
          <Versions of="MR_PROVIDER" id={provider.id} onTaken={leave} />
        </Box>
      )}
      <MrProviderForm
        provider={provider}
        onSaved={(name) => saved(provider ? "Leverantören är sparad" : "Leverantören är tillagd", name)}
      />
      {provider && <Delete provider={provider} onDeleted={() => saved("Leverantören är borttagen", provider.name)} />}
    </Box>
  );
}

function Delete({ provider, onDeleted }: { provider: Provider; onDeleted: () => void }) {
  const { id, version, name } = provider;
  const [remove] = useDeleteMrProviderMutation({
    update: (cache, { data }) => {
      if (data?.deleteMrProvider.deletedId) cache.evict({ id: cache.identify(provider) });
    },
  });
  return (
    <Box component="section" aria-labelledby="ta-bort" sx={{ mt: 12, pt: 6, borderTop: 1, borderColor: "divider" }}>
      <Typography id="ta-bort" variant="h4" component="h3">
        Ta bort leverantören
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        Den försvinner från jämförelsen. Räknade klick finns kvar.
      </Typography>
      <DeleteEntry
        variant="outlined"
        question="Ta bort leverantören?"
        text={`${name} visas då inte längre på sidan om MR-undersökningar. Det går att ångra i 30 dagar.`}
        failure="Leverantören kunde inte tas bort"
        remove={async () => (await remove({ variables: { input: { id, version } } })).data?.deleteMrProvider.errors}
        onDeleted={onDeleted}
      />
    </Box>
  );
}
