import { MAX_MEANING, MAX_TERM, type SynonymKindName, synonymSchema } from "../../../../schema/search.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { optionOf } from "../../../ui/form/optionOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
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
export function SynonymDialog(props: EntryDialogProps<Synonym>) {
  const { entry: synonym } = props;
  const [create] = useCreateSynonymMutation({});
  const [update] = useUpdateSynonymMutation({});
  const [remove] = useDeleteSynonymMutation({});
  const entry = useEntryForm(props, {
    words: { of: "SYNONYM", one: "sökord", the: "Sökordet", isNeuter: true },
    schema: synonymSchema,
    values: (of) => ({ term: of?.term ?? "", kind: of?.kind ?? "WORDS", target: of?.target ?? "" }),
    save: async (facts) => {
      if (!synonym) return (await create({ variables: { input: facts } })).data?.createSynonym;
      const input = { id: synonym.id, version: synonym.version, ...facts };
      const answer = (await update({ variables: { input } })).data?.updateSynonym;
      return answer && { errors: answer.errors, entry: answer.synonym };
    },
    told: ({ term }) => term,
  });
  const { form } = entry;
  const { label, hint } = TARGETS[form.watch("kind")] ?? TARGETS.WORDS;
  return (
    <EntryDialog
      entry={entry}
      deletion={
        synonym && {
          name: synonym.term,
          text: `${synonym.term} leder inte längre till ${synonym.target}.`,
          remove: async () => {
            const input = { id: synonym.id, version: synonym.version };
            return (await remove({ variables: { input } })).data?.deleteSynonym.errors;
          },
        }
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
    </EntryDialog>
  );
}
