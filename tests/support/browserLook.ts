import type { Locator } from "@playwright/test";

/** Unfolds the markers of an open comparison, where it has more than it shows. */
export async function markersUnfolded(drawer: Locator): Promise<void> {
  const all = drawer.getByRole("button", { name: /^Visa alla/ });
  if (await all.isVisible()) await all.click();
}

/** Words and numbers of a table that go on in the next line without a hyphen. */
export const cutWords = (table: Locator): Promise<string[]> =>
  table.evaluate((element) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      for (const { 0: word, index } of node.data.matchAll(/\p{L}+|\p{N}+(?:\u00a0(?:\p{N}+|kr))*/gu)) {
        const lines = new Set<number>();
        for (let at = index; at < index + word.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = [...range.getClientRects()].at(-1);
          if (box) lines.add(Math.round(box.top));
        }
        if (lines.size > 1) found.push(`${word} in ${node.data}`);
      }
    }
    return found;
  });
