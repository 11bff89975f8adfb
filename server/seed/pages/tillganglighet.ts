import type { SeedPage } from "../types.ts";

/** /tillganglighet: what was tested, and what falls short. */
export const tillganglighet: SeedPage = {
  slug: "tillganglighet",
  title: "Tillgänglighet",
  heading: "Tillgänglighet på {{sajten}}",
  description:
    "Hur tillgänglig {{sajten}} är, hur vi har testat den, vilka brister vi känner till och hur du säger till om något inte fungerar.",
  lead: "{{sajten}} ska gå att använda för alla: med tangentbord, skärmläsare, förstoring eller bara en liten skärm. Här står hur långt vi har kommit, utan att försköna.",
  updatedAt: "2026-11-21",
  sections: [
    {
      anchor: "mal",
      title: "Vårt mål",
      body: `Vi siktar på nivå AA i WCAG 2.2, den internationella standarden för tillgängligt webbinnehåll. Vi bedömer själva att sajten i huvudsak når dit. Ingen utomstående har granskat den ännu.`,
    },
    {
      anchor: "sa-gor-vi",
      title: "Det du kan räkna med",
      body: `- Allt som går att göra med mus går att göra med tangentbord, och du ser var du är.
- Sidorna har rubriker, landmärken och en länk som hoppar till innehållet.
- Texten går att förstora till 200 procent, och sidorna fungerar på 320 bildpunkters bredd.
- Färg är aldrig det enda som bär en betydelse: varje märke har sitt ord.
- Ljust och mörkt utseende följer din enhet, och rörelse stängs av om du har bett om det.
- De publika sidorna går att läsa utan JavaScript.
- Formulär säger vad som är fel, vid fältet och i ord.`,
    },
    {
      anchor: "testat",
      title: "Hur vi har testat",
      body: `Sidorna kontrolleras automatiskt med axe varje gång sajten ändras, i ljust och mörkt utseende och i flera bredder. Genomgångar med tangentbord görs av samma automatiska prov. Automatiska prov hittar inte allt: de kan inte avgöra om en text är begriplig, eller om en sida är lätt att använda med skärmläsare.`,
    },
    {
      anchor: "brister",
      title: "Brister vi känner till",
      body: `- Vi har ännu inte låtit människor som använder skärmläsare, röststyrning eller förstoring prova sajten.
- Några uttryck är på engelska, till exempel ”Zone 2”, ”HIIT” och ”longevity”, för att det är så de heter i vardagen. Ovana ord förklaras när de nämns första gången, men inte alltid.
- Diagrammen på Min resa har en textversion, men den säger mindre än bilden.
- Breda tabeller rullas i sidled på små skärmar.
- Formulären behöver JavaScript. Utan det går det bra att [mejla oss](mailto:{{e-post}}).`,
    },
    {
      anchor: "sag-till",
      title: "Säg till om något inte fungerar",
      body: `Berätta för oss vad du ville göra, vad som hände och vad du använder för hjälpmedel, på [kontaktsidan](/kontakt) eller till [{{e-post}}](mailto:{{e-post}}). Vi svarar inom fem arbetsdagar. Behöver du innehållet på något annat sätt, till exempel som ren text, så ordnar vi det.`,
    },
  ],
};
