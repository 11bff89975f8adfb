/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

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

/** Why a mutation changed nothing. */
export type FieldErrorCode =
  /** The address is confirmed already; the account can be signed in to. */
  | 'ALREADY_CONFIRMED'
  /** The one who asks has not consented to the current text about it. */
  | 'CONSENT_MISSING'
  /** The account cannot be signed in to before the link mailed to its address was followed. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has the e-mail address. */
  | 'EMAIL_TAKEN'
  /** The value does not fit its field: it is missing, too long, or malformed. */
  | 'INVALID'
  /** There is no account with this address and password. */
  | 'INVALID_CREDENTIALS'
  /** The secret of a mailed link or the refresh token does not work, or no longer. */
  | 'INVALID_TOKEN'
  /** Something else uses it; the message says what. */
  | 'IN_USE'
  /** It would remove the last administrator. */
  | 'LAST_ADMIN'
  /** It cannot be opened before more of what comes first was completed. */
  | 'LOCKED'
  /** What the field names does not exist, or does not belong to the one who asks. */
  | 'NOT_FOUND'
  /** It must be begun before it can be completed. */
  | 'NOT_STARTED'
  /** There is no confirmed account with the e-mail address. */
  | 'NO_SUCH_ACCOUNT'
  /** What was shown has changed since; show what stands now and ask again. */
  | 'OUTDATED'
  /** The new password is among those that are guessed first. */
  | 'PASSWORD_COMMON'
  /** The new password is the account's name or address. */
  | 'PASSWORD_IS_YOURS'
  /** The account has the e-mail address already. */
  | 'SAME_EMAIL'
  /** The account has a second factor already; it is removed before another is added. */
  | 'SECOND_FACTOR_ON'
  /** The password is right, and the account has a second factor: send its code as well. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The code of the second factor is wrong, or was used already. */
  | 'SECOND_FACTOR_WRONG'
  /** Something else has that name already. */
  | 'TAKEN'
  /** The file is larger than may be sent. */
  | 'TOO_LARGE'
  /** There is more of it than can be stored; nothing was. */
  | 'TOO_MUCH'
  /** The file is of a kind that is not taken. */
  | 'UNSUPPORTED_FORMAT'
  /** It is too long ago that the one who asks proved who they are: `verifyAgain`, then send it again. */
  | 'VERIFY_AGAIN'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

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
      { __typename: 'Journey', hasCompletedOnboarding: boolean, onboarding: { name: string, goals: Array<string>, healthStatus: Types.HealthStatus | null, experience: Types.Experience } | null }
      & { ' $fragmentRefs'?: { 'Today_JourneyFragment': Today_JourneyFragment } }
    ) | null, errors: Array<{ code: Types.FieldErrorCode, message: string }> } };


export const MergePreviewDocument = {"__meta__":{"hash":"072eaad2897b29f50a148165da6fa5ac30cdb1f8841bc972348ee389abd34092"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergePreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCompletedOnboarding"}},{"kind":"Field","name":{"kind":"Name","value":"keepsHealthStatus"}},{"kind":"Field","name":{"kind":"Name","value":"questionnaire"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MergePreviewQuery, MergePreviewQueryVariables>;
export const MergeJourneyDocument = {"__meta__":{"hash":"9bc5cd40d1d3aa3a5161a01d7652658df4ab6faca0aeb1461afdadaf1acb314b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeJourney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeJourneyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeJourney"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCompletedOnboarding"}},{"kind":"Field","name":{"kind":"Name","value":"onboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goals"}},{"kind":"Field","name":{"kind":"Name","value":"healthStatus"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Today_journey"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JourneyBar_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overallPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"totalTimeSpent"}},{"kind":"Field","name":{"kind":"Name","value":"streak"}},{"kind":"Field","name":{"kind":"Name","value":"logStreak"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodayCounts_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesToday"}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Today_journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Journey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCompletedOnboarding"}},{"kind":"Field","name":{"kind":"Name","value":"onboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"totalTimeSpent"}},{"kind":"Field","name":{"kind":"Name","value":"logStreak"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timePerDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upNext"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JourneyBar_journey"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodayCounts_journey"}},{"kind":"Field","name":{"kind":"Name","value":"minutesToday"}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MergeJourneyMutation, MergeJourneyMutationVariables>;
/** `useCommittedQuery` of MergePreview. */
export const useMergePreviewQuery = (options: useQuery.Options<MergePreviewQuery, MergePreviewQueryVariables>) => useCommittedQuery<MergePreviewQuery, MergePreviewQueryVariables>(MergePreviewDocument, options);

/** `useMutation` of MergeJourney. */
export const useMergeJourneyMutation = (options: useMutation.Options<MergeJourneyMutation, MergeJourneyMutationVariables>) => useMutation<MergeJourneyMutation, MergeJourneyMutationVariables>(MergeJourneyDocument, options);