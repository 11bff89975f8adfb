/** The page that shows without a network instead of one that was never visited. */
export const OFFLINE_PAGE = "/offline";

/** Where the installed site begins. */
export const START_PATH = "/min-resa";

/** Pages that show without a network also to somebody who has not visited them yet. */
export const START_PATHS: readonly string[] = [START_PATH, "/protokoll"];
