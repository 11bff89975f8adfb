import Box from "@mui/material/Box";
import { type ReactNode, useCallback } from "react";
import { EVIDENCE_COLUMNS, EVIDENCE_LEVELS } from "../../../schema/articles.ts";
import { Badge } from "../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../ui/badgeTints.ts";
import { useMarkdown } from "../../ui/Markdown.tsx";
import { COLUMN, WIDE } from "./articleLayout.ts";
import { articleProse } from "./articleProse.ts";
import { ReadingProgress } from "./ReadingProgress.tsx";
import { Contents, FoldedContents } from "./TableOfContents.tsx";
import { useReading } from "./useReading.ts";

/** An evidence label of a table with three columns, coloured. */
function evidenceCell(text: string, columns: number) {
  const level = columns === EVIDENCE_COLUMNS ? EVIDENCE_LEVELS.find((known) => known === text) : undefined;
  if (!level) return undefined;
  return (
    <span className="evidence">
      <Badge tint={BADGE_TINTS.evidence[level]}>{level}</Badge>
    </span>
  );
}

/** Share of a text's reading time that has to be spent with it. */
const LEAST_READ = 0.5;

const OPTIONS = { cell: evidenceCell, hasSources: true };

/** A guide's text with its table of contents, and what follows it in its column. */
export function GuideText(props: {
  text: string;
  /** How long reading it takes. */
  minutes: number;
  onRead: () => void;
  children: ReactNode;
}) {
  const { text, minutes, onRead, children } = props;
  const { content, headings } = useMarkdown(text, OPTIONS);
  const sections = headings.filter(({ level }) => level === 2);
  const { body, progress, current } = useReading(minutes * 60 * LEAST_READ, onRead);
  const isCurrent = useCallback((id: string) => id === current, [current]);
  return (
    <>
      <ReadingProgress ref={progress} />
      <Box sx={{ [WIDE]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 620px minmax(0, 1fr)" } }}>
        <Contents sections={sections} isCurrent={isCurrent} />
        <Box sx={{ ...COLUMN, width: "100%" }}>
          <FoldedContents sections={sections} />
          <Box ref={body} sx={articleProse}>
            {content}
          </Box>
          {children}
        </Box>
      </Box>
    </>
  );
}
