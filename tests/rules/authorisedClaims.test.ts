import { describe, expect, it } from "vitest";
import { GOALS } from "../../schema/goals.ts";
import { categories } from "../../server/seed/categories.ts";
import { supplements } from "../../server/seed/supplements.ts";
import { AUTHORISED_CLAIMS } from "../support/authorisedClaims.ts";

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Words that a sentence about an effect on health has. */
const EFFECT =
  /\b(bidrar|behövs för|ökar|förbättrar|minskar|sänker|höjer|stärker|skyddar|främjar|lindrar|stödjer|mättande)\b|(?<!\p{L})(?:probioti|antioxid|stress|sömn(?!teknik)|fokus|minne)/iu;

/** A sentence that says what is authorised of one nutrient, and nothing more. */
const AUTHORISED = AUTHORISED_CLAIMS.map(({ nutrient, claims }) => {
  const [first, next] = [claims.map(escaped).join("|"), claims.map((claim) => escaped(claim.replace(/^bidrar /, "")))];
  return new RegExp(
    `^${escaped(nutrient)} (?:${first})(?:,? och (?:${next.join("|")}))*(?: vid ett intag av [\\d,]+ m?g om dagen)?$`,
  );
});

const sentences = (text: string): string[] => text.split(/(?<=[.!?;])\s+/).map((part) => part.replace(/[.;]$/, ""));

/** What a nutrient's claims say in whole, with the substances that carry it. */
const WORDINGS = new Map<string, readonly string[]>(
  AUTHORISED_CLAIMS.flatMap(({ nutrient, substances, claims }) =>
    claims.map((claim) => [`${nutrient} ${claim}`, substances] as const),
  ),
);

describe("the register of authorised claims", () => {
  it("says of each when it may be used and where it is authorised", () => {
    for (const { condition, source, substances, claims } of AUTHORISED_CLAIMS) {
      expect(condition).not.toBe("");
      expect(source).toMatch(/^Förordning \(EU\) nr \d+\/\d{4}$/);
      expect(substances.length * claims.length).toBeGreaterThan(0);
    }
  });
});

describe("a supplement is shown for a goal", () => {
  const shown = supplements.flatMap(({ name, biomarkers, goals = [] }) =>
    goals.map(({ goal, reason }) => [goal, name, reason, biomarkers] as const),
  );

  it.each(shown)("%s, %s: by an authorised claim of what it contains", (_goal, _name, reason, biomarkers) => {
    // What must be said of the amount follows the wording.
    const substances = WORDINGS.get(reason.replace(/ vid ett intag av [\d,]+ m?g om dagen$/, ""));
    expect(substances, `'${reason}' is not in the register`).toBeDefined();
    expect(biomarkers.some((substance) => substances?.includes(substance))).toBe(true);
  });

  it("creatine's with the amount that it demands", () => {
    const reasons = shown.filter(([, , reason]) => reason.startsWith("Kreatin")).map(([, , reason]) => reason);
    expect(reasons).toEqual([expect.stringMatching(/ vid ett intag av 3 g om dagen$/)]);
  });

  it("and for no goal without one", () => {
    const goals = new Set(shown.map(([goal]) => goal));
    expect(GOALS.map(({ id }) => id).filter((id) => goals.has(id))).toEqual(["fitness", "energy"]);
  });
});

describe("what a supplement's texts say of health", () => {
  it.each(supplements)("$name", ({ name, description, features, pros, biomarkers }) => {
    expect(name).not.toMatch(EFFECT);
    for (const text of [...features, ...pros]) expect(text).not.toMatch(EFFECT);
    for (const sentence of sentences(description).filter((one) => EFFECT.test(one))) {
      const at = AUTHORISED.findIndex((pattern) => pattern.test(sentence));
      expect(at, `'${sentence}' is no authorised claim`).toBeGreaterThanOrEqual(0);
      expect(biomarkers.some((substance) => AUTHORISED_CLAIMS[at]?.substances.includes(substance))).toBe(true);
    }
  });

  it("is nothing in the names of their categories", () => {
    for (const { area, name } of categories)
      if (area === "SUPPLEMENTS") expect(name).not.toMatch(/probioti|kollektillskott/i);
  });
});
