import fc from "fast-check";
import { GraphQLEmailAddress } from "graphql-scalars";
import { describe, expect, it } from "vitest";
import { emailSchema } from "../../schema/accounts.ts";

const part = fc.string({ unit: fc.constantFrom(..."aåZ09-_.+'@ "), minLength: 1, maxLength: 70 });

describe("an e-mail address", () => {
  it("that is taken can be given by the graph", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.emailAddress(),
          fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}.${c}`),
        ),
        (text) => {
          const { data } = emailSchema.safeParse(text);
          if (data !== undefined) expect(GraphQLEmailAddress.serialize(data)).toBe(data);
        },
      ),
    );
  });

  it.each(["namn@exempel-.se", `namn@${"a".repeat(64)}.se`, `namn@exempel.${"a".repeat(64)}`, "namn@exempel"])(
    "that no mail can be sent to is refused: %s",
    (text) => {
      expect(emailSchema.safeParse(text).error?.issues[0]?.message).toMatch(/giltig e-postadress/);
    },
  );

  it.each(["namn@exempel.se", "Per.Ek@exempel.se", "NAMN.efternamn+resan@sub-dom.exempel.se", "a@b.co"])(
    "is taken: %s",
    (text) => {
      expect(emailSchema.parse(text)).toBe(text.toLowerCase());
    },
  );

  it.each([
    ["namn@exempel.xn--p1ai", "namn@exempel.xn--p1ai"],
    ["namn@пример.рф", "namn@xn--e1afmkfd.xn--p1ai"],
    ["namn@räksmörgås.xn--q9jyb4c", "namn@xn--rksmrgs-5wao1o.xn--q9jyb4c"],
  ])("may end in a domain of another alphabet: %s", (text, stored) => {
    expect(emailSchema.parse(text)).toBe(stored);
    expect(GraphQLEmailAddress.serialize(stored)).toBe(stored);
  });

  it("loses signs at its ends that nobody sees, and has none within", () => {
    for (const text of ["\u200bnamn@exempel.se", "namn@exempel.se\ufeff", "namn@exempel.se\u2060 "])
      expect(emailSchema.parse(text)).toBe("namn@exempel.se");
    expect(emailSchema.safeParse("namn@exem\u00adpel.se").success).toBe(false);
  });

  it("has at most 64 characters before the '@'", () => {
    expect(emailSchema.parse(`${"a".repeat(64)}@exempel.se`)).toHaveLength(75);
    expect(emailSchema.safeParse(`${"a".repeat(65)}@exempel.se`).error?.issues).toMatchObject([
      { message: "E-postadressen är för lång: före @ får det stå högst 64 tecken." },
    ]);
  });
});
