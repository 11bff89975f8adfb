import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aMember, change, codesOf, rowsOf, startAccounts } from "../support/accounts.ts";

const api = await startAccounts();
const list = { completed: [], activities: [], days: [], achievements: [], plan: [] };

describe("sums beyond all bounds", () => {
  it("are refused with a code, and what is kept stays and can be read", async () => {
    const { browser, id } = await aMember(api);
    const merge = (sums: object) => change(browser, "mergeJourney", { input: { key: randomUUID(), ...list, ...sums } });
    const most = { totalMinutes: 10_000_000, totalActivities: 10_000_000 };
    const ended = new Set<string>();
    for (let n = 0; n < 220; n++) {
      const outcome = await merge(most);
      expect(outcome.status).toBe(200);
      ended.add(codesOf(outcome).join());
    }
    expect([...ended]).toEqual(["", "TOO_MUCH"]);
    const before = await rowsOf(api.db, "journey_merge");
    const refused = await merge(most);
    expect(refused.errors).toEqual([{ code: "TOO_MUCH", field: null, message: expect.stringMatching(/\.$/) }]);
    expect(await rowsOf(api.db, "journey_merge")).toEqual(before);
    const [row] = await api.db.query("SELECT total_minutes FROM journey WHERE user_id = $1", [id]);
    expect(row.total_minutes).toBeGreaterThanOrEqual(10_000_000);
    const activity = { key: randomUUID(), type: "VISIT", title: "Ett besök", path: "/tester" };
    expect((await change(browser, "recordActivity", { input: activity })).status).toBe(200);
  });
});
