/** A text that somebody can consent to. A change of meaning is a new version, and only the newest counts. */
export interface ConsentText {
  /** The graph's name of what it is about. */
  kind: "HEALTH_DATA" | "TEST_ANSWERS";
  version: number;
  title: string;
  /** Label of the checkbox. */
  ask: string;
  /** "{{sajten}}" is replaced by the site's name. */
  text: string;
}

/** Kinds of consent (GDPR article 9), by the name under which consents are stored. */
export const CONSENTS = {
  health_data: {
    kind: "HEALTH_DATA",
    version: 1,
    title: "Uppgifter om din hälsa",
    ask: "Spara hur jag mår på mitt konto",
    text: "{{sajten}} får spara det du berättar om din hälsa på ditt konto, så att du får råd som passar dig. Du kan ta tillbaka ditt samtycke när du vill, och då tas uppgifterna bort.",
  },
  test_answers: {
    kind: "TEST_ANSWERS",
    version: 1,
    title: "Dina svar i testerna",
    ask: "Analysera mina svar",
    text: "{{sajten}} får använda det du svarar i testerna för att skriva en analys till dig. Svaren är uppgifter om din hälsa. Webbplatsens egna regler går igenom dem. Har webbplatsen en automatisk texttjänst, vilket står i testets sista steg, skriver den själva texten. Tjänsten får då dina svar, men aldrig ditt namn, din e-postadress eller ditt konto. Är du inloggad sparas svaren och analysen på ditt konto. Annars sparas de i den här webbläsaren, och hos oss i 24 timmar. Du kan ta tillbaka ditt samtycke när du vill, och då tas det som finns på kontot bort.",
  },
} as const satisfies Record<string, ConsentText>;

/** A kind of consent as it is stored; one without a text does not exist. */
export type ConsentKind = keyof typeof CONSENTS;
