import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailSchema, signUpSchema } from "../../schema/accounts.ts";
import { contactSchema } from "../../schema/contact.ts";
import { editedLine, editedMarkdown } from "../../schema/editedTexts.ts";
import { updateImageSchema } from "../../schema/imageLibrary.ts";
import { markerSchema } from "../../schema/markers.ts";
import { mrProviderSchema } from "../../schema/mrProviders.ts";
import { categorySchema, productSchema } from "../../schema/products.ts";
import { createProtocolSchema } from "../../schema/protocols/protocolInput.ts";
import { isVisible, tidyLine } from "../../schema/rules/words/text.ts";
import { synonymSchema } from "../../schema/search.ts";
import { supplierSchema } from "../../schema/suppliers.ts";
import type { z } from "../../schema/zod.ts";

/** What is stored of one field of a form, or nothing where it is refused. */
const field =
  (schema: z.ZodObject, name: string) =>
  (text: string): string | undefined => {
    const read = (schema.shape[name] as z.ZodType).safeParse(text);
    return read.success ? (read.data as string) : undefined;
  };

const NAMES = {
  "a product's": field(productSchema as unknown as z.ZodObject, "name"),
  "a seller's": field(productSchema as unknown as z.ZodObject, "providerName"),
  "a category's": field(categorySchema, "name"),
  "a marker's": field(markerSchema as unknown as z.ZodObject, "name"),
  "an MRI provider's": field(mrProviderSchema as unknown as z.ZodObject, "name"),
  "a supplier's": field(supplierSchema, "name"),
  "a guide's": (text: string) => editedLine("Titeln", 200).safeParse(text).data,
  "a user's": field(signUpSchema, "fullName"),
  "a sender's": field(contactSchema, "name"),
  "a protocol's": field(createProtocolSchema as unknown as z.ZodObject, "name"),
  "a synonym's": field(synonymSchema as unknown as z.ZodObject, "term"),
};
const TEXTS = {
  "a product's": field(productSchema as unknown as z.ZodObject, "description"),
  "a picture's": field(updateImageSchema, "alt"),
  "a guide's": (text: string) => editedMarkdown("Texten").safeParse(text).data,
  "a protocol's": field(createProtocolSchema as unknown as z.ZodObject, "description"),
};

describe("a name from outside", () => {
  it.each(Object.entries(NAMES))("has one form, whatever it was written with: %s", (_, stored) => {
    for (const written of [
      "Åsa Ek",
      "Åsa Ek".normalize("NFD"),
      "Åsa\u00a0Ek",
      "Åsa  Ek",
      " Åsa\u2009\u202f Ek\u3000",
      "Å\u00adsa Ek",
      "\ufeffÅsa\u200b Ek\u200d",
      "A\u2060\u030asa Ek",
    ])
      expect(stored(written)).toBe("Åsa Ek");
  });

  it.each(Object.entries({ ...NAMES, ...TEXTS }))(
    "is no half of a character, and never turns around what follows: %s",
    (_, stored) => {
      for (const written of ["Åsa\ud800", "\udc00 Ek", "Åsa \u202e kE", "Åsa\0"])
        expect(stored(written)).toBeUndefined();
      expect(stored("👩‍⚕️ Åsa")).toBe("👩‍⚕️ Åsa");
    },
  );

  it.each(Object.entries(NAMES))("can be seen: %s", (_, stored) => {
    // A guide may be without a title until it is published.
    for (const written of ["\u200b", "\u2060\ufeff", "\u00ad\u200d", "\u3164", "\u2800\u2800", "\u{e0041}", "\ufe0f"])
      expect(stored(written) || undefined).toBeUndefined();
  });

  it("keeps its form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
        expect(isVisible(tidyLine(text))).toBe(isVisible(text));
      }),
    );
  });

  it.each(["Anna-Karin St.John", "Dr.Anna Berg", "Per.Olof Ek", "J.R. Lund", "Å. Ek", "Per.Ek", "Åsa.Ås"])(
    "may have a dot: %s",
    (name) => {
      expect(NAMES["a user's"](name)).toBe(name);
    },
  );

  it.each([
    "evil.example.com",
    "Vinn på evil.se",
    "Evil.Com",
    "EVIL.ONLINE",
    "http://evil",
    "a@evil.se",
    "se www.evil.nu nu",
  ])("is no address: %s", (name) => {
    expect(NAMES["a user's"](name)).toBeUndefined();
  });
});

describe("an e-mail address at a domain with å, ä or ö", () => {
  it.each([
    ["namn@räksmörgås.se", "namn@xn--rksmrgs-5wao1o.se"],
    ["NAMN@RÄKSMÖRGÅS.SE", "namn@xn--rksmrgs-5wao1o.se"],
    [`namn@${"räksmörgås".normalize("NFD")}.se`, "namn@xn--rksmrgs-5wao1o.se"],
    ["namn@post.hälsa.example", "namn@post.xn--hlsa-loa.example"],
    ["namn@xn--rksmrgs-5wao1o.se", "namn@xn--rksmrgs-5wao1o.se"],
  ])("is the one that mail is sent to: %s", (written, sent) => {
    expect(emailSchema.parse(written)).toBe(sent);
  });

  it.each([
    "nämn@exempel.se",
    "namn@hälsa",
    "namn@häl sa.se",
    "namn@hälsa..se",
    "namn@hälsa.se/a",
    "namn@-å.se:80",
    "namn@å@ä.se",
  ])("is still an address, or refused: %s", (written) => {
    expect(emailSchema.safeParse(written).success).toBe(false);
  });
});

describe("an address of a product's", () => {
  const link = field(productSchema as unknown as z.ZodObject, "affiliateLink");
  it.each([
    "https://namn:ord@exempel.se/",
    "https://namn@exempel.se",
    "http://localhost/a",
    "http://127.0.0.1:3000",
    "https://2130706433/",
    "http://[::1]/",
  ])("is one that anybody can open: %s is none", (text) => {
    expect(link(text)).toBeUndefined();
  });
  it("is kept as it is", () => {
    expect(link("https://exempel.se/a?b=c@d")).toBe("https://exempel.se/a?b=c@d");
  });
});

describe("the price of a product", () => {
  const price = (text: string) =>
    (productSchema as unknown as z.ZodObject).shape.priceEstimate?.safeParse(text) as { success: boolean };
  it.each(["-1 kr", "\u22121 295 kr", "-1", "999999999999999 kr", "9 999 999 999 kr", "99999999999"])(
    "is refused where it cannot be one: %s",
    (text) => {
      expect(price(text).success).toBe(false);
    },
  );
  it.each([
    "",
    "1 295 kr",
    "från 99 kr/mån",
    "1 000-2 000 kr",
    "100\u2013200 kr",
    "999 999 999 kr",
    "pris på begäran",
    "1.295,00 kr",
  ])("is taken as it is written: %s", (text) => {
    expect(price(text).success).toBe(true);
  });
});
