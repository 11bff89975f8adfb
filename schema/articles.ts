/** Subjects of guides, in the order of the list: name in addresses → Swedish label. */
export const TOPICS = {
  traning: "Träning",
  mat: "Mat",
  somn: "Sömn",
  sinne: "Sinne",
  tillskott: "Tillskott",
  prover: "Prover",
  "om-livsresan": "Om sajten",
} as const;
export type TopicName = keyof typeof TOPICS;

/** How addresses name a topic: what is stored of one has the name of the demo's site in it. */
export const topicSlug = (topic: string): string => (topic === "om-livsresan" ? "om-sajten" : topic);

/** The topics by their names in the graph. */
export const GRAPH_TOPICS = {
  TRAINING: "traning",
  FOOD: "mat",
  SLEEP: "somn",
  MIND: "sinne",
  SUPPLEMENTS: "tillskott",
  SAMPLES: "prover",
  ABOUT: "om-livsresan",
} as const satisfies Record<string, TopicName>;

/** Our own six article images: file name below `/art/articles` → what it is called. */
export const ARTICLE_IMAGES = {
  somn: "Sömnbild",
  mat: "Matbild",
  longevity: "Longevity",
  vetenskap: "Vetenskap",
  biohacking: "Biohacking",
  halsa: "General Health",
} as const;

/** How strong the evidence for a claim is, as tables of guides say it. */
export const EVIDENCE_LEVELS = ["Starkt", "Måttligt", "Blandad"] as const;

/** Columns of a table that carries evidence labels. */
export const EVIDENCE_COLUMNS = 3;

/** Said of every guide of the demo that no real reviewer has signed. */
export const NOT_REVIEWED = "Exempelinnehåll – inte medicinskt granskat";

/** Said before a guide of the demo, and before several. */
export const EXAMPLE_GUIDE = "Exempelinnehåll. Författaren är påhittad och ingen läkare har granskat texten.";
export const EXAMPLE_GUIDES = "Exempelinnehåll. Författarna är påhittade och ingen läkare har granskat texterna.";

/** Said of a person of the demo. */
export const examplePerson = (name: string): string => `Exempelinnehåll – ${name} är en påhittad person`;
