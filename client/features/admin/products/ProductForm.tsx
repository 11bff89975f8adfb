import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AREAS, type Area } from "../../../../schema/catalogue.ts";
import { productSchema } from "../../../../schema/products.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { differingFields, putBelow, StandingGuard, useEditing } from "../text/EditingGuard.tsx";
import { LeaveGuard } from "../text/LeaveGuard.tsx";
import { AreaFields } from "./AreaFields.tsx";
import type { CategoriesTab_CategoryFragment as Category } from "./CategoriesTab.generated.ts";
import { GoalsField } from "./GoalsField.tsx";
import { NearNames } from "./NearNames.tsx";
import {
  type ProductEditor_ProductFragment as Product,
  useCreateProductMutation,
  useUpdateProductMutation,
} from "./ProductEditor.generated.ts";
import {
  BasicFields,
  CheckFields,
  ImageField,
  OpinionFields,
  PriceFields,
  RecommendationFields,
} from "./ProductSections.tsx";
import { addressWithFilters } from "./productFilters.ts";
import { invalidateProductLists } from "./productLists.ts";
import { inputOf, valuesOf } from "./productValues.ts";

const ABOUT: Readonly<Record<Area, string>> = {
  TESTS: "Om provet",
  SUPPLEMENTS: "Om tillskottet",
  BIOHACKING: "Om utrustningen",
};

/** Everything that is filled in of a product. */
export function ProductForm(props: {
  /** Null for a new one. */
  product: Product | null;
  categories: readonly Category[];
  /** What is edited is what stands now. */
  onReload: (product: Product) => void;
}) {
  const { product, categories, onReload } = props;
  const [create] = useCreateProductMutation({ update: invalidateProductLists });
  const [update] = useUpdateProductMutation({});
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const editing = useEditing(product);
  const form = useZodForm(
    productSchema,
    async (edited) => {
      const facts = inputOf(edited);
      let isHeld = false;
      if (product) {
        const input = { id: product.id, version: product.version, ...facts };
        const { data } = await update({ variables: { input } });
        const written = data?.updateProduct.product ?? null;
        if (data?.updateProduct.errors.length) return editing.refused(data.updateProduct.errors, written);
        isHeld = Boolean(written && written.heldPrice !== null && written.heldPrice === edited.priceEstimate);
        if (written) begin(written);
      } else {
        const { data } = await create({ variables: { input: facts } });
        if (data?.createProduct.errors.length) return data.createProduct.errors;
        const made = data?.createProduct.product;
        form.reset(undefined, { keepValues: true });
        if (made) {
          void navigate(addressWithFilters(params, made.id), { replace: true, state: { isLeaving: true } });
        }
      }
      const text = isHeld ? `${edited.name}. Det nya priset väntar på att du godkänner det.` : edited.name;
      showToast({ title: "Produkten är sparad", text, tone: "confirmation" });
    },
    valuesOf(product),
  );
  const begin = (now: Product) => {
    form.reset(valuesOf(now));
    editing.begin(now);
    onReload(now);
  };
  // What is decided beside the form, as of a price that waited, changes the product below what is typed.
  const below = useRef(product);
  useEffect(() => {
    if (below.current === product) return;
    below.current = product;
    putBelow(form, valuesOf(product));
  }, [form, product]);
  const hasUnsaved = form.formState.isDirty && !form.formState.isSubmitting;
  const slug = form.watch("category");
  const area = categories.find((category) => category.slug === slug)?.area;
  return (
    <Box sx={{ mt: 6, maxWidth: 760 }}>
      <LeaveGuard hasChanges={hasUnsaved} />
      <StandingGuard
        editing={editing}
        form={form}
        fieldsOf={(now, typed) => differingFields("PRODUCT", valuesOf(now), typed)}
        onTake={begin}
        onKeep={(now) => {
          const typed = form.getValues();
          form.reset(valuesOf(now));
          form.reset(typed, { keepDefaultValues: true });
          onReload(now);
        }}
      />
      <Form form={form} label={product ? "Spara" : "Skapa produkten"} pendingLabel="Sparar …" remedy={editing.remedy}>
        <Section title="Grunduppgifter">
          <BasicFields form={form} categories={AREAS.flatMap((one) => categories.filter((it) => it.area === one))} />
          {!product && <NearNames form={form} />}
        </Section>
        <Section title="Pris och köp">
          <PriceFields form={form} shown={product?.priceEstimate ?? null} />
        </Section>
        {area ? (
          <Section title={ABOUT[area]}>
            <AreaFields form={form} area={area} />
          </Section>
        ) : (
          <Typography color="textSecondary">Välj en kategori, så visas fler uppgifter att fylla i.</Typography>
        )}
        <OpinionFields form={form} section={Section} />
        <Section title="Mål med skäl">
          <GoalsField form={form} isSupplement={area === "SUPPLEMENTS"} />
        </Section>
        <Section title="Rekommenderad och kriterier">
          <RecommendationFields form={form} />
        </Section>
        <Section title="Bild">
          <ImageField form={form} kept={product?.imageUrl ?? ""} />
        </Section>
        <Section title="Kontroll">
          <CheckFields form={form} />
        </Section>
      </Form>
    </Box>
  );
}

/** A part of the form with its heading. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: "grid", gap: 5, pt: 6, mt: 2, borderTop: 1, borderColor: "divider", "& > *": { minWidth: 0 } }}
    >
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
