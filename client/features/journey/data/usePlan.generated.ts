/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { PlanRow_PlannedFragment } from '../page/PlanTab.generated';
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A recommendation to be taken out of the plan. */
export type RemovePlannedInput = {
  /** Key of the recommendation. */
  key: string;
};

/** A recommendation to be taken into the plan, ticked or unticked. */
export type SetPlannedInput = {
  /** True to tick it; false takes it into the plan, and unticks it. */
  isCompleted: boolean;
  /** Key of the recommendation. */
  key: string;
};

export type SetPlannedMutationVariables = Exact<{
  input: Types.SetPlannedInput;
}>;


export type SetPlannedMutation = { setPlanned: { __typename: 'SetPlannedPayload', planned: (
      { __typename: 'PlannedActivity' }
      & { ' $fragmentRefs'?: { 'PlanRow_PlannedFragment': PlanRow_PlannedFragment } }
    ) | null, journey: { __typename: 'Journey', plan: Array<{ __typename: 'PlannedActivity', key: string }> } | null, errors: Array<{ __typename: 'FieldError', message: string }> } };

export type RemovePlannedMutationVariables = Exact<{
  input: Types.RemovePlannedInput;
}>;


export type RemovePlannedMutation = { removePlanned: { __typename: 'RemovePlannedPayload', journey: { __typename: 'Journey', plan: Array<{ __typename: 'PlannedActivity', key: string }> } | null, errors: Array<{ __typename: 'FieldError', message: string }> } };


export const SetPlannedDocument = {"__meta__":{"hash":"259f19b6bc1babad1542ee22826562e9414f7fefa3f3509dc90ce9d92219dc2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPlanned"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPlannedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPlanned"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanRow_planned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanRow_planned"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTime"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovable"}}]}}]} as unknown as DocumentNode<SetPlannedMutation, SetPlannedMutationVariables>;
export const RemovePlannedDocument = {"__meta__":{"hash":"8211071251b710b7a6e067904d9334d35d7dec0d07f0ec0c1bd7963bb89eff55"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePlanned"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePlannedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePlanned"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePlannedMutation, RemovePlannedMutationVariables>;
/** `useMutation` of SetPlanned. */
export const useSetPlannedMutation = (options: useMutation.Options<SetPlannedMutation, SetPlannedMutationVariables>) => useMutation<SetPlannedMutation, SetPlannedMutationVariables>(SetPlannedDocument, options);

/** `useMutation` of RemovePlanned. */
export const useRemovePlannedMutation = (options: useMutation.Options<RemovePlannedMutation, RemovePlannedMutationVariables>) => useMutation<RemovePlannedMutation, RemovePlannedMutationVariables>(RemovePlannedDocument, options);