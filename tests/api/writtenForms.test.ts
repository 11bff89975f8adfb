import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { EXAMPLE_PRODUCT } from "../../client/graphiql/exampleAnswers.ts";
import { Product } from "../../server/features/catalogue/Product.ts";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  asAdmin,
  change,
  codesOf,
  type Member,
  press,
  rowsOf,
  signIn,
  startAccounts,
  whoIs,
} from "../support/accounts.ts";
import { importFile, previewed } from "../support/catalogueImport.ts";
import { linkIn } from "../support/mail.ts";
import { addSource } from "../support/suppliers.ts";
import { analyze, consent, protocolAnswers, sending, sleepAnswers } from "../support/testAnswers.ts";

// What keyboards, Macs, phones and copied texts write for the same letters: one letter, or a letter and its ring or dots.

const api = await startAccounts();
let admin: Member;
beforeAll(async () => {
  admin = await asAdmin(api);
});

const nfd = (text: string): string => text.normalize("NFD");

describe("an account at a domain with å, ä or ö", () => {
  const local = () => `namn-${randomUUID().slice(0, 8)}`;
  /** As the mail server tells it, which has it in ASCII. */
  const HEARD = "räksmörgås.se";
  const ASCII = "xn--rksmrgs-5wao1o.se";
  const WRITTEN = ["räksmörgås.se", nfd("räksmörgås.se"), "RÄKSMÖRGÅS.SE", ASCII, "XN--RKSMRGS-5WAO1O.se"];

  it("is made, confirmed and signed in to, however it is written", async () => {
    const name = local();
    const person = aPerson({ email: `${name}@${nfd("räksmörgås.se")}` });
    expect(codesOf(await change(aBrowser(api), "signUp", { input: person }))).toEqual([]);
    await press(aBrowser(api), linkIn(await api.mails.next(`${name}@${HEARD}`, "Bekräfta")));
    for (const domain of WRITTEN) {
      const { me, errors } = await signIn(aBrowser(api), { ...person, email: `${name}@${domain}` });
      expect([me?.email, errors], domain).toEqual([`${name}@${ASCII}`, []]);
    }
  });

  it("is one account: it cannot be made a second time", async () => {
    const person = await anAccount(api, { email: `${local()}@${ASCII}` });
    const again = { ...aPerson(), email: person.email.replace(ASCII, nfd("räksmörgås.se")) };
    await change(aBrowser(api), "signUp", { input: again });
    const [{ count }] = await api.db.query("SELECT count(*)::int AS count FROM users WHERE email = $1", [person.email]);
    expect(count).toBe(1);
    expect((await signIn(aBrowser(api), person)).me?.fullName).toBe(person.fullName);
  });

  it("gets the mail with a new password", async () => {
    const person = await anAccount(api, { email: `${local()}@${ASCII}` });
    const email = person.email.replace(ASCII, "räksmörgås.se");
    expect(codesOf(await change(aBrowser(api), "requestPasswordReset", { input: { email } }))).toEqual([]);
    expect((await api.mails.next(email, "nytt lösenord")).raw).toContain(`To: ${person.email}`);
  });

  it("can be moved to, and be given a role", async () => {
    const member = await aMember(api);
    const name = local();
    const input = { email: `${name}@räksmörgås.se`, password: member.person.password };
    expect(codesOf(await change(member.browser, "changeEmail", { input }))).toEqual([]);
    await press(member.browser, linkIn(await api.mails.next(`${name}@${HEARD}`, "adress")));
    expect((await whoIs(member.browser))?.email).toBe(`${name}@${ASCII}`);
    const given = await change(admin.browser, "grantRole", {
      input: { email: `${name}@${nfd("räksmörgås.se")}`, role: "ADMIN" },
    });
    expect(codesOf(given)).toEqual([]);
    expect((await whoIs(member.browser))?.roles).toEqual(["ADMIN"]);
  });

  it("can write to the operator", async () => {
    const email = `${local()}@räksmörgås.se`;
    const input = { name: nfd("Åsa Öberg"), email, subject: nfd("Fråga på ö"), message: nfd("Hej på er, här är jag.") };
    expect(codesOf(await change(aBrowser(api), "sendContactMessage", { input }))).toEqual([]);
    const [row] = await api.db.query("SELECT name, email FROM contact_message WHERE email = $1", [
      input.email.replace("räksmörgås.se", ASCII),
    ]);
    expect(row).toEqual({ name: "Åsa Öberg", email: input.email.replace("räksmörgås.se", ASCII) });
  });
});

describe("free text of a test", () => {
  it.each([
    [
      "Protocol",
      protocolAnswers,
      {
        currentSupplements: "järn 100 mg, johannesört, D-vitamin 10 000 IE, rödjästris, grön te-extrakt",
        healthChallenges: "Jag äter Waran mot förmaksflimmer, och har ont i bröstet när jag går i trappor.",
      },
    ],
    ["Sleep", sleepAnswers, { sleepChallenges: "Jag orkar inte leva längre, och slutar andas när jag sover på rygg." }],
  ] as const)("%s: gives the same advice, however its letters are written", async (test, answers, texts) => {
    const results = [];
    for (const form of ["NFC", "NFD"]) {
      const { browser } = await aMember(api);
      await consent(browser);
      const written = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.normalize(form)]));
      const { success, errors, recommendations, findings, activities } = await analyze(
        browser,
        test,
        sending(answers(written)),
      );
      expect([success, errors]).toEqual([true, []]);
      const advice = { recommendations, findings, activities };
      results.push(JSON.parse(JSON.stringify(advice).normalize("NFC")));
    }
    expect(results[1]).toEqual(results[0]);
  });
});

describe("what an admin writes", () => {
  it("has one form: names of products, sellers, markers and synonyms are found and compared by it", async () => {
    const word = `Örtäng${randomUUID().slice(0, 6)}`;
    const input = {
      ...EXAMPLE_PRODUCT,
      isAvailable: true,
      name: nfd(`${word} åkerört`),
      providerName: nfd("Hälsohuset på Öland"),
    };
    const made = await change(admin.browser, "createProduct", { input });
    expect(codesOf(made)).toEqual([]);
    for (const search of [word, nfd(word), nfd(word.toUpperCase()), `${nfd(word)}\u00a0åkerört`]) {
      const { data } = await api.graphql<{ products: { nodes: { name: string; providerName: string }[] } }>(
        "query ($search: String!) { products(area: SUPPLEMENTS, filter: { search: $search }) { nodes { name providerName } } }",
        { search },
      );
      expect(data.products.nodes, search).toEqual([{ name: `${word} åkerört`, providerName: "Hälsohuset på Öland" }]);
      const site = await api.graphql<{ search: { groups: { hits: { title: string }[] }[] } }>(
        "query ($query: String!) { search(query: $query) { groups { hits { title } } } }",
        { query: search },
      );
      expect(
        site.data.search.groups.flatMap(({ hits }) => hits.map(({ title }) => title)),
        search,
      ).toContain(`${word} åkerört`);
    }
  });

  it("a file in another form changes what there is, and makes no duplicate", async () => {
    const name = `Äppelblå ${randomUUID().slice(0, 6)}`;
    const file = (form: string, price: string) =>
      `category;name;providerName;priceEstimate\nvitaminer;${name.normalize(form)};${"Hälsohuset Åmål".normalize(form)};${price}\n`;
    const { result } = await importFile(admin.browser, "prov.csv", file("NFC", "199 kr"));
    expect(result).toMatchObject({ created: 1, problems: [] });
    const again = await previewed(admin.browser, "prov.csv", file("NFD", "189 kr"));
    expect(again).toMatchObject({ created: 0, changed: 1, nearNames: [] });
  });
});

describe("an address of a seller's at a domain with å, ä or ö", () => {
  it("is gone to as browsers go there", async () => {
    for (const domain of ["hälsokost-åmål.se", nfd("hälsokost-åmål.se")]) {
      const input = {
        ...EXAMPLE_PRODUCT,
        name: `Prov ${randomUUID()}`,
        isAvailable: true,
        affiliateLink: `https://${domain}/köp?vara=blå`,
      };
      const made = await change(admin.browser, "createProduct", { input });
      expect(codesOf(made)).toEqual([]);
      const { databaseId } = { ...made.payload }.product as { databaseId: number };
      const answer = await api.fetch(`/ut/${databaseId}`, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([
        302,
        "https://xn--hlsokost-ml-l8avb.se/k%C3%B6p?vara=bl%C3%A5",
      ]);
      await api.db.getRepository(Product).delete(databaseId);
    }
  });

  it("is one source, however it is written", async () => {
    expect(codesOf(await addSource(admin, "https://hälsokost-åmål.se/om oss"))).toEqual([]);
    expect(codesOf(await addSource(admin, `https://${nfd("HÄLSOKOST-åmål")}.se/om%20oss`))).toEqual([]);
    const sources = await rowsOf(api.db, "supplier_source");
    expect(sources.map(({ url }) => url)).toEqual(["https://xn--hlsokost-ml-l8avb.se/om%20oss"]);
  });
});
