import type { DataSource, EntityManager } from "typeorm";
import type { EmailContent } from "./emailTemplate.tsx";

/** The text of a mail; placeholders in double braces are filled in when it is sent. */
export interface LetterText {
  subject: string;
  /** Paragraphs, apart by empty lines. */
  body: string;
  /** On the button that leads on; '' for a letter without one. */
  button: string;
}

/** A mail that the site sends. */
export interface Letter extends LetterText {
  /** Name and occasion, for admins. */
  name: string;
  occasion: string;
  /** Its placeholders; `sajten` is available in every mail. */
  variables: Readonly<Record<string, string>>;
  /** Which of them the text cannot be without. */
  required: readonly string[];
  /** Example values for the preview; the address of the button, where there is one, is a path. */
  example: Readonly<Record<string, string>>;
}

/** A value that is a paragraph of its own, such as a list. */
export const BLOCKS: readonly string[] = ["länk", "produkter", "protokoll", "avsluta"];

const LINK = { länk: "Knappen till sidan där det görs. Står på en egen rad." };
const GREETING = { hälsning: "”Hej” och namnet, om det är känt." };
const EXAMPLE_KEY = "/bekrafta?nyckel=exempel";

/** A notice that something was done to an account. */
const notice = (
  text: Pick<Letter, "name" | "occasion" | "subject" | "body"> & { button?: string },
  path?: string,
): Letter => ({
  ...text,
  subject: `${text.subject} – {{sajten}}`,
  button: text.button ?? "",
  variables: path ? LINK : {},
  required: path ? ["länk"] : [],
  example: path ? { länk: path } : {},
});

/** Every mail that the site sends, as it is until an admin writes it otherwise. */
export const LETTERS = {
  confirm: {
    name: "Bekräfta adressen",
    occasion: "När någon har skapat ett konto.",
    subject: "Bekräfta din e-postadress hos {{sajten}}",
    body: `Hej!

Välkommen till {{sajten}}. Öppna länken och bekräfta din e-postadress, så är ditt nya konto klart.

{{länk}}

Länken fungerar i {{timmar}} timmar.

Var det inte du som skapade kontot? Då behöver du inte göra något. Ett konto som inte bekräftas tas bort efter 30 dagar.`,
    button: "Bekräfta e-postadressen",
    variables: { ...LINK, timmar: "Så många timmar länken fungerar." },
    required: ["länk"],
    example: { länk: EXAMPLE_KEY, timmar: "72" },
  },
  alreadyConfirmed: notice(
    {
      name: "Kontot är redan bekräftat",
      occasion: "När någon ber om en ny länk för en adress som redan är bekräftad.",
      subject: "Ditt konto är redan bekräftat",
      body: `Hej!

Någon, kanske du, har bett om en ny länk för att bekräfta den här adressen. Den behövs inte: adressen är redan bekräftad, och det är bara att logga in.

Har du glömt lösenordet kan du välja ett nytt på inloggningssidan.

{{länk}}`,
      button: "Logga in",
    },
    "/auth",
  ),
  reset: {
    name: "Nytt lösenord",
    occasion: "När någon har glömt lösenordet och ber om ett nytt.",
    subject: "Välj ett nytt lösenord hos {{sajten}}",
    body: `{{hälsning}}

Öppna länken och välj ett nytt lösenord. När du har gjort det loggas du ut på alla dina enheter.

{{länk}}

Länken fungerar i en timme.

Var det inte du som bad om ett nytt lösenord? Då behöver du inte göra något. Ditt gamla lösenord gäller fortfarande.`,
    button: "Välj nytt lösenord",
    variables: { ...LINK, ...GREETING },
    required: ["länk"],
    example: { länk: "/nytt-losenord?nyckel=exempel", hälsning: "Hej Åsa!" },
  },
  passwordChanged: notice(
    {
      name: "Lösenordet har ändrats",
      occasion: "När lösenordet till ett konto har ändrats.",
      subject: "Ditt lösenord har ändrats",
      body: `Hej!

Lösenordet till ditt konto har ändrats, och du har loggats ut på dina andra enheter.

Var det inte du? Välj ett nytt lösenord genast.

{{länk}}`,
      button: "Välj nytt lösenord",
    },
    "/glomt-losenord",
  ),
  changeEmail: {
    name: "Bekräfta en ny adress",
    occasion: "När någon vill byta e-postadress. Går till den nya.",
    subject: "Bekräfta din nya e-postadress hos {{sajten}}",
    body: `Hej!

Bekräfta att du vill använda den här adressen för ditt konto hos {{sajten}}. Tills dess gäller den gamla adressen.

{{länk}}

Länken fungerar i {{timmar}} timmar.

Var det inte du som ville byta adress? Då behöver du inte göra något.`,
    button: "Bekräfta den nya adressen",
    variables: { ...LINK, timmar: "Så många timmar länken fungerar." },
    required: ["länk"],
    example: { länk: EXAMPLE_KEY, timmar: "24" },
  },
  emailChanged: {
    name: "Adressen har ändrats",
    occasion: "När e-postadressen har ändrats. Går till den gamla.",
    subject: "Din e-postadress har ändrats – {{sajten}}",
    body: `Hej!

Ditt konto har fått en ny e-postadress. Den här adressen används inte längre.

Var det inte du? Ångra bytet med länken, så gäller den här adressen igen. Alla enheter loggas ut, och du får välja ett nytt lösenord.

{{länk}}

Länken fungerar i {{dagar}} dagar.`,
    button: "Ångra bytet",
    variables: { ...LINK, dagar: "Så många dagar länken fungerar." },
    required: ["länk"],
    example: { länk: EXAMPLE_KEY, dagar: "7" },
  },
  addressWanted: notice(
    {
      name: "Någon ville ha adressen",
      occasion: "När någon vill byta till en adress som redan hör till ett konto.",
      subject: "Någon ville använda din e-postadress",
      body: `Hej!

Någon, kanske du, ville börja använda den här adressen för ett annat konto. Den hör redan till ditt konto, så inget har ändrats.

Vill du använda den för det andra kontot måste du först byta adress på det här, eller ta bort det.

{{länk}}`,
      button: "Logga in",
    },
    "/auth",
  ),
  factorAdded: notice(
    {
      name: "Tvåstegsinloggning på",
      occasion: "När tvåstegsinloggning har slagits på.",
      subject: "Tvåstegsinloggning är påslagen",
      body: `Hej!

Tvåstegsinloggning är nu påslagen för ditt konto. När du loggar in behöver du också en kod från din autentiseringsapp.

Spara återställningskoderna på ett säkert ställe. Med en sådan kod kommer du in även om du blir av med telefonen.

Var det inte du? Välj ett nytt lösenord genast, och skriv till oss.

{{länk}}`,
      button: "Visa mitt konto",
    },
    "/konto",
  ),
  factorRemoved: notice(
    {
      name: "Tvåstegsinloggning av",
      occasion: "När tvåstegsinloggning har stängts av.",
      subject: "Tvåstegsinloggning är avstängd",
      body: `Hej!

Tvåstegsinloggning är nu avstängd för ditt konto. Det räcker med lösenordet för att logga in.

Var det inte du? Välj ett nytt lösenord genast, och slå på tvåstegsinloggning igen.

{{länk}}`,
      button: "Visa mitt konto",
    },
    "/konto",
  ),
  recoveryCodeUsed: notice(
    {
      name: "Återställningskod använd",
      occasion: "När någon har loggat in med en återställningskod.",
      subject: "En återställningskod har använts",
      body: `Hej!

En av dina återställningskoder användes i stället för en kod från din autentiseringsapp. Den går inte att använda igen.

Var det inte du? Välj ett nytt lösenord genast, och skapa nya återställningskoder under Mitt konto.

{{länk}}`,
      button: "Visa mitt konto",
    },
    "/konto",
  ),
  erased: notice({
    name: "Kontot är borttaget",
    occasion: "När ett konto och allt som hörde till det har tagits bort.",
    subject: "Ditt konto är borttaget",
    body: `Hej!

Ditt konto och allt som hörde till det är borttaget. Det här är en bekräftelse, och det sista mejlet du får från oss.`,
  }),
  priceDropped: {
    name: "Ett pris har sjunkit",
    occasion: "När priset har sjunkit på en produkt som någon bevakar.",
    subject: "Priset har sjunkit: {{produkt}}",
    body: `{{hälsning}}

Du bad oss säga till när priset sjunker. Nu har det gjort det.

{{produkter}}

Priset kan ändras igen, och det är säljarens pris som gäller. Bevakningen är avslutad, så du får inga fler mejl om den här produkten om du inte börjar bevaka den igen.

Du får det här mejlet för att du har bett om det på {{sajten}}. Du kan avsluta alla dina prisbevakningar på en gång:

{{avsluta}}`,
    button: "",
    variables: {
      ...GREETING,
      produkt: "Produktens namn.",
      produkter: "Produkten med sitt pris, nu och förut. Står på en egen rad.",
      avsluta: "Länken som avslutar alla bevakningar. Står alltid sist.",
    },
    required: ["produkter", "avsluta"],
    example: { hälsning: "Hej Åsa!", produkt: "Magnesium" },
  },
  pricesDropped: {
    name: "Flera priser har sjunkit",
    occasion: "När priset har sjunkit på flera produkter som någon bevakar.",
    subject: "Priset har sjunkit på {{antal}} produkter",
    body: `{{hälsning}}

Du bad oss säga till när priserna sjunker. Nu har de gjort det.

{{produkter}}

Priset kan ändras igen, och det är säljarens pris som gäller. Bevakningarna är avslutade, så du får inga fler mejl om de här produkterna om du inte börjar bevaka dem igen.

Du får det här mejlet för att du har bett om det på {{sajten}}. Du kan avsluta alla dina prisbevakningar på en gång:

{{avsluta}}`,
    button: "",
    variables: {
      ...GREETING,
      antal: "Hur många produkter det gäller.",
      produkter: "Produkterna med sina priser, nu och förut. Står på en egen rad.",
      avsluta: "Länken som avslutar alla bevakningar. Står alltid sist.",
    },
    required: ["produkter", "avsluta"],
    example: { hälsning: "Hej Åsa!", antal: "2" },
  },
  weekGlance: {
    name: "En blick på veckan",
    occasion: "På söndagskvällar, till den som har bett om det.",
    subject: "En blick på veckan – {{sajten}}",
    body: `{{hälsning}}

Så här gick veckan.

{{protokoll}}

En missad dag gör inget. Det som räknas är att du fortsätter.

Du får det här mejlet för att du har bett om det på {{sajten}}. Du kan avsluta det när du vill:

{{avsluta}}`,
    button: "",
    variables: {
      ...GREETING,
      protokoll: "Protokollen, hur veckan gick och vad som kommer. Står på en egen rad.",
      avsluta: "Länken som avslutar mejlen. Står alltid sist.",
    },
    required: ["protokoll", "avsluta"],
    example: { hälsning: "Hej Åsa!" },
  },
  contactMessage: {
    name: "Meddelande från kontaktsidan",
    occasion: "När någon har skrivit på kontaktsidan. Går till er.",
    subject: "Kontakt: {{ämne}}",
    body: `{{namn}} ({{adress}}) skrev {{tid}}:

{{meddelande}}

Svarar du på det här mejlet går svaret till {{namn}}. Meddelandet tas bort från {{sajten}} efter {{månader}} månader. Ta bort mejlet då också.`,
    button: "",
    variables: {
      ämne: "Vad meddelandet handlar om.",
      namn: "Vem som skrev.",
      adress: "Avsändarens e-postadress.",
      tid: "När det skickades.",
      meddelande: "Det som skrevs.",
      månader: "Så många månader meddelandet sparas.",
    },
    required: ["meddelande", "adress"],
    example: {
      ämne: "En fråga",
      namn: "Åsa Ek",
      adress: "asa@ek.se",
      tid: "den 3 mars 2026 klockan 10:15",
      meddelande: "Hej! Hur länge väntar man på svar?",
      månader: "12",
    },
  },
  siteCheck: {
    name: "Något fungerar inte",
    occasion: "När en kontroll av driften inte är grön. Går till er.",
    subject: "{{sajten}} behöver ses över: {{vad}}",
    body: `Det här fungerar inte som det ska:

{{lista}}

{{länk}}

Du får ett mejl när något slutar fungera, men inga fler så länge felet är kvar.`,
    button: "Visa allt under Drift",
    variables: { ...LINK, vad: "Vad som inte fungerar, kort.", lista: "Vad som inte fungerar, och vad man gör." },
    required: ["lista", "länk"],
    example: {
      länk: "/admin/drift",
      vad: "Säkerhetskopia",
      lista: "Säkerhetskopia: Den senaste är två dagar gammal.\nKör npm run backup.",
    },
  },
} as const satisfies Readonly<Record<string, Letter>>;

/** One of the mails. */
export type LetterKind = keyof typeof LETTERS;

/** Values of a mail's placeholders, and its blocks. */
export interface LetterFacts {
  to: string;
  /** Name of the site. */
  site: string;
  values?: Readonly<Record<string, string>>;
  /** Target of the button. */
  link?: string;
  items?: EmailContent["items"];
  /** The unsubscribe link in the footer. */
  quietLink?: EmailContent["quietLink"];
}

/** The current text of a mail: an admin's, or the built-in one. */
export async function readLetterText(db: DataSource | EntityManager, kind: LetterKind): Promise<LetterText> {
  const [written]: LetterText[] = await db.query("SELECT subject, body, button FROM mail_text WHERE kind = $1", [kind]);
  return written ?? LETTERS[kind];
}

/** Fills in a mail's text. Values are inserted once, so that a placeholder within one stays text. */
export function letterOf(text: LetterText, facts: LetterFacts): EmailContent {
  const { to, site, values = {}, link, items, quietLink } = facts;
  const filled = (line: string) =>
    line.replace(/\{\{(\p{L}+)\}\}/gu, (written, word: string) =>
      word === "sajten" ? site : (values[word] ?? written),
    );
  const parts = text.body.split(/\n{2,}/).filter((part) => part !== "{{avsluta}}");
  const place = parts.findIndex((part) => ["{{länk}}", "{{produkter}}", "{{protokoll}}"].includes(part));
  const before = place < 0 ? parts : parts.slice(0, place);
  const after = place < 0 ? [] : parts.slice(place + 1);
  return {
    to,
    // A subject is one line, whatever somebody has called something.
    subject: filled(text.subject).replace(/\s+/g, " "),
    paragraphs: before.map(filled),
    ...(items && { items }),
    ...(link !== undefined && text.button !== "" && { action: { label: filled(text.button), url: link } }),
    after: after.map(filled),
    ...(quietLink && { quietLink }),
  };
}

/** Writes a mail with its current text. */
export const writeLetter = async (
  db: DataSource | EntityManager,
  kind: LetterKind,
  facts: LetterFacts,
): Promise<EmailContent> => letterOf(await readLetterText(db, kind), facts);
