import type { SeedPage } from "../types.ts";

/** /sa-gor-vi-raden. */
export const saGorViRaden: SeedPage = {
  slug: "sa-gor-vi-raden",
  title: "Så gör vi råden",
  heading: "Så gör vi råden i testerna",
  description:
    "Hur råden i testerna på {{sajten}} blir till, vad som går före allt annat, var kunskapen kommer ifrån och vad som inte är kontrollerat.",
  lead: "Råden i sömntestet, träningstestet och protokolltestet skrivs av regler som vi själva har skrivit. Samma svar ger alltid samma råd. Här står hur de fungerar, och vad de inte kan.",
  updatedAt: "2026-11-27",
  sections: [
    {
      anchor: "regler",
      title: "Regler, inte gissningar",
      body: `Varje råd är en regel: vilka svar den gäller för, vad den säger, hur säkert det är och vilka råd den utesluter. Under varje råd står vilka av dina svar det bygger på, och vad man vet om det.

Ibland skriver en automatisk texttjänst själva texten i stället. Då står det vid ditt resultat. Varningarna och det som är uteslutet bestäms ändå av reglerna, och en text som nämner något uteslutet visas inte.`,
    },
    {
      anchor: "forst",
      title: "Vad som går före allt annat",
      body: `Berättar du om något som vården bör känna till står det först, med vem du kan ringa.

- **Oftast får du en plan,** med det viktigaste överst.
- **Ibland väntar planen.** Gäller det till exempel ont i bröstet, svimning eller en blödning visas den först när du har pratat med vården. Träning, kyla, värme, fasta och tillskott är inte med.
- **Ibland får du ingen plan.** Mår du så dåligt att du tänker på döden, eller är du rädd för någon, får du nummer till människor som kan hjälpa, och inget annat.

Är du gravid, har en sjukdom eller tar läkemedel är det som inte passar borttaget. Det som gäller redan i dag, som att fråga vården eller låta något vara, står för sig och blir aldrig en vana för ”vecka 2”.`,
    },
    {
      anchor: "fragar",
      title: "Därför frågar vi vad som gäller dig",
      body: `Sist i varje test kan du kryssa för besvär, sjukdomar och annat som gäller dig, och skriva vilka läkemedel du tar. Det är frivilligt, men gör råden säkrare: det du skriver fritt kan vi läsa fel.

Fri text läses av ord och fraser, och av en liten modell som är tränad på svenska meningar. Den körs på vår egen server och lär sig inget av det du skriver. Är vi osäkra visar vi hellre en varning för mycket. Ändå missar den en del. **Att du inte får någon varning betyder inte att allt är bra.**

Ett läkemedel som vi inte känner igen räknas ändå som ett läkemedel. Krockar ett läkemedel med en ört, ett tillskott eller en mat som vi känner till, tar vi bort rådet eller skriver hur många timmar som ska gå emellan, och säger till om du redan tar båda.`,
    },
    {
      anchor: "kallor",
      title: "Var kunskapen kommer ifrån",
      body: `Vi går efter råd från svenska myndigheter och vården: bland andra Livsmedelsverket, Folkhälsomyndigheten och 1177. Till det kommer de nordiska näringsrekommendationerna, Efsas övre gränser för vitaminer och mineraler, och sammanställningar av studier. De numrerade källorna står i [guiderna](/guider) som råden länkar till.

Vi skriver ut hur säkert något är. ”Starkt underlag” betyder flera stora studier eller en riktlinje, ”måttligt” att studierna är färre eller inte är överens, ”tunt” att det mest är erfarenhet.`,
    },
    {
      anchor: "inte-kontrollerat",
      title: "Vad som inte är kontrollerat",
      body: `- **Ingen studie har prövat testerna.** Vi vet inte om den som följer råden mår bättre.
- **Råden är inte gjorda för dig som patient.** De ställer ingen diagnos, och de känner inte till din journal, dina provsvar eller dina doser.
- **Vi känner inte alla läkemedel,** och inte allt som inte går ihop. Ingen farmacist har granskat det vi säger om det. Fråga på ett apotek.
- **Priser och minuter är ungefärliga.**`,
    },
    {
      anchor: "unga",
      title: "Testerna är för vuxna",
      body: `En kropp som växer behöver annat än en vuxens. Är du under 18 kan du fråga elevhälsan på din skola, en ungdomsmottagning (sök på [umo.se](https://www.umo.se)) eller 1177. Bris svarar på [116 111](tel:116111), dygnet runt.`,
    },
    {
      anchor: "dina-svar",
      title: "Vad som händer med svaren",
      body: `Svaren är uppgifter om din hälsa, och analyseras bara om du säger ja. Utan konto ligger de i din webbläsare, och hos oss i 24 timmar. Med konto kan du ta bort dem när du vill. Mer står i [integritetspolicyn](/integritetspolicy).

Tycker du att ett råd är fel, eller saknar du en varning? [Skriv till oss](/kontakt). Vid akut fara, ring [112](tel:112).`,
    },
  ],
};
