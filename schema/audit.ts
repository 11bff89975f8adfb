/** Actions of the audit log: action → its meaning, as the graph describes it. */
export const AUDIT_ACTIONS = {
  CREATED: "It was made.",
  CHANGED: "Something of it was changed.",
  DELETED: "It was removed.",
  RESTORED: "It is there again after it had been removed.",
  IMPORTED: "Many were made or changed at once, from a file.",
  APPROVED: "What waited for an admin's yes was approved.",
  STARTED: "A long work was started.",
  CANCELLED: "A long work was cancelled.",
  BLOCKED: "The owner of an account is kept out.",
  UNBLOCKED: "The owner of an account may sign in again.",
  ROLE_GRANTED: "An account was given a role.",
  ROLE_REVOKED: "A role was taken from an account.",
  SIGNED_IN_ON_NEW_DEVICE: "Somebody signed in on a device that had not signed in to the account before.",
  PASSWORD_CHANGED: "The account has a new password.",
  EMAIL_CHANGED: "The account has a new e-mail address.",
  EMAIL_RESTORED: "The account has its former e-mail address again.",
  SECOND_FACTOR_ADDED: "The account asks for a second factor from now on.",
  SECOND_FACTOR_REMOVED: "The account asks for its password alone from now on.",
  CALENDAR_ADDRESS_MADE: "Calendars can read what the account follows, at a secret address.",
  CALENDAR_ADDRESS_RENEWED: "They can at another address, and no longer at the one before.",
  CALENDAR_ADDRESS_REVOKED: "They can no longer.",
  RECOVERY_CODE_USED: "A recovery code was used in the place of a code of the second factor.",
} as const;

/** An action of the audit log. */
export type AuditActionName = keyof typeof AUDIT_ACTIONS;

/** Subjects of the audit log. */
export const AUDIT_SUBJECTS = {
  ACCOUNT: "An account.",
  ARTICLE: "A guide.",
  AUTHOR: "Who writes guides.",
  CATALOGUE_MAPPING: "How the files of a shop become products.",
  CATEGORY: "A category of products.",
  CONTACT_MESSAGE: "A message from the contact page, by its key only.",
  ERASED_ACCOUNT: "An account that is gone; nothing tells which it was.",
  IMAGE: "A picture of the library.",
  JOURNEY_TEXT: "What a goal or an achievement is called.",
  MAIL: "A mail that the site sends.",
  MARKER: "A marker that tests measure.",
  MARKER_QUESTION: "A question of the marker chooser.",
  MR_PROVIDER: "A provider of MR scans.",
  PAGE: "A page that is a text.",
  PRODUCT: "A product.",
  PRODUCT_FEED: "A list of a shop's products that is fetched every day.",
  PROTOCOL_TEMPLATE: "A protocol of the site, to start from.",
  PROGRAMME: "A programme of mental optimisation.",
  PROVIDER: "Who sells products.",
  REDIRECT: "An address that leads to another one.",
  SITE: "What the site is called, who answers for it, and whether it is open.",
  SUPPLIER: "A supplier that collecting found.",
  SUPPLIER_COLLECTION: "A collection of suppliers.",
  SUPPLIER_SOURCE: "A page that collecting reads.",
  SYNONYM: "A word that people search by.",
  TRAINING_METHOD: "A training method.",
} as const;

/** A kind of thing that something was done to. */
export type AuditSubjectName = keyof typeof AUDIT_SUBJECTS;

/** What has versions, and can be had back when it was deleted. */
export const VERSIONED_SUBJECTS = [
  "ARTICLE",
  "AUTHOR",
  "CATEGORY",
  "JOURNEY_TEXT",
  "MAIL",
  "MARKER",
  "MARKER_QUESTION",
  "MR_PROVIDER",
  "PAGE",
  "PRODUCT",
  "PRODUCT_FEED",
  "PROTOCOL_TEMPLATE",
  "PROGRAMME",
  "PROVIDER",
  "REDIRECT",
  "SITE",
  "SUPPLIER",
  "SYNONYM",
  "TRAINING_METHOD",
] as const satisfies readonly AuditSubjectName[];

/** A kind of thing that has versions. */
export type VersionedName = (typeof VERSIONED_SUBJECTS)[number];

/** Months until an entry of the audit log is deleted. */
export const AUDIT_MONTHS = 24;
