import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../server/embedded/postgres.ts";
import { aBrowser, anAccount, aPerson, change, jobsDone, press } from "../support/accounts.ts";
import { clientOf, eventually, startApi } from "../support/api.ts";
import { type ServerProcess, spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { linkIn, startMailServer, tokenIn } from "../support/mail.ts";

describe("a mail server that is down", async () => {
  const port = await freePort();
  const api = await startApi({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const failures = async (): Promise<number> =>
    (await api.db.query("SELECT attempts FROM graphile_worker._private_jobs WHERE locked_at IS NULL"))[0]?.attempts ??
    0;

  it("costs no mail: it is tried again until it arrives, once, and its link works", async () => {
    const person = aPerson();
    const { errors, status } = await change(api, "signUp", { input: person });
    expect([status, errors]).toEqual([200, []]);
    await eventually(async () => (await failures()) > 0);

    const mails = await startMailServer(port);
    mails.refusal = "try again later";
    // The next try would be due in some seconds.
    const tryNow = () =>
      api.db.query("UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL");
    const before = await failures();
    await eventually(async () => {
      await tryNow();
      return (await failures()) > before;
    });
    expect(mails.received).toEqual([]);

    mails.refusal = undefined;
    await eventually(async () => {
      await tryNow();
      return mails.received.length > 0;
    });
    const link = linkIn(await mails.next(person.email, "Bekräfta"));
    const response = await press(api, link);
    expect(response.headers.get("location")).toBe("/?bekraftad=ja");
    await jobsDone(api.db);
    expect(mails.received).toHaveLength(1);
    // Each try made a new secret; only the one that was mailed has worked, or ever will.
    expect(await api.db.query("SELECT 1 FROM mail_token WHERE used_at IS NOT NULL")).toHaveLength(1);
    expect(await api.db.query("SELECT 1 FROM mail_token WHERE used_at IS NULL AND expires_at > now()")).toEqual([]);
  });
});

describe("two processes on one database", () => {
  it("send each mail once", async () => {
    const mails = await startMailServer();
    const api = await startApi({ SMTP_URL: mails.url });
    const second = spawnServer({ DATABASE_URL: api.databaseUrl, SMTP_URL: mails.url, SEED: "none" });
    const other = clientOf(await second.origin);
    const people = await Promise.all(Array.from({ length: 12 }, () => anAccount(api)));
    await Promise.all(
      people.map(({ email }, n) => change(n % 2 ? api : other, "requestPasswordReset", { input: { email } })),
    );
    for (const { email } of people) await mails.next(email, "Välj ett nytt lösenord");
    await jobsDone(api.db);
    expect(mails.received).toHaveLength(12);
    const origins = new Set(mails.received.map((mail) => linkIn(mail).origin));
    for (const origin of origins) expect([api.origin, other.origin]).toContain(origin);
    second.child.kill("SIGTERM");
    expect(await second.exit).toBe(0);
  });
});

describe("a server that is killed after a mail was taken and before it was noted", async () => {
  const { url, db } = await createTestDatabase();

  it("leaves a mail that is sent again as the same one, and either copy's link works", async () => {
    let doomed: ServerProcess | undefined;
    const mails = await startMailServer(0, () => doomed?.child.kill("SIGKILL"));
    const env = { DATABASE_URL: url, SMTP_URL: mails.url, SEED: "none", SESSION_SECRET: "0123456789".repeat(4) };
    doomed = spawnServer(env);
    const person = aPerson();
    await change(clientOf(await doomed.origin), "signUp", { input: person });
    expect(await doomed.exit).toBe("SIGKILL");
    expect(mails.received).toHaveLength(1);

    doomed = undefined;
    const next = spawnServer(env);
    await next.origin;
    // Its lock is gone, and time has passed.
    await db.query("UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 hour'");
    await eventually(async () => mails.received.length > 1);
    await jobsDone(db);
    const [first, second] = mails.received;
    expect(second?.parsed.messageId).toMatch(/^<[\w-]{43}@livsresan\.example>$/);
    expect(second?.parsed.messageId).toBe(first?.parsed.messageId);
    expect(second && linkIn(second).search).toBe(first && linkIn(first).search);
    expect(mails.received).toHaveLength(2);
    expect(await db.query("SELECT 1 FROM mail_token")).toHaveLength(1);

    // Another mail is another one.
    await change(clientOf(await next.origin), "requestPasswordReset", { input: { email: person.email } });
    const reset = await mails.next(person.email, "Välj ett nytt lösenord");
    expect(reset.parsed.messageId).not.toBe(first?.parsed.messageId);
    expect(tokenIn(reset)).not.toBe(first && tokenIn(first));
    next.child.kill("SIGTERM");
    expect(await next.exit).toBe(0);
  });
});

describe("without a mail server", () => {
  it("mails are written whole into the folder's outbox, where only the owner reads them", async () => {
    const folder = await makeDataFolder();
    onTestFinished(() => removeDataFolder(folder));
    const api = await startApi({ DATA_DIR: folder });
    const person = aPerson();
    await change(aBrowser(api, { network: "" }), "signUp", { input: person });
    const outbox = join(folder, "outbox");
    const [file = ""] = await eventually(async () => {
      const whole = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith("."));
      return whole.length > 0 && whole;
    });
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\w-]+\.eml$/);
    expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
    const raw = await readFile(join(outbox, file), "utf8");
    const parsed = await simpleParser(raw);
    expect(parsed.subject).toMatch(/^Bekräfta din e-postadress/);
    expect(parsed.to).toMatchObject({ text: person.email });
    const link = linkIn({ recipients: [], raw, parsed });
    expect((await press(api, link)).headers.get("location")).toBe("/?bekraftad=ja");
  });
});
