/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A colour that a category of steps is shown in. */
export type CategoryColour =
  /** Blue. */
  | 'BLUE'
  /** Green. */
  | 'GREEN'
  /** Grey, of what has no category or one that is not known. */
  | 'GREY'
  /** Purple. */
  | 'PURPLE'
  /** Red. */
  | 'RED'
  /** Yellow. */
  | 'YELLOW';

export type StepCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type StepCategoriesQuery = { protocolCategories: Array<{ __typename: 'StepCategory', key: string, name: string, colour: Types.CategoryColour }> | null };


export const StepCategoriesDocument = {"__meta__":{"hash":"910559d9e0dfcf6827085d90045bf65de894ee06147f9e49ad0ba9d93d505160"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protocolCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<StepCategoriesQuery, StepCategoriesQueryVariables>;
/** `useCommittedQuery` of StepCategories. */
export const useStepCategoriesQuery = (options: useQuery.Options<StepCategoriesQuery, StepCategoriesQueryVariables>) => useCommittedQuery<StepCategoriesQuery, StepCategoriesQueryVariables>(StepCategoriesDocument, options);