import type { ApolloClient, OperationVariables } from "@apollo/client";
import { type DocumentNode, getOperationAST } from "graphql";
import { personalOperation } from "../guest/personalOperation.ts";
import { isStored, readStored, removeStored, storeAll } from "../guest/storage.ts";
import { ViewerDocument } from "../session/Viewer.generated.ts";
import type { Viewer } from "../session/viewer.ts";

const KEY = "account-answers";

/** Queries that are kept at most; the most recently shown stay. */
const MAX_RESPONSES = 40;
/** Characters at most, so that there is room for what waits to be sent. */
const MAX_CHARACTERS = 1_000_000;
/** Characters of one response: a larger one would take the place of all others. */
const MAX_RESPONSE = 600_000;

/** How somebody feels is kept by the account alone. */
const TELLS_HEALTH = /"healthStatus":"/;

/** An account's data in the browser, to show it without a network. */
interface OfflineResponses {
  viewer: Viewer;
  /** The last response of each query, by operation and variables. */
  answers: Record<string, unknown>;
}

const readAll = (): OfflineResponses | undefined =>
  readStored(KEY, (json) => {
    const { viewer, answers } = (json ?? {}) as Partial<OfflineResponses>;
    return typeof viewer?.id === "string" && typeof answers === "object" && answers ? { viewer, answers } : undefined;
  });

const keyOf = (query: DocumentNode, variables: OperationVariables = {}): string =>
  `${getOperationAST(query)?.name?.value} ${JSON.stringify(variables)}`;

/** Whether the page is a copy that the service worker had stored, which is everybody's (see worker.ts). */
export const isStoredCopy = (): boolean => "stored" in document.documentElement.dataset;

/** True when something is stored of an account. */
export const hasOfflineResponses = (): boolean => isStored(KEY);

/** The account whose responses are stored. */
export const storedViewer = (): Viewer | undefined => readAll()?.viewer;

/** The last response of a personal query, for this account. */
export const offlineResponse = (account: string, query: DocumentNode, variables?: OperationVariables): unknown => {
  const stored = readAll();
  return stored?.viewer.id === account ? stored.answers[keyOf(query, variables)] : undefined;
};

/** Stores what the personal queries that show, and were answered, know by now: answers, and what was changed since. */
export function storeResponses(apollo: ApolloClient): void {
  const viewer = apollo.cache.readQuery({ query: ViewerDocument })?.me;
  if (!viewer) return;
  const known = readAll();
  const shown = [...apollo.getObservableQueries("active")].flatMap(({ query, variables }) => {
    const data = personalOperation(query) && apollo.cache.readQuery<unknown>({ query, variables });
    const text = JSON.stringify(data) ?? "";
    return data && text.length <= MAX_RESPONSE && !TELLS_HEALTH.test(text)
      ? [[keyOf(query, variables), data] as const]
      : [];
  });
  const earlier = Object.entries(known?.viewer.id === viewer.id ? known.answers : {});
  const answers = new Map<string, unknown>(earlier);
  for (const [key, data] of shown) {
    // Shown last, stays longest.
    answers.delete(key);
    answers.set(key, data);
  }
  const kept = [...answers].slice(-MAX_RESPONSES);
  while (JSON.stringify(kept).length > MAX_CHARACTERS) kept.shift();
  storeAll({ [KEY]: { viewer, answers: Object.fromEntries(kept) } satisfies OfflineResponses }, { isQuiet: true });
}

/** Clears what is stored of accounts other than this one; of every account, if none is given. */
export function clearOthersResponses(account: string | undefined): void {
  if (storedViewer()?.id !== account || account === undefined) removeStored([KEY]);
}
