import type { FastifyReply, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";
import type { RateLimits } from "../auth/rateLimits.ts";
import type { Tokens } from "../auth/tokens.ts";
import type { Visitor } from "../auth/visitor.ts";
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
  /** Where visitors reach the site, without a trailing slash. */
  origin(): string;
}

/** What every resolver gets; areas that need more of it extend it. */
export interface Context extends Platform {
  actor: Actor | null;
  /** The browser or program that asks, and its cookies. */
  visitor: Visitor;
  requestId: string;
  /** The areas of public content that were read so far: a kept answer is forgotten when one of them changes. */
  readAreas: Set<PublicArea>;
  /** Set by a resolver whose answer depends on who asks, so that it is never kept for others. */
  isPersonal: boolean;
}

/** Makes what resolvers get. */
export interface Contexts<Made extends Context = Context> {
  /** For an answer that is the same for everybody: nobody asks. */
  forEverybody(requestId: string): Made;
  /**
   * For a request, with who is asking.
   * @throws UNAUTHENTICATED for a native client whose access token is not good
   * @throws SERVICE_UNAVAILABLE when nobody can say who asks
   */
  forRequest(request: FastifyRequest, reply: FastifyReply): Promise<Made>;
  /** The same for a page, which also shows when the database is away: then nobody can say who asks. */
  forPage(request: FastifyRequest, reply: FastifyReply): Promise<Made>;
}
