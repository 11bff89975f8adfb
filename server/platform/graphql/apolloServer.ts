import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, Kind } from "graphql";
import type { Logger } from "pino";
import {
  isDatabaseUnavailable,
  isStorageFull,
  isTextUnusable,
  partOf,
  RETRY_SECONDS,
  STORAGE_FULL,
  VisitorError,
} from "../errors.ts";
import { annotate } from "../tracing/traced.ts";
import type { Context } from "./context.ts";
import { logFailure } from "./failures.ts";
import { LIMITS, limitRules } from "./limits.ts";
import { GRAPHQL_RESPONSE_TYPE, negotiatedType } from "./mediaTypes.ts";
import type { PersistedDocuments } from "./persistedDocuments.ts";
import { isPublicOperation } from "./publicField.ts";
import { writeAnswer } from "./rawJson.ts";
import { variableErrors } from "./variableErrors.ts";

/** Codes of errors that are about the request itself; their messages name nothing of ours. */
const REQUEST_ERRORS = new Set([
  "BAD_REQUEST",
  "BAD_USER_INPUT",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
]);

/** Status of an answer whose error is ours, by its code. */
const OUR_STATUS: Readonly<Record<string, number>> = {
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
};

/** Max-age of public responses for browsers and CDNs; the process's own cache is always current. */
export const PUBLIC_CACHE_CONTROL = "public, max-age=30, stale-while-revalidate=60";

/**
 * The GraphQL server, not yet started.
 * @param options.documents persisted queries, shared with the fast path for public ones
 * @param options.changesHeard waits until nothing is cached any longer that was committed over
 */
export function createApolloServer(options: {
  schema: GraphQLSchema;
  documents: PersistedDocuments;
  introspection: boolean;
  changesHeard: () => Promise<void>;
  log: Logger;
}): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema: options.schema,
    introspection: options.introspection,
    // Without introspection, errors do not suggest names either.
    hideSchemaDetailsFromClientErrors: !options.introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    validationRules: limitRules,
    parseOptions: { maxTokens: LIMITS.tokens },
    persistedQueries: { cache: options.documents, ttl: null },
    formatError,
    stringifyResult: writeAnswer,
    stopOnTerminationSignals: false,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (m) => options.log.warn(m),
      error: (m) => options.log.error(m),
    },
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), answerPlugin(options)],
  });
}

/** Sets cache headers and the status, gives masked errors their request id, and logs what is masked. */
function answerPlugin(options: Parameters<typeof createApolloServer>[0]): ApolloServerPlugin<Context> {
  const { schema, documents, changesHeard, log } = options;
  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation, queryHash }) {
          annotate({
            "graphql.operation.type": operation?.operation ?? "none",
            "graphql.operation.name": documents.nameOf(queryHash),
          });
        },
        async didEncounterErrors({ errors, contextValue, operationName }) {
          for (const error of errors) {
            const cause = unwrapResolverError(error);
            if (cause instanceof GraphQLError || isTextUnusable(cause)) continue;
            const { requestId } = contextValue;
            logFailure(log, error, { requestId, operationName }, "unexpected error in a resolver");
          }
        },
        async willSendResponse({ request, response, operation, contextValue }) {
          if (response.body.kind !== "single") return;
          // What an admin has changed must not come from a cache when they ask for it next.
          if (operation?.operation === "mutation" && contextValue.actor?.roles.length) await changesHeard();
          const { errors: reported, data } = response.body.singleResult;
          // Without a path no resolver ran: the variables do not fit.
          const isRefused =
            operation && reported?.some(({ path, extensions }) => !path && extensions?.code === "BAD_USER_INPUT");
          const refused = isRefused ? variableErrors(schema, operation, request.variables ?? {}) : [];
          const errors = refused.length > 0 ? refused : reported;
          if (errors?.length) {
            response.http.headers.set("cache-control", "no-store");
            response.body.singleResult.errors = errors.map((error) => {
              const code = error.extensions?.code;
              if (code === "BAD_REQUEST" || code === "BAD_USER_INPUT") response.http.status ??= 400;
              const status = OUR_STATUS[String(code)];
              if (!status) return error;
              response.http.status = status;
              return { ...error, extensions: { ...error.extensions, requestId: contextValue.requestId } };
            });
            const isPartial = data !== null && data !== undefined;
            if (isPartial && negotiatedType(request.http?.headers.get("accept")) === GRAPHQL_RESPONSE_TYPE) {
              // As its specification says: partial data is sent with 200, and the errors say what is missing.
              response.http.status = 200;
              return;
            }
            const waits = errors.map(({ extensions }) => Number(extensions?.retryAfter ?? 0));
            if (Math.max(...waits) > 0) response.http.headers.set("retry-after", String(Math.max(...waits)));
            return;
          }
          const isPublic =
            operation && isPublicOperation(schema, operation) && !contextValue.isPersonal && !contextValue.actor;
          response.http.headers.set("cache-control", isPublic ? PUBLIC_CACHE_CONTROL : "no-store");
        },
      };
    },
  };
  return plugin;
}

/** Lets through what was written for the one who asks, and masks everything else. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const code = String(formatted.extensions?.code);
  if (cause instanceof VisitorError) return formatted;
  if (cause instanceof GraphQLError && REQUEST_ERRORS.has(code)) {
    const { limit, stacktrace: _, ...extensions } = formatted.extensions ?? {};
    return { ...formatted, extensions: { ...extensions, code: limit ?? code } };
  }
  // Without a path no resolver ran: graphql-js or Apollo Server refused the operation itself.
  if (cause instanceof GraphQLError && !formatted.path && !cause.originalError) {
    return { message: formatted.message, extensions: { code: "BAD_REQUEST" } };
  }
  // A variable that was given as null where a condition wants a value is found by graphql-js while it runs.
  if (cause instanceof GraphQLError && cause.nodes?.[0]?.kind === Kind.VARIABLE) {
    return { message: cause.message, path: formatted.path, extensions: { code: "BAD_USER_INPUT" } };
  }
  if (isTextUnusable(cause)) {
    const message = "Texten innehåller ett tecken som inte går att använda.";
    return { message, path: formatted.path, extensions: { code: "BAD_USER_INPUT" } };
  }
  if (isStorageFull(cause))
    return { message: STORAGE_FULL, path: formatted.path, extensions: { code: "STORAGE_FULL" } };
  const part = partOf(cause);
  const named = part === undefined ? {} : { part };
  return isDatabaseUnavailable(cause)
    ? {
        message: "Tjänsten går inte att nå just nu. Försök igen om en stund.",
        path: formatted.path,
        extensions: { ...named, code: "SERVICE_UNAVAILABLE", retryAfter: RETRY_SECONDS },
      }
    : {
        message: "Något gick fel hos oss. Försök igen senare.",
        path: formatted.path,
        extensions: { ...named, code: "INTERNAL_SERVER_ERROR" },
      };
}
