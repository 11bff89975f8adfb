// What tests and their results are made of: stored value → Swedish words.

/** The tests whose answers are analysed, and how many minutes each takes. */
export const TESTS = {
  sleep: { title: "Sömntestet", path: "/somntestet", result: "Din sömnanalys", minutes: 5 },
  training: { title: "Träningsquiz", path: "/traning-quiz", result: "Din träningsanalys", minutes: 15 },
  protocol: {
    title: "Hälsoprotokoll",
    path: "/protokoll-quiz",
    result: "Ditt Personaliserade Protokoll",
    minutes: 5,
  },
} as const;
export type TestKind = keyof typeof TESTS;

/** Author of a result: the site's own rules, or the service that the operator uses. */
export const ANALYSIS_SOURCES = {
  "built-in": "Sammanställd automatiskt utifrån dina svar",
  service: "Skriven av en maskin, en automatisk texttjänst",
} as const;
export type AnalysisSource = keyof typeof ANALYSIS_SOURCES;

/**
 * What a result may be: a plan; a plan that stays folded below what to do first, until the visitor has talked to care;
 * or no plan, but whom to turn to.
 */
export type AnalysisShape = "plan" | "care-first" | "care-only";

/** How much a finding matters. */
export const FINDING_PRIORITIES = { high: "Hög", medium: "Medel", low: "Låg" } as const;
export type FindingPriority = keyof typeof FINDING_PRIORITIES;

/** Categories of findings, by test, in the order of the text. */
export const FINDING_CATEGORIES = {
  sleep: {
    rhythm: "Sömn och dygnsrytm",
    evening: "Kvällen",
    room: "Sovrummet",
    day: "Dagen",
    mind: "Stress och tankar",
  },
  training: {
    plan: "Träningsplan",
    cardio: "Kondition",
    nutrition: "Kost och näring",
    recovery: "Återhämtning och sömn",
    goals: "Mål och progression",
  },
  protocol: {
    morning: "Morgonrutin",
    nutrition: "Kost",
    training: "Träning och rörelse",
    supplements: "Tillskott",
    mental: "Mental hälsa",
    sleep: "Sömn och återhämtning",
  },
} as const satisfies Record<TestKind, Record<string, string>>;

/** Category of a test's finding. */
export type FindingCategory<Kind extends TestKind = TestKind> = Kind extends TestKind
  ? keyof (typeof FINDING_CATEGORIES)[Kind] & string
  : never;

/** Category of an activity in a protocol's result. */
export const ACTIVITY_CATEGORIES = {
  supplements: "Tillskott",
  training: "Träning",
  mindfulness: "Mindfulness",
  sleep: "Sömn",
  nutrition: "Kost",
  recovery: "Återhämtning",
} as const;
export type ActivityCategory = keyof typeof ACTIVITY_CATEGORIES;

/** When in the day an activity is done. */
export type ActivityTime = "morning" | "afternoon" | "evening" | "night";

/** Days after which a test is offered again. */
export const STALE_DAYS = 30;

/** Hours for which the server stores the result of somebody who is not signed in. */
export const GUEST_RESULT_HOURS = 24;

/** Characters of a result's text at most. */
export const MAX_RESULT_TEXT = 20_000;
