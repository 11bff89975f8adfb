/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JourneyBarQueryVariables = Exact<{ [key: string]: never; }>;


export type JourneyBarQuery = { journey: { __typename: 'Journey', overallPercentage: number, level: number, totalTimeSpent: number, streak: number, logStreak: number, nextStep: { __typename: 'Recommendation', key: string, title: string, path: string } | null } | null };

export type TodayInBarQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayInBarQuery = { checklist: { __typename: 'Checklist', day: string, doneCount: number, totalCount: number } | null };

export type JourneyBar_JourneyFragment = { __typename: 'Journey', overallPercentage: number, level: number, totalTimeSpent: number, streak: number, logStreak: number, nextStep: { __typename: 'Recommendation', key: string, title: string, path: string } | null } & { ' $fragmentName'?: 'JourneyBar_JourneyFragment' };

export const JourneyBar_JourneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JourneyBar_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overallPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"totalTimeSpent"}},{"kind":"Field","name":{"kind":"Name","value":"streak"}},{"kind":"Field","name":{"kind":"Name","value":"logStreak"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<JourneyBar_JourneyFragment, unknown>;
export const JourneyBarDocument = {"__meta__":{"hash":"5e1cbb1833ba90bd0e61425c647a646bd7d736784d83549fa30368ccbd5309b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JourneyBar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overallPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"totalTimeSpent"}},{"kind":"Field","name":{"kind":"Name","value":"streak"}},{"kind":"Field","name":{"kind":"Name","value":"logStreak"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<JourneyBarQuery, JourneyBarQueryVariables>;
export const TodayInBarDocument = {"__meta__":{"hash":"a3827a7dbc101586ddc67b3d33768e70bfac0c941f0d8eefd8e42e19e0fff959"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayInBar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TodayInBarQuery, TodayInBarQueryVariables>;
/** `useCommittedQuery` of JourneyBar. */
export const useJourneyBarQuery = (options: useQuery.Options<JourneyBarQuery, JourneyBarQueryVariables>) => useCommittedQuery<JourneyBarQuery, JourneyBarQueryVariables>(JourneyBarDocument, options);

/** `useCommittedQuery` of TodayInBar. */
export const useTodayInBarQuery = (options: useQuery.Options<TodayInBarQuery, TodayInBarQueryVariables>) => useCommittedQuery<TodayInBarQuery, TodayInBarQueryVariables>(TodayInBarDocument, options);