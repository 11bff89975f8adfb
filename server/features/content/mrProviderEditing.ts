import type { EntityManager } from "typeorm";
import type { AuditActionName } from "../../../schema/audit.ts";
import { type EditedMrProvider, mrPriceText, mrProviderSchema } from "../../../schema/mrProviders.ts";
import { dayOf } from "../../../schema/rules/words/days.ts";
import type { AuditChange } from "../../platform/audit/AuditEntry.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId } from "../../platform/graphql/globalId.ts";
import { requireRecentVerification } from "../accounts/sessions/verification.ts";
import type {
  CheckMrProviderInput,
  CreateMrProviderInput,
  CreateMrProviderPayload,
  DeleteMrProviderInput,
  DeleteMrProviderPayload,
  EditableMrProvider,
  UpdateMrProviderInput,
  UpdateMrProviderPayload,
} from "./EditableMrProvider.ts";
import { MrProvider } from "./MrProvider.ts";

/** Fields of the audit log's entry. */
const FIELDS = Object.keys(mrProviderSchema.shape) as (keyof EditedMrProvider)[];

const TAKEN = fieldError("TAKEN", "Det finns redan en leverantör med det namnet.", "name");
const GONE = fieldError("NOT_FOUND", "Leverantören finns inte längre.", "id");
const CHANGED = fieldError(
  "OUTDATED",
  "Leverantören har ändrats sedan du öppnade den. Ingenting är sparat. Se vad som står där nu, och ändra igen.",
);

/** Every provider as it is edited, by name; one statement. */
export async function readEditableMrProviders(ctx: Pick<Context, "db">): Promise<EditableMrProvider[]> {
  const providers = await ctx.db.getRepository(MrProvider).find({ order: { name: "ASC" } });
  return providers.map(forEditing);
}

/** Makes a provider. */
export async function createMrProvider(ctx: Context, input: CreateMrProviderInput): Promise<CreateMrProviderPayload> {
  const { value, errors } = parseInput(mrProviderSchema, input);
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    await lockNames(manager);
    if (await isTaken(manager, value.name)) return { errors: TAKEN };
    const { id } = await manager.save(manager.create(MrProvider, columnsOf(value)));
    const made = await manager.findOneByOrFail(MrProvider, { id });
    await record(ctx, manager, "CREATED", made, changesBetween(null, value, FIELDS));
    return { mrProvider: forEditing(made), errors: [] };
  });
}

/** Writes all fields of a provider. */
export async function updateMrProvider(ctx: Context, input: UpdateMrProviderInput): Promise<UpdateMrProviderPayload> {
  const { value, errors } = parseInput(mrProviderSchema, input);
  if (errors) return { errors };
  return change(ctx, input, async (manager, found) => {
    await lockNames(manager);
    return (await isTaken(manager, value.name, found.id)) ? { errors: TAKEN } : value;
  });
}

/** Says that a provider's facts were looked at today. */
export const checkMrProvider = (ctx: Context, input: CheckMrProviderInput): Promise<UpdateMrProviderPayload> =>
  change(ctx, input, async (_, found) => ({ ...factsOf(found), checkedOn: dayOf(new Date()) }));

/** Deletes a provider. What was counted of its link stays. */
export async function deleteMrProvider(ctx: Context, input: DeleteMrProviderInput): Promise<DeleteMrProviderPayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  return ctx.db.transaction(async (manager) => {
    const found = await lock(manager, input.id);
    if (!found) return { errors: GONE };
    if (found.version !== input.version) return { mrProvider: forEditing(found), errors: CHANGED };
    await manager.delete(MrProvider, { id: found.id });
    await record(ctx, manager, "DELETED", found, changesBetween(factsOf(found), null, FIELDS));
    return { deletedId: input.id, errors: [] };
  });
}

/**
 * Changes a provider that still is what was shown.
 * @param decide returns the new state, or why nothing is changed
 */
function change(
  ctx: Context,
  input: { id: string; version: number },
  decide: (manager: EntityManager, found: MrProvider) => Promise<EditedMrProvider | { errors: typeof TAKEN }>,
): Promise<UpdateMrProviderPayload> {
  return ctx.db.transaction(async (manager) => {
    const found = await lock(manager, input.id);
    if (!found) return { errors: GONE };
    if (found.version !== input.version) return { mrProvider: forEditing(found), errors: CHANGED };
    const wanted = await decide(manager, found);
    if ("errors" in wanted) return wanted;
    const changes = changesBetween(factsOf(found), wanted, FIELDS);
    if (changes.length === 0) return { mrProvider: forEditing(found), errors: [] };
    await manager.update(MrProvider, { id: found.id }, columnsOf(wanted));
    const changed = await manager.findOneByOrFail(MrProvider, { id: found.id });
    await record(ctx, manager, "CHANGED", changed, changes);
    return { mrProvider: forEditing(changed), errors: [] };
  });
}

const lock = (manager: EntityManager, id: string): Promise<MrProvider | null> =>
  manager.findOne(MrProvider, {
    where: { id: parseRowId(id, "MrProvider", "input.id") },
    lock: { mode: "pessimistic_write" },
  });

/** Two admins who give a name at once go one after the other; visitors go on reading. */
const lockNames = (manager: EntityManager) =>
  manager.query("SELECT pg_advisory_xact_lock(hashtext('mr_provider names'))");

async function isTaken(manager: EntityManager, name: string, ownId = 0): Promise<boolean> {
  const rows = await manager.query("SELECT 1 FROM mr_provider WHERE lower(name) = lower($1) AND id <> $2", [
    name,
    ownId,
  ]);
  return rows.length > 0;
}

const record = (
  ctx: Context,
  manager: EntityManager,
  action: AuditActionName,
  { id, name }: Pick<MrProvider, "id" | "name">,
  changes: AuditChange[],
): Promise<string> =>
  recordAudit(manager, {
    actorId: ctx.actor?.userId ?? null,
    action,
    subject: { type: "MR_PROVIDER", id: String(id), name },
    changes,
  });

/** What an admin edits, as columns: prices in öre. */
function columnsOf({ hasDoctorAnalysis, isFeatured, checkedOn, ...facts }: EditedMrProvider) {
  return {
    ...facts,
    priceRange: mrPriceText(facts.lowestPrice, facts.highestPrice),
    lowestPrice: facts.lowestPrice * 100,
    highestPrice: facts.highestPrice * 100,
    doctorAnalysis: hasDoctorAnalysis,
    featured: isFeatured,
    checkedAt: checkedOn,
  };
}

function factsOf(provider: MrProvider): EditedMrProvider {
  const { name, turnaroundTime, turnaroundDays, location, requiresPrescription } = provider;
  return {
    name,
    lowestPrice: Math.round(provider.lowestPrice / 100),
    highestPrice: Math.round(provider.highestPrice / 100),
    turnaroundTime,
    turnaroundDays,
    location,
    hasDoctorAnalysis: provider.doctorAnalysis,
    requiresPrescription,
    strengths: provider.strengths,
    weaknesses: provider.weaknesses,
    affiliateLink: provider.affiliateLink,
    isFeatured: provider.featured,
    checkedOn: provider.checkedAt,
  };
}

const forEditing = (provider: MrProvider): EditableMrProvider => ({
  ...factsOf(provider),
  id: globalId("MrProvider", provider.id),
  version: provider.version,
  priceEstimate: provider.priceRange,
});
