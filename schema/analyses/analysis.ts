import type {
  ActivityCategory,
  ActivityTime,
  AnalysisShape,
  AnalysisSource,
  FindingCategory,
  FindingPriority,
  TestKind,
} from "./vocabulary.ts";

/** Something to do, and why, drawn from somebody's answers. */
export interface Finding<Kind extends TestKind = TestKind> {
  /** Of the rule that it comes from. */
  id: string;
  category: FindingCategory<Kind>;
  /** What to do, in a few words. */
  title: string;
  text: string;
  /** The answers behind it, in words: 'Koffeinintag: 4 koppar eller mer'. */
  because: string[];
  /** The evidence for it. */
  evidence: string;
  priority: FindingPriority;
  /** Paths within the site. */
  links: string[];
  /** True for what must be done or left today; false for a habit, and in results from before there was a difference. */
  isForToday?: boolean;
}

/** Something that a doctor or 1177 should hear of first. */
export interface RedFlag {
  id: string;
  /** Where to get help: 112 at once, 1177 or a doctor before anything else, or somebody who can help. */
  urgency: "112" | "1177";
  text: string;
  /** The answers behind it, in words. */
  because: string[];
}

/** An activity of a day, of the result of the protocol questionnaire. */
export interface SuggestedActivity {
  id: string;
  title: string;
  description: string;
  category: ActivityCategory;
  timeOfDay: ActivityTime;
  dosage: string | null;
  /** True for what is no part of the day unless somebody turns it on. */
  isOptional?: boolean;
}

/** Result of analysing somebody's answers. */
export interface Analysis<Kind extends TestKind = TestKind> {
  /** Markdown: headings, bold, numbered and dash lists. */
  recommendations: string;
  redFlags: RedFlag[];
  findings: Finding<Kind>[];
  /** Of the protocol questionnaire only. */
  activities: SuggestedActivity[];
  source: AnalysisSource;
  /** Kind of the result, by its red flags. */
  shape: AnalysisShape;
}
