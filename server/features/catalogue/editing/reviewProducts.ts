import { type EntityManager, In } from "typeorm";
import { MAX_REVIEWED } from "../../../../schema/products.ts";
import { claimWordsIn } from "../../../../schema/rules/catalogue/claimWords.ts";
import { changesBetween, recordAudits } from "../../../platform/audit/recordAudit.ts";
import { badInput } from "../../../platform/errors.ts";
import { type FieldError, fieldError } from "../../../platform/graphql/fieldErrors.ts";
import { parseRowId } from "../../../platform/graphql/globalId.ts";
import { keepVersions } from "../../../platform/versions/versions.ts";
import { signedIn } from "../../accounts/sessions/signInService.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import { Category } from "../Category.ts";
import { mergeEdits } from "../offers/writeOffers.ts";
import { Product } from "../Product.ts";
import { fromProduct } from "../productFields.ts";
import { writeProducts } from "../productService.ts";
import { holdProviderNames } from "../providers/providerNames.ts";
import { readEditableProductsOf } from "./editableProducts.ts";
import type { ReviewedDescription, ReviewProductsInput, ReviewProductsPayload } from "./ProductReview.ts";
import { editedOf, PRODUCTS, unreadClaims } from "./productEditing.ts";

/**
 * Shows products that wait to be looked at, those of them that can be, in one transaction with a constant number of
 * statements. Each is recorded and kept as if it had been edited alone.
 * @throws BAD_USER_INPUT for too many, for one twice, and for identifiers of something else
 */
export async function reviewProducts(
  ctx: MediaContext,
  { products: wanted }: ReviewProductsInput,
): Promise<ReviewProductsPayload> {
  const { userId: actorId } = signedIn(ctx);
  if (wanted.length < 1 || wanted.length > MAX_REVIEWED)
    throw badInput("input.products", `Mellan 1 och ${MAX_REVIEWED} produkter kan visas på en gång.`);
  const ids = wanted.map(({ id }, place) => parseRowId(id, "Product", `input.products.${place}.id`));
  if (new Set(ids).size < ids.length) throw badInput("input.products", "Varje produkt kan anges en gång.");
  return ctx.db.transaction(async (manager) => {
    await holdProviderNames(manager);
    const stored = await lockProducts(manager, ids);
    const errors: FieldError[] = [];
    const shown: { before: Product; description: string }[] = [];
    for (const [place, { version, description }] of wanted.entries()) {
      const before = stored.get(ids[place] as number);
      const obstacle = obstacleTo(before, version, description, `products.${place}`);
      if (obstacle) errors.push(...obstacle);
      else if (before) {
        const isRemoved = description === "REMOVED" && claimWordsIn(before.description).length > 0;
        shown.push({ before, description: isRemoved ? "" : before.description });
      }
    }
    if (shown.length > 0) await show(manager, actorId, shown);
    return { products: await readEditableProductsOf(ctx, manager, ids), errors };
  });
}

async function lockProducts(manager: EntityManager, ids: number[]): Promise<Map<number, Product>> {
  const rows = await manager.find(Product, {
    where: { id: In(ids) },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Why one cannot be shown; undefined when it can. */
function obstacleTo(
  before: Product | undefined,
  version: number,
  description: ReviewedDescription,
  field: string,
): FieldError[] | undefined {
  if (!before) return fieldError("NOT_FOUND", "En av produkterna finns inte längre.", field);
  if (before.version !== version)
    return fieldError("OUTDATED", `${before.name} har ändrats av någon annan. Läs den igen.`, field);
  if (!before.awaitsReview) return fieldError("OUTDATED", `${before.name} väntar inte på granskning.`, field);
  return description === "UNMARKED" ? unreadClaims(before, field) : undefined;
}

/** Shows them, with the description that each shall have. */
async function show(
  manager: EntityManager,
  actorId: string,
  shown: readonly { before: Product; description: string }[],
): Promise<void> {
  const categories = new Map((await manager.find(Category)).map((category) => [category.id, category]));
  const changed = shown.map(({ before, description }) => {
    const after = { ...before, description, isAvailable: true, awaitsReview: false };
    const changes = changesBetween<Product>(before, after, ["isAvailable", "description"]);
    const category = categories.get(before.categoryId);
    if (!category) throw new Error("a product has no category");
    return {
      changes,
      after: { ...after, editedFields: editedOf(before, changes) },
      subject: PRODUCTS.subjectOf(before.id, before),
      state: fromProduct({ ...before, category }),
    };
  });
  await writeProducts(
    manager,
    changed.map(({ after }) => after),
  );
  await mergeEdits(
    manager,
    changed.map(({ after }) => after.id),
  );
  const entries = await recordAudits(
    manager,
    changed.map(({ subject, changes }) => ({ actorId, action: "CHANGED", subject, changes })),
  );
  await keepVersions(
    manager,
    "PRODUCT",
    changed.map(({ subject: { id, name }, state }, place) => ({ id, name, state, entryId: entries[place] as string })),
  );
}
