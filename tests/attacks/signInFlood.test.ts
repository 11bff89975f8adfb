import { expect, it } from "vitest";
import { aBrowser, anAccount, aPerson, change, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";

const api = await startAccounts();

it("a flood of sign-ins from everywhere is turned away beyond a bound, while pages are served", async () => {
  const person = await anAccount(api);
  let isOver = false;
  const flood = Promise.all(
    Array.from({ length: 400 }, () => {
      const { email, password } = aPerson();
      return change(aBrowser(api), "signIn", { input: { email, password } });
    }),
  ).finally(() => {
    isOver = true;
  });
  const waited: number[] = [];
  for (let n = 0; !isOver; n++) {
    const begun = performance.now();
    expect((await api.fetch(`/tester?x=${n}`)).status).toBe(200);
    waited.push(performance.now() - begun);
  }
  expect(waited.length).toBeGreaterThan(3);

  const outcomes = await flood;
  const refused = outcomes.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  // As many as may wait were answered as always.
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(100);
  for (const { status, errors } of outcomes) {
    if (status !== 503) expect([status, errors[0]?.code]).toEqual([200, "INVALID_CREDENTIALS"]);
  }
  for (const { refused: thrown, answer } of refused) {
    expect(thrown[0]?.extensions.code).toBe("SERVICE_UNAVAILABLE");
    expect(answer.headers.get("retry-after")).toBe("5");
  }
  const { email, password } = person;
  await eventually(async () => (await change(aBrowser(api), "signIn", { input: { email, password } })).me !== null);
});
