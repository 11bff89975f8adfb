/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How demanding something is. */
export type Difficulty =
  /** 'Lätt'; hidden from advanced visitors when a list is personalised. */
  | 'EASY'
  /** 'Svår'; hidden from beginners when a list is personalised. */
  | 'HARD'
  /** 'Medium'. */
  | 'MEDIUM';

/** What an article is about. */
export type Topic =
  /** 'Om sajten'. */
  | 'ABOUT'
  /** 'Mat'. */
  | 'FOOD'
  /** 'Sinne'. */
  | 'MIND'
  /** 'Prover'. */
  | 'SAMPLES'
  /** 'Sömn'. */
  | 'SLEEP'
  /** 'Tillskott'. */
  | 'SUPPLEMENTS'
  /** 'Träning'. */
  | 'TRAINING';

export type GuidePageQueryVariables = Exact<{
  slug: string;
  all?: boolean | null | undefined;
}>;


export type GuidePageQuery = { article: { __typename: 'Article', id: string, slug: string, title: string, description: string, inShortHtml: string | null, contentHtml: string, readTime: string, publishedAt: string | null, updatedAt: string, topic: Types.Topic, badges: Array<string>, difficulty: Types.Difficulty | null, reviewer: string | null, reviewedOn: string | null, headings: Array<{ __typename: 'TextHeading', id: string, text: string, level: number }>, markerQuestions: Array<{ key: string, title: string, path: string }>, image: { url: string, alt: string } | null, reviewedBy: { __typename: 'Author', slug: string, name: string } | null, author: { __typename: 'Author', slug: string, name: string, title: string, isExample: boolean } } | null };


export const GuidePageDocument = {"__meta__":{"hash":"2e72c517336bd8987ab073faf6699aaf19cd11f11dfab007418264871ce981fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuidePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeUnpublished"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"inShortHtml"}},{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"markerQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readTime"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"badges"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isExample"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<GuidePageQuery, GuidePageQueryVariables>;
/** `useCommittedQuery` of GuidePage. */
export const useGuidePageQuery = (options: useQuery.Options<GuidePageQuery, GuidePageQueryVariables>) => useCommittedQuery<GuidePageQuery, GuidePageQueryVariables>(GuidePageDocument, options);