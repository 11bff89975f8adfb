import type { DataSource } from "typeorm";
import type { JourneyItems } from "../../../schema/journey/categories.ts";
import type { Loaders } from "../../loaders.ts";
import type { RateLimits } from "../auth/rateLimits.ts";
import type { Tokens } from "../auth/tokens.ts";
import type { Visitor } from "../auth/visitor.ts";
import type { KeptUntilChange } from "../database/kept.ts";
import type { PublicArea } from "../database/publicTables.ts";
import type { Sql } from "../database/sql.ts";

/** Who is asking; nobody when signed out. */
export interface Actor {
  userId: string;
  sessionId: string;
  /** Empty also when the roles could not be looked up. */
  roles: readonly string[];
}

/** What the whole process shares. */
export interface Platform {
  db: DataSource;
  sql: Sql;
  tokens: Tokens;
  limits: RateLimits;
  /** What counts in the journey, as it is published now. */
  keptJourneyItems: KeptUntilChange<JourneyItems>;
  /** Where visitors reach the site, without a trailing slash. */
  origin(): string;
}

/** What every resolver gets. */
export interface Context extends Platform {
  actor: Actor | null;
  /** The browser or program that asks, and its cookies. */
  visitor: Visitor;
  /** New for each request. */
  loaders: Loaders;
  requestId: string;
  /** The areas of public content that were read so far: a kept answer is forgotten when one of them changes. */
  readAreas: Set<PublicArea>;
  /** Set by a resolver whose answer depends on who asks, so that it is never kept for others. */
  isPersonal: boolean;
}
