import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { addJob, startJobs } from "../../server/platform/jobs/jobs.ts";
import { eventually } from "../support/api.ts";
import { createTestDatabase } from "../support/database.ts";

const { db, url } = await createTestDatabase();
const ADDRESS = "anna.andersson@epost.example";

const lines: string[] = [];
const log = pino({ level: "trace", base: undefined }, { write: (line) => lines.push(line) });
const logged = (text: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === text);

function sendNothing({ to }: { to: string }): never {
  throw Object.assign(new TypeError(`550 ${to} is unknown\n    at ${to} (/srv/mail.ts:1:1)`), { code: "EENVELOPE" });
}

const jobs = await startJobs(url, [{ tasks: { sendNothing: async (payload) => sendNothing(payload) } }], log);
afterAll(() => jobs.stop());

describe("a job that fails", () => {
  it("is logged with where it failed, which job it is and which try, and with nothing that it was about", async () => {
    await addJob(db, "sendNothing", { to: ADDRESS });
    await eventually(async () => logged("job failed").length > 0);
    await eventually(async () => {
      await db.query("UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL");
      return logged("job failed").length > 1;
    });
    const [{ id }] = (await db.query("SELECT id FROM graphile_worker._private_jobs")) as [{ id: string }];
    for (const [index, line] of logged("job failed").slice(0, 2).entries()) {
      expect(line).toMatchObject({ level: 40, task: "sendNothing", jobId: id, attempt: index + 1, code: "EENVELOPE" });
      expect(line.stack).toMatch(/^TypeError\n +at sendNothing \(.*jobLogs\.test\.ts:\d+:\d+\)\n/);
    }
    expect(lines.join()).not.toContain("anna");
    expect(lines.join()).not.toContain("unknown");
  });
});

describe("jobs that cannot be taken up", () => {
  it("are logged once, with the code and where it was noticed", async () => {
    // The runner writes down that a job has failed without waiting for it: none may be on its way.
    await eventually(async () => {
      await db.query("DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL");
      return (await db.query("SELECT 1 FROM graphile_worker._private_jobs")).length === 0;
    });
    await db.query("ALTER TABLE graphile_worker._private_jobs RENAME TO elsewhere");
    await eventually(async () => logged("cannot fetch jobs").length > 0);
    expect(jobs.isRunning()).toBe(false);
    await db.query("ALTER TABLE graphile_worker.elsewhere RENAME TO _private_jobs");
    await eventually(async () => jobs.isRunning());
    const [line, ...others] = logged("cannot fetch jobs");
    expect(others).toEqual([]);
    expect(line).toMatchObject({ level: 50, code: "42P01" });
    expect(line?.stack).toMatch(/^error\n +at /);
    expect(line?.stack).not.toContain("does not exist");
  });
});
