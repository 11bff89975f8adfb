/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a guide is published. */
export type ArticleState =
  /** It is visible to admins only. */
  | 'DRAFT'
  /** Everybody can read it. */
  | 'PUBLISHED'
  /** It is visible to admins only, and publishes itself at its time. */
  | 'SCHEDULED';

export type GuideChoicesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GuideChoicesQuery = { editableArticles: { nodes: Array<{ __typename: 'EditableArticle', id: string, slug: string, aliases: Array<string>, title: string, state: Types.ArticleState }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };


export const GuideChoicesDocument = {"__meta__":{"hash":"e2ec41dde0f2d1d2cc88928344c7c56fa88d8ba0c1f2107c71a859343208b69a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuideChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<GuideChoicesQuery, GuideChoicesQueryVariables>;
/** `useCommittedQuery` of GuideChoices. */
export const useGuideChoicesQuery = (options: useQuery.Options<GuideChoicesQuery, GuideChoicesQueryVariables>) => useCommittedQuery<GuideChoicesQuery, GuideChoicesQueryVariables>(GuideChoicesDocument, options);