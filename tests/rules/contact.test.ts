import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactSchema } from "../../schema/contact.ts";

const good = { name: "Åsa Ek", email: "asa@exempel.se", subject: "En fråga", message: "Hej,\n\nhur gör man?" };

/** Fields that are refused, with why. */
const errorsOf = (changes: object) =>
  contactSchema.safeParse({ ...good, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe("a message to the site", () => {
  test("is taken, trimmed", () => {
    expect(contactSchema.parse({ ...good, name: "  Åsa Ek ", email: " ASA@exempel.se " })).toEqual(good);
  });

  test.each([
    ["name", "", "Fyll i ditt namn."],
    ["name", "   ", "Fyll i ditt namn."],
    ["name", "å".repeat(101), "Namnet får vara högst 100 tecken."],
    ["name", "Åsa\r\nBcc: alla@exempel.se", "Namnet innehåller ett tecken som inte går att använda."],
    ["name", "Åsa\u2028Ek", "Namnet innehåller ett tecken som inte går att använda."],
    ["email", "", "Fyll i din e-postadress."],
    ["email", "asa@exempel.se\r\nBcc: b@exempel.se", "Ange en giltig e-postadress, till exempel namn@exempel.se."],
    ["email", "a@exempel.se, b@exempel.se", "Ange en giltig e-postadress, till exempel namn@exempel.se."],
    ["subject", "", "Skriv vad det gäller."],
    ["subject", "Hej\nBcc: b@exempel.se", "Ämnet innehåller ett tecken som inte går att använda."],
    ["subject", "x".repeat(151), "Ämnet får vara högst 150 tecken."],
    ["message", " \n ", "Skriv ditt meddelande."],
    ["message", "x".repeat(5_001), "Meddelandet är för långt. Det får vara högst 5 000 tecken."],
    ["message", "noll: \0", "Meddelandet innehåller ett tecken som inte går att använda."],
    ["message", "\u001b[31m", "Meddelandet innehåller ett tecken som inte går att använda."],
  ])("with the %s %j is refused: %s", (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual([[field, message]]);
  });

  test.each(["O’Brien-Ström d.y.", "李小龍", "אבג", "👩‍⚕️ Åsa", "e\u0301"])("may come from %s", (name) => {
    expect(contactSchema.parse({ ...good, name }).name).toBe(name.normalize("NFC"));
  });

  test("never has a line break in what becomes a header", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, subject) => {
        const parsed = contactSchema.safeParse({ ...good, name, subject });
        if (parsed.success) expect(parsed.data.name + parsed.data.subject).not.toMatch(/[\r\n\0]/);
      }),
    );
  });
});
