import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { eraseGuestTests } from "../../server/features/analyses/analysisJobs.ts";
import { aBrowser, aMember, change, codesOf, rowsOf, sharedApi, waiting } from "../support/accounts.ts";
import { eventually, type Variables } from "../support/api.ts";
import {
  analysesOf,
  analyze,
  consent,
  protocolAnswers,
  sending,
  sleepAnswers,
  takeTests,
  trainingAnswers,
} from "../support/testAnswers.ts";

const api = await sharedApi();

const CONSENTED = { consentVersion: 1 };
const aGuest = () => aBrowser(api);

/** Somebody who has consented. */
async function aTester() {
  const member = await aMember(api);
  await consent(member.browser);
  return member;
}

const rowsOfSession = (table: string, sessionId: unknown): Promise<Record<string, unknown>[]> =>
  api.db.query(`SELECT * FROM ${table} WHERE session_id = $1`, [sessionId]);

/** Lets time pass for a test. */
const age = (table: string, sessionId: unknown, hours: number) =>
  api.db.query(`UPDATE ${table} SET created_at = created_at - make_interval(hours => $2) WHERE session_id = $1`, [
    sessionId,
    hours,
  ]);

const TESTS = [
  ["Sleep", "SLEEP", "sleep_tests", sleepAnswers],
  ["Training", "TRAINING", "training_tests", trainingAnswers],
  ["Protocol", "PROTOCOL", "protocol_tests", protocolAnswers],
] as const;

describe.each(TESTS)("the test %s", (test, kind, table, answers) => {
  it("gives a result that is stored, in words and findings with the answers behind them", async () => {
    const { browser, id } = await aTester();
    const input = sending(answers());
    const result = await analyze(browser, test, input);
    expect(result).toMatchObject({ success: true, error: null, errors: [], source: "BUILT_IN", refused: [] });
    expect(result.recommendations?.length).toBeGreaterThan(500);
    expect(result.findings.length).toBeGreaterThan(3);
    for (const { because } of result.findings) expect(because).not.toEqual([]);
    expect(result.activities.length > 0).toBe(test === "Protocol");
    expect(result.analysis).toMatchObject({ key: result.testId, kind, isStale: false, changes: [] });
    const [row, ...others] = await rowsOfSession(table, input.sessionId);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: result.testId, user_id: id, consent_version: 1, is_fallback: false });
    expect(row?.ai_recommendations).toBe(result.recommendations);
  });

  it("sent again gives the first result, and is stored once", async () => {
    const { browser } = await aTester();
    const input = sending(answers());
    const first = await analyze(browser, test, input);
    expect(await analyze(browser, test, { ...input, sessionId: String(input.sessionId).toUpperCase() })).toEqual(first);
    expect(await rowsOfSession(table, input.sessionId)).toHaveLength(1);
  });

  it("sent ten times at once is stored once", async () => {
    const { browser } = await aTester();
    const input = sending(answers());
    const results = await Promise.all(Array.from({ length: 10 }, () => analyze(browser, test, input)));
    expect(new Set(results.map(({ testId }) => testId)).size).toBe(1);
    expect(results.every(({ success }) => success)).toBe(true);
    expect(await rowsOfSession(table, input.sessionId)).toHaveLength(1);
  });

  it("takes what applies to somebody, and may come without it, of clients that do not ask", async () => {
    const { browser } = await aTester();
    const { conditions, medicines, ...before } = answers();
    const old = sending(before);
    const first = await analyze(browser, test, old);
    expect(first.success).toBe(true);
    // The same answers, sent again by a client that asks by now.
    expect(await analyze(browser, test, { ...old, testData: { ...before, conditions: [] } })).toEqual(first);
    const told = sending(answers({ conditions: ["NONE", "HEART", "DIABETES"], medicines: [" Waran ", "Xyzomab"] }));
    expect((await analyze(browser, test, told)).success).toBe(true);
    const [row] = await rowsOfSession(table, told.sessionId);
    expect(row?.answers).toMatchObject({ conditions: ["heart", "diabetes"], medicines: ["Waran", "Xyzomab"] });
    const dark = await analyze(browser, test, sending(answers({ conditions: ["DEATH_THOUGHTS"] })));
    expect([dark.findings, dark.activities]).toEqual([[], []]);
    expect(dark.recommendations).toContain("90101");
  });

  it("under the name of another sending is refused, and changes nothing", async () => {
    const { browser } = await aTester();
    const input = sending(answers());
    await analyze(browser, test, input);
    const before = await rowsOfSession(table, input.sessionId);
    const refused = await analyze(browser, test, { ...input, testData: answers({ age: 77 }) });
    expect(refused).toMatchObject({ success: false, testId: null, analysis: null });
    expect(refused.errors).toEqual([{ code: "INVALID", field: "sessionId", message: refused.error }]);
    // Somebody else learns no more of it, whatever they send.
    const other = await aTester();
    expect(await analyze(other.browser, test, input)).toEqual(refused);
    expect(await rowsOfSession(table, input.sessionId)).toEqual(before);
  });

  it("without consent is refused, and nothing is stored", async () => {
    const { browser } = await aMember(api);
    const input = sending(answers());
    const refused = await analyze(browser, test, input);
    expect(refused.errors).toEqual([{ code: "CONSENT_MISSING", field: null, message: refused.error }]);
    expect(await rowsOfSession(table, input.sessionId)).toEqual([]);
  });

  const field = { Sleep: "sleepChallenges", Training: "trainingChallenges", Protocol: "healthChallenges" }[test];

  it.each<[string, Variables, string]>([
    ["somebody of 17", { age: 17 }, "testData.age"],
    ["somebody of 101", { age: 101 }, "testData.age"],
    ["100 kB of text", { [field]: "å".repeat(50_000) }, `testData.${field}`],
    ["NUL", { [field]: "noll \0" }, `testData.${field}`],
    ["21 medicines", { medicines: Array.from({ length: 21 }, (_, at) => `M${at}`) }, "testData.medicines"],
    ["a medicine of 61 letters", { medicines: ["å".repeat(61)] }, "testData.medicines"],
  ])("of %s is refused at its field, and nothing is stored", async (_, changes, at) => {
    const { browser } = await aTester();
    const input = sending(answers(changes));
    const refused = await analyze(browser, test, input);
    expect(refused.errors.map(({ code, field }) => [code, field])).toEqual([["INVALID", at]]);
    expect(refused).toMatchObject({ success: false, error: refused.errors[0]?.message });
    expect(await rowsOfSession(table, input.sessionId)).toEqual([]);
  });

  it.each<[string, Variables, string]>([
    ["an age in letters", { age: "abc" }, "Uppgiften ”testData.age” har ett värde som inte går att använda."],
    ["no age", { age: undefined }, "Uppgiften ”testData.age” saknas."],
    [
      "an answer that is none",
      { gender: "OKÄND" },
      "Uppgiften ”testData.gender” har ett värde som inte går att använda.",
    ],
    ["no gender", { gender: undefined }, "Uppgiften ”testData.gender” saknas."],
    ["an answer to no question", { shoeSize: 42 }, "Uppgiften ”testData.shoeSize” finns inte."],
  ])("with %s is refused at its field by the graph itself", async (_, changes, message) => {
    const { browser } = await aTester();
    const input = sending(answers(changes));
    const { refused, refusal, status } = await analyze(browser, test, input);
    expect([refused, status]).toEqual([["BAD_USER_INPUT"], 400]);
    expect(refusal).toEqual([[`testData.${Object.keys(changes)[0]}`, message]]);
    expect(await rowsOfSession(table, input.sessionId)).toEqual([]);
  });

  it.each(["", "1", "' OR 1=1", "\0"])("whose sending is called %j is refused at that", async (sessionId) => {
    const { browser } = await aTester();
    const { errors } = await analyze(browser, test, { testData: answers(), sessionId });
    expect(errors).toMatchObject([{ code: "INVALID", field: "sessionId" }]);
  });

  it("with half a character is stored with a sign for it, and known again", async () => {
    const { browser } = await aTester();
    const input = sending(answers({ [field]: "halv \ud83d" }));
    const first = await analyze(browser, test, input);
    expect(first.success).toBe(true);
    expect(await analyze(browser, test, input)).toEqual(first);
  });

  it("is found by its owner, and null for everybody else", async () => {
    const [owner, other] = [await aTester(), await aTester()];
    const { analysis, testId } = await analyze(owner.browser, test, sending(answers()));
    const ask = async (client: typeof owner.browser, key: unknown, of: string = kind) =>
      (
        await client.graphql<{ analysis: unknown }>(
          "query ($kind: TestKind!, $key: String!) { analysis(kind: $kind, key: $key) { id key } }",
          { kind: of, key },
        )
      ).data.analysis;
    const found = { id: analysis?.id, key: testId };
    expect(await ask(owner.browser, testId)).toEqual(found);
    expect(await ask(other.browser, testId)).toBeNull();
    expect(await ask(owner.browser, testId, kind === "SLEEP" ? "TRAINING" : "SLEEP")).toBeNull();
    for (const key of [randomUUID(), "", "x", "\0"]) expect(await ask(owner.browser, key)).toBeNull();
    const node = async (client: typeof owner.browser) =>
      (await client.graphql<{ node: unknown }>("query ($id: ID!) { node(id: $id) { id } }", { id: analysis?.id })).data
        .node;
    expect(await node(owner.browser)).toEqual({ id: analysis?.id });
    expect([await node(other.browser), await node(aGuest())]).toEqual([null, null]);
  });
});

it("a test that two processes analyse at once is stored once, and both give that result", async () => {
  const { browser } = await aTester();
  const [known, input] = [sending(sleepAnswers()), sending(sleepAnswers())];
  await analyze(browser, "Sleep", known);
  const other = api.db.createQueryRunner();
  await other.startTransaction();
  const columns = "user_id, answers, red_flags, findings, activities, source, is_fallback, consent_version, created_at";
  const stored = await other.query(
    `INSERT INTO sleep_tests (id, session_id, ${columns})
     SELECT gen_random_uuid(), $2, ${columns} FROM sleep_tests WHERE session_id = $1 RETURNING id`,
    [known.sessionId, input.sessionId],
  );
  const asked = analyze(browser, "Sleep", input);
  await waiting(api.db, 1);
  await other.commitTransaction();
  await other.release();
  expect(await asked).toMatchObject({ success: true, testId: stored[0].id });
  expect(await rowsOfSession("sleep_tests", input.sessionId)).toHaveLength(1);
});

it("a consent that is withdrawn while a test is analysed leaves nothing stored", async () => {
  const { browser, id } = await aTester();
  const input = sending(sleepAnswers());
  const other = api.db.createQueryRunner();
  await other.startTransaction();
  await other.query("UPDATE consent SET withdrawn_at = now() WHERE user_id = $1", [id]);
  const asked = analyze(browser, "Sleep", input);
  await waiting(api.db, 1);
  await other.commitTransaction();
  await other.release();
  expect((await asked).errors.map(({ code }) => code)).toEqual(["CONSENT_MISSING"]);
  expect(await rowsOfSession("sleep_tests", input.sessionId)).toEqual([]);
});

describe("somebody who is signed out", () => {
  it("has no sleep test", async () => {
    const input = sending(sleepAnswers());
    expect((await analyze(aGuest(), "Sleep", input)).refused).toEqual(["UNAUTHENTICATED"]);
    expect(await rowsOfSession("sleep_tests", input.sessionId)).toEqual([]);
  });

  it.each([
    ["Training", trainingAnswers, "training_tests"],
    ["Protocol", protocolAnswers, "protocol_tests"],
  ] as const)("gets a result of the test %s with consent, for a day", async (test, answers, table) => {
    const guest = aGuest();
    for (const consentVersion of [undefined, null, 0, 2]) {
      const input = sending(answers(), { consentVersion });
      const { errors } = await analyze(guest, test, input);
      expect(errors).toMatchObject([{ code: "CONSENT_MISSING", field: "consentVersion" }]);
      expect(await rowsOfSession(table, input.sessionId)).toEqual([]);
    }
    const input = sending(answers(), CONSENTED);
    const first = await analyze(guest, test, input);
    expect(first).toMatchObject({ success: true, analysis: { key: first.testId } });
    // A lost answer is asked for again, from wherever.
    expect(await analyze(aGuest(), test, input)).toEqual(first);
    await age(table, input.sessionId, 23);
    await eraseGuestTests(api.db);
    expect(await rowsOfSession(table, input.sessionId)).toHaveLength(1);
    await age(table, input.sessionId, 2);
    await eraseGuestTests(api.db);
    expect(await rowsOfSession(table, input.sessionId)).toEqual([]);
  });

  it("is rid of what is old without asking for it", async () => {
    await eventually(async () => {
      const rows = await api.db.query("SELECT identifier FROM graphile_worker._private_known_crontabs");
      return rows.some(({ identifier }: { identifier: string }) => identifier === "eraseGuestTests");
    });
  });

  it("lists nothing", async () => {
    const { errors } = await aGuest().graphql("{ analyses { nodes { id } } }");
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("results", () => {
  it("are listed the newest first, page by page, each compared with the one of its kind before", async () => {
    const { browser } = await aTester();
    const sessions = [sleepAnswers(), trainingAnswers(), sleepAnswers({ caffeineIntake: "_1_KOPP" })].map((data) =>
      sending(data),
    );
    const [first, training, last] = sessions;
    for (const input of sessions) {
      await analyze(browser, input === training ? "Training" : "Sleep", input);
      // Before what comes next, also where the clock has not moved on.
      await age("sleep_tests", input.sessionId, 1);
      await age("training_tests", input.sessionId, 1);
      await age("sleep_tests", first?.sessionId, 1);
    }
    await age("sleep_tests", first?.sessionId, 31 * 24);
    const all = await analysesOf(browser);
    expect(all.map(({ kind }) => kind)).toEqual(["SLEEP", "TRAINING", "SLEEP"]);
    expect(all.map(({ isStale }) => isStale)).toEqual([false, false, true]);
    expect(all.map(({ changes }) => changes)).toEqual([
      [{ label: "Koffeinintag", before: "4 koppar eller mer", now: "1 kopp" }],
      [],
      [],
    ]);
    expect(await analysesOf(browser, { kind: "SLEEP" })).toEqual([all[0], all[2]]);
    const read = async (after: string | null) =>
      (
        await browser.graphql<{
          analyses: { nodes: { key: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
        }>(
          "query ($after: String) { analyses(first: 1, after: $after) { nodes { key } pageInfo { endCursor hasNextPage } } }",
          {
            after,
          },
        )
      ).data.analyses;
    const keys: string[] = [];
    for (let page = await read(null); ; page = await read(page.pageInfo.endCursor)) {
      keys.push(...page.nodes.map(({ key }) => key));
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(keys).toEqual(all.map(({ key }) => key));
    expect(last).toBeDefined();
  });

  it("are stored by no cache", async () => {
    const { browser } = await aTester();
    const { headers } = await browser.graphqlGet("{ analyses { nodes { key } } }");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("are removed by their owner alone, once", async () => {
    const [owner, other] = [await aTester(), await aTester()];
    const { analysis } = await analyze(owner.browser, "Sleep", sending(sleepAnswers()));
    const remove = (browser: typeof owner.browser, id: unknown) => change(browser, "removeAnalysis", { input: { id } });
    expect(codesOf(await remove(other.browser, analysis?.id))).toEqual(["NOT_FOUND"]);
    expect(await analysesOf(owner.browser)).toHaveLength(1);
    expect((await remove(owner.browser, analysis?.id)).payload).toEqual({ deletedId: analysis?.id, errors: [] });
    expect(await analysesOf(owner.browser)).toEqual([]);
    for (const id of [analysis?.id, "", "\0", analysis?.key]) {
      const { payload, errors } = await remove(owner.browser, id);
      expect([payload?.deletedId, errors.map(({ code }) => code)]).toEqual([null, ["NOT_FOUND"]]);
    }
  });

  it("go when the consent is withdrawn, those of others do not", async () => {
    const [owner, other] = [await aMember(api), await aMember(api)];
    await takeTests(owner);
    await takeTests(other);
    expect(await analysesOf(owner.browser)).toHaveLength(3);
    await change(owner.browser, "withdrawConsent", { input: { kind: "HEALTH_DATA" } });
    expect(await analysesOf(owner.browser)).toHaveLength(3);
    await change(owner.browser, "withdrawConsent", { input: { kind: "TEST_ANSWERS" } });
    expect(await analysesOf(owner.browser)).toEqual([]);
    expect(await analysesOf(other.browser)).toHaveLength(3);
    const again = await analyze(owner.browser, "Sleep", sending(sleepAnswers()));
    expect(again.errors.map(({ code }) => code)).toEqual(["CONSENT_MISSING"]);
  });
});

describe("taking over what a browser held", () => {
  const merged = (browser: Awaited<ReturnType<typeof aMember>>["browser"], input: Variables) =>
    change(browser, "mergeAnalyses", { input: { training: [], protocol: [], ...input } });
  const keysOf = ({ payload }: Awaited<ReturnType<typeof merged>>) =>
    ((payload?.analyses ?? []) as { key: string }[]).map(({ key }) => key);

  it("claims the server's results, makes those that it no longer has, and changes nothing the second time", async () => {
    const { browser, id } = await aTester();
    const input = sending(trainingAnswers(), CONSENTED);
    const { testId } = await analyze(aGuest(), "Training", input);
    const sessionId = randomUUID();
    const held = {
      training: [{ testData: input.testData, sessionId: input.sessionId, completedAt: "2026-01-01T08:00:00Z" }],
      protocol: [{ testData: protocolAnswers(), sessionId, completedAt: "2026-01-02T08:00:00.000Z" }],
    };
    const first = await merged(browser, held);
    expect(codesOf(first)).toEqual([]);
    const [made] = await rowsOfSession("protocol_tests", sessionId);
    expect(keysOf(first)).toEqual([testId, made?.id]);
    expect(made).toMatchObject({ user_id: id, source: "built-in", created_at: new Date("2026-01-02T08:00:00Z") });
    expect(String(made?.ai_recommendations).length).toBeGreaterThan(500);
    const rows = [await rowsOf(api.db, "training_tests"), await rowsOf(api.db, "protocol_tests")];
    expect((await merged(browser, held)).payload).toEqual(first.payload);
    expect([await rowsOf(api.db, "training_tests"), await rowsOf(api.db, "protocol_tests")]).toEqual(rows);
    // It is not the browser's any longer.
    await age("training_tests", input.sessionId, 48);
    await eraseGuestTests(api.db);
    expect(await analysesOf(browser)).toHaveLength(2);
  });

  it("takes nothing of somebody else's, nor by its name alone", async () => {
    const [owner, other] = [await aTester(), await aTester()];
    const own = sending(trainingAnswers());
    await analyze(owner.browser, "Training", own);
    const guests = sending(trainingAnswers(), CONSENTED);
    await analyze(aGuest(), "Training", guests);
    const completedAt = "2026-01-01T08:00:00Z";
    const outcome = await merged(other.browser, {
      training: [
        { testData: own.testData, sessionId: own.sessionId, completedAt },
        { testData: trainingAnswers({ age: 99 }), sessionId: guests.sessionId, completedAt },
      ],
    });
    expect(outcome.payload).toEqual({ errors: [], analyses: [] });
    expect(await analysesOf(other.browser)).toEqual([]);
    expect(await analysesOf(owner.browser)).toHaveLength(1);
  });

  it("is of now what says that it is of the future", async () => {
    const { browser } = await aTester();
    const held = { testData: trainingAnswers(), sessionId: randomUUID(), completedAt: "2999-01-01T08:00:00Z" };
    await merged(browser, { training: [held] });
    const [{ createdAt } = { createdAt: "" }] = await analysesOf(browser);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
  });

  it.each<[string, number, Variables, string[]]>([
    ["a bad answer", 1, { age: 17 }, ["INVALID training.0.testData.age"]],
    ["too much", 51, {}, ["TOO_MUCH training"]],
  ])("with %s is refused whole", async (_, count, changes, expected) => {
    const { browser } = await aTester();
    const held = Array.from({ length: count }, () => ({
      testData: trainingAnswers(changes),
      sessionId: randomUUID(),
      completedAt: "2026-01-01T08:00:00Z",
    }));
    const { errors } = await merged(browser, { training: held });
    expect(errors.map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
    expect(await analysesOf(browser)).toEqual([]);
  });

  it("without consent is refused, and nothing is stored", async () => {
    const { browser } = await aMember(api);
    const held = { testData: trainingAnswers(), sessionId: randomUUID(), completedAt: "2026-01-01T08:00:00Z" };
    expect(codesOf(await merged(browser, { training: [held] }))).toEqual(["CONSENT_MISSING"]);
    expect(await rowsOfSession("training_tests", held.sessionId)).toEqual([]);
  });
});

describe("too many tests", () => {
  it("of an account are refused, and what it has is given again", async () => {
    const { browser } = await aTester();
    const first = sending(sleepAnswers());
    const known = await analyze(browser, "Sleep", first);
    const more = await Promise.all(
      Array.from({ length: 29 }, () => analyze(browser, "Sleep", sending(sleepAnswers()))),
    );
    expect(more.every(({ success }) => success)).toBe(true);
    const input = sending(sleepAnswers());
    const over = await analyze(browser, "Sleep", input);
    expect([over.refused, over.status]).toEqual([["TOO_MANY_REQUESTS"], 429]);
    expect(await rowsOfSession("sleep_tests", input.sessionId)).toEqual([]);
    expect(await analyze(browser, "Sleep", first)).toEqual(known);
  });

  it("of a client are refused", async () => {
    const guest = aGuest();
    const send = () => analyze(guest, "Training", sending(trainingAnswers(), CONSENTED));
    const sent = await Promise.all(Array.from({ length: 61 }, send));
    expect(sent.filter(({ success }) => success)).toHaveLength(60);
    expect(sent.flatMap(({ refused }) => refused)).toEqual(["TOO_MANY_REQUESTS"]);
  });
});

it("everybody may know what writes results", async () => {
  const { data } = await api.graphqlGet<{ analysisSource: string }>("{ analysisSource }");
  expect(data.analysisSource).toBe("BUILT_IN");
});
