import Typography from "@mui/material/Typography";
import type { ComponentType, ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { CRITERIA, CRITERIA_PATH } from "../../../../schema/catalogue.ts";
import { MAX_PRODUCT_LINE, MAX_PRODUCT_LIST, MAX_PRODUCT_NAME, MAX_PRODUCT_TEXT } from "../../../../schema/products.ts";
import { claimWordsIn } from "../../../../schema/rules/catalogue/claimWords.ts";
import { describeReading, isImplausibleChange } from "../../../../schema/rules/catalogue/price.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { capitalised } from "../../../../schema/rules/words/phrases.ts";
import { Choices } from "../../../ui/form/Choices.tsx";
import { DateField } from "../../../ui/form/DateField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { ListField } from "../../../ui/form/ListField.tsx";
import { optionOf } from "../../../ui/form/optionOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { addressOfContentTab, contentTabs } from "../contentTabs.ts";
import { LibraryImageField } from "../images/LibraryImageField.tsx";
import type { CategoriesTab_CategoryFragment as Category } from "./CategoriesTab.generated.ts";
import { NumberOrNone } from "./NumberOrNone.tsx";
import type { ProductFormProps } from "./productFormTypes.ts";
import { AREA_LABELS } from "./productLabels.ts";
import { Ticked } from "./Ticked.tsx";

const LINE = { maxLength: MAX_PRODUCT_LINE, autoComplete: "off" } as const;
const LIST = { max: MAX_PRODUCT_LINE, maxItems: MAX_PRODUCT_LIST, isOptional: true } as const;
const DIFFICULTIES = [optionOf("EASY", "Lätt"), optionOf("MEDIUM", "Medium"), optionOf("HARD", "Svår")];
const CRITERION_CHOICES = Object.entries(CRITERIA).map(([name, label]) => optionOf(name, capitalised(label)));

/** Words of a description that only an authorised health claim may have. */
function ClaimWords({ form }: Pick<ProductFormProps, "form">) {
  const found = claimWordsIn(String(useWatch({ control: form.control, name: "description" }) ?? ""));
  if (found.length === 0) return null;
  return (
    <strong>
      Får bara stå i ett godkänt hälsopåstående (EU 432/2012): {found.map((word) => `”${word}”`).join(", ")}.
    </strong>
  );
}

/** What it is, and who sells it. */
export const BasicFields = ({ form, categories }: ProductFormProps & { categories: readonly Category[] }) => (
  <>
    <Field form={form} name="name" label="Namn" maxLength={MAX_PRODUCT_NAME} autoComplete="off" />
    <SelectField
      form={form}
      name="category"
      label="Kategori"
      placeholder="Välj kategori"
      choices={categories.map(({ slug, name, area }) => optionOf(slug, `${AREA_LABELS[area]}: ${name}`))}
      hint={
        categories.length === 0 && (
          <>
            Inga kategorier ännu. Skapa den första under{" "}
            <TextLink to={addressOfContentTab("kategorier")}>{contentTabs.labels.kategorier}</TextLink>.
          </>
        )
      }
    />
    <Field
      form={form}
      name="description"
      label="Beskrivning"
      rows={4}
      maxLength={MAX_PRODUCT_TEXT}
      hint={
        <>
          En till tre meningar. <ClaimWords form={form} />
        </>
      }
      isOptional
    />
    <Field form={form} name="providerName" label="Leverantör" {...LINE} />
    <Field
      form={form}
      name="providerCountry"
      label="Leverantörens land"
      hint="På svenska, till exempel Sverige."
      {...LINE}
      isOptional
    />
    <Field
      form={form}
      name="sku"
      label="Leverantörens nummer"
      hint="Deras artikelnummer. Nästa fil från dem hittar produkten på det."
      {...LINE}
      isOptional
    />
    <Field form={form} name="gtin" label="GTIN (EAN)" hint="Numret under streckkoden." {...LINE} isOptional />
    <Field
      form={form}
      name="variantGroup"
      label="Variantgrupp"
      hint="Samma ord för leverantörens storlekar och smaker av en och samma vara. Sidorna visar då varandra."
      {...LINE}
      isOptional
    />
    <ListField form={form} name="features" label="Egenskaper" item="en egenskap" {...LIST} />
    <SelectField
      form={form}
      name="difficulty"
      label="Svårighet"
      placeholder="Inte angiven"
      choices={DIFFICULTIES}
      isOptional
    />
  </>
);

/** What it costs, and how it is bought. */
export const PriceFields = ({ form, shown }: ProductFormProps & { shown: string | null }) => (
  <>
    <Field
      form={form}
      name="priceEstimate"
      label="Pris"
      hint="Som det visas, till exempel från 1 295 kr eller 249 kr/mån."
      {...LINE}
      isOptional
    />
    <PriceReading written={form.watch("priceEstimate") ?? ""} shown={shown} />
    <Field
      form={form}
      name="affiliateLink"
      label="Länk till leverantören"
      type="url"
      inputMode="url"
      autoComplete="off"
      isOptional
    />
    <Field form={form} name="deliveryMethod" label="Leveranssätt" {...LINE} isOptional />
    <ListField form={form} name="shippingRegions" label="Länder den skickas till" item="ett land" {...LIST} />
    <NumberOrNone
      form={form}
      name="externalRating"
      label="Betyg av andra"
      hint="0 till 5, till exempel 4,5. Tomt om det inte är känt."
    />
  </>
);

/** How what is written is read, and whether it will have to be looked at once more. */
function PriceReading({ written, shown }: { written: string; shown: string | null }) {
  const reading = describeReading(written);
  const isHeld = written.trim() !== shown && isImplausibleChange(shown, written);
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: -3 }}>
      {reading}
      {isHeld && ` Priset ändras med mer än hälften, eller blir 0. Besökare ser ${shown} tills du har godkänt det nya.`}
    </Typography>
  );
}

/** What speaks for it and against it, and what may harm. */
export function OpinionFields({
  form,
  section: Section,
}: ProductFormProps & { section: ComponentType<{ title: string; children: ReactNode }> }) {
  return (
    <>
      <Section title="För och emot">
        <ListField form={form} name="pros" label="Fördelar" item="en fördel" {...LIST} />
        <ListField form={form} name="cons" label="Nackdelar" item="en nackdel" {...LIST} />
      </Section>
      <Section title="Varningar">
        <ListField
          form={form}
          name="warnings"
          label="Varningar"
          item="en varning"
          {...LIST}
          max={500}
          hint="Hela meningar. De visas före vägen till säljaren, till exempel: Ta det inte om du är gravid eller ammar."
        />
      </Section>
    </>
  );
}

/** Whether it is recommended, and by which criteria. */
export const RecommendationFields = ({ form }: ProductFormProps) => (
  <>
    <Ticked form={form} name="isFeatured" label="Rekommenderad" text="Visas före andra i listorna." />
    <Choices
      form={form}
      name="criteria"
      label="Kriterier som den uppfyller"
      isSeveral
      isOptional
      choices={CRITERION_CHOICES}
      hint={
        <>
          Minst två för det som rekommenderas, annars inga.{" "}
          <TextLink to={CRITERIA_PATH} target="_blank">
            Så står det på webbplatsen
          </TextLink>
        </>
      }
    />
  </>
);

/** Its picture: one of the library, none, or the one that it has. */
export const ImageField = ({ form, kept }: ProductFormProps & { kept: string }) => (
  <LibraryImageField
    chosen={form.watch("imageUrl") ?? ""}
    kept={kept}
    onChoose={(url) => form.setValue("imageUrl", url, { shouldDirty: true, shouldValidate: true })}
    error={errorAt(form, "imageUrl")}
    words={{ none: "Ingen bild", choose: "Välj bild ur biblioteket", remove: "Ta bort bilden" }}
  />
);

/** When somebody looked at its facts, and whether visitors see it. */
export const CheckFields = ({ form }: ProductFormProps) => (
  <>
    <DateField
      form={form}
      name="checkedOn"
      label="Kontrollerad"
      max={dayOf(new Date())}
      hint="Dagen då någon senast läste uppgifterna hos leverantören."
      isOptional
    />
    <Ticked form={form} name="isAvailable" label="Visas" text="Utan krysset ser bara administratörer produkten." />
  </>
);
