import { MIN_PASSWORD } from "../../../schema/accounts.ts";
import { validatePassword } from "../../../schema/rules/accounts/validatePassword.ts";
import { type FieldError, fieldError } from "../../platform/graphql/fieldErrors.ts";

let list: Promise<ReadonlySet<string>> | undefined;

/** Common passwords, without those that are too short to be chosen. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const chosen = dictionary["passwords-common"].filter((word) => String(word).length >= MIN_PASSWORD);
  return new Set(chosen.map(String));
}

/**
 * Why a password that is being chosen is refused, as a mutation says it; undefined when it is not.
 * @param owner whose it is to be
 * @param field of the form that holds it
 * @param siteName what the site is called
 */
export async function validateNewPassword(
  password: string,
  owner: { email: string; fullName: string },
  field: string,
  siteName: string,
): Promise<FieldError[] | undefined> {
  list ??= commonPasswords();
  const error = validatePassword(password, owner, await list, siteName);
  return error && fieldError(error.code, error.message, field);
}
