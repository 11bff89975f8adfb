/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What was done, in the audit log. */
export type AuditAction =
  /** What waited for an admin's yes was approved. */
  | 'APPROVED'
  /** The owner of an account is kept out. */
  | 'BLOCKED'
  /** Calendars can read what the account follows, at a secret address. */
  | 'CALENDAR_ADDRESS_MADE'
  /** They can at another address, and no longer at the one before. */
  | 'CALENDAR_ADDRESS_RENEWED'
  /** They can no longer. */
  | 'CALENDAR_ADDRESS_REVOKED'
  /** A long work was cancelled. */
  | 'CANCELLED'
  /** Something of it was changed. */
  | 'CHANGED'
  /** It was made. */
  | 'CREATED'
  /** It was removed. */
  | 'DELETED'
  /** The account has a new e-mail address. */
  | 'EMAIL_CHANGED'
  /** The account has its former e-mail address again. */
  | 'EMAIL_RESTORED'
  /** Many were made or changed at once, from a file. */
  | 'IMPORTED'
  /** The account has a new password. */
  | 'PASSWORD_CHANGED'
  /** A recovery code was used in the place of a code of the second factor. */
  | 'RECOVERY_CODE_USED'
  /** It is there again after it had been removed. */
  | 'RESTORED'
  /** An account was given a role. */
  | 'ROLE_GRANTED'
  /** A role was taken from an account. */
  | 'ROLE_REVOKED'
  /** The account asks for a second factor from now on. */
  | 'SECOND_FACTOR_ADDED'
  /** The account asks for its password alone from now on. */
  | 'SECOND_FACTOR_REMOVED'
  /** Somebody signed in on a device that had not signed in to the account before. */
  | 'SIGNED_IN_ON_NEW_DEVICE'
  /** A long work was started. */
  | 'STARTED'
  /** The owner of an account may sign in again. */
  | 'UNBLOCKED';

/** What something was done to, in the audit log. */
export type AuditSubject =
  /** An account. */
  | 'ACCOUNT'
  /** A guide. */
  | 'ARTICLE'
  /** Who writes guides. */
  | 'AUTHOR'
  /** How the files of a shop become products. */
  | 'CATALOGUE_MAPPING'
  /** A category of products. */
  | 'CATEGORY'
  /** A message from the contact page, by its key only. */
  | 'CONTACT_MESSAGE'
  /** An account that is gone; nothing tells which it was. */
  | 'ERASED_ACCOUNT'
  /** A picture of the library. */
  | 'IMAGE'
  /** What a goal or an achievement is called. */
  | 'JOURNEY_TEXT'
  /** A mail that the site sends. */
  | 'MAIL'
  /** A marker that tests measure. */
  | 'MARKER'
  /** A question of the marker chooser. */
  | 'MARKER_QUESTION'
  /** A provider of MR scans. */
  | 'MR_PROVIDER'
  /** A page that is a text. */
  | 'PAGE'
  /** A product. */
  | 'PRODUCT'
  /** A list of a shop's products that is fetched every day. */
  | 'PRODUCT_FEED'
  /** A programme of mental optimisation. */
  | 'PROGRAMME'
  /** A protocol of the site, to start from. */
  | 'PROTOCOL_TEMPLATE'
  /** Who sells products. */
  | 'PROVIDER'
  /** An address that leads to another one. */
  | 'REDIRECT'
  /** What the site is called, who answers for it, and whether it is open. */
  | 'SITE'
  /** A supplier that collecting found. */
  | 'SUPPLIER'
  /** A collection of suppliers. */
  | 'SUPPLIER_COLLECTION'
  /** A page that collecting reads. */
  | 'SUPPLIER_SOURCE'
  /** A word that people search by. */
  | 'SYNONYM'
  /** A training method. */
  | 'TRAINING_METHOD';

export type AuditLogQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { nodes: Array<{ __typename: 'AuditLogEntry', key: string, at: string, actorName: string | null, action: Types.AuditAction, subjectType: Types.AuditSubject, subjectId: string, subjectName: string, changes: Array<{ field: string, before: string | null, after: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };


export const AuditLogDocument = {"__meta__":{"hash":"3a56f128bf9c5edab2e500f91692f58fdbc8bfece7333e555ece4556db0c2ad1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
/** `useCommittedQuery` of AuditLog. */
export const useAuditLogQuery = (options: useQuery.Options<AuditLogQuery, AuditLogQueryVariables>) => useCommittedQuery<AuditLogQuery, AuditLogQueryVariables>(AuditLogDocument, options);