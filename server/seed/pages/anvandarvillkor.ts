import type { SeedPage } from "../types.ts";

/** /anvandarvillkor: nine sections under Swedish law. */
export const anvandarvillkor: SeedPage = {
  slug: "anvandarvillkor",
  title: "Användarvillkor",
  heading: "Användarvillkor",
  description:
    "Vad som gäller när du använder {{sajten}}: annonslänkar, medicinskt förbehåll, konto, ansvar och svensk lag.",
  lead: "Det här är vad vi lovar dig, och vad vi ber dig om. Kort sagt: läs och jämför fritt, ta inte våra texter för läkarråd, och köp av säljaren, inte av oss.",
  updatedAt: "2026-11-02",
  sections: [
    {
      anchor: "om-villkoren",
      title: "Om villkoren och vem som står bakom",
      body: `Villkoren gäller när du använder {{sajten}}. Tjänsten tillhandahålls av {{operatör}}, organisationsnummer {{organisationsnummer}}, {{adress}}, e-post [{{e-post}}](mailto:{{e-post}}).

Att läsa här kräver varken konto eller godkännande. När du skapar ett konto ingår du ett avtal med oss enligt de här villkoren. Hur vi behandlar personuppgifter står i [integritetspolicyn](/integritetspolicy).`,
    },
    {
      anchor: "tjansten",
      title: "Vad {{sajten}} är",
      body: `{{sajten}} samlar jämförelser, guider, tester, program och verktyg om hälsa, longevity och biohacking. Tjänsten är gratis och vänder sig till dig som har fyllt 18 år.

Vi lägger till, ändrar och tar bort innehåll. Vi strävar efter att sajten ska fungera dygnet runt, men lovar det inte.`,
    },
    {
      anchor: "medicinskt-forbehall",
      title: "Medicinskt förbehåll",
      body: `Allt innehåll på {{sajten}} är allmän information i utbildande syfte. Det är inte medicinsk rådgivning, diagnos eller behandling, och det ersätter inte ett samtal med läkare eller annan vårdpersonal. {{sajten}} är inte en vårdgivare, och att du använder sajten innebär ingen vårdrelation.

- Vänta inte med att söka vård, och ändra inte en behandling eller medicin, på grund av något du har läst här.
- Prata med vården innan du börjar med kosttillskott, fasta, köldexponering eller hård träning om du är gravid eller ammar, är under 18, har en sjukdom eller tar läkemedel.
- Kosttillskott är livsmedel. De ska inte ersätta en varierad kost, och den rekommenderade dosen ska inte överskridas.
- Ring [1177](tel:1177) för råd, dygnet runt. Ring [112](tel:112) när det är akut.

Våra tester bygger på dina egna svar. Resultaten är förslag att fundera över, inga bedömningar av din hälsa.`,
    },
    {
      anchor: "annonslankar",
      title: "Annonslänkar",
      body: `En del länkar till säljare är annonslänkar (affiliatelänkar): köper du något efter att ha följt en sådan kan vi få ersättning av säljaren. Priset blir detsamma för dig. Länkarna är reklam enligt marknadsföringslagen (2008:486) och är märkta med ordet ”Annonslänk” där de står.

Ersättningen påverkar inte vilka produkter som visas eller i vilken ordning. Ordningen följer regler som är desamma för alla och som beskrivs vid listorna. Guiderna skrivs utan att någon säljare läser eller godkänner dem.

När du följer en annonslänk räknar vi klicket: vilken produkt eller vårdgivare, vilken dag och från vilken sida. Vi använder inga kakor för det och sparar inget om vem du är.`,
    },
    {
      anchor: "kop",
      title: "Köp gör du av säljaren",
      body: `Vi säljer inga varor, tester eller undersökningar. Köper du något gör du det av den säljare du kommer till, enligt säljarens villkor. Det är säljaren som ansvarar för varan eller tjänsten, för leveransen och för att uppgifterna på den egna sidan stämmer.

Köper du som konsument har du bland annat rättigheter enligt konsumentköplagen (2022:260) och, när du köper på distans, i regel 14 dagars ångerrätt enligt lagen (2005:59) om distansavtal. Det finns undantag från ångerrätten, till exempel för förseglade varor som av hygienskäl inte kan lämnas tillbaka när de har öppnats. Rikta reklamationer och ånger till säljaren.

Priser och uppgifter hos oss är hämtade från säljarna vid det datum som anges. Stämmer de inte överens gäller det säljaren visar vid köpet.`,
    },
    {
      anchor: "konto",
      title: "Ditt konto",
      body: `Ange riktiga uppgifter när du skapar ett konto, håll lösenordet för dig själv och säg till oss om du tror att någon annan använder kontot. Kontot är personligt.

Du kan när som helst radera kontot under [Mitt konto](/konto). Vi får stänga av ett konto som används för att störa tjänsten, kränka andra eller bryta mot lagen. Vi säger varför, om vi inte är förhindrade enligt lag, och du kan begära att vi prövar saken igen.

Det är inte tillåtet att försöka komma åt andras uppgifter, att överbelasta tjänsten, att hämta innehållet i mängd med program utan lov eller att utge sig för att vara någon annan.`,
    },
    {
      anchor: "innehall",
      title: "Upphovsrätt och ditt eget innehåll",
      body: `Texter, bilder och program på {{sajten}} skyddas av upphovsrättslagen (1960:729). Du får läsa, länka och citera enligt lag, och skriva ut för eget bruk. Vill du använda något på annat sätt, fråga oss.

Det du själv skriver, till exempel egna protokoll, är ditt. Du ger oss bara den rätt som behövs för att spara och visa det för dig, och för dem du själv väljer att dela det med. Rätten upphör när du tar bort det.`,
    },
    {
      anchor: "ansvar",
      title: "Ansvar",
      body: `Vi gör vårt bästa för att det som står här ska vara riktigt, men fel kan förekomma och kunskapen ändras. Du avgör själv vad du gör med informationen.

Vi ansvarar inte för andras webbplatser, varor och tjänster som vi länkar till, och inte heller för skada som beror på omständigheter som vi inte råder över. Vi begränsar inte vårt ansvar för uppsåt eller grov vårdslöshet, för personskada som vi har orsakat, eller för det du har rätt till som konsument enligt tvingande lag.`,
    },
    {
      anchor: "lag",
      title: "Ändringar, svensk lag och tvister",
      body: `Vi kan ändra villkoren, till exempel när tjänsten eller lagen ändras. Har du ett konto mejlar vi dig om väsentliga ändringar minst 30 dagar i förväg. Vill du inte godta dem kan du avsluta kontot innan de börjar gälla.

Svensk lag gäller. Bor du som konsument i ett annat land behåller du det skydd som tvingande lag där ger dig.

Blir vi oense vill vi lösa det tillsammans: [skriv till oss](/kontakt). Går det inte kan du som konsument vända dig till Allmänna reklamationsnämnden (ARN), [arn.se](https://www.arn.se), Box 174, 101 23 Stockholm. Vi följer nämndens rekommendationer. En tvist kan också prövas av svensk allmän domstol.`,
    },
  ],
};
