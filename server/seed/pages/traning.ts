import type { SeedPage } from "../types.ts";

/** What /traning says around its methods. */
export const traning: SeedPage = {
  slug: "traning",
  title: "Träning",
  heading: "Träning för ett långt liv",
  description:
    "Olika sätt att träna, förklarade lugnt: vad de kan ge, hur ofta det räcker, vad du ska tänka på och hur du börjar.",
  lead: "Den träning som blir av är den bästa. Olika metoder kompletterar varandra. Läs vad de kan ge, vad de kräver och hur du börjar utan att göra för mycket.",
  updatedAt: "2026-10-20",
  sections: [
    {
      anchor: "hur-mycket",
      title: "Hur mycket räcker?",
      body: `Folkhälsomyndigheten rekommenderar vuxna att vara fysiskt aktiva 150 till 300 minuter i veckan så att andningen ökar, eller 75 till 150 minuter så att du blir ordentligt andfådd, och att träna styrka minst två dagar i veckan. Du som är 65 år eller äldre behöver också öva balansen.

Lite är alltid bättre än inget, och den största vinsten ligger i stegen från ingenting till något. En vecka kan se ut så här:

| Dag | Vad | Hur länge |
|---|---|---|
| Måndag | Styrketräning | 45 min |
| Tisdag | Rask promenad (Zone 2) | 45 min |
| Onsdag | Rörlighet | 15 min |
| Torsdag | Styrketräning | 45 min |
| Fredag | Vila, eller en lugn promenad | 20 min |
| Lördag | Zone 2 eller HIIT | 30–60 min |
| Söndag | Aktiv återhämtning | 30 min |`,
    },
    {
      anchor: "trygg-start",
      title: "Börja tryggt",
      body: `Prata med vården innan du börjar träna hårt om du har en hjärt- eller lungsjukdom, diabetes med läkemedel, är gravid eller inte har rört dig på länge. På många håll kan vårdcentralen skriva ut fysisk aktivitet på recept (FaR).

Sluta träna och ring [112](tel:112) om du får tryck eller smärta i bröstet, svår andnöd eller svimmar. Ring [1177](tel:1177) om du är osäker. Sluta också om det gör ont på ett sätt som inte är vanlig ansträngning, och vila från träning när du har feber.`,
    },
  ],
};
