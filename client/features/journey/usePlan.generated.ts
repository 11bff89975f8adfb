/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { PlanRow_PlannedFragment } from './PlanTab.generated';
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetPlannedMutationVariables = Exact<{
  id: string;
  isCompleted: boolean;
}>;


export type SetPlannedMutation = { setPlanned: { __typename: 'PlanPayload', planned: (
      { __typename: 'PlannedActivity' }
      & { ' $fragmentRefs'?: { 'PlanRow_PlannedFragment': PlanRow_PlannedFragment } }
    ) | null, journey: { __typename: 'Journey', id: string, plan: Array<{ __typename: 'PlannedActivity', id: string }> } | null, errors: Array<{ __typename: 'FieldError', message: string }> } };

export type RemovePlannedMutationVariables = Exact<{
  id: string;
}>;


export type RemovePlannedMutation = { removePlanned: { __typename: 'PlanPayload', journey: { __typename: 'Journey', id: string, plan: Array<{ __typename: 'PlannedActivity', id: string }> } | null, errors: Array<{ __typename: 'FieldError', message: string }> } };


export const SetPlannedDocument = {"__meta__":{"hash":"fe852586857773bbd96b48843c2f19b17c6601e44e2bb7ad9b835f0a57b8b2e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPlanned"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isCompleted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPlanned"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isCompleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCompleted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanRow_planned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanRow_planned"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTime"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovable"}}]}}]} as unknown as DocumentNode<SetPlannedMutation, SetPlannedMutationVariables>;
export const RemovePlannedDocument = {"__meta__":{"hash":"2635137acff46417a663f73a379d29a435dd44afbe3d58cf356af67ee7387d8e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePlanned"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePlanned"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePlannedMutation, RemovePlannedMutationVariables>;
/** `useMutation` of SetPlanned. */
export const useSetPlannedMutation = (options: useMutation.Options<SetPlannedMutation, SetPlannedMutationVariables>) => useMutation<SetPlannedMutation, SetPlannedMutationVariables>(SetPlannedDocument, options);

/** `useMutation` of RemovePlanned. */
export const useRemovePlannedMutation = (options: useMutation.Options<RemovePlannedMutation, RemovePlannedMutationVariables>) => useMutation<RemovePlannedMutation, RemovePlannedMutationVariables>(RemovePlannedDocument, options);