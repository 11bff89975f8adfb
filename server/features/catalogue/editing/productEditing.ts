import type { EntityManager } from "typeorm";
import type { FieldErrorCode } from "../../../../schema/fieldErrors.ts";
import { correctedPriceSchema, type EditedProduct, productSchema } from "../../../../schema/products.ts";
import { formatMoney } from "../../../../schema/rules/words/money.ts";
import { changesBetween, recordAudit } from "../../../platform/audit/recordAudit.ts";
import { type FieldError, fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId } from "../../../platform/graphql/globalId.ts";
import { signedIn } from "../../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../../accounts/sessions/verification.ts";
import { canShowImage } from "../../media/lockImage.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import { Category } from "../Category.ts";
import { Product } from "../Product.ts";
import { fromProduct, inputToForm, toProductInput } from "../productFields.ts";
import { writeProducts } from "../productService.ts";
import { holdProviderNames } from "../providers/providerNames.ts";
import { readEditableProduct } from "./editableProducts.ts";
import type {
  CheckProductInput,
  CorrectPriceInput,
  CreateProductInput,
  CreateProductPayload,
  DecideHeldPriceInput,
  DeleteProductInput,
  DeleteProductPayload,
  SetProductAvailabilityInput,
  UpdateProductInput,
  UpdateProductPayload,
} from "./productEditingInputs.ts";

const CHANGED =
  "Produkten har ändrats sedan du öppnade den. Ingenting är sparat. Se vad som står där nu, och ändra igen.";

/** Why a product was not written; thrown within a transaction to undo it. */
const rejected = (code: FieldErrorCode, message: string, field: string | null = null): { errors: FieldError[] } => ({
  errors: fieldError(code, message, field),
});
const gone = () => rejected("NOT_FOUND", "Produkten finns inte längre.", "id");

/** Makes a product. */
export async function createProduct(ctx: MediaContext, input: CreateProductInput): Promise<CreateProductPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(productSchema, inputToForm(input));
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    const category = await lockCategory(manager, value);
    if (!category) return noCategory();
    if (!(await canShowImage(manager, value.imageUrl ?? null, null))) return noImage();
    const [id] = await writeProducts(manager, [toProductInput(value, category)]);
    if (id === undefined) throw new Error("writeProducts returned no id for a new product");
    await recordAudit(manager, {
      actorId: userId,
      action: "CREATED",
      subject: { type: "PRODUCT", id: String(id), name: value.name },
    });
    return { product: await readEditableProduct(ctx, manager, id), errors: [] };
  });
}

/**
 * Writes what an admin edited of a product, unless it was changed meanwhile.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function updateProduct(ctx: MediaContext, input: UpdateProductInput): Promise<UpdateProductPayload> {
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Product", "input.id");
  const { value, errors } = parseInput(productSchema, inputToForm(input));
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    await holdProviderNames(manager);
    // Category before product: renaming a category locks in the same order.
    const category = await lockCategory(manager, value);
    const before = await lockProduct(manager, id);
    if (!before) return gone();
    const stands = async (errors: FieldError[]) => ({ product: await readEditableProduct(ctx, manager, id), errors });
    if (before.version !== input.version) return stands(fieldError("OUTDATED", CHANGED));
    if (!category) return stands(noCategory().errors);
    if (!(await canShowImage(manager, value.imageUrl ?? null, before.imageUrl))) return stands(noImage().errors);
    const was = await manager.findOneByOrFail(Category, { id: before.categoryId });
    const edited = toProductInput(value, category, before);
    const [old, now] = [
      { ...fromProduct({ ...before, category: was }), heldPrice: before.heldPrice },
      { ...fromProduct({ ...edited, category }), heldPrice: edited.heldPrice },
    ];
    const changes = changesBetween(old, now, Object.keys(old) as (keyof typeof old)[]);
    if (changes.length === 0) return stands([]);
    await writeProducts(manager, [edited]);
    await recordAudit(manager, {
      actorId: userId,
      action: "CHANGED",
      subject: { type: "PRODUCT", id: String(id), name: edited.name },
      changes,
    });
    return stands([]);
  });
}

/** Notes on which day somebody looked at a product's facts. */
export const checkProduct = (ctx: MediaContext, input: CheckProductInput): Promise<UpdateProductPayload> =>
  changeOne(ctx, input, { field: "checkedOn", column: "checkedAt", value: input.checkedOn ?? null });

/** Makes a price that waits the product's price, or drops it. */
export async function decideHeldPrice(ctx: MediaContext, input: DecideHeldPriceInput): Promise<UpdateProductPayload> {
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Product", "input.id");
  return ctx.db.transaction(async (manager) => {
    await holdProviderNames(manager);
    const before = await lockProduct(manager, id);
    if (!before) return gone();
    const stands = async (errors: FieldError[]) => ({ product: await readEditableProduct(ctx, manager, id), errors });
    if (before.version !== input.version) return stands(fieldError("OUTDATED", CHANGED));
    if (before.heldPrice === null) return stands(fieldError("NOT_FOUND", "Inget pris väntar längre."));
    const prices = { priceEstimate: input.isApproved ? before.heldPrice : before.priceEstimate, heldPrice: null };
    await writeProducts(manager, [{ ...before, ...prices }]);
    await recordAudit(manager, {
      actorId: userId,
      action: "CHANGED",
      subject: { type: "PRODUCT", id: String(id), name: before.name },
      changes: changesBetween(before, { ...before, ...prices }, ["priceEstimate", "heldPrice"]),
    });
    return stands([]);
  });
}

/** Corrects what was kept of a product's price since one day, or takes it out of the history. */
export async function correctPrice(ctx: MediaContext, input: CorrectPriceInput): Promise<UpdateProductPayload> {
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Product", "input.id");
  const { value, errors } = parseInput(correctedPriceSchema, { day: input.day, price: input.amount ?? null });
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    const product = await lockProduct(manager, id);
    if (!product) return gone();
    const stands = async (errors: FieldError[]) => ({ product: await readEditableProduct(ctx, manager, id), errors });
    const [kept] = await manager.query(
      "SELECT price_from AS price FROM product_price WHERE product_id = $1 AND day = $2",
      [id, value.day],
    );
    if (!kept) return stands(fieldError("NOT_FOUND", "Ingen prisändring är noterad den dagen.", "day"));
    const { price } = value;
    if (kept.price === price && price !== null) return stands([]);
    await manager.query(
      price === null
        ? "DELETE FROM product_price WHERE product_id = $1 AND day = $2"
        : "UPDATE product_price SET price_from = $3 WHERE product_id = $1 AND day = $2",
      price === null ? [id, value.day] : [id, value.day, price],
    );
    const inWords = (ore: number | null) => `${value.day}: ${ore === null ? "inget pris" : formatMoney(ore)}`;
    await recordAudit(manager, {
      actorId: userId,
      action: "CHANGED",
      subject: { type: "PRODUCT", id: String(id), name: product.name },
      changes: [{ field: "recordedPrice", before: inWords(kept.price), after: price === null ? null : inWords(price) }],
    });
    return stands([]);
  });
}

/** Shows or hides a product. */
export const setProductAvailability = (
  ctx: MediaContext,
  input: SetProductAvailabilityInput,
): Promise<UpdateProductPayload> =>
  changeOne(ctx, input, { field: "isAvailable", column: "isAvailable", value: input.isAvailable });

/** Changes one column that nothing is derived from. */
async function changeOne(
  ctx: MediaContext,
  input: { id: string; version: number },
  { field, column, value }: { field: string; column: "checkedAt" | "isAvailable"; value: string | boolean | null },
): Promise<UpdateProductPayload> {
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Product", "input.id");
  return ctx.db.transaction(async (manager) => {
    const before = await lockProduct(manager, id);
    if (!before) return gone();
    const isOutdated = before.version !== input.version;
    if (!isOutdated && before[column] !== value) {
      await manager.update(Product, { id }, { [column]: value });
      await recordAudit(manager, {
        actorId: userId,
        action: "CHANGED",
        subject: { type: "PRODUCT", id: String(id), name: before.name },
        changes: changesBetween({ [field]: before[column] }, { [field]: value }, [field]),
      });
    }
    return {
      product: await readEditableProduct(ctx, manager, id),
      errors: isOutdated ? fieldError("OUTDATED", CHANGED) : [],
    };
  });
}

/** Deletes a product; how often it was clicked stays counted. */
export async function deleteProduct(ctx: MediaContext, input: DeleteProductInput): Promise<DeleteProductPayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Product", "input.id");
  return ctx.db.transaction(async (manager) => {
    const before = await lockProduct(manager, id);
    if (!before) return gone();
    if (before.version !== input.version) {
      return { product: await readEditableProduct(ctx, manager, id), errors: fieldError("OUTDATED", CHANGED) };
    }
    await manager.delete(Product, { id });
    await recordAudit(manager, {
      actorId: userId,
      action: "DELETED",
      subject: { type: "PRODUCT", id: String(id), name: before.name },
    });
    return { deletedId: globalId("Product", id), errors: [] };
  });
}

const lockProduct = (manager: EntityManager, id: number): Promise<Product | null> =>
  manager.findOne(Product, { where: { id }, lock: { mode: "pessimistic_write" } });

/** The category that a product goes into; it keeps its name and area until the transaction is over. */
const lockCategory = (manager: EntityManager, { category: slug }: EditedProduct): Promise<Category | null> =>
  manager.findOne(Category, { where: { slug }, lock: { mode: "pessimistic_read" } });

const noCategory = () => rejected("NOT_FOUND", "Kategorin finns inte. Välj en annan.", "category");
const noImage = () => rejected("NOT_FOUND", "Bilden finns inte i biblioteket. Välj en annan.", "imageUrl");
