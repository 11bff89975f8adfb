/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ComparisonBarQueryVariables = Exact<{
  databaseIds: Array<number> | number;
}>;


export type ComparisonBarQuery = { productsByIds: Array<
    | { __typename: 'Equipment', databaseId: number, name: string }
    | { __typename: 'HealthTest', databaseId: number, name: string }
    | { __typename: 'Supplement', databaseId: number, name: string }
  > | null };


export const ComparisonBarDocument = {"__meta__":{"hash":"6dabcdf725eb42d7fbfb03991883852b655b8f43e25c86d420af9857821de0b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparisonBar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"databaseIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"databaseIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"databaseIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ComparisonBarQuery, ComparisonBarQueryVariables>;
/** `useCommittedQuery` of ComparisonBar. */
export const useComparisonBarQuery = (options: useQuery.Options<ComparisonBarQuery, ComparisonBarQueryVariables>) => useCommittedQuery<ComparisonBarQuery, ComparisonBarQueryVariables>(ComparisonBarDocument, options);