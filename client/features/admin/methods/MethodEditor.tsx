import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import ArrowBack from "~icons/ic/baseline-arrow-back";
import { showToast } from "../../../toasts/toasts.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { DeleteEntry } from "../DeleteEntry.tsx";
import { Versions } from "../versions/Versions.tsx";
import { forgetMethods } from "./forgetMethods.ts";
import { MethodForm } from "./MethodForm.tsx";
import { type MethodsTab_MethodFragment as Method, useDeleteTrainingMethodMutation } from "./MethodsTab.generated.ts";

const LIST = addressOfContentTab("metoder");

/** A method in the place of the list, or a new one. */
export function MethodEditor({ method }: { method?: Method }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone with the list.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [isChanged, setChanged] = useState(false);
  const leave = () => navigate(LIST, { state: { isLeaving: true } });
  const done = (title: string, text: string) => {
    showToast({ title, text, tone: "confirmation" });
    leave();
  };
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Button component={Link} to={LIST} startIcon={<ArrowBack />} sx={{ ml: -2, mb: 3 }}>
        Alla träningsmetoder
      </Button>
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ mb: 6, outline: "none", overflowWrap: "anywhere" }}>
        {method ? method.title : "Ny träningsmetod"}
      </Typography>
      {method && (
        <Box sx={{ mb: 6 }}>
          <Versions of="TRAINING_METHOD" id={method.id} hasChanges={isChanged} onTaken={leave} />
        </Box>
      )}
      <MethodForm
        method={method}
        onChanged={setChanged}
        onSaved={(title) => done(method ? "Metoden är sparad" : "Metoden är tillagd", title)}
      />
      {method && <Delete method={method} onDeleted={() => done("Metoden är borttagen", method.title)} />}
    </Box>
  );
}

function Delete({ method, onDeleted }: { method: Method; onDeleted: () => void }) {
  const { id, version, title } = method;
  const [remove] = useDeleteTrainingMethodMutation({
    update: (cache, { data }) => {
      if (!data?.deleteTrainingMethod.deletedId) return;
      forgetMethods(cache);
      cache.evict({ id: cache.identify(method) });
    },
  });
  return (
    <Box component="section" aria-labelledby="ta-bort" sx={{ mt: 12, pt: 6, borderTop: 1, borderColor: "divider" }}>
      <Typography id="ta-bort" variant="h4" component="h3">
        Ta bort metoden
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        Den försvinner från sidan om träning och ur Fysisk träning på Min resa, som då har ett steg färre.
      </Typography>
      <DeleteEntry
        variant="outlined"
        question="Ta bort metoden?"
        text={`${title} visas inte längre för besökare och räknas inte på Min resa. Det går att ångra i 30 dagar.`}
        failure="Metoden kunde inte tas bort"
        remove={async () => (await remove({ variables: { input: { id, version } } })).data?.deleteTrainingMethod.errors}
        onDeleted={onDeleted}
      />
    </Box>
  );
}
