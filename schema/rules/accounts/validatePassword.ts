import type { FieldErrorCode } from "../../fieldErrors.ts";

/** Why a password is refused. */
export interface PasswordError {
  code: Extract<FieldErrorCode, "PASSWORD_COMMON" | "PASSWORD_IS_YOURS">;
  /** Swedish, for the one who chooses it. */
  message: string;
}

/**
 * Refuses what is guessed first: common passwords, and what anyone who knows the account holder knows.
 * @param owner whose password it is to be
 * @param common the most common ones, in lower case
 * @returns undefined for a password that is good
 */
export function validatePassword(
  password: string,
  owner: { email: string; fullName: string },
  common: ReadonlySet<string>,
): PasswordError | undefined {
  const typed = plain(password);
  if (common.has(typed)) {
    return { code: "PASSWORD_COMMON", message: "Lösenordet är ett av de vanligaste och gissas först. Välj ett annat." };
  }
  const [local = ""] = owner.email.split("@");
  const known = [owner.email, local, local.split("+")[0] ?? "", owner.fullName, ...owner.fullName.split(/\s+/)];
  const spelled = known.flatMap((text) => [plain(text), plain(text).replace(/[\s._-]+/g, "")]).filter(Boolean);
  if (spelled.includes(typed) || spelled.includes(typed.replace(/[\s._-]+/g, ""))) {
    return {
      code: "PASSWORD_IS_YOURS",
      message: "Lösenordet är ditt namn eller din e-postadress, som andra känner till. Välj ett annat.",
    };
  }
  return undefined;
}

const plain = (text: string): string => text.normalize("NFC").trim().toLowerCase();
