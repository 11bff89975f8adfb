/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What wrote the text of a result; findings and red flags are always of the site's own rules. */
export type AnalysisSource =
  /** The site's own rules. */
  | 'BUILT_IN'
  /** An automatic text service that the operator uses. */
  | 'SERVICE';

/** What somebody can consent to. */
export type ConsentKind =
  /** Storing data about health in the account (GDPR article 9). */
  | 'HEALTH_DATA'
  /** Storing values that laboratories have measured (GDPR article 9). */
  | 'LAB_VALUES'
  /** Analysing and storing the answers of tests (GDPR article 9). */
  | 'TEST_ANSWERS';

/** The visitor's own experience, as given in onboarding. */
export type Experience =
  /** Is not offered what is marked 'lätt'. */
  | 'ADVANCED'
  /** Is not offered what is marked 'svår'. */
  | 'BEGINNER'
  /** Is offered everything. */
  | 'INTERMEDIATE';

/** A test whose answers are analysed. */
export type TestKind =
  /** The health protocol questionnaire. */
  | 'PROTOCOL'
  /** The sleep test. */
  | 'SLEEP'
  /** The training test. */
  | 'TRAINING';

export type TestSourceQueryVariables = Exact<{ [key: string]: never; }>;


export type TestSourceQuery = { analysisSource: Types.AnalysisSource | null };

export type TestConsentQueryVariables = Exact<{ [key: string]: never; }>;


export type TestConsentQuery = { me: { __typename: 'Me', id: string, consents: Array<{ __typename: 'Consent', id: string, kind: Types.ConsentKind, version: number, withdrawnAt: string | null }> } | null };

export type LatestTestQueryVariables = Exact<{
  kind: Types.TestKind;
}>;


export type LatestTestQuery = { analyses: { nodes: Array<{ __typename: 'Analysis', id: string, key: string, createdAt: string, isStale: boolean }> } | null };

export type TestPrefillQueryVariables = Exact<{ [key: string]: never; }>;


export type TestPrefillQuery = { journey: { __typename: 'Journey', onboarding: { goals: Array<string>, experience: Types.Experience } | null } | null };


export const TestSourceDocument = {"__meta__":{"hash":"e02d4be00d902a6a4c0b1cfacd5a73fbcc2dcf5ea18ad2ffcfcc00193286bef7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analysisSource"}}]}}]} as unknown as DocumentNode<TestSourceQuery, TestSourceQueryVariables>;
export const TestConsentDocument = {"__meta__":{"hash":"34818a7cc98232964c306a6b0f53dba41c0318c032c8bf7cb832f878ee730438"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TestConsentQuery, TestConsentQueryVariables>;
export const LatestTestDocument = {"__meta__":{"hash":"6dc93d0bfe522be701446f6a381d7b02f4fb49daae47b8f3a3002a8c038ae9f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}]} as unknown as DocumentNode<LatestTestQuery, LatestTestQueryVariables>;
export const TestPrefillDocument = {"__meta__":{"hash":"c7da9755c0c8237a53f9069f8d63ac591f1a6bee1d26ce979f584292a3663ef2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestPrefill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goals"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TestPrefillQuery, TestPrefillQueryVariables>;
/** `useCommittedQuery` of TestSource. */
export const useTestSourceQuery = (options: useQuery.Options<TestSourceQuery, TestSourceQueryVariables>) => useCommittedQuery<TestSourceQuery, TestSourceQueryVariables>(TestSourceDocument, options);

/** `useCommittedQuery` of TestConsent. */
export const useTestConsentQuery = (options: useQuery.Options<TestConsentQuery, TestConsentQueryVariables>) => useCommittedQuery<TestConsentQuery, TestConsentQueryVariables>(TestConsentDocument, options);

/** `useCommittedQuery` of LatestTest. */
export const useLatestTestQuery = (options: useQuery.Options<LatestTestQuery, LatestTestQueryVariables>) => useCommittedQuery<LatestTestQuery, LatestTestQueryVariables>(LatestTestDocument, options);

/** `useCommittedQuery` of TestPrefill. */
export const useTestPrefillQuery = (options: useQuery.Options<TestPrefillQuery, TestPrefillQueryVariables>) => useCommittedQuery<TestPrefillQuery, TestPrefillQueryVariables>(TestPrefillDocument, options);