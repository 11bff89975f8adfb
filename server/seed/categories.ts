import type { SeedCategory } from "./types.ts";

/**
 * All categories. A slug is an address and stays; the name may be another word, which a search for
 * the slug finds all the same.
 */
export const categories: SeedCategory[] = [
  {
    area: "TESTS",
    slug: "blodtester",
    name: "Blodtester",
    description: "Blodprov som du tar hemma eller på en mottagning, från ett enda värde till breda paket.",
  },
  {
    area: "TESTS",
    slug: "svenska-blodtester",
    name: "Svenska blodtester",
    description: "Blodprov från svenska leverantörer, med provtagning och analys i Sverige.",
  },
  {
    area: "TESTS",
    slug: "halsokontroller",
    name: "Hälsokontroller",
    description: "Paket som kombinerar flera prov, ibland med mätningar och samtal, för en bredare bild av hur du mår.",
  },
  {
    area: "TESTS",
    slug: "hormontester",
    name: "Hormontester",
    description:
      "Prov som mäter hormoner i blod, saliv eller urin, till exempel sköldkörtelhormon, kortisol och östradiol.",
  },
  {
    area: "TESTS",
    slug: "dna-epigenetik",
    name: "DNA & epigenetik",
    description: "Tester som läser utvalda genvarianter, eller de kemiska märken som påverkar hur generna används.",
  },
  {
    area: "TESTS",
    slug: "helgenomssekvensering",
    name: "Helgenomssekvensering",
    description: "Tester som läser nästan hela arvsmassan, ofta med tolkning eller genetisk vägledning.",
  },
  {
    area: "SUPPLEMENTS",
    slug: "vitaminer",
    name: "Vitaminer",
    description: "Enskilda vitaminer och multivitaminer, för dig som vill komplettera det du får genom maten.",
  },
  {
    area: "SUPPLEMENTS",
    slug: "mineraler",
    name: "Mineraler",
    description: "Tillskott med bland annat magnesium, järn, zink, selen och jod, i olika former och doser.",
  },
  {
    area: "SUPPLEMENTS",
    slug: "probiotika",
    // Not 'Probiotika': the word is a health claim, and none is authorised.
    name: "Mjölksyrabakterier",
    description: "Tillskott med levande bakterie- eller jästkulturer, ibland tillsammans med fibrer.",
  },
  {
    area: "SUPPLEMENTS",
    slug: "omega-3",
    name: "Omega-3",
    description: "Fettsyrorna EPA, DHA och ALA från fisk, alger eller växter.",
  },
  {
    area: "SUPPLEMENTS",
    slug: "proteinpulver",
    name: "Proteinpulver",
    description: "Protein från mjölk, ägg eller växter i pulverform, att blanda i dryck eller mat.",
  },
  {
    area: "SUPPLEMENTS",
    slug: "adaptogener",
    name: "Adaptogener",
    description: "Växter och svampar som säljs som adaptogener. Inget hälsopåstående om dem är godkänt i EU.",
  },
  {
    area: "SUPPLEMENTS",
    slug: "antioxidanter",
    name: "Antioxidanter",
    description:
      "Vitamin C, vitamin E, Q10 och växtämnen. Vitamin C och E bidrar till att skydda cellerna mot oxidativ stress; för övriga finns inget godkänt påstående.",
  },
  {
    area: "SUPPLEMENTS",
    slug: "kollektillskott",
    name: "Kollagen",
    description: "Kollagentillskott, alltså protein från fisk eller nötkreatur i pulver, kapslar eller annan form.",
  },
  {
    area: "SUPPLEMENTS",
    slug: "kosttillskott",
    name: "Övriga kosttillskott",
    description:
      "Tillskott som inte passar i de andra grupperna, till exempel kreatin, fibrer, aminosyror och elektrolyter.",
  },
  {
    area: "BIOHACKING",
    slug: "biohacking-utrustning",
    name: "Biohacking-utrustning",
    description:
      "Ringar, klockor, lampor, mattor och mätare för dig som vill följa eller påverka sömn, återhämtning och energi.",
  },
];
