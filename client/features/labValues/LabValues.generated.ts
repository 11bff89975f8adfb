/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a laboratory puts before a number beyond what it can measure. */
export type LabComparator =
  /** The value is the number or higher, as '≥100'. */
  | 'AT_LEAST'
  /** The value is the number or lower, as '≤0,5'. */
  | 'AT_MOST'
  /** The value is higher than the number, as '>100'. */
  | 'GREATER_THAN'
  /** The value is lower than the number, as '<0,5'. */
  | 'LESS_THAN';

export type LabValuesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LabValuesQuery = { labValues: { nodes: Array<{ __typename: 'LabValue', id: string, markerSlug: string, comparator: Types.LabComparator | null, value: number, unit: string, sampledOn: string, laboratory: string | null, isFasting: boolean | null, note: string | null, referenceLow: number | null, referenceHigh: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };


export const LabValuesDocument = {"__meta__":{"hash":"e5e311ec1f8d51ca376853ff3aa6b1aab654e40dd13cb71b1f6f3a7a9685935f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LabValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"markerSlug"}},{"kind":"Field","name":{"kind":"Name","value":"comparator"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"sampledOn"}},{"kind":"Field","name":{"kind":"Name","value":"laboratory"}},{"kind":"Field","name":{"kind":"Name","value":"isFasting"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"referenceLow"}},{"kind":"Field","name":{"kind":"Name","value":"referenceHigh"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<LabValuesQuery, LabValuesQueryVariables>;
/** `useCommittedQuery` of LabValues. */
export const useLabValuesQuery = (options: useQuery.Options<LabValuesQuery, LabValuesQueryVariables>) => useCommittedQuery<LabValuesQuery, LabValuesQueryVariables>(LabValuesDocument, options);