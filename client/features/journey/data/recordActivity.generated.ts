/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { TodayAndNext_JourneyFragment, TodayCounts_JourneyFragment } from '../today/Today.generated';
import type { JourneyBar_JourneyFragment } from '../bar/JourneyBar.generated';
import type { NextSteps_JourneyFragment } from '../page/NextSteps.generated';
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an activity is filed under: a category of the journey, or a word for a part of one. */
export type ActivityCategory =
  /** 'Kunskap & guider'. */
  | 'KNOWLEDGE'
  /** 'Mental optimering'. */
  | 'MENTAL'
  /** 'Fysisk träning'. */
  | 'PHYSICAL'
  /** 'Testning & optimering'. */
  | 'TESTING'
  /** 'träning'; counts in PHYSICAL. */
  | 'TRAINING';

/** What an activity was. */
export type ActivityType =
  /** An article was read. */
  | 'ARTICLE'
  /** Products were compared. */
  | 'COMPARISON'
  /** A section of a programme was completed. */
  | 'SECTION'
  /** A step of a protocol was ticked. */
  | 'STEP'
  /** A test was taken. */
  | 'TEST'
  /** A page that counts was looked at. */
  | 'VISIT';

/** Something that was done, to be recorded. */
export type RecordActivityInput = {
  /** What it is filed under; the category of the first item when absent. */
  category?: ActivityCategory | null | undefined;
  /** Minutes; when absent or not believable 5 for an article, 3 for anything else. */
  duration?: number | null | undefined;
  /** Goals that it belongs to. */
  goals?: Array<string> | null | undefined;
  /** Keys of the items of `journeyItems` that it completes; all of them must exist. */
  items?: Array<string> | null | undefined;
  /** Given by the client; reporting the same one again changes nothing. An item's name, a colon and a day, e.g. 'guide:hiit:2026-11-22', counts it once a day, and each time in every category that it counts in. */
  key: string;
  /** What the person wrote about it, at most 200 characters. */
  note?: string | null | undefined;
  /** Path on the site. */
  path: string;
  /** When; now when absent or in the future. */
  timestamp?: string | null | undefined;
  /** Title, at most 200 characters. */
  title: string;
  /** What it was. */
  type: ActivityType;
};

export type RecordActivityMutationVariables = Exact<{
  input: Types.RecordActivityInput;
}>;


export type RecordActivityMutation = { recordActivity: { streakReached: number | null, journey: (
      { __typename: 'Journey' }
      & { ' $fragmentRefs'?: { 'TodayAndNext_JourneyFragment': TodayAndNext_JourneyFragment;'NextSteps_JourneyFragment': NextSteps_JourneyFragment } }
    ) | null, unlocked: Array<{ __typename: 'Achievement', key: string, title: string }>, completed: Array<{ __typename: 'JourneyItemView', key: string, title: string }> } };


export const RecordActivityDocument = {"__meta__":{"hash":"0289b8b3d92c8dba60e93b4466f4e2d00379bb603ef905d4776ab12f0085203b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordActivityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodayAndNext_journey"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextSteps_journey"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unlocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streakReached"}},{"kind":"Field","name":{"kind":"Name","value":"completed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JourneyBar_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overallPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"totalTimeSpent"}},{"kind":"Field","name":{"kind":"Name","value":"streak"}},{"kind":"Field","name":{"kind":"Name","value":"logStreak"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodayCounts_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesToday"}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodayAndNext_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upNext"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JourneyBar_journey"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodayCounts_journey"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextSteps_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTime"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecordActivityMutation, RecordActivityMutationVariables>;
/** `useMutation` of RecordActivity. */
export const useRecordActivityMutation = (options: useMutation.Options<RecordActivityMutation, RecordActivityMutationVariables>) => useMutation<RecordActivityMutation, RecordActivityMutationVariables>(RecordActivityDocument, options);