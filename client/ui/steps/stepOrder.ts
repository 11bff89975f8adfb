/** A list with one of its things at another place; as it is where there is no such place. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const next = [...list];
  const [thing] = next.splice(from, 1);
  if (thing === undefined || to < 0 || to > next.length) return [...list];
  next.splice(to, 0, thing);
  return next;
}
