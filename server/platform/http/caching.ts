import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasSession } from "../auth/visitor.ts";
import { RETRY_SECONDS } from "../errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Built files and pictures: the same for everybody by their nature, and never with a cookie. */
    isFile?: boolean;
  }
}

/**
 * Has the last word on the caching of every response. One that sets a cookie, or answers an authenticated
 * request, is never stored; a public one varies by cookie, so that a shared cache does not serve it to a visitor
 * who has one; and one without a policy is not stored, where a cache would otherwise guess. Register after cookies.
 */
export function registerCaching(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, _body, done) => {
    const said = String(reply.getHeader("cache-control") ?? "");
    if (reply.hasHeader("set-cookie") || (isPersonal(request) && !isFile(request, reply))) {
      if (!said.includes("no-store")) reply.header("cache-control", "private, no-store");
    } else if (said === "") {
      reply.header("cache-control", "no-store");
    } else if (said.includes("public") && !isFile(request, reply)) {
      reply.header("vary", withCookie(String(reply.getHeader("vary") ?? "")));
    }
    if (reply.statusCode === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_SECONDS);
    done();
  });
}

/** Also for credentials of another layer, such as a password in front of the site. */
const isPersonal = (request: FastifyRequest): boolean =>
  hasSession(request) || request.headers.authorization !== undefined;

/** A file's route may also answer with a page, as when there is no such file. */
const isFile = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  routeOptions.config?.isFile === true && statusCode < 400;

const withCookie = (vary: string): string =>
  /\bcookie\b/i.test(vary) ? vary : [vary, "cookie"].filter(Boolean).join(", ");
