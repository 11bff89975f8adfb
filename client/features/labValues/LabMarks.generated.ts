/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LabMarksQueryVariables = Exact<{ [key: string]: never; }>;


export type LabMarksQuery = { activeProtocols: Array<{ __typename: 'ActiveProtocol', key: string, startedOn: string, protocol: { __typename: 'Protocol', id: string, name: string } }> | null };


export const LabMarksDocument = {"__meta__":{"hash":"6104ee5800d2310d5ec36b23cc40e7a48c1b93a80b67af3c180d9585b0858a07"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LabMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeProtocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"protocol"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LabMarksQuery, LabMarksQueryVariables>;
/** `useCommittedQuery` of LabMarks. */
export const useLabMarksQuery = (options: useQuery.Options<LabMarksQuery, LabMarksQueryVariables>) => useCommittedQuery<LabMarksQuery, LabMarksQueryVariables>(LabMarksDocument, options);