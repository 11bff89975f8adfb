import type { EditedProduct, ProductForm } from "../../../../schema/products.ts";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";

/** The form of a product, for its parts. */
export interface ProductFormProps {
  form: ZodForm<ProductForm, EditedProduct>;
}
