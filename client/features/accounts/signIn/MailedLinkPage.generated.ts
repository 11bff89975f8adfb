/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a mailed link would do, or why it does nothing. */
export type MailedLinkState =
  /** Gives an account a new address. */
  | 'CHANGES'
  /** Nothing any longer: the address is confirmed. */
  | 'CONFIRMED'
  /** Confirms the address of a new account. */
  | 'CONFIRMS'
  /** Nothing, or nothing any longer. */
  | 'INVALID'
  /** Nothing here: it belongs to another account than the one that is signed in. */
  | 'OF_ANOTHER_ACCOUNT'
  /** Gives an account back the address that it left. */
  | 'UNDOES';

export type MailedLinkPageQueryVariables = Exact<{
  token: string;
}>;


export type MailedLinkPageQuery = { mailedLink: { state: Types.MailedLinkState, email: string | null } | null };


export const MailedLinkPageDocument = {"__meta__":{"hash":"e1143f9dd515d1f3f6022f474f2de3e8f327a2266380d08aefd86c80c043f216"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailedLinkPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailedLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<MailedLinkPageQuery, MailedLinkPageQueryVariables>;
/** `useCommittedQuery` of MailedLinkPage. */
export const useMailedLinkPageQuery = (options: useQuery.Options<MailedLinkPageQuery, MailedLinkPageQueryVariables>) => useCommittedQuery<MailedLinkPageQuery, MailedLinkPageQueryVariables>(MailedLinkPageDocument, options);