import { CONSENTS, type ConsentKind } from "../../schema/consents.ts";
import { DEFAULT_START } from "../../schema/startPage.ts";
import { EXAMPLE_PRODUCT, PROTOCOL_ANSWERS, SLEEP_ANSWERS, TRAINING_ANSWERS } from "./exampleAnswers.ts";

/** A guide, as it is written. */
const ARTICLE_INPUT = {
  title: "Ljus på morgonen",
  slug: "ljus-pa-morgonen",
  description: "Varför ljus tidigt på dagen gör det lättare att somna på kvällen.",
  topic: "SLEEP",
  authorId: "QXV0aG9yOjE",
  badges: ["Sömn"],
  difficulty: "EASY",
  countsAsTraining: false,
  reviewer: "",
  reviewedOn: null,
  content: "## Ljus\n\nLjus på morgonen [1].\n\n## Källor\n\n1. Folkhälsomyndigheten.",
  state: "DRAFT",
};

/** What a device names itself by. */
const DEVICE_KEY = "example-device-key-of-32-letters";

/** A consent as it came. */
const consentInput = (kind: ConsentKind) => {
  const { title, ask, text } = CONSENTS[kind];
  return { title, ask, text, isSameMeaning: true };
};

/** An operation of the graph, ready to be run. */
export interface Example {
  /** Its section in the panel of examples. */
  group: string;
  query: string;
  /** Content of the variables editor. */
  variables?: string;
  /** Audience, unless it is everybody. */
  for?: "signed in" | "admin";
}

/** Gives the examples of a group their group. */
const about = (
  group: string,
  examples: [query: string, variables?: Record<string, unknown>, audience?: Example["for"]][],
): Example[] =>
  examples.map(([query, variables, audience]) => ({
    group,
    query,
    variables: variables && JSON.stringify(variables, null, 2),
    for: audience,
  }));

/** Every reason for which a mutation changed nothing. */
const ERRORS = "errors { code field message }";

/** A mutation as all of them are: one input, and a payload with errors. */
const change = (name: string, asked = ""): string => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const parts = [ERRORS, asked].filter(Boolean).join("\n    ");
  return `mutation ${type}($input: ${type}Input!) {\n  ${name}(input: $input) {\n    ${parts}\n  }\n}`;
};

/** The key of a public protocol of the demo. */
const TEMPLATE_KEY = "6513270e-269e-4d37-b2a7-4de452e6b438";

/** Keys that an app would make up, and the identifier of the protocol with that key. */
const PROTOCOL_KEY = "3f0c1a52-7d0e-4a54-9d43-5f7c8f0a2b11";
const STEP_KEY = "9b1d6f0e-2c44-4e0b-8a7f-1e5d3c6b7a90";
const PROTOCOL_ID = "UHJvdG9jb2w6M2YwYzFhNTItN2QwZS00YTU0LTlkNDMtNWY3YzhmMGEyYjEx";

/** The identifier of a picture of the library. */
const IMAGE_ID = "TGlicmFyeUltYWdlOjNmMGMxYTUyLTdkMGUtNGE1NC05ZDQzLTVmN2M4ZjBhMmIxMQ";

/** A provider of MR scans as an admin writes it, and the identifier of one. */
const MR_PROVIDER = {
  name: "Exempel MR-klinik",
  lowestPrice: 2_900,
  highestPrice: 5_900,
  turnaroundTime: "5–7 arbetsdagar",
  turnaroundDays: 11,
  location: "Stockholm",
  hasDoctorAnalysis: true,
  requiresPrescription: false,
  strengths: ["Läkarsamtal ingår"],
  weaknesses: [],
  affiliateLink: "https://www.example.se/mr",
  isFeatured: false,
  checkedOn: "2026-11-01",
};
/** A protocol of the site as an admin writes it, and the key of one that no site has. */
const NO_TEMPLATE_KEY = "4d2f9a51-7c36-4e0b-9d18-2b6f0c7a9e31";
const TEMPLATE_INPUT = {
  name: "Exempelprotokoll",
  description: "En rutin att prova.",
  goal: "ENERGY",
  difficulty: "BEGINNER",
  estimatedWeeks: 4,
  expertName: null,
  hasOwnOrder: false,
  position: 99,
  isShown: false,
  steps: [
    {
      key: "b9a3c7de-1f40-4a8c-8e55-6d0c1b2f3a47",
      title: "Dagsljus",
      category: "sleep",
      frequency: "DAILY",
      timeOfDay: "MORNING",
    },
  ],
};
/** A training method as an admin writes it, and the identifier of one. */
const TRAINING_METHOD = {
  title: "Simning",
  icon: "SWIMMING",
  intensity: "MEDIUM",
  duration: "30–45 min",
  frequency: "1–2 gånger i veckan",
  description: "Kondition för hela kroppen, utan stötar.",
  benefits: ["Skonsam för lederna"],
  beginning: "Simma en längd, vila en stund, och upprepa i tjugo minuter.",
  suits: "Dig som har ont när du springer",
  caution: "Simma inte ensam i öppet vatten.",
  guideSlug: "",
};
const METHOD_ID = "VHJhaW5pbmdNZXRob2Q6ZmlubnMtaW50ZQ";
const MR_PROVIDER_ID = "TXJQcm92aWRlcjox";
/** The identifiers of a product, a category, a marker, a redirect, a synonym and an author, which no site has. */
const PRODUCT_ID = "UHJvZHVjdDoyMTQ3NDgzNjQ3";
const CATEGORY_ID = "Q2F0ZWdvcnk6MjE0NzQ4MzY0Nw";
const BIOMARKER_ID = "QmlvbWFya2VyOjIxNDc0ODM2NDc";
const PROVIDER_ID = "UHJvdmlkZXI6MQ";
const PROVIDER_FACTS = {
  name: "Exempelhälsa",
  country: "Sverige",
  website: "https://www.exempel.se/",
  description: "",
  logoUrl: "",
};
const AUTHOR_ID = "QXV0aG9yOjIxNDc0ODM2NDc";
const REDIRECT_ID = "UmVkaXJlY3Q6MjE0NzQ4MzY0Nw";
const SYNONYM_ID = "U3lub255bToyMTQ3NDgzNjQ3";
const FEED_ID = "UHJvZHVjdEZlZWQ6MjE0NzQ4MzY0Nw";
const FEED_RUN_ID = "UHJvZHVjdEZlZWRSdW46MjE0NzQ4MzY0Nw";
const FEED_FACTS = {
  name: "Exempelbutiken",
  providerName: "Exempelbutiken",
  url: "https://www.exempel.se/produkter.csv",
  category: "mineraler",
  mapping: null,
  preset: null,
  filter: [{ field: "brand", operator: "IS", values: ["Exempel"] }],
  showsNew: false,
  hour: 4,
  isOn: true,
};
const BIOMARKER_FACTS = {
  name: "Ferritin",
  unit: "µg/L",
  group: "Blod och järn",
  description: "Visar hur mycket järn kroppen har i lager.",
  lowMeaning: "",
  highMeaning: "",
  otherMeaning: "",
  reference: "",
  guideSlugs: ["jarn"],
};

/** Made up by an app for each sending of a test. */
const SESSION_ID = "5d2f8f0c-3c1b-4b7e-9a56-0c4e7d1b2a33";

/** A value as a letter from a laboratory has it. */
const LAB_VALUE = {
  markerSlug: "ferritin",
  value: 45,
  unit: "µg/L",
  sampledOn: "2026-03-02",
  laboratory: "Fjällprov",
  isFasting: true,
  referenceLow: 10,
  referenceHigh: 150,
};

/** Fields of an analysed test. */
const ANALYZED =
  "success\n    testId\n    recommendations\n    findings { title because priority links { path label } }";

/** One for every operation of the graph, as it can be run on the demo; a test holds them to the schema. */
export const EXAMPLES: Example[] = [
  ...about("Catalogue", [
    [
      `# Hälsotester: först de rekommenderade, sedan i bokstavsordning.
# Tests that need a blood sample and mention iron, with what each filter would leave.
query Products($filter: ProductFilter, $first: Int, $after: String) {
  products(area: TESTS, filter: $filter, orderBy: RECOMMENDED, first: $first, after: $after) {
    totalCount
    totalCountIsExact
    pageInfo { hasNextPage endCursor }
    nodes {
      id
      name
      providerName
      price { from { amount currency } }
      ... on HealthTest { sampleTypeLabel markers { name unit } }
    }
    facets {
      categories { category { name slug } count }
      kinds { value label count }
    }
  }
}`,
      { filter: { search: "ferritin", sampleType: "BLOOD" }, first: 10, after: null },
    ],
    [
      `query Product($id: ID!) {
  product(id: $id) {
    __typename
    name
    description
    price { from { amount currency } to { amount currency } }
    priceHistory(first: 10) { startsOn endsOn price { amount } }
    lowestPrice30Days { amount }
    priceReduction { reducedOn lowestBefore { amount } }
    image { url alt variants { url width height } }
    category { name products(first: 3) { nodes { id name } } }
    provider { name country website }
    guides { path title }
    ... on HealthTest {
      sampleType
      testLocation
      markers { name unit description path }
      cheaperTests { markerNamesOnlyHere nearest { test { name } saving { amount } missingMarkerNames } }
    }
    ... on Supplement { form substances }
    ... on Equipment { equipmentType }
  }
}`,
      { id: "UHJvZHVjdDox" },
    ],
    [
      `# The numbers that addresses hold (/tester?jamfor=1,2,3); identifiers work as well.
query ProductsByIds($databaseIds: [Int!]) {
  productsByIds(databaseIds: $databaseIds) {
    id
    databaseId
    name
    priceEstimate
    warnings
    ... on HealthTest { turnaroundTime markerNames }
  }
}`,
      { databaseIds: [1, 2, 3], sex: "FEMALE" },
    ],
    [
      `query Categories {
  categories(area: SUPPLEMENTS) { id name slug description products(first: 3) { nodes { name } } }
}`,
    ],
    [
      `# A marker's page: what it tells, and the cheapest tests that measure it.
query Biomarker($databaseId: Int!) {
  biomarker(databaseId: $databaseId) {
    id path name unit description lowMeaning highMeaning otherMeaning reference
    guides { path title }
    related { path name }
    products(first: 3, orderBy: PRICE_ASCENDING) { nodes { name priceEstimate } }
  }
}`,
      { databaseId: 10 },
    ],
    [
      `query Provider($databaseId: Int!) {
  provider(databaseId: $databaseId) {
    id path name country
    areas { area productCount isExact }
    products(first: 3, area: TESTS) { nodes { name } pageInfo { hasNextPage endCursor } }
  }
}`,
      { databaseId: 1 },
    ],
    [
      `query Providers {
  providers(first: 5) { nodes { id databaseId path name country } pageInfo { hasNextPage endCursor } }
}`,
    ],
    ["query IsProductGone($databaseId: Int!) {\n  isProductGone(databaseId: $databaseId)\n}", { databaseId: 1 }],
    ["query Biomarkers {\n  biomarkers { id databaseId name group unit products(first: 3) { nodes { name } } }\n}"],
    [
      `# The cheapest tests that together measure these markers, and the fewest.
query MarkerCover($databaseIds: [Int!], $sex: Sex) {
  markerCover(databaseIds: $databaseIds, sex: $sex) {
    isExact
    single { price { amount } tests { name } missing { name } }
    combination { price { amount currency } tests { name } overlap { name } intendedFor visitCount homeKitCount }
    fewest { price { amount currency } tests { name visitPath } intendedFor visitCount homeKitCount }
    isFewestExact
    savings { marker { name } saving { amount } }
    unmeasured { name }
  }
}`,
      { databaseIds: [1, 2, 3] },
    ],
    [
      "query MarkerQuestions {\n  markerQuestions { key title text path markers { databaseId name } guide { title path } }\n}",
    ],
    ["query Goals {\n  goals { key text label isShown guide { title path } }\n}"],
    ["query IsDemoCatalogue {\n  isDemoCatalogue\n}"],
    [
      `query AffiliateClicks($first: Int, $from: LocalDate) {
  affiliateClicks(first: $first, from: $from) {
    totalClicks
    pageInfo { hasNextPage endCursor }
    nodes { day kind page productName providerName clicks }
  }
}`,
      { first: 20, from: "2026-01-01" },
      "admin",
    ],
  ]),
  ...about("Any thing", [
    [
      `# What the whole site has for a word that people use: here the marker that it means, and tests that measure it.
query Search($query: String!, $first: Int, $kinds: [SiteSearchKind!]) {
  search(query: $query, first: $first, kinds: $kinds) {
    groups { kind label hasMore listPath hits { nodeId title detail path } }
    suggestion
    showsSuggestion
  }
}`,
      { query: "långtidssocker", first: 3 },
    ],
    [
      `query Node($id: ID!) {
  node(id: $id) {
    __typename
    id
    ... on Product { name area }
    ... on Author { name }
  }
}`,
      { id: "UHJvZHVjdDox" },
    ],
    [
      `query Nodes($ids: [ID!]!) {
  nodes(ids: $ids) { __typename id ... on Product { name } ... on Category { name } }
}`,
      { ids: ["UHJvZHVjdDox", "Q2F0ZWdvcnk6MQ"] },
    ],
    [
      `# What stands at a path of the site.
query Content($path: String!) {
  content(path: $path) { __typename title path ... on Article { description readTime } }
}`,
      { path: "/guider/somn-optimering" },
    ],
  ]),
  ...about("Guides and pages", [
    [
      `query Articles($topic: Topic, $first: Int) {
  articles(topic: $topic, first: $first) {
    pageInfo { hasNextPage endCursor }
    nodes { id title path description author { name } readTime publishedAt topicLabel }
  }
}`,
      { topic: "SLEEP", first: 3 },
    ],
    [
      `query Article($slug: String!) {
  article(slug: $slug) {
    title
    content
    badges
    difficulty
    readTime
    reviewer
    reviewedOn
    author { name title }
    sources { number text url }
  }
}`,
      { slug: "somn-optimering" },
    ],
    ["query ArticleTopics {\n  articleTopics { topic slug label count }\n}"],
    [
      `query Author($slug: String!) {
  author(slug: $slug) { name title bio isExample articles(first: 3) { nodes { title path } } }
}`,
      { slug: "eivor-almvide" },
    ],
    ["query FooterPages {\n  footerPages { path title }\n}"],
    [
      "query Page($slug: String!) {\n  page(slug: $slug) { title lead updatedOn sections { anchor title body } }\n}",
      { slug: "om-oss" },
    ],
    [
      "query TrainingMethods {\n  trainingMethods { slug title description intensity duration guide { title path } }\n}",
    ],
    [
      "query Programmes {\n  programmes { level path card { title timeCommitment results warning } sections { key title minutes } }\n}",
    ],
    [
      `query Programme($level: ProgrammeLevel!) {
  programme(level: $level) {
    title lead notices { kind title text } phases { title weeks steps goal }
    categories { title risk why technique safety } schedule { time title minutes activities { title minutes } }
    sources { number text url }
  }
}`,
      { level: "LIGHT" },
    ],
    [
      `query ProgrammeProgress($level: ProgrammeLevel!) {
  programmeProgress(level: $level) {
    percentage minutesLeft minutesSpent currentSection nextSection
    sections { key title status lastVisitedAt isLocked }
  }
}`,
      { level: "LIGHT" },
      "signed in",
    ],
    [
      change("visitSection", "progress { currentSection sections { key status interactions } }"),
      { input: { level: "LIGHT", section: "introduction", isInteraction: true } },
      "signed in",
    ],
    [
      `# It counts in the journey by recordActivity, with the section's itemKey among its items.
${change("completeSection", "progress { percentage minutesLeft nextSection }")}`,
      { input: { level: "LIGHT", section: "introduction" } },
      "signed in",
    ],
    [change("resetProgramme", "progress { percentage }"), { input: { level: "LIGHT" } }, "signed in"],
    [
      `# What an app stored before sign-in. Sending it again changes nothing.
${change("mergeProgrammes", "progress { level percentage }")}`,
      {
        input: {
          levels: [
            {
              level: "LIGHT",
              sections: [
                { key: "introduction", status: "COMPLETED", interactions: 2, lastVisitedAt: "2026-01-01T08:00:00Z" },
              ],
            },
          ],
        },
      },
      "signed in",
    ],
    [
      "query MrProviders {\n  mrProviders { id name location price { from { amount } to { amount } } turnaroundDays highlights }\n}",
    ],
    [
      "query MrProvider($databaseId: Int!) {\n  mrProvider(databaseId: $databaseId) { id path name location strengths weaknesses }\n}",
      { databaseId: 2 },
    ],
    ["query KeptData {\n  keptData { what why howLong }\n}"],
    [
      change("sendContactMessage"),
      { input: { name: "Anna Ek", email: "anna.ek@example.se", subject: "Hej", message: "Ett prov från GraphiQL." } },
    ],
  ]),
  ...about("Reminders", [
    [
      `query Reminders($deviceKey: String) {
  reminders(deviceKey: $deviceKey) {
    publicKey isOnHere
    settings { morning afternoon evening night none quietFrom quietUntil namesSteps }
    devices { key label zone isThis createdAt seenAt nextAt }
  }
}`,
      { deviceKey: DEVICE_KEY },
    ],
    [
      change("subscribeToReminders", "reminders { isOnHere devices { key nextAt } }"),
      {
        input: {
          deviceKey: DEVICE_KEY,
          endpoint: "https://updates.push.services.mozilla.com/wpush/v2/example",
          p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          auth: "BTBZMqHH6r4Tts7J_aSIgg",
          zone: "Europe/Stockholm",
          morning: "07:30",
          evening: "20:00",
        },
      },
    ],
    [
      change("tellReminderDevice", "reminders { isOnHere }"),
      {
        input: {
          deviceKey: DEVICE_KEY,
          zone: "Europe/Stockholm",
          steps: {
            day: "2026-12-24",
            left: { morning: 0, afternoon: 0, evening: 2, night: 0, none: 0 },
            daily: { morning: 1, afternoon: 0, evening: 2, night: 0, none: 0 },
          },
        },
      },
    ],
    [
      change("updateReminders", "reminders { settings { morning evening namesSteps } }"),
      { input: { deviceKey: DEVICE_KEY, morning: "08:00", evening: "21:00", quietFrom: "22:00", quietUntil: "07:00" } },
    ],
    [
      change("putOffReminder", "reminders { devices { nextAt } }"),
      { input: { deviceKey: DEVICE_KEY, occasions: ["evening"] } },
    ],
    [
      change("removeReminderDevice", "reminders { isOnHere devices { key label } }"),
      { input: { deviceKey: DEVICE_KEY } },
    ],
    [change("sendTestReminder", "reminders { isOnHere }"), { input: { deviceKey: DEVICE_KEY } }],
  ]),
  ...about("Account", [
    [
      "query Me {\n  me { id email fullName roles createdAt sessions { id device isCurrent } consents { kind givenAt } }\n}",
    ],
    [change("signUp"), { input: { fullName: "Anna Ek", email: "anna.ek@example.se", password: "ett långt lösenord" } }],
    [
      `query MailedLink($token: String!) {
  mailedLink(token: $token) { state email }
}`,
      { token: "the secret from the link" },
    ],
    [change("confirmEmail", "me { email }"), { input: { token: "the secret from the link" } }],
    [change("resendConfirmation"), { input: { email: "anna.ek@example.se" } }],
    [
      `# For apps; without wantsTokens the browser is signed in with cookies.
${change("signIn", "tokens { accessToken expiresAt refreshToken deviceToken }\n    me { email }")}`,
      { input: { email: "anna.ek@example.se", password: "ett långt lösenord", wantsTokens: true } },
    ],
    [
      change("refreshSession", "tokens { accessToken expiresAt refreshToken }"),
      { input: { refreshToken: "the refresh token got last" } },
    ],
    [
      `mutation CreateAccessToken {\n  createAccessToken {\n    ${ERRORS}\n    accessToken\n    expiresAt\n  }\n}`,
      undefined,
      "signed in",
    ],
    [`mutation SignOut {\n  signOut { ${ERRORS} }\n}`],
    [`mutation SignOutEverywhere {\n  signOutEverywhere { ${ERRORS} }\n}`, undefined, "signed in"],
    [change("revokeSession", "revokedSessionId"), { input: { id: "an id of me { sessions }" } }, "signed in"],
    [
      change("watchPrice", "me { priceWatches { productId productName price { amount currency } createdAt } }"),
      { input: { productId: "UHJvZHVjdDox" } },
      "signed in",
    ],
    [
      change("unwatchPrice", "me { priceWatches { productName } }"),
      { input: { productId: "UHJvZHVjdDox" } },
      "signed in",
    ],
    [
      change("createCalendarAddress", "url\n    me { calendarSubscription { createdAt hasAlarms } }"),
      { input: { hasAlarms: false } },
      "signed in",
    ],
    [
      change("updateCalendarSubscription", "me { calendarSubscription { hasAlarms } }"),
      { input: { hasAlarms: true } },
      "signed in",
    ],
    [
      `mutation RevokeCalendarAddress {\n  revokeCalendarAddress {\n    ${ERRORS}\n    me { calendarSubscription { createdAt } }\n  }\n}`,
      undefined,
      "signed in",
    ],
    [change("setWeeklyMail", "me { weeklyMailSince }"), { input: { isWanted: true } }, "signed in"],
    [change("updateProfile", "me { fullName }"), { input: { fullName: "Anna Ek" } }, "signed in"],
    [change("changeEmail"), { input: { email: "anna.ny@example.se", password: "ett långt lösenord" } }, "signed in"],
    [
      change("changePassword", "me { email }"),
      { input: { currentPassword: "ett långt lösenord", newPassword: "ett annat långt lösenord" } },
      "signed in",
    ],
    [
      change("beginSecondFactor", "setup { secret uri qrCode }"),
      { input: { password: "ett långt lösenord" } },
      "signed in",
    ],
    [change("confirmSecondFactor", "recoveryCodes"), { input: { code: "123456" } }, "signed in"],
    [change("renewRecoveryCodes", "recoveryCodes"), { input: { code: "123456" } }, "signed in"],
    [
      change("removeSecondFactor", "me { secondFactor { isOn } }"),
      { input: { password: "ett långt lösenord", code: "123456" } },
      "signed in",
    ],
    [change("verifyAgain"), { input: { password: "ett långt lösenord" } }, "signed in"],
    [change("requestPasswordReset"), { input: { email: "anna.ek@example.se" } }],
    [change("resetPassword"), { input: { token: "the secret from the link", password: "ett nytt långt lösenord" } }],
    [
      change("giveConsent", "consent { kind version givenAt }"),
      { input: { kind: "HEALTH_DATA", version: 1 } },
      "signed in",
    ],
    ["query StartPage {\n  startPage { heading text mainButton { path label } cards { icon title path } }\n}"],
    ["query Site {\n  site { name tagline operatorName email isOpen }\n}"],
    ['query Redirect {\n  redirect(path: "/gammal-sida")\n}'],
    ["query ConsentTexts {\n  consentTexts { kind version title text }\n}"],
    [change("withdrawConsent", "consent { kind withdrawnAt }"), { input: { kind: "HEALTH_DATA" } }, "signed in"],
    ["query MyData {\n  myData\n}", undefined, "signed in"],
    [change("deleteAccount"), { input: { password: "ett långt lösenord" } }, "signed in"],
    ["query SiteChecks {\n  siteChecks { key title state seen advice }\n}", undefined, "admin"],
    [
      `query Accounts($search: String) {
  accounts(first: 10, search: $search) {
    nodes { key email fullName createdAt isConfirmed roles lastSeenOn blockedAt isOwn }
    pageInfo { hasNextPage endCursor }
  }
}`,
      { search: "anna" },
      "admin",
    ],
    [change("blockAccount", "account { key blockedAt }"), { input: { key: "a key of accounts" } }, "admin"],
    [change("unblockAccount", "account { key blockedAt }"), { input: { key: "a key of accounts" } }, "admin"],
    [change("eraseAccount", "erasedKey"), { input: { key: "a key of accounts" } }, "admin"],
    ["query RoleHolders {\n  roleHolders { key email fullName role grantedAt }\n}", undefined, "admin"],
    [
      `query EditableArticles($search: String, $state: ArticleState) {
  editableArticles(first: 10, search: $search, state: $state) {
    totalCount
    nodes { id slug aliases title state publishedAt publishAt updatedAt reviewer author { name } }
    pageInfo { hasNextPage endCursor }
  }
}`,
      { search: "", state: "PUBLISHED" },
      "admin",
    ],
    [
      `query EditableArticle($id: ID!) {
  editableArticle(id: $id) { id version slug title state content }
}`,
      { id: "QXJ0aWNsZTox" },
      "admin",
    ],
    ["query ArticleAuthors {\n  articleAuthors { id name }\n}", undefined, "admin"],
    [
      change("createArticle", "article { id version slug state }"),
      {
        input: ARTICLE_INPUT,
      },
      "admin",
    ],
    [
      change("updateArticle", "article { id version slug state }"),
      {
        input: { id: "QXJ0aWNsZTox", version: 1, ...ARTICLE_INPUT },
      },
      "admin",
    ],
    [
      "query Versions($of: AuditSubject!, $id: ID!) {\n  versions(of: $of, id: $id) { key name replacedAt replacedBy changes { field } }\n}",
      { of: "ARTICLE", id: "QXJ0aWNsZTox" },
      "admin",
    ],
    [
      "query VersionComparison($key: ID!) {\n  versionComparison(key: $key) { version differences { field before after } }\n}",
      { key: "1" },
      "admin",
    ],
    [
      "query Deleted($of: AuditSubject!) {\n  deleted(of: $of) { key name replacedAt replacedBy }\n}",
      { of: "ARTICLE" },
      "admin",
    ],
    [
      "query EditableMarkerQuestions {\n  editableMarkerQuestions { key version title text position isShown isChanged markerNames }\n}",
      undefined,
      "admin",
    ],
    [
      "query EditableProtocolTemplates {\n  editableProtocolTemplates { key version name position isShown steps { key title } }\n}",
      undefined,
      "admin",
    ],
    [change("createProtocolTemplate", "template { key version }"), { input: TEMPLATE_INPUT }, "admin"],
    [
      change("updateProtocolTemplate", "template { version }"),
      { input: { key: NO_TEMPLATE_KEY, version: 1, ...TEMPLATE_INPUT } },
      "admin",
    ],
    [change("deleteProtocolTemplate", "deletedId"), { input: { key: NO_TEMPLATE_KEY, version: 1 } }, "admin"],
    [
      change("updateMarkerQuestion", "question { version isChanged }"),
      {
        input: {
          key: "trott",
          version: 0,
          title: "Varför är jag trött?",
          text: "Proven kan visa.",
          position: 1,
          isShown: true,
        },
      },
      "admin",
    ],
    ["query JourneyTexts {\n  journeyTexts { key title description isShown }\n}"],
    [
      "query EditableJourneyTexts {\n  editableJourneyTexts { key kind version title description isShown isChanged original { title description } }\n}",
      undefined,
      "admin",
    ],
    [
      change("updateJourneyText", "text { version isChanged }"),
      { input: { key: "goal:sleep", version: 0, title: "Sova bättre", description: "", isShown: true } },
      "admin",
    ],
    [change("takeBack"), { input: { key: "1", version: 1 } }, "admin"],
    [change("restoreDeleted", "restoredId"), { input: { key: "1" } }, "admin"],
    [change("deleteArticle", "deletedId"), { input: { id: "QXJ0aWNsZTo5OTk5OTk" } }, "admin"],
    ["query EditablePages {\n  editablePages { slug path title updatedOn }\n}", undefined, "admin"],
    [
      `query EditablePage($slug: String!) {
  editablePage(slug: $slug) { slug version title heading description lead sections { anchor title body attachment } }
}`,
      { slug: "om-oss" },
      "admin",
    ],
    [
      "query EditableProgrammes {\n  editableProgrammes { level path version warnings { part text } }\n}",
      undefined,
      "admin",
    ],
    [
      "query EditableProgramme($level: ProgrammeLevel!) {\n  editableProgramme(level: $level) { version content }\n}",
      { level: "LIGHT" },
      "admin",
    ],
    [
      change("updateProgramme", "programme { version warnings { part text } }"),
      { input: { level: "LIGHT", version: 1, content: { lead: "En halvtimme om dagen räcker." } } },
      "admin",
    ],
    ["query EditableMails {\n  editableMails { kind name occasion isChanged }\n}", undefined, "admin"],
    [
      `query EditableMail($kind: MailKind!) {
  editableMail(kind: $kind) { version subject body button variables { name description isRequired } }
}`,
      { kind: "reset" },
      "admin",
    ],
    [
      "query MailPreview($input: MailPreviewInput!) {\n  mailPreview(input: $input) { subject text }\n}",
      {
        input: {
          kind: "reset",
          subject: "Nytt lösenord",
          body: "{{hälsning}}\n\n{{länk}}",
          button: "Välj nytt lösenord",
        },
      },
      "admin",
    ],
    [
      change("updateMail", "mail { version isChanged }"),
      {
        input: {
          kind: "reset",
          version: 0,
          subject: "Nytt lösenord",
          body: "{{hälsning}}\n\n{{länk}}",
          button: "Välj nytt lösenord",
        },
      },
      "admin",
    ],
    [change("sendTestMail", "sentTo isSent"), { input: { kind: "reset" } }, "admin"],
    [
      change("createPage", "page { slug path version isPublished }"),
      {
        input: {
          slug: "vart-labb",
          title: "Vårt labb",
          heading: "Labbet som läser proven",
          description: "Vem som läser proven.",
          lead: "Proven läses i Sverige.",
          sections: [{ anchor: "var", title: "Var det ligger", body: "Vid torget." }],
          isPublished: false,
          inFooter: false,
        },
      },
      "admin",
    ],
    [change("deletePage", "deletedSlug"), { input: { slug: "finns-inte" } }, "admin"],
    [
      change("updatePage", "page { slug version updatedOn }"),
      {
        input: {
          slug: "om-oss",
          version: 1,
          title: "Om oss",
          heading: "Om {{sajten}}",
          description: "Varför {{sajten}} finns.",
          lead: "Vi vill att det ska gå att ta hand om sin hälsa.",
          sections: [
            { anchor: "varfor", title: "Varför vi finns", body: "För att råd om hälsa är svåra att överblicka." },
          ],
        },
      },
      "admin",
    ],
    [
      change("updateArticleImage", "article { id title image { url } updatedAt }"),
      { input: { id: "QXJ0aWNsZTox", imageUrl: "/art/articles/vetenskap.svg" } },
      "admin",
    ],
    [
      `query ProviderLogos {
  providerLogos { providerName file productCount linkedCount undoableCount }
}`,
      undefined,
      "admin",
    ],
    [
      change("linkProviderLogo", "providerLogo { providerName linkedCount undoableCount }"),
      { input: { providerName: "Fjällprov" } },
      "admin",
    ],
    [
      change("unlinkProviderLogo", "providerLogo { providerName linkedCount undoableCount }"),
      { input: { providerName: "Fjällprov" } },
      "admin",
    ],
    [
      `query AuditLog($first: Int, $after: String) {
  auditLog(first: $first, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { key at actorName action subjectType subjectId subjectName changes { field before after } }
  }
}`,
      { first: 20 },
      "admin",
    ],
    [
      change("grantRole", "roleHolder { email role }"),
      { input: { email: "anna.ek@example.se", role: "ADMIN" } },
      "admin",
    ],
    [change("revokeRole"), { input: { email: "anna.ek@example.se", role: "ADMIN" } }, "admin"],
  ]),
  ...about("Administration", [
    [
      `query Images($first: Int, $after: String, $search: String) {
  images(first: $first, after: $after, search: $search) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id publicId url width height format bytes alt
      image { url variants { url width } }
      usedIn { type name path }
    }
  }
}`,
      { first: 20 },
      "admin",
    ],
    [
      `# Files are sent beside the operation, as multipart/form-data; GraphiQL has no field for them.
${change("uploadImages", "images { id publicId }\n    results { fileName success publicId error message }")}`,
      { input: { files: [], folder: "livsresan" } },
      "admin",
    ],
    [
      `# The file is sent beside the operation, as multipart/form-data; GraphiQL has no field for it.
${change("previewCatalogueImport", "preview {\n      created changed unchanged bad fingerprint\n      changes { line name isNew changes { field before after } }\n      problems { line field message }\n    }")}`,
      { input: { file: null } },
      "admin",
    ],
    [
      `# The file is sent beside the operation, as multipart/form-data; GraphiQL has no field for it.
${change("readCatalogueFile", "file { format preset rowsTotal fields { name examples } suggestion { columns { column fields } } }")}`,
      { input: { file: null } },
      "admin",
    ],
    [
      change("saveCatalogueMapping", "mapping { id name }"),
      {
        input: {
          name: "Exempelbutiken",
          mapping: { preset: "GOOGLE", columns: [{ column: "name", fields: ["g:title", "title"] }] },
        },
      },
      "admin",
    ],
    [change("deleteCatalogueMapping", "deletedId"), { input: { id: "finns-inte" } }, "admin"],
    [
      change("importCatalogue", "result { created changed unchanged bad }"),
      { input: { file: null, fingerprint: "", skipBad: false } },
      "admin",
    ],
    [change("updateImage", "image { alt }"), { input: { id: IMAGE_ID, alt: "En soluppgång över fjällen" } }, "admin"],
    [change("deleteImage", "deletedId"), { input: { id: IMAGE_ID } }, "admin"],
    [
      `query EditableMrProviders {
  editableMrProviders { id version name priceEstimate lowestPrice highestPrice checkedOn }
}`,
      undefined,
      "admin",
    ],
    [
      `query EditableTrainingMethods {
  editableTrainingMethods { id version slug title icon intensity guideSlug isGuideLost }
}`,
      undefined,
      "admin",
    ],
    [
      change("createTrainingMethod", "trainingMethod { id version }"),
      { input: { slug: "simning", ...TRAINING_METHOD } },
      "admin",
    ],
    [
      change("updateTrainingMethod", "trainingMethod { id version }"),
      { input: { id: METHOD_ID, version: 1, ...TRAINING_METHOD } },
      "admin",
    ],
    [change("moveTrainingMethod", "trainingMethods { slug }"), { input: { id: METHOD_ID, from: 2, to: 1 } }, "admin"],
    [change("deleteTrainingMethod", "deletedId"), { input: { id: METHOD_ID, version: 1 } }, "admin"],
    [change("createMrProvider", "mrProvider { id version priceEstimate }"), { input: MR_PROVIDER }, "admin"],
    [
      change("updateMrProvider", "mrProvider { id version priceEstimate }"),
      { input: { id: MR_PROVIDER_ID, version: 1, ...MR_PROVIDER } },
      "admin",
    ],
    [
      change("checkMrProvider", "mrProvider { id version checkedOn }"),
      { input: { id: MR_PROVIDER_ID, version: 1 } },
      "admin",
    ],
    [change("deleteMrProvider", "deletedId"), { input: { id: MR_PROVIDER_ID, version: 1 } }, "admin"],
    [
      `query ContactMessages($first: Int, $onlyNew: Boolean) {
  contactMessages(first: $first, onlyNew: $onlyNew) {
    pageInfo { hasNextPage endCursor }
    nodes { key sentAt name email subject message handledAt handledByName }
  }
}`,
      { first: 20, onlyNew: true },
      "admin",
    ],
    ["query NewContactMessageCount {\n  newContactMessageCount\n}", undefined, "admin"],
    [
      change("setContactMessageHandled", "contactMessage { key handledAt handledByName }"),
      { input: { key: "3f0c1a52-7d0e-4a54-9d43-5f7c8f0a2b11", isHandled: true } },
      "admin",
    ],
    [change("deleteContactMessage", "deletedKey"), { input: { key: "3f0c1a52-7d0e-4a54-9d43-5f7c8f0a2b11" } }, "admin"],
    [
      `query AffiliateClickReport($from: LocalDate!, $to: LocalDate!) {
  affiliateClickReport(from: $from, to: $to) {
    totalClicks previousClicks
    days { day clicks }
    pages { page clicks }
  }
}`,
      { from: "2026-01-01", to: "2026-01-31" },
      "admin",
    ],
    [
      `query AffiliateClicksByOffer($from: LocalDate!, $to: LocalDate!, $first: Int) {
  affiliateClicksByOffer(from: $from, to: $to, first: $first) {
    pageInfo { hasNextPage endCursor }
    nodes { kind targetId productName providerName clicks previousClicks }
  }
}`,
      { from: "2026-01-01", to: "2026-01-31", first: 10 },
      "admin",
    ],
    [
      "query AffiliateClickFile($from: LocalDate!, $to: LocalDate!) {\n  affiliateClickFile(from: $from, to: $to)\n}",
      { from: "2026-01-01", to: "2026-01-31" },
      "admin",
    ],
    [
      `query EditableProducts($first: Int, $search: String, $needsCheck: Boolean) {
  editableProducts(first: $first, search: $search, needsCheck: $needsCheck) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id version name providerName categoryName priceEstimate checkedOn isAvailable }
  }
}`,
      { first: 25, search: "magnesium" },
      "admin",
    ],
    [
      `query EditableProduct($id: ID!) {
  editableProduct(id: $id) { id version name category contents warnings goals { goal reason } image { url } }
}`,
      { id: "UHJvZHVjdDox" },
      "admin",
    ],
    [change("createProduct", "product { id version name }"), { input: EXAMPLE_PRODUCT }, "admin"],
    [
      change("updateProduct", "product { id version name }"),
      { input: { id: PRODUCT_ID, version: 1, ...EXAMPLE_PRODUCT } },
      "admin",
    ],
    [
      change("checkProduct", "product { id version checkedOn }"),
      { input: { id: PRODUCT_ID, version: 1, checkedOn: "2026-01-31" } },
      "admin",
    ],
    [
      change("setProductAvailability", "product { id version isAvailable }"),
      { input: { id: PRODUCT_ID, version: 1, isAvailable: true } },
      "admin",
    ],
    [
      change("reviewProducts", "products { id version isAvailable description }"),
      { input: { products: [{ id: PRODUCT_ID, version: 1, description: "UNMARKED" }] } },
      "admin",
    ],
    [
      change("decideHeldPrice", "product { id version priceEstimate heldPrice }"),
      { input: { id: PRODUCT_ID, version: 1, isApproved: true } },
      "admin",
    ],
    [
      change("correctPrice", "product { id recordedPrices { day price { amount } per } }"),
      { input: { id: PRODUCT_ID, day: "2026-01-31", amount: 129_500 } },
      "admin",
    ],
    [change("deleteProduct", "deletedId"), { input: { id: PRODUCT_ID, version: 1 } }, "admin"],
    [
      "query EditableCategories {\n  editableCategories { id version area name slug position productCount isFixed }\n}",
      undefined,
      "admin",
    ],
    [
      change("createCategory", "category { id version slug }"),
      {
        input: { area: "TESTS", name: "Sömntester", slug: "somntester", description: "Tester om sömn.", position: 70 },
      },
      "admin",
    ],
    [
      change("updateCategory", "category { id version name }"),
      {
        input: {
          id: CATEGORY_ID,
          version: 1,
          area: "TESTS",
          name: "Blodtester",
          slug: "blodtester",
          description: "",
          position: 1,
        },
      },
      "admin",
    ],
    [change("deleteCategory", "deletedId"), { input: { id: CATEGORY_ID, version: 1 } }, "admin"],
    [
      "query EditableBiomarkers {\n  editableBiomarkers { id version name unit group isMeasured }\n}",
      undefined,
      "admin",
    ],
    [change("createBiomarker", "biomarker { id version name }"), { input: BIOMARKER_FACTS }, "admin"],
    [
      change("updateBiomarker", "biomarker { id version name }"),
      { input: { id: BIOMARKER_ID, version: 1, ...BIOMARKER_FACTS } },
      "admin",
    ],
    [change("deleteBiomarker", "deletedId"), { input: { id: BIOMARKER_ID, version: 1 } }, "admin"],
    [
      "query EditableAuthors {\n  editableAuthors { id version slug name title isExample articleCount }\n}",
      undefined,
      "admin",
    ],
    [
      change("createAuthor", "author { id version slug name }"),
      { input: { name: "Siv Exempelsson", slug: "siv-exempelsson", title: "Dietist", bio: "", isExample: false } },
      "admin",
    ],
    [
      change("updateAuthor", "author { id version name }"),
      { input: { id: AUTHOR_ID, version: 1, name: "Siv Exempelsson", title: "Dietist", bio: "", isExample: false } },
      "admin",
    ],
    [change("deleteAuthor", "deletedId"), { input: { id: AUTHOR_ID, version: 1 } }, "admin"],
    [
      `query DemoContents {
  demoContents { productCount providerCount mrProviderCount ownProductCount leftAt returnableUntil }
}`,
      undefined,
      "admin",
    ],
    [
      `mutation LeaveDemo {\n  leaveDemo {\n    ${ERRORS}\n    demoContents { leftAt returnableUntil }\n  }\n}`,
      undefined,
      "admin",
    ],
    [
      `mutation ReturnToDemo {\n  returnToDemo {\n    ${ERRORS}\n    demoContents { leftAt }\n  }\n}`,
      undefined,
      "admin",
    ],
    [
      `query EditableProviders {
  editableProviders(first: 5, search: "prov") {
    totalCount
    nodes { id version name country website description logoUrl logo { url } formerNames productCount path }
  }
}`,
      undefined,
      "admin",
    ],
    [change("createProvider", "provider { id version name path }"), { input: PROVIDER_FACTS }, "admin"],
    [
      change("createProviderFromSupplier", "provider { id version name path }"),
      { input: { supplierId: "U3VwcGxpZXI6MQ" } },
      "admin",
    ],
    [
      change("updateProvider", "provider { id version name path }"),
      { input: { id: PROVIDER_ID, version: 1, ...PROVIDER_FACTS } },
      "admin",
    ],
    [
      change("mergeProvider", "provider { id version name productCount }"),
      { input: { id: PROVIDER_ID, version: 1, intoId: "UHJvdmlkZXI6Mg" } },
      "admin",
    ],
    [change("deleteProvider", "deletedId"), { input: { id: PROVIDER_ID, version: 1 } }, "admin"],
    [
      "query SiteSettings {\n  siteSettings { version name tagline operatorName email openedAt sendsMail }\n}",
      undefined,
      "admin",
    ],
    ["query SiteSetup {\n  siteSetup { step isDone left }\n}", undefined, "admin"],
    [
      change("updateSiteSettings", "settings { version name }"),
      {
        input: {
          version: 1,
          name: "Exempelsajten",
          tagline: "Jämför i lugn och ro.",
          operatorName: "Exempelbolaget AB",
          organisationNumber: "556000-4615",
          address: "Exempelgatan 1, 000 00 Exempelstad",
          email: "hej@exempel.se",
        },
      },
      "admin",
    ],
    [change("updateSiteAreas", "settings { version areasOff }"), { input: { areasOff: ["MR"], version: 1 } }, "admin"],
    [
      change("updateSiteLook", "settings { version primaryColour logoUrl iconUrl shareImageUrl }"),
      { input: { primaryColour: "#1F5A48", logoUrl: "", iconUrl: "", shareImageUrl: "", version: 1 } },
      "admin",
    ],
    [
      change("updateSiteMenu", "settings { version menu { path label } }"),
      {
        input: {
          menu: [
            { path: "/", label: "Hem" },
            { path: "/tester", label: "Jämför" },
          ],
          footer: [
            { title: "Jämför", links: [{ path: "/tester", label: "Hälsotester" }] },
            { title: "Läs", links: [{ path: "/guider", label: "Guider" }] },
            {
              title: "Om sajten",
              links: [
                { path: "/kontakt", label: "Kontakt" },
                { path: "/integritetspolicy", label: "Integritetspolicy" },
                { path: "/anvandarvillkor", label: "Användarvillkor" },
                { path: "/annonslankar", label: "Annonslänkar" },
                { path: "/tillganglighet", label: "Tillgänglighet" },
              ],
            },
          ],
          version: 1,
        },
      },
      "admin",
    ],
    [
      change("updateStartPage", "settings { version startPage { heading } }"),
      { input: { ...DEFAULT_START, heading: "Välkommen hit", version: 1 } },
      "admin",
    ],
    [
      change("updateSiteCatalogue", "settings { version checksLinks oldPriceDays hasProductFeed }"),
      { input: { checksLinks: true, oldPriceDays: 60, version: 1 } },
      "admin",
    ],
    [
      change("updateSiteConsents", "settings { version consents { kind version title ask text } }"),
      {
        input: {
          healthData: { ...consentInput("health_data"), title: "Hur du mår" },
          testAnswers: consentInput("test_answers"),
          labValues: consentInput("lab_values"),
          version: 1,
        },
      },
      "admin",
    ],
    [
      change("updateSiteAnalytics", "settings { version analytics { service address } }"),
      {
        input: {
          service: "MATOMO",
          address: "https://statistik.exempel.se",
          siteId: "1",
          asksFirst: true,
          version: 1,
        },
      },
      "admin",
    ],
    [change("setSiteOpen", "settings { version openedAt }"), { input: { isOpen: true, version: 1 } }, "admin"],
    ["query EditableRedirects {\n  editableRedirects { id version from to }\n}", undefined, "admin"],
    [
      change("createRedirect", "redirect { id version from to }"),
      { input: { from: "/gammal-sida", to: "/guider" } },
      "admin",
    ],
    [
      change("updateRedirect", "redirect { id version from to }"),
      { input: { id: REDIRECT_ID, version: 1, from: "/gammal-sida", to: "/tester" } },
      "admin",
    ],
    [change("deleteRedirect", "deletedId"), { input: { id: REDIRECT_ID, version: 1 } }, "admin"],
    [
      "query ProductFeeds {\n  productFeeds { id version name url hour isOn isLate latestRun { state created changed refused } }\n}",
      undefined,
      "admin",
    ],
    [
      "query ProductFeedRuns($feedId: ID!) {\n  productFeedRuns(feedId: $feedId) { id state error brakes { kind message } problems { line message } }\n}",
      { feedId: FEED_ID },
      "admin",
    ],
    ["query SavedCatalogueMappings {\n  savedCatalogueMappings { id name }\n}", undefined, "admin"],
    [
      change("createProductFeed", "feed { id version name }"),
      { input: { ...FEED_FACTS, category: "finns-inte" } },
      "admin",
    ],
    [
      change("updateProductFeed", "feed { id version name }"),
      { input: { id: FEED_ID, version: 1, ...FEED_FACTS } },
      "admin",
    ],
    [change("deleteProductFeed", "deletedId"), { input: { id: FEED_ID, version: 1 } }, "admin"],
    [change("startProductFeed", "feed { latestRun { id state } }"), { input: { id: FEED_ID } }, "admin"],
    [change("cancelProductFeedRun", "feed { latestRun { id state } }"), { input: { id: FEED_RUN_ID } }, "admin"],
    [
      change("decideProductFeedRun", "feed { latestRun { id state } }"),
      { input: { id: FEED_RUN_ID, isApproved: true } },
      "admin",
    ],
    [
      change("decideProductOffer", "product { id offers { id providerName state } }"),
      { input: { offerId: "UHJvZHVjdE9mZmVyOjE", decision: "IGNORE" } },
      "admin",
    ],
    [
      change("mergeProducts", "product { id offers { providerName } duplicates { id name } }"),
      { input: { id: PRODUCT_ID, version: 1, otherId: "UHJvZHVjdDoy", otherVersion: 1 } },
      "admin",
    ],
    [
      change("releaseProductFields", "product { id version editedFields }"),
      { input: { id: PRODUCT_ID, version: 1, fields: ["name"] } },
      "admin",
    ],
    ["query EditableSynonyms {\n  editableSynonyms { id version term kind target isLost }\n}", undefined, "admin"],
    [
      change("createSynonym", "synonym { id version term }"),
      { input: { term: "långtidssocker", kind: "WORDS", target: "blodsocker" } },
      "admin",
    ],
    [
      change("updateSynonym", "synonym { id version term }"),
      { input: { id: SYNONYM_ID, version: 1, term: "sänka", kind: "MARKER", target: "SR" } },
      "admin",
    ],
    [change("deleteSynonym", "deletedId"), { input: { id: SYNONYM_ID, version: 1 } }, "admin"],
    ["query SupplierSources {\n  supplierSources { id url kind createdAt addedByName }\n}", undefined, "admin"],
    [
      change("addSupplierSource", "supplierSource { id url kind }"),
      { input: { url: "https://www.example.se/leverantorer", kind: "LIST" } },
      "admin",
    ],
    [change("removeSupplierSource", "removedId"), { input: { id: "U3VwcGxpZXJTb3VyY2U6MQ" } }, "admin"],
    [
      `query Suppliers($first: Int, $search: String) {
  suppliers(first: $first, search: $search) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id name country categories specialisations priceRange website fetchedAt version editedFields isNew
      factSources { field url }
      lastChanges { field before after }
    }
  }
}`,
      { first: 20, search: "sverige" },
      "admin",
    ],
    [
      change("updateSupplier", "supplier { id name version editedFields }"),
      {
        input: {
          id: "U3VwcGxpZXI6MQ",
          version: 1,
          name: "Exempelhälsa",
          country: "Sverige",
          categories: ["Vitaminer"],
          specialisations: [],
          priceRange: "129–499 kr",
          website: "https://www.example.se/",
        },
      },
      "admin",
    ],
    [change("deleteSupplier", "deletedId"), { input: { id: "U3VwcGxpZXI6MQ", version: 1 } }, "admin"],
    [
      `mutation CollectSuppliers {
  collectSuppliers {
    totalCollected suppliers
    collection { id state pagesTotal pagesDone pagesFailed suppliersNew suppliersChanged }
    ${ERRORS}
  }
}`,
      undefined,
      "admin",
    ],
    [
      `query SupplierCollection {
  supplierCollection {
    id state startedAt startedByName finishedAt pagesTotal pagesDone pagesFailed
    totalCollected suppliersNew suppliersChanged suppliers(first: 10) error
    unreadPages { url reason }
  }
}`,
      undefined,
      "admin",
    ],
    [
      `mutation CancelSupplierCollection {\n  cancelSupplierCollection { collection { id state finishedAt } ${ERRORS} }\n}`,
      undefined,
      "admin",
    ],
  ]),
  ...about("Journey", [
    [
      `query Journey {
  journey {
    level
    overallPercentage
    streak
    totalActivities
    categories { key title percentage items { key title path isCompleted } }
    nextStep { key title path reason }
    plan { key title isCompleted }
    achievements { key title progress maxProgress isUnlocked }
    activities(first: 5) { key title timestamp duration }
  }
}`,
      undefined,
      "signed in",
    ],
    ["query JourneyItems {\n  journeyItems { key title items { key title path minutes } }\n}"],
    [
      `query Questionnaire($kind: QuestionnaireKind!) {
  questionnaire(kind: $kind) {
    title
    version
    steps { key heading fields { name kind label isOptional options { name label } } }
  }
}`,
      { kind: "RECOMMENDATION" },
    ],
    [
      change(
        "completeOnboarding",
        "journey { onboarding { name goals experience } recommendations(first: 3) { title } }",
      ),
      { input: { name: "Anna", goals: ["Sova bättre"], experience: "BEGINNER" } },
      "signed in",
    ],
    [
      change("answerQuestionnaire", "journey { recommendations(first: 3) { key title reason } }"),
      { input: { interests: ["SLEEP", "TRAINING"] } },
      "signed in",
    ],
    [
      `# The same key again changes nothing, so that it may be sent again.
${change("recordActivity", "completed { key title }\n    unlocked { key title }\n    journey { streak totalActivities }")}`,
      {
        input: {
          key: "guide:somn-optimering:2026-01-01",
          type: "ARTICLE",
          title: "Sömn",
          path: "/guider/somn-optimering",
          items: ["guide:somn-optimering"],
        },
      },
      "signed in",
    ],
    [
      change("setPlanned", "planned { key title isCompleted }"),
      { input: { key: "sleep-guide", isCompleted: true } },
      "signed in",
    ],
    [
      `# Days of rest, which a streak outlasts. Without a last day the pause ends.
${change("setPause", "journey { streak pause { from until } }")}`,
      { input: { until: null } },
      "signed in",
    ],
    [change("setDailyAim", "journey { minutesToday goals { timePerDay } }"), { input: { minutes: 20 } }, "signed in"],
    [change("removePlanned", "journey { plan { key title } }"), { input: { key: "sleep-guide" } }, "signed in"],
    [
      `# Data that an app stored before sign-in. Sending the same key again changes nothing.
${change("mergeJourney", "journey { totalActivities days }")}`,
      {
        input: {
          key: "made-up-by-the-app",
          completed: [{ key: "test:sleep", at: "2026-01-01T08:00:00Z" }],
          activities: [],
          days: ["2026-01-01"],
          totalMinutes: 0,
          totalActivities: 0,
          achievements: [],
          plan: [],
        },
      },
      "signed in",
    ],
  ]),
  ...about("Tests", [
    ["query AnalysisSource {\n  analysisSource\n}"],
    [
      `# The same sessionId again gives the first result. It takes a consent to TEST_ANSWERS.
${change("analyzeSleep", ANALYZED)}`,
      { input: { testData: SLEEP_ANSWERS, sessionId: SESSION_ID } },
      "signed in",
    ],
    [
      `# Signed out, the version of the text that was consented to is sent along, and the result is stored for 24 hours.
${change("analyzeTraining", ANALYZED)}`,
      { input: { testData: TRAINING_ANSWERS, sessionId: SESSION_ID, consentVersion: 1 } },
    ],
    [
      change("analyzeProtocol", `${ANALYZED}\n    activities { key title timeOfDay dosage }`),
      { input: { testData: PROTOCOL_ANSWERS, sessionId: SESSION_ID, consentVersion: 1 } },
    ],
    [
      `query Analyses {
  analyses(first: 5) { nodes { id key kind createdAt isStale changes { label before now } } pageInfo { endCursor hasNextPage } }
}`,
      undefined,
      "signed in",
    ],
    [
      `query Analysis($kind: TestKind!, $key: String!) {
  analysis(kind: $kind, key: $key) { id aiRecommendations redFlags { urgency text } findings { title because priority } source }
}`,
      { kind: "SLEEP", key: SESSION_ID },
      "signed in",
    ],
    [
      change("confirmCareContact", "analysis { id shape careContactedAt }"),
      { input: { id: "an id of analyses" } },
      "signed in",
    ],
    [change("removeAnalysis", "deletedId"), { input: { id: "an id of analyses" } }, "signed in"],
    [
      `query LabValues($markerSlug: String) {
  labValues(first: 20, markerSlug: $markerSlug) {
    nodes { id markerSlug marker { name unit } comparator value unit sampledOn laboratory isFasting note referenceLow referenceHigh }
    pageInfo { endCursor hasNextPage }
  }
}`,
      { markerSlug: null },
      "signed in",
    ],
    [
      `# Values of one's own, under keys that the client makes up. Sending them again changes nothing.
${change("recordLabValues", "labValues { id markerSlug value unit sampledOn }")}`,
      { input: { values: [{ clientKey: SESSION_ID, ...LAB_VALUE }] } },
      "signed in",
    ],
    [
      change("updateLabValue", "labValue { id value unit note }"),
      { input: { id: "an id of labValues", ...LAB_VALUE, note: "Efter semestern" } },
      "signed in",
    ],
    ["query LabProfile {\n  labProfile { birthYear sex }\n}", {}, "signed in"],
    [
      change("setLabProfile", "labProfile { birthYear sex }"),
      { input: { birthYear: 1980, sex: "FEMALE" } },
      "signed in",
    ],
    [change("deleteLabValues", "deletedIds"), { input: { ids: ["an id of labValues"] } }, "signed in"],
    [
      `# Tests that an app stored before sign-in. Sending them again changes nothing.
${change("mergeAnalyses", "analyses { id key kind createdAt }")}`,
      {
        input: {
          training: [{ testData: TRAINING_ANSWERS, sessionId: SESSION_ID, completedAt: "2026-01-01T08:00:00Z" }],
          protocol: [],
        },
      },
      "signed in",
    ],
  ]),
  ...about("Protocols", [
    ["query ProtocolCategories {\n  protocolCategories { key name colour }\n}"],
    [
      `query ProtocolTemplates {
  protocolTemplates { id slug name description goal type expertName difficulty estimatedWeeks steps { title frequency } }
}`,
    ],
    [
      `query Protocols {
  protocols { id key name active { startedOn } steps { key title frequency timeOfDay } history(first: 7) { day doneCount totalCount } }
}`,
      undefined,
      "signed in",
    ],
    [
      "# One of your own, or a public one.\nquery Protocol($key: String!) {\n  protocol(key: $key) { id name description steps { title category { name } } }\n}",
      { key: TEMPLATE_KEY },
      "signed in",
    ],
    [
      "query ActiveProtocols {\n  activeProtocols { key startedOn targetEndOn protocol { id name } }\n}",
      undefined,
      "signed in",
    ],
    [
      "query FollowedPeriods {\n  followedPeriods { key name startedOn endedOn supplements { name from until } }\n}",
      {},
      "signed in",
    ],
    [
      `# What is to do today: daily steps, which count, and weekly ones.
query Checklist {
  checklist {
    day doneCount totalCount percentage
    items { itemKey title timeOfDay category { name } isCompleted }
    weekly { itemKey title isCompleted }
  }
}`,
      undefined,
      "signed in",
    ],
    [
      `# The same key again makes no other protocol, so that it may be sent again.
${change("createProtocol", "protocol { id key active { startedOn } }")}`,
      {
        input: {
          key: PROTOCOL_KEY,
          name: "Lugn morgon",
          goal: "ENERGY",
          steps: [{ key: STEP_KEY, title: "Dagsljus", category: "sleep", frequency: "DAILY", timeOfDay: "MORNING" }],
        },
      },
      "signed in",
    ],
    [
      change("updateProtocol", "protocol { name steps { key title } }"),
      {
        input: {
          id: PROTOCOL_ID,
          name: "Lugnare morgon",
          steps: [{ key: STEP_KEY, title: "Ljus", frequency: "DAILY" }],
        },
      },
      "signed in",
    ],
    [change("startProtocol", "protocol { active { startedOn } }"), { input: { id: PROTOCOL_ID } }, "signed in"],
    [change("deactivateProtocol", "protocol { active { startedOn } }"), { input: { id: PROTOCOL_ID } }, "signed in"],
    [change("deleteProtocol", "deletedId"), { input: { id: PROTOCOL_ID } }, "signed in"],
    [
      `# Ticks a step once for a day, however often it is sent.
${change("completeItem", "item { isCompleted rating completionNotes }\n    checklist { doneCount totalCount }")}`,
      { input: { itemKey: STEP_KEY, day: "2026-01-01" } },
      "signed in",
    ],
    [
      change("undoItem", "item { isCompleted }\n    checklist { doneCount totalCount }"),
      { input: { itemKey: STEP_KEY, day: "2026-01-01" } },
      "signed in",
    ],
    [
      `# Protocols that an app stored before sign-in, in parts that may be sent again.
${change("mergeProtocols")}`,
      { input: { protocols: [], ticks: [] } },
      "signed in",
    ],
  ]),
];
