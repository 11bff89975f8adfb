/** Why a mutation changed nothing: code → what it means, as the graph describes it. */
export const FIELD_ERROR_CODES = {
  ACCOUNT_BLOCKED: "The password is right, and an admin keeps the account's owner out.",
  ALREADY_CONFIRMED: "The address is confirmed already; the account can be signed in to.",
  CONSENT_MISSING: "The one who asks has not consented to the current text about it.",
  EMAIL_NOT_CONFIRMED: "The account cannot be signed in to before the link mailed to its address was followed.",
  EMAIL_TAKEN: "Another account has the e-mail address.",
  IN_USE: "Something else uses it; the message says what.",
  MAIL_NOT_SENT: "Mails are written into a folder instead of sent: SMTP_URL is not set.",
  OPERATOR_INVENTED: "The site names the demo's invented company as its operator.",
  OPERATOR_MISSING: "Something that the site must say of its operator is not filled in.",
  INVALID: "The value does not fit its field: it is missing, too long, or malformed.",
  INVALID_CREDENTIALS: "There is no account with this address and password.",
  INVALID_TOKEN: "The secret of a mailed link or the refresh token does not work, or no longer.",
  LAST_ADMIN: "It would remove the last administrator.",
  NO_SUCH_ACCOUNT: "There is no confirmed account with the e-mail address.",
  LOCKED: "It cannot be opened before more of what comes first was completed.",
  NOT_FOUND: "What the field names does not exist, or does not belong to the one who asks.",
  NOT_STARTED: "It must be begun before it can be completed.",
  OUTDATED: "What was shown has changed since; show what stands now and ask again.",
  OWN_ACCOUNT: "It is the account of the one who asks, who cannot do this to it.",
  PASSWORD_COMMON: "The new password is among those that are guessed first.",
  PASSWORD_IS_YOURS: "The new password is the account's name or address.",
  SAME_EMAIL: "The account has the e-mail address already.",
  SECOND_FACTOR_ON: "The account has a second factor already; it is removed before another is added.",
  SECOND_FACTOR_REQUIRED: "The password is right, and the account has a second factor: send its code as well.",
  SECOND_FACTOR_WRONG: "The code of the second factor is wrong, or was used already.",
  TAKEN: "Something else has that name already.",
  TOO_LARGE: "The file is larger than may be sent.",
  TOO_MUCH: "There is more of it than can be stored; nothing was.",
  UNREAD: "It has words that may claim something of health, and nobody has said that they were read.",
  UNSUPPORTED_FORMAT: "The file is of a kind that is not taken.",
  VERIFY_AGAIN: "It is too long ago that the one who asks proved who they are: `verifyAgain`, then send it again.",
  WRONG_ACCOUNT: "The mailed link belongs to another account than the one that is signed in.",
  WRONG_PASSWORD: "It is not the account's password.",
} as const;

/** A code of why a mutation changed nothing. */
export type FieldErrorCode = keyof typeof FIELD_ERROR_CODES;

/** Why a rule rejects a change. */
export interface ValidationError {
  code: FieldErrorCode;
  /** Of the input; null when it is about the whole. */
  field: string | null;
  message: string;
}
