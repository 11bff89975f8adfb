/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { ChecklistRow_ItemFragment } from './ChecklistRow.generated';
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DailyQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type DailyQuery = { checklist: { __typename: 'Checklist', day: string, totalCount: number, items: Array<(
      { __typename: 'ChecklistItem', itemKey: string, day: string, protocolKey: string, isCompleted: boolean }
      & { ' $fragmentRefs'?: { 'ChecklistRow_ItemFragment': ChecklistRow_ItemFragment } }
    )>, weekly: Array<(
      { __typename: 'ChecklistItem', itemKey: string, day: string }
      & { ' $fragmentRefs'?: { 'ChecklistRow_ItemFragment': ChecklistRow_ItemFragment } }
    )> } | null, activeProtocols: Array<{ __typename: 'ActiveProtocol', key: string, startedOn: string, protocol: { __typename: 'Protocol', id: string, key: string, name: string } }> | null };


export const DailyDocument = {"__meta__":{"hash":"4d4d800a0f4659b8d783e1832c0d12bafb73d70c70874ef996a7fe44ab4309a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Daily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemKey"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"protocolKey"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChecklistRow_item"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemKey"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChecklistRow_item"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeProtocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"protocol"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChecklistRow_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChecklistItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemKey"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"protocolName"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DailyQuery, DailyQueryVariables>;
/** `useCommittedQuery` of Daily. */
export const useDailyQuery = (options: useQuery.Options<DailyQuery, DailyQueryVariables>) => useCommittedQuery<DailyQuery, DailyQueryVariables>(DailyDocument, options);