import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  parse,
  validate,
} from "graphql";

/** A thing as the graph gives it. */
export type Thing = Record<string, unknown> & { __typename: string };

/** An error of the answer, as docs/graph.md describes it. */
export interface GraphError {
  path?: (string | number)[];
  extensions: { code: string; field?: string; retryAfter?: number };
}

/** What an operation came to. */
export interface Result<Value> {
  status: number;
  value: Value;
  errors: GraphError[];
}

/** The tokens of a session, as `signIn` gives them. */
interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/**
 * A client that knows the graph's definition and docs/graph.md, and nothing else of the product: it makes its
 * operations out of the schema, signs in with tokens, refreshes them, and pages by cursors.
 */
export class SchemaClient {
  readonly schema: GraphQLSchema;
  private tokens: Tokens | undefined;

  /**
   * @param endpoint address of the graph
   * @param definition text of schema.graphql
   */
  constructor(
    private readonly endpoint: string,
    definition: string,
  ) {
    this.schema = buildSchema(definition);
  }

  /**
   * Asks for a root field with everything that stands in its type, so many objects deep.
   * @param given values by the names of arguments; those that the field does not have are an error
   */
  async ask<Value = Thing | null>(
    name: string,
    given: Record<string, unknown> = {},
    depth = 2,
  ): Promise<Result<Value>> {
    const document = this.document(name, given, depth);
    const answered = await this.send(document, given);
    const hasRunOut = answered.errors.some(({ extensions }) => extensions.code === "UNAUTHENTICATED");
    if (!hasRunOut || !this.tokens || !(await this.refresh())) return this.resultOf(name, answered);
    return this.resultOf(name, await this.send(document, given));
  }

  /** Runs a mutation; its payload without errors, or a failure that says which there were. */
  async change(name: string, values: Record<string, unknown> = {}, depth = 2): Promise<Thing> {
    const { value, errors } = await this.tryChange(name, values, depth);
    const failures = (value?.errors ?? errors) as unknown[];
    if (!value || failures.length > 0) throw new Error(`${name} answered ${JSON.stringify(failures)}`);
    return value;
  }

  /** Runs a mutation whose input takes those of the values that it has fields for. */
  tryChange(name: string, values: Record<string, unknown> = {}, depth = 2): Promise<Result<Thing | null>> {
    const [argument] = this.rootField(name).args;
    return this.ask(name, argument ? { [argument.name]: this.input(argument, values) } : {}, depth);
  }

  /** Every thing of a connection, page by page until there is no next one. */
  async *all(name: string, given: Record<string, unknown>, depth = 1): AsyncGenerator<Thing> {
    let after: string | null = null;
    do {
      const page: Result<{ nodes: Thing[]; pageInfo: PageInfo } | null> = await this.ask(
        name,
        { ...given, ...(after !== null && { after }) },
        depth + 1,
      );
      if (!page.value) throw new Error(`${name} answered ${JSON.stringify(page.errors)}`);
      yield* page.value.nodes;
      after = page.value.pageInfo.hasNextPage ? page.value.pageInfo.endCursor : null;
    } while (after !== null);
  }

  /** Signs in for tokens, which later requests carry. */
  async signIn(email: string, password: string): Promise<Thing> {
    const payload = await this.change("signIn", { email, password, wantsTokens: true });
    this.tokens = payload.tokens as Tokens;
    return payload;
  }

  /** Exchanges the refresh token; false when the session has ended. */
  async refresh(): Promise<boolean> {
    const { refreshToken } = this.tokens ?? {};
    this.tokens = undefined;
    if (refreshToken === undefined) return false;
    const { value } = await this.tryChange("refreshSession", { refreshToken });
    this.tokens = (value?.tokens ?? undefined) as Tokens | undefined;
    return this.tokens !== undefined;
  }

  /** Stands for a token that has run out. */
  spoilAccessToken(): void {
    if (this.tokens) this.tokens = { ...this.tokens, accessToken: "run.out.long" };
  }

  private async send(query: string, variables: Record<string, unknown>): Promise<Answered> {
    const response = await fetch(this.endpoint, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json",
        ...(this.tokens && { authorization: `Bearer ${this.tokens.accessToken}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    if (!response.headers.get("content-type")?.startsWith("application/graphql-response+json")) {
      throw new Error(`somebody else answered: ${response.status} ${await response.text()}`);
    }
    const { data = null, errors = [] } = (await response.json()) as Partial<Answered>;
    return { status: response.status, data, errors };
  }

  private resultOf<Value>(name: string, { status, data, errors }: Answered): Result<Value> {
    return { status, value: (data?.[name] ?? null) as Value, errors };
  }

  private rootField(name: string): GraphQLField<unknown, unknown> {
    const found = [this.schema.getQueryType(), this.schema.getMutationType()]
      .map((type) => type?.getFields()[name])
      .find(Boolean);
    if (!found) throw new Error(`the graph has no ${name}`);
    return found;
  }

  private document(name: string, given: Record<string, unknown>, depth: number): string {
    const field = this.rootField(name);
    const kind = this.schema.getMutationType()?.getFields()[name] ? "mutation" : "query";
    const args = field.args.filter((argument) => argument.name in given);
    const list = (text: (argument: GraphQLArgument) => string) =>
      args.length > 0 ? `(${args.map(text).join(", ")})` : "";
    const text = `${kind} ${list((one) => `$${one.name}: ${one.type}`)} { ${name}${list((one) => `${one.name}: $${one.name}`)} ${this.selection(getNamedType(field.type), depth)} }`;
    const [wrong] = validate(this.schema, parse(text));
    if (wrong) throw wrong;
    return text;
  }

  /** Every field of a type that needs no argument, its objects so many levels deep; of an interface, of each type behind it. */
  private selection(type: GraphQLNamedType, depth: number): string {
    if (isLeafType(type)) return "";
    const own = isObjectType(type) || isInterfaceType(type) ? this.fields(type.getFields(), depth) : [];
    const kinds = isInterfaceType(type) || isUnionType(type) ? this.schema.getPossibleTypes(type) : [];
    const shared = isInterfaceType(type) ? Object.keys(type.getFields()) : [];
    const typeByName = new Map<string, string>();
    const fragments = kinds.map((kind) => {
      const more = Object.fromEntries(Object.entries(kind.getFields()).filter(([name]) => !shared.includes(name)));
      const fields = this.fields(more, depth).map((field) => {
        // Fields of one name may be of several types behind an interface; then each needs a name of its own.
        const [name = ""] = field.split(" ", 1);
        const type = String(more[name]?.type);
        if (!typeByName.has(name)) typeByName.set(name, type);
        return typeByName.get(name) === type ? field : `${kind.name}_${field}`.replace(name, `${name}: ${name}`);
      });
      return fields.length > 0 ? `... on ${kind.name} { ${fields.join(" ")} }` : "";
    });
    return `{ __typename ${[...own, ...fragments].join(" ")} }`;
  }

  private fields(fields: Record<string, GraphQLField<unknown, unknown>>, depth: number): string[] {
    return Object.values(fields).flatMap((field) => {
      const type = getNamedType(field.type);
      if (field.args.some(isRequiredArgument) || (isCompositeType(type) && depth <= 1)) return [];
      return [`${field.name} ${this.selection(type, depth - 1)}`];
    });
  }

  /** An input made of those values that it has fields for. */
  private input(argument: GraphQLArgument | GraphQLInputField, values: Record<string, unknown>): unknown {
    const type = getNullableType(argument.type);
    if (isListType(type) || !isInputObjectType(type)) return values[argument.name];
    const fields = Object.values(type.getFields());
    const missing = fields.find((field) => isRequiredInputField(field) && values[field.name] === undefined);
    if (missing) throw new Error(`${type.name} wants '${missing.name}'`);
    return Object.fromEntries(
      fields.filter(({ name }) => values[name] !== undefined).map(({ name }) => [name, values[name]]),
    );
  }
}

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

interface Answered {
  status: number;
  data: Record<string, unknown> | null;
  errors: GraphError[];
}
