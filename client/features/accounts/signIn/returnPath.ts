const ORIGIN = "https://site.invalid";

/** One slash and then none: what a browser takes for a path, whatever it stands in. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/** Never a place to return to after signing in. */
const SIGN_IN_PATHS = ["/auth", "/glomt-losenord", "/nytt-losenord", "/bekrafta", "/prisbevakning/avsluta"];

/** Where to go after signing in: a path of this site, from an address's `?till=` or where one came from, otherwise the root. */
export function returnPath(given: string | null | undefined): string {
  if (!given || !isPath(given) || !URL.canParse(given, ORIGIN)) return "/";
  const { origin, pathname, search, hash } = new URL(given, ORIGIN);
  // Uses the parsed form: '/.//else.where' is a path until it is resolved.
  return origin === ORIGIN && isPath(pathname) && !SIGN_IN_PATHS.includes(pathname) ? pathname + search + hash : "/";
}
