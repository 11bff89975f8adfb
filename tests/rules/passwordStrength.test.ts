import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passwordStrength } from "../../schema/rules/accounts/passwordStrength.ts";

const levelOf = (password: string) => passwordStrength(password).level;

describe("the hint at a new password", () => {
  it("begins with what matters most", () => {
    expect(passwordStrength("")).toMatchObject({ level: 0, word: "", advice: expect.stringContaining("Längden") });
  });

  it.each([
    ["sol456", 1],
    ["Xk9!qe", 1],
    ["lösenord", 1],
    ["Password123456789", 1],
    ["aaaaaaaaaaaaaaaaaaaa", 1],
    ["12345678901234567890", 1],
    ["kaffe4morgon", 2],
    ["blå cykel under bron", 3],
    ["hästkorgtrappa", 3],
  ])("finds %j level %i", (password, level) => {
    expect(levelOf(password)).toBe(level);
  });

  it("asks for more where it is short, for less common where it is common", () => {
    expect(passwordStrength("Xk9!qe").advice).toContain("längre");
    expect(passwordStrength("password1234").advice).toContain("Vanliga");
  });

  it("never asks for less: more of something else is at least as good", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (password) => {
        expect(levelOf(`${password} grön båt`)).toBeGreaterThanOrEqual(levelOf(password));
      }),
    );
  });

  it("counts length, not kinds of characters", () => {
    expect(levelOf("tre gröna paraplyer")).toBeGreaterThan(levelOf("aB3$xY7!"));
  });
});
