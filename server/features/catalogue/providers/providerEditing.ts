import type { EntityManager } from "typeorm";
import { formatProductCount } from "../../../../schema/products.ts";
import { type EditedProvider, MAX_PROVIDER_SEARCH, providerSchema } from "../../../../schema/providers.ts";
import { providerPath } from "../../../../schema/rules/catalogue/productPath.ts";
import { foldLine } from "../../../../schema/rules/words/text.ts";
import { changesBetween, recordAudit } from "../../../platform/audit/recordAudit.ts";
import { badInput } from "../../../platform/errors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId } from "../../../platform/graphql/globalId.ts";
import { connectionOf, parsePage } from "../../../platform/pagination.ts";
import { signedIn } from "../../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../../accounts/sessions/verification.ts";
import {
  createVersioned,
  deleteVersioned,
  editVersioned,
  lockVersioned,
  type VersionedKind,
} from "../../editing/editVersioned.ts";
import { canShowImage } from "../../media/lockImage.ts";
import { Supplier } from "../../suppliers/Supplier.ts";
import { normaliseName } from "../../suppliers/supplierNames.ts";
import { ProductFeed } from "../feeds/ProductFeed.ts";
import { renameSeller } from "../offers/writeOffers.ts";
import { Product } from "../Product.ts";
import { rewriteProducts } from "../productService.ts";
import type {
  CreateProviderFromSupplierInput,
  CreateProviderInput,
  CreateProviderPayload,
  DeleteProviderInput,
  DeleteProviderPayload,
  EditableProvider,
  EditableProviderConnection,
  EditableProvidersArgs,
  MergeProviderInput,
  MergeProviderPayload,
  UpdateProviderInput,
  UpdateProviderPayload,
} from "./EditableProvider.ts";
import { Provider } from "./Provider.ts";
import { freeNames, lockProviderNames } from "./providerNames.ts";
import { keyOfProvider, NAME } from "./providerService.ts";

const DEFAULT_PAGE_SIZE = 25;

const TAKEN = fieldError(
  "TAKEN",
  "Det finns redan en leverantör med det namnet. Är det samma, så kan du slå ihop dem.",
  "name",
);
const NO_IMAGE = fieldError("NOT_FOUND", "Bilden finns inte i biblioteket. Välj en annan.", "logoUrl");

/** As the graph has it, but for the logo, which is read when it is asked for. */
const COLUMNS = `v.id, v.version, v.name, v.country, v.website, v.description, v.logo_url AS "logoUrl",
  to_json(v.former_names) AS "formerNames",
  (SELECT count(*)::int FROM product p WHERE p.provider_name = v.name) AS "productCount"`;
type Row = Omit<EditableProvider, "id" | "path" | "logo"> & { id: number };

const editableOf = (row: Row): EditableProvider =>
  ({ ...row, id: globalId("Provider", row.id), path: providerPath(row.name, row.id) }) as EditableProvider;

/**
 * A page of all providers, by name.
 * @throws BAD_USER_INPUT for a bad page, and for a search that is too long
 */
export async function readEditableProviders(
  ctx: Pick<Context, "db">,
  { search, ...args }: EditableProvidersArgs,
): Promise<EditableProviderConnection> {
  const wanted = foldLine(search ?? "").trim();
  if (wanted.length > MAX_PROVIDER_SEARCH)
    throw badInput("search", `Sökordet får vara högst ${MAX_PROVIDER_SEARCH} tecken.`);
  if (wanted.includes("\0")) throw badInput("search", "Sökordet innehåller ett tecken som inte går att använda.");
  const page = parsePage(args, keyOfProvider, DEFAULT_PAGE_SIZE, { name: "editableProviders", search: wanted });
  const MATCHES = `($1 = '' OR strpos(
    lower(concat_ws(' ', name, country, website, array_to_string(former_names, ' '))), $1) > 0)`;
  const [rows, [{ count }]]: [Row[], [{ count: number }]] = await Promise.all([
    ctx.db.query(
      `SELECT ${COLUMNS} FROM provider v
       WHERE ${MATCHES} AND ($2::text IS NULL OR (${NAME}, id) > ($2::text COLLATE "sv-SE-x-icu", $3::int))
       ORDER BY ${NAME}, id LIMIT $4`,
      [wanted, page.after?.[0] ?? null, page.after?.[1] ?? null, page.first + 1],
    ),
    ctx.db.query(`SELECT count(*)::int AS count FROM provider WHERE ${MATCHES}`, [wanted]),
  ]);
  const { edges, nodes, pageInfo } = connectionOf(rows.map(editableOf), page, ({ name, id }): [string, number] => [
    name,
    parseRowId(id, "Provider", "id"),
  ]);
  return { edges: edges(), nodes, pageInfo, totalCount: count };
}

async function readProvider(manager: EntityManager, id: number): Promise<EditableProvider | null> {
  const [row]: Row[] = await manager.query(`SELECT ${COLUMNS} FROM provider v WHERE v.id = $1`, [id]);
  return row ? editableOf(row) : null;
}

/** Who sells products. */
export const PROVIDERS: VersionedKind<Provider, EditedProvider, EditableProvider, "provider"> = {
  entity: Provider,
  type: "Provider",
  payload: "provider",
  noun: "Leverantören",
  opened: "den",
  fields: ["name", "country", "website", "description", "logoUrl"],
  subjectOf: (id, { name }) => ({ type: "PROVIDER", id: String(id), name }),
  read: readProvider,
  stateOf: ({ name, country, website, description, logoUrl }) => ({
    name,
    country: country ?? "",
    website: website ?? "",
    description,
    logoUrl: logoUrl ?? "",
  }),
  takeBack: (ctx, target, facts: CreateProviderInput) => updateProvider(ctx, { ...facts, ...target }),
  restored: async (manager, { name }) => void (await freeNames(manager, [name])),
  lockFirst: lockProviderNames,
};

/** Makes a provider. */
export const createProvider = (ctx: Context, input: CreateProviderInput): Promise<CreateProviderPayload> =>
  createVersioned(ctx, PROVIDERS, parseInput(providerSchema, input), async (value, manager) => {
    if (!(await canShowImage(manager, value.logoUrl, null))) return { errors: NO_IMAGE };
    return (await manager.existsBy(Provider, { name: value.name })) ? { errors: TAKEN } : insert(manager, value);
  });

async function insert(manager: EntityManager, facts: EditedProvider): Promise<{ key: number; facts: EditedProvider }> {
  const { identifiers } = await manager.insert(Provider, facts);
  await freeNames(manager, [facts.name]);
  return { key: identifiers[0]?.id, facts };
}

/** Makes a provider of what collecting found; one that is called the same but for its form of company is the same. */
export const createProviderFromSupplier = (
  ctx: Context,
  { supplierId }: CreateProviderFromSupplierInput,
): Promise<CreateProviderPayload> => {
  const id = parseRowId(supplierId, "Supplier", "input.supplierId");
  return createVersioned(ctx, PROVIDERS, { value: id }, async (id, manager) => {
    const supplier = await manager.findOneBy(Supplier, { id });
    if (!supplier)
      return { errors: fieldError("NOT_FOUND", "Den insamlade leverantören finns inte längre.", "supplierId") };
    const names: { id: number; name: string; all: string[] }[] = await manager.query(
      "SELECT id, name, to_json(former_names || name) AS all FROM provider ORDER BY id",
    );
    const known = [supplier.normalisedName, ...supplier.foundAs];
    const same = names.find(({ all }) => all.some((name) => known.includes(normaliseName(name))));
    if (same) {
      const errors = fieldError("TAKEN", `${same.name} finns redan bland leverantörerna.`, "supplierId");
      return { provider: await readProvider(manager, same.id), errors };
    }
    const { name, country, website } = supplier;
    return insert(manager, { name, country, website, description: "", logoUrl: null });
  });
};

/** Writes what an admin edited of a provider, and name and country in its products. */
export const updateProvider = (ctx: Context, input: UpdateProviderInput): Promise<UpdateProviderPayload> =>
  editVersioned(ctx, PROVIDERS, input, parseInput(providerSchema, input), async (after, before, manager) => {
    const isRenamed = after.name !== before.name;
    if (isRenamed && (await manager.existsBy(Provider, { name: after.name }))) return { errors: TAKEN };
    if (!(await canShowImage(manager, after.logoUrl, before.logoUrl))) return { errors: NO_IMAGE };
    return {
      after,
      write: async () => {
        if (isRenamed) await freeNames(manager, [after.name]);
        const formerNames = [...before.formerNames.filter((name) => name !== after.name), before.name];
        await manager.update(Provider, { id: before.id }, { ...after, ...(isRenamed && { formerNames }) });
        if (isRenamed || after.country !== before.country) await giveProducts(manager, before, after);
      },
    };
  });

/** Products of one provider become those of another: its name, and its country where they had that of the first. */
const giveProducts = async (
  manager: EntityManager,
  from: Pick<Provider, "name" | "country">,
  to: Pick<Provider, "name" | "country">,
): Promise<void> => {
  await renameSeller(manager, from.name, to.name);
  await rewriteProducts(manager, { providerName: from.name }, (product) => ({
    ...product,
    providerName: to.name,
    providerCountry:
      product.providerCountry === null || product.providerCountry === from.country
        ? (to.country ?? product.providerCountry)
        : product.providerCountry,
  }));
};

/** Makes a provider part of another, which gets its products, and to which its address leads from then on. */
export async function mergeProvider(ctx: Context, input: MergeProviderInput): Promise<MergeProviderPayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Provider", "input.id");
  const intoId = parseRowId(input.intoId, "Provider", "input.intoId");
  if (id === intoId) return { errors: fieldError("INVALID", "Välj en annan leverantör än den själv.", "intoId") };
  return ctx.db.transaction(async (manager) => {
    await lockProviderNames(manager);
    const { before: gone, errors } = await lockVersioned(manager, PROVIDERS, id, input);
    if (!gone || errors.length > 0) return { errors };
    const { before: stays } = await lockVersioned(manager, PROVIDERS, intoId, {});
    if (!stays)
      return { errors: fieldError("NOT_FOUND", "Leverantören som skulle vara kvar finns inte längre.", "intoId") };
    const count = await manager.countBy(Product, { providerName: gone.name });
    await giveProducts(manager, gone, stays);
    await manager.update(ProductFeed, { providerName: gone.name }, { providerName: stays.name });
    await manager.delete(Provider, { id });
    const formerNames = [...new Set([...stays.formerNames, ...gone.formerNames, gone.name])];
    await manager.update(
      Provider,
      { id: intoId },
      { formerNames, formerIds: [...stays.formerIds, ...gone.formerIds, id] },
    );
    await recordAudit(manager, {
      actorId: userId,
      action: "DELETED",
      subject: PROVIDERS.subjectOf(id, gone),
      changes: changesBetween<EditedProvider>(gone, null, PROVIDERS.fields),
    });
    await recordAudit(manager, {
      actorId: userId,
      action: "CHANGED",
      subject: PROVIDERS.subjectOf(intoId, stays),
      changes: [
        { field: "merged", before: null, after: gone.name },
        { field: "productCount", before: null, after: String(count) },
      ],
    });
    return { provider: await readProvider(manager, intoId), errors: [] };
  });
}

/** Deletes a provider that sells nothing, hidden products included. */
export const deleteProvider = (ctx: Context, input: DeleteProviderInput): Promise<DeleteProviderPayload> =>
  deleteVersioned(ctx, PROVIDERS, input, async ({ name }, manager) => {
    const count = await manager.countBy(Product, { providerName: name });
    if (count === 0) return undefined;
    const message = `${name} har ${formatProductCount(count)}, även de dolda räknade. Flytta eller ta bort dem först, eller slå ihop leverantören med en annan.`;
    return fieldError("IN_USE", message);
  });
