import Box from "@mui/material/Box";
import { type ReactNode, useCallback, useMemo } from "react";
import { markerNames } from "../../../schema/rules/content/markerNames.ts";
import { articleProse } from "../../ui/markdown/articleProse.ts";
import { GUIDE_MARKDOWN } from "../../ui/markdown/guideMarkdown.tsx";
import { useMarkdown } from "../../ui/markdown/Markdown.tsx";
import { COLUMN, WIDE } from "./articleLayout.ts";
import type { GuidePageQuery } from "./GuidePage.generated.ts";
import { ReadingProgress } from "./ReadingProgress.tsx";
import { Contents, FoldedContents } from "./TableOfContents.tsx";
import { useReading } from "./useReading.ts";

/** Share of a text's reading time that has to be spent with it. */
const LEAST_READ = 0.5;

type GuideMarker = NonNullable<GuidePageQuery["article"]>["namedMarkers"][number];

/** A guide's text with its table of contents, and what follows it in its column. */
export function GuideText(props: {
  text: string;
  /** The markers that it names. */
  markers: readonly GuideMarker[];
  /** How long reading it takes. */
  minutes: number;
  onRead: () => void;
  children: ReactNode;
}) {
  const { text, markers, minutes, onRead, children } = props;
  const options = useMemo(() => {
    const names = markers.map(({ name, marker }) => ({ name, target: marker.path }));
    return { ...GUIDE_MARKDOWN, markers: markerNames(names) };
  }, [markers]);
  const { content, headings } = useMarkdown(text, options);
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
