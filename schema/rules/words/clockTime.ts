/** Digits with a colon, a point or nothing between hours and minutes; 'kl' may come before them. */
const WRITTEN = /^(?:kl\.?\s*)?(\d{1,2})(?:[:.]?(\d{2}))?$/i;

/**
 * A time of the day as somebody writes it: '23:15', '23.15', '2315', '7', 'kl 7'.
 * @returns it as 'HH:MM', and undefined for what is none or could be two
 */
export function readClockTime(text: string): string | undefined {
  const [, hours = "", minutes = "00"] = WRITTEN.exec(text.trim()) ?? [];
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}`;
}
