import {
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  isEnumType,
  isTypeDefinitionNode,
  Kind,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  parse,
  printSchema,
  type TypeDefinitionNode,
  visit,
} from "graphql";

/** The part of a schema that some root fields reach. */
export interface PartialSchema {
  /** Its type definitions, without descriptions. */
  types: DocumentNode;
  /** For each of its enums: name in the graph → value that resolvers see. */
  enumValues: Record<string, Record<string, string>>;
}

/**
 * The part of the schema that is needed to answer some fields of Query and Mutation.
 * @param leftOut fields of types that it goes without
 * @throws when the schema has no such field
 */
export function partialSchema(
  schema: GraphQLSchema,
  rootFields: readonly string[],
  leftOut: Readonly<Record<string, readonly string[]>> = {},
): PartialSchema {
  const all = new Map(
    parse(printSchema(schema), { noLocation: true })
      .definitions.filter(isTypeDefinitionNode)
      .map((definition) => [definition.name.value, without(definition, leftOut[definition.name.value] ?? [])]),
  );
  const roots = ["Query", "Mutation"].flatMap((name) => withFields(all.get(name), rootFields));
  const found = new Set(roots.flatMap(({ fields }) => fields?.map(({ name }) => name.value) ?? []));
  const missing = rootFields.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`the schema has no root field '${missing.join("', '")}'`);

  const reached = new Map<string, TypeDefinitionNode>(roots.map((root) => [root.name.value, root]));
  for (const definition of reached.values()) {
    visit(definition, {
      [Kind.NAMED_TYPE]({ name: { value } }: NamedTypeNode) {
        const type = all.get(value);
        if (type && !reached.has(value)) reached.set(value, type);
      },
    });
  }
  const definitions = [...reached.values()].map(withoutDescriptions);
  const enums = [...reached.keys()].map((name) => schema.getType(name)).filter(isEnumType);
  return {
    types: { kind: Kind.DOCUMENT, definitions },
    enumValues: Object.fromEntries(
      enums.map((type) => [type.name, Object.fromEntries(type.getValues().map(({ name, value }) => [name, value]))]),
    ),
  };
}

/** A root type with some of its fields; nothing when it has none of them. */
function withFields(type: TypeDefinitionNode | undefined, names: readonly string[]): ObjectTypeDefinitionNode[] {
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
  const fields = type.fields?.filter(({ name }) => names.includes(name.value)) ?? [];
  return fields.length > 0 ? [{ ...type, fields }] : [];
}

/** A type without some of its fields. */
const without = (definition: TypeDefinitionNode, names: readonly string[]): TypeDefinitionNode =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION && names.length > 0
    ? { ...definition, fields: definition.fields?.filter(({ name }) => !names.includes(name.value)) ?? [] }
    : definition;

const withoutDescriptions = (definition: DefinitionNode): DefinitionNode =>
  visit(definition, { enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined) });
