/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A message to those who run the site. */
export type ContactInput = {
  /** E-mail address for the answer. */
  email: string;
  /** The message, 1 to 5 000 characters. */
  message: string;
  /** Name, 1 to 100 characters in one line. */
  name: string;
  /** What it is about, 1 to 150 characters in one line. */
  subject: string;
  /** A trap for programs: people leave it empty. */
  website?: string | null | undefined;
};

export type SendContactMessageMutationVariables = Exact<{
  input: Types.ContactInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { __typename: 'ContactPayload', errors: Array<{ __typename: 'FieldError', code: string, field: string | null, message: string }> } };


export const SendContactMessageDocument = {"__meta__":{"hash":"a7366f7ed7ce6b67e5aeba55674c3a02b78f5189f6b6d068b572f68cde4847b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
/** `useMutation` of SendContactMessage. */
export const useSendContactMessageMutation = (options: useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) => useMutation<SendContactMessageMutation, SendContactMessageMutationVariables>(SendContactMessageDocument, options);