import { useEffect, useState } from "react";

/** Pause in typing before a search starts. */
const PAUSE_MS = 300;

/** A text once it has not changed for a moment: a search for each letter would only burden the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
