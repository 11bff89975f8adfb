import Box from "@mui/material/Box";
import { type ReactNode, useCallback } from "react";
import { articleProse } from "../../ui/markdown/articleProse.ts";
import { FormattedText } from "../../ui/markdown/FormattedText.tsx";
import { COLUMN, WIDE } from "./articleLayout.ts";
import type { GuidePageQuery } from "./GuidePage.generated.ts";
import { ReadingProgress } from "./ReadingProgress.tsx";
import { Contents, FoldedContents } from "./TableOfContents.tsx";
import { useReading } from "./useReading.ts";

/** Share of a text's reading time that has to be spent with it. */
const LEAST_READ = 0.5;

/** A guide's text with its table of contents, and what follows it in its column. */
export function GuideText(props: {
  guide: Pick<NonNullable<GuidePageQuery["article"]>, "contentHtml" | "headings">;
  /** How long reading it takes. */
  minutes: number;
  onRead: () => void;
  children: ReactNode;
}) {
  const { guide, minutes, onRead, children } = props;
  const sections = guide.headings.filter(({ level }) => level === 2);
  const { body, progress, current } = useReading(minutes * 60 * LEAST_READ, onRead);
  const isCurrent = useCallback((id: string) => id === current, [current]);
  return (
    <>
      <ReadingProgress ref={progress} />
      <Box sx={{ [WIDE]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 620px minmax(0, 1fr)" } }}>
        <Contents sections={sections} isCurrent={isCurrent} />
        {/* On paper nothing but room is between this and what is above. */}
        <Box sx={{ ...COLUMN, width: "100%", "@media print": { mt: 8 } }}>
          <FoldedContents sections={sections} />
          <Box ref={body} sx={articleProse}>
            <FormattedText html={guide.contentHtml} />
          </Box>
          {children}
        </Box>
      </Box>
    </>
  );
}
