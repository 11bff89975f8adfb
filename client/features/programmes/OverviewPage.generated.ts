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

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { programmes: Array<{ __typename: 'Programme', id: string, level: Types.ProgrammeLevel, path: string, badge: string, position: { label: string, timePerDay: string, timeToResults: string }, card: { title: string, description: string, timeCommitment: string, categories: Array<string>, results: string, warning: string | null } }> | null, stress: { __typename: 'Article', slug: string } | null };


export const OverviewDocument = {"__meta__":{"hash":"acdeb74d656e1463a2b198cb9eb6d00a810f64b090e2b8f77977272084cbeb2c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programmes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"timePerDay"}},{"kind":"Field","name":{"kind":"Name","value":"timeToResults"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"timeCommitment"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"stress"},"name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"StringValue","value":"stress-och-aterhamtning","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>;
/** `useCommittedQuery` of Overview. */
export const useOverviewQuery = (options: useQuery.Options<OverviewQuery, OverviewQueryVariables>) => useCommittedQuery<OverviewQuery, OverviewQueryVariables>(OverviewDocument, options);