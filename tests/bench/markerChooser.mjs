// How long the marker chooser takes, one visitor at a time: the work is a search, not a query.

/** Markers that are chosen, and how often each number of them is tried. */
const NUMBERS = [5, 10, 20, 30];
const CHOICES = 9;

const COVER = `query Cover($markers: [ID!]!) { markerCover(ids: $markers) {
  isExact testCount combination { price { amount } tests { id } } single { price { amount } tests { id } }
  savings { saving { amount } marker { id } } } }`;

/**
 * @param catalogue what the catalogue is, in words
 * @param ask sends a query with variables, and gives its data back
 * @returns for each number of markers the median and the longest time in ms, and how many answers were exact
 */
export async function measureChooser(catalogue, ask) {
  const { biomarkers } = await ask("{ biomarkers { id } }");
  const ids = biomarkers.map(({ id }) => id);
  const next = pseudoRandom(7);
  const results = [];
  for (const count of NUMBERS) {
    const times = [];
    let exact = 0;
    for (let choice = 0; choice < CHOICES; choice++) {
      const markers = drawn(ids, count, next);
      const start = performance.now();
      const { markerCover } = await ask(COVER, { markers });
      times.push(performance.now() - start);
      if (markerCover.isExact) exact += 1;
    }
    times.sort((a, b) => a - b);
    const [median, longest] = [times[Math.floor(CHOICES / 2)], times.at(-1)];
    results.push({ catalogue, count, median, longest, exact });
    console.log(
      `${catalogue.padStart(10)}  ${count} markers  ${median.toFixed(0)} ms, at most ${longest.toFixed(0)} ms, ${exact} of ${CHOICES} exact`,
    );
  }
  return results;
}

/** Lines of the table. */
export const chooserTable = (results) => [
  "| Marker chooser | Markers | Median | Longest | Exact |",
  "|---|---:|---:|---:|---:|",
  ...results.map(
    ({ catalogue, count, median, longest, exact }) =>
      `| ${catalogue} | ${count} | ${median.toFixed(0)} ms | ${longest.toFixed(0)} ms | ${exact} of ${CHOICES} |`,
  ),
];

/** `count` of them, by chance. */
function drawn(all, count, next) {
  const left = [...all];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(next() * left.length), 1)[0],
  );
}

/** Numbers from 0 to 1 that are the same in every run. */
function pseudoRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
