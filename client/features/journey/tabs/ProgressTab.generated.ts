/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { CategoryProgress_CategoryFragment } from '../progress/CategoryProgress.generated';
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

export type ProgressTabQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgressTabQuery = { journey: { __typename: 'Journey', overallPercentage: number, lastActivity: string | null, level: number, categories: Array<(
      { __typename: 'JourneyCategory', key: Types.JourneyCategoryKey, title: string, totalSections: number, completedDays: Array<string> }
      & { ' $fragmentRefs'?: { 'CategoryProgress_CategoryFragment': CategoryProgress_CategoryFragment } }
    )> } | null };


export const ProgressTabDocument = {"__meta__":{"hash":"f580722ceef2ed9e41bcbee04ecfd2a6a49d7776edeca00e1ead0e1bad94bd41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgressTab"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overallPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivity"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalSections"}},{"kind":"Field","name":{"kind":"Name","value":"completedDays"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryProgress_category"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryProgress_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JourneyCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalSections"}},{"kind":"Field","name":{"kind":"Name","value":"completedSections"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivity"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ProgressTabQuery, ProgressTabQueryVariables>;
/** `useCommittedQuery` of ProgressTab. */
export const useProgressTabQuery = (options: useQuery.Options<ProgressTabQuery, ProgressTabQueryVariables>) => useCommittedQuery<ProgressTabQuery, ProgressTabQueryVariables>(ProgressTabDocument, options);