import { EVIDENCE_COLUMNS, EVIDENCE_LEVELS } from "../../../schema/articles.ts";
import { Badge } from "../Badge.tsx";
import { BADGE_TINTS } from "../badgeTints.ts";
import type { MarkdownOptions } from "./Markdown.tsx";

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

/** Extensions of guides: evidence labels, and sources. */
export const GUIDE_MARKDOWN: MarkdownOptions = { cell: evidenceCell, hasSources: true };
