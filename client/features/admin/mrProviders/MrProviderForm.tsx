import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useController } from "react-hook-form";
import {
  type EditedMrProvider,
  MAX_MR_DAYS,
  MAX_MR_LINE,
  MAX_MR_NAME,
  MAX_MR_POINT,
  MAX_MR_POINTS,
  MAX_MR_PRICE,
  MR_LABELS,
  mrProviderSchema,
  type MrProviderForm as Values,
} from "../../../../schema/mrProviders.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { DateField } from "../../../ui/form/DateField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { ListField } from "../../../ui/form/ListField.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { useZodForm, type ZodForm } from "../../../ui/form/useZodForm.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import type { ChangedField } from "../text/CurrentVersion.tsx";
import { EditingGuard, useEditing } from "../text/EditingGuard.tsx";
import {
  EditableMrProvidersDocument,
  type MrProvidersTab_ProviderFragment as Provider,
  useCreateMrProviderMutation,
  useUpdateMrProviderMutation,
} from "./MrProvidersTab.generated.ts";

const LINE = { maxLength: MAX_MR_LINE, autoComplete: "off" };
const PRICE = { min: 0, max: MAX_MR_PRICE, step: 1, unit: "kr", hasTextInput: true };
const POINTS = { max: MAX_MR_POINT, maxItems: MAX_MR_POINTS };
const BESIDE = { display: "grid", gap: 5, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" };

/** All that stands about a provider; nothing yet for a new one. */
export function MrProviderForm({ provider, onSaved }: { provider?: Provider; onSaved: (name: string) => void }) {
  const editing = useEditing(provider);
  const shown = editing.entity;
  const [create] = useCreateMrProviderMutation({
    update: (cache, { data }) => {
      const made = data?.createMrProvider.mrProvider;
      if (!made) return;
      cache.updateQuery({ query: EditableMrProvidersDocument }, (known) =>
        known?.editableMrProviders
          ? { editableMrProviders: [...known.editableMrProviders, made].sort(byName) }
          : undefined,
      );
    },
  });
  const [update] = useUpdateMrProviderMutation({});
  const save = async (facts: EditedMrProvider) => {
    const input = { ...facts, affiliateLink: facts.affiliateLink ?? "" };
    if (!shown) {
      const { data } = await create({ variables: { input } });
      return data?.createMrProvider;
    }
    const { data } = await update({ variables: { input: { ...input, id: shown.id, version: shown.version } } });
    return data?.updateMrProvider;
  };
  const form = useZodForm<Values, EditedMrProvider>(
    mrProviderSchema,
    async (facts) => {
      const answer = await save(facts);
      if (answer?.errors.length) return editing.refused(answer.errors, answer.mrProvider);
      onSaved(facts.name);
    },
    valuesOf(provider),
  );
  const common = <Name extends keyof Values>(name: Name) => ({ form, name, label: MR_LABELS[name] });
  return (
    <>
      <Form
        form={form}
        label="Spara"
        pendingLabel="Sparar …"
        actions={
          <Button component={Link} to={addressOfContentTab("mr")}>
            Avbryt
          </Button>
        }
        remedy={editing.remedy}
      >
        <Field {...common("name")} maxLength={MAX_MR_NAME} autoComplete="off" />
        <Box sx={BESIDE}>
          <NumberField {...common("lowestPrice")} {...PRICE} />
          <NumberField {...common("highestPrice")} {...PRICE} hint="Samma som det lägsta vid ett fast pris." />
          <Field
            {...common("turnaroundTime")}
            {...LINE}
            hint={"Som besökare ser det, till exempel 5–\u20607 arbetsdagar."}
          />
          <NumberField
            {...common("turnaroundDays")}
            min={0}
            max={MAX_MR_DAYS}
            step={1}
            unit="dagar"
            hasTextInput
            hint="Kalenderdagar. Efter dem jämförs vem som är snabbast."
          />
        </Box>
        <Field {...common("location")} {...LINE} />
        <Box sx={{ display: "grid", gap: 2 }}>
          <Tick {...common("hasDoctorAnalysis")} />
          <Tick {...common("requiresPrescription")} />
          <Tick {...common("isFeatured")} />
        </Box>
        <ListField {...common("strengths")} {...POINTS} item="en styrka" isOptional />
        <ListField {...common("weaknesses")} {...POINTS} item="en svaghet" isOptional />
        <Field
          {...common("affiliateLink")}
          type="url"
          inputMode="url"
          autoComplete="off"
          isOptional
          hint="Hela adressen, med https://. Utan länk visas ingen knapp till leverantören."
        />
        <DateField {...common("checkedOn")} max={dayOf(new Date())} />
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

const BY_LETTER = new Intl.Collator("sv-SE");
const byName = (one: Provider, other: Provider): number => BY_LETTER.compare(one.name, other.name);

/** A provider as the form has it. */
const valuesOf = (provider: Provider | undefined): Values => ({
  name: provider?.name ?? "",
  lowestPrice: provider?.lowestPrice ?? "",
  highestPrice: provider?.highestPrice ?? "",
  turnaroundTime: provider?.turnaroundTime ?? "",
  turnaroundDays: provider?.turnaroundDays ?? "",
  location: provider?.location ?? "",
  hasDoctorAnalysis: provider?.hasDoctorAnalysis ?? false,
  requiresPrescription: provider?.requiresPrescription ?? false,
  strengths: provider?.strengths ?? [],
  weaknesses: provider?.weaknesses ?? [],
  affiliateLink: provider?.affiliateLink ?? "",
  isFeatured: provider?.isFeatured ?? false,
  checkedOn: provider?.checkedOn ?? dayOf(new Date()),
});

const FIELDS = Object.keys(MR_LABELS) as (keyof Values)[];

/** In which fields what stands now differs from what was typed. */
const standingFields = (now: Provider, typed: Values): ChangedField[] =>
  FIELDS.filter((field) => formatValue(now[field]) !== formatValue(typed[field])).map((field) => ({
    label: MR_LABELS[field],
    now: formatValue(now[field]),
  }));

const formatValue = (value: Values[keyof Values] | null): string => {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "boolean" ? (value ? "ja" : "nej") : String(value ?? "");
};

/** Something that is so or not. */
function Tick(props: {
  form: ZodForm<Values, EditedMrProvider>;
  name: "hasDoctorAnalysis" | "requiresPrescription" | "isFeatured";
  label: string;
}) {
  const { field } = useController({ control: props.form.control, name: props.name });
  return <CheckboxField label={props.label} isChecked={field.value} onChange={field.onChange} inputRef={field.ref} />;
}
