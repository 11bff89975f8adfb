/** Prices that an account may watch at the same time. */
export const MAX_PRICE_WATCHES = 50;

/** How long a watch lasts at most, in months. */
export const PRICE_WATCH_MONTHS = 12;
