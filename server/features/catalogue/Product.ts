import { GraphQLLocalDate, GraphQLURL } from "graphql-scalars";
import { Field, Float, Int, InterfaceType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import type { FormerPrices } from "../../../schema/rules/catalogue/price.ts";
import { Money, PriceRange } from "../../platform/graphql/Money.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { Article } from "../articles/Article.ts";
import { Image } from "../media/Image.ts";
import { Category } from "./Category.ts";
import {
  Area,
  Difficulty,
  RecommendationCriterion,
  SampleType,
  Sex,
  SupplementForm,
  TestLocation,
} from "./catalogueEnums.ts";
import { GoalReason, type StoredGoalReason } from "./Goal.ts";
import { ProductOffer } from "./offers/ProductOffer.ts";
import { PricePeriod, PriceReduction } from "./prices/PriceHistory.ts";
import { Provider } from "./providers/Provider.ts";

const list = { type: "text", array: true, default: "{}" } as const;
const text = { type: "text", nullable: true } as const;

/**
 * A health test, supplement or piece of equipment: one table, and what they have in common in the graph. What only
 * one kind has is in `HealthTest.ts`, `Supplement.ts` and `Equipment.ts`.
 *
 * The columns below 'Derived' are computed from the others by `derivedColumns.ts` whenever a
 * product is written. Together with the indexes they make lists fast at any size.
 */
@Entity({ name: "product" })
@Index("product_list", ["area", "sortRank", "name", "id"], { where: "is_available" })
@Index("product_list_category", ["categoryId", "sortRank", "name", "id"], { where: "is_available" })
@Index("product_list_kind", ["area", "kind", "sortRank", "name", "id"], { where: "is_available" })
@Index("product_list_name", ["area", "name", "id"], { where: "is_available" })
@Index("product_list_price", { synchronize: false })
@Index("product_list_price_down", { synchronize: false })
@Index("product_list_dose_price", { synchronize: false })
@Index("product_list_answer_days", { synchronize: false })
@Index("product_list_marker_count", { synchronize: false })
@Index("product_category_name", { synchronize: false })
@Index("product_category_price", { synchronize: false })
@Index("product_category_price_down", { synchronize: false })
@Index("product_category_dose_price", { synchronize: false })
@Index("product_category_answer_days", { synchronize: false })
@Index("product_category_marker_count", { synchronize: false })
@Index("product_provider", ["providerName", "name", "id"])
@Index("product_sku", ["providerName", "sku"], { where: "sku IS NOT NULL" })
@Index("product_variants", ["providerName", "variantGroup"], { where: "variant_group IS NOT NULL" })
@Index("product_gtin", ["gtin"], { where: "gtin IS NOT NULL" })
@Index("product_list_provider", ["providerName", "area", "name", "id"], { where: "is_available" })
@Index("product_search_words", { synchronize: false })
@Index("product_search_sample", { synchronize: false })
@Index("product_search_plain", { synchronize: false })
@Index("product_marker", { synchronize: false })
@Index("product_goal", { synchronize: false })
@Index("product_goal_ids", { synchronize: false })
@Index("product_library_image", { synchronize: false })
@InterfaceType({
  description: "A health test, supplement or piece of equipment; which one follows from its area.",
  implements: Node,
})
export class Product implements Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT", type: "int" })
  @Field(() => Int, {
    name: "databaseId",
    simple: false,
    description: "The number that addresses name it by, e.g. 12 in '/tester?jamfor=12'.",
  })
  id: number;

  @Column({ type: "text", collation: "sv-SE-x-icu" })
  @Field(() => String, { description: "Name." })
  name: string;

  @Field(() => String, {
    description:
      "Path of its page, e.g. '/tester/jarnkollen-hemma-1'. Former ones, with the same number at their end, lead there.",
  })
  path: string;

  @Column({ type: "text", default: "" })
  @Field(() => String, { description: "One to three sentences." })
  description: string;

  @Column({ type: "text", name: "provider_name" })
  @Field(() => String, { description: "Name of the provider." })
  providerName: string;

  @Column({ ...text, name: "provider_country" })
  @Field(() => String, { nullable: true, description: "Country of the provider in Swedish, e.g. 'Sverige'." })
  providerCountry: string | null;

  /** The provider's own number of it, by which the next file finds it. */
  @Column(text)
  sku: string | null;

  /** The number that its package has in every shop, as `readGtin` writes it. */
  @Column(text)
  gtin: string | null;

  /** What the provider's sizes and kinds of one thing have in common; null where it comes in one. */
  @Column({ ...text, name: "variant_group" })
  variantGroup: string | null;

  /** Whether a shop's file made it and nobody has shown it yet: no later file shows it, either. */
  @Column({ type: "boolean", name: "awaits_review", default: false })
  awaitsReview: boolean;

  /** What an admin edited, by its name in the form: no feed changes it. */
  @Column({ ...list, name: "edited_fields" })
  editedFields: string[];

  /** Markers of a test, or active substances of a supplement. */
  @Column(list)
  biomarkers: string[];

  @Column(list)
  @Field(() => [String], { description: "What it has or does." })
  features: string[];

  @Column(list)
  @Field(() => [String], { description: "What speaks for it." })
  pros: string[];

  @Column(list)
  @Field(() => [String], { description: "What speaks against it." })
  cons: string[];

  @Column(list)
  @Field(() => [String], {
    description:
      "What may harm somebody, in whole sentences, e.g. 'Ta det inte om du är gravid eller ammar.'; show every one of them before the way to the seller.",
  })
  warnings: string[];

  @Column({ ...list, name: "recommendation_criteria" })
  @Field(() => [RecommendationCriterion], {
    description: "Which of the published criteria it meets; none where it is not recommended.",
  })
  recommendationCriteria: RecommendationCriterion[];

  @Column({ type: "jsonb", name: "goal_reasons", default: [] })
  @Field(() => [GoalReason], { description: "The goals that it is shown for, each with the reason, tied by hand." })
  goalReasons: StoredGoalReason[];

  /** Sample type of a test, or form of a supplement. */
  @Column({
    type: "enum",
    enum: { ...SampleType, ...SupplementForm },
    enumName: "sample_type",
    name: "sample_type",
    nullable: true,
  })
  sampleType: SampleType | SupplementForm | null;

  @Column({ ...text, name: "price_estimate" })
  @Field(() => String, { nullable: true, description: "Price as shown, e.g. 'från 1 295 kr'." })
  priceEstimate: string | null;

  /** A price that waits for an admin's word; until then everything goes by `priceEstimate`. */
  @Column({ type: "text", name: "held_price", nullable: true })
  heldPrice: string | null;

  /** What it cost before `priceEstimate`, by what that was for. */
  @Column({ type: "jsonb", name: "former_prices", default: {} })
  formerPrices: FormerPrices;

  @Column({ ...text, name: "turnaround_time" })
  turnaroundTime: string | null;

  /** One dose, as on the package. */
  @Column({ ...text, name: "dose" })
  dose: string | null;

  @Column({ type: "int", name: "doses_per_package", nullable: true })
  dosesPerPackage: number | null;

  @Column({ type: "boolean", name: "is_featured", default: false })
  @Field(() => Boolean, { description: "Recommended; comes first in lists." })
  isFeatured: boolean;

  @Column({ type: "boolean", name: "is_available", default: true })
  @Field(() => Boolean, { description: "False: visible to admins only." })
  isAvailable: boolean;

  @Column({ ...text, name: "sample_collection_method" })
  sampleCollectionMethod: string | null;

  /** Of a test whether a referral or prescription is needed; null where nobody has said. */
  @Column({ type: "boolean", name: "needs_referral", nullable: true })
  needsReferral: boolean | null;

  @Column({ ...list, name: "lab_network" })
  labNetwork: string[];

  @Column({ ...text, name: "delivery_method" })
  @Field(() => String, { nullable: true, description: "How it is delivered." })
  deliveryMethod: string | null;

  @Column({ ...text, name: "affiliate_link" })
  @Field(() => GraphQLURL, {
    nullable: true,
    description: "The provider's page for it; null when there is none to open.",
  })
  affiliateLink: string | null;

  /** Of a test whether a doctor comments on the results; null where nobody has said. */
  @Column({ type: "boolean", name: "includes_doctor_review", nullable: true })
  includesDoctorReview: boolean | null;

  @Column({
    type: "enum",
    enum: TestLocation,
    enumName: "test_location_type",
    name: "test_location_type",
    nullable: true,
  })
  testLocationType: TestLocation | null;

  /** Of a test the sex that it is for; null when it is for everybody. */
  @Column({ type: "enum", enum: Sex, enumName: "sex", name: "intended_for", nullable: true })
  intendedFor: Sex | null;

  /** For equipment its type, e.g. 'Smart ring'; for tests free text. */
  @Column({ ...text, name: "test_category" })
  testCategory: string | null;

  @Column({ ...text, name: "lab_accreditation" })
  labAccreditation: string | null;

  @Column({ ...list, name: "shipping_regions" })
  @Field(() => [String], { description: "Countries it is sent to." })
  shippingRegions: string[];

  @Column({ type: "real", name: "external_rating", nullable: true })
  @Field(() => Float, { nullable: true, description: "Rating by others, 0 to 5." })
  externalRating: number | null;

  @Column({ ...text, name: "image_url" })
  imageUrl: string | null;

  @Column({ type: "enum", enum: Difficulty, enumName: "difficulty", nullable: true })
  @Field(() => Difficulty, {
    nullable: true,
    description: "How demanding it is to use; null passes every experience rule.",
  })
  difficulty: Difficulty | null;

  @Column({ type: "date", name: "checked_at", nullable: true })
  @Field(() => GraphQLLocalDate, {
    name: "checkedOn",
    simple: false,
    nullable: true,
    description: "Day on which its facts were last looked at.",
  })
  checkedAt: string | null;

  @Column({ type: "int", name: "category_id" })
  categoryId: number;

  @ManyToOne(() => Category, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "category_id", foreignKeyConstraintName: "product_category" })
  @Field(() => Category, { description: "Its category." })
  category: Relation<Category>;

  @Field(() => Provider, { nullable: true, description: "Its provider, when the catalogue knows more than the name." })
  provider: Relation<Provider> | null;

  @Field(() => PriceRange, {
    nullable: true,
    description:
      "The amounts in `priceEstimate`; null when it cannot be read, and when it is in another currency. Of what is paid again and again, see `isRecurring`, what each time costs; of others see `pricePer`.",
  })
  price: PriceRange | null;

  @Field(() => Boolean, { description: "True when the price is paid again and again, as in '249 kr/mån'." })
  isRecurring: boolean;

  @Field(() => Money, {
    nullable: true,
    description:
      "What it costs otherwise, where `priceEstimate` says so and that is more, as in '349 kr (ord. 449 kr)'.",
  })
  listPrice: Money | null;

  @Field(() => [PricePeriod], {
    description:
      "What it has cost, the latest first, since we know its prices and since they are paid as they are now (once, or again and again). Errors: BAD_USER_INPUT.",
  })
  priceHistory: PricePeriod[];

  @Field(() => Money, {
    nullable: true,
    description: "The lowest price of the last thirty days, today among them; null when none is known.",
  })
  lowestPrice30Days: Money | null;

  @Field(() => PriceReduction, {
    nullable: true,
    description:
      "Present while the price may be called reduced: lowered within the last thirty days, to less than every price of the thirty days before.",
  })
  priceReduction: PriceReduction | null;

  @Field(() => Image, { nullable: true, description: "Its picture." })
  image: Image | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Path that leads to the provider's page and counts the click, e.g. '/ut/12'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/12?fran=tester'.",
  })
  visitPath: string | null;

  @Field(() => Boolean, {
    description:
      "True while the provider's page does not answer, three nights or more: say so, e.g. 'Länken svarar inte', and do not lead there. It becomes false by itself.",
  })
  isLinkBroken: boolean;

  @Field(() => [ProductOffer], {
    description:
      "What its sellers ask for it, those that have it first and then by price with sending; none where one seller has it.",
  })
  offers: ProductOffer[];

  @Field(() => [Product], {
    description:
      "The available sizes and kinds of it at the same provider, by name, itself among them, at most 50; none where it comes in one. Errors: QUERY_TOO_COSTLY.",
  })
  variants: Relation<Product>[];

  @Field(() => String, {
    description: "Why it stands where it does in its area's order, e.g. 'Visas först: svensk leverantör'.",
  })
  rankReason: string;

  @Field(() => [Article], {
    description: "The published guides about it: what a test measures, a supplement contains or equipment is for.",
  })
  guides: Article[];

  // Derived

  @Column({ type: "enum", enum: Area, enumName: "area" })
  @Field(() => Area, { description: "Its product area." })
  area: Area;

  /** Lowest amount in `priceEstimate`, in öre; null when it cannot be read, or is in another currency. */
  @Column({ type: "int", name: "price_from", nullable: true })
  priceFrom: number | null;

  /** Unit or period of the price, where it is not for one, paid once. */
  @Column({ type: "text", name: "price_per", nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "What the price is for, in Swedish, e.g. 'månad', '3 månader' or '100 g'; null where it is paid once for one, and where it cannot be read.",
  })
  pricePer: string | null;

  /** Lowest price of a dose in öre; null where price or doses are not known, or the price recurs. */
  @Column({ type: "int", name: "dose_price", nullable: true })
  dosePrice: number | null;

  /** Days in the calendar that `turnaroundTime` takes at most; null when it names no time. */
  @Column({ type: "int", name: "answer_days", nullable: true })
  answerDays: number | null;

  /** Number of `biomarkers`. */
  @Column({ type: "int", name: "marker_count", default: 0 })
  markerCount: number;

  /** Rank in its area's order; lower comes first, names decide within it. */
  @Column({ type: "smallint", name: "sort_rank" })
  sortRank: number;

  /** Value of the area's second filter: sample type, form or equipment type; '' when none. */
  @Column({ type: "text", default: "" })
  kind: string;

  @Column({ type: "boolean", name: "is_swedish" })
  isSwedish: boolean;

  /** Whether `needsReferral` is known to be so; processes and clients of the former version read it. */
  @Column({ type: "boolean", name: "requires_prescription", default: false })
  requiresPrescription: boolean;

  /** Whether `includesDoctorReview` is known to be so; processes and clients of the former version read it. */
  @Column({ type: "boolean", name: "has_doctor_analysis", default: false })
  hasDoctorAnalysis: boolean;

  /** Lower-case text of the area's search fields, one a line; processes of the former version search it. */
  @Column({ type: "text", name: "search_text" })
  searchText: string;

  /** The same without dots and rings, which searches look in for parts of words. */
  @Column({ type: "text", name: "search_plain", default: "" })
  searchPlain: string;

  /** The search words and their places: see `indexedWords`. */
  @Column({ type: "tsvector", name: "search_words", default: "" })
  searchWords: string;

  /** Lower-case name, description and category: where personalising looks for the text of a goal. */
  @Column({ type: "text", name: "goal_text" })
  goalText: string;

  /** Ids of the goals of `goalReasons`, for its index. */
  @Column({ ...list, name: "goal_ids" })
  goalIds: string[];

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
