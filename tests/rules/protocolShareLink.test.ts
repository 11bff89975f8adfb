import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import {
  DIFFICULTY_LEVELS,
  FREQUENCIES,
  MAX_DESCRIPTION,
  MAX_DOSAGE,
  MAX_NAME,
  MAX_STEPS,
  MAX_TITLE,
  PROTOCOL_GOALS,
  STEP_CATEGORIES,
  TIMES_OF_DAY,
} from "../../schema/protocols/vocabulary.ts";
import {
  LINK_PROBLEMS,
  MAX_LINK,
  readShareLink,
  type SharedProtocol,
  sharedProtocol,
  sharedProtocolSchema,
  shareLink,
} from "../../schema/rules/protocols/shareLink.ts";
import { isUsableText, isVisible } from "../../schema/rules/words/text.ts";
import { aProtocol, aStep } from "../support/protocols.ts";

const ORIGIN = "https://livsresan.example";
const hashOf = (link: string): string => new URL(link).hash;

const keysOf = <Key extends string>(table: Record<Key, unknown>): fc.Arbitrary<Key> =>
  fc.constantFrom(...(Object.keys(table) as Key[]));
/** Texts of any characters that can be stored, counted as JavaScript counts. */
const texts = (maxLength: number) =>
  fc
    .oneof(fc.string({ unit: "binary", maxLength }), fc.string({ unit: "grapheme", maxLength }), fc.constant("👩‍🔬"))
    .filter((text) => text.length <= maxLength && isUsableText(text) && !text.includes("\r"));
const filledTexts = (max: number) => texts(max).filter(isVisible);

const sharedProtocols: fc.Arbitrary<SharedProtocol> = fc.record({
  name: filledTexts(MAX_NAME),
  description: texts(MAX_DESCRIPTION),
  goal: fc.option(keysOf(PROTOCOL_GOALS)),
  difficultyLevel: keysOf(DIFFICULTY_LEVELS),
  estimatedDurationWeeks: fc.option(fc.integer({ min: 1, max: 520 })),
  hasOwnOrder: fc.boolean(),
  steps: fc.array(
    fc.record({
      title: filledTexts(MAX_TITLE),
      description: fc.option(texts(MAX_DESCRIPTION)),
      categoryId: fc.option(fc.oneof(keysOf(STEP_CATEGORIES), filledTexts(50))),
      frequency: keysOf(FREQUENCIES),
      timeOfDay: fc.option(keysOf(TIMES_OF_DAY)),
      dosageAmount: fc.option(texts(MAX_DOSAGE)),
      isRequired: fc.boolean(),
      remindAt: fc.constantFrom(null, "00:00", "07:15", "23:59"),
    }),
    { maxLength: 12 },
  ),
});

/** A link's content under a version, as somebody else could have put it together. */
function handmade(json: string | Uint8Array, version = "1"): string {
  const bytes = typeof json === "string" ? strToU8(json) : json;
  const content = Buffer.from(deflateSync(bytes)).toString("base64url");
  return `#p=${version}.${content.length.toString(36)}.${content}`;
}

/** The largest protocol that there can be, of characters that hardly pack. */
function largest(): SharedProtocol {
  let seed = 1;
  const text = (length: number) =>
    Array.from({ length }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(0x4e00 + (seed % 20_000));
    }).join("");
  return {
    name: text(MAX_NAME),
    description: text(MAX_DESCRIPTION),
    goal: "longevity",
    difficultyLevel: "advanced",
    estimatedDurationWeeks: 520,
    hasOwnOrder: true,
    steps: Array.from({ length: MAX_STEPS }, () => ({
      title: text(MAX_TITLE),
      description: text(MAX_DESCRIPTION),
      categoryId: text(50),
      frequency: "weekly" as const,
      timeOfDay: "afternoon" as const,
      dosageAmount: text(MAX_DOSAGE),
      isRequired: true,
      remindAt: "07:15",
    })),
  };
}

/** A protocol as anybody shares it, and its step. */
function ordinary() {
  const plain = sharedProtocol(aProtocol(), [aStep()]);
  const [step] = plain.steps;
  if (!step) throw new Error("it has no step");
  return { plain, step };
}

describe("a link to a protocol", () => {
  it("holds it where no server sees it, and gives it back as it was", () => {
    fc.assert(
      fc.property(sharedProtocols, (shared) => {
        const link = shareLink(shared, ORIGIN);
        expect(link).toMatch(/^https:\/\/livsresan\.example\/protokoll\?vy=dela#p=[\w.-]+$/);
        expect(readShareLink(hashOf(link))).toEqual({ status: "ok", protocol: shared });
      }),
    );
  });

  it("gives back the largest protocol that there can be", () => {
    const shared = sharedProtocolSchema.parse(largest());
    const link = shareLink(shared, ORIGIN);
    expect(link.length).toBeLessThan(MAX_LINK * 0.6);
    expect(readShareLink(hashOf(link))).toEqual({ status: "ok", protocol: shared });
  });

  it("is short for an ordinary one", () => {
    const steps = Array.from({ length: 6 }, (_, index) =>
      aStep({ title: `Steg ${index}`, description: "En promenad i dagsljus före frukost." }),
    );
    expect(shareLink(sharedProtocol(aProtocol(), steps), ORIGIN).length).toBeLessThan(500);
  });

  it("says that it is not whole, wherever it was cut off", () => {
    fc.assert(
      fc.property(sharedProtocols, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (shared, part) => {
        const hash = hashOf(shareLink(shared, ORIGIN));
        expect(readShareLink(hash.slice(0, Math.floor(hash.length * part)))).toEqual({ status: "incomplete" });
      }),
    );
  });

  it("says that it is not whole when its content was changed, rather than show another protocol", () => {
    const shared = sharedProtocol(
      aProtocol(),
      ["200 mg", "2 glas", "10 minuter"].map((dosageAmount) => aStep({ dosageAmount })),
    );
    const hash = hashOf(shareLink(shared, ORIGIN));
    const begin = hash.lastIndexOf(".") + 1;
    const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (let at = begin; at < hash.length; at++)
      for (const sign of signs)
        if (sign !== hash[at])
          expect(readShareLink(hash.slice(0, at) + sign + hash.slice(at + 1))).toEqual({ status: "incomplete" });
    // Two that changed places, and one that was doubled.
    for (let at = begin; at < hash.length - 1; at++) {
      const [one, other] = [hash[at] ?? "", hash[at + 1] ?? ""];
      const swapped = hash.slice(0, at) + other + one + hash.slice(at + 2);
      if (one !== other) expect(readShareLink(swapped)).toEqual({ status: "incomplete" });
    }
  });

  it("does not open when nobody can see its name or a step's", () => {
    const { plain, step } = ordinary();
    for (const text of ["\u200b", "\u202e", "\u2800", "\u3164", "\u0301", "\u{e0061}", "\ufeff \u200d", "\ud83d"])
      for (const shared of [
        { ...plain, name: text },
        { ...plain, steps: [{ ...step, title: text }] },
      ])
        expect(readShareLink(hashOf(shareLink(shared, ORIGIN)))).toEqual({ status: "unreadable" });
  });

  it("opens without what makes a text run backwards, and without half a character", () => {
    const { plain, step } = ordinary();
    const steps = [
      { ...step, title: "Magne\u2066sium", dosageAmount: "\u202egm 002", description: "Kväll\ud83d\n\u2067" },
    ];
    const hash = hashOf(shareLink({ ...plain, name: "\u202etxet 👩‍🔬", description: "a\u202b", steps }, ORIGIN));
    expect(readShareLink(hash)).toEqual({
      status: "ok",
      protocol: {
        ...plain,
        name: "txet 👩‍🔬",
        description: "a",
        steps: [{ ...step, title: "Magnesium", dosageAmount: "gm 002", description: "Kväll\n" }],
      },
    });
  });

  it("of the first version, which had no checksum, opens still", () => {
    const shared = sharedProtocol(aProtocol(), [aStep()]);
    const { name, description, goal, difficultyLevel, estimatedDurationWeeks, steps } = shared;
    const packed = [
      name,
      description,
      goal,
      difficultyLevel,
      estimatedDurationWeeks,
      steps.map((step) => Object.values(step)),
    ];
    for (const tail of ["", ".", ")", "&utm_source=mail"])
      expect(readShareLink(handmade(JSON.stringify(packed)) + tail)).toEqual({ status: "ok", protocol: shared });
  });

  it("is read when the text around it was taken along", () => {
    const shared = sharedProtocol(aProtocol(), [aStep()]);
    const hash = hashOf(shareLink(shared, ORIGIN));
    for (const tail of [".", ")", "&utm_source=mail", "%20hej"])
      expect(readShareLink(hash + tail)).toEqual({ status: "ok", protocol: shared });
  });

  it("is read when programs have wrapped, quoted or encoded it on its way", () => {
    const shared = sharedProtocol(aProtocol(), [aStep(), aStep({ dosageAmount: "200 mg" })]);
    const hash = hashOf(shareLink(shared, ORIGIN));
    const middle = Math.floor(hash.length * 0.6);
    const within = (sign: string) => hash.slice(0, middle) + sign + hash.slice(middle);
    for (const sign of ["\n", "\r\n> ", " ", "%20", "%0A", "=\r\n", "\u00ad", "\u200b", "%E2%80%8B"])
      expect([sign, readShareLink(within(sign))]).toEqual([sign, { status: "ok", protocol: shared }]);
    for (const changed of [
      hash.replace("=", "%3D"),
      hash.replace("=", "=3D"),
      hash.replaceAll(".", "%2E"),
      `#${encodeURIComponent(hash)}`,
      `#${hash}`,
      hash.replaceAll("_", "\\_"),
      hash.replaceAll("-", "\u2013"),
      hash.replaceAll("-", "+").replaceAll("_", "/"),
    ])
      expect(readShareLink(changed)).toEqual({ status: "ok", protocol: shared });
    // What is not as it was sent afterwards is not shown.
    for (const changed of [hash.toLowerCase(), within("%"), within("A"), `${hash.slice(0, middle)}…`])
      expect(readShareLink(changed).status).not.toBe("ok");
  });

  it("never fails, whatever stands in it", () => {
    const anyText = fc.string({ unit: "binary", maxLength: 300 });
    const likeOurs = fc
      .tuple(fc.constantFrom("1", "2", "01", "0"), fc.stringMatching(/^[0-9a-z]{1,3}$/), fc.base64String())
      .map((parts) => `#p=${parts.join(".")}`);
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          likeOurs,
          fc.jsonValue().map((json) => handmade(JSON.stringify(json))),
        ),
        (hash) => {
          const result = readShareLink(hash);
          expect(["ok", ...Object.keys(LINK_PROBLEMS)]).toContain(result.status);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("tells a damaged one, a later one, and one that is too large", () => {
    const hash = hashOf(shareLink(sharedProtocol(aProtocol(), [aStep()]), ORIGIN));
    expect(readShareLink(hash.replace(/.{6}$/, "------")).status).toBe("incomplete");
    expect(readShareLink(handmade("[]")).status).toBe("unreadable");
    expect(readShareLink("#nyheter").status).toBe("unreadable");
    expect(readShareLink(handmade("[]", "99")).status).toBe("newerVersion");
    expect(readShareLink(`#p=1.zzzzz.${"A".repeat(MAX_LINK)}`).status).toBe("tooLarge");
    expect(readShareLink("#p=1.zzzzzz.AA").status).toBe("tooLarge");
  });

  it("unpacks no bomb", () => {
    const bomb = handmade(new Uint8Array(100_000_000));
    expect(bomb.length).toBeLessThan(MAX_LINK);
    const before = performance.now();
    expect(readShareLink(bomb).status).toBe("tooLarge");
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it("holds nothing that a protocol may not have", () => {
    const packed = (change: (parts: unknown[], step: unknown[]) => void): string => {
      const step: unknown[] = ["Promenad", null, "training", "daily", "morning", null, true];
      const parts: unknown[] = ["Namn", "", null, "beginner", null, [step]];
      change(parts, step);
      return readShareLink(handmade(JSON.stringify(parts))).status;
    };
    expect(packed(() => {})).toBe("ok");
    expect(packed((parts) => parts.splice(0, 1, " "))).toBe("unreadable");
    expect(packed((parts) => parts.splice(0, 1, "x".repeat(MAX_NAME + 1)))).toBe("unreadable");
    expect(packed((parts) => parts.splice(0, 1, "Nolla\u0000"))).toBe("unreadable");
    expect(packed((parts) => parts.splice(2, 1, "rikedom"))).toBe("unreadable");
    expect(packed((parts) => parts.splice(4, 1, 521))).toBe("unreadable");
    expect(packed((parts) => parts.push("mer"))).toBe("unreadable");
    expect(packed((parts, step) => parts.splice(5, 1, Array(MAX_STEPS + 1).fill(step)))).toBe("unreadable");
    expect(packed((_, step) => step.splice(3, 1, "hourly"))).toBe("unreadable");
    expect(packed((_, step) => step.splice(0, 1, { toString: 1 }))).toBe("unreadable");
  });

  it("leaves script as the text that it is", () => {
    const title = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    const shared = sharedProtocol(aProtocol({ name: "javascript:alert(1)" }), [aStep({ title })]);
    const result = readShareLink(hashOf(shareLink(shared, ORIGIN)));
    expect(result.status === "ok" && [result.protocol.name, result.protocol.steps[0]?.title]).toEqual([
      "javascript:alert(1)",
      title,
    ]);
  });

  it("holds the plan, and nothing of whose it is", () => {
    const shared = sharedProtocol(
      aProtocol({ protocolType: "expert", expertName: "Jonas Rimfält", isFeatured: true }),
      [
        aStep({ title: "Sist", sortOrder: 2, notes: "Bara för mig" }),
        aStep({ title: "Bort", sortOrder: 1, removedAt: "2026-03-21T06:30:00.000Z" }),
        aStep({ title: "Först", sortOrder: 0 }),
      ],
    );
    expect(shared.steps.map(({ title }) => title)).toEqual(["Först", "Sist"]);
    expect(JSON.stringify(shared)).not.toMatch(/Jonas|expert|Bara för mig|0b0c7f1c|2026/);
    expect(sharedProtocolSchema.parse(shared)).toEqual(shared);
  });
});
