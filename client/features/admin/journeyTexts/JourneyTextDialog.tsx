import type { ApolloCache } from "@apollo/client";
import Button from "@mui/material/Button";
import { useController } from "react-hook-form";
import {
  JOURNEY_TEXT_LABELS,
  journeyTextSchema,
  MAX_JOURNEY_TEXT,
  MAX_JOURNEY_TITLE,
} from "../../../../schema/journey/journeyTextEditing.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
import {
  type JourneyTextsTab_TextFragment as Text,
  useUpdateJourneyTextMutation,
} from "./JourneyTextsTab.generated.ts";

/** Editing what a goal or an achievement is called. */
export function JourneyTextDialog(props: EntryDialogProps<Text>) {
  const { entry: text } = props;
  const isGoal = text?.kind === "GOAL";
  const [update] = useUpdateJourneyTextMutation({ update: forgetTexts });
  const entry = useEntryForm(props, {
    words: { of: "JOURNEY_TEXT", one: isGoal ? "mål" : "märke", the: isGoal ? "Målet" : "Märket", isNeuter: true },
    schema: journeyTextSchema,
    values: (of) => ({
      title: of?.title ?? "",
      description: of?.description ?? "",
      isShown: of?.isShown ?? true,
    }),
    save: async (facts) => {
      if (!text) return undefined;
      const input = { ...facts, key: text.id, version: text.version };
      const answer = (await update({ variables: { input } })).data?.updateJourneyText;
      return answer && { errors: answer.errors, entry: answer.text };
    },
    told: ({ title }) => title,
  });
  const { form } = entry;
  const { field: shown, fieldState } = useController({ control: form.control, name: "isShown" });
  const takeOriginal = () => {
    if (!text) return;
    form.setValue("title", text.original.title, { shouldDirty: true });
    form.setValue("description", text.original.description, { shouldDirty: true });
  };
  return (
    <EntryDialog
      entry={entry}
      actions={
        text?.isChanged && (
          <Button onClick={takeOriginal} sx={{ minHeight: 48 }}>
            Återställ
          </Button>
        )
      }
    >
      <Field
        form={form}
        name="title"
        label={JOURNEY_TEXT_LABELS.title}
        maxLength={MAX_JOURNEY_TITLE}
        autoComplete="off"
        hint={text?.isChanged ? `Sajtens eget: ${text.original.title}` : undefined}
      />
      {!isGoal && (
        <Field
          form={form}
          name="description"
          label={JOURNEY_TEXT_LABELS.description}
          maxLength={MAX_JOURNEY_TEXT}
          autoComplete="off"
          hint="Vad som krävs. Hur mycket som räknas ändras inte av texten."
        />
      )}
      {isGoal && (
        <CheckboxField
          label={JOURNEY_TEXT_LABELS.isShown}
          isChecked={shown.value}
          onChange={shown.onChange}
          inputRef={shown.ref}
          error={fieldState.error?.message}
        />
      )}
    </EntryDialog>
  );
}

/** What was read of goals and achievements may be called something else now. */
function forgetTexts(cache: ApolloCache): void {
  for (const fieldName of ["goals", "journey", "journeyTexts", "products"])
    cache.evict({ id: "ROOT_QUERY", fieldName });
}
