/** Swedish time wherever it is written, so that server and browser write the same. */
const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

function partsOf(moment: string | Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
}

/** 'den 3 mars 2026' */
export function swedishDay(moment: string | Date): string {
  const { day, month, year } = partsOf(moment);
  return `den ${day} ${month} ${year}`;
}

/** 'den 3 mars 2026 kl. 07:30' */
export function swedishMoment(moment: string | Date): string {
  const { hour, minute } = partsOf(moment);
  return `${swedishDay(moment)} kl. ${hour}:${minute}`;
}

/** '2026-03-03', the day in Sweden */
export const isoDay = (moment: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(moment);
