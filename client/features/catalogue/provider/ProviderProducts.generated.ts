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

/** Whom something is for, where it is for women or for men only. */
export type Sex =
  /** Women. */
  | 'FEMALE'
  /** Men. */
  | 'MALE';

export type ProviderProductsQueryVariables = Exact<{
  id: number;
  area: Types.Area;
  first: number;
  after?: string | null | undefined;
}>;


export type ProviderProductsQuery = { provider: { __typename: 'Provider', databaseId: number, products: { nodes: Array<
        | { __typename: 'Equipment', equipmentType: string | null, databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, isRecurring: boolean, warnings: Array<string>, visitPath: string | null, isLinkBroken: boolean, isCompared: boolean }
        | { __typename: 'HealthTest', markerNames: Array<string>, sampleTypeLabel: string | null, turnaroundTime: string | null, intendedFor: Types.Sex | null, databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, isRecurring: boolean, warnings: Array<string>, visitPath: string | null, isLinkBroken: boolean, isCompared: boolean }
        | { __typename: 'Supplement', formLabel: string | null, databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, isRecurring: boolean, warnings: Array<string>, visitPath: string | null, isLinkBroken: boolean, isCompared: boolean }
      >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };


export const ProviderProductsDocument = {"__meta__":{"hash":"69d080bf8a93d1bb27dea23213d91450aa20d83a564ea06ff7537ef9da332097"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProviderProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"area"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Area"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"databaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"area"},"value":{"kind":"Variable","name":{"kind":"Name","value":"area"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"visitPath"}},{"kind":"Field","name":{"kind":"Name","value":"isLinkBroken"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markerNames"}},{"kind":"Field","name":{"kind":"Name","value":"sampleTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formLabel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"equipmentType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCompared"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"client"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ProviderProductsQuery, ProviderProductsQueryVariables>;
/** `useCommittedQuery` of ProviderProducts. */
export const useProviderProductsQuery = (options: useQuery.Options<ProviderProductsQuery, ProviderProductsQueryVariables>) => useCommittedQuery<ProviderProductsQuery, ProviderProductsQueryVariables>(ProviderProductsDocument, options);