import type { SeedPage } from "../types.ts";

/** /om-oss. */
export const omOss: SeedPage = {
  slug: "om-oss",
  title: "Om oss",
  heading: "Om {{sajten}}",
  description:
    "Varför {{sajten}} finns, hur vi väljer och granskar det vi visar, hur vi tjänar pengar och vem som står bakom.",
  lead: "Vi vill att det ska gå att ta hand om sin hälsa utan att gå vilse. {{sajten}} samlar tester, tillskott, träning och guider på ett ställe, säger vad man vet och vad man inte vet, och låter dig gå i din egen takt.",
  updatedAt: "2026-11-02",
  sections: [
    {
      anchor: "varfor",
      title: "Varför vi finns",
      body: `Det finns mer råd om hälsa än någon hinner läsa, och de högljuddaste är sällan de bästa. Vi tror på det motsatta: få saker, väl förklarade, med källor. Det mesta som betyder något är känt sedan länge: sömn, rörelse, mat, människor omkring dig. Resten är nyfikenhet, och den ska få finnas, med öppna ögon.`,
    },
    {
      anchor: "sa-arbetar-vi",
      title: "Så arbetar vi",
      body: `- **Vi säger hur säkert något är.** En studie på tolv personer är inte samma sak som tjugo års forskning, och det ska synas.
- **Vi jämför lika.** Alla produkter visas med samma uppgifter, och du ser varför de står i den ordning de gör.
- **Vi skriver när vi senast kontrollerade.** Priser och villkor ändras, så kontrollera alltid hos säljaren.
- **Vi rättar oss.** Hittar du ett fel, [skriv till oss](/kontakt). Rättelser görs öppet.
- **Vi ställer inga diagnoser.** Våra tester och råd är till för att lära, och de hänvisar till vården när det behövs.`,
    },
    {
      anchor: "pengar",
      title: "Så tjänar vi pengar",
      body: `{{sajten}} är gratis att använda. Vissa länkar till säljare är annonslänkar: köper du något efter att ha följt en sådan kan vi få ersättning. Det kostar dig inget extra. De är märkta med ordet ”Annonslänk”, och de påverkar inte ordningen i våra listor. Mer om hur det fungerar står i [användarvillkoren](/anvandarvillkor#annonslankar).

Vi säljer inga uppgifter om dig, och vi visar inga annonser som följer dig på nätet.`,
    },
    {
      anchor: "granskning",
      title: "Vem som granskar",
      body: `Guiderna på {{sajten}} är exempelinnehåll: de är skrivna för att visa hur sajten fungerar och är inte medicinskt granskade. Det står också på varje guide. Båda läkarna som står som författare är påhittade, liksom produkterna, säljarna, vårdgivarna, priserna och betygen. Källorna som guiderna hänvisar till är riktiga.`,
    },
    {
      anchor: "bakom",
      title: "Vem som står bakom",
      body: `{{operatör}}, organisationsnummer {{organisationsnummer}}, {{adress}}.

Skriv gärna till oss på [kontaktsidan](/kontakt) eller till [{{e-post}}](mailto:{{e-post}}).`,
    },
  ],
};
