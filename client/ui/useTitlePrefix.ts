import { useEffect } from "react";

/** Puts words before the page's title as long as they hold, e.g. which step of it shows. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (!prefix) return;
    const { title } = document;
    document.title = `${prefix} – ${title}`;
    return () => {
      // Another page may have set its own meanwhile.
      if (document.title.startsWith(`${prefix} – `)) document.title = document.title.slice(prefix.length + 3);
    };
  }, [prefix]);
}
