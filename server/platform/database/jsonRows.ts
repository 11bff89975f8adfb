import { getMetadataArgsStorage } from "typeorm";

/**
 * The columns of an entity as a list for SELECT, named as its fields.
 * @param table alias of its table in the statement; none when absent
 * @param without names of fields that are left out
 */
export const namedColumns = (entity: new () => object, table?: string, without: readonly string[] = []): string =>
  getMetadataArgsStorage()
    .filterColumns(entity)
    .filter(({ propertyName }) => !without.includes(propertyName))
    .map(
      ({ propertyName, options }) =>
        `${table ? `${table}.` : ""}"${options.name ?? propertyName}" AS "${propertyName}"`,
    )
    .join(", ");

/** A list of rows as one value of JSON, so that a statement can read several lists. */
export const jsonList = (select: string): string => `(SELECT coalesce(json_agg(x), '[]') FROM (${select}) AS x)`;

/** An instant as PostgreSQL writes it in JSON, as ISO text in UTC. */
export const isoInstant = (instant: string): string => new Date(instant).toISOString();
