/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

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

export type EventsSection_MeFragment = { __typename: 'Me', id: string, events: Array<{ __typename: 'AccountEvent', key: string, at: string, action: Types.AuditAction, isOwn: boolean, device: string | null }> } & { ' $fragmentName'?: 'EventsSection_MeFragment' };

export const EventsSection_MeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventsSection_me"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EventsSection_MeFragment, unknown>;