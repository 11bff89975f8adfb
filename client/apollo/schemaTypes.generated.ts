export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** A field whose value conforms to the standard internet email address format as specified in HTML Spec: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address. */
  EmailAddress: { input: string; output: string; }
  /** The `JSONObject` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A local date string (i.e., with no associated timezone) in `YYYY-MM-DD` format, e.g. `2020-01-01`. */
  LocalDate: { input: string; output: string; }
  /** A field whose value conforms to the standard URL format as specified in RFC3986: https://www.ietf.org/rfc/rfc3986.txt. */
  URL: { input: string; output: string; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: File; }
};

/** Accounts, the newest first. */
export type AccountConnection = {
  /** What the page lists, with cursors. */
  edges: Array<AccountEdge>;
  /** The same without cursors. */
  nodes: Array<ListedAccount>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type AccountEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: ListedAccount;
};

/** Something that happened to an account, for its owner. */
export type AccountEvent = {
  /** What happened. */
  action: AuditAction;
  /** When it happened. */
  at: Scalars['DateTimeISO']['output'];
  /** Browser and system in words, e.g. 'Firefox på Windows', where it is about one; otherwise null. */
  device?: Maybe<Scalars['String']['output']>;
  /** False when somebody else did it, e.g. an admin. */
  isOwn: Scalars['Boolean']['output'];
  /** Tells it from other events; later ones have higher numbers. */
  key: Scalars['String']['output'];
};

/** Something to have reached. */
export type Achievement = {
  /** What it takes. */
  description: Scalars['String']['output'];
  /** Name of its icon. */
  icon: Scalars['String']['output'];
  /** True when it was reached. */
  isUnlocked: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'streak-7'. */
  key: Scalars['String']['output'];
  /** What it takes. */
  maxProgress: Scalars['Int']['output'];
  /** How far, 0 to `maxProgress`. */
  progress: Scalars['Int']['output'];
  /** Swedish title. */
  title: Scalars['String']['output'];
  /** When it was reached. */
  unlockedAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A time during which a protocol is followed. */
export type ActiveProtocol = {
  /** False once it was ended. */
  isActive: Scalars['Boolean']['output'];
  /** Its own name: a UUID. */
  key: Scalars['String']['output'];
  /** What is followed. */
  protocol: Protocol;
  /** The first day. */
  startedOn: Scalars['LocalDate']['output'];
  /** The day on which it is meant to be done. */
  targetEndOn?: Maybe<Scalars['LocalDate']['output']>;
};

/** What an activity is filed under: a category of the journey, or a word for a part of one. */
export type ActivityCategory =
  /** 'Kunskap & guider'. */
  | 'KNOWLEDGE'
  /** 'Mental optimering'. */
  | 'MENTAL'
  /** 'Fysisk träning'. */
  | 'PHYSICAL'
  /** 'Testning & optimering'. */
  | 'TESTING'
  /** 'träning'; counts in PHYSICAL. */
  | 'TRAINING';

/** Something that was done. */
export type ActivityEntry = Content & {
  /** What it is filed under. */
  category?: Maybe<ActivityCategory>;
  /** Minutes. */
  duration: Scalars['Int']['output'];
  /** Goals that it belongs to. */
  goals: Array<Scalars['String']['output']>;
  /** Given by the client, so that reporting twice changes nothing. */
  key: Scalars['String']['output'];
  /** What the person wrote about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  path: Scalars['String']['output'];
  /** When it was done. */
  timestamp: Scalars['DateTimeISO']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** What it was. */
  type: ActivityType;
};

/** Something that was done. */
export type ActivityInput = {
  /** What it is filed under; the category of the first item when absent. */
  category?: InputMaybe<ActivityCategory>;
  /** Minutes; when absent or not believable 5 for an article, 3 for anything else. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /** Goals that it belongs to. */
  goals?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Given by the client; reporting the same one again changes nothing. An item's name, a colon and a day, e.g. 'guide:hiit:2026-11-22', counts it once a day, and each time in every category that it counts in. */
  key: Scalars['String']['input'];
  /** What the person wrote about it, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Path on the site. */
  path: Scalars['String']['input'];
  /** When; now when absent or in the future. */
  timestamp?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Title, at most 200 characters. */
  title: Scalars['String']['input'];
  /** What it was. */
  type: ActivityType;
};

/** What an activity was. */
export type ActivityType =
  /** An article was read. */
  | 'ARTICLE'
  /** Products were compared. */
  | 'COMPARISON'
  /** A section of a programme was completed. */
  | 'SECTION'
  /** A step of a protocol was ticked. */
  | 'STEP'
  /** A test was taken. */
  | 'TEST'
  /** A page that counts was looked at. */
  | 'VISIT';

/** A page that collecting shall read. */
export type AddSupplierSourceInput = {
  /** What the page is. */
  kind: SupplierSourceKind;
  /** Its address, http or https, on the Internet; at most 2 000 characters. */
  url: Scalars['String']['input'];
};

/** What listing a page came to. */
export type AddSupplierSourcePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The page; null when it was not listed. */
  supplierSource?: Maybe<SupplierSource>;
};

/** A page of counted clicks, the latest day first. */
export type AffiliateClickConnection = {
  /** What the page lists, with cursors. */
  edges: Array<AffiliateClickEdge>;
  /** The same without cursors. */
  nodes: Array<AffiliateClickCount>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** All clicks in the period, on every page of the list. */
  totalClicks: Scalars['Int']['output'];
};

/** How often a link to a provider was followed on a day from a page. Nothing is stored about who did. */
export type AffiliateClickCount = {
  /** Times it was followed. */
  clicks: Scalars['Int']['output'];
  /** Swedish day. */
  day: Scalars['LocalDate']['output'];
  /** Whose page the link leads to. */
  kind: AffiliateLinkKind;
  /** Identifier of the provider of MR scans; null when the link was a product's. */
  mrProviderId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page with the link, e.g. '/tester'; 'annan' when it is not known. */
  page: Scalars['String']['output'];
  /** Identifier of the product, also of one that is gone; null when the link was a provider's of MR scans. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the product; null without one, and when it no longer exists. */
  productName?: Maybe<Scalars['String']['output']>;
  /** Name of the provider; null when it, or the product, no longer exists. */
  providerName?: Maybe<Scalars['String']['output']>;
};

/** One of a list, with its place in it. */
export type AffiliateClickEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: AffiliateClickCount;
};

/** Clicks on links to providers in a period. */
export type AffiliateClickReport = {
  /** Every day of the period in its order, also those without clicks. */
  days: Array<ClicksOnDay>;
  /** By our page, most clicks first. */
  pages: Array<ClicksOnPage>;
  /** All clicks in as many days right before it. */
  previousClicks: Scalars['Int']['output'];
  /** All clicks in the period. */
  totalClicks: Scalars['Int']['output'];
};

/** Whose page a counted link leads to. */
export type AffiliateLinkKind =
  /** That of a provider of MR scans. */
  | 'MR_PROVIDER'
  /** A product's, at its provider. */
  | 'PRODUCT';

/** What came of a test. Only its owner finds it. */
export type Analysis = Node & {
  /** The activities of a day; none but for the health protocol. */
  activities: Array<SuggestedActivity>;
  /** The text, in Markdown; empty when there is none. */
  aiRecommendations: Scalars['String']['output'];
  /** When its owner said that they have talked to care. */
  careContactedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What was answered otherwise than in the test of its kind before. */
  changes: Array<AnalysisChange>;
  /** When the test was taken. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** What to do, what matters most first. */
  findings: Array<Finding>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** True when the text service was asked and did not answer. */
  isFallback: Scalars['Boolean']['output'];
  /** True after more than 30 days: the test is offered again. */
  isStale: Scalars['Boolean']['output'];
  /** A UUID, as addresses name it; its first 8 characters are shown. */
  key: Scalars['String']['output'];
  /** Of which test. */
  kind: TestKind;
  /** The change in one number; null in results whose answers do not give it. */
  measure?: Maybe<AnalysisMeasure>;
  /** What comes before everything else. */
  redFlags: Array<RedFlag>;
  /** The same text section by section, in its order: the summary, findings by area, when to do what, tests. */
  sections: Array<AnalysisSection>;
  /** What it is, after its red flags. */
  shape: AnalysisShape;
  /** What wrote the text. */
  source: AnalysisSource;
  /** What a protocol made of the activities is for; null where no goal of protocols is among the answers. */
  suggestedGoal?: Maybe<ProtocolGoal>;
};

/** An answer that is another one than in the test before. */
export type AnalysisChange = {
  /** The answer then, in words. */
  before: Scalars['String']['output'];
  /** What was asked, in a few words. */
  label: Scalars['String']['output'];
  /** The answer now, in words. */
  now: Scalars['String']['output'];
};

/** A page of the results of the one who asks, the newest first. */
export type AnalysisConnection = {
  /** What the page lists, with cursors. */
  edges: Array<AnalysisEdge>;
  /** The same without cursors. */
  nodes: Array<Analysis>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type AnalysisEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: Analysis;
};

/** One number of a test, by which it is compared with the one before. */
export type AnalysisMeasure = {
  /** The number in the test before; null without one, or where that was measured otherwise. */
  before?: Maybe<Scalars['String']['output']>;
  /** What is measured, in Swedish. */
  label: Scalars['String']['output'];
  /** The number now, in words: 'ungefär 70 %'. */
  now: Scalars['String']['output'];
  /** Where it goes; null where there is none before. */
  trend?: Maybe<AnalysisTrend>;
};

/** A section of a result's text. */
export type AnalysisSection = {
  /** Its heading; empty where the text has none. */
  heading: Scalars['String']['output'];
  /** What it is about, as far as its heading tells. */
  kind: AnalysisSectionKind;
  /** What stands below the heading, in Markdown. */
  text: Scalars['String']['output'];
};

/** What a section of a result's text is about. */
export type AnalysisSectionKind =
  /** What would change the advice. */
  | 'CHANGES'
  /** What to do in one area; `findings` have it one by one. */
  | 'FINDINGS'
  /** How to go on after four weeks, when to stop, and the number to look at. */
  | 'MONTH'
  /** Anything else, as whom to turn to. */
  | 'OTHER'
  /** What comes before everything else; `redFlags` have it one by one. */
  | 'RED_FLAGS'
  /** What the answers say together, and what is answered to somebody's own words. */
  | 'SUMMARY'
  /** Which test answers which question, and where none is needed. */
  | 'TESTS'
  /** What is done or left today. */
  | 'TODAY'
  /** What is begun with this week, or once care has said yes. */
  | 'WEEK';

/** What a result is, after what its answers say care should hear of. */
export type AnalysisShape =
  /** A plan that stays folded until its owner has talked to care (`careContactedAt`). */
  | 'CARE_FIRST'
  /** No plan: only whom to turn to. */
  | 'CARE_ONLY'
  /** Findings, and for the health protocol activities. */
  | 'PLAN';

/** What wrote the text of a result; findings and red flags are always of the site's own rules. */
export type AnalysisSource =
  /** The site's own rules. */
  | 'BUILT_IN'
  /** An automatic text service that the operator uses. */
  | 'SERVICE';

/** Where the number of a test goes, from the one before. */
export type AnalysisTrend =
  /** It has become better. */
  | 'BETTER'
  /** It is as it was. */
  | 'SAME'
  /** It has become worse. */
  | 'WORSE';

/** A service that counts visits. */
export type AnalyticsService =
  /** Matomo, by its Tracking HTTP API: no script of it runs on the site. */
  | 'MATOMO'
  /** A script of the operator's own, which runs apart from the pages, in a frame that reads and stores nothing of theirs. */
  | 'OWN'
  /** Plausible, by its Events API: no script of it runs on the site. */
  | 'PLAUSIBLE';

/** The health protocol questionnaire, to be analysed. */
export type AnalyzeProtocolInput = {
  /** Version of the TEST_ANSWERS text that somebody who is signed out consented to; an account's is stored. */
  consentVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds. */
  sessionId: Scalars['ID']['input'];
  /** All answers. */
  testData: ProtocolTestData;
};

/** What `analyzeProtocol` came to. */
export type AnalyzeProtocolPayload = {
  /** The activities of a day; none but for the health protocol. */
  activities: Array<SuggestedActivity>;
  /** The result. */
  analysis?: Maybe<Analysis>;
  /** The first of `errors` in Swedish; null when there is a result. */
  error?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** What to do, what matters most first. */
  findings: Array<Finding>;
  /** The text, in Markdown. */
  recommendations?: Maybe<Scalars['String']['output']>;
  /** What wrote the text. */
  source?: Maybe<AnalysisSource>;
  /** True when there is a result. */
  success: Scalars['Boolean']['output'];
  /** Key of the result. */
  testId?: Maybe<Scalars['String']['output']>;
};

/** The sleep test, to be analysed. */
export type AnalyzeSleepInput = {
  /** A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds. */
  sessionId: Scalars['ID']['input'];
  /** All answers. */
  testData: SleepTestData;
};

/** What `analyzeSleep` came to. */
export type AnalyzeSleepPayload = {
  /** The activities of a day; none but for the health protocol. */
  activities: Array<SuggestedActivity>;
  /** The result. */
  analysis?: Maybe<Analysis>;
  /** The first of `errors` in Swedish; null when there is a result. */
  error?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** What to do, what matters most first. */
  findings: Array<Finding>;
  /** The text, in Markdown. */
  recommendations?: Maybe<Scalars['String']['output']>;
  /** What wrote the text. */
  source?: Maybe<AnalysisSource>;
  /** True when there is a result. */
  success: Scalars['Boolean']['output'];
  /** Key of the result. */
  testId?: Maybe<Scalars['String']['output']>;
};

/** The training test, to be analysed. */
export type AnalyzeTrainingInput = {
  /** Version of the TEST_ANSWERS text that somebody who is signed out consented to; an account's is stored. */
  consentVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds. */
  sessionId: Scalars['ID']['input'];
  /** All answers. */
  testData: TrainingTestData;
};

/** What `analyzeTraining` came to. */
export type AnalyzeTrainingPayload = {
  /** The activities of a day; none but for the health protocol. */
  activities: Array<SuggestedActivity>;
  /** The result. */
  analysis?: Maybe<Analysis>;
  /** The first of `errors` in Swedish; null when there is a result. */
  error?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** What to do, what matters most first. */
  findings: Array<Finding>;
  /** The text, in Markdown. */
  recommendations?: Maybe<Scalars['String']['output']>;
  /** What wrote the text. */
  source?: Maybe<AnalysisSource>;
  /** True when there is a result. */
  success: Scalars['Boolean']['output'];
  /** Key of the result. */
  testId?: Maybe<Scalars['String']['output']>;
};

/** The answers of the recommendation questionnaire. */
export type AnswerQuestionnaireInput = {
  /** '18-25' to '65+'. Stored in a guest's browser only; left out for an account. */
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  /** How the visitor feels; null when not answered. */
  currentHealth?: InputMaybe<CurrentHealth>;
  /** Address. Stored in a guest's browser only; left out for an account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 1 000 characters. Stored in a guest's browser only; left out for an account. */
  healthGoals?: InputMaybe<Scalars['String']['input']>;
  /** Interests; may be empty. */
  interests: Array<Interest>;
};

/** What `answerQuestionnaire` came to. */
export type AnswerQuestionnairePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The journey after the change; null when there was none. */
  journey?: Maybe<Journey>;
};

/** A product area; each has its own list, search fields and sort order. */
export type Area =
  /** Biohacking equipment. */
  | 'BIOHACKING'
  /** Dietary supplements. */
  | 'SUPPLEMENTS'
  /** Health tests: blood, DNA, hormones and the like. */
  | 'TESTS';

/** A guide. */
export type Article = Content & Node & {
  /** Who wrote it. */
  author: Author;
  /** One to three short words. */
  badges: Array<Scalars['String']['output']>;
  /** Body in Markdown (GFM), without the title; its last section is '## Källor', the sources, to which '[1]' and '[2, 3]' in the text refer. */
  content: Scalars['String']['output'];
  /** `content` as safe HTML: sources are linked, grades of evidence have the class 'evidence', and the first place that names a marker leads to its page. */
  contentHtml: Scalars['String']['output'];
  /** One sentence on what the reader learns. */
  description: Scalars['String']['output'];
  /** How demanding it is to read and to do. */
  difficulty?: Maybe<Difficulty>;
  /** The headings of `contentHtml`, in their order. */
  headings: Array<TextHeading>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its picture, three to two. */
  image?: Maybe<Image>;
  /** False: visible to admins only. */
  isPublished: Scalars['Boolean']['output'];
  /** The questions of the marker chooser that it treats, each with the markers that it names for it. */
  markerQuestions: Array<MarkerQuestion>;
  /** The markers that `content` names, each by every name that stands there, in the order of the text. */
  namedMarkers: Array<NamedMarker>;
  /** Path of its page, e.g. '/guider/jarn'. */
  path: Scalars['String']['output'];
  /** When it was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How long reading it takes, e.g. '5 min'. */
  readTime: Scalars['String']['output'];
  /** Which of the site's people has reviewed it; null where `reviewer` is somebody else, or nobody. */
  reviewedBy?: Maybe<Author>;
  /** Day on which it was reviewed. */
  reviewedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Who has reviewed it medically; null: nobody has, which its page must say. */
  reviewer?: Maybe<Scalars['String']['output']>;
  /** Name in addresses: /guider/{slug}. */
  slug: Scalars['String']['output'];
  /** What `content` lists under '## Källor', in its order. */
  sources: Array<ArticleSource>;
  /** Title. */
  title: Scalars['String']['output'];
  /** What it is about. */
  topic: Topic;
  /** Swedish label of `topic`, e.g. 'Träning'. */
  topicLabel: Scalars['String']['output'];
  /** When its text was last changed. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of articles, the latest first. */
export type ArticleConnection = {
  /** What the page lists, with cursors. */
  edges: Array<ArticleEdge>;
  /** The same without cursors. */
  nodes: Array<Article>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** All articles of the list, on every page of it. */
  totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type ArticleEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: Article;
};

/** A source that an article or a programme names at its end. */
export type ArticleSource = {
  /** Its place in the list, which '[1]' in the text refers to. */
  number: Scalars['Int']['output'];
  /** Who wrote what, and where it stands, as plain text without the address. */
  text: Scalars['String']['output'];
  /** Where it can be read: its DOI as an address, or the page of the authority; null when neither is known. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** Whether a guide is published. */
export type ArticleState =
  /** It is visible to admins only. */
  | 'DRAFT'
  /** Everybody can read it. */
  | 'PUBLISHED'
  /** It is visible to admins only, and publishes itself at its time. */
  | 'SCHEDULED';

/** A topic with how many published articles it has. */
export type ArticleTopic = {
  /** Published articles about it. */
  count: Scalars['Int']['output'];
  /** Swedish label, e.g. 'Träning'. */
  label: Scalars['String']['output'];
  /** Name in addresses, e.g. 'traning'. */
  slug: Scalars['String']['output'];
  /** The topic. */
  topic: Topic;
};

/** What was done, in the audit log. */
export type AuditAction =
  /** The owner of an account is kept out. */
  | 'BLOCKED'
  /** A long work was cancelled. */
  | 'CANCELLED'
  /** Something of it was changed. */
  | 'CHANGED'
  /** It was made. */
  | 'CREATED'
  /** It was removed. */
  | 'DELETED'
  /** The account has a new e-mail address. */
  | 'EMAIL_CHANGED'
  /** The account has its former e-mail address again. */
  | 'EMAIL_RESTORED'
  /** Many were made or changed at once, from a file. */
  | 'IMPORTED'
  /** The account has a new password. */
  | 'PASSWORD_CHANGED'
  /** A recovery code was used in the place of a code of the second factor. */
  | 'RECOVERY_CODE_USED'
  /** It is there again after it had been removed. */
  | 'RESTORED'
  /** An account was given a role. */
  | 'ROLE_GRANTED'
  /** A role was taken from an account. */
  | 'ROLE_REVOKED'
  /** The account asks for a second factor from now on. */
  | 'SECOND_FACTOR_ADDED'
  /** The account asks for its password alone from now on. */
  | 'SECOND_FACTOR_REMOVED'
  /** Somebody signed in on a device that had not signed in to the account before. */
  | 'SIGNED_IN_ON_NEW_DEVICE'
  /** A long work was started. */
  | 'STARTED'
  /** The owner of an account may sign in again. */
  | 'UNBLOCKED';

/** A field that was changed, in words for an admin. */
export type AuditChange = {
  /** What stands there now, in the same way. */
  after?: Maybe<Scalars['String']['output']>;
  /** What stood there, as text, cut where it is long. */
  before?: Maybe<Scalars['String']['output']>;
  /** The field's name in the graph, e.g. 'imageUrl'. */
  field: Scalars['String']['output'];
};

/** The audit log, the newest first. */
export type AuditLogConnection = {
  /** What the page lists, with cursors. */
  edges: Array<AuditLogEdge>;
  /** The same without cursors. */
  nodes: Array<AuditLogEntry>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type AuditLogEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: AuditLogEntry;
};

/** Who changed what, and when, as admins see it. */
export type AuditLogEntry = {
  /** What was done. */
  action: AuditAction;
  /** Their e-mail address; null as their name. */
  actorEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** Full name of who did it; null for the site itself, its command line and accounts that are gone. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When it was done. */
  at: Scalars['DateTimeISO']['output'];
  /** Which fields were changed; none where the action says all. */
  changes: Array<AuditChange>;
  /** Tells it from other entries; later ones have higher numbers. */
  key: Scalars['String']['output'];
  /** Which one: its number, short name or key, as its own type tells it. */
  subjectId: Scalars['String']['output'];
  /** What that was called; for an account its address, as long as it is there. */
  subjectName: Scalars['String']['output'];
  /** What it was done to. */
  subjectType: AuditSubject;
};

/** What something was done to, in the audit log. */
export type AuditSubject =
  /** An account. */
  | 'ACCOUNT'
  /** A guide. */
  | 'ARTICLE'
  /** Who writes guides. */
  | 'AUTHOR'
  /** A category of products. */
  | 'CATEGORY'
  /** A message from the contact page, by its key only. */
  | 'CONTACT_MESSAGE'
  /** An account that is gone; nothing tells which it was. */
  | 'ERASED_ACCOUNT'
  /** A picture of the library. */
  | 'IMAGE'
  /** What a goal or an achievement is called. */
  | 'JOURNEY_TEXT'
  /** A mail that the site sends. */
  | 'MAIL'
  /** A marker that tests measure. */
  | 'MARKER'
  /** A question of the marker chooser. */
  | 'MARKER_QUESTION'
  /** A provider of MR scans. */
  | 'MR_PROVIDER'
  /** A page that is a text. */
  | 'PAGE'
  /** A product. */
  | 'PRODUCT'
  /** Who sells products. */
  | 'PROVIDER'
  /** An address that leads to another one. */
  | 'REDIRECT'
  /** What the site is called, who answers for it, and whether it is open. */
  | 'SITE'
  /** A supplier that collecting found. */
  | 'SUPPLIER'
  /** A collection of suppliers. */
  | 'SUPPLIER_COLLECTION'
  /** A page that collecting reads. */
  | 'SUPPLIER_SOURCE'
  /** A word that people search by. */
  | 'SYNONYM';

/** Who writes articles; has a page at /dr-{slug}. */
export type Author = Node & {
  /** What the author has published, the latest first. Errors: BAD_USER_INPUT. */
  articles: ArticleConnection;
  /** Who it is, in Markdown. */
  bio: Scalars['String']['output'];
  /** `bio` as safe HTML. */
  bioHtml: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** A picture of them; null when there is none. */
  image?: Maybe<Image>;
  /** True for an invented person of the demo, which the page must say. */
  isExample: Scalars['Boolean']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Path of the author's page, e.g. '/dr-eivor-almvide'. */
  path: Scalars['String']['output'];
  /** Registration or licence, e.g. 'leg. läkare'; empty where there is none. */
  registration: Scalars['String']['output'];
  /** Name in addresses, e.g. 'eivor-almvide'. */
  slug: Scalars['String']['output'];
  /** Profession and role, e.g. 'Läkare och grundare'. */
  title: Scalars['String']['output'];
};


/** Who writes articles; has a page at /dr-{slug}. */
export type AuthorArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Beginning to add a second factor. */
export type BeginSecondFactorInput = {
  /** The password once more. */
  password: Scalars['String']['input'];
};

/** What beginning to add a second factor came to. */
export type BeginSecondFactorPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** For the authenticator app; null when refused. */
  setup?: Maybe<SecondFactorSetup>;
};

/** A marker of the shared vocabulary, so that tests can be compared marker by marker. */
export type Biomarker = Node & {
  /** The number that addresses name it by, e.g. 7 in '/tester/markorer?markor=7'. */
  databaseId: Scalars['Int']['output'];
  /** What it tells, in plain Swedish. */
  description: Scalars['String']['output'];
  /** What it is about, e.g. 'Blodfetter och kärl'; empty when it belongs nowhere. */
  group: Scalars['String']['output'];
  /** The published guides that treat it, the nearest first. */
  guides: Array<Article>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** What a deviating value can mean in general terms, never a diagnosis; empty when nobody has written it. */
  meaning: Scalars['String']['output'];
  /** Name, e.g. 'Ferritin'. */
  name: Scalars['String']['output'];
  /** Path of its page, e.g. '/markorer/ferritin-10'. Former ones, with the same number at their end, lead there. */
  path: Scalars['String']['output'];
  /** The tests that measure it, by name unless ordered otherwise. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY. */
  products?: Maybe<ProductConnection>;
  /** Limits as the first of its guides states them; null where none does. The laboratory's own interval holds for an answer. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The others of its group. */
  related: Array<Biomarker>;
  /** Words that people search it by besides its name, e.g. 'långtidssocker' of HbA1c. */
  searchTerms: Array<Scalars['String']['output']>;
  /** Unit that results are given in in Sweden, e.g. 'µg/L'. */
  unit?: Maybe<Scalars['String']['output']>;
};


/** A marker of the shared vocabulary, so that tests can be compared marker by marker. */
export type BiomarkerProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ProductOrder>;
};

/** An account that shall not be used. */
export type BlockAccountInput = {
  /** `ListedAccount.key`. */
  key: Scalars['String']['input'];
};

/** What blocking an account came to. */
export type BlockAccountPayload = {
  /** The account as it is now; null when refused. */
  account?: Maybe<ListedAccount>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** What cancelling came to. */
export type CancelSupplierCollectionPayload = {
  /** The run; null when none was going on. */
  collection?: Maybe<SupplierCollection>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** What an import does, or would do. */
export type CatalogueImport = {
  /** Lines with something wrong. */
  bad: Scalars['Int']['output'];
  /** Products that change. */
  changed: Scalars['Int']['output'];
  /** New and changed products, the first 100. */
  changes: Array<CatalogueImportChange>;
  /** Products that are new. */
  created: Scalars['Int']['output'];
  /** Of the file and the products that it is about. */
  fingerprint: Scalars['String']['output'];
  /** New prices that wait for an admin's word: `EditableProduct.heldPrice`. */
  heldPrices: Scalars['Int']['output'];
  /** True where the file could not be read to its end: it is refused, whatever is to be skipped. */
  isUnreadable: Scalars['Boolean']['output'];
  /** New products that may be another one, the first 100. */
  nearNames: Array<CatalogueImportNearName>;
  /** How many new products may be another one. */
  nearNamesTotal: Scalars['Int']['output'];
  /** The first 10 000 problems as a text, one a line. */
  problemReport: Scalars['String']['output'];
  /** What is wrong, the first 100. */
  problems: Array<CatalogueImportProblem>;
  /** How many things are wrong; a line may have several. */
  problemsTotal: Scalars['Int']['output'];
  /** Products that stay as they are. */
  unchanged: Scalars['Int']['output'];
  /** New prices that cannot be read. */
  unreadPrices: Scalars['Int']['output'];
};

/** What an import makes of a product. */
export type CatalogueImportChange = {
  /** The fields that change. */
  changes: Array<AuditChange>;
  /** True for a product that there is not yet. */
  isNew: Scalars['Boolean']['output'];
  /** The line that says it, counted as in `CatalogueImportProblem.line`. */
  line: Scalars['Int']['output'];
  /** The product's name. */
  name: Scalars['String']['output'];
  /** How a new price is read, e.g. 'Läses som 1 295 kr', and whether it waits; null where no price changes. */
  priceReading?: Maybe<Scalars['String']['output']>;
};

/** A new product that may be another one of the same provider: their names differ only in case, blanks, hyphens, diacritics or other signs, or they are in different categories. */
export type CatalogueImportNearName = {
  /** The line that makes it, counted as in `CatalogueImportProblem.line`. */
  line: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The line that makes the other one; null where there is one already. */
  otherLine?: Maybe<Scalars['Int']['output']>;
  /** The name of the other one. */
  otherName: Scalars['String']['output'];
  /** The number of the other one; null where the file makes it, too. */
  otherNumber?: Maybe<Scalars['Int']['output']>;
};

/** What is wrong with a line of a file. */
export type CatalogueImportProblem = {
  /** The column; null when it is about the whole line. */
  field?: Maybe<Scalars['String']['output']>;
  /** Of a CSV file the line, of JSON the number of the item; 0 for the file as a whole. */
  line: Scalars['Int']['output'];
  /** Swedish, for the admin. */
  message: Scalars['String']['output'];
};

/** A category of one product area. */
export type Category = Node & {
  /** The product area it belongs to. */
  area: Area;
  /** One sentence on what belongs here. */
  description: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Swedish name, e.g. 'Hormontester'. */
  name: Scalars['String']['output'];
  /** Available products in it, in its area's order. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY. */
  products?: Maybe<ProductConnection>;
  /** Name in addresses and filters, e.g. 'hormontester'. */
  slug: Scalars['String']['output'];
};


/** A category of one product area. */
export type CategoryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ProductOrder>;
};

/** A colour that a category of steps is shown in. */
export type CategoryColour =
  /** Blue. */
  | 'BLUE'
  /** Green. */
  | 'GREEN'
  /** Grey, of what has no category or one that is not known. */
  | 'GREY'
  /** Purple. */
  | 'PURPLE'
  /** Red. */
  | 'RED'
  /** Yellow. */
  | 'YELLOW';

/** How many products a category would leave. */
export type CategoryFacet = {
  /** The category. */
  category: Category;
  /** Products in it under the other filters; null when a search matches too many to count. */
  count?: Maybe<Scalars['Int']['output']>;
};

/** A changed e-mail address; it holds once the link mailed to it was followed. */
export type ChangeEmailInput = {
  /** New e-mail address. */
  email: Scalars['String']['input'];
  /** The password once more. */
  password: Scalars['String']['input'];
};

/** What asking for another address came to. */
export type ChangeEmailPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A changed password. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: Scalars['String']['input'];
  /** New password, 6 to 200 characters; none of the most common ones, nor the name or the address. */
  newPassword: Scalars['String']['input'];
};

/** What changing the password came to. */
export type ChangePasswordPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
};

/** A cheaper test that measures some of the same. */
export type CheaperTest = {
  /** Names of the markers that it does not measure. */
  missingMarkerNames: Array<Scalars['String']['output']>;
  /** How much less it costs, by the lowest prices of both. */
  saving: Money;
  /** Names of the markers that both measure. */
  sharedMarkerNames: Array<Scalars['String']['output']>;
  /** The test. */
  test: HealthTest;
};

/** What cheaper tests measure of what a test does: the 100 nearest to it in price are looked at. */
export type CheaperTests = {
  /** Cheaper tests that were looked at; 0 when nothing is cheaper. */
  comparedCount: Scalars['Int']['output'];
  /** Names of the markers that none of them measures. */
  markerNamesOnlyHere: Array<Scalars['String']['output']>;
  /** Up to three of them that measure the most of the same, the cheapest first among equals. */
  nearest: Array<CheaperTest>;
};

/** A provider of MR scans whose facts were looked at today. */
export type CheckMrProviderInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was looked at. */
  version: Scalars['Int']['input'];
};

/** What saying that a provider's facts were looked at came to. */
export type CheckMrProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  mrProvider?: Maybe<EditableMrProvider>;
};

/** That somebody looked at a product's facts. */
export type CheckProductInput = {
  /** On which day; null when nobody has. */
  checkedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What noting a check came to. */
export type CheckProductPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The product as it stands now, also when it was changed meanwhile; null when there is none. */
  product?: Maybe<EditableProduct>;
};

/** How something of the site's operation is. */
export type CheckState =
  /** Something does not work, or will be lost. */
  | 'FAILED'
  /** It is as it should be. */
  | 'OK'
  /** It could not be found out in time. */
  | 'UNKNOWN'
  /** The site works, and somebody should look at it. */
  | 'WARNING';

/** What is to do on a day, of all protocols that are followed. */
export type Checklist = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Daily steps that are done. */
  doneCount: Scalars['Int']['output'];
  /** The daily steps, in the order of the day, then by title, or as their protocol was put in order. */
  items: Array<ChecklistItem>;
  /** Share that is done, rounded, 0 to 100. */
  percentage: Scalars['Int']['output'];
  /** Daily steps. */
  totalCount: Scalars['Int']['output'];
  /** The weekly steps, in the same order; they do not count. */
  weekly: Array<ChecklistItem>;
};

/** A step as it stands on a day. */
export type ChecklistItem = {
  /** What it is filed under; 'Övrigt' when nothing was said. */
  category: StepCategory;
  /** When it was done. */
  completedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What was noted when it was done. */
  completionNotes?: Maybe<Scalars['String']['output']>;
  /** The day that it is for; of a weekly step the Monday of its week. */
  day: Scalars['LocalDate']['output'];
  /** How it is done. */
  description?: Maybe<Scalars['String']['output']>;
  /** How much, as it was written. */
  dosage?: Maybe<Scalars['String']['output']>;
  /** How often. */
  frequency: Frequency;
  /** True when it was done on the day, or in the week. */
  isCompleted: Scalars['Boolean']['output'];
  /** Key of the protocol's step, for `completeItem` and `undoItem`; with `day` it tells the item from all others. */
  itemKey: Scalars['String']['output'];
  /** What stands beside the step. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Key of its protocol. */
  protocolKey: Scalars['String']['output'];
  /** Name of its protocol. */
  protocolName: Scalars['String']['output'];
  /** How it went, 1 to 5; null when nothing was said. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** When in the day; MORNING when nothing was said. */
  timeOfDay: TimeOfDay;
  /** Title. */
  title: Scalars['String']['output'];
};

/** Clicks by what they led to, most clicks first. */
export type ClicksByOfferConnection = {
  /** What the page lists, with cursors. */
  edges: Array<ClicksByOfferEdge>;
  /** The same without cursors. */
  nodes: Array<ClicksOnOffer>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type ClicksByOfferEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: ClicksOnOffer;
};

/** All clicks on a day. */
export type ClicksOnDay = {
  /** How many. */
  clicks: Scalars['Int']['output'];
  /** Swedish day. */
  day: Scalars['LocalDate']['output'];
};

/** Clicks on the links of a product, or of a provider of MR scans. */
export type ClicksOnOffer = {
  /** Clicks in the period. */
  clicks: Scalars['Int']['output'];
  /** Whose page the link leads to. */
  kind: AffiliateLinkKind;
  /** Clicks in as many days right before it. */
  previousClicks: Scalars['Int']['output'];
  /** Name of the product; null without one, and when it no longer exists. */
  productName?: Maybe<Scalars['String']['output']>;
  /** Name of the provider; null when it no longer exists. */
  providerName?: Maybe<Scalars['String']['output']>;
  /** Identifier of the product or of the provider, also of one that is gone. */
  targetId: Scalars['ID']['output'];
};

/** Clicks on links that stood on one of our pages. */
export type ClicksOnPage = {
  /** How many. */
  clicks: Scalars['Int']['output'];
  /** Path of the page, e.g. '/tester'; 'annan' when it is not known. */
  page: Scalars['String']['output'];
};

/** The run of collecting that was started, or that was going on already. */
export type CollectSuppliersPayload = {
  /** The run. */
  collection?: Maybe<SupplierCollection>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** Names of these suppliers, 1 000 at most. */
  suppliers: Array<Scalars['String']['output']>;
  /** Suppliers that it has found so far; see `collection` for how it goes on. */
  totalCollected: Scalars['Int']['output'];
};

/** A step that was done. */
export type CompleteItemInput = {
  /** When; now when absent or in the future. A tick that was taken back since stays so. */
  at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The day; none before the protocol was started, none to come. */
  day: Scalars['LocalDate']['input'];
  /** Key of the protocol's step, as `ChecklistItem.itemKey` has it. */
  itemKey: Scalars['String']['input'];
  /** What the person notes about it, at most 1 000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** How it went, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
};

/** What `completeItem` came to. */
export type CompleteItemPayload = {
  /** The day's checklist as it stands now. */
  checklist?: Maybe<Checklist>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The step as it stands now. */
  item?: Maybe<ChecklistItem>;
  /** The journey, in which it counts as an activity. */
  journey?: Maybe<Journey>;
  /** 3, 7 or 30 when the days in a row have grown to as many with it; otherwise null. */
  streakReached?: Maybe<Scalars['Int']['output']>;
  /** What was reached with it. */
  unlocked: Array<Achievement>;
};

/** The answers of onboarding. */
export type CompleteOnboardingInput = {
  /** How experienced. */
  experience: Experience;
  /** Texts of goals, 1 to 8. */
  goals: Array<Scalars['String']['input']>;
  /** Stored only with the account's consent. */
  healthStatus?: InputMaybe<HealthStatus>;
  /** First name, 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** What `completeOnboarding` came to. */
export type CompleteOnboardingPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The journey after the change; null when there was none. */
  journey?: Maybe<Journey>;
};

/** A section that was completed. */
export type CompleteSectionInput = {
  /** The level. */
  level: ProgrammeLevel;
  /** Key of the section, e.g. 'introduction'. */
  section: Scalars['String']['input'];
};

/** What `completeSection` came to. */
export type CompleteSectionPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The level as it is now; null when it was refused. */
  progress?: Maybe<ProgrammeProgress>;
};

/** An item that was completed. */
export type CompletedItemInput = {
  /** When. */
  at: Scalars['DateTimeISO']['input'];
  /** Key of the item. */
  key: Scalars['String']['input'];
};

/** The result about which the one who asks has talked to care. */
export type ConfirmCareContactInput = {
  /** Its identifier. */
  id: Scalars['ID']['input'];
};

/** What `confirmCareContact` came to. */
export type ConfirmCareContactPayload = {
  /** The result. */
  analysis?: Maybe<Analysis>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** An address to be confirmed. */
export type ConfirmEmailInput = {
  /** The secret from the link. */
  token: Scalars['String']['input'];
};

/** What confirming an address came to. */
export type ConfirmEmailPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
};

/** Turning on the second factor that was begun. */
export type ConfirmSecondFactorInput = {
  /** Six digits of the authenticator app, which prove that it has the key. */
  code: Scalars['String']['input'];
};

/** What turning on the second factor came to. */
export type ConfirmSecondFactorPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
  /** Recovery codes, each for once. They are not stored and cannot be shown again; null when refused. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
};

/** A consent, in force until it is withdrawn. */
export type Consent = Node & {
  /** When it was given. */
  givenAt: Scalars['DateTimeISO']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** What was consented to. */
  kind: ConsentKind;
  /** Version of the text that was consented to. */
  version: Scalars['Int']['output'];
  /** When it was withdrawn; null while it is in force. */
  withdrawnAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** What somebody can consent to. */
export type ConsentKind =
  /** Storing data about health in the account (GDPR article 9). */
  | 'HEALTH_DATA'
  /** Analysing and storing the answers of tests (GDPR article 9). */
  | 'TEST_ANSWERS';

/** A text that somebody can consent to. */
export type ConsentText = {
  /** What it is about. */
  kind: ConsentKind;
  /** What is consented to, in Swedish: show all of it. */
  text: Scalars['String']['output'];
  /** Swedish title. */
  title: Scalars['String']['output'];
  /** Raised when its meaning changes; `giveConsent` wants the one that was shown. */
  version: Scalars['Int']['output'];
};

/** A message from the contact page, for admins. */
export type ContactMessage = {
  /** Address for the answer. */
  email: Scalars['EmailAddress']['output'];
  /** When an admin was done with it; null while it is new. */
  handledAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Full name of that admin; null while it is new, and when the account is gone. */
  handledByName?: Maybe<Scalars['String']['output']>;
  /** Tells it from other messages. */
  key: Scalars['String']['output'];
  /** The message. */
  message: Scalars['String']['output'];
  /** Name of who wrote. */
  name: Scalars['String']['output'];
  /** When it was sent. */
  sentAt: Scalars['DateTimeISO']['output'];
  /** What it is about. */
  subject: Scalars['String']['output'];
};

/** Messages from the contact page, the latest first. */
export type ContactMessageConnection = {
  /** What the page lists, with cursors. */
  edges: Array<ContactMessageEdge>;
  /** The same without cursors. */
  nodes: Array<ContactMessage>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type ContactMessageEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: ContactMessage;
};

/** What leads to a page of the site. */
export type Content = {
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  path: Scalars['String']['output'];
  /** Swedish title, for the link. */
  title: Scalars['String']['output'];
};

/** What a product cost since a day, where something else was kept. */
export type CorrectPriceInput = {
  /** What it cost since then, in öre; null takes the change out, so that the price before it goes on. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** The day of the change that is corrected. */
  day: Scalars['LocalDate']['input'];
  /** Which product. */
  id: Scalars['ID']['input'];
};

/** What correcting a former price came to. */
export type CorrectPricePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The product as it stands now, also when it was changed meanwhile; null when there is none. */
  product?: Maybe<EditableProduct>;
};

/** A category of the journey with everything that counts in it. */
export type CountedCategory = {
  /** What counts in it; a guide of training counts in two categories. */
  items: Array<CountedItem>;
  /** Which one. */
  key: JourneyCategoryKey;
  /** Swedish title. */
  title: Scalars['String']['output'];
};

/** One thing that counts in the journey when it is done; its page is where to do it. */
export type CountedItem = Content & {
  /** Stable name, e.g. 'test:sleep' or 'guide:omega-3'. */
  key: Scalars['String']['output'];
  /** How long reading it takes, of a guide; null of all else. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  path: Scalars['String']['output'];
  /** Swedish title, for the link. */
  title: Scalars['String']['output'];
};

/** What making an access token came to. */
export type CreateAccessTokenPayload = {
  /** For the header 'Authorization: Bearer …'. It is not stored, and cannot be shown again. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** Why none was made; empty when one was. */
  errors: Array<FieldError>;
  /** When it runs out. */
  expiresAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A guide, as an admin writes it. */
export type CreateArticleInput = {
  /** Who wrote it. */
  authorId: Scalars['ID']['input'];
  /** Up to three short words of 24 characters; a draft may lack them. */
  badges: Array<Scalars['String']['input']>;
  /** Body in Markdown, at most 100 000 characters. What is published has no first heading, ends with '## Källor', and refers to listed sources only. */
  content: Scalars['String']['input'];
  /** Whether reading it counts in the journey's training, too. */
  countsAsTraining: Scalars['Boolean']['input'];
  /** What the reader learns, at most 160 characters; a draft may lack it. */
  description: Scalars['String']['input'];
  /** How demanding it is; null for not said. */
  difficulty?: InputMaybe<Difficulty>;
  /** Of SCHEDULED: the day, as the calendar in Sweden. */
  publishDay?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of SCHEDULED: the time, as clocks in Sweden show it, 'HH:MM'. */
  publishTime?: InputMaybe<Scalars['String']['input']>;
  /** Day on which it was reviewed. */
  reviewedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Who has reviewed it; empty for nobody. Together with `reviewedOn`. */
  reviewer: Scalars['String']['input'];
  /** Which of the site's people has reviewed it, in the place of `reviewer`; nobody invented. */
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
  /** Name in addresses: a–z, digits and hyphens, at most 100 characters. */
  slug: Scalars['String']['input'];
  /** Whether it is published from now on. */
  state: ArticleState;
  /** Title, 1 to 150 characters in one line. */
  title: Scalars['String']['input'];
  /** What it is about. */
  topic: Topic;
};

/** What writing a guide came to. */
export type CreateArticlePayload = {
  /** The guide; null when it was not stored. */
  article?: Maybe<EditableArticle>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A new author. */
export type CreateAuthorInput = {
  /** Who it is, in Markdown, at most 4000 characters; may be empty. */
  bio: Scalars['String']['input'];
  /** Address of a picture of the library; null for none. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** True for an invented person, which the site must say. */
  isExample: Scalars['Boolean']['input'];
  /** Full name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Registration or licence, e.g. 'leg. läkare', at most 120 characters; may be empty. */
  registration?: InputMaybe<Scalars['String']['input']>;
  /** Name in addresses: a–z, digits and hyphens; unlike all others. */
  slug: Scalars['String']['input'];
  /** Profession and role, at most 120 characters; may be empty. */
  title: Scalars['String']['input'];
};

/** What making an author came to. */
export type CreateAuthorPayload = {
  /** The author; null when none was made. */
  author?: Maybe<EditableAuthor>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A new marker. */
export type CreateBiomarkerInput = {
  /** What it tells, in plain Swedish, at most 600 characters. */
  description: Scalars['String']['input'];
  /** What it is about, in the words of the others of its group; may be empty. */
  group: Scalars['String']['input'];
  /** Slugs of at most 8 guides that treat it, the nearest first. */
  guideSlugs: Array<Scalars['String']['input']>;
  /** What a deviating value can mean in general terms; may be empty. */
  meaning: Scalars['String']['input'];
  /** Name, at most 100 characters, e.g. 'Ferritin'. */
  name: Scalars['String']['input'];
  /** Limits as the first of its guides states them; may be empty. */
  reference: Scalars['String']['input'];
  /** Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty. */
  unit: Scalars['String']['input'];
};

/** What making a marker came to. */
export type CreateBiomarkerPayload = {
  /** The marker; null when none was made. */
  biomarker?: Maybe<EditableBiomarker>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A new category. */
export type CreateCategoryInput = {
  /** The product area it belongs to. */
  area: Area;
  /** One sentence on what belongs here; may be empty. */
  description: Scalars['String']['input'];
  /** Swedish name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Place among the categories of tests; those of other areas come by name. */
  position: Scalars['Int']['input'];
  /** Name in addresses and filters, e.g. 'hormontester'. */
  slug: Scalars['String']['input'];
};

/** What making a category came to. */
export type CreateCategoryPayload = {
  /** The category; null when none was made. */
  category?: Maybe<EditableCategory>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A provider of MR scans that is new. */
export type CreateMrProviderInput = {
  /** The provider's page; empty when there is none. */
  affiliateLink: Scalars['String']['input'];
  /** Day on which its facts were last looked at. */
  checkedOn: Scalars['LocalDate']['input'];
  /** Whether a doctor goes through the answer. */
  hasDoctorAnalysis: Scalars['Boolean']['input'];
  /** Highest price in kronor, not lower than the lowest. */
  highestPrice: Scalars['Int']['input'];
  /** Whether the editors recommend it. */
  isFeatured: Scalars['Boolean']['input'];
  /** Where the scan is made. */
  location: Scalars['String']['input'];
  /** Lowest price in kronor. */
  lowestPrice: Scalars['Int']['input'];
  /** Name, 1 to 120 characters in one line, unlike all others. */
  name: Scalars['String']['input'];
  /** Whether a doctor's referral is needed. */
  requiresPrescription: Scalars['Boolean']['input'];
  /** What speaks for it, 10 at most. */
  strengths: Array<Scalars['String']['input']>;
  /** Calendar days that the answer takes at most, 0 to 365. */
  turnaroundDays: Scalars['Int']['input'];
  /** How long the answer takes, e.g. '5–7 arbetsdagar'. */
  turnaroundTime: Scalars['String']['input'];
  /** What to keep in mind, 10 at most. */
  weaknesses: Array<Scalars['String']['input']>;
};

/** What making a provider of MR scans came to. */
export type CreateMrProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  mrProvider?: Maybe<EditableMrProvider>;
};

/** A new page of text. */
export type CreatePageInput = {
  /** What the page is about, at most 160 characters as it is shown. */
  description: Scalars['String']['input'];
  /** The first heading, 1 to 150 characters. */
  heading: Scalars['String']['input'];
  /** Whether the footer leads there while it is published. */
  inFooter: Scalars['Boolean']['input'];
  /** Whether visitors see it. */
  isPublished: Scalars['Boolean']['input'];
  /** Whether search engines are asked not to show it; without this it stays as it was, of a new page false. */
  isUnlisted?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the page begins with, at most 1 000 characters. */
  lead: Scalars['String']['input'];
  /** Its sections in their order, 60 at most. */
  sections: Array<PageSectionInput>;
  /** Its address without the slash: a–z, digits and hyphens. */
  slug: Scalars['String']['input'];
  /** Title, 1 to 150 characters. */
  title: Scalars['String']['input'];
};

/** What writing a page came to. */
export type CreatePagePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The page; null when it was not stored. */
  page?: Maybe<EditablePage>;
};

/** A new product. */
export type CreateProductInput = {
  /** The provider's page for it. */
  affiliateLink?: InputMaybe<Scalars['String']['input']>;
  /** Slug of its category, which also decides its area. */
  category: Scalars['String']['input'];
  /** Day on which its facts were last looked at. */
  checkedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What speaks against it. */
  cons: Array<Scalars['String']['input']>;
  /** What a test measures, or the active substances of a supplement. */
  contents: Array<Scalars['String']['input']>;
  /** Which of the published criteria it meets: at least two of what is recommended, otherwise none. */
  criteria: Array<RecommendationCriterion>;
  /** How it is delivered. */
  deliveryMethod?: InputMaybe<Scalars['String']['input']>;
  /** One to three sentences. */
  description: Scalars['String']['input'];
  /** How demanding it is to use. */
  difficulty?: InputMaybe<Difficulty>;
  /** What of a supplement is taken at once, e.g. '2 kapslar'. */
  dose?: InputMaybe<Scalars['String']['input']>;
  /** How many doses of a supplement a package holds, 1 to 10 000. */
  dosesPerPackage?: InputMaybe<Scalars['Int']['input']>;
  /** Rating by others, 0 to 5. */
  externalRating?: InputMaybe<Scalars['Float']['input']>;
  /** What it has or does. */
  features: Array<Scalars['String']['input']>;
  /** Form of a supplement; null for other products. */
  form?: InputMaybe<SupplementForm>;
  /** The goals that it is shown for; each goal once. */
  goals: Array<GoalReasonInput>;
  /** Whether a doctor comments on the results. */
  hasDoctorAnalysis: Scalars['Boolean']['input'];
  /** Address of its picture. In an input one of the library's, or the one it has; '' and null for none, absent to keep it. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whom a test is for; null when it is for everybody. */
  intendedFor?: InputMaybe<Sex>;
  /** False: visible to admins only. */
  isAvailable: Scalars['Boolean']['input'];
  /** Recommended; comes first in lists. */
  isFeatured: Scalars['Boolean']['input'];
  /** Of equipment its type, of tests what they are about. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Accreditation of the laboratory. */
  labAccreditation?: InputMaybe<Scalars['String']['input']>;
  /** Where samples are taken. */
  labNetwork: Array<Scalars['String']['input']>;
  /** Name, at most 300 characters. */
  name: Scalars['String']['input'];
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: InputMaybe<Scalars['String']['input']>;
  /** What speaks for it. */
  pros: Array<Scalars['String']['input']>;
  /** Country of the provider in Swedish. */
  providerCountry?: InputMaybe<Scalars['String']['input']>;
  /** Name of the provider. */
  providerName: Scalars['String']['input'];
  /** Whether it needs a prescription or a referral. */
  requiresPrescription: Scalars['Boolean']['input'];
  /** How the sample is taken. */
  sampleCollectionMethod?: InputMaybe<Scalars['String']['input']>;
  /** What a test takes; null for other products. */
  sampleType?: InputMaybe<SampleType>;
  /** Countries it is sent to. */
  shippingRegions: Array<Scalars['String']['input']>;
  /** Where a test is taken. */
  testLocation?: InputMaybe<TestLocation>;
  /** How long the results take. */
  turnaroundTime?: InputMaybe<Scalars['String']['input']>;
  /** What may harm somebody, in whole sentences. */
  warnings: Array<Scalars['String']['input']>;
};

/** What making a product came to. */
export type CreateProductPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The product; null when none was made. */
  product?: Maybe<EditableProduct>;
};

/** A new protocol. */
export type CreateProtocolInput = {
  /** At most 1 000 characters; 'Protokoll för {goal}' when absent and there is a goal. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How hard it is; BEGINNER when absent. */
  difficulty?: InputMaybe<ProtocolDifficulty>;
  /** Weeks that it takes, 1 to 520. */
  estimatedWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the expert who made it, at most 100 characters. */
  expertName?: InputMaybe<Scalars['String']['input']>;
  /** What it is for. */
  goal?: InputMaybe<ProtocolGoal>;
  /** True when the day's list is to follow the order of the steps within a time of day. */
  hasOwnOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to show it to everybody, which admins may, and which makes it public; false when absent. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to let everybody see it; false when absent. */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** A UUID made up by the client; the same one again creates nothing. */
  key: Scalars['String']['input'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Whether it is started at once; true when absent. */
  starts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its steps in their order, 1 to 100. */
  steps: Array<ProtocolStepInput>;
  /** Who made it; CUSTOM when absent. */
  type?: InputMaybe<ProtocolType>;
};

/** What `createProtocol` came to. */
export type CreateProtocolPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The protocol after the change; null when there is none. */
  protocol?: Maybe<Protocol>;
};

/** A collected supplier that shall be a provider. */
export type CreateProviderFromSupplierInput = {
  /** Which supplier. */
  supplierId: Scalars['ID']['input'];
};

/** What making a provider of a supplier came to. */
export type CreateProviderFromSupplierPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  provider?: Maybe<EditableProvider>;
};

/** A new provider. */
export type CreateProviderInput = {
  /** Country in Swedish; empty when it is not known. */
  country: Scalars['String']['input'];
  /** What its page says of it, at most 2000 characters; may be empty. */
  description: Scalars['String']['input'];
  /** Address of a picture of the library, or of the logo that it has; or empty. */
  logoUrl: Scalars['String']['input'];
  /** Name, at most 200 characters, unlike all others. */
  name: Scalars['String']['input'];
  /** Its own web address; empty when it is not known. */
  website: Scalars['String']['input'];
};

/** What making a provider came to. */
export type CreateProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  provider?: Maybe<EditableProvider>;
};

/** A new redirect. */
export type CreateRedirectInput = {
  /** A path of the site that no page has, without '?' and '#', e.g. '/gammal-sida'. */
  from: Scalars['String']['input'];
  /** Where it leads: a path of the site, or an https address. */
  to: Scalars['String']['input'];
};

/** What making a redirect came to. */
export type CreateRedirectPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The redirect; null when none was made. */
  redirect?: Maybe<EditableRedirect>;
};

/** A new synonym. */
export type CreateSynonymInput = {
  /** What it leads to. */
  kind: SynonymKind;
  /** Other words, a marker's name or a guide's slug, as `kind` says. */
  target: Scalars['String']['input'];
  /** What people type, at most 60 characters, e.g. 'långtidssocker'. */
  term: Scalars['String']['input'];
};

/** What making a synonym came to. */
export type CreateSynonymPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The synonym; null when none was made. */
  synonym?: Maybe<EditableSynonym>;
};

/** A currency, by its ISO 4217 code. */
export type CurrencyCode =
  /** Swedish krona; a hundredth is an öre. */
  | 'SEK';

/** How somebody feels, in the recommendation questionnaire. */
export type CurrentHealth =
  /** 'Varken bra eller dåligt'. */
  | 'AVERAGE'
  /** 'Mycket bra'. */
  | 'EXCELLENT'
  /** 'Bra'. */
  | 'GOOD'
  /** 'Dåligt'. */
  | 'POOR'
  /** 'Vet inte'. */
  | 'UNKNOWN';

/** A protocol to be ended. */
export type DeactivateProtocolInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** What `deactivateProtocol` came to. */
export type DeactivateProtocolPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The protocol after the change; null when there is none. */
  protocol?: Maybe<Protocol>;
};

/** What becomes of a price that waits. */
export type DecideHeldPriceInput = {
  /** Of which product. */
  id: Scalars['ID']['input'];
  /** True makes it the product's price; false drops it, and the former one stays. */
  isApproved: Scalars['Boolean']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What deciding about a price came to. */
export type DecideHeldPricePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The product as it stands now, also when it was changed meanwhile; null when there is none. */
  product?: Maybe<EditableProduct>;
};

/** An account to be deleted. */
export type DeleteAccountInput = {
  /** The password once more. */
  password: Scalars['String']['input'];
};

/** What deleting the account came to. */
export type DeleteAccountPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A guide that shall be gone. */
export type DeleteArticleInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** What deleting a guide came to. */
export type DeleteArticlePayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** An author that shall be gone. */
export type DeleteAuthorInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What deleting an author came to. */
export type DeleteAuthorPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A marker that shall be gone. */
export type DeleteBiomarkerInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What deleting a marker came to. */
export type DeleteBiomarkerPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A category that shall be gone. */
export type DeleteCategoryInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What deleting a category came to. */
export type DeleteCategoryPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A message that is to be deleted. */
export type DeleteContactMessageInput = {
  /** The message's key. */
  key: Scalars['String']['input'];
};

/** What deleting a message came to. */
export type DeleteContactMessagePayload = {
  /** Key of what was deleted; null when nothing was. */
  deletedKey?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A picture to be deleted. */
export type DeleteImageInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** What `deleteImage` came to. */
export type DeleteImagePayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A provider of MR scans that is to be deleted. */
export type DeleteMrProviderInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What deleting a provider of MR scans came to. */
export type DeleteMrProviderPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  mrProvider?: Maybe<EditableMrProvider>;
};

/** A page of text that shall be gone. */
export type DeletePageInput = {
  /** Which one. */
  slug: Scalars['String']['input'];
};

/** What deleting a page came to. */
export type DeletePagePayload = {
  /** Address of what was deleted; null when nothing was. */
  deletedSlug?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A product that shall be gone. */
export type DeleteProductInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What deleting a product came to. */
export type DeleteProductPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The product as it stands now, when it was changed meanwhile. */
  product?: Maybe<EditableProduct>;
};

/** A protocol to be deleted. */
export type DeleteProtocolInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** What `deleteProtocol` came to. */
export type DeleteProtocolPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A provider that shall be gone. */
export type DeleteProviderInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What deleting a provider came to. */
export type DeleteProviderPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A redirect that shall be gone. */
export type DeleteRedirectInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What deleting a redirect came to. */
export type DeleteRedirectPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A synonym that shall be gone. */
export type DeleteSynonymInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What deleting a synonym came to. */
export type DeleteSynonymPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** What of the invented demo there is in the catalogue. */
export type DemoContents = {
  /** When an admin left the demo; null while it is there. */
  leftAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Invented providers of MR scans. */
  mrProviderCount: Scalars['Int']['output'];
  /** Products that stay: those of providers that are not invented. */
  ownProductCount: Scalars['Int']['output'];
  /** Products of the invented providers, hidden ones included. */
  productCount: Scalars['Int']['output'];
  /** The invented providers that sell them. */
  providerCount: Scalars['Int']['output'];
  /** Until when `returnToDemo` brings it back; null while it is there, and when it is erased. */
  returnableUntil?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** How demanding something is. */
export type Difficulty =
  /** 'Lätt'; hidden from advanced visitors when a list is personalised. */
  | 'EASY'
  /** 'Svår'; hidden from beginners when a list is personalised. */
  | 'HARD'
  /** 'Medium'. */
  | 'MEDIUM';

/** How a step was done before it was changed. */
export type EarlierFrequencyInput = {
  /** How often. */
  frequency: Frequency;
  /** True when it was out of the protocol then. */
  isRemoved: Scalars['Boolean']['input'];
  /** The day of the change, from which on it was otherwise. */
  until: Scalars['LocalDate']['input'];
};

/** A guide as admins edit it, published or not. */
export type EditableArticle = {
  /** Names that it had in addresses before, which lead to it. */
  aliases: Array<Scalars['String']['output']>;
  /** Who wrote it. */
  author: Author;
  /** One to three short words. */
  badges: Array<Scalars['String']['output']>;
  /** Body in Markdown. */
  content: Scalars['String']['output'];
  /** Whether reading it counts in the journey's training, too. */
  countsAsTraining: Scalars['Boolean']['output'];
  /** One sentence on what the reader learns. */
  description: Scalars['String']['output'];
  /** How demanding it is. */
  difficulty?: Maybe<Difficulty>;
  /** Identifier, the same as the article's own. */
  id: Scalars['ID']['output'];
  /** Path of its page, which visitors see once it is published. */
  path: Scalars['String']['output'];
  /** When it publishes itself; null unless that is planned. */
  publishAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** When it was published first; null when it never was. */
  publishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How long reading it takes, computed from its text. */
  readTime: Scalars['String']['output'];
  /** Which of the site's people that is; null for somebody else. */
  reviewedBy?: Maybe<Author>;
  /** Day on which it was reviewed. */
  reviewedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Who has reviewed it; null for nobody. */
  reviewer?: Maybe<Scalars['String']['output']>;
  /** Name in addresses. */
  slug: Scalars['String']['output'];
  /** Whether it is published. */
  state: ArticleState;
  /** Title. */
  title: Scalars['String']['output'];
  /** What it is about. */
  topic: Topic;
  /** When its text was last changed. */
  updatedAt: Scalars['DateTimeISO']['output'];
  /** How many times it was changed; an edit sends the one that was shown. */
  version: Scalars['Int']['output'];
};

/** A page of articles for editing, the latest changed first. */
export type EditableArticleConnection = {
  /** What the page lists, with cursors. */
  edges: Array<EditableArticleEdge>;
  /** The same without cursors. */
  nodes: Array<EditableArticle>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** All articles of the list, on every page of it. */
  totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type EditableArticleEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: EditableArticle;
};

/** Who writes articles, as admins edit it. */
export type EditableAuthor = {
  /** How many articles it has written or reviewed, drafts included. */
  articleCount: Scalars['Int']['output'];
  /** Who it is, in Markdown, at most 4000 characters; may be empty. */
  bio: Scalars['String']['output'];
  /** Identifier, that of the `Author`. */
  id: Scalars['ID']['output'];
  /** Address of a picture of the library; null for none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** True for an invented person, which the site must say. */
  isExample: Scalars['Boolean']['output'];
  /** Full name, at most 120 characters. */
  name: Scalars['String']['output'];
  /** Registration or licence, e.g. 'leg. läkare', at most 120 characters; may be empty. */
  registration?: Maybe<Scalars['String']['output']>;
  /** Name in addresses, e.g. 'eivor-almvide'; it stays as it was made. */
  slug: Scalars['String']['output'];
  /** Profession and role, at most 120 characters; may be empty. */
  title: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  version: Scalars['Int']['output'];
};

/** A marker as admins edit it. */
export type EditableBiomarker = {
  /** What it tells, in plain Swedish, at most 600 characters. */
  description: Scalars['String']['output'];
  /** What it is about, in the words of the others of its group; may be empty. */
  group: Scalars['String']['output'];
  /** Slugs of at most 8 guides that treat it, the nearest first. */
  guideSlugs: Array<Scalars['String']['output']>;
  /** Identifier of the marker. */
  id: Scalars['ID']['output'];
  /** Whether an available test measures it; others have no page. */
  isMeasured: Scalars['Boolean']['output'];
  /** What a deviating value can mean in general terms; may be empty. */
  meaning: Scalars['String']['output'];
  /** Name, at most 100 characters, e.g. 'Ferritin'. */
  name: Scalars['String']['output'];
  /** Limits as the first of its guides states them; may be empty. */
  reference: Scalars['String']['output'];
  /** Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty. */
  unit: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  version: Scalars['Int']['output'];
};

/** A category as admins edit it. */
export type EditableCategory = {
  /** The product area it belongs to. */
  area: Area;
  /** One sentence on what belongs here; may be empty. */
  description: Scalars['String']['output'];
  /** Identifier of the category. */
  id: Scalars['ID']['output'];
  /** True of one that pages name by its slug: its slug and area stay, and it is not deleted. */
  isFixed: Scalars['Boolean']['output'];
  /** Swedish name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Place among the categories of tests; those of other areas come by name. */
  position: Scalars['Int']['output'];
  /** How many products it has, also hidden ones. */
  productCount: Scalars['Int']['output'];
  /** Name in addresses and filters, e.g. 'hormontester'. */
  slug: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  version: Scalars['Int']['output'];
};

/** Why a product is shown for a goal, as it is edited. */
export type EditableGoalReason = {
  /** Key of the goal, e.g. 'sleep'. */
  goal: Scalars['String']['output'];
  /** The reason in Swedish. */
  reason: Scalars['String']['output'];
};

/** A goal or an achievement as admins edit its text. */
export type EditableJourneyText = {
  /** What it takes, 1 to 120 characters; '' of goals. */
  description: Scalars['String']['output'];
  /** Whether it says something else than the product's own text. */
  isChanged: Scalars['Boolean']['output'];
  /** Whether a goal can be chosen by those who do not have it, three of them at least; true of achievements. */
  isShown: Scalars['Boolean']['output'];
  /** Which one, e.g. 'goal:sleep'; it stays. */
  key: Scalars['ID']['output'];
  /** What it is. */
  kind: JourneyTextKind;
  /** The product's own text. */
  original: JourneyTextWording;
  /** What it is called, 1 to 40 characters. */
  title: Scalars['String']['output'];
  /** How many times it was changed; an edit sends the one that was shown. */
  version: Scalars['Int']['output'];
};

/** A mail that the site sends, as admins edit it. */
export type EditableMail = {
  /** Its paragraphs, apart by empty lines; at most 5 000 characters. */
  body: Scalars['String']['output'];
  /** What is on its button, at most 60 characters; '' where there is none. */
  button: Scalars['String']['output'];
  /** Whether it says something else than the product's own text. */
  isChanged: Scalars['Boolean']['output'];
  /** Which one. */
  kind: MailKind;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** When it is sent, and to whom. */
  occasion: Scalars['String']['output'];
  /** The product's own text. */
  original: MailWording;
  /** Subject, 1 to 150 characters. */
  subject: Scalars['String']['output'];
  /** The words in braces that it may have. */
  variables: Array<MailVariable>;
  /** How many times it was changed; an edit sends the one that was shown. */
  version: Scalars['Int']['output'];
};

/** A question of the marker chooser, as admins edit it. */
export type EditableMarkerQuestion = {
  /** Whether it says something else than the product's own text. */
  isChanged: Scalars['Boolean']['output'];
  /** Whether the chooser, its guide and searches show it. */
  isShown: Scalars['Boolean']['output'];
  /** Its name in addresses, e.g. 'trott'; it stays. */
  key: Scalars['ID']['output'];
  /** Names of its markers. */
  markerNames: Array<Scalars['String']['output']>;
  /** The product's own text. */
  original: MarkerQuestionWording;
  /** Its place among the questions, from 1; of two alike the product's order decides. */
  position: Scalars['Int']['output'];
  /** What the markers can tell of it, and what they cannot; 1 to 600 characters. */
  text: Scalars['String']['output'];
  /** The question, 1 to 80 characters. */
  title: Scalars['String']['output'];
  /** How many times it was changed; an edit sends the one that was shown. */
  version: Scalars['Int']['output'];
};

/** A provider of MR scans as an admin edits it. */
export type EditableMrProvider = {
  /** The provider's page; null when there is none. */
  affiliateLink?: Maybe<Scalars['String']['output']>;
  /** Day on which its facts were last looked at. */
  checkedOn: Scalars['LocalDate']['output'];
  /** True when a doctor goes through the answer. */
  hasDoctorAnalysis: Scalars['Boolean']['output'];
  /** Highest price in kronor. */
  highestPrice: Scalars['Int']['output'];
  /** Identifier, that of the `MrProvider`. */
  id: Scalars['ID']['output'];
  /** True for those that the editors recommend. */
  isFeatured: Scalars['Boolean']['output'];
  /** Where the scan is made. */
  location: Scalars['String']['output'];
  /** Lowest price in kronor. */
  lowestPrice: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Price as visitors see it, e.g. '2 500–4 900 kr'. */
  priceEstimate: Scalars['String']['output'];
  /** True when a doctor's referral is needed. */
  requiresPrescription: Scalars['Boolean']['output'];
  /** What speaks for it. */
  strengths: Array<Scalars['String']['output']>;
  /** Calendar days that the answer takes at most. */
  turnaroundDays: Scalars['Int']['output'];
  /** How long the answer takes, as shown. */
  turnaroundTime: Scalars['String']['output'];
  /** Counts changes; a change takes the one that was shown. */
  version: Scalars['Int']['output'];
  /** What to keep in mind. */
  weaknesses: Array<Scalars['String']['output']>;
};

/** A page of text as admins edit it: with placeholders such as '{{sajten}}' as they are written. */
export type EditablePage = {
  /** Former addresses that lead to it, without the slash. */
  aliases: Array<Scalars['String']['output']>;
  /** What the page is about. */
  description: Scalars['String']['output'];
  /** The first heading on the page. */
  heading: Scalars['String']['output'];
  /** Of an own page: whether the footer leads there while it is published. */
  inFooter: Scalars['Boolean']['output'];
  /** Whether an admin has made it: then it can be moved, hidden and deleted, as the site's other pages cannot. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether visitors see it. */
  isPublished: Scalars['Boolean']['output'];
  /** Whether search engines are asked not to show it. */
  isUnlisted: Scalars['Boolean']['output'];
  /** What the page begins with, plain text. */
  lead: Scalars['String']['output'];
  /** Path of the page. */
  path: Scalars['String']['output'];
  /** Its sections in their order. */
  sections: Array<PageSection>;
  /** Its address without the slash; only an own page's changes. */
  slug: Scalars['String']['output'];
  /** Title, for the head of the page and for lists. */
  title: Scalars['String']['output'];
  /** Day on which it was last changed. */
  updatedOn: Scalars['LocalDate']['output'];
  /** How many times it was changed; an edit sends the one that was shown. */
  version: Scalars['Int']['output'];
};

/** A product as admins edit it, hidden or not. */
export type EditableProduct = {
  /** The provider's page for it. */
  affiliateLink?: Maybe<Scalars['String']['output']>;
  /** Its area, which follows from its category. */
  area: Area;
  /** Slug of its category, which also decides its area. */
  category: Scalars['String']['output'];
  /** Name of its category. */
  categoryName: Scalars['String']['output'];
  /** Day on which its facts were last looked at. */
  checkedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What speaks against it. */
  cons: Array<Scalars['String']['output']>;
  /** What a test measures, or the active substances of a supplement. */
  contents: Array<Scalars['String']['output']>;
  /** Which of the published criteria it meets: at least two of what is recommended, otherwise none. */
  criteria: Array<RecommendationCriterion>;
  /** The number that addresses name it by. */
  databaseId: Scalars['Int']['output'];
  /** How it is delivered. */
  deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** One to three sentences. */
  description: Scalars['String']['output'];
  /** How demanding it is to use. */
  difficulty?: Maybe<Difficulty>;
  /** What of a supplement is taken at once, e.g. '2 kapslar'. */
  dose?: Maybe<Scalars['String']['output']>;
  /** How many doses of a supplement a package holds, 1 to 10 000. */
  dosesPerPackage?: Maybe<Scalars['Int']['output']>;
  /** Rating by others, 0 to 5. */
  externalRating?: Maybe<Scalars['Float']['output']>;
  /** What it has or does. */
  features: Array<Scalars['String']['output']>;
  /** Form of a supplement; null for other products. */
  form?: Maybe<SupplementForm>;
  /** The goals that it is shown for, each with the reason. */
  goals: Array<EditableGoalReason>;
  /** Whether a doctor comments on the results. */
  hasDoctorAnalysis: Scalars['Boolean']['output'];
  /** A price that waits for an admin's word, since it differs by more than half, or is 0; visitors still see `priceEstimate`. */
  heldPrice?: Maybe<Scalars['String']['output']>;
  /** Identifier of the product. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** Address of its picture. In an input one of the library's, or the one it has; '' and null for none, absent to keep it. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whom a test is for; null when it is for everybody. */
  intendedFor?: Maybe<Sex>;
  /** False: visible to admins only. */
  isAvailable: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  isFeatured: Scalars['Boolean']['output'];
  /** Of equipment its type, of tests what they are about. */
  kind?: Maybe<Scalars['String']['output']>;
  /** Accreditation of the laboratory. */
  labAccreditation?: Maybe<Scalars['String']['output']>;
  /** Where samples are taken. */
  labNetwork: Array<Scalars['String']['output']>;
  /** Name, at most 300 characters. */
  name: Scalars['String']['output'];
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: Maybe<Scalars['String']['output']>;
  /** What speaks for it. */
  pros: Array<Scalars['String']['output']>;
  /** Country of the provider in Swedish. */
  providerCountry?: Maybe<Scalars['String']['output']>;
  /** Name of the provider. */
  providerName: Scalars['String']['output'];
  /** What it has cost, the latest change first; at most 100 changes. */
  recordedPrices: Array<RecordedPrice>;
  /** Whether it needs a prescription or a referral. */
  requiresPrescription: Scalars['Boolean']['output'];
  /** How the sample is taken. */
  sampleCollectionMethod?: Maybe<Scalars['String']['output']>;
  /** What a test takes; null for other products. */
  sampleType?: Maybe<SampleType>;
  /** Countries it is sent to. */
  shippingRegions: Array<Scalars['String']['output']>;
  /** Where a test is taken. */
  testLocation?: Maybe<TestLocation>;
  /** How long the results take. */
  turnaroundTime?: Maybe<Scalars['String']['output']>;
  /** Grows with every change; the mutations take the one that was shown. */
  version: Scalars['Int']['output'];
  /** What may harm somebody, in whole sentences. */
  warnings: Array<Scalars['String']['output']>;
};

/** Products as admins edit them, by name. */
export type EditableProductConnection = {
  /** What the page lists, with cursors. */
  edges: Array<EditableProductEdge>;
  /** The same without cursors. */
  nodes: Array<EditableProduct>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are under the filters. */
  totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type EditableProductEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: EditableProduct;
};

/** Who sells products, as admins edit it. */
export type EditableProvider = {
  /** Country in Swedish; null when it is not known. */
  country?: Maybe<Scalars['String']['output']>;
  /** What its page says of it; may be empty. */
  description: Scalars['String']['output'];
  /** What it, or one that was merged into it, was called before. */
  formerNames: Array<Scalars['String']['output']>;
  /** Identifier, that of the `Provider`. */
  id: Scalars['ID']['output'];
  /** The logo; null also when the library has lost it. */
  logo?: Maybe<Image>;
  /** Address of its logo, as it is stored; null when it has none. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name, as its products carry it. */
  name: Scalars['String']['output'];
  /** Path of its page. */
  path: Scalars['String']['output'];
  /** How many products it has, also hidden ones. */
  productCount: Scalars['Int']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  version: Scalars['Int']['output'];
  /** Its own web address; null when it is not known. */
  website?: Maybe<Scalars['String']['output']>;
};

/** Providers by name, for admins. */
export type EditableProviderConnection = {
  /** What the page lists, with cursors. */
  edges: Array<EditableProviderEdge>;
  /** The same without cursors. */
  nodes: Array<EditableProvider>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are of them. */
  totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type EditableProviderEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: EditableProvider;
};

/** An address that leads to another one, as admins edit it. */
export type EditableRedirect = {
  /** A path of the site that no page has, without '?' and '#', e.g. '/gammal-sida'. */
  from: Scalars['String']['output'];
  /** Identifier of the redirect. */
  id: Scalars['ID']['output'];
  /** Where it leads: a path of the site, or an https address. */
  to: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  version: Scalars['Int']['output'];
};

/** The site as admins edit it, with what the server's environment says. */
export type EditableSite = {
  /** The operator's postal address; '' until it is filled in. */
  address: Scalars['String']['output'];
  /** What counts its visits; null for nothing. */
  analytics?: Maybe<SiteAnalytics>;
  /** Parts that it does without. */
  areasOff: Array<SiteArea>;
  /** Where messages go by CONTACT_EMAIL or MAIL_FROM, which win; null where neither is set. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Where one writes to the operator; '' until it is filled in. */
  email: Scalars['String']['output'];
  /** The footer's groups, in the same way. */
  footer: Array<SiteFooterGroup>;
  /** Address of the picture that its icons are made from, of the library; null for none, where a logo that is nearly square is it, or the product's own. */
  iconUrl?: Maybe<Scalars['String']['output']>;
  /** Address of its logo, of the library; null for none. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Sender of mails by MAIL_FROM, which wins; null where it is not set. */
  mailFrom?: Maybe<Scalars['String']['output']>;
  /** The header's links, also those that visitors do not see: into a part that is off, or to a draft. */
  menu: Array<SiteLink>;
  /** Shown in the header, in page titles and in mail; at most 30 characters. */
  name: Scalars['String']['output'];
  /** When it was opened to visitors; null while it is not. */
  openedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Who answers for the site; '' until it is filled in. */
  operatorName: Scalars['String']['output'];
  /** The operator's organisation number; '' until it is filled in. */
  organisationNumber: Scalars['String']['output'];
  /** Its primary colour, as '#1F5A48'; null for the product's own. */
  primaryColour?: Maybe<Scalars['String']['output']>;
  /** Whether mails are sent; without SMTP_URL they are written into a folder. */
  sendsMail: Scalars['Boolean']['output'];
  /** Address of the picture that stands with links to pages without one of their own, of the library; null for one that is drawn for each. */
  shareImageUrl?: Maybe<Scalars['String']['output']>;
  /** The start page. */
  startPage: EditableStartPage;
  /** One line about what the site is; at most 120 characters. */
  tagline: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  version: Scalars['Int']['output'];
};

/** A card of the start page as admins edit it. */
export type EditableStartCard = {
  /** Label of its button; at most 30 characters. */
  action: Scalars['String']['output'];
  /** Its picture, which tells it from the others. */
  icon: StartIcon;
  /** Whether it shows. */
  isOn: Scalars['Boolean']['output'];
  /** Path of the page that it leads to. */
  path: Scalars['String']['output'];
  /** Its text; at most 140 characters. */
  text: Scalars['String']['output'];
  /** Its heading; at most 40 characters. */
  title: Scalars['String']['output'];
};

/** The start page as admins edit it. */
export type EditableStartPage = {
  /** All six cards, in their order. */
  cards: Array<EditableStartCard>;
  /** Its heading. */
  heading: Scalars['String']['output'];
  /** Address of its picture, of the library; '' for the product's own drawing. */
  imageUrl: Scalars['String']['output'];
  /** The filled button; its path is '' where the page is gone. */
  mainButton: SiteLink;
  /** The link beside it; its path is '' where the page is gone. */
  moreLink: SiteLink;
  /** The sentences below it. */
  text: Scalars['String']['output'];
};

/** A word that people search by, as admins edit it. */
export type EditableSynonym = {
  /** Identifier of the synonym. */
  id: Scalars['ID']['output'];
  /** True when its marker or guide is gone, or not published: it leads nowhere for as long. */
  isLost: Scalars['Boolean']['output'];
  /** What it leads to. */
  kind: SynonymKind;
  /** Other words, a marker's name or a guide's slug, as `kind` says. */
  target: Scalars['String']['output'];
  /** What people type, at most 60 characters, e.g. 'långtidssocker'. */
  term: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  version: Scalars['Int']['output'];
};

/** A piece of biohacking equipment. */
export type Equipment = Node & Product & {
  /** The provider's page for it; null when there is none to open. */
  affiliateLink?: Maybe<Scalars['URL']['output']>;
  /** Its product area. */
  area: Area;
  /** Its category. */
  category: Category;
  /** Day on which its facts were last looked at. */
  checkedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What speaks against it. */
  cons: Array<Scalars['String']['output']>;
  /** The number that addresses name it by, e.g. 12 in '/tester?jamfor=12'. */
  databaseId: Scalars['Int']['output'];
  /** How it is delivered. */
  deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** One to three sentences. */
  description: Scalars['String']['output'];
  /** How demanding it is to use; null passes every experience rule. */
  difficulty?: Maybe<Difficulty>;
  /** What it is, e.g. 'Smart ring'. */
  equipmentType?: Maybe<Scalars['String']['output']>;
  /** Rating by others, 0 to 5. */
  externalRating?: Maybe<Scalars['Float']['output']>;
  /** What it has or does. */
  features: Array<Scalars['String']['output']>;
  /** The goals that it is shown for, each with the reason, tied by hand. */
  goalReasons: Array<GoalReason>;
  /** The published guides about it: what a test measures, a supplement contains or equipment is for. */
  guides: Array<Article>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** False: visible to admins only. */
  isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  isRecurring: Scalars['Boolean']['output'];
  /** What it costs otherwise, where `priceEstimate` says so and that is more, as in '349 kr (ord. 449 kr)'. */
  listPrice?: Maybe<Money>;
  /** The lowest price of the last thirty days, today among them; null when none is known. */
  lowestPrice30Days?: Maybe<Money>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Path of its page, e.g. '/tester/jarnkollen-hemma-1'. Former ones, with the same number at their end, lead there. */
  path: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it cannot be read, and when it is in another currency. Of what is paid again and again, see `isRecurring`, what each time costs; of others see `pricePer`. */
  price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: Maybe<Scalars['String']['output']>;
  /** What it has cost, the latest first, since we know its prices and since they are paid as they are now (once, or again and again). Errors: BAD_USER_INPUT. */
  priceHistory: Array<PricePeriod>;
  /** What the price is for, in Swedish, e.g. 'månad', '3 månader' or '100 g'; null where it is paid once for one, and where it cannot be read. */
  pricePer?: Maybe<Scalars['String']['output']>;
  /** Present while the price may be called reduced: lowered within the last thirty days, to less than every price of the thirty days before. */
  priceReduction?: Maybe<PriceReduction>;
  /** What speaks for it. */
  pros: Array<Scalars['String']['output']>;
  /** Its provider, when the catalogue knows more than the name. */
  provider?: Maybe<Provider>;
  /** Country of the provider in Swedish, e.g. 'Sverige'. */
  providerCountry?: Maybe<Scalars['String']['output']>;
  /** Name of the provider. */
  providerName: Scalars['String']['output'];
  /** Why it stands where it does in its area's order, e.g. 'Visas först: svensk leverantör'. */
  rankReason: Scalars['String']['output'];
  /** Which of the published criteria it meets; none where it is not recommended. */
  recommendationCriteria: Array<RecommendationCriterion>;
  /** Countries it is sent to. */
  shippingRegions: Array<Scalars['String']['output']>;
  /** Path that leads to the provider's page and counts the click, e.g. '/ut/12'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/12?fran=tester'. */
  visitPath?: Maybe<Scalars['String']['output']>;
  /** What may harm somebody, in whole sentences, e.g. 'Ta det inte om du är gravid eller ammar.'; show every one of them before the way to the seller. */
  warnings: Array<Scalars['String']['output']>;
};


/** A piece of biohacking equipment. */
export type EquipmentPriceHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** How much one should know to use a piece of equipment. */
export type EquipmentLevel =
  /** 'Avancerad'. */
  | 'ADVANCED'
  /** 'Nybörjare'. */
  | 'BEGINNER'
  /** 'Medel'. */
  | 'MEDIUM'
  /** 'Professional'. */
  | 'PROFESSIONAL';

/** An account that shall be gone, with everything in it. */
export type EraseAccountInput = {
  /** `ListedAccount.key`. */
  key: Scalars['String']['input'];
};

/** What erasing an account came to. */
export type EraseAccountPayload = {
  /** `key` of the account that is gone; null when refused. */
  erasedKey?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** The visitor's own experience, as given in onboarding. */
export type Experience =
  /** Is not offered what is marked 'lätt'. */
  | 'ADVANCED'
  /** Is not offered what is marked 'svår'. */
  | 'BEGINNER'
  /** Is offered everything. */
  | 'INTERMEDIATE';

/** Why a mutation changed nothing; a form shows it at its field. */
export type FieldError = {
  /** The reason, for programs. */
  code: FieldErrorCode;
  /** Name of the input's field, with dots and places from 0 within it, e.g. 'steps.3.title'; null when it is about the whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** Swedish, for the visitor. */
  message: Scalars['String']['output'];
};

/** Why a mutation changed nothing. */
export type FieldErrorCode =
  /** The password is right, and an admin keeps the account's owner out. */
  | 'ACCOUNT_BLOCKED'
  /** The address is confirmed already; the account can be signed in to. */
  | 'ALREADY_CONFIRMED'
  /** The one who asks has not consented to the current text about it. */
  | 'CONSENT_MISSING'
  /** The account cannot be signed in to before the link mailed to its address was followed. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has the e-mail address. */
  | 'EMAIL_TAKEN'
  /** The value does not fit its field: it is missing, too long, or malformed. */
  | 'INVALID'
  /** There is no account with this address and password. */
  | 'INVALID_CREDENTIALS'
  /** The secret of a mailed link or the refresh token does not work, or no longer. */
  | 'INVALID_TOKEN'
  /** Something else uses it; the message says what. */
  | 'IN_USE'
  /** It would remove the last administrator. */
  | 'LAST_ADMIN'
  /** It cannot be opened before more of what comes first was completed. */
  | 'LOCKED'
  /** Mails are written into a folder instead of sent: SMTP_URL is not set. */
  | 'MAIL_NOT_SENT'
  /** What the field names does not exist, or does not belong to the one who asks. */
  | 'NOT_FOUND'
  /** It must be begun before it can be completed. */
  | 'NOT_STARTED'
  /** There is no confirmed account with the e-mail address. */
  | 'NO_SUCH_ACCOUNT'
  /** The site names the demo's invented company as its operator. */
  | 'OPERATOR_INVENTED'
  /** Something that the site must say of its operator is not filled in. */
  | 'OPERATOR_MISSING'
  /** What was shown has changed since; show what stands now and ask again. */
  | 'OUTDATED'
  /** It is the account of the one who asks, who cannot do this to it. */
  | 'OWN_ACCOUNT'
  /** The new password is among those that are guessed first. */
  | 'PASSWORD_COMMON'
  /** The new password is the account's name or address. */
  | 'PASSWORD_IS_YOURS'
  /** The account has the e-mail address already. */
  | 'SAME_EMAIL'
  /** The account has a second factor already; it is removed before another is added. */
  | 'SECOND_FACTOR_ON'
  /** The password is right, and the account has a second factor: send its code as well. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The code of the second factor is wrong, or was used already. */
  | 'SECOND_FACTOR_WRONG'
  /** Something else has that name already. */
  | 'TAKEN'
  /** The file is larger than may be sent. */
  | 'TOO_LARGE'
  /** There is more of it than can be stored; nothing was. */
  | 'TOO_MUCH'
  /** The file is of a kind that is not taken. */
  | 'UNSUPPORTED_FORMAT'
  /** It is too long ago that the one who asks proved who they are: `verifyAgain`, then send it again. */
  | 'VERIFY_AGAIN'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

/** Something to do, and why, drawn from the answers. */
export type Finding = {
  /** The answers behind it, in words. */
  because: Array<Scalars['String']['output']>;
  /** What it is about: a stable name, e.g. 'evening'. */
  category: Scalars['String']['output'];
  /** What it is about, in Swedish. */
  categoryName: Scalars['String']['output'];
  /** What is known of it. */
  evidence: Scalars['String']['output'];
  /** True for one that a result shows only when it is unfolded; five stand open at most. */
  isFolded: Scalars['Boolean']['output'];
  /** True for what must be done or left today; false for a habit. */
  isForToday: Scalars['Boolean']['output'];
  /** Stable name of the rule that it comes from. */
  key: Scalars['String']['output'];
  /** Where to read more; of guides the published ones. */
  links: Array<FindingLink>;
  /** How much it matters. */
  priority: FindingPriority;
  /** How, and why. */
  text: Scalars['String']['output'];
  /** What to do, in a few words. */
  title: Scalars['String']['output'];
};

/** Where to read more about a finding. */
export type FindingLink = {
  /** What the link says. */
  label: Scalars['String']['output'];
  /** Path on the site. */
  path: Scalars['String']['output'];
};

/** How much a finding matters. */
export type FindingPriority =
  /** 'Hög'. */
  | 'HIGH'
  /** 'Låg'. */
  | 'LOW'
  /** 'Medel'. */
  | 'MEDIUM';

/** A time during which a protocol was followed. */
export type FollowedInput = {
  /** The last day; null while it lasts. */
  endedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** A UUID made up by the browser. */
  key: Scalars['String']['input'];
  /** The first day. */
  startedOn: Scalars['LocalDate']['input'];
  /** The day on which it was meant to be done. */
  targetEndOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** How often a step is done. */
export type Frequency =
  /** 'Dagligen'. */
  | 'DAILY'
  /** 'Veckovis'. */
  | 'WEEKLY';

/** A consent to be given. */
export type GiveConsentInput = {
  /** What is consented to. */
  kind: ConsentKind;
  /** Version of the text that was shown, from `consentTexts`. */
  version: Scalars['Int']['input'];
};

/** What giving a consent came to. */
export type GiveConsentPayload = {
  /** The consent afterwards; null when refused. */
  consent?: Maybe<Consent>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
};

/** A goal a visitor may choose in onboarding. */
export type Goal = {
  /** The guide about it, for where nothing fits it; null when it is not published. */
  guide?: Maybe<Article>;
  /** Whether it can be chosen by those who do not have it. An admin may hide all but three. */
  isShown: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'sleep'. */
  key: Scalars['String']['output'];
  /** Swedish text, as it is shown: `text`, or what an admin has written in its place. */
  label: Scalars['String']['output'];
  /** Swedish text, as it is stored and as `products(goals:)` takes it; `label` is what is shown. */
  text: Scalars['String']['output'];
};

/** A goal that onboarding offers. */
export type GoalChoice = {
  /** False for one that only those see who have it. */
  isShown: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'sleep'. */
  key: Scalars['String']['output'];
  /** Swedish, as it is shown: an admin may have written it otherwise. */
  label: Scalars['String']['output'];
  /** What is stored and sent. */
  text: Scalars['String']['output'];
};

/** Why a product is shown to somebody with a goal. */
export type GoalReason = {
  /** The goal. */
  goal: Goal;
  /** The reason in Swedish. Of a supplement always a health claim that is authorised in the EU, in its exact wording. */
  reason: Scalars['String']['output'];
};

/** Why a product is shown for a goal. */
export type GoalReasonInput = {
  /** Key of the goal, e.g. 'sleep'. */
  goal: Scalars['String']['input'];
  /** The reason in Swedish. Of a supplement always a health claim that is authorised in the EU, in its exact wording. */
  reason: Scalars['String']['input'];
};

/** A role to be given. */
export type GrantRoleInput = {
  /** Address of a confirmed account. */
  email: Scalars['String']['input'];
  /** The role. */
  role: Role;
};

/** What giving a role came to. */
export type GrantRolePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** Who has the role now; null when refused. */
  roleHolder?: Maybe<RoleHolder>;
};

/** A health protocol questionnaire that was answered while signed out. */
export type GuestProtocolInput = {
  /** When its owner said that they have talked to care, if they have. */
  careContactedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** When; now when it is in the future. */
  completedAt: Scalars['DateTimeISO']['input'];
  /** That of its sending. */
  sessionId: Scalars['ID']['input'];
  /** All answers. */
  testData: ProtocolTestData;
};

/** A training test that was taken while signed out. */
export type GuestTrainingInput = {
  /** When its owner said that they have talked to care, if they have. */
  careContactedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** When; now when it is in the future. */
  completedAt: Scalars['DateTimeISO']['input'];
  /** That of its sending. */
  sessionId: Scalars['ID']['input'];
  /** All answers. */
  testData: TrainingTestData;
};

/** How somebody rates their health in onboarding. */
export type HealthStatus =
  /** 'Varken bra eller dåligt'. */
  | 'AVERAGE'
  /** 'Mycket bra'. */
  | 'EXCELLENT'
  /** 'Bra'. */
  | 'GOOD'
  /** 'Dåligt'. */
  | 'POOR';

/** A health test. */
export type HealthTest = Node & Product & {
  /** The provider's page for it; null when there is none to open. */
  affiliateLink?: Maybe<Scalars['URL']['output']>;
  /** Days in the calendar that `turnaroundTime` takes at most, 0 for an answer on the same day; null when it names no time. */
  answerDays?: Maybe<Scalars['Int']['output']>;
  /** Its product area. */
  area: Area;
  /** Its category. */
  category: Category;
  /** What cheaper tests measure of it; null when its price is unknown or paid again and again. Errors: QUERY_TOO_COSTLY. */
  cheaperTests?: Maybe<CheaperTests>;
  /** Day on which its facts were last looked at. */
  checkedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What speaks against it. */
  cons: Array<Scalars['String']['output']>;
  /** The number that addresses name it by, e.g. 12 in '/tester?jamfor=12'. */
  databaseId: Scalars['Int']['output'];
  /** How it is delivered. */
  deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** One to three sentences. */
  description: Scalars['String']['output'];
  /** How demanding it is to use; null passes every experience rule. */
  difficulty?: Maybe<Difficulty>;
  /** Rating by others, 0 to 5. */
  externalRating?: Maybe<Scalars['Float']['output']>;
  /** What it has or does. */
  features: Array<Scalars['String']['output']>;
  /** The goals that it is shown for, each with the reason, tied by hand. */
  goalReasons: Array<GoalReason>;
  /** The published guides about it: what a test measures, a supplement contains or equipment is for. */
  guides: Array<Article>;
  /** True when a doctor comments on the results. */
  hasDoctorAnalysis: Scalars['Boolean']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** Whom it is for, where that is women or men only; null when it is for everybody. */
  intendedFor?: Maybe<Sex>;
  /** False: visible to admins only. */
  isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  isRecurring: Scalars['Boolean']['output'];
  /** Accreditation of the laboratory. */
  labAccreditation?: Maybe<Scalars['String']['output']>;
  /** Laboratories that analyse it, or places that take the sample. */
  labNetwork: Array<Scalars['String']['output']>;
  /** What it costs otherwise, where `priceEstimate` says so and that is more, as in '349 kr (ord. 449 kr)'. */
  listPrice?: Maybe<Money>;
  /** The lowest price of the last thirty days, today among them; null when none is known. */
  lowestPrice30Days?: Maybe<Money>;
  /** Names of what it measures, also of what the shared vocabulary does not know. */
  markerNames: Array<Scalars['String']['output']>;
  /** Those of `markerNames` that the shared vocabulary knows, in the same order. */
  markers: Array<Biomarker>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Path of its page, e.g. '/tester/jarnkollen-hemma-1'. Former ones, with the same number at their end, lead there. */
  path: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it cannot be read, and when it is in another currency. Of what is paid again and again, see `isRecurring`, what each time costs; of others see `pricePer`. */
  price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: Maybe<Scalars['String']['output']>;
  /** What it has cost, the latest first, since we know its prices and since they are paid as they are now (once, or again and again). Errors: BAD_USER_INPUT. */
  priceHistory: Array<PricePeriod>;
  /** What the price is for, in Swedish, e.g. 'månad', '3 månader' or '100 g'; null where it is paid once for one, and where it cannot be read. */
  pricePer?: Maybe<Scalars['String']['output']>;
  /** Present while the price may be called reduced: lowered within the last thirty days, to less than every price of the thirty days before. */
  priceReduction?: Maybe<PriceReduction>;
  /** What speaks for it. */
  pros: Array<Scalars['String']['output']>;
  /** Its provider, when the catalogue knows more than the name. */
  provider?: Maybe<Provider>;
  /** Country of the provider in Swedish, e.g. 'Sverige'. */
  providerCountry?: Maybe<Scalars['String']['output']>;
  /** Name of the provider. */
  providerName: Scalars['String']['output'];
  /** Why it stands where it does in its area's order, e.g. 'Visas först: svensk leverantör'. */
  rankReason: Scalars['String']['output'];
  /** Which of the published criteria it meets; none where it is not recommended. */
  recommendationCriteria: Array<RecommendationCriterion>;
  /** True when a referral or prescription is needed. */
  requiresPrescription: Scalars['Boolean']['output'];
  /** How the sample is taken. */
  sampleCollectionMethod?: Maybe<Scalars['String']['output']>;
  /** What it takes from the body. */
  sampleType?: Maybe<SampleType>;
  /** Swedish label of `sampleType`, e.g. 'Blodprov'. */
  sampleTypeLabel?: Maybe<Scalars['String']['output']>;
  /** Countries it is sent to. */
  shippingRegions: Array<Scalars['String']['output']>;
  /** What it is about in a word or two, e.g. 'Järn'. */
  testCategory?: Maybe<Scalars['String']['output']>;
  /** Where it is taken. */
  testLocation?: Maybe<TestLocation>;
  /** Time until the answer, e.g. '3–5 dagar'. */
  turnaroundTime?: Maybe<Scalars['String']['output']>;
  /** Path that leads to the provider's page and counts the click, e.g. '/ut/12'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/12?fran=tester'. */
  visitPath?: Maybe<Scalars['String']['output']>;
  /** What may harm somebody, in whole sentences, e.g. 'Ta det inte om du är gravid eller ammar.'; show every one of them before the way to the seller. */
  warnings: Array<Scalars['String']['output']>;
};


/** A health test. */
export type HealthTestPriceHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A picture. */
export type Image = {
  /** What it shows, for those who do not see it; empty for mere decoration. */
  alt: Scalars['String']['output'];
  /** Height in pixels; null where it is not known. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Its address: a path on this site, e.g. '/products/blood.svg', or a whole one elsewhere. */
  url: Scalars['String']['output'];
  /** The same picture in other widths, the narrowest first; none for what fits every width by itself. */
  variants: Array<ImageVariant>;
  /** Width in pixels; null where it is not known. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** Something that shows a picture of the library. */
export type ImageUse = {
  /** Its identifier, as `node` takes it, which knows all but the site itself. */
  id: Scalars['ID']['output'];
  /** Its title or name. */
  name: Scalars['String']['output'];
  /** Path of its page, also of a guide that is not published; null for what has no page of its own. */
  path?: Maybe<Scalars['String']['output']>;
  /** What kind of thing it is. */
  type: ImageUseType;
};

/** A kind of thing that shows pictures. */
export type ImageUseType =
  /** A guide, as its picture or within its text. */
  | 'ARTICLE'
  /** Somebody who writes or reviews guides. */
  | 'AUTHOR'
  /** A page that is a text. */
  | 'PAGE'
  /** A product. */
  | 'PRODUCT'
  /** Somebody who sells products, as the logo. */
  | 'PROVIDER'
  /** The site itself, as its logo. */
  | 'SITE';

/** A picture in one of the sizes that it is offered in, as WebP. */
export type ImageVariant = {
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** Its address, as `Image.url`. */
  url: Scalars['String']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
};

/** A file to import. */
export type ImportCatalogueInput = {
  /** A list of products as JSON or CSV (UTF-8), of at most 50 MB, named by its format, e.g. 'produkter.csv'. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** The preview's, so that what is written is what was shown. */
  fingerprint: Scalars['String']['input'];
  /** Imports the good lines of a file that has bad ones. */
  skipBad?: Scalars['Boolean']['input'];
};

/** What `importCatalogue` came to. */
export type ImportCataloguePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** What it did; with errors what it would do now, and nothing is written. */
  result?: Maybe<CatalogueImport>;
};

/** How demanding a training method is. */
export type Intensity =
  /** 'Hög'. */
  | 'HIGH'
  /** 'Låg'. */
  | 'LOW'
  /** 'Medel'. */
  | 'MEDIUM';

/** What somebody is interested in, in the recommendation questionnaire. */
export type Interest =
  /** 'Biohacking'. */
  | 'BIOHACKING'
  /** 'Mat'. */
  | 'FOOD'
  /** 'Livslängd'. */
  | 'LONGEVITY'
  /** 'Sömn'. */
  | 'SLEEP'
  /** 'Stress'. */
  | 'STRESS'
  /** 'Kosttillskott'. */
  | 'SUPPLEMENTS'
  /** 'Hälsotester'. */
  | 'TESTS'
  /** 'Träning'. */
  | 'TRAINING';

/** A person's journey; everybody finds their own only. */
export type Journey = Node & {
  /** Everything to be reached. */
  achievements: Array<Achievement>;
  /** The last hundred activities, the newest first. */
  activities: Array<ActivityEntry>;
  /** The four categories. */
  categories: Array<JourneyCategory>;
  /** Days in Sweden with activity, ascending. */
  days: Array<Scalars['LocalDate']['output']>;
  /** The goals that onboarding offers. */
  goalChoices: Array<GoalChoice>;
  /** What the goals of onboarding are called now, in the order of `onboarding { goals }`. */
  goalLabels: Array<Scalars['String']['output']>;
  /** Aims, with defaults. */
  goals: JourneyGoals;
  /** True when onboarding is done. */
  hasCompletedOnboarding: Scalars['Boolean']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** True when the account has consented to storing answers about health; always true in a guest's browser. */
  keepsHealthStatus: Scalars['Boolean']['output'];
  /** When something was last done. */
  lastActivity?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 1 + the whole number of 20 per cents. */
  level: Scalars['Int']['output'];
  /** Days in a row that end today or yesterday, 365 at most. */
  logStreak: Scalars['Int']['output'];
  /** Minutes of what was done today. */
  minutesToday: Scalars['Int']['output'];
  /** The first recommendation that is not done; null when nothing is left. */
  nextStep?: Maybe<Recommendation>;
  /** Null until onboarding is done. */
  onboarding?: Maybe<OnboardingAnswers>;
  /** Mean of the categories, rounded. */
  overallPercentage: Scalars['Int']['output'];
  /** The pause that is now, or the next one. */
  pause?: Maybe<JourneyPauseView>;
  /** All pauses, ascending. */
  pauses: Array<JourneyPauseView>;
  /** The plan, high before medium before low. */
  plan: Array<PlannedActivity>;
  /** Null until the questionnaire is answered and stored. */
  questionnaire?: Maybe<QuestionnaireAnswers>;
  /** At most six; what is to do before what is done, high before medium before low. None when everything is done. */
  recommendations: Array<Recommendation>;
  /** Days in a row up to the last one with activity. */
  streak: Scalars['Int']['output'];
  /** Activities in all. */
  totalActivities: Scalars['Int']['output'];
  /** Minutes in all. */
  totalTimeSpent: Scalars['Int']['output'];
  /** One thing to do now: what stands in the plan, is advised, or is the next guide; never what is done. */
  upNext?: Maybe<UpNext>;
  /** The week so far. */
  week: JourneyWeek;
};


/** A person's journey; everybody finds their own only. */
export type JourneyActivitiesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person's journey; everybody finds their own only. */
export type JourneyCategoriesArgs = {
  keys?: InputMaybe<Array<JourneyCategoryKey>>;
};


/** A person's journey; everybody finds their own only. */
export type JourneyDaysArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** A person's journey; everybody finds their own only. */
export type JourneyRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** How far a category is. */
export type JourneyCategory = {
  /** For each item that is done the day in Sweden on which it was, ascending; a line of growth. */
  completedDays: Array<Scalars['LocalDate']['output']>;
  /** How many are done. */
  completedSections: Scalars['Int']['output'];
  /** Its items. */
  items: Array<JourneyItemView>;
  /** Which one. */
  key: JourneyCategoryKey;
  /** When something was last done in it. */
  lastActivity?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Share of them, rounded. */
  percentage: Scalars['Int']['output'];
  /** Swedish title. */
  title: Scalars['String']['output'];
  /** How many items there are. */
  totalSections: Scalars['Int']['output'];
};

/** A category of the journey. */
export type JourneyCategoryKey =
  /** 'Kunskap & guider'. */
  | 'KNOWLEDGE'
  /** 'Mental optimering'. */
  | 'MENTAL'
  /** 'Fysisk träning'. */
  | 'PHYSICAL'
  /** 'Testning & optimering'. */
  | 'TESTING';

/** What somebody aims at. */
export type JourneyGoals = {
  /** Texts of goals. */
  focusAreas: Array<Scalars['String']['output']>;
  /** Level as a learner. */
  level: Experience;
  /** Main goal, e.g. 'performance'. */
  mainGoal: Scalars['String']['output'];
  /** Minutes a day. */
  timePerDay: Scalars['Int']['output'];
};

/** One thing that counts in a category. */
export type JourneyItemView = Content & {
  /** When it was done. */
  completedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** True when it was done. */
  isCompleted: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'test:sleep'. */
  key: Scalars['String']['output'];
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  path: Scalars['String']['output'];
  /** Swedish title, for the link. */
  title: Scalars['String']['output'];
};

/** Days of rest that were set on purpose; a streak goes on after them. */
export type JourneyPauseView = {
  /** The first day. */
  from: Scalars['LocalDate']['output'];
  /** The last day. */
  until: Scalars['LocalDate']['output'];
};

/** A step that one can take on the journey, as it is advised and as it stands in the plan. */
export type JourneyStep = {
  /** The category of the journey that it belongs to. */
  category: JourneyCategoryKey;
  /** Why one would. */
  description: Scalars['String']['output'];
  /** How hard it is. */
  difficulty: Difficulty;
  /** Minutes. */
  estimatedTime: Scalars['Int']['output'];
  /** Name of its icon. */
  icon: Scalars['String']['output'];
  /** True when all that belongs to it was done, which cannot be unticked; of a recommendation also when it was ticked in the plan. */
  isDone: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'sleep-test', the same in the plan and in the advice. */
  key: Scalars['String']['output'];
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  path: Scalars['String']['output'];
  /** How much it matters. */
  priority: Priority;
  /** Words that it is about. */
  tags: Array<Scalars['String']['output']>;
  /** Swedish title, for the link. */
  title: Scalars['String']['output'];
  /** What it leads to. */
  type: RecommendationType;
};

/** A goal or an achievement that an admin has written otherwise. */
export type JourneyText = {
  /** What it takes; null as it came, and of goals. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether a goal can be chosen by those who do not have it. */
  isShown: Scalars['Boolean']['output'];
  /** Which one, e.g. 'goal:sleep' or 'achievement:streak-7'. */
  key: Scalars['String']['output'];
  /** What it is called; null as it came. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What of the journey admins may write otherwise. */
export type JourneyTextKind =
  /** Something to have reached. */
  | 'ACHIEVEMENT'
  /** A goal of onboarding. */
  | 'GOAL';

/** What the product itself calls a goal or an achievement. */
export type JourneyTextWording = {
  /** What it takes; '' of goals. */
  description: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** How a week has been so far, in Sweden. */
export type JourneyWeek = {
  /** Activities, of the last hundred. */
  activityCount: Scalars['Int']['output'];
  /** Days with activity, ascending. */
  days: Array<Scalars['LocalDate']['output']>;
  /** Its Monday. */
  from: Scalars['LocalDate']['output'];
  /** Minutes of those. */
  minutes: Scalars['Int']['output'];
  /** What was done besides ticking steps, the last first, each once. */
  titles: Array<Scalars['String']['output']>;
  /** The day that it is. */
  today: Scalars['LocalDate']['output'];
};

/** One kind of personal data that the site stores, for the privacy policy. */
export type KeptData = {
  /** How long. */
  howLong: Scalars['String']['output'];
  /** What is stored, in Swedish. */
  what: Scalars['String']['output'];
  /** Why, and on which legal ground. */
  why: Scalars['String']['output'];
};

/** How many products a sample type, form or equipment type would leave. */
export type KindFacet = {
  /** Products of it under the other filters; null when a search matches too many to count. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Swedish label, e.g. 'Kinnsvabb'. */
  label: Scalars['String']['output'];
  /** Value for the filter, e.g. 'CHEEK_SWAB', 'CAPSULE' or 'Smart ring'. */
  value: Scalars['String']['output'];
};

/** What leaving the demo came to. */
export type LeaveDemoPayload = {
  /** What there is now; null when nothing was changed. */
  demoContents?: Maybe<DemoContents>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** How a picture of the library is stored. */
export type LibraryFormat =
  /** GIF, which may move. */
  | 'GIF'
  /** JPEG; its files end in .jpg or .jpeg. */
  | 'JPEG'
  /** PNG. */
  | 'PNG'
  /** SVG, without scripts and without what lies elsewhere. */
  | 'SVG'
  /** WebP, which may move. */
  | 'WEBP';

/** A picture of the library, for admins. */
export type LibraryImage = Node & {
  /** What it shows, for those who do not see it; empty for mere decoration. */
  alt: Scalars['String']['output'];
  /** Size of its file in bytes, as it is stored. */
  bytes: Scalars['Int']['output'];
  /** When it was uploaded. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** How it is stored. */
  format: LibraryFormat;
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** The picture as pages show it, in all its sizes. */
  image: Image;
  /** Its name in addresses, e.g. 'livsresan/somn'. */
  publicId: Scalars['String']['output'];
  /** Its address, e.g. '/media/livsresan/somn': what an article or a product gets as its picture. */
  url: Scalars['String']['output'];
  /** What shows it, at most 50; it can be deleted when nothing does. */
  usedIn: Array<ImageUse>;
  /** Width in pixels. */
  width: Scalars['Int']['output'];
};

/** Pictures of the library, the newest first. */
export type LibraryImageConnection = {
  /** What the page lists, with cursors. */
  edges: Array<LibraryImageEdge>;
  /** The same without cursors. */
  nodes: Array<LibraryImage>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type LibraryImageEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: LibraryImage;
};

/** Whose logo is linked to its products. */
export type LinkProviderLogoInput = {
  /** Name of the provider, as its products carry it. */
  providerName: Scalars['String']['input'];
};

/** What linking a logo came to. */
export type LinkProviderLogoPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** How it is now; null when nothing was changed. */
  providerLogo?: Maybe<ProviderLogo>;
};

/** An account in the list of all; what its owner has written or measured is not for admins. */
export type ListedAccount = {
  /** Since when an admin keeps its owner out; null unless it is so. */
  blockedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** E-mail address. */
  email: Scalars['EmailAddress']['output'];
  /** Full name as given. */
  fullName: Scalars['String']['output'];
  /** Whether its address was confirmed; it cannot be signed in to before. */
  isConfirmed: Scalars['Boolean']['output'];
  /** True for the account of the one who asks, who cannot change it here. */
  isOwn: Scalars['Boolean']['output'];
  /** Tells it from the others. */
  key: Scalars['String']['output'];
  /** Day on which it was last used, to some ten minutes; null when that is not known any more. */
  lastSeenOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Roles besides being a user. */
  roles: Array<Role>;
};

/** A mail that the site sends. */
export type MailKind =
  /** När någon vill byta till en adress som redan hör till ett konto. */
  | 'addressWanted'
  /** När någon ber om en ny länk för en adress som redan är bekräftad. */
  | 'alreadyConfirmed'
  /** När någon vill byta e-postadress. Går till den nya. */
  | 'changeEmail'
  /** När någon har skapat ett konto. */
  | 'confirm'
  /** När någon har skrivit på kontaktsidan. Går till er. */
  | 'contactMessage'
  /** När e-postadressen har ändrats. Går till den gamla. */
  | 'emailChanged'
  /** När ett konto och allt som hörde till det har tagits bort. */
  | 'erased'
  /** När tvåstegsinloggning har slagits på. */
  | 'factorAdded'
  /** När tvåstegsinloggning har slagits av. */
  | 'factorRemoved'
  /** När lösenordet till ett konto har ändrats. */
  | 'passwordChanged'
  /** När priset har sjunkit på en produkt som någon bevakar. */
  | 'priceDropped'
  /** När priset har sjunkit på flera produkter som någon bevakar. */
  | 'pricesDropped'
  /** När någon har loggat in med en återställningskod. */
  | 'recoveryCodeUsed'
  /** När någon har glömt lösenordet och ber om ett nytt. */
  | 'reset'
  /** När en kontroll av driften har slutat vara grön. Går till er. */
  | 'siteCheck';

/** A mail as it arrives, with examples in it. */
export type MailPreview = {
  /** The mail as a document in HTML. */
  html: Scalars['String']['output'];
  /** Subject. */
  subject: Scalars['String']['output'];
  /** The same as plain text. */
  text: Scalars['String']['output'];
};

/** A mail's text that shall be shown with examples in it, without being stored. */
export type MailPreviewInput = {
  /** Its paragraphs, apart by empty lines; at most 5 000 characters. */
  body: Scalars['String']['input'];
  /** What is on its button, at most 60 characters; '' where there is none. */
  button: Scalars['String']['input'];
  /** Which mail. */
  kind: MailKind;
  /** Subject, 1 to 150 characters. */
  subject: Scalars['String']['input'];
};

/** A word in braces that a mail's text may have. */
export type MailVariable = {
  /** What it stands for. */
  description: Scalars['String']['output'];
  /** Whether it stands as a paragraph of its own. */
  isBlock: Scalars['Boolean']['output'];
  /** Whether the text cannot be without it. */
  isRequired: Scalars['Boolean']['output'];
  /** The word, without braces. */
  name: Scalars['String']['output'];
};

/** What a mail says, with its words in braces as they are written. */
export type MailWording = {
  /** Its paragraphs, apart by empty lines; at most 5 000 characters. */
  body: Scalars['String']['output'];
  /** What is on its button, at most 60 characters; '' where there is none. */
  button: Scalars['String']['output'];
  /** Subject, 1 to 150 characters. */
  subject: Scalars['String']['output'];
};

/** What a mailed link would do; asking changes nothing. */
export type MailedLink = {
  /** The address that it is about; null when it does not say. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** What it would do, or why it does nothing. */
  state: MailedLinkState;
};

/** What a mailed link would do, or why it does nothing. */
export type MailedLinkState =
  /** Gives an account a new address. */
  | 'CHANGES'
  /** Nothing any longer: the address is confirmed. */
  | 'CONFIRMED'
  /** Confirms the address of a new account. */
  | 'CONFIRMS'
  /** Nothing, or nothing any longer. */
  | 'INVALID'
  /** Nothing here: it belongs to another account than the one that is signed in. */
  | 'OF_ANOTHER_ACCOUNT'
  /** Gives an account back the address that it left. */
  | 'UNDOES';

/** The best ways to have markers measured, over every available test with a known price for one time. They fit one person where that can be, and take tests without a link to their seller only where nothing else measures what those do. */
export type MarkerCover = {
  /** The cheapest tests that together measure all that can be measured; null when nothing is measured. */
  combination?: Maybe<MarkerCoverChoice>;
  /** The fewest tests that together measure all that can be measured, and of those the cheapest; the same tests as `combination` where that is both. Null when nothing is measured. */
  fewest?: Maybe<MarkerCoverChoice>;
  /** False when time ran out: the combination is the best that was found, a cheaper one may exist. */
  isExact: Scalars['Boolean']['output'];
  /** False when not every combination was tried: `fewest` is the best that was found, fewer may do. */
  isFewestExact: Scalars['Boolean']['output'];
  /** The markers that were asked for, in the order asked for. */
  markers: Array<Biomarker>;
  /** For each marker that makes the combination dearer, the largest saving first; empty when time ran out. */
  savings: Array<MarkerSaving>;
  /** The cheapest test that measures all that can be measured; where none does, the cheapest of those that measure most. It is one of those that the other answers may be made of. Null when nothing is measured. */
  single?: Maybe<MarkerCoverChoice>;
  /** Tests that measure any of the markers. */
  testCount: Scalars['Int']['output'];
  /** Those that no such test measures. */
  unmeasured: Array<Biomarker>;
  /** Those of them whose price is not known, or is paid again and again; they take no part. */
  unpricedTestCount: Scalars['Int']['output'];
};

/** Tests to take for the markers that were asked for. */
export type MarkerCoverChoice = {
  /** How many kits are used at home: one for each test that is taken there. */
  homeKitCount: Scalars['Int']['output'];
  /** The sexes that some of the tests are for alone: none where everybody can take all of them; with both, no one person can. Say it. */
  intendedFor: Array<Sex>;
  /** Those of the asked markers that are measured, in the order asked for. */
  measured: Array<Biomarker>;
  /** Those that are left out. */
  missing: Array<Biomarker>;
  /** Those that more than one of the tests measures. */
  overlap: Array<Biomarker>;
  /** Sum of their lowest prices. */
  price: Money;
  /** The price divided by the asked markers that are measured, rounded to whole öre. */
  pricePerMarker: Money;
  /** The tests. */
  tests: Array<HealthTest>;
  /** How many visits the tests take: one for each provider of those that are not taken at home, or that may be taken in several places. */
  visitCount: Scalars['Int']['output'];
};

/** A question that tests are taken for, and the markers that its guide names. */
export type MarkerQuestion = {
  /** The guide that names them; null when it is not published. */
  guide?: Maybe<Article>;
  /** Its name in addresses, e.g. 'trott'. */
  key: Scalars['String']['output'];
  /** The markers that the shared vocabulary has, the most telling first. */
  markers: Array<Biomarker>;
  /** Path of the marker chooser with them chosen, e.g. '/tester/markorer?fraga=trott'. */
  path: Scalars['String']['output'];
  /** What the markers can tell of it, and what they cannot. */
  text: Scalars['String']['output'];
  /** The question in Swedish, e.g. 'Varför är jag trött?'. */
  title: Scalars['String']['output'];
};

/** What the product itself says as a question. */
export type MarkerQuestionWording = {
  /** What the markers can tell of it, and what they cannot. */
  text: Scalars['String']['output'];
  /** The question. */
  title: Scalars['String']['output'];
};

/** What the combination would cost less without one of the markers. */
export type MarkerSaving = {
  /** The marker to do without. */
  marker: Biomarker;
  /** What that saves; more than 0. */
  saving: Money;
};

/** The account of the one who asks. */
export type Me = Node & {
  /** True when the administration is open to them. */
  canAdminister: Scalars['Boolean']['output'];
  /** Consents, the newest first, withdrawn ones too. */
  consents: Array<Consent>;
  /** When the account was made. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** E-mail address, in lower case. */
  email: Scalars['EmailAddress']['output'];
  /** What last happened to it, the newest first: new devices, password, address, roles. */
  events: Array<AccountEvent>;
  /** Full name as given. */
  fullName: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** The journey of the account. */
  journey: Journey;
  /** Products whose price is watched, the latest first; a watch ends with its mail. */
  priceWatches: Array<PriceWatch>;
  /** Roles besides being a user. */
  roles: Array<Role>;
  /** Its second factor, and whether it is on. */
  secondFactor: SecondFactor;
  /** Devices on which it is signed in, the one used last first. */
  sessions: Array<OwnSession>;
};

/** The tests that a browser holds of somebody who was signed out. They may come in parts, each of them more than once. */
export type MergeAnalysesInput = {
  /** Health protocol questionnaires, at most 50. */
  protocol: Array<GuestProtocolInput>;
  /** Training tests, at most 50. */
  training: Array<GuestTrainingInput>;
};

/** What `mergeAnalyses` came to. */
export type MergeAnalysesPayload = {
  /** The results that the account has of what was sent, the newest first. */
  analyses: Array<Analysis>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** What a browser holds of a journey, to be taken over into the account. */
export type MergeJourneyInput = {
  /** Achievements, at most 100. */
  achievements: Array<UnlockedInput>;
  /** The activity log, at most 100. */
  activities: Array<ActivityInput>;
  /** Completed items, at most 2 000. */
  completed: Array<CompletedItemInput>;
  /** Days with activity, at most 4 000. */
  days: Array<Scalars['LocalDate']['input']>;
  /** Given by the browser; the same one is taken over once. */
  key: Scalars['String']['input'];
  /** Onboarding, when it was done. */
  onboarding?: InputMaybe<CompleteOnboardingInput>;
  /** Pauses, at most 100. */
  pauses?: InputMaybe<Array<PauseInput>>;
  /** The plan, at most 100. */
  plan: Array<PlannedInput>;
  /** Answers of the questionnaire; stored only with consent, and only while the account has none. */
  questionnaire?: InputMaybe<AnswerQuestionnaireInput>;
  /** Minutes that were aimed at for a day; taken over while the account has the usual aim. */
  timePerDay?: InputMaybe<Scalars['Int']['input']>;
  /** Activities in all. */
  totalActivities: Scalars['Int']['input'];
  /** Minutes in all. */
  totalMinutes: Scalars['Int']['input'];
  /** Steps of protocols that were ticked, in all. */
  totalSteps?: InputMaybe<Scalars['Int']['input']>;
};

/** What `mergeJourney` came to. */
export type MergeJourneyPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The journey after the change; null when there was none. */
  journey?: Maybe<Journey>;
};

/** How far somebody is in the programmes, as a browser holds it. */
export type MergeProgrammesInput = {
  /** Levels, at most three. */
  levels: Array<MergedLevelInput>;
};

/** What `mergeProgrammes` came to. */
export type MergeProgrammesPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The levels that were sent, as they are now. */
  progress: Array<ProgrammeProgress>;
};

/** What a browser holds of protocols, to be taken over into the account. It may come in parts, each of them more than once: protocols before what was ticked of them. */
export type MergeProtocolsInput = {
  /** Protocols, at most 100. */
  protocols: Array<MergedProtocolInput>;
  /** What was ticked, at most 1 000. */
  ticks: Array<MergedTickInput>;
};

/** What `mergeProtocols` came to. */
export type MergeProtocolsPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A provider that shall be part of another one. */
export type MergeProviderInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The one that stays. */
  intoId: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What merging came to; `provider` is the one that stays. */
export type MergeProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  provider?: Maybe<EditableProvider>;
};

/** A level as a browser holds it. */
export type MergedLevelInput = {
  /** Which one. */
  level: ProgrammeLevel;
  /** Its sections, at most six. */
  sections: Array<MergedSectionInput>;
};

/** A protocol as a browser holds it. */
export type MergedProtocolInput = {
  /** When it was created. */
  createdAt: Scalars['DateTimeISO']['input'];
  /** What it says of itself. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How hard it is. */
  difficulty?: InputMaybe<ProtocolDifficulty>;
  /** Weeks that it takes. */
  estimatedWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the expert who made it. */
  expertName?: InputMaybe<Scalars['String']['input']>;
  /** When it was followed. */
  followed: Array<FollowedInput>;
  /** What it is for. */
  goal?: InputMaybe<ProtocolGoal>;
  /** True when the day's list is to follow the order of the steps within a time of day. */
  hasOwnOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** A UUID made up by the browser; one that is known stays as it is. */
  key: Scalars['String']['input'];
  /** Name. */
  name: Scalars['String']['input'];
  /** Its steps in their order, removed ones included. */
  steps: Array<MergedStepInput>;
  /** Who made it. */
  type?: InputMaybe<ProtocolType>;
};

/** How far a section is, as a browser holds it. */
export type MergedSectionInput = {
  /** Clicks that were counted, at most 1 000 000. */
  interactions: Scalars['Int']['input'];
  /** Its key. */
  key: Scalars['String']['input'];
  /** When it was last visited; now when that is in the future. */
  lastVisitedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** How far it is. */
  status: SectionStatus;
};

/** A step as a browser holds it. */
export type MergedStepInput = {
  /** Key of a category; 'Övrigt' when absent. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** When it was added. */
  createdAt: Scalars['DateTimeISO']['input'];
  /** How it is done, at most 1 000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How much, at most 100 characters. */
  dosage?: InputMaybe<Scalars['String']['input']>;
  /** What held before it was changed, at most 400; none when absent. */
  earlier?: InputMaybe<Array<EarlierFrequencyInput>>;
  /** How often. */
  frequency: Frequency;
  /** A UUID made up by the client; that of a known step changes the step. */
  key: Scalars['String']['input'];
  /** When it was removed. */
  removedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** When in the day; shown as MORNING when absent. */
  timeOfDay?: InputMaybe<TimeOfDay>;
  /** Title, at most 200 characters. */
  title: Scalars['String']['input'];
};

/** A step that was done, as a browser holds it. */
export type MergedTickInput = {
  /** When. */
  at: Scalars['DateTimeISO']['input'];
  /** The day. */
  day: Scalars['LocalDate']['input'];
  /** Key of the step, as it is sent with its protocol. */
  itemKey: Scalars['String']['input'];
  /** A UUID made up by the browser. */
  key: Scalars['String']['input'];
};

/** An amount of money. */
export type Money = {
  /** In hundredths of the currency: öre. */
  amount: Scalars['Int']['output'];
  /** The currency. */
  currency: CurrencyCode;
};

/** What an MR provider stands out by among all of them. */
export type MrHighlight =
  /** The lowest price to begin at. */
  | 'BEST_PRICE'
  /** The fewest days until the answer. */
  | 'FASTEST'
  /** A doctor's analysis, and the largest examination by its price. */
  | 'PREMIUM';

/** A provider of MR scans of the body. */
export type MrProvider = Node & {
  /** The provider's page, an advertising link. */
  affiliateLink?: Maybe<Scalars['URL']['output']>;
  /** Day on which its facts were last looked at. */
  checkedOn: Scalars['LocalDate']['output'];
  /** The number that addresses name it by, e.g. 3 in '/ut/mr/3'. */
  databaseId: Scalars['Int']['output'];
  /** True when a doctor goes through the answer with the one who was scanned. */
  hasDoctorAnalysis: Scalars['Boolean']['output'];
  /** What it stands out by among all providers. */
  highlights: Array<MrHighlight>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** True for those that the editors recommend. */
  isFeatured: Scalars['Boolean']['output'];
  /** Where the scan is made. */
  location: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Path of its page, e.g. '/mr-scanning/skuggsjo-mr-klinik-2'. Former ones, with the same number at their end, lead there. */
  path: Scalars['String']['output'];
  /** What an examination costs. */
  price: PriceRange;
  /** Price as shown, e.g. '2 500–4 900 kr'. */
  priceEstimate: Scalars['String']['output'];
  /** By the lower bound of the price. */
  priceLevel: PriceLevel;
  /** True when a doctor's referral is needed. */
  requiresPrescription: Scalars['Boolean']['output'];
  /** What speaks for it. */
  strengths: Array<Scalars['String']['output']>;
  /** Calendar days that the answer takes at most. */
  turnaroundDays: Scalars['Int']['output'];
  /** How long the answer takes, as shown, e.g. '5–7 arbetsdagar'. */
  turnaroundTime: Scalars['String']['output'];
  /** Path that leads to the provider's page and counts the click, e.g. '/ut/mr/3'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/mr/3?fran=mr-scanning'. */
  visitPath?: Maybe<Scalars['String']['output']>;
  /** What to keep in mind. */
  weaknesses: Array<Scalars['String']['output']>;
};

/** What can be changed. What was refused is in the payload's `errors`. */
export type Mutation = {
  /** Lists a page for collecting; one that is listed already gets the kind. Errors: INVALID (also for an address of a private network), TOO_MUCH. Admins only. */
  addSupplierSource: AddSupplierSourcePayload;
  /** Analyses the health protocol questionnaire and stores the result: in the account, or for 24 hours of somebody who is signed out. Errors: INVALID for answers that cannot be, and for a sessionId that other answers were sent with; CONSENT_MISSING. Throws TOO_MANY_REQUESTS. */
  analyzeProtocol: AnalyzeProtocolPayload;
  /** Analyses the sleep test and stores the result. Errors: INVALID for answers that cannot be, and for a sessionId that other answers were sent with; CONSENT_MISSING. Throws TOO_MANY_REQUESTS. Signed in. */
  analyzeSleep: AnalyzeSleepPayload;
  /** Analyses the training test and stores the result: in the account, or for 24 hours of somebody who is signed out. Errors: INVALID for answers that cannot be, and for a sessionId that other answers were sent with; CONSENT_MISSING. Throws TOO_MANY_REQUESTS. */
  analyzeTraining: AnalyzeTrainingPayload;
  /** Recommends by the answers of the questionnaire. They are stored with consent; without it, only this response follows them. Errors: INVALID. Signed in. */
  answerQuestionnaire: AnswerQuestionnairePayload;
  /** Makes a key for an authenticator app. Signing in asks for codes once `confirmSecondFactor` got one. Errors: INVALID, WRONG_PASSWORD, SECOND_FACTOR_ON. Throws TOO_MANY_REQUESTS. Signed in. */
  beginSecondFactor: BeginSecondFactorPayload;
  /** Signs an account out everywhere at once, and lets nobody in until it is unblocked; once more changes nothing. Errors: LAST_ADMIN, NOT_FOUND, OWN_ACCOUNT, VERIFY_AGAIN. Admins only. */
  blockAccount: BlockAccountPayload;
  /** Cancels the run that goes on; what it found until then is kept. Errors: NOT_STARTED. Admins only. */
  cancelSupplierCollection: CancelSupplierCollectionPayload;
  /** Mails a link to the new address, which changes it. Errors: INVALID, WRONG_PASSWORD, SAME_EMAIL. Throws TOO_MANY_REQUESTS. Signed in. */
  changeEmail: ChangeEmailPayload;
  /** Changes the password and ends every other session. Errors: INVALID, WRONG_PASSWORD, PASSWORD_COMMON, PASSWORD_IS_YOURS. Throws TOO_MANY_REQUESTS. Signed in. */
  changePassword: ChangePasswordPayload;
  /** Says that a provider's facts were looked at today. Errors: NOT_FOUND, OUTDATED. Admins only. */
  checkMrProvider: CheckMrProviderPayload;
  /** Notes on which day somebody looked at a product's facts. Errors: NOT_FOUND, OUTDATED. Admins only. */
  checkProduct: CheckProductPayload;
  /** Starts collecting suppliers from the catalogue and the listed pages, and answers at once; while a run goes on, gives that one instead. `supplierCollection` tells how far it is. Admins only. */
  collectSuppliers: CollectSuppliersPayload;
  /** Ticks a step for a day, once, however often it is sent. Errors: NOT_FOUND for a step that is not one's own; INVALID for a day to come, or on which the protocol was not followed. Signed in. */
  completeItem: CompleteItemPayload;
  /** Stores the answers of onboarding; `healthStatus` only with consent. Errors: INVALID. Signed in. */
  completeOnboarding: CompleteOnboardingPayload;
  /** Notes that a section was completed, however often it is sent. It counts in the journey by `recordActivity`. Errors: NOT_FOUND; LOCKED; NOT_STARTED. Signed in. */
  completeSection: CompleteSectionPayload;
  /** Says that the one who asks has talked to care about a result. Errors: NOT_FOUND. Signed in. */
  confirmCareContact: ConfirmCareContactPayload;
  /** Confirms an address with the secret from a mailed link. Errors: INVALID_TOKEN, ALREADY_CONFIRMED, WRONG_ACCOUNT, EMAIL_TAKEN. Throws TOO_MANY_REQUESTS after many bad ones. */
  confirmEmail: ConfirmEmailPayload;
  /** Turns on the second factor that was begun, and gives its recovery codes. Errors: INVALID, SECOND_FACTOR_WRONG, NOT_STARTED. Throws TOO_MANY_REQUESTS. Signed in. */
  confirmSecondFactor: ConfirmSecondFactorPayload;
  /** Corrects what was kept of a product's price since one day. Errors: INVALID, NOT_FOUND. Admins only. */
  correctPrice: CorrectPricePayload;
  /** Makes an access token for the browser's session, to try the graph from elsewhere, as GraphiQL's button does. It lasts 30 minutes at most, ends with the session, and cannot be refreshed: apps sign in with `wantsTokens` instead. Throws UNAUTHENTICATED; FORBIDDEN when asked with a token instead of a browser's cookies; TOO_MANY_REQUESTS. Signed in. */
  createAccessToken: CreateAccessTokenPayload;
  /** Writes a new article. Errors: INVALID, NOT_FOUND, TAKEN. Throws BAD_USER_INPUT. Admins only. */
  createArticle: CreateArticlePayload;
  /** Makes an author, whose page can be read at once. Errors: INVALID, NOT_FOUND (its picture), TAKEN. Admins only. */
  createAuthor: CreateAuthorPayload;
  /** Makes a marker, which tests can then name. Errors: INVALID, NOT_FOUND (a guide), TAKEN. Admins only. */
  createBiomarker: CreateBiomarkerPayload;
  /** Makes a category. Errors: INVALID, TAKEN. Admins only. */
  createCategory: CreateCategoryPayload;
  /** Adds a provider of MR scans. Errors: INVALID, TAKEN. Admins only. */
  createMrProvider: CreateMrProviderPayload;
  /** Makes a page of text. One that is published has nothing left to fill in. Errors: INVALID; TAKEN when something stands at its address. Admins only. */
  createPage: CreatePagePayload;
  /** Makes a product. Errors: INVALID, NOT_FOUND (of category and picture). Admins only. */
  createProduct: CreateProductPayload;
  /** Makes a protocol and starts it; the same key again makes no other. Errors: INVALID; TOO_MUCH. FORBIDDEN for a featured one by somebody who is no admin. Signed in. */
  createProtocol: CreateProtocolPayload;
  /** Makes a provider. Errors: INVALID, NOT_FOUND, TAKEN. Admins only. */
  createProvider: CreateProviderPayload;
  /** Makes a provider of a collected supplier, which stays. Errors: NOT_FOUND, TAKEN. Admins only. */
  createProviderFromSupplier: CreateProviderFromSupplierPayload;
  /** Makes a redirect (301); every process has it within a second. Errors: INVALID, IN_USE (the site answers the address itself), NOT_FOUND (no page is where it leads), TAKEN. Admins only. */
  createRedirect: CreateRedirectPayload;
  /** Makes a synonym, which searches know at once. Errors: INVALID, NOT_FOUND (its target), TAKEN. Admins only. */
  createSynonym: CreateSynonymPayload;
  /** Ends following a protocol; one that is not followed stays so. Errors: NOT_FOUND. Signed in. */
  deactivateProtocol: DeactivateProtocolPayload;
  /** Makes a price that waits the product's price, or drops it. Errors: NOT_FOUND, OUTDATED. Admins only. */
  decideHeldPrice: DecideHeldPricePayload;
  /** Deletes the account and everything that belongs to it. Errors: INVALID, WRONG_PASSWORD, LAST_ADMIN. Signed in. */
  deleteAccount: DeleteAccountPayload;
  /** Deletes an article and all names that lead to it. Errors: NOT_FOUND, VERIFY_AGAIN. Throws BAD_USER_INPUT. Admins only. */
  deleteArticle: DeleteArticlePayload;
  /** Deletes an author who has written and reviewed nothing. Errors: IN_USE, NOT_FOUND, OUTDATED, VERIFY_AGAIN. Admins only. */
  deleteAuthor: DeleteAuthorPayload;
  /** Deletes a marker that no test measures. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED, IN_USE. Admins only. */
  deleteBiomarker: DeleteBiomarkerPayload;
  /** Deletes a category without products. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED, IN_USE. Admins only. */
  deleteCategory: DeleteCategoryPayload;
  /** Deletes a message, for those who ask for it. Errors: NOT_FOUND, VERIFY_AGAIN. Admins only. */
  deleteContactMessage: DeleteContactMessagePayload;
  /** Deletes a picture that nothing shows. Errors: VERIFY_AGAIN, IN_USE, NOT_FOUND. Admins only. */
  deleteImage: DeleteImagePayload;
  /** Deletes a provider of MR scans; the counted clicks on its link stay. Errors: NOT_FOUND, OUTDATED, VERIFY_AGAIN. Admins only. */
  deleteMrProvider: DeleteMrProviderPayload;
  /** Deletes a page that an admin has made, with the addresses that lead to it; it can be made again for thirty days. Errors: INVALID for a page that is part of the site, NOT_FOUND, VERIFY_AGAIN. Admins only. */
  deletePage: DeletePagePayload;
  /** Deletes a product; how often it was clicked stays counted. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED. Admins only. */
  deleteProduct: DeleteProductPayload;
  /** Deletes a protocol with its steps; what was ticked of them stays counted. Errors: NOT_FOUND. Signed in. */
  deleteProtocol: DeleteProtocolPayload;
  /** Deletes a provider that no product names. Errors: IN_USE, NOT_FOUND, OUTDATED, VERIFY_AGAIN. Admins only. */
  deleteProvider: DeleteProviderPayload;
  /** Deletes a redirect. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED. Admins only. */
  deleteRedirect: DeleteRedirectPayload;
  /** Deletes a synonym. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED. Admins only. */
  deleteSynonym: DeleteSynonymPayload;
  /** Erases an account and everything in it, as its owner can; it cannot be undone. Errors: LAST_ADMIN, NOT_FOUND, OWN_ACCOUNT, VERIFY_AGAIN. Admins only. */
  eraseAccount: EraseAccountPayload;
  /** Consents to the text of a kind that stands; once more changes nothing. Errors: OUTDATED when another version was shown. Signed in. */
  giveConsent: GiveConsentPayload;
  /** Gives a role; once more changes nothing. Errors: NO_SUCH_ACCOUNT, VERIFY_AGAIN. Admins only. */
  grantRole: GrantRolePayload;
  /** Imports a file as its preview has shown, all of it or nothing. A line's number names the product that is changed; without one it is that of the same name, provider and category, or a new one. A column that is not there leaves a field as it is. Errors: INVALID (bad lines, unless they are skipped), OUTDATED (something differs from the preview), TOO_LARGE, UNSUPPORTED_FORMAT, VERIFY_AGAIN. Admins only. */
  importCatalogue: ImportCataloguePayload;
  /** Hides the invented products and takes away the invented providers of MR scans; a day later they are erased, with the invented providers. Errors: NOT_FOUND, VERIFY_AGAIN. Admins only. */
  leaveDemo: LeaveDemoPayload;
  /** Makes a provider's logo the picture of all its products, which remember what they had. Errors: NOT_FOUND. Admins only. */
  linkProviderLogo: LinkProviderLogoPayload;
  /** Takes over the tests that a browser held: the server's results as long as it has them, and new ones of the site's own rules otherwise. It may be sent again. Errors: INVALID; CONSENT_MISSING; TOO_MUCH. Throws TOO_MANY_REQUESTS. Signed in. */
  mergeAnalyses: MergeAnalysesPayload;
  /** Takes over what a browser held, once for each key, however often it is sent. Items, achievements and recommendations that do not exist any more are left out, since a browser may hold them from long ago. Errors: INVALID, TOO_MUCH. Signed in. */
  mergeJourney: MergeJourneyPayload;
  /** Takes over what a browser held: of each section the further status, the later visit and the greater number of clicks, so that it may be sent again. Errors: INVALID. Signed in. */
  mergeProgrammes: MergeProgrammesPayload;
  /** Takes over what a browser held; what is known stays as it is, so that it may be sent again. Errors: INVALID; TOO_MUCH. Signed in. */
  mergeProtocols: MergeProtocolsPayload;
  /** Gives a provider's products and its former addresses to another one, and deletes it. Errors: INVALID, NOT_FOUND, OUTDATED, VERIFY_AGAIN. Admins only. */
  mergeProvider: MergeProviderPayload;
  /** Finds out what importing a file would do, and writes nothing. What is wrong with its lines is in the preview. Errors: INVALID, TOO_LARGE, UNSUPPORTED_FORMAT. Admins only. */
  previewCatalogueImport: PreviewCatalogueImportPayload;
  /** Records something that was done; the same key again changes nothing. Errors: INVALID; NOT_FOUND for an item that does not exist; TOO_MUCH. Signed in. */
  recordActivity: RecordActivityPayload;
  /** New tokens for a native client. Errors: INVALID_TOKEN. Throws TOO_MANY_REQUESTS after many bad ones. */
  refreshSession: RefreshSessionPayload;
  /** Removes a result with its answers. Errors: NOT_FOUND. Signed in. */
  removeAnalysis: RemoveAnalysisPayload;
  /** Takes a recommendation out of the plan; one that is not in it stays so. Errors: NOT_FOUND; INVALID for the three that every plan has. Signed in. */
  removePlanned: RemovePlannedPayload;
  /** Turns the second factor off. Errors: INVALID, WRONG_PASSWORD, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS. Signed in. */
  removeSecondFactor: RemoveSecondFactorPayload;
  /** Takes a page from the list; what was found by it stays. Errors: NOT_FOUND. Admins only. */
  removeSupplierSource: RemoveSupplierSourcePayload;
  /** Gives new recovery codes; the former ones no longer work. Errors: INVALID, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS. Signed in. */
  renewRecoveryCodes: RenewRecoveryCodesPayload;
  /** Mails a link for a new password, if there is such an account; the answer does not tell. Errors: INVALID. Throws TOO_MANY_REQUESTS. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Mails the confirming link once more, if there is such an account; the answer does not tell. Errors: INVALID. Throws TOO_MANY_REQUESTS. */
  resendConfirmation: ResendConfirmationPayload;
  /** Sets a new password with the secret from a mailed link and ends every session. Errors: INVALID, PASSWORD_COMMON, PASSWORD_IS_YOURS, INVALID_TOKEN. Throws TOO_MANY_REQUESTS after many bad ones. */
  resetPassword: ResetPasswordPayload;
  /** Begins a level anew: all of its sections are as if they had not been visited. The journey stays. Signed in. */
  resetProgramme: ResetProgrammePayload;
  /** Puts back what was deleted within thirty days, with its identifier, versions and addresses. Errors: those of editing it; NOT_FOUND, TAKEN. Throws BAD_USER_INPUT. Admins only. */
  restoreDeleted: RestoreDeletedPayload;
  /** Brings back what `leaveDemo` took away, within a day. Errors: NOT_FOUND. Admins only. */
  returnToDemo: ReturnToDemoPayload;
  /** Takes a role away; once more changes nothing. Errors: NO_SUCH_ACCOUNT, LAST_ADMIN, VERIFY_AGAIN. Admins only. */
  revokeRole: RevokeRolePayload;
  /** Ends one session of the account; its own signs out. Errors: NOT_FOUND. Signed in. */
  revokeSession: RevokeSessionPayload;
  /** Stores a message and mails it to the operator. Errors: INVALID. Throws TOO_MANY_REQUESTS. */
  sendContactMessage: SendContactMessagePayload;
  /** Sends a mail as it stands, with examples in it, to the admin who asks; 'Prov:' begins its subject. Throws TOO_MANY_REQUESTS. Admins only. */
  sendTestMail: SendTestMailPayload;
  /** Marks a message as handled, or as new again. Errors: NOT_FOUND. Admins only. */
  setContactMessageHandled: SetContactMessageHandledPayload;
  /** Sets how many minutes a day somebody aims at. Errors: INVALID. Signed in. */
  setDailyAim: SetDailyAimPayload;
  /** Sets a pause, for an illness or a holiday: days of rest that a streak outlasts. It takes the place of the one that is now or was to come; without a last day that one ends. Errors: INVALID. Signed in. */
  setPause: SetPausePayload;
  /** Takes a recommendation into the plan, ticks it or unticks it. What is ticked counts as an activity, once a day. Errors: NOT_FOUND; TOO_MUCH. Signed in. */
  setPlanned: SetPlannedPayload;
  /** Shows or hides a product. Errors: NOT_FOUND, OUTDATED. Admins only. */
  setProductAvailability: SetProductAvailabilityPayload;
  /** Opens the site to visitors and search engines, or closes it again. Errors: MAIL_NOT_SENT, OPERATOR_INVENTED, OPERATOR_MISSING, OUTDATED. Admins only. */
  setSiteOpen: SetSiteOpenPayload;
  /** Signs in. Errors: INVALID, INVALID_CREDENTIALS, ACCOUNT_BLOCKED, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS. */
  signIn: SignInPayload;
  /** Ends the session of the one who asks, if there is one. */
  signOut: SignOutPayload;
  /** Ends every session of the account, this one too. Signed in. */
  signOutEverywhere: SignOutEverywherePayload;
  /** Makes an account and mails a link that confirms it; an unconfirmed one with the same address is replaced. Errors: INVALID, PASSWORD_COMMON, PASSWORD_IS_YOURS, EMAIL_TAKEN. Throws TOO_MANY_REQUESTS. */
  signUp: SignUpPayload;
  /** Follows a protocol from today; one that is followed already stays as it is. Errors: INVALID; NOT_FOUND; TOO_MUCH. Signed in. */
  startProtocol: StartProtocolPayload;
  /** Makes something what it was, as an edit of it: what stood becomes a version. Errors: those of editing it; NOT_FOUND, OUTDATED. Throws BAD_USER_INPUT. Admins only. */
  takeBack: TakeBackPayload;
  /** Lets an account be signed in to again; once more changes nothing. Errors: NOT_FOUND, OWN_ACCOUNT, VERIFY_AGAIN. Admins only. */
  unblockAccount: UnblockAccountPayload;
  /** Takes a tick back; a step that was not ticked stays so. Errors: NOT_FOUND. Signed in. */
  undoItem: UndoItemPayload;
  /** Gives a provider's products the pictures back that they had before its logo; one that has got another since keeps it. Errors: NOT_FOUND. Admins only. */
  unlinkProviderLogo: UnlinkProviderLogoPayload;
  /** Ends such a watch; where there is none, nothing changes. Errors: NOT_FOUND for what is no product. Signed in. */
  unwatchPrice: UnwatchPricePayload;
  /** Writes what an admin edited; the former name in addresses of what was ever published leads to it from then on. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Throws BAD_USER_INPUT. Admins only. */
  updateArticle: UpdateArticlePayload;
  /** Gives an article a picture, which counts as a change of it. Errors: NOT_FOUND. Throws BAD_USER_INPUT. Admins only. */
  updateArticleImage: UpdateArticleImagePayload;
  /** Writes what an admin edited of an author. Errors: INVALID, NOT_FOUND, OUTDATED. Admins only. */
  updateAuthor: UpdateAuthorPayload;
  /** Writes what an admin edited of a marker; tests and search words follow its name. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  updateBiomarker: UpdateBiomarkerPayload;
  /** Writes what an admin edited of a category. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN, IN_USE (pages name it by its slug, or products are in it). Admins only. */
  updateCategory: UpdateCategoryPayload;
  /** Says what a picture shows. Errors: INVALID, NOT_FOUND. Admins only. */
  updateImage: UpdateImagePayload;
  /** Writes what an admin edited of a goal or an achievement. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  updateJourneyText: UpdateJourneyTextPayload;
  /** Writes what a mail says from now on. Errors: INVALID, also without a word in braces that it must keep; OUTDATED. Admins only. */
  updateMail: UpdateMailPayload;
  /** Writes what an admin edited of a question. Errors: INVALID, NOT_FOUND, OUTDATED. Admins only. */
  updateMarkerQuestion: UpdateMarkerQuestionPayload;
  /** Changes a provider of MR scans. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  updateMrProvider: UpdateMrProviderPayload;
  /** Writes what an admin edited. A section keeps what it shows below its text, and one that shows something is not removed. Errors: INVALID, NOT_FOUND, OUTDATED; TAKEN when something stands at its new address. Admins only. */
  updatePage: UpdatePagePayload;
  /** Writes what an admin edited of a product. Errors: INVALID, NOT_FOUND, OUTDATED. Admins only. */
  updateProduct: UpdateProductPayload;
  /** Changes the name. Errors: INVALID. Signed in. */
  updateProfile: UpdateProfilePayload;
  /** Changes a protocol; known steps keep what was ticked of them, those left out are removed. Errors: INVALID; NOT_FOUND; TOO_MUCH. Signed in. */
  updateProtocol: UpdateProtocolPayload;
  /** Writes what an admin edited of a provider; its products follow name and country. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  updateProvider: UpdateProviderPayload;
  /** Writes what an admin edited of a redirect. Errors: INVALID, IN_USE (the site answers the address itself), NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  updateRedirect: UpdateRedirectPayload;
  /** Sets what counts visits, or that nothing does; every page follows within a second, with the policy that it takes. Errors: INVALID, OUTDATED. Admins only. */
  updateSiteAnalytics: UpdateSiteAnalyticsPayload;
  /** Turns parts of the site on and off; what is in them is kept. Errors: INVALID, OUTDATED. Admins only. */
  updateSiteAreas: UpdateSiteAreasPayload;
  /** Changes colours and logo; every page has them within a second. Errors: INVALID (also for a colour that cannot be read, with one that can), NOT_FOUND (the picture), OUTDATED. Admins only. */
  updateSiteLook: UpdateSiteLookPayload;
  /** Orders the menu and the footer; every page has them within a second. Links into a part that is off, and to drafts, are kept and not shown. Errors: INVALID, NOT_FOUND (a page), OUTDATED. Admins only. */
  updateSiteMenu: UpdateSiteMenuPayload;
  /** Writes what an admin edited of the site; every page has it within a second. Errors: INVALID, OUTDATED, and for a site that is open OPERATOR_INVENTED, OPERATOR_MISSING. Admins only. */
  updateSiteSettings: UpdateSiteSettingsPayload;
  /** Changes the start page; it shows within a second. Errors: INVALID (also for a picture without a text), NOT_FOUND (a page, or the picture), OUTDATED. Admins only. */
  updateStartPage: UpdateStartPagePayload;
  /** Writes what an admin knows of a supplier; collecting overwrites nothing of what was changed by it. Errors: INVALID, NOT_FOUND, OUTDATED. Admins only. */
  updateSupplier: UpdateSupplierPayload;
  /** Writes what an admin edited of a synonym. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  updateSynonym: UpdateSynonymPayload;
  /** Stores pictures, all or none. They are drawn anew, without what a camera or a program wrote into them. The field of an error about a file ends in its index, e.g. 'files.0'. Errors: INVALID, TAKEN, TOO_LARGE, UNSUPPORTED_FORMAT. Admins only. */
  uploadImages: UploadImagesPayload;
  /** Proves once more who one is, before what answers VERIFY_AGAIN; it holds for ten minutes. Errors: INVALID, WRONG_PASSWORD, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS. Signed in. */
  verifyAgain: VerifyAgainPayload;
  /** Notes that a section is visited, which begins it; one that is completed stays so. Errors: NOT_FOUND; LOCKED. Signed in. */
  visitSection: VisitSectionPayload;
  /** Mails the one who asks, once, when the product costs less than now; once more changes nothing. Errors: NOT_FOUND for a product that is not available, INVALID for one without a price, TOO_MUCH from the fiftieth watch on. Signed in. */
  watchPrice: WatchPricePayload;
  /** Withdraws a consent; data stored because of it is erased. Errors: NOT_FOUND where none is in force. Signed in. */
  withdrawConsent: WithdrawConsentPayload;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationAddSupplierSourceArgs = {
  input: AddSupplierSourceInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationAnalyzeProtocolArgs = {
  input: AnalyzeProtocolInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationAnalyzeSleepArgs = {
  input: AnalyzeSleepInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationAnalyzeTrainingArgs = {
  input: AnalyzeTrainingInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationAnswerQuestionnaireArgs = {
  input: AnswerQuestionnaireInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationBeginSecondFactorArgs = {
  input: BeginSecondFactorInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationBlockAccountArgs = {
  input: BlockAccountInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCheckMrProviderArgs = {
  input: CheckMrProviderInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCheckProductArgs = {
  input: CheckProductInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCompleteItemArgs = {
  input: CompleteItemInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCompleteOnboardingArgs = {
  input: CompleteOnboardingInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCompleteSectionArgs = {
  input: CompleteSectionInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationConfirmCareContactArgs = {
  input: ConfirmCareContactInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCorrectPriceArgs = {
  input: CorrectPriceInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateArticleArgs = {
  input: CreateArticleInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateAuthorArgs = {
  input: CreateAuthorInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateBiomarkerArgs = {
  input: CreateBiomarkerInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateCategoryArgs = {
  input: CreateCategoryInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateMrProviderArgs = {
  input: CreateMrProviderInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreatePageArgs = {
  input: CreatePageInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateProtocolArgs = {
  input: CreateProtocolInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateProviderArgs = {
  input: CreateProviderInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateProviderFromSupplierArgs = {
  input: CreateProviderFromSupplierInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateRedirectArgs = {
  input: CreateRedirectInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationCreateSynonymArgs = {
  input: CreateSynonymInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeactivateProtocolArgs = {
  input: DeactivateProtocolInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDecideHeldPriceArgs = {
  input: DecideHeldPriceInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteArticleArgs = {
  input: DeleteArticleInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteAuthorArgs = {
  input: DeleteAuthorInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteBiomarkerArgs = {
  input: DeleteBiomarkerInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteCategoryArgs = {
  input: DeleteCategoryInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteContactMessageArgs = {
  input: DeleteContactMessageInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteImageArgs = {
  input: DeleteImageInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteMrProviderArgs = {
  input: DeleteMrProviderInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeletePageArgs = {
  input: DeletePageInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteProductArgs = {
  input: DeleteProductInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteProtocolArgs = {
  input: DeleteProtocolInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteProviderArgs = {
  input: DeleteProviderInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteRedirectArgs = {
  input: DeleteRedirectInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationDeleteSynonymArgs = {
  input: DeleteSynonymInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationEraseAccountArgs = {
  input: EraseAccountInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationGiveConsentArgs = {
  input: GiveConsentInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationGrantRoleArgs = {
  input: GrantRoleInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationImportCatalogueArgs = {
  input: ImportCatalogueInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationLinkProviderLogoArgs = {
  input: LinkProviderLogoInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationMergeAnalysesArgs = {
  input: MergeAnalysesInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationMergeJourneyArgs = {
  input: MergeJourneyInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationMergeProgrammesArgs = {
  input: MergeProgrammesInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationMergeProtocolsArgs = {
  input: MergeProtocolsInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationMergeProviderArgs = {
  input: MergeProviderInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationPreviewCatalogueImportArgs = {
  input: PreviewCatalogueImportInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRecordActivityArgs = {
  input: RecordActivityInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRemoveAnalysisArgs = {
  input: RemoveAnalysisInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRemovePlannedArgs = {
  input: RemovePlannedInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRemoveSupplierSourceArgs = {
  input: RemoveSupplierSourceInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationResendConfirmationArgs = {
  input: ResendConfirmationInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationResetProgrammeArgs = {
  input: ResetProgrammeInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRestoreDeletedArgs = {
  input: RestoreDeletedInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRevokeRoleArgs = {
  input: RevokeRoleInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationSendTestMailArgs = {
  input: SendTestMailInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationSetContactMessageHandledArgs = {
  input: SetContactMessageHandledInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationSetDailyAimArgs = {
  input: SetDailyAimInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationSetPauseArgs = {
  input: SetPauseInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationSetPlannedArgs = {
  input: SetPlannedInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationSetProductAvailabilityArgs = {
  input: SetProductAvailabilityInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationSetSiteOpenArgs = {
  input: SetSiteOpenInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationStartProtocolArgs = {
  input: StartProtocolInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationTakeBackArgs = {
  input: TakeBackInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUnblockAccountArgs = {
  input: UnblockAccountInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUndoItemArgs = {
  input: UndoItemInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUnlinkProviderLogoArgs = {
  input: UnlinkProviderLogoInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUnwatchPriceArgs = {
  input: UnwatchPriceInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateArticleArgs = {
  input: UpdateArticleInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateArticleImageArgs = {
  input: UpdateArticleImageInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateAuthorArgs = {
  input: UpdateAuthorInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateBiomarkerArgs = {
  input: UpdateBiomarkerInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateCategoryArgs = {
  input: UpdateCategoryInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateImageArgs = {
  input: UpdateImageInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateJourneyTextArgs = {
  input: UpdateJourneyTextInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateMailArgs = {
  input: UpdateMailInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateMarkerQuestionArgs = {
  input: UpdateMarkerQuestionInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateMrProviderArgs = {
  input: UpdateMrProviderInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdatePageArgs = {
  input: UpdatePageInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateProtocolArgs = {
  input: UpdateProtocolInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateProviderArgs = {
  input: UpdateProviderInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateRedirectArgs = {
  input: UpdateRedirectInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateSiteAnalyticsArgs = {
  input: UpdateSiteAnalyticsInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateSiteAreasArgs = {
  input: UpdateSiteAreasInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateSiteLookArgs = {
  input: UpdateSiteLookInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateSiteMenuArgs = {
  input: UpdateSiteMenuInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateSiteSettingsArgs = {
  input: UpdateSiteSettingsInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateStartPageArgs = {
  input: UpdateStartPageInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateSupplierArgs = {
  input: UpdateSupplierInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUpdateSynonymArgs = {
  input: UpdateSynonymInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationUploadImagesArgs = {
  input: UploadImagesInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationVerifyAgainArgs = {
  input: VerifyAgainInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationVisitSectionArgs = {
  input: VisitSectionInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationWatchPriceArgs = {
  input: WatchPriceInput;
};


/** What can be changed. What was refused is in the payload's `errors`. */
export type MutationWithdrawConsentArgs = {
  input: WithdrawConsentInput;
};

/** A marker that an article names. */
export type NamedMarker = {
  /** The marker. */
  marker: Biomarker;
  /** What it is called there, whatever the case: its name, or a word that people search it by. */
  name: Scalars['String']['output'];
};

/** What a product is called, and by whom it is sold. */
export type NearNameInput = {
  /** Its name. */
  name: Scalars['String']['input'];
  /** The name of its provider. */
  providerName: Scalars['String']['input'];
};

/** A thing with an identifier of its own, which `node` finds again. */
export type Node = {
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
};

/** What a notice is about. */
export type NoticeKind =
  /** What the law says. */
  | 'LEGAL'
  /** What it may do to one's health. */
  | 'MEDICAL'
  /** What must be in place before one begins. */
  | 'REQUIREMENT';

/** The answers of onboarding. */
export type OnboardingAnswers = {
  /** How experienced. */
  experience: Experience;
  /** Texts of the goals that were chosen; `Journey.goalLabels` is what is shown. */
  goals: Array<Scalars['String']['output']>;
  /** Null where it is not stored (no consent). */
  healthStatus?: Maybe<HealthStatus>;
  /** First name. */
  name: Scalars['String']['output'];
};

/** A device on which the account is signed in. */
export type OwnSession = Node & {
  /** When it signed in. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Browser and system in words, e.g. 'Firefox på Windows'. */
  device: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** True for the device that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to some ten minutes. */
  lastUsedAt: Scalars['DateTimeISO']['output'];
};

/** A page of text, e.g. the privacy policy. */
export type Page = Content & Node & {
  /** What the page is about, in at most 160 characters. */
  description: Scalars['String']['output'];
  /** The first heading on the page. */
  heading: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Whether search engines are asked not to show it. */
  isUnlisted: Scalars['Boolean']['output'];
  /** What the page begins with, plain text. */
  lead: Scalars['String']['output'];
  /** Its path, e.g. '/om-oss'. */
  path: Scalars['String']['output'];
  /** Its sections in their order. */
  sections: Array<PageSection>;
  /** Its address without the slash, e.g. 'om-oss'. */
  slug: Scalars['String']['output'];
  /** Title, for the head of the page and for lists. */
  title: Scalars['String']['output'];
  /** Day on which it was last changed. */
  updatedOn: Scalars['LocalDate']['output'];
};

/** What a section of a page shows below its text, made from the product itself. */
export type PageAttachment =
  /** The table of stored personal data: the query `keptData`. */
  | 'KEPT_DATA';

/** Where a page of a list begins and ends. */
export type PageInfo = {
  /** Cursor of the last row; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** True when there is more behind this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True when there is something before this page: it was asked for with `after`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A page of text, as a link leads to it. */
export type PageLink = {
  /** Its path, e.g. '/vart-labb'. */
  path: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A section of a page. */
export type PageSection = {
  /** Its place on the page, for links such as '/integritetspolicy#rattigheter'. */
  anchor: Scalars['String']['output'];
  /** What is shown below the text; null for nothing. */
  attachment?: Maybe<PageAttachment>;
  /** Text in Markdown. */
  body: Scalars['String']['output'];
  /** `body` as safe HTML. */
  bodyHtml: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** A section of a page. */
export type PageSectionInput = {
  /** Its place on the page: a–z, digits and hyphens; it tells the section from others. */
  anchor: Scalars['String']['input'];
  /** Text in Markdown. */
  body: Scalars['String']['input'];
  /** Heading, 1 to 150 characters. */
  title: Scalars['String']['input'];
};

/** Days of rest. */
export type PauseInput = {
  /** The first day. */
  from: Scalars['LocalDate']['input'];
  /** The last day. */
  until: Scalars['LocalDate']['input'];
};

/** Something in the plan. */
export type PlannedActivity = Content & JourneyStep & {
  /** The category of the journey that it belongs to. */
  category: JourneyCategoryKey;
  /** When it was ticked, or done. */
  completedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Why one would. */
  description: Scalars['String']['output'];
  /** How hard it is. */
  difficulty: Difficulty;
  /** Minutes. */
  estimatedTime: Scalars['Int']['output'];
  /** Name of its icon. */
  icon: Scalars['String']['output'];
  /** True when it was ticked, or done. */
  isCompleted: Scalars['Boolean']['output'];
  /** True when all that belongs to it was done, which cannot be unticked; of a recommendation also when it was ticked in the plan. */
  isDone: Scalars['Boolean']['output'];
  /** False for the three that every plan has. */
  isRemovable: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'sleep-test', the same in the plan and in the advice. */
  key: Scalars['String']['output'];
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  path: Scalars['String']['output'];
  /** How much it matters. */
  priority: Priority;
  /** Words that it is about. */
  tags: Array<Scalars['String']['output']>;
  /** Swedish title, for the link. */
  title: Scalars['String']['output'];
  /** What it leads to. */
  type: RecommendationType;
};

/** Something in the plan. */
export type PlannedInput = {
  /** When it was ticked; null when it was not. */
  completedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Key of the recommendation. */
  key: Scalars['String']['input'];
};

/** A file to look at. */
export type PreviewCatalogueImportInput = {
  /** A list of products as JSON or CSV (UTF-8), of at most 50 MB, named by its format, e.g. 'produkter.csv'. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  file?: InputMaybe<Scalars['Upload']['input']>;
};

/** What `previewCatalogueImport` found. */
export type PreviewCatalogueImportPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** What an import would do. */
  preview?: Maybe<CatalogueImport>;
};

/** Prices between two bounds, which belong to it. */
export type PriceBounds = {
  /** Highest price in öre, no less than `min`; no bound when absent. */
  max?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest price in öre, 0 or more; no bound when absent. */
  min?: InputMaybe<Scalars['Int']['input']>;
};

/** Price level by the lower bound of the range. */
export type PriceLevel =
  /** 'Hög': more. */
  | 'HIGH'
  /** 'Låg': 3 000 kr or less. */
  | 'LOW'
  /** 'Medel': up to 4 500 kr. */
  | 'MEDIUM';

/** Days in a row on which a product cost the same. */
export type PricePeriod = {
  /** The last of the days; today for the price that holds. */
  endsOn: Scalars['LocalDate']['output'];
  /** The price; the lowest one, where a product has several. */
  price: Money;
  /** The first of the days. */
  startsOn: Scalars['LocalDate']['output'];
};

/** What something costs, from and to. */
export type PriceRange = {
  /** The lowest price. */
  from: Money;
  /** The highest price; the same as `from` for one fixed price, null where only the lowest is known. */
  to?: Maybe<Money>;
};

/** A price that was lowered within the last thirty days. */
export type PriceReduction = {
  /** The lowest price of the thirty days before that: what the lower one is compared with, and nothing else. */
  lowestBefore: Money;
  /** The day on which it was lowered; of several steps, the first one. */
  reducedOn: Scalars['LocalDate']['output'];
};

/** That the one who asks gets a mail, once, when a product costs less than when they asked. */
export type PriceWatch = {
  /** When they asked. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** What it cost when they asked. */
  price: Money;
  /** The product; null while it is not available. */
  product?: Maybe<Product>;
  /** Identifier of the product. */
  productId: Scalars['ID']['output'];
  /** Name of the product. */
  productName: Scalars['String']['output'];
};

/** How much a recommendation matters. */
export type Priority =
  /** 'Hög'; highlighted. */
  | 'HIGH'
  /** 'Låg'. */
  | 'LOW'
  /** 'Medium'. */
  | 'MEDIUM';

/** A health test, supplement or piece of equipment; which one follows from its area. */
export type Product = {
  /** The provider's page for it; null when there is none to open. */
  affiliateLink?: Maybe<Scalars['URL']['output']>;
  /** Its product area. */
  area: Area;
  /** Its category. */
  category: Category;
  /** Day on which its facts were last looked at. */
  checkedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What speaks against it. */
  cons: Array<Scalars['String']['output']>;
  /** The number that addresses name it by, e.g. 12 in '/tester?jamfor=12'. */
  databaseId: Scalars['Int']['output'];
  /** How it is delivered. */
  deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** One to three sentences. */
  description: Scalars['String']['output'];
  /** How demanding it is to use; null passes every experience rule. */
  difficulty?: Maybe<Difficulty>;
  /** Rating by others, 0 to 5. */
  externalRating?: Maybe<Scalars['Float']['output']>;
  /** What it has or does. */
  features: Array<Scalars['String']['output']>;
  /** The goals that it is shown for, each with the reason, tied by hand. */
  goalReasons: Array<GoalReason>;
  /** The published guides about it: what a test measures, a supplement contains or equipment is for. */
  guides: Array<Article>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** False: visible to admins only. */
  isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  isRecurring: Scalars['Boolean']['output'];
  /** What it costs otherwise, where `priceEstimate` says so and that is more, as in '349 kr (ord. 449 kr)'. */
  listPrice?: Maybe<Money>;
  /** The lowest price of the last thirty days, today among them; null when none is known. */
  lowestPrice30Days?: Maybe<Money>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Path of its page, e.g. '/tester/jarnkollen-hemma-1'. Former ones, with the same number at their end, lead there. */
  path: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it cannot be read, and when it is in another currency. Of what is paid again and again, see `isRecurring`, what each time costs; of others see `pricePer`. */
  price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: Maybe<Scalars['String']['output']>;
  /** What it has cost, the latest first, since we know its prices and since they are paid as they are now (once, or again and again). Errors: BAD_USER_INPUT. */
  priceHistory: Array<PricePeriod>;
  /** What the price is for, in Swedish, e.g. 'månad', '3 månader' or '100 g'; null where it is paid once for one, and where it cannot be read. */
  pricePer?: Maybe<Scalars['String']['output']>;
  /** Present while the price may be called reduced: lowered within the last thirty days, to less than every price of the thirty days before. */
  priceReduction?: Maybe<PriceReduction>;
  /** What speaks for it. */
  pros: Array<Scalars['String']['output']>;
  /** Its provider, when the catalogue knows more than the name. */
  provider?: Maybe<Provider>;
  /** Country of the provider in Swedish, e.g. 'Sverige'. */
  providerCountry?: Maybe<Scalars['String']['output']>;
  /** Name of the provider. */
  providerName: Scalars['String']['output'];
  /** Why it stands where it does in its area's order, e.g. 'Visas först: svensk leverantör'. */
  rankReason: Scalars['String']['output'];
  /** Which of the published criteria it meets; none where it is not recommended. */
  recommendationCriteria: Array<RecommendationCriterion>;
  /** Countries it is sent to. */
  shippingRegions: Array<Scalars['String']['output']>;
  /** Path that leads to the provider's page and counts the click, e.g. '/ut/12'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/12?fran=tester'. */
  visitPath?: Maybe<Scalars['String']['output']>;
  /** What may harm somebody, in whole sentences, e.g. 'Ta det inte om du är gravid eller ammar.'; show every one of them before the way to the seller. */
  warnings: Array<Scalars['String']['output']>;
};


/** A health test, supplement or piece of equipment; which one follows from its area. */
export type ProductPriceHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of products. */
export type ProductConnection = {
  /** What the page lists, with cursors. */
  edges: Array<ProductEdge>;
  /** The same without cursors. */
  nodes: Array<Product>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type ProductEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: Product;
};

/** What the filters of an area would leave, each under the other filters. */
export type ProductFacets = {
  /** Every category of the area, in its order. */
  categories: Array<CategoryFacet>;
  /** Sample types (TESTS), forms (SUPPLEMENTS) or equipment types (BIOHACKING). */
  kinds: Array<KindFacet>;
};

/** Filters; they combine with AND, an empty or absent one does not filter. */
export type ProductFilter = {
  /** Text that names a category: its slug, or a part of its name; may match several. Use `categoryId` for exactly one. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Exactly this category; not together with `category`. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** What the equipment is, exact but for case, e.g. 'Smart ring'; BIOHACKING only. */
  equipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The form that it comes in; SUPPLEMENTS only. */
  form?: InputMaybe<SupplementForm>;
  /** True: `category` is a slug, as addresses have it, and one that the area does not have does not filter instead of being refused; `ignoredCategory` says so. */
  ignoreUnknownCategory?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: also products that are not available; admins only. */
  includeUnavailable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products whose lowest price, `price.from`, is known and within these bounds. */
  priceRange?: InputMaybe<PriceBounds>;
  /** What the test takes from the body; TESTS only. */
  sampleType?: InputMaybe<SampleType>;
  /** Words to look for, at most 200 characters: all of them, in any order, in any case, with or without dots and hyphens, in name, provider, category, markers and texts; also what has the whole as a part. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** True: only products of Swedish providers. */
  swedishOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The order of a list of products; names decide between equals. */
export type ProductOrder =
  /** The shortest `answerDays` first; what has none, as all but tests, comes last. */
  | 'ANSWER_TIME'
  /** What measures, or contains, the most first. */
  | 'MARKER_COUNT'
  /** By name, as Swedes expect. */
  | 'NAME'
  /** The lowest price first; what has no known price comes last. */
  | 'PRICE_ASCENDING'
  /** The highest lowest price first; what has no known price comes last. */
  | 'PRICE_DESCENDING'
  /** The lowest price for a dose first; what has none, as all but supplements, comes last. */
  | 'PRICE_PER_DOSE'
  /** The area's own: what is recommended, or from Sweden, first; `rankReason` says why. */
  | 'RECOMMENDED';

/** A page of an area's products, with what its filters leave. */
export type ProductSearchConnection = {
  /** What the page lists, with cursors. */
  edges: Array<ProductEdge>;
  /** What each filter value would leave. */
  facets: ProductFacets;
  /** Those of the given onboarding goals that nothing in the area fits, whatever else filters the list. */
  goalsWithoutProducts: Array<Goal>;
  /** The `category` that names none and was let pass by `ignoreUnknownCategory`; null where there is none. */
  ignoredCategory?: Maybe<Scalars['String']['output']>;
  /** The same without cursors. */
  nodes: Array<Product>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** Published guides that the words of the search lead to, e.g. 'trötthet'; none without a search. */
  searchGuides: Array<Article>;
  /** Of a search that finds nothing or next to nothing: what was probably meant, which finds more; null otherwise. Ask 'Menade du …?'. */
  searchSuggestion?: Maybe<Scalars['String']['output']>;
  /** True when the list is already of `searchSuggestion`, since it was probably nothing else; say so above it. */
  showsSearchSuggestion: Scalars['Boolean']['output'];
  /** All products under the filters; at most 1000 for a search, see `totalCountIsExact`. */
  totalCount: Scalars['Int']['output'];
  /** False when a search matches more than `totalCount` products. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A programme of mental optimisation. What a level has nothing of is an empty list or null. */
export type Programme = Content & Node & {
  /** How the day is changed when it is another day. */
  adjustments: Array<ProgrammePoint>;
  /** The level's badge, e.g. 'Light · Nybörjare'. */
  badge: Scalars['String']['output'];
  /** The level on the overview. */
  card: ProgrammeCard;
  /** Its four categories. */
  categories: Array<ProgrammeCategory>;
  /** Communities that there may be one day. */
  community: Array<ProgrammePoint>;
  /** What the page is about, in at most 160 characters. */
  description: Scalars['String']['output'];
  /** Questions and answers. */
  faq: Array<ProgrammeQuestion>;
  /** What may come, and how far it is. */
  future: Array<ProgrammePoint>;
  /** The first heading on the page. */
  heading: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Words for search engines. */
  keywords: Array<Scalars['String']['output']>;
  /** What the page begins with. */
  lead: Scalars['String']['output'];
  /** Its level. */
  level: ProgrammeLevel;
  /** The months, where the level has a plan for them. */
  months: Array<ProgrammeMonth>;
  /** What is to be known before one begins. */
  notices: Array<ProgrammeNotice>;
  /** Path of its page, e.g. '/mental-optimering/light'. */
  path: Scalars['String']['output'];
  /** Its phases in their order. */
  phases: Array<ProgrammePhase>;
  /** Its place on a slider of levels. */
  position: ProgrammePosition;
  /** What one must have before one begins. */
  prerequisites: Array<ProgrammePoint>;
  /** What the next level is about. */
  preview?: Maybe<ProgrammePreview>;
  /** When one is ready for the next level. */
  readiness?: Maybe<ProgrammeReadiness>;
  /** The last words. */
  reminder?: Maybe<Scalars['String']['output']>;
  /** Resources by their kind. */
  resources: Array<ProgrammeResources>;
  /** The way on from here. */
  roadmap: Array<ProgrammeRoadmapStep>;
  /** The day's schedule. */
  schedule: Array<ProgrammeBlock>;
  /** Its six sections in their order. */
  sections: Array<ProgrammeSection>;
  /** What '[1]' and '[2, 3]' in its texts refer to, in order. */
  sources: Array<ArticleSource>;
  /** Its figures. */
  stats: Array<ProgrammeStat>;
  /** What it costs to begin. */
  tiers: Array<ProgrammeTier>;
  /** How the minutes are spread over the day. */
  timeSplit?: Maybe<ProgrammeTimeSplit>;
  /** Title of its page. */
  title: Scalars['String']['output'];
  /** The week, where the level has one. */
  week: Array<ProgrammeDay>;
};

/** Something that is done at a time of the day. */
export type ProgrammeActivity = {
  /** Key of the category of steps that it belongs to, e.g. 'mental'. */
  categoryKey: Scalars['String']['output'];
  /** Minutes; null for what is done as needed, or all along. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** How. */
  text: Scalars['String']['output'];
  /** A tip. */
  tip?: Maybe<Scalars['String']['output']>;
  /** What. */
  title: Scalars['String']['output'];
};

/** A part of the day in a programme's schedule. */
export type ProgrammeBlock = {
  /** What is done then, in order. */
  activities: Array<ProgrammeActivity>;
  /** Its name in the programme. */
  key: Scalars['String']['output'];
  /** Minutes in all; null for what is done as needed. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** When, as shown, e.g. '07:00–07:10' or 'Vid behov'. */
  time: Scalars['String']['output'];
  /** The time of the day that its steps of a protocol have. */
  timeOfDay: TimeOfDay;
  /** Heading. */
  title: Scalars['String']['output'];
};

/** A level on the overview. */
export type ProgrammeCard = {
  /** Names of its categories. */
  categories: Array<Scalars['String']['output']>;
  /** Whom it is for, and what it is. */
  description: Scalars['String']['output'];
  /** When first results may be noticed. */
  results: Scalars['String']['output'];
  /** The time it takes, e.g. '10–30 min per dag'. */
  timeCommitment: Scalars['String']['output'];
  /** Swedish title. */
  title: Scalars['String']['output'];
  /** What to know before one begins. */
  warning?: Maybe<Scalars['String']['output']>;
};

/** One of a programme's four categories. */
export type ProgrammeCategory = {
  /** How long it takes to establish. */
  duration?: Maybe<Scalars['String']['output']>;
  /** What to reach, one after another. */
  goals: Array<ProgrammeGoal>;
  /** Its anchor on the page. */
  key: Scalars['String']['output'];
  /** Common mistakes. */
  mistakes: Array<Scalars['String']['output']>;
  /** Routines that are built of it. */
  protocols: Array<ProgrammeRoutine>;
  /** Where to read on, and what to use; of guides the published ones. */
  resources: Array<ProgrammeLink>;
  /** How risky it is, where that is graded. */
  risk?: Maybe<RiskLevel>;
  /** Signs to stop at, and whom to ask. */
  safety: Array<Scalars['String']['output']>;
  /** What it is, in a line. */
  summary: Scalars['String']['output'];
  /** The technique, in order. */
  technique: Array<Scalars['String']['output']>;
  /** Tips. */
  tips: Array<Scalars['String']['output']>;
  /** Its name. */
  title: Scalars['String']['output'];
  /** What to know before anything else, in Markdown. */
  warning?: Maybe<Scalars['String']['output']>;
  /** `warning` as safe HTML. */
  warningHtml?: Maybe<Scalars['String']['output']>;
  /** Why it matters, and how sure that is, in Markdown. */
  why: Scalars['String']['output'];
  /** `why` as safe HTML. */
  whyHtml: Scalars['String']['output'];
};

/** A day of a programme's week. */
export type ProgrammeDay = {
  /** The day, e.g. 'Måndag'. */
  day: Scalars['String']['output'];
  /** What is done. */
  text: Scalars['String']['output'];
  /** What it is about. */
  title: Scalars['String']['output'];
};

/** What to reach, and when. */
export type ProgrammeGoal = {
  /** What. */
  text: Scalars['String']['output'];
  /** When, e.g. 'Vecka 4'. */
  when: Scalars['String']['output'];
};

/** A level of mental optimisation. */
export type ProgrammeLevel =
  /** 'Hardcore': for experienced people, under supervision. */
  | 'HARDCORE'
  /** 'Light': for beginners. */
  | 'LIGHT'
  /** 'Medium': for those whose Light routines have been in place for 4 to 8 weeks. */
  | 'MEDIUM';

/** Where to read on, or what to use. */
export type ProgrammeLink = {
  /** Path of a page of the site; null for what is elsewhere. */
  path?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  text: Scalars['String']['output'];
};

/** A month of a programme. */
export type ProgrammeMonth = {
  /** What to reach. */
  goal: Scalars['String']['output'];
  /** What to do, in order. */
  steps: Array<Scalars['String']['output']>;
  /** Its name, e.g. 'Månad 1: …'. */
  title: Scalars['String']['output'];
};

/** What is to be known before one begins. */
export type ProgrammeNotice = {
  /** What it is about. */
  kind: NoticeKind;
  /** Text in Markdown. */
  text: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** Some weeks of a programme. */
export type ProgrammePhase = {
  /** What to reach. */
  goal: Scalars['String']['output'];
  /** What to do, in order. */
  steps: Array<Scalars['String']['output']>;
  /** Its name, e.g. 'Grunderna'. */
  title: Scalars['String']['output'];
  /** Which weeks, e.g. 'Vecka 1–2'. */
  weeks: Scalars['String']['output'];
};

/** Something with a name and what is to be said of it. */
export type ProgrammePoint = {
  /** Text in Markdown. */
  text: Scalars['String']['output'];
  /** Its name. */
  title: Scalars['String']['output'];
};

/** A level's place on a slider of levels. */
export type ProgrammePosition = {
  /** Its name there, e.g. 'Light/Nybörjare'. */
  label: Scalars['String']['output'];
  /** Time per day, e.g. '10–30 min'. */
  timePerDay: Scalars['String']['output'];
  /** Time to results, e.g. '2–4 veckor'. */
  timeToResults: Scalars['String']['output'];
};

/** What the next level is about. */
export type ProgrammePreview = {
  /** What it has. */
  items: Array<Scalars['String']['output']>;
  /** Text in Markdown. */
  text: Scalars['String']['output'];
  /** `text` as safe HTML. */
  textHtml: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** How far somebody is in a programme of mental optimisation. */
export type ProgrammeProgress = {
  /** Key of the section that was visited last; the first before any was. */
  currentSection: Scalars['String']['output'];
  /** The programme's level. */
  level: ProgrammeLevel;
  /** Minutes of the sections that are not completed. */
  minutesLeft: Scalars['Int']['output'];
  /** Minutes of the sections that are completed. */
  minutesSpent: Scalars['Int']['output'];
  /** Key of the first section that is not completed; null when all are. */
  nextSection?: Maybe<Scalars['String']['output']>;
  /** Sections that are completed, in whole per cent. */
  percentage: Scalars['Int']['output'];
  /** The six sections in their order. */
  sections: Array<SectionProgress>;
};

/** A question with its answer. */
export type ProgrammeQuestion = {
  /** The answer in Markdown. */
  answer: Scalars['String']['output'];
  /** `answer` as safe HTML. */
  answerHtml: Scalars['String']['output'];
  /** The question. */
  question: Scalars['String']['output'];
};

/** When one is ready for the next level. */
export type ProgrammeReadiness = {
  /** The points to tick. */
  items: Array<Scalars['String']['output']>;
  /** How many of the points it takes. */
  rule: Scalars['String']['output'];
};

/** Something that one may use: an app, a book, a tool, a service. */
export type ProgrammeResource = {
  /** What speaks against it. */
  cons: Array<Scalars['String']['output']>;
  /** How much one should know to use it, where that is graded. */
  level?: Maybe<EquipmentLevel>;
  /** What it is; of a book its title, author and year. */
  name: Scalars['String']['output'];
  /** What it costs, as shown, e.g. '99 kr/mån'. */
  price?: Maybe<Scalars['String']['output']>;
  /** What speaks for it. */
  pros: Array<Scalars['String']['output']>;
  /** Who offers it, of a service. */
  provider?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  text: Scalars['String']['output'];
};

/** Resources of one kind. */
export type ProgrammeResources = {
  /** The resources. */
  items: Array<ProgrammeResource>;
  /** The kind, e.g. 'apps'. */
  key: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** A step of the way on from here. */
export type ProgrammeRoadmapStep = {
  /** True for one that must not be left out. */
  isCritical: Scalars['Boolean']['output'];
  /** What to do. */
  text: Scalars['String']['output'];
  /** Its name. */
  title: Scalars['String']['output'];
};

/** A routine that is built of a category's technique. */
export type ProgrammeRoutine = {
  /** What to do, in order. */
  steps: Array<Scalars['String']['output']>;
  /** Its name. */
  title: Scalars['String']['output'];
};

/** One of a programme's six sections. */
export type ProgrammeSection = {
  /** What it begins with. */
  intro: Scalars['String']['output'];
  /** Key of its item in the journey, e.g. 'mental:light:1'; no step of a protocol. */
  itemKey: Scalars['String']['output'];
  /** Its anchor on the page: 'introduction', 'categories' … in each level. */
  key: Scalars['String']['output'];
  /** Minutes that reading it takes. */
  minutes: Scalars['Int']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** A figure with what it counts. */
export type ProgrammeStat = {
  /** What it is. */
  label: Scalars['String']['output'];
  /** The figure as shown, e.g. '45–75 min'. */
  value: Scalars['String']['output'];
};

/** What a budget is enough for. */
export type ProgrammeTier = {
  /** What it costs, as shown. */
  cost: Scalars['String']['output'];
  /** What there is for it. */
  includes: Array<Scalars['String']['output']>;
  /** Its name. */
  title: Scalars['String']['output'];
};

/** A part of the day's minutes. */
export type ProgrammeTimePart = {
  /** Minutes. */
  minutes: Scalars['Int']['output'];
  /** What they are for. */
  text: Scalars['String']['output'];
  /** When, e.g. 'Morgon'. */
  title: Scalars['String']['output'];
};

/** How the minutes are spread over the day. */
export type ProgrammeTimeSplit = {
  /** What is to be said of the whole, in Markdown. */
  note: Scalars['String']['output'];
  /** `note` as safe HTML. */
  noteHtml: Scalars['String']['output'];
  /** The parts of the day. */
  parts: Array<ProgrammeTimePart>;
};

/** Somebody's protocol: steps to do daily or weekly. Everybody finds their own, and those that are public. */
export type Protocol = Node & {
  /** Since when the one who asks follows it; null when not. */
  active?: Maybe<ActiveProtocol>;
  /** When it was created. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** What it says of itself; may be empty. */
  description: Scalars['String']['output'];
  /** How hard it is. */
  difficulty: ProtocolDifficulty;
  /** Weeks that it takes. */
  estimatedWeeks?: Maybe<Scalars['Int']['output']>;
  /** Name of the expert who made it. */
  expertName?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  goal?: Maybe<ProtocolGoal>;
  /** True when the day's list follows the order of its steps within a time of day. */
  hasOwnOrder: Scalars['Boolean']['output'];
  /** How the days went on which the one who asks followed it, the newest first. */
  history: Array<ProtocolDay>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** True when the site shows it to everybody. */
  isFeatured: Scalars['Boolean']['output'];
  /** True when everybody who is signed in may see it. */
  isPublic: Scalars['Boolean']['output'];
  /** Made up by the client that created it: a UUID, as addresses name it. */
  key: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Its steps in their order. */
  steps: Array<ProtocolStep>;
  /** Who made it. */
  type: ProtocolType;
  /** When it was last changed. */
  updatedAt: Scalars['DateTimeISO']['output'];
};


/** Somebody's protocol: steps to do daily or weekly. Everybody finds their own, and those that are public. */
export type ProtocolHistoryArgs = {
  first?: Scalars['Int']['input'];
};

/** How a day of a protocol went; weekly steps do not count. */
export type ProtocolDay = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Daily steps that were done. */
  doneCount: Scalars['Int']['output'];
  /** Daily steps that there were. */
  totalCount: Scalars['Int']['output'];
};

/** How hard a protocol is. */
export type ProtocolDifficulty =
  /** 'Avancerad'. */
  | 'ADVANCED'
  /** 'Nybörjare'. */
  | 'BEGINNER'
  /** 'Medel'. */
  | 'INTERMEDIATE';

/** What a protocol is for. */
export type ProtocolGoal =
  /** 'Energi'. */
  | 'ENERGY'
  /** 'Fokus'. */
  | 'FOCUS'
  /** 'Longevity'. */
  | 'LONGEVITY'
  /** 'Viktminskning'. */
  | 'WEIGHT_LOSS';

/** A step of a protocol. */
export type ProtocolStep = {
  /** What it is filed under; 'Övrigt' when nothing was said. */
  category: StepCategory;
  /** How it is done. */
  description?: Maybe<Scalars['String']['output']>;
  /** How much, as it was written, e.g. '200 mg'. */
  dosage?: Maybe<Scalars['String']['output']>;
  /** How often. */
  frequency: Frequency;
  /** True for a step that belongs to every day of the protocol. */
  isRequired: Scalars['Boolean']['output'];
  /** Name among all steps, made up by the client that added it: a UUID. */
  key: Scalars['String']['output'];
  /** What stands beside the step. */
  notes?: Maybe<Scalars['String']['output']>;
  /** When in the day; null when nothing was said. */
  timeOfDay?: Maybe<TimeOfDay>;
  /** Title. */
  title: Scalars['String']['output'];
};

/** A step of a protocol as it is to be. */
export type ProtocolStepInput = {
  /** Key of a category; 'Övrigt' when absent. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** How it is done, at most 1 000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How much, at most 100 characters. */
  dosage?: InputMaybe<Scalars['String']['input']>;
  /** How often. */
  frequency: Frequency;
  /** A UUID made up by the client; that of a known step changes the step. */
  key: Scalars['String']['input'];
  /** When in the day; shown as MORNING when absent. */
  timeOfDay?: InputMaybe<TimeOfDay>;
  /** Title, at most 200 characters. */
  title: Scalars['String']['input'];
};

/** A protocol of the site, to start from: starting it makes a copy of one's own. */
export type ProtocolTemplate = Node & {
  /** What it is about. */
  description: Scalars['String']['output'];
  /** How hard it is. */
  difficulty: ProtocolDifficulty;
  /** Weeks that it takes. */
  estimatedWeeks?: Maybe<Scalars['Int']['output']>;
  /** Name of the expert who made it. */
  expertName?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  goal?: Maybe<ProtocolGoal>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Name in addresses. */
  slug: Scalars['String']['output'];
  /** Its steps in their order. */
  steps: Array<ProtocolStep>;
  /** Who made it. */
  type: ProtocolType;
};

/** Budget in a month. */
export type ProtocolTestBudgetRange =
  /** '500–1 500 kr'. */
  | 'BASIC'
  /** '1 500–3 000 kr'. */
  | 'MEDEL'
  /** 'Under 500 kr'. */
  | 'MINIMAL'
  /** '3 000–5 000 kr'. */
  | 'PREMIUM'
  /** 'Över 5 000 kr'. */
  | 'UNLIMITED';

/** Health now. */
export type ProtocolTestCurrentHealth =
  /** 'Bra'. */
  | 'BRA'
  /** 'Dålig'. */
  | 'DALIG'
  /** 'Okej'. */
  | 'OKEJ'
  /** 'Utmärkt'. */
  | 'UTMARKT';

/** The answers of the health protocol questionnaire. */
export type ProtocolTestData = {
  /** Age in years, 18 to 100. */
  age: Scalars['Int']['input'];
  /** Budget in a month. */
  budgetRange: ProtocolTestBudgetRange;
  /** What of a list of symptoms, illnesses and circumstances applies to them; NONE when nothing does. */
  conditions?: InputMaybe<Array<SafetyChoice>>;
  /** Health now. */
  currentHealth: ProtocolTestCurrentHealth;
  /** In their own words, at most 2 000 characters. */
  currentSupplements?: InputMaybe<Scalars['String']['input']>;
  /** Diet. */
  dietType: ProtocolTestDietType;
  /** How experienced. */
  experienceLevel: ProtocolTestExperienceLevel;
  /** How much they train. */
  fitnessLevel: ProtocolTestFitnessLevel;
  /** Gender. */
  gender: ProtocolTestGender;
  /** In their own words, at most 2 000 characters. */
  healthChallenges?: InputMaybe<Scalars['String']['input']>;
  /** Names of medicines that they take, at most 20 of 60 characters each; one that is not known counts, too. */
  medicines?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How motivated. */
  motivationLevel: ProtocolTestMotivationLevel;
  /** When it suits best, at least one. */
  preferredTimes: Array<ProtocolTestPreferredTimes>;
  /** Goals, at least one. */
  primaryGoals: Array<ProtocolTestPrimaryGoals>;
  /** Quality of sleep. */
  sleepQuality: ProtocolTestSleepQuality;
  /** Stress. */
  stressLevel: ProtocolTestStressLevel;
  /** How comfortable with technology. */
  technologyComfort: ProtocolTestTechnologyComfort;
  /** Time for it in a day. */
  timeAvailable: ProtocolTestTimeAvailable;
  /** Kind of work. */
  workType: ProtocolTestWorkType;
};

/** Diet. */
export type ProtocolTestDietType =
  /** 'Blandat'. */
  | 'BLANDAT'
  /** 'Periodisk fasta'. */
  | 'INTERMITTENT'
  /** 'Keto'. */
  | 'KETO'
  /** 'Medelhavskost'. */
  | 'MEDITERRANERAN'
  /** 'Paleo'. */
  | 'PALEO'
  /** 'Veganskt'. */
  | 'VEGAN'
  /** 'Vegetariskt'. */
  | 'VEGETARIAN';

/** How experienced. */
export type ProtocolTestExperienceLevel =
  /** 'Erfaren'. */
  | 'ERFAREN'
  /** 'Expert'. */
  | 'EXPERT'
  /** 'Kan grunderna'. */
  | 'GRUNDLAGGANDE'
  /** 'Medel'. */
  | 'MEDEL'
  /** 'Nybörjare'. */
  | 'NYBORJARE';

/** How much they train. */
export type ProtocolTestFitnessLevel =
  /** '2–4 gånger i veckan'. */
  | 'AKTIV'
  /** '5 gånger i veckan eller mer'. */
  | 'MYCKET_AKTIV'
  /** 'Lite eller inget'. */
  | 'NYBORJARE'
  /** 'Ibland, för nöjes skull'. */
  | 'REKREATION';

/** Gender. */
export type ProtocolTestGender =
  /** 'Annan'. */
  | 'ANNAN'
  /** 'Kvinna'. */
  | 'KVINNA'
  /** 'Man'. */
  | 'MAN';

/** How motivated. */
export type ProtocolTestMotivationLevel =
  /** 'Mycket'. */
  | 'HOG'
  /** 'Lite'. */
  | 'LAG'
  /** 'Ganska'. */
  | 'MEDEL';

/** When it suits best, at least one. */
export type ProtocolTestPreferredTimes =
  /** 'Eftermiddag'. */
  | 'EFTERMIDDAG'
  /** 'Förmiddag'. */
  | 'FORMIDDAG'
  /** 'Kväll'. */
  | 'KVALL'
  /** 'Lunch'. */
  | 'LUNCH'
  /** 'Morgon'. */
  | 'MORGON'
  /** 'Natt'. */
  | 'NATT';

/** Goals, at least one. */
export type ProtocolTestPrimaryGoals =
  /** 'Bättre fokus och minne'. */
  | 'COGNITIVE'
  /** 'Mer energi'. */
  | 'ENERGY'
  /** 'Bättre kondition och styrka'. */
  | 'FITNESS'
  /** 'Leva länge och må bra'. */
  | 'LONGEVITY'
  /** 'Förebygga sjukdom'. */
  | 'PREVENTION'
  /** 'Bättre återhämtning'. */
  | 'RECOVERY'
  /** 'Bättre sömn'. */
  | 'SLEEP'
  /** 'Mindre stress'. */
  | 'STRESS';

/** Quality of sleep. */
export type ProtocolTestSleepQuality =
  /** 'Bra'. */
  | 'BRA'
  /** 'Dålig'. */
  | 'DALIG'
  /** 'Okej'. */
  | 'OKEJ'
  /** 'Utmärkt'. */
  | 'UTMARKT';

/** Stress. */
export type ProtocolTestStressLevel =
  /** 'Mycket'. */
  | 'HOG'
  /** 'Lite'. */
  | 'LAG'
  /** 'Ganska'. */
  | 'MEDEL'
  /** 'Väldigt mycket'. */
  | 'MYCKET_HOG';

/** How comfortable with technology. */
export type ProtocolTestTechnologyComfort =
  /** 'Mycket gärna'. */
  | 'AVANCERAD'
  /** 'Enkla saker går bra'. */
  | 'GRUNDLAGGANDE'
  /** 'Gärna'. */
  | 'MEDEL'
  /** 'Helst inte'. */
  | 'MINIMAL';

/** Time for it in a day. */
export type ProtocolTestTimeAvailable =
  /** '1–2 timmar'. */
  | '_1_2H'
  /** 'Mer än 2 timmar'. */
  | '_2H_OR_MORE'
  /** '15–30 minuter'. */
  | '_15_30MIN'
  /** '30–60 minuter'. */
  | '_30_60MIN';

/** Kind of work. */
export type ProtocolTestWorkType =
  /** 'Blandat'. */
  | 'BLANDAT'
  /** 'Med kroppen'. */
  | 'FYSISKT'
  /** 'Hemifrån'. */
  | 'HEMARBETE'
  /** 'På kontor'. */
  | 'KONTORSARBETE'
  /** 'I skift'. */
  | 'SKIFTARBETE';

/** Who made a protocol. */
export type ProtocolType =
  /** 'Eget'. */
  | 'CUSTOM'
  /** 'Expertprotokoll'. */
  | 'EXPERT'
  /** 'Mall'. */
  | 'TEMPLATE';

/** Who sells a product. */
export type Provider = Node & {
  /** The areas that it sells something in, with how much. */
  areas: Array<ProviderArea>;
  /** Country in Swedish, e.g. 'Sverige'. */
  country?: Maybe<Scalars['String']['output']>;
  /** The number that addresses name it by, e.g. 3 in '/leverantorer/skarvsunda-apotek-3'. */
  databaseId: Scalars['Int']['output'];
  /** What it is, in words; may be empty. Lines are as they were written. */
  description: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its logo. */
  logo?: Maybe<Image>;
  /** Name, as products carry it in `providerName`. */
  name: Scalars['String']['output'];
  /** Path of its page, e.g. '/leverantorer/fjallprov-1'. Former ones, with the same number at their end, lead there. */
  path: Scalars['String']['output'];
  /** What it sells, of all areas or of one, by name. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY. */
  products?: Maybe<ProductConnection>;
  /** Its own web address. */
  website?: Maybe<Scalars['URL']['output']>;
};


/** Who sells a product. */
export type ProviderProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Area>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ProductOrder>;
};

/** What a provider sells in one area. */
export type ProviderArea = {
  /** The product area. */
  area: Area;
  /** False when there are more than `productCount`. */
  isExact: Scalars['Boolean']['output'];
  /** Available products of the provider in it; at most 1000, see `isExact`. */
  productCount: Scalars['Int']['output'];
};

/** A page of providers. */
export type ProviderConnection = {
  /** What the page lists, with cursors. */
  edges: Array<ProviderEdge>;
  /** The same without cursors. */
  nodes: Array<Provider>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type ProviderEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: Provider;
};

/** A provider's logo, and how many of its products show it. */
export type ProviderLogo = {
  /** Name of its file at /logos/{file}, or of the picture of the library. */
  file: Scalars['String']['output'];
  /** Those of them whose picture is the logo. */
  linkedCount: Scalars['Int']['output'];
  /** The logo. */
  logo: Image;
  /** Products of the provider. */
  productCount: Scalars['Int']['output'];
  /** Name of the provider, as its products carry it; tells it from the others. */
  providerName: Scalars['String']['output'];
  /** Those whose picture before is known, so that linking them can be undone. */
  undoableCount: Scalars['Int']['output'];
};

/** What can be asked for; asking changes nothing. */
export type Query = {
  /** Accounts, the newest first; those being erased are left out. Throws BAD_USER_INPUT for a bad page. Admins only. */
  accounts?: Maybe<AccountConnection>;
  /** What the one who asks follows, what was started last first. Signed in. */
  activeProtocols?: Maybe<Array<ActiveProtocol>>;
  /** Clicks in a period by product or provider and day, as a file for spreadsheets (CSV with semicolons). Errors: BAD_USER_INPUT. Admins only. */
  affiliateClickFile?: Maybe<Scalars['String']['output']>;
  /** Clicks on links to providers in a period, by day and page. Errors: BAD_USER_INPUT. Admins only. */
  affiliateClickReport?: Maybe<AffiliateClickReport>;
  /** How often links to providers were followed, the latest day first. Errors: BAD_USER_INPUT. Admins only. */
  affiliateClicks?: Maybe<AffiliateClickConnection>;
  /** What was clicked in a period, most clicks first. Errors: BAD_USER_INPUT. Admins only. */
  affiliateClicksByOffer?: Maybe<ClicksByOfferConnection>;
  /** The results of the one who asks, the newest first. Signed in. */
  analyses?: Maybe<AnalysisConnection>;
  /** A result of the one who asks; null when there is none that is theirs. Signed in. */
  analysis?: Maybe<Analysis>;
  /** What writes the texts of results on this site. */
  analysisSource?: Maybe<AnalysisSource>;
  /** One published article, also by another spelling of its slug: then its own slug differs from the one asked for. Null when there is none. Errors: FORBIDDEN. */
  article?: Maybe<Article>;
  /** Everybody who can be an article's author, by name. Admins only. */
  articleAuthors?: Maybe<Array<Author>>;
  /** The topics that published articles are about, in their order. */
  articleTopics?: Maybe<Array<ArticleTopic>>;
  /** Published articles, the latest first. Errors: BAD_USER_INPUT, FORBIDDEN. */
  articles?: Maybe<ArticleConnection>;
  /** Who changed what, and when, the newest first; for two years. Throws BAD_USER_INPUT for a bad page. Admins only. */
  auditLog?: Maybe<AuditLogConnection>;
  /** The author with this slug; null when there is none. */
  author?: Maybe<Author>;
  /** A marker; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given. */
  biomarker?: Maybe<Biomarker>;
  /** The markers that at least one available test measures, group by group. */
  biomarkers?: Maybe<Array<Biomarker>>;
  /** An area's categories, in its order. */
  categories?: Maybe<Array<Category>>;
  /** What is to do on a day, of all protocols that are followed. Signed in. */
  checklist?: Maybe<Checklist>;
  /** The products in an area's comparison, at most four, as far as the cache knows them. */
  comparedProducts: Array<Product>;
  /** The texts that one can consent to, as they stand. */
  consentTexts?: Maybe<Array<ConsentText>>;
  /** Messages from the contact page, the latest first. Errors: BAD_USER_INPUT. Admins only. */
  contactMessages?: Maybe<ContactMessageConnection>;
  /** What stands at a path of the site: a guide (also by another spelling of its slug), a training method, a programme or a page of text; null for everything else, as lists and forms. */
  content?: Maybe<Content>;
  /** What was deleted of a kind within thirty days, the latest first. Errors: BAD_USER_INPUT. Admins only. */
  deleted?: Maybe<Array<Version>>;
  /** What of the demo there is, and what leaving it takes. Admins only. */
  demoContents?: Maybe<DemoContents>;
  /** An article for editing; null when there is none. Errors: BAD_USER_INPUT. Admins only. */
  editableArticle?: Maybe<EditableArticle>;
  /** All articles for editing, the latest changed first. Errors: BAD_USER_INPUT. Admins only. */
  editableArticles?: Maybe<EditableArticleConnection>;
  /** Everybody who can be an article's author, by name. Admins only. */
  editableAuthors?: Maybe<Array<EditableAuthor>>;
  /** All markers, by name. Admins only. */
  editableBiomarkers?: Maybe<Array<EditableBiomarker>>;
  /** All categories, area by area in the area's order, with how many products they have. Admins only. */
  editableCategories?: Maybe<Array<EditableCategory>>;
  /** Every goal and achievement for editing, hidden goals too, in their order. Admins only. */
  editableJourneyTexts?: Maybe<Array<EditableJourneyText>>;
  /** A mail that the site sends, for editing. Admins only. */
  editableMail?: Maybe<EditableMail>;
  /** Every mail that the site sends, for editing. Admins only. */
  editableMails?: Maybe<Array<EditableMail>>;
  /** Every question of the marker chooser for editing, hidden ones too, in their order. Admins only. */
  editableMarkerQuestions?: Maybe<Array<EditableMarkerQuestion>>;
  /** Every provider of MR scans, by name. Admins only. */
  editableMrProviders?: Maybe<Array<EditableMrProvider>>;
  /** A page of text for editing; null when there is none. Admins only. */
  editablePage?: Maybe<EditablePage>;
  /** Every page of text for editing, by title. Admins only. */
  editablePages?: Maybe<Array<EditablePage>>;
  /** One product as it is edited; null when there is none. Errors: BAD_USER_INPUT. Admins only. */
  editableProduct?: Maybe<EditableProduct>;
  /** All products, also the hidden ones, by name. Errors: BAD_USER_INPUT. Admins only. */
  editableProducts?: Maybe<EditableProductConnection>;
  /** Everybody who sells or has sold something, by name. Errors: BAD_USER_INPUT. Admins only. */
  editableProviders?: Maybe<EditableProviderConnection>;
  /** All addresses that lead to others, by address; at most 2000. Admins only. */
  editableRedirects?: Maybe<Array<EditableRedirect>>;
  /** All words that people search by and that mean something else, by term; at most 2000. Admins only. */
  editableSynonyms?: Maybe<Array<EditableSynonym>>;
  /** The pages of text that admins have made for the footer, by title. */
  footerPages?: Maybe<Array<PageLink>>;
  /** The eight onboarding goals. */
  goals?: Maybe<Array<Goal>>;
  /** Pictures of the library, the newest first. Throws BAD_USER_INPUT for a bad page or search. Admins only. */
  images?: Maybe<LibraryImageConnection>;
  /** True while a product is shown whose provider is invented (its address ends in '.example'), which every list must say. */
  isDemoCatalogue: Scalars['Boolean']['output'];
  /** True when the number was given to a product that cannot be found any more: deleted, or not available. False for one that is there, and for a number that nothing ever had. */
  isProductGone: Scalars['Boolean']['output'];
  /** The journey of the one who asks; `me { journey }` is the same. Signed in. */
  journey?: Maybe<Journey>;
  /** The categories of the journey with everything that counts in them: what is fixed, the published articles and the training methods. */
  journeyItems?: Maybe<Array<CountedCategory>>;
  /** Goals and achievements that an admin has written otherwise than the product; none as it comes. */
  journeyTexts?: Maybe<Array<JourneyText>>;
  /** Every kind of personal data that the site stores: what, why, how long. */
  keptData?: Maybe<Array<KeptData>>;
  /** A mail with this text as it would arrive, made as the real ones are, with examples in it. Admins only. */
  mailPreview?: Maybe<MailPreview>;
  /** What a mailed link would do; asking changes nothing. */
  mailedLink?: Maybe<MailedLink>;
  /** The cheapest tests that measure these markers, and the fewest. Errors: BAD_USER_INPUT, SERVICE_UNAVAILABLE. */
  markerCover?: Maybe<MarkerCover>;
  /** Questions that people have tests taken for, each with the markers that its guide names. */
  markerQuestions?: Maybe<Array<MarkerQuestion>>;
  /** The account of the one who asks; null when signed out. */
  me?: Maybe<Me>;
  /** One of them; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given. */
  mrProvider?: Maybe<MrProvider>;
  /** Every provider of MR scans, the lowest price to begin at first. */
  mrProviders?: Maybe<Array<MrProvider>>;
  /** Everything that is stored about the account, for its owner to download: one JSON object with the moment it was made ('skapad') and a key for each kind of data in plain Swedish, such as 'konto', 'inloggningar', 'samtycken', 'resa' and 'meddelanden', each an object or a list of objects. It is for people to read and keep; more kinds and keys may come. Signed in. */
  myData?: Maybe<Scalars['JSONObject']['output']>;
  /** How many messages nobody has handled. Admins only. */
  newContactMessageCount?: Maybe<Scalars['Int']['output']>;
  /** The thing with this identifier; null when it is gone, and when it is somebody else's. Errors: BAD_USER_INPUT for what is no identifier. */
  node?: Maybe<Node>;
  /** Things by their identifiers, in the order asked for, null for what is gone or somebody else's; at most 100. Errors: BAD_USER_INPUT. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** A page of text, also by an address that it had before; null when there is none. Errors: FORBIDDEN for `includeUnpublished` unless admin. */
  page?: Maybe<Page>;
  /** One available product; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of `id` and `databaseId` are given; FORBIDDEN. */
  product?: Maybe<Product>;
  /** Available products of an area under filters. Errors: BAD_USER_INPUT, FORBIDDEN. */
  products?: Maybe<ProductSearchConnection>;
  /** Several available products in the order asked for, others left out; at most 100. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given. */
  productsByIds?: Maybe<Array<Product>>;
  /** A programme of mental optimisation; null when there is none of the level. */
  programme?: Maybe<Programme>;
  /** How far the one who asks is in a programme of mental optimisation. Signed in. */
  programmeProgress?: Maybe<ProgrammeProgress>;
  /** The programmes of mental optimisation, from the first level to the last. */
  programmes?: Maybe<Array<Programme>>;
  /** A protocol of the one who asks, or a public one; null when there is none that they may see. Signed in. */
  protocol?: Maybe<Protocol>;
  /** The categories that steps are filed under, by name. */
  protocolCategories?: Maybe<Array<StepCategory>>;
  /** The protocols of the site, to start from. They are few. */
  protocolTemplates?: Maybe<Array<ProtocolTemplate>>;
  /** The protocols of the one who asks, the newest first; at most 100. Signed in. */
  protocols?: Maybe<Array<Protocol>>;
  /** A provider; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given. */
  provider?: Maybe<Provider>;
  /** Providers that have a logo of ours, by name. Admins only. */
  providerLogos?: Maybe<Array<ProviderLogo>>;
  /** Those who sell something that is available, by name. Errors: BAD_USER_INPUT. */
  providers?: Maybe<ProviderConnection>;
  /** A questionnaire: its steps, questions and options, in Swedish. */
  questionnaire?: Maybe<Questionnaire>;
  /** Where an address leads that is not found: a path of the site or an https address; null where it leads nowhere. */
  redirect?: Maybe<Scalars['String']['output']>;
  /** Accounts with a role, by address. Admins only. */
  roleHolders?: Maybe<Array<RoleHolder>>;
  /** What the whole site has for some words, by kind: word starts before what has them within other words. Errors: BAD_USER_INPUT, SERVICE_UNAVAILABLE. */
  search?: Maybe<SiteSearch>;
  /** What the site is called and who answers for it. */
  site?: Maybe<Site>;
  /** Looks at everything that the site's operation needs: mail, database, backup and so on. It takes up to five seconds. Admins only. */
  siteChecks?: Maybe<Array<SiteCheck>>;
  /** The site as admins edit it. Admins only. */
  siteSettings?: Maybe<EditableSite>;
  /** What there is to do before a site of one's own is ready, in its order, and how it stands. Admins only. */
  siteSetup?: Maybe<Array<SetupStepState>>;
  /** What stands on the start page: the operator's words, or the product's own. */
  startPage?: Maybe<StartPage>;
  /** The latest run of collecting: the one that goes on, if there is one; null before the first. Admins only. */
  supplierCollection?: Maybe<SupplierCollection>;
  /** The pages that collecting reads, by address. Admins only. */
  supplierSources?: Maybe<Array<SupplierSource>>;
  /** The suppliers that collecting found, by name. Errors: BAD_USER_INPUT. Admins only. */
  suppliers?: Maybe<SupplierConnection>;
  /** The training methods in their order. */
  trainingMethods?: Maybe<Array<TrainingMethod>>;
  /** A version beside what stands now; null when either is gone. Errors: BAD_USER_INPUT. Admins only. */
  versionComparison?: Maybe<VersionComparison>;
  /** How something stood before, the latest first; the last fifty are kept. Errors: BAD_USER_INPUT. Admins only. */
  versions?: Maybe<Array<Version>>;
};


/** What can be asked for; asking changes nothing. */
export type QueryAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryAffiliateClickFileArgs = {
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryAffiliateClickReportArgs = {
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryAffiliateClicksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryAffiliateClicksByOfferArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryAnalysesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<TestKind>;
};


/** What can be asked for; asking changes nothing. */
export type QueryAnalysisArgs = {
  key: Scalars['String']['input'];
  kind: TestKind;
};


/** What can be asked for; asking changes nothing. */
export type QueryArticleArgs = {
  includeUnpublished?: InputMaybe<Scalars['Boolean']['input']>;
  slug: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  author?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeUnpublished?: InputMaybe<Scalars['Boolean']['input']>;
  topic?: InputMaybe<Topic>;
};


/** What can be asked for; asking changes nothing. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryAuthorArgs = {
  slug: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryBiomarkerArgs = {
  databaseId?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryCategoriesArgs = {
  area: Area;
};


/** What can be asked for; asking changes nothing. */
export type QueryChecklistArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryComparedProductsArgs = {
  area: Area;
};


/** What can be asked for; asking changes nothing. */
export type QueryContactMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  onlyNew?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryContentArgs = {
  path: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryDeletedArgs = {
  of: AuditSubject;
};


/** What can be asked for; asking changes nothing. */
export type QueryEditableArticleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryEditableArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ArticleState>;
};


/** What can be asked for; asking changes nothing. */
export type QueryEditableMailArgs = {
  kind: MailKind;
};


/** What can be asked for; asking changes nothing. */
export type QueryEditablePageArgs = {
  slug: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryEditableProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryEditableProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Area>;
  category?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  hasHeldPrice?: InputMaybe<Scalars['Boolean']['input']>;
  isAvailable?: InputMaybe<Scalars['Boolean']['input']>;
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  nearName?: InputMaybe<NearNameInput>;
  needsCheck?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryEditableProvidersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryImagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryIsProductGoneArgs = {
  databaseId: Scalars['Int']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryMailPreviewArgs = {
  input: MailPreviewInput;
};


/** What can be asked for; asking changes nothing. */
export type QueryMailedLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryMarkerCoverArgs = {
  databaseIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  sex?: InputMaybe<Sex>;
};


/** What can be asked for; asking changes nothing. */
export type QueryMrProviderArgs = {
  databaseId?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryPageArgs = {
  includeUnpublished?: InputMaybe<Scalars['Boolean']['input']>;
  slug: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryProductArgs = {
  databaseId?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  includeUnavailable?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area: Area;
  experience?: InputMaybe<Experience>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  goals?: InputMaybe<Array<Scalars['String']['input']>>;
  orderBy?: InputMaybe<ProductOrder>;
};


/** What can be asked for; asking changes nothing. */
export type QueryProductsByIdsArgs = {
  databaseIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be asked for; asking changes nothing. */
export type QueryProgrammeArgs = {
  level: ProgrammeLevel;
};


/** What can be asked for; asking changes nothing. */
export type QueryProgrammeProgressArgs = {
  level: ProgrammeLevel;
};


/** What can be asked for; asking changes nothing. */
export type QueryProtocolArgs = {
  key: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryProviderArgs = {
  databaseId?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryProvidersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryQuestionnaireArgs = {
  kind: QuestionnaireKind;
};


/** What can be asked for; asking changes nothing. */
export type QueryRedirectArgs = {
  path: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QuerySearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<SiteSearchKind>>;
  query: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QuerySuppliersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked for; asking changes nothing. */
export type QueryVersionComparisonArgs = {
  key: Scalars['ID']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryVersionsArgs = {
  id: Scalars['ID']['input'];
  of: AuditSubject;
};

/** Something that is asked. */
export type Question = {
  /** First day. */
  firstDay?: Maybe<Scalars['LocalDate']['output']>;
  /** What the largest number of a rating means. */
  highLabel?: Maybe<Scalars['String']['output']>;
  /** Swedish, to be shown with it. */
  hint?: Maybe<Scalars['String']['output']>;
  /** True for a text that is an e-mail address. */
  isEmail?: Maybe<Scalars['Boolean']['output']>;
  /** True when it need not be answered. */
  isOptional: Scalars['Boolean']['output'];
  /** How it is answered. */
  kind: QuestionKind;
  /** Swedish: the question, or what is to be filled in. */
  label: Scalars['String']['output'];
  /** Last day. */
  lastDay?: Maybe<Scalars['LocalDate']['output']>;
  /** Lines to show of a text; 1 allows no line breaks. */
  lines?: Maybe<Scalars['Int']['output']>;
  /** What the smallest number of a rating means. */
  lowLabel?: Maybe<Scalars['String']['output']>;
  /** Largest number. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Most options that can be chosen. */
  maxChosen?: Maybe<Scalars['Int']['output']>;
  /** Most texts of a list. */
  maxItems?: Maybe<Scalars['Int']['output']>;
  /** Most characters of a text. */
  maxLength?: Maybe<Scalars['Int']['output']>;
  /** True when the input may come without it: it is stored with consent only, or on the device only, or was not always asked. */
  mayBeLeftOut: Scalars['Boolean']['output'];
  /** Smallest number. */
  min?: Maybe<Scalars['Float']['output']>;
  /** Swedish: what to say when it is not answered. */
  missing: Scalars['String']['output'];
  /** Name of the input's field that takes the answer. */
  name: Scalars['String']['output'];
  /** What to choose from, in order; empty for other kinds. */
  options: Array<QuestionOption>;
  /** To be shown while nothing is filled in or chosen. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** Heading above it and those that follow. */
  section?: Maybe<Scalars['String']['output']>;
  /** What numbers are multiples of: 1 for whole ones. */
  step?: Maybe<Scalars['Float']['output']>;
  /** Texts to offer while somebody fills in a list; others may be written. */
  suggestions?: Maybe<Array<Scalars['String']['output']>>;
  /** What the number counts, e.g. 'timmar'. */
  unit?: Maybe<Scalars['String']['output']>;
};

/** How a question is answered, and by that which of its optional fields it has. */
export type QuestionKind =
  /** A day. */
  | 'DATE'
  /** At most `maxItems` texts of at most `maxLength` characters each. */
  | 'LIST'
  /** A number from `min` to `max` in steps of `step`. */
  | 'NUMBER'
  /** A whole number from `min` to `max`, whose ends have words. */
  | 'RATING'
  /** Several of `options`. */
  | 'SEVERAL'
  /** One of `options`. */
  | 'SINGLE'
  /** A text of at most `maxLength` characters. */
  | 'TEXT'
  /** A time of the day, 'HH:MM'. */
  | 'TIME';

/** One of the answers to choose from. */
export type QuestionOption = {
  /** True for one that says that none of the others holds. */
  excludesOthers: Scalars['Boolean']['output'];
  /** Swedish: heading of the options that belong together, which follow each other. */
  group?: Maybe<Scalars['String']['output']>;
  /** Swedish, to be shown. */
  label: Scalars['String']['output'];
  /** Its name in the enum of the input, where that has one. */
  name: Scalars['String']['output'];
  /** As it is stored, and sent where the input has no enum for it. */
  value: Scalars['String']['output'];
};

/** A questionnaire, for clients that ask it themselves. */
export type Questionnaire = {
  /** Which it is. */
  kind: QuestionnaireKind;
  /** Its steps in order. */
  steps: Array<QuestionnaireStep>;
  /** Swedish. */
  title: Scalars['String']['output'];
  /** Raised when questions change their meaning: older drafts are to be thrown away. */
  version: Scalars['Int']['output'];
};

/** The stored answers of the recommendation questionnaire. */
export type QuestionnaireAnswers = {
  /** How the visitor feels; null when not answered. */
  currentHealth?: Maybe<CurrentHealth>;
  /** Interests; may be empty. */
  interests: Array<Interest>;
};

/** A questionnaire. */
export type QuestionnaireKind =
  /** What a visitor is asked first; answered with `completeOnboarding`. */
  | 'ONBOARDING'
  /** The health protocol questionnaire; analysed with `analyzeProtocol`. */
  | 'PROTOCOL'
  /** What recommendations are chosen by. */
  | 'RECOMMENDATION'
  /** The sleep test; analysed with `analyzeSleep`. */
  | 'SLEEP'
  /** The training test; analysed with `analyzeTraining`. */
  | 'TRAINING';

/** What is asked at once. */
export type QuestionnaireStep = {
  /** The questions in order; none where it only tells something. */
  fields: Array<Question>;
  /** Swedish. */
  heading: Scalars['String']['output'];
  /** Its name within the questionnaire. */
  key: Scalars['String']['output'];
  /** Swedish, below the heading. */
  lead?: Maybe<Scalars['String']['output']>;
};

/** Something worth doing next, and why; what is done comes last. */
export type Recommendation = Content & JourneyStep & {
  /** The category of the journey that it belongs to. */
  category: JourneyCategoryKey;
  /** Why one would. */
  description: Scalars['String']['output'];
  /** How hard it is. */
  difficulty: Difficulty;
  /** Minutes. */
  estimatedTime: Scalars['Int']['output'];
  /** Name of its icon. */
  icon: Scalars['String']['output'];
  /** True when all that belongs to it was done, which cannot be unticked; of a recommendation also when it was ticked in the plan. */
  isDone: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'sleep-test', the same in the plan and in the advice. */
  key: Scalars['String']['output'];
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  path: Scalars['String']['output'];
  /** How much it matters. */
  priority: Priority;
  /** Why, in a sentence. */
  reason: Scalars['String']['output'];
  /** Words that it is about. */
  tags: Array<Scalars['String']['output']>;
  /** Swedish title, for the link. */
  title: Scalars['String']['output'];
  /** What it leads to. */
  type: RecommendationType;
};

/** One of the five criteria for what is recommended; the page /rekommenderad explains them. */
export type RecommendationCriterion =
  /** An accredited laboratory analyses the sample. */
  | 'ACCREDITED_LAB'
  /** A supplement with a health claim that is authorised in the EU, or equipment with a published, measured value. */
  | 'CLAIM_OR_VALUE'
  /** Every amount is given, and a day's dose is below Efsa's upper level. */
  | 'CLEAR_DOSE'
  /** A doctor comments on the results. */
  | 'DOCTOR_COMMENT'
  /** The whole price is known: one amount, once. */
  | 'OPEN_PRICE';

/** What a recommendation leads to. */
export type RecommendationType =
  /** An article to read. */
  | 'ARTICLE'
  /** Equipment. */
  | 'BIOHACKING'
  /** A programme or page. */
  | 'CONTENT'
  /** A page that guides. */
  | 'GUIDE'
  /** Products to compare. */
  | 'PRODUCT'
  /** Dietary supplements. */
  | 'SUPPLEMENT'
  /** A test to take. */
  | 'TEST';

/** Something that was done, to be recorded. */
export type RecordActivityInput = {
  /** What it is filed under; the category of the first item when absent. */
  category?: InputMaybe<ActivityCategory>;
  /** Minutes; when absent or not believable 5 for an article, 3 for anything else. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /** Goals that it belongs to. */
  goals?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Keys of the items of `journeyItems` that it completes; all of them must exist. */
  items?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Given by the client; reporting the same one again changes nothing. An item's name, a colon and a day, e.g. 'guide:hiit:2026-11-22', counts it once a day, and each time in every category that it counts in. */
  key: Scalars['String']['input'];
  /** What the person wrote about it, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Path on the site. */
  path: Scalars['String']['input'];
  /** When; now when absent or in the future. */
  timestamp?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Title, at most 200 characters. */
  title: Scalars['String']['input'];
  /** What it was. */
  type: ActivityType;
};

/** What `recordActivity` came to. */
export type RecordActivityPayload = {
  /** What was done for the first time with it. */
  completed: Array<JourneyItemView>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The journey after the change; null when there was none. */
  journey?: Maybe<Journey>;
  /** 3, 7 or 30 when the days in a row have grown to as many with it; otherwise null. */
  streakReached?: Maybe<Scalars['Int']['output']>;
  /** What was reached with it. */
  unlocked: Array<Achievement>;
};

/** What a product has cost since a day on which that changed. */
export type RecordedPrice = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** What it was for, as `Product.pricePer`. */
  per?: Maybe<Scalars['String']['output']>;
  /** The price since then; null where none could be read. */
  price?: Maybe<Money>;
};

/** Something that a doctor or 1177 should hear of first. */
export type RedFlag = {
  /** The answers behind it, in words. */
  because: Array<Scalars['String']['output']>;
  /** Stable name. */
  key: Scalars['String']['output'];
  /** What to do, in Swedish. */
  text: Scalars['String']['output'];
  /** Whom to turn to. */
  urgency: RedFlagUrgency;
};

/** Whom to turn to. */
export type RedFlagUrgency =
  /** 112, at once. */
  | 'CALL_112'
  /** 1177 or a doctor, before anything else. */
  | 'CALL_1177';

/** Renewing the session of a native client. */
export type RefreshSessionInput = {
  /** The refresh token got last. */
  refreshToken: Scalars['String']['input'];
};

/** What renewing a session came to. */
export type RefreshSessionPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
  /** For clients without cookies; null when they were not asked for. */
  tokens?: Maybe<Tokens>;
};

/** A result to be removed. */
export type RemoveAnalysisInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** What `removeAnalysis` came to. */
export type RemoveAnalysisPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A recommendation to be taken out of the plan. */
export type RemovePlannedInput = {
  /** Key of the recommendation. */
  key: Scalars['String']['input'];
};

/** What `removePlanned` came to. */
export type RemovePlannedPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The journey after the change; null when there was none. */
  journey?: Maybe<Journey>;
};

/** Turning off the second factor. */
export type RemoveSecondFactorInput = {
  /** Six digits of the authenticator app, or a recovery code; blanks, hyphens and case make no difference. */
  code: Scalars['String']['input'];
  /** The password once more. */
  password: Scalars['String']['input'];
};

/** What turning off the second factor came to. */
export type RemoveSecondFactorPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
};

/** A page that collecting shall not read any more. */
export type RemoveSupplierSourceInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** What removing a page from the list came to. */
export type RemoveSupplierSourcePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** Identifier of what was removed; null when nothing was. */
  removedId?: Maybe<Scalars['ID']['output']>;
};

/** Making new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Six digits of the authenticator app, or a recovery code; blanks, hyphens and case make no difference. */
  code: Scalars['String']['input'];
};

/** What making new recovery codes came to. */
export type RenewRecoveryCodesPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
  /** Recovery codes, each for once. They are not stored and cannot be shown again; null when refused. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
};

/** Where a link for a new password shall go. */
export type RequestPasswordResetInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
};

/** What asking for a link for a new password came to. */
export type RequestPasswordResetPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** Where the confirming link shall go once more. */
export type ResendConfirmationInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
};

/** What asking for the confirming link came to. */
export type ResendConfirmationPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A new password from a mailed link. */
export type ResetPasswordInput = {
  /** New password, 6 to 200 characters; none of the most common ones, nor the name or the address. */
  password: Scalars['String']['input'];
  /** The secret from the link. */
  token: Scalars['String']['input'];
};

/** What setting a new password came to. */
export type ResetPasswordPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A level that is begun anew. */
export type ResetProgrammeInput = {
  /** The level. */
  level: ProgrammeLevel;
};

/** What `resetProgramme` came to. */
export type ResetProgrammePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The level as it is now; null when it was refused. */
  progress?: Maybe<ProgrammeProgress>;
};

/** Something deleted that shall be there again. */
export type RestoreDeletedInput = {
  /** Its key among what was deleted. */
  key: Scalars['ID']['input'];
};

/** What restoring something came to. */
export type RestoreDeletedPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** Its identifier, as it was, or its key where it has none; null when it was not restored. */
  restoredId?: Maybe<Scalars['ID']['output']>;
};

/** What returning to the demo came to. */
export type ReturnToDemoPayload = {
  /** What there is now; null when nothing was changed. */
  demoContents?: Maybe<DemoContents>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A role to be taken away. */
export type RevokeRoleInput = {
  /** Address of an account. */
  email: Scalars['String']['input'];
  /** The role. */
  role: Role;
};

/** What taking a role away came to. */
export type RevokeRolePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
  /** `RoleHolder.key` of the user whose role was revoked; null when refused. */
  revokedKey?: Maybe<Scalars['String']['output']>;
};

/** A session to be ended. */
export type RevokeSessionInput = {
  /** One of `Me.sessions`. */
  id: Scalars['ID']['input'];
};

/** What ending a session came to. */
export type RevokeSessionPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
  /** The session that has ended; null when refused. */
  revokedSessionId?: Maybe<Scalars['ID']['output']>;
};

/** How risky a category of a programme is. */
export type RiskLevel =
  /** 'LÅG-MEDEL'. */
  | 'LOW_MEDIUM'
  /** 'MEDEL'. */
  | 'MEDIUM'
  /** 'MEDEL-HÖG'. */
  | 'MEDIUM_HIGH'
  /** 'MYCKET HÖG'. */
  | 'VERY_HIGH';

/** What somebody may be besides a user. */
export type Role =
  /** Runs the site. */
  | 'ADMIN';

/** An account with a role, as admins see it. */
export type RoleHolder = {
  /** E-mail address. */
  email: Scalars['EmailAddress']['output'];
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** When it was granted. */
  grantedAt: Scalars['DateTimeISO']['output'];
  /** Tells it from the other holders and roles. */
  key: Scalars['String']['output'];
  /** The role. */
  role: Role;
};

/** A symptom, an illness or a circumstance that may apply to somebody who takes a test. */
export type SafetyChoice =
  /** 'Svårt att låta bli alkohol eller andra droger'. */
  | 'ALCOHOL'
  /** 'Bråck på stora kroppspulsådern'. */
  | 'ANEURYSM'
  /** 'Slutar andas när jag sover, eller vaknar och kippar efter luft'. */
  | 'APNOEA'
  /** 'Har somnat, eller nästan somnat, när jag kört'. */
  | 'ASLEEP_AT_WHEEL'
  /** 'Astma eller KOL'. */
  | 'ASTHMA'
  /** 'Bipolär sjukdom'. */
  | 'BIPOLAR'
  /** 'Svart avföring, eller kräks blod'. */
  | 'BLACK_STOOL'
  /** 'Blod i avföring, urin eller upphostningar'. */
  | 'BLEEDING'
  /** 'Blöder lätt, eller har en blödningssjukdom'. */
  | 'BLEEDING_DISORDER'
  /** 'Sjukdom i magen eller tarmen'. */
  | 'BOWEL'
  /** 'Svårt att andas i vila eller av lite ansträngning'. */
  | 'BREATHLESS'
  /** 'Cancer, nu eller de senaste fem åren'. */
  | 'CANCER'
  /** 'Ont eller tryck över bröstet, i vila eller när jag tar i'. */
  | 'CHEST_PAIN'
  /** 'Blodpropp, nu eller tidigare'. */
  | 'CLOT'
  /** 'Tankar på döden, på att inte vilja leva eller på att skada mig'. */
  | 'DEATH_THOUGHTS'
  /** 'Diabetes'. */
  | 'DIABETES'
  /** 'Kör fordon eller maskin i arbetet'. */
  | 'DRIVER'
  /** 'Ätstörning, nu eller tidigare'. */
  | 'EATING_DISORDER'
  /** 'Epilepsi eller krampanfall'. */
  | 'EPILEPSY'
  /** 'Har svimmat, eller varit nära att svimma'. */
  | 'FAINTING'
  /** 'Grön starr (glaukom)'. */
  | 'GLAUCOMA'
  /** 'Hör, ser eller känner sådant som andra inte märker'. */
  | 'HALLUCINATIONS'
  /** 'Sjukdom i hjärtat eller kärlen'. */
  | 'HEART'
  /** 'Pacemaker, ICD eller konstgjord hjärtklaff'. */
  | 'HEART_DEVICE'
  /** 'Högt blodtryck'. */
  | 'HIGH_BLOOD_PRESSURE'
  /** 'Nedsatt njurfunktion eller njursjukdom'. */
  | 'KIDNEY'
  /** 'Ena vaden eller benet är svullet, varmt eller ömt'. */
  | 'LEG_CLOT'
  /** 'Leversjukdom'. */
  | 'LIVER'
  /** 'Nedstämd eller utan glädje de flesta dagar, i två veckor eller mer'. */
  | 'LOW_MOOD'
  /** 'Migrän'. */
  | 'MIGRAINE'
  /** 'Mensen är borta sedan tre månader, och jag vet inte varför'. */
  | 'MISSING_PERIOD'
  /** 'MS'. */
  | 'MULTIPLE_SCLEROSIS'
  /** 'Inget av det'. */
  | 'NONE'
  /** 'Ammar'. */
  | 'NURSING'
  /** 'Benskörhet, eller har brutit något av ett lätt fall'. */
  | 'OSTEOPOROSIS'
  /** 'Hjärtat rusar eller slår ojämnt utan att jag vet varför'. */
  | 'PALPITATIONS'
  /** 'Parkinsons sjukdom'. */
  | 'PARKINSON'
  /** 'Har fött barn de senaste sex månaderna'. */
  | 'POSTPARTUM'
  /** 'Gravid, eller försöker bli gravid'. */
  | 'PREGNANCY'
  /** 'Psykossjukdom, nu eller tidigare'. */
  | 'PSYCHOTIC_ILLNESS'
  /** 'Snarkar högt flera nätter i veckan'. */
  | 'SNORING'
  /** 'Hängande mungipa, sluddrigt tal, domnad arm eller synen borta, även om det gick över'. */
  | 'STROKE'
  /** 'Opererad de senaste tre månaderna'. */
  | 'SURGERY'
  /** 'Sjukdom i sköldkörteln'. */
  | 'THYROID'
  /** 'Transplanterat organ, eller medicin som dämpar immunförsvaret'. */
  | 'TRANSPLANT'
  /** 'Går ner i vikt utan att försöka'. */
  | 'WEIGHT_LOSS';

/** What a test takes from the body. */
export type SampleType =
  /** 'Blodprov'. */
  | 'BLOOD'
  /** 'Kinnsvabb'. */
  | 'CHEEK_SWAB'
  /** 'Salivprov'. */
  | 'SALIVA'
  /** 'Urinprov'. */
  | 'URINE';

/** The second factor of an account: codes of an authenticator app, asked for at sign-in. */
export type SecondFactor = {
  /** Whether signing in asks for a code. */
  isOn: Scalars['Boolean']['output'];
  /** Whether the administration, which is theirs, opens only with it. */
  isRequired: Scalars['Boolean']['output'];
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** What an authenticator app needs to make codes. */
export type SecondFactorSetup = {
  /** The address as a QR code: the text of an SVG, black on white. */
  qrCode: Scalars['String']['output'];
  /** The key, in Base32, for typing it in. */
  secret: Scalars['String']['output'];
  /** The key as an 'otpauth://' address, which opens an app on the same device. */
  uri: Scalars['String']['output'];
};

/** How far somebody is with a section of a programme. */
export type SectionProgress = {
  /** Minutes that reading it takes. */
  estimatedMinutes: Scalars['Int']['output'];
  /** Clicks on its heading, or on what begins it. */
  interactions: Scalars['Int']['output'];
  /** True for one that cannot be opened yet: 'next-steps' of LIGHT, until 80 per cent are completed. */
  isLocked: Scalars['Boolean']['output'];
  /** Key of the section, e.g. 'introduction'. */
  key: Scalars['String']['output'];
  /** When it was last visited. */
  lastVisitedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How far it is. */
  status: SectionStatus;
  /** Its heading. */
  title: Scalars['String']['output'];
};

/** How far somebody is with a section of a programme. */
export type SectionStatus =
  /** Completed. */
  | 'COMPLETED'
  /** Not begun. */
  | 'NOT_STARTED'
  /** Begun: it was visited. */
  | 'STARTED';

/** A message to those who run the site. */
export type SendContactMessageInput = {
  /** E-mail address for the answer. */
  email: Scalars['String']['input'];
  /** The message, 1 to 5 000 characters. */
  message: Scalars['String']['input'];
  /** Name, 1 to 100 characters in one line. */
  name: Scalars['String']['input'];
  /** What it is about, 1 to 150 characters in one line. */
  subject: Scalars['String']['input'];
  /** A trap for programs: people leave it empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What sending a message came to. */
export type SendContactMessagePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A mail that the admin who asks wants to see as it arrives. */
export type SendTestMailInput = {
  /** Which mail. */
  kind: MailKind;
};

/** What sending a test came to. */
export type SendTestMailPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** False where mails are written into a folder instead of sent. */
  isSent: Scalars['Boolean']['output'];
  /** Address that it goes to; null when it was not sent. */
  sentTo?: Maybe<Scalars['String']['output']>;
};

/** Whether a message is handled. */
export type SetContactMessageHandledInput = {
  /** False makes it new again. */
  isHandled: Scalars['Boolean']['input'];
  /** The message's key. */
  key: Scalars['String']['input'];
};

/** What marking a message came to. */
export type SetContactMessageHandledPayload = {
  /** The message; null when there is none. */
  contactMessage?: Maybe<ContactMessage>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** How much somebody aims to do a day. */
export type SetDailyAimInput = {
  /** Minutes, 5 to 240. */
  minutes: Scalars['Int']['input'];
};

/** What `setDailyAim` came to. */
export type SetDailyAimPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The journey after the change; null when there was none. */
  journey?: Maybe<Journey>;
};

/** A time of rest, which keeps a streak. */
export type SetPauseInput = {
  /** Its first day: at most 7 days back and 180 ahead. When absent, today, or the day on which the pause that is now began. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Its last day, today or later, and at most 90 days long. Null ends the pause that is now or was to come. */
  until?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** What `setPause` came to. */
export type SetPausePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The journey after the change; null when there was none. */
  journey?: Maybe<Journey>;
};

/** A recommendation to be taken into the plan, ticked or unticked. */
export type SetPlannedInput = {
  /** True to tick it; false takes it into the plan, and unticks it. */
  isCompleted: Scalars['Boolean']['input'];
  /** Key of the recommendation. */
  key: Scalars['String']['input'];
};

/** What `setPlanned` came to. */
export type SetPlannedPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The journey after the change; null when there was none. */
  journey?: Maybe<Journey>;
  /** What was changed, as it stands in the plan now. */
  planned?: Maybe<PlannedActivity>;
  /** 3, 7 or 30 when the days in a row have grown to as many with it; otherwise null. */
  streakReached?: Maybe<Scalars['Int']['output']>;
  /** What was reached with it. */
  unlocked: Array<Achievement>;
};

/** Whether visitors see a product. */
export type SetProductAvailabilityInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** False hides it. */
  isAvailable: Scalars['Boolean']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What showing or hiding a product came to. */
export type SetProductAvailabilityPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The product as it stands now, also when it was changed meanwhile; null when there is none. */
  product?: Maybe<EditableProduct>;
};

/** Whether visitors shall see the site. */
export type SetSiteOpenInput = {
  /** True to open it, false to say that it opens soon. */
  isOpen: Scalars['Boolean']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What opening or closing the site came to. */
export type SetSiteOpenPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  site?: Maybe<Site>;
};

/** Something to do before a site of one's own is ready. */
export type SetupStep =
  /** The site has a web address of its own (PUBLIC_URL), with HTTPS. */
  | 'ADDRESS'
  /** Somebody who is not invented can be a guide's author. */
  | 'AUTHORS'
  /** There is a backup younger than a day. */
  | 'BACKUP'
  /** A guide is published. */
  | 'GUIDES'
  /** The site has a colour, a logo or a start page of its own. */
  | 'LOOK'
  /** Mails are sent (SMTP_URL), and not written into a folder. */
  | 'MAIL'
  /** The site has a name and a sentence of its own. */
  | 'NAME'
  /** The site is open to visitors. */
  | 'OPENED'
  /** Who answers for the site is filled in, and not invented. */
  | 'OPERATOR'
  /** There are products, and none of an invented seller. */
  | 'PRODUCTS'
  /** There are sellers, and none of them is invented. */
  | 'PROVIDERS'
  /** The admin who asks has a second factor. */
  | 'SECOND_FACTOR'
  /** No page of text has an unfilled placeholder, or tells of the demo. */
  | 'TEXTS';

/** Something to do before a site of one's own is ready, and how it stands. */
export type SetupStepState = {
  /** Whether it is done. */
  isDone: Scalars['Boolean']['output'];
  /** What is left of it by name, e.g. titles of pages; may be empty. */
  left: Array<Scalars['String']['output']>;
  /** What there is to do. */
  step: SetupStep;
};

/** Whom something is for, where it is for women or for men only. */
export type Sex =
  /** Women. */
  | 'FEMALE'
  /** Men. */
  | 'MALE';

/** Signing in. */
export type SignInInput = {
  /** Six digits of the authenticator app, or a recovery code; for an account with a second factor, which answers SECOND_FACTOR_REQUIRED without it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The device token of an earlier sign-in to the account; browsers have a cookie instead. */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
  /** True for native clients: answer with tokens and set no cookies. */
  wantsTokens?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What signing in came to. */
export type SignInPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
  /** For clients without cookies; null when they were not asked for. */
  tokens?: Maybe<Tokens>;
};

/** What signing out everywhere came to. */
export type SignOutEverywherePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** What signing out came to. */
export type SignOutPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A new account. */
export type SignUpInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Full name, 1 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** Password, 6 to 200 characters; none of the most common ones, nor the name or the address. */
  password: Scalars['String']['input'];
};

/** What signing up came to. */
export type SignUpPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** The site: what it is called and who answers for it. */
export type Site = {
  /** The operator's postal address; '' until it is filled in. */
  address: Scalars['String']['output'];
  /** What counts its visits; null for nothing. */
  analytics?: Maybe<SiteAnalytics>;
  /** Parts that it does without; none in the product as it comes. */
  areasOff: Array<SiteArea>;
  /** Where one writes to the operator; '' until it is filled in. */
  email: Scalars['String']['output'];
  /** The footer's groups in the same way; null for the product's own. Pages of `footerPages` that are in none of them belong to the last. */
  footer?: Maybe<Array<SiteFooterGroup>>;
  /** Whether `startPage` is an operator's own; false as the product comes. */
  hasOwnStartPage: Scalars['Boolean']['output'];
  /** False while visitors are told that the site opens soon. */
  isOpen: Scalars['Boolean']['output'];
  /** True while the operator is the demo's invented company, which pages must say. */
  isOperatorInvented: Scalars['Boolean']['output'];
  /** Its logo, shown where the name would be; null for none. */
  logo?: Maybe<Image>;
  /** The header's links that lead somewhere, in their order, as an admin has chosen them; null for the product's own. */
  menu?: Maybe<Array<SiteLink>>;
  /** Shown in the header, in page titles and in mail; at most 30 characters. */
  name: Scalars['String']['output'];
  /** Who answers for the site; '' until it is filled in. */
  operatorName: Scalars['String']['output'];
  /** The operator's organisation number; '' until it is filled in. */
  organisationNumber: Scalars['String']['output'];
  /** Its primary colour, as '#1F5A48'; null for the product's own. */
  primaryColour?: Maybe<Scalars['String']['output']>;
  /** One line about what the site is; at most 120 characters. */
  tagline: Scalars['String']['output'];
};

/** What counts the visits of a site. */
export type SiteAnalytics = {
  /** Where the service is, without a slash at its end; of `OWN` the script. */
  address: Scalars['String']['output'];
  /** Whether nothing may be sent before a visitor has agreed. Whoever has said no, or whose device asks not to be followed, is never counted. */
  asksFirst: Scalars['Boolean']['output'];
  /** Which service. */
  service: AnalyticsService;
  /** What the service calls the site. */
  siteId: Scalars['String']['output'];
};

/** A part of the site that can be turned off: it has no page, link, search hit or entry of the map then. */
export type SiteArea =
  /** The guided tests, whose answers are analysed. */
  | 'ANALYSES'
  /** Equipment for biohacking. */
  | 'EQUIPMENT'
  /** Guides, their authors, and their feed. */
  | 'GUIDES'
  /** The visitor's own journey. */
  | 'JOURNEY'
  /** Examinations with MRI. */
  | 'MR'
  /** The programmes of mental optimisation. */
  | 'PROGRAMMES'
  /** Protocols. */
  | 'PROTOCOLS'
  /** Those who sell products. */
  | 'PROVIDERS'
  /** Supplements. */
  | 'SUPPLEMENTS'
  /** Health tests, markers, and the choice of a test by markers. */
  | 'TESTS'
  /** Methods of training. */
  | 'TRAINING';

/** Something that the site's operation needs, and how it is. */
export type SiteCheck = {
  /** What to do about it; null when there is nothing to do. */
  advice?: Maybe<Scalars['String']['output']>;
  /** Tells it from the others, and stays, e.g. 'mail'. */
  key: Scalars['String']['output'];
  /** What was seen; nothing secret or personal. */
  seen: Scalars['String']['output'];
  /** How it is. */
  state: CheckState;
  /** What it is, e.g. 'Mejl'. */
  title: Scalars['String']['output'];
};

/** Links of the footer under one heading. */
export type SiteFooterGroup = {
  /** The links, in their order; may be empty. */
  links: Array<SiteLink>;
  /** The heading. */
  title: Scalars['String']['output'];
};

/** Links of the footer under one heading. */
export type SiteFooterGroupInput = {
  /** The links, in their order; at most 20. */
  links: Array<SiteLinkInput>;
  /** The heading; at most 28 characters. */
  title: Scalars['String']['input'];
};

/** A link to a page of the site. */
export type SiteLink = {
  /** What it is called. */
  label: Scalars['String']['output'];
  /** Its path, with '#' and a place on the page where it leads there. */
  path: Scalars['String']['output'];
};

/** A link to a page of the site. */
export type SiteLinkInput = {
  /** What it is called; at most 28 characters. */
  label: Scalars['String']['input'];
  /** Path of one of the site's own pages, or of one that an admin has made. */
  path: Scalars['String']['input'];
};

/** What a search of the whole site has found. */
export type SiteSearch = {
  /** Kinds of which something was found: those with what is called just so first, then in their order. */
  groups: Array<SiteSearchGroup>;
  /** True when `groups` are of `suggestion` already. */
  showsSuggestion: Scalars['Boolean']['output'];
  /** What was probably meant, when nothing was found; otherwise null. */
  suggestion?: Maybe<Scalars['String']['output']>;
};

/** What a search of the whole site has found of a kind. */
export type SiteSearchGroup = {
  /** True when there are more than `hits`. */
  hasMore: Scalars['Boolean']['output'];
  /** The first ones, what fits best before the rest. */
  hits: Array<SiteSearchHit>;
  /** The kind. */
  kind: SiteSearchKind;
  /** Swedish heading, e.g. 'Hälsotester'. */
  label: Scalars['String']['output'];
  /** Address on this site of all of the kind that the search finds. */
  listPath: Scalars['String']['output'];
};

/** Something that a search of the whole site has found. */
export type SiteSearchHit = {
  /** What tells it from others, in a line or a sentence; Swedish. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Identifier of what was found, for `node(id:)`; null for a place of the site that is no node. */
  nodeId?: Maybe<Scalars['ID']['output']>;
  /** Where it stands on this site. */
  path: Scalars['String']['output'];
  /** Its name or title. */
  title: Scalars['String']['output'];
};

/** A kind of what a search of the whole site finds. */
export type SiteSearchKind =
  /** The marker chooser, and the questions that it can be entered by. */
  | 'CHOOSER'
  /** Available biohacking equipment. */
  | 'EQUIPMENT'
  /** Published guides. */
  | 'GUIDES'
  /** What tests measure. */
  | 'MARKERS'
  /** Providers of MR scans. */
  | 'MR_PROVIDERS'
  /** Programmes, training methods, tools and pages of text. */
  | 'PAGES'
  /** Those who sell something that is available. */
  | 'PROVIDERS'
  /** Available supplements. */
  | 'SUPPLEMENTS'
  /** Available health tests. */
  | 'TESTS';

/** What changing settings of the site came to. */
export type SiteSettingsPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  site?: Maybe<Site>;
};

/** How often they drink alcohol. */
export type SleepTestAlcoholIntake =
  /** 'Aldrig'. */
  | 'ALDRIG'
  /** 'Måttligt'. */
  | 'MATTLIGT'
  /** 'Regelbundet'. */
  | 'REGELBUNDET'
  /** 'Sällan'. */
  | 'SALLAN';

/** Drinks with caffeine in a day. */
export type SleepTestCaffeineIntake =
  /** 'Inget'. */
  | 'INGET'
  /** '1 kopp'. */
  | '_1_KOPP'
  /** '2–3 koppar'. */
  | '_2_3_KOPPAR'
  /** '4 koppar eller mer'. */
  | '_4_ELLER_MER';

/** The answers of the sleep test. */
export type SleepTestData = {
  /** Age in years, 18 to 100. */
  age: Scalars['Int']['input'];
  /** How often they drink alcohol. */
  alcoholIntake: SleepTestAlcoholIntake;
  /** When they usually go to bed, 'HH:MM'. */
  bedtime: Scalars['String']['input'];
  /** Drinks with caffeine in a day. */
  caffeineIntake: SleepTestCaffeineIntake;
  /** What of a list of symptoms, illnesses and circumstances applies to them; NONE when nothing does. */
  conditions?: InputMaybe<Array<SafetyChoice>>;
  /** How often they are tired in the day. */
  daytimeFatigue: SleepTestDaytimeFatigue;
  /** How often they exercise in a week. */
  exerciseFrequency: SleepTestExerciseFrequency;
  /** When in the day they exercise. */
  exerciseTime: SleepTestExerciseTime;
  /** Minutes until they sleep. */
  fallAsleepTime: SleepTestFallAsleepTime;
  /** Gender. */
  gender: SleepTestGender;
  /** Names of medicines that they take, at most 20 of 60 characters each; one that is not known counts, too. */
  medicines?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 (rested) to 5 (very tired). */
  morningTiredness: Scalars['Int']['input'];
  /** How often they wake up in a night. */
  nightWakings: SleepTestNightWakings;
  /** Noise in the bedroom. */
  noiseLevel: SleepTestNoiseLevel;
  /** Darkness of the bedroom. */
  roomDarkness: SleepTestRoomDarkness;
  /** Temperature of the bedroom. */
  roomTemperature: SleepTestRoomTemperature;
  /** Screens before bedtime. */
  screenTimeBedtime: SleepTestScreenTimeBedtime;
  /** In their own words, at most 2 000 characters. */
  sleepChallenges?: InputMaybe<Scalars['String']['input']>;
  /** Hours of sleep in a night. */
  sleepDuration: SleepTestSleepDuration;
  /** 1 (badly) to 5 (well). */
  sleepQuality: Scalars['Int']['input'];
  /** 1 (calm) to 5 (very stressed). */
  stressLevel: Scalars['Int']['input'];
  /** When they usually wake up, 'HH:MM'. */
  waketime: Scalars['String']['input'];
};

/** How often they are tired in the day. */
export type SleepTestDaytimeFatigue =
  /** 'Aldrig'. */
  | 'ALDRIG'
  /** 'Alltid'. */
  | 'ALLTID'
  /** 'Ibland'. */
  | 'IBLAND'
  /** 'Ofta'. */
  | 'OFTA'
  /** 'Sällan'. */
  | 'SALLAN';

/** How often they exercise in a week. */
export type SleepTestExerciseFrequency =
  /** 'Aldrig'. */
  | 'ALDRIG'
  /** '1–2 gånger'. */
  | '_1_2_GANGER'
  /** '3–4 gånger'. */
  | '_3_4_GANGER'
  /** '5 gånger eller mer'. */
  | '_5_ELLER_MER';

/** When in the day they exercise. */
export type SleepTestExerciseTime =
  /** 'Eftermiddag'. */
  | 'EFTERMIDDAG'
  /** 'Förmiddag'. */
  | 'FORMIDDAG'
  /** 'Kväll'. */
  | 'KVALL'
  /** 'Morgon'. */
  | 'MORGON'
  /** 'Jag tränar inte'. */
  | 'TRANAR_INTE';

/** Minutes until they sleep. */
export type SleepTestFallAsleepTime =
  /** 'Mer än 60 minuter'. */
  | 'MER_AN_60'
  /** 'Mindre än 15 minuter'. */
  | 'MINDRE_AN_15'
  /** '15–30 minuter'. */
  | '_15_30'
  /** '30–60 minuter'. */
  | '_30_60';

/** Gender. */
export type SleepTestGender =
  /** 'Annan'. */
  | 'ANNAN'
  /** 'Kvinna'. */
  | 'KVINNA'
  /** 'Man'. */
  | 'MAN';

/** How often they wake up in a night. */
export type SleepTestNightWakings =
  /** 'Aldrig'. */
  | 'ALDRIG'
  /** 'Fler än 3 gånger'. */
  | 'FLER_AN_3'
  /** '1 gång'. */
  | '_1_GANG'
  /** '2–3 gånger'. */
  | '_2_3_GANGER';

/** Noise in the bedroom. */
export type SleepTestNoiseLevel =
  /** 'Ganska högljutt'. */
  | 'GANSKA_HOGLJUTT'
  /** 'Helt tyst'. */
  | 'HELT_TYST'
  /** 'Lite ljud'. */
  | 'LITE_LJUD'
  /** 'Mestadels tyst'. */
  | 'MESTADELS_TYST';

/** Darkness of the bedroom. */
export type SleepTestRoomDarkness =
  /** 'Ganska ljust'. */
  | 'GANSKA_LJUST'
  /** 'Helt mörkt'. */
  | 'HELT_MORKT'
  /** 'Lite ljus'. */
  | 'LITE_LJUS'
  /** 'Mestadels mörkt'. */
  | 'MESTADELS_MORKT';

/** Temperature of the bedroom. */
export type SleepTestRoomTemperature =
  /** 'För kallt'. */
  | 'FOR_KALLT'
  /** 'För varmt'. */
  | 'FOR_VARMT'
  /** 'Lagom'. */
  | 'PERFEKT';

/** Screens before bedtime. */
export type SleepTestScreenTimeBedtime =
  /** 'Precis innan jag lägger mig'. */
  | 'DIREKT_FORE'
  /** 'Ingen skärm på kvällen'. */
  | 'INGEN_SKARMTID'
  /** 'I sängen'. */
  | 'I_SANGEN'
  /** '30 minuter innan jag lägger mig'. */
  | '_30_MIN_FORE';

/** Hours of sleep in a night. */
export type SleepTestSleepDuration =
  /** 'Mindre än 5 timmar'. */
  | 'MINDRE_AN_5'
  /** '5–6 timmar'. */
  | '_5_6'
  /** '7–8 timmar'. */
  | '_7_8'
  /** '9 timmar eller mer'. */
  | '_9_ELLER_MER';

/** A way into one part of the site, on the start page. */
export type StartCard = {
  /** Label of its button; at most 30 characters. */
  action: Scalars['String']['output'];
  /** Its picture, which tells it from the others. */
  icon: StartIcon;
  /** Path of the page that it leads to. */
  path: Scalars['String']['output'];
  /** Its text; at most 140 characters. */
  text: Scalars['String']['output'];
  /** Its heading; at most 40 characters. */
  title: Scalars['String']['output'];
};

/** A card of the start page. */
export type StartCardInput = {
  /** Label of its button; at most 30 characters. */
  action: Scalars['String']['input'];
  /** Its picture, which tells it from the others. */
  icon: StartIcon;
  /** Whether it shows. */
  isOn: Scalars['Boolean']['input'];
  /** Path of the page that it leads to. */
  path: Scalars['String']['input'];
  /** Its text; at most 140 characters. */
  text: Scalars['String']['input'];
  /** Its heading; at most 40 characters. */
  title: Scalars['String']['input'];
};

/** The picture of a card of the start page. */
export type StartIcon =
  /** A head. */
  | 'MENTAL'
  /** A list with ticks. */
  | 'PROTOCOLS'
  /** The moon. */
  | 'SLEEP'
  /** A capsule. */
  | 'SUPPLEMENTS'
  /** A vessel for a sample. */
  | 'TESTS'
  /** A weight. */
  | 'TRAINING';

/** What stands on the start page. */
export type StartPage = {
  /** The cards that show, in their order. */
  cards: Array<StartCard>;
  /** Its heading. */
  heading: Scalars['String']['output'];
  /** Its picture; null for the product's own drawing. */
  image?: Maybe<Image>;
  /** The filled button; the path '#starta' opens the introduction to one's journey. Null where it would lead nowhere. */
  mainButton?: Maybe<SiteLink>;
  /** The link beside it; null where it would lead nowhere. */
  moreLink?: Maybe<SiteLink>;
  /** The sentences below it. */
  text: Scalars['String']['output'];
};

/** A protocol to be started. */
export type StartProtocolInput = {
  /** One's own, or a template, of which a copy is made and started. */
  id: Scalars['ID']['input'];
  /** A UUID made up by the client for the copy of a template; the same one again makes no other. */
  key?: InputMaybe<Scalars['String']['input']>;
};

/** What `startProtocol` came to. */
export type StartProtocolPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The protocol after the change; null when there is none. */
  protocol?: Maybe<Protocol>;
};

/** A category that steps are filed under. */
export type StepCategory = {
  /** The colour that it is shown in. */
  colour: CategoryColour;
  /** Stable name, e.g. 'training'. */
  key: Scalars['String']['output'];
  /** Swedish name; that of a category that is not known is its key. */
  name: Scalars['String']['output'];
};

/** An activity of a day, of the health protocol's result. */
export type SuggestedActivity = {
  /** What it is filed under. */
  category: SuggestedActivityCategory;
  /** How it is done. */
  description: Scalars['String']['output'];
  /** How much; null where that says nothing. */
  dosage?: Maybe<Scalars['String']['output']>;
  /** True for what is no part of the day unless its owner turns it on. */
  isOptional: Scalars['Boolean']['output'];
  /** Stable name. */
  key: Scalars['String']['output'];
  /** When in the day; never NONE. */
  timeOfDay: TimeOfDay;
  /** Title. */
  title: Scalars['String']['output'];
};

/** What an activity of the health protocol's result is filed under. */
export type SuggestedActivityCategory =
  /** 'Mindfulness'. */
  | 'MINDFULNESS'
  /** 'Kost'. */
  | 'NUTRITION'
  /** 'Återhämtning'. */
  | 'RECOVERY'
  /** 'Sömn'. */
  | 'SLEEP'
  /** 'Tillskott'. */
  | 'SUPPLEMENTS'
  /** 'Träning'. */
  | 'TRAINING';

/** A dietary supplement. */
export type Supplement = Node & Product & {
  /** The provider's page for it; null when there is none to open. */
  affiliateLink?: Maybe<Scalars['URL']['output']>;
  /** Its product area. */
  area: Area;
  /** Its category. */
  category: Category;
  /** Day on which its facts were last looked at. */
  checkedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What speaks against it. */
  cons: Array<Scalars['String']['output']>;
  /** The number that addresses name it by, e.g. 12 in '/tester?jamfor=12'. */
  databaseId: Scalars['Int']['output'];
  /** How it is delivered. */
  deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** One to three sentences. */
  description: Scalars['String']['output'];
  /** How demanding it is to use; null passes every experience rule. */
  difficulty?: Maybe<Difficulty>;
  /** What is taken at once, as the package says, e.g. '2 kapslar'. */
  dose?: Maybe<Scalars['String']['output']>;
  /** How many times `dose` a package holds. */
  dosesPerPackage?: Maybe<Scalars['Int']['output']>;
  /** Rating by others, 0 to 5. */
  externalRating?: Maybe<Scalars['Float']['output']>;
  /** What it has or does. */
  features: Array<Scalars['String']['output']>;
  /** The form it comes in. */
  form?: Maybe<SupplementForm>;
  /** Swedish label of `form`, e.g. 'Kapsel'. */
  formLabel?: Maybe<Scalars['String']['output']>;
  /** The goals that it is shown for, each with the reason, tied by hand. */
  goalReasons: Array<GoalReason>;
  /** The published guides about it: what a test measures, a supplement contains or equipment is for. */
  guides: Array<Article>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** False: visible to admins only. */
  isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  isRecurring: Scalars['Boolean']['output'];
  /** What it costs otherwise, where `priceEstimate` says so and that is more, as in '349 kr (ord. 449 kr)'. */
  listPrice?: Maybe<Money>;
  /** The lowest price of the last thirty days, today among them; null when none is known. */
  lowestPrice30Days?: Maybe<Money>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Path of its page, e.g. '/tester/jarnkollen-hemma-1'. Former ones, with the same number at their end, lead there. */
  path: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it cannot be read, and when it is in another currency. Of what is paid again and again, see `isRecurring`, what each time costs; of others see `pricePer`. */
  price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: Maybe<Scalars['String']['output']>;
  /** What it has cost, the latest first, since we know its prices and since they are paid as they are now (once, or again and again). Errors: BAD_USER_INPUT. */
  priceHistory: Array<PricePeriod>;
  /** What the price is for, in Swedish, e.g. 'månad', '3 månader' or '100 g'; null where it is paid once for one, and where it cannot be read. */
  pricePer?: Maybe<Scalars['String']['output']>;
  /** What a dose costs at the lowest price; null where price or doses are not known, or the price is paid again and again. */
  pricePerDose?: Maybe<Money>;
  /** Present while the price may be called reduced: lowered within the last thirty days, to less than every price of the thirty days before. */
  priceReduction?: Maybe<PriceReduction>;
  /** What speaks for it. */
  pros: Array<Scalars['String']['output']>;
  /** Its provider, when the catalogue knows more than the name. */
  provider?: Maybe<Provider>;
  /** Country of the provider in Swedish, e.g. 'Sverige'. */
  providerCountry?: Maybe<Scalars['String']['output']>;
  /** Name of the provider. */
  providerName: Scalars['String']['output'];
  /** Why it stands where it does in its area's order, e.g. 'Visas först: svensk leverantör'. */
  rankReason: Scalars['String']['output'];
  /** Which of the published criteria it meets; none where it is not recommended. */
  recommendationCriteria: Array<RecommendationCriterion>;
  /** Countries it is sent to. */
  shippingRegions: Array<Scalars['String']['output']>;
  /** Its active substances, e.g. 'Magnesium'. */
  substances: Array<Scalars['String']['output']>;
  /** Path that leads to the provider's page and counts the click, e.g. '/ut/12'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/12?fran=tester'. */
  visitPath?: Maybe<Scalars['String']['output']>;
  /** What may harm somebody, in whole sentences, e.g. 'Ta det inte om du är gravid eller ammar.'; show every one of them before the way to the seller. */
  warnings: Array<Scalars['String']['output']>;
};


/** A dietary supplement. */
export type SupplementPriceHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The form a supplement comes in. */
export type SupplementForm =
  /** 'Kapsel'. */
  | 'CAPSULE'
  /** 'Droppar'. */
  | 'DROPS'
  /** 'Gummies'. */
  | 'GUMMIES'
  /** 'Pulver'. */
  | 'POWDER'
  /** 'Mjukkapsel'. */
  | 'SOFTGEL'
  /** 'Tablett'. */
  | 'TABLET';

/** A supplier that collecting found, for admins. */
export type Supplier = Node & {
  /** What kinds of products it has. */
  categories: Array<Scalars['String']['output']>;
  /** Country in Swedish, e.g. 'Sverige'; null when no page says. */
  country?: Maybe<Scalars['String']['output']>;
  /** Fields that an admin has edited; collecting never overwrites them. */
  editedFields: Array<Scalars['String']['output']>;
  /** Which page said what. */
  factSources: Array<SupplierFactSource>;
  /** When collecting found it last. */
  fetchedAt: Scalars['DateTimeISO']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** True when the last collection that found it was the first. */
  isNew: Scalars['Boolean']['output'];
  /** What the last collection that found it changed; none when it was new or said nothing else. */
  lastChanges: Array<AuditChange>;
  /** Name. */
  name: Scalars['String']['output'];
  /** What its products cost, e.g. '129–499 kr'. */
  priceRange?: Maybe<Scalars['String']['output']>;
  /** What it says that it is good at. */
  specialisations: Array<Scalars['String']['output']>;
  /** Grows with every change; `updateSupplier` takes the one that was shown. */
  version: Scalars['Int']['output'];
  /** Its own web address. */
  website?: Maybe<Scalars['URL']['output']>;
};

/** A run of collecting suppliers. */
export type SupplierCollection = Node & {
  /** Why it failed, in Swedish; null when it did not. */
  error?: Maybe<Scalars['String']['output']>;
  /** When it came to its end; null until then. */
  finishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Pages that were read. */
  pagesDone: Scalars['Int']['output'];
  /** Pages that could not be read. */
  pagesFailed: Scalars['Int']['output'];
  /** Pages to be read, as far as they are known. */
  pagesTotal: Scalars['Int']['output'];
  /** When it was started. */
  startedAt: Scalars['DateTimeISO']['output'];
  /** Full name of the admin who started it; null when the account is gone. */
  startedByName?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  state: SupplierCollectionState;
  /** Names of the suppliers that were found so far, in their order. */
  suppliers: Array<Scalars['String']['output']>;
  /** Of these, how many were known and have changed. */
  suppliersChanged: Scalars['Int']['output'];
  /** Of these, how many no earlier collection had found. */
  suppliersNew: Scalars['Int']['output'];
  /** Suppliers that were found so far. */
  totalCollected: Scalars['Int']['output'];
  /** Pages that could not be read, the first 20; none of a run that is not the latest. */
  unreadPages: Array<UnreadPage>;
};


/** A run of collecting suppliers. */
export type SupplierCollectionSuppliersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** How far a collection of suppliers is. */
export type SupplierCollectionState =
  /** An admin cancelled it. What was found until then is kept. */
  | 'CANCELLED'
  /** It came to its end. */
  | 'DONE'
  /** It came to its end without success; `error` says why. */
  | 'FAILED'
  /** It was started, and waits for its turn. */
  | 'PENDING'
  /** Pages are being read. */
  | 'RUNNING';

/** Suppliers by name. */
export type SupplierConnection = {
  /** What the page lists, with cursors. */
  edges: Array<SupplierEdge>;
  /** The same without cursors. */
  nodes: Array<Supplier>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are of them. */
  totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type SupplierEdge = {
  /** Give it as `after` to go on behind this one. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: Supplier;
};

/** Where a fact of a supplier comes from. */
export type SupplierFactSource = {
  /** The fact's field, e.g. 'country'. */
  field: Scalars['String']['output'];
  /** Address of the page that said so; null when it was the site's own catalogue. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A page that collecting suppliers reads. */
export type SupplierSource = Node & {
  /** Full name of the admin who listed it; null when the account is gone. */
  addedByName?: Maybe<Scalars['String']['output']>;
  /** When it was listed. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** What the page is. */
  kind: SupplierSourceKind;
  /** Its address. */
  url: Scalars['URL']['output'];
};

/** What a page is that collecting reads. */
export type SupplierSourceKind =
  /** A page of one company: it alone is read. */
  | 'COMPANY'
  /** A list: it and the pages that it links to are read. */
  | 'LIST';

/** What a synonym leads to. */
export type SynonymKind =
  /** A guide, by its slug, which is shown beside what is found. */
  | 'GUIDE'
  /** A marker, by its name, which is searched as well. */
  | 'MARKER'
  /** Other words for it, which are searched as well. */
  | 'WORDS';

/** A version that something shall be again. */
export type TakeBackInput = {
  /** The version's key. */
  key: Scalars['ID']['input'];
  /** The `version` of the thing that was shown beside it. */
  version: Scalars['Int']['input'];
};

/** What taking a version back came to. */
export type TakeBackPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A test whose answers are analysed. */
export type TestKind =
  /** The health protocol questionnaire. */
  | 'PROTOCOL'
  /** The sleep test. */
  | 'SLEEP'
  /** The training test. */
  | 'TRAINING';

/** Where a test is taken. */
export type TestLocation =
  /** At a clinic, by appointment. */
  | 'CLINIC'
  /** At a clinic, without an appointment. */
  | 'DROP_IN'
  /** At home. */
  | 'HOME'
  /** The visitor chooses between several. */
  | 'MULTIPLE';

/** A heading of a text. */
export type TextHeading = {
  /** Its place on the page, for links such as '/guider/jarn#kallor'. */
  id: Scalars['String']['output'];
  /** 2 for a section, 3 for a part of one, up to 6. */
  level: Scalars['Int']['output'];
  /** Its words. */
  text: Scalars['String']['output'];
};

/** When in the day a step is done; NONE is a step that was said to have no time. */
export type TimeOfDay =
  /** 'Eftermiddag'. */
  | 'AFTERNOON'
  /** 'Kväll'. */
  | 'EVENING'
  /** 'Morgon'. */
  | 'MORNING'
  /** 'Natt'. */
  | 'NIGHT'
  /** 'Ingen tid'. */
  | 'NONE';

/** Tokens for a native client; browsers get cookies instead. */
export type Tokens = {
  /** For the header 'Authorization: Bearer …'. */
  accessToken: Scalars['String']['output'];
  /** For later sign-ins to the same account (`SignInInput.deviceToken`), so that strangers' wrong passwords do not lock this device out; null when tokens are refreshed. */
  deviceToken?: Maybe<Scalars['String']['output']>;
  /** When the access token runs out. */
  expiresAt: Scalars['DateTimeISO']['output'];
  /** For `refreshSession`; each works once. */
  refreshToken: Scalars['String']['output'];
};

/** What an article is about. */
export type Topic =
  /** 'Om sajten'. */
  | 'ABOUT'
  /** 'Mat'. */
  | 'FOOD'
  /** 'Sinne'. */
  | 'MIND'
  /** 'Prover'. */
  | 'SAMPLES'
  /** 'Sömn'. */
  | 'SLEEP'
  /** 'Tillskott'. */
  | 'SUPPLEMENTS'
  /** 'Träning'. */
  | 'TRAINING';

/** A training method. */
export type TrainingMethod = Content & Node & {
  /** How to begin, in a few sentences. */
  beginning: Scalars['String']['output'];
  /** What it can do for one. */
  benefits: Array<Scalars['String']['output']>;
  /** What to keep in mind, for comparing. */
  caution: Scalars['String']['output'];
  /** What it is, in a sentence or two. */
  description: Scalars['String']['output'];
  /** How long a session takes, e.g. '45–60 min'. */
  duration: Scalars['String']['output'];
  /** How often, e.g. '2–3 gånger i veckan'. */
  frequency: Scalars['String']['output'];
  /** The guide to read on in; null when it is not published. */
  guide?: Maybe<Article>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** How demanding it is. */
  intensity: Intensity;
  /** Path of its card, e.g. '/traning#zone-2'. */
  path: Scalars['String']['output'];
  /** Stable name, e.g. 'zone-2'; 'method:' and it is its item in the journey. */
  slug: Scalars['String']['output'];
  /** Whom it suits, for comparing. */
  suits: Scalars['String']['output'];
  /** Swedish name. */
  title: Scalars['String']['output'];
};

/** How often they train in a week. */
export type TrainingTestCurrentFrequency =
  /** 'Varje dag'. */
  | 'DAILY'
  /** 'Aldrig'. */
  | 'NEVER'
  /** '1–2 gånger'. */
  | '_1_2'
  /** '3–4 gånger'. */
  | '_3_4'
  /** '5–6 gånger'. */
  | '_5_6';

/** How hard they train. */
export type TrainingTestCurrentIntensity =
  /** 'Lätt, jag kan sjunga'. */
  | 'LIGHT'
  /** 'Måttligt, jag kan prata'. */
  | 'MODERATE'
  /** 'Mycket hårt, jag kan inte prata'. */
  | 'VERY_VIGOROUS'
  /** 'Hårt, jag kan säga några ord'. */
  | 'VIGOROUS';

/** How they train, at least one. */
export type TrainingTestCurrentTypes =
  /** 'Annat'. */
  | 'ANNAT'
  /** 'Crossfit'. */
  | 'CROSSFIT'
  /** 'Cykling'. */
  | 'CYKLING'
  /** 'Dans'. */
  | 'DANS'
  /** 'Kampsport'. */
  | 'KAMPSPORT'
  /** 'Kondition'. */
  | 'KONDITION'
  /** 'Löpning'. */
  | 'LOPNING'
  /** 'Pilates'. */
  | 'PILATES'
  /** 'Simning'. */
  | 'SIMNING'
  /** 'Styrketräning'. */
  | 'STYRKETRANING'
  /** 'Yoga'. */
  | 'YOGA';

/** The answers of the training test. */
export type TrainingTestData = {
  /** Age in years, 18 to 100. */
  age: Scalars['Int']['input'];
  /** What of a list of symptoms, illnesses and circumstances applies to them; NONE when nothing does. */
  conditions?: InputMaybe<Array<SafetyChoice>>;
  /** How often they train in a week. */
  currentFrequency: TrainingTestCurrentFrequency;
  /** How hard they train. */
  currentIntensity: TrainingTestCurrentIntensity;
  /** How they train, at least one. */
  currentTypes: Array<TrainingTestCurrentTypes>;
  /** Fitness now. */
  fitnessLevel: TrainingTestFitnessLevel;
  /** Gender. */
  gender: TrainingTestGender;
  /** A condition that matters for training. */
  healthConditions: TrainingTestHealthConditions;
  /** Injuries. */
  injuries: TrainingTestInjuries;
  /** Names of medicines that they take, at most 20 of 60 characters each; one that is not known counts, too. */
  medicines?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Trouble with moving. */
  mobilityIssues: TrainingTestMobilityIssues;
  /** In their own words, at most 2 000 characters. */
  motivationFactors?: InputMaybe<Scalars['String']['input']>;
  /** How they prefer to train, at least one. */
  preferredTrainingTypes: Array<TrainingTestPreferredTrainingTypes>;
  /** Goals, at least one. */
  primaryGoals: Array<TrainingTestPrimaryGoals>;
  /** How fast they recover. */
  recoveryTime: TrainingTestRecoveryTime;
  /** 1 (badly) to 5 (well). */
  sleepQuality: Scalars['Int']['input'];
  /** 1 (calm) to 5 (very stressed). */
  stressLevel: Scalars['Int']['input'];
  /** Hours for training in a week. */
  timeAvailable: TrainingTestTimeAvailable;
  /** In their own words, at most 2 000 characters. */
  trainingChallenges?: InputMaybe<Scalars['String']['input']>;
  /** How experienced. */
  trainingExperience: TrainingTestTrainingExperience;
  /** Hours of training in a week. */
  weeklyHours: TrainingTestWeeklyHours;
  /** How active they are in the day. */
  workType: TrainingTestWorkType;
};

/** Fitness now. */
export type TrainingTestFitnessLevel =
  /** 'Mycket god'. */
  | 'EXCELLENT'
  /** 'Hyfsad'. */
  | 'FAIR'
  /** 'God'. */
  | 'GOOD'
  /** 'Svag'. */
  | 'POOR';

/** Gender. */
export type TrainingTestGender =
  /** 'Annan'. */
  | 'ANNAN'
  /** 'Kvinna'. */
  | 'KVINNA'
  /** 'Man'. */
  | 'MAN';

/** A condition that matters for training. */
export type TrainingTestHealthConditions =
  /** 'Artros eller ledgångsreumatism'. */
  | 'ARTHRITIS'
  /** 'Ryggbesvär'. */
  | 'BACK'
  /** 'Hjärta eller kärl'. */
  | 'CARDIOVASCULAR'
  /** 'Diabetes'. */
  | 'DIABETES'
  /** 'Nej'. */
  | 'NONE'
  /** 'Något annat'. */
  | 'OTHER';

/** Injuries. */
export type TrainingTestInjuries =
  /** 'En lindrig'. */
  | 'MINOR'
  /** 'En måttlig'. */
  | 'MODERATE'
  /** 'Nej'. */
  | 'NONE'
  /** 'En svår'. */
  | 'SIGNIFICANT';

/** Trouble with moving. */
export type TrainingTestMobilityIssues =
  /** 'Dålig balans'. */
  | 'BALANCE'
  /** 'Långvarig smärta'. */
  | 'CHRONIC_PAIN'
  /** 'Svårt att samordna rörelser'. */
  | 'COORDINATION'
  /** 'Nej'. */
  | 'NONE'
  /** 'Stelhet'. */
  | 'STIFFNESS';

/** How they prefer to train, at least one. */
export type TrainingTestPreferredTrainingTypes =
  /** 'Med kroppsvikt'. */
  | 'BODYWEIGHT'
  /** 'Med redskap'. */
  | 'EQUIPMENT'
  /** 'Funktionellt'. */
  | 'FUNCTIONAL'
  /** 'I grupp'. */
  | 'GROUP'
  /** 'På gym'. */
  | 'GYM'
  /** 'Hemma'. */
  | 'HOME'
  /** 'Utomhus'. */
  | 'OUTDOOR'
  /** 'Med tränare'. */
  | 'PERSONAL';

/** Goals, at least one. */
export type TrainingTestPrimaryGoals =
  /** 'Få bättre balans'. */
  | 'BALANCE'
  /** 'Få bättre kondition'. */
  | 'ENDURANCE'
  /** 'Få mer energi'. */
  | 'ENERGY'
  /** 'Bli rörligare'. */
  | 'FLEXIBILITY'
  /** 'Hålla länge'. */
  | 'LONGEVITY'
  /** 'Behålla formen'. */
  | 'MAINTENANCE'
  /** 'Få mindre ont'. */
  | 'PAIN_RELIEF'
  /** 'Bli bättre i en sport'. */
  | 'SPORT_SPECIFIC'
  /** 'Bli starkare'. */
  | 'STRENGTH'
  /** 'Stressa av'. */
  | 'STRESS_RELIEF'
  /** 'Gå upp i vikt'. */
  | 'WEIGHT_GAIN'
  /** 'Gå ner i vikt'. */
  | 'WEIGHT_LOSS';

/** How fast they recover. */
export type TrainingTestRecoveryTime =
  /** 'Snabbt, inom ett dygn'. */
  | 'FAST'
  /** 'Ungefär ett till två dygn'. */
  | 'MODERATE'
  /** 'Långsamt, två till tre dygn'. */
  | 'SLOW'
  /** 'Mycket snabbt, inom ett halvt dygn'. */
  | 'VERY_FAST'
  /** 'Mycket långsamt, mer än tre dygn'. */
  | 'VERY_SLOW';

/** Hours for training in a week. */
export type TrainingTestTimeAvailable =
  /** '1–2 timmar'. */
  | '_1_2'
  /** '3–4 timmar'. */
  | '_3_4'
  /** '5–6 timmar'. */
  | '_5_6'
  /** '7–9 timmar'. */
  | '_7_9'
  /** '10 timmar eller mer'. */
  | '_10_OR_MORE';

/** How experienced. */
export type TrainingTestTrainingExperience =
  /** 'Van, två till fem år'. */
  | 'ADVANCED'
  /** 'Nybörjare, under ett halvår'. */
  | 'BEGINNER'
  /** 'Mycket van, mer än fem år'. */
  | 'EXPERT'
  /** 'Medel, upp till två år'. */
  | 'INTERMEDIATE';

/** Hours of training in a week. */
export type TrainingTestWeeklyHours =
  /** 'Ingen tid alls'. */
  | '_0'
  /** '1–2 timmar'. */
  | '_1_2'
  /** '3–4 timmar'. */
  | '_3_4'
  /** '5–7 timmar'. */
  | '_5_7'
  /** '8 timmar eller mer'. */
  | '_8_OR_MORE';

/** How active they are in the day. */
export type TrainingTestWorkType =
  /** 'Står och går lite'. */
  | 'LIGHT_ACTIVE'
  /** 'Går mycket'. */
  | 'MODERATELY_ACTIVE'
  /** 'Sitter mest'. */
  | 'SEDENTARY'
  /** 'Tungt kroppsarbete'. */
  | 'VERY_ACTIVE';

/** An account that may be used again. */
export type UnblockAccountInput = {
  /** `ListedAccount.key`. */
  key: Scalars['String']['input'];
};

/** What letting an account in again came to. */
export type UnblockAccountPayload = {
  /** The account as it is now; null when refused. */
  account?: Maybe<ListedAccount>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A step that was not done after all. */
export type UndoItemInput = {
  /** When it was taken back; now when absent or in the future. What was ticked since stays. */
  at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The day; of a weekly step any day of its week. */
  day: Scalars['LocalDate']['input'];
  /** Key of the protocol's step, as `ChecklistItem.itemKey` has it. */
  itemKey: Scalars['String']['input'];
};

/** What `undoItem` came to. */
export type UndoItemPayload = {
  /** The day's checklist as it stands now. */
  checklist?: Maybe<Checklist>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The step as it stands now. */
  item?: Maybe<ChecklistItem>;
};

/** Whose products get the pictures back that they had. */
export type UnlinkProviderLogoInput = {
  /** Name of the provider, as its products carry it. */
  providerName: Scalars['String']['input'];
};

/** What undoing it came to. */
export type UnlinkProviderLogoPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** How it is now; null when nothing was changed. */
  providerLogo?: Maybe<ProviderLogo>;
};

/** An achievement that was reached. */
export type UnlockedInput = {
  /** Key of the achievement. */
  key: Scalars['String']['input'];
  /** When. */
  unlockedAt: Scalars['DateTimeISO']['input'];
};

/** A page that could not be read. */
export type UnreadPage = {
  /** Why, in Swedish. */
  reason: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['URL']['output'];
};

/** A product whose price is no longer to be watched. */
export type UnwatchPriceInput = {
  /** Identifier of the product. */
  productId: Scalars['ID']['input'];
};

/** What ending the watch of a price came to. */
export type UnwatchPricePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
};

/** One thing that can be done now: of the plan, of the advice, or the next guide. */
export type UpNext = Content & {
  /** Minutes that it takes, where that is known. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  path: Scalars['String']['output'];
  /** Why this one, in a sentence. */
  reason: Scalars['String']['output'];
  /** Swedish title, for the link. */
  title: Scalars['String']['output'];
};

/** A picture for an article. */
export type UpdateArticleImageInput = {
  /** The article. */
  id: Scalars['ID']['input'];
  /** Address of the picture: one of our own six, e.g. '/art/articles/somn.svg', the drawing that was made for this article, or one of the library. */
  imageUrl: Scalars['String']['input'];
};

/** What giving an article a picture came to. */
export type UpdateArticleImagePayload = {
  /** The article as it is now; null when nothing was changed. */
  article?: Maybe<Article>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A guide, as an admin has edited it. */
export type UpdateArticleInput = {
  /** Who wrote it. */
  authorId: Scalars['ID']['input'];
  /** Up to three short words of 24 characters; a draft may lack them. */
  badges: Array<Scalars['String']['input']>;
  /** Body in Markdown, at most 100 000 characters. What is published has no first heading, ends with '## Källor', and refers to listed sources only. */
  content: Scalars['String']['input'];
  /** Whether reading it counts in the journey's training, too. */
  countsAsTraining: Scalars['Boolean']['input'];
  /** What the reader learns, at most 160 characters; a draft may lack it. */
  description: Scalars['String']['input'];
  /** How demanding it is; null for not said. */
  difficulty?: InputMaybe<Difficulty>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Of SCHEDULED: the day, as the calendar in Sweden. */
  publishDay?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of SCHEDULED: the time, as clocks in Sweden show it, 'HH:MM'. */
  publishTime?: InputMaybe<Scalars['String']['input']>;
  /** Day on which it was reviewed. */
  reviewedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Who has reviewed it; empty for nobody. Together with `reviewedOn`. */
  reviewer: Scalars['String']['input'];
  /** Which of the site's people has reviewed it, in the place of `reviewer`; nobody invented. */
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
  /** Name in addresses: a–z, digits and hyphens, at most 100 characters. */
  slug: Scalars['String']['input'];
  /** Whether it is published from now on. */
  state: ArticleState;
  /** Title, 1 to 150 characters in one line. */
  title: Scalars['String']['input'];
  /** What it is about. */
  topic: Topic;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing a guide came to. */
export type UpdateArticlePayload = {
  /** The guide as it stands now, also when it was changed meanwhile; null when nothing was found. */
  article?: Maybe<EditableArticle>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** An author as an admin has edited it: all of its facts but the name in addresses. */
export type UpdateAuthorInput = {
  /** Who it is, in Markdown, at most 4000 characters; may be empty. */
  bio: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Address of a picture of the library; null for none. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** True for an invented person, which the site must say. */
  isExample: Scalars['Boolean']['input'];
  /** Full name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Registration or licence, e.g. 'leg. läkare', at most 120 characters; may be empty. */
  registration?: InputMaybe<Scalars['String']['input']>;
  /** Profession and role, at most 120 characters; may be empty. */
  title: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing an author came to. */
export type UpdateAuthorPayload = {
  /** The author as it stands now, also when it was changed meanwhile; null when there is none. */
  author?: Maybe<EditableAuthor>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A marker as an admin has edited it: all of its facts. */
export type UpdateBiomarkerInput = {
  /** What it tells, in plain Swedish, at most 600 characters. */
  description: Scalars['String']['input'];
  /** What it is about, in the words of the others of its group; may be empty. */
  group: Scalars['String']['input'];
  /** Slugs of at most 8 guides that treat it, the nearest first. */
  guideSlugs: Array<Scalars['String']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** What a deviating value can mean in general terms; may be empty. */
  meaning: Scalars['String']['input'];
  /** Name, at most 100 characters, e.g. 'Ferritin'. */
  name: Scalars['String']['input'];
  /** Limits as the first of its guides states them; may be empty. */
  reference: Scalars['String']['input'];
  /** Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty. */
  unit: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing a marker came to. */
export type UpdateBiomarkerPayload = {
  /** The marker as it stands now, also when it was changed meanwhile; null when there is none. */
  biomarker?: Maybe<EditableBiomarker>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** A category as an admin has edited it: all of its facts. */
export type UpdateCategoryInput = {
  /** The product area it belongs to. */
  area: Area;
  /** One sentence on what belongs here; may be empty. */
  description: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Swedish name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Place among the categories of tests; those of other areas come by name. */
  position: Scalars['Int']['input'];
  /** Name in addresses and filters, e.g. 'hormontester'. */
  slug: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing a category came to. */
export type UpdateCategoryPayload = {
  /** The category as it stands now, also when it was changed meanwhile; null when there is none. */
  category?: Maybe<EditableCategory>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** What a picture is said to show. */
export type UpdateImageInput = {
  /** What it shows, at most 300 characters; empty for mere decoration. */
  alt: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** What `updateImage` came to. */
export type UpdateImagePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The picture as it is now. */
  image?: Maybe<LibraryImage>;
};

/** A goal or an achievement, as an admin has written it. */
export type UpdateJourneyTextInput = {
  /** What it takes, 1 to 120 characters; '' of goals. */
  description: Scalars['String']['input'];
  /** Whether a goal can be chosen by those who do not have it, three of them at least; true of achievements. */
  isShown: Scalars['Boolean']['input'];
  /** Which one: its key. */
  key: Scalars['ID']['input'];
  /** What it is called, 1 to 40 characters. */
  title: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing a goal or an achievement came to. */
export type UpdateJourneyTextPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** It as it stands now, also when it was changed meanwhile. */
  text?: Maybe<EditableJourneyText>;
};

/** A mail's text, as an admin has edited it. */
export type UpdateMailInput = {
  /** Its paragraphs, apart by empty lines; at most 5 000 characters. */
  body: Scalars['String']['input'];
  /** What is on its button, at most 60 characters; '' where there is none. */
  button: Scalars['String']['input'];
  /** Which mail. */
  kind: MailKind;
  /** Subject, 1 to 150 characters. */
  subject: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing a mail came to. */
export type UpdateMailPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The mail as it stands now, also when it was changed meanwhile. */
  mail?: Maybe<EditableMail>;
};

/** A question of the marker chooser, as an admin has edited it. */
export type UpdateMarkerQuestionInput = {
  /** Whether the chooser, its guide and searches show it. */
  isShown: Scalars['Boolean']['input'];
  /** Which one: its key. */
  key: Scalars['ID']['input'];
  /** Its place among the questions, from 1; of two alike the product's order decides. */
  position: Scalars['Int']['input'];
  /** What the markers can tell of it, and what they cannot; 1 to 600 characters. */
  text: Scalars['String']['input'];
  /** The question, 1 to 80 characters. */
  title: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing a question came to. */
export type UpdateMarkerQuestionPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The question as it stands now, also when it was changed meanwhile. */
  question?: Maybe<EditableMarkerQuestion>;
};

/** All that is to stand about a provider of MR scans. */
export type UpdateMrProviderInput = {
  /** The provider's page; empty when there is none. */
  affiliateLink: Scalars['String']['input'];
  /** Day on which its facts were last looked at. */
  checkedOn: Scalars['LocalDate']['input'];
  /** Whether a doctor goes through the answer. */
  hasDoctorAnalysis: Scalars['Boolean']['input'];
  /** Highest price in kronor, not lower than the lowest. */
  highestPrice: Scalars['Int']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Whether the editors recommend it. */
  isFeatured: Scalars['Boolean']['input'];
  /** Where the scan is made. */
  location: Scalars['String']['input'];
  /** Lowest price in kronor. */
  lowestPrice: Scalars['Int']['input'];
  /** Name, 1 to 120 characters in one line, unlike all others. */
  name: Scalars['String']['input'];
  /** Whether a doctor's referral is needed. */
  requiresPrescription: Scalars['Boolean']['input'];
  /** What speaks for it, 10 at most. */
  strengths: Array<Scalars['String']['input']>;
  /** Calendar days that the answer takes at most, 0 to 365. */
  turnaroundDays: Scalars['Int']['input'];
  /** How long the answer takes, e.g. '5–7 arbetsdagar'. */
  turnaroundTime: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
  /** What to keep in mind, 10 at most. */
  weaknesses: Array<Scalars['String']['input']>;
};

/** What editing a provider of MR scans came to. */
export type UpdateMrProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  mrProvider?: Maybe<EditableMrProvider>;
};

/** A page of text, as an admin has edited it. */
export type UpdatePageInput = {
  /** What the page is about, at most 160 characters as it is shown. */
  description: Scalars['String']['input'];
  /** The first heading, 1 to 150 characters. */
  heading: Scalars['String']['input'];
  /** Of an own page: whether the footer leads there. */
  inFooter?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of an own page: whether visitors see it. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether search engines are asked not to show it; without this it stays as it was, of a new page false. */
  isUnlisted?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the page begins with, at most 1 000 characters. */
  lead: Scalars['String']['input'];
  /** Of an own page: where it stands from now on, without the slash; the former address leads there. */
  newSlug?: InputMaybe<Scalars['String']['input']>;
  /** Its sections in their order, 60 at most. */
  sections: Array<PageSectionInput>;
  /** Which one. */
  slug: Scalars['String']['input'];
  /** Title, 1 to 150 characters. */
  title: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing a page came to. */
export type UpdatePagePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The page as it stands now, also when it was changed meanwhile; null when nothing was found. */
  page?: Maybe<EditablePage>;
};

/** A product as an admin has edited it: all of its facts. */
export type UpdateProductInput = {
  /** The provider's page for it. */
  affiliateLink?: InputMaybe<Scalars['String']['input']>;
  /** Slug of its category, which also decides its area. */
  category: Scalars['String']['input'];
  /** Day on which its facts were last looked at. */
  checkedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What speaks against it. */
  cons: Array<Scalars['String']['input']>;
  /** What a test measures, or the active substances of a supplement. */
  contents: Array<Scalars['String']['input']>;
  /** Which of the published criteria it meets: at least two of what is recommended, otherwise none. */
  criteria: Array<RecommendationCriterion>;
  /** How it is delivered. */
  deliveryMethod?: InputMaybe<Scalars['String']['input']>;
  /** One to three sentences. */
  description: Scalars['String']['input'];
  /** How demanding it is to use. */
  difficulty?: InputMaybe<Difficulty>;
  /** What of a supplement is taken at once, e.g. '2 kapslar'. */
  dose?: InputMaybe<Scalars['String']['input']>;
  /** How many doses of a supplement a package holds, 1 to 10 000. */
  dosesPerPackage?: InputMaybe<Scalars['Int']['input']>;
  /** Rating by others, 0 to 5. */
  externalRating?: InputMaybe<Scalars['Float']['input']>;
  /** What it has or does. */
  features: Array<Scalars['String']['input']>;
  /** Form of a supplement; null for other products. */
  form?: InputMaybe<SupplementForm>;
  /** The goals that it is shown for; each goal once. */
  goals: Array<GoalReasonInput>;
  /** Whether a doctor comments on the results. */
  hasDoctorAnalysis: Scalars['Boolean']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Address of its picture. In an input one of the library's, or the one it has; '' and null for none, absent to keep it. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whom a test is for; null when it is for everybody. */
  intendedFor?: InputMaybe<Sex>;
  /** False: visible to admins only. */
  isAvailable: Scalars['Boolean']['input'];
  /** Recommended; comes first in lists. */
  isFeatured: Scalars['Boolean']['input'];
  /** Of equipment its type, of tests what they are about. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Accreditation of the laboratory. */
  labAccreditation?: InputMaybe<Scalars['String']['input']>;
  /** Where samples are taken. */
  labNetwork: Array<Scalars['String']['input']>;
  /** Name, at most 300 characters. */
  name: Scalars['String']['input'];
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: InputMaybe<Scalars['String']['input']>;
  /** What speaks for it. */
  pros: Array<Scalars['String']['input']>;
  /** Country of the provider in Swedish. */
  providerCountry?: InputMaybe<Scalars['String']['input']>;
  /** Name of the provider. */
  providerName: Scalars['String']['input'];
  /** Whether it needs a prescription or a referral. */
  requiresPrescription: Scalars['Boolean']['input'];
  /** How the sample is taken. */
  sampleCollectionMethod?: InputMaybe<Scalars['String']['input']>;
  /** What a test takes; null for other products. */
  sampleType?: InputMaybe<SampleType>;
  /** Countries it is sent to. */
  shippingRegions: Array<Scalars['String']['input']>;
  /** Where a test is taken. */
  testLocation?: InputMaybe<TestLocation>;
  /** How long the results take. */
  turnaroundTime?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
  /** What may harm somebody, in whole sentences. */
  warnings: Array<Scalars['String']['input']>;
};

/** What editing a product came to. */
export type UpdateProductPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The product as it stands now, also when it was changed meanwhile; null when there is none. */
  product?: Maybe<EditableProduct>;
};

/** A changed profile. */
export type UpdateProfileInput = {
  /** Full name, 1 to 100 characters. */
  fullName: Scalars['String']['input'];
};

/** What changing the profile came to. */
export type UpdateProfilePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
};

/** A protocol as it is to be from now on; what was ticked of its steps stays. */
export type UpdateProtocolInput = {
  /** At most 1 000 characters; when absent as in `CreateProtocolInput`. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is for; none when absent. */
  goal?: InputMaybe<ProtocolGoal>;
  /** True when the day's list is to follow the order of the steps within a time of day. It stays as it is when absent. */
  hasOwnOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Its steps in their order, 1 to 100; others are removed. */
  steps: Array<ProtocolStepInput>;
};

/** What `updateProtocol` came to. */
export type UpdateProtocolPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The protocol after the change; null when there is none. */
  protocol?: Maybe<Protocol>;
};

/** A provider as an admin has edited it: all of its facts. */
export type UpdateProviderInput = {
  /** Country in Swedish; empty when it is not known. */
  country: Scalars['String']['input'];
  /** What its page says of it, at most 2000 characters; may be empty. */
  description: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Address of a picture of the library, or of the logo that it has; or empty. */
  logoUrl: Scalars['String']['input'];
  /** Name, at most 200 characters, unlike all others. */
  name: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
  /** Its own web address; empty when it is not known. */
  website: Scalars['String']['input'];
};

/** What editing a provider came to. */
export type UpdateProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  provider?: Maybe<EditableProvider>;
};

/** A redirect as an admin has edited it: all of its facts. */
export type UpdateRedirectInput = {
  /** A path of the site that no page has, without '?' and '#', e.g. '/gammal-sida'. */
  from: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Where it leads: a path of the site, or an https address. */
  to: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing a redirect came to. */
export type UpdateRedirectPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The redirect as it stands now, also when it was changed meanwhile; null when there is none. */
  redirect?: Maybe<EditableRedirect>;
};

/** What shall count the visits of the site. */
export type UpdateSiteAnalyticsInput = {
  /** Where the service is; of `OWN` the script. Ignored without a service. */
  address: Scalars['String']['input'];
  /** Whether visitors are asked first; only Plausible may count without. */
  asksFirst: Scalars['Boolean']['input'];
  /** Which service; null for none. */
  service?: InputMaybe<AnalyticsService>;
  /** What the service calls the site: a number for Matomo, a domain for Plausible. Ignored without a service. */
  siteId: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What changing the analytics came to. */
export type UpdateSiteAnalyticsPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  site?: Maybe<Site>;
};

/** Which parts the site shall do without. */
export type UpdateSiteAreasInput = {
  /** All that are off. */
  areasOff: Array<SiteArea>;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What turning parts of the site on and off came to. */
export type UpdateSiteAreasPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  site?: Maybe<Site>;
};

/** How the site shall look. */
export type UpdateSiteLookInput = {
  /** Address of a picture of the library to make the icons from: an SVG, or at least 512 pixels on its longer side; '' for none. Left out, it stays. */
  iconUrl?: InputMaybe<Scalars['String']['input']>;
  /** Address of a picture of the library; '' for none. */
  logoUrl: Scalars['String']['input'];
  /** The primary colour, as '#1F5A48', from which both palettes follow; '' for the product's own. */
  primaryColour: Scalars['String']['input'];
  /** Address of a picture of the library to show with links to pages: an SVG, or at least 1200 × 630 pixels; '' for none. Left out, it stays. */
  shareImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What changing how the site looks came to. */
export type UpdateSiteLookPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  site?: Maybe<Site>;
};

/** The menu and the footer, whole. */
export type UpdateSiteMenuInput = {
  /** The footer's three groups, in their order. */
  footer: Array<SiteFooterGroupInput>;
  /** The header's links, in their order: 1 to 9. */
  menu: Array<SiteLinkInput>;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What ordering the menu and the footer came to. */
export type UpdateSiteMenuPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  site?: Maybe<Site>;
};

/** The site as an admin has edited it: all of its facts. */
export type UpdateSiteSettingsInput = {
  /** The operator's postal address; '' until it is filled in. */
  address: Scalars['String']['input'];
  /** Where one writes to the operator; '' until it is filled in. */
  email: Scalars['String']['input'];
  /** Shown in the header, in page titles and in mail; at most 30 characters. */
  name: Scalars['String']['input'];
  /** Who answers for the site; '' until it is filled in. */
  operatorName: Scalars['String']['input'];
  /** The operator's organisation number; '' until it is filled in. */
  organisationNumber: Scalars['String']['input'];
  /** One line about what the site is; at most 120 characters. */
  tagline: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing the site came to. */
export type UpdateSiteSettingsPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  site?: Maybe<Site>;
};

/** The start page, whole. */
export type UpdateStartPageInput = {
  /** All six cards, one for each picture, in their order. */
  cards: Array<StartCardInput>;
  /** Its heading; at most 60 characters. */
  heading: Scalars['String']['input'];
  /** Address of a picture of the library that has a text; '' for the product's own drawing. */
  imageUrl: Scalars['String']['input'];
  /** The filled button; the path '#starta' opens the introduction to one's journey. */
  mainButton: SiteLinkInput;
  /** The link beside it. */
  moreLink: SiteLinkInput;
  /** The sentences below it; at most 240 characters. */
  text: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What changing the start page came to. */
export type UpdateStartPagePayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  site?: Maybe<Site>;
};

/** What is known of a supplier, as an admin has it. */
export type UpdateSupplierInput = {
  /** What kinds of products it has, 30 at most. */
  categories: Array<Scalars['String']['input']>;
  /** Country in Swedish; empty when it is not known. */
  country: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Name, 1 to 120 characters in one line. */
  name: Scalars['String']['input'];
  /** What its products cost, e.g. '129–499 kr'; empty when it is not known. */
  priceRange: Scalars['String']['input'];
  /** What it is good at, 30 at most. */
  specialisations: Array<Scalars['String']['input']>;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
  /** Its own web address; empty when it is not known. */
  website: Scalars['String']['input'];
};

/** What editing a supplier came to. */
export type UpdateSupplierPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The supplier as it stands now, also when it was changed meanwhile; null when there is none. */
  supplier?: Maybe<Supplier>;
};

/** A synonym as an admin has edited it: all of its facts. */
export type UpdateSynonymInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** What it leads to. */
  kind: SynonymKind;
  /** Other words, a marker's name or a guide's slug, as `kind` says. */
  target: Scalars['String']['input'];
  /** What people type, at most 60 characters, e.g. 'långtidssocker'. */
  term: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What editing a synonym came to. */
export type UpdateSynonymPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The synonym as it stands now, also when it was changed meanwhile; null when there is none. */
  synonym?: Maybe<EditableSynonym>;
};

/** Pictures to be stored, all or none. */
export type UploadImagesInput = {
  /** JPEG, PNG, GIF, WebP or SVG, of at most 10 MB each; 1 to 10. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  files: Array<Scalars['Upload']['input']>;
  /** What names begin with that are made up here, e.g. 'livsresan' for 'livsresan/1f2e3d4c'; without another wish the site's name. */
  folder?: InputMaybe<Scalars['String']['input']>;
  /** The name as it is to be, where there is one picture; several get '_1', '_2' … after it. One is made up when it is empty. */
  publicId?: InputMaybe<Scalars['String']['input']>;
};

/** What `uploadImages` came to. */
export type UploadImagesPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The pictures that were stored, in the order of the files. */
  images: Array<LibraryImage>;
  /** What became of them together, in Swedish. */
  message: Scalars['String']['output'];
  /** What became of each file, in their order. */
  results: Array<UploadResult>;
};

/** What became of one of the files that were sent. */
export type UploadResult = {
  /** Why this file was refused, in Swedish; null with success, and where another one is to blame. */
  error?: Maybe<Scalars['String']['output']>;
  /** The file's name, as it was sent. */
  fileName: Scalars['String']['output'];
  /** What became of it, in Swedish. */
  message: Scalars['String']['output'];
  /** The picture's name in addresses; null without success. */
  publicId?: Maybe<Scalars['String']['output']>;
  /** True when it is in the library; then all of them are. */
  success: Scalars['Boolean']['output'];
};

/** Proving once more who one is. */
export type VerifyAgainInput = {
  /** Of an account with a second factor. Six digits of the authenticator app, or a recovery code; blanks, hyphens and case make no difference. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password; of an account without a second factor. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What proving once more who one is came to. */
export type VerifyAgainPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
};

/** Something as it stood until it was changed or deleted. */
export type Version = {
  /** What was changed then; empty when the audit log no longer knows. */
  changes: Array<AuditChange>;
  /** Tells it from others; later ones have higher numbers. */
  key: Scalars['ID']['output'];
  /** What it was called. */
  name: Scalars['String']['output'];
  /** Until when it stood. */
  replacedAt: Scalars['DateTimeISO']['output'];
  /** Full name of who replaced it; null for the site itself, its command line and accounts that are gone. */
  replacedBy?: Maybe<Scalars['String']['output']>;
};

/** A version beside what stands now. */
export type VersionComparison = {
  /** The fields in which they differ, in full: what the version has (`before`), and what stands now. */
  differences: Array<AuditChange>;
  /** The `version` of the thing as it stands now. */
  version: Scalars['Int']['output'];
};

/** A section that is visited. */
export type VisitSectionInput = {
  /** True for a click on its heading, or on what begins it, which is counted; false when absent. */
  isInteraction?: InputMaybe<Scalars['Boolean']['input']>;
  /** The level. */
  level: ProgrammeLevel;
  /** Key of the section, e.g. 'introduction'. */
  section: Scalars['String']['input'];
};

/** What `visitSection` came to. */
export type VisitSectionPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The level as it is now; null when it was refused. */
  progress?: Maybe<ProgrammeProgress>;
};

/** A product whose price is to be watched. */
export type WatchPriceInput = {
  /** Identifier of the product. */
  productId: Scalars['ID']['input'];
};

/** What watching a price came to. */
export type WatchPricePayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
};

/** A consent to be withdrawn. */
export type WithdrawConsentInput = {
  /** What is no longer consented to. */
  kind: ConsentKind;
};

/** What withdrawing a consent came to. */
export type WithdrawConsentPayload = {
  /** The consent afterwards; null when refused. */
  consent?: Maybe<Consent>;
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The account as it is now; null when signed out. */
  me?: Maybe<Me>;
};
