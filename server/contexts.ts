import type { FastifyRequest } from "fastify";
import { authenticate } from "./features/accounts/sessions.ts";
import type { ArticleContext } from "./features/articles/articleLoaders.ts";
import type { CatalogueContext } from "./features/catalogue/catalogueLoaders.ts";
import type { JourneyContext } from "./features/journey/journeyItems.ts";
import { createLoaders } from "./loaders.ts";
import { nobody, visitorOf } from "./platform/auth/visitor.ts";
import type { PublicArea } from "./platform/database/publicTables.ts";
import { noting, notingEntities } from "./platform/database/readAreas.ts";
import { givingUp, type Sql } from "./platform/database/sql.ts";
import { isDatabaseUnavailable, serviceAway, VisitorError } from "./platform/errors.ts";
import type { Contexts, Platform } from "./platform/graphql/context.ts";

/** What resolvers get, of every area; a new area that needs more adds itself here. */
export type AppContext = ArticleContext & CatalogueContext & JourneyContext;

/** What the whole process shares, of every area. */
export type AppPlatform = Platform & Pick<AppContext, "keptJourneyItems">;

/** @param platform what the whole process shares */
export function createContexts(platform: AppPlatform): Contexts<AppContext> {
  // One who waited for the database in vain waits no second time.
  const context = (requestId: string, statements = givingUp(platform.sql)): AppContext => {
    const readAreas = new Set<PublicArea>();
    const sql = noting(statements, readAreas);
    return {
      ...platform,
      db: notingEntities(platform.db, readAreas),
      sql,
      actor: null,
      visitor: nobody,
      loaders: createLoaders(sql),
      requestId,
      readAreas,
      isPersonal: false,
    };
  };
  const forRequest: Contexts<AppContext>["forRequest"] = async (request, reply) => {
    const visitor = visitorOf(request, reply, () => platform.origin().startsWith("https:"));
    const asking = context(request.id);
    const actor = await authenticate(asking, visitor).catch((error) => {
      reply.header("cache-control", "no-store");
      throw told(error, request);
    });
    return { ...asking, visitor, actor };
  };
  return {
    forEverybody: (requestId) => context(requestId),
    forRequest,
    forPage: (request, reply) =>
      forRequest(request, reply).catch((error) => {
        if (error.extensions?.code !== "SERVICE_UNAVAILABLE") throw error;
        // Not 'nobody': the browser must not take the visitor for signed out.
        return Object.defineProperty(context(request.id, away(error)), "actor", {
          get() {
            throw error;
          },
        });
      }),
  };
}

/** Statements of a request that knows already that they would wait in vain. */
const away = (error: Error): Sql => ({ prepared: () => Promise.reject(error), planned: () => Promise.reject(error) });

/** What may be said of why it could not be found out who asks; nobody masks it after this. */
function told(error: Error, { id: requestId, log }: FastifyRequest): VisitorError {
  if (error instanceof VisitorError) return error;
  if (isDatabaseUnavailable(error)) return serviceAway({ requestId });
  log.error({ stack: error.stack }, "it could not be found out who asks");
  return new VisitorError("INTERNAL_SERVER_ERROR", "Något gick fel hos oss. Försök igen senare.", { requestId });
}
