import { type RefObject, useEffect, useRef } from "react";

/** Part of something that must be on the screen for it to count, unless it fills half of the screen. */
const ENOUGH = 0.75;
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Finds out whether something was looked at: whether most of it was on the screen, in a window that
 * shows, for so long without a break.
 * @param onSeen called once
 */
export function useDwell<Element extends HTMLElement>(seconds: number, onSeen: () => void): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const tell = useRef(onSeen);
  useEffect(() => {
    tell.current = onSeen;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOnScreen = false;
    const look = () => {
      const counts = isOnScreen && document.visibilityState === "visible";
      if (!counts) {
        clearTimeout(timer);
        timer = undefined;
      } else
        timer ??= setTimeout(() => {
          stop();
          tell.current();
        }, seconds * 1_000);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const screen = entry.rootBounds?.height ?? window.innerHeight;
        isOnScreen = entry.intersectionRatio >= ENOUGH || entry.intersectionRect.height >= screen / 2;
        look();
      },
      { threshold: STEPS },
    );
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
    observer.observe(element);
    document.addEventListener("visibilitychange", look);
    return stop;
  }, [seconds]);
  return ref;
}
