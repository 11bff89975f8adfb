import type { EntityManager } from "typeorm";
import { categorySchema, FIXED_CATEGORIES, formatProductCount } from "../../../../schema/products.ts";
import { changesBetween, recordAudit } from "../../../platform/audit/recordAudit.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId } from "../../../platform/graphql/globalId.ts";
import { signedIn } from "../../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../../accounts/sessions/verification.ts";
import { Category } from "../Category.ts";
import type { Area } from "../catalogueEnums.ts";
import { Product } from "../Product.ts";
import { rewriteProducts } from "../productService.ts";
import type {
  CreateCategoryInput,
  CreateCategoryPayload,
  DeleteCategoryInput,
  DeleteCategoryPayload,
  EditableCategory,
  UpdateCategoryInput,
  UpdateCategoryPayload,
} from "./EditableCategory.ts";

const FACTS = ["area", "name", "slug", "description", "position"] as const;

const CHANGED =
  "Kategorin har ändrats sedan du öppnade den. Ingenting är sparat. Se vad som står där nu, och ändra igen.";
const GONE = "Kategorin finns inte längre.";
const TAKEN = "En annan kategori har det adressnamnet.";

/** All categories, area by area, with how many products they have; one statement. */
export const readEditableCategories = (ctx: Context): Promise<EditableCategory[]> => readCategories(ctx.db.manager);

/** @param id of the only one that is wanted; all of them without */
async function readCategories(manager: EntityManager, id: number | null = null): Promise<EditableCategory[]> {
  const rows: (Omit<EditableCategory, "id" | "isFixed"> & { id: number })[] = await manager.query(
    `SELECT c.id, c.area, c.name, c.slug, c.description, c.position, c.version, count(p.id)::int AS "productCount"
     FROM category c LEFT JOIN product p ON p.category_id = c.id
     WHERE $1::int IS NULL OR c.id = $1
     GROUP BY c.id ORDER BY c.area, CASE c.area WHEN 'TESTS' THEN c.position END, c.name, c.id`,
    [id],
  );
  return rows.map((row) => ({
    ...row,
    id: globalId("Category", row.id),
    isFixed: FIXED_CATEGORIES.includes(row.slug),
  }));
}

const readCategory = async (manager: EntityManager, id: number): Promise<EditableCategory | null> =>
  (await readCategories(manager, id))[0] ?? null;

/** Makes a category. */
export async function createCategory(ctx: Context, input: CreateCategoryInput): Promise<CreateCategoryPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(categorySchema, input);
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    const { identifiers } = await manager
      .createQueryBuilder()
      .insert()
      .into(Category)
      .values({ ...value, area: value.area as Area })
      .orIgnore()
      .execute();
    const id: number | undefined = identifiers[0]?.id;
    if (id === undefined) return { errors: fieldError("TAKEN", TAKEN, "slug") };
    await recordAudit(manager, {
      actorId: userId,
      action: "CREATED",
      subject: { type: "CATEGORY", id: value.slug, name: value.name },
    });
    return { category: await readCategory(manager, id), errors: [] };
  });
}

/**
 * Writes what an admin edited of a category, and what its products hold of it, unless it was changed meanwhile.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function updateCategory(ctx: Context, input: UpdateCategoryInput): Promise<UpdateCategoryPayload> {
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Category", "input.id");
  const { value, errors } = parseInput(categorySchema, input);
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    const before = await lockCategory(manager, id);
    if (!before) return { errors: fieldError("NOT_FOUND", GONE, "id") };
    const wrong = await validateChange(manager, before, { ...value, version: input.version });
    if (wrong) return { category: await readCategory(manager, id), errors: wrong };
    const changes = changesBetween<typeof value>(before, value, FACTS);
    if (changes.length > 0) {
      await manager.update(Category, { id }, { ...value, area: value.area as Area });
      // Their columns for searching hold its name.
      if (before.name !== value.name || before.slug !== value.slug) await rewriteProducts(manager, { categoryId: id });
      await recordAudit(manager, {
        actorId: userId,
        action: "CHANGED",
        subject: { type: "CATEGORY", id: value.slug, name: value.name },
        changes,
      });
    }
    return { category: await readCategory(manager, id), errors: [] };
  });
}

/** Why a category cannot become what an admin wants; undefined when it can. */
async function validateChange(
  manager: EntityManager,
  before: Category,
  wanted: { version: number; slug: string; area: string },
) {
  if (before.version !== wanted.version) return fieldError("OUTDATED", CHANGED);
  if (FIXED_CATEGORIES.includes(before.slug)) {
    if (wanted.slug !== before.slug)
      return fieldError("IN_USE", "Sidor länkar till adressnamnet. Det kan inte ändras.", "slug");
    if (wanted.area !== before.area)
      return fieldError("IN_USE", "Sidor länkar till kategorin. Området kan inte ändras.", "area");
  }
  if (wanted.area !== before.area) {
    const count = await manager.countBy(Product, { categoryId: before.id });
    if (count > 0) {
      return fieldError("IN_USE", `Kategorin har ${formatProductCount(count)}. Området kan inte ändras.`, "area");
    }
  }
  const other = wanted.slug !== before.slug && (await manager.findOneBy(Category, { slug: wanted.slug }));
  return other ? fieldError("TAKEN", TAKEN, "slug") : undefined;
}

/** Deletes a category that has no products. */
export async function deleteCategory(ctx: Context, input: DeleteCategoryInput): Promise<DeleteCategoryPayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Category", "input.id");
  return ctx.db.transaction(async (manager) => {
    // Locks the row: a product that is moved here meanwhile waits, and then finds no category.
    const category = await lockCategory(manager, id);
    if (!category) return { errors: fieldError("NOT_FOUND", GONE, "id") };
    if (category.version !== input.version) return { errors: fieldError("OUTDATED", CHANGED) };
    if (FIXED_CATEGORIES.includes(category.slug)) {
      return { errors: fieldError("IN_USE", "Sidor länkar till kategorin. Den kan inte tas bort.") };
    }
    const count = await manager.countBy(Product, { categoryId: id });
    if (count > 0) {
      const message = `Kategorin har ${formatProductCount(count)}. Flytta eller ta bort dem först.`;
      return { errors: fieldError("IN_USE", message) };
    }
    await manager.delete(Category, { id });
    await recordAudit(manager, {
      actorId: userId,
      action: "DELETED",
      subject: { type: "CATEGORY", id: category.slug, name: category.name },
    });
    return { deletedId: globalId("Category", id), errors: [] };
  });
}

const lockCategory = (manager: EntityManager, id: number): Promise<Category | null> =>
  manager.findOne(Category, { where: { id }, lock: { mode: "pessimistic_write" } });
