/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ToCalendarQueryVariables = Exact<{ [key: string]: never; }>;


export type ToCalendarQuery = { activeProtocols: Array<{ __typename: 'ActiveProtocol', key: string }> | null };


export const ToCalendarDocument = {"__meta__":{"hash":"aa2520d7adde3f100273996ebffa80e9db3ecf775b3a046a83e1cb148faf979b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ToCalendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeProtocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ToCalendarQuery, ToCalendarQueryVariables>;
/** `useCommittedQuery` of ToCalendar. */
export const useToCalendarQuery = (options: useQuery.Options<ToCalendarQuery, ToCalendarQueryVariables>) => useCommittedQuery<ToCalendarQuery, ToCalendarQueryVariables>(ToCalendarDocument, options);