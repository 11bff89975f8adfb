/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A category of the journey. */
export type JourneyCategoryKey =
  /** 'Kunskap & guider'. */
  | 'KNOWLEDGE'
  /** 'Mental optimering'. */
  | 'MENTAL'
  /** 'Fysisk träning'. */
  | 'PHYSICAL'
  /** 'Testning & optimering'. */
  | 'TESTING';

export type CountedCategory_ItemsFragment = { key: Types.JourneyCategoryKey, title: string, items: Array<{ key: string, title: string, path: string, minutes: number | null }> } & { ' $fragmentName'?: 'CountedCategory_ItemsFragment' };

export type JourneyItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type JourneyItemsQuery = { journeyTexts: Array<{ key: string, title: string | null, description: string | null, isShown: boolean }> | null, journeyItems: Array<{ key: Types.JourneyCategoryKey, title: string, items: Array<{ key: string, title: string, path: string, minutes: number | null }> }> | null };

export const CountedCategory_ItemsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountedCategory_items"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountedCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]} as unknown as DocumentNode<CountedCategory_ItemsFragment, unknown>;
export const JourneyItemsDocument = {"__meta__":{"hash":"4c4f9fe863f796e23e0e33559a3004721e28d3909e8044123823c44031d2d79b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JourneyItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journeyTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"journeyItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]}}]} as unknown as DocumentNode<JourneyItemsQuery, JourneyItemsQueryVariables>;
/** `useCommittedQuery` of JourneyItems. */
export const useJourneyItemsQuery = (options: useQuery.Options<JourneyItemsQuery, JourneyItemsQueryVariables>) => useCommittedQuery<JourneyItemsQuery, JourneyItemsQueryVariables>(JourneyItemsDocument, options);