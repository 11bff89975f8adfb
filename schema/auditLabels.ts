import type { AuditActionName, AuditSubjectName } from "./audit.ts";

/** Actions, as a sentence's verb. */
export const ACTION_LABELS: Readonly<Record<AuditActionName, string>> = {
  CREATED: "Skapade",
  CHANGED: "Ändrade",
  DELETED: "Tog bort",
  RESTORED: "Återskapade",
  IMPORTED: "Importerade",
  APPROVED: "Godkände",
  STARTED: "Startade",
  CANCELLED: "Avbröt",
  BLOCKED: "Spärrade kontot",
  UNBLOCKED: "Hävde spärren av kontot",
  ROLE_GRANTED: "Gav administratörsbehörighet",
  ROLE_REVOKED: "Tog bort administratörsbehörighet",
  SIGNED_IN_ON_NEW_DEVICE: "Loggade in på en ny enhet",
  PASSWORD_CHANGED: "Bytte lösenord",
  EMAIL_CHANGED: "Bytte e-postadress",
  EMAIL_RESTORED: "Återtog sin tidigare e-postadress",
  SECOND_FACTOR_ADDED: "Slog på tvåstegsinloggning",
  SECOND_FACTOR_REMOVED: "Stängde av tvåstegsinloggning",
  CALENDAR_ADDRESS_MADE: "Skapade en adress för kalendrar",
  CALENDAR_ADDRESS_RENEWED: "Bytte adressen för kalendrar",
  CALENDAR_ADDRESS_REVOKED: "Stängde av adressen för kalendrar",
  RECOVERY_CODE_USED: "Använde en återställningskod",
};

/** Kinds of subjects. */
export const SUBJECT_LABELS: Readonly<Record<AuditSubjectName, string>> = {
  ACCOUNT: "konto",
  ARTICLE: "guide",
  AUTHOR: "författare",
  CATALOGUE_MAPPING: "koppling av filer",
  CATEGORY: "kategori",
  CONTACT_MESSAGE: "meddelande",
  ERASED_ACCOUNT: "konto",
  IMAGE: "bild",
  JOURNEY_TEXT: "mål eller märke",
  MAIL: "mejl",
  MARKER: "markör",
  MARKER_QUESTION: "fråga i provväljaren",
  MR_PROVIDER: "leverantör av MR",
  PAGE: "sida",
  PRODUCT: "produkt",
  PRODUCT_FEED: "produktflöde",
  PROTOCOL_TEMPLATE: "protokollmall",
  PROGRAMME: "program",
  PROVIDER: "leverantör",
  REDIRECT: "omdirigering",
  SITE: "sajten",
  SUPPLIER: "funnen leverantör",
  SUPPLIER_COLLECTION: "insamling",
  SUPPLIER_SOURCE: "källa",
  SYNONYM: "sökord",
  TRAINING_METHOD: "träningsmetod",
};

/** Texts for the owner of the account concerned; actions that concern no account have none. */
export const EVENT_TEXTS: Readonly<Partial<Record<AuditActionName, { own: string; others?: string }>>> = {
  SIGNED_IN_ON_NEW_DEVICE: { own: "Inloggning på en ny enhet" },
  PASSWORD_CHANGED: { own: "Lösenordet byttes" },
  EMAIL_CHANGED: { own: "E-postadressen byttes" },
  EMAIL_RESTORED: { own: "Bytet av e-postadress ångrades" },
  ROLE_GRANTED: {
    own: "Du blev administratör",
    others: "Du blev administratör (av en annan administratör)",
  },
  ROLE_REVOKED: {
    own: "Du lämnade uppdraget som administratör",
    others: "Du är inte längre administratör (ändrat av en annan administratör)",
  },
  BLOCKED: { own: "Kontot spärrades", others: "Kontot spärrades (av en administratör)" },
  UNBLOCKED: { own: "Spärren hävdes", others: "Spärren hävdes (av en administratör)" },
  SECOND_FACTOR_ADDED: { own: "Tvåstegsinloggning slogs på" },
  SECOND_FACTOR_REMOVED: {
    own: "Tvåstegsinloggning stängdes av",
    others: "Tvåstegsinloggning stängdes av (av den som driver sajten)",
  },
  CALENDAR_ADDRESS_MADE: { own: "En adress för kalendrar skapades" },
  CALENDAR_ADDRESS_RENEWED: { own: "Adressen för kalendrar byttes" },
  CALENDAR_ADDRESS_REVOKED: { own: "Adressen för kalendrar stängdes av" },
  RECOVERY_CODE_USED: { own: "En återställningskod användes" },
};
