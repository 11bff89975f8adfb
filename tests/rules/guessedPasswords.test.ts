import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessedBy } from "../../schema/rules/accounts/guessedPasswords.ts";
import { validatePassword } from "../../schema/rules/accounts/validatePassword.ts";
import { processorTime } from "../support/processorTime.ts";

describe("a password that is guessed first is found by its form", () => {
  it.each([
    ["aaaaaa", "REPEATS"],
    ["111111111", "REPEATS"],
    ["ababababab", "REPEATS"],
    ["abcabcabca", "REPEATS"],
    ["lösenordlösenord", "REPEATS"],
    ["hejhopp hejhopp", "REPEATS"],
    ["qwertyqwerty", "REPEATS"],
    ["aabbaabbb", "REPEATS"],
    ["abcabcabc1", "REPEATS"],
    ["Hink10Hink", "REPEATS"],
    ["!hatt-hatt-hatt!", "REPEATS"],
    ["sommarlov2025", "WORD"],
    ["mammapappa12", "WORD"],
    ["hejsanhoppsan", "WORD"],
    ["iloveyou2024", "WORD"],
    ["123456789", "RUN"],
    ["9876543210", "RUN"],
    ["abcdefgh", "RUN"],
    ["uvwxyzåäö", "RUN"],
    ["öäåzyx", "RUN"],
    ["abc123", "RUN"],
    ["aaa111bbb", "RUN"],
    ["13579", "RUN"],
    ["qwertyuiopå", "KEYBOARD"],
    ["asdfghjklöä", "KEYBOARD"],
    ["öäölkjhgf", "KEYBOARD"],
    ["zxcvbnm,.-", "KEYBOARD"],
    ["1qaz2wsx3edc4rfv", "KEYBOARD"],
    ["1q2w3e4r5t6y", "KEYBOARD"],
    ["qweasdzxc", "KEYBOARD"],
    ["QWErty123", "KEYBOARD"],
    ['!"#¤%&/()', "KEYBOARD"],
    ["livsresan", "SITE"],
    ["Livsresan2026!", "SITE"],
    ["liv5re5an", "SITE"],
    ["min Livsresan", "SITE"],
    ["sommar2026", "WORD"],
    ["Sommar!", "WORD"],
    ["losenord", "WORD"],
    ["Lösenord123", "WORD"],
    ["l0s3n0rd", "WORD"],
    ["hammarby", "WORD"],
    ["stockholm08", "WORD"],
    ["1984Göteborg", "WORD"],
    ["älskling", "WORD"],
    ["$ommar99", "WORD"],
    ["p@ssw0rd!!", "WORD"],
    ["livsresan.se", "SITE"],
    ["www.livsresan.se", "SITE"],
    ["L!vsresan", "SITE"],
    ["livsresanhälsa", "SITE"],
    ["mitt livsresan 1", "SITE"],
    ["19850412", "DATE"],
    ["850412-1234", "DATE"],
    ["1985-04-12", "DATE"],
    ["198504121234", "DATE"],
    ["12/4 1985", "DATE"],
    ["120485", "DATE"],
    ["Nov2025!!", "WORD"],
    ["svensson1", "WORD"],
    ["Magnesium1", "WORD"],
    ["longevity", "WORD"],
    ["volvo740", "WORD"],
    ["AIK12345", "WORD"],
    ["mittlösenord1", "WORD"],
    ["test123test", "WORD"],
    ["maj2024maj", "WORD"],
  ])("%s: %s", (password, reason) => {
    expect(guessedBy(password, "Livsresan")).toBe(reason);
  });

  it.each([
    "zebra 7 tak",
    "öga-öra",
    "k7#q2p",
    "  blanksteg runt om  ",
    "tre ord till",
    "384729105",
    "99120485712",
    "volvo i skogen",
    "minsta trappan",
    "johansson bakar 7 bröd",
    "hästkorgtrappa",
    "nyare lösenord",
    "smörgåsbord på ön",
    "kaffe4morgon",
    "sommar83920174656",
    "hemligt-4f1e9c",
    "abc de sol 77",
  ])("and no other: %s", (password) => {
    expect(guessedBy(password, "Livsresan")).toBeUndefined();
  });

  it("follows what the site is called", () => {
    for (const password of ["åmålsjämför1", "amalsjamfor", "AmalsjamforPassword"])
      expect(guessedBy(password, "Åmålsjämför")).toBe("SITE");
    expect(guessedBy("livsresan1", "Åmålsjämför")).not.toBe("SITE");
    expect(guessedBy("zebra 7 tak", "Z")).toBeUndefined();
  });

  it("and told why", () => {
    const messages = ["aaaaaa", "abcdef", "asdfgh", "livsresan", "sommar1"].map(
      (password) =>
        validatePassword(password, { email: "asa@exempel.se", fullName: "Åsa Ek" }, new Set(), "Livsresan")?.message,
    );
    expect(new Set(messages).size).toBe(5);
    for (const message of messages) expect(message).toMatch(/^Lösenordet .* gissas först/);
  });

  it("whatever it is written with: case, form and blanks make no difference", () => {
    fc.assert(
      fc.property(fc.constantFrom("qwertyuiopå", "sommar2026", "öäölkjhgf", "livsresan1"), (password) => {
        expect(guessedBy(password.toUpperCase().normalize("NFD"), "Livsresan")).toBe(guessedBy(password, "Livsresan"));
        expect(guessedBy(` ${password}  `, "Livsresan")).toBe(guessedBy(password, "Livsresan"));
      }),
    );
  });

  it("of words that are drawn by dice none is refused for its form", () => {
    const words = dictionary["diceware-common"].map(String);
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...words), { minLength: 4, maxLength: 4 }), (drawn) => {
        fc.pre(drawn.join("").length >= 14);
        expect(guessedBy(drawn.join(" "), "Livsresan")).toBeUndefined();
      }),
    );
  });

  it("in a time that grows with its length alone", async () => {
    const timeOf = (length: number) =>
      processorTime(() => {
        for (const sign of ["a", "1", "ab", "!", "qw"]) guessedBy(sign.repeat(length / sign.length), "Livsresan");
      });
    const quarter = await timeOf(100_000);
    expect(await timeOf(400_000)).toBeLessThan(8 * quarter + 50);
  });
});
