import { describe, expect, it } from "vitest";
import { DEMO_SITE, isOperatorInvented, missingOperatorFacts, NEW_SITE } from "../../schema/site.ts";
import { siteSchema } from "../../schema/siteEditing.ts";

const OWN = {
  name: "Åmålsjämför",
  tagline: "Jämför i lugn och ro.",
  operatorName: "Åmålsjämför AB",
  organisationNumber: "556000-4615",
  address: "Storgatan 1, 662 30 Åmål",
  email: "hej@amalsjamfor.se",
};

describe("who answers for the site", () => {
  it("is invented as long as anything of it is the demo's", () => {
    expect(isOperatorInvented(DEMO_SITE)).toBe(true);
    expect(isOperatorInvented(OWN)).toBe(false);
    expect(isOperatorInvented(NEW_SITE)).toBe(false);
    for (const fact of ["operatorName", "organisationNumber", "address", "email"] as const)
      expect(isOperatorInvented({ ...OWN, [fact]: DEMO_SITE[fact] })).toBe(true);
    expect(isOperatorInvented({ ...OWN, email: "hej@nagon.example" })).toBe(true);
  });

  it("is missing as long as anything is empty", () => {
    expect(missingOperatorFacts(NEW_SITE)).toEqual(["operatorName", "organisationNumber", "address", "email"]);
    expect(missingOperatorFacts({ ...OWN, address: "" })).toEqual(["address"]);
    expect(missingOperatorFacts(OWN)).toEqual([]);
  });
});

describe("what an admin fills in", () => {
  it.each([
    ["the demo's", DEMO_SITE],
    ["a new site's", NEW_SITE],
    ["a site's of one's own", OWN],
  ])("%s is taken", (_, site) => {
    expect(siteSchema.safeParse(site).data).toEqual(site);
  });

  it.each([
    ["name", "  ", /Fyll i sajtens namn/],
    ["name", "x".repeat(31), /högst 30 tecken/],
    ["name", "<b>Sajten</b>", /får inte innehålla/],
    ["name", "{{sajten}}", /får inte innehålla/],
    ["tagline", "", /Skriv en mening/],
    ["organisationNumber", "556000-4616", /Kontrollera organisationsnumret/],
    ["organisationNumber", "kommer", /Kontrollera organisationsnumret/],
    ["email", "hej@", /Skriv en e-postadress/],
  ])("%s cannot be '%s'", (fact, text, said) => {
    const { error } = siteSchema.safeParse({ ...OWN, [fact]: text });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[fact, expect.stringMatching(said)]]);
  });
});
