import { catalogueMappingSchema, MAX_SAVED_MAPPINGS, mappingNameSchema } from "../../../../schema/catalogueMapping.ts";
import { z } from "../../../../schema/zod.ts";
import { recordAudit } from "../../../platform/audit/recordAudit.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { rowNumberOf } from "../../../platform/graphql/globalId.ts";
import type {
  DeleteCatalogueMappingInput,
  DeleteCatalogueMappingPayload,
  SaveCatalogueMappingInput,
  SaveCatalogueMappingPayload,
} from "./catalogueMappingTypes.ts";
import { shownMapping } from "./catalogueMappingTypes.ts";
import { mappingOf } from "./catalogueTransferService.ts";
import { SavedMapping } from "./SavedMapping.ts";

const savedSchema = z.object({ name: mappingNameSchema, mapping: catalogueMappingSchema });

/** Keeps a mapping by its name, in the place of what had that name before. */
export async function saveCatalogueMapping(
  ctx: Context,
  input: SaveCatalogueMappingInput,
): Promise<SaveCatalogueMappingPayload> {
  const parsed = parseInput(savedSchema, { ...input, mapping: mappingOf(input.mapping) });
  if (parsed.errors) return { mapping: null, errors: parsed.errors };
  const { name, mapping } = parsed.value;
  return ctx.db.transaction(async (manager) => {
    await manager.query("LOCK TABLE catalogue_mapping IN SHARE ROW EXCLUSIVE MODE");
    const before = await manager.findOneBy(SavedMapping, { name });
    if (!before && (await manager.count(SavedMapping)) >= MAX_SAVED_MAPPINGS) {
      const message = `Högst ${MAX_SAVED_MAPPINGS} kopplingar sparas. Ta bort en först.`;
      return { mapping: null, errors: fieldError("TOO_MUCH", message, "name") };
    }
    const { id } = await manager.save(SavedMapping, { ...before, name, mapping, savedAt: new Date() });
    await recordAudit(manager, {
      actorId: ctx.actor?.userId ?? null,
      action: before ? "CHANGED" : "CREATED",
      subject: { type: "CATALOGUE_MAPPING", id: String(id), name },
    });
    return { mapping: shownMapping(await manager.findOneByOrFail(SavedMapping, { id })), errors: [] };
  });
}

/** Deletes a mapping that was kept. */
export async function deleteCatalogueMapping(
  ctx: Context,
  input: DeleteCatalogueMappingInput,
): Promise<DeleteCatalogueMappingPayload> {
  const number = rowNumberOf(input.id, "SavedCatalogueMapping");
  return ctx.db.transaction(async (manager) => {
    const saved = number === undefined ? null : await manager.findOneBy(SavedMapping, { id: number });
    if (!saved) return { deletedId: null, errors: fieldError("NOT_FOUND", "Kopplingen finns inte längre.") };
    await manager.delete(SavedMapping, { id: saved.id });
    await recordAudit(manager, {
      actorId: ctx.actor?.userId ?? null,
      action: "DELETED",
      subject: { type: "CATALOGUE_MAPPING", id: String(saved.id), name: saved.name },
    });
    return { deletedId: input.id, errors: [] };
  });
}
