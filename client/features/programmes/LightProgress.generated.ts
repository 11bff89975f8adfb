/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A level of mental optimisation. */
export type ProgrammeLevel =
  /** 'Hardcore': for experienced people, under supervision. */
  | 'HARDCORE'
  /** 'Light': for beginners. */
  | 'LIGHT'
  /** 'Medium': for those whose Light routines have been in place for 4 to 8 weeks. */
  | 'MEDIUM';

export type LightProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type LightProgressQuery = { programmeProgress: { __typename: 'ProgrammeProgress', level: Types.ProgrammeLevel, percentage: number } | null };


export const LightProgressDocument = {"__meta__":{"hash":"67b0b839589a7a0f7dedaa56a467840162a24354b2320ca7dea9d8cc6d540b89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LightProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programmeProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"EnumValue","value":"LIGHT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LightProgressQuery, LightProgressQueryVariables>;
/** `useCommittedQuery` of LightProgress. */
export const useLightProgressQuery = (options: useQuery.Options<LightProgressQuery, LightProgressQueryVariables>) => useCommittedQuery<LightProgressQuery, LightProgressQueryVariables>(LightProgressDocument, options);