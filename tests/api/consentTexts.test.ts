import { expect, it } from "vitest";
import { CONSENTS, type ConsentWords } from "../../schema/consents.ts";
import { aBrowser, aMember, asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { clientOf, eventually, startServer } from "../support/api.ts";
import { analysesOf, analyze, consent, sending, sleepAnswers, trainingAnswers } from "../support/testAnswers.ts";

const api = await startAccounts();
const other = clientOf(await startServer({ DATABASE_URL: api.databaseUrl }));
const admin = await asAdmin(api);

interface Text extends ConsentWords {
  kind: string;
  version: number;
}

const texts = async (client: typeof other = api): Promise<Text[]> =>
  (await client.graphql<{ consentTexts: Text[] }>("{ consentTexts { kind version title ask text } }")).data
    .consentTexts;
const textOf = async (kind: string, client?: typeof other): Promise<Text> =>
  (await texts(client)).find((text) => text.kind === kind) as Text;
const settings = async () =>
  (
    await admin.browser.graphql<{ siteSettings: { version: number; consents: Text[] } }>(
      "{ siteSettings { version consents { kind version title ask text } } }",
    )
  ).data.siteSettings;

/** Writes changes of the texts that stand. */
async function write(
  changes: { healthData?: Partial<ConsentWords>; testAnswers?: Partial<ConsentWords> },
  isSameMeaning = false,
  at?: number,
) {
  const { version, consents } = await settings();
  const [health, answers] = consents.map(({ title, ask, text }) => ({ title, ask, text, isSameMeaning }));
  return change(admin.browser, "updateSiteConsents", {
    input: {
      healthData: { ...health, ...changes.healthData },
      testAnswers: { ...answers, ...changes.testAnswers },
      version: at ?? version,
    },
  });
}

it("are the product's until an admin writes others, with the site's name", async () => {
  expect(await texts()).toEqual(
    Object.values(CONSENTS).map((text) => ({ ...text, text: text.text.replaceAll("{{sajten}}", "Livsresan") })),
  );
});

it("with another meaning ask everybody again, and until then nothing that was consented to is used", async () => {
  const [member, guest] = [await aMember(api), aBrowser(api)];
  await consent(member.browser);
  expect((await analyze(member.browser, "Sleep", sending(sleepAnswers()))).success).toBe(true);

  const saved = await write({ testAnswers: { text: "{{sajten}} räknar på dina svar, och visar dem för en läkare." } });
  expect(codesOf(saved)).toEqual([]);
  await eventually(async () => (await textOf("TEST_ANSWERS", other)).version === 2);
  expect(await textOf("TEST_ANSWERS")).toMatchObject({
    version: 2,
    text: "Livsresan räknar på dina svar, och visar dem för en läkare.",
  });
  expect(await textOf("HEALTH_DATA")).toMatchObject({ version: 1 });

  const refused = await analyze(member.browser, "Sleep", sending(sleepAnswers()));
  expect(refused.errors.map(({ code }) => code)).toEqual(["CONSENT_MISSING"]);
  for (const [version, codes] of [
    [1, ["CONSENT_MISSING"]],
    [2, []],
  ] as const) {
    const answered = await analyze(guest, "Training", sending(trainingAnswers(), { consentVersion: version }));
    expect(answered.errors.map(({ code }) => code)).toEqual(codes);
  }
  // A page that was loaded before shows the earlier text.
  const given = (version: number) =>
    change(member.browser, "giveConsent", { input: { kind: "TEST_ANSWERS", version } });
  expect(codesOf(await given(1))).toEqual(["OUTDATED"]);
  expect(codesOf(await given(2))).toEqual([]);
  expect((await analyze(member.browser, "Sleep", sending(sleepAnswers()))).success).toBe(true);
  const versions = await api.db.query("SELECT consent_version FROM sleep_tests WHERE user_id = $1 ORDER BY 1", [
    member.id,
  ]);
  expect(versions).toEqual([{ consent_version: 1 }, { consent_version: 2 }]);
  expect(await analysesOf(member.browser)).toHaveLength(2);
});

it("of which only the words are others leave consents as they are", async () => {
  const member = await aMember(api);
  await change(member.browser, "giveConsent", { input: { kind: "HEALTH_DATA", version: 1 } });
  const keeps = async () =>
    (await member.browser.graphql<{ journey: { keepsHealthStatus: boolean } }>("{ journey { keepsHealthStatus } }"))
      .data.journey.keepsHealthStatus;
  expect(await keeps()).toBe(true);
  expect(codesOf(await write({ healthData: { title: "Hur du mår" } }, true))).toEqual([]);
  expect(await textOf("HEALTH_DATA")).toMatchObject({ title: "Hur du mår", version: 1 });
  expect(await keeps()).toBe(true);
  expect(codesOf(await write({ healthData: { ask: "Spara hur det är" } }))).toEqual([]);
  expect(await keeps()).toBe(false);
});

it("keep what each version said, also when an earlier one is taken back, which is a new one", async () => {
  const before = await textOf("HEALTH_DATA");
  expect(codesOf(await write({ healthData: { text: "{{sajten}} sparar allt i tio år." } }))).toEqual([]);
  const [latest] = (await change(admin.browser, "versions", { of: "SITE", id: "1" })).payload as unknown as {
    key: string;
    changes: { field: string }[];
  }[];
  expect(latest?.changes.map(({ field }) => field)).toEqual(["healthData"]);
  const { version } = await settings();
  expect(codesOf(await change(admin.browser, "takeBack", { input: { key: latest?.key, version } }))).toEqual([]);
  const now = await textOf("HEALTH_DATA");
  expect(now).toEqual({ ...before, version: before.version + 2 });
  const [{ consents }] = await api.db.query("SELECT consents FROM site_settings");
  const shown = consents.filter(({ kind }: Text) => kind === "HEALTH_DATA");
  expect(shown.map((text: Text) => text.version)).toEqual([1, 1, 2, 3, 4]);
  expect(shown[0]).toMatchObject(CONSENTS.health_data);
  expect(shown[3].text).toBe("{{sajten}} sparar allt i tio år.");
});

it.each([
  ["nothing", { text: "" }, "healthData.text"],
  ["a placeholder that stands for nothing", { text: "{{sajt}} sparar." }, "healthData.text"],
  ["something left to write", { ask: "FYLL I: vad som sparas" }, "healthData.ask"],
  ["a heading that is too long", { title: "a".repeat(61) }, "healthData.title"],
])("that say %s are refused, with a message at the field", async (_, healthData, field) => {
  const before = await texts();
  const { errors } = await write({ healthData });
  expect(errors).toMatchObject([{ code: "INVALID", field }]);
  expect(await texts()).toEqual(before);
});

it("of two admins at once one is told, and nothing is lost", async () => {
  const before = await texts();
  const { version } = await settings();
  const { errors } = await write({ healthData: { title: "Annat" } }, false, version - 1);
  expect(errors).toMatchObject([{ code: "OUTDATED" }]);
  expect(await texts()).toEqual(before);
});
