/** What rules and activities of every test may be, beside the topics of their own test. */
export type SharedTopic =
  /** Telling or asking somebody in care: for today, before any habit. */
  | "care"
  /** Something to leave, or to do only in a safe way: for today, before any habit. */
  | "prohibition"
  /** A calm habit that no illness speaks against. */
  | "habit"
  /** Moving for the sake of fitness, however easy. */
  | "training"
  | "food"
  /** Something that is taken: a supplement. */
  | "substance"
  /** What is said of medicines and supplements where it is not known which meet. */
  | "medicines-in-general"
  // Foods that the text names.
  | "names-meat"
  | "names-fish"
  | "names-egg"
  | "names-dairy"
  | "names-nuts"
  | "names-soy"
  | "names-legumes"
  | "names-grain"
  | "names-gluten";

/** Topics of what must be done or left today; everything else is a habit, for one of the weeks. */
const FOR_TODAY: ReadonlySet<string> = new Set(["care", "prohibition", "doctor-first", "seek-care"]);

/** True for what must be done or left today, and is no habit to begin with in some week. */
export const isForToday = ({ advises }: { advises: readonly string[] }): boolean =>
  advises.some((topic) => FOR_TODAY.has(topic));
