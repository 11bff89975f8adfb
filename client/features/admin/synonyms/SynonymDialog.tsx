import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { MAX_MEANING, MAX_TERM, type SynonymKindName, synonymSchema } from "../../../../schema/search.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../shell/toasts/toasts.ts";
import { ConfirmAction } from "../../../ui/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { optionOf } from "../products/productWords.ts";
import {
  type SynonymsTab_SynonymFragment as Synonym,
  useCreateSynonymMutation,
  useDeleteSynonymMutation,
  useUpdateSynonymMutation,
} from "./SynonymsTab.generated.ts";

/** What to fill in for each kind. */
const TARGETS: Record<SynonymKindName, { label: string; hint: string }> = {
  WORDS: { label: "Andra ord", hint: "Det som också ska sökas, till exempel sköldkörtel." },
  MARKER: { label: "Markörens namn", hint: "Som det står bland markörerna, till exempel HbA1c." },
  GUIDE: { label: "Guidens adressnamn", hint: "Det som står efter /guider/, till exempel blodsocker." },
};

/** Editing a word that people search by, or making one. */
export function SynonymDialog(props: {
  /** Null for a new one. */
  synonym: Synonym | null;
  isOpen: boolean;
  onClose: () => void;
  /** Begins anew with what stands now. */
  onReload: (synonym: Synonym) => void;
  /** The list is not what it was. */
  onChanged: () => void;
}) {
  const { synonym, onClose, onChanged } = props;
  const [create] = useCreateSynonymMutation({});
  const [update] = useUpdateSynonymMutation({});
  const [now, setNow] = useState<Synonym | null>(null);
  const form = useZodForm(
    synonymSchema,
    async (facts) => {
      if (synonym) {
        const input = { id: synonym.id, version: synonym.version, ...facts };
        const { data } = await update({ variables: { input } });
        setNow(data?.updateSynonym.synonym ?? null);
        if (data?.updateSynonym.errors.length) return data.updateSynonym.errors;
      } else {
        const { data } = await create({ variables: { input: facts } });
        if (data?.createSynonym.errors.length) return data.createSynonym.errors;
      }
      showToast({ title: "Sökordet är sparat", text: facts.term, tone: "confirmation" });
      onChanged();
      onClose();
    },
    { term: synonym?.term ?? "", kind: synonym?.kind ?? "WORDS", target: synonym?.target ?? "" },
  );
  const { label, hint } = TARGETS[form.watch("kind")] ?? TARGETS.WORDS;
  return (
    <FormDialog title={synonym ? "Redigera sökord" : "Nytt sökord"} isOpen={props.isOpen} onClose={onClose}>
      <Box sx={{ px: { xs: 4, sm: 8 }, pt: 3, pb: { xs: 6, sm: 8 }, overflowY: "auto" }}>
        <Form
          form={form}
          label="Spara"
          pendingLabel="Sparar …"
          remedy={(code) =>
            code === "OUTDATED" &&
            now && (
              <Button onClick={() => props.onReload(now)} sx={{ display: "block" }}>
                Visa vad som står nu
              </Button>
            )
          }
          actions={
            <>
              <Button onClick={onClose}>Avbryt</Button>
              {synonym && <DeleteSynonym synonym={synonym} onDeleted={() => [onChanged(), onClose()]} />}
            </>
          }
        >
          <Field
            form={form}
            name="term"
            label="Sökord"
            maxLength={MAX_TERM}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="Det som besökare skriver. Stora bokstäver, prickar, mellanslag och bindestreck spelar ingen roll."
          />
          <SelectField
            form={form}
            name="kind"
            label="Leder till"
            placeholder="Välj"
            choices={[optionOf("WORDS", "Andra ord"), optionOf("MARKER", "En markör"), optionOf("GUIDE", "En guide")]}
          />
          <Field
            form={form}
            name="target"
            label={label}
            hint={hint}
            maxLength={MAX_MEANING}
            autoComplete="off"
            spellCheck={false}
          />
        </Form>
      </Box>
    </FormDialog>
  );
}

/** Deleting a word that people search by. */
function DeleteSynonym({ synonym, onDeleted }: { synonym: Synonym; onDeleted: () => void }) {
  const [remove] = useDeleteSynonymMutation({});
  const [isAsking, setAsking] = useState(false);
  const confirmed = async () => {
    const title = "Sökordet är kvar";
    try {
      const { data } = await remove({ variables: { input: { id: synonym.id, version: synonym.version } } });
      const [wrong] = data?.deleteSynonym.errors ?? [];
      if (wrong) return showToast({ title, text: wrong.message, tone: "error" });
      showToast({ title: "Sökordet är borttaget", text: synonym.term, tone: "confirmation" });
      onDeleted();
    } catch (error) {
      showToast({ title, text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Ta bort
      </Button>
      <ConfirmAction
        title="Ta bort sökordet?"
        text={`${synonym.term} leder inte längre till ${synonym.target}.`}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirmed()}
      />
    </>
  );
}
