import { execute, type GraphQLSchema } from "graphql";
import { createStaticHandler } from "react-router-dom";
import { createClient } from "../../client/apollo/client.ts";
import { executorLink } from "../../client/apollo/executorLink.ts";
import { createRoutes, modulesOf, pageAliases, sitemapPaths } from "../../client/routes.tsx";
import type { Context } from "../platform/graphql/context.ts";
import type { PageAssets } from "./assets.ts";
import { type RenderedDocument, renderDocument } from "./renderDocument.tsx";

/** The pages with one address each that search engines are told of. */
export const listedPaths: readonly string[] = sitemapPaths;

/** A page to render. */
export interface RenderRequest {
  /** Path and query as requested. */
  url: string;
  origin: string;
  schema: GraphQLSchema;
  context: Context;
  assets(modules: readonly string[]): PageAssets;
}

/** A page, or where it is instead. */
export type RenderedPage =
  | { kind: "redirect"; status: number; location: string }
  | (RenderedDocument & {
      kind: "page";
      status: number;
      /** False when data could not be read: the browser will try again, and nobody keeps the page. */
      isComplete: boolean;
    });

/**
 * Renders a page with its data. The route's loader asks the schema in-process; the Apollo cache
 * travels in the page as inert JSON, so that the browser repeats no query.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const url = new URL(`http://page.invalid${request.url}`);
  const alias = pageAliases.get(url.pathname.replace(/(?<=.)\/$/, ""));
  if (alias) return { kind: "redirect", status: 301, location: alias + url.search };

  let failed = false;
  const apollo = createClient({
    isServer: true,
    link: executorLink(async (document, variables) => {
      const result = await execute({
        schema: request.schema,
        document,
        variableValues: variables,
        contextValue: request.context,
      });
      if (result.errors?.length) {
        failed = true;
        throw result.errors[0];
      }
      return result;
    }),
  });

  const handler = createStaticHandler(createRoutes(apollo));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    const location = context.headers.get("location");
    if (location) return { kind: "redirect", status: context.status, location };
    throw new Error(`a loader answered ${url.pathname} with status ${context.status}`);
  }
  const status = context.matches.some(({ route }) => route.path === "*") ? 404 : failed ? 503 : context.statusCode;

  const document = renderDocument({
    apollo,
    origin: request.origin,
    handler,
    context,
    assets: request.assets(modulesOf(context.matches.map(({ route }) => route.id))),
    state: { origin: request.origin, apollo: apollo.extract(), failed },
  });
  return { kind: "page", status, ...document, isComplete: !failed };
}
