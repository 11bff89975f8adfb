/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { CategoryProgress_CategoryFragment } from './CategoryProgress.generated';
import type { useQuery } from "@apollo/client/react";
import { useShownQuery } from "../../apollo/useShownQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProgressTabQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgressTabQuery = { journey: { __typename: 'Journey', id: string, overallPercentage: number, level: number, categories: Array<(
      { __typename: 'JourneyCategory', id: string, title: string, totalSections: number, completedDays: Array<string> }
      & { ' $fragmentRefs'?: { 'CategoryProgress_CategoryFragment': CategoryProgress_CategoryFragment } }
    )> } };


export const ProgressTabDocument = {"__meta__":{"hash":"a7debbdda3d103dbdac126d43ebba9b9fe7443bdb0291593e8aaab9abfa0f1b4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgressTab"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"overallPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalSections"}},{"kind":"Field","name":{"kind":"Name","value":"completedDays"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryProgress_category"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryProgress_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JourneyCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalSections"}},{"kind":"Field","name":{"kind":"Name","value":"completedSections"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivity"}}]}}]} as unknown as DocumentNode<ProgressTabQuery, ProgressTabQueryVariables>;
/** `useShownQuery` of ProgressTab. */
export const useProgressTabQuery = (options: useQuery.Options<ProgressTabQuery, ProgressTabQueryVariables>) => useShownQuery<ProgressTabQuery, ProgressTabQueryVariables>(ProgressTabDocument, options);