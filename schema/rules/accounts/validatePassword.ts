import type { FieldErrorCode } from "../../fieldErrors.ts";
import { type GuessedBy, guessedBy } from "./guessedPasswords.ts";

/** Why a password is refused. */
export interface PasswordError {
  code: Extract<FieldErrorCode, "PASSWORD_COMMON" | "PASSWORD_IS_YOURS">;
  /** Swedish, for the one who chooses it. */
  message: string;
}

const GUESSED: Record<GuessedBy, string> = {
  REPEATS: "Lösenordet upprepar sig, och sådana gissas först. Välj ett annat, gärna flera ord.",
  RUN: "Lösenordet är tecken i följd, som 123456 eller abcdef, och sådana gissas först. Välj ett annat, gärna flera ord.",
  KEYBOARD:
    "Lösenordet följer tangentbordet, som qwerty eller asdfgh, och sådana gissas först. Välj ett annat, gärna flera ord.",
  DATE: "Lösenordet är ett datum eller ett personnummer, och sådana gissas först. Välj ett annat, gärna flera ord.",
  SITE: "Lösenordet är sajtens namn, och det gissas först. Välj ett annat, gärna flera ord.",
  WORD: "Lösenordet är ett eller två vanliga ord eller namn, med eller utan siffror, och sådana gissas först. Sätt ihop minst tre ord i stället.",
};

/**
 * Refuses what is guessed first: common passwords, and what anyone who knows the account holder knows.
 * @param owner whose password it is to be
 * @param common the most common ones, in lower case
 * @param siteName what the site is called, which is tried as well
 * @returns undefined for a password that is good
 */
export function validatePassword(
  password: string,
  owner: { email: string; fullName: string },
  common: ReadonlySet<string>,
  siteName: string,
): PasswordError | undefined {
  const typed = plain(password);
  if (common.has(typed)) {
    return { code: "PASSWORD_COMMON", message: "Lösenordet är ett av de vanligaste och gissas först. Välj ett annat." };
  }
  const guessed = guessedBy(password, siteName);
  if (guessed) return { code: "PASSWORD_COMMON", message: GUESSED[guessed] };
  const [local = ""] = owner.email.split("@");
  const known = [owner.email, local, local.split("+")[0] ?? "", owner.fullName, ...owner.fullName.split(/\s+/)];
  const spelled = known.flatMap((text) => [plain(text), plain(text).replace(/[\s._-]+/g, "")]).filter(Boolean);
  const isKnown = spelled.includes(typed) || spelled.includes(typed.replace(/[\s._-]+/g, ""));
  if (isKnown || isMadeOf(password, [owner.fullName, ...owner.email.split("@")])) {
    return {
      code: "PASSWORD_IS_YOURS",
      message: "Lösenordet är ditt namn eller din e-postadress, som andra känner till. Välj ett annat.",
    };
  }
  return undefined;
}

/** Digits and signs beside personal words. */
const MAX_BESIDE = 8;

/** Whether its letters, forwards or backwards, are only words of these texts. */
function isMadeOf(password: string, texts: readonly string[]): boolean {
  const letters = lettersOf(password).join("");
  if (letters.length < 3 || password.length - letters.length > MAX_BESIDE) return false;
  const words = texts.flatMap(lettersOf).filter((word) => word.length > 1);
  const isSpelled = (text: string): boolean => {
    // From which places on the rest is still to be spelled.
    const reached = new Set([0]);
    for (let at = 0; at < text.length; at += 1)
      if (reached.has(at)) for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
    return reached.has(text.length);
  };
  return isSpelled(letters) || isSpelled([...letters].reverse().join(""));
}

/** The words of a text without dots and rings, as far as they have the letters a to z. */
const lettersOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

const plain = (text: string): string => text.normalize("NFC").trim().toLowerCase();
