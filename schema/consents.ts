import { BRAND } from "./brand.ts";

/** A text that somebody can consent to; a change of meaning is a new version. */
export interface ConsentText {
  kind: "HEALTH_DATA";
  version: number;
  title: string;
  text: string;
}

/** Everything that is kept only with consent (GDPR article 9). */
export const CONSENTS: readonly ConsentText[] = [
  {
    kind: "HEALTH_DATA",
    version: 1,
    title: "Uppgifter om din hälsa",
    text: `${BRAND.name} får spara det du berättar om din hälsa på ditt konto, så att du får råd som passar dig. Du kan ta tillbaka ditt samtycke när du vill, och då tas uppgifterna bort.`,
  },
];
