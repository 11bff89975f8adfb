/** The English names of levels. */
const NAMES = /\b(Light|Medium|Advanced|Hardcore)\b/;

/** A Swedish text whose names of levels are marked as English, so that voices read them so. */
export function LevelWords({ children }: { children: string }) {
  return children.split(NAMES).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <span key={place} lang="en">
        {part}
      </span>
    ),
  );
}
