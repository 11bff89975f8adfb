import { badInput } from "../errors.ts";
import { parseRowId } from "./globalId.ts";

/** Rows that are wanted: by their identifiers, or by the numbers that addresses have. */
export interface WantedRows {
  ids?: readonly string[] | null | undefined;
  databaseIds?: readonly number[] | null | undefined;
}

/**
 * The numbers of rows that are wanted by the one or the other.
 * @param type what they are of, as in their identifiers
 * @returns each number once, in the order given, and the argument that they were given by
 * @throws BAD_USER_INPUT for both or neither, and for what is no identifier of the type
 */
export function rowNumbers(
  { ids, databaseIds }: WantedRows,
  type: string,
): { numbers: number[]; argument: "ids" | "databaseIds" } {
  if (Boolean(ids) === Boolean(databaseIds)) throw badInput("ids", "Ange antingen ids eller databaseIds.");
  if (databaseIds) return { numbers: [...new Set(databaseIds)], argument: "databaseIds" };
  return { numbers: [...new Set((ids ?? []).map((id) => parseRowId(id, type, "ids")))], argument: "ids" };
}

/**
 * The number of a row that is wanted by the one or the other.
 * @throws BAD_USER_INPUT as `rowNumbers`
 */
export function rowNumber(
  { id, databaseId }: { id?: string | null | undefined; databaseId?: number | null | undefined },
  type: string,
): number {
  if ((id ?? null) === null && typeof databaseId === "number") return databaseId;
  if (typeof id !== "string" || typeof databaseId === "number")
    throw badInput("id", "Ange antingen id eller databaseId.");
  return parseRowId(id, type, "id");
}
