import { TO_FILL } from "../../schema/rules/content/placeholders.ts";
import { dayOf } from "../../schema/rules/words/days.ts";
import type { SeedPage } from "./types.ts";

/** What the demo's pages say that only the operator of a site can know, and what stands there until they have written it. */
const ONLY_THEIRS: readonly (readonly [slug: string, said: RegExp, own: string])[] = [
  [
    "om-oss",
    /^Guiderna på \{\{sajten\}\} är exempelinnehåll:.*$/,
    `**${TO_FILL}: vem som skriver guiderna, och vem som granskar dem, med namn och yrke. Är de inte granskade av någon med medicinsk utbildning ska det stå.**`,
  ],
  [
    "integritetspolicy",
    /Vi har inget dataskyddsombud\.$/,
    `**${TO_FILL}: dataskyddsombudets kontaktuppgifter, eller att ni inte har något.**`,
  ],
  [
    "integritetspolicy",
    /Uppgifterna behandlas inom EU och EES\./,
    `**${TO_FILL}: vilka företag det är, vad de gör och i vilka länder uppgifterna behandlas.**`,
  ],
  ["kontakt", / En människa läser, och vi svarar oftast inom två arbetsdagar\.$/, " En människa läser."],
  ["tillganglighet", / Vi svarar inom fem arbetsdagar\./, ""],
  [
    "tillganglighet",
    /Ingen utomstående har granskat den ännu\./,
    `**${TO_FILL}: om någon utomstående har granskat sajten, och när.**`,
  ],
];

/** The pages of a site that begins without the demo, whose texts are from today. */
export const ownPages = (pages: readonly SeedPage[]): SeedPage[] =>
  pages.map((page) => {
    const own = (text: string) =>
      ONLY_THEIRS.filter(([slug]) => slug === page.slug).reduce(
        (now, [, said, instead]) => now.replace(said, instead),
        text,
      );
    return {
      ...page,
      lead: own(page.lead),
      sections: page.sections.map((section) => ({
        ...section,
        // Line by line, as the expressions look at it.
        body: section.body.split("\n").map(own).join("\n"),
      })),
      updatedAt: dayOf(new Date()),
    };
  });
