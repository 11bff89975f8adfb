import type { EntityManager } from "typeorm";
import {
  correctedPriceSchema,
  type EditedProduct,
  type ProductForm,
  productSchema,
} from "../../../../schema/products.ts";
import { claimWordsIn } from "../../../../schema/rules/catalogue/claimWords.ts";
import { formatMoney } from "../../../../schema/rules/words/money.ts";
import { changesBetween } from "../../../platform/audit/recordAudit.ts";
import { type FieldError, fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import {
  createVersioned,
  deleteVersioned,
  editVersioned,
  type Parsed,
  type Target,
  type VersionedKind,
} from "../../editing/editVersioned.ts";
import { canShowImage } from "../../media/lockImage.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import { Category } from "../Category.ts";
import { forgetFiles } from "../feeds/feedStore.ts";
import { mergeEdits } from "../offers/writeOffers.ts";
import { Product } from "../Product.ts";
import { fromProduct, inputToForm, toProductInput } from "../productFields.ts";
import { rewriteProducts, writeProducts } from "../productService.ts";
import { holdProviderNames } from "../providers/providerNames.ts";
import type { EditableProduct } from "./EditableProduct.ts";
import { readEditableProduct } from "./editableProducts.ts";
import type {
  CheckProductInput,
  CorrectPriceInput,
  CreateProductInput,
  CreateProductPayload,
  DecideHeldPriceInput,
  DeleteProductInput,
  DeleteProductPayload,
  ReleaseProductFieldsInput,
  SetProductAvailabilityInput,
  UpdateProductInput,
  UpdateProductPayload,
} from "./productEditingInputs.ts";

/** What is edited of it is compared as files and forms have it, and given to `editVersioned` as changes. */
export const PRODUCTS: VersionedKind<
  Product,
  Pick<Product, "name">,
  EditableProduct,
  "product",
  number,
  MediaContext
> = {
  entity: Product,
  type: "Product",
  payload: "product",
  noun: "Produkten",
  opened: "den",
  fields: [],
  subjectOf: (id, { name }) => ({ type: "PRODUCT", id: String(id), name }),
  read: (manager, id, ctx) => readEditableProduct(ctx, manager, id),
  stateOf: async (row, manager) => {
    const category = await manager.findOneByOrFail(Category, { id: row.categoryId });
    return fromProduct({ ...row, category });
  },
  takeBack: (ctx, target, form: ProductForm) => saveProduct(ctx, target, parseInput(productSchema, form)),
  parts: [
    { table: "product_price", column: "product_id", referenced: "id" },
    { table: "product_offer", column: "product_id", referenced: "id" },
  ],
  // Who sells it, and what its category is called, may have changed meanwhile.
  restored: (manager, { id }) => rewriteProducts(manager, { id }).then(() => undefined),
};

/** Makes a product. */
export const createProduct = (ctx: MediaContext, input: CreateProductInput): Promise<CreateProductPayload> =>
  createVersioned(ctx, PRODUCTS, parseInput(productSchema, inputToForm(input)), async (value, manager) => {
    const category = await lockCategory(manager, value);
    if (!category) return { errors: NO_CATEGORY };
    if (!(await canShowImage(manager, value.imageUrl ?? null, null))) return { errors: NO_IMAGE };
    const input = toProductInput(value, category);
    // What somebody keeps hidden no feed shows.
    if (!value.isAvailable) input.editedFields = ["isAvailable"];
    const [key] = await writeProducts(manager, [input]);
    if (key === undefined) throw new Error("a product was written without getting a number");
    return { key, facts: value };
  });

/** Writes what an admin edited of a product. */
export const updateProduct = (ctx: MediaContext, input: UpdateProductInput): Promise<UpdateProductPayload> =>
  saveProduct(ctx, input, parseInput(productSchema, inputToForm(input)));

function saveProduct(ctx: MediaContext, target: Target, parsed: Parsed<EditedProduct>): Promise<UpdateProductPayload> {
  const lockFirst = async (manager: EntityManager) => {
    await holdProviderNames(manager);
    // First the category, then the product: whoever renames a category locks in the same order.
    if (parsed.value) await lockCategory(manager, parsed.value);
  };
  return editVersioned(ctx, { ...PRODUCTS, lockFirst }, target, parsed, async (value, before, manager) => {
    const category = await lockCategory(manager, value);
    if (!category) return { errors: NO_CATEGORY };
    if (!(await canShowImage(manager, value.imageUrl ?? null, before.imageUrl))) return { errors: NO_IMAGE };
    const was = await manager.findOneByOrFail(Category, { id: before.categoryId });
    const after = toProductInput(value, category, before);
    const [old, now] = [
      { ...fromProduct({ ...before, category: was }), heldPrice: before.heldPrice },
      { ...fromProduct({ ...after, category }), heldPrice: after.heldPrice },
    ];
    const changes = changesBetween(old, now, Object.keys(old) as (keyof typeof old)[]);
    after.editedFields = editedOf(before, changes);
    return {
      after,
      changes,
      async write() {
        await writeProducts(manager, [after]);
        await mergeEdits(manager, [before.id]);
      },
    };
  });
}

/** What of a product no feed changes after an edit. */
export function editedOf(before: Product, changes: readonly { field: string }[]): string[] {
  const edited = changes
    .map(({ field }) => (field === "heldPrice" ? "priceEstimate" : field))
    // Whoever shows what a feed made has looked at it, and leaves to the feed how long it is there.
    .filter((field) => field !== "isAvailable" || !before.awaitsReview);
  return [...new Set([...before.editedFields, ...edited])].sort();
}

/** Leaves fields of a product to the feeds that have it, from their next run on. */
export const releaseProductFields = (
  ctx: MediaContext,
  { fields, ...target }: ReleaseProductFieldsInput,
): Promise<UpdateProductPayload> =>
  editVersioned(ctx, PRODUCTS, target, { value: fields }, async (fields, before, manager) => {
    const editedFields = before.editedFields.filter((field) => !fields.includes(field));
    return {
      after: before,
      changes: changesBetween<Product>(before, { ...before, editedFields }, ["editedFields"]),
      async write() {
        await manager.update(Product, { id: before.id }, { editedFields });
        await mergeEdits(manager, [before.id]);
        await forgetFiles(manager, before.id);
      },
    };
  });

/** Notes on which day somebody looked at a product's facts. */
export const checkProduct = (ctx: MediaContext, input: CheckProductInput): Promise<UpdateProductPayload> =>
  changeOne(ctx, input, { field: "checkedOn", column: "checkedAt", value: input.checkedOn ?? null });

/** Makes a price that waits the product's price, or drops it. */
export const decideHeldPrice = (
  ctx: MediaContext,
  { isApproved, ...target }: DecideHeldPriceInput,
): Promise<UpdateProductPayload> =>
  editVersioned(
    ctx,
    { ...PRODUCTS, lockFirst: holdProviderNames },
    target,
    { value: isApproved },
    (isApproved, before, manager) => {
      if (before.heldPrice === null) return { errors: fieldError("NOT_FOUND", "Inget pris väntar längre.") };
      const priceEstimate = isApproved ? before.heldPrice : before.priceEstimate;
      const after = { ...before, priceEstimate, heldPrice: null };
      return {
        after,
        changes: changesBetween<Product>(before, after, ["priceEstimate", "heldPrice"]),
        async write() {
          await writeProducts(manager, [after]);
          await mergeEdits(manager, [before.id]);
        },
      };
    },
  );

/** Corrects what was kept of a product's price since one day, or takes it out of the history. */
export function correctPrice(ctx: MediaContext, { id, day, amount }: CorrectPriceInput): Promise<UpdateProductPayload> {
  const parsed = parseInput(correctedPriceSchema, { day, price: amount ?? null });
  return editVersioned(ctx, PRODUCTS, { id }, parsed, async ({ day, price }, product, manager) => {
    const [kept] = await manager.query(
      "SELECT price_from AS price FROM product_price WHERE product_id = $1 AND day = $2",
      [product.id, day],
    );
    if (!kept) return { errors: fieldError("NOT_FOUND", "Ingen prisändring är noterad den dagen.", "day") };
    if (kept.price === price && price !== null) return { after: product, changes: [] };
    const inWords = (ore: number | null) => `${day}: ${ore === null ? "inget pris" : formatMoney(ore)}`;
    return {
      after: product,
      changes: [{ field: "recordedPrice", before: inWords(kept.price), after: price === null ? null : inWords(price) }],
      write: () =>
        price === null
          ? manager.query("DELETE FROM product_price WHERE product_id = $1 AND day = $2", [product.id, day])
          : manager.query("UPDATE product_price SET price_from = $3 WHERE product_id = $1 AND day = $2", [
              product.id,
              day,
              price,
            ]),
    };
  });
}

/** Shows or hides a product. */
export const setProductAvailability = (
  ctx: MediaContext,
  input: SetProductAvailabilityInput,
): Promise<UpdateProductPayload> =>
  changeOne(ctx, input, { field: "isAvailable", column: "isAvailable", value: input.isAvailable });

/** Changes one column that nothing is derived from. */
const changeOne = (
  ctx: MediaContext,
  target: { id: string; version: number },
  { field, column, value }: { field: string; column: "checkedAt" | "isAvailable"; value: string | boolean | null },
): Promise<UpdateProductPayload> =>
  editVersioned(ctx, PRODUCTS, target, { value }, (value, before, manager) => {
    const isShowing = field === "isAvailable" && value === true;
    const errors = isShowing ? unreadClaims(before) : undefined;
    if (errors) return { errors };
    return {
      after: before,
      changes: changesBetween({ [field]: before[column] }, { [field]: value }, [field]),
      // Whoever shows it has looked at it.
      async write() {
        await manager.update(
          Product,
          { id: before.id },
          { [column]: value, editedFields: editedOf(before, [{ field }]), ...(isShowing && SEEN) },
        );
        await mergeEdits(manager, [before.id]);
      },
    };
  });

const SEEN = { awaitsReview: false };

/** Refuses to show what waits to be read while nobody says that the words that may claim something were read. */
export function unreadClaims(
  { name, description, awaitsReview }: Pick<Product, "name" | "description" | "awaitsReview">,
  field: string | null = null,
): FieldError[] | undefined {
  const words = awaitsReview ? claimWordsIn(description) : [];
  if (words.length === 0) return undefined;
  const marked = words.map((word) => `”${word}”`).join(", ");
  return fieldError("UNREAD", `Beskrivningen av ${name} kan påstå något om hälsa: ${marked}. Läs den först.`, field);
}

/** Deletes a product; how often it was clicked stays counted. */
export const deleteProduct = (ctx: MediaContext, input: DeleteProductInput): Promise<DeleteProductPayload> =>
  deleteVersioned(ctx, PRODUCTS, input);

/** The category that a product goes into; it keeps its name and area until the transaction is over. */
const lockCategory = (manager: EntityManager, { category: slug }: EditedProduct): Promise<Category | null> =>
  manager.findOne(Category, { where: { slug }, lock: { mode: "pessimistic_read" } });

const NO_CATEGORY = fieldError("NOT_FOUND", "Kategorin finns inte. Välj en annan.", "category");
const NO_IMAGE = fieldError("NOT_FOUND", "Bilden finns inte i biblioteket. Välj en annan.", "imageUrl");
