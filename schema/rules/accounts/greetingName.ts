/** Longest name that a mail greets by. */
const MAX_LENGTH = 30;

/**
 * The part of a name that a mail greets by: the first word, without characters that are invisible or that turn
 * the text around. Empty when there is none, or when it is too long to be a name.
 */
export function greetingName(fullName: string): string {
  const [first = ""] = fullName
    .replace(/\p{Cc}|\p{Cf}|\p{Cn}|\p{Co}/gu, "")
    .trim()
    .split(/\s+/);
  return first.length <= MAX_LENGTH ? first : "";
}
