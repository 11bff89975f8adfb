import { registerEnumType } from "type-graphql";

/** The three product areas. */
export enum Area {
  TESTS = "TESTS",
  SUPPLEMENTS = "SUPPLEMENTS",
  BIOHACKING = "BIOHACKING",
}
registerEnumType(Area, {
  name: "Area",
  description: "A product area; each has its own list, search fields and sort order (specification 2 §2, §9).",
  valuesConfig: {
    TESTS: { description: "Health tests: blood, DNA, hormones and the like." },
    SUPPLEMENTS: { description: "Dietary supplements." },
    BIOHACKING: { description: "Biohacking equipment." },
  },
});

/** What a test takes from the body, or the form a supplement comes in; values as stored. */
export enum SampleType {
  BLOOD = "blood",
  SALIVA = "saliva",
  URINE = "urine",
  CHEEK_SWAB = "cheek_swab",
  KAPSEL = "kapsel",
  MJUKKAPSEL = "mjukkapsel",
  TABLETT = "tablett",
  PULVER = "pulver",
  DROPPAR = "droppar",
  GUMMIES = "gummies",
}
registerEnumType(SampleType, {
  name: "SampleType",
  description: "What a test takes from the body, or the form a supplement comes in.",
  valuesConfig: {
    BLOOD: { description: "Test: 'Blodprov'." },
    SALIVA: { description: "Test: 'Salivprov'." },
    URINE: { description: "Test: 'Urinprov'." },
    CHEEK_SWAB: { description: "Test: 'Kinnsvabb'." },
    KAPSEL: { description: "Supplement: 'Kapsel'." },
    MJUKKAPSEL: { description: "Supplement: 'Mjukkapsel'." },
    TABLETT: { description: "Supplement: 'Tablett'." },
    PULVER: { description: "Supplement: 'Pulver'." },
    DROPPAR: { description: "Supplement: 'Droppar'." },
    GUMMIES: { description: "Supplement: 'Gummies'." },
  },
});

/** Where a test is taken; values as stored. */
export enum TestLocationType {
  HEMMA = "hemma",
  KLINIK = "klinik",
  DROP_IN = "drop_in",
  MULTIPLE = "multiple",
}
registerEnumType(TestLocationType, {
  name: "TestLocationType",
  description: "Where a test is taken.",
  valuesConfig: {
    HEMMA: { description: "At home." },
    KLINIK: { description: "At a clinic, by appointment." },
    DROP_IN: { description: "At a clinic, without an appointment." },
    MULTIPLE: { description: "The visitor chooses between several." },
  },
});

/** How demanding a product is; values as stored. */
export enum Difficulty {
  LATT = "lätt",
  MEDIUM = "medium",
  SVAR = "svår",
}
registerEnumType(Difficulty, {
  name: "Difficulty",
  description: "How demanding something is (specification 2 §5, §9).",
  valuesConfig: {
    LATT: { description: "'Lätt'; hidden from advanced visitors when a list is personalised." },
    MEDIUM: { description: "'Medium'." },
    SVAR: { description: "'Svår'; hidden from beginners when a list is personalised." },
  },
});

/** The visitor's experience, as given in onboarding. */
export enum Experience {
  BEGINNER = "beginner",
  INTERMEDIATE = "intermediate",
  ADVANCED = "advanced",
}
registerEnumType(Experience, {
  name: "Experience",
  description: "The visitor's own experience, as given in onboarding (specification 1 §3).",
  valuesConfig: {
    BEGINNER: { description: "Is not offered what is marked 'svår'." },
    INTERMEDIATE: { description: "Is offered everything." },
    ADVANCED: { description: "Is not offered what is marked 'lätt'." },
  },
});
