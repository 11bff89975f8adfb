/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a look at the week is to be mailed on Sundays. */
export type SetWeeklyMailInput = {
  /** True to get it from now on, false for no more. */
  isWanted: boolean;
};

export type WeeklyMailSection_MeFragment = { __typename: 'Me', id: string, weeklyMailSince: string | null } & { ' $fragmentName'?: 'WeeklyMailSection_MeFragment' };

export type SetWeeklyMailMutationVariables = Exact<{
  input: Types.SetWeeklyMailInput;
}>;


export type SetWeeklyMailMutation = { setWeeklyMail: { me: (
      { __typename: 'Me', id: string }
      & { ' $fragmentRefs'?: { 'WeeklyMailSection_MeFragment': WeeklyMailSection_MeFragment } }
    ) | null, errors: Array<{ message: string }> } };

export const WeeklyMailSection_MeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeeklyMailSection_me"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyMailSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WeeklyMailSection_MeFragment, unknown>;
export const SetWeeklyMailDocument = {"__meta__":{"hash":"a3d0a79b75c2fd29d16e0d11404ba6e70536f3310e564dacf3f3cdcaaf888f13"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWeeklyMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetWeeklyMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWeeklyMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeeklyMailSection_me"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeeklyMailSection_me"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyMailSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetWeeklyMailMutation, SetWeeklyMailMutationVariables>;
/** `useMutation` of SetWeeklyMail. */
export const useSetWeeklyMailMutation = (options: useMutation.Options<SetWeeklyMailMutation, SetWeeklyMailMutationVariables>) => useMutation<SetWeeklyMailMutation, SetWeeklyMailMutationVariables>(SetWeeklyMailDocument, options);