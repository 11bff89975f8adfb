import { randomUUID } from "node:crypto";
import { GraphQLObjectType, GraphQLSchema, GraphQLString, graphql } from "graphql";
import { describe, expect, it } from "vitest";
import { EXAMPLE_PRODUCT } from "../../client/graphiql/exampleAnswers.ts";
import { CONSENTS, type ConsentKind } from "../../schema/consents.ts";
import { dayOf } from "../../schema/rules/words/days.ts";
import { DEMO_SITE } from "../../schema/site.ts";
import { DEFAULT_START } from "../../schema/startPage.ts";
import { createSchema } from "../../server/graph.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { enforcePolicies } from "../../server/platform/graphql/policy.ts";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  asAdmin,
  asNative,
  change,
  type Member,
  signedIn,
  startAccounts,
} from "../support/accounts.ts";
import type { Client, Variables } from "../support/api.ts";
import { listQuery } from "../support/apiCatalogue.ts";
import { aMerge } from "../support/journeyGraph.ts";
import { aLabValue, consentToLabValues, record } from "../support/labValues.ts";
import { tokenIn } from "../support/mail.ts";
import { operationOf } from "../support/operations.ts";
import { aProtocol, aStep, create } from "../support/protocolGraph.ts";
import { aSubscription } from "../support/reminders.ts";
import { analyze, consent, protocolAnswers, sending, sleepAnswers, trainingAnswers } from "../support/testAnswers.ts";

const consentWords = (kind: ConsentKind) => {
  const { title, ask, text } = CONSENTS[kind];
  return { title, ask, text, isSameMeaning: true };
};

const FEED_FACTS = {
  name: "Flöde",
  providerName: "Butik",
  url: "https://butik.example/fil",
  category: "mineraler",
  filter: [],
  showsNew: false,
  hour: 4,
  isOn: false,
};

const api = await startAccounts();
const schema = await createSchema();
const operationNames = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);
/** Somebody always is admin, whatever becomes of the others. */
await asAdmin(api);

type Verdict = "allowed" | "UNAUTHENTICATED" | "FORBIDDEN";
type Verdicts = readonly [anonymous: Verdict, user: Verdict, otherUser: Verdict, admin: Verdict];

const EVERYBODY: Verdicts = ["allowed", "allowed", "allowed", "allowed"];
const SIGNED_IN: Verdicts = ["UNAUTHENTICATED", "allowed", "allowed", "allowed"];
const ADMINS: Verdicts = ["UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN", "allowed"];

/** Good arguments, of the user whom the operation is about, or of the one who asks. */
type Arguments = (user: Member, asking: Member | undefined) => Variables | Promise<Variables>;

/** A product of a category that there is none of, so that nothing is written. */
const PRODUCT_FACTS = { ...EXAMPLE_PRODUCT, category: "finns-inte" };
/** A category whose slug another one has. */
const CATEGORY_FACTS = { area: "TESTS", name: "Blodtester", slug: "blodtester", description: "", position: 1 };

const MARKER_FACTS = {
  name: "Markör",
  unit: "",
  group: "",
  description: "Visar något.",
  otherMeaning: "",
  reference: "",
  guideSlugs: [],
};

const secretPassword = (_: Member, asking?: Member) => asking?.person.password ?? "hemligt";

const PROVIDER_FACTS = { name: "Å", country: "", website: "", description: "", logoUrl: "" };
const MR_PROVIDER = {
  name: "Exempel MR",
  lowestPrice: 2_900,
  highestPrice: 5_900,
  turnaroundTime: "5–7 arbetsdagar",
  turnaroundDays: 11,
  location: "Stockholm",
  hasDoctorAnalysis: true,
  requiresPrescription: false,
  strengths: [],
  weaknesses: [],
  affiliateLink: "",
  isFeatured: false,
  checkedOn: "2026-11-01",
};

const TRAINING_METHOD = {
  ...{ title: "A", icon: "YOGA", intensity: "LOW", duration: "A", frequency: "A", description: "A", benefits: ["A"] },
  ...{ beginning: "A", suits: "A", caution: "A", guideSlug: "" },
};
const METHOD_ID = globalId("TrainingMethod", "finns-inte");

/** Every operation of the graph: who may ask for it, and with what. */
const TEMPLATE = {
  ...{ name: "En mall", description: "Att börja från.", difficulty: "BEGINNER", hasOwnOrder: false },
  ...{ position: 99, isShown: false, steps: [{ key: randomUUID(), title: "Ett steg", frequency: "DAILY" }] },
};
const PAGE = {
  ...{ slug: "", title: "A", heading: "A", description: "A", lead: "", sections: [] },
  ...{ isPublished: false, inFooter: false },
};

const ARTICLE = {
  title: "Prov",
  slug: "prov",
  description: "",
  topic: "SLEEP",
  authorId: globalId("Author", 1),
  badges: [],
  countsAsTraining: false,
  reviewer: "",
  content: "",
  state: "DRAFT",
};

const OPERATIONS: Record<string, readonly [Verdicts, Arguments]> = {
  analyses: [SIGNED_IN, () => ({})],
  analysis: [SIGNED_IN, async (user) => ({ kind: "SLEEP", key: (await sleepTestOf(user)).key })],
  analysisSource: [EVERYBODY, () => ({})],
  article: [EVERYBODY, () => ({ slug: "somn-optimering" })],
  articleTopics: [EVERYBODY, () => ({})],
  articles: [EVERYBODY, () => ({ first: 1 })],
  author: [EVERYBODY, () => ({ slug: "eivor-almvide" })],
  biomarker: [EVERYBODY, () => ({ databaseId: 1 })],
  biomarkers: [EVERYBODY, () => ({})],
  categories: [EVERYBODY, () => ({ area: "TESTS" })],
  consentTexts: [EVERYBODY, () => ({})],
  content: [EVERYBODY, () => ({ path: "/om-oss" })],
  goals: [EVERYBODY, () => ({})],
  labValues: [SIGNED_IN, () => ({})],
  labProfile: [SIGNED_IN, () => ({})],
  isDemoCatalogue: [EVERYBODY, () => ({})],
  isProductGone: [EVERYBODY, () => ({ databaseId: 1 })],
  journey: [SIGNED_IN, () => ({})],
  journeyItems: [EVERYBODY, () => ({})],
  journeyTexts: [EVERYBODY, () => ({})],
  keptData: [EVERYBODY, () => ({})],
  markerCover: [EVERYBODY, () => ({ databaseIds: [1] })],
  markerQuestions: [EVERYBODY, () => ({})],
  me: [EVERYBODY, () => ({})],
  node: [EVERYBODY, () => ({ id: "QXV0aG9yOjE" })],
  nodes: [EVERYBODY, () => ({ ids: ["QXV0aG9yOjE"] })],
  myData: [SIGNED_IN, () => ({})],
  affiliateClicks: [ADMINS, () => ({ first: 1 })],
  affiliateClickFile: [ADMINS, () => ({ from: "2026-01-01", to: "2026-01-31" })],
  affiliateClickReport: [ADMINS, () => ({ from: "2026-01-01", to: "2026-01-31" })],
  affiliateClicksByOffer: [ADMINS, () => ({ from: "2026-01-01", to: "2026-01-31" })],
  contactMessages: [ADMINS, () => ({ first: 1 })],
  newContactMessageCount: [ADMINS, () => ({})],
  editableMrProviders: [ADMINS, () => ({})],
  editableTrainingMethods: [ADMINS, () => ({})],
  accounts: [ADMINS, () => ({ first: 1 })],
  siteChecks: [ADMINS, () => ({})],
  auditLog: [ADMINS, () => ({ first: 1 })],
  images: [ADMINS, () => ({ first: 1 })],
  mrProvider: [EVERYBODY, () => ({ databaseId: 1 })],
  mrProviders: [EVERYBODY, () => ({})],
  footerPages: [EVERYBODY, () => ({})],
  page: [EVERYBODY, () => ({ slug: "om-oss" })],
  provider: [EVERYBODY, () => ({ databaseId: 1 })],
  providers: [EVERYBODY, () => ({ first: 1 })],
  providerLogos: [ADMINS, () => ({})],
  product: [EVERYBODY, () => ({ databaseId: 1 })],
  products: [EVERYBODY, () => ({ area: "TESTS", first: 1 })],
  productsByIds: [EVERYBODY, () => ({ databaseIds: [1] })],
  questionnaire: [EVERYBODY, () => ({ kind: "RECOMMENDATION" })],
  search: [EVERYBODY, () => ({ query: "järn", first: 1 })],
  reminders: [EVERYBODY, () => ({})],
  roleHolders: [ADMINS, () => ({})],
  supplierCollection: [ADMINS, () => ({})],
  editableProducts: [ADMINS, () => ({ first: 1 })],
  editableProduct: [ADMINS, () => ({ id: globalId("Product", 1) })],
  editableCategories: [ADMINS, () => ({})],
  supplierSources: [ADMINS, () => ({})],
  suppliers: [ADMINS, () => ({ first: 1 })],
  trainingMethods: [EVERYBODY, () => ({})],
  programmes: [EVERYBODY, () => ({})],
  programme: [EVERYBODY, () => ({ level: "LIGHT" })],
  programmeProgress: [SIGNED_IN, () => ({ level: "LIGHT" })],
  protocolCategories: [EVERYBODY, () => ({})],
  protocolTemplates: [EVERYBODY, () => ({})],
  protocols: [SIGNED_IN, () => ({})],
  protocol: [SIGNED_IN, () => ({ key: randomUUID() })],
  activeProtocols: [SIGNED_IN, () => ({})],
  followedPeriods: [SIGNED_IN, () => ({})],
  checklist: [SIGNED_IN, () => ({})],

  createAccessToken: [SIGNED_IN, () => ({})],
  createProduct: [ADMINS, () => ({ input: PRODUCT_FACTS })],
  updateProduct: [ADMINS, () => ({ input: { id: globalId("Product", 2_147_483_647), version: 1, ...PRODUCT_FACTS } })],
  checkProduct: [
    ADMINS,
    () => ({ input: { id: globalId("Product", 2_147_483_647), version: 1, checkedOn: "2026-01-31" } }),
  ],
  setProductAvailability: [
    ADMINS,
    () => ({ input: { id: globalId("Product", 2_147_483_647), version: 1, isAvailable: true } }),
  ],
  reviewProducts: [
    ADMINS,
    () => ({
      input: { products: [{ id: globalId("Product", 2_147_483_647), version: 1, description: "UNMARKED" }] },
    }),
  ],
  decideHeldPrice: [
    ADMINS,
    () => ({ input: { id: globalId("Product", 2_147_483_647), version: 1, isApproved: true } }),
  ],
  correctPrice: [
    ADMINS,
    () => ({ input: { id: globalId("Product", 2_147_483_647), day: "2026-01-31", amount: 129_500 } }),
  ],
  deleteProduct: [ADMINS, () => ({ input: { id: globalId("Product", 2_147_483_647), version: 1 } })],
  createCategory: [ADMINS, () => ({ input: CATEGORY_FACTS })],
  updateCategory: [
    ADMINS,
    () => ({ input: { id: globalId("Category", 2_147_483_647), version: 1, ...CATEGORY_FACTS } }),
  ],
  editableBiomarkers: [ADMINS, () => ({})],
  createBiomarker: [ADMINS, () => ({ input: { ...MARKER_FACTS, name: "" } })],
  updateBiomarker: [
    ADMINS,
    () => ({ input: { id: globalId("Biomarker", 2_147_483_647), version: 1, ...MARKER_FACTS } }),
  ],
  deleteBiomarker: [ADMINS, () => ({ input: { id: globalId("Biomarker", 2_147_483_647), version: 1 } })],
  editableAuthors: [ADMINS, () => ({})],
  createAuthor: [
    ADMINS,
    () => ({ input: { name: "Eivor Almvide", slug: "eivor-almvide", title: "", bio: "", isExample: true } }),
  ],
  updateAuthor: [
    ADMINS,
    () => ({
      input: { id: globalId("Author", 2_147_483_647), version: 1, name: "Å", title: "", bio: "", isExample: true },
    }),
  ],
  deleteAuthor: [ADMINS, () => ({ input: { id: globalId("Author", 2_147_483_647), version: 1 } })],
  demoContents: [ADMINS, () => ({})],
  leaveDemo: [ADMINS, () => ({})],
  returnToDemo: [ADMINS, () => ({})],
  editableProviders: [ADMINS, () => ({ first: 1 })],
  createProvider: [ADMINS, () => ({ input: { ...PROVIDER_FACTS, name: "Fjällprov" } })],
  createProviderFromSupplier: [ADMINS, () => ({ input: { supplierId: globalId("Supplier", 2_147_483_647) } })],
  updateProvider: [
    ADMINS,
    () => ({ input: { id: globalId("Provider", 2_147_483_647), version: 1, ...PROVIDER_FACTS } }),
  ],
  mergeProvider: [
    ADMINS,
    () => ({
      input: { id: globalId("Provider", 2_147_483_647), version: 1, intoId: globalId("Provider", 1) },
    }),
  ],
  deleteProvider: [ADMINS, () => ({ input: { id: globalId("Provider", 2_147_483_647), version: 1 } })],
  startPage: [EVERYBODY, () => ({})],
  site: [EVERYBODY, () => ({})],
  siteSettings: [ADMINS, () => ({})],
  siteSetup: [ADMINS, () => ({})],
  // A version that was never shown: nothing is changed.
  updateSiteSettings: [ADMINS, () => ({ input: { ...DEMO_SITE, version: -1 } })],
  updateSiteAreas: [ADMINS, () => ({ input: { areasOff: ["MR"], version: -1 } })],
  updateSiteLook: [ADMINS, () => ({ input: { primaryColour: "", logoUrl: "", version: -1 } })],
  updateSiteMenu: [ADMINS, () => ({ input: { menu: [], footer: [], version: -1 } })],
  updateStartPage: [ADMINS, () => ({ input: { ...DEFAULT_START, version: -1 } })],
  updateSiteCatalogue: [ADMINS, () => ({ input: { checksLinks: true, oldPriceDays: 60, version: -1 } })],
  updateSiteConsents: [
    ADMINS,
    () => ({
      input: { ...{ healthData: consentWords("health_data"), testAnswers: consentWords("test_answers") }, version: -1 },
    }),
  ],
  updateSiteAnalytics: [ADMINS, () => ({ input: { address: "", siteId: "", asksFirst: true, version: -1 } })],
  setSiteOpen: [ADMINS, () => ({ input: { isOpen: true, version: -1 } })],
  redirect: [EVERYBODY, () => ({ path: "/finns-inte" })],
  editableRedirects: [ADMINS, () => ({})],
  createRedirect: [ADMINS, () => ({ input: { from: "/tester", to: "/guider" } })],
  updateRedirect: [
    ADMINS,
    () => ({ input: { id: globalId("Redirect", 2_147_483_647), version: 1, from: "/finns-inte", to: "/guider" } }),
  ],
  deleteRedirect: [ADMINS, () => ({ input: { id: globalId("Redirect", 2_147_483_647), version: 1 } })],
  editableSynonyms: [ADMINS, () => ({})],
  createSynonym: [ADMINS, () => ({ input: { term: "finns", kind: "GUIDE", target: "finns-inte" } })],
  updateSynonym: [
    ADMINS,
    () => ({
      input: { id: globalId("Synonym", 2_147_483_647), version: 1, term: "finns", kind: "GUIDE", target: "finns-inte" },
    }),
  ],
  deleteSynonym: [ADMINS, () => ({ input: { id: globalId("Synonym", 2_147_483_647), version: 1 } })],
  deleteCategory: [ADMINS, () => ({ input: { id: globalId("Category", 2_147_483_647), version: 1 } })],
  addSupplierSource: [ADMINS, () => ({ input: { url: "https://www.exempel.se/lista", kind: "LIST" } })],
  removeSupplierSource: [ADMINS, () => ({ input: { id: globalId("SupplierSource", 1) } })],
  updateSupplier: [
    ADMINS,
    () => ({
      input: {
        id: globalId("Supplier", 1),
        version: 1,
        name: "Exempel",
        country: "",
        categories: [],
        specialisations: [],
        priceRange: "",
        website: "",
      },
    }),
  ],
  deleteSupplier: [ADMINS, () => ({ input: { id: globalId("Supplier", 2_147_483_647), version: 1 } })],
  collectSuppliers: [ADMINS, () => ({})],
  cancelSupplierCollection: [ADMINS, () => ({})],
  beginSecondFactor: [SIGNED_IN, (...who) => ({ input: { password: secretPassword(...who) } })],
  confirmSecondFactor: [SIGNED_IN, () => ({ input: { code: "123456" } })],
  removeSecondFactor: [SIGNED_IN, (...who) => ({ input: { password: secretPassword(...who), code: "123456" } })],
  renewRecoveryCodes: [SIGNED_IN, () => ({ input: { code: "123456" } })],
  verifyAgain: [SIGNED_IN, (...who) => ({ input: { password: secretPassword(...who) } })],
  changeEmail: [SIGNED_IN, (...who) => ({ input: { email: aPerson().email, password: secretPassword(...who) } })],
  changePassword: [
    SIGNED_IN,
    (...who) => ({ input: { currentPassword: secretPassword(...who), newPassword: "nyare lösenord" } }),
  ],
  analyzeProtocol: [EVERYBODY, () => ({ input: sending(protocolAnswers()) })],
  analyzeSleep: [SIGNED_IN, () => ({ input: sending(sleepAnswers()) })],
  analyzeTraining: [EVERYBODY, () => ({ input: sending(trainingAnswers()) })],
  mergeAnalyses: [SIGNED_IN, () => ({ input: { training: [], protocol: [] } })],
  confirmCareContact: [SIGNED_IN, async (user) => ({ input: { id: (await sleepTestOf(user)).id } })],
  removeAnalysis: [SIGNED_IN, async (user) => ({ input: { id: (await sleepTestOf(user)).id } })],
  recordLabValues: [SIGNED_IN, () => ({ input: { values: [aLabValue()] } })],
  updateLabValue: [
    SIGNED_IN,
    async (user) => {
      const { clientKey: _, ...value } = aLabValue();
      return { input: { id: (await labValueOf(user)).id, ...value } };
    },
  ],
  setLabProfile: [SIGNED_IN, () => ({ input: { birthYear: 1980, sex: "FEMALE" } })],
  deleteLabValues: [SIGNED_IN, async (user) => ({ input: { ids: [(await labValueOf(user)).id] } })],
  answerQuestionnaire: [SIGNED_IN, () => ({ input: { interests: [] } })],
  completeOnboarding: [SIGNED_IN, () => ({ input: { name: "Anna", goals: ["Sova bättre"], experience: "BEGINNER" } })],
  confirmEmail: [EVERYBODY, async (user, asking) => ({ input: { token: asking ? await changeToken(user) : "okänd" } })],
  createTrainingMethod: [ADMINS, () => ({ input: { ...TRAINING_METHOD, slug: "" } })],
  updateTrainingMethod: [ADMINS, () => ({ input: { ...TRAINING_METHOD, id: METHOD_ID, version: 1 } })],
  moveTrainingMethod: [ADMINS, () => ({ input: { id: METHOD_ID, from: 1, to: 2 } })],
  deleteTrainingMethod: [ADMINS, () => ({ input: { id: METHOD_ID, version: 1 } })],
  createMrProvider: [ADMINS, () => ({ input: { ...MR_PROVIDER, name: " " } })],
  updateMrProvider: [ADMINS, () => ({ input: { ...MR_PROVIDER, id: globalId("MrProvider", 999_999), version: 1 } })],
  checkMrProvider: [ADMINS, () => ({ input: { id: globalId("MrProvider", 999_999), version: 1 } })],
  deleteMrProvider: [ADMINS, () => ({ input: { id: globalId("MrProvider", 999_999), version: 1 } })],
  setContactMessageHandled: [ADMINS, () => ({ input: { key: randomUUID(), isHandled: true } })],
  deleteContactMessage: [ADMINS, () => ({ input: { key: randomUUID() } })],
  deleteImage: [ADMINS, () => ({ input: { id: "finns inte" } })],
  updateImage: [ADMINS, () => ({ input: { id: "finns inte", alt: "En bild" } })],
  previewCatalogueImport: [ADMINS, () => ({ input: { file: null } })],
  readCatalogueFile: [ADMINS, () => ({ input: { file: null } })],
  saveCatalogueMapping: [ADMINS, () => ({ input: { name: "", mapping: { columns: [] } } })],
  deleteCatalogueMapping: [ADMINS, () => ({ input: { id: "finns inte" } })],
  savedCatalogueMappings: [ADMINS, () => ({})],
  productFeeds: [ADMINS, () => ({})],
  productFeedRuns: [ADMINS, () => ({ feedId: globalId("ProductFeed", 2_147_483_647) })],
  createProductFeed: [ADMINS, () => ({ input: { ...FEED_FACTS, url: "" } })],
  updateProductFeed: [
    ADMINS,
    () => ({ input: { id: globalId("ProductFeed", 2_147_483_647), version: 1, ...FEED_FACTS } }),
  ],
  deleteProductFeed: [ADMINS, () => ({ input: { id: globalId("ProductFeed", 2_147_483_647), version: 1 } })],
  startProductFeed: [ADMINS, () => ({ input: { id: "finns inte" } })],
  cancelProductFeedRun: [ADMINS, () => ({ input: { id: "finns inte" } })],
  decideProductFeedRun: [ADMINS, () => ({ input: { id: "finns inte", isApproved: true } })],
  decideProductOffer: [
    ADMINS,
    () => ({ input: { offerId: globalId("ProductOffer", 2_147_483_647), decision: "IGNORE" } }),
  ],
  mergeProducts: [
    ADMINS,
    () => ({
      input: {
        ...{ id: globalId("Product", 2_147_483_646), version: 1 },
        ...{ otherId: globalId("Product", 2_147_483_647), otherVersion: 1 },
      },
    }),
  ],
  releaseProductFields: [
    ADMINS,
    () => ({ input: { id: globalId("Product", 2_147_483_647), version: 1, fields: ["name"] } }),
  ],
  importCatalogue: [ADMINS, () => ({ input: { file: null, fingerprint: "" } })],
  uploadImages: [ADMINS, () => ({ input: { files: [] } })],
  deleteAccount: [SIGNED_IN, (...who) => ({ input: { password: secretPassword(...who) } })],
  giveConsent: [SIGNED_IN, () => ({ input: { kind: "HEALTH_DATA", version: 1 } })],
  editableArticles: [ADMINS, () => ({})],
  editableArticle: [ADMINS, () => ({ id: globalId("Article", 1) })],
  articleAuthors: [ADMINS, () => ({})],
  editableJourneyTexts: [ADMINS, () => ({})],
  updateJourneyText: [
    ADMINS,
    () => ({ input: { key: "goal:sleep", version: 0, title: "", description: "", isShown: true } }),
  ],
  editableMarkerQuestions: [ADMINS, () => ({})],
  updateMarkerQuestion: [
    ADMINS,
    () => ({ input: { key: "trott", version: 0, title: "", text: "", position: 1, isShown: true } }),
  ],
  editableProtocolTemplates: [ADMINS, () => ({})],
  createProtocolTemplate: [ADMINS, () => ({ input: { ...TEMPLATE, name: "" } })],
  updateProtocolTemplate: [ADMINS, () => ({ input: { ...TEMPLATE, key: randomUUID(), version: 1 } })],
  deleteProtocolTemplate: [ADMINS, () => ({ input: { key: randomUUID(), version: 1 } })],
  versions: [ADMINS, () => ({ of: "PAGE", id: "om-oss" })],
  versionComparison: [ADMINS, () => ({ key: "1" })],
  deleted: [ADMINS, () => ({ of: "PAGE" })],
  takeBack: [ADMINS, () => ({ input: { key: "1", version: 1 } })],
  restoreDeleted: [ADMINS, () => ({ input: { key: "1" } })],
  editableProgrammes: [ADMINS, () => ({})],
  editableProgramme: [ADMINS, () => ({ level: "LIGHT" })],
  updateProgramme: [ADMINS, () => ({ input: { level: "LIGHT", version: 0, content: {} } })],
  editableMails: [ADMINS, () => ({})],
  editableMail: [ADMINS, () => ({ kind: "reset" })],
  mailPreview: [ADMINS, () => ({ input: { kind: "reset", subject: "A", body: "{{länk}}", button: "A" } })],
  updateMail: [ADMINS, () => ({ input: { kind: "reset", version: 0, subject: "", body: "", button: "" } })],
  sendTestMail: [ADMINS, () => ({ input: { kind: "reset" } })],
  createPage: [ADMINS, () => ({ input: PAGE })],
  deletePage: [ADMINS, () => ({ input: { slug: "finns-inte" } })],
  createArticle: [ADMINS, () => ({ input: ARTICLE })],
  updateArticle: [ADMINS, () => ({ input: { ...ARTICLE, id: globalId("Article", 1), version: 0 } })],
  deleteArticle: [ADMINS, () => ({ input: { id: globalId("Article", 999_999) } })],
  editablePages: [ADMINS, () => ({})],
  editablePage: [ADMINS, () => ({ slug: "om-oss" })],
  updatePage: [
    ADMINS,
    () => ({
      input: { slug: "om-oss", version: 0, title: "A", heading: "A", description: "A", lead: "", sections: [] },
    }),
  ],
  updateArticleImage: [ADMINS, () => ({ input: { id: globalId("Article", 1), imageUrl: "/art/articles/somn.svg" } })],
  linkProviderLogo: [ADMINS, () => ({ input: { providerName: "Fjällprov" } })],
  unlinkProviderLogo: [ADMINS, () => ({ input: { providerName: "Fjällprov" } })],
  blockAccount: [ADMINS, () => ({ input: { key: randomUUID() } })],
  unblockAccount: [ADMINS, () => ({ input: { key: randomUUID() } })],
  eraseAccount: [ADMINS, () => ({ input: { key: randomUUID() } })],
  grantRole: [ADMINS, async () => ({ input: { email: (await anAccount(api)).email, role: "ADMIN" } })],
  mergeJourney: [SIGNED_IN, () => ({ input: aMerge() })],
  createProtocol: [SIGNED_IN, () => ({ input: aProtocol() })],
  updateProtocol: [SIGNED_IN, (user) => own(user, { name: "Ny", steps: [aStep()] })],
  startProtocol: [SIGNED_IN, (user) => own(user)],
  deactivateProtocol: [SIGNED_IN, (user) => own(user)],
  deleteProtocol: [SIGNED_IN, (user) => own(user)],
  completeItem: [SIGNED_IN, ticked],
  undoItem: [SIGNED_IN, ticked],
  mergeProtocols: [SIGNED_IN, () => ({ input: { protocols: [], ticks: [] } })],
  visitSection: [SIGNED_IN, () => ({ input: { level: "LIGHT", section: "introduction" } })],
  completeSection: [SIGNED_IN, () => ({ input: { level: "LIGHT", section: "introduction" } })],
  resetProgramme: [SIGNED_IN, () => ({ input: { level: "LIGHT" } })],
  mergeProgrammes: [SIGNED_IN, () => ({ input: { levels: [] } })],
  recordActivity: [SIGNED_IN, () => ({ input: { key: "a", type: "VISIT", title: "Tester", path: "/tester" } })],
  removePlanned: [SIGNED_IN, () => ({ input: { key: "sleep-guide" } })],
  mailedLink: [EVERYBODY, () => ({ token: "okänd" })],
  refreshSession: [
    EVERYBODY,
    async (user, asking) => ({
      input: { refreshToken: (await asNative(api, (asking ?? user).person)).refreshToken },
    }),
  ],
  requestPasswordReset: [EVERYBODY, () => ({ input: { email: aPerson().email } })],
  resendConfirmation: [EVERYBODY, () => ({ input: { email: aPerson().email } })],
  resetPassword: [EVERYBODY, () => ({ input: { token: "okänd", password: "nyare lösenord" } })],
  revokeRole: [ADMINS, (user) => ({ input: { email: user.person.email, role: "ADMIN" } })],
  revokeSession: [SIGNED_IN, async (user) => ({ input: { id: await aSessionOf(user) } })],
  sendContactMessage: [
    EVERYBODY,
    () => ({ input: { name: "Åsa", email: aPerson().email, subject: "Hej", message: "Hej." } }),
  ],
  subscribeToReminders: [EVERYBODY, () => ({ input: { ...aSubscription(), morning: "07:30" } })],
  updateReminders: [EVERYBODY, () => ({ input: { deviceKey: aSubscription().deviceKey } })],
  tellReminderDevice: [EVERYBODY, () => ({ input: { deviceKey: aSubscription().deviceKey } })],
  removeReminderDevice: [EVERYBODY, () => ({ input: { deviceKey: aSubscription().deviceKey } })],
  putOffReminder: [EVERYBODY, () => ({ input: { deviceKey: aSubscription().deviceKey, timesOfDay: ["EVENING"] } })],
  sendTestReminder: [EVERYBODY, () => ({ input: { deviceKey: aSubscription().deviceKey } })],
  setDailyAim: [SIGNED_IN, () => ({ input: { minutes: 20 } })],
  setPause: [SIGNED_IN, () => ({ input: {} })],
  setPlanned: [SIGNED_IN, () => ({ input: { key: "sleep-guide", isCompleted: true } })],
  signIn: [EVERYBODY, ({ person }, asking = undefined) => ({ input: credentials(asking?.person ?? person) })],
  signOut: [EVERYBODY, () => ({})],
  signOutEverywhere: [SIGNED_IN, () => ({})],
  signUp: [EVERYBODY, () => ({ input: aPerson() })],
  updateProfile: [SIGNED_IN, () => ({ input: { fullName: "Ny Namn" } })],
  createCalendarAddress: [SIGNED_IN, () => ({ input: {} })],
  updateCalendarSubscription: [SIGNED_IN, () => ({ input: {} })],
  revokeCalendarAddress: [SIGNED_IN, () => ({})],
  setWeeklyMail: [SIGNED_IN, () => ({ input: { isWanted: true } })],
  unwatchPrice: [SIGNED_IN, () => ({ input: { productId: globalId("Product", 1) } })],
  watchPrice: [SIGNED_IN, () => ({ input: { productId: globalId("Product", 1) } })],
  withdrawConsent: [SIGNED_IN, () => ({ input: { kind: "HEALTH_DATA" } })],
};

/** A value of a user's. */
async function labValueOf({ browser }: Member): Promise<{ id: string }> {
  await consentToLabValues(browser);
  const { labValues } = await record(browser, [aLabValue()]);
  return labValues[0] ?? { id: "" };
}

/** A sleep test of a user's, analysed. */
async function sleepTestOf({ browser }: Member): Promise<{ id: string; key: string }> {
  await consent(browser);
  const { analysis } = await analyze(browser, "Sleep", sending(sleepAnswers()));
  return analysis ?? { id: "", key: "" };
}

/** Input about a protocol of a user's. */
async function own(user: Member, more: Variables = {}): Promise<Variables> {
  return { input: { id: (await create(user)).id, ...more } };
}

/** Input about a step of a user's, today. */
async function ticked(user: Member): Promise<Variables> {
  const { steps } = await create(user);
  return { input: { itemKey: steps[0]?.key, day: dayOf(new Date()) } };
}

const credentials = ({ email, password }: { email: string; password: string }) => ({ email, password });

/** The secret of a link that waits to change a user's address. */
async function changeToken({ person }: Member): Promise<string> {
  const { browser } = await signedIn(api, person);
  const { email } = aPerson();
  await change(browser, "changeEmail", { input: { email, password: person.password } });
  return tokenIn(await api.mails.next(email, "Bekräfta"));
}

/** A session of a user besides the one that asks. */
async function aSessionOf({ person, id }: Member): Promise<string> {
  await signedIn(api, person);
  const rows = await api.db.query("SELECT id FROM session WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1", [id]);
  return globalId("OwnSession", rows[0].id);
}

async function verdictOn(client: Client, document: string, variables: Variables): Promise<string> {
  const { errors, status } = await client.graphql(document, variables);
  if (errors.length === 0 && status === 200) return "allowed";
  return errors.map(({ extensions }) => extensions.code).join(" ");
}

/** A user, another one, and an admin. */
const threePeople = () => Promise.all([aMember(api), aMember(api), asAdmin(api)]);
const askers = threePeople();

/** Everything that is stored about a user. */
const everythingOf = ({ id }: Member) =>
  Promise.all([
    api.db.query("SELECT * FROM users WHERE id = $1", [id]),
    api.db.query("SELECT * FROM user_roles WHERE user_id = $1", [id]),
    api.db.query("SELECT * FROM session WHERE user_id = $1 ORDER BY id", [id]),
    api.db.query("SELECT * FROM second_factor WHERE user_id = $1", [id]),
    api.db.query("SELECT * FROM consent WHERE user_id = $1 ORDER BY id", [id]),
    api.db.query("SELECT * FROM sleep_tests WHERE user_id = $1 ORDER BY id", [id]),
    api.db.query("SELECT * FROM programme_progress WHERE user_id = $1 ORDER BY level, section", [id]),
    api.db.query("SELECT * FROM lab_value WHERE user_id = $1 ORDER BY key", [id]),
    api.db.query("SELECT * FROM mail_token WHERE user_id = $1 ORDER BY hash", [id]),
  ]);

describe("every operation of the graph", () => {
  it("stands in the table of who may ask for it", () => {
    expect(Object.keys(OPERATIONS).sort()).toEqual([...operationNames].sort());
  });

  it("says in its description whom it is for, when that is not everybody", () => {
    const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
    const saying = (words: string) =>
      Object.keys(fields).filter((name) => fields[name]?.description?.endsWith(` ${words}`));
    const isFor = (verdicts: Verdicts) => Object.keys(OPERATIONS).filter((name) => OPERATIONS[name]?.[0] === verdicts);
    expect(saying("Signed in.").sort()).toEqual(isFor(SIGNED_IN).sort());
    expect(saying("Admins only.").sort()).toEqual(isFor(ADMINS).sort());
  });

  it.each(Object.keys(OPERATIONS))("%s is for those whom the table names", async (name) => {
    const [verdicts, argumentsFor] = OPERATIONS[name] ?? [EVERYBODY, () => ({})];
    const isQuery = name in (schema.getQueryType()?.getFields() ?? {});
    // Queries change nothing of anybody's: the same three ask them all.
    const [user, other, admin] = await (isQuery ? askers : threePeople());
    const document = operationOf(name);
    const ask = async (asking: Member | undefined) =>
      verdictOn(asking?.browser ?? aBrowser(api), document, await argumentsFor(user, asking));

    const anonymous = await ask(undefined);
    const given = await argumentsFor(user, other);
    const before = isQuery ? undefined : await everythingOf(user);
    const byOther = await verdictOn(other.browser, document, given);
    // Whatever others ask for, it changes nothing of this user's.
    if (before) expect(await everythingOf(user)).toEqual(before);
    const byAdmin = await ask(admin);
    expect([anonymous, await ask(user), byOther, byAdmin]).toEqual([...verdicts]);
  });
});

describe("an operation without a policy", () => {
  const text = { type: GraphQLString, resolve: () => "hemligt" };
  const type = (name: string) => new GraphQLObjectType({ name, fields: { secret: { ...text } } });
  const bare = enforcePolicies(new GraphQLSchema({ query: type("Query"), mutation: type("Mutation") }));
  const actor = { userId: "u", sessionId: "s" };

  it.each([
    ["anonymous", null],
    ["a user", { ...actor, roles: [] }],
    ["an admin", { ...actor, roles: ["admin"] }],
  ])("is refused to %s", async (_, asking) => {
    for (const source of ["{ secret }", "mutation { secret }"]) {
      const { data, errors } = await graphql({ schema: bare, source, contextValue: { actor: asking } });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
      expect(data).toEqual({ secret: null });
    }
  });
});

describe("products that cannot be bought", () => {
  it("are for admins only", async () => {
    const ask = (client: Client) =>
      verdictOn(client, listQuery("totalCount"), { area: "TESTS", filter: { includeUnavailable: true } });
    const [user, admin] = [await aMember(api), await asAdmin(api)];
    expect([await ask(api), await ask(user.browser), await ask(admin.browser)]).toEqual([
      "FORBIDDEN",
      "FORBIDDEN",
      "allowed",
    ]);
  });
});
