/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FooterPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterPagesQuery = { footerPages: Array<{ path: string, title: string }> | null };


export const FooterPagesDocument = {"__meta__":{"hash":"cbc02fe6631c50ee3bf6bd5741d0b1c7ce24b63070bb73edaefc2967753d48e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FooterPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footerPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<FooterPagesQuery, FooterPagesQueryVariables>;
/** `useCommittedQuery` of FooterPages. */
export const useFooterPagesQuery = (options: useQuery.Options<FooterPagesQuery, FooterPagesQueryVariables>) => useCommittedQuery<FooterPagesQuery, FooterPagesQueryVariables>(FooterPagesDocument, options);