import type { GraphQLSchema, OperationDefinitionNode } from "graphql";
import { Kind } from "graphql";
import { Extensions } from "type-graphql";

/** Marks a query whose result is the same for everybody, so that caches may store it. */
export const isPublic = (): MethodDecorator & PropertyDecorator => Extensions({ isPublic: true });

/**
 * True when an operation is a query of public root fields only. Fragments on the root do not
 * count as public: our own documents have none, and a wrong guess would be a leak. Introspection does not, either.
 */
export function isPublicOperation(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  const fields = schema.getQueryType()?.getFields();
  return (
    operation.operation === "query" &&
    operation.selectionSet.selections.every(
      (selection) =>
        selection.kind === Kind.FIELD &&
        (selection.name.value === "__typename" || fields?.[selection.name.value]?.extensions.isPublic === true),
    )
  );
}
