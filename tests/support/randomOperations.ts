import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** An operation of whatever the graph has, with variables that may be wrong. */
export interface RandomOperation {
  text: string;
  variables: Record<string, unknown>;
}

/** A number from 0 to below its argument. */
type Choose = (below: number) => number;

const CONDITIONS = ["", "", "", "", " @include(if: $yes)", " @skip(if: $yes)", " @include(if: $no)", " @skip(if: $no)"];

/**
 * Draws an operation: aliases, fragments that are shared and nested, conditions, written arguments and variables.
 * @param schema what may be asked
 * @param choose decides everything
 */
export function randomOperation(schema: GraphQLSchema, choose: Choose): RandomOperation {
  const query = schema.getQueryType();
  if (!query) throw new Error("the graph has no queries");
  const declared = ["$yes: Boolean!", "$no: Boolean! = false", "$maybe: Boolean = true"];
  const variables: Record<string, unknown> = { yes: choose(2) === 1 };
  const maybe = [undefined, undefined, true, null][choose(4)];
  if (maybe !== undefined) variables.maybe = maybe;
  const fragments: { name: string; type: GraphQLNamedOutputType; body: string }[] = [];
  const one = <Value>(values: readonly Value[]): Value => values[choose(values.length)] as Value;
  const hasConditions = choose(2) === 1;
  const condition = (): string => (hasConditions ? one([...CONDITIONS, " @include(if: $maybe)"]) : "");

  const typesBelow = (type: GraphQLNamedOutputType): GraphQLNamedOutputType[] =>
    isInterfaceType(type)
      ? [type, ...schema.getPossibleTypes(type)]
      : isObjectType(type)
        ? [type, ...type.getInterfaces()]
        : [type];

  function selectionSet(type: GraphQLNamedOutputType, levels: number): string {
    const parts = Array.from({ length: 1 + choose(4) }, () => selection(type, levels)).filter(Boolean);
    return `{ ${parts.length > 0 ? parts.join(" ") : "__typename"} }`;
  }

  function selection(type: GraphQLNamedOutputType, levels: number): string {
    const kind = choose(8);
    if (kind === 0)
      return `...${one(["", ` on ${one(typesBelow(type)).name}`])}${condition()} ${selectionSet(type, levels - 1)}`;
    if (kind <= 2) {
      const known = fragments.filter((fragment) => typesBelow(type).includes(fragment.type));
      if (known.length > 0 && kind === 2) return `...${one(known).name}${condition()}`;
      if (levels <= 0) return "";
      const made = { name: `F${fragments.length}`, type, body: "" };
      fragments.push(made);
      made.body = selectionSet(type, levels - 1);
      return `...${made.name}${condition()}`;
    }
    if (kind === 3) return `${one(["", "kind: "])}__typename${condition()}`;
    return fieldOf(type, levels);
  }

  function fieldOf(type: GraphQLNamedOutputType, levels: number): string {
    if (!isObjectType(type) && !isInterfaceType(type)) return "__typename";
    const all = Object.values(type.getFields());
    const fields = levels > 0 ? all : all.filter((field) => !isCompositeType(getNamedType(field.type)));
    return fields.length === 0 ? "__typename" : oneField(one(fields), levels);
  }

  function oneField(field: GraphQLField<unknown, unknown>, levels: number): string {
    const type = getNamedType(field.type);
    const given = field.args.flatMap((argument) => argumentOf(argument));
    const name = choose(6) === 0 ? `${one(["a", "b"])}${field.name}: ${field.name}` : field.name;
    const head = `${name}${given.length > 0 ? `(${given.join(", ")})` : ""}${condition()}`;
    return isCompositeType(type) ? `${head} ${selectionSet(type, levels - 1)}` : head;
  }

  function argumentOf(argument: GraphQLArgument): string[] {
    if (!isNonNullType(argument.type) && choose(3) > 0) return [];
    if (choose(2) === 0) return [`${argument.name}: ${written(argument.type)}`];
    const name = `v${declared.length}`;
    declared.push(`$${name}: ${argument.type}`);
    const value = sent(argument.type);
    if (value !== undefined) variables[name] = value;
    return [`${argument.name}: $${name}`];
  }

  /** A value as a document writes it. */
  function written(type: GraphQLInputType): string {
    if (isNonNullType(type)) return written(type.ofType);
    if (isListType(type)) return choose(3) === 0 ? written(type.ofType) : `[${written(type.ofType)}]`;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || choose(4) === 0);
      return `{ ${fields.map((field) => `${field.name}: ${choose(4) === 0 ? variableOf(field.type) : written(field.type)}`).join(", ")} }`;
    }
    if (isEnumType(type)) return one(type.getValues()).name;
    return JSON.stringify(scalar(type.name));
  }

  function variableOf(type: GraphQLInputType): string {
    const name = `v${declared.length}`;
    declared.push(`$${name}: ${type}`);
    const value = sent(type);
    if (value !== undefined) variables[name] = value;
    return `$${name}`;
  }

  /** A value as a variable is sent; now and then one that is none of the type's. */
  function sent(type: GraphQLInputType): unknown {
    const odd = choose(12);
    if (odd === 0) return one([null, undefined, [], {}, "", 0, true, [null]]);
    if (isNonNullType(type)) return sent(type.ofType);
    if (isListType(type)) return choose(3) === 0 ? sent(type.ofType) : [sent(type.ofType)];
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || choose(4) === 0);
      return Object.fromEntries(fields.map((field) => [field.name, sent(field.type)]));
    }
    if (isEnumType(type)) return one(type.getValues()).name;
    return scalar(type.name);
  }

  function scalar(name: string): unknown {
    if (name === "Int") return one([0, 1, 24]);
    if (name === "Float") return one([0, 1.5, 24]);
    if (name === "Boolean") return choose(2) === 1;
    if (name === "LocalDate") return "2026-11-27";
    if (name.startsWith("DateTime")) return "2026-11-27T07:00:00.000Z";
    return one(["", "a", "kreatin"]);
  }

  const roots = Object.values(query.getFields());
  const body = Array.from({ length: 1 + choose(3) }, () => oneField(one(roots), 4)).join(" ");
  // A variable or fragment that is declared and not used is an error: what is not used is not declared.
  const texts = usedFragments(body, fragments);
  const all = [body, ...texts].join(" ");
  const used = declared.filter((variable) => new RegExp(`\\${/^\$\w+/.exec(variable)?.[0]}\\b`).test(all));
  return {
    text: [`query Drawn${used.length > 0 ? `(${used.join(", ")})` : ""} { ${body} }`, ...texts].join("\n"),
    variables,
  };
}

function usedFragments(
  body: string,
  fragments: { name: string; type: GraphQLNamedOutputType; body: string }[],
): string[] {
  const used = new Set<string>();
  const look = (text: string): void => {
    for (const [, name] of text.matchAll(/\.\.\.(F\d+)\b/g)) {
      const fragment = fragments.find((known) => known.name === name);
      if (!fragment || used.has(fragment.name)) continue;
      used.add(fragment.name);
      look(fragment.body);
    }
  };
  look(body);
  return fragments
    .filter(({ name }) => used.has(name))
    .map(({ name, type, body: text }) => `fragment ${name} on ${type.name} ${text}`);
}
