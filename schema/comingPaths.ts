/** The pages that come later, until each is built. */
export const COMING_PATHS = [
  "/mental-optimering",
  "/mental-optimering/light",
  "/mental-optimering/medium",
  "/mental-optimering/hardcore",
] as const;

/** Path of a page that comes later. */
export type ComingPath = (typeof COMING_PATHS)[number];

/** Whether what a link leads to is not there yet, which is said beside the link. */
export const isComing = (path: string): boolean => (COMING_PATHS as readonly string[]).includes(path);
