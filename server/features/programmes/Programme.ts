import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { ProgrammeContent } from "../../../schema/programmes/programmeContent.ts";
import type {
  EquipmentLevel as EquipmentLevelName,
  Level,
  RiskLevel as RiskLevelName,
} from "../../../schema/programmes/vocabulary.ts";
import { Content } from "../../platform/graphql/Content.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { ArticleSource } from "../articles/ArticleSource.ts";
import { TimeOfDay } from "../protocols/protocolEnums.ts";
import { EquipmentLevel, NoticeKind, ProgrammeLevel, RiskLevel } from "./programmeEnums.ts";

type Part<Name extends keyof ProgrammeContent> =
  NonNullable<ProgrammeContent[Name]> extends readonly (infer Item)[] ? Item : NonNullable<ProgrammeContent[Name]>;

@ObjectType({ description: "A level on the overview.", simpleResolvers: true })
class ProgrammeCard {
  @Field(() => String, { description: "Swedish title." })
  title: string;

  @Field(() => String, { description: "Whom it is for, and what it is." })
  description: string;

  @Field(() => String, { description: "The time it takes, e.g. '10–30 min per dag'." })
  timeCommitment: string;

  @Field(() => [String], { description: "Names of its categories." })
  categories: string[];

  @Field(() => String, { description: "When first results may be noticed." })
  results: string;

  @Field(() => String, { nullable: true, description: "What to know before one begins." })
  warning: string | null;
}

@ObjectType({ description: "A level's place on a slider of levels.", simpleResolvers: true })
class ProgrammePosition {
  @Field(() => String, { description: "Its name there, e.g. 'Light/Nybörjare'." })
  label: string;

  @Field(() => String, { description: "Time per day, e.g. '10–30 min'." })
  timePerDay: string;

  @Field(() => String, { description: "Time to results, e.g. '2–4 veckor'." })
  timeToResults: string;
}

@ObjectType({ description: "A figure with what it counts.", simpleResolvers: true })
class ProgrammeStat {
  @Field(() => String, { description: "The figure as shown, e.g. '45–75 min'." })
  value: string;

  @Field(() => String, { description: "What it is." })
  label: string;
}

@ObjectType({ description: "What is to be known before one begins.", simpleResolvers: true })
class ProgrammeNotice {
  @Field(() => NoticeKind, { description: "What it is about." })
  kind: Part<"notices">["kind"];

  @Field(() => String, { description: "Heading." })
  title: string;

  @Field(() => String, { description: "Text in Markdown." })
  text: string;
}

@ObjectType({ description: "A section of a programme.", simpleResolvers: true })
class ProgrammeSection {
  @Field(() => String, { description: "Its anchor on the page: 'introduction', 'categories' … in each level." })
  key: string;

  @Field(() => String, { description: "Heading." })
  title: string;

  @Field(() => Int, { description: "Minutes that reading it takes." })
  minutes: number;

  @Field(() => String, { description: "What it begins with." })
  intro: string;

  @Field(() => String, { description: "Key of its item in the journey, e.g. 'mental:light:1'; no step of a protocol." })
  itemKey: string;
}

@ObjectType({ description: "Something with a name and what is to be said of it.", simpleResolvers: true })
class ProgrammePoint {
  @Field(() => String, { description: "Its name." })
  title: string;

  @Field(() => String, { description: "Text in Markdown." })
  text: string;
}

@ObjectType({ description: "Some weeks of a programme.", simpleResolvers: true })
class ProgrammePhase {
  @Field(() => String, { description: "Its name, e.g. 'Grunderna'." })
  title: string;

  @Field(() => String, { description: "Which weeks, e.g. 'Vecka 1–2'." })
  weeks: string;

  @Field(() => [String], { description: "What to do, in order." })
  steps: string[];

  @Field(() => String, { description: "What to reach." })
  goal: string;
}

@ObjectType({ description: "A part of the day's minutes.", simpleResolvers: true })
class ProgrammeTimePart {
  @Field(() => String, { description: "When, e.g. 'Morgon'." })
  title: string;

  @Field(() => Int, { description: "Minutes." })
  minutes: number;

  @Field(() => String, { description: "What they are for." })
  text: string;
}

@ObjectType({ description: "How the minutes are spread over the day.", simpleResolvers: true })
export class ProgrammeTimeSplit {
  @Field(() => [ProgrammeTimePart], { description: "The parts of the day." })
  parts: ProgrammeTimePart[];

  @Field(() => String, { description: "What is to be said of the whole, in Markdown." })
  note: string;
}

@ObjectType({ description: "A routine that is built of a category's technique.", simpleResolvers: true })
class ProgrammeRoutine {
  @Field(() => String, { description: "Its name." })
  title: string;

  @Field(() => [String], { description: "What to do, in order." })
  steps: string[];
}

@ObjectType({ description: "What to reach, and when.", simpleResolvers: true })
class ProgrammeGoal {
  @Field(() => String, { description: "When, e.g. 'Vecka 4'." })
  when: string;

  @Field(() => String, { description: "What." })
  text: string;
}

@ObjectType({ description: "Where to read on, or what to use.", simpleResolvers: true })
export class ProgrammeLink {
  @Field(() => String, { description: "What it is." })
  text: string;

  @Field(() => String, { nullable: true, description: "Path of a page of the site; null for what is elsewhere." })
  path: string | null;
}

@ObjectType({ description: "A category of a programme.", simpleResolvers: true })
export class ProgrammeCategory {
  @Field(() => String, { description: "Its anchor on the page." })
  key: string;

  @Field(() => String, { description: "Its name." })
  title: string;

  @Field(() => String, { description: "What it is, in a line." })
  summary: string;

  @Field(() => String, { nullable: true, description: "How long it takes to establish." })
  duration: string | null;

  @Field(() => RiskLevel, { nullable: true, description: "How risky it is, where that is graded." })
  risk: RiskLevelName | null;

  @Field(() => String, { nullable: true, description: "What to know before anything else, in Markdown." })
  warning: string | null;

  @Field(() => String, { description: "Why it matters, and how sure that is, in Markdown." })
  why: string;

  @Field(() => [String], { description: "The technique, in order." })
  technique: string[];

  @Field(() => [ProgrammeRoutine], { description: "Routines that are built of it." })
  protocols: ProgrammeRoutine[];

  @Field(() => [String], { description: "Tips." })
  tips: string[];

  @Field(() => [String], { description: "Common mistakes." })
  mistakes: string[];

  @Field(() => [ProgrammeGoal], { description: "What to reach, one after another." })
  goals: ProgrammeGoal[];

  @Field(() => [String], { description: "Signs to stop at, and whom to ask." })
  safety: string[];

  @Field(() => [ProgrammeLink], { description: "Where to read on, and what to use; of guides the published ones." })
  resources: ProgrammeLink[];
}

@ObjectType({ description: "Something that is done at a time of the day.", simpleResolvers: true })
class ProgrammeActivity {
  @Field(() => String, { description: "What." })
  title: string;

  @Field(() => Int, { nullable: true, description: "Minutes; null for what is done as needed, or all along." })
  minutes: number | null;

  @Field(() => String, { description: "How." })
  text: string;

  @Field(() => String, { nullable: true, description: "A tip." })
  tip: string | null;

  @Field(() => String, {
    description: "Key of the category of steps that it belongs to, e.g. 'mental'.",
  })
  categoryKey: string;
}

@ObjectType({ description: "A part of the day in a programme's schedule.", simpleResolvers: true })
class ProgrammeBlock {
  @Field(() => String, { description: "Its name in the programme." })
  key: string;

  @Field(() => String, { description: "When, as shown, e.g. '07:00–07:10' or 'Vid behov'." })
  time: string;

  @Field(() => String, { description: "Heading." })
  title: string;

  @Field(() => TimeOfDay, { description: "The time of the day that its steps of a protocol have." })
  timeOfDay: Part<"schedule">["timeOfDay"];

  @Field(() => Int, { nullable: true, description: "Minutes in all; null for what is done as needed." })
  minutes: number | null;

  @Field(() => [ProgrammeActivity], { description: "What is done then, in order." })
  activities: ProgrammeActivity[];
}

@ObjectType({ description: "A day of a programme's week.", simpleResolvers: true })
class ProgrammeDay {
  @Field(() => String, { description: "The day, e.g. 'Måndag'." })
  day: string;

  @Field(() => String, { description: "What it is about." })
  title: string;

  @Field(() => String, { description: "What is done." })
  text: string;
}

@ObjectType({ description: "A month of a programme.", simpleResolvers: true })
class ProgrammeMonth {
  @Field(() => String, { description: "Its name, e.g. 'Månad 1: …'." })
  title: string;

  @Field(() => [String], { description: "What to do, in order." })
  steps: string[];

  @Field(() => String, { description: "What to reach." })
  goal: string;
}

@ObjectType({ description: "A question with its answer.", simpleResolvers: true })
export class ProgrammeQuestion {
  @Field(() => String, { description: "The question." })
  question: string;

  @Field(() => String, { description: "The answer in Markdown." })
  answer: string;
}

@ObjectType({ description: "Something that one may use: an app, a book, a tool, a service.", simpleResolvers: true })
class ProgrammeResource {
  @Field(() => String, { description: "What it is; of a book its title, author and year." })
  name: string;

  @Field(() => String, { nullable: true, description: "What it costs, as shown, e.g. '99 kr/mån'." })
  price: string | null;

  @Field(() => String, { description: "What it is for." })
  text: string;

  @Field(() => [String], { description: "What speaks for it." })
  pros: string[];

  @Field(() => [String], { description: "What speaks against it." })
  cons: string[];

  @Field(() => EquipmentLevel, {
    nullable: true,
    description: "How much one should know to use it, where that is graded.",
  })
  level: EquipmentLevelName | null;

  @Field(() => String, { nullable: true, description: "Who offers it, of a service." })
  provider: string | null;
}

@ObjectType({ description: "Resources of one kind.", simpleResolvers: true })
class ProgrammeResources {
  @Field(() => String, { description: "The kind, e.g. 'apps'." })
  key: string;

  @Field(() => String, { description: "Heading." })
  title: string;

  @Field(() => [ProgrammeResource], { description: "The resources." })
  items: ProgrammeResource[];
}

@ObjectType({ description: "What a budget is enough for.", simpleResolvers: true })
class ProgrammeTier {
  @Field(() => String, { description: "Its name." })
  title: string;

  @Field(() => String, { description: "What it costs, as shown." })
  cost: string;

  @Field(() => [String], { description: "What there is for it." })
  includes: string[];
}

@ObjectType({ description: "When one is ready for the next level.", simpleResolvers: true })
class ProgrammeReadiness {
  @Field(() => String, { description: "How many of the points it takes." })
  rule: string;

  @Field(() => [String], { description: "The points to tick." })
  items: string[];
}

@ObjectType({ description: "What the next level is about.", simpleResolvers: true })
export class ProgrammePreview {
  @Field(() => String, { description: "Heading." })
  title: string;

  @Field(() => String, { description: "Text in Markdown." })
  text: string;

  @Field(() => [String], { description: "What it has." })
  items: string[];
}

@ObjectType({ description: "A step of the way on from here.", simpleResolvers: true })
class ProgrammeRoadmapStep {
  @Field(() => String, { description: "Its name." })
  title: string;

  @Field(() => String, { description: "What to do." })
  text: string;

  @Field(() => Boolean, { description: "True for one that must not be left out." })
  isCritical: boolean;
}

/** A programme of mental optimisation, with everything that it says. */
@ObjectType({
  description: "A programme of mental optimisation. What a level has nothing of is an empty list or null.",
  simpleResolvers: true,
  implements: [Node, Content],
})
export class Programme implements Node, Content {
  id: string;

  path: string;

  @Field(() => ProgrammeLevel, { description: "Its level." })
  level: Level;

  @Field(() => String, { description: "Title of its page." })
  title: string;

  @Field(() => String, { description: "The first heading on the page." })
  heading: string;

  @Field(() => String, { description: "What the page begins with." })
  lead: string;

  @Field(() => String, { description: "What the page is about, in at most 160 characters." })
  description: string;

  @Field(() => [String], { description: "Words for search engines." })
  keywords: string[];

  @Field(() => String, { description: "The level's badge, e.g. 'Light · Nybörjare'." })
  badge: string;

  @Field(() => String, {
    nullable: true,
    description: "Who has reviewed it medically, as readers see it; null before anybody has.",
  })
  reviewer: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Day of the review." })
  reviewedOn: string | null;

  @Field(() => ProgrammeCard, { description: "The level on the overview." })
  card: ProgrammeCard;

  @Field(() => ProgrammePosition, { description: "Its place on a slider of levels." })
  position: ProgrammePosition;

  @Field(() => [ProgrammeStat], { description: "Its figures." })
  stats: ProgrammeStat[];

  @Field(() => [ProgrammeNotice], { description: "What is to be known before one begins." })
  notices: ProgrammeNotice[];

  @Field(() => [ProgrammeSection], {
    description: "Its sections in their order: the six that each level has, without those that do not show.",
  })
  sections: ProgrammeSection[];

  @Field(() => [ProgrammePoint], { description: "What one must have before one begins." })
  prerequisites: ProgrammePoint[];

  @Field(() => [ProgrammePhase], { description: "Its phases in their order." })
  phases: ProgrammePhase[];

  @Field(() => ProgrammeTimeSplit, { nullable: true, description: "How the minutes are spread over the day." })
  timeSplit: ProgrammeTimeSplit | null;

  @Field(() => [ProgrammeCategory], { description: "Its categories." })
  categories: ProgrammeCategory[];

  @Field(() => [ProgrammeBlock], { description: "The day's schedule." })
  schedule: ProgrammeBlock[];

  @Field(() => [ProgrammePoint], { description: "How the day is changed when it is another day." })
  adjustments: ProgrammePoint[];

  @Field(() => [ProgrammeDay], { description: "The week, where the level has one." })
  week: ProgrammeDay[];

  @Field(() => [ProgrammeMonth], { description: "The months, where the level has a plan for them." })
  months: ProgrammeMonth[];

  @Field(() => [ProgrammeQuestion], { description: "Questions and answers." })
  faq: ProgrammeQuestion[];

  @Field(() => [ProgrammeResources], { description: "Resources by their kind." })
  resources: ProgrammeResources[];

  @Field(() => [ProgrammeTier], { description: "What it costs to begin." })
  tiers: ProgrammeTier[];

  @Field(() => ProgrammeReadiness, { nullable: true, description: "When one is ready for the next level." })
  readiness: ProgrammeReadiness | null;

  @Field(() => ProgrammePreview, { nullable: true, description: "What the next level is about." })
  preview: ProgrammePreview | null;

  @Field(() => [ProgrammeRoadmapStep], { description: "The way on from here." })
  roadmap: ProgrammeRoadmapStep[];

  @Field(() => [ProgrammePoint], { description: "Communities that there may be one day." })
  community: ProgrammePoint[];

  @Field(() => [ProgrammePoint], { description: "What may come, and how far it is." })
  future: ProgrammePoint[];

  @Field(() => String, { nullable: true, description: "The last words." })
  reminder: string | null;

  @Field(() => [ArticleSource], { description: "What '[1]' and '[2, 3]' in its texts refer to, in order." })
  sources: ArticleSource[];
}
