/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useShownQuery } from "../../apollo/useShownQuery.ts";
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

export type CategoryItemsQueryVariables = Exact<{
  category: Types.JourneyCategoryKey;
}>;


export type CategoryItemsQuery = { journey: { __typename: 'Journey', id: string, categories: Array<{ __typename: 'JourneyCategory', id: string, items: Array<{ __typename: 'JourneyItemView', id: string, title: string, url: string, completedAt: string | null }> }> } };


export const CategoryItemsDocument = {"__meta__":{"hash":"3668f8958030c5433d30286d6335cae0e775b7d8993abff73d1468ee4d35a6f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JourneyCategoryKey"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"category"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CategoryItemsQuery, CategoryItemsQueryVariables>;
/** `useShownQuery` of CategoryItems. */
export const useCategoryItemsQuery = (options: useQuery.Options<CategoryItemsQuery, CategoryItemsQueryVariables>) => useShownQuery<CategoryItemsQuery, CategoryItemsQueryVariables>(CategoryItemsDocument, options);