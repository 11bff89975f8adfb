const ORIGIN = "https://site.invalid";

/** One slash and then none: what a browser takes for a path, whatever it stands in. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/** Nobody wants back to where one gets in. */
const WAYS_IN = ["/auth", "/glomt-losenord", "/nytt-losenord", "/bekrafta"];

/** Where to go after signing in: a path of this site, from an address's `?till=` or where one came from, otherwise the root. */
export function returnPath(given: string | null | undefined): string {
  if (!given || !isPath(given) || !URL.canParse(given, ORIGIN)) return "/";
  const { origin, pathname, search, hash } = new URL(given, ORIGIN);
  // What was parsed is what is gone to: '/.//else.where' is a path until it is resolved.
  return origin === ORIGIN && isPath(pathname) && !WAYS_IN.includes(pathname) ? pathname + search + hash : "/";
}
