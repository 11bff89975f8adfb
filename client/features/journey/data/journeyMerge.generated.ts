/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { Onboarding_JourneyFragment } from '../onboarding/Onboarding.generated';
import type { Today_JourneyFragment, TodayCounts_JourneyFragment } from '../today/Today.generated';
import type { JourneyBar_JourneyFragment } from '../bar/JourneyBar.generated';
import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
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

/** Something that was done. */
export type ActivityInput = {
  /** What it is filed under; the category of the first item when absent. */
  category?: ActivityCategory | null | undefined;
  /** Minutes; when absent or not believable 5 for an article, 3 for anything else. */
  duration?: number | null | undefined;
  /** Goals that it belongs to. */
  goals?: Array<string> | null | undefined;
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

/** The answers of the recommendation questionnaire. */
export type AnswerQuestionnaireInput = {
  /** '18-25' to '65+'. Stored in a guest's browser only; left out for an account. */
  ageGroup?: string | null | undefined;
  /** How the visitor feels; null when not answered. */
  currentHealth?: CurrentHealth | null | undefined;
  /** Address. Stored in a guest's browser only; left out for an account. */
  email?: string | null | undefined;
  /** At most 1 000 characters. Stored in a guest's browser only; left out for an account. */
  healthGoals?: string | null | undefined;
  /** Interests; may be empty. */
  interests: Array<Interest>;
};

/** The answers of onboarding. */
export type CompleteOnboardingInput = {
  /** How experienced. */
  experience: Experience;
  /** Texts of goals, 1 to 8. */
  goals: Array<string>;
  /** Stored only with the account's consent. */
  healthStatus?: HealthStatus | null | undefined;
  /** First name, 1 to 60 characters. */
  name: string;
};

/** An item that was completed. */
export type CompletedItemInput = {
  /** When. */
  at: string;
  /** Key of the item. */
  key: string;
};

/** How somebody feels, in the recommendation questionnaire. */
export type CurrentHealth =
  /** 'Varken bra eller dåligt'. */
  | 'AVERAGE'
  /** 'Mycket bra'. */
  | 'EXCELLENT'
  /** 'Bra'. */
  | 'GOOD'
  /** 'Dåligt'. */
  | 'POOR'
  /** 'Vet inte'. */
  | 'UNKNOWN';

/** The visitor's own experience, as given in onboarding. */
export type Experience =
  /** Is not offered what is marked 'lätt'. */
  | 'ADVANCED'
  /** Is not offered what is marked 'svår'. */
  | 'BEGINNER'
  /** Is offered everything. */
  | 'INTERMEDIATE';

/** How somebody rates their health in onboarding. */
export type HealthStatus =
  /** 'Varken bra eller dåligt'. */
  | 'AVERAGE'
  /** 'Mycket bra'. */
  | 'EXCELLENT'
  /** 'Bra'. */
  | 'GOOD'
  /** 'Dåligt'. */
  | 'POOR';

/** What somebody is interested in, in the recommendation questionnaire. */
export type Interest =
  /** 'Biohacking'. */
  | 'BIOHACKING'
  /** 'Mat'. */
  | 'FOOD'
  /** 'Livslängd'. */
  | 'LONGEVITY'
  /** 'Sömn'. */
  | 'SLEEP'
  /** 'Stress'. */
  | 'STRESS'
  /** 'Kosttillskott'. */
  | 'SUPPLEMENTS'
  /** 'Hälsotester'. */
  | 'TESTS'
  /** 'Träning'. */
  | 'TRAINING';

/** What a browser holds of a journey, to be taken over into the account. */
export type MergeJourneyInput = {
  /** Achievements, at most 100. */
  achievements: Array<UnlockedInput>;
  /** The activity log, at most 100. */
  activities: Array<ActivityInput>;
  /** Completed items, at most 2 000. */
  completed: Array<CompletedItemInput>;
  /** Days with activity, at most 4 000. */
  days: Array<string>;
  /** Given by the browser; the same one is taken over once. */
  key: string;
  /** Onboarding, when it was done. */
  onboarding?: CompleteOnboardingInput | null | undefined;
  /** Pauses, at most 100. */
  pauses?: Array<PauseInput> | null | undefined;
  /** The plan, at most 100. */
  plan: Array<PlannedInput>;
  /** Answers of the questionnaire; stored only with consent, and only while the account has none. */
  questionnaire?: AnswerQuestionnaireInput | null | undefined;
  /** Minutes that were aimed at for a day; taken over while the account has the usual aim. */
  timePerDay?: number | null | undefined;
  /** Activities in all. */
  totalActivities: number;
  /** Minutes in all. */
  totalMinutes: number;
  /** Steps of protocols that were ticked, in all. */
  totalSteps?: number | null | undefined;
};

/** Days of rest. */
export type PauseInput = {
  /** The first day. */
  from: string;
  /** The last day. */
  until: string;
};

/** Something in the plan. */
export type PlannedInput = {
  /** When it was ticked; null when it was not. */
  completedAt?: string | null | undefined;
  /** Key of the recommendation. */
  key: string;
};

/** An achievement that was reached. */
export type UnlockedInput = {
  /** Key of the achievement. */
  key: string;
  /** When. */
  unlockedAt: string;
};

export type MergePreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MergePreviewQuery = { journey: { __typename: 'Journey', hasCompletedOnboarding: boolean, keepsHealthStatus: boolean, questionnaire: { interests: Array<Types.Interest> } | null } | null };

export type MergeJourneyMutationVariables = Exact<{
  input: Types.MergeJourneyInput;
}>;


export type MergeJourneyMutation = { mergeJourney: { journey: (
      { __typename: 'Journey', hasCompletedOnboarding: boolean }
      & { ' $fragmentRefs'?: { 'Onboarding_JourneyFragment': Onboarding_JourneyFragment;'Today_JourneyFragment': Today_JourneyFragment } }
    ) | null, errors: Array<{ message: string }> } };


export const MergePreviewDocument = {"__meta__":{"hash":"072eaad2897b29f50a148165da6fa5ac30cdb1f8841bc972348ee389abd34092"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergePreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCompletedOnboarding"}},{"kind":"Field","name":{"kind":"Name","value":"keepsHealthStatus"}},{"kind":"Field","name":{"kind":"Name","value":"questionnaire"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MergePreviewQuery, MergePreviewQueryVariables>;
export const MergeJourneyDocument = {"__meta__":{"hash":"df0ecdaa56dc678e982e94a877b1108922fd5a81b10a6a8503ed727a84181375"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeJourney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeJourneyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeJourney"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCompletedOnboarding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Onboarding_journey"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Today_journey"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JourneyBar_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overallPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"totalTimeSpent"}},{"kind":"Field","name":{"kind":"Name","value":"streak"}},{"kind":"Field","name":{"kind":"Name","value":"logStreak"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodayCounts_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesToday"}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Onboarding_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepsHealthStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goalLabels"}},{"kind":"Field","name":{"kind":"Name","value":"goalChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goals"}},{"kind":"Field","name":{"kind":"Name","value":"healthStatus"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Today_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"logStreak"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timePerDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upNext"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JourneyBar_journey"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodayCounts_journey"}},{"kind":"Field","name":{"kind":"Name","value":"minutesToday"}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MergeJourneyMutation, MergeJourneyMutationVariables>;
/** `useCommittedQuery` of MergePreview. */
export const useMergePreviewQuery = (options: useQuery.Options<MergePreviewQuery, MergePreviewQueryVariables>) => useCommittedQuery<MergePreviewQuery, MergePreviewQueryVariables>(MergePreviewDocument, options);

/** `useMutation` of MergeJourney. */
export const useMergeJourneyMutation = (options: useMutation.Options<MergeJourneyMutation, MergeJourneyMutationVariables>) => useMutation<MergeJourneyMutation, MergeJourneyMutationVariables>(MergeJourneyDocument, options);