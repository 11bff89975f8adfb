/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The visitor's own experience, as given in onboarding. */
export type Experience =
  /** Is not offered what is marked 'lätt'. */
  | 'ADVANCED'
  /** Is not offered what is marked 'svår'. */
  | 'BEGINNER'
  /** Is offered everything. */
  | 'INTERMEDIATE';

export type VisitorGoalsQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorGoalsQuery = { journey: { __typename: 'Journey', goalLabels: Array<string>, onboarding: { goals: Array<string>, experience: Types.Experience } | null } | null };


export const VisitorGoalsDocument = {"__meta__":{"hash":"d5887218dadf085cf2827f2733f165821aef4cef793d13e1f62041832bbcbbc8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorGoals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goalLabels"}},{"kind":"Field","name":{"kind":"Name","value":"onboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goals"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<VisitorGoalsQuery, VisitorGoalsQueryVariables>;
/** `useCommittedQuery` of VisitorGoals. */
export const useVisitorGoalsQuery = (options: useQuery.Options<VisitorGoalsQuery, VisitorGoalsQueryVariables>) => useCommittedQuery<VisitorGoalsQuery, VisitorGoalsQueryVariables>(VisitorGoalsDocument, options);