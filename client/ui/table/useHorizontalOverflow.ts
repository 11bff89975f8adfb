import { useEffect, useRef, useState } from "react";

/** Watches whether there is more of a scrolling region to its right. */
export function useHorizontalOverflow() {
  const region = useRef<HTMLDivElement>(null);
  const [hasMoreAside, setHasMoreAside] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const look = () => setHasMoreAside(element.scrollLeft + element.clientWidth < element.scrollWidth - 1);
    element.addEventListener("scroll", look, { passive: true });
    const sizes = new ResizeObserver(look);
    for (const resized of [element, ...element.children]) sizes.observe(resized);
    return () => {
      element.removeEventListener("scroll", look);
      sizes.disconnect();
    };
  }, []);
  return { region, hasMoreAside };
}
