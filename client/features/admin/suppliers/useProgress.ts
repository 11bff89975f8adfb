import { useEffect, useState } from "react";

const STEP = 10;
const STEP_MS = 2_000;
const MOST = 90;

/**
 * How far the bar of a run is: ten points every two seconds, ninety at most. How long a run takes is not known before it
 * has ended.
 * @param startedAt when the run was started; undefined while it is being started
 */
export function useProgress(startedAt: string | undefined): number {
  const [points, setPoints] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPoints((known) => Math.min(MOST, known + STEP)), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!startedAt) return;
    // Of a run that was going on already it is as far as if it had been looked at all the time.
    const passed = Math.floor((Date.now() - Date.parse(startedAt)) / STEP_MS) * STEP;
    setPoints((known) => Math.max(known, Math.min(MOST, passed)));
  }, [startedAt]);
  return points;
}
