import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseUrl } from "../../../schema/parseUrl.ts";
import { VisitorError } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { followLink } from "./mailedLinks/linkService.ts";

/** A key is short; a longer form is not ours. */
const MAX_FORM = 2_000;

/**
 * `POST /bekrafta`: the button of the page that a mailed link leads to. It does what the link is for and leads
 * to the root, which says so. It works without scripts, so it takes forms, which other
 * sites can send as well: those are refused.
 * @param origin where visitors reach the site
 */
export function registerAccountRoutes(
  app: FastifyInstance,
  origin: () => string,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  // Forms are parsed only here: other routes accept nothing that another site's form can send.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MAX_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post<{ Body: URLSearchParams | null }>("/bekrafta", async (request, reply) => {
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
      if (!isOwnForm(request, origin()))
        throw new VisitorError("FORBIDDEN", "Öppna länken i mejlet och tryck på knappen där.");
      const ctx = await createContext(request, reply);
      const outcome = await followLink(ctx, request.body?.get("nyckel") ?? "");
      return reply.redirect(`/?bekraftad=${outcome}`, 303);
    });
  });
}

/**
 * Whether a form was sent from one of our pages, by `Sec-Fetch-Site` or `Origin`. Our page has no referrer, so some
 * browsers send the origin 'null'. For these the key is the proof: no other site knows it.
 */
function isOwnForm({ headers, host }: FastifyRequest, ownOrigin: string): boolean {
  const from = headers["sec-fetch-site"];
  if (from) return from === "same-origin";
  const { origin } = headers;
  if (origin === undefined || origin === "null" || origin === ownOrigin) return true;
  return parseUrl(origin)?.host === host;
}
