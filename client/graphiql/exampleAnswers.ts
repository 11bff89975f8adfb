// Answers of the tests, as the graph takes them.

/** Answers of the sleep test. */
export const SLEEP_ANSWERS = {
  age: 41,
  gender: "KVINNA",
  bedtime: "23:30",
  waketime: "06:30",
  sleepDuration: "_5_6",
  sleepQuality: 2,
  fallAsleepTime: "_30_60",
  nightWakings: "_2_3_GANGER",
  morningTiredness: 4,
  daytimeFatigue: "OFTA",
  roomTemperature: "FOR_VARMT",
  roomDarkness: "LITE_LJUS",
  noiseLevel: "HELT_TYST",
  exerciseFrequency: "_1_2_GANGER",
  exerciseTime: "KVALL",
  caffeineIntake: "_4_ELLER_MER",
  alcoholIntake: "SALLAN",
  screenTimeBedtime: "I_SANGEN",
  stressLevel: 4,
  sleepChallenges: "Tankarna snurrar när jag har lagt mig.",
};

/** Answers of the training test. */
export const TRAINING_ANSWERS = {
  age: 35,
  gender: "MAN",
  trainingExperience: "BEGINNER",
  currentFrequency: "_1_2",
  currentTypes: ["LOPNING"],
  weeklyHours: "_1_2",
  currentIntensity: "MODERATE",
  primaryGoals: ["ENDURANCE", "ENERGY"],
  timeAvailable: "_3_4",
  preferredTrainingTypes: ["OUTDOOR", "HOME"],
  injuries: "NONE",
  healthConditions: "NONE",
  mobilityIssues: "STIFFNESS",
  fitnessLevel: "FAIR",
  workType: "SEDENTARY",
  stressLevel: 3,
  sleepQuality: 3,
  recoveryTime: "MODERATE",
  trainingChallenges: "Att komma ut när det är mörkt.",
};

/** Answers of the health protocol questionnaire. */
export const PROTOCOL_ANSWERS = {
  age: 52,
  gender: "ANNAN",
  primaryGoals: ["ENERGY", "SLEEP"],
  motivationLevel: "MEDEL",
  currentHealth: "BRA",
  sleepQuality: "OKEJ",
  stressLevel: "MEDEL",
  fitnessLevel: "REKREATION",
  workType: "KONTORSARBETE",
  timeAvailable: "_30_60MIN",
  preferredTimes: ["MORGON", "KVALL"],
  currentSupplements: "Magnesium 200 mg",
  dietType: "BLANDAT",
  experienceLevel: "GRUNDLAGGANDE",
  budgetRange: "BASIC",
  technologyComfort: "MEDEL",
};
