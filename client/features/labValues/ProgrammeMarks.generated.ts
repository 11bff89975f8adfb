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

export type ProgrammeMarksQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgrammeMarksQuery = { journey: { __typename: 'Journey', id: string, categories: Array<{ __typename: 'JourneyCategory', key: Types.JourneyCategoryKey, items: Array<{ __typename: 'JourneyItemView', key: string, completedAt: string | null }> }> } | null };


export const ProgrammeMarksDocument = {"__meta__":{"hash":"66cc52fa1608c925dc57640b7b2d465d16efe29e2e1cd599e3a8e7f52ed5669f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgrammeMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"MENTAL"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ProgrammeMarksQuery, ProgrammeMarksQueryVariables>;
/** `useCommittedQuery` of ProgrammeMarks. */
export const useProgrammeMarksQuery = (options: useQuery.Options<ProgrammeMarksQuery, ProgrammeMarksQueryVariables>) => useCommittedQuery<ProgrammeMarksQuery, ProgrammeMarksQueryVariables>(ProgrammeMarksDocument, options);