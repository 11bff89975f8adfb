/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A colour that a category of steps is shown in. */
export type CategoryColour =
  /** Blue. */
  | 'BLUE'
  /** Green. */
  | 'GREEN'
  /** Grey, of what has no category or one that is not known. */
  | 'GREY'
  /** Purple. */
  | 'PURPLE'
  /** Red. */
  | 'RED'
  /** Yellow. */
  | 'YELLOW';

/** How often a step is done. */
export type Frequency =
  /** 'Dagligen'. */
  | 'DAILY'
  /** 'Veckovis'. */
  | 'WEEKLY';

/** What a protocol is for. */
export type ProtocolGoal =
  /** 'Energi'. */
  | 'ENERGY'
  /** 'Fokus'. */
  | 'FOCUS'
  /** 'Longevity'. */
  | 'LONGEVITY'
  /** 'Viktminskning'. */
  | 'WEIGHT_LOSS';

/** When in the day a step is done; NONE is a step that was said to have no time. */
export type TimeOfDay =
  /** 'Eftermiddag'. */
  | 'AFTERNOON'
  /** 'Kväll'. */
  | 'EVENING'
  /** 'Morgon'. */
  | 'MORNING'
  /** 'Natt'. */
  | 'NIGHT'
  /** 'Ingen tid'. */
  | 'NONE';

export type EditedProtocolQueryVariables = Exact<{
  key: string;
}>;


export type EditedProtocolQuery = { protocol: { __typename: 'Protocol', id: string, key: string, name: string, description: string, goal: Types.ProtocolGoal | null, hasOwnOrder: boolean, steps: Array<{ __typename: 'ProtocolStep', key: string, title: string, description: string | null, frequency: Types.Frequency, timeOfDay: Types.TimeOfDay | null, dosage: string | null, remindAt: string | null, isRequired: boolean, category: { __typename: 'StepCategory', key: string, name: string, colour: Types.CategoryColour } }> } | null };

export type FollowedDosesQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowedDosesQuery = { activeProtocols: Array<{ __typename: 'ActiveProtocol', key: string, protocol: { __typename: 'Protocol', id: string, key: string, steps: Array<{ __typename: 'ProtocolStep', key: string, title: string, description: string | null, frequency: Types.Frequency, dosage: string | null, category: { __typename: 'StepCategory', key: string } }> } }> | null };

export type ProtocolSteps_ProtocolFragment = { __typename: 'Protocol', id: string, goal: Types.ProtocolGoal | null, hasOwnOrder: boolean, steps: Array<{ __typename: 'ProtocolStep', key: string, title: string, description: string | null, frequency: Types.Frequency, timeOfDay: Types.TimeOfDay | null, dosage: string | null, remindAt: string | null, isRequired: boolean, category: { __typename: 'StepCategory', key: string, name: string, colour: Types.CategoryColour } }> } & { ' $fragmentName'?: 'ProtocolSteps_ProtocolFragment' };

export const ProtocolSteps_ProtocolFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtocolSteps_protocol"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Protocol"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnOrder"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"remindAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ProtocolSteps_ProtocolFragment, unknown>;
export const EditedProtocolDocument = {"__meta__":{"hash":"e32fe8512a59f924f56c857bd92642afc159b66b6a1b7e256edec9e8b1f3dbac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedProtocol"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protocol"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnOrder"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"remindAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EditedProtocolQuery, EditedProtocolQueryVariables>;
export const FollowedDosesDocument = {"__meta__":{"hash":"d26dcc180e69746ebb7a147034ed70a2382ab4e2f1c006ac492dd27c92c645a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowedDoses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeProtocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"protocol"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<FollowedDosesQuery, FollowedDosesQueryVariables>;
/** `useCommittedQuery` of EditedProtocol. */
export const useEditedProtocolQuery = (options: useQuery.Options<EditedProtocolQuery, EditedProtocolQueryVariables>) => useCommittedQuery<EditedProtocolQuery, EditedProtocolQueryVariables>(EditedProtocolDocument, options);

/** `useCommittedQuery` of FollowedDoses. */
export const useFollowedDosesQuery = (options: useQuery.Options<FollowedDosesQuery, FollowedDosesQueryVariables>) => useCommittedQuery<FollowedDosesQuery, FollowedDosesQueryVariables>(FollowedDosesDocument, options);