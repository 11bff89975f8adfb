/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Something deleted that shall be there again. */
export type RestoreDeletedInput = {
  /** Its key among what was deleted. */
  key: string;
};

/** A version that something shall be again. */
export type TakeBackInput = {
  /** The version's key. */
  key: string;
  /** The `version` of the thing that was shown beside it. */
  version: number;
};

export type Versions_VersionFragment = { key: string, name: string, replacedAt: string, replacedBy: string | null, changes: Array<{ field: string }> } & { ' $fragmentName'?: 'Versions_VersionFragment' };

export type VersionsQueryVariables = Exact<{
  of: Types.AuditSubject;
  id: string;
}>;


export type VersionsQuery = { versions: Array<{ key: string, name: string, replacedAt: string, replacedBy: string | null, changes: Array<{ field: string }> }> | null };

export type VersionComparisonQueryVariables = Exact<{
  key: string;
}>;


export type VersionComparisonQuery = { versionComparison: { version: number, differences: Array<{ field: string, before: string | null, after: string | null }> } | null };

export type DeletedQueryVariables = Exact<{
  of: Types.AuditSubject;
}>;


export type DeletedQuery = { deleted: Array<{ key: string, name: string, replacedAt: string, replacedBy: string | null, changes: Array<{ field: string }> }> | null };

export type TakeBackMutationVariables = Exact<{
  input: Types.TakeBackInput;
}>;


export type TakeBackMutation = { takeBack: { errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type RestoreDeletedMutationVariables = Exact<{
  input: Types.RestoreDeletedInput;
}>;


export type RestoreDeletedMutation = { restoreDeleted: { restoredId: string | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const Versions_VersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Versions_version"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"replacedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<Versions_VersionFragment, unknown>;
export const VersionsDocument = {"__meta__":{"hash":"8320ac47134ccf6bcb091539d82d8a638869745c89ec5998af5c3427c4bb9c30"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Versions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditSubject"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"replacedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<VersionsQuery, VersionsQueryVariables>;
export const VersionComparisonDocument = {"__meta__":{"hash":"328f237d6cedaa7dafc4cc283d8181bbaa4563abc839aa7d0e3c8da30436a594"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionComparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<VersionComparisonQuery, VersionComparisonQueryVariables>;
export const DeletedDocument = {"__meta__":{"hash":"2a2b1f8ed3ec3c934a0c5fe522769fc1e2f01f16dd9bcc1cc3ee60e4ed283527"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Deleted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditSubject"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"replacedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeletedQuery, DeletedQueryVariables>;
export const TakeBackDocument = {"__meta__":{"hash":"df84c9d659d621b783d148ed6e7c9ab6a5867b181bb1930034aba685ba27c7e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeBackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TakeBackMutation, TakeBackMutationVariables>;
export const RestoreDeletedDocument = {"__meta__":{"hash":"94a29daae06679c8a0597b3403b64fa0b4b01666937abc7cbca6f90b9621402e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDeleted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreDeletedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDeleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoredId"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreDeletedMutation, RestoreDeletedMutationVariables>;
/** `useCommittedQuery` of Versions. */
export const useVersionsQuery = (options: useQuery.Options<VersionsQuery, VersionsQueryVariables>) => useCommittedQuery<VersionsQuery, VersionsQueryVariables>(VersionsDocument, options);

/** `useCommittedQuery` of VersionComparison. */
export const useVersionComparisonQuery = (options: useQuery.Options<VersionComparisonQuery, VersionComparisonQueryVariables>) => useCommittedQuery<VersionComparisonQuery, VersionComparisonQueryVariables>(VersionComparisonDocument, options);

/** `useCommittedQuery` of Deleted. */
export const useDeletedQuery = (options: useQuery.Options<DeletedQuery, DeletedQueryVariables>) => useCommittedQuery<DeletedQuery, DeletedQueryVariables>(DeletedDocument, options);

/** `useMutation` of TakeBack. */
export const useTakeBackMutation = (options: useMutation.Options<TakeBackMutation, TakeBackMutationVariables>) => useMutation<TakeBackMutation, TakeBackMutationVariables>(TakeBackDocument, options);

/** `useMutation` of RestoreDeleted. */
export const useRestoreDeletedMutation = (options: useMutation.Options<RestoreDeletedMutation, RestoreDeletedMutationVariables>) => useMutation<RestoreDeletedMutation, RestoreDeletedMutationVariables>(RestoreDeletedDocument, options);