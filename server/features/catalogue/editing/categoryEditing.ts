import type { EntityManager } from "typeorm";
import { categorySchema, FIXED_CATEGORIES, formatProductCount } from "../../../../schema/products.ts";
import { changesBetween } from "../../../platform/audit/recordAudit.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { globalId } from "../../../platform/graphql/globalId.ts";
import {
  createVersioned,
  deleteVersioned,
  editVersioned,
  insertUnlessTaken,
  type VersionedKind,
} from "../../editing/editVersioned.ts";
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

const FACTS = ["area", "name", "slug", "description", "position"] as const satisfies (keyof Category)[];

type EditedCategory = Pick<Category, (typeof FACTS)[number]>;

const parse = (input: CreateCategoryInput) =>
  parseInput(
    categorySchema.transform((value) => ({ ...value, area: value.area as Area })),
    input,
  );

const TAKEN = fieldError("TAKEN", "En annan kategori har det adressnamnet.", "slug");

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

/** Categories of products. */
export const CATEGORIES: VersionedKind<Category, EditedCategory, EditableCategory, "category"> = {
  entity: Category,
  type: "Category",
  payload: "category",
  noun: "Kategorin",
  opened: "den",
  fields: [],
  subjectOf: (_, { slug, name }) => ({ type: "CATEGORY", id: slug, name }),
  read: async (manager, id) => (await readCategories(manager, id))[0] ?? null,
  stateOf: ({ area, name, slug, description, position }) => ({ area, name, slug, description, position }),
  takeBack: (ctx, target, facts: CreateCategoryInput) => updateCategory(ctx, { ...facts, ...target }),
};

/** Makes a category. */
export const createCategory = (ctx: Context, input: CreateCategoryInput): Promise<CreateCategoryPayload> =>
  createVersioned(ctx, CATEGORIES, parse(input), async (facts, manager) => ({
    facts,
    ...(await insertUnlessTaken(manager, Category, facts, TAKEN)),
  }));

/** Writes what an admin edited of a category, and what its products hold of it. */
export const updateCategory = (ctx: Context, input: UpdateCategoryInput): Promise<UpdateCategoryPayload> =>
  editVersioned(ctx, CATEGORIES, input, parse(input), async (after, before, manager) => {
    const errors = await validateChange(manager, before, after);
    if (errors) return { errors };
    return {
      after,
      changes: changesBetween<EditedCategory>(before, after, FACTS),
      write: async () => {
        const { id } = before;
        await manager.update(Category, { id }, after);
        // Their columns for searching hold its name.
        if (before.name !== after.name || before.slug !== after.slug)
          await rewriteProducts(manager, { categoryId: id });
      },
    };
  });

/** Why a category cannot become what an admin wants; undefined when it can. */
async function validateChange(manager: EntityManager, before: Category, wanted: EditedCategory) {
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
  return other ? TAKEN : undefined;
}

/** Deletes a category that has no products. */
export const deleteCategory = (ctx: Context, input: DeleteCategoryInput): Promise<DeleteCategoryPayload> =>
  // Whoever puts a product into it waits for the row, and then finds that it is gone.
  deleteVersioned(ctx, CATEGORIES, input, async ({ id, slug }, manager) => {
    if (FIXED_CATEGORIES.includes(slug))
      return fieldError("IN_USE", "Sidor länkar till kategorin. Den kan inte tas bort.");
    const count = await manager.countBy(Product, { categoryId: id });
    if (count === 0) return undefined;
    return fieldError("IN_USE", `Kategorin har ${formatProductCount(count)}. Flytta eller ta bort dem först.`);
  });
