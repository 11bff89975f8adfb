import type { SeedPage } from "../types.ts";

/** /rekommenderad. */
export const rekommenderad: SeedPage = {
  slug: "rekommenderad",
  title: "Så väljer vi",
  heading: "Så väljer vi det vi rekommenderar",
  description:
    "Fem kriterier avgör vad som får märket ”Rekommenderad” på {{sajten}}. Läs vad de betyder och vad som aldrig räknas.",
  lead: "Märket ”Rekommenderad” är redaktionens val. Det bygger på fem kriterier som du kan kontrollera själv, och på varje kort står vilka av dem som är uppfyllda.",
  updatedAt: "2026-11-22",
  sections: [
    {
      anchor: "kriterier",
      title: "De fem kriterierna",
      body: `- **Ackrediterat laboratorium.** Provet analyseras av ett laboratorium som är ackrediterat, till exempel av Swedac eller enligt ISO 15189.
- **Läkarkommentar.** En läkare läser svaret och kommenterar det, utan att det kostar extra.
- **Tydlig dos.** Det står hur mycket du får i dig, och en dagsdos ligger under Efsas övre gräns där det finns en.
- **Godkänt hälsopåstående eller mätt värde.** Ett tillskott har minst ett hälsopåstående som är godkänt i EU. Utrustning ger ett värde som är uppmätt och går att läsa av.
- **Öppet pris.** Hela priset står i listan: ett enda belopp, utan abonnemang.`,
    },
    {
      anchor: "sa-raknar-vi",
      title: "Hur många som krävs",
      body: `Minst två kriterier ska vara uppfyllda, och det får inte bara vara priset som talar för produkten. Alla fem går aldrig att uppfylla på en gång, eftersom ett test inte har någon dos och ett tillskott inget laboratoriesvar.

Dessutom får produkten inte gå emot det vi skriver i våra [guider](/guider). Ett prov som friska sällan har nytta av blir inte rekommenderat, hur bra laboratoriet än är.`,
    },
    {
      anchor: "ordningen",
      title: "Vad märket gör med ordningen",
      body: `Rekommenderade produkter kommer före andra i listorna. Bland kosttillskotten kommer svenska säljare först, därefter de rekommenderade. På varje kort står varför produkten visas där den gör.`,
    },
    {
      anchor: "raknas-inte",
      title: "Vad som aldrig räknas",
      body: `- **Ersättning.** Om en länk är en annonslänk eller inte påverkar varken märket eller ordningen.
- **Betyg hos säljaren.** Vi vet inte vem som har satt dem.
- **Löften.** Vad en säljare säger att en produkt gör för hälsan räknas bara om påståendet är godkänt i EU.

En rekommendation betyder inte att du behöver produkten. De flesta klarar sig utan. Läs alltid det som står vid ”Viktigt” på kortet, och fråga vården om du är osäker.`,
    },
  ],
};
