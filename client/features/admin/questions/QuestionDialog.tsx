import Button from "@mui/material/Button";
import { useController } from "react-hook-form";
import {
  MAX_QUESTION,
  MAX_QUESTION_TEXT,
  markerQuestionSchema,
  QUESTION_LABELS,
} from "../../../../schema/markerQuestionEditing.ts";
import { z } from "../../../../schema/zod.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
import {
  type QuestionsTab_QuestionFragment as Question,
  useUpdateMarkerQuestionMutation,
} from "./QuestionsTab.generated.ts";

/** An input holds a text, also of a number. */
const formSchema = markerQuestionSchema.extend({
  position: z.union([z.number(), z.string()]).transform(Number).pipe(markerQuestionSchema.shape.position),
});

/** Editing a question of the marker chooser. */
export function QuestionDialog(props: EntryDialogProps<Question>) {
  const { entry: question } = props;
  const [update] = useUpdateMarkerQuestionMutation({});
  const entry = useEntryForm(props, {
    words: { of: "MARKER_QUESTION", one: "fråga", the: "Frågan" },
    schema: formSchema,
    values: (of) => ({
      title: of?.title ?? "",
      text: of?.text ?? "",
      position: of?.position ?? 1,
      isShown: of?.isShown ?? true,
    }),
    save: async (facts) => {
      if (!question) return undefined;
      const input = { ...facts, key: question.id, version: question.version };
      const answer = (await update({ variables: { input } })).data?.updateMarkerQuestion;
      return answer && { errors: answer.errors, entry: answer.question };
    },
    told: ({ title }) => title,
  });
  const { form } = entry;
  const { field: shown } = useController({ control: form.control, name: "isShown" });
  const takeOriginal = () => {
    if (!question) return;
    form.setValue("title", question.original.title, { shouldDirty: true });
    form.setValue("text", question.original.text, { shouldDirty: true });
  };
  return (
    <EntryDialog
      entry={entry}
      actions={
        question?.isChanged && (
          <Button onClick={takeOriginal} sx={{ minHeight: 48 }}>
            Hämta sajtens text
          </Button>
        )
      }
    >
      <Field form={form} name="title" label={QUESTION_LABELS.title} maxLength={MAX_QUESTION} autoComplete="off" />
      <Field
        form={form}
        name="text"
        label={QUESTION_LABELS.text}
        rows={6}
        maxLength={MAX_QUESTION_TEXT}
        hint="Vad proven kan visa, och vad de inte kan visa. Aldrig en diagnos."
      />
      <NumberField form={form} name="position" label={QUESTION_LABELS.position} min={1} max={99} step={1} />
      <CheckboxField
        label={QUESTION_LABELS.isShown}
        isChecked={shown.value}
        onChange={shown.onChange}
        inputRef={shown.ref}
      />
    </EntryDialog>
  );
}
