import { ApolloLink } from "@apollo/client";
import { ServerError } from "@apollo/client/errors";
import { parse, print } from "graphql";
import { from, of, throwError } from "rxjs";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../../client/apollo/client.ts";
import { deleteLater, idOfKey, recordLater } from "../../client/features/labValues/data/labValueOutbox.ts";
import { labValuesMerge } from "../../client/features/labValues/data/labValuesMerge.ts";
import { saveValues } from "../../client/features/labValues/data/saveValues.ts";
import { sendingParts } from "../../client/features/labValues/data/sendingParts.ts";
import type { EnteredValue } from "../../client/features/labValues/entry/entrySchema.ts";
import { askGuestGraph } from "../../client/guest/guestGraph.ts";
import { readOutbox } from "../../client/guest/outboxStorage.ts";
import { sendOutbox } from "../../client/guest/sendOutbox.ts";
import { ViewerDocument } from "../../client/session/Viewer.generated.ts";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { aMember, type Browser, sharedApi } from "../support/accounts.ts";
import type { Variables } from "../support/api.ts";
import { aLabValue, consentToLabValues, LAB_VALUE_FIELDS, pageOfValues } from "../support/labValues.ts";

const api = await sharedApi();
const nobody = createClient({ link: new ApolloLink(() => of({ data: {} })) });

let room = Number.POSITIVE_INFINITY;
const entries = new Map<string, string>();
vi.stubGlobal("navigator", { onLine: true });
vi.stubGlobal("window", {
  localStorage: {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error("no room");
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  },
  addEventListener: () => undefined,
});
// The worker's other files are answered by a server that must not take itself for a browser.
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  room = Number.POSITIVE_INFINITY;
  entries.clear();
});

const ERRORS = "errors { code field message }";
const RECORD = `mutation ($input: RecordLabValuesInput!) {
  recordLabValues(input: $input) { labValues { ${LAB_VALUE_FIELDS} } ${ERRORS} } }`;
const UPDATE = `mutation ($input: UpdateLabValueInput!) {
  updateLabValue(input: $input) { labValue { ${LAB_VALUE_FIELDS} } ${ERRORS} } }`;
const DELETE = `mutation ($input: DeleteLabValuesInput!) { deleteLabValues(input: $input) { deletedIds ${ERRORS} } }`;
const PROFILE = "{ labProfile { birthYear sex } }";
const SET_PROFILE = `mutation ($input: SetLabProfileInput!) {
  setLabProfile(input: $input) { labProfile { birthYear sex } ${ERRORS} } }`;
const LIST = `query ($first: Int, $markerSlug: String) { labValues(first: $first, markerSlug: $markerSlug) {
  nodes { ${LAB_VALUE_FIELDS} } pageInfo { hasNextPage hasPreviousPage } } }`;

const asGuest = async (text: string, variables: Variables = {}) => {
  const { data, errors } = await askGuestGraph(nobody, "labValues", parse(text), variables);
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
};

/** A browser in which somebody is signed in; `network.isUp` says whether it reaches the server. */
function accountClient(browser: Browser) {
  const sent: string[] = [];
  const network = { isUp: true };
  const link = new ApolloLink(({ operationName = "", query, variables }) => {
    if (!network.isUp) return throwError(() => new TypeError("Failed to fetch"));
    sent.push(operationName);
    return from(browser.graphql<Record<string, never>>(print(query), variables).then(({ data }) => ({ data })));
  });
  const apollo = createClient({ link });
  const me = { __typename: "Me" as const, id: "a", email: "", fullName: "", roles: [], canAdminister: false };
  apollo.writeQuery({ query: ViewerDocument, data: { me } });
  return { apollo, sent, network };
}

/** The same answer whenever it was given. */
const timeless = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer).replace(/"createdAt":"[^"]+"/g, '"createdAt":"then"'));

describe("a guest's values", () => {
  it("are answered as the server answers an account's, one change after the other", async () => {
    const { browser } = await aMember(api);
    await consentToLabValues(browser);
    const full = aLabValue({
      ...{ comparator: "LESS_THAN", laboratory: " Fjällprov  AB ", isFasting: true, note: " Ur brev " },
      ...{ referenceLow: 10, referenceHigh: 150 },
    });
    const others = [
      aLabValue({ sampledOn: "2026-03-03" }),
      aLabValue({ markerSlug: "25-oh-vitamin-d", unit: "nmol/L" }),
      aLabValue({ sampledOn: "1999-12-31" }),
    ];
    const idOf = ({ clientKey }: { clientKey: string }) => globalId("LabValue", clientKey);
    const { clientKey: _, ...changed } = { ...full, value: 3, note: null };
    const bad: Variables[] = [
      { value: -1 },
      { unit: "" },
      { sampledOn: addDays(dayOf(new Date()), 1) },
      { note: "x".repeat(501) },
      { laboratory: "x".repeat(101), referenceLow: 2, referenceHigh: 1 },
      { markerSlug: "Å", clientKey: "1" },
    ];
    const steps: [string, Variables][] = [
      [RECORD, { input: { values: [full, ...others] } }],
      [LIST, {}],
      [LIST, { first: 2, markerSlug: "ferritin" }],
      [RECORD, { input: { values: [{ ...full, value: 99 }, full] } }],
      [UPDATE, { input: { id: idOf(full), ...changed } }],
      [UPDATE, { input: { id: "okänt", ...changed } }],
      [UPDATE, { input: { id: globalId("Analysis", full.clientKey), ...changed } }],
      [DELETE, { input: { ids: [idOf(aLabValue())] } }],
      [DELETE, { input: { ids: [] } }],
      [DELETE, { input: { ids: [idOf(full), "okänt", idOf(full)] } }],
      [RECORD, { input: { values: [full] } }],
      [RECORD, { input: { values: [] } }],
      [RECORD, { input: { values: Array.from({ length: 501 }, () => aLabValue()) } }],
      [DELETE, { input: { ids: Array.from({ length: 501 }, () => "a") } }],
      ...bad.map((one): [string, Variables] => [RECORD, { input: { values: [aLabValue(), aLabValue(one)] } }]),
      [LIST, {}],
      [PROFILE, {}],
      ...[{ birthYear: 1961, sex: "FEMALE" }, { birthYear: 1899 }, { birthYear: 3000 }, { sex: "MALE" }].map(
        (input): [string, Variables] => [SET_PROFILE, { input }],
      ),
      [PROFILE, {}],
    ];
    for (const [text, variables] of steps) {
      const { data, errors } = await browser.graphql(text, variables);
      expect(errors).toEqual([]);
      expect(timeless(await asGuest(text, variables)), JSON.stringify(variables).slice(0, 200)).toEqual(timeless(data));
    }
  });

  it("are read page by page", async () => {
    await asGuest(RECORD, {
      input: { values: Array.from({ length: 5 }, (_, n) => aLabValue({ sampledOn: `2026-01-0${n + 1}` })) },
    });
    const text = `query ($after: String) { labValues(first: 2, after: $after) {
      edges { cursor } nodes { sampledOn } pageInfo { hasNextPage endCursor } } }`;
    const days: string[] = [];
    for (let after: string | null = null; ; ) {
      const { labValues } = await asGuest(text, { after });
      days.push(...labValues.nodes.map((node: { sampledOn: string }) => node.sampledOn));
      if (!labValues.pageInfo.hasNextPage) break;
      after = labValues.pageInfo.endCursor;
    }
    expect(days).toEqual(["2026-01-05", "2026-01-04", "2026-01-03", "2026-01-02", "2026-01-01"]);
  });

  it("stay as they were where the browser has no room for a change", async () => {
    const value = aLabValue();
    await asGuest(RECORD, { input: { values: [value] } });
    const before = new Map(entries);
    room = 300;
    const { recordLabValues } = await asGuest(RECORD, { input: { values: [aLabValue(), aLabValue()] } });
    expect(recordLabValues).toMatchObject({ labValues: [], errors: [{ code: "TOO_MUCH", field: null }] });
    expect(entries).toEqual(before);
  });

  it("are read where some of what is stored cannot be", async () => {
    const value = aLabValue();
    await asGuest(RECORD, { input: { values: [value] } });
    const stored = JSON.parse(entries.get("lab-values") ?? "[]");
    entries.set("lab-values", JSON.stringify([null, 7, { id: "x" }, { ...stored[0], value: "45" }, ...stored]));
    entries.set("lab-values-deleted", "{");
    const { labValues } = await asGuest(LIST);
    expect(labValues.nodes).toMatchObject([{ id: globalId("LabValue", value.clientKey) }]);
  });
});

describe("taking a guest's values to the account", () => {
  it("says how many there are, sends all of them in parts, and clears them", async () => {
    const { browser } = await aMember(api);
    await consentToLabValues(browser);
    for (let part = 0; part < 2; part++) {
      const values = Array.from({ length: 400 }, () => aLabValue({ note: "å".repeat(250) }));
      expect((await asGuest(RECORD, { input: { values } })).recordLabValues.errors).toEqual([]);
    }
    const { labValues } = await asGuest(LIST, { first: 1_000 });
    const { apollo, sent } = accountClient(browser);
    expect(await labValuesMerge.preview(apollo)).toEqual({
      ...{ taken: ["800 värden ur dina provsvar"], left: [], health: "allowed" },
    });
    const sendings = () => sent.filter((name) => name === "SendLabValues").length;
    await labValuesMerge.merge(apollo, false);
    expect(sendings()).toBe(0);
    await labValuesMerge.merge(apollo, true);
    expect(sendings()).toBeGreaterThan(1);
    expect(entries.has("lab-values")).toBe(false);
    const first = await pageOfValues(browser, { first: 500 });
    const rest = await pageOfValues(browser, { first: 500, after: first.pageInfo.endCursor });
    expect(timeless([...first.nodes, ...rest.nodes])).toEqual(timeless(labValues.nodes));
  });

  it("takes whose the values are along where the account does not know it", async () => {
    const { browser } = await aMember(api);
    await consentToLabValues(browser);
    await browser.graphql(SET_PROFILE, { input: { birthYear: 1950 } });
    await asGuest(SET_PROFILE, { input: { birthYear: 1961, sex: "FEMALE" } });
    const { apollo } = accountClient(browser);
    expect((await labValuesMerge.preview(apollo)).taken).toEqual(["vems intervall som gäller för dina provsvar"]);
    await labValuesMerge.merge(apollo, true);
    const { data } = await browser.graphql(PROFILE);
    expect(data).toEqual({ labProfile: { birthYear: 1950, sex: "FEMALE" } });
    expect(entries.has("lab-profile")).toBe(false);
  });

  it("sends parts of at most 500 values and 150 kB", () => {
    expect(sendingParts([])).toEqual([]);
    const small = Array.from({ length: 1_001 }, (_, n) => n);
    expect(sendingParts(small).map(({ length }) => length)).toEqual([500, 500, 1]);
    const large = Array.from({ length: 10 }, () => "å".repeat(25_000));
    expect(sendingParts(large).map(({ length }) => length)).toEqual([2, 2, 2, 2, 2]);
  });
});

describe("values that are sent again after half of them arrived", () => {
  const many = Array.from({ length: 700 }, (_, n) => {
    const { clientKey: _key, ...value } = aLabValue({
      value: n + 1,
      comparator: null,
      laboratory: null,
      isFasting: null,
    });
    return { ...value, note: "å".repeat(250), referenceLow: null, referenceHigh: null } as unknown as EnteredValue;
  });
  const kept = () => entries.get("draft-lab-values-sent");

  /** A browser whose nth sending is stored while its answer is lost, or fails before. */
  function failingClient(browser: Browser | undefined, fails: (sending: number) => "before" | "after" | undefined) {
    let sendings = 0;
    const link = new ApolloLink(({ query, variables }) => {
      const how = fails(++sendings);
      if (how === "before") return throwError(() => new TypeError("Failed to fetch"));
      const answer = browser
        ? browser.graphql<Record<string, never>>(print(query), variables).then(({ data }) => ({ data }))
        : asGuest(print(query), variables).then((data) => ({ data }));
      return from(
        answer.then((one) => {
          if (how === "after")
            throw new ServerError("lost", { bodyText: "", response: new Response(null, { status: 413 }) });
          return one;
        }),
      );
    });
    const apollo = createClient({ link });
    if (browser) {
      const me = { __typename: "Me" as const, id: "a", email: "", fullName: "", roles: [], canAdminister: false };
      apollo.writeQuery({ query: ViewerDocument, data: { me } });
    }
    return apollo;
  }

  it("are recorded once in the account, also when the page was loaded anew meanwhile", async () => {
    const { browser } = await aMember(api);
    await consentToLabValues(browser);
    const first = failingClient(browser, (sending) => (sending === 2 ? "after" : undefined));
    await saveValues(first, many).catch(() => undefined);
    expect(kept()).toBeDefined();
    // Another client knows nothing but what the browser stores.
    expect(
      await saveValues(
        failingClient(browser, () => undefined),
        many,
      ),
    ).toEqual([]);
    expect(kept()).toBeUndefined();
    const page = await pageOfValues(browser, { first: 500 });
    const rest = await pageOfValues(browser, { first: 500, after: page.pageInfo.endCursor });
    expect(page.nodes.length + rest.nodes.length).toBe(many.length);
  });

  it("are recorded once in a guest's browser", async () => {
    const noSecond = failingClient(undefined, (sending) => (sending === 2 ? "before" : undefined));
    await expect(saveValues(noSecond, many)).rejects.toThrow();
    expect(
      await saveValues(
        failingClient(undefined, () => undefined),
        many,
      ),
    ).toEqual([]);
    const { labValues } = await asGuest(LIST, { first: 1_000 });
    expect(labValues.nodes).toHaveLength(many.length);
    expect(kept()).toBeUndefined();
  });

  it("count as new ones once they were stored", async () => {
    const apollo = failingClient(undefined, () => undefined);
    const [one] = many as [EnteredValue];
    await saveValues(apollo, [one, one]);
    await saveValues(apollo, [one]);
    expect((await asGuest(LIST)).labValues.nodes).toHaveLength(3);
  });
});

describe("what an account records and deletes without a network", () => {
  it("waits in the browser, and is sent in its order as soon as the server is there", async () => {
    const { browser } = await aMember(api);
    await consentToLabValues(browser);
    const { apollo, network, sent } = accountClient(browser);
    network.isUp = false;
    const [kept, gone] = [aLabValue(), aLabValue()];
    expect(await recordLater(apollo, [kept, gone] as never[])).toBe(true);
    expect(await deleteLater(apollo, [idOfKey(gone.clientKey)])).toBe(true);
    await sendOutbox(apollo, "labValues");
    expect(readOutbox("labValues").map(({ kind }) => kind)).toEqual(["record", "delete"]);
    network.isUp = true;
    await sendOutbox(apollo, "labValues");
    expect(readOutbox("labValues")).toEqual([]);
    expect(sent).toEqual(["SendLabValues", "SendLabValueDeletion"]);
    expect((await pageOfValues(browser)).nodes.map(({ id }) => id)).toEqual([idOfKey(kept.clientKey)]);
  });

  it("is given up where the server would never take it, as after the consent was withdrawn", async () => {
    const { browser } = await aMember(api);
    const { apollo } = accountClient(browser);
    expect(await recordLater(apollo, [aLabValue()] as never[])).toBe(true);
    await sendOutbox(apollo, "labValues");
    expect(readOutbox("labValues")).toEqual([]);
    expect((await pageOfValues(browser)).nodes).toEqual([]);
  });
});
