import robotsParser from "robots-parser";

/** What a robots.txt says to one reader. */
export interface RobotsRules {
  /** Whether a page of the site may be read. */
  allows(url: string): boolean;
  /** Seconds between two requests; 0 where it says none. */
  delay: number;
}

/** A group: whom it is for, and what it says to them. */
interface Group {
  agents: string[];
  rules: string[];
  delay?: string;
}

/** Records by the names that they have, and by those that people mistype; a blank may stand for the colon. */
const RECORD = /^\s*(?:(user[ -]?agent)|(dis+al+ow|disallaw)|(al+ow)|(crawl[ -]?delay))\s*(?::|\s)\s*(.*?)\s*$/i;

/**
 * What a robots.txt allows by RFC 9309, where the parser that we use reads it otherwise: other records end no group, a
 * name ends with its letters, and an address is the same however it is written.
 * @param url of the robots.txt
 * @param userAgent its first word is what robots.txt knows the reader by
 */
export function robotsRules(url: string, text: string, userAgent: string): RobotsRules {
  const lines = groupsOf(text).flatMap(({ agents, rules, delay }) => [
    ...agents.map((agent) => `User-agent: ${agent}`),
    ...rules,
    `Crawl-delay: ${delay ?? ""}`,
  ]);
  const robots = robotsParser(url, lines.join("\n"));
  const delay = Number(robots.getCrawlDelay(userAgent) ?? 0);
  return {
    allows(page) {
      const { origin, pathname, search } = new URL(page);
      return robots.isAllowed(origin + spelled(pathname + search, () => true), userAgent) !== false;
    },
    delay: Number.isFinite(delay) ? delay : 0,
  };
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.replace(/^\ufeff/, "").split(/[\r\n]+/)) {
    const [, agent, disallow, allow, crawlDelay, value = ""] = RECORD.exec(line.replace(/#.*/, "")) ?? [];
    let group = groups.at(-1);
    if (agent) {
      if (!group || group.rules.length > 0) {
        group = { agents: [], rules: [] };
        groups.push(group);
      }
      // 'LivsresanBot/2.0', 'LivsresanBot*' and '* everybody' name nobody else.
      const name = /^(?:[a-z_-]+|\*)/i.exec(value)?.[0];
      if (name) group.agents.push(name);
    } else if (group && crawlDelay) group.delay = value.replace(",", ".");
    else if (group && (disallow || allow))
      group.rules.push(
        `${disallow ? "Disallow" : "Allow"}: ${spelled(value, (sign, isLast) => sign === "$" && !isLast)}`,
      );
  }
  return groups;
}

/**
 * The one spelling of a path: letters as they are, and in per cent whatever else an address may not hold.
 * @param isLiteral whether '$' or '*' stands for itself, which a rule writes in per cent
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
