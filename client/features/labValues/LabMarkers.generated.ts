/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whom something is for, where it is for women or for men only. */
export type Sex =
  /** Women. */
  | 'FEMALE'
  /** Men. */
  | 'MALE';

export type LabMarkersQueryVariables = Exact<{ [key: string]: never; }>;


export type LabMarkersQuery = { biomarkers: Array<{ __typename: 'Biomarker', databaseId: number, path: string, name: string, formerSlugs: Array<string>, description: string, searchTerms: Array<string>, unit: string | null, referenceSource: string, referenceIntervals: Array<{ sex: Types.Sex | null, fromAge: number | null, toAge: number | null, low: number | null, high: number | null }>, guides: Array<{ __typename: 'Article', slug: string, path: string, title: string }> }> | null };


export const LabMarkersDocument = {"__meta__":{"hash":"2ee7aca8cfc47942514bb9cd4cb33260cc360678fe56624877fd5a4984737106"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LabMarkers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"biomarkers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"formerSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"searchTerms"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"referenceIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"fromAge"}},{"kind":"Field","name":{"kind":"Name","value":"toAge"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referenceSource"}},{"kind":"Field","name":{"kind":"Name","value":"guides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LabMarkersQuery, LabMarkersQueryVariables>;
/** `useCommittedQuery` of LabMarkers. */
export const useLabMarkersQuery = (options: useQuery.Options<LabMarkersQuery, LabMarkersQueryVariables>) => useCommittedQuery<LabMarkersQuery, LabMarkersQueryVariables>(LabMarkersDocument, options);