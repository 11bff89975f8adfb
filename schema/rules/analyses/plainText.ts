import { parseUrl } from "../../parseUrl.ts";

const LINK = /\[([^\]]+)\]\(([^()\s]+)\)/g;
const MARKED = /(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g;

/**
 * The Markdown of a result as a text without marks, for files and the clipboard: lists stay as they are, headings are
 * alone, links show their address.
 * @param origin of the site, which paths become addresses of
 */
export function plainText(markdown: string, origin: string): string {
  const lines = markdown.replaceAll("\r\n", "\n").split("\n");
  return lines
    .map((line) =>
      line
        .replace(/^#{1,6}\s+(.*?)\s*#*$/, (_, heading: string) => heading.toLocaleUpperCase("sv-SE"))
        .replace(MARKED, "$2")
        .replace(LINK, (_, label: string, address: string) => {
          const url = parseUrl(address, origin);
          return url ? `${label} (${url.href})` : label;
        }),
    )
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
