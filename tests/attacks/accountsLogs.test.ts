import { expect, it } from "vitest";
import { aBrowser, aPerson, asNative, change, newNetwork, press, signIn, whoIs } from "../support/accounts.ts";
import { clientOf, eventually } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";
import { linkIn, startMailServer, tokenIn } from "../support/mail.ts";

it("the log of a whole visit, at its finest, names nobody and holds no secret", async () => {
  const { url, db } = await createTestDatabase();
  const mails = await startMailServer();
  const env = { DATABASE_URL: url, SMTP_URL: mails.url, SEED: "none", TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "trace" };
  const server = spawnServer(env);
  const api = clientOf(await server.origin);
  const network = newNetwork();
  const browser = aBrowser(api, { network });
  const person = aPerson({ fullName: "Kunigunda Ovanlig", password: "ett ovanligt lösenord" });
  const changed = aPerson();

  // A mail that is not taken, with an answer that names the address.
  mails.refusal = `550 ${person.email} is unknown here`;
  await change(browser, "signUp", { input: person });
  await eventually(async () => server.output().includes("job failed"));
  mails.refusal = undefined;
  await db.query("UPDATE graphile_worker._private_jobs SET run_at = now()");
  const replaced = linkIn(await mails.next(person.email, "Bekräfta"));

  await signIn(browser, person);
  await signIn(browser, { ...person, password: "ett annat ovanligt lösenord" });
  await signIn(browser, changed);
  await change(browser, "signUp", { input: person });
  await change(browser, "signUp", { input: { ...person, email: `${changed.email} kommando` } });
  // The account that was made last has taken the place of the first, with a link of its own.
  const link = linkIn(await mails.next(person.email, "Bekräfta"));
  await browser.fetch(link.pathname + link.search);
  await press(browser, replaced);
  await press(browser, link);
  await signIn(browser, person);
  await browser.fetch("/tester");
  await change(browser, "requestPasswordReset", { input: { email: person.email } });
  const reset = tokenIn(await mails.next(person.email, "Välj ett nytt lösenord"));
  await browser.fetch(`/nytt-losenord?nyckel=${reset}`);
  await change(browser, "changeEmail", { input: { email: changed.email, password: person.password } });
  const moved = linkIn(await mails.next(changed.email, "Bekräfta"));
  const native = await asNative(api, person);
  await native.graphqlGet("{ me { email } }");
  await api.graphql("{ me { id } }", {}, { authorization: `Bearer ${native.refreshToken}` });
  await change(api, "refreshSession", { input: { refreshToken: native.refreshToken } });
  // Whoever knows this address reads what somebody follows; calendars ask for it as they please.
  const calendar = await change(browser, "createCalendarAddress", { input: {} });
  const { pathname } = new URL(String(calendar.payload?.url));
  const secret = pathname.split("/").at(-1)?.replace(".ics", "") ?? "";
  expect((await api.fetch(pathname)).status).toBe(200);
  for (const path of [pathname.replace("/k", "/%6b"), pathname.replace(".ics", ""), `${pathname}?a=${secret}`])
    await api.fetch(path);
  // Failures of ours, with the input at hand.
  await db.query("ALTER TABLE users RENAME TO users_elsewhere");
  expect((await signIn(browser, person)).status).toBe(500);
  expect((await change(aBrowser(api), "signUp", { input: person })).status).toBe(500);
  await browser.fetch(moved.pathname + moved.search);
  expect((await press(browser, moved)).status).toBe(500);
  await db.query("ALTER TABLE users_elsewhere RENAME TO users");
  expect((await whoIs(native))?.fullName).toBe(person.fullName);
  server.child.kill("SIGTERM");
  expect(await server.exit).toBe(0);

  const log = server.output();
  expect(log).toContain("incoming request");
  expect(log).toContain("unexpected error in a resolver");
  const personal = [
    ...[person.email, changed.email].flatMap((email) => [email, email.split("@")[0] ?? ""]),
    "Kunigunda",
    "ovanligt",
    network,
    ...[replaced, link, moved].map((each) => each.searchParams.get("nyckel") ?? ""),
    reset,
    secret,
    native.accessToken,
    native.refreshToken,
    ...browser.cookies.values(),
  ];
  for (const text of personal) {
    expect(text.length).toBeGreaterThan(5);
    expect(log.toLowerCase()).not.toContain(text.toLowerCase());
  }
});
