import { showToast } from "./toasts.ts";

/** Results of an action: achievements and streaks. */
interface Achieved {
  unlocked: readonly { key: string; title: string }[];
  /** Days in a row, when they have grown to a number worth a word. */
  streakReached?: number | null;
}

const STREAKS: Readonly<Record<number, string>> = {
  3: "Tre dagar i rad",
  7: "Sju dagar i rad",
  30: "Trettio dagar i rad",
};

/**
 * Tells of an achievement and of a streak that is worth a word.
 * @param text what counted, said with it
 * @returns whether there was a message
 */
export function toastAchievements({ unlocked, streakReached }: Achieved, text?: string): boolean {
  // The achievement for as many days says it already.
  const isSaid = unlocked.some(({ key }) => key === `streak-${streakReached}`);
  const streak = isSaid ? undefined : STREAKS[streakReached ?? 0];
  const reached = unlocked.length > 0 && `Ny milstolpe: ${unlocked.map(({ title }) => title).join(", ")}`;
  const [title, ...rest] = [reached, streak, text].filter((part) => typeof part === "string");
  if (!title || title === text) return false;
  showToast({ title, ...(rest.length > 0 && { text: rest.join(". ") }), tone: "success" });
  return true;
}
