/** A grid of as many as three columns, where there is room for them. */
export const UP_TO_THREE = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr", lg: "1fr 1fr 1fr" },
} as const;

/** A list without bullets, laid out as a grid. */
export const GRID_LIST = { listStyle: "none", m: 0, p: 0, display: "grid" } as const;
