import { type GraphQLSchema, getOperationAST, parse, specifiedRules, validate } from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import { traced } from "../tracing/traced.ts";
import type { Context } from "./context.ts";
import { LIMITS, limitRules } from "./limits.ts";
import type { PersistedDocuments } from "./persistedDocuments.ts";
import { isPublicOperation } from "./publicField.ts";

/** Columns have these types already; checking each value again is a good part of a list's cost. */
const COMPILER_OPTIONS = { customSerializers: { String: same, Boolean: same, Int: same, Float: same } };

function same<Value>(value: Value): Value {
  return value;
}

/** The parameters of a persisted query over GET, as they stand in the address. */
export interface PersistedRequest {
  extensions?: unknown;
  variables?: unknown;
}

interface CompiledOperation {
  /** Undefined for what is left to Apollo Server. */
  run: CompiledQuery["query"] | undefined;
  /** As our own document names it. */
  name: string;
}

/**
 * The fast path for what browsers ask most: persisted queries of public fields. Each is parsed,
 * validated under the same limits and compiled once. It answers only what succeeds; everything
 * else (unknown hashes, errors, personal answers) is left to Apollo Server, so that there is one
 * place that words errors.
 */
export class CompiledQueries {
  private readonly compiled = new LRUCache<string, CompiledOperation>({ max: 500 });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly documents: PersistedDocuments,
  ) {}

  /** @returns the body of a successful answer, or undefined to leave it to Apollo Server */
  async answer(request: PersistedRequest, context: Context): Promise<string | undefined> {
    const hash = parsed<{ persistedQuery?: { version?: number; sha256Hash?: string } }>(
      request.extensions,
    )?.persistedQuery;
    if (hash?.version !== 1 || typeof hash.sha256Hash !== "string") return undefined;
    const { run, name } = this.prepare(hash.sha256Hash);
    const variables = request.variables === undefined ? {} : parsed<Record<string, unknown>>(request.variables);
    if (!run || !variables || typeof variables !== "object") return undefined;
    const result = await traced(
      "graphql",
      { "graphql.operation.type": "query", "graphql.operation.name": name },
      async () => run(undefined, context, variables),
    );
    return result.errors || context.isPersonal ? undefined : JSON.stringify(result);
  }

  private prepare(hash: string): CompiledOperation {
    const known = this.compiled.get(hash);
    if (known) return known;
    const text = this.documents.textOf(hash);
    if (text === undefined) return { run: undefined, name: "" };
    const made = { run: this.compile(text), name: this.documents.nameOf(hash) };
    this.compiled.set(hash, made);
    return made;
  }

  private compile(text: string): CompiledQuery["query"] | undefined {
    try {
      const document = parse(text, { maxTokens: LIMITS.tokens });
      const operation = getOperationAST(document);
      if (!operation || !isPublicOperation(this.schema, operation)) return undefined;
      if (validate(this.schema, document, [...specifiedRules, ...limitRules]).length > 0) return undefined;
      const compiled = compileQuery(this.schema, document, undefined, COMPILER_OPTIONS);
      return isCompiledQuery(compiled) ? compiled.query : undefined;
    } catch {
      return undefined;
    }
  }
}

function parsed<Value>(text: unknown): Value | undefined {
  if (typeof text !== "string") return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}
