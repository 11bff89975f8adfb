/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody can consent to. */
export type ConsentKind =
  /** Storing data about health in the account (GDPR article 9). */
  | 'HEALTH_DATA'
  /** Storing values that laboratories have measured (GDPR article 9). */
  | 'LAB_VALUES'
  /** Analysing and storing the answers of tests (GDPR article 9). */
  | 'TEST_ANSWERS';

export type LabValuesMergePreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type LabValuesMergePreviewQuery = { me: { __typename: 'Me', id: string, consents: Array<{ __typename: 'Consent', id: string, kind: Types.ConsentKind, version: number, withdrawnAt: string | null }> } | null };


export const LabValuesMergePreviewDocument = {"__meta__":{"hash":"63b68eecb06a4523a026b466f753fcfac1c9ee175e9e0b0d55e9c9a46b770db5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LabValuesMergePreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LabValuesMergePreviewQuery, LabValuesMergePreviewQueryVariables>;
/** `useCommittedQuery` of LabValuesMergePreview. */
export const useLabValuesMergePreviewQuery = (options: useQuery.Options<LabValuesMergePreviewQuery, LabValuesMergePreviewQueryVariables>) => useCommittedQuery<LabValuesMergePreviewQuery, LabValuesMergePreviewQueryVariables>(LabValuesMergePreviewDocument, options);