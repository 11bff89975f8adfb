import type { FastifyRequest } from "fastify";
import { authenticate } from "./features/accounts/sessions/sessions.ts";
import type { AnalysisContext } from "./features/analyses/analysisWork.ts";
import type { ArticleContext } from "./features/articles/articleLoaders.ts";
import type { CatalogueContext } from "./features/catalogue/catalogueLoaders.ts";
import type { SearchContext } from "./features/catalogue/search/searchDictionary.ts";
import type { ContentContext } from "./features/content/contentService.ts";
import type { JourneyContext } from "./features/journey/journeyItems.ts";
import type { MediaContext } from "./features/media/mediaLoaders.ts";
import type { OperationsContext } from "./features/operations/OperationsResolver.ts";
import type { ProtocolContext } from "./features/protocols/protocolLoaders.ts";
import type { ReminderContext } from "./features/reminders/reminderService.ts";
import type { SupplierContext } from "./features/suppliers/collectionService.ts";
import { createLoaders } from "./loaders.ts";
import { anonymousVisitor, type Visitor, visitorOf } from "./platform/auth/visitor.ts";
import type { PublicArea } from "./platform/database/publicTables.ts";
import { trackingAreas, trackingEntityAreas } from "./platform/database/readAreas.ts";
import { failingFast, type Sql } from "./platform/database/sql.ts";
import { isDatabaseUnavailable, serviceUnavailable, VisitorError } from "./platform/errors.ts";
import { Asking, type Contexts, type Platform } from "./platform/graphql/context.ts";
import { publicTables } from "./publicTables.ts";

/** Context of resolvers, for every area; a new area that needs more adds itself here. */
export type AppContext = AnalysisContext &
  ArticleContext &
  CatalogueContext &
  ContentContext &
  JourneyContext &
  MediaContext &
  OperationsContext &
  ProtocolContext &
  ReminderContext &
  SearchContext &
  SupplierContext;

/** Services shared by the whole process, for every area. */
export type AppPlatform = Platform &
  Pick<
    AppContext,
    | "analyses"
    | "cachedCategories"
    | "cachedIsDemo"
    | "cachedJourneyItems"
    | "cachedJourneyTexts"
    | "pageLinks"
    | "checkSite"
    | "collecting"
    | "isRoute"
    | "library"
    | "push"
    | "dictionary"
  >;

/**
 * @param platform what the whole process shares
 * @param publicSql for what is the same for everybody; a replica may answer it
 */
export function createContexts(platform: AppPlatform, publicSql: Sql): Contexts<AppContext> {
  // Shared services are on the prototype: copying them takes a good part of the time of a cheap query.
  class AskingWithPlatform extends Asking {}
  Object.assign(AskingWithPlatform.prototype, platform);
  // A request that has timed out on the database does not wait for it again.
  const contextOf = (requestId: string, visitor: Visitor, statements = failingFast(platform.sql)): AppContext => {
    const readAreas = new Set<PublicArea>();
    const sql = trackingAreas(statements, publicTables, readAreas);
    const db = trackingEntityAreas(platform.db, publicTables, readAreas);
    const asking = new AskingWithPlatform({ visitor, actor: null }) as AskingWithPlatform & AppPlatform;
    return Object.assign(asking, { db, sql, loaders: createLoaders(sql), requestId, readAreas });
  };
  const forRequest: Contexts<AppContext>["forRequest"] = async (request, reply, failure) => {
    const visitor = visitorOf(request, reply, () => platform.origin().startsWith("https:"));
    const context = contextOf(request.id, visitor, failure ? unavailableSql(failure) : undefined);
    context.actor = await authenticate(context, visitor).catch((error) => {
      reply.header("cache-control", "no-store");
      throw toClientError(error, request);
    });
    return context;
  };
  return {
    forEverybody: (requestId, { isCurrent = false } = {}) =>
      contextOf(requestId, anonymousVisitor, failingFast(isCurrent ? platform.sql : publicSql)),
    forRequest,
    forPage: (request, reply) =>
      forRequest(request, reply).catch((error) => {
        if (error.extensions?.code !== "SERVICE_UNAVAILABLE") throw error;
        // Not null: the browser must not take the visitor for signed out.
        return Object.defineProperty(contextOf(request.id, anonymousVisitor, unavailableSql(error)), "actor", {
          get() {
            throw error;
          },
        });
      }),
  };
}

/** Statements of a request for which the database is known to be unavailable. */
const unavailableSql = (error: unknown): Sql => ({
  preparedQuery: () => Promise.reject(error),
  query: () => Promise.reject(error),
  boundedQuery: () => Promise.reject(error),
});

/** Maps an authentication failure to an error that is safe to send; nothing masks it after this. */
function toClientError(error: Error, { id: requestId, log }: FastifyRequest): VisitorError {
  if (error instanceof VisitorError) return error;
  if (isDatabaseUnavailable(error)) return serviceUnavailable({ requestId });
  log.error({ stack: error.stack }, "authentication failed unexpectedly");
  return new VisitorError("INTERNAL_SERVER_ERROR", "Något gick fel hos oss. Försök igen senare.", { requestId });
}
