import type { EntityManager } from "typeorm";
import { FEED_FIELDS, MAX_FEEDS, type ProductFeedFacts, productFeedSchema } from "../../../../schema/productFeeds.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import {
  createVersioned,
  deleteVersioned,
  editVersioned,
  insertUnlessTaken,
  type VersionedKind,
} from "../../editing/editVersioned.ts";
import { Category } from "../Category.ts";
import { SavedMapping } from "../transfer/SavedMapping.ts";
import { readFeed } from "./feedReads.ts";
import type {
  CreateProductFeedInput,
  CreateProductFeedPayload,
  DeleteProductFeedInput,
  DeleteProductFeedPayload,
  EditableProductFeed,
  UpdateProductFeedInput,
  UpdateProductFeedPayload,
} from "./feedTypes.ts";
import { ProductFeed } from "./ProductFeed.ts";

const TAKEN = fieldError("TAKEN", "Ett annat flöde heter redan så.", "name");

const factsOf = (row: ProductFeed): ProductFeedFacts => ({
  name: row.name,
  providerName: row.providerName,
  url: row.url,
  category: row.category?.slug ?? null,
  mapping: row.mapping?.name ?? null,
  preset: row.preset,
  filter: row.filter,
  showsNew: row.showsNew,
  hour: row.hour,
  isOn: row.isOn,
});

/** Feeds of products. */
export const FEEDS: VersionedKind<ProductFeed, ProductFeedFacts, EditableProductFeed, "feed"> = {
  entity: ProductFeed,
  type: "ProductFeed",
  payload: "feed",
  noun: "Flödet",
  opened: "det",
  fields: FEED_FIELDS,
  factsOf,
  subjectOf: (id, { name }) => ({ type: "PRODUCT_FEED", id: String(id), name }),
  read: readFeed,
  async lock(manager, id) {
    const row = await manager.findOne(ProductFeed, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!row) return null;
    row.category = row.categoryId === null ? null : await manager.findOneBy(Category, { id: row.categoryId });
    row.mapping = row.mappingId === null ? null : await manager.findOneBy(SavedMapping, { id: row.mappingId });
    return row;
  },
  stateOf: factsOf,
  takeBack: (ctx, { id, version }, facts: ProductFeedFacts) => updateProductFeed(ctx, { ...facts, id, version }),
};

const parse = (input: CreateProductFeedInput) =>
  parseInput(productFeedSchema, {
    ...input,
    category: input.category || null,
    mapping: input.mapping || null,
    preset: input.preset ?? null,
  });

/** Makes a feed, which is fetched at its hour from now on. */
export const createProductFeed = (ctx: Context, input: CreateProductFeedInput): Promise<CreateProductFeedPayload> =>
  createVersioned(ctx, FEEDS, parse(input), async (facts, manager) => {
    const columns = await columnsOf(manager, facts);
    if (columns.errors) return columns;
    if ((await manager.count(ProductFeed)) >= MAX_FEEDS)
      return { errors: fieldError("TOO_MUCH", `Det finns ${MAX_FEEDS} flöden redan. Ta bort något först.`) };
    return { facts, ...(await insertUnlessTaken(manager, ProductFeed, columns.value, TAKEN)) };
  });

/** Writes what an admin edited of a feed; its file is read anew the next time. */
export const updateProductFeed = (ctx: Context, input: UpdateProductFeedInput): Promise<UpdateProductFeedPayload> =>
  editVersioned(ctx, FEEDS, input, parse(input), async (facts, before, manager) => {
    const columns = await columnsOf(manager, facts);
    if (columns.errors) return columns;
    const other = await manager.findOneBy(ProductFeed, { name: facts.name });
    if (other && other.id !== before.id) return { errors: TAKEN };
    const isMoved = facts.hour !== before.hour || facts.isOn !== before.isOn;
    const fresh = { etag: null, lastModified: null, ...(isMoved && { scheduledAt: new Date() }) };
    return {
      after: facts,
      write: () => manager.update(ProductFeed, { id: before.id }, { ...columns.value, ...fresh }),
    };
  });

/** Deletes a feed and its runs; the products stay as they are. */
export const deleteProductFeed = (ctx: Context, input: DeleteProductFeedInput): Promise<DeleteProductFeedPayload> =>
  deleteVersioned(ctx, FEEDS, input, async ({ id }, manager) => {
    const going = await manager.query(
      "SELECT 1 FROM product_feed_run WHERE feed_id = $1 AND state IN ('PENDING', 'RUNNING')",
      [id],
    );
    return going.length > 0
      ? fieldError("IN_USE", "Flödet hämtas just nu. Vänta tills det är klart, eller avbryt det först.")
      : undefined;
  });

/** A feed's facts as they are stored, or what of them there is not. */
async function columnsOf(
  manager: EntityManager,
  { category, mapping, preset, ...facts }: ProductFeedFacts,
): Promise<{ value: Partial<ProductFeed>; errors?: undefined } | { errors: FieldError[] }> {
  const [row, saved] = await Promise.all([
    category === null ? null : manager.findOneBy(Category, { slug: category }),
    mapping === null ? null : manager.findOneBy(SavedMapping, { name: mapping }),
  ]);
  if (category !== null && !row)
    return { errors: fieldError("NOT_FOUND", "Kategorin finns inte. Välj en annan.", "category") };
  if (mapping !== null && !saved)
    return { errors: fieldError("NOT_FOUND", "Kopplingen finns inte. Välj en annan.", "mapping") };
  const says = saved?.mapping.columns.some(({ column }) => column === "category");
  if (!row && !says && preset !== "OWN") {
    const message = "Välj en kategori, eller en koppling som säger vilken kategori varje rad har.";
    return { errors: fieldError("INVALID", message, "category") };
  }
  // A mapping says by itself what the file is.
  return {
    value: { ...facts, categoryId: row?.id ?? null, mappingId: saved?.id ?? null, preset: saved ? null : preset },
  };
}
