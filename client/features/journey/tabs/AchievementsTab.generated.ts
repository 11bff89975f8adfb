/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AchievementsTabQueryVariables = Exact<{ [key: string]: never; }>;


export type AchievementsTabQuery = { journey: { __typename: 'Journey', achievements: Array<(
      { __typename: 'Achievement', key: string, unlockedAt: string | null }
      & { ' $fragmentRefs'?: { 'AchievementCard_AchievementFragment': AchievementCard_AchievementFragment } }
    )> } | null };

export type AchievementCard_AchievementFragment = { __typename: 'Achievement', key: string, title: string, description: string, icon: string, unlockedAt: string | null, progress: number, maxProgress: number } & { ' $fragmentName'?: 'AchievementCard_AchievementFragment' };

export const AchievementCard_AchievementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AchievementCard_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Achievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"unlockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"maxProgress"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AchievementCard_AchievementFragment, unknown>;
export const AchievementsTabDocument = {"__meta__":{"hash":"0b50dd3c41fd90969dcef9c574396ff190c37f8a909bee4fd2e13154d3fc52bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AchievementsTab"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"achievements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"unlockedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AchievementCard_achievement"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AchievementCard_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Achievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"unlockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"maxProgress"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AchievementsTabQuery, AchievementsTabQueryVariables>;
/** `useCommittedQuery` of AchievementsTab. */
export const useAchievementsTabQuery = (options: useQuery.Options<AchievementsTabQuery, AchievementsTabQueryVariables>) => useCommittedQuery<AchievementsTabQuery, AchievementsTabQueryVariables>(AchievementsTabDocument, options);