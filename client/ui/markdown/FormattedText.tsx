import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { Prose } from "./Prose.tsx";

/**
 * A text that the server has made HTML of, set for reading. Its links to pages of the site lead there without loading the
 * site anew.
 * @param props.html a field of the graph that is documented as safe, never anything else
 */
export function FormattedText({ html }: { html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest("a");
    const address = link?.getAttribute("href");
    // Whoever wants a new tab, or to save what is behind the link, gets that from the browser.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!address?.startsWith("/") || link?.rel) return;
    event.preventDefault();
    void navigate(address);
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was made
  return <Prose onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
