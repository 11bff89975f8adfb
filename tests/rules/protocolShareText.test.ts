import { describe, expect, it } from "vitest";
import { groupSteps, shareText } from "../../schema/rules/protocols/shareText.ts";
import { aProtocol, aStep } from "../support/protocols.ts";

const steps = [
  aStep({ title: "Något eget", categoryId: null, timeOfDay: null }),
  aStep({ title: "Kallt dopp", categoryId: "bad", frequency: "weekly", timeOfDay: "morning" }),
  aStep({ title: "Zink", categoryId: "nutrition", timeOfDay: "none" }),
  aStep({ title: "Ärtsoppa", categoryId: "nutrition", timeOfDay: "evening", frequency: "weekly" }),
  aStep({ title: "Magnesium", categoryId: "nutrition", timeOfDay: "evening", dosageAmount: "200 mg" }),
  aStep({ title: "Frukost", categoryId: "nutrition", timeOfDay: "morning" }),
  aStep({ title: "Bort", categoryId: "nutrition", removedAt: "2026-03-21T06:30:00.000Z" }),
  aStep({ title: "Andas", categoryId: "mental", timeOfDay: "night" }),
  aStep({ title: "Promenad", categoryId: "training", timeOfDay: "afternoon" }),
];

describe("a protocol as text", () => {
  it("has name, description, the steps by category and time, and where to make one's own", () => {
    expect(
      shareText(
        aProtocol({ name: " Lugn\nmorgon ", description: "En stilla start." }),
        steps,
        "https://livsresan.example",
      ),
    ).toBe(
      [
        "Lugn morgon",
        "",
        "En stilla start.",
        "",
        "Träning",
        "– Promenad (dagligen, eftermiddag)",
        "",
        "Kost & Tillskott",
        "– Frukost (dagligen, morgon)",
        "– Magnesium, 200 mg (dagligen, kväll)",
        "– Ärtsoppa (veckovis, kväll)",
        "– Zink (dagligen)",
        "",
        "Mental hälsa",
        "– Andas (dagligen, natt)",
        "",
        "bad",
        "– Kallt dopp (veckovis, morgon)",
        "",
        "Övrigt",
        "– Något eget (dagligen)",
        "",
        "Skapa ditt eget protokoll på https://livsresan.example/protokoll",
      ].join("\n"),
    );
  });

  it("says nothing of what there is nothing of", () => {
    expect(shareText(aProtocol({ description: " " }), [], "https://livsresan.example")).toBe(
      "Lugn morgon\n\nSkapa ditt eget protokoll på https://livsresan.example/protokoll",
    );
  });
});

describe("steps by category", () => {
  it("leave the list that they came from as it is", () => {
    const before = [...steps];
    const groups = groupSteps(steps);
    expect(steps).toEqual(before);
    expect(groups.map(({ category }) => category.key)).toEqual(["training", "nutrition", "mental", "bad", "none"]);
    expect(groups.map(({ category }) => category.colour)).toEqual(["blue", "green", "purple", "grey", "grey"]);
  });
});
