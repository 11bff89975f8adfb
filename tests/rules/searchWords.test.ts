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
import { rareSuggestionFor, suggestionFor, vocabularyOf } from "../../schema/rules/search/similarWords.ts";

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

  it("has the most trigrams in common, as pg_trgm counts them", () => {
    const trigramsOf = (one: string) => new Set([...` ${one}`].map((_, at) => `  ${one} `.slice(at, at + 3)));
    const similarity = (one: string, other: string): number => {
      const [left, right] = [trigramsOf(one), trigramsOf(other)];
      const shared = [...left].filter((trigram) => right.has(trigram)).length;
      return shared / (left.size + right.size - shared);
    };
    // So short that they are no two words in one, and of nearly one length.
    const word = fc.string({ unit: fc.constantFrom(..."abcd"), minLength: 4, maxLength: 7 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (known, search) => {
        const likeness = known.filter((one) => one !== search).map((one) => similarity(search, one));
        const most = Math.max(0, ...likeness);
        const found = suggestionFor(vocabularyOf(known), [search]);
        expect(found && similarity(search, found.text)).toBe(most < 0.3 ? undefined : most);
        if (found) expect(found.isSure).toBe(most >= 0.45);
      }),
    );
  });
});
