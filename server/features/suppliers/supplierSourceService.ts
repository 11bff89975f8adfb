import { MAX_SOURCES, supplierSourceSchema } from "../../../schema/suppliers.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId } from "../../platform/graphql/globalId.ts";
import type { SupplierContext } from "./collectionService.ts";
import { isPrivateUrl, PRIVATE_ADDRESS } from "./networkAddresses.ts";
import { SupplierSource } from "./SupplierSource.ts";
import type {
  AddSupplierSourceInput,
  AddSupplierSourcePayload,
  RemoveSupplierSourceInput,
  RemoveSupplierSourcePayload,
} from "./supplierInputs.ts";

/** The pages that collecting reads, by address. */
export const readSources = (ctx: Context): Promise<SupplierSource[]> =>
  ctx.db.manager.query(
    `SELECT s.id, s.url, s.kind, s.created_at AS "createdAt", u.full_name AS "addedByName"
     FROM supplier_source s LEFT JOIN users u ON u.id = s.added_by AND u.erased_at IS NULL
     ORDER BY s.url COLLATE "C"`,
  );

/**
 * Lists a page for collecting. One that leads into a private network is refused where that can be seen at once; what its
 * name leads to is looked at whenever it is fetched.
 */
export async function addSource(
  ctx: SupplierContext,
  input: AddSupplierSourceInput,
): Promise<AddSupplierSourcePayload> {
  const { value, errors } = parseInput(supplierSourceSchema, input);
  if (errors) return { errors };
  if (!ctx.collecting.allowsPrivateAddresses && isPrivateUrl(new URL(value.url)))
    return { errors: fieldError("INVALID", PRIVATE_ADDRESS, "url") };
  const actorId = ctx.actor?.userId ?? null;
  const isListed = await ctx.db.transaction(async (manager) => {
    await manager.query("LOCK TABLE supplier_source IN SHARE ROW EXCLUSIVE MODE");
    const known = await manager.findOneBy(SupplierSource, { url: value.url });
    if (!known && (await manager.count(SupplierSource)) >= MAX_SOURCES) return false;
    if (known?.kind === value.kind) return true;
    const { id } = await manager.save(manager.create(SupplierSource, { ...(known ?? { addedBy: actorId }), ...value }));
    await recordAudit(manager, {
      actorId,
      action: known ? "CHANGED" : "CREATED",
      subject: { type: "SUPPLIER_SOURCE", id: String(id), name: value.url },
      changes: changesBetween(known && { kind: known.kind }, { kind: value.kind }, ["kind"]),
    });
    return true;
  });
  if (!isListed)
    return {
      errors: fieldError("TOO_MUCH", `Högst ${MAX_SOURCES} sidor kan läggas till. Ta bort någon först.`, "url"),
    };
  const sources = await readSources(ctx);
  return { supplierSource: sources.find(({ url }) => url === value.url) ?? null, errors: [] };
}

/** Takes a page from the list. */
export async function removeSource(
  ctx: Context,
  input: RemoveSupplierSourceInput,
): Promise<RemoveSupplierSourcePayload> {
  const id = parseRowId(input.id, "SupplierSource", "input.id");
  const isRemoved = await ctx.db.transaction(async (manager) => {
    const source = await manager.findOne(SupplierSource, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!source) return false;
    await manager.delete(SupplierSource, { id });
    await recordAudit(manager, {
      actorId: ctx.actor?.userId ?? null,
      action: "DELETED",
      subject: { type: "SUPPLIER_SOURCE", id: String(id), name: source.url },
    });
    return true;
  });
  if (!isRemoved) return { errors: fieldError("NOT_FOUND", "Sidan är redan borttagen.", "id") };
  return { removedId: globalId("SupplierSource", id), errors: [] };
}
