import type { SeedPage } from "../types.ts";

/** What /kontakt says around its form. */
export const kontakt: SeedPage = {
  slug: "kontakt",
  title: "Kontakt",
  heading: "Skriv till oss",
  description: "Fråga, rätta, föreslå eller berätta vad som inte fungerar. Här når du oss som gör {{sajten}}.",
  lead: "Fråga, rätta, föreslå, eller berätta vad som inte fungerar. En människa läser, och vi svarar oftast inom två arbetsdagar.",
  updatedAt: "2026-11-02",
  sections: [
    {
      anchor: "inte-vard",
      title: "Frågor om din hälsa",
      body: `Vi kan inte svara på frågor om symtom, provsvar eller behandling, och vi är ingen vårdgivare. Skriv inget om din hälsa som du inte vill att vi ska läsa.

Ring [1177](tel:1177) för råd, dygnet runt. Ring [112](tel:112) när det är akut.`,
    },
    {
      anchor: "andra-vagar",
      title: "Andra vägar",
      body: `E-post: [{{e-post}}](mailto:{{e-post}})

Post: {{operatör}}, {{adress}}

Vill du hämta, rätta eller radera dina uppgifter gör du det snabbast själv under [Mitt konto](/konto).`,
    },
  ],
};
