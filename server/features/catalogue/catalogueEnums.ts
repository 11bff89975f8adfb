import { registerEnumType } from "type-graphql";

/** The three product areas. */
export enum Area {
  TESTS = "TESTS",
  SUPPLEMENTS = "SUPPLEMENTS",
  BIOHACKING = "BIOHACKING",
}
registerEnumType(Area, {
  name: "Area",
  description: "A product area; each has its own list, search fields and sort order.",
  valuesConfig: {
    TESTS: { description: "Health tests: blood, DNA, hormones and the like." },
    SUPPLEMENTS: { description: "Dietary supplements." },
    BIOHACKING: { description: "Biohacking equipment." },
  },
});

/** Sample type of a test; values as stored. */
export enum SampleType {
  BLOOD = "blood",
  SALIVA = "saliva",
  URINE = "urine",
  CHEEK_SWAB = "cheek_swab",
}
registerEnumType(SampleType, {
  name: "SampleType",
  description: "What a test takes from the body.",
  valuesConfig: {
    BLOOD: { description: "'Blodprov'." },
    SALIVA: { description: "'Salivprov'." },
    URINE: { description: "'Urinprov'." },
    CHEEK_SWAB: { description: "'Kinnsvabb'." },
  },
});

/** The form a supplement comes in; values as stored. */
export enum SupplementForm {
  CAPSULE = "kapsel",
  SOFTGEL = "mjukkapsel",
  TABLET = "tablett",
  POWDER = "pulver",
  DROPS = "droppar",
  GUMMIES = "gummies",
}
registerEnumType(SupplementForm, {
  name: "SupplementForm",
  description: "The form a supplement comes in.",
  valuesConfig: {
    CAPSULE: { description: "'Kapsel'." },
    SOFTGEL: { description: "'Mjukkapsel'." },
    TABLET: { description: "'Tablett'." },
    POWDER: { description: "'Pulver'." },
    DROPS: { description: "'Droppar'." },
    GUMMIES: { description: "'Gummies'." },
  },
});

/** Place of sampling; values as stored. */
export enum TestLocation {
  HOME = "hemma",
  CLINIC = "klinik",
  DROP_IN = "drop_in",
  MULTIPLE = "multiple",
}
registerEnumType(TestLocation, {
  name: "TestLocation",
  description: "Where a test is taken.",
  valuesConfig: {
    HOME: { description: "At home." },
    CLINIC: { description: "At a clinic, by appointment." },
    DROP_IN: { description: "At a clinic, without an appointment." },
    MULTIPLE: { description: "The visitor chooses between several." },
  },
});

/** Target group of a test; values as stored. */
export enum Sex {
  FEMALE = "female",
  MALE = "male",
}
registerEnumType(Sex, {
  name: "Sex",
  description: "Whom something is for, where it is for women or for men only.",
  valuesConfig: {
    FEMALE: { description: "Women." },
    MALE: { description: "Men." },
  },
});

/** Criteria for recommending a product; values as stored. Their labels are in `schema/catalogue.ts`. */
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
        "A supplement with a health claim that is authorised in the EU, or equipment with a published, measured value.",
    },
    OPEN_PRICE: { description: "The whole price is known: one amount, once." },
  },
});

/** Difficulty of a product; values as stored. */
export enum Difficulty {
  EASY = "lätt",
  MEDIUM = "medium",
  HARD = "svår",
}
registerEnumType(Difficulty, {
  name: "Difficulty",
  description: "How demanding something is.",
  valuesConfig: {
    EASY: { description: "'Lätt'; hidden from advanced visitors when a list is personalised." },
    MEDIUM: { description: "'Medium'." },
    HARD: { description: "'Svår'; hidden from beginners when a list is personalised." },
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
  description: "The visitor's own experience, as given in onboarding.",
  valuesConfig: {
    BEGINNER: { description: "Is not offered what is marked 'svår'." },
    INTERMEDIATE: { description: "Is offered everything." },
    ADVANCED: { description: "Is not offered what is marked 'lätt'." },
  },
});

/** Orders that a list of products can have. */
export enum ProductOrder {
  RECOMMENDED = "RECOMMENDED",
  NAME = "NAME",
  PRICE_ASCENDING = "PRICE_ASCENDING",
  PRICE_DESCENDING = "PRICE_DESCENDING",
  PRICE_PER_DOSE = "PRICE_PER_DOSE",
  ANSWER_TIME = "ANSWER_TIME",
  MARKER_COUNT = "MARKER_COUNT",
}
registerEnumType(ProductOrder, {
  name: "ProductOrder",
  description: "The order of a list of products; names decide between equals.",
  valuesConfig: {
    RECOMMENDED: { description: "The area's own: what is recommended, or from Sweden, first; `rankReason` says why." },
    NAME: { description: "By name, as Swedes expect." },
    PRICE_ASCENDING: { description: "The lowest price first; what has no known price comes last." },
    PRICE_DESCENDING: { description: "The highest lowest price first; what has no known price comes last." },
    PRICE_PER_DOSE: {
      description: "The lowest price for a dose first; what has none, as all but supplements, comes last.",
    },
    ANSWER_TIME: { description: "The shortest `answerDays` first; what has none, as all but tests, comes last." },
    MARKER_COUNT: { description: "What measures, or contains, the most first." },
  },
});
