/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How demanding something is. */
export type Difficulty =
  /** 'Lätt'; hidden from advanced visitors when a list is personalised. */
  | 'EASY'
  /** 'Svår'; hidden from beginners when a list is personalised. */
  | 'HARD'
  /** 'Medium'. */
  | 'MEDIUM';

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

export type RecommendationCard_RecommendationFragment = { __typename: 'Recommendation', key: string, title: string, description: string, path: string, type: Types.RecommendationType, priority: Types.Priority, category: Types.JourneyCategoryKey, estimatedTime: number, difficulty: Types.Difficulty, icon: string, reason: string, isDone: boolean } & { ' $fragmentName'?: 'RecommendationCard_RecommendationFragment' };

export const RecommendationCard_RecommendationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecommendationCard_recommendation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recommendation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTime"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecommendationCard_RecommendationFragment, unknown>;