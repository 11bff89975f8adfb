/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RulesReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type RulesReviewQuery = { site: { __typename: 'Site', rulesReview: { reviewer: string, reviewedOn: string } | null } | null };


export const RulesReviewDocument = {"__meta__":{"hash":"3a444b6deec5aa1c8f0117c0a3a0080aeb4ab9de403472b226b171e562bf08e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RulesReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rulesReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}}]}}]}}]}}]} as unknown as DocumentNode<RulesReviewQuery, RulesReviewQueryVariables>;
/** `useCommittedQuery` of RulesReview. */
export const useRulesReviewQuery = (options: useQuery.Options<RulesReviewQuery, RulesReviewQueryVariables>) => useCommittedQuery<RulesReviewQuery, RulesReviewQueryVariables>(RulesReviewDocument, options);