import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { dayOf } from "../../schema/rules/words/days.ts";
import { aBrowser, anAccount, aPerson, change, type Person, press, signIn, whoIs } from "../support/accounts.ts";
import { clientOf, eventually, root, startApi } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { linkIn, startMailServer } from "../support/mail.ts";
import { aStep, create, tick } from "../support/protocolGraph.ts";

const SESSION_SECRET = "0123456789".repeat(4);
const HOUR_MS = 3_600_000;
const CLOCK = pathToFileURL(join(root, "tests/support/shiftedClock.mjs")).href;

/** A server whose clock is right, and the start of others whose clocks are not. */
async function servers() {
  const mails = await startMailServer();
  const env = { SESSION_SECRET, TRUST_PROXY: "127.0.0.1", SMTP_URL: mails.url };
  const right = await startApi(env);
  const shifted = async (hours: number) => {
    const NODE_OPTIONS = `--import=${CLOCK}`;
    const CLOCK_SHIFT_MS = String(hours * HOUR_MS);
    const settings = {
      DATABASE_URL: right.databaseUrl,
      SEED: "none",
      LOG_LEVEL: "fatal",
      NODE_OPTIONS,
      CLOCK_SHIFT_MS,
    };
    const origin = await spawnServer({ ...env, ...settings }).origin;
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const started = Number(/^process_start_time_seconds (\S+)$/m.exec(metrics)?.[1]);
    // The clock is really off, or this would prove nothing.
    expect(Math.round((started * 1_000 - Date.now()) / HOUR_MS)).toBe(hours);
    return clientOf(origin);
  };
  return { right, shifted, mails };
}

/** The same browser at another server, as behind a balancer. */
function atAnother(browser: ReturnType<typeof aBrowser>, { origin }: { origin: string }) {
  const moved = aBrowser({ origin }, { network: browser.network });
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  return moved;
}

const ME = "{ me { email } }";

async function expectSignedIn(browser: ReturnType<typeof aBrowser>, { email }: Person): Promise<void> {
  // As the site does it: what has run out is renewed with the page.
  expect(await (await browser.fetch("/konto")).text()).toContain(email);
  const { data, errors } = await browser.graphql<{ me: { email: string } | null }>(ME);
  expect([errors, data?.me?.email]).toEqual([[], email]);
}

describe.each([1, -1])("a server whose clock is %i h off beside one that is right", (hours) => {
  it("signs in, keeps what is written, sends its mails, and signs nobody out", async () => {
    const { right, shifted, mails } = await servers();
    const wrong = await shifted(hours);
    const api = right;

    // Signed in at either, used at the other and back again.
    for (const [first, second] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const person = await anAccount(api);
      const browser = aBrowser(first);
      expect((await signIn(browser, person)).me?.email).toBe(person.email);
      await expectSignedIn(browser, person);
      const moved = atAnother(browser, second);
      await expectSignedIn(moved, person);
      await expectSignedIn(atAnother(moved, first), person);

      // The day is the server's, as the site shows it; around midnight the two are of different days.
      const { steps } = await create({ browser: moved }, { steps: [aStep({ title: "Promenad" })] });
      const { data } = await moved.graphql<{ checklist: { day: string } }>("{ checklist { day } }");
      const { day } = data.checklist;
      expect([-1, 0, 1].map((offset) => dayOf(new Date(Date.now() + offset * HOUR_MS)))).toContain(day);
      const { errors, refused } = await tick({ browser: moved }, steps[0]?.key, day);
      expect([errors, refused]).toEqual([[], []]);
      const written = await api.db.query(
        "SELECT completed_date AS day FROM user_protocol_progress WHERE protocol_item_id = $1",
        [steps[0]?.key],
      );
      expect(written).toEqual([{ day }]);
    }

    // A mailed link of one is good at the other.
    for (const [first, second] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const person = aPerson();
      expect((await change(aBrowser(first), "signUp", { input: person })).errors).toEqual([]);
      const link = linkIn(await mails.next(person.email, "Bekräfta"));
      await press(aBrowser(second), link);
      const browser = aBrowser(second);
      await eventually(async () => (await signIn(browser, person)).me?.email === person.email);
      expect((await whoIs(browser))?.email).toBe(person.email);
    }
  });
});
