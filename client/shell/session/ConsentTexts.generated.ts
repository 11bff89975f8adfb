/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody can consent to. */
export type ConsentKind =
  /** Storing data about health in the account (GDPR article 9). */
  | 'HEALTH_DATA'
  /** Storing values that laboratories have measured (GDPR article 9). */
  | 'LAB_VALUES'
  /** Analysing and storing the answers of tests (GDPR article 9). */
  | 'TEST_ANSWERS';

export type ConsentTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentTextsQuery = { consentTexts: Array<{ kind: Types.ConsentKind, version: number, title: string, ask: string, text: string }> | null };


export const ConsentTextsDocument = {"__meta__":{"hash":"93b40c0aeb96771b9c363d99249e9d7c5f78eae250fdbb09200444add2aa1c94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ask"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ConsentTextsQuery, ConsentTextsQueryVariables>;
/** `useCommittedQuery` of ConsentTexts. */
export const useConsentTextsQuery = (options: useQuery.Options<ConsentTextsQuery, ConsentTextsQueryVariables>) => useCommittedQuery<ConsentTextsQuery, ConsentTextsQueryVariables>(ConsentTextsDocument, options);