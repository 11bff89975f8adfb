import type { DataSource } from "typeorm";
import type { Loaders } from "../../loaders.ts";
import type { Sql } from "../database/sql.ts";

/** Who is asking; nobody when signed out. */
export interface Actor {
  userId: string;
  roles: readonly string[];
}

/** What every resolver gets. */
export interface Context {
  actor: Actor | null;
  db: DataSource;
  sql: Sql;
  /** New for each request. */
  loaders: Loaders;
  requestId: string;
  /** Set by a resolver whose answer depends on who asks, so that it is never kept for others. */
  isPersonal: boolean;
}
