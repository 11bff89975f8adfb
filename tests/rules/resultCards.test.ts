import { describe, expect, it } from "vitest";
import { resultCards } from "../../schema/rules/analyses/resultCards.ts";

const TEXT = `## Om dig

Du har en bra grund att bygga på och gott om tid.

## Din träning

Kör två **träningspass** i veckan med styrka för hela kroppen.

Lägg upp ett schema som du orkar följa hela månaden.

Ett tredje träningspass kan komma senare, när två känns lätta.

## Kondition

Kort.

Gå, cykla eller simma i lugn takt så att du kan prata.

## Att tänka på

1. Protein till varje måltid.
2. Ät något inom två timmar efter passet.

Sov minst sju timmar, och lägg in vilodagar.

Följ upp ditt mål var fjärde vecka, och öka sedan.`;

const card = (text: string, key: string) => resultCards(text).find((one) => one.key === key);

describe("the cards of a training result", () => {
  it("group paragraphs by what they speak of, at most two in each, in a fixed order", () => {
    expect(resultCards(TEXT).map(({ key, paragraphs }) => [key, paragraphs.length])).toEqual([
      ["plan", 2],
      ["cardio", 1],
      ["nutrition", 1],
      ["recovery", 1],
      ["goals", 1],
      ["other", 1],
    ]);
    expect(card(TEXT, "plan")?.paragraphs[0]).toBe("Kör två **träningspass** i veckan med styrka för hela kroppen.");
    expect(card(TEXT, "other")?.paragraphs).toEqual(["Du har en bra grund att bygga på och gott om tid."]);
  });

  it("use each paragraph once, even where the text repeats itself or it speaks of several things", () => {
    const both = "Protein och mat efter passet hjälper din återhämtning och din sömn.";
    const shown = resultCards(`${both}\n\n${both}`).flatMap(({ paragraphs }) => paragraphs);
    expect(shown).toEqual([both]);
  });

  it.each([
    ["Ät mat med protein.", 19],
    ["Ät mat med proteiner", 20],
    ["**Ät mat med proteiner**", 20],
    ["- Ät mat med proteiner", 20],
  ])("leave out '%s', which has %i characters", (text) => {
    expect(resultCards(text)).toEqual([]);
  });

  it("show a paragraph of 21 characters", () => {
    expect(card("Ät mat med proteiner.", "nutrition")?.paragraphs).toEqual(["Ät mat med proteiner."]);
  });

  it("take words from their beginning only: 'automatisk' is no food, 'omål' no goal", () => {
    expect(resultCards("En automatisk sak som är omålad och grå.").map(({ key }) => key)).toEqual(["other"]);
  });

  it("take each item of a list as a paragraph, under its heading, and without its mark", () => {
    const text = "## Kondition\n- **Gå en runda** efter lunch\n- Ta trapporna upp varje dag\n- En tredje sak här också";
    expect(card(text, "cardio")?.paragraphs).toEqual(["**Gå en runda** efter lunch", "Ta trapporna upp varje dag"]);
  });

  it("leave out what stands above them already", () => {
    const text =
      "## Läs det här först\n\n- Ring 1177 om din kondition och ditt hjärta.\n\n## Det viktigaste för dig\n\n1. **Träna styrka två gånger**";
    expect(resultCards(text)).toEqual([]);
  });

  it("lead where each of them goes on", () => {
    const text = ["träningsplan", "kondition", "protein", "sömn", "mål", "ingenting"]
      .map((word) => `Här står det något om ${word} och inget mer.`)
      .join("\n\n");
    expect(resultCards(text).map(({ key, links }) => [key, links.map(({ path }) => path)])).toEqual([
      ["plan", ["/training", "/biohacking"]],
      ["cardio", ["/training", "/tester"]],
      ["nutrition", ["/kosttillskott", "/biohacking"]],
      ["recovery", ["/sleep-test", "/mental-optimering-light"]],
      ["goals", ["/min-resa", "/tester"]],
      ["other", []],
    ]);
  });

  it("are none for an empty text", () => {
    expect(resultCards("")).toEqual([]);
    expect(resultCards("\n\n## Bara en rubrik som är lång\n\n")).toEqual([]);
  });
});
