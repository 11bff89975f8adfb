/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How much a recommendation matters. */
export type Priority =
  /** 'Hög'; highlighted. */
  | 'HIGH'
  /** 'Låg'. */
  | 'LOW'
  /** 'Medium'. */
  | 'MEDIUM';

/** What a recommendation leads to. */
export type RecommendationType =
  /** An article to read. */
  | 'ARTICLE'
  /** Equipment. */
  | 'BIOHACKING'
  /** A programme or page. */
  | 'CONTENT'
  /** A page that guides. */
  | 'GUIDE'
  /** Products to compare. */
  | 'PRODUCT'
  /** Dietary supplements. */
  | 'SUPPLEMENT'
  /** A test to take. */
  | 'TEST';

export type NextStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type NextStepsQuery = { journey: { __typename: 'Journey', recommendations: Array<{ __typename: 'Recommendation', key: string, title: string, description: string, path: string, type: Types.RecommendationType, priority: Types.Priority, estimatedTime: number, icon: string, isDone: boolean }> } | null };

export type NextSteps_JourneyFragment = { __typename: 'Journey', recommendations: Array<{ __typename: 'Recommendation', key: string, title: string, description: string, path: string, type: Types.RecommendationType, priority: Types.Priority, estimatedTime: number, icon: string, isDone: boolean }> } & { ' $fragmentName'?: 'NextSteps_JourneyFragment' };

export const NextSteps_JourneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextSteps_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTime"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<NextSteps_JourneyFragment, unknown>;
export const NextStepsDocument = {"__meta__":{"hash":"17be57da172611b25ba7b9ff5bbb4d2dedbcc28eda39d9d131cc54cfa7375595"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTime"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<NextStepsQuery, NextStepsQueryVariables>;
/** `useCommittedQuery` of NextSteps. */
export const useNextStepsQuery = (options: useQuery.Options<NextStepsQuery, NextStepsQueryVariables>) => useCommittedQuery<NextStepsQuery, NextStepsQueryVariables>(NextStepsDocument, options);