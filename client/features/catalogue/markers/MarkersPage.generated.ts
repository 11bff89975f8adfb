/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useShownQuery } from "../../../apollo/useShownQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarkersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MarkersPageQuery = { isDemoCatalogue: boolean, biomarkers: Array<{ __typename: 'Biomarker', databaseId: number, name: string, group: string, description: string }> | null };

export type MarkerPicker_BiomarkerFragment = { __typename: 'Biomarker', databaseId: number, name: string, group: string, description: string } & { ' $fragmentName'?: 'MarkerPicker_BiomarkerFragment' };

export const MarkerPicker_BiomarkerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkerPicker_biomarker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Biomarker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MarkerPicker_BiomarkerFragment, unknown>;
export const MarkersPageDocument = {"__meta__":{"hash":"674f0136fc88ef2c95c8efc4e615e61e6684f938293618a1d055cc3bbc2cf64a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkersPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemoCatalogue"}},{"kind":"Field","name":{"kind":"Name","value":"biomarkers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MarkersPageQuery, MarkersPageQueryVariables>;
/** `useShownQuery` of MarkersPage. */
export const useMarkersPageQuery = (options: useQuery.Options<MarkersPageQuery, MarkersPageQueryVariables>) => useShownQuery<MarkersPageQuery, MarkersPageQueryVariables>(MarkersPageDocument, options);