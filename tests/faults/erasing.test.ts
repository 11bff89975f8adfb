import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { aMember, change, jobsDone } from "../support/accounts.ts";
import { clientOf, eventually } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";
import { startMailServer } from "../support/mail.ts";
import { tablesThatHold } from "../support/tables.ts";

/** Deleting an account's own row waits for the holder of this lock. */
const GATE = 4_711;

/** Shuts it, in front of the deleting of users. */
async function createGate(url: string): Promise<{ open(): Promise<unknown> }> {
  const gatekeeper = new pg.Client({ connectionString: url });
  await gatekeeper.connect();
  onTestFinished(() => gatekeeper.end());
  await gatekeeper.query(`
    CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_advisory_xact_lock(${GATE});
      RETURN OLD;
    END $$;
    CREATE TRIGGER wait_at_gate BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION wait_at_gate();
    SELECT pg_advisory_lock(${GATE})`);
  return { open: () => gatekeeper.query(`SELECT pg_advisory_unlock(${GATE})`) };
}

it("an account whose erasing was cut short by a killed process is erased by the next, with one receipt", async () => {
  const { url, db } = await createTestDatabase();
  const mails = await startMailServer();
  const env = { DATABASE_URL: url, SMTP_URL: mails.url, SEED: "none", TRUST_PROXY: "127.0.0.1" };
  const gate = await createGate(url);

  const killed = spawnServer(env);
  const api = { ...clientOf(await killed.origin), db, databaseUrl: url };
  const { browser, person, id } = await aMember(api);
  const activity = { type: "TEST", title: "Sömntestet", path: "/somntestet", items: ["test:sleep"], goals: [] };
  await change(browser, "recordActivity", { input: { key: randomUUID(), ...activity } });
  expect(await tablesThatHold(db, id)).toEqual(expect.arrayContaining(["journey", "journey_activity", "users"]));
  await change(browser, "deleteAccount", { input: { password: person.password } });

  // One area is erased and committed; the process dies in the next.
  const atGate = () =>
    db.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${GATE} AND NOT granted`);
  await eventually(async () => (await atGate()).length === 1);
  expect((await tablesThatHold(db, id)).filter((table) => table.startsWith("journey"))).toEqual([]);
  killed.child.kill("SIGKILL");
  expect(await killed.exit).toBe("SIGKILL");
  await gate.open();
  await eventually(async () => (await atGate()).length === 0);
  expect(await tablesThatHold(db, id)).toContain("users");
  expect(mails.to(person.email)).toEqual([]);

  // The next process starts a moment later; what the dead one held is not waited for.
  await db.query("UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute'");
  const next = spawnServer(env);
  await next.origin;
  const receipt = await mails.next(person.email, "Ditt konto är borttaget");
  expect(receipt.parsed.text).toContain("Det här är en bekräftelse");
  await jobsDone(db);
  for (const text of [id, person.email]) expect(await tablesThatHold(db, text)).toEqual([]);
  expect(mails.to(person.email)).toHaveLength(1);
  next.child.kill("SIGTERM");
  expect(await next.exit).toBe(0);
});

it("a job of a process that lives is left to it, however long it takes", async () => {
  const { url, db } = await createTestDatabase();
  const mails = await startMailServer();
  const env = { DATABASE_URL: url, SMTP_URL: mails.url, SEED: "none", TRUST_PROXY: "127.0.0.1" };
  const gate = await createGate(url);

  const slow = spawnServer(env);
  const { browser, person } = await aMember({ ...clientOf(await slow.origin), db, databaseUrl: url });
  await change(browser, "deleteAccount", { input: { password: person.password } });
  const held = async (): Promise<string | undefined> =>
    (await db.query("SELECT locked_by FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL"))[0]?.locked_by;
  const worker = await eventually(held);
  await db.query("UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 hour'");
  // One of a worker that is no more, to see when the other process has looked.
  await db.transaction(async (manager) => {
    const mail = JSON.stringify({ kind: "reset", email: "ingen@exempel.se" });
    const [job] = await manager.query("SELECT id FROM graphile_worker.add_job('accountMail', $1::json)", [mail]);
    await manager.query(
      "UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now() - interval '1 hour' WHERE id = $1",
      [job.id],
    );
  });
  const other = spawnServer(env);
  await other.origin;
  const jobs = () => db.query("SELECT 1 FROM graphile_worker._private_jobs");
  await eventually(async () => (await jobs()).length === 1);
  expect(await held()).toBe(worker);
  await gate.open();
  await mails.next(person.email, "Ditt konto är borttaget");
  await jobsDone(db);
  expect(mails.to(person.email)).toHaveLength(1);
});
