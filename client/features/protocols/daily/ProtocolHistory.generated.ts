/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProtocolHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type ProtocolHistoryQuery = { activeProtocols: Array<{ __typename: 'ActiveProtocol', key: string, protocol: { __typename: 'Protocol', id: string, history: Array<{ day: string, doneCount: number, totalCount: number }> } }> | null };


export const ProtocolHistoryDocument = {"__meta__":{"hash":"aee980659b1464db626ba507ed8b21dd54d7543c7cc4f32043a8fb59d3245583"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProtocolHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeProtocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"protocol"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ProtocolHistoryQuery, ProtocolHistoryQueryVariables>;
/** `useCommittedQuery` of ProtocolHistory. */
export const useProtocolHistoryQuery = (options: useQuery.Options<ProtocolHistoryQuery, ProtocolHistoryQueryVariables>) => useCommittedQuery<ProtocolHistoryQuery, ProtocolHistoryQueryVariables>(ProtocolHistoryDocument, options);