import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef } from "react";
import { useController } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { GOAL_OPTIONS } from "../../../../schema/protocols/options.ts";
import { type EditedTemplate, MAX_PLACE } from "../../../../schema/protocols/templateInput.ts";
import { TEMPLATE_LABELS } from "../../../../schema/protocols/templateLabels.ts";
import { DIFFICULTY_LEVELS, MAX_DESCRIPTION, MAX_NAME, MAX_WEEKS } from "../../../../schema/protocols/vocabulary.ts";
import { optionsOf } from "../../../../schema/questionnaires/definition.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Card } from "../../../ui/Card.tsx";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { useZodForm, type ZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { DoseNotes } from "../../../ui/steps/DoseNotes.tsx";
import { Steps, useStepEditing, writtenSteps } from "../../../ui/steps/Steps.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { DeleteEntry } from "../DeleteEntry.tsx";
import { EditingGuard, useEditing } from "../text/EditingGuard.tsx";
import { Versions } from "../versions/Versions.tsx";
import {
  EditableProtocolTemplatesDocument,
  type TemplatesTab_TemplateFragment as Template,
  useCreateProtocolTemplateMutation,
  useDeleteProtocolTemplateMutation,
  useUpdateProtocolTemplateMutation,
} from "./TemplatesTab.generated.ts";
import { inputOf, standingFields, type TemplateValues, templateFormSchema, valuesOf } from "./templateForm.ts";

const LIST = addressOfContentTab("mallar");
const BESIDE = {
  display: "grid",
  gap: 5,
  gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
};
const DIFFICULTIES = optionsOf(DIFFICULTY_LEVELS);
const NO_STEPS: readonly never[] = [];

/**
 * Editing a template, with its steps as in the builder of protocols.
 * @param props.template null for a new one; what others make of it meanwhile changes nothing of what is typed
 * @param props.place where a new one stands
 */
export function TemplateEditor(props: { template: Template | null; place: number }) {
  const { place } = props;
  const current = useEditing(props.template);
  const template = current.entity;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const [create] = useCreateProtocolTemplateMutation({ update: forgetTemplates });
  const [update] = useUpdateProtocolTemplateMutation({ update: forgetTemplates });
  const [remove] = useDeleteProtocolTemplateMutation({ update: forgetTemplates });
  const editing = useStepEditing();
  // What was pressed is gone with the list.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const leave = (title: string, text: string) => {
    showToast({ title, text, tone: "confirmation" });
    void navigate(LIST, { state: { isLeaving: true } });
  };
  const form = useZodForm<TemplateValues, EditedTemplate>(
    templateFormSchema,
    async (edited) => {
      const input = inputOf(edited);
      const payload = template
        ? (await update({ variables: { input: { ...input, key: template.id, version: template.version } } })).data
            ?.updateProtocolTemplate
        : (await create({ variables: { input } })).data?.createProtocolTemplate;
      if (payload?.errors.length) return current.refused(payload.errors, payload.template);
      leave("Mallen är sparad", edited.name);
    },
    valuesOf(props.template, place),
  );
  const { getValues, setValue, watch, formState } = form;
  const begin = (now: Template) => {
    current.begin(now);
    editing.setOpen({});
    editing.setEdited(undefined);
    form.reset(valuesOf(now, place));
  };
  const steps = watch("steps");
  const hasOwnOrder = watch("hasOwnOrder");
  const { isDirty, isSubmitting, errors } = formState;
  const isWriting = Object.keys(writtenSteps(editing.open)).length > 0;
  const submit = async () => {
    if (isSubmitting) return;
    // What is written of a step counts as written, whether its own button was pressed or not.
    if (editing.form.current && !(await editing.form.current.finish())) return;
    await form.submit();
  };
  const common = <Name extends keyof TemplateValues & keyof typeof TEMPLATE_LABELS>(name: Name) => ({
    form,
    name,
    label: TEMPLATE_LABELS[name],
  });
  // Of a single step only hand-made requests are wrong: the form of a step says the rest.
  const wrongSteps = errors.steps?.message ?? errors.steps?.root?.message;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <EditingGuard
        editing={current}
        form={form}
        hasMore={isWriting}
        fieldsOf={(standing, typed) => standingFields(valuesOf(standing, place), typed)}
        onTake={begin}
      />
      <TextLink to={LIST} sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}>
        Till alla mallar
      </TextLink>
      <Typography
        ref={heading}
        variant="h2"
        tabIndex={-1}
        sx={{ mt: 2, mb: 4, outline: "none", overflowWrap: "anywhere" }}
      >
        {template ? template.name : "Ny mall"}
      </Typography>
      {template && (
        <Box sx={{ mb: 6, display: "flex", flexWrap: "wrap", gap: 3 }}>
          <Versions
            of="PROTOCOL_TEMPLATE"
            id={template.id}
            hasChanges={isDirty || isWriting}
            onTaken={async () => {
              const { data } = await apollo.query({
                query: EditableProtocolTemplatesDocument,
                fetchPolicy: "network-only",
              });
              const now = data?.editableProtocolTemplates?.find((one) => one.id === template.id);
              if (now) begin(now);
            }}
          />
          <DeleteEntry
            label="Ta bort mallen"
            question="Ta bort mallen?"
            text={`”${template.name}” visas inte längre på protokollsidan. Den som redan har startat det behåller sitt. Det går att ångra i 30 dagar.`}
            failure="Mallen kunde inte tas bort"
            remove={async () =>
              (await remove({ variables: { input: { key: template.id, version: template.version } } })).data
                ?.deleteProtocolTemplate.errors
            }
            onDeleted={() => leave("Mallen är borttagen", template.name)}
          />
        </Box>
      )}
      <Card isRoomy>
        <Box
          component="form"
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          sx={{ display: "grid", gap: 5 }}
        >
          <Field {...common("name")} maxLength={MAX_NAME} autoComplete="off" />
          <Field {...common("description")} rows={4} maxLength={MAX_DESCRIPTION} />
          <Box sx={BESIDE}>
            <SelectField {...common("goal")} choices={GOAL_OPTIONS} placeholder="Inget mål" isOptional />
            <SelectField {...common("difficulty")} choices={DIFFICULTIES} placeholder="Välj svårighet" />
            <NumberField
              {...common("estimatedWeeks")}
              min={1}
              max={MAX_WEEKS}
              step={1}
              unit="veckor"
              hasTextInput
              isOptional
              hint="Lämnas tomt om det inte har någon längd."
            />
            <NumberField {...common("position")} min={1} max={MAX_PLACE} step={1} hasTextInput />
          </Box>
          <Field
            {...common("expertName")}
            maxLength={MAX_NAME}
            autoComplete="off"
            isOptional
            hint="Den som har gjort protokollet, till exempel en av sajtens författare. Med ett namn visas det som expertprotokoll."
          />
          <Box sx={{ display: "grid", gap: 2 }}>
            <Tick form={form} name="hasOwnOrder" />
            <Tick form={form} name="isShown" />
          </Box>
        </Box>
      </Card>
      <Steps
        id={id}
        steps={steps}
        getSteps={() => getValues("steps")}
        setSteps={(next) => setValue("steps", next, { shouldDirty: true })}
        onMoved={() => setValue("hasOwnOrder", true, { shouldDirty: true })}
        hasOwnOrder={hasOwnOrder}
        editing={editing}
        notes={<DoseNotes steps={steps} others={NO_STEPS} whose="Mallens steg" />}
      />
      {(wrongSteps || form.alert) && (
        <Box sx={{ mt: 6 }}>
          <Notice tone="error">
            <strong>Mallen är inte sparad. Det du har skrivit finns kvar.</strong>
            {wrongSteps}
            {form.alert?.message}
            {form.alert && current.remedy(form.alert.code)}
          </Notice>
        </Box>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4, mt: 8 }}>
        <Button
          type="submit"
          form={id}
          variant="contained"
          aria-disabled={isSubmitting}
          sx={{ minHeight: 48, opacity: isSubmitting ? 0.75 : 1 }}
        >
          {isSubmitting ? "Sparar …" : "Spara mallen"}
        </Button>
      </Box>
    </Box>
  );
}

/** What was read of templates may be different now. */
function forgetTemplates(cache: ApolloCache): void {
  for (const fieldName of ["editableProtocolTemplates", "protocolTemplates", "deleted"])
    cache.evict({ id: "ROOT_QUERY", fieldName });
}

/** Something that is so or not. */
function Tick(props: { form: ZodForm<TemplateValues, EditedTemplate>; name: "hasOwnOrder" | "isShown" }) {
  const { field } = useController({ control: props.form.control, name: props.name });
  return (
    <CheckboxField
      label={TEMPLATE_LABELS[props.name]}
      isChecked={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
    />
  );
}
