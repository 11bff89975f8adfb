import { afterAll, describe, expect, it } from "vitest";
import { aBrowser, aMember, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { type ChatAnswer, failure, startChatService, written } from "../support/chatService.ts";
import { operationOf } from "../support/operations.ts";
import { analyze, consent, sending, sleepAnswers, trainingAnswers } from "../support/testAnswers.ts";

const chat = await startChatService();
afterAll(chat.stop);
const api = await startAccounts({ ANALYSIS_URL: chat.url, ANALYSIS_MODEL: "modell" });

const TEXT = `## Det viktigaste för dig

Du ligger i sängen i sju timmar och sover fem till sex av dem. Börja med kaffet, för det är det som är lättast att ändra.

1. **Drick dagens sista kaffe före lunch.** Du svarade att du dricker fyra koppar eller mer om dagen.
2. **Lägg ifrån dig skärmen** en halvtimme innan du släcker, eftersom du svarade att du använder den i sängen.

## Sovrummet

- Det är för varmt hos dig. Vädra och sänk elementet, så kan det bidra till att du vaknar mer sällan.
- Lite ljus kommer in. En mörk gardin eller en ögonmask kan räcka.`;

/** Somebody who has consented. */
async function aTester() {
  const member = await aMember(api);
  await consent(member.browser);
  return member;
}

const stored = (sessionId: unknown): Promise<Record<string, unknown>[]> =>
  api.db.query("SELECT * FROM sleep_tests WHERE session_id = $1", [sessionId]);

describe("a site with a text service", () => {
  it("says so to everybody", async () => {
    const { data } = await api.graphqlGet("{ analysisSource }");
    expect(data).toEqual({ analysisSource: "SERVICE" });
  });

  it("has the text of the service, and the findings of its own rules", async () => {
    chat.answer(written(TEXT));
    const { browser, person, id } = await aTester();
    const input = sending(sleepAnswers());
    const result = await analyze(browser, "Sleep", input);
    expect(result).toMatchObject({ success: true, source: "SERVICE" });
    expect(result.recommendations).toContain(TEXT);
    expect(result.findings.length).toBeGreaterThan(3);
    expect(await stored(input.sessionId)).toMatchObject([{ source: "service", is_fallback: false }]);
    const sent = chat.requests.map(({ text }) => text).join();
    for (const secret of [person.email, person.fullName, id, input.sessionId]) expect(sent).not.toContain(secret);
  });

  it("is not asked without consent, nor for what is known", async () => {
    chat.answer(written(TEXT));
    const { browser } = await aMember(api);
    const input = sending(sleepAnswers());
    expect((await analyze(browser, "Sleep", input)).success).toBe(false);
    expect((await analyze(aBrowser(api), "Training", sending(trainingAnswers()))).success).toBe(false);
    expect(chat.requests).toHaveLength(0);
    await consent(browser);
    await Promise.all(Array.from({ length: 5 }, () => analyze(browser, "Sleep", input)));
    await analyze(browser, "Sleep", input);
    expect(chat.requests).toHaveLength(1);
  });

  it("has the text of its own rules where the service does not answer, and says so", async () => {
    chat.answer(failure(400));
    const { browser } = await aTester();
    const input = sending(sleepAnswers());
    const result = await analyze(browser, "Sleep", input);
    expect(result).toMatchObject({ success: true, source: "BUILT_IN" });
    expect(result.recommendations?.length).toBeGreaterThan(500);
    expect(await stored(input.sessionId)).toMatchObject([{ source: "built-in", is_fallback: true }]);
  });

  it("finishes what a browser that was closed has asked for, which then gets it", async () => {
    let finish: () => void = () => undefined;
    const late: ChatAnswer = async (response, request) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      await written(TEXT)(response, request);
    };
    chat.answer(late);
    const { browser } = await aTester();
    const input = sending(sleepAnswers());
    const closed = new AbortController();
    const asked = browser.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", origin: api.origin },
      body: JSON.stringify({ query: operationOf("analyzeSleep"), variables: { input } }),
      signal: closed.signal,
    });
    const outcome = expect(asked).rejects.toThrow(/abort/i);
    await eventually(async () => chat.requests.length === 1);
    closed.abort();
    await outcome;
    finish();
    await eventually(async () => (await stored(input.sessionId)).length === 1);
    expect(await analyze(browser, "Sleep", input)).toMatchObject({ success: true, source: "SERVICE" });
    expect(chat.requests).toHaveLength(1);
  });
});
