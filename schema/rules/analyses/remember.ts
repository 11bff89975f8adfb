/** Texts and words come again and again; so many are remembered. */
const MOST_TEXTS = 64;
const MOST_WORDS = 5_000;

/** Remembers what a text was read as within this task: an analysis asks several times, and nothing written is kept longer. */
export function onceInTask<Read>(read: (text: string) => Read): (text: string) => Read {
  const now = new Map<string, Read>();
  return (text) => {
    const stored = now.get(text);
    if (stored !== undefined) return stored;
    const made = read(text);
    if (now.size === 0) queueMicrotask(() => now.clear());
    if (now.size < MOST_TEXTS) now.set(text, made);
    return made;
  };
}

/** Remembers what single words were read as: most texts consist of the same ones. */
export function onceForWord<Read>(read: (word: string) => Read): (word: string) => Read {
  const known = new Map<string, Read>();
  return (word) => {
    const stored = known.get(word);
    if (stored !== undefined) return stored;
    if (known.size >= MOST_WORDS) known.clear();
    const made = read(word);
    known.set(word, made);
    return made;
  };
}
