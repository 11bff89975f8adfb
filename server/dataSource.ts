import type { DataSource } from "typeorm";
import { entities } from "./entities.ts";
import { openDataSource, type RequestConnections } from "./platform/database/dataSource.ts";

const migrationModules = import.meta.glob<Record<string, new () => never>>("../migrations/*.ts", { eager: true });

const migrations = Object.values(migrationModules).flatMap((module) => Object.values(module));

/** Names of all migrations that this version has, oldest first. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

/**
 * The product's data source, with its tables and migrations, not yet connected.
 * @param url a postgres:// address, PostgreSQL 15 or later
 * @param requests for what answers requests; work that may take its time, as migrations, goes without
 * @param names the migrations that it knows, where that is not all of them
 */
export const createDataSource = (
  url: string,
  requests?: RequestConnections,
  names: readonly string[] = migrationNames,
): DataSource =>
  openDataSource(url, { entities, migrations: migrations.filter(({ name }) => names.includes(name)), requests });
