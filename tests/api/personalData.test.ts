import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { dayOf } from "../../schema/rules/words/days.ts";
import { personalDataAreas } from "../../server/personalData.ts";
import { PersonalFile } from "../../server/platform/personalFile.ts";
import {
  aBrowser,
  aMember,
  asAdmin,
  type Browser,
  change,
  codesOf,
  jobsDone,
  sharedApi,
  signIn,
  waiting,
  whoIs,
} from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { knownEverywhere, rowsAbout } from "../support/knownEverywhere.ts";
import { create, tick } from "../support/protocolGraph.ts";
import { personalTables, tablesThatHold } from "../support/tables.ts";

const api = await sharedApi();
const registered = [...new Set(personalDataAreas.flatMap(({ kinds }) => kinds.flatMap(({ tables }) => tables)))];

/** What no file of theirs tells: secrets, identifiers of ours, what calendars were given (told in words), and what only says that a secret was used. */
const NOT_TOLD =
  /^(id|protocol_id|protocol_item_id|user_id|session_id|actor_id|account_id|handled_by|subject_id|hash|token_hash|known|password_hash|secret|last_step|activity_id)$/;
const NOT_TOLD_TABLES = ["refresh_token"];

async function exportOf(browser: Browser): Promise<string> {
  const { data, errors } = await browser.graphql<{ myData: Record<string, unknown> }>("{ myData }");
  expect(errors).toEqual([]);
  return JSON.stringify(data.myData);
}

describe("the file of everything that is kept about somebody", () => {
  it("holds every value of every registered table, and no secret", async () => {
    const member = await knownEverywhere(api);
    const file = await exportOf(member.browser);
    for (const table of registered) {
      const rows = await rowsAbout(api, table, member);
      expect(rows.length, table).toBeGreaterThan(0);
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        if (value === null) continue;
        const text = JSON.stringify(value);
        if (NOT_TOLD.test(column)) expect(file).not.toContain(text);
        else if (!NOT_TOLD_TABLES.includes(table)) expect(file, `${table}.${column}`).toContain(text);
      }
    }
    const { händelser } = JSON.parse(file) as { händelser: { vad: string; gäller: string }[] };
    expect(händelser.map(({ vad }) => vad)).toEqual([
      "SIGNED_IN_ON_NEW_DEVICE",
      "SIGNED_IN_ON_NEW_DEVICE",
      "CHANGED",
      "CHANGED",
      "SECOND_FACTOR_ADDED",
      "RECOVERY_CODE_USED",
      "CHANGED",
      "CALENDAR_ADDRESS_MADE",
    ]);
    for (const secret of member.browser.cookies.values()) expect(file).not.toContain(secret);
  });

  it("tells rows as JavaScript would of what is stored", async () => {
    const member = await knownEverywhere(api);
    const notes = 'Å, "citat", \\ och\nrader \u0001 🌱';
    await api.db.query(
      `UPDATE user_protocol_progress SET notes = $2, completion_time = '2026-01-02 03:04:05.678999Z' WHERE user_id = $1`,
      [member.id, notes],
    );
    await api.db.query("UPDATE protocols SET name = $2 WHERE user_id = $1", [member.id, notes]);
    const file = JSON.parse(await exportOf(member.browser));
    expect(Object.keys(file)).toEqual([
      ...["skapad", "resa", "protokoll", "tester", "mentalOptimering", "provsvar", "provsvarGäller"],
      "borttagnaProvsvar",
      ...["meddelanden", "prisbevakningar", "kalenderprenumeration", "veckomejl", "påminnelser"],
      ...["konto", "inloggningar", "tvåstegsinloggning", "mejladeLänkar", "samtycken", "händelser"],
    ]);
    const ask = async (sql: string) => JSON.parse(JSON.stringify(await api.db.query(sql, [member.id])));
    const protocols: { id: string; namn: string }[] = await ask(
      `SELECT id, name AS namn, created_at AS skapat, updated_at AS "ändrat" FROM protocols WHERE user_id = $1
       ORDER BY created_at, id`,
    );
    expect(file.protokoll).toMatchObject(protocols.map(({ id: _, ...told }) => told));
    expect(file.protokoll[0].namn).toBe(notes);
    const steps = await ask(
      `SELECT title AS rubrik, is_required AS obligatoriskt, sort_order AS ordning, created_at AS skapat, earlier AS tidigare
       FROM protocol_items WHERE protocol_id = (SELECT id FROM protocols WHERE user_id = $1 ORDER BY created_at, id LIMIT 1)
       ORDER BY sort_order, id`,
    );
    expect(file.protokoll[0].steg).toMatchObject(steps);
    expect(file.protokoll[0].steg[0].avbockat).toEqual([
      { dag: dayOf(new Date()), när: "2026-01-02T03:04:05.678Z", anteckning: notes, betyg: 4 },
    ]);
    expect(file.tester.Sömntestet).toEqual(
      await ask(
        `SELECT created_at AS gjort, answers AS svar, ai_recommendations AS analys, red_flags AS varningar,
           findings AS råd, activities AS aktiviteter, source AS "skrivenAv", is_fallback AS reserv,
           consent_version AS samtycke, care_contacted_at AS "pratatMedVården"
         FROM sleep_tests WHERE user_id = $1 ORDER BY created_at, id`,
      ),
    );
    expect(file.inloggningar).toEqual(
      await ask(
        `SELECT device AS enhet, created_at AS började, last_used_at AS "senastAnvänd", expires_at AS "gällerTill",
           revoked_at AS avslutad, verified_at AS "identitetenBekräftad" FROM session WHERE user_id = $1 ORDER BY created_at`,
      ),
    );
    expect(file.resa.avklarat).toEqual(
      await ask(
        `SELECT item_id AS vad, completed_at AS när FROM journey_item WHERE user_id = $1 ORDER BY completed_at, item_id`,
      ),
    );
    expect(file.resa.dagar).toEqual([dayOf(new Date())]);
  });

  it("is as it was for somebody who has nothing yet", async () => {
    const { browser } = await aMember(api);
    const file = JSON.parse(await exportOf(browser));
    expect(file).toMatchObject({
      protokoll: [],
      mentalOptimering: [],
      meddelanden: [],
      prisbevakningar: [],
      tvåstegsinloggning: null,
      samtycken: [],
      resa: { introduktion: null, avklarat: [], aktiviteter: [], dagar: [], uppnått: [], plan: [], pauser: [] },
    });
  });

  it("ends with an error where not all of it could be read, and is none where nothing was sent", async () => {
    const failing = (text: string) =>
      PersonalFile.begin(api.db, async (file) => {
        file.values({ text });
        await file.read("SELECT 1 / 0", [], () => undefined);
      });
    await expect(failing("kort")).rejects.toThrow("division by zero");
    const begun = await failing("lång".repeat(50_000));
    const reading = (async () => {
      for await (const _ of begun);
    })();
    await expect(reading).rejects.toThrow("division by zero");
  });

  it("holds nothing of anybody else", async () => {
    const one = await knownEverywhere(api);
    // What was written last about the one and first about the other would else be of the same millisecond at times.
    await pause(10);
    const other = await knownEverywhere(api);
    const file = await exportOf(one.browser);
    for (const table of registered) {
      // Both have ticked the same thing in their plan, for example.
      const own = new Set((await rowsAbout(api, table, one)).flatMap((row) => Object.values(row).map(String)));
      for (const row of await rowsAbout(api, table, other)) {
        const texts = Object.values(row).filter(
          (value) => value instanceof Date || (String(value).length > 20 && !own.has(String(value))),
        );
        for (const text of texts) expect(file).not.toContain(JSON.stringify(text).slice(1, -1));
      }
    }
    expect(file).not.toContain(other.person.fullName);
    expect(file).not.toContain(other.person.email);
  });
});

describe("deleting an account", () => {
  it("takes everything with it, and mails a receipt that is the last mail", async () => {
    await asAdmin(api);
    const member = await knownEverywhere(api);
    const { browser, person, id, native } = member;
    expect((await tablesThatHold(api.db, id)).sort()).toEqual([
      "audit_entry",
      "calendar_subscription",
      "consent",
      "contact_message",
      "journey",
      "journey_achievement",
      "journey_activity",
      "journey_activity_key",
      "journey_day",
      "journey_item",
      "journey_merge",
      "journey_pause",
      "journey_plan",
      "lab_profile",
      "lab_value",
      "lab_value_key",
      "mail_token",
      "price_watch",
      "programme_progress",
      "protocol_tests",
      "protocols",
      "recovery_code",
      "reminder_device",
      "second_factor",
      "session",
      "sleep_tests",
      "training_tests",
      "user_active_protocols",
      "user_protocol_progress",
      "user_roles",
      "user_undone_ticks",
      "users",
      "weekly_mail",
    ]);
    const deleted = await change(browser, "deleteAccount", { input: { password: person.password } });
    expect(deleted).toMatchObject({ me: null, errors: [] });
    expect([...browser.cookies.keys()]).toEqual([]);
    expect((await native.graphql("{ me { id } }")).status).toBe(401);
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual(["INVALID_CREDENTIALS"]);

    const receipt = await api.mails.next(person.email, "Ditt konto är borttaget");
    expect(receipt.parsed.text).toContain("Det här är en bekräftelse");
    await jobsDone(api.db);
    for (const text of [id, person.email, person.fullName]) {
      expect(await tablesThatHold(api.db, text)).toEqual([]);
    }
    // What they changed of the site stays told, without who it was.
    const left = await api.db.query(
      "SELECT actor_id, account_id, subject_name FROM audit_entry WHERE subject_id = 'magnesium' ORDER BY id DESC LIMIT 1",
    );
    expect(left).toEqual([{ actor_id: null, account_id: null, subject_name: "Magnesium" }]);
    const count = api.mails.to(person.email).length;
    await change(aBrowser(api), "requestPasswordReset", { input: { email: person.email } });
    await jobsDone(api.db);
    expect(api.mails.to(person.email)).toHaveLength(count);
  });

  it("takes nothing of anybody else", async () => {
    const [member, other] = [await aMember(api), await knownEverywhere(api)];
    const before = await Promise.all(registered.map((table) => rowsAbout(api, table, other)));
    await change(member.browser, "deleteAccount", { input: { password: member.person.password } });
    await api.mails.next(member.person.email, "Ditt konto är borttaget");
    expect(await Promise.all(registered.map((table) => rowsAbout(api, table, other)))).toEqual(before);
  });

  it.each([
    ["fel lösenord", "WRONG_PASSWORD"],
    ["", "INVALID"],
  ])("with the password %j is refused", async (password, code) => {
    const { browser } = await aMember(api);
    const { errors } = await change(browser, "deleteAccount", { input: { password } });
    expect(errors).toEqual([{ code, field: "password", message: expect.any(String) }]);
    expect(await whoIs(browser)).not.toBeNull();
  });

  it("refuses what of it is under way as signed out", async () => {
    const member = await aMember(api);
    const { steps } = await create(member);
    const erasing = api.db.createQueryRunner();
    await erasing.startTransaction();
    for (const area of personalDataAreas) await area.erase(erasing.manager, member.id);
    const ticking = tick(member, steps[0]?.key, dayOf(new Date()));
    await waiting(api.db, 1);
    await erasing.commitTransaction();
    await erasing.release();
    expect(codesOf(await ticking)).toEqual(["UNAUTHENTICATED"]);
  });

  it("refuses as signed out what finds nothing to change any more", async () => {
    const member = await aMember(api);
    const { steps } = await create(member);
    const erasing = api.db.createQueryRunner();
    await erasing.startTransaction();
    await erasing.query("SELECT pg_advisory_xact_lock(hashtextextended('protocols:' || $1, 0))", [member.id]);
    const ticking = tick(member, steps[0]?.key, dayOf(new Date()));
    await waiting(api.db, 1);
    // The account goes area by area, and last itself.
    await erasing.query("UPDATE users SET erased_at = now() WHERE id = $1", [member.id]);
    await erasing.query("DELETE FROM protocols WHERE user_id = $1", [member.id]);
    await erasing.commitTransaction();
    await erasing.release();
    expect(codesOf(await ticking)).toEqual(["UNAUTHENTICATED"]);
  });

  it("of the last admin is refused", async () => {
    await api.db.query("DELETE FROM user_roles");
    const { browser, person } = await asAdmin(api);
    const { errors } = await change(browser, "deleteAccount", { input: { password: person.password } });
    expect(errors).toEqual([
      {
        code: "LAST_ADMIN",
        field: null,
        message: "Du är den enda administratören. Ge någon annan behörighet först.",
      },
    ]);
    expect((await whoIs(browser))?.canAdminister).toBe(true);
  });

  describe("that is interrupted", () => {
    afterEach(() => api.db.query("DROP TRIGGER interrupt ON users; DROP FUNCTION interrupt; DROP SEQUENCE erasings"));

    it("is taken up again, and the receipt comes once, when it is done", async () => {
      await api.db.query(`
        CREATE SEQUENCE erasings;
        CREATE FUNCTION interrupt() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF nextval('erasings') = 1 THEN RAISE 'interrupted'; END IF;
          RETURN OLD;
        END $$;
        CREATE TRIGGER interrupt BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION interrupt()`);
      const { browser, person, id } = await aMember(api);
      await change(browser, "deleteAccount", { input: { password: person.password } });
      await eventually(
        async () =>
          (await api.db.query("SELECT 1 FROM graphile_worker._private_jobs WHERE attempts = 1 AND locked_at IS NULL"))
            .length > 0,
      );
      expect(await tablesThatHold(api.db, id)).toContain("users");
      expect(codesOf(await signIn(aBrowser(api), person))).toEqual(["INVALID_CREDENTIALS"]);
      expect(api.mails.to(person.email)).toEqual([]);

      await api.db.query("UPDATE graphile_worker._private_jobs SET run_at = now()");
      await api.mails.next(person.email, "Ditt konto är borttaget");
      await jobsDone(api.db);
      expect(await tablesThatHold(api.db, id)).toEqual([]);
      expect(api.mails.to(person.email)).toHaveLength(1);
    });
  });
});

describe("the registry of personal data", () => {
  const unregistered = async () => (await personalTables(api.db)).filter((table) => !registered.includes(table));

  it("names every table that holds something about a user, and no other", async () => {
    expect(await unregistered()).toEqual([]);
    expect([...registered].sort()).toEqual(await personalTables(api.db));
  });

  it("would be found wanting with a new table", async () => {
    await api.db.query(`
      CREATE TABLE diary (id int PRIMARY KEY, user_id uuid);
      CREATE TABLE diary_page (id int PRIMARY KEY, diary_id int REFERENCES diary);
      CREATE TABLE wish (id int PRIMARY KEY, wished_by uuid REFERENCES users);
      CREATE TABLE device_note (session_id uuid REFERENCES session);
      CREATE TABLE recipe (id int PRIMARY KEY, owner uuid);
      CREATE TABLE weather (id int PRIMARY KEY, product_id int REFERENCES product)`);
    try {
      expect(await unregistered()).toEqual(["device_note", "diary", "diary_page", "recipe", "wish"]);
    } finally {
      await api.db.query("DROP TABLE weather, recipe, device_note, wish, diary_page, diary");
    }
  });

  it("is what visitors are told", async () => {
    const { data } = await api.graphqlGet<{ keptData: unknown[] }>("{ keptData { what why howLong } }");
    expect(data.keptData).toEqual(
      personalDataAreas.flatMap(({ kinds }) =>
        kinds.map(({ description, purpose, retention }) => ({ what: description, why: purpose, howLong: retention })),
      ),
    );
    expect(data.keptData.length).toBeGreaterThan(3);
  });
});
