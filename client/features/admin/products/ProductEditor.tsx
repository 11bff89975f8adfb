import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { withVerification } from "../../../shell/session/verification.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Versions } from "../versions/Versions.tsx";
import { useEditableCategoriesQuery } from "./CategoriesTab.generated.ts";
import { EditedFields } from "./EditedFields.tsx";
import { HeldPrice } from "./HeldPrice.tsx";
import { MergeDuplicates } from "./MergeDuplicates.tsx";
import { OffersOfProduct } from "./OffersOfProduct.tsx";
import {
  EditableProductDocument,
  type ProductEditor_ProductFragment as Product,
  useDeleteProductMutation,
  useEditableProductQuery,
} from "./ProductEditor.generated.ts";
import { ProductForm } from "./ProductForm.tsx";
import { addressWithFilters } from "./productFilters.ts";
import { placeOf } from "./productLabels.ts";
import { invalidateProductLists } from "./productLists.ts";
import { RecordedPrices } from "./RecordedPrices.tsx";

/** Editing a product, or making one, in the place of the list. */
export function ProductEditor({ id }: { id: string }) {
  const [params] = useSearchParams();
  const isNew = id === "ny";
  const found = useEditableProductQuery({ variables: { id }, skip: isNew, fetchPolicy: "network-only" });
  const categories = useEditableCategoriesQuery({});
  const error = found.error ?? categories.error;
  const again = () => void Promise.all([!isNew && found.refetch(), categories.refetch()]).catch(() => undefined);
  const back = (
    <Box sx={{ mb: 5 }}>
      <TextLink to={addressWithFilters(params)} sx={{ display: "inline-block", py: 2.5 }}>
        Till listan
      </TextLink>
    </Box>
  );
  const product = isNew ? null : found.data?.editableProduct;
  const known = categories.data?.editableCategories;
  if (product === null && !isNew) {
    return (
      <>
        {back}
        <EmptyState title="Produkten finns inte" level="h2">
          Den kan ha tagits bort.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {back}
      {product !== undefined && known ? (
        <Editing product={product} categories={known} />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={again} />
      ) : (
        <Loading label="Hämtar produkten …" />
      )}
    </>
  );
}

/** The form over what was read first; what is written meanwhile by others comes in only when it is asked for. */
function Editing(props: { product: Product | null; categories: Parameters<typeof ProductForm>[0]["categories"] }) {
  const [product, setProduct] = useState(props.product);
  const apollo = useApolloClient();
  const readProduct = async () => {
    const variables = { id: product?.id ?? "" };
    const options = { query: EditableProductDocument, variables, fetchPolicy: "network-only" } as const;
    setProduct((await apollo.query(options)).data?.editableProduct ?? null);
  };
  return (
    <>
      <Typography variant="h2" sx={{ overflowWrap: "anywhere" }}>
        {product ? product.name : "Ny produkt"}
      </Typography>
      {product && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4, mt: 2 }}>
          {!product.isAvailable && <Typography color="textSecondary">Produkten är dold för besökare.</Typography>}
          <TextLink to={placeOf(product)}>{product.isAvailable ? "Se på webbplatsen" : "Förhandsgranska"}</TextLink>
          <Versions of="PRODUCT" id={product.id} onTaken={readProduct} />
          <DeleteProduct product={product} />
        </Box>
      )}
      {product && product.heldPrice !== null && (
        <HeldPrice product={product} heldPrice={product.heldPrice} onDecided={setProduct} />
      )}
      {product && product.feeds.length > 0 && product.editedFields.length > 0 && (
        <EditedFields product={product} onReleased={setProduct} />
      )}
      {product && product.duplicates.length > 0 && <MergeDuplicates product={product} onMerged={setProduct} />}
      {product && product.offers.length > 0 && <OffersOfProduct product={product} onDecided={setProduct} />}
      <ProductForm key={product?.id ?? "ny"} product={product} categories={props.categories} onReload={setProduct} />
      {product && <RecordedPrices key={`prices ${product.id} ${product.version}`} product={product} />}
    </>
  );
}

/** Deleting a product, after asking. */
function DeleteProduct({ product }: { product: Product }) {
  const [remove] = useDeleteProductMutation({
    update: (cache, { data }) => {
      if (data?.deleteProduct.deletedId) invalidateProductLists(cache);
    },
  });
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const confirmed = async () => {
    const title = "Produkten är kvar";
    try {
      const { data } = await withVerification(
        () => remove({ variables: { input: { id: product.id, version: product.version } } }),
        (answer) => answer.data?.deleteProduct.errors,
      );
      const [wrong] = data?.deleteProduct.errors ?? [];
      if (wrong) return showToast({ title, text: wrong.message, tone: "error" });
      showToast({ title: "Produkten är borttagen", text: product.name, tone: "confirmation" });
      void navigate(addressWithFilters(params), { replace: true, state: { isLeaving: true } });
    } catch (error) {
      showToast({ title, text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        Ta bort
      </Button>
      <ConfirmAction
        title="Ta bort produkten?"
        text={`${product.name} tas bort. Det går att ångra i 30 dagar. Vill du bara att besökare inte ska se den kan du dölja den i stället. Antalet klick finns kvar.`}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirmed()}
      />
    </>
  );
}
