const short = new Intl.DateTimeFormat("sv-SE", { day: "numeric", month: "short", timeZone: "Europe/Stockholm" });

/** A colour of the theme, for what is drawn; it follows light and dark. */
export const chartColour = (name: string): string => `var(--mui-palette-${name})`;

/** '3 mars' below an axis. */
export const axisDay = (day: Date): string => short.format(day);

/** Words along an axis. */
export const AXIS_TEXT = { fontSize: 14 } as const;
