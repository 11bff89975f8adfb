/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GiveHealthConsentMutationVariables = Exact<{ [key: string]: never; }>;


export type GiveHealthConsentMutation = { giveConsent: { __typename: 'AccountPayload', me: { __typename: 'Me', id: string, journey: { __typename: 'Journey', keepsHealthStatus: boolean } } | null, errors: Array<{ __typename: 'FieldError', code: string, field: string | null, message: string }> } };


export const GiveHealthConsentDocument = {"__meta__":{"hash":"1779811752e49087a4184046c5e4c00fd3a2b019439ca5f683036c2a37a6087c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveHealthConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"HEALTH_DATA"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepsHealthStatus"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<GiveHealthConsentMutation, GiveHealthConsentMutationVariables>;
/** `useMutation` of GiveHealthConsent. */
export const useGiveHealthConsentMutation = (options: useMutation.Options<GiveHealthConsentMutation, GiveHealthConsentMutationVariables>) => useMutation<GiveHealthConsentMutation, GiveHealthConsentMutationVariables>(GiveHealthConsentDocument, options);