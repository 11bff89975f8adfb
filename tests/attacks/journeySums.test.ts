import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aMember, codesOf, rowsOf, sharedApi } from "../support/accounts.ts";
import { merge, record } from "../support/journeyGraph.ts";

const api = await sharedApi();

describe("sums beyond all bounds", () => {
  it("are refused with a code, and what is kept stays and can be read", async () => {
    const member = await aMember(api);
    const most = { totalMinutes: 10_000_000, totalActivities: 10_000_000 };
    const ended = new Set<string>();
    for (let n = 0; n < 220; n++) {
      const outcome = await merge(member, most);
      expect(outcome.status).toBe(200);
      ended.add(codesOf(outcome).join());
    }
    expect([...ended]).toEqual(["", "TOO_MUCH"]);
    const before = await rowsOf(api.db, "journey_merge");
    const refused = await merge(member, most);
    expect(refused.errors).toEqual([{ code: "TOO_MUCH", field: null, message: expect.stringMatching(/\.$/) }]);
    expect(await rowsOf(api.db, "journey_merge")).toEqual(before);
    const [row] = await api.db.query("SELECT total_minutes FROM journey WHERE user_id = $1", [member.id]);
    expect(row.total_minutes).toBeGreaterThanOrEqual(10_000_000);
    expect((await record(member)).status).toBe(200);
  });
});

it("activities without end are refused by the day, those of the browser that are merged too", async () => {
  const member = await aMember(api);
  const at = new Date().toISOString();
  const merged = () =>
    merge(member, {
      activities: Array.from({ length: 100 }, () => ({
        key: randomUUID(),
        type: "VISIT",
        title: "Hem",
        path: "/",
        timestamp: at,
      })),
    });
  const codes: string[] = [];
  for (let n = 0; n < 30; n++) codes.push(codesOf(await merged()).join());
  expect([codes.slice(0, 29).filter(Boolean), codes[29]]).toEqual([[], "TOO_MANY_REQUESTS"]);
  expect(codesOf(await record(member))).toEqual(["TOO_MANY_REQUESTS"]);
});
