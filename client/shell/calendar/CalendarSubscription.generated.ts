/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How calendars are to show what the account follows. */
export type CreateCalendarAddressInput = {
  /** One event that rings for each time of day, instead of one for each step; as it was when absent. */
  hasAlarms?: boolean | null | undefined;
};

/** How calendars are to show what the account follows. */
export type UpdateCalendarSubscriptionInput = {
  /** One event that rings for each time of day, instead of one for each step; as it was when absent. */
  hasAlarms?: boolean | null | undefined;
};

export type CalendarSubscription_MeFragment = { __typename: 'Me', id: string, calendarSubscription: { createdAt: string, hasAlarms: boolean } | null } & { ' $fragmentName'?: 'CalendarSubscription_MeFragment' };

export type CalendarSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarSubscriptionQuery = { me: { __typename: 'Me', id: string, calendarSubscription: { createdAt: string, hasAlarms: boolean } | null } | null };

export type CreateCalendarAddressMutationVariables = Exact<{
  input: Types.CreateCalendarAddressInput;
}>;


export type CreateCalendarAddressMutation = { createCalendarAddress: { url: string | null, me: (
      { __typename: 'Me', id: string }
      & { ' $fragmentRefs'?: { 'CalendarSubscription_MeFragment': CalendarSubscription_MeFragment } }
    ) | null, errors: Array<{ message: string }> } };

export type UpdateCalendarSubscriptionMutationVariables = Exact<{
  input: Types.UpdateCalendarSubscriptionInput;
}>;


export type UpdateCalendarSubscriptionMutation = { updateCalendarSubscription: { me: (
      { __typename: 'Me', id: string }
      & { ' $fragmentRefs'?: { 'CalendarSubscription_MeFragment': CalendarSubscription_MeFragment } }
    ) | null, errors: Array<{ message: string }> } };

export type RevokeCalendarAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarAddressMutation = { revokeCalendarAddress: { me: (
      { __typename: 'Me', id: string }
      & { ' $fragmentRefs'?: { 'CalendarSubscription_MeFragment': CalendarSubscription_MeFragment } }
    ) | null, errors: Array<{ message: string }> } };

export const CalendarSubscription_MeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarSubscription_me"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlarms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CalendarSubscription_MeFragment, unknown>;
export const CalendarSubscriptionDocument = {"__meta__":{"hash":"dc5bbb08f5d1b899b86abc3b3ec007c1855e9afea0b3ec89167af6bff2a6fa0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlarms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CalendarSubscriptionQuery, CalendarSubscriptionQueryVariables>;
export const CreateCalendarAddressDocument = {"__meta__":{"hash":"f2cd411a2b6ac70e95d1789acb78a1561f60c677611e68fee95f7c71110fd2c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCalendarAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCalendarAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarSubscription_me"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarSubscription_me"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlarms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateCalendarAddressMutation, CreateCalendarAddressMutationVariables>;
export const UpdateCalendarSubscriptionDocument = {"__meta__":{"hash":"a151eebbf59aaae98c8932cd4f66f3f36bef1721b42a10ecf0138fb0b4b5a996"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCalendarSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCalendarSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCalendarSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarSubscription_me"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarSubscription_me"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlarms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateCalendarSubscriptionMutation, UpdateCalendarSubscriptionMutationVariables>;
export const RevokeCalendarAddressDocument = {"__meta__":{"hash":"c48c5aa2ce9f2f74cd0de629f7c307d8db0453c64da635cba064a6c1da5209c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarSubscription_me"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarSubscription_me"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlarms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RevokeCalendarAddressMutation, RevokeCalendarAddressMutationVariables>;
/** `useCommittedQuery` of CalendarSubscription. */
export const useCalendarSubscriptionQuery = (options: useQuery.Options<CalendarSubscriptionQuery, CalendarSubscriptionQueryVariables>) => useCommittedQuery<CalendarSubscriptionQuery, CalendarSubscriptionQueryVariables>(CalendarSubscriptionDocument, options);

/** `useMutation` of CreateCalendarAddress. */
export const useCreateCalendarAddressMutation = (options: useMutation.Options<CreateCalendarAddressMutation, CreateCalendarAddressMutationVariables>) => useMutation<CreateCalendarAddressMutation, CreateCalendarAddressMutationVariables>(CreateCalendarAddressDocument, options);

/** `useMutation` of UpdateCalendarSubscription. */
export const useUpdateCalendarSubscriptionMutation = (options: useMutation.Options<UpdateCalendarSubscriptionMutation, UpdateCalendarSubscriptionMutationVariables>) => useMutation<UpdateCalendarSubscriptionMutation, UpdateCalendarSubscriptionMutationVariables>(UpdateCalendarSubscriptionDocument, options);

/** `useMutation` of RevokeCalendarAddress. */
export const useRevokeCalendarAddressMutation = (options: useMutation.Options<RevokeCalendarAddressMutation, RevokeCalendarAddressMutationVariables>) => useMutation<RevokeCalendarAddressMutation, RevokeCalendarAddressMutationVariables>(RevokeCalendarAddressDocument, options);