import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  currencyOfText,
  describeReading,
  dosePrice,
  isImplausibleChange,
  isRecurring,
  priceFromText,
  priceRange,
  withCurrency,
} from "../../schema/rules/catalogue/price.ts";
import { currencyNamed } from "../../schema/rules/catalogue/priceAmounts.ts";
import { readPrice } from "../../schema/rules/catalogue/readPrice.ts";
import { formatMoney } from "../../schema/rules/words/money.ts";
import { PRICE_TEXTS } from "../support/priceTexts.ts";

describe("the lowest price in a text", () => {
  it.each([
    ["449 kr", 44_900],
    ["från 1 295 kr", 129_500],
    ["från 1\u00a0295 kr", 129_500],
    ["från 1\u202f295 kr", 129_500],
    ["1.295 kr", 129_500],
    ["2 495–3 995 kr", 249_500],
    ["3 995 kr, tidigare 2 495 kr", 399_500],
    ["1,295.00 SEK", 129_500],
    ["995 kr inkl. 25 % moms", 99_500],
    ["249 kr/mån", 24_900],
    ["89,50 kr", 8_950],
    ["89,5 kr", 8_950],
    ["1 089.90 kr", 108_990],
    ["1295:-", 129_500],
  ])("of %j is %d öre", (text, ore) => {
    expect(priceFromText(text)).toBe(ore);
  });

  it.each([null, undefined, "", "gratis", "pris på begäran", "0 kr", "29,90 EUR"])("is unknown for %j", (text) => {
    expect(priceFromText(text)).toBeNull();
  });

  it("is what was written, whichever space groups the thousands", () => {
    const amounts = fc.integer({ min: 1, max: 21_000_000 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(" ", "\u00a0", "\u202f", "."), (kronor, space) => {
        const grouped = String(kronor).replace(/\B(?=(\d{3})+$)/g, space);
        expect(priceFromText(`från ${grouped} kr`)).toBe(kronor * 100);
      }),
    );
  });

  it("is always whole öre that the database can hold, or unknown", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const price = priceFromText(text);
        expect(price === null || (Number.isInteger(price) && price > 0 && price <= 2_147_483_647)).toBe(true);
      }),
    );
  });

  it("is unknown for an amount that is too large", () => {
    expect(priceFromText("99 999 999 999 kr")).toBeNull();
  });
});

describe("what a price text says that something costs", () => {
  it.each([
    ["449 kr", { lowest: 44_900, highest: 44_900 }],
    ["2 990 kr för två", { lowest: 299_000, highest: 299_000 }],
    ["14 500–18 900 kr", { lowest: 1_450_000, highest: 1_890_000 }],
    ["14 500 kr – 18 900 kr", { lowest: 1_450_000, highest: 1_890_000 }],
    ["495-695 kr", { lowest: 49_500, highest: 69_500 }],
    ["från 1 295 kr", { lowest: 129_500, highest: null }],
    ["Från 1 295 kr", { lowest: 129_500, highest: null }],
  ])("of %j", (text, range) => {
    expect(priceRange(text)).toEqual(range);
  });

  it.each([
    ["129 kr/mån", 12_900],
    ["1 290 kr per år", 129_000],
  ])("of %j is what each time costs", (text, each) => {
    expect(priceRange(text)).toEqual({ lowest: each, highest: each });
    expect(isRecurring(text)).toBe(true);
    expect(isRecurring("449 kr")).toBe(false);
  });

  it.each([null, undefined, "", "pris på begäran"])("is nothing for %j", (text) => {
    expect(priceRange(text)).toBeNull();
  });
});

describe("an amount in words", () => {
  it.each([
    [0, "0 kr"],
    [129_500, "1 295 kr"],
    [8_950, "89,50 kr"],
    [1_000_000_000, "10 000 000 kr"],
  ])("of %d öre is %j", (ore, words) => expect(formatMoney(ore).replaceAll("\u00a0", " ")).toBe(words));
});

describe("what a dose costs", () => {
  it.each([
    ["119 kr", 120, 99],
    ["från 209 kr", 100, 209],
    ["2 495–3 995 kr", 1, 249_500],
    ["0 kr", 30, null],
    ["295 kr/100 g", 30, null],
    ["1 kr", 10_000, 0],
    ["10 000 000 kr", 1, 1_000_000_000],
    ["119 kr", null, null],
    ["119 kr", 0, null],
    ["249 kr/mån", 30, null],
    ["pris på begäran", 30, null],
    [null, 30, null],
  ])("of %j for %j doses is %j öre", (price, doses, ore) => {
    expect(dosePrice(price, doses)).toBe(ore);
  });
});

describe("how a price was read, in words", () => {
  it.each([
    ["1,295.00 SEK", "Läses som 1 295 kr."],
    ["fr. 295:-", "Läses som från 295 kr."],
    ["2 495 till 3 995 kr", "Läses som 2 495 kr till 3 995 kr."],
    ["99 kr i månaden", "Läses som 99 kr per månad."],
    ["199 SEK monthly", "Läses som 199 kr per månad."],
    ["Helår 1 794 kr", "Läses som 1 794 kr per år."],
    ["Halvår: 995 kr", "Läses som 995 kr per halvår."],
    ["Två för 500 kr", "Läses som 500 kr per 2 st."],
    ["Tre stycken för 500 kr", "Läses som 500 kr per 3 st."],
    ["500 kr för 3", "Läses som 500 kr per 3 st."],
    ["500 kr för tre stycken", "Läses som 500 kr per 3 st."],
    ["2 990 kr för två", "Läses som 2 990 kr."],
    ["299 kr för 60 kapslar", "Läses som 299 kr."],
    ["Prova 1 månad för 1 kr", "Priset kan inte läsas. Det visas som det står, men jämförs inte."],
    ["Prova en månad för 1 kr, sedan 299 kr/mån", "Läses som 299 kr per månad."],
    ["Prov för 495 kr", "Läses som 495 kr."],
    ["349 kr (ord. 449 kr)", "Läses som 349 kr, ordinarie 449 kr."],
    ["€29.90", "Läses som 29,90 EUR. Bara priser i kronor jämförs."],
    ["Köp 3 för 2", "Priset kan inte läsas. Det visas som det står, men jämförs inte."],
    ["0 kr", "Priset kan inte läsas. Det visas som det står, men jämförs inte."],
    [" ", null],
  ])("%j: %j", (text, words) => {
    expect(describeReading(text)?.replaceAll("\u00a0", " ") ?? null).toBe(words);
  });
});

describe("a change of a price", () => {
  it.each([
    ["1 295 kr", "1 kr", true],
    ["1 295 kr", "640 kr", true],
    ["1 295 kr", "1 950 kr", true],
    ["1 295 kr", "0 kr", true],
    ["1 295 kr", "gratis, 0:-", true],
    ["2 495–3 995 kr", "2 495–39 995 kr", true],
    ["1 295 kr", "1,295.00 SEK", false],
    ["1 295 kr", "995 kr inkl. 25 % moms", false],
    ["1 000 kr", "500 kr", false],
    ["1 000 kr", "1 500 kr", false],
    ["499 kr", "99 kr/mån", false],
    ["499 kr", "49 EUR", false],
    ["499 kr", "pris på begäran", false],
    ["pris på begäran", "1 kr", false],
    [null, "1 kr", false],
    ["99 kr/mån, startavgift 99 kr", "99 kr/mån, startavgift 0 kr", false],
  ])("from %j to %j waits: %j", (before, after, waits) => {
    expect(isImplausibleChange(before, after)).toBe(waits);
  });

  it.each([
    ["pris på begäran", "1 kr", { "": 129_500 }, true],
    ["pris på begäran", "995 kr", { "": 129_500 }, false],
    ["pris på begäran", "0 kr", { "": 129_500 }, true],
    ["99 kr/mån", "9 kr", { "": 49_900 }, true],
    ["499 kr", "9 kr/mån", { månad: 9_900 }, true],
    ["9 kr", "12 kr", { "": 49_900 }, false],
    ["pris på begäran", "9 kr/mån", { "": 49_900 }, false],
  ])("from %j to %j after %j waits: %j", (before, after, former, waits) => {
    expect(isImplausibleChange(before, after, former)).toBe(waits);
  });

  it("waits exactly when it is more than half", () => {
    const ore = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(ore, ore, (before, after) => {
        const waits = Math.abs(after - before) * 2 > before;
        expect(isImplausibleChange(formatMoney(before), formatMoney(after))).toBe(waits);
      }),
    );
  });
});

describe("a price whose currency is told beside it", () => {
  it.each([
    ["29.90", "EUR", "29,90 EUR"],
    ["1295.00", "SEK", "1 295 kr"],
    ["1.295,00", "SEK", "1 295 kr"],
    ["1,295.50", "USD", "1 295,50 USD"],
    ["199–299", "NOK", "199–299 NOK"],
    ["från 199", "EUR", "från 199 EUR"],
    ["ca 199 inkl moms", "SEK", "ca 199 kr inkl moms"],
    ["49/mån", "SEK", "49 kr/mån"],
    ["1295", "SEK", "1 295 kr"],
    ["29.90 EUR", "EUR", "29.90 EUR"],
    ["fr. 199:-", "SEK", "fr. 199:-"],
    ["gratis", "SEK", "gratis"],
    ["0", "EUR", "0"],
    ["2 för 300", "SEK", "2 för 300"],
    ["295 kr", "EUR", null],
    ["29.90 EUR", "SEK", null],
    ["199:-", "EUR", null],
    ["340 kr (≈ 29,90 EUR)", "EUR", null],
  ])("%j in %s is %j", (text, currency, becomes) => {
    expect(withCurrency(text, currency)?.replaceAll("\u00a0", " ") ?? null).toBe(becomes);
  });

  it("is read as before, in that currency, and says it itself from then on", () => {
    const texts = PRICE_TEXTS.map(([text]) => text).filter((text) => currencyOfText(text) === null && readPrice(text));
    const amount = fc
      .tuple(fc.integer({ min: 1, max: 2_000_000_000 }), fc.constantFrom("", ".", ",", " "))
      .map(([ore, group]) => {
        const whole = String(Math.floor(ore / 100)).replace(/\B(?=(\d{3})+$)/g, group);
        return `${whole}${group === "." ? "," : "."}${String(ore % 100).padStart(2, "0")}`;
      });
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...texts), amount),
        fc.constantFrom("SEK", "EUR", "NOK"),
        (text, currency) => {
          const becomes = withCurrency(text, currency) ?? "";
          expect(readPrice(becomes)).toEqual({ ...readPrice(text), currency });
          expect([currencyOfText(becomes), withCurrency(becomes, currency)]).toEqual([currency, becomes]);
        },
      ),
    );
  });

  it("is taken by its code, in small letters too, or its sign", () => {
    expect(["sek", " EUR ", "kr", "€", "XYZ", "", "toString"].map(currencyNamed)).toEqual([
      "SEK",
      "EUR",
      "SEK",
      "EUR",
      null,
      null,
      null,
    ]);
  });
});
