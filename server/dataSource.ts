import type { DataSource } from "typeorm";
import { entities } from "./entities.ts";
import { openDataSource, type RequestConnections } from "./platform/database/dataSource.ts";

const migrationModules = import.meta.glob<Record<string, new () => never>>("../migrations/*.ts", { eager: true });

/**
 * The product's data source, with its tables and migrations, not yet connected.
 * @param url a postgres:// address, PostgreSQL 15 or later
 * @param requests for what answers requests; work that may take its time, as migrations, goes without
 */
export const createDataSource = (url: string, requests?: RequestConnections): DataSource =>
  openDataSource(url, {
    entities,
    migrations: Object.values(migrationModules).flatMap((module) => Object.values(module)),
    requests,
  });
