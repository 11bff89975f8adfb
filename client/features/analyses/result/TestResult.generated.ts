/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { ProtocolResult_AnalysisFragment } from '../protocolResult/ProtocolResult.generated';
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a result is, after what its answers say care should hear of. */
export type AnalysisShape =
  /** A plan that stays folded until its owner has talked to care (`careContactedAt`). */
  | 'CARE_FIRST'
  /** No plan: only whom to turn to. */
  | 'CARE_ONLY'
  /** Findings, and for the health protocol activities. */
  | 'PLAN';

/** What wrote the text of a result; findings and red flags are always of the site's own rules. */
export type AnalysisSource =
  /** The site's own rules. */
  | 'BUILT_IN'
  /** An automatic text service that the operator uses. */
  | 'SERVICE';

/** Where the number of a test goes, from the one before. */
export type AnalysisTrend =
  /** It has become better. */
  | 'BETTER'
  /** It is as it was. */
  | 'SAME'
  /** It has become worse. */
  | 'WORSE';

/** How much a finding matters. */
export type FindingPriority =
  /** 'Hög'. */
  | 'HIGH'
  /** 'Låg'. */
  | 'LOW'
  /** 'Medel'. */
  | 'MEDIUM';

/** Whom to turn to. */
export type RedFlagUrgency =
  /** 112, at once. */
  | 'CALL_112'
  /** 1177 or a doctor, before anything else. */
  | 'CALL_1177';

/** A test whose answers are analysed. */
export type TestKind =
  /** The health protocol questionnaire. */
  | 'PROTOCOL'
  /** The sleep test. */
  | 'SLEEP'
  /** The training test. */
  | 'TRAINING';

export type TestResult_AnalysisFragment = (
  { __typename: 'Analysis', id: string, key: string, kind: Types.TestKind, shape: Types.AnalysisShape, careContactedAt: string | null, aiRecommendations: string, source: Types.AnalysisSource, isFallback: boolean, createdAt: string, isStale: boolean, redFlags: Array<{ key: string, urgency: Types.RedFlagUrgency, text: string, because: Array<string> }>, findings: Array<{ key: string, category: string, categoryName: string, title: string, text: string, because: Array<string>, evidence: string, priority: Types.FindingPriority, isForToday: boolean, isFolded: boolean, links: Array<{ path: string, label: string }> }>, measure: { label: string, now: string, before: string | null, trend: Types.AnalysisTrend | null } | null, changes: Array<{ label: string, before: string, now: string }> }
  & { ' $fragmentRefs'?: { 'ProtocolResult_AnalysisFragment': ProtocolResult_AnalysisFragment } }
) & { ' $fragmentName'?: 'TestResult_AnalysisFragment' };

export type TestResultQueryVariables = Exact<{
  kind: Types.TestKind;
  key: string;
}>;


export type TestResultQuery = { analysis: (
    { __typename: 'Analysis', id: string, key: string, shape: Types.AnalysisShape, careContactedAt: string | null }
    & { ' $fragmentRefs'?: { 'TestResult_AnalysisFragment': TestResult_AnalysisFragment } }
  ) | null };

export const TestResult_AnalysisFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestResult_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"Field","name":{"kind":"Name","value":"careContactedAt"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"redFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isForToday"}},{"kind":"Field","name":{"kind":"Name","value":"isFolded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFallback"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProtocolResult_analysis"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtocolResult_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedGoal"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TestResult_AnalysisFragment, unknown>;
export const TestResultDocument = {"__meta__":{"hash":"c2fb5cc2b5381b4e11478226a11efdb11b7e72f1e8852b6f7ef05d3f099ae017"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analysis"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"Field","name":{"kind":"Name","value":"careContactedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestResult_analysis"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtocolResult_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedGoal"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestResult_analysis"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analysis"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"Field","name":{"kind":"Name","value":"careContactedAt"}},{"kind":"Field","name":{"kind":"Name","value":"aiRecommendations"}},{"kind":"Field","name":{"kind":"Name","value":"redFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isForToday"}},{"kind":"Field","name":{"kind":"Name","value":"isFolded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFallback"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProtocolResult_analysis"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TestResultQuery, TestResultQueryVariables>;
/** `useCommittedQuery` of TestResult. */
export const useTestResultQuery = (options: useQuery.Options<TestResultQuery, TestResultQueryVariables>) => useCommittedQuery<TestResultQuery, TestResultQueryVariables>(TestResultDocument, options);