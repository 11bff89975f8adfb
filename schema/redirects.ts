import { editedLine } from "./editedTexts.ts";
import { redirectKey } from "./rules/site/redirects.ts";
import { isSitePath } from "./sitePath.ts";
import { z } from "./zod.ts";

/** The most characters of an address. */
export const MAX_REDIRECT_ADDRESS = 500;
/** Every process holds all of them. */
export const MAX_REDIRECTS = 2_000;

/** Labels of the fields, in the form and in the audit log. */
export const REDIRECT_LABELS = { from: "Från", to: "Till" } as const;

/** An address of the site as an admin pastes it, with or without the site's (or the former site's) name before it. */
const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/?#]+(?=[/?#]|$)/i, "") || "/";

/** An address as browsers write it. */
const written = (to: string): string | undefined => {
  try {
    if (isSitePath(to)) {
      const { pathname, search, hash } = new URL(to, "https://site.invalid");
      return pathname + search + hash;
    }
    const url = new URL(to);
    return url.protocol === "https:" && url.hostname.includes(".") && !url.username ? url.href : undefined;
  } catch {
    return undefined;
  }
};

/** A redirect as an admin writes it: where visitors come from, and where they are sent. */
export const redirectSchema = z.object({
  from: editedLine("Adressen", MAX_REDIRECT_ADDRESS)
    .min(1, "Fyll i adressen som ska leda vidare.")
    .transform(pathOf)
    .refine(
      (from) => isSitePath(from) && !/\s/.test(from),
      "Skriv adressen från snedstrecket, till exempel /gammal-sida.",
    )
    .refine(
      (from) => !/[?#]/.test(from),
      "Skriv adressen utan ? och #. Det som står efter ? i adressen följer med av sig självt.",
    )
    .refine(
      (from) => !/\/\//.test(from) && !/\/\.{1,2}(\/|$)/.test(from),
      "Adressen har två snedstreck eller punkter efter varandra.",
    )
    .refine((from) => redirectKey(from) !== undefined, "Adressen innehåller ett procenttecken som inte betyder något.")
    .transform((from) => redirectKey(from) ?? from),
  to: editedLine("Adressen", MAX_REDIRECT_ADDRESS)
    .min(1, "Fyll i vart adressen ska leda.")
    .refine(
      (to) => !/\s/.test(to) && written(to) !== undefined,
      "Skriv en sida på sajten, till exempel /tester, eller en adress som börjar med https://.",
    )
    .transform((to) => written(to) ?? to),
});
