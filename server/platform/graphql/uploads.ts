import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from "fastify";
import processRequest from "graphql-upload/processRequest.mjs";
import { badInput, VisitorError } from "../errors.ts";
import type { Context, Contexts } from "./context.ts";
import { LIMITS } from "./limits.ts";
import { forbidden, isAdmin } from "./policy.ts";

/** Limits of uploads. */
export interface UploadLimits {
  files: number;
  /** Bytes of one. */
  fileSize: number;
  /** Bytes of all together. */
  total: number;
}

/** Room for the boundaries and headers of a request's parts, in bytes. */
const OVERHEAD = 100_000;

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

/** The same check that Apollo Server makes of what a form on another site could send. */
export const hasPreflightHeader = ({ headers }: FastifyRequest): boolean =>
  Boolean(headers["apollo-require-preflight"] || headers["x-apollo-operation-name"]);

/**
 * Lets operations come with files (GraphQL multipart request). Who sends them is asked before a byte of the body is read,
 * since everything after that writes to the disk: admins alone, and only from where a preflight was asked for. What was
 * written goes with the request, however it ends.
 * @param scope routes that take files; no others do
 * @returns the hook of such a route, and what was found out about who asks, to be used again
 */
export function acceptUploads<Made extends Context>(
  scope: FastifyInstance,
  contexts: Contexts<Made>,
  { files, fileSize, total }: UploadLimits,
): {
  preValidation: preValidationAsyncHookHandler;
  contextOf: Contexts<Made>["forRequest"];
} {
  const made = new WeakMap<FastifyRequest, Made>();
  // The body is left where it is.
  scope.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));
  return {
    async preValidation(request, reply) {
      // Without the header Apollo Server refuses it, as every such request.
      if (!isMultipart(request) || !hasPreflightHeader(request)) return;
      const context = await contexts.forRequest(request, reply);
      if (!context.actor) throw new VisitorError("UNAUTHENTICATED", "Logga in för att fortsätta.");
      if (!isAdmin(context.actor)) throw forbidden();
      if (Number(request.headers["content-length"] ?? 0) > total + LIMITS.body + OVERHEAD) throw tooMuch(files);
      made.set(request, context);
      const operation = await processRequest(request.raw, reply.raw, {
        maxFieldSize: LIMITS.body,
        maxFiles: files,
        // A file of exactly the size counts as too large.
        maxFileSize: fileSize + 1,
      }).catch((error: { status?: number }) => {
        throw error.status === 413 ? tooMuch(files) : unreadable();
      });
      if (hasGaps(operation)) throw unreadable();
      request.body = operation;
    },
    contextOf: async (request, reply, failure) => made.get(request) ?? contexts.forRequest(request, reply, failure),
  };
}

const tooMuch = (files: number): VisitorError =>
  new VisitorError("PAYLOAD_TOO_LARGE", `Förfrågan är för stor. Högst ${files} filer kan skickas åt gången.`);

const unreadable = (): VisitorError => badInput("map", "Filerna och det som de hör till gick inte att läsa.");

/** Whether a file was put far behind the others of its list, which would then be gone through to there. */
function hasGaps(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const there = Object.values(value);
  return (Array.isArray(value) && value.length !== there.length) || there.some(hasGaps);
}
