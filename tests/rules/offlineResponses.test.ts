import { ApolloLink, gql } from "@apollo/client";
import { of } from "rxjs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../../client/apollo/client.ts";
import {
  clearOthersResponses,
  hasOfflineResponses,
  offlineResponse,
  storedViewer,
  storeResponses,
} from "../../client/offline/offlineResponses.ts";
import { ViewerDocument } from "../../client/session/Viewer.generated.ts";
import type { Viewer } from "../../client/session/viewer.ts";

const JOURNEY = gql`query Level($first: Int) { journey { id level recommendations(first: $first) { key } } }`;
const CATEGORIES = gql`query Categories { categories { id } }`;

const viewer: Viewer = {
  __typename: "Me",
  id: "a",
  email: "asa@exempel.se",
  fullName: "Åsa",
  roles: [],
  canAdminister: false,
};

/** A client that somebody is signed in with, whose server knows of one journey. */
function client() {
  const journey = { __typename: "Journey", id: "j", level: 2, recommendations: [{ __typename: "R", key: "k" }] };
  const categories = [{ __typename: "Category", id: "c" }];
  const link = new ApolloLink(({ operationName }) =>
    of({ data: operationName === "Level" ? { journey } : { categories } }),
  );
  const apollo = createClient({ link });
  apollo.writeQuery({ query: ViewerDocument, data: { me: viewer } });
  return apollo;
}

/** Shows a query, as a component does. */
async function show(apollo: ReturnType<typeof client>, query: typeof JOURNEY, variables?: object) {
  const shown = apollo.watchQuery({ query, ...(variables && { variables }) });
  await new Promise<void>((resolve) => {
    shown.subscribe(({ loading }) => {
      if (!loading) resolve();
    });
  });
}

describe("what is stored of an account's answers", () => {
  beforeEach(() => {
    const entries = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
    vi.stubGlobal("window", { localStorage });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is what personal queries show, with what was changed since, by their variables", async () => {
    const apollo = client();
    await show(apollo, JOURNEY, { first: 4 });
    await show(apollo, CATEGORIES);
    apollo.cache.updateQuery<{ journey: { level: number } }>({ query: JOURNEY, variables: { first: 4 } }, (known) =>
      known ? { journey: { ...known.journey, level: 3 } } : known,
    );
    storeResponses(apollo);
    expect(storedViewer()).toEqual(viewer);
    expect(offlineResponse("a", JOURNEY, { first: 4 })).toMatchObject({
      journey: { level: 3, recommendations: [{ key: "k" }] },
    });
    expect(offlineResponse("a", JOURNEY, { first: 5 })).toBeUndefined();
    expect(offlineResponse("a", CATEGORIES)).toBeUndefined();
  });

  it("is nobody else's, and goes when somebody else, or nobody, is signed in", async () => {
    const apollo = client();
    await show(apollo, JOURNEY, {});
    storeResponses(apollo);
    expect(offlineResponse("b", JOURNEY, {})).toBeUndefined();
    clearOthersResponses("a");
    expect(hasOfflineResponses()).toBe(true);
    clearOthersResponses("b");
    expect(hasOfflineResponses()).toBe(false);
    storeResponses(apollo);
    clearOthersResponses(undefined);
    expect(hasOfflineResponses()).toBe(false);
  });

  it("leaves out how somebody feels", async () => {
    const apollo = client();
    const query = gql`query Onboarding { journey { id onboarding { healthStatus } } }`;
    const onboarding = { __typename: "OnboardingAnswers", healthStatus: "POOR" };
    apollo.writeQuery({ query, data: { journey: { __typename: "Journey", id: "j", onboarding } } });
    apollo.watchQuery({ query }).subscribe(() => undefined);
    await show(apollo, JOURNEY, {});
    storeResponses(apollo);
    expect(offlineResponse("a", JOURNEY, {})).toBeDefined();
    expect(offlineResponse("a", query)).toBeUndefined();
  });

  it("is nothing while nobody is signed in", async () => {
    const apollo = client();
    apollo.writeQuery({ query: ViewerDocument, data: { me: null } });
    await show(apollo, JOURNEY, {});
    storeResponses(apollo);
    expect(hasOfflineResponses()).toBe(false);
  });
});
