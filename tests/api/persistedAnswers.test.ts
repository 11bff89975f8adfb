import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import documents from "../../schema/persistedDocuments.json";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { sharedApi } from "../support/accounts.ts";
import { answerOf, type Variables } from "../support/api.ts";
import { listQuery } from "../support/apiCatalogue.ts";

const api = await sharedApi();
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Variables that each of the web client's own documents may be asked with. */
const VARIABLES: Record<string, Variables[]> = {
  ProductPage: [{ id: 1 }, { id: 60 }, { id: 130 }, { id: 99_999 }, { id: 0 }, {}],
  GoneProduct: [{ id: 1 }, { id: 99_999 }, { id: -1 }, {}],
  MarkerIndexPage: [{}],
  MarkerPage: [
    { id: 10, first: 24 },
    { id: 10, first: 0 },
    { id: 10, first: 2, after: "x" },
    { id: 99_999, first: 24 },
    {},
  ],
  ImportGoals: [{}],
  LabMarkers: [{}],
  LabMarks: [{}],
  LabProfile: [{}],
  ProgrammeMarks: [{}],
  LabValues: [{}, { after: "x" }],
  LabValuesConsent: [{}],
  NeedsAttention: [{}],
  ProviderIndexPage: [{ first: 100 }, { first: 3, after: "x" }, {}],
  ProviderPage: [{ id: 1, first: 24 }, { id: 99_999, first: 24 }, { id: 1, first: 101 }, {}],
  ProviderProducts: [
    { id: 1, area: "TESTS", first: 2 },
    { id: 1, area: "HOMEOPATHY", first: 2 },
    { id: 1, area: "TESTS", first: 2, after: "x" },
  ],
  SiteSearch: [
    { query: "långtidssocker", first: 4 },
    { query: "kolestrol", first: 2, kinds: ["TESTS"] },
    { query: "x", first: 4 },
    { query: "järn", first: 0 },
    { query: "järn", first: 4, kinds: ["SHOES"] },
    {},
  ],
  OwnPages: [{}],
  MrProviderPage: [{ id: 2 }, { id: 99_999 }, {}],
  ProductListPage: [
    { area: "TESTS" },
    { area: "SUPPLEMENTS", filter: { swedishOnly: true, form: "CAPSULE" }, first: 5 },
    { area: "BIOHACKING", filter: { equipmentType: "Smart ring", search: "" }, first: 100 },
    { area: "TESTS", filter: { search: "järn" }, first: 1, after: null },
    { area: "TESTS", filter: { search: "finns inte" } },
    { area: "TESTS", filter: { search: "kolestrol långtidssocker" } },
    { area: "TESTS", filter: { category: "finns-inte" } },
    {
      area: "TESTS",
      filter: { category: "finns-inte", ignoreUnknownCategory: true },
      orderBy: "ANSWER_TIME",
      first: 3,
    },
    { area: "SUPPLEMENTS", filter: { priceRange: { min: 10_000 } }, orderBy: "PRICE_PER_DOSE", first: 3 },
    { area: "SUPPLEMENTS", goals: ["Sova bättre"], experience: "BEGINNER", first: 3 },
    { area: "BIOHACKING", goals: [], experience: "ADVANCED", first: 3 },
    { area: "BIOHACKING", goals: ["Sova bättre"], experience: "GURU" },
    { area: "HOMEOPATHY" },
    { first: 1 },
    { area: "TESTS", first: 0 },
    { area: "TESTS", after: "x" },
    { area: "TESTS", filter: { includeUnavailable: true } },
    { area: "TESTS", filter: { unknown: 1 } },
    { area: "TESTS", unknown: 1 },
  ],
  HomePage: [{ articles: 3, isOwn: false }, { articles: 3, isOwn: true }, { articles: 0, isOwn: false }, {}],
  GuidesPage: [
    { first: 48 },
    { first: 2, topic: "SLEEP", after: null },
    { first: 2, topic: "TAROT" },
    { first: 2, after: "x" },
  ],
  GuidePage: [{ slug: "magnesium" }, { slug: "zone-2-traning" }, { slug: "finns-inte" }, { slug: "" }, {}],
  AuthorPage: [
    { slug: "jonas-rimfalt", first: 5 },
    { slug: "x", first: 101 },
  ],
  ComparisonBar: [
    { databaseIds: [1, 2, 3] },
    { databaseIds: ["1", 2] },
    { databaseIds: 4 },
    { databaseIds: [] },
    { databaseIds: [null] },
    { databaseIds: null },
    { ids: ["1"] },
    {},
  ],
  ComparisonTable: [
    { databaseIds: [3, 2, 1, 60, 100, 999_999] },
    { databaseIds: Array.from({ length: 101 }, (_, n) => n) },
  ],
  MarkersPage: [{}],
  MarkerAnswer: [
    { databaseIds: [1, 2] },
    { databaseIds: [1], sex: "FEMALE" },
    { databaseIds: [1], sex: "x" },
    { databaseIds: [] },
    { databaseIds: [999_999] },
    { databaseIds: null },
    {},
  ],
  MrScanningPage: [{}],
  TrainingPage: [{}],
  ContactPage: [{}],
  FooterPages: [{}],
  TextPage: [
    { slug: "integritetspolicy", withPersonalData: true },
    { slug: "om-oss", withPersonalData: false },
    { slug: "finns-inte", withPersonalData: true },
    { slug: null, withPersonalData: false },
    {},
  ],
  AchievementsTab: [{}],
  CategoryItems: [{ category: "MENTAL" }, { category: "NONE" }],
  DashboardTab: [{}],
  JourneyBar: [{}],
  TodayInBar: [{}],
  TodaysSteps: [{}],
  WeekReview: [{}],
  YearMap: [{ from: "2026-01-05" }, { from: "x" }, {}],
  CalendarTab: [{ from: "2026-01-01" }, { from: "x" }, {}],
  JourneyItems: [{}],
  JourneyPage: [{}],
  MergePreview: [{}],
  NextSteps: [{}],
  OnboardingAnswers: [{}],
  PlanTab: [{}],
  ProgressTab: [{}],
  ConsentTexts: [{}],
  QuestionnaireConsent: [{}],
  VisitorGoals: [{}],
  Viewer: [{}],
  HowToVerify: [{}],
  MailedLinkPage: [{ token: "x" }, { token: "" }, {}],
  AccountPage: [{}],
  MyData: [{}],
  RoleHolders: [{}],
  Daily: [{}, { day: "2026-01-01" }, { day: "i morgon" }],
  Overview: [{}],
  Programme: [{ level: "LIGHT" }, { level: "HARDCORE" }, { level: "NONE" }, {}],
  ProgrammeProgress: [{ level: "LIGHT" }, { level: "NONE" }, {}],
  EditedProtocol: [{ key: "x" }, {}],
  FollowedDoses: [{}],
  Landing: [{}],
  ProtocolHistory: [{}],
  Reminder: [{}],
  Reminders: [{}, { deviceKey: "x" }],
  ToCalendar: [{}],
  CalendarSubscription: [{}],
  ProtocolTemplates: [{}],
  Shared: [{ key: "x" }, {}],
  StepCategories: [{}],
  TemplateSteps: [{}],
  Templates: [{}],
  LatestTest: [{ kind: "SLEEP" }, { kind: "NONE" }, {}],
  MergeTestsPreview: [{}],
  LabValuesMergePreview: [{}],
  MyResults: [{}, { after: "x" }],
  TestConsent: [{}],
  TestPrefill: [{}],
  TestResult: [{ kind: "TRAINING", key: "x" }, { kind: "TRAINING" }, {}],
  RulesReview: [{}],
  TestSource: [{}],
  LightProgress: [{}],
  ArticleImages: [{}, { after: "x" }],
  AuditLog: [{}, { after: "x" }],
  ArticleAuthors: [{}],
  EditableArticle: [{ id: "QXJ0aWNsZTox" }, { id: "x" }],
  UnpublishedGuide: [{ id: "QXJ0aWNsZTox" }, { id: "x" }],
  SiteChecks: [{}],
  Accounts: [{}, { search: "x", after: "x" }],
  EditableMarkerQuestions: [{}],
  EditableJourneyTexts: [{}],
  GoalNames: [{}],
  EditableProtocolTemplates: [{}],
  Versions: [{ of: "PAGE", id: "om-oss" }, { of: "ARTICLE", id: "x" }, { of: "ACCOUNT", id: "1" }, {}],
  VersionComparison: [{ key: "1" }, { key: "x" }, {}],
  Deleted: [{ of: "PAGE" }, { of: "ACCOUNT" }, {}],
  ArticleList: [{}, { search: "x", state: "DRAFT" }],
  GuideChoices: [{}, { after: "x" }],
  EditableBiomarkers: [{}],
  EditableCategories: [{}],
  EditableProduct: [{ id: "x" }, {}],
  EditableAuthors: [{}],
  EditableProviders: [{ search: "", first: 25 }],
  DemoContents: [{}],
  Site: [{}],
  SiteSettings: [{}],
  SiteSetup: [{}],
  EditableRedirects: [{}],
  Redirect: [{ path: "/finns-inte" }],
  EditableSynonyms: [{}],
  ProductFeeds: [{}],
  ProductFeedRuns: [{ feedId: "x" }, {}],
  SavedCatalogueMappings: [{}],
  EditableProducts: [{}, { search: "x", area: "TESTS", needsCheck: true }, { area: "NONE" }],
  ProductsToReview: [{}, { search: "x", area: "TESTS", isAvailable: false }, { area: "NONE" }],
  FoundSuppliers: [{}, { search: "x" }],
  EditablePage: [{ slug: "om-oss" }, {}],
  PageList: [{}],
  EditableProgrammes: [{}],
  EditableProgramme: [{ level: "LIGHT" }, { level: "NONE" }, {}],
  ShownSections: [{ level: "LIGHT" }, { level: "NONE" }, {}],
  MailList: [{}],
  EditableMail: [{ kind: "reset" }, { kind: "x" }, {}],
  MailPreview: [{ input: { kind: "reset", subject: "A", body: "{{länk}}", button: "B" } }, {}],
  ImageLibrary: [{}, { search: "x" }],
  LibraryChoices: [{}, { search: "x" }],
  NearlyNamed: [{ name: "Järn", providerName: "Fjällprov" }],
  ProviderLogos: [{}],
  SupplierCollection: [{}],
  SupplierSources: [{}],
  AffiliateClickFile: [{ from: "2026-01-01", to: "2026-01-31" }, {}],
  AffiliateClickReport: [{ from: "2026-01-01", to: "2026-01-31" }, { from: "x" }],
  AffiliateClicksByOffer: [{ from: "2026-01-01", to: "2026-01-31" }, {}],
  ContactMessages: [{ onlyNew: true }, { after: "x" }],
  EditableMrProviders: [{}],
  EditableTrainingMethods: [{}],
  NewContactMessages: [{}],
  PriceWatches: [{}],
};

/** Documents of other clients, with what our own do not use. */
const OTHERS: [text: string, variables: Variables[]][] = [
  [
    `query ($yes: Boolean!, $id: ID!) { first: product(id: $id) { ...A @include(if: $yes) other: name @skip(if: $yes) }
     second: product(databaseId: 2) { __typename area difficulty checkedOn externalRating affiliateLink
       ... on HealthTest { sampleType testLocation } ... on Supplement { form } } goals { key } }
     fragment A on Product { id databaseId name price { from { amount currency } to { amount } }
       image { url width height alt variants { url width } } provider { name logo { url width } website }
       category { area slug id } ... on HealthTest { markerNames markers { name unit } } }`,
    [
      { yes: true, id: globalId("Product", 1) },
      { yes: false, id: globalId("Product", 1) },
      { yes: true, id: "1" },
      { yes: true, id: globalId("Category", 1) },
      { yes: null, id: globalId("Product", 1) },
    ],
  ],
  [
    listQuery(
      "edges { cursor node { id cost: price { from { amount } } ... on Product { isFeatured } } } pageInfo { hasNextPage endCursor }",
    ),
    [
      { area: "TESTS", goals: ["sleep"], experience: "BEGINNER", first: 3 },
      { area: "TESTS", goals: "sleep", first: 3 },
      { area: "TESTS", experience: "GOD", first: 3 },
    ],
  ],
  ["query ($area: Area = BIOHACKING) { categories(area: $area) { id name description } }", [{}, { area: "TESTS" }]],
  [
    `{ node(id: "${globalId("Product", 1)}") { __typename id ... on Product { name } ... on HealthTest { sampleType } }
       categories(area: TESTS) { slug products(first: 2) { nodes { name } edges { cursor } pageInfo { endCursor } } } }`,
    [{}],
  ],
];

const cases = [
  ...Object.values(documents).flatMap((text) =>
    (VARIABLES[/^query (\w+)/.exec(text)?.[1] ?? ""] ?? []).map((variables) => [text, variables] as const),
  ),
  ...OTHERS.flatMap(([text, list]) => list.map((variables) => [text, variables] as const)),
].map(([text, variables]) => ({ name: /^query (\w*)/.exec(text)?.[1] ?? "", text, variables }));

it("every query of the web client is tried", () => {
  const tried = new Set(cases.map(({ text }) => text));
  const queries = Object.values(documents).filter((text) => text.startsWith("query"));
  expect(queries.filter((text) => !tried.has(text))).toEqual([]);
});

describe("a query by its hash over GET is answered as its text over POST", () => {
  it.each(cases)("$name with $variables", async ({ text, variables }) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(text) } };
    const long = await answerOf(
      await api.fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: text, variables, extensions }),
      }),
    );
    const short = await api.graphqlGet(sha256(text), variables);
    const comparable = (errors: typeof short.errors) =>
      errors.map(({ message, path, extensions: { requestId: _, ...rest } }) => ({ message, path, ...rest }));
    expect(long.data ?? long.errors).not.toEqual([]);
    expect(short.status).toBe(long.status);
    expect(short.data).toEqual(long.data);
    expect(comparable(short.errors)).toEqual(comparable(long.errors));
    expect(short.headers.get("content-type")).toBe(long.headers.get("content-type"));
    expect(short.headers.get("cache-control")).toBe(long.headers.get("cache-control"));
  });
});

describe("what stands in the address instead of variables", () => {
  const hash = Object.entries(documents).find(([, text]) => text.includes("ComparisonBar("))?.[0] ?? "";
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });

  it.each(["", "null", "1", "[]", '"x"', "{", "%00"])("is refused: %j", async (variables) => {
    const path = `/graphql?${new URLSearchParams({ extensions, variables })}`;
    const { status, errors } = await answerOf(await api.fetch(path, { headers: { "apollo-require-preflight": "1" } }));
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toMatch(/^BAD_(REQUEST|USER_INPUT)$/);
  });

  it.each([
    '{"persistedQuery":{"version":1,"sha256Hash":"__proto__"}}',
    '{"persistedQuery":{"version":1,"sha256Hash":"constructor"}}',
    '{"persistedQuery":{"version":1,"sha256Hash":7}}',
    '{"persistedQuery":null}',
    "null",
    "{",
  ])("is no document: %s", async (given) => {
    const path = `/graphql?${new URLSearchParams({ extensions: given })}`;
    const { status, errors } = await answerOf(await api.fetch(path, { headers: { "apollo-require-preflight": "1" } }));
    expect(status).toBeLessThan(500);
    expect(errors[0]?.extensions.code).toMatch(
      /^(PERSISTED_QUERY_NOT_FOUND|PERSISTED_QUERY_NOT_SUPPORTED|BAD_REQUEST)$/,
    );
  });
});
