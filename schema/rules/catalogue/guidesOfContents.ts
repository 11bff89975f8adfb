/** Guides by what their subjects are called in a supplement's contents, or as a type of equipment; lower case. */
const SUBJECTS: readonly (readonly [words: readonly string[], slug: string])[] = [
  [["magnesium"], "magnesium"],
  [["järn"], "jarn"],
  [["vitamin d", "kolekalciferol"], "d-vitamin"],
  [["epa", "dha", "ala", "omega-3", "fiskolja", "algolja"], "omega-3"],
  [["kreatin"], "kreatin"],
  [["vassleprotein", "kasein", "ärtprotein", "sojaprotein", "risprotein", "äggvitaprotein"], "protein-hela-livet"],
  [["jod", "kaliumjodid"], "skoldkorteln"],
  [["ljusterapi"], "ljus-och-dygnsrytm"],
  [["smart ring", "sömntracker", "smart madrass"], "somn-optimering"],
  [["smartwatch", "wearable band"], "vo2max"],
  [["glukosmonitor"], "blodsocker"],
];

/**
 * Slugs of the guides about what a supplement contains, or about a type of equipment, in the order of the contents.
 * @param contents names of substances, or the type of equipment
 */
export function guidesOfContents(contents: readonly string[]): string[] {
  const found = contents.flatMap((content) => {
    const text = content.toLocaleLowerCase("sv");
    // A substance's name begins with its subject, e.g. 'Magnesiumcitrat'; short ones are exact.
    return SUBJECTS.filter(([words]) =>
      words.some((word) => (word.length > 3 ? text.startsWith(word) : text.split(/[^a-zåäö]+/)[0] === word)),
    ).map(([, slug]) => slug);
  });
  return [...new Set(found)];
}
