/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarkerIndexPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MarkerIndexPageQuery = { biomarkers: Array<{ __typename: 'Biomarker', databaseId: number, path: string, name: string, group: string, description: string }> | null };


export const MarkerIndexPageDocument = {"__meta__":{"hash":"1ab5bdb8307aff4f9e1b0bc0279a3b96fe86be13ff71d9295313c6312a1171a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkerIndexPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"biomarkers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MarkerIndexPageQuery, MarkerIndexPageQueryVariables>;
/** `useCommittedQuery` of MarkerIndexPage. */
export const useMarkerIndexPageQuery = (options: useQuery.Options<MarkerIndexPageQuery, MarkerIndexPageQueryVariables>) => useCommittedQuery<MarkerIndexPageQuery, MarkerIndexPageQueryVariables>(MarkerIndexPageDocument, options);