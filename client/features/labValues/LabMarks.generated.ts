/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LabMarksQueryVariables = Exact<{ [key: string]: never; }>;


export type LabMarksQuery = { followedPeriods: Array<{ key: string, name: string, startedOn: string, endedOn: string | null, supplements: Array<{ name: string, from: string, until: string | null }> }> | null };


export const LabMarksDocument = {"__meta__":{"hash":"f1df027b7cec3df6e3495c7ce1e645df248397075db3fc113d7535cb7b8784b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LabMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followedPeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}},{"kind":"Field","name":{"kind":"Name","value":"supplements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}}]} as unknown as DocumentNode<LabMarksQuery, LabMarksQueryVariables>;
/** `useCommittedQuery` of LabMarks. */
export const useLabMarksQuery = (options: useQuery.Options<LabMarksQuery, LabMarksQueryVariables>) => useCommittedQuery<LabMarksQuery, LabMarksQueryVariables>(LabMarksDocument, options);