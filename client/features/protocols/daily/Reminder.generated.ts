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

/** How hard a protocol is. */
export type ProtocolDifficulty =
  /** 'Avancerad'. */
  | 'ADVANCED'
  /** 'Nybörjare'. */
  | 'BEGINNER'
  /** 'Medel'. */
  | 'INTERMEDIATE';

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

export type ReminderQueryVariables = Exact<{ [key: string]: never; }>;


export type ReminderQuery = { activeProtocols: Array<{ __typename: 'ActiveProtocol', key: string, protocol: { __typename: 'Protocol', id: string, key: string, name: string, createdAt: string, description: string, goal: Types.ProtocolGoal | null, difficulty: Types.ProtocolDifficulty, estimatedWeeks: number | null, hasOwnOrder: boolean, active: { __typename: 'ActiveProtocol', key: string, startedOn: string, targetEndOn: string | null } | null, steps: Array<{ __typename: 'ProtocolStep', key: string, title: string, description: string | null, frequency: Types.Frequency, timeOfDay: Types.TimeOfDay | null, dosage: string | null, remindAt: string | null, isRequired: boolean, category: { __typename: 'StepCategory', key: string, name: string, colour: Types.CategoryColour } }> } }> | null };


export const ReminderDocument = {"__meta__":{"hash":"df45456227319fe53cc35f8702cc97284c988d28b6972957c9704f8d27c03ad1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeProtocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"protocol"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnOrder"}},{"kind":"Field","name":{"kind":"Name","value":"active"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"targetEndOn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"remindAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ReminderQuery, ReminderQueryVariables>;
/** `useCommittedQuery` of Reminder. */
export const useReminderQuery = (options: useQuery.Options<ReminderQuery, ReminderQueryVariables>) => useCommittedQuery<ReminderQuery, ReminderQueryVariables>(ReminderDocument, options);