import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** Names of the fields asked for below a field, with what is asked below each of them. */
export type Selection = ReadonlyMap<string, Selection>;

const remembered = new WeakMap<FieldNode, Selection>();

/**
 * What an operation asks for below the field being resolved. Fields under @skip or @include count
 * as asked for, so that the answer depends on the document alone and is computed once for each.
 */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const node = info.fieldNodes[0] as FieldNode;
  const known = info.fieldNodes.length === 1 ? remembered.get(node) : undefined;
  if (known) return known;
  const selection: MutableSelection = new Map();
  for (const field of info.fieldNodes) collect(field.selectionSet, info.fragments, selection);
  if (info.fieldNodes.length === 1) remembered.set(node, selection);
  return selection;
}

type MutableSelection = Map<string, MutableSelection>;

function collect(
  set: SelectionSetNode | undefined,
  fragments: GraphQLResolveInfo["fragments"],
  into: MutableSelection,
): void {
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      const below = into.get(name) ?? new Map();
      into.set(name, below);
      collect(selection.selectionSet, fragments, below);
    } else {
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      collect(fragment?.selectionSet, fragments, into);
    }
  }
}

const EMPTY_SELECTION: Selection = new Map();

const listed = new WeakMap<Selection, Selection>();

/** What is asked for of each item of a list, as a connection's nodes are asked for: the same for the same. */
export function asNodes(items: Selection): Selection {
  const known = listed.get(items) ?? new Map([["nodes", items]]);
  listed.set(items, known);
  return known;
}

/** Fields selected on each row of a connection, whether by `nodes` or by `edges { node }`. */
export function nodeSelection(connection: Selection): Selection {
  const [nodes, edges] = [connection.get("nodes"), connection.get("edges")?.get("node")];
  if (!nodes || !edges) return nodes ?? edges ?? EMPTY_SELECTION;
  const merged = new Map(nodes);
  for (const [field, below] of edges) merged.set(field, new Map([...(merged.get(field) ?? []), ...below]));
  return merged;
}
