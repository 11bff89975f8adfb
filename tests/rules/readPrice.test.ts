import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount, formatPrice } from "../../client/features/catalogue/format.ts";
import { type PriceReading, readPrice } from "../../schema/rules/catalogue/readPrice.ts";
import { formatMoney } from "../../schema/rules/words/money.ts";
import { PRICE_TEXTS } from "../support/priceTexts.ts";
import { processorTime } from "../support/processorTime.ts";

/** A reading in the short form of the table. */
function shortly(reading: PriceReading | null): string {
  if (!reading) return "?";
  const { lowest, highest, currency, per, listPrice } = reading;
  const range = highest === null ? "+" : highest === lowest ? "" : `-${highest / 100}`;
  const beside = (per === null ? "" : `/${per}`) + (listPrice === null ? "" : `<${listPrice / 100}`);
  return `${currency === "SEK" ? "" : `${currency} `}${lowest / 100}${range}${beside}`;
}

const texts = fc.constantFrom(...PRICE_TEXTS.map(([text]) => text));
const amounts = fc.integer({ min: 1, max: 2_000_000_000 });

describe("a price text", () => {
  it.each(PRICE_TEXTS)("%j says %s", (text, says) => {
    expect(shortly(readPrice(text))).toBe(says);
  });

  it("says the same in capitals, whichever blanks it has, and with blanks around it", () => {
    const blanks = fc.constantFrom("\u00a0", "\u202f", "\u2009", "\t", "  ");
    fc.assert(
      fc.property(texts, blanks, (text, blank) => {
        const says = readPrice(text);
        expect(readPrice(text.toUpperCase())).toEqual(says);
        expect(readPrice(` ${text.replaceAll(" ", blank)}\n`)).toEqual(says);
        expect(readPrice(text.replaceAll("-", "\u2011"))).toEqual(says);
      }),
    );
  });

  it("is read as it was written by us", () => {
    fc.assert(
      fc.property(amounts, (ore) => {
        const kronor = Math.max(1, Math.round(ore / 100)) * 100;
        expect(shortly(readPrice(formatMoney(ore)))).toBe(String(ore / 100));
        expect(shortly(readPrice(formatAmount(kronor)))).toBe(String(kronor / 100));
        expect(shortly(readPrice(formatPrice(`från ${formatMoney(ore)}`)))).toBe(`${ore / 100}+`);
        expect(shortly(readPrice(`${formatMoney(ore)}/mån`))).toBe(`${ore / 100}/månad`);
      }),
    );
  });

  it("is never a number that is not beside a currency when one is", () => {
    const words = fc.constantFrom("kapslar", "st", "mg", "dagar", "%", "doser", "markörer", "ml", "-pack", "timmar");
    const counts = fc.array(fc.tuple(fc.integer({ min: 1, max: 999 }), words), { minLength: 1, maxLength: 3 });
    const currencies = fc.constantFrom(" kr", " SEK", ":-", "kr");
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        currencies,
        counts,
        fc.boolean(),
        (kronor, kr, others, first) => {
          const rest = others.map(([count, word]) => `${count} ${word}`).join(", ");
          const reading = readPrice(first ? `${kronor}${kr}, ${rest}` : `${rest}, ${kronor}${kr}`);
          expect([null, kronor * 100]).toContain(reading?.lowest ?? null);
        },
      ),
    );
  });

  it("never takes long, nor is anything but whole öre that the database can hold", async () => {
    const parts = fc.constantFrom(
      "1",
      "99",
      " ",
      "kr",
      "-",
      ":-",
      ".",
      ",",
      "från ",
      "/",
      "mån",
      "(",
      "ord. ",
      "€",
      "x ",
    );
    const hard = fc.array(parts, { maxLength: 150 }).map((all) => all.join(""));
    fc.assert(
      fc.property(fc.oneof(fc.string(), hard), (text) => {
        const reading = readPrice(text);
        for (const ore of [reading?.lowest, reading?.highest, reading?.listPrice]) {
          expect(ore === undefined || ore === null || (Number.isInteger(ore) && ore > 0 && ore <= 2_147_483_647)).toBe(
            true,
          );
        }
      }),
    );
    const pieces = ["1 ", "1-", "kr ", "från ", "ord. ", "1 kr ", "medlem ", "lägsta dag ", "from", "ca ", "12 från "];
    const readAll = () => {
      for (const part of pieces) {
        readPrice(part.repeat(300).slice(0, 300));
        readPrice(part.repeat(100_000));
      }
    };
    expect(await processorTime(readAll, 200)).toBeLessThan(200);
  });
});
