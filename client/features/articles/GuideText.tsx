import { type ReactNode, useCallback } from "react";
import { classNames } from "../../ui/classNames.ts";
import { FormattedText } from "../../ui/markdown/FormattedText.tsx";
import { GuideProse } from "../../ui/markdown/Prose.tsx";
import type { GuidePageQuery } from "./GuidePage.generated.ts";
import styles from "./guide.module.css";
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
      <div ref={progress} className={styles.progress} />
      <div className={styles.beside}>
        <Contents sections={sections} isCurrent={isCurrent} />
        <div className={classNames(styles.column, styles.text)}>
          <FoldedContents sections={sections} />
          <GuideProse ref={body}>
            <FormattedText html={guide.contentHtml} />
          </GuideProse>
          {children}
        </div>
      </div>
    </>
  );
}
