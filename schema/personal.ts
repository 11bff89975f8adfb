/** The root fields of an area of the graph that holds personal data. */
interface PersonalFields {
  /** Resolved by the server when signed in, and by the browser, with the same types, for a guest. */
  guest: readonly string[];
  /** Answered by the server alone. */
  account: readonly string[];
}

/** The areas of the graph that hold personal data. */
export const PERSONAL_FIELDS = {
  journey: {
    guest: [
      "journey",
      "recordActivity",
      "completeOnboarding",
      "answerQuestionnaire",
      "setPlanned",
      "removePlanned",
      "setPause",
      "setDailyAim",
    ],
    account: ["mergeJourney"],
  },
  protocols: {
    guest: [
      "protocols",
      "protocol",
      "activeProtocols",
      "followedPeriods",
      "checklist",
      "createProtocol",
      "updateProtocol",
      "startProtocol",
      "deactivateProtocol",
      "deleteProtocol",
      "completeItem",
      "undoItem",
    ],
    account: ["mergeProtocols"],
  },
  analyses: {
    guest: ["analysis", "analyses", "removeAnalysis", "confirmCareContact"],
    account: ["analyzeSleep", "analyzeTraining", "analyzeProtocol", "mergeAnalyses"],
  },
  programmes: {
    guest: ["programmeProgress", "visitSection", "completeSection", "resetProgramme"],
    account: ["mergeProgrammes"],
  },
  labValues: {
    guest: ["labValues", "recordLabValues", "updateLabValue", "deleteLabValues", "labProfile", "setLabProfile"],
    account: [],
  },
} as const satisfies Record<string, PersonalFields>;

/** Fields of personal types that lead to what is public: the server alone has that, and a guest's browser leaves them out. */
export const SERVER_FIELDS: Readonly<Record<string, readonly string[]>> = { LabValue: ["marker"] };

/** The name of an area that holds personal data. */
export type PersonalArea = keyof typeof PERSONAL_FIELDS;

/** A root field of an area that the browser answers for a guest. */
export type GuestField<Area extends PersonalArea> = (typeof PERSONAL_FIELDS)[Area]["guest"][number];
