import { TEST_QUESTIONNAIRES } from "../../../schema/analyses/testResult.ts";
import { TESTS, type TestKind } from "../../../schema/analyses/vocabulary.ts";
import type { Toast } from "../../toasts/toasts.ts";

/** Texts of a test's page and result. */
export interface TestTexts {
  heading: string;
  lead: string;
  description: string;
  scene: string;
  /** The facts at the opening, in a line: 'Cirka 15 minuter'. */
  facts: readonly string[];
  /** Its subjects, as tags. */
  tags: readonly string[];
  /** On the button that sends the answers, at rest and meanwhile. */
  send: string;
  sending?: string;
  /** Over how far it is, where that is a heading. */
  progressTitle?: string;
  succeeded: Toast;
  /** The server could not be asked, or failed. */
  failed: Toast;
  /**
   * The server answered that there is no result, or something else went wrong on the way to it.
   * @param reason what the server says
   */
  refused: (reason: string | null | undefined) => Toast;
  /** Key under which the browser stores when it was taken. */
  completedKey: string;
  /** How it counts in the journey. */
  activity?: { title: string; url: string; category: "TRAINING" };
  /** Text of the result's badge. */
  badge: string;
  /** The name of the file, before the first 8 characters of the id, and what is said when it is on its way. */
  file: string;
  downloaded: Toast;
  /** Text to copy on devices without sharing, and the message about it. */
  copies: "address" | "text";
  copied: Toast;
}

const ANALYSIS_REFUSED = (reason: string | null | undefined): Toast => ({
  title: "Fel vid analys",
  text: reason || "Något gick fel vid analysen.",
  tone: "error",
});

const aboutMinutes = (kind: TestKind): string => `Cirka ${TESTS[kind].minutes} minuter`;

/** Texts of each test. */
export const TEST_TEXTS: Readonly<Record<TestKind, TestTexts>> = {
  sleep: {
    heading: "Sömntestet",
    lead: "Svara på frågor om dina nätter och få råd som utgår från svaren, med det viktigaste först.",
    description: "Sömntestet: sex korta steg om dina nätter, och en analys med råd som utgår från dina svar.",
    scene: "mr",
    facts: ["6 steg", aboutMinutes("sleep"), "Kräver konto"],
    tags: ["sömn", "återhämtning"],
    send: "Skicka test",
    sending: "Analyserar...",
    succeeded: { title: "Test slutfört!", text: "Din personliga sömnanalys är klar.", tone: "confirmation" },
    failed: {
      title: "Fel vid analys",
      text: "Det gick inte att analysera ditt sömntest. Försök igen.",
      tone: "error",
    },
    refused: () => ({
      title: "Något gick fel",
      text: "Det uppstod ett fel när vi analyserade ditt test. Försök igen.",
      tone: "error",
    }),
    completedKey: "sleep_test_completed",
    badge: "Test slutfört",
    file: "somnanalys",
    downloaded: { title: "Nedladdning startad!", text: "Din sömnanalys laddas ner som en textfil." },
    copies: "address",
    copied: { title: "Länk kopierad!", text: "Länken till ditt testresultat har kopierats till urklipp." },
  },
  training: {
    heading: "Träningstestet",
    lead: "Berätta hur du tränar i dag, vad du vill och vad kroppen tål. Du får en plan att börja med.",
    description: "Träningstestet: sex steg om din träning, dina mål och din vardag, och råd som utgår från dina svar.",
    scene: "training",
    facts: ["Svårighet: Lätt", aboutMinutes("training")],
    tags: ["träning", "kondition", "plan"],
    send: "Slutför quiz",
    sending: "Analyserar...",
    progressTitle: "Träningsquiz",
    succeeded: {
      title: "Träningsanalys klar!",
      text: "Dina personliga träningsrekommendationer är nu redo.",
      tone: "confirmation",
    },
    failed: {
      title: "Fel vid analys",
      text: "Något gick fel vid analysen av ditt träningstest. Försök igen.",
      tone: "error",
    },
    refused: ANALYSIS_REFUSED,
    completedKey: "training_test_completed",
    activity: { title: "Träningsanalys slutförd", url: "/training-test", category: "TRAINING" },
    badge: "Test slutfört",
    file: "traningsanalys",
    downloaded: { title: "Nedladdning startad!", text: "Din träningsanalys laddas ner som en textfil." },
    copies: "text",
    copied: { title: "Kopierat!", text: "Din träningsanalys har kopierats till urklipp." },
  },
  protocol: {
    heading: "Protokolltestet",
    lead: "Fem steg om dina mål, din hälsa och din vardag. Du får ett protokoll att följa dag för dag.",
    description: "Protokolltestet: fem steg om mål, hälsa och vardag, och ett personligt hälsoprotokoll av dina svar.",
    scene: "home",
    facts: ["5 steg", aboutMinutes("protocol")],
    tags: ["protokoll", "vanor", "plan"],
    send: "Skapa mitt protokoll",
    sending: "Analyserar...",
    succeeded: { title: "Protokollanalys klar!", text: "Ditt personliga protokoll är nu redo.", tone: "confirmation" },
    failed: {
      title: "Fel vid analys",
      text: "Något gick fel vid analysen av ditt protokolltest. Försök igen.",
      tone: "error",
    },
    refused: ANALYSIS_REFUSED,
    completedKey: "protocol_test_completed",
    badge: "Test slutfört",
    file: "protokollanalys",
    downloaded: { title: "Nedladdning startad!", text: "Ditt protokoll laddas ner som en textfil." },
    copies: "text",
    copied: { title: "Kopierat!", text: "Ditt protokoll har kopierats till urklipp." },
  },
};

/** The questionnaire of a test. */
export const questionnaireOf = <Kind extends TestKind>(kind: Kind): (typeof TEST_QUESTIONNAIRES)[Kind] =>
  TEST_QUESTIONNAIRES[kind];

/** Where a result of a test is; without a key where the test is. */
export const addressOfTest = (kind: TestKind, key?: string): string =>
  key ? `${TESTS[kind].path}?${new URLSearchParams({ [RESULT_PARAM]: key })}` : TESTS[kind].path;

/** The parameter of the address that names a result. */
export const RESULT_PARAM = "resultat";
