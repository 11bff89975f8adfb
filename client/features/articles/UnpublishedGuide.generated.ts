/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a guide is published. */
export type ArticleState =
  /** It is visible to admins only. */
  | 'DRAFT'
  /** Everybody can read it. */
  | 'PUBLISHED'
  /** It is visible to admins only, and publishes itself at its time. */
  | 'SCHEDULED';

export type UnpublishedGuideQueryVariables = Exact<{
  id: string;
}>;


export type UnpublishedGuideQuery = { editableArticle: { __typename: 'EditableArticle', id: string, state: Types.ArticleState, publishedAt: string | null, publishAt: string | null } | null };


export const UnpublishedGuideDocument = {"__meta__":{"hash":"4a014b5a21967a4e85b4751f0c785d75ff3ed8a407114d0544ba9ea78c1eccf9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnpublishedGuide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UnpublishedGuideQuery, UnpublishedGuideQueryVariables>;
/** `useCommittedQuery` of UnpublishedGuide. */
export const useUnpublishedGuideQuery = (options: useQuery.Options<UnpublishedGuideQuery, UnpublishedGuideQueryVariables>) => useCommittedQuery<UnpublishedGuideQuery, UnpublishedGuideQueryVariables>(UnpublishedGuideDocument, options);