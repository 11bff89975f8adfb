import { z } from "zod";
import { badInput } from "./errors.ts";

/** The most rows one page may have. */
export const MAX_PAGE_SIZE = 100;

/** What a list was asked for: how many rows, after which sort key. */
export interface Page<Key> {
  first: number;
  after: Key | undefined;
}

/** A page of rows with what a connection says of it. */
export interface Connection<Row> {
  /** Made when asked for: most clients take `nodes`, and cursors cost. */
  edges(): { cursor: string; node: Row }[];
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Parses `first` and `after`. A cursor holds the sort key of the row it stands for, so that the
 * next page is found by value (keyset), not by counting rows.
 * @throws BAD_USER_INPUT for a size outside 1–100 or a cursor that this list did not give
 */
export function parsePage<Key>(
  args: { first?: number | null; after?: string | null },
  keySchema: z.ZodType<Key>,
  defaultSize: number,
): Page<Key> {
  const first = args.first ?? defaultSize;
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE) {
    throw badInput("first", `Antalet måste vara mellan 1 och ${MAX_PAGE_SIZE}.`);
  }
  if (args.after === undefined || args.after === null) return { first, after: undefined };
  const key = keySchema.safeParse(decodeCursor(args.after));
  if (!key.success) throw badInput("after", "Vi tappade bort var i listan du var. Börja om från början.");
  return { first, after: key.data };
}

/**
 * Makes a connection of rows that were read with one more than asked.
 * @param keyOf the sort key of a row, as `parsePage` will get it back
 */
export function connectionOf<Row>(rows: Row[], first: number, keyOf: (row: Row) => unknown): Connection<Row> {
  const nodes = rows.length > first ? rows.slice(0, first) : rows;
  const last = nodes.at(-1);
  return {
    edges: () => nodes.map((node) => ({ node, cursor: encodeCursor(keyOf(node)) })),
    nodes,
    pageInfo: { hasNextPage: rows.length > first, endCursor: last === undefined ? null : encodeCursor(keyOf(last)) },
  };
}

const encodeCursor = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString("base64url");

function decodeCursor(cursor: string): unknown {
  if (cursor.length > 2_000) return undefined;
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

/** A row's number as clients give it, e.g. '12'; undefined for what cannot be one. */
export function parseId(id: string): number | undefined {
  const key = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
  return key !== undefined && key <= 2_147_483_647 ? key : undefined;
}
