import type { ApolloClient } from "@apollo/client";
import { map, mergeMap, of } from "rxjs";
import { HEALTH_STATUSES, type HealthStatus } from "../../../schema/journey/vocabulary.ts";
import { type Recommended, recommend } from "../../../schema/rules/recommendations.ts";
import { z } from "../../../schema/zod.ts";
import { forgetAccountKept, keepForAccount, readAccountKept } from "../../guest/accountKept.ts";
import type { AccountPass } from "../../guest/guestLink.ts";
import { CompleteOnboardingDocument, type Journey_AllFragment, JourneyDocument } from "./Journey.generated.ts";
import { type Answers, answersSchema } from "./journeyKept.ts";

const KEY = "account-journey";

const asideSchema = z.object({
  healthStatus: z
    .enum(Object.keys(HEALTH_STATUSES) as HealthStatus[])
    .optional()
    .catch(undefined),
  answers: answersSchema.optional().catch(undefined),
});

/** What the browser keeps beside an account's journey, because the server does not. */
type Aside = z.output<typeof asideSchema>;

/** What the browser keeps beside an account's journey; what cannot be read counts as not there. */
export const readAside = (account: string): Aside => asideSchema.safeParse(readAccountKept(KEY, account)).data ?? {};

function changeAside(account: string, changes: Aside): void {
  const before = readAside(account);
  const after = { ...before, ...changes };
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  if (after.healthStatus || after.answers) keepForAccount(KEY, account, after);
  else forgetAccountKept(KEY);
}

/** Keeps the questionnaire's answers of somebody who is signed in; they leave the browser with the account. */
export const keepAccountAnswers = (account: string, answers: Answers): void => changeAside(account, { answers });

/** How often consent was given or withdrawn: a journey that was asked for before tells what held then. */
let consentChanges = 0;

/**
 * Sends how somebody feels to an account that has consented to keeping it, and otherwise keeps it
 * here. Answers show it as if the account had it, and recommend by the questionnaire.
 */
export const pass: AccountPass = (operation, forward, account) => {
  const { operationName, variables, client } = operation;
  if (operationName === "GiveConsent" || operationName === "WithdrawConsent")
    return forward(operation).pipe(
      map((result) => {
        consentChanges++;
        // Whether the account keeps how somebody feels is part of the journey.
        void Promise.resolve(client.refetchQueries({ include: [JourneyDocument] })).catch(() => undefined);
        return result;
      }),
    );
  const isMerge = operationName === "MergeJourney";
  const given: Given | undefined = isMerge ? variables.input.onboarding : variables.input;
  const told = given?.healthStatus ?? undefined;
  if (told && !operation.getContext().isConsented && !isKeptByAccount(client)) {
    const onboarding = { ...given, healthStatus: null };
    operation.variables = { ...variables, input: isMerge ? { ...variables.input, onboarding } : onboarding };
  }
  const asked = consentChanges;
  return forward(operation).pipe(
    // Whoever asks again while an answer is on its way gets that one, so it has to be of now.
    mergeMap((result) => (operationName === "Journey" && asked !== consentChanges ? forward(operation) : of(result))),
    map((result) => {
      const journey = journeyIn(result.data);
      if (!journey) return result;
      if (journey.onboarding?.healthStatus) changeAside(account, { healthStatus: undefined });
      else if (told && !(isMerge && readAside(account).healthStatus))
        changeAside(account, { healthStatus: lower(told) });
      return { ...result, data: withJourney(result.data, completed(journey, readAside(account), client)) };
    }),
  );
};

interface Given {
  healthStatus?: Uppercase<HealthStatus> | null;
}
type OnboardingAnswers = NonNullable<Journey_AllFragment["onboarding"]>;
type Data = Record<string, unknown> | null | undefined;

const lower = <Value extends string>(value: Value): Lowercase<Value> => value.toLowerCase() as Lowercase<Value>;

const upper = <Value extends string>(value: Value): Uppercase<Value> => value.toUpperCase() as Uppercase<Value>;

const DIFFICULTY = { lätt: "LATT", medium: "MEDIUM", svår: "SVAR" } as const;

/** Recommendations as the graph would send them. */
const recommendationsOf = (recommendations: readonly Recommended[]): Journey_AllFragment["recommendations"] =>
  recommendations.map((recommendation) => ({
    __typename: "Recommendation",
    ...recommendation,
    tags: [...recommendation.tags],
    type: upper(recommendation.type),
    priority: upper(recommendation.priority),
    difficulty: DIFFICULTY[recommendation.difficulty],
  }));

const isKeptByAccount = (client: ApolloClient): boolean =>
  client.readQuery({ query: JourneyDocument })?.journey.keepsHealthStatus ?? false;

/** The journey that an operation answers, itself or in its payload. */
function journeyIn(data: Data): Journey_AllFragment | undefined {
  const [answer] = Object.values(data ?? {}) as (Partial<Journey_AllFragment> & { journey?: Journey_AllFragment })[];
  return answer?.__typename === "Journey" ? (answer as Journey_AllFragment) : answer?.journey;
}

function withJourney(data: Data, journey: Journey_AllFragment): Data {
  const [[name, answer] = []] = Object.entries(data ?? {}) as [string, object][];
  return name === undefined ? data : { [name]: name === "journey" ? journey : { ...answer, journey } };
}

/** A journey with what the browser keeps beside the account; what the account may have by now is sent to it. */
function completed(journey: Journey_AllFragment, aside: Aside, client: ApolloClient): Journey_AllFragment {
  const { overallPercentage } = journey;
  const onboarding = journey.onboarding && {
    ...journey.onboarding,
    healthStatus: journey.onboarding.healthStatus ?? (aside.healthStatus ? upper(aside.healthStatus) : null),
  };
  if (onboarding && journey.keepsHealthStatus && onboarding.healthStatus !== journey.onboarding?.healthStatus)
    move(onboarding, client);
  const interests = aside.answers?.interests ?? [];
  return {
    ...journey,
    onboarding,
    recommendations:
      interests.length === 0
        ? journey.recommendations
        : recommendationsOf(
            recommend({
              overall: overallPercentage,
              experience: onboarding && lower(onboarding.experience),
              goals: onboarding?.goals,
              interests,
            }),
          ),
  };
}

let isMoving = false;

/** Sends how somebody feels to the account, which has consented; what does not arrive is sent with a later answer. */
function move({ name, goals, experience, healthStatus }: OnboardingAnswers, client: ApolloClient): void {
  if (isMoving) return;
  isMoving = true;
  const variables = { input: { name, goals, experience, healthStatus } };
  void client
    .mutate({ mutation: CompleteOnboardingDocument, variables, context: { isConsented: true } })
    .catch(() => undefined)
    .finally(() => {
      isMoving = false;
    });
}
