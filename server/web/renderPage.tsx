import type { ApolloClient } from "@apollo/client";
import { type DocumentNode, execute, type GraphQLSchema, getOperationAST } from "graphql";
import type { Logger } from "pino";
import { createStaticHandler, isRouteErrorResponse, matchRoutes } from "react-router-dom";
import { closeClient, createClient } from "../../client/apollo/client.ts";
import { executorLink } from "../../client/apollo/executorLink.ts";
import { askGuestGraph } from "../../client/guest/guestGraph.ts";
import { personalOperation } from "../../client/guest/personalOperation.ts";
import { createRoutes, modulesOf, pageAliases, sitemapPaths } from "../../client/routes.tsx";
import { keepSite, shownSite } from "../../client/shell/site.ts";
import type { Site } from "../../schema/site.ts";
import { isOff } from "../../schema/siteAreas.ts";
import type { Context } from "../platform/graphql/context.ts";
import { type Cause, causeOf, logFailure, statusOf } from "../platform/graphql/failures.ts";
import { traced } from "../platform/tracing/traced.ts";
import type { PageAssets } from "./assets.ts";
import { type RenderedDocument, renderDocument } from "./renderDocument.tsx";

/** Whether a path is, or begins, one of the pages that the site has of its own. */
export { isRoutePath } from "../../client/routes.tsx";

/** The static public pages, for the sitemap. */
export const listedPaths: readonly string[] = sitemapPaths;

/** A page to render. */
export interface RenderRequest {
  /** Path and query as requested. */
  url: string;
  origin: string;
  schema: GraphQLSchema;
  context: Context;
  log: Pick<Logger, "error" | "warn">;
  assets(modules: readonly string[]): PageAssets;
  /** Renders it as if the site were open. */
  isOpen?: true;
}

/** A page, or where it is instead; `route` is its pattern in the route table, e.g. '/guider/:slug'. */
export type RenderedPage =
  | { kind: "redirect"; route: string; status: number; location: string }
  | (RenderedDocument & {
      kind: "page";
      route: string;
      status: number;
      /** Why data could not be read, the worst of it: the browser will retry, and the page is not cached. */
      failure: Cause | undefined;
    });

/**
 * Renders a page with its data. The route's loader asks the schema in-process; the Apollo cache
 * travels in the page as inert JSON, so that the browser repeats no query.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const url = new URL(`http://page.invalid${request.url}`);
  const path = url.pathname.replace(/(?<=.)\/$/, "");
  const alias = pageAliases.get(path);
  // A redirect to a part that is off is not found.
  if (alias && !isOff((await readOrLast(request.context)).areasOff, path))
    return { kind: "redirect", route: path, status: 301, location: alias + url.search };

  const failures = new Failures(request);
  const apollo: ApolloClient = createClient({
    isServer: true,
    link: executorLink(async (document, variables) => {
      const personal = personalOperation(document);
      // A guest's data is in the browser; the server shows how it begins, by the same rules.
      if (personal?.isForGuests && !request.context.actor) {
        return askGuestGraph(apollo, personal.area, document, variables);
      }
      const operation = getOperationAST(document);
      const said = {
        "graphql.operation.type": operation?.operation ?? "query",
        "graphql.operation.name": operation?.name?.value ?? "",
      };
      const result = await traced("graphql", said, async () =>
        execute({
          schema: request.schema,
          document,
          variableValues: variables,
          contextValue: request.context,
        }),
      );
      for (const error of result.errors ?? []) failures.add(error, document);
      if (result.errors?.length) throw result.errors[0];
      return result;
    }),
  });
  try {
    return await traced("render", {}, () => renderWith(apollo, request, url, failures));
  } finally {
    closeClient(apollo);
  }
}

async function renderWith(
  apollo: ApolloClient,
  request: RenderRequest,
  url: URL,
  failures: Failures,
): Promise<RenderedPage> {
  const read = await readOrLast(request.context);
  const site = request.isOpen ? { ...read, openedAt: read.openedAt ?? new Date() } : read;
  keepSite(apollo, site);
  const handler = createStaticHandler(createRoutes(apollo, (error) => failures.add(error)));
  const route = matchRoutes(handler.dataRoutes, url)?.at(-1)?.route.path ?? NOT_FOUND_PATH;
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    const location = context.headers.get("location");
    if (location) return { kind: "redirect", route, status: context.status, location };
    throw new Error(`the loader of ${url.pathname} returned status ${context.status}`);
  }
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) failures.add(error);
  const status = route === NOT_FOUND_PATH ? 404 : failures.worst ? statusOf(failures.worst) : context.statusCode;

  const document = renderDocument({
    apollo,
    origin: request.origin,
    site: shownSite(site),
    icon: site.icon,
    handler,
    context,
    assets: request.assets(modulesOf(context.matches.map(({ route }) => route.id))),
    state: { origin: request.origin, apollo: apollo.extract() },
  });
  return { kind: "page", route, status, ...document, failure: failures.worst ? causeOf(failures.worst) : undefined };
}

/** The site's settings as far as known: a page without its data is still rendered, but not cached. */
async function readOrLast(context: Context): Promise<Site> {
  return context.site.read(context).catch(() => {
    context.isPersonal = true;
    return context.site.last;
  });
}

/** The path of the catch-all route, which shows "not found". */
const NOT_FOUND_PATH = "*";

const SEVERITY: readonly Cause[] = ["visitor", "unavailable", "bug"];

/** Failures while a page was rendered; each is logged once, however it was passed on. */
class Failures {
  /** The one that says most about the page as a whole. */
  worst: unknown;
  private readonly seen = new Set<unknown>();

  constructor(private readonly request: Pick<RenderRequest, "log" | "context">) {}

  /** @param document the operation that failed, when it is known */
  add(error: unknown, document?: DocumentNode): void {
    for (let cause = error; cause; cause = (cause as Error).cause) if (this.seen.has(cause)) return;
    this.seen.add(error);
    const cause = causeOf(error);
    if (!this.worst || SEVERITY.indexOf(cause) > SEVERITY.indexOf(causeOf(this.worst))) this.worst = error;
    if (cause === "visitor") return;
    const { log, context } = this.request;
    const operationName = document && getOperationAST(document)?.name?.value;
    logFailure(log, error, { requestId: context.requestId, operationName }, "a page lacks its data");
  }
}
