import { z } from "zod";
import { providerPath } from "../../../../schema/rules/catalogue/productPath.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { connectionOf, parsePage } from "../../../platform/pagination.ts";
import { PROVIDER_COLUMNS } from "../catalogueLoaders.ts";
import type { Provider } from "./Provider.ts";
import type { ProviderConnection, ProvidersArgs } from "./ProviderConnection.ts";

/** Providers of a page when nothing else is asked for. */
const DEFAULT_PAGE_SIZE = 100;

/** Providers in the sitemap. */
const LISTED_PROVIDERS = 1_000;

/** Names as Swedish sorts them. */
export const NAME = `name COLLATE "sv-SE-x-icu"`;

const IS_SELLING = "EXISTS (SELECT 1 FROM product p WHERE p.provider_name = provider.name AND p.is_available)";

/** What a cursor of providers says: name and number. */
export const keyOfProvider = z.tuple([
  z
    .string()
    .max(1_000)
    .refine((text) => !text.includes("\0")),
  z.number().int().min(1).max(2_147_483_647),
]);

/**
 * A page of those who sell something that is available, by name.
 * @throws BAD_USER_INPUT for a page that cannot be
 */
export async function listProviders(ctx: Pick<Context, "sql">, args: ProvidersArgs): Promise<ProviderConnection> {
  const page = parsePage(args, keyOfProvider, DEFAULT_PAGE_SIZE, { name: "providers" });
  const rows = await ctx.sql.preparedQuery<Provider>(
    `SELECT ${PROVIDER_COLUMNS} FROM provider
     WHERE ${IS_SELLING} AND ($1::text IS NULL OR (${NAME}, id) > ($1::text COLLATE "sv-SE-x-icu", $2::int))
     ORDER BY ${NAME}, id LIMIT $3`,
    [page.after?.[0] ?? null, page.after?.[1] ?? null, page.first + 1],
  );
  const { edges, nodes, pageInfo } = connectionOf(rows, page, ({ name, id }): [string, number] => [name, id]);
  return { edges: edges(), nodes, pageInfo };
}

/** Addresses of the pages of those who sell something. */
export async function readProviderAddresses(sql: Context["sql"]): Promise<{ path: string }[]> {
  const rows = await sql.preparedQuery<Pick<Provider, "id" | "name">>(
    `SELECT id, name FROM provider WHERE ${IS_SELLING} ORDER BY id LIMIT ${LISTED_PROVIDERS}`,
    [],
  );
  return rows.map(({ name, id }) => ({ path: providerPath(name, id) }));
}
