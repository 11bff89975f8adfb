import { storeText } from "../../../guest/storage.ts";

/** Stores when a test was taken: an ISO timestamp and nothing else. */
export const storeCompleted = (key: string, at = new Date()): void => storeText(key, at.toISOString());
