import type { AreaConfig } from "./areas.ts";

/** An error of the graph, or several as one. */
type GraphError = Error & { extensions?: Record<string, unknown>; errors?: readonly Pick<GraphError, "extensions">[] };

/**
 * The error that a failed read of a list is reported as, for developers and monitoring:
 * 'Failed to fetch supplements: …', or 'Failed to fetch categories: …' where those were the part that failed.
 */
export function listFailure({ area }: AreaConfig, error: unknown): Error {
  const { message, errors = [error as GraphError] } = error as GraphError;
  const isCategories = errors.some(({ extensions }) => extensions?.part === "categories");
  return new Error(`Failed to fetch ${isCategories ? "categories" : area.toLowerCase()}: ${message}`, { cause: error });
}
