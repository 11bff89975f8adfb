import type { SeedPage } from "../types.ts";

/** /integritetspolicy: seven sections, what GDPR article 13 asks for. */
export const integritetspolicy: SeedPage = {
  slug: "integritetspolicy",
  title: "Integritetspolicy",
  heading: "Integritetspolicy",
  description:
    "Vilka uppgifter {{sajten}} sparar om dig, varför, hur länge och vilka rättigheter du har enligt dataskyddsförordningen (GDPR).",
  lead: "Du kan läsa och jämföra nästan allt här utan att vi vet vem du är. Skapar du ett konto sparar vi det som behövs för det, och inget mer. Här står vad, varför och hur länge, och vad du kan kräva av oss.",
  updatedAt: "2026-11-02",
  sections: [
    {
      anchor: "ansvar",
      title: "Vem som ansvarar för dina uppgifter",
      body: `{{operatör}}, organisationsnummer {{organisationsnummer}}, {{adress}}, är personuppgiftsansvarig. Det betyder att vi bestämmer varför och hur dina uppgifter används, och att det är till oss du vänder dig med frågor och krav.

Du når oss på [{{e-post}}](mailto:{{e-post}}) eller genom [kontaktsidan](/kontakt). Vi har inget dataskyddsombud.`,
    },
    {
      anchor: "uppgifter",
      title: "Vilka uppgifter vi sparar, varför och hur länge",
      body: `Tabellen gäller dig som har ett konto eller skriver till oss. Den görs av sajten själv, av samma förteckning som styr vad som sparas och raderas, så den är alltid aktuell.

För att stoppa missbruk räknar vi dessutom försök att till exempel logga in eller skicka meddelanden. Då sparas en kontrollsumma av din nätverksadress, inte adressen själv, i högst ett dygn. Våra loggar innehåller varken namn eller e-postadresser.

Vi fattar inga beslut om dig på automatisk väg som har rättsliga eller liknande följder. De råd som sajten räknar fram är förslag, och reglerna bakom dem går att läsa.`,
      attachment: "kept_data",
    },
    {
      anchor: "rattslig-grund",
      title: "Varför vi får använda uppgifterna",
      body: `Varje användning har en rättslig grund i dataskyddsförordningen (GDPR):

- **Avtal** (artikel 6.1 b): det som behövs för att kontot du har skapat ska fungera.
- **Berättigat intresse** (artikel 6.1 f): att svara på det du skriver till oss, och att skydda sajten mot missbruk. Vi har vägt vårt intresse mot ditt och sparar så lite och så kort tid som möjligt.
- **Rättslig förpliktelse** (artikel 6.1 c): att kunna visa vad du har samtyckt till.
- **Samtycke** (artiklarna 6.1 a och 9.2 a): uppgifter om din hälsa är känsliga personuppgifter. Dem sparar vi på ditt konto bara om du uttryckligen har samtyckt. Du återkallar samtycket när du vill under [Mitt konto](/konto), och då tas uppgifterna bort. Det vi gjorde med uppgifterna innan du återkallade samtycket var tillåtet.

Du måste inte lämna några uppgifter alls. Utan namn, e-postadress och lösenord kan vi inte skapa ett konto, och utan e-postadress kan vi inte svara dig.`,
    },
    {
      anchor: "webblasaren",
      title: "Det som stannar i din webbläsare",
      body: `Utan konto sparas din resa, dina protokoll och dina svar bara i din egen webbläsare. De skickas inte till oss. Du ser och raderar dem på [Min resa](/min-resa), eller genom att rensa webbläsarens data. Loggar du in frågar vi om du vill flytta dem till kontot.

Har du ett konto sparar webbläsaren det du senast såg av din resa, så att du kan läsa det utan nät, och det du gör utan nät tills vi har fått det. Allt det försvinner när du loggar ut. Sidor du har läst sparas också, så som de ser ut för alla.

Det du senast har sökt efter sparas i webbläsaren, så att du kan söka det igen. Du tar bort det med Rensa i sökningen, och det försvinner när du loggar ut. Det du skriver i sökningen skickas till oss för att vi ska kunna svara.

Vi använder bara kakor (cookies) som är nödvändiga. De sätts när du skapar ett konto, loggar in eller bekräftar din adress, och därför behöver vi inte fråga om lov enligt lagen om elektronisk kommunikation.

| Kaka | Vad den gör | Hur länge |
|---|---|---|
| site-access | Håller dig inloggad | 30 dagar efter ditt senaste besök, högst 180 dagar |
| site-refresh | Förnyar inloggningen | 30 dagar efter ditt senaste besök, högst 180 dagar |
| site-device | Känner igen att du har loggat in i webbläsaren förut, så att andra inte kan låsa ditt konto | Ett år |
| site-signup | Loggar in dig när du bekräftar adressen i webbläsaren där du skapade kontot | En timme |
| site-epost | Fyller i din adress när du ska logga in efter ett bekräftat mejl | Tio minuter |

Vi har inga kakor för annonser eller statistik. Räknar sajten besök med ett verktyg står det under tabellen nedanför: vart uppgifterna skickas, och hur du tackar nej.`,
    },
    {
      anchor: "mottagare",
      title: "Vem som får del av uppgifterna",
      body: `Vi säljer inte dina uppgifter och lämnar dem inte till annonsörer. När du följer en annonslänk berättar webbläsaren inte var du kom ifrån. Säljaren kan ändå se det, om adressen har en kod som visar att den kommer från oss. Vem du är får säljaren inte veta.

De företag som sköter drift och e-post åt oss behandlar uppgifter för vår räkning, enligt avtal och bara på våra instruktioner (personuppgiftsbiträden). Uppgifterna behandlas inom EU och EES. Skulle något biträde finnas utanför krävs att EU-kommissionen har godkänt landets skydd eller att kommissionens standardavtal används.

Gör du ett av våra tester står det innan du skickar svaren om de analyseras av oss själva eller av en tjänst som vi anlitar. Myndigheter får uppgifter bara när lagen kräver det.`,
    },
    {
      anchor: "rattigheter",
      title: "Dina rättigheter enligt GDPR",
      body: `Du har rätt att:

- **få veta** vilka uppgifter vi har om dig, och få en kopia (artikel 15)
- **rätta** det som är fel (artikel 16)
- **radera** dina uppgifter (artikel 17)
- **begränsa** användningen medan en fråga utreds (artikel 18)
- **flytta** dina uppgifter i en fil som andra program kan läsa (artikel 20)
- **invända** mot användning som vilar på berättigat intresse (artikel 21)
- **återkalla** ett samtycke, när som helst (artikel 7.3).

Det mesta gör du själv under [Mitt konto](/konto): där hämtar du allt som finns om dig i en fil, ändrar ditt namn och din adress, återkallar samtycken och raderar kontot. När kontot raderas försvinner det som hör till det, och du får ett mejl som kvitto.

Vill du hellre skriva till oss går det lika bra. Vi svarar utan onödigt dröjsmål, senast inom en månad, och det kostar inget. Vi kan behöva försäkra oss om att det är du som frågar.`,
    },
    {
      anchor: "klagomal",
      title: "Klagomål och ändringar",
      body: `Är du inte nöjd med hur vi hanterar dina uppgifter får du gärna höra av dig till oss först. Du har alltid rätt att klaga hos Integritetsskyddsmyndigheten (IMY), som är tillsynsmyndighet: [imy.se](https://www.imy.se), Box 8114, 104 20 Stockholm.

Ändrar vi policyn på ett sätt som betyder något för dig berättar vi det på sajten, och mejlar dig som har konto, innan ändringen börjar gälla. Nya ändamål som kräver samtycke börjar aldrig gälla utan att du har sagt ja.`,
    },
  ],
};
