import { describe, expect, it } from "vitest";
import { dayOf } from "../../schema/rules/words/days.ts";
import { readGlobalId } from "../../server/platform/graphql/globalId.ts";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { collectStatements, eventually } from "../support/api.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Provider {
  id: string;
  version: number;
  name: string;
  [field: string]: unknown;
}

const FACTS = {
  name: "Sjöboda MR",
  lowestPrice: 2_100,
  highestPrice: 4_900,
  turnaroundTime: "3–4 arbetsdagar",
  turnaroundDays: 6,
  location: "Östersund",
  hasDoctorAnalysis: true,
  requiresPrescription: false,
  strengths: ["Öppet kvällar", "Öppet kvällar", "Nära stationen"],
  weaknesses: [],
  affiliateLink: "https://sjoboda.example/mr",
  isFeatured: false,
  checkedOn: "2026-10-01",
};

const ALL = `{ editableMrProviders { id version name priceEstimate lowestPrice highestPrice turnaroundTime
  turnaroundDays location hasDoctorAnalysis requiresPrescription strengths weaknesses affiliateLink isFeatured checkedOn } }`;

async function known(name: string): Promise<Provider | undefined> {
  const { data } = await admin.browser.graphql<{ editableMrProviders: Provider[] }>(ALL);
  return data.editableMrProviders.find((provider) => provider.name === name);
}

/** What a visitor sees on the page, by name. */
async function shown(name: string): Promise<Record<string, unknown> | undefined> {
  const { data } = await api.graphqlGet<{ mrProviders: Record<string, unknown>[] }>(
    "{ mrProviders { name priceEstimate checkedOn visitPath price { from { amount } } } }",
  );
  return data.mrProviders.find((provider) => provider.name === name);
}

const page = async (): Promise<string> => (await api.fetch("/mr-scanning")).text();
const input = ({ priceEstimate: _, ...facts }: Provider, changes: object = {}) => ({
  ...facts,
  affiliateLink: facts.affiliateLink ?? "",
  ...changes,
});
const auditOf = async (id: string): Promise<{ action: string; subjectName: string; changes: { field: string }[] }[]> =>
  api.db.query(
    `SELECT action, subject_name AS "subjectName", changes FROM audit_entry
     WHERE subject_type = 'MR_PROVIDER' AND subject_id = $1 ORDER BY id`,
    [readGlobalId(id)?.key],
  );

describe("a provider of MR scans", () => {
  it("is added, changed, checked and deleted, and visitors see each at once", async () => {
    expect(await page()).not.toContain("Sjöboda");
    const made = await change(admin.browser, "createMrProvider", { input: FACTS });
    expect(codesOf(made)).toEqual([]);
    const provider = made.payload?.mrProvider as Provider;
    expect(provider).toMatchObject({
      ...FACTS,
      strengths: ["Öppet kvällar", "Nära stationen"],
      priceEstimate: "2\u00a0100–4\u00a0900 kr",
      version: 1,
    });
    await eventually(async () => (await page()).includes("Sjöboda MR"));
    expect(await shown("Sjöboda MR")).toMatchObject({ price: { from: { amount: 210_000 } }, checkedOn: "2026-10-01" });
    const path = (await shown("Sjöboda MR"))?.visitPath as string;
    expect((await api.fetch(path, { redirect: "manual" })).status).toBe(200);

    const changed = await change(admin.browser, "updateMrProvider", {
      input: input(provider, { name: "Sjöboda Klinik", highestPrice: 2_100 }),
    });
    expect(codesOf(changed)).toEqual([]);
    expect(changed.payload?.mrProvider).toMatchObject({ version: 2, priceEstimate: "2\u00a0100 kr" });
    await eventually(async () => (await page()).includes("Sjöboda Klinik"));

    const checked = await change(admin.browser, "checkMrProvider", { input: { id: provider.id, version: 2 } });
    expect(checked.payload?.mrProvider).toMatchObject({ version: 3, checkedOn: dayOf(new Date()) });
    await eventually(async () => (await shown("Sjöboda Klinik"))?.checkedOn === dayOf(new Date()));

    await api.db.query(
      `INSERT INTO affiliate_click_count (day, kind, target_id, page, clicks) VALUES ('2026-01-02', 'MR_PROVIDER', $1, 'annan', 4)`,
      [readGlobalId(provider.id)?.key],
    );
    const gone = await change(admin.browser, "deleteMrProvider", { input: { id: provider.id, version: 3 } });
    expect(gone.payload).toMatchObject({ deletedId: provider.id, errors: [] });
    await eventually(async () => !(await page()).includes("Sjöboda"));
    expect(
      await api.db.query("SELECT clicks FROM affiliate_click_count WHERE day = '2026-01-02' AND kind = 'MR_PROVIDER'"),
    ).toEqual([{ clicks: 4 }]);
    const log = await auditOf(provider.id);
    expect(log.map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ["CREATED", "Sjöboda MR"],
      ["CHANGED", "Sjöboda Klinik"],
      ["CHANGED", "Sjöboda Klinik"],
      ["DELETED", "Sjöboda Klinik"],
    ]);
    expect(log[1]?.changes).toEqual([
      { field: "name", before: "Sjöboda MR", after: "Sjöboda Klinik" },
      { field: "highestPrice", before: "4900", after: "2100" },
    ]);
    expect(codesOf(await change(admin.browser, "updateMrProvider", { input: input(provider) }))).toEqual(["NOT_FOUND"]);
  });

  it("is not overwritten by an admin who saw what stood there before", async () => {
    const provider = (await known("Vitmossa Bilddiagnostik")) as Provider;
    const first = await change(admin.browser, "updateMrProvider", { input: input(provider, { location: "Borås" }) });
    expect(first.payload?.mrProvider).toMatchObject({ version: provider.version + 1 });
    const before = (await auditOf(provider.id)).length;
    for (const [name, sent] of [
      ["updateMrProvider", input(provider, { location: "Kiruna" })],
      ["checkMrProvider", { id: provider.id, version: provider.version }],
      ["deleteMrProvider", { id: provider.id, version: provider.version }],
    ] as const) {
      const late = await change(admin.browser, name, { input: sent });
      expect(codesOf(late), name).toEqual(["OUTDATED"]);
      expect(late.payload?.mrProvider).toMatchObject({ location: "Borås", version: provider.version + 1 });
    }
    expect(await auditOf(provider.id)).toHaveLength(before);
    // Nothing that is the same is a change.
    const same = await change(admin.browser, "updateMrProvider", {
      input: input((await known(provider.name)) as Provider),
    });
    expect(same.payload?.mrProvider).toMatchObject({ version: provider.version + 1 });
    expect(await auditOf(provider.id)).toHaveLength(before);
  });

  it("cannot have another one's name, nor facts that cannot be", async () => {
    const provider = (await known("Tallhorna Röntgen")) as Provider;
    for (const [name, sent] of [
      ["createMrProvider", { ...FACTS, name: "skuggsjö mr-klinik" }],
      ["updateMrProvider", input(provider, { name: "Skuggsjö MR-klinik" })],
    ] as const) {
      expect((await change(admin.browser, name, { input: sent })).errors).toEqual([
        { code: "TAKEN", field: "name", message: "Det finns redan en leverantör med det namnet." },
      ]);
    }
    for (const [field, value] of [
      ["name", " "],
      ["name", "x".repeat(121)],
      ["name", "två\nrader"],
      ["lowestPrice", -1],
      ["highestPrice", 2_000],
      ["turnaroundDays", 366],
      ["turnaroundTime", ""],
      ["location", " "],
      ["strengths", Array.from({ length: 11 }, (_, n) => `Styrka ${n}`)],
      ["weaknesses", [""]],
      ["affiliateLink", "javascript:alert(1)"],
      ["affiliateLink", "//utan-protokoll.example"],
    ] as const) {
      const { errors } = await change(admin.browser, "createMrProvider", { input: { ...FACTS, [field]: value } });
      expect(errors.map(({ code, field: at }) => [code, at?.split(".")[0]])).toEqual([["INVALID", field]]);
    }
    expect(await known(FACTS.name)).toBeUndefined();
  });

  it("is named by one of two admins who do it at once", async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => change(admin.browser, "createMrProvider", { input: { ...FACTS, name: "Samtidigt MR" } })),
    );
    expect(outcomes.map(codesOf).sort()).toEqual([[], ["TAKEN"], ["TAKEN"]]);
  });

  it("is deleted only by who proved a moment ago who they are", async () => {
    const { id, version } = (await known("Storskär Magnetkamera")) as Provider;
    await api.db.query("UPDATE session SET verified_at = now() - interval '1 hour' WHERE user_id = $1", [admin.id]);
    const refused = await change(admin.browser, "deleteMrProvider", { input: { id, version } });
    expect(codesOf(refused)).toEqual(["VERIFY_AGAIN"]);
    expect(await known("Storskär Magnetkamera")).toBeDefined();
  });

  it("is listed with all others in one statement, and stored nowhere", async () => {
    const [answer, statements] = await collectStatements(() => admin.browser.graphql(ALL));
    expect(statements.filter((text) => text.includes("mr_provider"))).toHaveLength(1);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });
});
