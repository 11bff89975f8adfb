/**
 * Whether a review was longer ago than a year, so that somebody should look again at what was reviewed.
 * @param reviewedOn its day, e.g. '2026-01-31'; null for what nobody has reviewed
 * @param today as a calendar in Sweden shows it
 */
export function isReviewOld(reviewedOn: string | null, today: string): boolean {
  if (!reviewedOn) return false;
  // On the 29th of February it counts from that day's place in the year before.
  return `${Number(reviewedOn.slice(0, 4)) + 1}${reviewedOn.slice(4)}` < today;
}
