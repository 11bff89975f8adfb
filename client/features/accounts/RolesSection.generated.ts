/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useShownQuery } from "../../apollo/useShownQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a mutation changed nothing. */
export type FieldErrorCode =
  /** The address is confirmed already; the account can be signed in to. */
  | 'ALREADY_CONFIRMED'
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
  /** It would leave nobody who can administer. */
  | 'LAST_ADMIN'
  /** What the field names does not exist, or does not belong to the one who asks. */
  | 'NOT_FOUND'
  /** There is no confirmed account with the e-mail address. */
  | 'NO_SUCH_ACCOUNT'
  /** The new password is among those that are guessed first. */
  | 'PASSWORD_COMMON'
  /** The new password is the account's name or address. */
  | 'PASSWORD_IS_YOURS'
  /** The account has the e-mail address already. */
  | 'SAME_EMAIL'
  /** There is more of it than can be kept; nothing of it was. */
  | 'TOO_MUCH'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

/** What somebody may be besides a user. */
export type Role =
  /** Runs the site. */
  | 'ADMIN';

export type RoleHoldersQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleHoldersQuery = { roleHolders: Array<{ __typename: 'RoleHolder', id: string, email: string, fullName: string, role: Types.Role, grantedAt: string }> };

export type GrantRoleMutationVariables = Exact<{
  email: string;
}>;


export type GrantRoleMutation = { grantRole: { __typename: 'AccountPayload', errors: Array<{ __typename: 'FieldError', code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type RevokeRoleMutationVariables = Exact<{
  email: string;
}>;


export type RevokeRoleMutation = { revokeRole: { __typename: 'AccountPayload', errors: Array<{ __typename: 'FieldError', code: Types.FieldErrorCode, message: string }> } };


export const RoleHoldersDocument = {"__meta__":{"hash":"25dbeab723d60f06250117792f609342add44e7254e72da50cca048198f8dd97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleHolders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleHolders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}}]}}]}}]} as unknown as DocumentNode<RoleHoldersQuery, RoleHoldersQueryVariables>;
export const GrantRoleDocument = {"__meta__":{"hash":"8f527f6cde3a1963c7aca0ce3755bff2a82b7bbba3ef0b7b1e7fe9572fa7378f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"ADMIN"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<GrantRoleMutation, GrantRoleMutationVariables>;
export const RevokeRoleDocument = {"__meta__":{"hash":"7a9dfbe5bcef47cd051cce2d64d133de8698ecc5ebb3827deaa8a9035e9a39cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"ADMIN"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeRoleMutation, RevokeRoleMutationVariables>;
/** `useShownQuery` of RoleHolders. */
export const useRoleHoldersQuery = (options: useQuery.Options<RoleHoldersQuery, RoleHoldersQueryVariables>) => useShownQuery<RoleHoldersQuery, RoleHoldersQueryVariables>(RoleHoldersDocument, options);

/** `useMutation` of GrantRole. */
export const useGrantRoleMutation = (options: useMutation.Options<GrantRoleMutation, GrantRoleMutationVariables>) => useMutation<GrantRoleMutation, GrantRoleMutationVariables>(GrantRoleDocument, options);

/** `useMutation` of RevokeRole. */
export const useRevokeRoleMutation = (options: useMutation.Options<RevokeRoleMutation, RevokeRoleMutationVariables>) => useMutation<RevokeRoleMutation, RevokeRoleMutationVariables>(RevokeRoleDocument, options);