import CheckCircle from "@mui/icons-material/CheckCircle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Accordion } from "./Accordion.tsx";
import { deferredMarkdown } from "./deferredMarkdown.ts";
import { ProgressTrack } from "./ProgressTrack.tsx";
import { Skeleton } from "./Skeleton.tsx";

/** Something to read and be done with. */
interface ReaderSection {
  id: string;
  heading: string;
  /** A text is Markdown; a page that shows it must preload `deferredMarkdown`. */
  content: ReactNode;
  isDone: boolean;
}

/**
 * Sections that unfold, each of which the visitor marks as done; then the next one that is not unfolds, and has the
 * focus. How many are done stands above, and is read out.
 */
export function SectionReader(props: {
  /** What the sections are of. */
  name: string;
  sections: readonly ReaderSection[];
  /** Level of the sections' headings. */
  level: "h2" | "h3" | "h4";
  /** Called with the marked section; its `isDone` says when the mark is stored. */
  onDone: (id: string) => void;
  /** Lets several be open; one at a time when absent. */
  isSeveral?: boolean;
}) {
  const { name, sections, isSeveral = false } = props;
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const next = sections.find(({ isDone }) => !isDone)?.id;
  const [opened, setOpened] = useState<readonly string[]>(next ? [next] : []);
  const [marked, setMarked] = useState<string>();
  const done = sections.filter(({ isDone }) => isDone).length;
  const text = `${done} av ${sections.length} klara`;

  // The button that was pressed disappears once the mark is stored.
  const isMarkStored = sections.some(({ id, isDone }) => id === marked && isDone);
  useEffect(() => {
    if (!isMarkStored) return;
    setMarked(undefined);
    setOpened((known) => [...(isSeveral ? known : []), ...(next ? [next] : [])]);
    const line = list.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(next ?? "")}"] summary`);
    (line ?? status.current)?.focus();
  }, [isMarkStored, next, isSeveral]);

  return (
    <>
      <Box sx={{ maxWidth: 420, mb: 6 }}>
        <Typography
          ref={status}
          role="status"
          tabIndex={-1}
          sx={{ mb: 2, outline: "none", fontVariantNumeric: "tabular-nums" }}
        >
          {text}
        </Typography>
        <ProgressTrack name={name} value={done} max={sections.length} text={text} />
      </Box>
      <Box ref={list}>
        {sections.map(({ id, heading, content, isDone }) => (
          <div key={id} data-section={id}>
            <Accordion
              title={heading}
              level={props.level}
              isOpen={opened.includes(id)}
              onToggle={(isOpen) =>
                setOpened((known) => [
                  ...known.filter((other) => other !== id && (isSeveral || !isOpen)),
                  ...(isOpen ? [id] : []),
                ])
              }
              {...(!isSeveral && { group })}
              aside={isDone ? <Done /> : undefined}
            >
              {typeof content === "string" ? (
                <deferredMarkdown.Part text={content} fallback={<Skeleton width="100%" height={160} />} />
              ) : (
                content
              )}
              {!isDone && (
                <Button
                  variant="outlined"
                  aria-label={`Markera som klar: ${heading}`}
                  onClick={() => {
                    setMarked(id);
                    props.onDone(id);
                  }}
                  sx={{ mt: 4, minHeight: 48 }}
                >
                  Markera som klar
                </Button>
              )}
            </Accordion>
          </div>
        ))}
      </Box>
    </>
  );
}

const Done = () => (
  <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1, color: "success.main" }}>
    <CheckCircle aria-hidden="true" fontSize="small" />
    Klar
  </Box>
);
