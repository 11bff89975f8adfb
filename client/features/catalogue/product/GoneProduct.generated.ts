/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GoneProductQueryVariables = Exact<{
  id: number;
}>;


export type GoneProductQuery = { isProductGone: boolean };


export const GoneProductDocument = {"__meta__":{"hash":"338a4ad76aae78e53a2d71bedcdb71e45d8afd3f1fb71b65ebce0bf5875eae7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoneProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isProductGone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"databaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<GoneProductQuery, GoneProductQueryVariables>;
/** `useCommittedQuery` of GoneProduct. */
export const useGoneProductQuery = (options: useQuery.Options<GoneProductQuery, GoneProductQueryVariables>) => useCommittedQuery<GoneProductQuery, GoneProductQueryVariables>(GoneProductDocument, options);