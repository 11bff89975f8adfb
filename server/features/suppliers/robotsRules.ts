// Not robots-parser 3.0.1: it compares each character with each star, so 10 000 rules with stars block the only thread
// for seconds. The tests compare the two.

/** The rules of a robots.txt for one user agent. */
export interface RobotsRules {
  /** Whether a page of the site may be read. */
  allows(url: string): boolean;
  /** Crawl delay in seconds; 0 where none is given. */
  delay: number;
}

/** A rule as it is written: what it is about, and what between its stars a path must have. */
interface Rule {
  isAllowed: boolean;
  length: number;
  parts: string[];
  /** Whether the path ends with it. */
  isWhole: boolean;
}

/** A group: whom it is for, and what it says to them. */
interface Group {
  agents: string[];
  rules: Rule[];
  delay: number;
}

/** Records by the names that they have, and by those that people mistype; a blank may stand for the colon. */
const RECORD = /^\s*(?:(user[ -]?agent)|(dis+al+ow|disallaw)|(al+ow)|(crawl[ -]?delay))\s*(?::|\s)\s*(.*?)\s*$/i;

/**
 * What a robots.txt allows by RFC 9309: other records end no group, a name ends with its letters, an address is the same
 * however it is written, the longest rule wins, and of two as long the one that allows. Each rule costs what reading the
 * path does, whatever it contains.
 * @param userAgent its first word is what robots.txt knows the reader by
 */
export function robotsRules(text: string, userAgent: string): RobotsRules {
  const groups = groupsOf(text);
  const [own = ""] = userAgent.toLowerCase().split(/[/ ]/);
  const named = groups.filter(({ agents }) => agents.includes(own));
  const heeded = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes("*"));
  const rules = heeded
    .flatMap((group) => group.rules)
    .sort((one, other) => other.length - one.length || Number(other.isAllowed) - Number(one.isAllowed));
  return {
    allows(page) {
      const { pathname, search } = new URL(page);
      if (pathname === "/robots.txt") return true;
      const path = spelled(pathname + search, () => true);
      return rules.find((rule) => fits(rule, path))?.isAllowed ?? true;
    },
    delay: Math.max(0, ...heeded.map(({ delay }) => delay)),
  };
}

function fits({ parts, isWhole }: Rule, path: string): boolean {
  const [begin = "", ...others] = parts;
  const end = isWhole ? others.pop() : undefined;
  if (isWhole && end === undefined) return path === begin;
  if (!path.startsWith(begin)) return false;
  let at = begin.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return end === undefined || (path.endsWith(end) && path.length - end.length >= at);
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.replace(/^\ufeff/, "").split(/[\r\n]+/)) {
    const [, agent, disallow, allow, crawlDelay, value = ""] = RECORD.exec(line.replace(/#.*/, "")) ?? [];
    let group = groups.at(-1);
    if (agent) {
      if (!group || group.rules.length > 0) {
        group = { agents: [], rules: [], delay: 0 };
        groups.push(group);
      }
      // 'LivsresanBot/2.0', 'LivsresanBot*' and '* everybody' name nobody else.
      const name = /^(?:[a-z_-]+|\*)/i.exec(value)?.[0];
      if (name) group.agents.push(name.toLowerCase());
    } else if (group && crawlDelay) group.delay = Number(value.replace(",", ".")) || 0;
    // One that names no path says nothing.
    else if (group && value && (disallow || allow)) group.rules.push(ruleOf(value, allow !== undefined));
    else if (group && (disallow || allow))
      group.rules.push({ isAllowed: true, length: -1, parts: [""], isWhole: false });
  }
  return groups;
}

function ruleOf(written: string, isAllowed: boolean): Rule {
  const pattern = spelled(written, (sign, isLast) => sign === "$" && !isLast);
  const isWhole = pattern.endsWith("$");
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).replace(/\*+/g, "*").split("*");
  return { isAllowed, length: pattern.length, parts, isWhole };
}

/**
 * The one spelling of a path: letters as they are, and in per cent whatever else an address may not hold.
 * @param isLiteral whether '$' or '*' is literal, which a rule writes in per cent
 */
const spelled = (path: string, isLiteral: (sign: string, isLast: boolean) => boolean): string =>
  path.replace(/%([0-9a-f]{2})|[\s\S]/giu, (sign, hex: string | undefined, at: number) => {
    if (hex) {
      const letter = String.fromCharCode(Number.parseInt(hex, 16));
      return /[A-Za-z0-9._~-]/.test(letter) ? letter : sign.toUpperCase();
    }
    if (/[$*]/.test(sign)) return isLiteral(sign, at === path.length - 1) ? encoded(sign) : sign;
    return /[A-Za-z0-9._~!&()+,;=:@/?-]/.test(sign) ? sign : encoded(sign);
  });

const encoded = (sign: string): string =>
  [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
