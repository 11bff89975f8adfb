/** What stands in a text area, and what is selected of it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** A change of a text: what takes the place of what, and what is selected then. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** A tool of the editor of texts. */
export type MarkdownTool = "heading" | "bold" | "italic" | "link" | "list" | "table" | "source";

const TABLE = "| Rubrik | Rubrik |\n| --- | --- |\n| Text | Text |";

/** What a tool does to what is selected. Marks that are there already are taken away again. */
export function applyTool(tool: MarkdownTool, selected: Selected): TextChange {
  const { text, start, end } = selected;
  const inside = text.slice(start, end);
  switch (tool) {
    case "bold":
      return wrap(selected, "**", "fet text");
    case "italic":
      return wrap(selected, "*", "kursiv text");
    case "heading":
      return markLines(selected, "## ");
    case "list":
      return markLines(selected, "- ");
    case "link": {
      const words = inside || "länktext";
      const at = start + words.length + 3;
      return { from: start, to: end, insert: `[${words}](https://)`, start: at, end: at + "https://".length };
    }
    case "source":
      return { from: end, to: end, insert: "[1]", start: end + 1, end: end + 2 };
    case "table": {
      const before = text.slice(0, end);
      const gap = before === "" ? "" : "\n".repeat(Math.max(0, 2 - (/\n*$/.exec(before)?.[0].length ?? 0)));
      const after = text.slice(end).startsWith("\n") || end === text.length ? "" : "\n\n";
      const at = end + gap.length + 2;
      return { from: end, to: end, insert: gap + TABLE + after, start: at, end: at + "Rubrik".length };
    }
  }
}

function wrap({ text, start, end }: Selected, mark: string, example: string): TextChange {
  const inside = text.slice(start, end);
  const outer = text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark;
  // One star of two is no mark of its own.
  const isOwn = mark !== "*" || text[start - 2] !== "*" || text.slice(start - 3, start) === "***";
  if (inside && outer && isOwn) {
    const from = start - mark.length;
    return { from, to: end + mark.length, insert: inside, start: from, end: from + inside.length };
  }
  const words = inside || example;
  const at = start + mark.length;
  return { from: start, to: end, insert: mark + words + mark, start: at, end: at + words.length };
}

function markLines({ text, start, end }: Selected, mark: string): TextChange {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark));
  const insert = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join("\n");
  return { from, to, insert, start: from + (isMarked ? 0 : mark.length), end: from + insert.length };
}
