import type { AskAmount } from "./entrySchema.ts";

/** Asks about values outside of what anybody has. */
export const askAmount: AskAmount = () => undefined;
