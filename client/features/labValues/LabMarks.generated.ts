/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
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

export type LabMarksQueryVariables = Exact<{ [key: string]: never; }>;


export type LabMarksQuery = { followedPeriods: Array<{ key: string, name: string, startedOn: string, endedOn: string | null, supplements: Array<{ name: string, from: string, until: string | null }> }> | null, journey: { __typename: 'Journey', id: string, categories: Array<{ __typename: 'JourneyCategory', key: Types.JourneyCategoryKey, items: Array<{ __typename: 'JourneyItemView', key: string, completedAt: string | null }> }> } | null };


export const LabMarksDocument = {"__meta__":{"hash":"027215be38b31090ba2aedc39c7c2d5299dcb1768dc56ce15462664ce5c95c2c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LabMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followedPeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}},{"kind":"Field","name":{"kind":"Name","value":"supplements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"MENTAL"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LabMarksQuery, LabMarksQueryVariables>;
/** `useCommittedQuery` of LabMarks. */
export const useLabMarksQuery = (options: useQuery.Options<LabMarksQuery, LabMarksQueryVariables>) => useCommittedQuery<LabMarksQuery, LabMarksQueryVariables>(LabMarksDocument, options);