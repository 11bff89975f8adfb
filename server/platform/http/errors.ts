import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable, isStorageFull, RETRY_SECONDS, STORAGE_FULL, VisitorError } from "../errors.ts";

/** A failed request, in words for the visitor. */
export interface Failure {
  /** HTTP status. */
  status: number;
  /** Stable, e.g. 'TOO_MANY_REQUESTS'. */
  code: string;
  /** In Swedish. */
  message: string;
  requestId: string;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Renders the error page; without it visitors get the plain response for programs. */
    failurePage: { show?: (failure: Failure, reply: FastifyReply) => Promise<FastifyReply> };
  }
}

const BAD_REQUEST: [code: string, message: string] = [
  "BAD_REQUEST",
  "Vi förstod inte adressen. Kontrollera den, eller börja om från startsidan.",
];

const UNREADABLE_BODY = "Det som skickades gick inte att läsa.";

const CODES: Record<number, [code: string, message: string]> = {
  400: BAD_REQUEST,
  404: ["NOT_FOUND", "Sidan finns inte."],
  413: ["PAYLOAD_TOO_LARGE", "Förfrågan är för stor."],
  414: ["URI_TOO_LONG", "Adressen är för lång."],
  415: ["UNSUPPORTED_MEDIA_TYPE", "Innehållstypen stöds inte."],
  507: ["STORAGE_FULL", STORAGE_FULL],
  503: ["SERVICE_UNAVAILABLE", "Tjänsten går inte att nå just nu. Försök igen om en stund."],
};

/** Answers what was thrown: programs with a coded error, somebody who opened an address with a page. */
export function registerErrors(app: FastifyInstance): void {
  app.decorate("failurePage", {});
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { status, message, extensions } = describe(error, request);
    reply.code(status).header("cache-control", "no-store");
    if (extensions.retryAfter) reply.header("retry-after", extensions.retryAfter);
    const { show } = app.failurePage;
    if (show && opensAddress(request)) {
      return show({ status, code: extensions.code, message, requestId: request.id }, reply).catch((failed: Error) => {
        request.log.error({ stack: failed.stack }, "failed to render the error page");
        return reply.type("text/plain; charset=utf-8").send(message);
      });
    }
    return reply.send({ errors: [{ message, extensions: { ...extensions, requestId: request.id } }] });
  });
}

interface Description {
  status: number;
  message: string;
  /** `retryAfter`: seconds until it is worth trying again. */
  extensions: { code: string; retryAfter?: number };
}

/** Public message of an error; one that was not written for a visitor is masked, and logged when it is ours. */
function describe(error: FastifyError, request: FastifyRequest): Description {
  if (error instanceof VisitorError) {
    const { http, ...extensions } = error.extensions as { http: { status: number }; code: string };
    return { status: http.status, message: error.message, extensions };
  }
  const isUnavailable = isDatabaseUnavailable(error);
  const status = isUnavailable ? 503 : isStorageFull(error) ? 507 : (error.statusCode ?? 500);
  if (status >= 500 && !isUnavailable) request.log.error({ code: error.code, stack: error.stack }, "unexpected error");
  const [code, text] =
    CODES[status] ??
    (status < 500 ? BAD_REQUEST : ["INTERNAL_SERVER_ERROR", "Något gick fel hos oss. Försök igen senare."]);
  // Of what has a body, that is what could not be read.
  const message = code === "BAD_REQUEST" && request.method === "POST" ? UNREADABLE_BODY : text;
  return { status, message, extensions: { code, ...(status === 503 && { retryAfter: RETRY_SECONDS }) } };
}

/** A browser that opens an address or sends a form asks for HTML; programs and the site's own scripts do not. */
const opensAddress = ({ method, headers }: FastifyRequest): boolean =>
  ["GET", "HEAD", "POST"].includes(method) &&
  (/\btext\/html\b/.test(headers.accept ?? "") || headers["sec-fetch-dest"] === "document");
