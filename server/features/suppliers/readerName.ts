import { foldName } from "../../../schema/rules/words/text.ts";
import type { Site } from "../../../schema/site.ts";

/** What we call ourselves when we read what others have, and where they find out who that is. */
export const readerName = ({ name }: Pick<Site, "name">, origin: string): string =>
  // What robots.txt knows a reader by has the letters a to z alone.
  `${foldName(name)
    .replace(/[^a-z]/g, "")
    .replace(/^./, (first) => first.toUpperCase())}Bot/1.0 (+${origin}/kontakt)`;
