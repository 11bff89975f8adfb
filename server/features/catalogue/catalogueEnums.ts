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

/** What a recommended product may meet; values as stored. Their words stand in `schema/catalogue.ts`. */
export enum RecommendationCriterion {
  ACCREDITED_LAB = "accredited_lab",
  DOCTOR_COMMENT = "doctor_comment",
  CLEAR_DOSE = "clear_dose",
  CLAIM_OR_VALUE = "claim_or_value",
  OPEN_PRICE = "open_price",
}
registerEnumType(RecommendationCriterion, {
  name: "RecommendationCriterion",
  description: "One of the five criteria for what is recommended; the page /rekommenderad explains them.",
  valuesConfig: {
    ACCREDITED_LAB: { description: "An accredited laboratory analyses the sample." },
    DOCTOR_COMMENT: { description: "A doctor comments on the results." },
    CLEAR_DOSE: { description: "Every amount is given, and a day's dose is below Efsa's upper level." },
    CLAIM_OR_VALUE: {
      description:
        "A supplement with a health claim that is authorised in the EU, or equipment with a value that is measured and told.",
    },
    OPEN_PRICE: { description: "The whole price is told: one amount, once." },
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
