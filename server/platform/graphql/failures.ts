import { unwrapResolverError } from "@apollo/server/errors";
import type { Logger } from "pino";
import { isDatabaseUnavailable, isStorageFull, isTextUnusable, VisitorError } from "../errors.ts";

/** Why something failed: by what the visitor asked for, since something is away for now, or by a mistake of ours. */
export type Cause = "visitor" | "unavailable" | "bug";

/** @param error as GraphQL reports it, or as it was thrown */
export function causeOf(error: unknown): Cause {
  const cause = unwrapResolverError(error);
  if (isDatabaseUnavailable(cause) || isStorageFull(cause)) return "unavailable";
  if (isTextUnusable(cause)) return "visitor";
  if (!(cause instanceof VisitorError)) return "bug";
  const code = cause.extensions.code;
  if (code === "SERVICE_UNAVAILABLE") return "unavailable";
  return code === "INTERNAL_SERVER_ERROR" ? "bug" : "visitor";
}

/** The HTTP status of an error. */
export function statusOf(error: unknown): number {
  const cause = causeOf(error);
  if (cause === "bug") return 500;
  if (cause === "unavailable") return isStorageFull(unwrapResolverError(error)) ? 507 : 503;
  if (isTextUnusable(unwrapResolverError(error))) return 400;
  return (unwrapResolverError(error) as { extensions: { http: { status: number } } }).extensions.http.status;
}

/**
 * Logs an internal error: where it happened, never with which values. A bug is logged with
 * its stack, unavailability with its code only.
 */
export function logFailure(
  log: Pick<Logger, "error" | "warn">,
  error: unknown,
  where: { requestId: string; operationName: string | null | undefined },
  text: string,
): void {
  const { code, stack } = unwrapResolverError(error) as Error & { code?: string };
  if (causeOf(error) === "bug") log.error({ ...where, code, stack }, text);
  else log.warn({ ...where, code }, text);
}
