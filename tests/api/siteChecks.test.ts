import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createTcpServer } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import backup from "../../server/cli/backup.ts";
import doctor from "../../server/cli/doctor.ts";
import { readConfig } from "../../server/config.ts";
import { recordBackup } from "../../server/features/operations/backupRuns.ts";
import type { CheckedSite } from "../../server/features/operations/checkedSite.ts";
import { checkAdmins, checkBackup, checkFeeds, checkJobs } from "../../server/features/operations/databaseChecks.ts";
import { recordChecks } from "../../server/features/operations/operationsJobs.ts";
import { checkAddress, checkAnswer, checkMail, checkSecrets } from "../../server/features/operations/processChecks.ts";
import type { SiteCheck } from "../../server/features/operations/SiteCheck.ts";
import { lookInTime } from "../../server/features/operations/siteChecks.ts";
import { createMailer } from "../../server/platform/mail/mailer.ts";
import { asAdmin, jobsDone, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";

const CONTACT_EMAIL = "drift@exempel.se";
const api = await startAccounts({ CONTACT_EMAIL });
const admin = await asAdmin(api);

/** A site with these settings, on the test's database. */
function siteWith(env: Record<string, string>, origin = "http://localhost:1"): CheckedSite {
  const config = readConfig(env);
  const from = async () => config.mailFrom ?? "Provsajten <hej@prov.example>";
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from, outbox: "" });
  return { config, dataDir: ".", mailer, db: api.db, origin: () => origin };
}

/** A server that answers for as long as the test runs. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const PRODUCTION = { NODE_ENV: "production" };

describe("the checks of the site's operation", () => {
  it("are given to admins, all of them, with nothing secret and nobody's address in them", async () => {
    // The first page is the slowest.
    await api.fetch("/");
    const { data, errors, text } = await admin.browser.graphql<{ siteChecks: SiteCheck[] }>(
      "{ siteChecks { key title state seen advice } }",
    );
    expect(errors).toEqual([]);
    const states = Object.fromEntries(data.siteChecks.map(({ key, state }) => [key, state]));
    expect(states).toMatchObject({ database: "OK", migrations: "OK", jobs: "OK", clock: "OK", answer: "OK" });
    expect(Object.keys(states)).toEqual(
      expect.arrayContaining([
        "mail",
        "address",
        "backup",
        "schedule",
        "admins",
        "links",
        "analytics",
        "secrets",
        "disk",
      ]),
    );
    const secret = new URL(api.databaseUrl);
    for (const hidden of [admin.person.email, secret.password, CONTACT_EMAIL].filter(Boolean)) {
      expect(text).not.toContain(hidden);
    }
  });

  it("name the feeds of products that had no good run for two days, and the metrics say for how long", async () => {
    const site = siteWith({});
    expect((await checkFeeds(site)).state).toBe("OK");
    const add = (name: string, isOn: boolean, made: string, succeeded: string | null) =>
      api.db.query(
        `INSERT INTO product_feed (name, provider_name, url, hour, is_on, created_at, succeeded_at)
         VALUES ($1, $1, 'https://butik.example/', 3, $2, now() - $3::interval, now() - $4::interval)`,
        [name, isOn, made, succeeded],
      );
    await add("Nyss hämtat", true, "30 days", "47 hours");
    expect((await checkFeeds(site)).seen).toBe("1 produktflöde hämtas som det ska.");
    await add("Nytt", true, "47 hours", null);
    await add("Avstängt", false, "30 days", "20 days");
    const fine = await checkFeeds(site);
    expect(fine).toMatchObject({ state: "OK", seen: "2 produktflöden hämtas som de ska." });
    await add("Sent", true, "30 days", "49 hours");
    await add("Aldrig hämtat", true, "3 days", null);
    const late = await checkFeeds(site);
    expect(late).toMatchObject({
      state: "WARNING",
      seen: "Aldrig hämtat, Sent har inte kunnat hämtas på två dygn. Priserna står still.",
      advice: expect.stringContaining("Innehåll, Produktflöden"),
    });
    const { data } = await admin.browser.graphql<{ siteChecks: SiteCheck[] }>("{ siteChecks { key state seen } }");
    expect(data.siteChecks.find(({ key }) => key === "feeds")).toMatchObject({ seen: late.seen });

    await api.db.query(
      `INSERT INTO product_feed_run (feed_id, state, created, changed, unchanged, refused)
       SELECT f.id, r.state, r.count, 5, 100, 1 FROM product_feed f,
         (VALUES ('DONE', 1), ('DONE', 2), ('FAILED', 0)) AS r (state, count) WHERE f.name = 'Sent'`,
    );
    let text = "";
    await eventually(async () => {
      text = await (await api.fetch("/metrics")).text();
      return text.includes('feed="Sent",outcome="created"');
    });
    const age = Number(/^product_feed_age_seconds\{feed="Sent"\} (\S+)$/m.exec(text)?.[1]);
    expect(age).toBeGreaterThan(49 * 3_600 - 1);
    expect(age).toBeLessThan(50 * 3_600);
    const rows = { created: 2, changed: 5, unchanged: 100, refused: 1, missing: 0, hidden: 0 };
    for (const [outcome, count] of Object.entries(rows))
      expect(text).toContain(`product_feed_rows{feed="Sent",outcome="${outcome}"} ${count}\n`);
    expect(text).not.toContain("Avstängt");
    await api.db.query("DELETE FROM product_feed");
  });

  it("are bounded in time, and tell of a failure no more than its code", async () => {
    const site = siteWith({});
    const hanging = await lookInTime(() => new Promise(() => undefined), site, 20);
    expect(hanging.state).toBe("UNKNOWN");
    const failing = await lookInTime(
      () => Promise.reject(Object.assign(new Error("hemligt på db.internal"), { code: "ECONNREFUSED" })),
      site,
    );
    expect(failing).toMatchObject({ state: "UNKNOWN", seen: expect.stringContaining("(ECONNREFUSED)") });
    expect(JSON.stringify(failing)).not.toContain("db.internal");
  });

  it("of mail: not set, right, away, silent, and from an address that is an example", async () => {
    const from = { MAIL_FROM: "Sajten <hej@sajten.se>" };
    expect((await checkMail(siteWith({}))).state).toBe("WARNING");
    expect((await checkMail(siteWith(PRODUCTION))).state).toBe("FAILED");
    expect((await checkMail(siteWith({ ...PRODUCTION, ...from, SMTP_URL: api.mails.url }))).state).toBe("OK");
    expect((await checkMail(siteWith({ ...PRODUCTION, SMTP_URL: api.mails.url }))).state).toBe("FAILED");
    expect(await checkMail(siteWith({ ...from, SMTP_URL: "smtp://127.0.0.1:1" }))).toMatchObject({ state: "FAILED" });
    const silent = createTcpServer().listen(0, "127.0.0.1");
    onTestFinished(() => void silent.close());
    await new Promise((resolve) => silent.once("listening", resolve));
    const SMTP_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    expect((await lookInTime(checkMail, siteWith({ ...from, SMTP_URL }))).state).toBe("FAILED");
  });

  it("of the address and of what it answers with", async () => {
    expect((await checkAddress(siteWith(PRODUCTION))).state).toBe("FAILED");
    expect((await checkAddress(siteWith({ ...PRODUCTION, PUBLIC_URL: "http://sajten.se" }))).state).toBe("FAILED");
    expect((await checkAddress(siteWith({ ...PRODUCTION, PUBLIC_URL: "https://sajten.se" }))).state).toBe("OK");
    const { signal } = new AbortController();
    const stateAt = async (origin: string) => (await checkAnswer(siteWith({}, origin), signal)).state;
    expect(await stateAt(api.origin)).toBe("OK");
    expect(await stateAt("http://127.0.0.1:1")).toBe("WARNING");
    expect(await stateAt(await answering((_request, response) => response.end("utan skydd")))).toBe("FAILED");
    expect(await stateAt(await answering((_request, response) => response.writeHead(500).end()))).toBe("FAILED");
    const moved = (_: unknown, response: Parameters<RequestListener>[1]) =>
      void response.writeHead(301, { location: "/ny" }).end();
    expect(await stateAt(await answering(moved))).toBe("WARNING");
  });

  it("of backups: none, a fresh one, one that is older than a day", async () => {
    expect((await checkBackup(siteWith(PRODUCTION))).state).toBe("FAILED");
    expect((await checkBackup(siteWith({}))).state).toBe("WARNING");
    await recordBackup(api.db, { isTried: true, isElsewhere: false });
    const fresh = await checkBackup(siteWith(PRODUCTION));
    expect([fresh.state, fresh.advice]).toEqual(["OK", undefined]);
    await api.db.query("UPDATE backup_run SET taken_at = now() - interval '27 hours'");
    expect((await checkBackup(siteWith(PRODUCTION))).state).toBe("FAILED");
    vi.stubEnv("DATABASE_URL", api.databaseUrl);
    onTestFinished(() => void vi.unstubAllEnvs());
    await backup(["--elsewhere"]);
    expect((await checkBackup(siteWith(PRODUCTION))).state).toBe("OK");
  });

  it("of jobs and of administrators", async () => {
    await api.db.query(
      "SELECT graphile_worker.add_job('accountMail', '{}', run_at => now() + interval '1 hour', max_attempts => 1)",
    );
    await api.db.query("UPDATE graphile_worker._private_jobs SET attempts = 1");
    const failed = await checkJobs(siteWith({}));
    expect(failed).toMatchObject({ state: "WARNING", seen: expect.stringContaining("accountMail 1") });
    await api.db.query("DELETE FROM graphile_worker._private_jobs");
    expect(await checkAdmins(siteWith({}))).toMatchObject({
      state: "WARNING",
      seen: expect.stringContaining("1 av 1"),
    });
  });

  it("of secrets: too short, and readable for others", async () => {
    const { writeFile, chmod } = await import("node:fs/promises");
    const dataDir = await makeDataFolder();
    onTestFinished(() => removeDataFolder(dataDir));
    const site = { ...siteWith({}), dataDir };
    await writeFile(`${dataDir}/session-secret`, "kort", { mode: 0o600 });
    expect((await checkSecrets(site)).state).toBe("FAILED");
    await writeFile(`${dataDir}/session-secret`, "0123456789".repeat(4));
    expect((await checkSecrets(site)).state).toBe("OK");
    await chmod(`${dataDir}/session-secret`, 0o644);
    expect((await checkSecrets(site)).state).toBe("WARNING");
    expect((await checkSecrets(siteWith({ SESSION_SECRET: "0123456789".repeat(4) }))).state).toBe("OK");
  });
});

describe("what has failed", () => {
  const check = (state: SiteCheck["state"], key = "prov"): SiteCheck => ({
    key,
    title: "Provet",
    state,
    seen: "Det gick sönder.",
    advice: "Laga det.",
  });
  const told = async () => {
    await jobsDone(api.db);
    return api.mails.to(CONTACT_EMAIL).filter(({ parsed }) => parsed.subject?.includes("ses över")).length;
  };

  it("is told to the operator once, not while it stays or what comes and goes within a day", async () => {
    await recordChecks(api.db, [check("OK")]);
    expect(await told()).toBe(0);
    for (let times = 0; times < 3; times++) await recordChecks(api.db, [check("FAILED"), check("FAILED", "annat")]);
    expect(await told()).toBe(1);
    for (const state of ["UNKNOWN", "FAILED", "OK", "FAILED"] as const) await recordChecks(api.db, [check(state)]);
    expect(await told()).toBe(1);
    await api.db.query("UPDATE site_check SET told_at = told_at - interval '25 hours'");
    await recordChecks(api.db, [check("FAILED")]);
    expect(await told()).toBe(2);
    await recordChecks(api.db, [check("FAILED")]);
    expect(await told()).toBe(2);
  });
});

describe("npm run doctor", () => {
  async function run(env: Record<string, string>): Promise<{ code: unknown; text: string }> {
    const DATA_DIR = await makeDataFolder();
    onTestFinished(() => removeDataFolder(DATA_DIR));
    const lines: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
    try {
      process.exitCode = undefined;
      await doctor([], { DATA_DIR, ...env } as NodeJS.ProcessEnv);
      return { code: process.exitCode, text: lines.join("\n") };
    } finally {
      process.exitCode = undefined;
      log.mockRestore();
    }
  }

  it("prints the same, and ends well where nothing is wrong", async () => {
    const { port } = new URL(api.origin);
    const { code, text } = await run({ DATABASE_URL: api.databaseUrl, PORT: port, HOST: "127.0.0.1" });
    expect(text).toContain("Databas: PostgreSQL");
    expect(text).toContain("Inget är fel.");
    expect(code).toBeUndefined();
  });

  it("tells what it can and ends with 1 where the database is away", async () => {
    const { code, text } = await run({ DATABASE_URL: "postgres://nobody:hemligt@127.0.0.1:1/none" });
    expect(text).toMatch(/Fel +Databas: Databasen svarar inte/);
    expect(text).toMatch(/Vet inte +Klocka/);
    expect(text).not.toContain("hemligt");
    expect(code).toBe(1);
  });
});
