/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WeekReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type WeekReviewQuery = { journey: { __typename: 'Journey', week: { days: Array<string>, activityCount: number, minutes: number, titles: Array<string> } } | null };


export const WeekReviewDocument = {"__meta__":{"hash":"70b61dff908dfd4f3f099ae43395f1f575cec4c4dba87ad46fa6bb4be4607d88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeekReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"activityCount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"titles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WeekReviewQuery, WeekReviewQueryVariables>;
/** `useCommittedQuery` of WeekReview. */
export const useWeekReviewQuery = (options: useQuery.Options<WeekReviewQuery, WeekReviewQueryVariables>) => useCommittedQuery<WeekReviewQuery, WeekReviewQueryVariables>(WeekReviewDocument, options);