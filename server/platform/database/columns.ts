import type { DataSource, EntityTarget, ObjectLiteral } from "typeorm";

/** Columns of an entity: property name → column name. */
export const columnsOf = (db: DataSource, entity: EntityTarget<ObjectLiteral>): Map<string, string> =>
  new Map(db.getMetadata(entity).columns.map((column) => [column.propertyName, column.databaseName]));

/** All columns of an entity, for a SELECT of plain rows that have its properties. */
export const allColumns = (db: DataSource, entity: EntityTarget<ObjectLiteral>): string =>
  [...columnsOf(db, entity)].map(([property, column]) => `"${column}" AS "${property}"`).join(", ");
