import { ApolloLink } from "@apollo/client";
import { from, lastValueFrom, mergeMap, type Observable } from "rxjs";
import type { PersonalArea } from "../../schema/personal.ts";
import { personalOperation } from "./personalOperation.ts";
import { isStored } from "./storage.ts";

/** Passes on an operation of somebody who is signed in, without what the server is not to have, and completes its answer. */
export type AccountPass = (
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
  account: string,
) => Observable<ApolloLink.Result>;

/** What the browser keeps beside an account's journey, and the operations that may bring something for it. */
const ASIDE = {
  key: "account-journey",
  operations: ["CompleteOnboarding", "MergeJourney", "GiveConsent", "WithdrawConsent"],
  load: () => import("../features/journey/journeyAside.ts"),
};

/** Says which account is signed in, and hears of changes. */
export interface GuestLinkOptions {
  accountOf(): string | undefined;
  /** Called when the server has changed something of an area, so that other tabs can hear of it. */
  onAccountChange(area: PersonalArea): void;
}

/**
 * Answers the personal fields from what the browser stores when nobody is signed in, by the same rules as
 * the server; when somebody is, they go on to the server, an area's changes one after the other. Components
 * never ask which.
 */
export function createGuestLink({ accountOf, onAccountChange }: GuestLinkOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const personal = personalOperation(operation.query);
    const account = accountOf();
    if (account === undefined) {
      if (!personal?.isForGuests) return forward(operation);
      return from(
        import("./guestGraph.ts").then(({ askGuestGraph }) =>
          askGuestGraph(personal.area, operation.query, operation.variables),
        ),
      ) as Observable<ApolloLink.Result>;
    }
    const hasAside =
      ASIDE.operations.includes(operation.operationName ?? "") || (personal !== undefined && isStored(ASIDE.key));
    const send = () =>
      hasAside
        ? from(ASIDE.load()).pipe(mergeMap(({ pass }) => pass(operation, forward, account)))
        : forward(operation);
    if (!personal?.isMutation) return send();
    return from(
      import("./areaQueue.ts").then(({ inTurn }) =>
        inTurn(personal.area, async (signal) => {
          operation.setContext({ fetchOptions: { signal } });
          const result = await lastValueFrom(send());
          onAccountChange(personal.area);
          return result;
        }),
      ),
    );
  });
}
