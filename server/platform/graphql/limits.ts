import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesRule } from "@escape.tech/graphql-armor-max-directives";
import { GraphQLError, parse, type ValidationContext, type ValidationRule, visit } from "graphql";
import { VisitorError } from "../errors.ts";

/** Limits of a single operation, checked before any resolver runs. */
export const LIMITS = {
  depth: 10,
  aliases: 15,
  directives: 20,
  tokens: 2_000,
  cost: 20_000,
  /** Pairs of fields of one name; validation compares each. */
  pairs: 5_000,
  /** Bytes of a request body. */
  body: 200_000,
} as const;

/** Refuses with a stable code of its own instead of the library's generic one. */
const rejection = (code: string, message: string) => ({
  propagateOnRejection: false,
  exposeLimits: false,
  onReject: [
    (context: ValidationContext | null) =>
      context?.reportError(new GraphQLError(message, { extensions: { limit: code } })),
  ],
});

/** Validation rules that bound depth, aliases, directives and cost. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: LIMITS.depth, flattenFragments: true, ...rejection("QUERY_TOO_DEEP", "Frågan är för djup.") }),
  maxAliasesRule({ n: LIMITS.aliases, ...rejection("TOO_MANY_ALIASES", "Frågan har för många alias.") }),
  maxDirectivesRule({ n: LIMITS.directives, ...rejection("TOO_MANY_DIRECTIVES", "Frågan har för många direktiv.") }),
  costLimitRule({
    maxCost: LIMITS.cost,
    flattenFragments: true,
    ...rejection("QUERY_TOO_COSTLY", "Frågan är för kostsam."),
  }),
] as unknown as ValidationRule[];

/**
 * Refuses an operation that would take long only to be looked at, before it is: whether fields of one
 * name mean the same is asked of every two of them.
 * @throws QUERY_TOO_COSTLY
 */
export function rejectRepetition(text: string): void {
  const counts = new Map<string, number>();
  try {
    visit(parse(text, { maxTokens: LIMITS.tokens, noLocation: true }), {
      Field({ alias, name }) {
        const key = (alias ?? name).value;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      },
    });
  } catch {
    // Apollo Server says what is wrong with it.
    return;
  }
  const pairs = [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  if (pairs > LIMITS.pairs) throw new VisitorError("QUERY_TOO_COSTLY", "Frågan är för kostsam.");
}
