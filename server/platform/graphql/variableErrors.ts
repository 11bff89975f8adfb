import {
  coerceInputValue,
  type GraphQLFormattedError,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";

/**
 * What is wrong with an operation's variables, field by field, in words for a visitor: GraphQL refuses them before any
 * resolver could say it, in English.
 * @returns errors with `extensions.field` (e.g. 'testData.age') and `extensions.reason` in English; none when the
 * variables are as they should be
 */
export function variableErrors(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLFormattedError[] {
  const errors: GraphQLFormattedError[] = [];
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    const value = variables[name];
    if (!isInputType(type)) continue;
    if (value === undefined) {
      if (isNonNullType(type) && !defaultValue) errors.push(describe([name], "was not provided"));
      continue;
    }
    coerceInputValue(value, type, (path, _, { message }) => errors.push(describe([name, ...path], message)));
  }
  return errors;
}

/** @param reason as graphql-js words it; of a field that is missing or unknown, it names the field within the path */
function describe(path: readonly (string | number)[], reason: string): GraphQLFormattedError {
  const within = /^Field "(\w+)"/.exec(reason)?.[1];
  const whole = [...path, ...(within ? [within] : [])];
  // Errors of a payload name fields within the mutation's one input, too.
  const field = (whole.length > 1 && whole[0] === "input" ? whole.slice(1) : whole).join(".");
  const words = reason.includes("was not provided")
    ? "saknas"
    : reason.includes("is not defined")
      ? "finns inte"
      : "har ett värde som inte går att använda";
  return {
    message: `Uppgiften ”${field}” ${words}.`,
    // Suggestions would show names of the schema where introspection is off.
    extensions: { code: "BAD_USER_INPUT", field, reason: reason.replace(/ Did you mean .*$/, "") },
  };
}
