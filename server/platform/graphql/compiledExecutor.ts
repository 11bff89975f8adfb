import type { GatewayInterface } from "@apollo/server-gateway-interface";
import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema, Kind, type OperationDefinitionNode } from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import type { Context } from "./context.ts";

/** An operation is compiled when it comes back this often; compiling costs more than running once. */
const HOT_AFTER = 3;

/** Columns have these types already; checking each value again is a third of a list's cost. */
const AS_THEY_ARE = { String: same, Boolean: same, Int: same, Float: same };

function same<Value>(value: Value): Value {
  return value;
}

/** What is known of an operation: how often it ran, and its compiled form once that pays. */
interface Known {
  runs: number;
  compiled?: CompiledQuery;
}

/**
 * Runs validated operations for Apollo Server: with graphql-js at first, compiled to a function
 * when they are asked again and again. Apollo takes an executor of one's own in the place of a
 * gateway; nothing is federated here.
 */
export function compiledExecution(schema: GraphQLSchema): GatewayInterface {
  const known = new LRUCache<string, Known>({ max: 500 });

  function run(document: DocumentNode, hash: string, operation: OperationDefinitionNode, context: Context, variables: Record<string, unknown>) {
    const key = `${hash}:${operation.name?.value ?? ""}`;
    const seen = known.get(key) ?? { runs: 0 };
    known.set(key, seen);
    if (++seen.runs === HOT_AFTER && !asksForSchema(operation)) {
      const compiled = compileQuery(schema, document, operation.name?.value, { customSerializers: AS_THEY_ARE });
      if (isCompiledQuery(compiled)) seen.compiled = compiled;
    }
    return seen.compiled
      ? seen.compiled.query(undefined, context, variables)
      : execute({ schema, document, operationName: operation.name?.value, contextValue: context, variableValues: variables });
  }

  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    async load() {
      return {
        executor: async ({ document, queryHash, operation, context, request }) =>
          run(document, queryHash, operation, context as Context, request.variables ?? {}) as Promise<ExecutionResult>,
      } as Awaited<ReturnType<GatewayInterface["load"]>>;
    },
    async stop() {},
  };
}

/** Introspection is rare and left to graphql-js. */
const asksForSchema = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some((selection) => selection.kind !== Kind.FIELD || selection.name.value.startsWith("__"));
