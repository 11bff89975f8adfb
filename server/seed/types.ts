import type { Area, Criterion, Difficulty, EquipmentType, SampleType, SupplementForm } from "../../schema/catalogue.ts";
import type { Intensity } from "../../schema/content.ts";
import type { GoalId } from "../../schema/goals.ts";
import type {
  DifficultyLevel,
  Frequency,
  ProtocolGoal,
  ProtocolType,
  StepCategoryKey,
  TimeOfDay,
} from "../../schema/protocols/vocabulary.ts";
import type { MethodIcon } from "../../schema/trainingMethods.ts";
import type { Sex, TestLocation } from "../features/catalogue/catalogueEnums.ts";
import type { MarkerReferenceInterval } from "../features/catalogue/markers/MarkerReferenceInterval.ts";

/** An invented provider of MR scans. `affiliateLink` ends in .example, or is null. */
export interface SeedMrProvider {
  name: string;
  /** Lower and upper bound in kr; the text that is shown is made of them. */
  prices: [lowest: number, highest: number];
  turnaroundTime: string;
  /** Calendar days that the answer takes at most. */
  turnaroundDays: number;
  location: string;
  doctorAnalysis: boolean;
  requiresPrescription: boolean;
  strengths: string[];
  weaknesses: string[];
  affiliateLink: string | null;
  featured: boolean;
  /** ISO date on which the facts were last looked at. */
  checkedAt: string;
}

/** A training method. */
export interface SeedTrainingMethod {
  slug: string;
  title: string;
  icon: MethodIcon;
  description: string;
  intensity: Intensity;
  duration: string;
  frequency: string;
  benefits: string[];
  beginning: string;
  suits: string;
  caution: string;
  guidePath: string;
}

/** A step of a protocol that anybody can start. */
export interface SeedProtocolStep {
  category: StepCategoryKey;
  title: string;
  description: string;
  frequency: Frequency;
  /** 'none' for a step that can be done at any time. */
  timeOfDay: TimeOfDay;
  dosageAmount: string | null;
}

/** A protocol that anybody can start. Behind one of type 'expert' stands an invented author of the demo. */
export interface SeedProtocolTemplate {
  /** A UUID. */
  key: string;
  slug: string;
  name: string;
  description: string;
  goal: ProtocolGoal;
  protocolType: Exclude<ProtocolType, "custom">;
  expertName: string | null;
  difficultyLevel: DifficultyLevel;
  estimatedDurationWeeks: number;
  steps: SeedProtocolStep[];
}

/** A page of text. In all of them `{{sajten}}`, `{{operatör}}` … stand for what `schema/brand.ts` says. */
export interface SeedPage {
  slug: string;
  title: string;
  heading: string;
  /** At most 160 characters. */
  description: string;
  lead: string;
  /** Texts in Markdown. */
  sections: { anchor: string; title: string; body: string; attachment?: "kept_data" }[];
  /** ISO date. */
  updatedAt: string;
}

/** A category of the demo catalogue. */
export interface SeedCategory {
  area: Area;
  slug: string;
  name: string;
  /** One Swedish sentence for the category's own view. */
  description: string;
}

/** An invented seller. `logo` is a file name in `public/logos`. */
export interface SeedProvider {
  name: string;
  country: "Sverige" | "Finland" | "Norge" | "Danmark" | "Island" | "Tyskland" | "Nederländerna";
  logo: string;
  website: string;
}

/** A marker of the shared vocabulary that tests list by name. */
export interface SeedBiomarker {
  name: string;
  /** What it is about; markers of a group stand together where one chooses among them. */
  group: string;
  /** The unit results are given in in Sweden, e.g. 'mmol/L'; null when there is none. */
  unit: string | null;
  /** One or two plain Swedish sentences: what it tells. */
  description: string;
  /** What a low value, a high one and any that deviates can mean in general terms, never a diagnosis; each may be empty. */
  lowMeaning: string;
  highMeaning: string;
  otherMeaning: string;
  /** Limits as the first of its guides states them; null where none does. */
  reference: string | null;
  /** Where healthy adults lie, and where that was published. */
  referenceIntervals: MarkerReferenceInterval[];
  referenceSource: string;
  /** What to do before the sample; empty where nothing is needed. */
  preparation: string;
  /** Slugs of the guides that treat it, the nearest first. */
  guideSlugs: readonly string[];
}

/** What every demo product has. */
interface SeedProductBase {
  name: string;
  description: string;
  /** Category slug. */
  category: string;
  /** Name of a SeedProvider. */
  provider: string;
  features: string[];
  pros: string[];
  cons: string[];
  /** What may harm somebody, in whole sentences. */
  warnings?: string[];
  /** As shown, e.g. '1 295 kr', 'från 349 kr', '2 495–3 995 kr', '249 kr/mån'; null when unknown. */
  priceEstimate: string | null;
  /** Why it is recommended; without, it is not. */
  criteria?: Criterion[];
  /** The goals that it is shown for, each with the reason; of a supplement a claim of `tests/support/authorisedClaims.ts`. */
  goals?: { goal: GoalId; reason: string }[];
  /** False: stored, but not listed. Default true. */
  isAvailable?: boolean;
  requiresPrescription?: boolean;
  /** An address ending in .example, or null. */
  affiliateLink: string | null;
  deliveryMethod?: string | null;
  shippingRegions?: string[];
  /** A path such as '/products/blodprov.svg', or null. */
  imageUrl?: string | null;
  difficulty?: Difficulty | null;
  /** ISO date on which the facts were last looked at, e.g. '2026-09-14'. */
  checkedAt: string;
}

/** A health test. */
export interface SeedTest extends SeedProductBase {
  biomarkers: string[];
  sampleType: SampleType;
  turnaroundTime: string | null;
  sampleCollectionMethod: string | null;
  labNetwork?: string[];
  hasDoctorAnalysis?: boolean;
  testLocationType: `${TestLocation}`;
  /** The sex that it is for; without, it is for everybody. */
  intendedFor?: `${Sex}`;
  /** Free text, e.g. 'Hälsokontroll' or 'Hormoner'. */
  testCategory?: string | null;
  labAccreditation?: string | null;
}

/** A supplement; `biomarkers` holds active substances such as 'Magnesium'. */
export interface SeedSupplement extends SeedProductBase {
  biomarkers: string[];
  sampleType: SupplementForm;
  /** What is taken at once, e.g. '2 kapslar', and how many times a package holds it. */
  dose?: string;
  dosesPerPackage?: number;
}

/** A piece of equipment. */
export interface SeedEquipment extends SeedProductBase {
  testCategory: EquipmentType;
}

/** An invented author of the demo's guides. */
export interface SeedAuthor {
  slug: string;
  name: string;
  title: string;
  /** Markdown; says that the person is invented. */
  bio: string;
}
