import type { EntityManager } from "typeorm";
import { type EditedMrProvider, mrPriceText, mrProviderSchema } from "../../../schema/mrProviders.ts";
import { dayOf } from "../../../schema/rules/words/days.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { globalId } from "../../platform/graphql/globalId.ts";
import { createVersioned, deleteVersioned, editVersioned, type VersionedKind } from "../editing/editVersioned.ts";
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

const TAKEN = fieldError("TAKEN", "Det finns redan en leverantör med det namnet.", "name");
/** Who offers MR scans. */
export const MR_PROVIDERS: VersionedKind<MrProvider, EditedMrProvider, EditableMrProvider, "mrProvider"> = {
  entity: MrProvider,
  type: "MrProvider",
  payload: "mrProvider",
  noun: "Leverantören",
  opened: "den",
  fields: Object.keys(mrProviderSchema.shape) as (keyof EditedMrProvider)[],
  factsOf,
  subjectOf: (id, { name }) => ({ type: "MR_PROVIDER", id: String(id), name }),
  read: async (manager, id) => forEditing(await manager.findOneByOrFail(MrProvider, { id })),
  stateOf: (row) => ({ ...factsOf(row), affiliateLink: row.affiliateLink ?? "" }),
  takeBack: (ctx, target, facts: CreateMrProviderInput) => updateMrProvider(ctx, { ...facts, ...target }),
  // Two admins who give a name at once go one after the other; visitors go on reading.
  lockFirst: (manager) => manager.query("SELECT pg_advisory_xact_lock(hashtext('mr_provider names'))"),
};

/** Every provider as it is edited, by name; one statement. */
export async function readEditableMrProviders(ctx: Pick<Context, "db">): Promise<EditableMrProvider[]> {
  const providers = await ctx.db.getRepository(MrProvider).find({ order: { name: "ASC" } });
  return providers.map(forEditing);
}

/** Makes a provider. */
export const createMrProvider = (ctx: Context, input: CreateMrProviderInput): Promise<CreateMrProviderPayload> =>
  createVersioned(ctx, MR_PROVIDERS, parseInput(mrProviderSchema, input), async (facts, manager) => {
    if (await isTaken(manager, facts.name)) return { errors: TAKEN };
    return { key: (await manager.save(manager.create(MrProvider, columnsOf(facts)))).id, facts };
  });

/** Writes all that stands about a provider. */
export const updateMrProvider = (ctx: Context, input: UpdateMrProviderInput): Promise<UpdateMrProviderPayload> =>
  editVersioned(ctx, MR_PROVIDERS, input, parseInput(mrProviderSchema, input), async (after, { id }, manager) =>
    (await isTaken(manager, after.name, id)) ? { errors: TAKEN } : written(manager, id, after),
  );

/** Says that a provider's facts were looked at today. */
export const checkMrProvider = (ctx: Context, input: CheckMrProviderInput): Promise<UpdateMrProviderPayload> =>
  editVersioned(ctx, MR_PROVIDERS, input, { value: dayOf(new Date()) }, (checkedOn, before, manager) =>
    written(manager, before.id, { ...factsOf(before), checkedOn }),
  );

const written = (manager: EntityManager, id: number, after: EditedMrProvider) => ({
  after,
  write: () => manager.update(MrProvider, { id }, columnsOf(after)),
});

/** Deletes a provider. What was counted of its link stays. */
export const deleteMrProvider = (ctx: Context, input: DeleteMrProviderInput): Promise<DeleteMrProviderPayload> =>
  deleteVersioned(ctx, MR_PROVIDERS, input);

async function isTaken(manager: EntityManager, name: string, ownId = 0): Promise<boolean> {
  const rows = await manager.query("SELECT 1 FROM mr_provider WHERE lower(name) = lower($1) AND id <> $2", [
    name,
    ownId,
  ]);
  return rows.length > 0;
}

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
