import { describe, expect, it } from "vitest";
import { AREAS } from "../../schema/catalogue.ts";
import { AS_IT_CAME, DEMO_SITE } from "../../schema/site.ts";
import { priceMailTask } from "../../server/features/priceWatches/priceMail.ts";
import { endOldPriceWatches, findPriceDrops } from "../../server/features/priceWatches/priceWatchJobs.ts";
import { Tokens } from "../../server/platform/auth/tokens.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { addJob } from "../../server/platform/jobs/jobs.ts";
import type { Mail, Mailer } from "../../server/platform/mail/mailer.ts";
import {
  aBrowser,
  aMember,
  change,
  codesOf,
  jobsDone,
  type Member,
  press,
  signedIn,
  startAccounts,
} from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";
import type { ReceivedMail } from "../support/smtp.ts";

const api = await startAccounts();
const { db } = api;

interface Watch {
  productId: string;
  productName: string;
  price: { amount: number };
  product: { name: string } | null;
}

let products = 0;

/** A product with a price. */
async function priced(priceEstimate: string | null) {
  const name = `Bevakad ${++products}`;
  const facts = aProduct({ name, categoryId: await categoryId(db, "blodtester"), priceEstimate });
  const [id = 0] = await write(db, facts);
  const set = (price: string, changes = {}) => write(db, { ...facts, id, priceEstimate: price, ...changes });
  return { id, name, set, input: { productId: globalId("Product", id) } };
}

const watchesOf = async ({ browser }: Member): Promise<Watch[]> =>
  (
    await browser.graphql<{ me: { priceWatches: Watch[] } }>(
      "{ me { priceWatches { productId productName price { amount } product { name } } } }",
    )
  ).data.me.priceWatches;

const begin = async ({ browser }: Member, input: { productId: string }): Promise<void> =>
  expect(codesOf(await change(browser, "watchPrice", { input }))).toEqual([]);

/** Looks for prices that have dropped, as it is done every ten minutes, and waits for the mails. */
async function look(): Promise<void> {
  await findPriceDrops(db, AREAS);
  await jobsDone(db);
}

/** Where a mail leads whoever wants no more of them, as its programs read it. */
function stopLinkIn({ parsed }: ReceivedMail): URL {
  const list = parsed.headers.get("list") as { unsubscribe?: { url?: string } } | undefined;
  const url = list?.unsubscribe?.url ?? "";
  expect(parsed.text).toContain(url);
  return new URL(url);
}

describe("a watched price", () => {
  it("that sinks is told once, and the watch is over", async () => {
    const member = await aMember(api, { fullName: "Åsa Ek" });
    const { name, input, set, id } = await priced("från 449 kr");
    await begin(member, input);
    await begin(member, input);
    expect(await watchesOf(member)).toEqual([
      { ...input, productName: name, price: { amount: 44_900 }, product: { name } },
    ]);
    await look();
    await set("460 kr");
    await look();
    expect(api.mails.to(member.person.email)).toEqual([]);

    await set("399 kr");
    await look();
    const mail = await api.mails.next(member.person.email, `Priset har sjunkit: ${name}`);
    const text = mail.parsed.text?.replaceAll("\u00a0", " ");
    expect(text).toContain("Hej Åsa!");
    expect(text).toContain("Nu 399 kr. När du bad oss bevaka priset var det 449 kr.");
    expect(text).toContain(`${api.origin}/tester/bevakad-${products}-${id}`);
    expect(mail.parsed.html).toContain(`href="${api.origin}/tester/bevakad-${products}-${id}"`);
    expect(mail.parsed.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(await watchesOf(member)).toEqual([]);

    await set("299 kr");
    await look();
    expect(api.mails.to(member.person.email)).toHaveLength(1);
    expect(await db.query("SELECT 1 FROM price_watch WHERE user_id = $1", [member.id])).toEqual([]);
  });

  it("of several products that sink at once is one mail for each account", async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    const [first, second] = [await priced("500 kr"), await priced("1 000 kr")];
    for (const { input } of [first, second]) await begin(one, input);
    await begin(other, second.input);
    await first.set("400 kr");
    await second.set("900 kr");
    await look();
    const mail = await api.mails.next(one.person.email, "Priset har sjunkit på 2 produkter");
    expect(mail.parsed.text).toContain(first.name);
    expect(mail.parsed.text).toContain(second.name);
    expect((await api.mails.next(other.person.email, second.name)).parsed.text).not.toContain(first.name);
  });

  it("is not told while the product is hidden, nor when it is paid in another way, nor once it is gone", async () => {
    const member = await aMember(api);
    const [hidden, monthly, gone] = [await priced("500 kr"), await priced("500 kr"), await priced("500 kr")];
    for (const { input } of [hidden, monthly, gone]) await begin(member, input);
    await hidden.set("400 kr", { isAvailable: false });
    await monthly.set("49 kr/mån");
    await db.query("DELETE FROM product WHERE id = $1", [gone.id]);
    await look();
    expect(api.mails.to(member.person.email)).toEqual([]);
    expect((await watchesOf(member)).map(({ productName, product }) => [productName, product !== null])).toEqual([
      [monthly.name, true],
      [hidden.name, false],
    ]);
    await hidden.set("400 kr");
    await look();
    await api.mails.next(member.person.email, hidden.name);
  });

  it("is not told of what was taken back, or has risen again, while the mail was on its way", async () => {
    const member = await aMember(api);
    const [taken, risen, anew] = [await priced("500 kr"), await priced("500 kr"), await priced("500 kr")];
    for (const { input } of [taken, risen, anew]) await begin(member, input);
    for (const { set } of [taken, risen, anew]) await set("400 kr");
    // As it is between looking and the mail.
    await db.query("UPDATE price_watch SET mail_queued_at = now() WHERE user_id = $1", [member.id]);
    await change(member.browser, "unwatchPrice", { input: taken.input });
    await begin(member, anew.input);
    await risen.set("600 kr");
    const payload = { userId: member.id, productIds: [taken.id, risen.id, anew.id] };
    await addJob(db, "priceMail", payload);
    await jobsDone(db);
    expect(api.mails.to(member.person.email)).toEqual([]);
    expect((await watchesOf(member)).map(({ price }) => price.amount)).toEqual([40_000, 50_000]);
  });

  it("is told to no blocked account, and goes on once that is unblocked", async () => {
    const [blocked, meanwhile] = [await aMember(api), await aMember(api)];
    const { input, set, name, id } = await priced("500 kr");
    for (const member of [blocked, meanwhile]) await begin(member, input);
    await set("400 kr");
    await db.query("UPDATE users SET blocked_at = now() WHERE id = ANY ($1)", [[blocked.id, meanwhile.id]]);
    // As it is when the account is blocked between looking and the mail.
    await db.query("UPDATE price_watch SET mail_queued_at = now() WHERE user_id = $1", [meanwhile.id]);
    await addJob(db, "priceMail", { userId: meanwhile.id, productIds: [id] });
    await look();
    for (const { person } of [blocked, meanwhile]) expect(api.mails.to(person.email)).toEqual([]);
    await db.query("UPDATE users SET blocked_at = NULL WHERE id = ANY ($1)", [[blocked.id, meanwhile.id]]);
    await look();
    for (const { person } of [blocked, meanwhile]) await api.mails.next(person.email, name);
  });

  it("is told once, also when the mail is sent again since nobody knows whether it was taken", async () => {
    const member = await aMember(api);
    const { input, set, name } = await priced("500 kr");
    await begin(member, input);
    await set("400 kr");
    api.mails.refusal = "try again later";
    await findPriceDrops(db, AREAS);
    await eventually(
      async () =>
        (await db.query("SELECT 1 FROM graphile_worker._private_jobs WHERE attempts > 0 AND locked_at IS NULL"))
          .length > 0,
    );
    // It is on its way: looking once more finds nothing.
    await findPriceDrops(db, AREAS);
    expect(await db.query("SELECT 1 FROM graphile_worker._private_jobs")).toHaveLength(1);
    expect(await watchesOf(member)).toEqual([]);
    api.mails.refusal = undefined;
    await db.query("UPDATE graphile_worker._private_jobs SET run_at = now()");
    await jobsDone(db);
    await api.mails.next(member.person.email, name);
    expect(api.mails.to(member.person.email)).toHaveLength(1);
  });
});

describe("the job that mails", () => {
  it("sends the same mail again when it does not know whether it was taken, and none when it does", async () => {
    const member = await aMember(api);
    const [first, later] = [await priced("500 kr"), await priced("500 kr")];
    for (const { input } of [first, later]) await begin(member, input);
    await db.query("UPDATE price_watch SET mail_queued_at = now() WHERE product_id = $1", [first.id]);
    await first.set("400 kr");
    const sent: { mail: Mail; jobName: string }[] = [];
    const mailer: Pick<Mailer, "send"> = {
      async send(mail, jobName) {
        sent.push({ mail, jobName });
        if (sent.length === 1) throw new Error("the connection was lost after the mail was taken");
      },
    };
    const tokens = new Tokens(["0123456789".repeat(4)]);
    const task = priceMailTask({
      db,
      mailer,
      tokens,
      origin: () => api.origin,
      site: async () => ({ ...DEMO_SITE, ...AS_IT_CAME, openedAt: null, icon: null, formerCalendarsUntil: null }),
    });
    const work = { userId: member.id, productIds: [first.id] };
    await expect(task(work, "7-1")).rejects.toThrow();
    // What sinks meanwhile is another mail's.
    await db.query("UPDATE price_watch SET mail_queued_at = now() WHERE product_id = $1", [later.id]);
    await later.set("400 kr");
    await task(work, "7-1");
    await task(work, "7-1");
    expect(sent.map(({ jobName, mail }) => [jobName, mail.subject, mail.text.includes(later.name)])).toEqual([
      ["7-1", `Priset har sjunkit: ${first.name}`, false],
      ["7-1", `Priset har sjunkit: ${first.name}`, false],
    ]);
  });

  it("is scheduled, as what looks for prices, ends old watches and begins the day", async () => {
    const rows = await db.query("SELECT identifier FROM graphile_worker._private_known_crontabs");
    expect(rows.map(({ identifier }: { identifier: string }) => identifier)).toEqual(
      expect.arrayContaining(["findSunkPrices", "endOldPriceWatches", "beginPriceDay"]),
    );
  });
});

describe("watching", () => {
  it("is refused of what is no product, is hidden, or has no price", async () => {
    const { browser } = await aMember(api);
    const [hidden, unknown] = [await priced("500 kr"), await priced("pris på begäran")];
    await hidden.set("500 kr", { isAvailable: false });
    const refusal = async (productId: string) =>
      (await change(browser, "watchPrice", { input: { productId } })).errors.map(({ code, field }) => [code, field]);
    for (const id of [hidden.input.productId, globalId("Product", 999_999), globalId("Goal", 1), "x", "", "1 OR 1=1"])
      expect([id, await refusal(id)]).toEqual([id, [["NOT_FOUND", "productId"]]]);
    expect(await refusal(unknown.input.productId)).toEqual([["INVALID", "productId"]]);
    expect((await change(browser, "unwatchPrice", { input: { productId: "x" } })).errors[0]?.code).toBe("NOT_FOUND");
  });

  it("ends at fifty, also when they are asked for at once", async () => {
    const member = await aMember(api);
    await db.query(
      `INSERT INTO price_watch (user_id, product_id, price, is_recurring)
       SELECT $1, id, 1, false FROM product ORDER BY id LIMIT 48`,
      [member.id],
    );
    const inputs = await Promise.all(Array.from({ length: 5 }, async () => (await priced("500 kr")).input));
    const codes = await Promise.all(
      inputs.map(async (input) => codesOf(await change(member.browser, "watchPrice", { input }))),
    );
    expect(codes.flat()).toEqual(["TOO_MUCH", "TOO_MUCH", "TOO_MUCH"]);
    expect(await watchesOf(member)).toHaveLength(50);
  });

  it("is one's own: nobody else's ends with it, or is seen", async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    const { input } = await priced("500 kr");
    await begin(one, input);
    await begin(other, input);
    expect(codesOf(await change(one.browser, "unwatchPrice", { input }))).toEqual([]);
    expect(codesOf(await change(one.browser, "unwatchPrice", { input }))).toEqual([]);
    expect([await watchesOf(one), (await watchesOf(other)).length]).toEqual([[], 1]);
    expect(codesOf(await change(aBrowser(api), "unwatchPrice", { input }))).toEqual(["UNAUTHENTICATED"]);
  });

  it("ends by itself after a year, and begins again where its mail was given up", async () => {
    const member = await aMember(api);
    const [old, young, given] = [await priced("500 kr"), await priced("500 kr"), await priced("500 kr")];
    for (const { input } of [old, young, given]) await begin(member, input);
    const age = (id: number, column: string, text: string) =>
      db.query(`UPDATE price_watch SET ${column} = now() - $2::interval WHERE product_id = $1`, [id, text]);
    await age(old.id, "created_at", "13 months");
    await age(young.id, "created_at", "11 months");
    await age(given.id, "mail_queued_at", "15 days");
    await endOldPriceWatches(db);
    expect((await watchesOf(member)).map(({ productName }) => productName).sort()).toEqual(
      [given.name, young.name].sort(),
    );
  });
});

describe("the link that ends all watches", async () => {
  /** Somebody with a mail about one price, who watches another one still. */
  async function mailed(): Promise<{ member: Member; link: URL }> {
    const member = await aMember(api);
    const [dropped, watched] = [await priced("500 kr"), await priced("500 kr")];
    await begin(member, dropped.input);
    await begin(member, watched.input);
    await dropped.set("400 kr");
    await look();
    return { member, link: stopLinkIn(await api.mails.next(member.person.email, dropped.name)) };
  }
  const one = await mailed();

  it("changes nothing when it is opened, and shows a button that works without scripts", async () => {
    const { pathname, search, searchParams } = one.link;
    for (const method of ["HEAD", "GET"]) {
      const response = await api.fetch(pathname + search, { method });
      expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    }
    const html = await (await api.fetch(pathname + search)).text();
    expect(html).toMatch(/<form[^>]* action="\/prisbevakning\/avsluta"/);
    expect(html).toContain(`value="${searchParams.get("nyckel")}"`);
    expect(await watchesOf(one.member)).toHaveLength(1);
  });

  it("ends them by its button, signed out, and the page after it says so", async () => {
    const { member, link } = await mailed();
    const response = await press(aBrowser(api), link);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/prisbevakning/avsluta?klart=ja"]);
    expect(await (await api.fetch("/prisbevakning/avsluta?klart=ja")).text()).toContain("är avslutade");
    expect(await watchesOf(member)).toEqual([]);
    expect(await watchesOf(one.member)).toHaveLength(1);
  });

  it.each([
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])("ends them with the one click of a mail program (%s), which is answered in place", async (type, body) => {
    const { member, link } = await mailed();
    const headers = { "content-type": type };
    const response = await aBrowser(api).fetch(link.pathname + link.search, { method: "POST", headers, body });
    expect([response.status, await response.text()]).toEqual([200, "Dina prisbevakningar är avslutade.\n"]);
    expect(await watchesOf(member)).toEqual([]);
    // Once more is no error.
    const again = await aBrowser(api).fetch(link.pathname + link.search, { method: "POST", headers, body });
    expect(again.status).toBe(200);
  });

  it("ends nothing with another key, or one that is for something else", async () => {
    const { browser } = await signedIn(api, one.member.person);
    const access = browser.cookies.get("site-access") ?? "";
    for (const key of ["", "x", access, `${one.link.searchParams.get("nyckel")}x`]) {
      const link = new URL(`${api.origin}/prisbevakning/avsluta?nyckel=${encodeURIComponent(key)}`);
      const response = await press(aBrowser(api), link);
      expect(response.headers.get("location")).toBe("/prisbevakning/avsluta?klart=nej");
    }
    expect(await (await api.fetch("/prisbevakning/avsluta?klart=nej")).text()).toContain("Länken fungerar inte");
    expect(await watchesOf(one.member)).toHaveLength(1);
  });
});
