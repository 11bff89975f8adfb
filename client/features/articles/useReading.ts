import { type RefObject, useEffect, useRef, useState } from "react";
import { afterVisible } from "../../ui/visibleTime.ts";

/** A heading counts as reached this far below the top, in px. */
const REACHED = 140;

/** How far a reader has come in a text. */
interface Reading {
  /** For the text. */
  body: RefObject<HTMLDivElement | null>;
  /** For the line that grows; it is scaled from 0 to 1. */
  progress: RefObject<HTMLDivElement | null>;
  /** Identifier of the section that is read. */
  current: string | undefined;
}

/**
 * Follows a reader through a text.
 * @param seconds how long the page has to have been visible for the text to count as read
 * @param onRead called once, when the text's end has been on the screen and that time was spent with it
 */
export function useReading(seconds: number, onRead: () => void): Reading {
  const body = useRef<HTMLDivElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const text = body.current;
    if (!text) return;
    const headings = [...text.querySelectorAll<HTMLElement>("h2[id]")];
    let frame = 0;
    let isAtEnd = false;
    let isTimeSpent = false;
    let isRead = false;
    const finish = () => {
      if (isRead || !isAtEnd || !isTimeSpent) return;
      isRead = true;
      onRead();
    };
    const look = () => {
      frame = 0;
      const { top, bottom, height } = text.getBoundingClientRect();
      const seen = window.innerHeight - top;
      const whole = Math.max(height, 1);
      if (progress.current) progress.current.style.transform = `scaleX(${Math.min(1, Math.max(0, seen / whole))})`;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < REACHED)?.id);
      if (bottom > window.innerHeight) return;
      isAtEnd = true;
      finish();
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    const stopTime = afterVisible(seconds, () => {
      isTimeSpent = true;
      finish();
    });
    later();
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      stopTime();
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, [seconds, onRead]);

  return { body, progress, current };
}
