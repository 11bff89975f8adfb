/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A product area; each has its own list, search fields and sort order. */
export type Area =
  /** Biohacking equipment. */
  | 'BIOHACKING'
  /** Dietary supplements. */
  | 'SUPPLEMENTS'
  /** Health tests: blood, DNA, hormones and the like. */
  | 'TESTS';

export type ProviderIndexPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ProviderIndexPageQuery = { isDemoCatalogue: boolean, providers: { nodes: Array<{ __typename: 'Provider', databaseId: number, path: string, name: string, country: string | null, areas: Array<{ area: Types.Area, productCount: number, isExact: boolean }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };


export const ProviderIndexPageDocument = {"__meta__":{"hash":"87257371f154b3c0e3dd89664816759d8f6fd57924ca8155016bc4b938031a6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProviderIndexPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemoCatalogue"}},{"kind":"Field","name":{"kind":"Name","value":"providers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ProviderIndexPageQuery, ProviderIndexPageQueryVariables>;
/** `useCommittedQuery` of ProviderIndexPage. */
export const useProviderIndexPageQuery = (options: useQuery.Options<ProviderIndexPageQuery, ProviderIndexPageQueryVariables>) => useCommittedQuery<ProviderIndexPageQuery, ProviderIndexPageQueryVariables>(ProviderIndexPageDocument, options);