/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A category of the journey. */
export type JourneyCategoryKey =
  /** 'Kunskap & guider'. */
  | 'KNOWLEDGE'
  /** 'Mental optimering'. */
  | 'MENTAL'
  /** 'Fysisk träning'. */
  | 'PHYSICAL'
  /** 'Testning & optimering'. */
  | 'TESTING';

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

export type PlanTabQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanTabQuery = { journey: { __typename: 'Journey', plan: Array<(
      { __typename: 'PlannedActivity', key: string, isCompleted: boolean, isRemovable: boolean }
      & { ' $fragmentRefs'?: { 'PlanRow_PlannedFragment': PlanRow_PlannedFragment } }
    )> } | null };

export type PlanRow_PlannedFragment = { __typename: 'PlannedActivity', key: string, title: string, description: string, path: string, type: Types.RecommendationType, priority: Types.Priority, category: Types.JourneyCategoryKey, estimatedTime: number, isCompleted: boolean, completedAt: string | null, isDone: boolean, isRemovable: boolean } & { ' $fragmentName'?: 'PlanRow_PlannedFragment' };

export const PlanRow_PlannedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanRow_planned"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTime"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovable"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<PlanRow_PlannedFragment, unknown>;
export const PlanTabDocument = {"__meta__":{"hash":"0b5a3266b971eeab942ad14996eee8b596eb3adfb649a3da1476919b2b6106f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanTab"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanRow_planned"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanRow_planned"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTime"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovable"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<PlanTabQuery, PlanTabQueryVariables>;
/** `useCommittedQuery` of PlanTab. */
export const usePlanTabQuery = (options: useQuery.Options<PlanTabQuery, PlanTabQueryVariables>) => useCommittedQuery<PlanTabQuery, PlanTabQueryVariables>(PlanTabDocument, options);