import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { adminTypePolicies } from "./client/apollo/adminPolicies.ts";
import { typePolicies } from "./client/apollo/cache.ts";

const TYPENAME: SelectionNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/**
 * Adds `__typename` to the selections for which Apollo's cache needs it: to normalize an object, to match a fragment, and
 * to find a field policy. Everywhere else it would only make responses larger. Unmasked fragments on the selection's own
 * type, or an interface of it, are inlined, so that they do not require it.
 * @param fragments all fragments of the client by name
 */
export function addTypenames(
  document: DocumentNode,
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: {
        enter(node) {
          const type = types.getParentType();
          return type ? { ...node, selections: withoutRepeats(inlined(node, type, fragments)) } : undefined;
        },
        leave(node, _key, parent) {
          const type = types.getParentType();
          const isRoot = parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION;
          if (isRoot || !type || !needsTypename(schema, type, node)) return undefined;
          return { ...node, selections: [...node.selections, TYPENAME] };
        },
      },
    }),
  );
}

/** The selections, with unmasked fragments on this very type, or those with fields alone on an interface of it, inlined. */
function inlined(
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): SelectionNode[] {
  const interfaces = isObjectType(type) ? type.getInterfaces().map(({ name }) => name) : [];
  return selections.flatMap((selection) => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return [selection];
    const fragment = fragments.get(selection.name.value);
    const isUnmasked = selection.directives?.length === 1 && selection.directives[0]?.name.value === "unmask";
    if (!isUnmasked || !fragment) return [selection];
    const of = fragment.typeCondition.name.value;
    const hasOnlyFields = fragment.selectionSet.selections.every(({ kind }) => kind === Kind.FIELD);
    if (of !== type.name && !(hasOnlyFields && interfaces.includes(of))) return [selection];
    return inlined(fragment.selectionSet, type, fragments);
  });
}

/** Without repeated leaf fields. */
function withoutRepeats(selections: readonly SelectionNode[]): SelectionNode[] {
  const named = selections.map((one) => (one.kind === Kind.FIELD && !one.selectionSet ? print(one) : undefined));
  return selections.filter((_, place) => named[place] === undefined || named.indexOf(named[place]) === place);
}

function needsTypename(schema: GraphQLSchema, type: GraphQLNamedType, { selections }: SelectionSetNode): boolean {
  const fields = selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
  if (fields.includes("__typename")) return false;
  const concrete = isAbstractType(type) ? schema.getPossibleTypes(type) : [getNamedType(type)];
  return fields.length < selections.length || concrete.some((one) => isNormalized(one, fields));
}

/** Whether the cache normalizes an object with these fields, or has a policy for one of them. */
function isNormalized(type: GraphQLNamedType, fields: readonly string[]): boolean {
  const inherited = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces().map(({ name }) => name) : [];
  const policies = [type.name, ...inherited].flatMap((name) => typePolicies[name] ?? adminTypePolicies[name] ?? []);
  if (fields.some((field) => policies.some((policy) => policy.fields?.[field]))) return true;
  const keyFields = policies.find((policy) => policy.keyFields !== undefined)?.keyFields ?? ["id"];
  if (typeof keyFields === "function") {
    const object = Object.fromEntries(fields.map((field) => [field, field]));
    return keyFields(object, { typename: type.name, storeObject: object, readField: () => undefined }) !== undefined;
  }
  return keyFields !== false && keyFields.every((field) => fields.includes(String(field)));
}
