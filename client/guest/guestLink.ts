import { ApolloLink } from "@apollo/client";
import { from, lastValueFrom, type Observable } from "rxjs";
import type { PersonalArea } from "../../schema/personal.ts";
import { personalOperation } from "./personalOperation.ts";

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
          askGuestGraph(operation.client, personal.area, operation.query, operation.variables),
        ),
      ) as Observable<ApolloLink.Result>;
    }
    if (!personal?.isMutation) return forward(operation);
    return from(
      import("./areaQueue.ts").then(({ inTurn }) =>
        inTurn(personal.area, async (signal) => {
          operation.setContext({ fetchOptions: { signal } });
          const result = await lastValueFrom(forward(operation));
          onAccountChange(personal.area);
          return result;
        }),
      ),
    );
  });
}
