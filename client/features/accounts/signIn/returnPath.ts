import { parseUrl } from "../../../../schema/parseUrl.ts";
import { isSitePath } from "../../../../schema/sitePath.ts";

const ORIGIN = "https://site.invalid";

/** Never a place to return to after signing in. */
const SIGN_IN_PATHS = [
  "/auth",
  "/glomt-losenord",
  "/nytt-losenord",
  "/bekrafta",
  "/prisbevakning/avsluta",
  "/veckomejl/avsluta",
];

/** Where to go after signing in: a path of this site, from an address's `?till=` or where one came from, otherwise the root. */
export function returnPath(given: string | null | undefined): string {
  const url = given && isSitePath(given) ? parseUrl(given, ORIGIN) : undefined;
  if (!url) return "/";
  const { origin, pathname, search, hash } = url;
  // Uses the parsed form: '/.//else.where' is a path until it is resolved.
  return origin === ORIGIN && isSitePath(pathname) && !SIGN_IN_PATHS.includes(pathname)
    ? pathname + search + hash
    : "/";
}
