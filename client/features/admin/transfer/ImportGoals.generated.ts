/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImportGoalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportGoalsQuery = { goals: Array<{ __typename: 'Goal', key: string, label: string }> | null };


export const ImportGoalsDocument = {"__meta__":{"hash":"43e75ffaa30a1bf1c0010e38141d1cf7f414dfd931602723b1483378864d5479"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportGoals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ImportGoalsQuery, ImportGoalsQueryVariables>;
/** `useCommittedQuery` of ImportGoals. */
export const useImportGoalsQuery = (options: useQuery.Options<ImportGoalsQuery, ImportGoalsQueryVariables>) => useCommittedQuery<ImportGoalsQuery, ImportGoalsQueryVariables>(ImportGoalsDocument, options);