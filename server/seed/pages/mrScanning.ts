import type { SeedPage } from "../types.ts";

/** What /mr-scanning says around its comparison. */
export const mrScanning: SeedPage = {
  slug: "mr-scanning",
  title: "MR-scanning",
  heading: "Jämför undersökningar med magnetkamera",
  description:
    "Jämför vårdgivare som gör MR-undersökningar på egen begäran: pris, svarstid och läkarsamtal. Och vad en bild kan visa, och inte kan.",
  lead: "En magnetkamera ser in i kroppen utan röntgenstrålar. Här jämför du vad undersökningen kostar, hur länge du väntar på svar och om en läkare förklarar det. Läs också vad bilderna inte kan visa, innan du bestämmer dig.",
  updatedAt: "2026-10-20",
  sections: [
    {
      anchor: "vad-mr-ar",
      title: "Vad en MR-undersökning är",
      body: `MR står för magnetresonans. Kameran använder ett starkt magnetfält och radiovågor, ingen joniserande strålning. Du ligger stilla i en tunnel i 20 till 60 minuter, beroende på hur mycket av kroppen som undersöks. Det låter högt, så du får hörselskydd.

En undersökning på egen begäran görs oftast utan kontrastmedel. En röntgenläkare granskar bilderna och skriver ett svar.`,
    },
    {
      anchor: "kan-visa",
      title: "Vad bilderna kan visa",
      body: `MR är bra på mjuka delar av kroppen, till exempel:

- hjärnan, ryggmärgen och diskarna i ryggen
- lever, njurar, bukspottkörtel och mjälte
- muskler, leder, senor och ledband
- prostata, livmoder och äggstockar
- förändringar som är stora nog att synas, oftast från ungefär en centimeter`,
    },
    {
      anchor: "kan-inte-visa",
      title: "Vad bilderna inte kan visa",
      body: `Ett svar utan anmärkning betyder att inget syntes just den dagen. Det betyder inte att du är frisk.

- Små förändringar i lungor, tarm, bröst och hud syns dåligt eller inte alls.
- Förträngningar i hjärtats kärl, högt blodtryck, diabetes och blodfetter kräver andra undersökningar. Ofta räcker ett blodprov och en blodtrycksmanschett.
- MR ersätter inte de undersökningar som sjukvården kallar dig till: mammografi, cellprov från livmoderhalsen och prov för tjock- och ändtarmscancer. Gå dit även om du har gjort en MR.
- Ingen studie har visat att friska människor lever längre av att undersöka hela kroppen med MR.`,
    },
    {
      anchor: "oklara-fynd",
      title: "Fynd som ingen letade efter",
      body: `Det vanligaste svaret är varken ”allt ser bra ut” eller ”något är farligt”, utan något däremellan: en cysta, en fläck, ett kärl som ser ovanligt ut. Det mesta är ofarligt, men det kan krävas nya undersökningar för att veta.

I en sammanställning av tolv studier på människor utan symtom behövde ungefär tre av tio utredas vidare. Cancer bekräftades hos ungefär en av hundra ([Zugni med flera, 2020](https://doi.org/10.1186/s40644-020-00315-0)). En annan sammanställning fann oklara eller allvarliga fynd hos ungefär en tredjedel, men studierna skilde sig mycket åt ([Kwee och Kwee, 2019](https://doi.org/10.1002/jmri.26736)).

Tänk efter före: vill du veta, även om svaret blir ”vi vet inte”? Hur mår du av att vänta? Vem hjälper dig vidare?`,
    },
    {
      anchor: "fore",
      title: "Innan du bokar",
      body: `Berätta för vårdgivaren om du har pacemaker, hörselimplantat, metall i kroppen eller metallsplitter i ögat, om du är eller kan vara gravid, eller om du har svårt för trånga rum. Ibland går det inte att undersöka dig, ibland behövs bara förberedelser.

Fråga också vem som granskar bilderna, om svaret är på svenska, vad ett läkarsamtal kostar och vad som händer om något hittas. Ett fynd på en privat undersökning ger ingen förtur: det är vårdcentralen som bedömer om och hur det ska utredas.`,
    },
    {
      anchor: "sok-vard",
      title: "När du ska söka vård i stället",
      body: `Har du symtom ska du inte köpa en undersökning, utan söka vård. Då väljer läkaren den undersökning som svarar på rätt fråga, och den kostar dig bara patientavgiften.

- Kontakta en vårdcentral om du har gått ner i vikt utan att vilja det, har blod i avföring eller urin, en knöl som växer, hosta som inte går över eller värk som väcker dig om natten.
- Ring [1177](tel:1177) om du är osäker, dygnet runt.
- Ring [112](tel:112) vid bröstsmärta, svår andnöd, förlamning eller plötsliga talsvårigheter.

Mer om magnetkamera finns på [1177.se](https://www.1177.se).`,
    },
  ],
};
