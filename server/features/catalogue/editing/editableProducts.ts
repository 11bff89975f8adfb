import type { EntityManager, SelectQueryBuilder } from "typeorm";
import { z } from "zod";
import { foldLine } from "../../../../schema/rules/words/text.ts";
import { badInput } from "../../../platform/errors.ts";
import { globalId, rowNumberOf } from "../../../platform/graphql/globalId.ts";
import { money } from "../../../platform/graphql/Money.ts";
import { connectionOf, parsePage } from "../../../platform/pagination.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import { readImage } from "../../media/readImage.ts";
import { Area, type SampleType, type SupplementForm } from "../catalogueEnums.ts";
import { isBroken } from "../links/linkStore.ts";
import { HAS_DUPLICATE } from "../offers/duplicates.ts";
import { Product } from "../Product.ts";
import { withoutSigns } from "../providers/nearNames.ts";
import type { EditableProduct, EditableProductConnection, RecordedPrice } from "./EditableProduct.ts";
import type { EditableProductsArgs } from "./productEditingInputs.ts";

const DEFAULT_PAGE_SIZE = 25;
const MAX_SEARCH = 100;

const keySchema: z.ZodType<[name: string, id: number]> = z.tuple([
  z
    .string()
    .max(1_000)
    .refine((name) => !name.includes("\0")),
  z.number().int().min(1).max(2_147_483_647),
]);

const withCategory = (manager: EntityManager): SelectQueryBuilder<Product> =>
  manager.createQueryBuilder(Product, "p").innerJoinAndSelect("p.category", "c");

/**
 * A page of all products, by name.
 * @throws BAD_USER_INPUT for a bad page, and for a search that is too long
 */
export async function readEditableProducts(
  ctx: MediaContext,
  { first, after, ...filter }: EditableProductsArgs,
): Promise<EditableProductConnection> {
  const search = foldLine(filter.search ?? "").trim();
  if (search.length > MAX_SEARCH) throw badInput("search", `Sökordet får vara högst ${MAX_SEARCH} tecken.`);
  const { name: nearName = "", providerName = "" } = filter.nearName ?? {};
  for (const [name, text] of Object.entries({ search, category: filter.category ?? "", nearName, providerName })) {
    if (text.includes("\0")) throw badInput(name, "Texten innehåller ett tecken som inte går att använda.");
  }
  const page = parsePage({ first, after }, keySchema, DEFAULT_PAGE_SIZE, {
    name: "editableProducts",
    ...filter,
    search,
  });
  const matching = () => filtered(withCategory(ctx.db.manager), { ...filter, search });
  const rows = matching()
    .orderBy("p.name")
    .addOrderBy("p.id")
    .limit(page.first + 1);
  if (page.after) {
    const [name, id] = page.after;
    rows.andWhere("(p.name, p.id) > (:name, CAST(:id AS int))", { name, id });
  }
  const [found, totalCount] = await Promise.all([rows.getMany(), matching().getCount()]);
  const { edges, nodes, pageInfo } = connectionOf(
    found.map((row) => toEditable(ctx, row)),
    page,
    (row): [string, number] => [row.name, row.databaseId],
  );
  return { edges: edges(), nodes, pageInfo, totalCount };
}

/** A condition of SQL: that a product is shown with a price of which nobody has said for long that it holds. */
export const HAS_OLD_PRICE = `p.is_available AND p.price_estimate IS NOT NULL AND coalesce(greatest(
    p.checked_at,
    (SELECT max(h.day) FROM product_price h WHERE h.product_id = p.id),
    (SELECT max(f.succeeded_at)::date FROM product_feed f JOIN product_feed_product fp ON fp.feed_id = f.id
     WHERE fp.product_id = p.id AND fp.missed = 0)
  ), '-infinity') < current_date - (SELECT old_price_days FROM site_settings)`;

function filtered(
  query: SelectQueryBuilder<Product>,
  {
    search,
    area,
    category,
    isAvailable,
    isFeatured,
    needsCheck,
    hasHeldPrice,
    awaitsReview,
    hasBrokenLink,
    hasOldPrice,
    hasWaitingOffer,
    hasDuplicate,
    nearName,
  }: Omit<EditableProductsArgs, "first" | "after">,
): SelectQueryBuilder<Product> {
  if (search) query.andWhere("strpos(lower(p.name || ' ' || p.provider_name), :search) > 0", { search });
  if (area) query.andWhere("p.area = :area", { area });
  if (category) query.andWhere("c.slug = :category", { category });
  if (isAvailable !== undefined && isAvailable !== null)
    query.andWhere("p.is_available = :isAvailable", { isAvailable });
  if (isFeatured !== undefined && isFeatured !== null) query.andWhere("p.is_featured = :isFeatured", { isFeatured });
  if (needsCheck) query.andWhere("(p.checked_at IS NULL OR p.checked_at < current_date - interval '1 year')");
  if (nearName) {
    const isNear = (column: string, text: string) =>
      `${withoutSigns(column)} = ${withoutSigns(`CAST(${text} AS text)`)}`;
    query.andWhere(`${isNear("p.name", ":nearName")} AND ${isNear("p.provider_name", ":nearProvider")}`, {
      nearName: nearName.name,
      nearProvider: nearName.providerName,
    });
    query.andWhere(`${withoutSigns("p.name")} <> ''`);
  }
  if (awaitsReview) query.andWhere("p.awaits_review");
  if (hasBrokenLink) query.andWhere(`p.is_available AND ${isBroken("p.affiliate_link")}`);
  if (hasOldPrice) query.andWhere(HAS_OLD_PRICE);
  if (hasWaitingOffer)
    query.andWhere(
      `EXISTS (SELECT FROM product_offer o WHERE o.product_id = p.id
         AND (o.state = 'WAITING' OR o.state = 'TIED' AND o.held_price IS NOT NULL))`,
    );
  if (hasDuplicate) query.andWhere(HAS_DUPLICATE);
  if (hasHeldPrice) query.andWhere("p.held_price IS NOT NULL");
  return query;
}

/**
 * A product as admins edit it; null when there is none.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function findEditableProduct(ctx: MediaContext, id: string): Promise<EditableProduct | null> {
  const number = rowNumberOf(id, "Product");
  return number === undefined ? null : readEditableProduct(ctx, ctx.db.manager, number);
}

/** A product by its number, read in the manager's transaction. */
export async function readEditableProduct(
  ctx: MediaContext,
  manager: EntityManager,
  id: number,
): Promise<EditableProduct | null> {
  const row = await withCategory(manager).where("p.id = :id", { id }).getOne();
  return row && toEditable(ctx, row);
}

/** Products by their numbers, read in the manager's transaction, in the order given; those that are gone are left out. */
export async function readEditableProductsOf(
  ctx: MediaContext,
  manager: EntityManager,
  ids: readonly number[],
): Promise<EditableProduct[]> {
  const rows = await withCategory(manager).where("p.id = ANY (:ids)", { ids }).getMany();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [toEditable(ctx, row)] : [];
  });
}

/** Changes of a price that are shown to correct them. */
const SHOWN_PRICES = 100;

/** What a product has cost, the latest change first. */
export async function readRecordedPrices(ctx: Pick<MediaContext, "db">, id: number): Promise<RecordedPrice[]> {
  const rows: { day: string; price: number | null; per: string | null }[] = await ctx.db.query(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, price_from AS price, price_per AS per FROM product_price
     WHERE product_id = $1 ORDER BY product_price.day DESC LIMIT ${SHOWN_PRICES}`,
    [id],
  );
  return rows.map(({ day, price, per }) => ({ day, price: price === null ? null : money(price), per }));
}

/** A stored product, read with its category, as the graph gives it to admins. */
function toEditable(ctx: MediaContext, row: Product): EditableProduct {
  const {
    category,
    biomarkers,
    goalReasons,
    testCategory,
    checkedAt,
    recommendationCriteria,
    offers: _,
    ...same
  } = row;
  return {
    ...same,
    id: globalId("Product", row.id),
    databaseId: row.id,
    category: category.slug,
    categoryName: category.name,
    contents: biomarkers,
    criteria: recommendationCriteria,
    goals: goalReasons,
    sampleType: row.area === Area.TESTS ? (row.sampleType as SampleType | null) : null,
    form: row.area === Area.SUPPLEMENTS ? (row.sampleType as SupplementForm | null) : null,
    kind: testCategory,
    testLocation: row.testLocationType,
    hasDoctorAnalysis: row.includesDoctorReview,
    requiresPrescription: row.needsReferral,
    checkedOn: checkedAt,
    // A promise is waited for where the field is asked for.
    image: readImage(ctx, row.imageUrl) as EditableProduct["image"],
  };
}
