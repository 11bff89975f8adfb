import type { SeedPage } from "../types.ts";

/** /annonslankar: what the word 'Annonslänk' means, as the law wants it to be said. */
export const annonslankar: SeedPage = {
  slug: "annonslankar",
  title: "Annonslänkar",
  heading: "Så fungerar annonslänkarna",
  description:
    "Vad ordet ”Annonslänk” betyder på {{sajten}}, vem som betalar, vad det gör med priset och ordningen, och vad vi sparar.",
  lead: "En del länkar till säljare är reklam som vi kan få betalt för. De är märkta med ordet ”Annonslänk” där de står. Här står vad det betyder för dig.",
  updatedAt: "2026-11-28",
  sections: [
    {
      anchor: "vad-det-ar",
      title: "Vad en annonslänk är",
      body: `En annonslänk (affiliatelänk) leder till en säljare eller en vårdgivare som kan betala oss om du handlar där. Det är reklam, och reklam ska gå att känna igen enligt 9 § marknadsföringslagen (2008:486). Därför står ordet ”Annonslänk” vid varje sådan länk, innan du trycker.

Att vi kan få betalt betyder inte att vi får det. En del länkar ger oss ingenting, men vi märker dem likadant, så att du slipper gissa. Länkar inne i texter, till exempel källor i en guide, är inte annonslänkar.`,
    },
    {
      anchor: "vad-det-kostar",
      title: "Vad det kostar dig",
      body: "Ingenting. Priset är detsamma som om du hade gått till säljaren själv. Du köper av säljaren, på säljarens villkor, och det är säljarens pris som gäller.",
    },
    {
      anchor: "ordningen",
      title: "Vad det gör med ordningen",
      body: "Ingenting. Listorna följer regler som är lika för alla, och som står vid listorna. Vad som får märket ”Rekommenderad” står under [Så väljer vi](/rekommenderad). Ingen säljare läser eller godkänner det vi skriver.",
    },
    {
      anchor: "vad-vi-sparar",
      title: "Vad vi sparar när du trycker",
      body: `Vi räknar ett klick: vilken produkt eller vårdgivare, vilken dag och från vilken sida. Vi använder inga kakor för det, och sparar inget om vem du är. Hos säljaren gäller säljarens egna regler. Mer står i [integritetspolicyn](/integritetspolicy).`,
    },
    {
      anchor: "vem-som-betalar",
      title: "Vem som står bakom",
      body: `{{operatör}} ansvarar för sajten och får ersättningen. Undrar du något, eller ser du en länk som borde vara märkt, [skriv till oss](/kontakt).`,
    },
  ],
};
