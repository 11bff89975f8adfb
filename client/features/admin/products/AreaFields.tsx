import {
  type Area,
  EQUIPMENT_TYPES,
  FORM_LABELS,
  FORM_NAMES,
  LOCATION_LABELS,
  SAMPLE_LABELS,
  SAMPLE_NAMES,
  SEX_LABELS,
} from "../../../../schema/catalogue.ts";
import { MAX_PRODUCT_CONTENTS, MAX_PRODUCT_LINE, MAX_PRODUCT_LIST } from "../../../../schema/products.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { ListField } from "../../../ui/form/ListField.tsx";
import { optionOf } from "../../../ui/form/optionOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { NumberOrNone } from "./NumberOrNone.tsx";
import type { ProductFormProps } from "./productFormTypes.ts";
import { YesNoField } from "./YesNoField.tsx";

const LINE = { maxLength: MAX_PRODUCT_LINE, autoComplete: "off", isOptional: true } as const;
const LIST = { max: MAX_PRODUCT_LINE, maxItems: MAX_PRODUCT_LIST, isOptional: true } as const;

/** Stored values by their names in the graph, each with its label. */
const choicesOf = <Stored extends string>(
  names: Readonly<Record<Stored, string>>,
  labels: Readonly<Record<Stored, string>>,
) => (Object.keys(names) as Stored[]).map((stored) => optionOf(names[stored], labels[stored]));

const SAMPLES = choicesOf(SAMPLE_NAMES, SAMPLE_LABELS);
const FORMS = choicesOf(FORM_NAMES, FORM_LABELS);
const LOCATIONS = Object.entries(LOCATION_LABELS).map(([name, label]) => optionOf(name, label));
const SEXES = Object.entries(SEX_LABELS).map(([name, label]) => optionOf(name, label));

/** What only the products of an area have. */
export function AreaFields({ form, area }: ProductFormProps & { area: Area }) {
  if (area === "TESTS") return <TestFields form={form} />;
  return area === "SUPPLEMENTS" ? <SupplementFields form={form} /> : <EquipmentFields form={form} />;
}

const TestFields = ({ form }: ProductFormProps) => (
  <>
    <ListField
      form={form}
      name="contents"
      label="Biomarkörer"
      item="en biomarkör"
      {...LIST}
      maxItems={MAX_PRODUCT_CONTENTS}
      hint="Skriv namnen som i listan över markörer, så går testerna att jämföra."
    />
    <SelectField
      form={form}
      name="sampleType"
      label="Provtyp"
      placeholder="Inte angiven"
      choices={SAMPLES}
      isOptional
    />
    <SelectField
      form={form}
      name="testLocation"
      label="Var provet tas"
      placeholder="Inte angivet"
      choices={LOCATIONS}
      isOptional
    />
    <SelectField
      form={form}
      name="intendedFor"
      label="Vem testet är för"
      placeholder="Alla"
      choices={SEXES}
      hint="Väljs bara när testet är till för kvinnor eller för män."
      isOptional
    />
    <Field form={form} name="sampleCollectionMethod" label="Hur provet tas" {...LINE} />
    <Field form={form} name="turnaroundTime" label="Svarstid" hint="Till exempel 5–7 arbetsdagar." {...LINE} />
    <Field form={form} name="kind" label="Vad testet handlar om" {...LINE} />
    <Field form={form} name="labAccreditation" label="Laboratoriets ackreditering" {...LINE} />
    <ListField form={form} name="labNetwork" label="Provtagningsställen" item="ett provtagningsställe" {...LIST} />
    <YesNoField form={form} name="hasDoctorAnalysis" label="Läkarkommentar ingår" />
    <YesNoField form={form} name="requiresPrescription" label="Kräver recept eller remiss" />
  </>
);

const SupplementFields = ({ form }: ProductFormProps) => (
  <>
    <ListField
      form={form}
      name="contents"
      label="Verksamma ämnen"
      item="ett ämne"
      {...LIST}
      maxItems={MAX_PRODUCT_CONTENTS}
    />
    <SelectField form={form} name="form" label="Form" placeholder="Inte angiven" choices={FORMS} isOptional />
    <Field
      form={form}
      name="dose"
      label="En dos"
      hint="Som det står på förpackningen, till exempel 2 kapslar."
      {...LINE}
    />
    <NumberOrNone
      form={form}
      name="dosesPerPackage"
      label="Doser i en förpackning"
      hint="Av det och priset räknas priset per dos ut. Tomt om det inte är känt."
    />
    <Field form={form} name="kind" label="Typ" {...LINE} />
  </>
);

function EquipmentFields({ form }: ProductFormProps) {
  const given = form.watch("kind");
  const types: string[] = [...EQUIPMENT_TYPES];
  // A type that no filter knows is kept until another one is chosen.
  if (given && !types.includes(given)) types.push(given);
  return (
    <>
      <SelectField
        form={form}
        name="kind"
        label="Typ av utrustning"
        placeholder="Inte angiven"
        choices={types.map((type) => optionOf(type, type))}
        isOptional
      />
      <ListField
        form={form}
        name="contents"
        label="Vad den mäter"
        item="ett mätvärde"
        {...LIST}
        maxItems={MAX_PRODUCT_CONTENTS}
      />
    </>
  );
}
