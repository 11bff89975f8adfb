/** A grid of as many as three columns, where there is room for them. */
export const UP_TO_THREE = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr", lg: "1fr 1fr 1fr" },
} as const;

/** A list without bullets, laid out as a grid. */
export const GRID_LIST = { listStyle: "none", m: 0, p: 0, display: "grid" } as const;

/** The day: the week and the aim in a narrow column beside what is left of it; on phones the week comes first. */
export const TODAY_GRID = {
  mt: { xs: 5, md: 6 },
  display: "grid",
  columnGap: 10,
  rowGap: { xs: 8, md: 4 },
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 360px" },
  gridTemplateRows: { md: "auto 1fr" },
} as const;
