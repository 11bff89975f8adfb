import { badInput } from "../errors.ts";

/**
 * The identifier of a thing among all things of the graph, opaque to clients.
 * @param type what it is one of, e.g. 'Product'
 * @param key identifies it within its type: a row's number, a slug
 */
export function globalId(type: string, key: string | number): string {
  const text = `${type}:${key}`;
  // A list has dozens; a buffer for each would be a good part of its garbage.
  if (text.length * 3 > scratch.length) return Buffer.from(text).toString("base64url");
  return scratch.toString("base64url", 0, scratch.write(text));
}

/** Buffer for decoding identifiers; a letter takes three bytes at most. */
const scratch = Buffer.alloc(1_024);

/** The type and key of an identifier; undefined for one that `globalId` did not make. */
export function readGlobalId(id: string): { type: string; key: string } | undefined {
  if (id.length > 300) return undefined;
  const text = Buffer.from(id, "base64url").toString("utf8");
  const [, type, key] = /^([A-Z][A-Za-z]*):(.+)$/s.exec(text) ?? [];
  // Only one spelling of an identifier is one, so that clients may compare them.
  return type && key && globalId(type, key) === id ? { type, key } : undefined;
}

/**
 * The number of a row by an identifier that must be of one type.
 * @param argument where it was given, e.g. 'filter.categoryId', for the error
 * @throws BAD_USER_INPUT for an identifier of another type, and for what is no identifier
 */
export function parseRowId(id: string, type: string, argument: string): number {
  const key = rowNumberOf(id, type);
  if (key === undefined) throw badInput(argument, "Det som efterfrågas finns inte.");
  return key;
}

/**
 * The key of a row that is named by a text, as a slug, by an identifier that must be of one type.
 * @param argument where it was given, for the error
 * @throws BAD_USER_INPUT for an identifier of another type, for what is no identifier, and for what no row can be named
 */
export function parseTextKey(id: string, type: string, argument: string): string {
  const found = readGlobalId(id);
  // PostgreSQL cannot hold it.
  if (found?.type !== type || found.key.includes("\0")) throw badInput(argument, "Det som efterfrågas finns inte.");
  return found.key;
}

/** The number of a row by an identifier that may be none, as one in an address may; undefined where it is none of this type. */
export function rowNumberOf(id: string, type: string): number | undefined {
  const found = readGlobalId(id);
  return found?.type === type ? parseRowNumber(found.key) : undefined;
}

/** A row's number as text, e.g. '12'; undefined for what cannot be one. */
export function parseRowNumber(text: string): number | undefined {
  const key = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return key !== undefined && key <= 2_147_483_647 ? key : undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a key can be a row's, where rows have UUIDs. */
export const isUuid = (key: string): boolean => UUID.test(key);
