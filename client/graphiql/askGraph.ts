import { type ExecutionResult, GraphQLError, getOperationAST, parse } from "graphql";

/** An operation as GraphiQL hands it over. */
interface Operation {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/**
 * Queries the graph with the browser's session, or with an `authorization` header when there is one.
 * @param options.headers content of the headers editor
 */
export async function askGraph(
  { query, variables, operationName }: Operation,
  options: { headers?: Record<string, unknown> } = {},
): Promise<ExecutionResult<Record<string, unknown>>> {
  const headers = new Headers({
    "content-type": "application/json",
    accept: "application/graphql-response+json, application/json;q=0.9",
  });
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, String(value));
  const body = JSON.stringify({
    query,
    variables,
    operationName: isIn(query, operationName) ? operationName : undefined,
  });
  const response = await fetch("/graphql", { method: "POST", headers, body });
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // Somebody in front of the graph has answered.
    return { errors: [new GraphQLError(`${response.status} ${response.statusText}: ${text.slice(0, 500)}`)] };
  }
}

/** Just after another tab was opened, GraphiQL still says the name of the operation in the one before. */
function isIn(query: string, operationName: string | null | undefined): boolean {
  try {
    return getOperationAST(parse(query), operationName) !== null;
  } catch {
    // What cannot be read gets its answer from the graph.
    return false;
  }
}
