import { momentAmong } from "../../../../schema/rules/words/dates.ts";

/**
 * Until when each of a thing's versions stood, so that no two read the same: with seconds where several have the same minute,
 * and with a number, from the oldest on, where several have the same second.
 * @param moments when they were replaced, the latest first
 */
export function versionMoments(moments: readonly string[]): string[] {
  const written = moments.map((moment, place) =>
    momentAmong(
      moment,
      moments.filter((_, other) => other !== place),
    ),
  );
  return written.map((text, place) => {
    const same = written.flatMap((other, at) => (other === text ? at : []));
    return same.length > 1 ? `${text} (${same.length - same.indexOf(place)} av ${same.length})` : text;
  });
}
