/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useShownQuery } from "../../apollo/useShownQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody may be besides a user. */
export type Role =
  /** Runs the site. */
  | 'ADMIN';

export type RoleHoldersQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleHoldersQuery = { roleHolders: Array<{ __typename: 'RoleHolder', id: string, email: string, fullName: string, role: Types.Role, grantedAt: string }> };

export type GrantRoleMutationVariables = Exact<{
  email: string;
}>;


export type GrantRoleMutation = { grantRole: { __typename: 'AccountPayload', errors: Array<{ __typename: 'FieldError', code: string, field: string | null, message: string }> } };

export type RevokeRoleMutationVariables = Exact<{
  email: string;
}>;


export type RevokeRoleMutation = { revokeRole: { __typename: 'AccountPayload', errors: Array<{ __typename: 'FieldError', code: string, message: string }> } };


export const RoleHoldersDocument = {"__meta__":{"hash":"25dbeab723d60f06250117792f609342add44e7254e72da50cca048198f8dd97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleHolders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleHolders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}}]}}]}}]} as unknown as DocumentNode<RoleHoldersQuery, RoleHoldersQueryVariables>;
export const GrantRoleDocument = {"__meta__":{"hash":"8f527f6cde3a1963c7aca0ce3755bff2a82b7bbba3ef0b7b1e7fe9572fa7378f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"ADMIN"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<GrantRoleMutation, GrantRoleMutationVariables>;
export const RevokeRoleDocument = {"__meta__":{"hash":"7a9dfbe5bcef47cd051cce2d64d133de8698ecc5ebb3827deaa8a9035e9a39cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"ADMIN"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeRoleMutation, RevokeRoleMutationVariables>;
/** `useShownQuery` of RoleHolders. */
export const useRoleHoldersQuery = (options: useQuery.Options<RoleHoldersQuery, RoleHoldersQueryVariables>) => useShownQuery<RoleHoldersQuery, RoleHoldersQueryVariables>(RoleHoldersDocument, options);

/** `useMutation` of GrantRole. */
export const useGrantRoleMutation = (options: useMutation.Options<GrantRoleMutation, GrantRoleMutationVariables>) => useMutation<GrantRoleMutation, GrantRoleMutationVariables>(GrantRoleDocument, options);

/** `useMutation` of RevokeRole. */
export const useRevokeRoleMutation = (options: useMutation.Options<RevokeRoleMutation, RevokeRoleMutationVariables>) => useMutation<RevokeRoleMutation, RevokeRoleMutationVariables>(RevokeRoleDocument, options);