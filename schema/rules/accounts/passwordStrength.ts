/** How long a password withstands being guessed, and what would make it withstand longer. */
export interface PasswordStrength {
  /** 0: not yet a password; 3: as good as it needs to be. */
  level: 0 | 1 | 2 | 3;
  /** The level in a word; empty at 0. */
  word: string;
  /** Swedish, for the one who chooses it. */
  advice: string;
}

/** Words that are tried first. */
const COMMON =
  /lösenord|losenord|password|passw0rd|livsresan|qwerty|asdf|abc123|hemlig|sommar|vinter|sverige|admin|iloveyou|letmein/gi;

/** From these many characters that are not easily guessed on. */
const FAIR = 9;
const STRONG = 14;

const LONGER = "Gör det längre. Tre eller fyra ord efter varandra är lätta att minnas och svåra att gissa.";
const LESS_COMMON = "Vanliga ord och rader som 1234 eller aaaa gissas först. Lägg till något eget, gärna fler ord.";

/** Judges a password. Length counts most; what everybody guesses first counts as next to nothing. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === "") return { level: 0, word: "", advice: "Längden betyder mest. Använd gärna flera ord." };
  const withoutWords = password.replace(COMMON, "\0");
  const counted = countSurprises(withoutWords);
  if (counted >= STRONG) return { level: 3, word: "Starkt", advice: "Använd det bara här." };
  const isPadded = counted < [...password].length * 0.75;
  if (counted >= FAIR) return { level: 2, word: "Bra", advice: "Ett ord till gör det starkt." };
  return { level: 1, word: "Svagt", advice: isPadded ? LESS_COMMON : LONGER };
}

/** Characters that do not carry on a row of at least three, as in 'aaaa', '1234' and '4321'. */
function countSurprises(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? Number.NaN));
  return steps.filter((step, index) => Number.isNaN(step) || Math.abs(step) > 1 || steps[index - 1] !== step).length;
}
