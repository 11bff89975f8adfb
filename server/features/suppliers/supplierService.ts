import type { EntityManager } from "typeorm";
import { z } from "zod";
import { foldLine } from "../../../schema/rules/words/text.ts";
import { SUPPLIER_FACT_NAMES, SUPPLIER_LABELS, type SupplierFact, supplierSchema } from "../../../schema/suppliers.ts";
import { changesBetween } from "../../platform/audit/recordAudit.ts";
import { badInput } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { connectionOf, parsePage } from "../../platform/pagination.ts";
import { deleteVersioned, editVersioned, type VersionedKind } from "../editing/editVersioned.ts";
import { type AdminsWords, collectedOf, factsOf, withWords, wordsOf } from "./mergeSupplier.ts";
import { Supplier, type SupplierConnection } from "./Supplier.ts";
import type {
  DeleteSupplierInput,
  DeleteSupplierPayload,
  SuppliersArgs,
  UpdateSupplierInput,
  UpdateSupplierPayload,
} from "./supplierInputs.ts";
import { normaliseName, usableName } from "./supplierNames.ts";
import { lockSuppliers, type SupplierState } from "./supplierStore.ts";

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

const TAKEN = fieldError("INVALID", "Det finns redan en leverantör med det namnet.", "name");
const UNUSABLE = fieldError("INVALID", "Namnet behöver minst två tecken, varav en bokstav.", "name");

/** What collecting found, and admins edit. */
export const SUPPLIERS: VersionedKind<Supplier, Pick<Supplier, SupplierFact>, Supplier, "supplier"> = {
  entity: Supplier,
  type: "Supplier",
  payload: "supplier",
  noun: "Leverantören",
  opened: "den",
  fields: SUPPLIER_FACT_NAMES,
  subjectOf: (id, { name }) => ({ type: "SUPPLIER", id: String(id), name }),
  read: (manager, id) => manager.findOneBy(Supplier, { id }),
  stateOf: ({ editedFields, foundAs, ...row }): SupplierState => ({ ...factsOf(row), editedFields, foundAs }),
  takeBack: (ctx, target, state: SupplierState) =>
    editVersioned(ctx, SUPPLIERS, target, { value: state }, async (value, before, manager) => {
      const decision = await writing(before, wordsOf(value), value.foundAs, manager);
      if (decision.errors) return decision;
      const { after } = decision;
      const told = ({ editedFields, ...facts }: typeof after | Supplier) => ({
        ...facts,
        editedFields: editedFields.map((fact) => SUPPLIER_LABELS[fact]),
      });
      return { after, changes: changesBetween(told(before), told(after), [...SUPPLIER_FACT_NAMES, "editedFields"]) };
    }),
  // What was collected is not taken back: it would be what collecting says by now.
  inWords: (state: SupplierState, _manager, row) => {
    const words = wordsOf(state);
    return Object.fromEntries(
      Object.entries(factsOf(withWords(collectedOf(row), words))).map(([fact, value]) => [
        fact,
        fact in words ? value : `${(Array.isArray(value) ? value.join(", ") : value) || "tomt"} (insamlat)`,
      ]),
    );
  },
  lockFirst: lockSuppliers,
};

/** Writes what an admin edited; what they changed is theirs from then on. */
export const updateSupplier = (ctx: Context, input: UpdateSupplierInput): Promise<UpdateSupplierPayload> =>
  editVersioned(ctx, SUPPLIERS, input, parseInput(supplierSchema, input), (value, before, manager) => {
    const edited = changesBetween<Record<SupplierFact, unknown>>(before, value, SUPPLIER_FACT_NAMES);
    const words = Object.fromEntries(edited.map(({ field }) => [field, value[field as SupplierFact]]));
    // Pages go on calling it what they did.
    const foundAs =
      normaliseName(value.name) === before.normalisedName
        ? before.foundAs
        : [...new Set([...before.foundAs, before.normalisedName])];
    return writing(before, { ...wordsOf(before), ...words }, foundAs, manager);
  });

/** What a supplier is when this is what an admin says of it. */
async function writing(before: Supplier, words: AdminsWords, foundAs: string[], manager: EntityManager) {
  const { sources, collected, editedFields, ...known } = withWords(collectedOf(before), words);
  if (!usableName(known.name)) return { errors: UNUSABLE };
  const normalisedName = normaliseName(known.name);
  const other = await manager.findOneBy(Supplier, { normalisedName });
  if (other && other.id !== before.id) return { errors: TAKEN };
  return { after: { ...factsOf(known), sources, collected, editedFields, normalisedName, foundAs } };
}

/** Deletes a supplier. */
export const deleteSupplier = (ctx: Context, input: DeleteSupplierInput): Promise<DeleteSupplierPayload> =>
  deleteVersioned(ctx, SUPPLIERS, input);
