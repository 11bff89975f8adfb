/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a mutation changed nothing. */
export type FieldErrorCode =
  /** The password is right, and an admin keeps the account's owner out. */
  | 'ACCOUNT_BLOCKED'
  /** The address is confirmed already; the account can be signed in to. */
  | 'ALREADY_CONFIRMED'
  /** The one who asks has not consented to the current text about it. */
  | 'CONSENT_MISSING'
  /** The account cannot be signed in to before the link mailed to its address was followed. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has the e-mail address. */
  | 'EMAIL_TAKEN'
  /** The value does not fit its field: it is missing, too long, or malformed. */
  | 'INVALID'
  /** There is no account with this address and password. */
  | 'INVALID_CREDENTIALS'
  /** The secret of a mailed link or the refresh token does not work, or no longer. */
  | 'INVALID_TOKEN'
  /** Something else uses it; the message says what. */
  | 'IN_USE'
  /** It would remove the last administrator. */
  | 'LAST_ADMIN'
  /** It cannot be opened before more of what comes first was completed. */
  | 'LOCKED'
  /** Mails are written into a folder instead of sent: SMTP_URL is not set. */
  | 'MAIL_NOT_SENT'
  /** What the field names does not exist, or does not belong to the one who asks. */
  | 'NOT_FOUND'
  /** It must be begun before it can be completed. */
  | 'NOT_STARTED'
  /** There is no confirmed account with the e-mail address. */
  | 'NO_SUCH_ACCOUNT'
  /** The site names the demo's invented company as its operator. */
  | 'OPERATOR_INVENTED'
  /** Something that the site must say of its operator is not filled in. */
  | 'OPERATOR_MISSING'
  /** What was shown has changed since; show what stands now and ask again. */
  | 'OUTDATED'
  /** It is the account of the one who asks, who cannot do this to it. */
  | 'OWN_ACCOUNT'
  /** The new password is among those that are guessed first. */
  | 'PASSWORD_COMMON'
  /** The new password is the account's name or address. */
  | 'PASSWORD_IS_YOURS'
  /** The account has the e-mail address already. */
  | 'SAME_EMAIL'
  /** The account has a second factor already; it is removed before another is added. */
  | 'SECOND_FACTOR_ON'
  /** The password is right, and the account has a second factor: send its code as well. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The code of the second factor is wrong, or was used already. */
  | 'SECOND_FACTOR_WRONG'
  /** Something else has that name already. */
  | 'TAKEN'
  /** The file is larger than may be sent. */
  | 'TOO_LARGE'
  /** There is more of it than can be stored; nothing was. */
  | 'TOO_MUCH'
  /** It has words that may claim something of health, and nobody has said that they were read. */
  | 'UNREAD'
  /** The file is of a kind that is not taken. */
  | 'UNSUPPORTED_FORMAT'
  /** It is too long ago that the one who asks proved who they are: `verifyAgain`, then send it again. */
  | 'VERIFY_AGAIN'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

/** How far a collection of suppliers is. */
export type SupplierCollectionState =
  /** An admin cancelled it. What was found until then is kept. */
  | 'CANCELLED'
  /** It came to its end. */
  | 'DONE'
  /** It came to its end without success; `error` says why. */
  | 'FAILED'
  /** It was started, and waits for its turn. */
  | 'PENDING'
  /** Pages are being read. */
  | 'RUNNING';

export type SuppliersTab_RunFragment = { __typename: 'SupplierCollection', id: string, state: Types.SupplierCollectionState, startedAt: string, finishedAt: string | null, pagesTotal: number, pagesDone: number, pagesFailed: number, totalCollected: number, suppliersNew: number, suppliersChanged: number, suppliers: Array<string>, error: string | null, unreadPages: Array<{ url: string, reason: string }> } & { ' $fragmentName'?: 'SuppliersTab_RunFragment' };

export type SupplierCollectionQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplierCollectionQuery = { supplierCollection: { __typename: 'SupplierCollection', id: string, state: Types.SupplierCollectionState, startedAt: string, finishedAt: string | null, pagesTotal: number, pagesDone: number, pagesFailed: number, totalCollected: number, suppliersNew: number, suppliersChanged: number, suppliers: Array<string>, error: string | null, unreadPages: Array<{ url: string, reason: string }> } | null };

export type CollectSuppliersMutationVariables = Exact<{ [key: string]: never; }>;


export type CollectSuppliersMutation = { collectSuppliers: { totalCollected: number, suppliers: Array<string>, collection: { __typename: 'SupplierCollection', id: string, state: Types.SupplierCollectionState, startedAt: string, finishedAt: string | null, pagesTotal: number, pagesDone: number, pagesFailed: number, totalCollected: number, suppliersNew: number, suppliersChanged: number, suppliers: Array<string>, error: string | null, unreadPages: Array<{ url: string, reason: string }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type CancelSupplierCollectionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSupplierCollectionMutation = { cancelSupplierCollection: { collection: { __typename: 'SupplierCollection', id: string, state: Types.SupplierCollectionState, startedAt: string, finishedAt: string | null, pagesTotal: number, pagesDone: number, pagesFailed: number, totalCollected: number, suppliersNew: number, suppliersChanged: number, suppliers: Array<string>, error: string | null, unreadPages: Array<{ url: string, reason: string }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const SuppliersTab_RunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuppliersTab_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pagesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"pagesFailed"}},{"kind":"Field","name":{"kind":"Name","value":"totalCollected"}},{"kind":"Field","name":{"kind":"Name","value":"suppliersNew"}},{"kind":"Field","name":{"kind":"Name","value":"suppliersChanged"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}]},{"kind":"Field","name":{"kind":"Name","value":"unreadPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SuppliersTab_RunFragment, unknown>;
export const SupplierCollectionDocument = {"__meta__":{"hash":"e796f30d634dfa731bf6f7d7c03f720612f3ef673927c8461fae7e2cb7a1bbc1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierCollection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierCollection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pagesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"pagesFailed"}},{"kind":"Field","name":{"kind":"Name","value":"totalCollected"}},{"kind":"Field","name":{"kind":"Name","value":"suppliersNew"}},{"kind":"Field","name":{"kind":"Name","value":"suppliersChanged"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}]},{"kind":"Field","name":{"kind":"Name","value":"unreadPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SupplierCollectionQuery, SupplierCollectionQueryVariables>;
export const CollectSuppliersDocument = {"__meta__":{"hash":"8fce18101bc24bc44bf7d45b72fc72dc5e36d5cfe0f0cb3957e5a7f19ad58fda"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CollectSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collectSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCollected"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pagesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"pagesFailed"}},{"kind":"Field","name":{"kind":"Name","value":"totalCollected"}},{"kind":"Field","name":{"kind":"Name","value":"suppliersNew"}},{"kind":"Field","name":{"kind":"Name","value":"suppliersChanged"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}]},{"kind":"Field","name":{"kind":"Name","value":"unreadPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CollectSuppliersMutation, CollectSuppliersMutationVariables>;
export const CancelSupplierCollectionDocument = {"__meta__":{"hash":"cde876705d7faa596af58e53dc669b90281cdb9d91064add94da25aafa91ebdd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSupplierCollection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSupplierCollection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pagesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"pagesFailed"}},{"kind":"Field","name":{"kind":"Name","value":"totalCollected"}},{"kind":"Field","name":{"kind":"Name","value":"suppliersNew"}},{"kind":"Field","name":{"kind":"Name","value":"suppliersChanged"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}]},{"kind":"Field","name":{"kind":"Name","value":"unreadPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CancelSupplierCollectionMutation, CancelSupplierCollectionMutationVariables>;
/** `useCommittedQuery` of SupplierCollection. */
export const useSupplierCollectionQuery = (options: useQuery.Options<SupplierCollectionQuery, SupplierCollectionQueryVariables>) => useCommittedQuery<SupplierCollectionQuery, SupplierCollectionQueryVariables>(SupplierCollectionDocument, options);

/** `useMutation` of CollectSuppliers. */
export const useCollectSuppliersMutation = (options: useMutation.Options<CollectSuppliersMutation, CollectSuppliersMutationVariables>) => useMutation<CollectSuppliersMutation, CollectSuppliersMutationVariables>(CollectSuppliersDocument, options);

/** `useMutation` of CancelSupplierCollection. */
export const useCancelSupplierCollectionMutation = (options: useMutation.Options<CancelSupplierCollectionMutation, CancelSupplierCollectionMutationVariables>) => useMutation<CancelSupplierCollectionMutation, CancelSupplierCollectionMutationVariables>(CancelSupplierCollectionDocument, options);