import { GraphQLError } from "graphql";

/** Stable codes a client can rely on, in `extensions.code`. */
export type ErrorCode =
  | "BAD_USER_INPUT"
  | "QUERY_TOO_COSTLY"
  | "FORBIDDEN"
  | "SECOND_FACTOR_MISSING"
  | "UNAUTHENTICATED"
  | "NOT_FOUND"
  | "NOT_ACCEPTABLE"
  | "PAYLOAD_TOO_LARGE"
  | "TOO_MANY_REQUESTS"
  | "TOO_MUCH"
  | "STORAGE_FULL"
  | "SERVICE_UNAVAILABLE"
  | "INTERNAL_SERVER_ERROR";

const STATUS: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  QUERY_TOO_COSTLY: 400,
  FORBIDDEN: 403,
  SECOND_FACTOR_MISSING: 403,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  NOT_ACCEPTABLE: 406,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  TOO_MUCH: 409,
  STORAGE_FULL: 507,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** Default of Retry-After, in seconds. */
export const RETRY_SECONDS = 5;

/**
 * An error whose message was written for a visitor; every other one is masked. One that passes by itself says in
 * `extensions.retryAfter` after how many seconds it is worth trying again.
 */
export class VisitorError extends GraphQLError {
  constructor(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) {
    const wait = code === "SERVICE_UNAVAILABLE" ? { retryAfter: RETRY_SECONDS } : {};
    super(message, { extensions: { ...wait, ...extensions, code, http: { status: STATUS[code] } } });
  }
}

/**
 * Input that cannot be used.
 * @param field the argument it is about, e.g. 'filter.search'
 * @param message Swedish, for a visitor
 */
export const badInput = (field: string, message: string): VisitorError =>
  new VisitorError("BAD_USER_INPUT", message, { field });

/** The client takes none of the types that the graph answers in. */
export const notAcceptable = (): VisitorError =>
  new VisitorError("NOT_ACCEPTABLE", "Svaret finns bara som application/graphql-response+json och application/json.");

/** A dependency cannot be reached at the moment. */
export const serviceUnavailable = (extensions: Record<string, unknown> = {}): VisitorError =>
  new VisitorError("SERVICE_UNAVAILABLE", "Tjänsten går inte att nå just nu. Försök igen om en stund.", extensions);

/**
 * Passes a failure on with the part of a field's work that failed, where the field's path does not show it.
 * @param part as the answer has it in `extensions.part`
 */
export const failingPart =
  (part: string) =>
  (error: Error): never => {
    throw Object.assign(error, { part });
  };

/** The part that failed, where it was named. */
export const partOf = (error: unknown): string | undefined => (error as { part?: string } | undefined)?.part;

/**
 * PostgreSQL cannot be reached or is going down, has no room for another connection or for what is to be stored, or
 * gave up what took too long: a statement, waiting for a lock, or a transaction in which nothing happened.
 */
const CONNECTION_REFUSED =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|ENOENT|08\w{3}|57P0[1-5]|53\d{3}|57014|55P03|25P0[34])$/;

/** Messages of the libraries for a lost connection; the last in the middle of a transaction. */
const CONNECTION_LOST =
  /connection terminated|Client has encountered a connection error|query runner (was )?already released/i;

/** Messages of timeouts: of the pool, the connection, or a response. */
const WAITED_IN_VAIN = /timeout exceeded when trying to connect|due to connection timeout|query read timeout/i;

/** Said when a file could not be written because its disk is full. */
export const STORAGE_FULL =
  "Det finns ingen plats kvar att spara på, så ingenting sparades. Försök igen när det har blivit plats.";

/** True when a file could not be written because its disk is full: what asks again may find room. */
export const isStorageFull = (error: unknown): boolean => someCause(error, (code) => /^(ENOSPC|EDQUOT)$/.test(code));

/** True when PostgreSQL cannot answer for now, as opposed to refusing a statement. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  someCause(error, (code, message) => CONNECTION_REFUSED.test(code) || CONNECTION_LOST.test(message)) ||
  isDatabaseSilent(error);

/** True when the database was waited for and did not answer: what asks again would wait as long. */
export const isDatabaseSilent = (error: unknown): boolean =>
  someCause(error, (_, message) => WAITED_IN_VAIN.test(message));

/** Errors that another server may not have; 40001: the row was removed at the primary. */
const SERVER_GONE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[1-5]|53300|40001)$/;
const CONNECTION_CUT = /connection terminated|Client has encountered a connection error/i;

/** True when this server of several cannot answer, as opposed to having too much to do. */
export const isDatabaseGone = (error: unknown): boolean =>
  someCause(error, (code, message) => SERVER_GONE.test(code) || CONNECTION_CUT.test(message));

/** True when a text has what PostgreSQL cannot hold, as NUL: what was asked is wrong, wherever that came to light. */
export const isTextUnusable = (error: unknown): boolean =>
  someCause(error, (code) => code === "22021" || code === "22P05");

/** What PostgreSQL says where an account has as much of something as it can; undefined of any other error. */
export function fullAccount(error: unknown): VisitorError | undefined {
  const told = error as { code?: string; message?: string; driverError?: { code?: string; message?: string } } | null;
  const { code, message = "" } = told?.driverError ?? told ?? {};
  return code === "LR001" ? new VisitorError("TOO_MUCH", message) : undefined;
}

/** Whether an error, or one of its causes, matches. */
function someCause(error: unknown, isIt: (code: string, message: string) => boolean): boolean {
  const seen = new Set<unknown>();
  let current = error as { code?: unknown; message?: unknown; cause?: unknown; originalError?: unknown } | undefined;
  while (current && typeof current === "object" && !seen.has(current)) {
    seen.add(current);
    if (isIt(String(current.code ?? ""), String(current.message ?? ""))) return true;
    current = (current.cause ?? current.originalError) as typeof current;
  }
  return false;
}
