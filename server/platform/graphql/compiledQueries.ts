import { createHash } from "node:crypto";
import { unwrapResolverError } from "@apollo/server/errors";
import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  parse,
  specifiedRules,
  type VariableDefinitionNode,
  validate,
  visit,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { isDatabaseSilent } from "../errors.ts";
import { traced } from "../tracing/traced.ts";
import type { Context } from "./context.ts";
import { LIMITS, limitRules, rejectRepetition } from "./limits.ts";
import type { PersistedDocuments } from "./persistedDocuments.ts";
import { isPublicOperation } from "./publicField.ts";

/** Columns have these types already; checking each value again is a good part of a list's cost. */
const COMPILER_OPTIONS = { customSerializers: { String: same, Boolean: same, Int: same, Float: same } };

function same<Value>(value: Value): Value {
  return value;
}

/** An operation as it should be sent, by its text or by the hash of that. */
const Operation = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  // Not `record`, which would look at each variable: that is done by the types that the query declares for them.
  variables: z.custom<Record<string, unknown>>(isObject).nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }).optional() })
    .nullish(),
});

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

interface CompiledOperation {
  /** Undefined for what is left to Apollo Server. */
  run: CompiledQuery["query"] | undefined;
  /** As the document names it. */
  operationName: string | undefined;
  /** Declared variables; checked as Apollo Server does, since the compiler accepts more (a list for an object). */
  variables: readonly VariableDefinitionNode[];
}

/** Documents that are left to Apollo Server. */
const NOT_COMPILED: CompiledOperation = { run: undefined, operationName: undefined, variables: [] };

/**
 * The fast path for what is asked most: queries of public fields. Each is parsed, validated under the same limits and
 * compiled once. It answers only what succeeds, and only documents that the compiler answers as Apollo Server does;
 * everything else (unknown hashes, errors, personal answers) is left to Apollo Server, so that there is one place that
 * words errors.
 */
export class CompiledQueries {
  private readonly compiled = new LRUCache<string, CompiledOperation>({ max: 500 });
  /** Hashes of texts that were sent once. Most are never sent again, and compiling takes longer than answering does. */
  private readonly sentOnce = new LRUCache<string, true>({ max: 1_000 });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly documents: PersistedDocuments,
  ) {}

  /**
   * @param sent the operation as it was sent, unchecked
   * @returns the body of a successful answer, or undefined to leave it to Apollo Server; and what failed, when the
   *   database was waited for in vain
   */
  async answer(sent: unknown, context: Context): Promise<{ body?: string | undefined; failure?: unknown }> {
    const { data: operation } = Operation.safeParse(sent);
    const hash = operation && hashOf(operation);
    if (!operation || !hash) return {};
    const { run, operationName, variables: declared } = this.prepare(hash, operation.query);
    if (!run || (operation.operationName ?? operationName) !== operationName) return {};
    if (declared.length > 0 && getVariableValues(this.schema, declared, operation.variables ?? {}).errors) return {};
    const result = await traced(
      "graphql",
      { "graphql.operation.type": "query", "graphql.operation.name": this.documents.nameOf(hash) },
      async () => run(undefined, context, operation.variables ?? {}),
    );
    if (result.errors) return { failure: result.errors.map(unwrapResolverError).find(isDatabaseSilent) };
    return { body: context.isPersonal ? undefined : JSON.stringify(result) };
  }

  /** @param sent the text, where it was sent */
  private prepare(hash: string, sent: string | undefined): CompiledOperation {
    const known = this.compiled.get(hash);
    if (known) return known;
    const persisted = this.documents.textOf(hash);
    const isAskedAgain = persisted !== undefined || this.sentOnce.has(hash);
    if (sent !== undefined) this.sentOnce.set(hash, true);
    const text = persisted ?? sent;
    if (!isAskedAgain || text === undefined) return NOT_COMPILED;
    const made = this.compile(text);
    this.compiled.set(hash, made);
    return made;
  }

  private compile(text: string): CompiledOperation {
    try {
      rejectRepetition(text);
      const document = parse(text, { maxTokens: LIMITS.tokens });
      const operation = getOperationAST(document);
      if (!operation || !isPublicOperation(this.schema, operation)) return NOT_COMPILED;
      if (validate(this.schema, document, [...specifiedRules, ...limitRules]).length > 0) return NOT_COMPILED;
      if (!isAnsweredAlike(document)) return NOT_COMPILED;
      const compiled = compileQuery(this.schema, document, undefined, COMPILER_OPTIONS);
      if (!isCompiledQuery(compiled)) return NOT_COMPILED;
      const { name, variableDefinitions: variables = [] } = operation;
      return { run: compiled.query, operationName: name?.value, variables };
    } catch {
      return NOT_COMPILED;
    }
  }
}

/**
 * Whether the compiler answers a document as the specification says. It keeps one condition (`@include`, `@skip`) for all
 * spreads of a fragment, and reads a variable that was left out of a written list or object as null.
 */
function isAnsweredAlike(document: DocumentNode): boolean {
  let isAlike = true;
  const stop = (): typeof BREAK => {
    isAlike = false;
    return BREAK;
  };
  visit(document, {
    Directive: stop,
    Variable: (_node, _key, _parent, _path, ancestors) => (ancestors.some(isWrittenValue) ? stop() : undefined),
  });
  return isAlike;
}

function isWrittenValue(node: ASTNode | readonly ASTNode[]): boolean {
  return "kind" in node && (node.kind === Kind.OBJECT || node.kind === Kind.LIST);
}

/** The hash of what is asked; undefined where Apollo Server has to register a text, or to say what is wrong. */
function hashOf({ query, extensions }: z.infer<typeof Operation>): string | undefined {
  const persisted = extensions?.persistedQuery;
  if (!persisted) return query === undefined ? undefined : createHash("sha256").update(query).digest("hex");
  return query === undefined ? persisted.sha256Hash : undefined;
}
