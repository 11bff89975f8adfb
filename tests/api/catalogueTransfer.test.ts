import { describe, expect, it } from "vitest";
import { importTemplate } from "../../schema/catalogueTransfer.ts";
import { productSchema } from "../../schema/products.ts";
import { tidyLine } from "../../schema/rules/words/text.ts";
import { aMember, asAdmin, rowsOf, startAccounts } from "../support/accounts.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";
import { importFile, previewed, previewOf, sendImport } from "../support/catalogueImport.ts";
import { PRICE_TEXTS } from "../support/priceTexts.ts";

const api = await startAccounts();
const { browser: admin, id: adminId } = await asAdmin(api);
const { browser: user } = await aMember(api);

const HEAD = "category;name;providerName;description;contents;goals;sampleType;isAvailable";
const NEW = `${HEAD}\r\nblodtester;Importprovet;Importbolaget;"Med ""citat"";\r\noch en ny rad.";Ferritin | B12 \\| folat;energy: Järn: brist gör trött;BLOOD;ja\r\n`;

const exported = async (format: string) => (await admin.fetch(`/admin/export/produkter.${format}`)).text();
const versions = async () => (await rowsOf(api.db, "product")).map(({ id, version }) => [id, version]).sort();
const productNamed = async (name: string) => {
  const [row] = await api.db.query("SELECT * FROM product WHERE name = $1", [name]);
  return row;
};

describe("an export", () => {
  it("is for admins alone, and for no cache", async () => {
    for (const format of ["csv", "json"]) {
      const path = `/admin/export/produkter.${format}`;
      expect([(await api.fetch(path)).status, (await user.fetch(path)).status]).toEqual([401, 403]);
      const answer = await admin.fetch(path);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(answer.headers.get("content-disposition")).toMatch(
        /^attachment; filename="produkter-[\d-]+\.(csv|json)"$/,
      );
    }
  });

  it("changes nothing when it is imported again, formulas and hidden products included", async () => {
    const [{ id }] = await api.db.query("SELECT min(id) AS id FROM product");
    await api.db.query(
      `UPDATE product SET is_available = false, name = '=HYPERLINK("x")', description = '''+1', features = '{"a | b","c\\\\"}' WHERE id = $1`,
      [id],
    );
    const before = await versions();
    expect(before.length).toBeGreaterThan(20);
    for (const format of ["csv", "json"]) {
      const file = await exported(format);
      expect(file).not.toMatch(/(^|[;\n])"?=HYPER/);
      const { result, errors } = await importFile(admin, `produkter.${format}`, file);
      expect(errors).toEqual([]);
      expect(result).toMatchObject({
        created: 0,
        changed: 0,
        unchanged: before.length,
        bad: 0,
        problems: [],
        changes: [],
      });
    }
    expect(await versions()).toEqual(before);
  });
});

describe("prices in a file", () => {
  const file = (lines: [price: string, currency: string][]) =>
    [
      "category;name;providerName;priceEstimate;currency",
      ...lines.map(([price, currency], at) => `blodtester;Valutaprov ${at};Valutabolaget;${price};${currency}`),
    ].join("\n");

  it("have the currency that stands beside them, which the preview shows as it is read", async () => {
    const written = file([
      ["29.90", "EUR"],
      ["1295.00", "sek"],
      ["29.90 EUR", "EUR"],
      ["gratis", "SEK"],
      ["49/mån", "kr"],
      ["295 kr", ""],
    ]);
    const { result, errors } = await importFile(admin, "priser.csv", written);
    expect(errors).toEqual([]);
    expect(result?.changes.map(({ priceReading }) => priceReading?.replaceAll("\u00a0", " "))).toEqual([
      "Läses som 29,90 EUR. Bara priser i kronor jämförs.",
      "Läses som 1 295 kr.",
      "Läses som 29,90 EUR. Bara priser i kronor jämförs.",
      "Priset kan inte läsas. Det visas som det står, men jämförs inte.",
      "Läses som 49 kr per månad.",
      "Läses som 295 kr.",
    ]);
    const stored = await api.db.query(
      "SELECT price_estimate, price_from FROM product WHERE provider_name = 'Valutabolaget' ORDER BY name",
    );
    expect(stored.map(Object.values)).toEqual([
      ["29,90 EUR", null],
      ["1 295 kr", 129_500],
      ["29.90 EUR", null],
      ["gratis", null],
      ["49 kr/mån", 4_900],
      ["295 kr", 29_500],
    ]);
    expect((await importFile(admin, "priser.csv", written)).result).toMatchObject({ changed: 0, unchanged: 6 });
    const lines = JSON.parse(await exported("json")) as { providerName: string; currency: string }[];
    expect(lines.flatMap((one) => (one.providerName === "Valutabolaget" ? one.currency : []))).toEqual([
      "EUR",
      "SEK",
      "EUR",
      "",
      "SEK",
      "SEK",
    ]);
  });

  it("cannot be read where the currency says another thing than the text, or is none", async () => {
    const { problems, bad } = await previewed(
      admin,
      "priser.csv",
      file([
        ["295 kr", "EUR"],
        ["29.90 EUR", "SEK"],
        ["295", "XYZ"],
        ["", "kronorna"],
      ]),
    );
    expect([bad, problems.map(({ line, field }) => [line, field])]).toEqual([
      4,
      [
        [2, "currency"],
        [3, "currency"],
        [4, "currency"],
        [5, "currency"],
      ],
    ]);
    expect(problems[0]?.message).toBe(
      "Priset kan inte läsas: det står ”295 kr”, men valutan är EUR. Ändra det som är fel.",
    );
    expect(problems[2]?.message).toContain("Valutan ”XYZ” kan inte läsas.");
    const json = await previewed(
      admin,
      "a.json",
      JSON.stringify([
        { category: "blodtester", name: "Ett", providerName: "Valutabolaget", priceEstimate: "29.90", currency: null },
        { category: "blodtester", name: "Två", providerName: "Valutabolaget", priceEstimate: "29.90", currency: 978 },
      ]),
    );
    expect(json.problems.map(({ line }) => line)).toEqual([2]);
  });

  it("come back as they were, whatever they say", async () => {
    const category = await categoryId(api.db, "blodtester");
    const providerName = "Rundresan";
    // What no price can be is refused, by the form as by a file.
    const texts = PRICE_TEXTS.map(([text]) => tidyLine(text)).filter(
      (text) => productSchema.shape.priceEstimate.safeParse(text).success,
    );
    expect(texts.length).toBeGreaterThan(0.9 * PRICE_TEXTS.length);
    await write(
      api.db,
      ...texts.map((text, at) =>
        aProduct({ categoryId: category, name: `Rundprov ${at}`, providerName, priceEstimate: text || null }),
      ),
    );
    const ofTrip = (json: string) =>
      (JSON.parse(json) as { id?: number; providerName: string }[])
        .filter((one) => one.providerName === providerName)
        .map(({ id: _, ...one }) => one);
    const before = ofTrip(await exported("json"));
    expect(before.length).toBe(texts.length);
    const csv = (await exported("csv"))
      .split("\r\n")
      .filter((row) => row.startsWith("id;") || row.includes(providerName))
      .map((row) => row.replace(/^\d+;/, ";"))
      .join("\r\n");
    for (const [name, file] of [
      ["a.csv", csv],
      ["a.json", JSON.stringify(before)],
    ] as const) {
      expect(await previewed(admin, name, file)).toMatchObject({ unchanged: before.length, created: 0, changed: 0 });
      await api.db.query("DELETE FROM product WHERE provider_name = $1", [providerName]);
      expect((await importFile(admin, name, file)).result).toMatchObject({ created: before.length, bad: 0 });
      expect(ofTrip(await exported("json"))).toEqual(before);
    }
    await api.db.query("DELETE FROM product WHERE provider_name = $1", [providerName]);
  });
});

describe("a name that is nearly another's", () => {
  const HEAD = "category;name;providerName";
  const made = [
    "blodtester;Järntillskott Å-prov;Örebro Hälsa",
    "blodtester;D-vitamin 25-OH;Örebro Hälsa",
    "blodtester;Vitamin B12 (aktivt);Örebro Hälsa",
  ];

  it("is told in the preview, with the number of the other, and is imported all the same", async () => {
    await importFile(admin, "a.csv", [HEAD, ...made].join("\n"));
    const numbers = Object.fromEntries(
      (await api.db.query("SELECT name, id FROM product WHERE provider_name = 'Örebro Hälsa'")).map(
        ({ name, id }: { name: string; id: number }) => [name, id],
      ),
    );
    const [iron, d, b12] = ["Järntillskott Å-prov", "D-vitamin 25-OH", "Vitamin B12 (aktivt)"];
    const duplicates = [
      ["JÄRNTILLSKOTT å-prov", iron],
      ["Järntillskott Aprov", iron],
      ["Järn\u00adtillskott Å–prov", iron],
      ["Dvitamin 25 OH", d],
      ["D‑vitamin 25‑oh", d],
      ["Vitamin B₁₂ aktivt", b12],
      ["Vitamin\u2003B12 (Aktivt)!", b12],
    ] as const;
    const rows = duplicates.map(([name]) => `blodtester;${name};Örebro-hälsa`);
    const { nearNames, nearNamesTotal, created } = await previewed(admin, "b.csv", [HEAD, ...rows].join("\n"));
    expect([created, nearNamesTotal]).toEqual([duplicates.length, duplicates.length]);
    expect(
      nearNames.map(({ line, otherName, otherNumber, otherLine }) => [line, otherName, otherNumber, otherLine]),
    ).toEqual(duplicates.map(([, other], at) => [at + 2, other, numbers[other ?? ""], null]));
    expect((await importFile(admin, "b.csv", [HEAD, ...rows].join("\n"))).result).toMatchObject({ bad: 0 });
  });

  it("is told within a file, but not of another provider, another name or a product that is changed", async () => {
    const rows = [
      HEAD,
      "blodtester;Zinkprov;Umeå Prov",
      "blodtester;ZINK-prov;Umeå Prov",
      "blodtester;Zinkprov;Luleå Prov",
      "blodtester;Zinkprov 2;Umeå Prov",
      "blodtester;Järntillskott Å-prov;Örebro Hälsa",
      "vitaminer;Järntillskott Å-prov;Örebro Hälsa",
    ].join("\n");
    const { nearNames } = await previewed(admin, "c.csv", rows);
    expect(nearNames.map(({ line, otherName, otherLine }) => [line, otherName, otherLine])).toEqual([
      [3, "Zinkprov", 2],
      [7, "Järntillskott Å-prov", null],
    ]);
  });

  it("is told to whoever makes a product", async () => {
    const asked = async (name: string, providerName: string) => {
      const { data } = await admin.graphql<{ editableProducts: { nodes: { name: string }[] } }>(
        `query ($name: String!, $providerName: String!) { editableProducts(nearName: { name: $name, providerName: $providerName }) { nodes { name } } }`,
        { name, providerName },
      );
      return data.editableProducts.nodes.map((one) => one.name);
    };
    expect(await asked("vitaminb12 aktivt", "ÖREBRO HÄLSA")).toContain("Vitamin B12 (aktivt)");
    expect(await asked("vitaminb12 aktivt", "Någon annan")).toEqual([]);
    expect(await asked("!", "Örebro Hälsa")).toEqual([]);
  });

  it("costs one statement for a file of any size", async () => {
    const { nearNames, nearNamesTotal, created } = await previewed(
      admin,
      "many.csv",
      [
        HEAD,
        ...Array.from(
          { length: 3_000 },
          (_, at) => `blodtester;${at % 2 ? "Mass-prov" : "MASSPROV"} ${Math.floor(at / 2)};Massbolaget`,
        ),
      ].join("\n"),
    );
    expect([created, nearNames.length, nearNamesTotal]).toEqual([3_000, 100, 1_500]);
  });
});

describe("an import", () => {
  it("is refused to visitors and users", async () => {
    for (const client of [api, user]) {
      const { data, errors } = await sendImport(client, "a.csv", NEW);
      expect([data?.done, errors[0]?.extensions.code]).toEqual([
        undefined,
        client === api ? "UNAUTHENTICATED" : "FORBIDDEN",
      ]);
    }
  });

  it("shows what it would do, writes it at once, and visitors see it", async () => {
    const preview = await previewed(admin, "nya.csv", `\uFEFF${NEW}`);
    expect(preview).toMatchObject({ created: 1, changed: 0, unchanged: 0, bad: 0, isUnreadable: false });
    expect(preview.changes).toMatchObject([{ line: 2, name: "Importprovet", isNew: true }]);
    const bad = await previewed(admin, "nya.csv", `${NEW}\r\n;;;\r\nfel;Ett;Ett;;;;;\r\n`);
    expect(bad.problems.map(({ line }) => line)).toEqual([6]);
    expect(await productNamed("Importprovet")).toBeUndefined();
    expect((await importFile(admin, "nya.csv", `\uFEFF${NEW}`)).errors).toEqual([]);
    expect(await productNamed("Importprovet")).toMatchObject({
      version: 1,
      is_available: true,
      description: 'Med "citat";\r\noch en ny rad.',
      biomarkers: ["Ferritin", "B12 | folat"],
      goal_reasons: [{ goal: "energy", reason: "Järn: brist gör trött" }],
    });
    const { data } = await api.graphql<{ products: { nodes: { name: string }[] } }>(
      `{ products(area: TESTS, filter: { search: "importprovet" }) { nodes { name } } }`,
    );
    expect(data.products.nodes).toEqual([{ name: "Importprovet" }]);
    const [entry] = await api.db.query(
      "SELECT action, subject_name AS name, changes FROM audit_entry WHERE actor_id = $1 AND action = 'IMPORTED' ORDER BY id DESC LIMIT 1",
      [adminId],
    );
    expect(entry).toMatchObject({ name: "1 nya, 0 ändrade" });
    // By name, provider and category it is the same one; only the column that is there changes.
    const again = "providerName,name,category,priceEstimate\nImportbolaget,Importprovet,blodtester,995 kr\n";
    const { result } = await importFile(admin, "pris.csv", again);
    expect(result).toMatchObject({ created: 0, changed: 1 });
    expect(result?.changes[0]?.changes).toEqual([{ field: "priceEstimate", before: "", after: "995 kr" }]);
    expect(await productNamed("Importprovet")).toMatchObject({
      version: 2,
      price_estimate: "995 kr",
      price_from: 99_500,
      is_available: true,
    });
    expect((await importFile(admin, "pris.csv", again)).result).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it("shows categories by their names, and of a product the fields that its area has", async () => {
    const head = "id;category;name;providerName;turnaroundTime;labNetwork;dose;isFeatured\n";
    const supplement = `${head};mineraler;Områdesprovet;Områdesbolaget;3 dagar;Labbet;2 kapslar;nej\n`;
    const isOf = async (file: string) => {
      const { changes, problems } = await previewed(admin, "omraden.csv", file);
      expect(problems).toEqual([]);
      return changes[0]?.changes.map(({ field }) => field);
    };
    const fields = await isOf(supplement);
    expect(fields).toContain("dose");
    for (const field of ["turnaroundTime", "labNetwork", "hasDoctorAnalysis", "requiresPrescription", "sampleType"])
      expect(fields).not.toContain(field);
    const [{ name: category }] = await api.db.query("SELECT name FROM category WHERE slug = 'mineraler'");
    const { changes } = await previewed(admin, "omraden.csv", supplement);
    expect(changes[0]?.changes.find(({ field }) => field === "category")).toMatchObject({ after: category });
    expect((await importFile(admin, "omraden.csv", supplement)).errors).toEqual([]);
    const { id } = await productNamed("Områdesprovet");
    const moved = await previewed(admin, "omraden.csv", `id;category;dose\n${id};blodtester;\n`);
    expect(moved.changes[0]?.changes).toEqual([
      { field: "category", before: category, after: "Blodtester" },
      { field: "dose", before: "2 kapslar", after: "" },
    ]);
  });

  it("takes JSON, and a number to rename by", async () => {
    const { id } = await productNamed("Importprovet");
    const file = JSON.stringify([{ id, name: "Omdöpta provet", externalRating: 4.7, features: ["Snabbt"] }]);
    expect((await importFile(admin, "a.json", file)).result).toMatchObject({ changed: 1 });
    expect(await productNamed("Omdöpta provet")).toMatchObject({ id, external_rating: 4.7, features: ["Snabbt"] });
    expect((await importFile(admin, "a.json", file)).result).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it("is refused whole for one bad line, whose line it names, unless bad ones are skipped", async () => {
    const file = [
      "id;category;name;providerName;isAvailable;externalRating;goals",
      ';blodtester;"Radprov\nett";Radbolaget;ja;;',
      ";finns-inte;Radprov två;Radbolaget;ja;;",
      ";blodtester;;Radbolaget;kanske;9;",
      ";blodtester;Radprov fyra;Radbolaget;ja;4,5;",
      ";blodtester;Radprov fyra;Radbolaget;ja;;",
      "99999999;blodtester;Radprov fem;Radbolaget;ja;;",
      "x;blodtester;Radprov sex;Radbolaget;ja;;",
      ";blodtester;Radprov sju;Radbolaget;ja;;okänt: skäl",
      ";blodtester;Radprov åtta",
    ].join("\n");
    const before = await versions();
    const { result, errors } = await importFile(admin, "rader.csv", file);
    expect(errors).toMatchObject([{ code: "INVALID", message: "8 rader är felaktiga. Ingenting är importerat." }]);
    expect(await versions()).toEqual(before);
    expect(result?.problems.map(({ line, field }) => [line, field])).toEqual([
      [2, "name"],
      [4, "category"],
      [5, "name"],
      [5, "isAvailable"],
      [5, "externalRating"],
      [7, null],
      [8, "id"],
      [9, "id"],
      [10, "goals"],
      [11, null],
    ]);
    expect(result?.problemReport).toContain(
      "Rad 4: category: Kategorin ”finns-inte” finns inte. Det finns: Blodtester,",
    );
    const skipped = await importFile(admin, "rader.csv", file, { skipBad: true });
    expect([skipped.errors, skipped.result?.created]).toEqual([[], 1]);
    expect(await productNamed("Radprov fyra")).toMatchObject({ external_rating: 4.5 });
  });

  it("writes only what was shown", async () => {
    const file = "category,name,providerName,cons\nblodtester,Radprov fyra,Radbolaget,Dyrt\n";
    await importFile(admin, "a.csv", "category,name,providerName\nblodtester,Radprov fyra,Radbolaget\n");
    const { fingerprint } = await previewed(admin, "a.csv", file);
    await api.db.query("UPDATE product SET pros = '{Nytt}' WHERE name = 'Radprov fyra'");
    const { data } = await sendImport(admin, "a.csv", file, { fingerprint });
    expect(data?.done.errors).toMatchObject([{ code: "OUTDATED" }]);
    expect(await productNamed("Radprov fyra")).toMatchObject({ cons: [] });
    const other = await sendImport(admin, "a.csv", file.replace("Dyrt", "Billigt"), {
      fingerprint: data?.done.result?.fingerprint,
    });
    expect(other.data?.done.errors).toMatchObject([{ code: "OUTDATED" }]);
  });

  it("asks again who it is", async () => {
    await api.db.query("UPDATE session SET verified_at = now() - interval '1 hour' WHERE user_id = $1", [adminId]);
    const { errors } = await importFile(admin, "a.csv", NEW);
    expect(errors).toMatchObject([{ code: "VERIFY_AGAIN" }]);
    await api.db.query("UPDATE session SET verified_at = now() WHERE user_id = $1", [adminId]);
  });

  it.each([
    ["a.txt", NEW, "UNSUPPORTED_FORMAT"],
    ["a", NEW, "UNSUPPORTED_FORMAT"],
  ])("takes no other formats: %s", async (name, body, code) => {
    expect((await previewOf(admin, name, body)).errors).toMatchObject([{ code }]);
  });
});

describe("a file as an operator has it", () => {
  // Swedish headings and the words of the product's form; Excel of Windows, as it saves here.
  const HEAD_WORDS =
    "Nummer;Kategori;Namn;Leverantör;Leverantörens land;Biomarkörer;Mål;Provtyp;Var provet tas;Vem testet är för;Svårighet;Pris;Valuta;Visas;Kriterier;Rekommenderad";
  const LINE =
    ";Blodtester;Ordprovet;Ordbolaget;Sverige;Ferritin;Få mer energi: Järn kan fattas | Sova bättre: Också;blodprov;Hemma;Kvinnor;Lätt;395 kr;SEK;ja;Öppet pris | läkarkommentar;ja";

  it("is read by the words that the administration shows, and comes back by the graph's names", async () => {
    const file = Buffer.from(`${HEAD_WORDS}\r\n${LINE}\r\n`, "latin1");
    const { result, errors } = await importFile(admin, "excel.csv", file);
    expect([errors, result?.problems, result?.created]).toEqual([[], [], 1]);
    expect(await productNamed("Ordprovet")).toMatchObject({
      sample_type: "blood",
      test_location_type: "hemma",
      intended_for: "female",
      difficulty: "lätt",
      goal_reasons: [
        { goal: "energy", reason: "Järn kan fattas" },
        { goal: "sleep", reason: "Också" },
      ],
    });
    const again = await importFile(admin, "excel.csv", file);
    expect(again.result).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    // What the site calls a goal is understood as well, and told.
    await api.db.query("INSERT INTO journey_text (key, title, is_shown) VALUES ('goal:sleep', 'Sova lugnare', true)");
    const own = await importFile(
      admin,
      "egna.csv",
      Buffer.from(`${HEAD_WORDS}\r\n${LINE.replace("Sova bättre", "sova lugnare")}\r\n`),
    );
    expect(own.result).toMatchObject({ created: 0, changed: 0, unchanged: 1, problems: [] });
    const strange = await importFile(
      admin,
      "egna.csv",
      Buffer.from(`${HEAD_WORDS}\r\n${LINE.replace("Sova bättre", "Sova illa")}\r\n`),
    );
    expect(JSON.stringify(strange)).toContain("Förbättra fysisk kondition, Sova lugnare, Få mer energi");
    await api.db.query("DELETE FROM journey_text WHERE key = 'goal:sleep'");
    const all = "category;name;providerName;intendedFor\nBlodtester;Ordprovet;Ordbolaget;Alla\n";
    expect((await importFile(admin, "alla.csv", all)).result).toMatchObject({ changed: 1, bad: 0 });
    expect(await productNamed("Ordprovet")).toMatchObject({ intended_for: null });
  });

  it("is refused with what could stand there", async () => {
    const { problems } = await previewed(
      admin,
      "fel.csv",
      "Kategori;Namn;Leverantör;Provtyp;Form;Svårighet;Mål\nBlodtester;Fel;Felbolaget;Venprov;Kapslar;enkel;lycka: därför\n",
    );
    expect(problems.map(({ message }) => message)).toEqual([
      "Välj ett av målen: Förbättra fysisk kondition, Sova bättre, Få mer energi, Hantera stress, Hålla en hälsosam vikt, Leva längre och friskare, Skärpa fokus och minne, Ha koll på min hälsa.",
      "Välj en av provtyperna: Blodprov, Salivprov, Urinprov, Kinnsvabb.",
      "Välj en av formerna: Kapsel, Mjukkapsel, Tablett, Pulver, Droppar, Gummies.",
      "Välj en av svårigheterna: lätt, medium, svår.",
    ]);
    const unknown = await previewed(admin, "kolumn.csv", "Kategori;Smak\nBlodtester;god\n");
    expect(unknown.problems[0]?.message).toMatch(/^Kolumnen ”Smak” finns inte\. .*Kategori \(category\)/);
  });

  it("says of a doctor's comment and of a referral yes, no, or nothing, and what it does not say is not known", async () => {
    const file = (lines: [name: string, doctor: string, referral: string][]) =>
      ["Kategori;Namn;Leverantör;Läkarkommentar ingår;Kräver recept eller remiss"]
        .concat(lines.map(([name, ...cells]) => `Blodtester;${name};Svarsbolaget;${cells.join(";")}`))
        .join("\n");
    const silent = "Kategori;Namn;Leverantör\nBlodtester;Tyst;Svarsbolaget\n";
    expect((await importFile(admin, "tyst.csv", silent)).result).toMatchObject({ created: 1, bad: 0 });
    const said = file([
      ["Ja och nej", "ja", "nej"],
      ["Nej och tom", "Nej", ""],
      ["Saknas och ja", "uppgift saknas", "Ja"],
    ]);
    expect((await importFile(admin, "sagt.csv", said)).result).toMatchObject({ created: 3, bad: 0 });
    const stored = () =>
      api.db.query(
        "SELECT name, includes_doctor_review, needs_referral FROM product WHERE provider_name = 'Svarsbolaget' ORDER BY id",
      );
    const known = [
      ["Tyst", null, null],
      ["Ja och nej", true, false],
      ["Nej och tom", false, null],
      ["Saknas och ja", null, true],
    ];
    expect((await stored()).map(Object.values)).toEqual(known);
    for (const format of ["csv", "json"]) {
      expect((await importFile(admin, `ut.${format}`, await exported(format))).result).toMatchObject({ changed: 0 });
    }
    expect((await stored()).map(Object.values)).toEqual(known);
    // An empty cell takes back what was said, and a column that is not there leaves it.
    const again = file([["Ja och nej", "", "nej"]]);
    const { result } = await importFile(admin, "tomt.csv", again);
    expect(result?.changes).toMatchObject([{ changes: [{ field: "hasDoctorAnalysis", before: "true", after: null }] }]);
    expect((await importFile(admin, "tyst.csv", silent)).result).toMatchObject({ unchanged: 1 });
    const { problems } = await previewed(admin, "fel.csv", file([["Kanske", "kanske", ""]]));
    expect(problems).toMatchObject([{ field: "hasDoctorAnalysis", message: "Svara ja eller nej, eller lämna tomt." }]);
  });

  it("is what the template is", async () => {
    const { result, errors } = await importFile(admin, "mall.csv", importTemplate(["Få mer energi", "Sova bättre"]));
    expect([errors, result?.problems, result?.created]).toEqual([[], [], 1]);
  });
});
