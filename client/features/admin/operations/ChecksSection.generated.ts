/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How something of the site's operation is. */
export type CheckState =
  /** Something does not work, or will be lost. */
  | 'FAILED'
  /** It is as it should be. */
  | 'OK'
  /** It could not be found out in time. */
  | 'UNKNOWN'
  /** The site works, and somebody should look at it. */
  | 'WARNING';

export type SiteChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteChecksQuery = { siteChecks: Array<{ __typename: 'SiteCheck', key: string, title: string, state: Types.CheckState, seen: string, advice: string | null }> | null };


export const SiteChecksDocument = {"__meta__":{"hash":"1c828894b1b0f40c9b7565aee2b18d035ff1bbf07ff235330ba3c40e9466572c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SiteChecksQuery, SiteChecksQueryVariables>;
/** `useCommittedQuery` of SiteChecks. */
export const useSiteChecksQuery = (options: useQuery.Options<SiteChecksQuery, SiteChecksQueryVariables>) => useCommittedQuery<SiteChecksQuery, SiteChecksQueryVariables>(SiteChecksDocument, options);