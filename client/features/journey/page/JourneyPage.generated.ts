/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { SummaryStrip_JourneyFragment } from './SummaryStrip.generated';
import type { useQuery } from "@apollo/client/react";
import { useShownQuery } from "../../../apollo/useShownQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JourneyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type JourneyPageQuery = { journey: (
    { __typename: 'Journey', hasCompletedOnboarding: boolean }
    & { ' $fragmentRefs'?: { 'SummaryStrip_JourneyFragment': SummaryStrip_JourneyFragment } }
  ) | null };


export const JourneyPageDocument = {"__meta__":{"hash":"0e5b1392cf8b1168494045b97f6a46271862eef04d0ff6fd4f5de19753bd0737"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JourneyPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCompletedOnboarding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SummaryStrip_journey"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SummaryStrip_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streak"}},{"kind":"Field","name":{"kind":"Name","value":"logStreak"}},{"kind":"Field","name":{"kind":"Name","value":"totalTimeSpent"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"overallPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timePerDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivity"}}]}}]}}]} as unknown as DocumentNode<JourneyPageQuery, JourneyPageQueryVariables>;
/** `useShownQuery` of JourneyPage. */
export const useJourneyPageQuery = (options: useQuery.Options<JourneyPageQuery, JourneyPageQueryVariables>) => useShownQuery<JourneyPageQuery, JourneyPageQueryVariables>(JourneyPageDocument, options);