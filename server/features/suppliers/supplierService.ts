import { z } from "zod";
import { foldLine } from "../../../schema/rules/words/text.ts";
import { SUPPLIER_FACT_NAMES, type SupplierFact, supplierSchema } from "../../../schema/suppliers.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import { badInput } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { parseRowId } from "../../platform/graphql/globalId.ts";
import { connectionOf, parsePage } from "../../platform/pagination.ts";
import { Supplier, type SupplierConnection } from "./Supplier.ts";
import type { SuppliersArgs, UpdateSupplierInput, UpdateSupplierPayload } from "./supplierInputs.ts";
import { normaliseName, usableName } from "./supplierNames.ts";
import { lockSuppliers } from "./supplierStore.ts";

const DEFAULT_PAGE_SIZE = 25;
const MAX_SEARCH = 100;

const keySchema: z.ZodType<[name: string, id: number]> = z.tuple([
  z
    .string()
    .max(200)
    .refine((name) => !name.includes("\0")),
  z.number().int().min(1).max(2_147_483_647),
]);

/**
 * A page of the suppliers, by name.
 * @throws BAD_USER_INPUT for a bad page, and for a search that is too long
 */
export async function readSuppliers(ctx: Context, { search, ...args }: SuppliersArgs): Promise<SupplierConnection> {
  const wanted = foldLine(search ?? "").trim();
  if (wanted.length > MAX_SEARCH) throw badInput("search", `Sökordet får vara högst ${MAX_SEARCH} tecken.`);
  if (wanted.includes("\0")) throw badInput("search", "Sökordet innehåller ett tecken som inte går att använda.");
  const page = parsePage(args, keySchema, DEFAULT_PAGE_SIZE, { name: "suppliers", search: wanted });
  const matching = () =>
    ctx.db
      .getRepository(Supplier)
      .createQueryBuilder("s")
      .where(
        `(:wanted = '' OR strpos(lower(concat_ws(' ', s.name, s.country, array_to_string(s.categories || s.specialisations, ' '))), :wanted) > 0)`,
        { wanted },
      );
  const [name, id] = page.after ?? [null, null];
  const [rows, totalCount] = await Promise.all([
    matching()
      .andWhere("(CAST(:name AS text) IS NULL OR (s.name, s.id) > (:name, CAST(:id AS int)))", { name, id })
      .orderBy("s.name")
      .addOrderBy("s.id")
      .limit(page.first + 1)
      .getMany(),
    matching().getCount(),
  ]);
  const { edges, nodes, pageInfo } = connectionOf(rows, page, (row): [string, number] => [row.name, row.id]);
  return { edges: edges(), nodes, pageInfo, totalCount };
}

const TAKEN = "Det finns redan en leverantör med det namnet.";
const CHANGED =
  "Leverantören har ändrats sedan du öppnade den. Ingenting är sparat. Se vad som står där nu, och ändra igen.";

/** Writes what an admin edited; what they changed is theirs from then on. */
export async function updateSupplier(ctx: Context, input: UpdateSupplierInput): Promise<UpdateSupplierPayload> {
  const id = parseRowId(input.id, "Supplier", "input.id");
  const { value, errors } = parseInput(supplierSchema, input);
  if (errors) return { errors };
  const normalisedName = normaliseName(value.name);
  if (!usableName(value.name))
    return { errors: fieldError("INVALID", "Namnet behöver minst två tecken, varav en bokstav.", "name") };
  return ctx.db.transaction(async (manager) => {
    await lockSuppliers(manager);
    const supplier = await manager.findOneBy(Supplier, { id });
    if (!supplier) return { errors: fieldError("NOT_FOUND", "Leverantören finns inte längre.", "id") };
    if (supplier.version !== input.version) return { supplier, errors: fieldError("OUTDATED", CHANGED) };
    const before = { ...supplier };
    const changes = changesBetween<Record<SupplierFact, unknown>>(before, value, SUPPLIER_FACT_NAMES);
    if (changes.length === 0) return { supplier, errors: [] };
    const other = await manager.findOneBy(Supplier, { normalisedName });
    if (other && other.id !== id) return { supplier, errors: fieldError("INVALID", TAKEN, "name") };
    const edited = changes.map(({ field }) => field as SupplierFact);
    // Pages go on calling it what they did.
    const foundAs = normalisedName === supplier.normalisedName ? [] : [supplier.normalisedName];
    Object.assign(supplier, value, {
      normalisedName,
      foundAs: [...new Set([...supplier.foundAs, ...foundAs])],
      editedFields: SUPPLIER_FACT_NAMES.filter((fact) => supplier.editedFields.includes(fact) || edited.includes(fact)),
      sources: Object.fromEntries(
        Object.entries(supplier.sources).filter(([fact]) => !edited.includes(fact as SupplierFact)),
      ),
      version: supplier.version + 1,
    });
    await manager.save(supplier);
    await recordAudit(manager, {
      actorId: ctx.actor?.userId ?? null,
      action: "CHANGED",
      subject: { type: "SUPPLIER", id: String(id), name: supplier.name },
      changes,
    });
    return { supplier, errors: [] };
  });
}
