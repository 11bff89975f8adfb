import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchTermsOf, wordQueryOf } from "../../schema/rules/search/searchQuery.ts";
import {
  indexedWords,
  plainLetters,
  searchedWords,
  stemOf,
  termKey,
  wordsOf,
} from "../../schema/rules/search/searchWords.ts";
import { rareSuggestionFor, slipFor, suggestionFor, vocabularyOf } from "../../schema/rules/search/similarWords.ts";

/** Texts as people write and paste them, with signs that mean something to PostgreSQL. */
const text = fc.string({ unit: fc.constantFrom(..."abdåäöÅÉé 3-_%\\'\"&|!:*()<>💊µ\n"), maxLength: 40 });

describe("words of a text", () => {
  it("are the same however they are written", () => {
    for (const one of ["D-vitamin", "d vitamin", "  D–VITAMIN!", "d_vitamin"])
      expect(wordsOf(one)).toEqual(["d", "vitamin"]);
    expect(wordsOf("Långtids\u00adsocker ÖGON")).toEqual(wordsOf("langtids\u00adsocker ogon"));
    for (const one of ["Omega-3", "omega 3", "OMEGA3"]) expect(termKey(one)).toBe("omega3");
  });

  it("are letters and digits alone, and stay as they are when folded again", () => {
    fc.assert(
      fc.property(text, (given) => {
        const words = wordsOf(given);
        expect(words.join("")).toMatch(/^[\p{L}\p{N}]*$/u);
        expect(wordsOf(words.join(" "))).toEqual(words);
        expect(wordsOf(given.toUpperCase())).toEqual(words);
      }),
    );
  });

  it("lose what says nothing, unless there is nothing else", () => {
    expect(searchedWords("Omega-3 med D och K")).toEqual(["omega", "3", "d", "k"]);
    expect(searchedWords("med och")).toEqual(["med", "och"]);
  });

  it.each([
    ["tabletter", "tablett"],
    ["ringar", "ring"],
    ["skoldkorteln", "skoldkortel"],
    ["lever", "lever"],
    ["b12", "b12"],
  ])("have a stem: %s → %s", (word, stem) => expect(stemOf(word)).toBe(stem));

  it("lose their dots letter for letter, so that a part of a text stays a part of it", () => {
    fc.assert(
      fc.property(text, text, text, (before, part, after) => {
        expect(plainLetters(before + part + after)).toContain(plainLetters(part));
      }),
    );
  });
});

describe("the words of a product", () => {
  it("say where they stand, and join what is often joined", () => {
    const words = indexedWords("T", {
      title: ["Omega-3-profil"],
      subject: ["Vitamin D", "Drop-in"],
      rest: ["Prov av HbA1c-värdet."],
    });
    for (const one of [
      "T=omega",
      "T=omega3",
      "T+omega3",
      "T-omega3",
      "T+vitamind",
      "T-vitamind",
      "T+dropin",
      "T-hba1cvardet",
    ])
      expect(words).toContain(one);
    for (const one of ["T=vitamin", "T+prov", "T-provav"]) expect(words).not.toContain(one);
  });
});

describe("a search", () => {
  const synonyms = searchTermsOf([
    { term: "långtids-socker", meaning: "HbA1c" },
    { term: "ett", meaning: "två" },
    { term: "två", meaning: "ett" },
  ]);

  it("without letters and digits looks for no words", () => {
    for (const one of ["", " ", "%", "!?", "💊", "((&|!"]) expect(wordQueryOf("T", one, synonyms)).toBeUndefined();
  });

  it("also looks for what a term means, one step only", () => {
    expect(wordQueryOf("T", "LÅNGTIDS socker", synonyms)?.places[2]).toMatch(/ \| 'T-hba1c':\*\)$/);
    const query = wordQueryOf("T", "två", synonyms)?.places[2];
    expect(query?.match(/T-tva/g)).toHaveLength(1);
    expect(query?.match(/T-ett/g)).toHaveLength(1);
  });

  it("is always a query that PostgreSQL can read, of limited size", () => {
    const any = fc.oneof(
      text,
      fc.array(fc.constantFrom("a", "bb", "ett", "å3"), { maxLength: 200 }).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(any, (given) => {
        const query = wordQueryOf("T", given, synonyms);
        for (const place of query?.places ?? []) {
          expect(place).toMatch(/^[()&| ]*('T[=+-][\p{L}\p{N}]+'(:\*)?[()&| ]*)+$/u);
          expect(place.length).toBeLessThan(10_000);
        }
      }),
    );
  });
});

describe("what was probably meant", () => {
  const vocabulary = vocabularyOf(["Kolesterol", "LDL-kolesterol", "Ferritin", "Järn", "Tablett", "Magnesium"]);
  const meant = (search: string) => suggestionFor(vocabulary, searchedWords(search));

  it.each([
    ["kolestrol", "kolesterol"],
    ["feritin", "ferritin"],
    ["magnesum tabletter", "magnesium tabletter"],
    ["järntabletter", "järn tabletter"],
  ])("by '%s' is '%s', without a doubt", (search, text) => expect(meant(search)).toEqual({ text, isSure: true }));

  it.each(["xyzzyplugh", "kol", "drop table product", "järn"])("is unknown of '%s'", (search) =>
    expect(meant(search)).toBeUndefined(),
  );

  it("is asked of a rare word that stands in texts alone, never of a name or a term, its beginning or a form of it", () => {
    const words = vocabularyOf(["Kalcium", "Kalium", "Kolesterol", "Tablett"], ["Kolestrol i blodet", "Zinkat"]);
    const rare = (search: string) => rareSuggestionFor(words, searchedWords(search))?.text;
    expect(rare("kolestrol")).toBe("kolesterol");
    for (const search of ["kalium", "kali", "tabletten", "zinkat", "blodet", "kolestrol tablett", "kol"])
      expect([search, rare(search)]).toEqual([search, undefined]);
  });

  it("is one slip away, or else has the most trigrams in common, as pg_trgm counts them", () => {
    const trigramsOf = (one: string) => new Set([...` ${one}`].map((_, at) => `  ${one} `.slice(at, at + 3)));
    const similarity = (one: string, other: string): number => {
      const [left, right] = [trigramsOf(one), trigramsOf(other)];
      const shared = [...left].filter((trigram) => right.has(trigram)).length;
      return shared / (left.size + right.size - shared);
    };
    const shortened = (one: string) => [...one].map((_, at) => one.slice(0, at) + one.slice(at + 1));
    const swapped = (one: string) =>
      [...one].map((letter, at) => one.slice(0, at) + (one[at + 1] ?? "") + letter + one.slice(at + 2));
    const isSlip = (one: string, other: string) =>
      one.length + other.length > 8 &&
      [...shortened(one), ...swapped(one)].some((slip) => slip === other || shortened(other).includes(one));
    // So short that they are no two words in one nor have a first part, and of nearly one length.
    const word = fc.string({ unit: fc.constantFrom(..."abcd"), minLength: 4, maxLength: 5 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (known, search) => {
        const others = known.filter((one) => one !== search);
        const slips = others.filter((one) => isSlip(search, one));
        const found = suggestionFor(vocabularyOf(others), [search]);
        const most = Math.max(0, ...(slips.length > 0 ? slips : others).map((one) => similarity(search, one)));
        const isLike = slips.length > 0 || most >= 0.3;
        expect(found && similarity(search, found.text)).toBe(isLike ? most : undefined);
        if (found) expect(found.isSure).toBe(slips.length > 0 || most >= 0.45);
      }),
    );
  });

  const NAMES = ["Omega-3", "Proteinpulver", "L-tyrosin", "Kreatin", "Ferritin", "Blodprov", "Sömntestet", "Löpband"];
  it.each([
    ["omgea 3", "omega 3"],
    ["omga 3", "omega 3"],
    ["protien", "protein"],
    ["protin", "protein"],
    ["tyrosinn", "tyrosin"],
    ["kreatn", "kreatin"],
    ["blodprv", "blodprov"],
    ["sömntets", "sömntest"],
    ["löpbnad", "löpband"],
  ])("by '%s', one slip away, is '%s'", (search, text) =>
    expect(suggestionFor(vocabularyOf(NAMES), searchedWords(search))).toEqual({ text, isSure: true }),
  );

  it("is found behind every single slip in a name of six letters or more", () => {
    const [names, letter] = [NAMES.flatMap(wordsOf).filter((one) => one.length >= 6), fc.nat()];
    const words = vocabularyOf(NAMES);
    fc.assert(
      fc.property(fc.constantFrom(...names), letter, fc.constantFrom("swap", "drop", "double"), (name, any, slip) => {
        const at = any % (name.length - 1);
        const [before, one, next, after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
        const typed = {
          swap: [before, next, one, after],
          drop: [before, next, after],
          double: [before, one, one, next, after],
        };
        const search = typed[slip].join("");
        if (search === name) return;
        expect(wordsOf(suggestionFor(words, [search])?.text ?? "").join(""), search).toBe(name);
      }),
    );
  });

  it("is nothing else where the word is a name, or stands somewhere", () => {
    const words = vocabularyOf(["Folsyra", "Fyra", "Hunden"]);
    expect(suggestionFor(words, ["folsyra"])).toBeUndefined();
    expect(slipFor(words, ["huden"], (word) => word === "huden")).toBeUndefined();
    expect(slipFor(words, ["hundne"], () => false)).toEqual({ text: "hunden", isSure: true });
    // The same word in another form.
    expect(slipFor(words, ["hundens"], () => false)).toBeUndefined();
  });
});
