import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GuestContext } from './guestContext.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTimeISO: { input: string; output: string; }
  LocalDate: { input: string; output: string; }
};

export type Achievement = {
  readonly description: Scalars['String']['output'];
  readonly icon: Scalars['String']['output'];
  readonly isUnlocked: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly maxProgress: Scalars['Int']['output'];
  readonly progress: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly unlockedAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

export type ActiveProtocol = {
  readonly isActive: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly protocol: Protocol;
  readonly startedOn: Scalars['LocalDate']['output'];
  readonly targetEndOn?: Maybe<Scalars['LocalDate']['output']>;
};

export type ActivityCategory =
  | 'knowledge'
  | 'mental'
  | 'physical'
  | 'testing'
  | 'träning';

export type ActivityEntry = Content & {
  readonly category?: Maybe<ActivityCategory>;
  readonly duration: Scalars['Int']['output'];
  readonly goals: ReadonlyArray<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly path: Scalars['String']['output'];
  readonly timestamp: Scalars['DateTimeISO']['output'];
  readonly title: Scalars['String']['output'];
  readonly type: ActivityType;
};

export type ActivityInput = {
  readonly category?: InputMaybe<ActivityCategory>;
  readonly duration?: InputMaybe<Scalars['Int']['input']>;
  readonly goals?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly key: Scalars['String']['input'];
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly path: Scalars['String']['input'];
  readonly timestamp?: InputMaybe<Scalars['DateTimeISO']['input']>;
  readonly title: Scalars['String']['input'];
  readonly type: ActivityType;
};

export type ActivityType =
  | 'article'
  | 'comparison'
  | 'section'
  | 'step'
  | 'test'
  | 'visit';

export type Analysis = Node & {
  readonly activities: ReadonlyArray<SuggestedActivity>;
  readonly aiRecommendations: Scalars['String']['output'];
  readonly careContactedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly changes: ReadonlyArray<AnalysisChange>;
  readonly createdAt: Scalars['DateTimeISO']['output'];
  readonly findings: ReadonlyArray<Finding>;
  readonly id: Scalars['ID']['output'];
  readonly isFallback: Scalars['Boolean']['output'];
  readonly isStale: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly kind: TestKind;
  readonly measure?: Maybe<AnalysisMeasure>;
  readonly redFlags: ReadonlyArray<RedFlag>;
  readonly sections: ReadonlyArray<AnalysisSection>;
  readonly shape: AnalysisShape;
  readonly source: AnalysisSource;
  readonly suggestedGoal?: Maybe<ProtocolGoal>;
};

export type AnalysisChange = {
  readonly before: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly now: Scalars['String']['output'];
};

export type AnalysisConnection = {
  readonly edges: ReadonlyArray<AnalysisEdge>;
  readonly nodes: ReadonlyArray<Analysis>;
  readonly pageInfo: PageInfo;
};

export type AnalysisEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Analysis;
};

export type AnalysisMeasure = {
  readonly before?: Maybe<Scalars['String']['output']>;
  readonly label: Scalars['String']['output'];
  readonly now: Scalars['String']['output'];
  readonly trend?: Maybe<AnalysisTrend>;
};

export type AnalysisSection = {
  readonly heading: Scalars['String']['output'];
  readonly kind: AnalysisSectionKind;
  readonly text: Scalars['String']['output'];
};

export type AnalysisSectionKind =
  | 'changes'
  | 'findings'
  | 'month'
  | 'other'
  | 'red-flags'
  | 'summary'
  | 'tests'
  | 'today'
  | 'week';

export type AnalysisShape =
  | 'care-first'
  | 'care-only'
  | 'plan';

export type AnalysisSource =
  | 'built-in'
  | 'service';

export type AnalysisTrend =
  | 'better'
  | 'same'
  | 'worse';

export type AnalyzeProtocolInput = {
  readonly consentVersion?: InputMaybe<Scalars['Int']['input']>;
  readonly sessionId: Scalars['ID']['input'];
  readonly testData: ProtocolTestData;
};

export type AnalyzeProtocolPayload = {
  readonly activities: ReadonlyArray<SuggestedActivity>;
  readonly analysis?: Maybe<Analysis>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<FieldError>;
  readonly findings: ReadonlyArray<Finding>;
  readonly recommendations?: Maybe<Scalars['String']['output']>;
  readonly source?: Maybe<AnalysisSource>;
  readonly success: Scalars['Boolean']['output'];
  readonly testId?: Maybe<Scalars['String']['output']>;
};

export type AnalyzeSleepInput = {
  readonly sessionId: Scalars['ID']['input'];
  readonly testData: SleepTestData;
};

export type AnalyzeSleepPayload = {
  readonly activities: ReadonlyArray<SuggestedActivity>;
  readonly analysis?: Maybe<Analysis>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<FieldError>;
  readonly findings: ReadonlyArray<Finding>;
  readonly recommendations?: Maybe<Scalars['String']['output']>;
  readonly source?: Maybe<AnalysisSource>;
  readonly success: Scalars['Boolean']['output'];
  readonly testId?: Maybe<Scalars['String']['output']>;
};

export type AnalyzeTrainingInput = {
  readonly consentVersion?: InputMaybe<Scalars['Int']['input']>;
  readonly sessionId: Scalars['ID']['input'];
  readonly testData: TrainingTestData;
};

export type AnalyzeTrainingPayload = {
  readonly activities: ReadonlyArray<SuggestedActivity>;
  readonly analysis?: Maybe<Analysis>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<FieldError>;
  readonly findings: ReadonlyArray<Finding>;
  readonly recommendations?: Maybe<Scalars['String']['output']>;
  readonly source?: Maybe<AnalysisSource>;
  readonly success: Scalars['Boolean']['output'];
  readonly testId?: Maybe<Scalars['String']['output']>;
};

export type AnswerQuestionnaireInput = {
  readonly ageGroup?: InputMaybe<Scalars['String']['input']>;
  readonly currentHealth?: InputMaybe<CurrentHealth>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly healthGoals?: InputMaybe<Scalars['String']['input']>;
  readonly interests: ReadonlyArray<Interest>;
};

export type AnswerQuestionnairePayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly journey?: Maybe<Journey>;
};

export type CategoryColour =
  | 'blue'
  | 'green'
  | 'grey'
  | 'purple'
  | 'red'
  | 'yellow';

export type Checklist = {
  readonly day: Scalars['LocalDate']['output'];
  readonly doneCount: Scalars['Int']['output'];
  readonly items: ReadonlyArray<ChecklistItem>;
  readonly percentage: Scalars['Int']['output'];
  readonly totalCount: Scalars['Int']['output'];
  readonly weekly: ReadonlyArray<ChecklistItem>;
};

export type ChecklistItem = {
  readonly category: StepCategory;
  readonly completedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly completionNotes?: Maybe<Scalars['String']['output']>;
  readonly day: Scalars['LocalDate']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly dosage?: Maybe<Scalars['String']['output']>;
  readonly frequency: Frequency;
  readonly isCompleted: Scalars['Boolean']['output'];
  readonly itemKey: Scalars['String']['output'];
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly protocolKey: Scalars['String']['output'];
  readonly protocolName: Scalars['String']['output'];
  readonly rating?: Maybe<Scalars['Int']['output']>;
  readonly remindAt?: Maybe<Scalars['String']['output']>;
  readonly timeOfDay: TimeOfDay;
  readonly title: Scalars['String']['output'];
};

export type CompleteItemInput = {
  readonly at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  readonly day: Scalars['LocalDate']['input'];
  readonly itemKey: Scalars['String']['input'];
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly rating?: InputMaybe<Scalars['Int']['input']>;
};

export type CompleteItemPayload = {
  readonly checklist?: Maybe<Checklist>;
  readonly errors: ReadonlyArray<FieldError>;
  readonly item?: Maybe<ChecklistItem>;
  readonly journey?: Maybe<Journey>;
  readonly streakReached?: Maybe<Scalars['Int']['output']>;
  readonly unlocked: ReadonlyArray<Achievement>;
};

export type CompleteOnboardingInput = {
  readonly experience: Experience;
  readonly goals: ReadonlyArray<Scalars['String']['input']>;
  readonly healthStatus?: InputMaybe<HealthStatus>;
  readonly name: Scalars['String']['input'];
};

export type CompleteOnboardingPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly journey?: Maybe<Journey>;
};

export type CompleteSectionInput = {
  readonly level: ProgrammeLevel;
  readonly section: Scalars['String']['input'];
};

export type CompleteSectionPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly progress?: Maybe<ProgrammeProgress>;
};

export type CompletedItemInput = {
  readonly at: Scalars['DateTimeISO']['input'];
  readonly key: Scalars['String']['input'];
};

export type ConfirmCareContactInput = {
  readonly id: Scalars['ID']['input'];
};

export type ConfirmCareContactPayload = {
  readonly analysis?: Maybe<Analysis>;
  readonly errors: ReadonlyArray<FieldError>;
};

export type Content = {
  readonly path: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type CreateProtocolInput = {
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly difficulty?: InputMaybe<ProtocolDifficulty>;
  readonly estimatedWeeks?: InputMaybe<Scalars['Int']['input']>;
  readonly expertName?: InputMaybe<Scalars['String']['input']>;
  readonly goal?: InputMaybe<ProtocolGoal>;
  readonly hasOwnOrder?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  readonly key: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly starts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly steps: ReadonlyArray<ProtocolStepInput>;
  readonly type?: InputMaybe<ProtocolType>;
};

export type CreateProtocolPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly protocol?: Maybe<Protocol>;
};

export type CurrentHealth =
  | 'average'
  | 'excellent'
  | 'good'
  | 'poor'
  | 'unknown';

export type DeactivateProtocolInput = {
  readonly id: Scalars['ID']['input'];
};

export type DeactivateProtocolPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly protocol?: Maybe<Protocol>;
};

export type DeleteLabValuesInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

export type DeleteLabValuesPayload = {
  readonly deletedIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<FieldError>;
};

export type DeleteProtocolInput = {
  readonly id: Scalars['ID']['input'];
};

export type DeleteProtocolPayload = {
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<FieldError>;
};

export type Difficulty =
  | 'lätt'
  | 'svår'
  | 'medium';

export type EarlierFrequencyInput = {
  readonly frequency: Frequency;
  readonly isRemoved: Scalars['Boolean']['input'];
  readonly until: Scalars['LocalDate']['input'];
};

export type Experience =
  | 'advanced'
  | 'beginner'
  | 'intermediate';

export type FieldError = {
  readonly code: FieldErrorCode;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

export type FieldErrorCode =
  | 'ACCOUNT_BLOCKED'
  | 'ALREADY_CONFIRMED'
  | 'CONSENT_MISSING'
  | 'EMAIL_NOT_CONFIRMED'
  | 'EMAIL_TAKEN'
  | 'INVALID'
  | 'INVALID_CREDENTIALS'
  | 'INVALID_TOKEN'
  | 'IN_USE'
  | 'LAST_ADMIN'
  | 'LOCKED'
  | 'MAIL_NOT_SENT'
  | 'NOT_FOUND'
  | 'NOT_STARTED'
  | 'NO_SUCH_ACCOUNT'
  | 'OPERATOR_INVENTED'
  | 'OPERATOR_MISSING'
  | 'OUTDATED'
  | 'OWN_ACCOUNT'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_IS_YOURS'
  | 'SAME_EMAIL'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_WRONG'
  | 'TAKEN'
  | 'TOO_LARGE'
  | 'TOO_MUCH'
  | 'UNREAD'
  | 'UNSUPPORTED_FORMAT'
  | 'VERIFY_AGAIN'
  | 'WRONG_ACCOUNT'
  | 'WRONG_PASSWORD';

export type Finding = {
  readonly because: ReadonlyArray<Scalars['String']['output']>;
  readonly category: Scalars['String']['output'];
  readonly categoryName: Scalars['String']['output'];
  readonly evidence: Scalars['String']['output'];
  readonly isFolded: Scalars['Boolean']['output'];
  readonly isForToday: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly links: ReadonlyArray<FindingLink>;
  readonly priority: FindingPriority;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type FindingLink = {
  readonly label: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
};

export type FindingPriority =
  | 'high'
  | 'low'
  | 'medium';

export type FollowedInput = {
  readonly endedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly key: Scalars['String']['input'];
  readonly startedOn: Scalars['LocalDate']['input'];
  readonly targetEndOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type FollowedPeriod = {
  readonly endedOn?: Maybe<Scalars['LocalDate']['output']>;
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly startedOn: Scalars['LocalDate']['output'];
  readonly supplements: ReadonlyArray<FollowedSupplement>;
};

export type FollowedSupplement = {
  readonly from: Scalars['LocalDate']['output'];
  readonly name: Scalars['String']['output'];
  readonly until?: Maybe<Scalars['LocalDate']['output']>;
};

export type Frequency =
  | 'daily'
  | 'weekly';

export type GoalChoice = {
  readonly isShown: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type GuestProtocolInput = {
  readonly careContactedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  readonly completedAt: Scalars['DateTimeISO']['input'];
  readonly sessionId: Scalars['ID']['input'];
  readonly testData: ProtocolTestData;
};

export type GuestTrainingInput = {
  readonly careContactedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  readonly completedAt: Scalars['DateTimeISO']['input'];
  readonly sessionId: Scalars['ID']['input'];
  readonly testData: TrainingTestData;
};

export type HealthStatus =
  | 'average'
  | 'excellent'
  | 'good'
  | 'poor';

export type Interest =
  | 'biohacking'
  | 'food'
  | 'longevity'
  | 'sleep'
  | 'stress'
  | 'supplements'
  | 'tests'
  | 'training';

export type Journey = Node & {
  readonly achievements: ReadonlyArray<Achievement>;
  readonly activities: ReadonlyArray<ActivityEntry>;
  readonly categories: ReadonlyArray<JourneyCategory>;
  readonly days: ReadonlyArray<Scalars['LocalDate']['output']>;
  readonly goalChoices: ReadonlyArray<GoalChoice>;
  readonly goalLabels: ReadonlyArray<Scalars['String']['output']>;
  readonly goals: JourneyGoals;
  readonly hasCompletedOnboarding: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly keepsHealthStatus: Scalars['Boolean']['output'];
  readonly lastActivity?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly level: Scalars['Int']['output'];
  readonly logStreak: Scalars['Int']['output'];
  readonly minutesToday: Scalars['Int']['output'];
  readonly nextStep?: Maybe<Recommendation>;
  readonly onboarding?: Maybe<OnboardingAnswers>;
  readonly overallPercentage: Scalars['Int']['output'];
  readonly pause?: Maybe<JourneyPauseView>;
  readonly pauses: ReadonlyArray<JourneyPauseView>;
  readonly plan: ReadonlyArray<PlannedActivity>;
  readonly questionnaire?: Maybe<QuestionnaireAnswers>;
  readonly recommendations: ReadonlyArray<Recommendation>;
  readonly streak: Scalars['Int']['output'];
  readonly totalActivities: Scalars['Int']['output'];
  readonly totalTimeSpent: Scalars['Int']['output'];
  readonly upNext?: Maybe<UpNext>;
  readonly week: JourneyWeek;
};


export type JourneyActivitiesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type JourneyCategoriesArgs = {
  keys?: InputMaybe<ReadonlyArray<JourneyCategoryKey>>;
};


export type JourneyDaysArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type JourneyRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type JourneyCategory = {
  readonly completedDays: ReadonlyArray<Scalars['LocalDate']['output']>;
  readonly completedSections: Scalars['Int']['output'];
  readonly items: ReadonlyArray<JourneyItemView>;
  readonly key: JourneyCategoryKey;
  readonly lastActivity?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly percentage: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly totalSections: Scalars['Int']['output'];
};

export type JourneyCategoryKey =
  | 'knowledge'
  | 'mental'
  | 'physical'
  | 'testing';

export type JourneyGoals = {
  readonly focusAreas: ReadonlyArray<Scalars['String']['output']>;
  readonly level: Experience;
  readonly mainGoal: Scalars['String']['output'];
  readonly timePerDay: Scalars['Int']['output'];
};

export type JourneyItemView = Content & {
  readonly completedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly isCompleted: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type JourneyPauseView = {
  readonly from: Scalars['LocalDate']['output'];
  readonly until: Scalars['LocalDate']['output'];
};

export type JourneyStep = {
  readonly category: JourneyCategoryKey;
  readonly description: Scalars['String']['output'];
  readonly difficulty: Difficulty;
  readonly estimatedTime: Scalars['Int']['output'];
  readonly icon: Scalars['String']['output'];
  readonly isDone: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly priority: Priority;
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  readonly type: RecommendationType;
};

export type JourneyWeek = {
  readonly activityCount: Scalars['Int']['output'];
  readonly days: ReadonlyArray<Scalars['LocalDate']['output']>;
  readonly from: Scalars['LocalDate']['output'];
  readonly minutes: Scalars['Int']['output'];
  readonly titles: ReadonlyArray<Scalars['String']['output']>;
  readonly today: Scalars['LocalDate']['output'];
};

export type LabComparator =
  | 'AT_LEAST'
  | 'AT_MOST'
  | 'GREATER_THAN'
  | 'LESS_THAN';

export type LabFinding =
  | 'high-crp'
  | 'high-ferritin'
  | 'high-ldl'
  | 'high-liver'
  | 'high-sugar'
  | 'high-tsh'
  | 'low-b12'
  | 'low-ferritin'
  | 'low-haemoglobin'
  | 'low-tsh'
  | 'low-vitamin-d'
  | 'none';

export type LabProfile = {
  readonly birthYear?: Maybe<Scalars['Int']['output']>;
  readonly sex?: Maybe<Sex>;
};

export type LabValue = Node & {
  readonly comparator?: Maybe<LabComparator>;
  readonly createdAt: Scalars['DateTimeISO']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isFasting?: Maybe<Scalars['Boolean']['output']>;
  readonly laboratory?: Maybe<Scalars['String']['output']>;
  readonly markerSlug: Scalars['String']['output'];
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly referenceHigh?: Maybe<Scalars['Float']['output']>;
  readonly referenceLow?: Maybe<Scalars['Float']['output']>;
  readonly sampledOn: Scalars['LocalDate']['output'];
  readonly unit: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

export type LabValueConnection = {
  readonly edges: ReadonlyArray<LabValueEdge>;
  readonly nodes: ReadonlyArray<LabValue>;
  readonly pageInfo: PageInfo;
};

export type LabValueEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: LabValue;
};

export type LabValueInput = {
  readonly clientKey: Scalars['ID']['input'];
  readonly comparator?: InputMaybe<LabComparator>;
  readonly isFasting?: InputMaybe<Scalars['Boolean']['input']>;
  readonly laboratory?: InputMaybe<Scalars['String']['input']>;
  readonly markerSlug: Scalars['String']['input'];
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly referenceHigh?: InputMaybe<Scalars['Float']['input']>;
  readonly referenceLow?: InputMaybe<Scalars['Float']['input']>;
  readonly sampledOn: Scalars['LocalDate']['input'];
  readonly unit: Scalars['String']['input'];
  readonly value: Scalars['Float']['input'];
};

export type MergeAnalysesInput = {
  readonly protocol: ReadonlyArray<GuestProtocolInput>;
  readonly training: ReadonlyArray<GuestTrainingInput>;
};

export type MergeAnalysesPayload = {
  readonly analyses: ReadonlyArray<Analysis>;
  readonly errors: ReadonlyArray<FieldError>;
};

export type MergeJourneyInput = {
  readonly achievements: ReadonlyArray<UnlockedInput>;
  readonly activities: ReadonlyArray<ActivityInput>;
  readonly completed: ReadonlyArray<CompletedItemInput>;
  readonly days: ReadonlyArray<Scalars['LocalDate']['input']>;
  readonly key: Scalars['String']['input'];
  readonly onboarding?: InputMaybe<CompleteOnboardingInput>;
  readonly pauses?: InputMaybe<ReadonlyArray<PauseInput>>;
  readonly plan: ReadonlyArray<PlannedInput>;
  readonly questionnaire?: InputMaybe<AnswerQuestionnaireInput>;
  readonly timePerDay?: InputMaybe<Scalars['Int']['input']>;
  readonly totalActivities: Scalars['Int']['input'];
  readonly totalMinutes: Scalars['Int']['input'];
  readonly totalSteps?: InputMaybe<Scalars['Int']['input']>;
};

export type MergeJourneyPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly journey?: Maybe<Journey>;
};

export type MergeProgrammesInput = {
  readonly levels: ReadonlyArray<MergedLevelInput>;
};

export type MergeProgrammesPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly progress: ReadonlyArray<ProgrammeProgress>;
};

export type MergeProtocolsInput = {
  readonly protocols: ReadonlyArray<MergedProtocolInput>;
  readonly ticks: ReadonlyArray<MergedTickInput>;
};

export type MergeProtocolsPayload = {
  readonly errors: ReadonlyArray<FieldError>;
};

export type MergedLevelInput = {
  readonly level: ProgrammeLevel;
  readonly sections: ReadonlyArray<MergedSectionInput>;
};

export type MergedProtocolInput = {
  readonly createdAt: Scalars['DateTimeISO']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly difficulty?: InputMaybe<ProtocolDifficulty>;
  readonly estimatedWeeks?: InputMaybe<Scalars['Int']['input']>;
  readonly expertName?: InputMaybe<Scalars['String']['input']>;
  readonly followed: ReadonlyArray<FollowedInput>;
  readonly goal?: InputMaybe<ProtocolGoal>;
  readonly hasOwnOrder?: InputMaybe<Scalars['Boolean']['input']>;
  readonly key: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly steps: ReadonlyArray<MergedStepInput>;
  readonly type?: InputMaybe<ProtocolType>;
};

export type MergedSectionInput = {
  readonly interactions: Scalars['Int']['input'];
  readonly key: Scalars['String']['input'];
  readonly lastVisitedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  readonly status: SectionStatus;
};

export type MergedStepInput = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly createdAt: Scalars['DateTimeISO']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly dosage?: InputMaybe<Scalars['String']['input']>;
  readonly earlier?: InputMaybe<ReadonlyArray<EarlierFrequencyInput>>;
  readonly frequency: Frequency;
  readonly key: Scalars['String']['input'];
  readonly remindAt?: InputMaybe<Scalars['String']['input']>;
  readonly removedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  readonly timeOfDay?: InputMaybe<TimeOfDay>;
  readonly title: Scalars['String']['input'];
};

export type MergedTickInput = {
  readonly at: Scalars['DateTimeISO']['input'];
  readonly day: Scalars['LocalDate']['input'];
  readonly itemKey: Scalars['String']['input'];
  readonly key: Scalars['String']['input'];
};

export type Mutation = {
  readonly analyzeProtocol: AnalyzeProtocolPayload;
  readonly analyzeSleep: AnalyzeSleepPayload;
  readonly analyzeTraining: AnalyzeTrainingPayload;
  readonly answerQuestionnaire: AnswerQuestionnairePayload;
  readonly completeItem: CompleteItemPayload;
  readonly completeOnboarding: CompleteOnboardingPayload;
  readonly completeSection: CompleteSectionPayload;
  readonly confirmCareContact: ConfirmCareContactPayload;
  readonly createProtocol: CreateProtocolPayload;
  readonly deactivateProtocol: DeactivateProtocolPayload;
  readonly deleteLabValues: DeleteLabValuesPayload;
  readonly deleteProtocol: DeleteProtocolPayload;
  readonly mergeAnalyses: MergeAnalysesPayload;
  readonly mergeJourney: MergeJourneyPayload;
  readonly mergeProgrammes: MergeProgrammesPayload;
  readonly mergeProtocols: MergeProtocolsPayload;
  readonly recordActivity: RecordActivityPayload;
  readonly recordLabValues: RecordLabValuesPayload;
  readonly removeAnalysis: RemoveAnalysisPayload;
  readonly removePlanned: RemovePlannedPayload;
  readonly resetProgramme: ResetProgrammePayload;
  readonly setDailyAim: SetDailyAimPayload;
  readonly setLabProfile: SetLabProfilePayload;
  readonly setPause: SetPausePayload;
  readonly setPlanned: SetPlannedPayload;
  readonly startProtocol: StartProtocolPayload;
  readonly undoItem: UndoItemPayload;
  readonly updateLabValue: UpdateLabValuePayload;
  readonly updateProtocol: UpdateProtocolPayload;
  readonly visitSection: VisitSectionPayload;
};


export type MutationAnalyzeProtocolArgs = {
  input: AnalyzeProtocolInput;
};


export type MutationAnalyzeSleepArgs = {
  input: AnalyzeSleepInput;
};


export type MutationAnalyzeTrainingArgs = {
  input: AnalyzeTrainingInput;
};


export type MutationAnswerQuestionnaireArgs = {
  input: AnswerQuestionnaireInput;
};


export type MutationCompleteItemArgs = {
  input: CompleteItemInput;
};


export type MutationCompleteOnboardingArgs = {
  input: CompleteOnboardingInput;
};


export type MutationCompleteSectionArgs = {
  input: CompleteSectionInput;
};


export type MutationConfirmCareContactArgs = {
  input: ConfirmCareContactInput;
};


export type MutationCreateProtocolArgs = {
  input: CreateProtocolInput;
};


export type MutationDeactivateProtocolArgs = {
  input: DeactivateProtocolInput;
};


export type MutationDeleteLabValuesArgs = {
  input: DeleteLabValuesInput;
};


export type MutationDeleteProtocolArgs = {
  input: DeleteProtocolInput;
};


export type MutationMergeAnalysesArgs = {
  input: MergeAnalysesInput;
};


export type MutationMergeJourneyArgs = {
  input: MergeJourneyInput;
};


export type MutationMergeProgrammesArgs = {
  input: MergeProgrammesInput;
};


export type MutationMergeProtocolsArgs = {
  input: MergeProtocolsInput;
};


export type MutationRecordActivityArgs = {
  input: RecordActivityInput;
};


export type MutationRecordLabValuesArgs = {
  input: RecordLabValuesInput;
};


export type MutationRemoveAnalysisArgs = {
  input: RemoveAnalysisInput;
};


export type MutationRemovePlannedArgs = {
  input: RemovePlannedInput;
};


export type MutationResetProgrammeArgs = {
  input: ResetProgrammeInput;
};


export type MutationSetDailyAimArgs = {
  input: SetDailyAimInput;
};


export type MutationSetLabProfileArgs = {
  input: SetLabProfileInput;
};


export type MutationSetPauseArgs = {
  input: SetPauseInput;
};


export type MutationSetPlannedArgs = {
  input: SetPlannedInput;
};


export type MutationStartProtocolArgs = {
  input: StartProtocolInput;
};


export type MutationUndoItemArgs = {
  input: UndoItemInput;
};


export type MutationUpdateLabValueArgs = {
  input: UpdateLabValueInput;
};


export type MutationUpdateProtocolArgs = {
  input: UpdateProtocolInput;
};


export type MutationVisitSectionArgs = {
  input: VisitSectionInput;
};

export type Node = {
  readonly id: Scalars['ID']['output'];
};

export type OnboardingAnswers = {
  readonly experience: Experience;
  readonly goals: ReadonlyArray<Scalars['String']['output']>;
  readonly healthStatus?: Maybe<HealthStatus>;
  readonly name: Scalars['String']['output'];
};

export type PageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type PauseInput = {
  readonly from: Scalars['LocalDate']['input'];
  readonly until: Scalars['LocalDate']['input'];
};

export type PlannedActivity = Content & JourneyStep & {
  readonly category: JourneyCategoryKey;
  readonly completedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly description: Scalars['String']['output'];
  readonly difficulty: Difficulty;
  readonly estimatedTime: Scalars['Int']['output'];
  readonly icon: Scalars['String']['output'];
  readonly isCompleted: Scalars['Boolean']['output'];
  readonly isDone: Scalars['Boolean']['output'];
  readonly isRemovable: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly priority: Priority;
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  readonly type: RecommendationType;
};

export type PlannedInput = {
  readonly completedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  readonly key: Scalars['String']['input'];
};

export type Priority =
  | 'high'
  | 'low'
  | 'medium';

export type ProgrammeLevel =
  | 'hardcore'
  | 'light'
  | 'medium';

export type ProgrammeProgress = {
  readonly currentSection: Scalars['String']['output'];
  readonly level: ProgrammeLevel;
  readonly minutesLeft: Scalars['Int']['output'];
  readonly minutesSpent: Scalars['Int']['output'];
  readonly nextSection?: Maybe<Scalars['String']['output']>;
  readonly percentage: Scalars['Int']['output'];
  readonly sections: ReadonlyArray<SectionProgress>;
};

export type Protocol = Node & {
  readonly active?: Maybe<ActiveProtocol>;
  readonly createdAt: Scalars['DateTimeISO']['output'];
  readonly description: Scalars['String']['output'];
  readonly difficulty: ProtocolDifficulty;
  readonly estimatedWeeks?: Maybe<Scalars['Int']['output']>;
  readonly expertName?: Maybe<Scalars['String']['output']>;
  readonly goal?: Maybe<ProtocolGoal>;
  readonly hasOwnOrder: Scalars['Boolean']['output'];
  readonly history: ReadonlyArray<ProtocolDay>;
  readonly id: Scalars['ID']['output'];
  readonly isFeatured: Scalars['Boolean']['output'];
  readonly isPublic: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly steps: ReadonlyArray<ProtocolStep>;
  readonly type: ProtocolType;
  readonly updatedAt: Scalars['DateTimeISO']['output'];
};


export type ProtocolHistoryArgs = {
  first?: Scalars['Int']['input'];
};

export type ProtocolDay = {
  readonly day: Scalars['LocalDate']['output'];
  readonly doneCount: Scalars['Int']['output'];
  readonly totalCount: Scalars['Int']['output'];
};

export type ProtocolDifficulty =
  | 'advanced'
  | 'beginner'
  | 'intermediate';

export type ProtocolGoal =
  | 'energi'
  | 'fokus'
  | 'longevity'
  | 'viktminskning';

export type ProtocolStep = {
  readonly category: StepCategory;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly dosage?: Maybe<Scalars['String']['output']>;
  readonly frequency: Frequency;
  readonly isRequired: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly remindAt?: Maybe<Scalars['String']['output']>;
  readonly timeOfDay?: Maybe<TimeOfDay>;
  readonly title: Scalars['String']['output'];
};

export type ProtocolStepInput = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly dosage?: InputMaybe<Scalars['String']['input']>;
  readonly frequency: Frequency;
  readonly key: Scalars['String']['input'];
  readonly remindAt?: InputMaybe<Scalars['String']['input']>;
  readonly timeOfDay?: InputMaybe<TimeOfDay>;
  readonly title: Scalars['String']['input'];
};

export type ProtocolTestBudgetRange =
  | 'basic'
  | 'medel'
  | 'minimal'
  | 'premium'
  | 'unlimited';

export type ProtocolTestCurrentHealth =
  | 'bra'
  | 'dalig'
  | 'okej'
  | 'utmarkt';

export type ProtocolTestData = {
  readonly age: Scalars['Int']['input'];
  readonly budgetRange: ProtocolTestBudgetRange;
  readonly conditions?: InputMaybe<ReadonlyArray<SafetyChoice>>;
  readonly currentHealth: ProtocolTestCurrentHealth;
  readonly currentSupplements?: InputMaybe<Scalars['String']['input']>;
  readonly dietType: ProtocolTestDietType;
  readonly experienceLevel: ProtocolTestExperienceLevel;
  readonly fitnessLevel: ProtocolTestFitnessLevel;
  readonly gender: ProtocolTestGender;
  readonly healthChallenges?: InputMaybe<Scalars['String']['input']>;
  readonly labFindings?: InputMaybe<ReadonlyArray<LabFinding>>;
  readonly medicines?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly motivationLevel: ProtocolTestMotivationLevel;
  readonly preferredTimes: ReadonlyArray<ProtocolTestPreferredTimes>;
  readonly primaryGoals: ReadonlyArray<ProtocolTestPrimaryGoals>;
  readonly sleepQuality: ProtocolTestSleepQuality;
  readonly stressLevel: ProtocolTestStressLevel;
  readonly technologyComfort: ProtocolTestTechnologyComfort;
  readonly timeAvailable: ProtocolTestTimeAvailable;
  readonly workType: ProtocolTestWorkType;
};

export type ProtocolTestDietType =
  | 'blandat'
  | 'intermittent'
  | 'keto'
  | 'mediterraneran'
  | 'paleo'
  | 'vegan'
  | 'vegetarian';

export type ProtocolTestExperienceLevel =
  | 'erfaren'
  | 'expert'
  | 'grundlaggande'
  | 'medel'
  | 'nybörjare';

export type ProtocolTestFitnessLevel =
  | 'aktiv'
  | 'mycket-aktiv'
  | 'nybörjare'
  | 'rekreation';

export type ProtocolTestGender =
  | 'annan'
  | 'kvinna'
  | 'man';

export type ProtocolTestMotivationLevel =
  | 'hog'
  | 'lag'
  | 'medel';

export type ProtocolTestPreferredTimes =
  | 'eftermiddag'
  | 'formiddag'
  | 'kvall'
  | 'lunch'
  | 'morgon'
  | 'natt';

export type ProtocolTestPrimaryGoals =
  | 'cognitive'
  | 'energy'
  | 'fitness'
  | 'longevity'
  | 'prevention'
  | 'recovery'
  | 'sleep'
  | 'stress';

export type ProtocolTestSleepQuality =
  | 'bra'
  | 'dalig'
  | 'okej'
  | 'utmarkt';

export type ProtocolTestStressLevel =
  | 'hog'
  | 'lag'
  | 'medel'
  | 'mycket-hog';

export type ProtocolTestTechnologyComfort =
  | 'avancerad'
  | 'grundlaggande'
  | 'medel'
  | 'minimal';

export type ProtocolTestTimeAvailable =
  | '1-2h'
  | '2h+'
  | '15-30min'
  | '30-60min';

export type ProtocolTestWorkType =
  | 'blandat'
  | 'fysiskt'
  | 'hemarbete'
  | 'kontorsarbete'
  | 'skiftarbete';

export type ProtocolType =
  | 'custom'
  | 'expert'
  | 'template';

export type Query = {
  readonly activeProtocols?: Maybe<ReadonlyArray<ActiveProtocol>>;
  readonly analyses?: Maybe<AnalysisConnection>;
  readonly analysis?: Maybe<Analysis>;
  readonly checklist?: Maybe<Checklist>;
  readonly followedPeriods?: Maybe<ReadonlyArray<FollowedPeriod>>;
  readonly journey?: Maybe<Journey>;
  readonly labProfile?: Maybe<LabProfile>;
  readonly labValues?: Maybe<LabValueConnection>;
  readonly programmeProgress?: Maybe<ProgrammeProgress>;
  readonly protocol?: Maybe<Protocol>;
  readonly protocols?: Maybe<ReadonlyArray<Protocol>>;
};


export type QueryAnalysesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<TestKind>;
};


export type QueryAnalysisArgs = {
  key: Scalars['String']['input'];
  kind: TestKind;
};


export type QueryChecklistArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryLabValuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  markerSlug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProgrammeProgressArgs = {
  level: ProgrammeLevel;
};


export type QueryProtocolArgs = {
  key: Scalars['String']['input'];
};

export type QuestionnaireAnswers = {
  readonly currentHealth?: Maybe<CurrentHealth>;
  readonly interests: ReadonlyArray<Interest>;
};

export type Recommendation = Content & JourneyStep & {
  readonly category: JourneyCategoryKey;
  readonly description: Scalars['String']['output'];
  readonly difficulty: Difficulty;
  readonly estimatedTime: Scalars['Int']['output'];
  readonly icon: Scalars['String']['output'];
  readonly isDone: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly priority: Priority;
  readonly reason: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  readonly type: RecommendationType;
};

export type RecommendationType =
  | 'article'
  | 'biohacking'
  | 'content'
  | 'guide'
  | 'product'
  | 'supplement'
  | 'test';

export type RecordActivityInput = {
  readonly category?: InputMaybe<ActivityCategory>;
  readonly duration?: InputMaybe<Scalars['Int']['input']>;
  readonly goals?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly items?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly key: Scalars['String']['input'];
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly path: Scalars['String']['input'];
  readonly timestamp?: InputMaybe<Scalars['DateTimeISO']['input']>;
  readonly title: Scalars['String']['input'];
  readonly type: ActivityType;
};

export type RecordActivityPayload = {
  readonly completed: ReadonlyArray<JourneyItemView>;
  readonly errors: ReadonlyArray<FieldError>;
  readonly journey?: Maybe<Journey>;
  readonly streakReached?: Maybe<Scalars['Int']['output']>;
  readonly unlocked: ReadonlyArray<Achievement>;
};

export type RecordLabValuesInput = {
  readonly values: ReadonlyArray<LabValueInput>;
};

export type RecordLabValuesPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly labValues: ReadonlyArray<LabValue>;
};

export type RedFlag = {
  readonly because: ReadonlyArray<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly urgency: RedFlagUrgency;
};

export type RedFlagUrgency =
  | 'CALL_112'
  | 'CALL_1177';

export type RemoveAnalysisInput = {
  readonly id: Scalars['ID']['input'];
};

export type RemoveAnalysisPayload = {
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<FieldError>;
};

export type RemovePlannedInput = {
  readonly key: Scalars['String']['input'];
};

export type RemovePlannedPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly journey?: Maybe<Journey>;
};

export type ResetProgrammeInput = {
  readonly level: ProgrammeLevel;
};

export type ResetProgrammePayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly progress?: Maybe<ProgrammeProgress>;
};

export type SafetyChoice =
  | 'alcohol'
  | 'aneurysm'
  | 'apnoea'
  | 'asleep-at-wheel'
  | 'asthma'
  | 'bipolar'
  | 'black-stool'
  | 'bleeding'
  | 'bleeding-disorder'
  | 'bowel'
  | 'breathless'
  | 'cancer'
  | 'chest-pain'
  | 'clot'
  | 'death-thoughts'
  | 'diabetes'
  | 'driver'
  | 'eating-disorder'
  | 'epilepsy'
  | 'fainting'
  | 'glaucoma'
  | 'hallucinations'
  | 'heart'
  | 'heart-device'
  | 'high-blood-pressure'
  | 'kidney'
  | 'leg-clot'
  | 'liver'
  | 'low-mood'
  | 'migraine'
  | 'missing-period'
  | 'multiple-sclerosis'
  | 'none'
  | 'nursing'
  | 'osteoporosis'
  | 'palpitations'
  | 'parkinson'
  | 'postpartum'
  | 'pregnancy'
  | 'psychotic-illness'
  | 'snoring'
  | 'stroke'
  | 'surgery'
  | 'thyroid'
  | 'transplant'
  | 'weight-loss';

export type SectionProgress = {
  readonly estimatedMinutes: Scalars['Int']['output'];
  readonly interactions: Scalars['Int']['output'];
  readonly isLocked: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly lastVisitedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly status: SectionStatus;
  readonly title: Scalars['String']['output'];
};

export type SectionStatus =
  | 'completed'
  | 'not-started'
  | 'started';

export type SetDailyAimInput = {
  readonly minutes: Scalars['Int']['input'];
};

export type SetDailyAimPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly journey?: Maybe<Journey>;
};

export type SetLabProfileInput = {
  readonly birthYear?: InputMaybe<Scalars['Int']['input']>;
  readonly sex?: InputMaybe<Sex>;
};

export type SetLabProfilePayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly labProfile?: Maybe<LabProfile>;
};

export type SetPauseInput = {
  readonly from?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly until?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type SetPausePayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly journey?: Maybe<Journey>;
};

export type SetPlannedInput = {
  readonly isCompleted: Scalars['Boolean']['input'];
  readonly key: Scalars['String']['input'];
};

export type SetPlannedPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly journey?: Maybe<Journey>;
  readonly planned?: Maybe<PlannedActivity>;
  readonly streakReached?: Maybe<Scalars['Int']['output']>;
  readonly unlocked: ReadonlyArray<Achievement>;
};

export type Sex =
  | 'female'
  | 'male';

export type SleepTestAlcoholIntake =
  | 'aldrig'
  | 'måttligt'
  | 'regelbundet'
  | 'sällan';

export type SleepTestCaffeineIntake =
  | 'inget'
  | '1-kopp'
  | '2-3-koppar'
  | '4-eller-mer';

export type SleepTestData = {
  readonly age: Scalars['Int']['input'];
  readonly alcoholIntake: SleepTestAlcoholIntake;
  readonly bedtime: Scalars['String']['input'];
  readonly caffeineIntake: SleepTestCaffeineIntake;
  readonly conditions?: InputMaybe<ReadonlyArray<SafetyChoice>>;
  readonly daytimeFatigue: SleepTestDaytimeFatigue;
  readonly exerciseFrequency: SleepTestExerciseFrequency;
  readonly exerciseTime: SleepTestExerciseTime;
  readonly fallAsleepTime: SleepTestFallAsleepTime;
  readonly gender: SleepTestGender;
  readonly labFindings?: InputMaybe<ReadonlyArray<LabFinding>>;
  readonly medicines?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly morningTiredness: Scalars['Int']['input'];
  readonly nightWakings: SleepTestNightWakings;
  readonly noiseLevel: SleepTestNoiseLevel;
  readonly roomDarkness: SleepTestRoomDarkness;
  readonly roomTemperature: SleepTestRoomTemperature;
  readonly screenTimeBedtime: SleepTestScreenTimeBedtime;
  readonly sleepChallenges?: InputMaybe<Scalars['String']['input']>;
  readonly sleepDuration: SleepTestSleepDuration;
  readonly sleepQuality: Scalars['Int']['input'];
  readonly stressLevel: Scalars['Int']['input'];
  readonly waketime: Scalars['String']['input'];
};

export type SleepTestDaytimeFatigue =
  | 'aldrig'
  | 'alltid'
  | 'ibland'
  | 'ofta'
  | 'sällan';

export type SleepTestExerciseFrequency =
  | 'aldrig'
  | '1-2-gånger'
  | '3-4-gånger'
  | '5-eller-mer';

export type SleepTestExerciseTime =
  | 'eftermiddag'
  | 'förmiddag'
  | 'kväll'
  | 'morgon'
  | 'tränar-inte';

export type SleepTestFallAsleepTime =
  | 'mer-än-60'
  | 'mindre-än-15'
  | '15-30'
  | '30-60';

export type SleepTestGender =
  | 'annan'
  | 'kvinna'
  | 'man';

export type SleepTestNightWakings =
  | 'aldrig'
  | 'fler-än-3'
  | '1-gång'
  | '2-3-gånger';

export type SleepTestNoiseLevel =
  | 'ganska-högljutt'
  | 'helt-tyst'
  | 'lite-ljud'
  | 'mestadels-tyst';

export type SleepTestRoomDarkness =
  | 'ganska-ljust'
  | 'helt-mörkt'
  | 'lite-ljus'
  | 'mestadels-mörkt';

export type SleepTestRoomTemperature =
  | 'för-kallt'
  | 'för-varmt'
  | 'perfekt';

export type SleepTestScreenTimeBedtime =
  | 'direkt-före'
  | 'ingen-skärmtid'
  | 'i-sängen'
  | '30-min-före';

export type SleepTestSleepDuration =
  | 'mindre-än-5'
  | '5-6'
  | '7-8'
  | '9-eller-mer';

export type StartProtocolInput = {
  readonly id: Scalars['ID']['input'];
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

export type StartProtocolPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly protocol?: Maybe<Protocol>;
};

export type StepCategory = {
  readonly colour: CategoryColour;
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type SuggestedActivity = {
  readonly category: SuggestedActivityCategory;
  readonly description: Scalars['String']['output'];
  readonly dosage?: Maybe<Scalars['String']['output']>;
  readonly isOptional: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly timeOfDay: TimeOfDay;
  readonly title: Scalars['String']['output'];
};

export type SuggestedActivityCategory =
  | 'mindfulness'
  | 'nutrition'
  | 'recovery'
  | 'sleep'
  | 'supplements'
  | 'training';

export type TestKind =
  | 'protocol'
  | 'sleep'
  | 'training';

export type TimeOfDay =
  | 'afternoon'
  | 'evening'
  | 'morning'
  | 'night'
  | 'none';

export type TrainingTestCurrentFrequency =
  | 'daily'
  | 'never'
  | '1-2'
  | '3-4'
  | '5-6';

export type TrainingTestCurrentIntensity =
  | 'light'
  | 'moderate'
  | 'very-vigorous'
  | 'vigorous';

export type TrainingTestCurrentTypes =
  | 'annat'
  | 'crossfit'
  | 'cykling'
  | 'dans'
  | 'kampsport'
  | 'kondition'
  | 'löpning'
  | 'pilates'
  | 'simning'
  | 'styrketraning'
  | 'yoga';

export type TrainingTestData = {
  readonly age: Scalars['Int']['input'];
  readonly conditions?: InputMaybe<ReadonlyArray<SafetyChoice>>;
  readonly currentFrequency: TrainingTestCurrentFrequency;
  readonly currentIntensity: TrainingTestCurrentIntensity;
  readonly currentTypes: ReadonlyArray<TrainingTestCurrentTypes>;
  readonly fitnessLevel: TrainingTestFitnessLevel;
  readonly gender: TrainingTestGender;
  readonly healthConditions: TrainingTestHealthConditions;
  readonly injuries: TrainingTestInjuries;
  readonly labFindings?: InputMaybe<ReadonlyArray<LabFinding>>;
  readonly medicines?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly mobilityIssues: TrainingTestMobilityIssues;
  readonly motivationFactors?: InputMaybe<Scalars['String']['input']>;
  readonly preferredTrainingTypes: ReadonlyArray<TrainingTestPreferredTrainingTypes>;
  readonly primaryGoals: ReadonlyArray<TrainingTestPrimaryGoals>;
  readonly recoveryTime: TrainingTestRecoveryTime;
  readonly sleepQuality: Scalars['Int']['input'];
  readonly stressLevel: Scalars['Int']['input'];
  readonly timeAvailable: TrainingTestTimeAvailable;
  readonly trainingChallenges?: InputMaybe<Scalars['String']['input']>;
  readonly trainingExperience: TrainingTestTrainingExperience;
  readonly weeklyHours: TrainingTestWeeklyHours;
  readonly workType: TrainingTestWorkType;
};

export type TrainingTestFitnessLevel =
  | 'excellent'
  | 'fair'
  | 'good'
  | 'poor';

export type TrainingTestGender =
  | 'annan'
  | 'kvinna'
  | 'man';

export type TrainingTestHealthConditions =
  | 'arthritis'
  | 'back'
  | 'cardiovascular'
  | 'diabetes'
  | 'none'
  | 'other';

export type TrainingTestInjuries =
  | 'minor'
  | 'moderate'
  | 'none'
  | 'significant';

export type TrainingTestMobilityIssues =
  | 'balance'
  | 'chronic-pain'
  | 'coordination'
  | 'none'
  | 'stiffness';

export type TrainingTestPreferredTrainingTypes =
  | 'bodyweight'
  | 'equipment'
  | 'functional'
  | 'group'
  | 'gym'
  | 'home'
  | 'outdoor'
  | 'personal';

export type TrainingTestPrimaryGoals =
  | 'balance'
  | 'endurance'
  | 'energy'
  | 'flexibility'
  | 'longevity'
  | 'maintenance'
  | 'pain-relief'
  | 'sport-specific'
  | 'strength'
  | 'stress-relief'
  | 'weight-gain'
  | 'weight-loss';

export type TrainingTestRecoveryTime =
  | 'fast'
  | 'moderate'
  | 'slow'
  | 'very-fast'
  | 'very-slow';

export type TrainingTestTimeAvailable =
  | '1-2'
  | '3-4'
  | '5-6'
  | '7-9'
  | '10+';

export type TrainingTestTrainingExperience =
  | 'advanced'
  | 'beginner'
  | 'expert'
  | 'intermediate';

export type TrainingTestWeeklyHours =
  | 0
  | '1-2'
  | '3-4'
  | '5-7'
  | '8+';

export type TrainingTestWorkType =
  | 'light-active'
  | 'moderately-active'
  | 'sedentary'
  | 'very-active';

export type UndoItemInput = {
  readonly at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  readonly day: Scalars['LocalDate']['input'];
  readonly itemKey: Scalars['String']['input'];
};

export type UndoItemPayload = {
  readonly checklist?: Maybe<Checklist>;
  readonly errors: ReadonlyArray<FieldError>;
  readonly item?: Maybe<ChecklistItem>;
};

export type UnlockedInput = {
  readonly key: Scalars['String']['input'];
  readonly unlockedAt: Scalars['DateTimeISO']['input'];
};

export type UpNext = Content & {
  readonly minutes?: Maybe<Scalars['Int']['output']>;
  readonly path: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type UpdateLabValueInput = {
  readonly comparator?: InputMaybe<LabComparator>;
  readonly id: Scalars['ID']['input'];
  readonly isFasting?: InputMaybe<Scalars['Boolean']['input']>;
  readonly laboratory?: InputMaybe<Scalars['String']['input']>;
  readonly markerSlug: Scalars['String']['input'];
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly referenceHigh?: InputMaybe<Scalars['Float']['input']>;
  readonly referenceLow?: InputMaybe<Scalars['Float']['input']>;
  readonly sampledOn: Scalars['LocalDate']['input'];
  readonly unit: Scalars['String']['input'];
  readonly value: Scalars['Float']['input'];
};

export type UpdateLabValuePayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly labValue?: Maybe<LabValue>;
};

export type UpdateProtocolInput = {
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly goal?: InputMaybe<ProtocolGoal>;
  readonly hasOwnOrder?: InputMaybe<Scalars['Boolean']['input']>;
  readonly id: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
  readonly steps: ReadonlyArray<ProtocolStepInput>;
};

export type UpdateProtocolPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly protocol?: Maybe<Protocol>;
};

export type VisitSectionInput = {
  readonly isInteraction?: InputMaybe<Scalars['Boolean']['input']>;
  readonly level: ProgrammeLevel;
  readonly section: Scalars['String']['input'];
};

export type VisitSectionPayload = {
  readonly errors: ReadonlyArray<FieldError>;
  readonly progress?: Maybe<ProgrammeProgress>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Content:
    | ( ActivityEntry )
    | ( JourneyItemView )
    | ( PlannedActivity )
    | ( Recommendation )
    | ( UpNext )
  ;
  JourneyStep:
    | ( PlannedActivity )
    | ( Recommendation )
  ;
  Node:
    | ( Analysis )
    | ( Journey )
    | ( LabValue )
    | ( Protocol )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Achievement: ResolverTypeWrapper<Achievement>;
  ActiveProtocol: ResolverTypeWrapper<ActiveProtocol>;
  ActivityCategory: null;
  ActivityEntry: ResolverTypeWrapper<ActivityEntry>;
  ActivityInput: ActivityInput;
  ActivityType: null;
  Analysis: ResolverTypeWrapper<Analysis>;
  AnalysisChange: ResolverTypeWrapper<AnalysisChange>;
  AnalysisConnection: ResolverTypeWrapper<AnalysisConnection>;
  AnalysisEdge: ResolverTypeWrapper<AnalysisEdge>;
  AnalysisMeasure: ResolverTypeWrapper<AnalysisMeasure>;
  AnalysisSection: ResolverTypeWrapper<AnalysisSection>;
  AnalysisSectionKind: null;
  AnalysisShape: null;
  AnalysisSource: null;
  AnalysisTrend: null;
  AnalyzeProtocolInput: AnalyzeProtocolInput;
  AnalyzeProtocolPayload: ResolverTypeWrapper<AnalyzeProtocolPayload>;
  AnalyzeSleepInput: AnalyzeSleepInput;
  AnalyzeSleepPayload: ResolverTypeWrapper<AnalyzeSleepPayload>;
  AnalyzeTrainingInput: AnalyzeTrainingInput;
  AnalyzeTrainingPayload: ResolverTypeWrapper<AnalyzeTrainingPayload>;
  AnswerQuestionnaireInput: AnswerQuestionnaireInput;
  AnswerQuestionnairePayload: ResolverTypeWrapper<AnswerQuestionnairePayload>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CategoryColour: null;
  Checklist: ResolverTypeWrapper<Checklist>;
  ChecklistItem: ResolverTypeWrapper<ChecklistItem>;
  CompleteItemInput: CompleteItemInput;
  CompleteItemPayload: ResolverTypeWrapper<CompleteItemPayload>;
  CompleteOnboardingInput: CompleteOnboardingInput;
  CompleteOnboardingPayload: ResolverTypeWrapper<CompleteOnboardingPayload>;
  CompleteSectionInput: CompleteSectionInput;
  CompleteSectionPayload: ResolverTypeWrapper<CompleteSectionPayload>;
  CompletedItemInput: CompletedItemInput;
  ConfirmCareContactInput: ConfirmCareContactInput;
  ConfirmCareContactPayload: ResolverTypeWrapper<ConfirmCareContactPayload>;
  Content: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Content']>;
  CreateProtocolInput: CreateProtocolInput;
  CreateProtocolPayload: ResolverTypeWrapper<CreateProtocolPayload>;
  CurrentHealth: null;
  DateTimeISO: ResolverTypeWrapper<Scalars['DateTimeISO']['output']>;
  DeactivateProtocolInput: DeactivateProtocolInput;
  DeactivateProtocolPayload: ResolverTypeWrapper<DeactivateProtocolPayload>;
  DeleteLabValuesInput: DeleteLabValuesInput;
  DeleteLabValuesPayload: ResolverTypeWrapper<DeleteLabValuesPayload>;
  DeleteProtocolInput: DeleteProtocolInput;
  DeleteProtocolPayload: ResolverTypeWrapper<DeleteProtocolPayload>;
  Difficulty: null;
  EarlierFrequencyInput: EarlierFrequencyInput;
  Experience: null;
  FieldError: ResolverTypeWrapper<FieldError>;
  FieldErrorCode: null;
  Finding: ResolverTypeWrapper<Finding>;
  FindingLink: ResolverTypeWrapper<FindingLink>;
  FindingPriority: null;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowedInput: FollowedInput;
  FollowedPeriod: ResolverTypeWrapper<FollowedPeriod>;
  FollowedSupplement: ResolverTypeWrapper<FollowedSupplement>;
  Frequency: null;
  GoalChoice: ResolverTypeWrapper<GoalChoice>;
  GuestProtocolInput: GuestProtocolInput;
  GuestTrainingInput: GuestTrainingInput;
  HealthStatus: null;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Interest: null;
  Journey: ResolverTypeWrapper<Journey>;
  JourneyCategory: ResolverTypeWrapper<JourneyCategory>;
  JourneyCategoryKey: null;
  JourneyGoals: ResolverTypeWrapper<JourneyGoals>;
  JourneyItemView: ResolverTypeWrapper<JourneyItemView>;
  JourneyPauseView: ResolverTypeWrapper<JourneyPauseView>;
  JourneyStep: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['JourneyStep']>;
  JourneyWeek: ResolverTypeWrapper<JourneyWeek>;
  LabComparator: null;
  LabFinding: null;
  LabProfile: ResolverTypeWrapper<LabProfile>;
  LabValue: ResolverTypeWrapper<LabValue>;
  LabValueConnection: ResolverTypeWrapper<LabValueConnection>;
  LabValueEdge: ResolverTypeWrapper<LabValueEdge>;
  LabValueInput: LabValueInput;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  MergeAnalysesInput: MergeAnalysesInput;
  MergeAnalysesPayload: ResolverTypeWrapper<MergeAnalysesPayload>;
  MergeJourneyInput: MergeJourneyInput;
  MergeJourneyPayload: ResolverTypeWrapper<MergeJourneyPayload>;
  MergeProgrammesInput: MergeProgrammesInput;
  MergeProgrammesPayload: ResolverTypeWrapper<MergeProgrammesPayload>;
  MergeProtocolsInput: MergeProtocolsInput;
  MergeProtocolsPayload: ResolverTypeWrapper<MergeProtocolsPayload>;
  MergedLevelInput: MergedLevelInput;
  MergedProtocolInput: MergedProtocolInput;
  MergedSectionInput: MergedSectionInput;
  MergedStepInput: MergedStepInput;
  MergedTickInput: MergedTickInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OnboardingAnswers: ResolverTypeWrapper<OnboardingAnswers>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PauseInput: PauseInput;
  PlannedActivity: ResolverTypeWrapper<PlannedActivity>;
  PlannedInput: PlannedInput;
  Priority: null;
  ProgrammeLevel: null;
  ProgrammeProgress: ResolverTypeWrapper<ProgrammeProgress>;
  Protocol: ResolverTypeWrapper<Protocol>;
  ProtocolDay: ResolverTypeWrapper<ProtocolDay>;
  ProtocolDifficulty: null;
  ProtocolGoal: null;
  ProtocolStep: ResolverTypeWrapper<ProtocolStep>;
  ProtocolStepInput: ProtocolStepInput;
  ProtocolTestBudgetRange: null;
  ProtocolTestCurrentHealth: null;
  ProtocolTestData: ProtocolTestData;
  ProtocolTestDietType: null;
  ProtocolTestExperienceLevel: null;
  ProtocolTestFitnessLevel: null;
  ProtocolTestGender: null;
  ProtocolTestMotivationLevel: null;
  ProtocolTestPreferredTimes: null;
  ProtocolTestPrimaryGoals: null;
  ProtocolTestSleepQuality: null;
  ProtocolTestStressLevel: null;
  ProtocolTestTechnologyComfort: null;
  ProtocolTestTimeAvailable: null;
  ProtocolTestWorkType: null;
  ProtocolType: null;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionnaireAnswers: ResolverTypeWrapper<QuestionnaireAnswers>;
  Recommendation: ResolverTypeWrapper<Recommendation>;
  RecommendationType: null;
  RecordActivityInput: RecordActivityInput;
  RecordActivityPayload: ResolverTypeWrapper<RecordActivityPayload>;
  RecordLabValuesInput: RecordLabValuesInput;
  RecordLabValuesPayload: ResolverTypeWrapper<RecordLabValuesPayload>;
  RedFlag: ResolverTypeWrapper<RedFlag>;
  RedFlagUrgency: null;
  RemoveAnalysisInput: RemoveAnalysisInput;
  RemoveAnalysisPayload: ResolverTypeWrapper<RemoveAnalysisPayload>;
  RemovePlannedInput: RemovePlannedInput;
  RemovePlannedPayload: ResolverTypeWrapper<RemovePlannedPayload>;
  ResetProgrammeInput: ResetProgrammeInput;
  ResetProgrammePayload: ResolverTypeWrapper<ResetProgrammePayload>;
  SafetyChoice: null;
  SectionProgress: ResolverTypeWrapper<SectionProgress>;
  SectionStatus: null;
  SetDailyAimInput: SetDailyAimInput;
  SetDailyAimPayload: ResolverTypeWrapper<SetDailyAimPayload>;
  SetLabProfileInput: SetLabProfileInput;
  SetLabProfilePayload: ResolverTypeWrapper<SetLabProfilePayload>;
  SetPauseInput: SetPauseInput;
  SetPausePayload: ResolverTypeWrapper<SetPausePayload>;
  SetPlannedInput: SetPlannedInput;
  SetPlannedPayload: ResolverTypeWrapper<SetPlannedPayload>;
  Sex: null;
  SleepTestAlcoholIntake: null;
  SleepTestCaffeineIntake: null;
  SleepTestData: SleepTestData;
  SleepTestDaytimeFatigue: null;
  SleepTestExerciseFrequency: null;
  SleepTestExerciseTime: null;
  SleepTestFallAsleepTime: null;
  SleepTestGender: null;
  SleepTestNightWakings: null;
  SleepTestNoiseLevel: null;
  SleepTestRoomDarkness: null;
  SleepTestRoomTemperature: null;
  SleepTestScreenTimeBedtime: null;
  SleepTestSleepDuration: null;
  StartProtocolInput: StartProtocolInput;
  StartProtocolPayload: ResolverTypeWrapper<StartProtocolPayload>;
  StepCategory: ResolverTypeWrapper<StepCategory>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SuggestedActivity: ResolverTypeWrapper<SuggestedActivity>;
  SuggestedActivityCategory: null;
  TestKind: null;
  TimeOfDay: null;
  TrainingTestCurrentFrequency: null;
  TrainingTestCurrentIntensity: null;
  TrainingTestCurrentTypes: null;
  TrainingTestData: TrainingTestData;
  TrainingTestFitnessLevel: null;
  TrainingTestGender: null;
  TrainingTestHealthConditions: null;
  TrainingTestInjuries: null;
  TrainingTestMobilityIssues: null;
  TrainingTestPreferredTrainingTypes: null;
  TrainingTestPrimaryGoals: null;
  TrainingTestRecoveryTime: null;
  TrainingTestTimeAvailable: null;
  TrainingTestTrainingExperience: null;
  TrainingTestWeeklyHours: null;
  TrainingTestWorkType: null;
  UndoItemInput: UndoItemInput;
  UndoItemPayload: ResolverTypeWrapper<UndoItemPayload>;
  UnlockedInput: UnlockedInput;
  UpNext: ResolverTypeWrapper<UpNext>;
  UpdateLabValueInput: UpdateLabValueInput;
  UpdateLabValuePayload: ResolverTypeWrapper<UpdateLabValuePayload>;
  UpdateProtocolInput: UpdateProtocolInput;
  UpdateProtocolPayload: ResolverTypeWrapper<UpdateProtocolPayload>;
  VisitSectionInput: VisitSectionInput;
  VisitSectionPayload: ResolverTypeWrapper<VisitSectionPayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Achievement: Achievement;
  ActiveProtocol: ActiveProtocol;
  ActivityEntry: ActivityEntry;
  ActivityInput: ActivityInput;
  Analysis: Analysis;
  AnalysisChange: AnalysisChange;
  AnalysisConnection: AnalysisConnection;
  AnalysisEdge: AnalysisEdge;
  AnalysisMeasure: AnalysisMeasure;
  AnalysisSection: AnalysisSection;
  AnalyzeProtocolInput: AnalyzeProtocolInput;
  AnalyzeProtocolPayload: AnalyzeProtocolPayload;
  AnalyzeSleepInput: AnalyzeSleepInput;
  AnalyzeSleepPayload: AnalyzeSleepPayload;
  AnalyzeTrainingInput: AnalyzeTrainingInput;
  AnalyzeTrainingPayload: AnalyzeTrainingPayload;
  AnswerQuestionnaireInput: AnswerQuestionnaireInput;
  AnswerQuestionnairePayload: AnswerQuestionnairePayload;
  Boolean: Scalars['Boolean']['output'];
  Checklist: Checklist;
  ChecklistItem: ChecklistItem;
  CompleteItemInput: CompleteItemInput;
  CompleteItemPayload: CompleteItemPayload;
  CompleteOnboardingInput: CompleteOnboardingInput;
  CompleteOnboardingPayload: CompleteOnboardingPayload;
  CompleteSectionInput: CompleteSectionInput;
  CompleteSectionPayload: CompleteSectionPayload;
  CompletedItemInput: CompletedItemInput;
  ConfirmCareContactInput: ConfirmCareContactInput;
  ConfirmCareContactPayload: ConfirmCareContactPayload;
  Content: ResolversInterfaceTypes<ResolversParentTypes>['Content'];
  CreateProtocolInput: CreateProtocolInput;
  CreateProtocolPayload: CreateProtocolPayload;
  DateTimeISO: Scalars['DateTimeISO']['output'];
  DeactivateProtocolInput: DeactivateProtocolInput;
  DeactivateProtocolPayload: DeactivateProtocolPayload;
  DeleteLabValuesInput: DeleteLabValuesInput;
  DeleteLabValuesPayload: DeleteLabValuesPayload;
  DeleteProtocolInput: DeleteProtocolInput;
  DeleteProtocolPayload: DeleteProtocolPayload;
  EarlierFrequencyInput: EarlierFrequencyInput;
  FieldError: FieldError;
  Finding: Finding;
  FindingLink: FindingLink;
  Float: Scalars['Float']['output'];
  FollowedInput: FollowedInput;
  FollowedPeriod: FollowedPeriod;
  FollowedSupplement: FollowedSupplement;
  GoalChoice: GoalChoice;
  GuestProtocolInput: GuestProtocolInput;
  GuestTrainingInput: GuestTrainingInput;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Journey: Journey;
  JourneyCategory: JourneyCategory;
  JourneyGoals: JourneyGoals;
  JourneyItemView: JourneyItemView;
  JourneyPauseView: JourneyPauseView;
  JourneyStep: ResolversInterfaceTypes<ResolversParentTypes>['JourneyStep'];
  JourneyWeek: JourneyWeek;
  LabProfile: LabProfile;
  LabValue: LabValue;
  LabValueConnection: LabValueConnection;
  LabValueEdge: LabValueEdge;
  LabValueInput: LabValueInput;
  LocalDate: Scalars['LocalDate']['output'];
  MergeAnalysesInput: MergeAnalysesInput;
  MergeAnalysesPayload: MergeAnalysesPayload;
  MergeJourneyInput: MergeJourneyInput;
  MergeJourneyPayload: MergeJourneyPayload;
  MergeProgrammesInput: MergeProgrammesInput;
  MergeProgrammesPayload: MergeProgrammesPayload;
  MergeProtocolsInput: MergeProtocolsInput;
  MergeProtocolsPayload: MergeProtocolsPayload;
  MergedLevelInput: MergedLevelInput;
  MergedProtocolInput: MergedProtocolInput;
  MergedSectionInput: MergedSectionInput;
  MergedStepInput: MergedStepInput;
  MergedTickInput: MergedTickInput;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OnboardingAnswers: OnboardingAnswers;
  PageInfo: PageInfo;
  PauseInput: PauseInput;
  PlannedActivity: PlannedActivity;
  PlannedInput: PlannedInput;
  ProgrammeProgress: ProgrammeProgress;
  Protocol: Protocol;
  ProtocolDay: ProtocolDay;
  ProtocolStep: ProtocolStep;
  ProtocolStepInput: ProtocolStepInput;
  ProtocolTestData: ProtocolTestData;
  Query: Record<PropertyKey, never>;
  QuestionnaireAnswers: QuestionnaireAnswers;
  Recommendation: Recommendation;
  RecordActivityInput: RecordActivityInput;
  RecordActivityPayload: RecordActivityPayload;
  RecordLabValuesInput: RecordLabValuesInput;
  RecordLabValuesPayload: RecordLabValuesPayload;
  RedFlag: RedFlag;
  RemoveAnalysisInput: RemoveAnalysisInput;
  RemoveAnalysisPayload: RemoveAnalysisPayload;
  RemovePlannedInput: RemovePlannedInput;
  RemovePlannedPayload: RemovePlannedPayload;
  ResetProgrammeInput: ResetProgrammeInput;
  ResetProgrammePayload: ResetProgrammePayload;
  SectionProgress: SectionProgress;
  SetDailyAimInput: SetDailyAimInput;
  SetDailyAimPayload: SetDailyAimPayload;
  SetLabProfileInput: SetLabProfileInput;
  SetLabProfilePayload: SetLabProfilePayload;
  SetPauseInput: SetPauseInput;
  SetPausePayload: SetPausePayload;
  SetPlannedInput: SetPlannedInput;
  SetPlannedPayload: SetPlannedPayload;
  SleepTestData: SleepTestData;
  StartProtocolInput: StartProtocolInput;
  StartProtocolPayload: StartProtocolPayload;
  StepCategory: StepCategory;
  String: Scalars['String']['output'];
  SuggestedActivity: SuggestedActivity;
  TrainingTestData: TrainingTestData;
  UndoItemInput: UndoItemInput;
  UndoItemPayload: UndoItemPayload;
  UnlockedInput: UnlockedInput;
  UpNext: UpNext;
  UpdateLabValueInput: UpdateLabValueInput;
  UpdateLabValuePayload: UpdateLabValuePayload;
  UpdateProtocolInput: UpdateProtocolInput;
  UpdateProtocolPayload: UpdateProtocolPayload;
  VisitSectionInput: VisitSectionInput;
  VisitSectionPayload: VisitSectionPayload;
};

export type AchievementResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Achievement'] = ResolversParentTypes['Achievement']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUnlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unlockedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
};

export type ActiveProtocolResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ActiveProtocol'] = ResolversParentTypes['ActiveProtocol']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  protocol?: Resolver<ResolversTypes['Protocol'], ParentType, ContextType>;
  startedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  targetEndOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type ActivityCategoryResolvers = { KNOWLEDGE: 'knowledge', MENTAL: 'mental', PHYSICAL: 'physical', TESTING: 'testing', TRAINING: 'träning' };

export type ActivityEntryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ActivityEntry'] = ResolversParentTypes['ActivityEntry']> = {
  category?: Resolver<Maybe<ResolversTypes['ActivityCategory']>, ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ActivityType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityTypeResolvers = { ARTICLE: 'article', COMPARISON: 'comparison', SECTION: 'section', STEP: 'step', TEST: 'test', VISIT: 'visit' };

export type AnalysisResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Analysis'] = ResolversParentTypes['Analysis']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['SuggestedActivity']>, ParentType, ContextType>;
  aiRecommendations?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  careContactedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['AnalysisChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['Finding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFallback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TestKind'], ParentType, ContextType>;
  measure?: Resolver<Maybe<ResolversTypes['AnalysisMeasure']>, ParentType, ContextType>;
  redFlags?: Resolver<ReadonlyArray<ResolversTypes['RedFlag']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['AnalysisSection']>, ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['AnalysisShape'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['AnalysisSource'], ParentType, ContextType>;
  suggestedGoal?: Resolver<Maybe<ResolversTypes['ProtocolGoal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnalysisChangeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalysisChange'] = ResolversParentTypes['AnalysisChange']> = {
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalysisConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalysisConnection'] = ResolversParentTypes['AnalysisConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AnalysisEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Analysis']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AnalysisEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalysisEdge'] = ResolversParentTypes['AnalysisEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Analysis'], ParentType, ContextType>;
};

export type AnalysisMeasureResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalysisMeasure'] = ResolversParentTypes['AnalysisMeasure']> = {
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trend?: Resolver<Maybe<ResolversTypes['AnalysisTrend']>, ParentType, ContextType>;
};

export type AnalysisSectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalysisSection'] = ResolversParentTypes['AnalysisSection']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AnalysisSectionKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalysisSectionKindResolvers = { CHANGES: 'changes', FINDINGS: 'findings', MONTH: 'month', OTHER: 'other', RED_FLAGS: 'red-flags', SUMMARY: 'summary', TESTS: 'tests', TODAY: 'today', WEEK: 'week' };

export type AnalysisShapeResolvers = { CARE_FIRST: 'care-first', CARE_ONLY: 'care-only', PLAN: 'plan' };

export type AnalysisSourceResolvers = { BUILT_IN: 'built-in', SERVICE: 'service' };

export type AnalysisTrendResolvers = { BETTER: 'better', SAME: 'same', WORSE: 'worse' };

export type AnalyzeProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalyzeProtocolPayload'] = ResolversParentTypes['AnalyzeProtocolPayload']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['SuggestedActivity']>, ParentType, ContextType>;
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['Finding']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['AnalysisSource']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnalyzeSleepPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalyzeSleepPayload'] = ResolversParentTypes['AnalyzeSleepPayload']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['SuggestedActivity']>, ParentType, ContextType>;
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['Finding']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['AnalysisSource']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnalyzeTrainingPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalyzeTrainingPayload'] = ResolversParentTypes['AnalyzeTrainingPayload']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['SuggestedActivity']>, ParentType, ContextType>;
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['Finding']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['AnalysisSource']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnswerQuestionnairePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnswerQuestionnairePayload'] = ResolversParentTypes['AnswerQuestionnairePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type CategoryColourResolvers = { BLUE: 'blue', GREEN: 'green', GREY: 'grey', PURPLE: 'purple', RED: 'red', YELLOW: 'yellow' };

export type ChecklistResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Checklist'] = ResolversParentTypes['Checklist']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekly?: Resolver<ReadonlyArray<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
};

export type ChecklistItemResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ChecklistItem'] = ResolversParentTypes['ChecklistItem']> = {
  category?: Resolver<ResolversTypes['StepCategory'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  completionNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dosage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Frequency'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  protocolKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  protocolName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remindAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeOfDay?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompleteItemPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CompleteItemPayload'] = ResolversParentTypes['CompleteItemPayload']> = {
  checklist?: Resolver<Maybe<ResolversTypes['Checklist']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
  streakReached?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unlocked?: Resolver<ReadonlyArray<ResolversTypes['Achievement']>, ParentType, ContextType>;
};

export type CompleteOnboardingPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CompleteOnboardingPayload'] = ResolversParentTypes['CompleteOnboardingPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type CompleteSectionPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CompleteSectionPayload'] = ResolversParentTypes['CompleteSectionPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ProgrammeProgress']>, ParentType, ContextType>;
};

export type ConfirmCareContactPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ConfirmCareContactPayload'] = ResolversParentTypes['ConfirmCareContactPayload']> = {
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ContentResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  __resolveType: TypeResolveFn<'ActivityEntry' | 'JourneyItemView' | 'PlannedActivity' | 'Recommendation' | 'UpNext', ParentType, ContextType>;
};

export type CreateProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateProtocolPayload'] = ResolversParentTypes['CreateProtocolPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['Protocol']>, ParentType, ContextType>;
};

export type CurrentHealthResolvers = { AVERAGE: 'average', EXCELLENT: 'excellent', GOOD: 'good', POOR: 'poor', UNKNOWN: 'unknown' };

export interface DateTimeIsoScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTimeISO'], any> {
  name: 'DateTimeISO';
}

export type DeactivateProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeactivateProtocolPayload'] = ResolversParentTypes['DeactivateProtocolPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['Protocol']>, ParentType, ContextType>;
};

export type DeleteLabValuesPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteLabValuesPayload'] = ResolversParentTypes['DeleteLabValuesPayload']> = {
  deletedIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteProtocolPayload'] = ResolversParentTypes['DeleteProtocolPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DifficultyResolvers = { EASY: 'lätt', HARD: 'svår', MEDIUM: 'medium' };

export type ExperienceResolvers = { ADVANCED: 'advanced', BEGINNER: 'beginner', INTERMEDIATE: 'intermediate' };

export type FieldErrorResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['FieldErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldErrorCodeResolvers = { ACCOUNT_BLOCKED: 'ACCOUNT_BLOCKED', ALREADY_CONFIRMED: 'ALREADY_CONFIRMED', CONSENT_MISSING: 'CONSENT_MISSING', EMAIL_NOT_CONFIRMED: 'EMAIL_NOT_CONFIRMED', EMAIL_TAKEN: 'EMAIL_TAKEN', INVALID: 'INVALID', INVALID_CREDENTIALS: 'INVALID_CREDENTIALS', INVALID_TOKEN: 'INVALID_TOKEN', IN_USE: 'IN_USE', LAST_ADMIN: 'LAST_ADMIN', LOCKED: 'LOCKED', MAIL_NOT_SENT: 'MAIL_NOT_SENT', NOT_FOUND: 'NOT_FOUND', NOT_STARTED: 'NOT_STARTED', NO_SUCH_ACCOUNT: 'NO_SUCH_ACCOUNT', OPERATOR_INVENTED: 'OPERATOR_INVENTED', OPERATOR_MISSING: 'OPERATOR_MISSING', OUTDATED: 'OUTDATED', OWN_ACCOUNT: 'OWN_ACCOUNT', PASSWORD_COMMON: 'PASSWORD_COMMON', PASSWORD_IS_YOURS: 'PASSWORD_IS_YOURS', SAME_EMAIL: 'SAME_EMAIL', SECOND_FACTOR_ON: 'SECOND_FACTOR_ON', SECOND_FACTOR_REQUIRED: 'SECOND_FACTOR_REQUIRED', SECOND_FACTOR_WRONG: 'SECOND_FACTOR_WRONG', TAKEN: 'TAKEN', TOO_LARGE: 'TOO_LARGE', TOO_MUCH: 'TOO_MUCH', UNREAD: 'UNREAD', UNSUPPORTED_FORMAT: 'UNSUPPORTED_FORMAT', VERIFY_AGAIN: 'VERIFY_AGAIN', WRONG_ACCOUNT: 'WRONG_ACCOUNT', WRONG_PASSWORD: 'WRONG_PASSWORD' };

export type FindingResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  because?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFolded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isForToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['FindingLink']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['FindingPriority'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingLinkResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['FindingLink'] = ResolversParentTypes['FindingLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingPriorityResolvers = { HIGH: 'high', LOW: 'low', MEDIUM: 'medium' };

export type FollowedPeriodResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['FollowedPeriod'] = ResolversParentTypes['FollowedPeriod']> = {
  endedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  supplements?: Resolver<ReadonlyArray<ResolversTypes['FollowedSupplement']>, ParentType, ContextType>;
};

export type FollowedSupplementResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['FollowedSupplement'] = ResolversParentTypes['FollowedSupplement']> = {
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type FrequencyResolvers = { DAILY: 'daily', WEEKLY: 'weekly' };

export type GoalChoiceResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['GoalChoice'] = ResolversParentTypes['GoalChoice']> = {
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HealthStatusResolvers = { AVERAGE: 'average', EXCELLENT: 'excellent', GOOD: 'good', POOR: 'poor' };

export type InterestResolvers = { BIOHACKING: 'biohacking', FOOD: 'food', LONGEVITY: 'longevity', SLEEP: 'sleep', STRESS: 'stress', SUPPLEMENTS: 'supplements', TESTS: 'tests', TRAINING: 'training' };

export type JourneyResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Journey'] = ResolversParentTypes['Journey']> = {
  achievements?: Resolver<ReadonlyArray<ResolversTypes['Achievement']>, ParentType, ContextType>;
  activities?: Resolver<ReadonlyArray<ResolversTypes['ActivityEntry']>, ParentType, ContextType, Partial<JourneyActivitiesArgs>>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['JourneyCategory']>, ParentType, ContextType, Partial<JourneyCategoriesArgs>>;
  days?: Resolver<ReadonlyArray<ResolversTypes['LocalDate']>, ParentType, ContextType, Partial<JourneyDaysArgs>>;
  goalChoices?: Resolver<ReadonlyArray<ResolversTypes['GoalChoice']>, ParentType, ContextType>;
  goalLabels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  goals?: Resolver<ResolversTypes['JourneyGoals'], ParentType, ContextType>;
  hasCompletedOnboarding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keepsHealthStatus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivity?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logStreak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStep?: Resolver<Maybe<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  onboarding?: Resolver<Maybe<ResolversTypes['OnboardingAnswers']>, ParentType, ContextType>;
  overallPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pause?: Resolver<Maybe<ResolversTypes['JourneyPauseView']>, ParentType, ContextType>;
  pauses?: Resolver<ReadonlyArray<ResolversTypes['JourneyPauseView']>, ParentType, ContextType>;
  plan?: Resolver<ReadonlyArray<ResolversTypes['PlannedActivity']>, ParentType, ContextType>;
  questionnaire?: Resolver<Maybe<ResolversTypes['QuestionnaireAnswers']>, ParentType, ContextType>;
  recommendations?: Resolver<ReadonlyArray<ResolversTypes['Recommendation']>, ParentType, ContextType, Partial<JourneyRecommendationsArgs>>;
  streak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalActivities?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTimeSpent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upNext?: Resolver<Maybe<ResolversTypes['UpNext']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['JourneyWeek'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JourneyCategoryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyCategory'] = ResolversParentTypes['JourneyCategory']> = {
  completedDays?: Resolver<ReadonlyArray<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  completedSections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['JourneyItemView']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['JourneyCategoryKey'], ParentType, ContextType>;
  lastActivity?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalSections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JourneyCategoryKeyResolvers = { KNOWLEDGE: 'knowledge', MENTAL: 'mental', PHYSICAL: 'physical', TESTING: 'testing' };

export type JourneyGoalsResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyGoals'] = ResolversParentTypes['JourneyGoals']> = {
  focusAreas?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Experience'], ParentType, ContextType>;
  mainGoal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timePerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JourneyItemViewResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyItemView'] = ResolversParentTypes['JourneyItemView']> = {
  completedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JourneyPauseViewResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyPauseView'] = ResolversParentTypes['JourneyPauseView']> = {
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type JourneyStepResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyStep'] = ResolversParentTypes['JourneyStep']> = {
  __resolveType: TypeResolveFn<'PlannedActivity' | 'Recommendation', ParentType, ContextType>;
};

export type JourneyWeekResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyWeek'] = ResolversParentTypes['JourneyWeek']> = {
  activityCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type LabComparatorResolvers = { AT_LEAST: 'AT_LEAST', AT_MOST: 'AT_MOST', GREATER_THAN: 'GREATER_THAN', LESS_THAN: 'LESS_THAN' };

export type LabFindingResolvers = { HIGH_CRP: 'high-crp', HIGH_FERRITIN: 'high-ferritin', HIGH_LDL: 'high-ldl', HIGH_LIVER: 'high-liver', HIGH_SUGAR: 'high-sugar', HIGH_TSH: 'high-tsh', LOW_B12: 'low-b12', LOW_FERRITIN: 'low-ferritin', LOW_HAEMOGLOBIN: 'low-haemoglobin', LOW_TSH: 'low-tsh', LOW_VITAMIN_D: 'low-vitamin-d', NONE: 'none' };

export type LabProfileResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['LabProfile'] = ResolversParentTypes['LabProfile']> = {
  birthYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
};

export type LabValueResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['LabValue'] = ResolversParentTypes['LabValue']> = {
  comparator?: Resolver<Maybe<ResolversTypes['LabComparator']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFasting?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  laboratory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  markerSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referenceHigh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  referenceLow?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sampledOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LabValueConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['LabValueConnection'] = ResolversParentTypes['LabValueConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LabValueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LabValue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LabValueEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['LabValueEdge'] = ResolversParentTypes['LabValueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LabValue'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MergeAnalysesPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MergeAnalysesPayload'] = ResolversParentTypes['MergeAnalysesPayload']> = {
  analyses?: Resolver<ReadonlyArray<ResolversTypes['Analysis']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type MergeJourneyPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MergeJourneyPayload'] = ResolversParentTypes['MergeJourneyPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type MergeProgrammesPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MergeProgrammesPayload'] = ResolversParentTypes['MergeProgrammesPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  progress?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeProgress']>, ParentType, ContextType>;
};

export type MergeProtocolsPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MergeProtocolsPayload'] = ResolversParentTypes['MergeProtocolsPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  analyzeProtocol?: Resolver<ResolversTypes['AnalyzeProtocolPayload'], ParentType, ContextType, RequireFields<MutationAnalyzeProtocolArgs, 'input'>>;
  analyzeSleep?: Resolver<ResolversTypes['AnalyzeSleepPayload'], ParentType, ContextType, RequireFields<MutationAnalyzeSleepArgs, 'input'>>;
  analyzeTraining?: Resolver<ResolversTypes['AnalyzeTrainingPayload'], ParentType, ContextType, RequireFields<MutationAnalyzeTrainingArgs, 'input'>>;
  answerQuestionnaire?: Resolver<ResolversTypes['AnswerQuestionnairePayload'], ParentType, ContextType, RequireFields<MutationAnswerQuestionnaireArgs, 'input'>>;
  completeItem?: Resolver<ResolversTypes['CompleteItemPayload'], ParentType, ContextType, RequireFields<MutationCompleteItemArgs, 'input'>>;
  completeOnboarding?: Resolver<ResolversTypes['CompleteOnboardingPayload'], ParentType, ContextType, RequireFields<MutationCompleteOnboardingArgs, 'input'>>;
  completeSection?: Resolver<ResolversTypes['CompleteSectionPayload'], ParentType, ContextType, RequireFields<MutationCompleteSectionArgs, 'input'>>;
  confirmCareContact?: Resolver<ResolversTypes['ConfirmCareContactPayload'], ParentType, ContextType, RequireFields<MutationConfirmCareContactArgs, 'input'>>;
  createProtocol?: Resolver<ResolversTypes['CreateProtocolPayload'], ParentType, ContextType, RequireFields<MutationCreateProtocolArgs, 'input'>>;
  deactivateProtocol?: Resolver<ResolversTypes['DeactivateProtocolPayload'], ParentType, ContextType, RequireFields<MutationDeactivateProtocolArgs, 'input'>>;
  deleteLabValues?: Resolver<ResolversTypes['DeleteLabValuesPayload'], ParentType, ContextType, RequireFields<MutationDeleteLabValuesArgs, 'input'>>;
  deleteProtocol?: Resolver<ResolversTypes['DeleteProtocolPayload'], ParentType, ContextType, RequireFields<MutationDeleteProtocolArgs, 'input'>>;
  mergeAnalyses?: Resolver<ResolversTypes['MergeAnalysesPayload'], ParentType, ContextType, RequireFields<MutationMergeAnalysesArgs, 'input'>>;
  mergeJourney?: Resolver<ResolversTypes['MergeJourneyPayload'], ParentType, ContextType, RequireFields<MutationMergeJourneyArgs, 'input'>>;
  mergeProgrammes?: Resolver<ResolversTypes['MergeProgrammesPayload'], ParentType, ContextType, RequireFields<MutationMergeProgrammesArgs, 'input'>>;
  mergeProtocols?: Resolver<ResolversTypes['MergeProtocolsPayload'], ParentType, ContextType, RequireFields<MutationMergeProtocolsArgs, 'input'>>;
  recordActivity?: Resolver<ResolversTypes['RecordActivityPayload'], ParentType, ContextType, RequireFields<MutationRecordActivityArgs, 'input'>>;
  recordLabValues?: Resolver<ResolversTypes['RecordLabValuesPayload'], ParentType, ContextType, RequireFields<MutationRecordLabValuesArgs, 'input'>>;
  removeAnalysis?: Resolver<ResolversTypes['RemoveAnalysisPayload'], ParentType, ContextType, RequireFields<MutationRemoveAnalysisArgs, 'input'>>;
  removePlanned?: Resolver<ResolversTypes['RemovePlannedPayload'], ParentType, ContextType, RequireFields<MutationRemovePlannedArgs, 'input'>>;
  resetProgramme?: Resolver<ResolversTypes['ResetProgrammePayload'], ParentType, ContextType, RequireFields<MutationResetProgrammeArgs, 'input'>>;
  setDailyAim?: Resolver<ResolversTypes['SetDailyAimPayload'], ParentType, ContextType, RequireFields<MutationSetDailyAimArgs, 'input'>>;
  setLabProfile?: Resolver<ResolversTypes['SetLabProfilePayload'], ParentType, ContextType, RequireFields<MutationSetLabProfileArgs, 'input'>>;
  setPause?: Resolver<ResolversTypes['SetPausePayload'], ParentType, ContextType, RequireFields<MutationSetPauseArgs, 'input'>>;
  setPlanned?: Resolver<ResolversTypes['SetPlannedPayload'], ParentType, ContextType, RequireFields<MutationSetPlannedArgs, 'input'>>;
  startProtocol?: Resolver<ResolversTypes['StartProtocolPayload'], ParentType, ContextType, RequireFields<MutationStartProtocolArgs, 'input'>>;
  undoItem?: Resolver<ResolversTypes['UndoItemPayload'], ParentType, ContextType, RequireFields<MutationUndoItemArgs, 'input'>>;
  updateLabValue?: Resolver<ResolversTypes['UpdateLabValuePayload'], ParentType, ContextType, RequireFields<MutationUpdateLabValueArgs, 'input'>>;
  updateProtocol?: Resolver<ResolversTypes['UpdateProtocolPayload'], ParentType, ContextType, RequireFields<MutationUpdateProtocolArgs, 'input'>>;
  visitSection?: Resolver<ResolversTypes['VisitSectionPayload'], ParentType, ContextType, RequireFields<MutationVisitSectionArgs, 'input'>>;
};

export type NodeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Analysis' | 'Journey' | 'LabValue' | 'Protocol', ParentType, ContextType>;
};

export type OnboardingAnswersResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['OnboardingAnswers'] = ResolversParentTypes['OnboardingAnswers']> = {
  experience?: Resolver<ResolversTypes['Experience'], ParentType, ContextType>;
  goals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  healthStatus?: Resolver<Maybe<ResolversTypes['HealthStatus']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlannedActivityResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PlannedActivity'] = ResolversParentTypes['PlannedActivity']> = {
  category?: Resolver<ResolversTypes['JourneyCategoryKey'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['Difficulty'], ParentType, ContextType>;
  estimatedTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemovable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Priority'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecommendationType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriorityResolvers = { HIGH: 'high', LOW: 'low', MEDIUM: 'medium' };

export type ProgrammeLevelResolvers = { HARDCORE: 'hardcore', LIGHT: 'light', MEDIUM: 'medium' };

export type ProgrammeProgressResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeProgress'] = ResolversParentTypes['ProgrammeProgress']> = {
  currentSection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ProgrammeLevel'], ParentType, ContextType>;
  minutesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesSpent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextSection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['SectionProgress']>, ParentType, ContextType>;
};

export type ProtocolResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Protocol'] = ResolversParentTypes['Protocol']> = {
  active?: Resolver<Maybe<ResolversTypes['ActiveProtocol']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['ProtocolDifficulty'], ParentType, ContextType>;
  estimatedWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expertName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['ProtocolGoal']>, ParentType, ContextType>;
  hasOwnOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['ProtocolDay']>, ParentType, ContextType, RequireFields<ProtocolHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ProtocolStep']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProtocolType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProtocolDayResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProtocolDay'] = ResolversParentTypes['ProtocolDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProtocolDifficultyResolvers = { ADVANCED: 'advanced', BEGINNER: 'beginner', INTERMEDIATE: 'intermediate' };

export type ProtocolGoalResolvers = { ENERGY: 'energi', FOCUS: 'fokus', LONGEVITY: 'longevity', WEIGHT_LOSS: 'viktminskning' };

export type ProtocolStepResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProtocolStep'] = ResolversParentTypes['ProtocolStep']> = {
  category?: Resolver<ResolversTypes['StepCategory'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dosage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Frequency'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remindAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeOfDay?: Resolver<Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProtocolTestBudgetRangeResolvers = { BASIC: 'basic', MEDEL: 'medel', MINIMAL: 'minimal', PREMIUM: 'premium', UNLIMITED: 'unlimited' };

export type ProtocolTestCurrentHealthResolvers = { BRA: 'bra', DALIG: 'dalig', OKEJ: 'okej', UTMARKT: 'utmarkt' };

export type ProtocolTestDietTypeResolvers = { BLANDAT: 'blandat', INTERMITTENT: 'intermittent', KETO: 'keto', MEDITERRANERAN: 'mediterraneran', PALEO: 'paleo', VEGAN: 'vegan', VEGETARIAN: 'vegetarian' };

export type ProtocolTestExperienceLevelResolvers = { ERFAREN: 'erfaren', EXPERT: 'expert', GRUNDLAGGANDE: 'grundlaggande', MEDEL: 'medel', NYBORJARE: 'nybörjare' };

export type ProtocolTestFitnessLevelResolvers = { AKTIV: 'aktiv', MYCKET_AKTIV: 'mycket-aktiv', NYBORJARE: 'nybörjare', REKREATION: 'rekreation' };

export type ProtocolTestGenderResolvers = { ANNAN: 'annan', KVINNA: 'kvinna', MAN: 'man' };

export type ProtocolTestMotivationLevelResolvers = { HOG: 'hog', LAG: 'lag', MEDEL: 'medel' };

export type ProtocolTestPreferredTimesResolvers = { EFTERMIDDAG: 'eftermiddag', FORMIDDAG: 'formiddag', KVALL: 'kvall', LUNCH: 'lunch', MORGON: 'morgon', NATT: 'natt' };

export type ProtocolTestPrimaryGoalsResolvers = { COGNITIVE: 'cognitive', ENERGY: 'energy', FITNESS: 'fitness', LONGEVITY: 'longevity', PREVENTION: 'prevention', RECOVERY: 'recovery', SLEEP: 'sleep', STRESS: 'stress' };

export type ProtocolTestSleepQualityResolvers = { BRA: 'bra', DALIG: 'dalig', OKEJ: 'okej', UTMARKT: 'utmarkt' };

export type ProtocolTestStressLevelResolvers = { HOG: 'hog', LAG: 'lag', MEDEL: 'medel', MYCKET_HOG: 'mycket-hog' };

export type ProtocolTestTechnologyComfortResolvers = { AVANCERAD: 'avancerad', GRUNDLAGGANDE: 'grundlaggande', MEDEL: 'medel', MINIMAL: 'minimal' };

export type ProtocolTestTimeAvailableResolvers = { _1_2H: '1-2h', _2H_OR_MORE: '2h+', _15_30MIN: '15-30min', _30_60MIN: '30-60min' };

export type ProtocolTestWorkTypeResolvers = { BLANDAT: 'blandat', FYSISKT: 'fysiskt', HEMARBETE: 'hemarbete', KONTORSARBETE: 'kontorsarbete', SKIFTARBETE: 'skiftarbete' };

export type ProtocolTypeResolvers = { CUSTOM: 'custom', EXPERT: 'expert', TEMPLATE: 'template' };

export type QueryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activeProtocols?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ActiveProtocol']>>, ParentType, ContextType>;
  analyses?: Resolver<Maybe<ResolversTypes['AnalysisConnection']>, ParentType, ContextType, Partial<QueryAnalysesArgs>>;
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType, RequireFields<QueryAnalysisArgs, 'key' | 'kind'>>;
  checklist?: Resolver<Maybe<ResolversTypes['Checklist']>, ParentType, ContextType, Partial<QueryChecklistArgs>>;
  followedPeriods?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FollowedPeriod']>>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
  labProfile?: Resolver<Maybe<ResolversTypes['LabProfile']>, ParentType, ContextType>;
  labValues?: Resolver<Maybe<ResolversTypes['LabValueConnection']>, ParentType, ContextType, Partial<QueryLabValuesArgs>>;
  programmeProgress?: Resolver<Maybe<ResolversTypes['ProgrammeProgress']>, ParentType, ContextType, RequireFields<QueryProgrammeProgressArgs, 'level'>>;
  protocol?: Resolver<Maybe<ResolversTypes['Protocol']>, ParentType, ContextType, RequireFields<QueryProtocolArgs, 'key'>>;
  protocols?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Protocol']>>, ParentType, ContextType>;
};

export type QuestionnaireAnswersResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['QuestionnaireAnswers'] = ResolversParentTypes['QuestionnaireAnswers']> = {
  currentHealth?: Resolver<Maybe<ResolversTypes['CurrentHealth']>, ParentType, ContextType>;
  interests?: Resolver<ReadonlyArray<ResolversTypes['Interest']>, ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  category?: Resolver<ResolversTypes['JourneyCategoryKey'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['Difficulty'], ParentType, ContextType>;
  estimatedTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Priority'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecommendationType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecommendationTypeResolvers = { ARTICLE: 'article', BIOHACKING: 'biohacking', CONTENT: 'content', GUIDE: 'guide', PRODUCT: 'product', SUPPLEMENT: 'supplement', TEST: 'test' };

export type RecordActivityPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RecordActivityPayload'] = ResolversParentTypes['RecordActivityPayload']> = {
  completed?: Resolver<ReadonlyArray<ResolversTypes['JourneyItemView']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
  streakReached?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unlocked?: Resolver<ReadonlyArray<ResolversTypes['Achievement']>, ParentType, ContextType>;
};

export type RecordLabValuesPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RecordLabValuesPayload'] = ResolversParentTypes['RecordLabValuesPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  labValues?: Resolver<ReadonlyArray<ResolversTypes['LabValue']>, ParentType, ContextType>;
};

export type RedFlagResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RedFlag'] = ResolversParentTypes['RedFlag']> = {
  because?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['RedFlagUrgency'], ParentType, ContextType>;
};

export type RedFlagUrgencyResolvers = { CALL_112: 'CALL_112', CALL_1177: 'CALL_1177' };

export type RemoveAnalysisPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RemoveAnalysisPayload'] = ResolversParentTypes['RemoveAnalysisPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type RemovePlannedPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RemovePlannedPayload'] = ResolversParentTypes['RemovePlannedPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type ResetProgrammePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ResetProgrammePayload'] = ResolversParentTypes['ResetProgrammePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ProgrammeProgress']>, ParentType, ContextType>;
};

export type SafetyChoiceResolvers = { ALCOHOL: 'alcohol', ANEURYSM: 'aneurysm', APNOEA: 'apnoea', ASLEEP_AT_WHEEL: 'asleep-at-wheel', ASTHMA: 'asthma', BIPOLAR: 'bipolar', BLACK_STOOL: 'black-stool', BLEEDING: 'bleeding', BLEEDING_DISORDER: 'bleeding-disorder', BOWEL: 'bowel', BREATHLESS: 'breathless', CANCER: 'cancer', CHEST_PAIN: 'chest-pain', CLOT: 'clot', DEATH_THOUGHTS: 'death-thoughts', DIABETES: 'diabetes', DRIVER: 'driver', EATING_DISORDER: 'eating-disorder', EPILEPSY: 'epilepsy', FAINTING: 'fainting', GLAUCOMA: 'glaucoma', HALLUCINATIONS: 'hallucinations', HEART: 'heart', HEART_DEVICE: 'heart-device', HIGH_BLOOD_PRESSURE: 'high-blood-pressure', KIDNEY: 'kidney', LEG_CLOT: 'leg-clot', LIVER: 'liver', LOW_MOOD: 'low-mood', MIGRAINE: 'migraine', MISSING_PERIOD: 'missing-period', MULTIPLE_SCLEROSIS: 'multiple-sclerosis', NONE: 'none', NURSING: 'nursing', OSTEOPOROSIS: 'osteoporosis', PALPITATIONS: 'palpitations', PARKINSON: 'parkinson', POSTPARTUM: 'postpartum', PREGNANCY: 'pregnancy', PSYCHOTIC_ILLNESS: 'psychotic-illness', SNORING: 'snoring', STROKE: 'stroke', SURGERY: 'surgery', THYROID: 'thyroid', TRANSPLANT: 'transplant', WEIGHT_LOSS: 'weight-loss' };

export type SectionProgressResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SectionProgress'] = ResolversParentTypes['SectionProgress']> = {
  estimatedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastVisitedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SectionStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionStatusResolvers = { COMPLETED: 'completed', NOT_STARTED: 'not-started', STARTED: 'started' };

export type SetDailyAimPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetDailyAimPayload'] = ResolversParentTypes['SetDailyAimPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type SetLabProfilePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetLabProfilePayload'] = ResolversParentTypes['SetLabProfilePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  labProfile?: Resolver<Maybe<ResolversTypes['LabProfile']>, ParentType, ContextType>;
};

export type SetPausePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetPausePayload'] = ResolversParentTypes['SetPausePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type SetPlannedPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetPlannedPayload'] = ResolversParentTypes['SetPlannedPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
  planned?: Resolver<Maybe<ResolversTypes['PlannedActivity']>, ParentType, ContextType>;
  streakReached?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unlocked?: Resolver<ReadonlyArray<ResolversTypes['Achievement']>, ParentType, ContextType>;
};

export type SexResolvers = { FEMALE: 'female', MALE: 'male' };

export type SleepTestAlcoholIntakeResolvers = { ALDRIG: 'aldrig', MATTLIGT: 'måttligt', REGELBUNDET: 'regelbundet', SALLAN: 'sällan' };

export type SleepTestCaffeineIntakeResolvers = { INGET: 'inget', _1_KOPP: '1-kopp', _2_3_KOPPAR: '2-3-koppar', _4_ELLER_MER: '4-eller-mer' };

export type SleepTestDaytimeFatigueResolvers = { ALDRIG: 'aldrig', ALLTID: 'alltid', IBLAND: 'ibland', OFTA: 'ofta', SALLAN: 'sällan' };

export type SleepTestExerciseFrequencyResolvers = { ALDRIG: 'aldrig', _1_2_GANGER: '1-2-gånger', _3_4_GANGER: '3-4-gånger', _5_ELLER_MER: '5-eller-mer' };

export type SleepTestExerciseTimeResolvers = { EFTERMIDDAG: 'eftermiddag', FORMIDDAG: 'förmiddag', KVALL: 'kväll', MORGON: 'morgon', TRANAR_INTE: 'tränar-inte' };

export type SleepTestFallAsleepTimeResolvers = { MER_AN_60: 'mer-än-60', MINDRE_AN_15: 'mindre-än-15', _15_30: '15-30', _30_60: '30-60' };

export type SleepTestGenderResolvers = { ANNAN: 'annan', KVINNA: 'kvinna', MAN: 'man' };

export type SleepTestNightWakingsResolvers = { ALDRIG: 'aldrig', FLER_AN_3: 'fler-än-3', _1_GANG: '1-gång', _2_3_GANGER: '2-3-gånger' };

export type SleepTestNoiseLevelResolvers = { GANSKA_HOGLJUTT: 'ganska-högljutt', HELT_TYST: 'helt-tyst', LITE_LJUD: 'lite-ljud', MESTADELS_TYST: 'mestadels-tyst' };

export type SleepTestRoomDarknessResolvers = { GANSKA_LJUST: 'ganska-ljust', HELT_MORKT: 'helt-mörkt', LITE_LJUS: 'lite-ljus', MESTADELS_MORKT: 'mestadels-mörkt' };

export type SleepTestRoomTemperatureResolvers = { FOR_KALLT: 'för-kallt', FOR_VARMT: 'för-varmt', PERFEKT: 'perfekt' };

export type SleepTestScreenTimeBedtimeResolvers = { DIREKT_FORE: 'direkt-före', INGEN_SKARMTID: 'ingen-skärmtid', I_SANGEN: 'i-sängen', _30_MIN_FORE: '30-min-före' };

export type SleepTestSleepDurationResolvers = { MINDRE_AN_5: 'mindre-än-5', _5_6: '5-6', _7_8: '7-8', _9_ELLER_MER: '9-eller-mer' };

export type StartProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['StartProtocolPayload'] = ResolversParentTypes['StartProtocolPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['Protocol']>, ParentType, ContextType>;
};

export type StepCategoryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['StepCategory'] = ResolversParentTypes['StepCategory']> = {
  colour?: Resolver<ResolversTypes['CategoryColour'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedActivityResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SuggestedActivity'] = ResolversParentTypes['SuggestedActivity']> = {
  category?: Resolver<ResolversTypes['SuggestedActivityCategory'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dosage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeOfDay?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedActivityCategoryResolvers = { MINDFULNESS: 'mindfulness', NUTRITION: 'nutrition', RECOVERY: 'recovery', SLEEP: 'sleep', SUPPLEMENTS: 'supplements', TRAINING: 'training' };

export type TestKindResolvers = { PROTOCOL: 'protocol', SLEEP: 'sleep', TRAINING: 'training' };

export type TimeOfDayResolvers = { AFTERNOON: 'afternoon', EVENING: 'evening', MORNING: 'morning', NIGHT: 'night', NONE: 'none' };

export type TrainingTestCurrentFrequencyResolvers = { DAILY: 'daily', NEVER: 'never', _1_2: '1-2', _3_4: '3-4', _5_6: '5-6' };

export type TrainingTestCurrentIntensityResolvers = { LIGHT: 'light', MODERATE: 'moderate', VERY_VIGOROUS: 'very-vigorous', VIGOROUS: 'vigorous' };

export type TrainingTestCurrentTypesResolvers = { ANNAT: 'annat', CROSSFIT: 'crossfit', CYKLING: 'cykling', DANS: 'dans', KAMPSPORT: 'kampsport', KONDITION: 'kondition', LOPNING: 'löpning', PILATES: 'pilates', SIMNING: 'simning', STYRKETRANING: 'styrketraning', YOGA: 'yoga' };

export type TrainingTestFitnessLevelResolvers = { EXCELLENT: 'excellent', FAIR: 'fair', GOOD: 'good', POOR: 'poor' };

export type TrainingTestGenderResolvers = { ANNAN: 'annan', KVINNA: 'kvinna', MAN: 'man' };

export type TrainingTestHealthConditionsResolvers = { ARTHRITIS: 'arthritis', BACK: 'back', CARDIOVASCULAR: 'cardiovascular', DIABETES: 'diabetes', NONE: 'none', OTHER: 'other' };

export type TrainingTestInjuriesResolvers = { MINOR: 'minor', MODERATE: 'moderate', NONE: 'none', SIGNIFICANT: 'significant' };

export type TrainingTestMobilityIssuesResolvers = { BALANCE: 'balance', CHRONIC_PAIN: 'chronic-pain', COORDINATION: 'coordination', NONE: 'none', STIFFNESS: 'stiffness' };

export type TrainingTestPreferredTrainingTypesResolvers = { BODYWEIGHT: 'bodyweight', EQUIPMENT: 'equipment', FUNCTIONAL: 'functional', GROUP: 'group', GYM: 'gym', HOME: 'home', OUTDOOR: 'outdoor', PERSONAL: 'personal' };

export type TrainingTestPrimaryGoalsResolvers = { BALANCE: 'balance', ENDURANCE: 'endurance', ENERGY: 'energy', FLEXIBILITY: 'flexibility', LONGEVITY: 'longevity', MAINTENANCE: 'maintenance', PAIN_RELIEF: 'pain-relief', SPORT_SPECIFIC: 'sport-specific', STRENGTH: 'strength', STRESS_RELIEF: 'stress-relief', WEIGHT_GAIN: 'weight-gain', WEIGHT_LOSS: 'weight-loss' };

export type TrainingTestRecoveryTimeResolvers = { FAST: 'fast', MODERATE: 'moderate', SLOW: 'slow', VERY_FAST: 'very-fast', VERY_SLOW: 'very-slow' };

export type TrainingTestTimeAvailableResolvers = { _1_2: '1-2', _3_4: '3-4', _5_6: '5-6', _7_9: '7-9', _10_OR_MORE: '10+' };

export type TrainingTestTrainingExperienceResolvers = { ADVANCED: 'advanced', BEGINNER: 'beginner', EXPERT: 'expert', INTERMEDIATE: 'intermediate' };

export type TrainingTestWeeklyHoursResolvers = { _0: '0', _1_2: '1-2', _3_4: '3-4', _5_7: '5-7', _8_OR_MORE: '8+' };

export type TrainingTestWorkTypeResolvers = { LIGHT_ACTIVE: 'light-active', MODERATELY_ACTIVE: 'moderately-active', SEDENTARY: 'sedentary', VERY_ACTIVE: 'very-active' };

export type UndoItemPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UndoItemPayload'] = ResolversParentTypes['UndoItemPayload']> = {
  checklist?: Resolver<Maybe<ResolversTypes['Checklist']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
};

export type UpNextResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpNext'] = ResolversParentTypes['UpNext']> = {
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateLabValuePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateLabValuePayload'] = ResolversParentTypes['UpdateLabValuePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  labValue?: Resolver<Maybe<ResolversTypes['LabValue']>, ParentType, ContextType>;
};

export type UpdateProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateProtocolPayload'] = ResolversParentTypes['UpdateProtocolPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['Protocol']>, ParentType, ContextType>;
};

export type VisitSectionPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['VisitSectionPayload'] = ResolversParentTypes['VisitSectionPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ProgrammeProgress']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GuestContext> = {
  Achievement?: AchievementResolvers<ContextType>;
  ActiveProtocol?: ActiveProtocolResolvers<ContextType>;
  ActivityCategory?: ActivityCategoryResolvers;
  ActivityEntry?: ActivityEntryResolvers<ContextType>;
  ActivityType?: ActivityTypeResolvers;
  Analysis?: AnalysisResolvers<ContextType>;
  AnalysisChange?: AnalysisChangeResolvers<ContextType>;
  AnalysisConnection?: AnalysisConnectionResolvers<ContextType>;
  AnalysisEdge?: AnalysisEdgeResolvers<ContextType>;
  AnalysisMeasure?: AnalysisMeasureResolvers<ContextType>;
  AnalysisSection?: AnalysisSectionResolvers<ContextType>;
  AnalysisSectionKind?: AnalysisSectionKindResolvers;
  AnalysisShape?: AnalysisShapeResolvers;
  AnalysisSource?: AnalysisSourceResolvers;
  AnalysisTrend?: AnalysisTrendResolvers;
  AnalyzeProtocolPayload?: AnalyzeProtocolPayloadResolvers<ContextType>;
  AnalyzeSleepPayload?: AnalyzeSleepPayloadResolvers<ContextType>;
  AnalyzeTrainingPayload?: AnalyzeTrainingPayloadResolvers<ContextType>;
  AnswerQuestionnairePayload?: AnswerQuestionnairePayloadResolvers<ContextType>;
  CategoryColour?: CategoryColourResolvers;
  Checklist?: ChecklistResolvers<ContextType>;
  ChecklistItem?: ChecklistItemResolvers<ContextType>;
  CompleteItemPayload?: CompleteItemPayloadResolvers<ContextType>;
  CompleteOnboardingPayload?: CompleteOnboardingPayloadResolvers<ContextType>;
  CompleteSectionPayload?: CompleteSectionPayloadResolvers<ContextType>;
  ConfirmCareContactPayload?: ConfirmCareContactPayloadResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  CreateProtocolPayload?: CreateProtocolPayloadResolvers<ContextType>;
  CurrentHealth?: CurrentHealthResolvers;
  DateTimeISO?: GraphQLScalarType;
  DeactivateProtocolPayload?: DeactivateProtocolPayloadResolvers<ContextType>;
  DeleteLabValuesPayload?: DeleteLabValuesPayloadResolvers<ContextType>;
  DeleteProtocolPayload?: DeleteProtocolPayloadResolvers<ContextType>;
  Difficulty?: DifficultyResolvers;
  Experience?: ExperienceResolvers;
  FieldError?: FieldErrorResolvers<ContextType>;
  FieldErrorCode?: FieldErrorCodeResolvers;
  Finding?: FindingResolvers<ContextType>;
  FindingLink?: FindingLinkResolvers<ContextType>;
  FindingPriority?: FindingPriorityResolvers;
  FollowedPeriod?: FollowedPeriodResolvers<ContextType>;
  FollowedSupplement?: FollowedSupplementResolvers<ContextType>;
  Frequency?: FrequencyResolvers;
  GoalChoice?: GoalChoiceResolvers<ContextType>;
  HealthStatus?: HealthStatusResolvers;
  Interest?: InterestResolvers;
  Journey?: JourneyResolvers<ContextType>;
  JourneyCategory?: JourneyCategoryResolvers<ContextType>;
  JourneyCategoryKey?: JourneyCategoryKeyResolvers;
  JourneyGoals?: JourneyGoalsResolvers<ContextType>;
  JourneyItemView?: JourneyItemViewResolvers<ContextType>;
  JourneyPauseView?: JourneyPauseViewResolvers<ContextType>;
  JourneyStep?: JourneyStepResolvers<ContextType>;
  JourneyWeek?: JourneyWeekResolvers<ContextType>;
  LabComparator?: LabComparatorResolvers;
  LabFinding?: LabFindingResolvers;
  LabProfile?: LabProfileResolvers<ContextType>;
  LabValue?: LabValueResolvers<ContextType>;
  LabValueConnection?: LabValueConnectionResolvers<ContextType>;
  LabValueEdge?: LabValueEdgeResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  MergeAnalysesPayload?: MergeAnalysesPayloadResolvers<ContextType>;
  MergeJourneyPayload?: MergeJourneyPayloadResolvers<ContextType>;
  MergeProgrammesPayload?: MergeProgrammesPayloadResolvers<ContextType>;
  MergeProtocolsPayload?: MergeProtocolsPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OnboardingAnswers?: OnboardingAnswersResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PlannedActivity?: PlannedActivityResolvers<ContextType>;
  Priority?: PriorityResolvers;
  ProgrammeLevel?: ProgrammeLevelResolvers;
  ProgrammeProgress?: ProgrammeProgressResolvers<ContextType>;
  Protocol?: ProtocolResolvers<ContextType>;
  ProtocolDay?: ProtocolDayResolvers<ContextType>;
  ProtocolDifficulty?: ProtocolDifficultyResolvers;
  ProtocolGoal?: ProtocolGoalResolvers;
  ProtocolStep?: ProtocolStepResolvers<ContextType>;
  ProtocolTestBudgetRange?: ProtocolTestBudgetRangeResolvers;
  ProtocolTestCurrentHealth?: ProtocolTestCurrentHealthResolvers;
  ProtocolTestDietType?: ProtocolTestDietTypeResolvers;
  ProtocolTestExperienceLevel?: ProtocolTestExperienceLevelResolvers;
  ProtocolTestFitnessLevel?: ProtocolTestFitnessLevelResolvers;
  ProtocolTestGender?: ProtocolTestGenderResolvers;
  ProtocolTestMotivationLevel?: ProtocolTestMotivationLevelResolvers;
  ProtocolTestPreferredTimes?: ProtocolTestPreferredTimesResolvers;
  ProtocolTestPrimaryGoals?: ProtocolTestPrimaryGoalsResolvers;
  ProtocolTestSleepQuality?: ProtocolTestSleepQualityResolvers;
  ProtocolTestStressLevel?: ProtocolTestStressLevelResolvers;
  ProtocolTestTechnologyComfort?: ProtocolTestTechnologyComfortResolvers;
  ProtocolTestTimeAvailable?: ProtocolTestTimeAvailableResolvers;
  ProtocolTestWorkType?: ProtocolTestWorkTypeResolvers;
  ProtocolType?: ProtocolTypeResolvers;
  Query?: QueryResolvers<ContextType>;
  QuestionnaireAnswers?: QuestionnaireAnswersResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RecommendationType?: RecommendationTypeResolvers;
  RecordActivityPayload?: RecordActivityPayloadResolvers<ContextType>;
  RecordLabValuesPayload?: RecordLabValuesPayloadResolvers<ContextType>;
  RedFlag?: RedFlagResolvers<ContextType>;
  RedFlagUrgency?: RedFlagUrgencyResolvers;
  RemoveAnalysisPayload?: RemoveAnalysisPayloadResolvers<ContextType>;
  RemovePlannedPayload?: RemovePlannedPayloadResolvers<ContextType>;
  ResetProgrammePayload?: ResetProgrammePayloadResolvers<ContextType>;
  SafetyChoice?: SafetyChoiceResolvers;
  SectionProgress?: SectionProgressResolvers<ContextType>;
  SectionStatus?: SectionStatusResolvers;
  SetDailyAimPayload?: SetDailyAimPayloadResolvers<ContextType>;
  SetLabProfilePayload?: SetLabProfilePayloadResolvers<ContextType>;
  SetPausePayload?: SetPausePayloadResolvers<ContextType>;
  SetPlannedPayload?: SetPlannedPayloadResolvers<ContextType>;
  Sex?: SexResolvers;
  SleepTestAlcoholIntake?: SleepTestAlcoholIntakeResolvers;
  SleepTestCaffeineIntake?: SleepTestCaffeineIntakeResolvers;
  SleepTestDaytimeFatigue?: SleepTestDaytimeFatigueResolvers;
  SleepTestExerciseFrequency?: SleepTestExerciseFrequencyResolvers;
  SleepTestExerciseTime?: SleepTestExerciseTimeResolvers;
  SleepTestFallAsleepTime?: SleepTestFallAsleepTimeResolvers;
  SleepTestGender?: SleepTestGenderResolvers;
  SleepTestNightWakings?: SleepTestNightWakingsResolvers;
  SleepTestNoiseLevel?: SleepTestNoiseLevelResolvers;
  SleepTestRoomDarkness?: SleepTestRoomDarknessResolvers;
  SleepTestRoomTemperature?: SleepTestRoomTemperatureResolvers;
  SleepTestScreenTimeBedtime?: SleepTestScreenTimeBedtimeResolvers;
  SleepTestSleepDuration?: SleepTestSleepDurationResolvers;
  StartProtocolPayload?: StartProtocolPayloadResolvers<ContextType>;
  StepCategory?: StepCategoryResolvers<ContextType>;
  SuggestedActivity?: SuggestedActivityResolvers<ContextType>;
  SuggestedActivityCategory?: SuggestedActivityCategoryResolvers;
  TestKind?: TestKindResolvers;
  TimeOfDay?: TimeOfDayResolvers;
  TrainingTestCurrentFrequency?: TrainingTestCurrentFrequencyResolvers;
  TrainingTestCurrentIntensity?: TrainingTestCurrentIntensityResolvers;
  TrainingTestCurrentTypes?: TrainingTestCurrentTypesResolvers;
  TrainingTestFitnessLevel?: TrainingTestFitnessLevelResolvers;
  TrainingTestGender?: TrainingTestGenderResolvers;
  TrainingTestHealthConditions?: TrainingTestHealthConditionsResolvers;
  TrainingTestInjuries?: TrainingTestInjuriesResolvers;
  TrainingTestMobilityIssues?: TrainingTestMobilityIssuesResolvers;
  TrainingTestPreferredTrainingTypes?: TrainingTestPreferredTrainingTypesResolvers;
  TrainingTestPrimaryGoals?: TrainingTestPrimaryGoalsResolvers;
  TrainingTestRecoveryTime?: TrainingTestRecoveryTimeResolvers;
  TrainingTestTimeAvailable?: TrainingTestTimeAvailableResolvers;
  TrainingTestTrainingExperience?: TrainingTestTrainingExperienceResolvers;
  TrainingTestWeeklyHours?: TrainingTestWeeklyHoursResolvers;
  TrainingTestWorkType?: TrainingTestWorkTypeResolvers;
  UndoItemPayload?: UndoItemPayloadResolvers<ContextType>;
  UpNext?: UpNextResolvers<ContextType>;
  UpdateLabValuePayload?: UpdateLabValuePayloadResolvers<ContextType>;
  UpdateProtocolPayload?: UpdateProtocolPayloadResolvers<ContextType>;
  VisitSectionPayload?: VisitSectionPayloadResolvers<ContextType>;
};

