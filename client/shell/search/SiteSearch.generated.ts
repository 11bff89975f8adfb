/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A kind of what a search of the whole site finds. */
export type SiteSearchKind =
  /** The marker chooser, and the questions that it can be entered by. */
  | 'CHOOSER'
  /** Available biohacking equipment. */
  | 'EQUIPMENT'
  /** Published guides. */
  | 'GUIDES'
  /** What tests measure. */
  | 'MARKERS'
  /** Providers of MR scans. */
  | 'MR_PROVIDERS'
  /** Programmes, training methods, tools and pages of text. */
  | 'PAGES'
  /** Those who sell something that is available. */
  | 'PROVIDERS'
  /** Available supplements. */
  | 'SUPPLEMENTS'
  /** Available health tests. */
  | 'TESTS';

export type SiteSearchQueryVariables = Exact<{
  query: string;
  first: number;
  kinds?: Array<Types.SiteSearchKind> | Types.SiteSearchKind | null | undefined;
}>;


export type SiteSearchQuery = { search: { suggestion: string | null, showsSuggestion: boolean, groups: Array<{ kind: Types.SiteSearchKind, label: string, hasMore: boolean, listPath: string, hits: Array<{ title: string, detail: string | null, path: string }> }> } | null };


export const SiteSearchDocument = {"__meta__":{"hash":"23da810bf43460c6b5af014d6dcfb73c194d7d57c125b4b808159942923c7ad1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSearchKind"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"listPath"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"showsSuggestion"}}]}}]}}]} as unknown as DocumentNode<SiteSearchQuery, SiteSearchQueryVariables>;
/** `useCommittedQuery` of SiteSearch. */
export const useSiteSearchQuery = (options: useQuery.Options<SiteSearchQuery, SiteSearchQueryVariables>) => useCommittedQuery<SiteSearchQuery, SiteSearchQueryVariables>(SiteSearchDocument, options);