/** Heading of what has to be said before everything else. */
export const RED_FLAGS_HEADING = "Läs det här först";

/** The Markdown of a result without what has to be said first, for where that stands in a box of its own. */
export function withoutRedFlags(markdown: string): string {
  const heading = `## ${RED_FLAGS_HEADING}`;
  const [first, ...rest] = markdown.split(/\n(?=#{1,2} )/);
  return first?.trim().split("\n")[0]?.trim() === heading ? rest.join("\n").trimStart() : markdown;
}
