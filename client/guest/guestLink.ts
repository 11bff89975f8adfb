import { ApolloLink } from "@apollo/client";
import { from, lastValueFrom, type Observable, of, switchMap } from "rxjs";
import type { PersonalArea } from "../../schema/personal.ts";
import { personalOperation } from "./personalOperation.ts";

/** The link's view of the session. */
export interface GuestLinkOptions {
  accountOf(): string | undefined;
  /** Called when the server has changed something of an area, so that other tabs can hear of it. */
  onAccountChange(area: PersonalArea): void;
}

/**
 * Signed out, resolves personal fields from the browser's storage, by the same rules as the server. Signed in,
 * forwards them to the server, an area's mutations one after the other. Components need not know which.
 */
export function createGuestLink({ accountOf, onAccountChange }: GuestLinkOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const personal = personalOperation(operation.query);
    const account = accountOf();
    if (account === undefined) {
      if (!personal?.isForGuests) return forward(operation);
      const { client, query, variables } = operation;
      const answer = from(
        import("./guestGraph.ts").then(({ askGuestGraph }) => askGuestGraph(client, personal.area, query, variables)),
      ) as Observable<ApolloLink.Result>;
      if (personal.isMutation) return answer;
      return answer.pipe(
        // It may have turned out meanwhile that somebody is signed in, of whom a guest's answer says nothing.
        switchMap((result) =>
          accountOf() === undefined ? of(result) : ApolloLink.execute(client.link, { query, variables }, { client }),
        ),
      );
    }
    if (!personal?.isMutation) return forward(operation);
    return from(
      import("./areaQueue.ts").then(({ enqueueChange }) =>
        enqueueChange(
          personal.area,
          async (signal) => {
            operation.setContext({ fetchOptions: { signal } });
            const result = await lastValueFrom(forward(operation));
            onAccountChange(personal.area);
            return result;
          },
          operation.getContext().limitMs,
        ),
      ),
    );
  });
}
