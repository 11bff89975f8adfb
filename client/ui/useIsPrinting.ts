import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is on its way to paper: for what only paper shows and is too much to be in every page. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays the paper out as soon as its event is over.
    const set = (isNow: boolean) => flushSync(() => setPrinting(isNow));
    const begin = () => set(true);
    const end = () => set(false);
    const media = window.matchMedia("print");
    const follow = () => set(media.matches);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    media.addEventListener("change", follow);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      media.removeEventListener("change", follow);
    };
  }, []);
  return isPrinting;
}
