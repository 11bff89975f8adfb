import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/** Errors after which the same change may succeed later: in a while, or once the account is signed in again. */
const FOR_NOW = ["SERVICE_UNAVAILABLE", "STORAGE_FULL", "TOO_MANY_REQUESTS", "UNAUTHENTICATED"];
/** Statuses in place of an answer that say the same. */
const FOR_NOW_STATUS = [401, 408, 429];

/**
 * What a failure says of a change: the server rejected it and would again, it failed over it, or the same change may
 * succeed later, as when it could not be reached.
 */
export function verdictOn(error: unknown): "rejected" | "failed" | "later" {
  if (ServerError.is(error)) {
    const { statusCode } = error;
    return statusCode >= 400 && statusCode < 500 && !FOR_NOW_STATUS.includes(statusCode) ? "rejected" : "later";
  }
  if (!CombinedGraphQLErrors.is(error)) return "later";
  const codes = error.errors.map(({ extensions }) => String(extensions?.code));
  if (codes.some((code) => FOR_NOW.includes(code))) return "later";
  return codes.includes("INTERNAL_SERVER_ERROR") ? "failed" : "rejected";
}
