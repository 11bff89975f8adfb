import rehypeSanitize from "rehype-sanitize";
import type { PluggableList } from "unified";
import type { MarkerNames } from "../markerNames.ts";
import { finishElements } from "./markdownElements.ts";
import { markEnglish } from "./markdownEnglish.ts";
import { linkMarkers } from "./markdownMarkers.ts";
import { linkSources } from "./markdownSources.ts";
import {
  allowAddresses,
  headingIds,
  type MarkdownHeading,
  preventLineBreaks,
  SAFE_HTML,
  showHtml,
} from "./markdownTree.ts";

/** Extensions of some texts. */
export interface MarkdownOptions {
  /** The text is a guide's: it ends with its sources, which '[1]' leads to, and its tables grade evidence. */
  isGuide?: boolean;
  /** Names of markers, and the paths of their pages. */
  markers?: MarkerNames<string>;
  /** Whether an address lies in a part that the site does without. */
  isOff?: (address: string) => boolean;
}

/** How remark-rehype makes HTML of a text. HTML in it is passed on, for `markdownPlugins` to show as text. */
export const TO_HTML = {
  allowDangerousHtml: true,
  footnoteLabel: "Noter",
  footnoteBackLabel: "Tillbaka till texten",
};

/**
 * What makes a safe text of what Markdown is parsed into. HTML in it is text, links lead to http(s), mail, telephone or
 * our own pages, pictures are our own.
 * @param headings gets the text's headings, in their order
 */
export const markdownPlugins = (
  { isGuide = false, markers, isOff }: MarkdownOptions,
  headings: MarkdownHeading[],
): PluggableList => [
  showHtml,
  [rehypeSanitize, SAFE_HTML],
  allowAddresses,
  [headingIds, headings],
  ...(isGuide ? [linkSources] : []),
  ...(markers ? [linkMarkers(markers)] : []),
  finishElements({ hasEvidence: isGuide, ...(isOff && { isOff }) }),
  markEnglish,
  preventLineBreaks,
];
