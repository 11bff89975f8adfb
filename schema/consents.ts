/** A text that somebody can consent to. A change of meaning is a new version, and only the newest counts. */
export interface ConsentText {
  /** The graph's name of what it is about. */
  kind: "HEALTH_DATA" | "TEST_ANSWERS" | "LAB_VALUES";
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
  lab_values: {
    kind: "LAB_VALUES",
    version: 1,
    title: "Dina provsvar",
    ask: "Spara mina värden på mitt konto",
    text: "{{sajten}} får spara värdena i dina provsvar på ditt konto, så att du ser dem över tid. De är uppgifter om din hälsa. De skickas inte vidare till någon. Du kan ta tillbaka ditt samtycke när du vill, och då tas värdena bort från kontot.",
  },
} as const satisfies Record<string, ConsentText>;

/** A kind of consent as it is stored; one without a text does not exist. */
export type ConsentKind = keyof typeof CONSENTS;

/** What an admin writes of a text. */
export type ConsentWords = Pick<ConsentText, "title" | "ask" | "text">;

/** A text that was shown from this moment on, in ISO 8601, until a later one of its kind. */
export interface DatedConsentText extends ConsentText {
  since: string;
}

/**
 * All texts that a site has shown since an admin wrote another, oldest first, so that it is known what each version said;
 * null while they are as they came.
 */
export type ConsentHistory = readonly DatedConsentText[] | null;

/** The text of a kind that counts. */
export const currentConsent = (kind: ConsentKind, texts: ConsentHistory): ConsentText =>
  texts?.findLast((text) => text.kind === CONSENTS[kind].kind) ?? CONSENTS[kind];

/**
 * The texts after an admin has written one of them.
 * @param isSameMeaning whether those who have consented need not be asked again
 * @param since the moment
 */
export function withConsent(
  texts: ConsentHistory,
  kind: ConsentKind,
  { title, ask, text }: ConsentWords,
  isSameMeaning: boolean,
  since: string,
): ConsentHistory {
  const now = currentConsent(kind, texts);
  if (now.title === title && now.ask === ask && now.text === text) return texts;
  const came = texts?.some((one) => one.kind === now.kind) ? [] : [{ ...now, since: "" }];
  const version = now.version + (isSameMeaning ? 0 : 1);
  return [...(texts ?? []), ...came, { kind: now.kind, version, title, ask, text, since }];
}
