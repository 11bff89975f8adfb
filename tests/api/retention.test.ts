import { describe, expect, it } from "vitest";
import { purgeExpiredAccounts } from "../../server/features/accounts/accountJobs.ts";
import { anAccount, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { tablesThatHold } from "../support/tables.ts";

const api = await startAccounts();

const ids = async (table: string, column: string): Promise<unknown[]> =>
  (await api.db.query(`SELECT ${column} AS value FROM ${table} ORDER BY 1`)).map(
    ({ value }: { value: unknown }) => value,
  );

describe("clearing away", () => {
  it("is scheduled", async () => {
    await eventually(async () =>
      (await ids("graphile_worker._private_known_crontabs", "identifier")).includes("purgeExpiredAccounts"),
    );
  });

  it("takes accounts that were never confirmed within thirty days, and leaves the others", async () => {
    await api.db.query(`
      INSERT INTO users (email, full_name, password_hash, created_at, confirmed_at) VALUES
        ('gammal@exempel.se', 'G', '', now() - interval '31 days', NULL),
        ('nyss@exempel.se', 'N', '', now() - interval '29 days', NULL),
        ('trogen@exempel.se', 'T', '', now() - interval '900 days', now() - interval '900 days')`);
    await purgeExpiredAccounts(api.db);
    expect(await ids("users", "email")).toEqual(["nyss@exempel.se", "trogen@exempel.se"]);
  });

  it("takes sessions, tokens, links and counts that nobody needs any longer, and leaves the others", async () => {
    const { email } = await anAccount(api);
    const [{ id }] = await api.db.query("SELECT id FROM users WHERE email = $1", [email]);
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1_000);
    for (const [device, expires, revoked] of [
      ["a: in use", days(30), null],
      ["b: revoked lately", days(30), days(-29)],
      ["c: revoked long ago", days(30), days(-31)],
      ["d: run out lately", days(-29), null],
      ["e: run out long ago", days(-31), null],
      ["f: run out long ago, revoked lately", days(-31), days(-1)],
    ])
      await api.db.query("INSERT INTO session (user_id, device, expires_at, revoked_at) VALUES ($1, $2, $3, $4)", [
        id,
        device,
        expires,
        revoked,
      ]);
    for (const [hash, used] of [
      ["fresh", null],
      ["lately", days(-6)],
      ["old", days(-8)],
    ])
      await api.db.query(
        "INSERT INTO refresh_token (hash, session_id, used_at) SELECT $1, id, $2 FROM session WHERE device LIKE 'a:%'",
        [hash, used],
      );
    for (const [hash, expires] of [
      ["good", days(1)],
      ["lately", days(-29)],
      ["old", days(-31)],
    ])
      await api.db.query(
        "INSERT INTO mail_token (hash, user_id, purpose, email, expires_at) VALUES ($1, $2, 'reset_password', $3, $4)",
        [hash, id, email, expires],
      );
    await api.db.query("INSERT INTO rate_limit (key, points, expire) VALUES ('past', 1, $1), ('present', 1, $2)", [
      Date.now() - 1_000,
      Date.now() + 600_000,
    ]);
    await purgeExpiredAccounts(api.db);
    expect(await ids("session", "device")).toEqual(["a: in use", "b: revoked lately", "d: run out lately"]);
    expect(await ids("refresh_token", "hash")).toEqual(["fresh", "lately"]);
    expect(await ids("mail_token", "hash")).toEqual(["good", "lately"]);
    expect(await ids("rate_limit", "key")).toEqual(["present"]);
  });

  it("takes second factors that were begun and left, and leaves those that are on", async () => {
    for (const [begun, confirmed] of [
      ["25 hours", false],
      ["23 hours", false],
      ["900 days", true],
    ]) {
      const { email } = await anAccount(api);
      await api.db.query(
        `INSERT INTO second_factor (user_id, secret, created_at, confirmed_at)
         SELECT id, $2, now() - ($2::text)::interval, CASE WHEN $3 THEN now() END FROM users WHERE email = $1`,
        [email, begun, confirmed],
      );
    }
    await purgeExpiredAccounts(api.db);
    expect(await ids("second_factor", "secret")).toEqual(["23 hours", "900 days"]);
  });

  it("takes up an erasing that was given up on", async () => {
    const { email } = await anAccount(api);
    await api.db.query("UPDATE users SET erased_at = now() - interval '2 days' WHERE email = $1", [email]);
    await purgeExpiredAccounts(api.db);
    await api.mails.next(email, "Ditt konto är borttaget");
    expect(await ids("users", "email")).not.toContain(email);
  });

  it("takes jobs that were given up on a month ago, which name an address", async () => {
    const [old, recent] = [await anAccount(api), await anAccount(api)];
    for (const { email } of [old, recent])
      await api.db.query(
        "SELECT graphile_worker.add_job('accountMail', $1::json, run_at => now() + interval '1 day', max_attempts => 1)",
        [JSON.stringify({ kind: "reset", email })],
      );
    await api.db.query("ALTER TABLE graphile_worker._private_jobs DISABLE TRIGGER USER");
    await api.db.query(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts,
         updated_at = now() - CASE WHEN payload->>'email' = $1 THEN interval '31 days' ELSE interval '29 days' END`,
      [old.email],
    );
    await api.db.query("ALTER TABLE graphile_worker._private_jobs ENABLE TRIGGER USER");
    await purgeExpiredAccounts(api.db);
    expect(await tablesThatHold(api.db, old.email)).toEqual(["users"]);
    expect(await tablesThatHold(api.db, recent.email)).toEqual(["graphile_worker._private_jobs", "users"]);
  });
});
