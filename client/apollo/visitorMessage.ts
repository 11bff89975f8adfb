import { CombinedGraphQLErrors } from "@apollo/client/errors";

const UNEXPECTED = "Ett oväntat fel inträffade. Försök igen.";

/** Codes whose messages the server wrote for visitors. */
const FOR_VISITORS = ["BAD_USER_INPUT", "FORBIDDEN", "UNAUTHENTICATED", "TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE"];

/** What to tell a visitor of a failed operation: the server's words, if it has any. */
export function visitorMessage(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) return UNEXPECTED;
  const found = error.errors.find(({ extensions }) => FOR_VISITORS.includes(String(extensions?.code)));
  return found?.message ?? UNEXPECTED;
}
