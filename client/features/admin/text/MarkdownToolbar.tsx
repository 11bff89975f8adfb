import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import FormatBold from "~icons/ic/baseline-format-bold";
import FormatItalic from "~icons/ic/baseline-format-italic";
import FormatListBulleted from "~icons/ic/baseline-format-list-bulleted";
import Link from "~icons/ic/baseline-link";
import TableChart from "~icons/ic/baseline-table-chart";
import Title from "~icons/ic/baseline-title";
import type { MarkdownTool } from "./markdownTools.ts";

const TOOLS: readonly { tool: MarkdownTool; name: string; keys?: string; icon: ReactNode }[] = [
  { tool: "heading", name: "Rubrik", icon: <Title /> },
  { tool: "bold", name: "Fet", keys: "B", icon: <FormatBold /> },
  { tool: "italic", name: "Kursiv", keys: "I", icon: <FormatItalic /> },
  { tool: "link", name: "Länk", keys: "K", icon: <Link /> },
  { tool: "list", name: "Lista", icon: <FormatListBulleted /> },
  { tool: "table", name: "Tabell", icon: <TableChart /> },
  {
    tool: "source",
    name: "Källhänvisning",
    icon: (
      <Box component="span" aria-hidden="true" sx={{ fontSize: "1.0625rem", fontWeight: 600 }}>
        [1]
      </Box>
    ),
  },
];

/** The tool that a key stands for, pressed with Ctrl or ⌘. */
export const toolOfKey = (key: string): MarkdownTool | undefined =>
  TOOLS.find(({ keys }) => keys === key.toUpperCase())?.tool;

/**
 * Tools for a text in Markdown: one stop for the Tab key, and the arrow keys move between them.
 * @param props.controls id of the text area
 */
export function MarkdownToolbar(props: {
  controls: string;
  label: string;
  hasSources: boolean;
  onUse: (tool: MarkdownTool) => void;
}) {
  const tools = TOOLS.filter(({ tool }) => tool !== "source" || props.hasSources);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -current, End: -1 - current }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll<HTMLElement>("button")[next]?.focus();
  };
  return (
    <Box
      role="toolbar"
      aria-label={props.label}
      aria-controls={props.controls}
      onKeyDown={move}
      sx={{ display: "flex", flexWrap: "wrap", ml: -2 }}
    >
      {tools.map(({ tool, name, keys, icon }, index) => (
        <IconButton
          key={tool}
          aria-label={name}
          title={keys ? `${name} (Ctrl+${keys})` : name}
          aria-keyshortcuts={keys && `Control+${keys}`}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => props.onUse(tool)}
          sx={{ width: 44, height: 44, color: "text.primary" }}
        >
          {icon}
        </IconButton>
      ))}
    </Box>
  );
}
