import { In } from "typeorm";
import type { Context } from "../../platform/graphql/context.ts";
import { type NodeSource, numbersOf } from "../../platform/graphql/Node.ts";
import { isAdmin } from "../../platform/graphql/policy.ts";
import { Supplier } from "./Supplier.ts";
import { SupplierCollection } from "./SupplierCollection.ts";
import { SupplierSource } from "./SupplierSource.ts";
import { readSources } from "./supplierSourceService.ts";

/** Rows of one kind for admins, by their numbers; others find none. */
async function forAdmins<Row extends { id: number }>(
  ctx: Context,
  keys: readonly string[],
  read: (ids: number[]) => Promise<Row[]>,
): Promise<ReadonlyMap<string, Row>> {
  const rows = isAdmin(ctx.actor) ? await read(numbersOf(keys)) : [];
  return new Map(rows.map((row) => [String(row.id), row]));
}

/** Nodes of collecting suppliers, for admins. */
export const supplierNodes: readonly NodeSource[] = [
  {
    name: "Supplier",
    types: ["Supplier"],
    keyOf: ({ id }: Supplier) => id,
    isPersonal: true,
    read: (ctx, keys) => forAdmins(ctx, keys, (ids) => ctx.db.getRepository(Supplier).findBy({ id: In(ids) })),
  },
  {
    name: "SupplierCollection",
    types: ["SupplierCollection"],
    keyOf: ({ id }: SupplierCollection) => id,
    isPersonal: true,
    read: (ctx, keys) =>
      forAdmins(ctx, keys, (ids) => ctx.db.getRepository(SupplierCollection).findBy({ id: In(ids) })),
  },
  {
    name: "SupplierSource",
    types: ["SupplierSource"],
    keyOf: ({ id }: SupplierSource) => id,
    isPersonal: true,
    read: (ctx, keys) =>
      forAdmins(ctx, keys, async (ids) => (await readSources(ctx)).filter(({ id }) => ids.includes(id))),
  },
];
