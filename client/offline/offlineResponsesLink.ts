import { type ApolloClient, ApolloLink } from "@apollo/client";
import { ServerError } from "@apollo/client/errors";
import { OperationTypeNode } from "graphql";
import { catchError, of, tap } from "rxjs";
import { personalOperation } from "../guest/personalOperation.ts";
import { tabs } from "../session/sessionChannel.ts";
import { accountOf } from "../session/viewer.ts";
import { clearOthersResponses, offlineResponse, storeResponses } from "./offlineResponses.ts";

/** Answers that come together are stored together. */
const REST_MS = 500;

const listeners = new Set<() => void>();
let isShowingStored = false;

/** Whether something that shows was stored earlier, because the server could not be asked; for `useSyncExternalStore`. */
export const shownFromStorage = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): boolean => isShowingStored,
  set(isStored: boolean): void {
    isShowingStored = isStored;
    for (const listener of listeners) listener();
  },
};

/** While a page that the service worker had stored has not reached the server, it is not waited for. */
let isServerAway = false;

/** Says whether personal queries are answered from storage without asking the server first. */
export const respondFromStorage = (isWanted: boolean): void => {
  isServerAway = isWanted;
};

/**
 * Stores what the personal queries of the signed-in answer, and answers with that when the server cannot be reached.
 * It goes in front of the client's links. A mutation whose answer is for the moment only has `isMomentary` in its context.
 * @param onReached called when the server answers while something shows that it could not be asked for
 */
export function followResponses(apollo: ApolloClient, onReached: () => void): void {
  let timer: number | undefined;
  // Until it is known again who is signed in, nothing is written that signing out elsewhere has removed.
  let isUnsure = false;
  // What was answered for the moment only is in the client's cache until the page is left.
  let isMomentary = false;
  tabs?.addEventListener("message", () => {
    isUnsure = true;
  });
  const store = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (!isUnsure && !isMomentary) storeResponses(apollo);
  };
  const storeSoon = () => {
    timer ??= window.setTimeout(store, REST_MS);
  };
  const hearServer = ({ errors }: ApolloLink.Result) => {
    if (errors?.length) return;
    isUnsure = false;
    storeSoon();
    if (isShowingStored) onReached();
  };
  const link = new ApolloLink((operation, forward) => {
    const personal = personalOperation(operation.query);
    const account = accountOf(apollo);
    if (account === undefined) return forward(operation);
    if (!personal) {
      if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
      // A change of the account itself, as a consent that is withdrawn, may take away any of what is stored.
      return forward(operation).pipe(
        tap(() => clearOthersResponses(undefined)),
        tap(hearServer),
      );
    }
    if (personal.isMutation) {
      if (operation.getContext().isMomentary) isMomentary = true;
      return forward(operation).pipe(tap(hearServer));
    }
    const stored = () => offlineResponse(account, operation.query, operation.variables);
    const answer = (data: unknown) => {
      shownFromStorage.set(true);
      return of({ data } as ApolloLink.Result);
    };
    const known = isServerAway && stored();
    if (known) return answer(known);
    return forward(operation).pipe(
      tap(hearServer),
      catchError((error) => {
        const isRefused = ServerError.is(error) && error.statusCode < 500;
        const data = isRefused ? undefined : stored();
        if (!data) throw error;
        return answer(data);
      }),
    );
  });
  apollo.setLink(ApolloLink.from([link, apollo.link]));
  // What was changed without an answer, and what came with the page.
  window.addEventListener("pagehide", store);
  document.addEventListener("visibilitychange", store);
  storeSoon();
}
