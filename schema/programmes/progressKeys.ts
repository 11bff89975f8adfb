/** Keys of how far somebody is in each level, in the browser's storage. */
export const PROGRESS_KEYS = {
  light: "mental-light-progress",
  medium: "mental-medium-progress",
  hardcore: "mental-hardcore-progress",
} as const;
