import { type EntityManager, In } from "typeorm";
import { changesBetween, recordAudit } from "../../../platform/audit/recordAudit.ts";
import { fieldError } from "../../../platform/graphql/fieldErrors.ts";
import { rowNumberOf } from "../../../platform/graphql/globalId.ts";
import { keepVersion, moveVersions } from "../../../platform/versions/versions.ts";
import { signedIn } from "../../accounts/sessions/signInService.ts";
import { readRows } from "../../editing/rows.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import { readEditableProduct } from "../editing/editableProducts.ts";
import { PRODUCTS } from "../editing/productEditing.ts";
import { forgetFiles } from "../feeds/feedStore.ts";
import { Product } from "../Product.ts";
import { holdProviderNames } from "../providers/providerNames.ts";
import type { MergeProductsInput } from "./MergeProductsInput.ts";
import type { MergeProductsPayload } from "./MergeProductsPayload.ts";
import { beginOffers, chooseOffers } from "./writeOffers.ts";

/**
 * Makes one product of two that have the same GTIN: the offers of the other become offers of the one that stays, whose
 * texts stay. Whoever watches the other's price watches this one's, its addresses lead here, and the rows of its feeds are
 * this one's. What it was can be brought back as any deleted product.
 */
export const mergeProducts = (ctx: MediaContext, input: MergeProductsInput): Promise<MergeProductsPayload> =>
  ctx.db.transaction(async (manager) => {
    const { userId: actorId } = signedIn(ctx);
    const [keptId, goneId] = [rowNumberOf(input.id, "Product"), rowNumberOf(input.otherId, "Product")];
    await holdProviderNames(manager);
    const rows = await manager.find(Product, {
      where: { id: In([keptId ?? 0, goneId ?? 0]) },
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    const kept = rows.find(({ id }) => id === keptId);
    const gone = rows.find(({ id }) => id === goneId);
    if (!kept || !gone) return { errors: fieldError("NOT_FOUND", "En av produkterna finns inte längre.", "otherId") };
    const product = () => readEditableProduct(ctx, manager, kept.id);
    if (kept.version !== input.version || gone.version !== input.otherVersion) {
      const message = "En av produkterna har ändrats sedan du öppnade den. Se vad som gäller nu.";
      return { product: await product(), errors: fieldError("OUTDATED", message) };
    }
    if (kept.gtin === null || kept.gtin !== gone.gtin || kept.providerName === gone.providerName) {
      const message = "Bara produkter hos olika säljare med samma GTIN kan bli en.";
      return { product: await product(), errors: fieldError("INVALID", message, "otherId") };
    }
    const state = await PRODUCTS.stateOf(gone, manager);
    // What belongs to it moves, but for what it has cost: brought back it is the product of one seller again.
    const stored = (await readRows(manager, Product, { id: gone.id }, PRODUCTS.parts)).filter(
      ({ table }) => table === "product" || table === "product_price",
    );
    await beginOffers(manager, [kept.id, gone.id]);
    await moveReferences(manager, kept.id, gone.id);
    const subject = PRODUCTS.subjectOf(gone.id, gone);
    await manager.delete(Product, { id: gone.id });
    const entryId = await recordAudit(manager, {
      actorId,
      action: "DELETED",
      subject,
      changes: changesBetween({ offer: gone.providerName }, { offer: `${kept.name}, ${kept.providerName}` }, ["offer"]),
    });
    const former = { type: subject.type, id: `${gone.id}#${entryId}` };
    await moveVersions(manager, { type: subject.type, id: String(gone.id) }, former.id);
    await keepVersion(manager, former, { name: subject.name, state, entryId, rows: stored });
    await chooseOffers(manager, [kept.id]);
    await recordAudit(manager, {
      actorId,
      action: "CHANGED",
      subject: PRODUCTS.subjectOf(kept.id, kept),
      changes: [{ field: "offer", before: null, after: `${gone.providerName}: ${gone.name}` }],
    });
    return { product: await product(), errors: [] };
  });

/** Whatever names one product names the other from now on. */
async function moveReferences(manager: EntityManager, kept: number, gone: number): Promise<void> {
  // What sending costs, and whose it is, stands in the files, which are read anew.
  for (const id of [kept, gone]) await forgetFiles(manager, id);
  await manager.query(
    `UPDATE product_offer o SET product_id = $1, is_own = false, is_shown = false
     WHERE product_id = $2 AND NOT EXISTS (
       SELECT FROM product_offer s WHERE s.product_id = $1 AND s.provider_name = o.provider_name)`,
    [kept, gone],
  );
  await manager.query("UPDATE product_feed_product SET row_hash = NULL WHERE product_id = $1", [kept]);
  await manager.query(
    `INSERT INTO product_feed_product (feed_id, product_id, missed)
     SELECT feed_id, $1, missed FROM product_feed_product WHERE product_id = $2 ON CONFLICT DO NOTHING`,
    [kept, gone],
  );
  await manager.query(
    `INSERT INTO price_watch (user_id, product_id, price, price_per, is_recurring, created_at, mail_queued_at)
     SELECT user_id, $1, price, price_per, is_recurring, created_at, mail_queued_at FROM price_watch
     WHERE product_id = $2 ON CONFLICT DO NOTHING`,
    [kept, gone],
  );
  await manager.query("UPDATE former_product SET product_id = $1 WHERE product_id = $2", [kept, gone]);
  await manager.query("INSERT INTO former_product (former_id, product_id) VALUES ($2, $1)", [kept, gone]);
}
