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

export type LabProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type LabProfileQuery = { labProfile: { birthYear: number | null, sex: Types.Sex | null } | null };


export const LabProfileDocument = {"__meta__":{"hash":"ff3b59569a511ccbcc9e0665ba76c8fc63493418ed66c0611d82de8e59baecb9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LabProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"birthYear"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}}]}}]}}]} as unknown as DocumentNode<LabProfileQuery, LabProfileQueryVariables>;
/** `useCommittedQuery` of LabProfile. */
export const useLabProfileQuery = (options: useQuery.Options<LabProfileQuery, LabProfileQueryVariables>) => useCommittedQuery<LabProfileQuery, LabProfileQueryVariables>(LabProfileDocument, options);