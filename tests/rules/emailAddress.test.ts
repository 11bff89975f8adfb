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

  it.each(["namn@exempel.se", "NAMN.efternamn+resan@sub-dom.exempel.se", "a@b.co"])("is taken: %s", (text) => {
    expect(emailSchema.parse(text)).toBe(text.toLowerCase());
  });
});
