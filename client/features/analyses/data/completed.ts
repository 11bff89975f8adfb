import { storeAll } from "../../../guest/storage.ts";

/** Stores when a test was taken, ISO. */
export const storeCompleted = (key: string, at = new Date()): void =>
  void storeAll({ [key]: at.toISOString() }, { isQuiet: true });
