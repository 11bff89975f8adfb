/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A changed e-mail address; it holds once the link mailed to it was followed. */
export type ChangeEmailInput = {
  /** New e-mail address. */
  email: string;
  /** The password once more. */
  password: string;
};

export type ChangeEmailMutationVariables = Exact<{
  input: Types.ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'AccountPayload', errors: Array<{ __typename: 'FieldError', code: string, field: string | null, message: string }> } };


export const ChangeEmailDocument = {"__meta__":{"hash":"6bbee436f78b5dbbb872af85e9b7bae2cc47699a92fc2d3f7760c2426db4c150"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
/** `useMutation` of ChangeEmail. */
export const useChangeEmailMutation = (options: useMutation.Options<ChangeEmailMutation, ChangeEmailMutationVariables>) => useMutation<ChangeEmailMutation, ChangeEmailMutationVariables>(ChangeEmailDocument, options);