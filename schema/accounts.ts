import { hasNoControlCharacters } from "./rules/words/text.ts";
import { z } from "./zod.ts";

const MAX_NAME = 100;
const MAX_EMAIL = 254;
/** Longer ones would only keep the hash function busy. */
const MAX_PASSWORD = 200;
/** Shortest password. */
export const MIN_PASSWORD = 6;

/** Cookie with the address that the sign-in form is to be filled in with, after a mailed link was followed. */
export const OFFERED_EMAIL = "livsresan-epost";

const NO_ADDRESS = "Ange en giltig e-postadress, till exempel namn@exempel.se.";

/** Parts of at most 63 characters that end in none of '-', as domains have and the graph's `EmailAddress` wants. */
const DOMAIN = /@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** An email address as stored: trimmed, in lower case. Validated before lowercasing, which turns some letters into ASCII. */
export const emailSchema = z
  .string({ error: "Fyll i din e-postadress." })
  .max(MAX_EMAIL, { error: "E-postadressen är för lång.", abort: true })
  .trim()
  .min(1, "Fyll i din e-postadress.")
  .pipe(z.email({ error: NO_ADDRESS, abort: true }).regex(DOMAIN, NO_ADDRESS).toLowerCase());

const fullNameSchema = z
  .string({ error: "Fyll i ditt namn." })
  // Nothing looks further at a text without end.
  .max(MAX_NAME, { error: `Namnet får vara högst ${MAX_NAME} tecken.`, abort: true })
  .trim()
  .min(1, "Fyll i ditt namn.")
  .refine(hasNoControlCharacters, { error: "Namnet innehåller ett tecken som inte går att använda.", abort: true })
  // Mails greet by name, and mail programs turn addresses into links: a name must not become a link in our mails.
  .refine((name) => !/:\/\/|@|[\p{L}\d-]{2}\.\p{L}{2}/u.test(name), "Skriv ett namn, inte en webbadress.");

const newPasswordSchema = z
  .string({ error: "Välj ett lösenord." })
  .min(MIN_PASSWORD, `Minst ${MIN_PASSWORD} tecken`)
  .max(MAX_PASSWORD, `Lösenordet får vara högst ${MAX_PASSWORD} tecken.`)
  .refine((password) => password.trim() !== "" || password === "", "Lösenordet kan inte bestå av bara mellanslag.");

const passwordSchema = z
  .string({ error: "Fyll i ditt lösenord." })
  .min(1, "Fyll i ditt lösenord.")
  .max(MAX_PASSWORD, `Lösenordet får vara högst ${MAX_PASSWORD} tecken.`);

/** 'Skapa konto'. */
export const signUpSchema = z.object({
  fullName: fullNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

/** Longer than any code, with the blanks and hyphens it may be written with. */
const MAX_CODE = 40;

/** A code of an authenticator app, or a recovery code; case, blanks and hyphens make no difference. */
const codeSchema = z
  .string({ error: "Fyll i koden." })
  .max(MAX_CODE, { error: "Koden är för lång." })
  .transform((code) => code.replace(/[\s-]/g, "").toUpperCase())
  .refine((code) => code !== "", "Fyll i koden.");

/** 'Logga in'. */
export const signInSchema = z.object({ email: emailSchema, password: passwordSchema });

/** 'Logga in', with the code of the second factor. */
export const signInWithCodeSchema = signInSchema.extend({ code: codeSchema });

/** The same before it is known that a code is wanted. */
export const signInBeforeCodeSchema = signInSchema.extend({ code: z.string() });

/** A code alone, of somebody signed in. */
export const codeOnlySchema = z.object({ code: codeSchema });

/** Password and code, before the second factor is removed. */
export const passwordAndCodeSchema = z.object({ password: passwordSchema, code: codeSchema });

/** An address to which a mail shall go. */
export const emailOnlySchema = z.object({ email: emailSchema });

/** A new password from a mailed link. */
export const resetPasswordSchema = z.object({ password: newPasswordSchema });

/** A changed password. */
export const changePasswordSchema = z.object({ currentPassword: passwordSchema, newPassword: newPasswordSchema });

/** A changed address. */
export const changeEmailSchema = z.object({ email: emailSchema, password: passwordSchema });

/** A changed name. */
export const profileSchema = z.object({ fullName: fullNameSchema });

/** The password once more, before something that cannot be undone. */
export const passwordOnlySchema = z.object({ password: passwordSchema });
