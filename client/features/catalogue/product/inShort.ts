/** Names that are said; of the others it is said how many they are. */
const NAMED = 4;

/** Names in a row, the first few of them. */
export function inShort(names: readonly string[]): string {
  if (names.length === 0) return "–";
  const more = names.length - NAMED;
  return more > 1 ? `${names.slice(0, NAMED).join(", ")} och ${more} till` : names.join(", ");
}
