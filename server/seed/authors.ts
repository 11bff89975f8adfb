import type { SeedAuthor } from "./types.ts";

/** The two who write the demo's guides; both are invented. */
export const authors: SeedAuthor[] = [
  {
    slug: "eivor-almvide",
    name: "Eivor Almvide",
    title: "Exempelförfattare (påhittad läkare)",
    bio: [
      "Eivor Almvide är påhittad. I berättelsen om Livsresan är hon specialist i allmänmedicin, med tjugo år på en vårdcentral vid kusten, och den som startade sajten tillsammans med några vänner.",
      "Det började med en pärm. Där samlade hon råd som hon gav så ofta att hon ville skriva ner dem en gång ordentligt: vad som hjälper, hur säkert vi vet det och när det är dags att söka vård. Pärmen blev för tjock för väntrummet.",
      "I sina guider skriver hon om prover, mat och tillskott. Hon vill att du ska förstå ditt labbsvar, känna igen ett löfte som är för bra för att vara sant och veta vad du kan göra själv.",
    ].join("\n\n"),
  },
  {
    slug: "jonas-rimfalt",
    name: "Jonas Rimfält",
    title: "Exempelförfattare (påhittad läkare)",
    bio: [
      "Jonas Rimfält är påhittad. I berättelsen om Livsresan är han läkare på en rehabiliteringsmottagning och före detta skidåkare, med ett knä som lärde honom tålamod.",
      "Han möter människor som vill komma i gång igen: efter en skada, efter en lång vinter eller efter år av för lite sömn. Hans bästa råd är oftast också det minsta, det som går att göra redan i kväll.",
      "I sina guider skriver han om träning, sömn och återhämtning. Han hoppar gärna över det som låter avancerat, och stannar vid det som går att hålla i hela livet.",
    ].join("\n\n"),
  },
];
