import { ApolloLink } from "@apollo/client";
import { defer, finalize, from, mergeMap, type Observable } from "rxjs";
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
 * Lets changes go one after the other. On the way they could overtake each other, and an older answer
 * would then take the place of a newer one.
 * @returns sends when what was sent before it has its answer
 */
function createTurns(): <T>(send: () => Observable<T>) => Observable<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (send) =>
    defer(() => {
      const before = last;
      let leave = () => {};
      last = new Promise<void>((done) => {
        leave = done;
      });
      return from(before).pipe(
        mergeMap(send),
        finalize(() => leave()),
      );
    });
}

/**
 * Answers the personal operations from the browser when nobody is signed in, by the same rules as
 * the server; when somebody is, they go on to the server, changes in turn. Components never ask which.
 * @param accountOf the account that is signed in
 */
export function createDeviceLink(accountOf: () => string | undefined): ApolloLink {
  const inTurn = createTurns();
  return new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? "";
    const account = accountOf();
    if (account === undefined) {
      const area = AREAS.find(({ operations }) => operations.includes(name));
      if (!area) return forward(operation);
      return from(area.load().then(({ answers }) => ({ data: answers[name]?.(operation.variables) })));
    }
    const isOwn = AREAS.some(({ operations }) => operations.includes(name));
    const area = AREAS.find(
      ({ operations, aside }) => aside.operations.includes(name) || (operations.includes(name) && isKept(aside.key)),
    );
    const send = () =>
      area
        ? from(area.aside.load()).pipe(mergeMap(({ pass }) => pass(operation, forward, account)))
        : forward(operation);
    return isOwn && operation.operationType === "mutation" ? inTurn(send) : send();
  });
}
