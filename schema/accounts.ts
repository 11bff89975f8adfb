import { parseUrl } from "./parseUrl.ts";
import { isUsableLine, tidyLine, trimUnseen } from "./rules/words/text.ts";
import { z } from "./zod.ts";

const MAX_NAME = 100;
const MAX_EMAIL = 254;
/** Longer ones would only keep the hash function busy. */
const MAX_PASSWORD = 200;
/** Shortest password. */
export const MIN_PASSWORD = 6;

/** Cookie with the address that the sign-in form is to be filled in with, after a mailed link was followed. */
export const OFFERED_EMAIL = "site-epost";

const NO_ADDRESS = "Ange en giltig e-postadress, till exempel namn@exempel.se.";

/**
 * What mail is sent to. Parts of a domain have at most 63 characters and end in none of '-', as the graph's `EmailAddress`
 * wants; the last one has letters, or is that of another alphabet in its ASCII form.
 */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;
/** Before the '@' mail servers take no more. */
const LONG_LOCAL = /^[^@]{65}/;

/**
 * An address whose domain has other letters, as 'namn@räksmörgås.se', with the domain as mail is sent to it and as browsers'
 * own e-mail fields send it; any other as it is.
 */
function withAsciiDomain(address: string): string {
  const [, local = "", domain = ""] = /^([^@]+)@([\p{L}\p{M}\d.-]+)$/u.exec(address.normalize("NFC")) ?? [];
  if (/^[\0-\x7f]*$/.test(domain)) return address;
  const url = parseUrl(`http://${domain}`);
  return url ? `${local}@${url.hostname}` : address;
}

/** An email address as stored: trimmed, in lower case. Validated before lowercasing, which turns some letters into ASCII. */
export const emailSchema = z
  .string({ error: "Fyll i din e-postadress." })
  .max(MAX_EMAIL, { error: "E-postadressen är för lång.", abort: true })
  // Within an address they make it look like another one.
  .overwrite(trimUnseen)
  .min(1, "Fyll i din e-postadress.")
  .refine((address) => !LONG_LOCAL.test(address), {
    error: "E-postadressen är för lång: före @ får det stå högst 64 tecken.",
    abort: true,
  })
  .overwrite(withAsciiDomain)
  .pipe(z.email({ pattern: ADDRESS, error: NO_ADDRESS, abort: true }).toLowerCase());

/** A word, a dot and two letters: what ends in a country's is an address ('Evil.Se'), 'Per.Ek' is a name. */
const TWO_LETTERS = /[\p{L}\d-]{2}\.(\p{L}{2})(?!\p{L})/gu;
const countries = new Intl.DisplayNames("sv", { type: "region", fallback: "none" });
const endsInCountry = (name: string): boolean =>
  [...name.matchAll(TWO_LETTERS)].some(([, end = ""]) =>
    /^[a-z]+$/i.test(end) ? countries.of(end.toUpperCase()) !== undefined : !/^\p{Script=Latin}+$/u.test(end),
  );

/**
 * What mail programs take for an address in a name, besides countries: a word, a dot, and what is not written as a name
 * is. Of what is ('Evil.Com', but not 'St.John'), what addresses usually end in.
 */
const DOMAINS = new RegExp(
  `[\\p{L}\\d-]{2}\\.(?:\\p{Ll}{2}|\\p{Lu}{2}|(?:${[
    "academy|agency|app|aero|asia|bank|best|bid|biz|blog|care|cat|center|chat|click|clinic|cloud|club|coach|com|company|coop",
    "date|dev|digital|edu|email|expert|fit|fun|gov|group|guru|health|help|house|info|int|jobs|life|link|live|loan|ltd|love",
    "market|media|men|mil|mobi|money|museum|name|net|network|news|ninja|one|online|org|page|party|post|pro|review|rocks|run",
    "sale|shop|site|social|solutions|space|store|stream|studio|support|team|tech|tel|today|tools|top|trade|travel|vip|web",
    "website|wiki|win|work|works|world|xyz|zone",
  ]
    .join("|")
    .replace(/\b[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)})(?!\\p{Ll}))`,
  "u",
);

const fullNameSchema = z
  .string({ error: "Fyll i ditt namn." })
  // Nothing looks further at a text without end.
  .max(MAX_NAME, { error: `Namnet får vara högst ${MAX_NAME} tecken.`, abort: true })
  .overwrite(tidyLine)
  .min(1, "Fyll i ditt namn.")
  .refine(isUsableLine, {
    error: "Namnet innehåller ett tecken som inte går att använda.",
    abort: true,
  })
  // Mails greet by name, and mail programs turn addresses into links: a name must not become a link in our mails.
  .refine((name) => {
    const plain = name.normalize("NFKC").replaceAll("。", ".");
    return !/:\/\/|@/.test(name) && !DOMAINS.test(plain) && !endsInCountry(plain);
  }, "Skriv ett namn, inte en webbadress.");

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
