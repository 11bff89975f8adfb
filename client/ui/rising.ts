const PASSING = "passing 1ms 400ms backwards";

/**
 * What comes to lie over the page by itself: for its first moment presses go to what lies below. A finger that was on its
 * way to a link there would otherwise press a button that nobody has seen yet, or nothing at all. It is the delay that
 * lasts: where movement is unwanted, the time of every animation is none.
 */
export const letsPressesThrough = {
  animation: PASSING,
  "@keyframes passing": { from: { pointerEvents: "none" } },
} as const;

/** A bar that rises from the window's lower edge. */
export const rises = {
  ...letsPressesThrough,
  animation: `rise 180ms ease-out, ${PASSING}`,
  "@keyframes rise": { from: { transform: "translateY(100%)" } },
} as const;
