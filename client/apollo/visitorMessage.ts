import { CombinedGraphQLErrors } from "@apollo/client/errors";

const UNEXPECTED = "Ett oväntat fel inträffade. Försök igen.";

/** Codes whose messages the server wrote for visitors. */
const FOR_VISITORS = [
  "BAD_USER_INPUT",
  "FORBIDDEN",
  "SECOND_FACTOR_MISSING",
  "UNAUTHENTICATED",
  "TOO_MANY_REQUESTS",
  "TOO_MUCH",
  "SERVICE_UNAVAILABLE",
];

/** Error message for a visitor: the server's words, if it has any, otherwise `otherwise`. */
export function visitorMessage(error: unknown, otherwise = UNEXPECTED): string {
  if (!CombinedGraphQLErrors.is(error)) return otherwise;
  const found = error.errors.find(({ extensions }) => FOR_VISITORS.includes(String(extensions?.code)));
  return found?.message ?? otherwise;
}
