import { ApolloLink } from "@apollo/client";
import { from, type Observable, switchMap } from "rxjs";
import { isKept } from "../device/storage.ts";

/** What an area answers for the browser: operation name → its data. */
// biome-ignore lint/suspicious/noExplicitAny: each answer knows its own variables
export type DeviceAnswers = Readonly<Record<string, (variables: any) => Record<string, unknown>>>;

/** Passes on an operation of somebody who is signed in, without what the server is not to have, and completes its answer. */
export type AccountPass = (
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
  account: string,
) => Observable<ApolloLink.Result>;

/** What an area has the browser do with its personal operations. */
interface DeviceArea {
  /** Those that the browser answers when nobody is signed in. */
  operations: readonly string[];
  load(): Promise<{ answers: DeviceAnswers }>;
  /** What the browser keeps beside the account, under `key`; these operations may bring something for it. */
  aside: { key: string; operations: readonly string[]; load(): Promise<{ pass: AccountPass }> };
}

/** The areas whose personal operations the browser takes part in; a new area adds itself here. */
const AREAS: readonly DeviceArea[] = [
  {
    operations: ["Journey", "RecordActivity", "CompleteOnboarding", "SetPlanned", "RemovePlanned"],
    load: () => import("../features/journey/journeyDevice.ts"),
    aside: {
      key: "account-journey",
      operations: ["CompleteOnboarding", "MergeJourney", "GiveConsent", "WithdrawConsent"],
      load: () => import("../features/journey/journeyAside.ts"),
    },
  },
];

/**
 * Answers the personal operations from the browser when nobody is signed in, by the same rules as
 * the server; when somebody is, they go on to the server. Components never ask which.
 * @param accountOf the account that is signed in
 */
export const createDeviceLink = (accountOf: () => string | undefined): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? "";
    const account = accountOf();
    if (account === undefined) {
      const area = AREAS.find(({ operations }) => operations.includes(name));
      if (!area) return forward(operation);
      return from(area.load().then(({ answers }) => ({ data: answers[name]?.(operation.variables) })));
    }
    const area = AREAS.find(
      ({ operations, aside }) => aside.operations.includes(name) || (operations.includes(name) && isKept(aside.key)),
    );
    if (!area) return forward(operation);
    return from(area.aside.load()).pipe(switchMap(({ pass }) => pass(operation, forward, account)));
  });
