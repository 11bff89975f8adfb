import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { badInput } from "./errors.ts";
import type { PageInfo } from "./graphql/PageInfo.ts";

/** The most rows one page may have. */
export const MAX_PAGE_SIZE = 100;

/** Parsed pagination arguments: number of rows, and the sort key to start after. */
export interface Page<Key> {
  first: number;
  after: Key | undefined;
  /** Begins each cursor, so that no other list takes it. */
  list: string;
}

/** A page of rows with what a connection says of it. */
export interface Connection<Row> {
  /** Made when asked for: most clients take `nodes`, and cursors cost. */
  edges(): { cursor: string; node: Row }[];
  nodes: Row[];
  pageInfo: PageInfo;
}

/**
 * Parses `first` and `after`. A cursor holds the sort key of its row, so that the
 * next page is found by value (keyset), not by counting rows.
 * @param list the list's name and all arguments that decide what is in it and in which order; a cursor of another one
 * is refused
 * @param maxSize the most rows one page of it may have
 * @throws BAD_USER_INPUT for a size outside 1 to that or a cursor that this list did not give
 */
export function parsePage<Key>(
  args: { first?: number | null; after?: string | null },
  keySchema: z.ZodType<Key>,
  defaultSize: number,
  list: { name: string; [argument: string]: unknown },
  maxSize = MAX_PAGE_SIZE,
): Page<Key> {
  const first = args.first ?? defaultSize;
  if (!Number.isInteger(first) || first < 1 || first > maxSize) {
    throw badInput("first", `Antalet måste vara mellan 1 och ${maxSize}.`);
  }
  const page = { first, list: digestOf(list) };
  if (args.after === undefined || args.after === null) return { ...page, after: undefined };
  const [given, ...rest] = decodeCursor(args.after);
  const key = keySchema.safeParse(rest);
  if (given !== page.list || !key.success) {
    throw badInput("after", "Vi tappade bort var i listan du var. Börja om från början.");
  }
  return { ...page, after: key.data };
}

/**
 * Makes a connection of rows that were read with one more than asked.
 * @param keyOf the sort key of a row, as `parsePage` will get it back
 */
export function connectionOf<Row, Key extends unknown[]>(
  rows: Row[],
  { first, after, list }: Page<Key>,
  keyOf: (row: Row) => Key,
): Connection<Row> {
  const nodes = rows.length > first ? rows.slice(0, first) : rows;
  const cursorOf = (row: Row | undefined) => (row === undefined ? null : encodeCursor([list, ...keyOf(row)]));
  return {
    edges: () => nodes.map((node) => ({ node, cursor: encodeCursor([list, ...keyOf(node)]) })),
    nodes,
    pageInfo: {
      hasNextPage: rows.length > first,
      // Behind a cursor there is, or was, at least its own row.
      hasPreviousPage: after !== undefined,
      startCursor: cursorOf(nodes[0]),
      endCursor: cursorOf(nodes.at(-1)),
    },
  };
}

/** Short digest that identifies a list; null and undefined arguments hash alike. */
function digestOf(list: Record<string, unknown>): string {
  const text = JSON.stringify(list, (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => one !== null && one !== undefined)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
  const known = digests.get(text);
  if (known !== undefined) return known;
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  digests.set(text, digest);
  return digest;
}

/** Of recent lists: most requests are for the same few. */
const digests = new LRUCache<string, string>({
  max: 1_000,
  maxEntrySize: 2_000,
  sizeCalculation: ({ length }) => length,
});

const encodeCursor = (key: unknown[]): string => Buffer.from(JSON.stringify(key)).toString("base64url");

function decodeCursor(cursor: string): unknown[] {
  if (cursor.length > 2_000) return [];
  try {
    const key = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(key) ? key : [];
  } catch {
    return [];
  }
}
