import { type Change, ChangeType, CriticalityLevel, diff } from "@graphql-inspector/core";
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";

/** Changes that the library calls merely dangerous, but that change a response for clients that stay the same. */
const ALSO_BREAKING: string[] = [ChangeType.FieldArgumentDefaultChanged, ChangeType.InputFieldDefaultValueChanged];

/**
 * What clients of the published graph would miss in the one that is built now, a sentence each. What was deprecated
 * when it was published may go.
 */
export async function breakingChanges(published: GraphQLSchema, built: GraphQLSchema): Promise<string[]> {
  const promised = typesInUse(published);
  const isAllowedRemoval = ({ type, path = "" }: Change): boolean =>
    type === ChangeType.TypeRemoved ? !promised.has(path) : isDeprecated(published, path);
  return (await diff(published, built))
    .filter(({ criticality, type }) => criticality.level === CriticalityLevel.Breaking || ALSO_BREAKING.includes(type))
    .filter((change) => !isAllowedRemoval(change))
    .map(({ message }) => message);
}

/** True when the changed thing, or the field or argument that contains it, was deprecated. */
function isDeprecated(schema: GraphQLSchema, path: string): boolean {
  const [typeName = "", memberName = "", argumentName] = path.split(".");
  const type = schema.getType(typeName);
  if (isEnumType(type)) return !isCurrent(type.getValue(memberName) ?? {});
  if (isInputObjectType(type)) return !isCurrent(type.getFields()[memberName] ?? {});
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  const field = type.getFields()[memberName];
  const argument = field?.args.find(({ name }) => name === argumentName);
  return !isCurrent(field ?? {}) || !isCurrent(argument ?? {});
}

/** Names of the types that are reachable without deprecated members. A type itself cannot be deprecated. */
function typesInUse(schema: GraphQLSchema): Set<string> {
  const found = new Set<string>();
  const visit = (type: GraphQLNamedType | null | undefined): void => {
    if (!type || found.has(type.name)) return;
    found.add(type.name);
    if (isUnionType(type) || isInterfaceType(type)) schema.getPossibleTypes(type).forEach(visit);
    if (isObjectType(type) || isInterfaceType(type)) type.getInterfaces().forEach(visit);
    for (const member of membersOf(type)) visit(getNamedType(member.type));
  };
  visit(schema.getQueryType());
  visit(schema.getMutationType());
  return found;
}

/** Fields and arguments of a type that are not deprecated. */
function membersOf(type: GraphQLNamedType): (GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument)[] {
  if (isInputObjectType(type)) return Object.values(type.getFields()).filter(isCurrent);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields()).filter(isCurrent);
  return [...fields, ...fields.flatMap(({ args }) => args.filter(isCurrent))];
}

const isCurrent = ({ deprecationReason }: { deprecationReason?: string | null }): boolean => deprecationReason == null;
