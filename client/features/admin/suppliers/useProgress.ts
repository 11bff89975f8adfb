import { useEffect, useState } from "react";

const STEP = 10;
const STEP_MS = 2_000;
const MOST = 90;

/**
 * How far the bar of a run is: ten points every two seconds, ninety at most. How long a run takes is not known before it
 * has ended.
 * @param startedAt when the run was started; undefined for one that is being started here
 */
export function useProgress(startedAt: string | undefined): number {
  // Only a run that was going on already tells by its start how far it is: the device's clock may differ from the server's.
  const [points, setPoints] = useState(() => (startedAt ? pointsAfter(Date.now() - Date.parse(startedAt)) : 0));
  useEffect(() => {
    const timer = setInterval(() => setPoints((known) => Math.min(MOST, known + STEP)), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return points;
}

const pointsAfter = (milliseconds: number) => Math.max(0, Math.min(MOST, Math.floor(milliseconds / STEP_MS) * STEP));
