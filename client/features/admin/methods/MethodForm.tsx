import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { INTENSITIES } from "../../../../schema/content.ts";
import { MAX_SLUG } from "../../../../schema/editedTexts.ts";
import { slugOf } from "../../../../schema/rules/words/text.ts";
import {
  type EditedTrainingMethod,
  ICON_LABELS,
  METHOD_LABELS,
  METHOD_LIMITS,
  trainingMethodSchema,
  type TrainingMethodForm as Values,
} from "../../../../schema/trainingMethods.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { ListField } from "../../../ui/form/ListField.tsx";
import { optionOf } from "../../../ui/form/optionOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { methodIcon } from "../../../ui/methodIcons.ts";
import { formatValue } from "../accounts/changeLabels.ts";
import { addressOfContentTab } from "../contentTabs.ts";
import { GuideField } from "../fields/GuideField.tsx";
import type { ChangedField } from "../text/CurrentVersion.tsx";
import { EditingGuard, useEditing } from "../text/EditingGuard.tsx";
import { forgetMethods } from "./forgetMethods.ts";
import {
  EditableTrainingMethodsDocument,
  type MethodsTab_MethodFragment as Method,
  useCreateTrainingMethodMutation,
  useUpdateTrainingMethodMutation,
} from "./MethodsTab.generated.ts";

const BESIDE = { display: "grid", gap: 5, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" };
const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => optionOf(value, label));

/** All that stands about a method; nothing yet for a new one. */
export function MethodForm(props: {
  method?: Method;
  onChanged: (isChanged: boolean) => void;
  onSaved: (title: string) => void;
}) {
  const editing = useEditing(props.method);
  const shown = editing.entity;
  const save = useSaving(shown);
  const form = useZodForm<Values, EditedTrainingMethod>(
    trainingMethodSchema,
    async (facts) => {
      const answer = await save(facts);
      if (answer?.errors.length) return editing.refused(answer.errors, answer.trainingMethod);
      props.onSaved(facts.title);
    },
    valuesOf(props.method),
  );
  const { isDirty } = form.formState;
  const { onChanged } = props;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  // A new method's name in addresses follows its title until somebody writes another.
  const { setValue } = form;
  const title = useWatch({ control: form.control, name: "title" });
  const isProposed = !shown && !form.formState.dirtyFields.slug;
  useEffect(() => {
    if (isProposed) setValue("slug", slugOf(title));
  }, [title, isProposed, setValue]);
  const common = <Name extends keyof Values>(name: Name) => ({ form, name, label: METHOD_LABELS[name] });
  const line = <Name extends keyof Values & keyof typeof METHOD_LIMITS>(name: Name) => ({
    ...common(name),
    maxLength: METHOD_LIMITS[name],
    autoComplete: "off",
  });
  const icon = form.watch("icon");
  const Icon = icon && methodIcon(icon);
  return (
    <>
      <Form
        form={form}
        label="Spara"
        pendingLabel="Sparar …"
        actions={
          <Button component={Link} to={addressOfContentTab("metoder")}>
            Avbryt
          </Button>
        }
        remedy={editing.remedy}
      >
        <Field {...line("title")} />
        {!shown && (
          <Field
            {...common("slug")}
            maxLength={MAX_SLUG}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="Det som står efter /traning# i adressen, till exempel simning. Det går inte att ändra sedan."
          />
        )}
        <Box sx={BESIDE}>
          <SelectField {...common("intensity")} placeholder="Välj" choices={choicesOf(INTENSITIES)} />
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: 3, alignItems: "end" }}>
            <SelectField {...common("icon")} placeholder="Välj" choices={choicesOf(ICON_LABELS)} />
            {Icon && (
              <Box
                aria-hidden="true"
                sx={{
                  ...{ display: "grid", placeItems: "center", width: 48, height: 48, borderRadius: 999 },
                  ...{ color: "primary.main", bgcolor: "mist" },
                }}
              >
                <Icon />
              </Box>
            )}
          </Box>
          <Field {...line("duration")} hint={"Ett pass, till exempel 45–\u206060 min."} />
          <Field {...line("frequency")} hint={"Till exempel 2–\u20603 gånger i veckan."} />
        </Box>
        <Field
          {...line("description")}
          rows={3}
          hint="En eller två meningar. Alla texter visas precis som de skrivs."
        />
        <ListField
          {...common("benefits")}
          max={METHOD_LIMITS.benefit}
          maxItems={METHOD_LIMITS.benefits}
          item="en punkt"
          hint="Lova inget. Skriv kan bidra till där det inte är säkert."
        />
        <Field {...line("caution")} rows={3} hint="När man ska vara försiktig, och när vården ska frågas först." />
        <Field {...line("beginning")} rows={5} hint="Det som fälls ut på kortet." />
        <Field {...line("suits")} rows={2} hint="Står i jämförelsen, till exempel Dig som sitter mycket." />
        <GuideField {...common("guideSlug")} isOptional hint="Länken visas när guiden är publicerad." />
      </Form>
      <EditingGuard
        editing={editing}
        form={form}
        fieldsOf={standingFields}
        onTake={(now) => {
          form.reset(valuesOf(now));
          editing.begin(now);
        }}
      />
    </>
  );
}

/** Sends a method: a new one, or the one that was shown as it shall be. */
function useSaving(shown: Method | undefined) {
  const [create] = useCreateTrainingMethodMutation({
    update: (cache, { data }) => {
      const made = data?.createTrainingMethod.trainingMethod;
      if (!made) return;
      forgetMethods(cache);
      cache.updateQuery({ query: EditableTrainingMethodsDocument }, (known) =>
        known?.editableTrainingMethods
          ? { editableTrainingMethods: [...known.editableTrainingMethods, made] }
          : undefined,
      );
    },
  });
  const [update] = useUpdateTrainingMethodMutation({ update: forgetMethods });
  return async ({ slug, ...facts }: EditedTrainingMethod) => {
    if (!shown) return (await create({ variables: { input: { ...facts, slug } } })).data?.createTrainingMethod;
    const input = { ...facts, id: shown.id, version: shown.version };
    return (await update({ variables: { input } })).data?.updateTrainingMethod;
  };
}

const FIELDS = Object.keys(trainingMethodSchema.shape) as (keyof Values)[];

/** A method as the form has it. */
function valuesOf(method: Method | undefined): Values {
  if (method) return Object.fromEntries(FIELDS.map((field) => [field, method[field]])) as unknown as Values;
  const empty = Object.fromEntries(FIELDS.map((field) => [field, ""]));
  return { ...empty, benefits: [] } as unknown as Values;
}

/** In which fields what stands now differs from what was typed. */
const standingFields = (now: Method, typed: Values): ChangedField[] =>
  FIELDS.filter((field) => inWords(now[field]) !== inWords(typed[field])).map((field) => ({
    label: METHOD_LABELS[field],
    now: inWords(now[field]),
  }));

const inWords = (value: Values[keyof Values]): string =>
  typeof value === "string" ? value && formatValue(value) : value.join("\n");
