import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doseNotes } from "../../schema/rules/protocols/doseNotes.ts";
import { dosesOf } from "../../schema/rules/protocols/readDoses.ts";
import { LEVELS as ALL_LEVELS, type LevelId } from "../../schema/rules/protocols/upperLevels.ts";
import { supplements } from "../../server/seed/supplements.ts";
import { aStep } from "../support/protocols.ts";

/** What is read of a step, as 'magnesium 400'. */
const read = (title: string, dosageAmount: string | null = null, description: string | null = null): string[] =>
  dosesOf(aStep({ title, dosageAmount, description })).map(
    ({ substance, perDay }) => `${substance} ${Math.round(perDay * 100) / 100}`,
  );

const LEVELS = ALL_LEVELS.filter(({ kind }) => kind !== "advice");

describe("doses that are read", () => {
  it.each<[string, ...string[]]>([
    ["Magnesium 200 mg", "magnesium 200"],
    ["Magnesium 400mg", "magnesium 400"],
    ["400 mg magnesium", "magnesium 400"],
    ["Ta 400 mg magnesium till kvällen", "magnesium 400"],
    ["Magnesium: 1 g", "magnesium 1000"],
    ["Magnesium till natten, 400 mg", "magnesium 400"],
    ["Magnesium (glycinat) 400 mg", "magnesium 400"],
    ["Magnesiumglycinat 400 mg", "magnesium 400"],
    ["Magnesium L-treonat 2 000 mg", "magnesium 2000"],
    ["Magnesium 2 x 200 mg", "magnesium 400"],
    ["Magnesium 2×200 mg", "magnesium 400"],
    ["Magnesium 200 mg x 2", "magnesium 400"],
    ["Magnesium, 2 tabletter à 200 mg", "magnesium 400"],
    ["Magnesium 200 mg två gånger om dagen", "magnesium 400"],
    ["Magnesium 200 mg, 2 ggr/dag", "magnesium 400"],
    ["Magnesium 200 mg morgon och kväll", "magnesium 400"],
    ["Magnesium 200 mg på morgonen och 200 mg på kvällen", "magnesium 400"],
    ["200 mg magnesium på morgonen och 200 mg på kvällen", "magnesium 400"],
    ["Magnesium 200–400 mg", "magnesium 400"],
    ["Magnesium 400 mg varannan dag", "magnesium 200"],
    ["Magnesiumcitrat 1 250 mg, varav 200 mg magnesium", "magnesium 200"],
    ["D-vitamin 2000 IE", "vitamin-d 50"],
    ["D-vitamin 5000 IE", "vitamin-d 125"],
    ["D-vitamin 5 000 IE", "vitamin-d 125"],
    ["D-vitamin 5.000 IU", "vitamin-d 125"],
    ["Vit. D 5000 IE", "vitamin-d 125"],
    ["Vitamin D3 5000 i.e.", "vitamin-d 125"],
    ["Vitamin D 3 125 µg", "vitamin-d 125"],
    ["D3 125 μg", "vitamin-d 125"],
    ["D3+K2 5000 IE", "vitamin-d 125"],
    ["D-vitamin 0,125 mg", "vitamin-d 125"],
    ["D-vitamindroppar 125 mcg", "vitamin-d 125"],
    ["D-vitamin 50 000 IE i veckan", "vitamin-d 178.57"],
    ["D-vitamin 10000 IE en gång per vecka", "vitamin-d 35.71"],
    ["A-vitamin 10000 IE", "vitamin-a 3000"],
    ["Vitamin E 400 IE", "vitamin-e 268"],
    ["Vitamin B6 25 mg", "vitamin-b6 25"],
    ["B6-vitamin 2,5 mg", "vitamin-b6 2.5"],
    ["Vitamin B 6 100 mg", "vitamin-b6 100"],
    ["P5P 50 mg", "vitamin-b6 50"],
    ["Folsyra 400 mikrogram", "folic-acid 400"],
    ["Zink 15 mg och magnesium 200 mg", "zinc 15", "magnesium 200"],
    ["15 mg zink + 200 mg magnesium", "zinc 15", "magnesium 200"],
    ["Zink 15 mg magnesium 200 mg", "zinc 15", "magnesium 200"],
    ["Omega-3 1000 mg och D-vitamin 25 µg", "vitamin-d 25"],
    ["1000 mg omega-3, 25 µg D-vitamin och 200 mg magnesium", "vitamin-d 25", "magnesium 200"],
    ["Zinkpikolinat 50 mg", "zinc 50"],
    ["Selen 200 ug", "selenium 200"],
    ["Natriumselenit 100 µg", "selenium 100"],
    ["Kaliumjodid 150 µg", "iodine 150"],
    ["Kalcium 1 g", "calcium 1000"],
    ["Nikotinsyra 50 mg", "nicotinic-acid 50"],
    ["Nikotinamid 500 mg", "nicotinamide 500"],
    ["Koppar 2 mg", "copper 2"],
    ["Bor 3 mg", "boron 3"],
    ["3 mg bor", "boron 3"],
    ["Järn 100 mg", "iron 100"],
    ["Magnesium 400 milligram", "magnesium 400"],
    ["Magnesium 400 mg, 2 kapslar à 200 mg till kvällen", "magnesium 400"],
    ["Magnesium 200 mg + 200 mg", "magnesium 400"],
    ["Vitamin D3 + K2 (5000 IE + 100 µg)", "vitamin-d 125"],
    ["Zink 50 mg, 3 ggr i veckan", "zinc 21.43"],
    ["Magnesium glycinate 400 mg", "magnesium 400"],
    ["25 µg vitamin D3 (1 000 IE) per kapsel", "vitamin-d 25"],
    ["D-vitamin 1 000 IE (25 µg)", "vitamin-d 25"],
    ["Niacin: 16 mg som nikotinamid", "nicotinamide 16"],
    ["C-vitamin 500 mg, zink 5 mg och mangan 1 mg", "zinc 5", "manganese 1"],
    ["Torskleverolja: 600 mg DHA, 250 µg vitamin A och 10 µg vitamin D", "vitamin-a 250", "vitamin-d 10"],
    ["Högst 400 mg magnesium", "magnesium 400"],
    ["Magnesium 200 mg, högst 400 mg", "magnesium 200"],
  ])("%s", (title, ...doses) => {
    expect(read(title)).toEqual(doses);
  });

  it("are of what the title names when they stand alone", () => {
    expect(read("Magnesium", "400 mg")).toEqual(["magnesium 400"]);
    expect(read("Magnesium", "2 x 200 mg")).toEqual(["magnesium 400"]);
    expect(read("Magnesium till kvällen", "200 mg på morgonen, 200 mg på kvällen")).toEqual(["magnesium 400"]);
    expect(read("Magnesium", null, "Ta 400 mg till kvällsmaten.")).toEqual(["magnesium 400"]);
    expect(read("D3 och K2", "5000 IE")).toEqual(["vitamin-d 125"]);
    expect(read("Koppar", "2 mg")).toEqual(["copper 2"]);
    expect(read("Bor", "6 mg")).toEqual(["boron 6"]);
  });

  it("count once, however often the step says them", () => {
    expect(read("Magnesium 400 mg", "400 mg", "Ta 400 mg magnesium. Magnesium 400 mg räcker.")).toEqual([
      "magnesium 400",
    ]);
    expect(read("Magnesium 200 mg", "2 x 200 mg")).toEqual(["magnesium 400"]);
    expect(read("Magnesium 400 mg", "1 kapsel")).toEqual(["magnesium 400"]);
  });
});

describe("what is no dose of a substance with a level", () => {
  it.each([
    "Omega-3 1000 mg",
    "C-vitamin 1000 mg",
    "Vitamin C 1 g",
    "Vitamin B12 1000 µg",
    "Kreatin 5 g",
    "Nikotinamidribosid 1000 mg",
    "Ashwagandha 600 mg och vila",
    "Magnesium, 1–2 tabletter",
    "Magnesium",
    "Magnesium och ashwagandha 600 mg",
    "Magnesium 5 mg/kg",
    "Selen 90 µg/l",
    "Magnesiumrik mat, 150 g",
    "Järnrik gryta 300 g",
    "Zinksalva 5 g",
    "Zinkbrist 20 mg",
    "Badsalt med magnesium 500 g",
    "Magnesiumaskorbat 1000 mg",
    "Drick 3 koppar 200 mg koffein",
    "Kaffe, 2 koppar (200 mg koffein)",
    "Koppar te, 2 g blad",
    "Två koppar kaffe, 200 mg koffein",
    "Jag bor 3 km från gymmet",
    "Jodla i 10 minuter",
    "Järnkoll: 30 mg",
    "Lyft järn 20 kg",
    "Omega-3 med zink, ½ g",
    "Övre gräns för magnesium är 250 mg",
    "Inte mer än 250 mg magnesium",
    "Promenad 30 min",
    "D-vitamin 1000 mg",
    "Joderat salt 2 g",
  ])("%s", (title) => {
    expect(read(title)).toEqual([]);
  });

  it("is a dose beside two names, or beside one that is not known", () => {
    expect(read("Omega-3 med D-vitamin", "1000 mg")).toEqual([]);
    expect(read("Magnesium och zink", "300 mg")).toEqual([]);
    expect(read("Ashwagandha och magnesium", "600 mg")).toEqual([]);
    expect(read("Ashwagandha", "600 mg", "Ta tillsammans med magnesium.")).toEqual([]);
  });

  it("is what is measured, and what was removed", () => {
    expect(dosesOf(aStep({ title: "Magnesium 400 mg", categoryId: "tests" }))).toEqual([]);
    expect(dosesOf(aStep({ title: "Magnesium 400 mg", removedAt: "2026-03-21T06:30:00.000Z" }))).toEqual([]);
  });
});

describe("notes of doses", () => {
  it("say nothing of what is within the level", () => {
    const titles = ["Magnesium 200 mg", "D-vitamin 2000 IE", "C-vitamin 1000 mg", "Omega-3 1000 mg", "Zink 15 mg"];
    expect(doseNotes(titles.map((title) => aStep({ title })))).toEqual([]);
  });

  it("total the steps of all protocols, weekly ones by day", () => {
    const notes = doseNotes([
      aStep({ title: "Magnesium 200 mg" }),
      aStep({ title: "Kvällspulver", description: "200 mg magnesium i vatten" }),
      aStep({ title: "D-vitamin 10 000 IE", frequency: "weekly" }),
      aStep({ title: "Magnesiumcitrat", dosageAmount: "70 mg", frequency: "weekly" }),
    ]);
    expect(notes.map(({ substance, perDay }) => [substance, perDay])).toEqual([["magnesium", 410]]);
    expect(notes[0]?.text).toBe(
      "Dina aktiva protokoll nämner sammanlagt 410 mg magnesium om dagen (Magnesium 200 mg: 200 mg, Kvällspulver: 200 mg, Magnesiumcitrat: 10 mg). Det är mer än nivån: 250 mg om dagen från tillskott är övre gräns för vuxna enligt EU:s vetenskapliga livsmedelskommitté SCF, föregångare till Efsa (2001). Hela dosen är räknad som magnesium. Är den vikten på en förening, som ett citrat, är mängden magnesium mindre. Summan är uträknad ur stegens texter och kan vara fel. Prata med läkare eller apotek om du undrar över dina tillskott.",
    );
  });

  it("say that units were converted, and what is only a safe level", () => {
    const text = (title: string) => doseNotes([aStep({ title })])[0]?.text;
    expect(text("D-vitamin 5000 IE")).toMatch(
      /125 µg D-vitamin .* 100 µg om dagen från mat och tillskott tillsammans är övre gräns .* Efsa \(2023\)\. Internationella enheter \(IE\) är omräknade till µg\./,
    );
    expect(text("Järn 100 mg")).toMatch(
      /40 mg om dagen .* den nivå som bedöms som säker .* Nivån gäller inte järn som en läkare har ordinerat\./,
    );
  });

  it("say of niacin what holds of either form", () => {
    const text = (title: string) => doseNotes([aStep({ title })])[0]?.text;
    expect(text("Niacin 500 mg")).toMatch(
      /^Dina aktiva protokoll nämner sammanlagt 500 mg niacin .* Är det nikotinsyra är det mer än nivån: 10 mg .* Är det nikotinamid är det inom nivån, 900 mg om dagen\./,
    );
    expect(text("Niacin 1 g")).toContain("Är det nikotinamid är det också mer än nivån, 900 mg om dagen.");
    expect(text("Niacin 8 mg")).toBeUndefined();
    expect(text("Nikotinamid 500 mg")).toBeUndefined();
  });

  it("say of a medicine that its dose is for the doctor to change", () => {
    expect(doseNotes([aStep({ title: "Niferex 100 mg" })])[0]?.text).toMatch(
      /100 mg järn .* Nivån gäller inte järn som en läkare har ordinerat\. Ett av stegen nämner ett läkemedel\. Ta det så som/,
    );
    expect(doseNotes([aStep({ title: "Järn 100 mg" })])[0]?.text).not.toContain("läkemedel");
  });

  it("say plainly of advice that it is advice, with its source", () => {
    const text = (title: string, dosageAmount: string | null = null) =>
      doseNotes([aStep({ title, dosageAmount })]).map((note) => note.text)[0];
    expect(text("Koffein 100 mg", "5 tabletter")).toMatch(
      /500 mg koffein .* mer än rådet: 400 mg om dagen .* är en rådgivande nivå för vuxna, inte en övre gräns, enligt EU:s livsmedelsmyndighet Efsa \(2015\)\. Är du gravid eller ammar är rådet högst 200 mg/,
    );
    expect(text("Koffein 100 mg", "3 tabletter")).toMatch(/300 mg koffein .* inom rådet för de flesta: 400 mg/);
    expect(text("Koffein 300 mg", "1 gång i veckan")).toMatch(/för alla högst 200 mg på en gång/);
    expect(text("Koffein 100 mg", "2 gånger om dagen")).toBeUndefined();
    expect(text("EGCG 400 mg", "2 kapslar")).toMatch(
      /800 mg om dagen från tillskott .* förordning 2022\/2340\..* mindre än/,
    );
    expect(text("EGCG 700 mg")).toBeUndefined();
    expect(text("Röd jäst ris 600 mg (3 mg monakolin K)")).toMatch(/förordning 2022\/860\./);
    expect(text("Monakolin K 2,9 mg")).toBeUndefined();
    expect(text("Kurkumin 500 mg")).toMatch(/210 mg om dagen .* 3 mg per kilo kroppsvikt/);
    expect(text("Kurkumin 200 mg")).toBeUndefined();
    expect(text("Betakaroten 7 mg")).toMatch(
      /Det finns ingen övre gräns, men ett råd från EU:s livsmedelsmyndighet Efsa \(2024\)\. Röker du/,
    );
  });

  it("come for every substance above its level, however it is written, and for none below", () => {
    const ways: ((name: string, dose: string) => Parameters<typeof aStep>[0])[] = [
      (name, dose) => ({ title: `${name} ${dose}` }),
      (name, dose) => ({ title: `${dose} ${name}` }),
      (name, dose) => ({ title: name.toUpperCase(), dosageAmount: dose }),
      (name, dose) => ({ title: "Tillskott", description: `Ta ${dose.replace(" ", "")} ${name} till frukost.` }),
      (name, dose) => ({ title: `${name} ${dose}`, dosageAmount: "1 kapsel", description: `Ta ${dose} ${name}.` }),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...LEVELS),
        fc.constantFrom(...ways),
        fc.integer({ min: 1, max: 1_000 }),
        (level, way, percent) => {
          const perDay = Math.round(level.amount * percent) / 100;
          const notes = doseNotes([aStep(way(level.name, `${String(perDay).replace(".", ",")} ${level.unit}`))]);
          expect(notes.map((note) => [note.substance, Math.round(note.perDay * 100) / 100])).toEqual(
            perDay > level.amount ? [[level.id, perDay]] : [],
          );
          for (const { text } of notes) {
            expect(text).toContain(`(${level.publication.year})`);
            expect(text).toContain("Prata med läkare eller apotek");
          }
        },
      ),
    );
  });

  it("add up the same in whatever order the steps stand", () => {
    const steps = fc.array(
      fc
        .tuple(fc.constantFrom(...LEVELS), fc.integer({ min: 1, max: 50 }), fc.constantFrom("daily", "weekly"))
        .map(([{ name, unit }, amount, frequency]) =>
          aStep({ title: `${name} ${amount} ${unit}`, frequency: frequency as "daily" | "weekly" }),
        ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, (list) => {
        const sums = (notes: ReturnType<typeof doseNotes>) =>
          notes.map(({ substance, perDay }) => [substance, perDay.toFixed(6)]);
        expect(sums(doseNotes([...list].reverse()))).toEqual(sums(doseNotes(list)));
      }),
    );
  });

  it("never fail, whatever is written", () => {
    const words = fc
      .array(
        fc.constantFrom("magnesium", "400", "mg", "µg", "x", "2", "och", ",", "(", "d3", "IE", "à", "–", ".", "bor"),
      )
      .map((list) => list.join(" "));
    const text = fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), words);
    fc.assert(
      fc.property(text, text, text, (title, dosageAmount, description) => {
        for (const { perDay } of dosesOf(aStep({ title, dosageAmount, description })))
          expect(perDay).toBeGreaterThan(0);
      }),
    );
  });

  it("are found at once, in the longest protocols too", () => {
    const steps = Array.from({ length: 100 }, () =>
      aStep({ title: "Magnesium 1 mg ".repeat(13), description: "2 x 1 mg och ".repeat(76) }),
    );
    // Of the processor, which a busy machine does not change.
    const before = process.cpuUsage();
    doseNotes(steps);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });
});

describe("the demo's supplements", () => {
  it("are within the levels, a dose of each as its label says it", () => {
    const labels = supplements.flatMap(({ name, features }) =>
      features.map((feature) => aStep({ title: name, dosageAmount: feature })),
    );
    expect(labels.flatMap((step) => dosesOf(step)).length).toBeGreaterThan(25);
    expect(labels.flatMap((step) => doseNotes([step]).map(({ text }) => text))).toEqual([]);
  });
});

describe("the levels", () => {
  it("stand once each, with a publication", () => {
    expect(new Set(ALL_LEVELS.map(({ id }) => id)).size).toBe(ALL_LEVELS.length);
    for (const { publication, kind, advice } of ALL_LEVELS) {
      expect([kind === "advice", advice !== undefined]).toEqual([advice !== undefined, kind === "advice"]);
      expect(publication.title.length).toBeGreaterThan(20);
      if (publication.doi) expect(publication.doi).toMatch(/^10\.2903\/j\.efsa\.\d{4}\.\d+$/);
      // A level that Efsa itself has set since 2012 can be read by its number.
      if (publication.by === "Efsa" && publication.year >= 2010) expect(publication.doi).not.toBeNull();
    }
  });

  it("are those of the newest opinions", () => {
    const told = (id: LevelId) => ALL_LEVELS.find((level) => level.id === id)?.amount;
    expect([told("fluoride"), told("iron"), told("caffeine"), told("vitamin-a")]).toEqual([3.3, 40, 400, 3_000]);
    expect(ALL_LEVELS.find(({ id }) => id === "fluoride")?.publication.doi).toBe("10.2903/j.efsa.2025.9478");
    expect(ALL_LEVELS.find(({ id }) => id === "iron")?.publication.doi).toBe("10.2903/j.efsa.2024.8819");
  });
});
