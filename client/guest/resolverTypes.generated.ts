import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GuestContext } from './guestContext.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  readonly edges: ReadonlyArray<AccountEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<ListedAccount>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type AccountEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: ListedAccount;
};

/** Something that happened to an account, for its owner. */
export type AccountEvent = {
  /** What happened. */
  readonly action: AuditAction;
  /** When it happened. */
  readonly at: Scalars['DateTimeISO']['output'];
  /** Browser and system in words, e.g. 'Firefox på Windows', where it is about one; otherwise null. */
  readonly device?: Maybe<Scalars['String']['output']>;
  /** False when somebody else did it, e.g. an admin. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Tells it from other events; later ones have higher numbers. */
  readonly key: Scalars['String']['output'];
};

/** Something to have reached. */
export type Achievement = {
  /** What it takes. */
  readonly description: Scalars['String']['output'];
  /** Name of its icon. */
  readonly icon: Scalars['String']['output'];
  /** True when it was reached. */
  readonly isUnlocked: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'streak-7'. */
  readonly key: Scalars['String']['output'];
  /** What it takes. */
  readonly maxProgress: Scalars['Int']['output'];
  /** How far, 0 to `maxProgress`. */
  readonly progress: Scalars['Int']['output'];
  /** Swedish title. */
  readonly title: Scalars['String']['output'];
  /** When it was reached. */
  readonly unlockedAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A time during which a protocol is followed. */
export type ActiveProtocol = {
  /** False once it was ended. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Its own name: a UUID. */
  readonly key: Scalars['String']['output'];
  /** What is followed. */
  readonly protocol: Protocol;
  /** The first day. */
  readonly startedOn: Scalars['LocalDate']['output'];
  /** The day on which it is meant to be done. */
  readonly targetEndOn?: Maybe<Scalars['LocalDate']['output']>;
};

/** What an activity is filed under: a category of the journey, or a word for a part of one. */
export type ActivityCategory =
  /** 'Kunskap & guider'. */
  | 'knowledge'
  /** 'Mental optimering'. */
  | 'mental'
  /** 'Fysisk träning'. */
  | 'physical'
  /** 'Testning & optimering'. */
  | 'testing'
  /** 'träning'; counts in PHYSICAL. */
  | 'träning';

/** Something that was done. */
export type ActivityEntry = Content & {
  /** What it is filed under. */
  readonly category?: Maybe<ActivityCategory>;
  /** Minutes. */
  readonly duration: Scalars['Int']['output'];
  /** Goals that it belongs to. */
  readonly goals: ReadonlyArray<Scalars['String']['output']>;
  /** Given by the client, so that reporting twice changes nothing. */
  readonly key: Scalars['String']['output'];
  /** What the person wrote about it. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  readonly path: Scalars['String']['output'];
  /** When it was done. */
  readonly timestamp: Scalars['DateTimeISO']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** What it was. */
  readonly type: ActivityType;
};

/** Something that was done. */
export type ActivityInput = {
  /** What it is filed under; the category of the first item when absent. */
  readonly category?: InputMaybe<ActivityCategory>;
  /** Minutes; when absent or not believable 5 for an article, 3 for anything else. */
  readonly duration?: InputMaybe<Scalars['Int']['input']>;
  /** Goals that it belongs to. */
  readonly goals?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Given by the client; reporting the same one again changes nothing. An item's name, a colon and a day, e.g. 'guide:hiit:2026-11-22', counts it once a day, and each time in every category that it counts in. */
  readonly key: Scalars['String']['input'];
  /** What the person wrote about it, at most 200 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Path on the site. */
  readonly path: Scalars['String']['input'];
  /** When; now when absent or in the future. */
  readonly timestamp?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Title, at most 200 characters. */
  readonly title: Scalars['String']['input'];
  /** What it was. */
  readonly type: ActivityType;
};

/** What an activity was. */
export type ActivityType =
  /** An article was read. */
  | 'article'
  /** Products were compared. */
  | 'comparison'
  /** A section of a programme was completed. */
  | 'section'
  /** A step of a protocol was ticked. */
  | 'step'
  /** A test was taken. */
  | 'test'
  /** A page that counts was looked at. */
  | 'visit';

/** A page that collecting shall read. */
export type AddSupplierSourceInput = {
  /** What the page is. */
  readonly kind: SupplierSourceKind;
  /** Its address, http or https, on the Internet; at most 2 000 characters. */
  readonly url: Scalars['String']['input'];
};

/** What listing a page came to. */
export type AddSupplierSourcePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The page; null when it was not listed. */
  readonly supplierSource?: Maybe<SupplierSource>;
};

/** A page of counted clicks, the latest day first. */
export type AffiliateClickConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<AffiliateClickEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<AffiliateClickCount>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** All clicks in the period, on every page of the list. */
  readonly totalClicks: Scalars['Int']['output'];
};

/** How often a link to a provider was followed on a day from a page. Nothing is stored about who did. */
export type AffiliateClickCount = {
  /** Times it was followed. */
  readonly clicks: Scalars['Int']['output'];
  /** Swedish day. */
  readonly day: Scalars['LocalDate']['output'];
  /** Whose page the link leads to. */
  readonly kind: AffiliateLinkKind;
  /** Identifier of the provider of MR scans; null when the link was a product's. */
  readonly mrProviderId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page with the link, e.g. '/tester'; 'annan' when it is not known. */
  readonly page: Scalars['String']['output'];
  /** Identifier of the product, also of one that is gone; null when the link was a provider's of MR scans. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the product; null without one, and when it no longer exists. */
  readonly productName?: Maybe<Scalars['String']['output']>;
  /** Name of the provider; null when it, or the product, no longer exists. */
  readonly providerName?: Maybe<Scalars['String']['output']>;
};

/** One of a list, with its place in it. */
export type AffiliateClickEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: AffiliateClickCount;
};

/** Clicks on links to providers in a period. */
export type AffiliateClickReport = {
  /** Every day of the period in its order, also those without clicks. */
  readonly days: ReadonlyArray<ClicksOnDay>;
  /** By our page, most clicks first. */
  readonly pages: ReadonlyArray<ClicksOnPage>;
  /** All clicks in as many days right before it. */
  readonly previousClicks: Scalars['Int']['output'];
  /** All clicks in the period. */
  readonly totalClicks: Scalars['Int']['output'];
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
  readonly activities: ReadonlyArray<SuggestedActivity>;
  /** The text, in Markdown; empty when there is none. */
  readonly aiRecommendations: Scalars['String']['output'];
  /** When its owner said that they have talked to care. */
  readonly careContactedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What was answered otherwise than in the test of its kind before. */
  readonly changes: ReadonlyArray<AnalysisChange>;
  /** When the test was taken. */
  readonly createdAt: Scalars['DateTimeISO']['output'];
  /** What to do, what matters most first. */
  readonly findings: ReadonlyArray<Finding>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** True when the text service was asked and did not answer. */
  readonly isFallback: Scalars['Boolean']['output'];
  /** True after more than 30 days: the test is offered again. */
  readonly isStale: Scalars['Boolean']['output'];
  /** A UUID, as addresses name it; its first 8 characters are shown. */
  readonly key: Scalars['String']['output'];
  /** Of which test. */
  readonly kind: TestKind;
  /** The change in one number; null in results whose answers do not give it. */
  readonly measure?: Maybe<AnalysisMeasure>;
  /** What comes before everything else. */
  readonly redFlags: ReadonlyArray<RedFlag>;
  /** The same text section by section, in its order: the summary, findings by area, when to do what, tests. */
  readonly sections: ReadonlyArray<AnalysisSection>;
  /** What it is, after its red flags. */
  readonly shape: AnalysisShape;
  /** What wrote the text. */
  readonly source: AnalysisSource;
  /** What a protocol made of the activities is for; null where no goal of protocols is among the answers. */
  readonly suggestedGoal?: Maybe<ProtocolGoal>;
};

/** An answer that is another one than in the test before. */
export type AnalysisChange = {
  /** The answer then, in words. */
  readonly before: Scalars['String']['output'];
  /** What was asked, in a few words. */
  readonly label: Scalars['String']['output'];
  /** The answer now, in words. */
  readonly now: Scalars['String']['output'];
};

/** A page of the results of the one who asks, the newest first. */
export type AnalysisConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<AnalysisEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<Analysis>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type AnalysisEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: Analysis;
};

/** One number of a test, by which it is compared with the one before. */
export type AnalysisMeasure = {
  /** The number in the test before; null without one, or where that was measured otherwise. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** What is measured, in Swedish. */
  readonly label: Scalars['String']['output'];
  /** The number now, in words: 'ungefär 70 %'. */
  readonly now: Scalars['String']['output'];
  /** Where it goes; null where there is none before. */
  readonly trend?: Maybe<AnalysisTrend>;
};

/** A section of a result's text. */
export type AnalysisSection = {
  /** Its heading; empty where the text has none. */
  readonly heading: Scalars['String']['output'];
  /** What it is about, as far as its heading tells. */
  readonly kind: AnalysisSectionKind;
  /** What stands below the heading, in Markdown. */
  readonly text: Scalars['String']['output'];
};

/** What a section of a result's text is about. */
export type AnalysisSectionKind =
  /** What would change the advice. */
  | 'changes'
  /** What to do in one area; `findings` have it one by one. */
  | 'findings'
  /** How to go on after four weeks, when to stop, and the number to look at. */
  | 'month'
  /** Anything else, as whom to turn to. */
  | 'other'
  /** What comes before everything else; `redFlags` have it one by one. */
  | 'red-flags'
  /** What the answers say together, and what is answered to somebody's own words. */
  | 'summary'
  /** Which test answers which question, and where none is needed. */
  | 'tests'
  /** What is done or left today. */
  | 'today'
  /** What is begun with this week, or once care has said yes. */
  | 'week';

/** What a result is, after what its answers say care should hear of. */
export type AnalysisShape =
  /** A plan that stays folded until its owner has talked to care (`careContactedAt`). */
  | 'care-first'
  /** No plan: only whom to turn to. */
  | 'care-only'
  /** Findings, and for the health protocol activities. */
  | 'plan';

/** What wrote the text of a result; findings and red flags are always of the site's own rules. */
export type AnalysisSource =
  /** The site's own rules. */
  | 'built-in'
  /** An automatic text service that the operator uses. */
  | 'service';

/** Where the number of a test goes, from the one before. */
export type AnalysisTrend =
  /** It has become better. */
  | 'better'
  /** It is as it was. */
  | 'same'
  /** It has become worse. */
  | 'worse';

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
  readonly consentVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds. */
  readonly sessionId: Scalars['ID']['input'];
  /** All answers. */
  readonly testData: ProtocolTestData;
};

/** What `analyzeProtocol` came to. */
export type AnalyzeProtocolPayload = {
  /** The activities of a day; none but for the health protocol. */
  readonly activities: ReadonlyArray<SuggestedActivity>;
  /** The result. */
  readonly analysis?: Maybe<Analysis>;
  /** The first of `errors` in Swedish; null when there is a result. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** What to do, what matters most first. */
  readonly findings: ReadonlyArray<Finding>;
  /** The text, in Markdown. */
  readonly recommendations?: Maybe<Scalars['String']['output']>;
  /** What wrote the text. */
  readonly source?: Maybe<AnalysisSource>;
  /** True when there is a result. */
  readonly success: Scalars['Boolean']['output'];
  /** Key of the result. */
  readonly testId?: Maybe<Scalars['String']['output']>;
};

/** The sleep test, to be analysed. */
export type AnalyzeSleepInput = {
  /** A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds. */
  readonly sessionId: Scalars['ID']['input'];
  /** All answers. */
  readonly testData: SleepTestData;
};

/** What `analyzeSleep` came to. */
export type AnalyzeSleepPayload = {
  /** The activities of a day; none but for the health protocol. */
  readonly activities: ReadonlyArray<SuggestedActivity>;
  /** The result. */
  readonly analysis?: Maybe<Analysis>;
  /** The first of `errors` in Swedish; null when there is a result. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** What to do, what matters most first. */
  readonly findings: ReadonlyArray<Finding>;
  /** The text, in Markdown. */
  readonly recommendations?: Maybe<Scalars['String']['output']>;
  /** What wrote the text. */
  readonly source?: Maybe<AnalysisSource>;
  /** True when there is a result. */
  readonly success: Scalars['Boolean']['output'];
  /** Key of the result. */
  readonly testId?: Maybe<Scalars['String']['output']>;
};

/** The training test, to be analysed. */
export type AnalyzeTrainingInput = {
  /** Version of the TEST_ANSWERS text that somebody who is signed out consented to; an account's is stored. */
  readonly consentVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds. */
  readonly sessionId: Scalars['ID']['input'];
  /** All answers. */
  readonly testData: TrainingTestData;
};

/** What `analyzeTraining` came to. */
export type AnalyzeTrainingPayload = {
  /** The activities of a day; none but for the health protocol. */
  readonly activities: ReadonlyArray<SuggestedActivity>;
  /** The result. */
  readonly analysis?: Maybe<Analysis>;
  /** The first of `errors` in Swedish; null when there is a result. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** What to do, what matters most first. */
  readonly findings: ReadonlyArray<Finding>;
  /** The text, in Markdown. */
  readonly recommendations?: Maybe<Scalars['String']['output']>;
  /** What wrote the text. */
  readonly source?: Maybe<AnalysisSource>;
  /** True when there is a result. */
  readonly success: Scalars['Boolean']['output'];
  /** Key of the result. */
  readonly testId?: Maybe<Scalars['String']['output']>;
};

/** The answers of the recommendation questionnaire. */
export type AnswerQuestionnaireInput = {
  /** '18-25' to '65+'. Stored in a guest's browser only; left out for an account. */
  readonly ageGroup?: InputMaybe<Scalars['String']['input']>;
  /** How the visitor feels; null when not answered. */
  readonly currentHealth?: InputMaybe<CurrentHealth>;
  /** Address. Stored in a guest's browser only; left out for an account. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** At most 1 000 characters. Stored in a guest's browser only; left out for an account. */
  readonly healthGoals?: InputMaybe<Scalars['String']['input']>;
  /** Interests; may be empty. */
  readonly interests: ReadonlyArray<Interest>;
};

/** What `answerQuestionnaire` came to. */
export type AnswerQuestionnairePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The journey after the change; null when there was none. */
  readonly journey?: Maybe<Journey>;
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
  readonly author: Author;
  /** One to three short words. */
  readonly badges: ReadonlyArray<Scalars['String']['output']>;
  /** Body in Markdown (GFM), without the title; its last section is '## Källor', the sources, to which '[1]' and '[2, 3]' in the text refer. */
  readonly content: Scalars['String']['output'];
  /** `content` as safe HTML: sources are linked, grades of evidence have the class 'evidence', and the first place that names a marker leads to its page. */
  readonly contentHtml: Scalars['String']['output'];
  /** One sentence on what the reader learns. */
  readonly description: Scalars['String']['output'];
  /** How demanding it is to read and to do. */
  readonly difficulty?: Maybe<Difficulty>;
  /** The headings of `contentHtml`, in their order. */
  readonly headings: ReadonlyArray<TextHeading>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Its picture, three to two. */
  readonly image?: Maybe<Image>;
  /** False: visible to admins only. */
  readonly isPublished: Scalars['Boolean']['output'];
  /** The questions of the marker chooser that it treats, each with the markers that it names for it. */
  readonly markerQuestions: ReadonlyArray<MarkerQuestion>;
  /** The markers that `content` names, each by every name that stands there, in the order of the text. */
  readonly namedMarkers: ReadonlyArray<NamedMarker>;
  /** Path of its page, e.g. '/guider/jarn'. */
  readonly path: Scalars['String']['output'];
  /** When it was published; null for a draft. */
  readonly publishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How long reading it takes, e.g. '5 min'. */
  readonly readTime: Scalars['String']['output'];
  /** Which of the site's people has reviewed it; null where `reviewer` is somebody else, or nobody. */
  readonly reviewedBy?: Maybe<Author>;
  /** Day on which it was reviewed. */
  readonly reviewedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Who has reviewed it medically; null: nobody has, which its page must say. */
  readonly reviewer?: Maybe<Scalars['String']['output']>;
  /** Name in addresses: /guider/{slug}. */
  readonly slug: Scalars['String']['output'];
  /** What `content` lists under '## Källor', in its order. */
  readonly sources: ReadonlyArray<ArticleSource>;
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** What it is about. */
  readonly topic: Topic;
  /** Swedish label of `topic`, e.g. 'Träning'. */
  readonly topicLabel: Scalars['String']['output'];
  /** When its text was last changed. */
  readonly updatedAt: Scalars['DateTimeISO']['output'];
};

/** A page of articles, the latest first. */
export type ArticleConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<ArticleEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<Article>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** All articles of the list, on every page of it. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type ArticleEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: Article;
};

/** A source that an article or a programme names at its end. */
export type ArticleSource = {
  /** Its place in the list, which '[1]' in the text refers to. */
  readonly number: Scalars['Int']['output'];
  /** Who wrote what, and where it stands, as plain text without the address. */
  readonly text: Scalars['String']['output'];
  /** Where it can be read: its DOI as an address, or the page of the authority; null when neither is known. */
  readonly url?: Maybe<Scalars['URL']['output']>;
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
  readonly count: Scalars['Int']['output'];
  /** Swedish label, e.g. 'Träning'. */
  readonly label: Scalars['String']['output'];
  /** Name in addresses, e.g. 'traning'. */
  readonly slug: Scalars['String']['output'];
  /** The topic. */
  readonly topic: Topic;
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
  readonly after?: Maybe<Scalars['String']['output']>;
  /** What stood there, as text, cut where it is long. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** The field's name in the graph, e.g. 'imageUrl'. */
  readonly field: Scalars['String']['output'];
};

/** The audit log, the newest first. */
export type AuditLogConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<AuditLogEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<AuditLogEntry>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type AuditLogEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: AuditLogEntry;
};

/** Who changed what, and when, as admins see it. */
export type AuditLogEntry = {
  /** What was done. */
  readonly action: AuditAction;
  /** Their e-mail address; null as their name. */
  readonly actorEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** Full name of who did it; null for the site itself, its command line and accounts that are gone. */
  readonly actorName?: Maybe<Scalars['String']['output']>;
  /** When it was done. */
  readonly at: Scalars['DateTimeISO']['output'];
  /** Which fields were changed; none where the action says all. */
  readonly changes: ReadonlyArray<AuditChange>;
  /** Tells it from other entries; later ones have higher numbers. */
  readonly key: Scalars['String']['output'];
  /** Which one: its number, short name or key, as its own type tells it. */
  readonly subjectId: Scalars['String']['output'];
  /** What that was called; for an account its address, as long as it is there. */
  readonly subjectName: Scalars['String']['output'];
  /** What it was done to. */
  readonly subjectType: AuditSubject;
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
  readonly articles: ArticleConnection;
  /** Who it is, in Markdown. */
  readonly bio: Scalars['String']['output'];
  /** `bio` as safe HTML. */
  readonly bioHtml: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** A picture of them; null when there is none. */
  readonly image?: Maybe<Image>;
  /** True for an invented person of the demo, which the page must say. */
  readonly isExample: Scalars['Boolean']['output'];
  /** Full name. */
  readonly name: Scalars['String']['output'];
  /** Path of the author's page, e.g. '/dr-eivor-almvide'. */
  readonly path: Scalars['String']['output'];
  /** Registration or licence, e.g. 'leg. läkare'; empty where there is none. */
  readonly registration: Scalars['String']['output'];
  /** Name in addresses, e.g. 'eivor-almvide'. */
  readonly slug: Scalars['String']['output'];
  /** Profession and role, e.g. 'Läkare och grundare'. */
  readonly title: Scalars['String']['output'];
};


/** Who writes articles; has a page at /dr-{slug}. */
export type AuthorArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Beginning to add a second factor. */
export type BeginSecondFactorInput = {
  /** The password once more. */
  readonly password: Scalars['String']['input'];
};

/** What beginning to add a second factor came to. */
export type BeginSecondFactorPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** For the authenticator app; null when refused. */
  readonly setup?: Maybe<SecondFactorSetup>;
};

/** A marker of the shared vocabulary, so that tests can be compared marker by marker. */
export type Biomarker = Node & {
  /** The number that addresses name it by, e.g. 7 in '/tester/markorer?markor=7'. */
  readonly databaseId: Scalars['Int']['output'];
  /** What it tells, in plain Swedish. */
  readonly description: Scalars['String']['output'];
  /** What it is about, e.g. 'Blodfetter och kärl'; empty when it belongs nowhere. */
  readonly group: Scalars['String']['output'];
  /** The published guides that treat it, the nearest first. */
  readonly guides: ReadonlyArray<Article>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** What a deviating value can mean in general terms, never a diagnosis; empty when nobody has written it. */
  readonly meaning: Scalars['String']['output'];
  /** Name, e.g. 'Ferritin'. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, e.g. '/markorer/ferritin-10'. Former ones, with the same number at their end, lead there. */
  readonly path: Scalars['String']['output'];
  /** The tests that measure it, by name unless ordered otherwise. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY. */
  readonly products?: Maybe<ProductConnection>;
  /** Limits as the first of its guides states them; null where none does. The laboratory's own interval holds for an answer. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** The others of its group. */
  readonly related: ReadonlyArray<Biomarker>;
  /** Words that people search it by besides its name, e.g. 'långtidssocker' of HbA1c. */
  readonly searchTerms: ReadonlyArray<Scalars['String']['output']>;
  /** Unit that results are given in in Sweden, e.g. 'µg/L'. */
  readonly unit?: Maybe<Scalars['String']['output']>;
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
  readonly key: Scalars['String']['input'];
};

/** What blocking an account came to. */
export type BlockAccountPayload = {
  /** The account as it is now; null when refused. */
  readonly account?: Maybe<ListedAccount>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** What cancelling came to. */
export type CancelSupplierCollectionPayload = {
  /** The run; null when none was going on. */
  readonly collection?: Maybe<SupplierCollection>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** What an import does, or would do. */
export type CatalogueImport = {
  /** Lines with something wrong. */
  readonly bad: Scalars['Int']['output'];
  /** Products that change. */
  readonly changed: Scalars['Int']['output'];
  /** New and changed products, the first 100. */
  readonly changes: ReadonlyArray<CatalogueImportChange>;
  /** Products that are new. */
  readonly created: Scalars['Int']['output'];
  /** Of the file and the products that it is about. */
  readonly fingerprint: Scalars['String']['output'];
  /** New prices that wait for an admin's word: `EditableProduct.heldPrice`. */
  readonly heldPrices: Scalars['Int']['output'];
  /** True where the file could not be read to its end: it is refused, whatever is to be skipped. */
  readonly isUnreadable: Scalars['Boolean']['output'];
  /** New products that may be another one, the first 100. */
  readonly nearNames: ReadonlyArray<CatalogueImportNearName>;
  /** How many new products may be another one. */
  readonly nearNamesTotal: Scalars['Int']['output'];
  /** The first 10 000 problems as a text, one a line. */
  readonly problemReport: Scalars['String']['output'];
  /** What is wrong, the first 100. */
  readonly problems: ReadonlyArray<CatalogueImportProblem>;
  /** How many things are wrong; a line may have several. */
  readonly problemsTotal: Scalars['Int']['output'];
  /** Products that stay as they are. */
  readonly unchanged: Scalars['Int']['output'];
  /** New prices that cannot be read. */
  readonly unreadPrices: Scalars['Int']['output'];
};

/** What an import makes of a product. */
export type CatalogueImportChange = {
  /** The fields that change. */
  readonly changes: ReadonlyArray<AuditChange>;
  /** True for a product that there is not yet. */
  readonly isNew: Scalars['Boolean']['output'];
  /** The line that says it, counted as in `CatalogueImportProblem.line`. */
  readonly line: Scalars['Int']['output'];
  /** The product's name. */
  readonly name: Scalars['String']['output'];
  /** How a new price is read, e.g. 'Läses som 1 295 kr', and whether it waits; null where no price changes. */
  readonly priceReading?: Maybe<Scalars['String']['output']>;
};

/** A new product that may be another one of the same provider: their names differ only in case, blanks, hyphens, diacritics or other signs, or they are in different categories. */
export type CatalogueImportNearName = {
  /** The line that makes it, counted as in `CatalogueImportProblem.line`. */
  readonly line: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The line that makes the other one; null where there is one already. */
  readonly otherLine?: Maybe<Scalars['Int']['output']>;
  /** The name of the other one. */
  readonly otherName: Scalars['String']['output'];
  /** The number of the other one; null where the file makes it, too. */
  readonly otherNumber?: Maybe<Scalars['Int']['output']>;
};

/** What is wrong with a line of a file. */
export type CatalogueImportProblem = {
  /** The column; null when it is about the whole line. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** Of a CSV file the line, of JSON the number of the item; 0 for the file as a whole. */
  readonly line: Scalars['Int']['output'];
  /** Swedish, for the admin. */
  readonly message: Scalars['String']['output'];
};

/** A category of one product area. */
export type Category = Node & {
  /** The product area it belongs to. */
  readonly area: Area;
  /** One sentence on what belongs here. */
  readonly description: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Swedish name, e.g. 'Hormontester'. */
  readonly name: Scalars['String']['output'];
  /** Available products in it, in its area's order. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY. */
  readonly products?: Maybe<ProductConnection>;
  /** Name in addresses and filters, e.g. 'hormontester'. */
  readonly slug: Scalars['String']['output'];
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
  | 'blue'
  /** Green. */
  | 'green'
  /** Grey, of what has no category or one that is not known. */
  | 'grey'
  /** Purple. */
  | 'purple'
  /** Red. */
  | 'red'
  /** Yellow. */
  | 'yellow';

/** How many products a category would leave. */
export type CategoryFacet = {
  /** The category. */
  readonly category: Category;
  /** Products in it under the other filters; null when a search matches too many to count. */
  readonly count?: Maybe<Scalars['Int']['output']>;
};

/** A changed e-mail address; it holds once the link mailed to it was followed. */
export type ChangeEmailInput = {
  /** New e-mail address. */
  readonly email: Scalars['String']['input'];
  /** The password once more. */
  readonly password: Scalars['String']['input'];
};

/** What asking for another address came to. */
export type ChangeEmailPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A changed password. */
export type ChangePasswordInput = {
  /** The password until now. */
  readonly currentPassword: Scalars['String']['input'];
  /** New password, 6 to 200 characters; none of the most common ones, nor the name or the address. */
  readonly newPassword: Scalars['String']['input'];
};

/** What changing the password came to. */
export type ChangePasswordPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
};

/** A cheaper test that measures some of the same. */
export type CheaperTest = {
  /** Names of the markers that it does not measure. */
  readonly missingMarkerNames: ReadonlyArray<Scalars['String']['output']>;
  /** How much less it costs, by the lowest prices of both. */
  readonly saving: Money;
  /** Names of the markers that both measure. */
  readonly sharedMarkerNames: ReadonlyArray<Scalars['String']['output']>;
  /** The test. */
  readonly test: HealthTest;
};

/** What cheaper tests measure of what a test does: the 100 nearest to it in price are looked at. */
export type CheaperTests = {
  /** Cheaper tests that were looked at; 0 when nothing is cheaper. */
  readonly comparedCount: Scalars['Int']['output'];
  /** Names of the markers that none of them measures. */
  readonly markerNamesOnlyHere: ReadonlyArray<Scalars['String']['output']>;
  /** Up to three of them that measure the most of the same, the cheapest first among equals. */
  readonly nearest: ReadonlyArray<CheaperTest>;
};

/** A provider of MR scans whose facts were looked at today. */
export type CheckMrProviderInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The `version` that was looked at. */
  readonly version: Scalars['Int']['input'];
};

/** What saying that a provider's facts were looked at came to. */
export type CheckMrProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly mrProvider?: Maybe<EditableMrProvider>;
};

/** That somebody looked at a product's facts. */
export type CheckProductInput = {
  /** On which day; null when nobody has. */
  readonly checkedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What noting a check came to. */
export type CheckProductPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The product as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly product?: Maybe<EditableProduct>;
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
  readonly day: Scalars['LocalDate']['output'];
  /** Daily steps that are done. */
  readonly doneCount: Scalars['Int']['output'];
  /** The daily steps, in the order of the day, then by title, or as their protocol was put in order. */
  readonly items: ReadonlyArray<ChecklistItem>;
  /** Share that is done, rounded, 0 to 100. */
  readonly percentage: Scalars['Int']['output'];
  /** Daily steps. */
  readonly totalCount: Scalars['Int']['output'];
  /** The weekly steps, in the same order; they do not count. */
  readonly weekly: ReadonlyArray<ChecklistItem>;
};

/** A step as it stands on a day. */
export type ChecklistItem = {
  /** What it is filed under; 'Övrigt' when nothing was said. */
  readonly category: StepCategory;
  /** When it was done. */
  readonly completedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What was noted when it was done. */
  readonly completionNotes?: Maybe<Scalars['String']['output']>;
  /** The day that it is for; of a weekly step the Monday of its week. */
  readonly day: Scalars['LocalDate']['output'];
  /** How it is done. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** How much, as it was written. */
  readonly dosage?: Maybe<Scalars['String']['output']>;
  /** How often. */
  readonly frequency: Frequency;
  /** True when it was done on the day, or in the week. */
  readonly isCompleted: Scalars['Boolean']['output'];
  /** Key of the protocol's step, for `completeItem` and `undoItem`; with `day` it tells the item from all others. */
  readonly itemKey: Scalars['String']['output'];
  /** What stands beside the step. */
  readonly notes?: Maybe<Scalars['String']['output']>;
  /** Key of its protocol. */
  readonly protocolKey: Scalars['String']['output'];
  /** Name of its protocol. */
  readonly protocolName: Scalars['String']['output'];
  /** How it went, 1 to 5; null when nothing was said. */
  readonly rating?: Maybe<Scalars['Int']['output']>;
  /** When in the day; MORNING when nothing was said. */
  readonly timeOfDay: TimeOfDay;
  /** Title. */
  readonly title: Scalars['String']['output'];
};

/** Clicks by what they led to, most clicks first. */
export type ClicksByOfferConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<ClicksByOfferEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<ClicksOnOffer>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type ClicksByOfferEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: ClicksOnOffer;
};

/** All clicks on a day. */
export type ClicksOnDay = {
  /** How many. */
  readonly clicks: Scalars['Int']['output'];
  /** Swedish day. */
  readonly day: Scalars['LocalDate']['output'];
};

/** Clicks on the links of a product, or of a provider of MR scans. */
export type ClicksOnOffer = {
  /** Clicks in the period. */
  readonly clicks: Scalars['Int']['output'];
  /** Whose page the link leads to. */
  readonly kind: AffiliateLinkKind;
  /** Clicks in as many days right before it. */
  readonly previousClicks: Scalars['Int']['output'];
  /** Name of the product; null without one, and when it no longer exists. */
  readonly productName?: Maybe<Scalars['String']['output']>;
  /** Name of the provider; null when it no longer exists. */
  readonly providerName?: Maybe<Scalars['String']['output']>;
  /** Identifier of the product or of the provider, also of one that is gone. */
  readonly targetId: Scalars['ID']['output'];
};

/** Clicks on links that stood on one of our pages. */
export type ClicksOnPage = {
  /** How many. */
  readonly clicks: Scalars['Int']['output'];
  /** Path of the page, e.g. '/tester'; 'annan' when it is not known. */
  readonly page: Scalars['String']['output'];
};

/** The run of collecting that was started, or that was going on already. */
export type CollectSuppliersPayload = {
  /** The run. */
  readonly collection?: Maybe<SupplierCollection>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** Names of these suppliers, 1 000 at most. */
  readonly suppliers: ReadonlyArray<Scalars['String']['output']>;
  /** Suppliers that it has found so far; see `collection` for how it goes on. */
  readonly totalCollected: Scalars['Int']['output'];
};

/** A step that was done. */
export type CompleteItemInput = {
  /** When; now when absent or in the future. A tick that was taken back since stays so. */
  readonly at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The day; none before the protocol was started, none to come. */
  readonly day: Scalars['LocalDate']['input'];
  /** Key of the protocol's step, as `ChecklistItem.itemKey` has it. */
  readonly itemKey: Scalars['String']['input'];
  /** What the person notes about it, at most 1 000 characters. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** How it went, 1 to 5. */
  readonly rating?: InputMaybe<Scalars['Int']['input']>;
};

/** What `completeItem` came to. */
export type CompleteItemPayload = {
  /** The day's checklist as it stands now. */
  readonly checklist?: Maybe<Checklist>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The step as it stands now. */
  readonly item?: Maybe<ChecklistItem>;
  /** The journey, in which it counts as an activity. */
  readonly journey?: Maybe<Journey>;
  /** 3, 7 or 30 when the days in a row have grown to as many with it; otherwise null. */
  readonly streakReached?: Maybe<Scalars['Int']['output']>;
  /** What was reached with it. */
  readonly unlocked: ReadonlyArray<Achievement>;
};

/** The answers of onboarding. */
export type CompleteOnboardingInput = {
  /** How experienced. */
  readonly experience: Experience;
  /** Texts of goals, 1 to 8. */
  readonly goals: ReadonlyArray<Scalars['String']['input']>;
  /** Stored only with the account's consent. */
  readonly healthStatus?: InputMaybe<HealthStatus>;
  /** First name, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
};

/** What `completeOnboarding` came to. */
export type CompleteOnboardingPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The journey after the change; null when there was none. */
  readonly journey?: Maybe<Journey>;
};

/** A section that was completed. */
export type CompleteSectionInput = {
  /** The level. */
  readonly level: ProgrammeLevel;
  /** Key of the section, e.g. 'introduction'. */
  readonly section: Scalars['String']['input'];
};

/** What `completeSection` came to. */
export type CompleteSectionPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The level as it is now; null when it was refused. */
  readonly progress?: Maybe<ProgrammeProgress>;
};

/** An item that was completed. */
export type CompletedItemInput = {
  /** When. */
  readonly at: Scalars['DateTimeISO']['input'];
  /** Key of the item. */
  readonly key: Scalars['String']['input'];
};

/** The result about which the one who asks has talked to care. */
export type ConfirmCareContactInput = {
  /** Its identifier. */
  readonly id: Scalars['ID']['input'];
};

/** What `confirmCareContact` came to. */
export type ConfirmCareContactPayload = {
  /** The result. */
  readonly analysis?: Maybe<Analysis>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** An address to be confirmed. */
export type ConfirmEmailInput = {
  /** The secret from the link. */
  readonly token: Scalars['String']['input'];
};

/** What confirming an address came to. */
export type ConfirmEmailPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
};

/** Turning on the second factor that was begun. */
export type ConfirmSecondFactorInput = {
  /** Six digits of the authenticator app, which prove that it has the key. */
  readonly code: Scalars['String']['input'];
};

/** What turning on the second factor came to. */
export type ConfirmSecondFactorPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
  /** Recovery codes, each for once. They are not stored and cannot be shown again; null when refused. */
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A consent, in force until it is withdrawn. */
export type Consent = Node & {
  /** When it was given. */
  readonly givenAt: Scalars['DateTimeISO']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** What was consented to. */
  readonly kind: ConsentKind;
  /** Version of the text that was consented to. */
  readonly version: Scalars['Int']['output'];
  /** When it was withdrawn; null while it is in force. */
  readonly withdrawnAt?: Maybe<Scalars['DateTimeISO']['output']>;
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
  readonly kind: ConsentKind;
  /** What is consented to, in Swedish: show all of it. */
  readonly text: Scalars['String']['output'];
  /** Swedish title. */
  readonly title: Scalars['String']['output'];
  /** Raised when its meaning changes; `giveConsent` wants the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** A message from the contact page, for admins. */
export type ContactMessage = {
  /** Address for the answer. */
  readonly email: Scalars['EmailAddress']['output'];
  /** When an admin was done with it; null while it is new. */
  readonly handledAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Full name of that admin; null while it is new, and when the account is gone. */
  readonly handledByName?: Maybe<Scalars['String']['output']>;
  /** Tells it from other messages. */
  readonly key: Scalars['String']['output'];
  /** The message. */
  readonly message: Scalars['String']['output'];
  /** Name of who wrote. */
  readonly name: Scalars['String']['output'];
  /** When it was sent. */
  readonly sentAt: Scalars['DateTimeISO']['output'];
  /** What it is about. */
  readonly subject: Scalars['String']['output'];
};

/** Messages from the contact page, the latest first. */
export type ContactMessageConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<ContactMessageEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<ContactMessage>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type ContactMessageEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: ContactMessage;
};

/** What leads to a page of the site. */
export type Content = {
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  readonly path: Scalars['String']['output'];
  /** Swedish title, for the link. */
  readonly title: Scalars['String']['output'];
};

/** What a product cost since a day, where something else was kept. */
export type CorrectPriceInput = {
  /** What it cost since then, in öre; null takes the change out, so that the price before it goes on. */
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
  /** The day of the change that is corrected. */
  readonly day: Scalars['LocalDate']['input'];
  /** Which product. */
  readonly id: Scalars['ID']['input'];
};

/** What correcting a former price came to. */
export type CorrectPricePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The product as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly product?: Maybe<EditableProduct>;
};

/** A category of the journey with everything that counts in it. */
export type CountedCategory = {
  /** What counts in it; a guide of training counts in two categories. */
  readonly items: ReadonlyArray<CountedItem>;
  /** Which one. */
  readonly key: JourneyCategoryKey;
  /** Swedish title. */
  readonly title: Scalars['String']['output'];
};

/** One thing that counts in the journey when it is done; its page is where to do it. */
export type CountedItem = Content & {
  /** Stable name, e.g. 'test:sleep' or 'guide:omega-3'. */
  readonly key: Scalars['String']['output'];
  /** How long reading it takes, of a guide; null of all else. */
  readonly minutes?: Maybe<Scalars['Int']['output']>;
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  readonly path: Scalars['String']['output'];
  /** Swedish title, for the link. */
  readonly title: Scalars['String']['output'];
};

/** What making an access token came to. */
export type CreateAccessTokenPayload = {
  /** For the header 'Authorization: Bearer …'. It is not stored, and cannot be shown again. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** Why none was made; empty when one was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** When it runs out. */
  readonly expiresAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A guide, as an admin writes it. */
export type CreateArticleInput = {
  /** Who wrote it. */
  readonly authorId: Scalars['ID']['input'];
  /** Up to three short words of 24 characters; a draft may lack them. */
  readonly badges: ReadonlyArray<Scalars['String']['input']>;
  /** Body in Markdown, at most 100 000 characters. What is published has no first heading, ends with '## Källor', and refers to listed sources only. */
  readonly content: Scalars['String']['input'];
  /** Whether reading it counts in the journey's training, too. */
  readonly countsAsTraining: Scalars['Boolean']['input'];
  /** What the reader learns, at most 160 characters; a draft may lack it. */
  readonly description: Scalars['String']['input'];
  /** How demanding it is; null for not said. */
  readonly difficulty?: InputMaybe<Difficulty>;
  /** Of SCHEDULED: the day, as the calendar in Sweden. */
  readonly publishDay?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of SCHEDULED: the time, as clocks in Sweden show it, 'HH:MM'. */
  readonly publishTime?: InputMaybe<Scalars['String']['input']>;
  /** Day on which it was reviewed. */
  readonly reviewedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Who has reviewed it; empty for nobody. Together with `reviewedOn`. */
  readonly reviewer: Scalars['String']['input'];
  /** Which of the site's people has reviewed it, in the place of `reviewer`; nobody invented. */
  readonly reviewerId?: InputMaybe<Scalars['ID']['input']>;
  /** Name in addresses: a–z, digits and hyphens, at most 100 characters. */
  readonly slug: Scalars['String']['input'];
  /** Whether it is published from now on. */
  readonly state: ArticleState;
  /** Title, 1 to 150 characters in one line. */
  readonly title: Scalars['String']['input'];
  /** What it is about. */
  readonly topic: Topic;
};

/** What writing a guide came to. */
export type CreateArticlePayload = {
  /** The guide; null when it was not stored. */
  readonly article?: Maybe<EditableArticle>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A new author. */
export type CreateAuthorInput = {
  /** Who it is, in Markdown, at most 4000 characters; may be empty. */
  readonly bio: Scalars['String']['input'];
  /** Address of a picture of the library; null for none. */
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** True for an invented person, which the site must say. */
  readonly isExample: Scalars['Boolean']['input'];
  /** Full name, at most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Registration or licence, e.g. 'leg. läkare', at most 120 characters; may be empty. */
  readonly registration?: InputMaybe<Scalars['String']['input']>;
  /** Name in addresses: a–z, digits and hyphens; unlike all others. */
  readonly slug: Scalars['String']['input'];
  /** Profession and role, at most 120 characters; may be empty. */
  readonly title: Scalars['String']['input'];
};

/** What making an author came to. */
export type CreateAuthorPayload = {
  /** The author; null when none was made. */
  readonly author?: Maybe<EditableAuthor>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A new marker. */
export type CreateBiomarkerInput = {
  /** What it tells, in plain Swedish, at most 600 characters. */
  readonly description: Scalars['String']['input'];
  /** What it is about, in the words of the others of its group; may be empty. */
  readonly group: Scalars['String']['input'];
  /** Slugs of at most 8 guides that treat it, the nearest first. */
  readonly guideSlugs: ReadonlyArray<Scalars['String']['input']>;
  /** What a deviating value can mean in general terms; may be empty. */
  readonly meaning: Scalars['String']['input'];
  /** Name, at most 100 characters, e.g. 'Ferritin'. */
  readonly name: Scalars['String']['input'];
  /** Limits as the first of its guides states them; may be empty. */
  readonly reference: Scalars['String']['input'];
  /** Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty. */
  readonly unit: Scalars['String']['input'];
};

/** What making a marker came to. */
export type CreateBiomarkerPayload = {
  /** The marker; null when none was made. */
  readonly biomarker?: Maybe<EditableBiomarker>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A new category. */
export type CreateCategoryInput = {
  /** The product area it belongs to. */
  readonly area: Area;
  /** One sentence on what belongs here; may be empty. */
  readonly description: Scalars['String']['input'];
  /** Swedish name, at most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Place among the categories of tests; those of other areas come by name. */
  readonly position: Scalars['Int']['input'];
  /** Name in addresses and filters, e.g. 'hormontester'. */
  readonly slug: Scalars['String']['input'];
};

/** What making a category came to. */
export type CreateCategoryPayload = {
  /** The category; null when none was made. */
  readonly category?: Maybe<EditableCategory>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A provider of MR scans that is new. */
export type CreateMrProviderInput = {
  /** The provider's page; empty when there is none. */
  readonly affiliateLink: Scalars['String']['input'];
  /** Day on which its facts were last looked at. */
  readonly checkedOn: Scalars['LocalDate']['input'];
  /** Whether a doctor goes through the answer. */
  readonly hasDoctorAnalysis: Scalars['Boolean']['input'];
  /** Highest price in kronor, not lower than the lowest. */
  readonly highestPrice: Scalars['Int']['input'];
  /** Whether the editors recommend it. */
  readonly isFeatured: Scalars['Boolean']['input'];
  /** Where the scan is made. */
  readonly location: Scalars['String']['input'];
  /** Lowest price in kronor. */
  readonly lowestPrice: Scalars['Int']['input'];
  /** Name, 1 to 120 characters in one line, unlike all others. */
  readonly name: Scalars['String']['input'];
  /** Whether a doctor's referral is needed. */
  readonly requiresPrescription: Scalars['Boolean']['input'];
  /** What speaks for it, 10 at most. */
  readonly strengths: ReadonlyArray<Scalars['String']['input']>;
  /** Calendar days that the answer takes at most, 0 to 365. */
  readonly turnaroundDays: Scalars['Int']['input'];
  /** How long the answer takes, e.g. '5–7 arbetsdagar'. */
  readonly turnaroundTime: Scalars['String']['input'];
  /** What to keep in mind, 10 at most. */
  readonly weaknesses: ReadonlyArray<Scalars['String']['input']>;
};

/** What making a provider of MR scans came to. */
export type CreateMrProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly mrProvider?: Maybe<EditableMrProvider>;
};

/** A new page of text. */
export type CreatePageInput = {
  /** What the page is about, at most 160 characters as it is shown. */
  readonly description: Scalars['String']['input'];
  /** The first heading, 1 to 150 characters. */
  readonly heading: Scalars['String']['input'];
  /** Whether the footer leads there while it is published. */
  readonly inFooter: Scalars['Boolean']['input'];
  /** Whether visitors see it. */
  readonly isPublished: Scalars['Boolean']['input'];
  /** Whether search engines are asked not to show it; without this it stays as it was, of a new page false. */
  readonly isUnlisted?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the page begins with, at most 1 000 characters. */
  readonly lead: Scalars['String']['input'];
  /** Its sections in their order, 60 at most. */
  readonly sections: ReadonlyArray<PageSectionInput>;
  /** Its address without the slash: a–z, digits and hyphens. */
  readonly slug: Scalars['String']['input'];
  /** Title, 1 to 150 characters. */
  readonly title: Scalars['String']['input'];
};

/** What writing a page came to. */
export type CreatePagePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The page; null when it was not stored. */
  readonly page?: Maybe<EditablePage>;
};

/** A new product. */
export type CreateProductInput = {
  /** The provider's page for it. */
  readonly affiliateLink?: InputMaybe<Scalars['String']['input']>;
  /** Slug of its category, which also decides its area. */
  readonly category: Scalars['String']['input'];
  /** Day on which its facts were last looked at. */
  readonly checkedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What speaks against it. */
  readonly cons: ReadonlyArray<Scalars['String']['input']>;
  /** What a test measures, or the active substances of a supplement. */
  readonly contents: ReadonlyArray<Scalars['String']['input']>;
  /** Which of the published criteria it meets: at least two of what is recommended, otherwise none. */
  readonly criteria: ReadonlyArray<RecommendationCriterion>;
  /** How it is delivered. */
  readonly deliveryMethod?: InputMaybe<Scalars['String']['input']>;
  /** One to three sentences. */
  readonly description: Scalars['String']['input'];
  /** How demanding it is to use. */
  readonly difficulty?: InputMaybe<Difficulty>;
  /** What of a supplement is taken at once, e.g. '2 kapslar'. */
  readonly dose?: InputMaybe<Scalars['String']['input']>;
  /** How many doses of a supplement a package holds, 1 to 10 000. */
  readonly dosesPerPackage?: InputMaybe<Scalars['Int']['input']>;
  /** Rating by others, 0 to 5. */
  readonly externalRating?: InputMaybe<Scalars['Float']['input']>;
  /** What it has or does. */
  readonly features: ReadonlyArray<Scalars['String']['input']>;
  /** Form of a supplement; null for other products. */
  readonly form?: InputMaybe<SupplementForm>;
  /** The goals that it is shown for; each goal once. */
  readonly goals: ReadonlyArray<GoalReasonInput>;
  /** Whether a doctor comments on the results. */
  readonly hasDoctorAnalysis: Scalars['Boolean']['input'];
  /** Address of its picture. In an input one of the library's, or the one it has; '' and null for none, absent to keep it. */
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whom a test is for; null when it is for everybody. */
  readonly intendedFor?: InputMaybe<Sex>;
  /** False: visible to admins only. */
  readonly isAvailable: Scalars['Boolean']['input'];
  /** Recommended; comes first in lists. */
  readonly isFeatured: Scalars['Boolean']['input'];
  /** Of equipment its type, of tests what they are about. */
  readonly kind?: InputMaybe<Scalars['String']['input']>;
  /** Accreditation of the laboratory. */
  readonly labAccreditation?: InputMaybe<Scalars['String']['input']>;
  /** Where samples are taken. */
  readonly labNetwork: ReadonlyArray<Scalars['String']['input']>;
  /** Name, at most 300 characters. */
  readonly name: Scalars['String']['input'];
  /** Price as shown, e.g. 'från 1 295 kr'. */
  readonly priceEstimate?: InputMaybe<Scalars['String']['input']>;
  /** What speaks for it. */
  readonly pros: ReadonlyArray<Scalars['String']['input']>;
  /** Country of the provider in Swedish. */
  readonly providerCountry?: InputMaybe<Scalars['String']['input']>;
  /** Name of the provider. */
  readonly providerName: Scalars['String']['input'];
  /** Whether it needs a prescription or a referral. */
  readonly requiresPrescription: Scalars['Boolean']['input'];
  /** How the sample is taken. */
  readonly sampleCollectionMethod?: InputMaybe<Scalars['String']['input']>;
  /** What a test takes; null for other products. */
  readonly sampleType?: InputMaybe<SampleType>;
  /** Countries it is sent to. */
  readonly shippingRegions: ReadonlyArray<Scalars['String']['input']>;
  /** Where a test is taken. */
  readonly testLocation?: InputMaybe<TestLocation>;
  /** How long the results take. */
  readonly turnaroundTime?: InputMaybe<Scalars['String']['input']>;
  /** What may harm somebody, in whole sentences. */
  readonly warnings: ReadonlyArray<Scalars['String']['input']>;
};

/** What making a product came to. */
export type CreateProductPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The product; null when none was made. */
  readonly product?: Maybe<EditableProduct>;
};

/** A new protocol. */
export type CreateProtocolInput = {
  /** At most 1 000 characters; 'Protokoll för {goal}' when absent and there is a goal. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** How hard it is; BEGINNER when absent. */
  readonly difficulty?: InputMaybe<ProtocolDifficulty>;
  /** Weeks that it takes, 1 to 520. */
  readonly estimatedWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the expert who made it, at most 100 characters. */
  readonly expertName?: InputMaybe<Scalars['String']['input']>;
  /** What it is for. */
  readonly goal?: InputMaybe<ProtocolGoal>;
  /** True when the day's list is to follow the order of the steps within a time of day. */
  readonly hasOwnOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to show it to everybody, which admins may, and which makes it public; false when absent. */
  readonly isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to let everybody see it; false when absent. */
  readonly isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** A UUID made up by the client; the same one again creates nothing. */
  readonly key: Scalars['String']['input'];
  /** Name, at most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Whether it is started at once; true when absent. */
  readonly starts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its steps in their order, 1 to 100. */
  readonly steps: ReadonlyArray<ProtocolStepInput>;
  /** Who made it; CUSTOM when absent. */
  readonly type?: InputMaybe<ProtocolType>;
};

/** What `createProtocol` came to. */
export type CreateProtocolPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The protocol after the change; null when there is none. */
  readonly protocol?: Maybe<Protocol>;
};

/** A collected supplier that shall be a provider. */
export type CreateProviderFromSupplierInput = {
  /** Which supplier. */
  readonly supplierId: Scalars['ID']['input'];
};

/** What making a provider of a supplier came to. */
export type CreateProviderFromSupplierPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly provider?: Maybe<EditableProvider>;
};

/** A new provider. */
export type CreateProviderInput = {
  /** Country in Swedish; empty when it is not known. */
  readonly country: Scalars['String']['input'];
  /** What its page says of it, at most 2000 characters; may be empty. */
  readonly description: Scalars['String']['input'];
  /** Address of a picture of the library, or of the logo that it has; or empty. */
  readonly logoUrl: Scalars['String']['input'];
  /** Name, at most 200 characters, unlike all others. */
  readonly name: Scalars['String']['input'];
  /** Its own web address; empty when it is not known. */
  readonly website: Scalars['String']['input'];
};

/** What making a provider came to. */
export type CreateProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly provider?: Maybe<EditableProvider>;
};

/** A new redirect. */
export type CreateRedirectInput = {
  /** A path of the site that no page has, without '?' and '#', e.g. '/gammal-sida'. */
  readonly from: Scalars['String']['input'];
  /** Where it leads: a path of the site, or an https address. */
  readonly to: Scalars['String']['input'];
};

/** What making a redirect came to. */
export type CreateRedirectPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The redirect; null when none was made. */
  readonly redirect?: Maybe<EditableRedirect>;
};

/** A new synonym. */
export type CreateSynonymInput = {
  /** What it leads to. */
  readonly kind: SynonymKind;
  /** Other words, a marker's name or a guide's slug, as `kind` says. */
  readonly target: Scalars['String']['input'];
  /** What people type, at most 60 characters, e.g. 'långtidssocker'. */
  readonly term: Scalars['String']['input'];
};

/** What making a synonym came to. */
export type CreateSynonymPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The synonym; null when none was made. */
  readonly synonym?: Maybe<EditableSynonym>;
};

/** A currency, by its ISO 4217 code. */
export type CurrencyCode =
  /** Swedish krona; a hundredth is an öre. */
  | 'SEK';

/** How somebody feels, in the recommendation questionnaire. */
export type CurrentHealth =
  /** 'Varken bra eller dåligt'. */
  | 'average'
  /** 'Mycket bra'. */
  | 'excellent'
  /** 'Bra'. */
  | 'good'
  /** 'Dåligt'. */
  | 'poor'
  /** 'Vet inte'. */
  | 'unknown';

/** A protocol to be ended. */
export type DeactivateProtocolInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
};

/** What `deactivateProtocol` came to. */
export type DeactivateProtocolPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The protocol after the change; null when there is none. */
  readonly protocol?: Maybe<Protocol>;
};

/** What becomes of a price that waits. */
export type DecideHeldPriceInput = {
  /** Of which product. */
  readonly id: Scalars['ID']['input'];
  /** True makes it the product's price; false drops it, and the former one stays. */
  readonly isApproved: Scalars['Boolean']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What deciding about a price came to. */
export type DecideHeldPricePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The product as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly product?: Maybe<EditableProduct>;
};

/** An account to be deleted. */
export type DeleteAccountInput = {
  /** The password once more. */
  readonly password: Scalars['String']['input'];
};

/** What deleting the account came to. */
export type DeleteAccountPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A guide that shall be gone. */
export type DeleteArticleInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
};

/** What deleting a guide came to. */
export type DeleteArticlePayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** An author that shall be gone. */
export type DeleteAuthorInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What deleting an author came to. */
export type DeleteAuthorPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A marker that shall be gone. */
export type DeleteBiomarkerInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What deleting a marker came to. */
export type DeleteBiomarkerPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A category that shall be gone. */
export type DeleteCategoryInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What deleting a category came to. */
export type DeleteCategoryPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A message that is to be deleted. */
export type DeleteContactMessageInput = {
  /** The message's key. */
  readonly key: Scalars['String']['input'];
};

/** What deleting a message came to. */
export type DeleteContactMessagePayload = {
  /** Key of what was deleted; null when nothing was. */
  readonly deletedKey?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A picture to be deleted. */
export type DeleteImageInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
};

/** What `deleteImage` came to. */
export type DeleteImagePayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A provider of MR scans that is to be deleted. */
export type DeleteMrProviderInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What deleting a provider of MR scans came to. */
export type DeleteMrProviderPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly mrProvider?: Maybe<EditableMrProvider>;
};

/** A page of text that shall be gone. */
export type DeletePageInput = {
  /** Which one. */
  readonly slug: Scalars['String']['input'];
};

/** What deleting a page came to. */
export type DeletePagePayload = {
  /** Address of what was deleted; null when nothing was. */
  readonly deletedSlug?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A product that shall be gone. */
export type DeleteProductInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What deleting a product came to. */
export type DeleteProductPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The product as it stands now, when it was changed meanwhile. */
  readonly product?: Maybe<EditableProduct>;
};

/** A protocol to be deleted. */
export type DeleteProtocolInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
};

/** What `deleteProtocol` came to. */
export type DeleteProtocolPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A provider that shall be gone. */
export type DeleteProviderInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What deleting a provider came to. */
export type DeleteProviderPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A redirect that shall be gone. */
export type DeleteRedirectInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What deleting a redirect came to. */
export type DeleteRedirectPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A synonym that shall be gone. */
export type DeleteSynonymInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What deleting a synonym came to. */
export type DeleteSynonymPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** What of the invented demo there is in the catalogue. */
export type DemoContents = {
  /** When an admin left the demo; null while it is there. */
  readonly leftAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Invented providers of MR scans. */
  readonly mrProviderCount: Scalars['Int']['output'];
  /** Products that stay: those of providers that are not invented. */
  readonly ownProductCount: Scalars['Int']['output'];
  /** Products of the invented providers, hidden ones included. */
  readonly productCount: Scalars['Int']['output'];
  /** The invented providers that sell them. */
  readonly providerCount: Scalars['Int']['output'];
  /** Until when `returnToDemo` brings it back; null while it is there, and when it is erased. */
  readonly returnableUntil?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** How demanding something is. */
export type Difficulty =
  /** 'Lätt'; hidden from advanced visitors when a list is personalised. */
  | 'lätt'
  /** 'Svår'; hidden from beginners when a list is personalised. */
  | 'svår'
  /** 'Medium'. */
  | 'medium';

/** How a step was done before it was changed. */
export type EarlierFrequencyInput = {
  /** How often. */
  readonly frequency: Frequency;
  /** True when it was out of the protocol then. */
  readonly isRemoved: Scalars['Boolean']['input'];
  /** The day of the change, from which on it was otherwise. */
  readonly until: Scalars['LocalDate']['input'];
};

/** A guide as admins edit it, published or not. */
export type EditableArticle = {
  /** Names that it had in addresses before, which lead to it. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** Who wrote it. */
  readonly author: Author;
  /** One to three short words. */
  readonly badges: ReadonlyArray<Scalars['String']['output']>;
  /** Body in Markdown. */
  readonly content: Scalars['String']['output'];
  /** Whether reading it counts in the journey's training, too. */
  readonly countsAsTraining: Scalars['Boolean']['output'];
  /** One sentence on what the reader learns. */
  readonly description: Scalars['String']['output'];
  /** How demanding it is. */
  readonly difficulty?: Maybe<Difficulty>;
  /** Identifier, the same as the article's own. */
  readonly id: Scalars['ID']['output'];
  /** Path of its page, which visitors see once it is published. */
  readonly path: Scalars['String']['output'];
  /** When it publishes itself; null unless that is planned. */
  readonly publishAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** When it was published first; null when it never was. */
  readonly publishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How long reading it takes, computed from its text. */
  readonly readTime: Scalars['String']['output'];
  /** Which of the site's people that is; null for somebody else. */
  readonly reviewedBy?: Maybe<Author>;
  /** Day on which it was reviewed. */
  readonly reviewedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Who has reviewed it; null for nobody. */
  readonly reviewer?: Maybe<Scalars['String']['output']>;
  /** Name in addresses. */
  readonly slug: Scalars['String']['output'];
  /** Whether it is published. */
  readonly state: ArticleState;
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** What it is about. */
  readonly topic: Topic;
  /** When its text was last changed. */
  readonly updatedAt: Scalars['DateTimeISO']['output'];
  /** How many times it was changed; an edit sends the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** A page of articles for editing, the latest changed first. */
export type EditableArticleConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<EditableArticleEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<EditableArticle>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** All articles of the list, on every page of it. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type EditableArticleEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: EditableArticle;
};

/** Who writes articles, as admins edit it. */
export type EditableAuthor = {
  /** How many articles it has written or reviewed, drafts included. */
  readonly articleCount: Scalars['Int']['output'];
  /** Who it is, in Markdown, at most 4000 characters; may be empty. */
  readonly bio: Scalars['String']['output'];
  /** Identifier, that of the `Author`. */
  readonly id: Scalars['ID']['output'];
  /** Address of a picture of the library; null for none. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** True for an invented person, which the site must say. */
  readonly isExample: Scalars['Boolean']['output'];
  /** Full name, at most 120 characters. */
  readonly name: Scalars['String']['output'];
  /** Registration or licence, e.g. 'leg. läkare', at most 120 characters; may be empty. */
  readonly registration?: Maybe<Scalars['String']['output']>;
  /** Name in addresses, e.g. 'eivor-almvide'; it stays as it was made. */
  readonly slug: Scalars['String']['output'];
  /** Profession and role, at most 120 characters; may be empty. */
  readonly title: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** A marker as admins edit it. */
export type EditableBiomarker = {
  /** What it tells, in plain Swedish, at most 600 characters. */
  readonly description: Scalars['String']['output'];
  /** What it is about, in the words of the others of its group; may be empty. */
  readonly group: Scalars['String']['output'];
  /** Slugs of at most 8 guides that treat it, the nearest first. */
  readonly guideSlugs: ReadonlyArray<Scalars['String']['output']>;
  /** Identifier of the marker. */
  readonly id: Scalars['ID']['output'];
  /** Whether an available test measures it; others have no page. */
  readonly isMeasured: Scalars['Boolean']['output'];
  /** What a deviating value can mean in general terms; may be empty. */
  readonly meaning: Scalars['String']['output'];
  /** Name, at most 100 characters, e.g. 'Ferritin'. */
  readonly name: Scalars['String']['output'];
  /** Limits as the first of its guides states them; may be empty. */
  readonly reference: Scalars['String']['output'];
  /** Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty. */
  readonly unit: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** A category as admins edit it. */
export type EditableCategory = {
  /** The product area it belongs to. */
  readonly area: Area;
  /** One sentence on what belongs here; may be empty. */
  readonly description: Scalars['String']['output'];
  /** Identifier of the category. */
  readonly id: Scalars['ID']['output'];
  /** True of one that pages name by its slug: its slug and area stay, and it is not deleted. */
  readonly isFixed: Scalars['Boolean']['output'];
  /** Swedish name, at most 100 characters. */
  readonly name: Scalars['String']['output'];
  /** Place among the categories of tests; those of other areas come by name. */
  readonly position: Scalars['Int']['output'];
  /** How many products it has, also hidden ones. */
  readonly productCount: Scalars['Int']['output'];
  /** Name in addresses and filters, e.g. 'hormontester'. */
  readonly slug: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** Why a product is shown for a goal, as it is edited. */
export type EditableGoalReason = {
  /** Key of the goal, e.g. 'sleep'. */
  readonly goal: Scalars['String']['output'];
  /** The reason in Swedish. */
  readonly reason: Scalars['String']['output'];
};

/** A goal or an achievement as admins edit its text. */
export type EditableJourneyText = {
  /** What it takes, 1 to 120 characters; '' of goals. */
  readonly description: Scalars['String']['output'];
  /** Whether it says something else than the product's own text. */
  readonly isChanged: Scalars['Boolean']['output'];
  /** Whether a goal can be chosen by those who do not have it, three of them at least; true of achievements. */
  readonly isShown: Scalars['Boolean']['output'];
  /** Which one, e.g. 'goal:sleep'; it stays. */
  readonly key: Scalars['ID']['output'];
  /** What it is. */
  readonly kind: JourneyTextKind;
  /** The product's own text. */
  readonly original: JourneyTextWording;
  /** What it is called, 1 to 40 characters. */
  readonly title: Scalars['String']['output'];
  /** How many times it was changed; an edit sends the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** A mail that the site sends, as admins edit it. */
export type EditableMail = {
  /** Its paragraphs, apart by empty lines; at most 5 000 characters. */
  readonly body: Scalars['String']['output'];
  /** What is on its button, at most 60 characters; '' where there is none. */
  readonly button: Scalars['String']['output'];
  /** Whether it says something else than the product's own text. */
  readonly isChanged: Scalars['Boolean']['output'];
  /** Which one. */
  readonly kind: MailKind;
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** When it is sent, and to whom. */
  readonly occasion: Scalars['String']['output'];
  /** The product's own text. */
  readonly original: MailWording;
  /** Subject, 1 to 150 characters. */
  readonly subject: Scalars['String']['output'];
  /** The words in braces that it may have. */
  readonly variables: ReadonlyArray<MailVariable>;
  /** How many times it was changed; an edit sends the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** A question of the marker chooser, as admins edit it. */
export type EditableMarkerQuestion = {
  /** Whether it says something else than the product's own text. */
  readonly isChanged: Scalars['Boolean']['output'];
  /** Whether the chooser, its guide and searches show it. */
  readonly isShown: Scalars['Boolean']['output'];
  /** Its name in addresses, e.g. 'trott'; it stays. */
  readonly key: Scalars['ID']['output'];
  /** Names of its markers. */
  readonly markerNames: ReadonlyArray<Scalars['String']['output']>;
  /** The product's own text. */
  readonly original: MarkerQuestionWording;
  /** Its place among the questions, from 1; of two alike the product's order decides. */
  readonly position: Scalars['Int']['output'];
  /** What the markers can tell of it, and what they cannot; 1 to 600 characters. */
  readonly text: Scalars['String']['output'];
  /** The question, 1 to 80 characters. */
  readonly title: Scalars['String']['output'];
  /** How many times it was changed; an edit sends the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** A provider of MR scans as an admin edits it. */
export type EditableMrProvider = {
  /** The provider's page; null when there is none. */
  readonly affiliateLink?: Maybe<Scalars['String']['output']>;
  /** Day on which its facts were last looked at. */
  readonly checkedOn: Scalars['LocalDate']['output'];
  /** True when a doctor goes through the answer. */
  readonly hasDoctorAnalysis: Scalars['Boolean']['output'];
  /** Highest price in kronor. */
  readonly highestPrice: Scalars['Int']['output'];
  /** Identifier, that of the `MrProvider`. */
  readonly id: Scalars['ID']['output'];
  /** True for those that the editors recommend. */
  readonly isFeatured: Scalars['Boolean']['output'];
  /** Where the scan is made. */
  readonly location: Scalars['String']['output'];
  /** Lowest price in kronor. */
  readonly lowestPrice: Scalars['Int']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Price as visitors see it, e.g. '2 500–4 900 kr'. */
  readonly priceEstimate: Scalars['String']['output'];
  /** True when a doctor's referral is needed. */
  readonly requiresPrescription: Scalars['Boolean']['output'];
  /** What speaks for it. */
  readonly strengths: ReadonlyArray<Scalars['String']['output']>;
  /** Calendar days that the answer takes at most. */
  readonly turnaroundDays: Scalars['Int']['output'];
  /** How long the answer takes, as shown. */
  readonly turnaroundTime: Scalars['String']['output'];
  /** Counts changes; a change takes the one that was shown. */
  readonly version: Scalars['Int']['output'];
  /** What to keep in mind. */
  readonly weaknesses: ReadonlyArray<Scalars['String']['output']>;
};

/** A page of text as admins edit it: with placeholders such as '{{sajten}}' as they are written. */
export type EditablePage = {
  /** Former addresses that lead to it, without the slash. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** What the page is about. */
  readonly description: Scalars['String']['output'];
  /** The first heading on the page. */
  readonly heading: Scalars['String']['output'];
  /** Of an own page: whether the footer leads there while it is published. */
  readonly inFooter: Scalars['Boolean']['output'];
  /** Whether an admin has made it: then it can be moved, hidden and deleted, as the site's other pages cannot. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Whether visitors see it. */
  readonly isPublished: Scalars['Boolean']['output'];
  /** Whether search engines are asked not to show it. */
  readonly isUnlisted: Scalars['Boolean']['output'];
  /** What the page begins with, plain text. */
  readonly lead: Scalars['String']['output'];
  /** Path of the page. */
  readonly path: Scalars['String']['output'];
  /** Its sections in their order. */
  readonly sections: ReadonlyArray<PageSection>;
  /** Its address without the slash; only an own page's changes. */
  readonly slug: Scalars['String']['output'];
  /** Title, for the head of the page and for lists. */
  readonly title: Scalars['String']['output'];
  /** Day on which it was last changed. */
  readonly updatedOn: Scalars['LocalDate']['output'];
  /** How many times it was changed; an edit sends the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** A product as admins edit it, hidden or not. */
export type EditableProduct = {
  /** The provider's page for it. */
  readonly affiliateLink?: Maybe<Scalars['String']['output']>;
  /** Its area, which follows from its category. */
  readonly area: Area;
  /** Slug of its category, which also decides its area. */
  readonly category: Scalars['String']['output'];
  /** Name of its category. */
  readonly categoryName: Scalars['String']['output'];
  /** Day on which its facts were last looked at. */
  readonly checkedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What speaks against it. */
  readonly cons: ReadonlyArray<Scalars['String']['output']>;
  /** What a test measures, or the active substances of a supplement. */
  readonly contents: ReadonlyArray<Scalars['String']['output']>;
  /** Which of the published criteria it meets: at least two of what is recommended, otherwise none. */
  readonly criteria: ReadonlyArray<RecommendationCriterion>;
  /** The number that addresses name it by. */
  readonly databaseId: Scalars['Int']['output'];
  /** How it is delivered. */
  readonly deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** One to three sentences. */
  readonly description: Scalars['String']['output'];
  /** How demanding it is to use. */
  readonly difficulty?: Maybe<Difficulty>;
  /** What of a supplement is taken at once, e.g. '2 kapslar'. */
  readonly dose?: Maybe<Scalars['String']['output']>;
  /** How many doses of a supplement a package holds, 1 to 10 000. */
  readonly dosesPerPackage?: Maybe<Scalars['Int']['output']>;
  /** Rating by others, 0 to 5. */
  readonly externalRating?: Maybe<Scalars['Float']['output']>;
  /** What it has or does. */
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  /** Form of a supplement; null for other products. */
  readonly form?: Maybe<SupplementForm>;
  /** The goals that it is shown for, each with the reason. */
  readonly goals: ReadonlyArray<EditableGoalReason>;
  /** Whether a doctor comments on the results. */
  readonly hasDoctorAnalysis: Scalars['Boolean']['output'];
  /** A price that waits for an admin's word, since it differs by more than half, or is 0; visitors still see `priceEstimate`. */
  readonly heldPrice?: Maybe<Scalars['String']['output']>;
  /** Identifier of the product. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly image?: Maybe<Image>;
  /** Address of its picture. In an input one of the library's, or the one it has; '' and null for none, absent to keep it. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whom a test is for; null when it is for everybody. */
  readonly intendedFor?: Maybe<Sex>;
  /** False: visible to admins only. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  readonly isFeatured: Scalars['Boolean']['output'];
  /** Of equipment its type, of tests what they are about. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  /** Accreditation of the laboratory. */
  readonly labAccreditation?: Maybe<Scalars['String']['output']>;
  /** Where samples are taken. */
  readonly labNetwork: ReadonlyArray<Scalars['String']['output']>;
  /** Name, at most 300 characters. */
  readonly name: Scalars['String']['output'];
  /** Price as shown, e.g. 'från 1 295 kr'. */
  readonly priceEstimate?: Maybe<Scalars['String']['output']>;
  /** What speaks for it. */
  readonly pros: ReadonlyArray<Scalars['String']['output']>;
  /** Country of the provider in Swedish. */
  readonly providerCountry?: Maybe<Scalars['String']['output']>;
  /** Name of the provider. */
  readonly providerName: Scalars['String']['output'];
  /** What it has cost, the latest change first; at most 100 changes. */
  readonly recordedPrices: ReadonlyArray<RecordedPrice>;
  /** Whether it needs a prescription or a referral. */
  readonly requiresPrescription: Scalars['Boolean']['output'];
  /** How the sample is taken. */
  readonly sampleCollectionMethod?: Maybe<Scalars['String']['output']>;
  /** What a test takes; null for other products. */
  readonly sampleType?: Maybe<SampleType>;
  /** Countries it is sent to. */
  readonly shippingRegions: ReadonlyArray<Scalars['String']['output']>;
  /** Where a test is taken. */
  readonly testLocation?: Maybe<TestLocation>;
  /** How long the results take. */
  readonly turnaroundTime?: Maybe<Scalars['String']['output']>;
  /** Grows with every change; the mutations take the one that was shown. */
  readonly version: Scalars['Int']['output'];
  /** What may harm somebody, in whole sentences. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** Products as admins edit them, by name. */
export type EditableProductConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<EditableProductEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<EditableProduct>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are under the filters. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type EditableProductEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: EditableProduct;
};

/** Who sells products, as admins edit it. */
export type EditableProvider = {
  /** Country in Swedish; null when it is not known. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** What its page says of it; may be empty. */
  readonly description: Scalars['String']['output'];
  /** What it, or one that was merged into it, was called before. */
  readonly formerNames: ReadonlyArray<Scalars['String']['output']>;
  /** Identifier, that of the `Provider`. */
  readonly id: Scalars['ID']['output'];
  /** The logo; null also when the library has lost it. */
  readonly logo?: Maybe<Image>;
  /** Address of its logo, as it is stored; null when it has none. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name, as its products carry it. */
  readonly name: Scalars['String']['output'];
  /** Path of its page. */
  readonly path: Scalars['String']['output'];
  /** How many products it has, also hidden ones. */
  readonly productCount: Scalars['Int']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  readonly version: Scalars['Int']['output'];
  /** Its own web address; null when it is not known. */
  readonly website?: Maybe<Scalars['String']['output']>;
};

/** Providers by name, for admins. */
export type EditableProviderConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<EditableProviderEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<EditableProvider>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are of them. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type EditableProviderEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: EditableProvider;
};

/** An address that leads to another one, as admins edit it. */
export type EditableRedirect = {
  /** A path of the site that no page has, without '?' and '#', e.g. '/gammal-sida'. */
  readonly from: Scalars['String']['output'];
  /** Identifier of the redirect. */
  readonly id: Scalars['ID']['output'];
  /** Where it leads: a path of the site, or an https address. */
  readonly to: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** The site as admins edit it, with what the server's environment says. */
export type EditableSite = {
  /** The operator's postal address; '' until it is filled in. */
  readonly address: Scalars['String']['output'];
  /** What counts its visits; null for nothing. */
  readonly analytics?: Maybe<SiteAnalytics>;
  /** Parts that it does without. */
  readonly areasOff: ReadonlyArray<SiteArea>;
  /** Where messages go by CONTACT_EMAIL or MAIL_FROM, which win; null where neither is set. */
  readonly contactEmail?: Maybe<Scalars['String']['output']>;
  /** Where one writes to the operator; '' until it is filled in. */
  readonly email: Scalars['String']['output'];
  /** The footer's groups, in the same way. */
  readonly footer: ReadonlyArray<SiteFooterGroup>;
  /** Address of the picture that its icons are made from, of the library; null for none, where a logo that is nearly square is it, or the product's own. */
  readonly iconUrl?: Maybe<Scalars['String']['output']>;
  /** Address of its logo, of the library; null for none. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Sender of mails by MAIL_FROM, which wins; null where it is not set. */
  readonly mailFrom?: Maybe<Scalars['String']['output']>;
  /** The header's links, also those that visitors do not see: into a part that is off, or to a draft. */
  readonly menu: ReadonlyArray<SiteLink>;
  /** Shown in the header, in page titles and in mail; at most 30 characters. */
  readonly name: Scalars['String']['output'];
  /** When it was opened to visitors; null while it is not. */
  readonly openedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Who answers for the site; '' until it is filled in. */
  readonly operatorName: Scalars['String']['output'];
  /** The operator's organisation number; '' until it is filled in. */
  readonly organisationNumber: Scalars['String']['output'];
  /** Its primary colour, as '#1F5A48'; null for the product's own. */
  readonly primaryColour?: Maybe<Scalars['String']['output']>;
  /** Whether mails are sent; without SMTP_URL they are written into a folder. */
  readonly sendsMail: Scalars['Boolean']['output'];
  /** Address of the picture that stands with links to pages without one of their own, of the library; null for one that is drawn for each. */
  readonly shareImageUrl?: Maybe<Scalars['String']['output']>;
  /** The start page. */
  readonly startPage: EditableStartPage;
  /** One line about what the site is; at most 120 characters. */
  readonly tagline: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** A card of the start page as admins edit it. */
export type EditableStartCard = {
  /** Label of its button; at most 30 characters. */
  readonly action: Scalars['String']['output'];
  /** Its picture, which tells it from the others. */
  readonly icon: StartIcon;
  /** Whether it shows. */
  readonly isOn: Scalars['Boolean']['output'];
  /** Path of the page that it leads to. */
  readonly path: Scalars['String']['output'];
  /** Its text; at most 140 characters. */
  readonly text: Scalars['String']['output'];
  /** Its heading; at most 40 characters. */
  readonly title: Scalars['String']['output'];
};

/** The start page as admins edit it. */
export type EditableStartPage = {
  /** All six cards, in their order. */
  readonly cards: ReadonlyArray<EditableStartCard>;
  /** Its heading. */
  readonly heading: Scalars['String']['output'];
  /** Address of its picture, of the library; '' for the product's own drawing. */
  readonly imageUrl: Scalars['String']['output'];
  /** The filled button; its path is '' where the page is gone. */
  readonly mainButton: SiteLink;
  /** The link beside it; its path is '' where the page is gone. */
  readonly moreLink: SiteLink;
  /** The sentences below it. */
  readonly text: Scalars['String']['output'];
};

/** A word that people search by, as admins edit it. */
export type EditableSynonym = {
  /** Identifier of the synonym. */
  readonly id: Scalars['ID']['output'];
  /** True when its marker or guide is gone, or not published: it leads nowhere for as long. */
  readonly isLost: Scalars['Boolean']['output'];
  /** What it leads to. */
  readonly kind: SynonymKind;
  /** Other words, a marker's name or a guide's slug, as `kind` says. */
  readonly target: Scalars['String']['output'];
  /** What people type, at most 60 characters, e.g. 'långtidssocker'. */
  readonly term: Scalars['String']['output'];
  /** Grows with every change; the mutations take the one that was shown. */
  readonly version: Scalars['Int']['output'];
};

/** A piece of biohacking equipment. */
export type Equipment = Node & Product & {
  /** The provider's page for it; null when there is none to open. */
  readonly affiliateLink?: Maybe<Scalars['URL']['output']>;
  /** Its product area. */
  readonly area: Area;
  /** Its category. */
  readonly category: Category;
  /** Day on which its facts were last looked at. */
  readonly checkedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What speaks against it. */
  readonly cons: ReadonlyArray<Scalars['String']['output']>;
  /** The number that addresses name it by, e.g. 12 in '/tester?jamfor=12'. */
  readonly databaseId: Scalars['Int']['output'];
  /** How it is delivered. */
  readonly deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** One to three sentences. */
  readonly description: Scalars['String']['output'];
  /** How demanding it is to use; null passes every experience rule. */
  readonly difficulty?: Maybe<Difficulty>;
  /** What it is, e.g. 'Smart ring'. */
  readonly equipmentType?: Maybe<Scalars['String']['output']>;
  /** Rating by others, 0 to 5. */
  readonly externalRating?: Maybe<Scalars['Float']['output']>;
  /** What it has or does. */
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  /** The goals that it is shown for, each with the reason, tied by hand. */
  readonly goalReasons: ReadonlyArray<GoalReason>;
  /** The published guides about it: what a test measures, a supplement contains or equipment is for. */
  readonly guides: ReadonlyArray<Article>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly image?: Maybe<Image>;
  /** False: visible to admins only. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  readonly isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  readonly isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  readonly isRecurring: Scalars['Boolean']['output'];
  /** What it costs otherwise, where `priceEstimate` says so and that is more, as in '349 kr (ord. 449 kr)'. */
  readonly listPrice?: Maybe<Money>;
  /** The lowest price of the last thirty days, today among them; null when none is known. */
  readonly lowestPrice30Days?: Maybe<Money>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, e.g. '/tester/jarnkollen-hemma-1'. Former ones, with the same number at their end, lead there. */
  readonly path: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it cannot be read, and when it is in another currency. Of what is paid again and again, see `isRecurring`, what each time costs; of others see `pricePer`. */
  readonly price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  readonly priceEstimate?: Maybe<Scalars['String']['output']>;
  /** What it has cost, the latest first, since we know its prices and since they are paid as they are now (once, or again and again). Errors: BAD_USER_INPUT. */
  readonly priceHistory: ReadonlyArray<PricePeriod>;
  /** What the price is for, in Swedish, e.g. 'månad', '3 månader' or '100 g'; null where it is paid once for one, and where it cannot be read. */
  readonly pricePer?: Maybe<Scalars['String']['output']>;
  /** Present while the price may be called reduced: lowered within the last thirty days, to less than every price of the thirty days before. */
  readonly priceReduction?: Maybe<PriceReduction>;
  /** What speaks for it. */
  readonly pros: ReadonlyArray<Scalars['String']['output']>;
  /** Its provider, when the catalogue knows more than the name. */
  readonly provider?: Maybe<Provider>;
  /** Country of the provider in Swedish, e.g. 'Sverige'. */
  readonly providerCountry?: Maybe<Scalars['String']['output']>;
  /** Name of the provider. */
  readonly providerName: Scalars['String']['output'];
  /** Why it stands where it does in its area's order, e.g. 'Visas först: svensk leverantör'. */
  readonly rankReason: Scalars['String']['output'];
  /** Which of the published criteria it meets; none where it is not recommended. */
  readonly recommendationCriteria: ReadonlyArray<RecommendationCriterion>;
  /** Countries it is sent to. */
  readonly shippingRegions: ReadonlyArray<Scalars['String']['output']>;
  /** Path that leads to the provider's page and counts the click, e.g. '/ut/12'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/12?fran=tester'. */
  readonly visitPath?: Maybe<Scalars['String']['output']>;
  /** What may harm somebody, in whole sentences, e.g. 'Ta det inte om du är gravid eller ammar.'; show every one of them before the way to the seller. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
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
  readonly key: Scalars['String']['input'];
};

/** What erasing an account came to. */
export type EraseAccountPayload = {
  /** `key` of the account that is gone; null when refused. */
  readonly erasedKey?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** The visitor's own experience, as given in onboarding. */
export type Experience =
  /** Is not offered what is marked 'lätt'. */
  | 'advanced'
  /** Is not offered what is marked 'svår'. */
  | 'beginner'
  /** Is offered everything. */
  | 'intermediate';

/** Why a mutation changed nothing; a form shows it at its field. */
export type FieldError = {
  /** The reason, for programs. */
  readonly code: FieldErrorCode;
  /** Name of the input's field, with dots and places from 0 within it, e.g. 'steps.3.title'; null when it is about the whole. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** Swedish, for the visitor. */
  readonly message: Scalars['String']['output'];
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
  readonly because: ReadonlyArray<Scalars['String']['output']>;
  /** What it is about: a stable name, e.g. 'evening'. */
  readonly category: Scalars['String']['output'];
  /** What it is about, in Swedish. */
  readonly categoryName: Scalars['String']['output'];
  /** What is known of it. */
  readonly evidence: Scalars['String']['output'];
  /** True for one that a result shows only when it is unfolded; five stand open at most. */
  readonly isFolded: Scalars['Boolean']['output'];
  /** True for what must be done or left today; false for a habit. */
  readonly isForToday: Scalars['Boolean']['output'];
  /** Stable name of the rule that it comes from. */
  readonly key: Scalars['String']['output'];
  /** Where to read more; of guides the published ones. */
  readonly links: ReadonlyArray<FindingLink>;
  /** How much it matters. */
  readonly priority: FindingPriority;
  /** How, and why. */
  readonly text: Scalars['String']['output'];
  /** What to do, in a few words. */
  readonly title: Scalars['String']['output'];
};

/** Where to read more about a finding. */
export type FindingLink = {
  /** What the link says. */
  readonly label: Scalars['String']['output'];
  /** Path on the site. */
  readonly path: Scalars['String']['output'];
};

/** How much a finding matters. */
export type FindingPriority =
  /** 'Hög'. */
  | 'high'
  /** 'Låg'. */
  | 'low'
  /** 'Medel'. */
  | 'medium';

/** A time during which a protocol was followed. */
export type FollowedInput = {
  /** The last day; null while it lasts. */
  readonly endedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** A UUID made up by the browser. */
  readonly key: Scalars['String']['input'];
  /** The first day. */
  readonly startedOn: Scalars['LocalDate']['input'];
  /** The day on which it was meant to be done. */
  readonly targetEndOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** How often a step is done. */
export type Frequency =
  /** 'Dagligen'. */
  | 'daily'
  /** 'Veckovis'. */
  | 'weekly';

/** A consent to be given. */
export type GiveConsentInput = {
  /** What is consented to. */
  readonly kind: ConsentKind;
  /** Version of the text that was shown, from `consentTexts`. */
  readonly version: Scalars['Int']['input'];
};

/** What giving a consent came to. */
export type GiveConsentPayload = {
  /** The consent afterwards; null when refused. */
  readonly consent?: Maybe<Consent>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
};

/** A goal a visitor may choose in onboarding. */
export type Goal = {
  /** The guide about it, for where nothing fits it; null when it is not published. */
  readonly guide?: Maybe<Article>;
  /** Whether it can be chosen by those who do not have it. An admin may hide all but three. */
  readonly isShown: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'sleep'. */
  readonly key: Scalars['String']['output'];
  /** Swedish text, as it is shown: `text`, or what an admin has written in its place. */
  readonly label: Scalars['String']['output'];
  /** Swedish text, as it is stored and as `products(goals:)` takes it; `label` is what is shown. */
  readonly text: Scalars['String']['output'];
};

/** A goal that onboarding offers. */
export type GoalChoice = {
  /** False for one that only those see who have it. */
  readonly isShown: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'sleep'. */
  readonly key: Scalars['String']['output'];
  /** Swedish, as it is shown: an admin may have written it otherwise. */
  readonly label: Scalars['String']['output'];
  /** What is stored and sent. */
  readonly text: Scalars['String']['output'];
};

/** Why a product is shown to somebody with a goal. */
export type GoalReason = {
  /** The goal. */
  readonly goal: Goal;
  /** The reason in Swedish. Of a supplement always a health claim that is authorised in the EU, in its exact wording. */
  readonly reason: Scalars['String']['output'];
};

/** Why a product is shown for a goal. */
export type GoalReasonInput = {
  /** Key of the goal, e.g. 'sleep'. */
  readonly goal: Scalars['String']['input'];
  /** The reason in Swedish. Of a supplement always a health claim that is authorised in the EU, in its exact wording. */
  readonly reason: Scalars['String']['input'];
};

/** A role to be given. */
export type GrantRoleInput = {
  /** Address of a confirmed account. */
  readonly email: Scalars['String']['input'];
  /** The role. */
  readonly role: Role;
};

/** What giving a role came to. */
export type GrantRolePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** Who has the role now; null when refused. */
  readonly roleHolder?: Maybe<RoleHolder>;
};

/** A health protocol questionnaire that was answered while signed out. */
export type GuestProtocolInput = {
  /** When its owner said that they have talked to care, if they have. */
  readonly careContactedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** When; now when it is in the future. */
  readonly completedAt: Scalars['DateTimeISO']['input'];
  /** That of its sending. */
  readonly sessionId: Scalars['ID']['input'];
  /** All answers. */
  readonly testData: ProtocolTestData;
};

/** A training test that was taken while signed out. */
export type GuestTrainingInput = {
  /** When its owner said that they have talked to care, if they have. */
  readonly careContactedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** When; now when it is in the future. */
  readonly completedAt: Scalars['DateTimeISO']['input'];
  /** That of its sending. */
  readonly sessionId: Scalars['ID']['input'];
  /** All answers. */
  readonly testData: TrainingTestData;
};

/** How somebody rates their health in onboarding. */
export type HealthStatus =
  /** 'Varken bra eller dåligt'. */
  | 'average'
  /** 'Mycket bra'. */
  | 'excellent'
  /** 'Bra'. */
  | 'good'
  /** 'Dåligt'. */
  | 'poor';

/** A health test. */
export type HealthTest = Node & Product & {
  /** The provider's page for it; null when there is none to open. */
  readonly affiliateLink?: Maybe<Scalars['URL']['output']>;
  /** Days in the calendar that `turnaroundTime` takes at most, 0 for an answer on the same day; null when it names no time. */
  readonly answerDays?: Maybe<Scalars['Int']['output']>;
  /** Its product area. */
  readonly area: Area;
  /** Its category. */
  readonly category: Category;
  /** What cheaper tests measure of it; null when its price is unknown or paid again and again. Errors: QUERY_TOO_COSTLY. */
  readonly cheaperTests?: Maybe<CheaperTests>;
  /** Day on which its facts were last looked at. */
  readonly checkedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What speaks against it. */
  readonly cons: ReadonlyArray<Scalars['String']['output']>;
  /** The number that addresses name it by, e.g. 12 in '/tester?jamfor=12'. */
  readonly databaseId: Scalars['Int']['output'];
  /** How it is delivered. */
  readonly deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** One to three sentences. */
  readonly description: Scalars['String']['output'];
  /** How demanding it is to use; null passes every experience rule. */
  readonly difficulty?: Maybe<Difficulty>;
  /** Rating by others, 0 to 5. */
  readonly externalRating?: Maybe<Scalars['Float']['output']>;
  /** What it has or does. */
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  /** The goals that it is shown for, each with the reason, tied by hand. */
  readonly goalReasons: ReadonlyArray<GoalReason>;
  /** The published guides about it: what a test measures, a supplement contains or equipment is for. */
  readonly guides: ReadonlyArray<Article>;
  /** True when a doctor comments on the results. */
  readonly hasDoctorAnalysis: Scalars['Boolean']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly image?: Maybe<Image>;
  /** Whom it is for, where that is women or men only; null when it is for everybody. */
  readonly intendedFor?: Maybe<Sex>;
  /** False: visible to admins only. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  readonly isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  readonly isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  readonly isRecurring: Scalars['Boolean']['output'];
  /** Accreditation of the laboratory. */
  readonly labAccreditation?: Maybe<Scalars['String']['output']>;
  /** Laboratories that analyse it, or places that take the sample. */
  readonly labNetwork: ReadonlyArray<Scalars['String']['output']>;
  /** What it costs otherwise, where `priceEstimate` says so and that is more, as in '349 kr (ord. 449 kr)'. */
  readonly listPrice?: Maybe<Money>;
  /** The lowest price of the last thirty days, today among them; null when none is known. */
  readonly lowestPrice30Days?: Maybe<Money>;
  /** Names of what it measures, also of what the shared vocabulary does not know. */
  readonly markerNames: ReadonlyArray<Scalars['String']['output']>;
  /** Those of `markerNames` that the shared vocabulary knows, in the same order. */
  readonly markers: ReadonlyArray<Biomarker>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, e.g. '/tester/jarnkollen-hemma-1'. Former ones, with the same number at their end, lead there. */
  readonly path: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it cannot be read, and when it is in another currency. Of what is paid again and again, see `isRecurring`, what each time costs; of others see `pricePer`. */
  readonly price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  readonly priceEstimate?: Maybe<Scalars['String']['output']>;
  /** What it has cost, the latest first, since we know its prices and since they are paid as they are now (once, or again and again). Errors: BAD_USER_INPUT. */
  readonly priceHistory: ReadonlyArray<PricePeriod>;
  /** What the price is for, in Swedish, e.g. 'månad', '3 månader' or '100 g'; null where it is paid once for one, and where it cannot be read. */
  readonly pricePer?: Maybe<Scalars['String']['output']>;
  /** Present while the price may be called reduced: lowered within the last thirty days, to less than every price of the thirty days before. */
  readonly priceReduction?: Maybe<PriceReduction>;
  /** What speaks for it. */
  readonly pros: ReadonlyArray<Scalars['String']['output']>;
  /** Its provider, when the catalogue knows more than the name. */
  readonly provider?: Maybe<Provider>;
  /** Country of the provider in Swedish, e.g. 'Sverige'. */
  readonly providerCountry?: Maybe<Scalars['String']['output']>;
  /** Name of the provider. */
  readonly providerName: Scalars['String']['output'];
  /** Why it stands where it does in its area's order, e.g. 'Visas först: svensk leverantör'. */
  readonly rankReason: Scalars['String']['output'];
  /** Which of the published criteria it meets; none where it is not recommended. */
  readonly recommendationCriteria: ReadonlyArray<RecommendationCriterion>;
  /** True when a referral or prescription is needed. */
  readonly requiresPrescription: Scalars['Boolean']['output'];
  /** How the sample is taken. */
  readonly sampleCollectionMethod?: Maybe<Scalars['String']['output']>;
  /** What it takes from the body. */
  readonly sampleType?: Maybe<SampleType>;
  /** Swedish label of `sampleType`, e.g. 'Blodprov'. */
  readonly sampleTypeLabel?: Maybe<Scalars['String']['output']>;
  /** Countries it is sent to. */
  readonly shippingRegions: ReadonlyArray<Scalars['String']['output']>;
  /** What it is about in a word or two, e.g. 'Järn'. */
  readonly testCategory?: Maybe<Scalars['String']['output']>;
  /** Where it is taken. */
  readonly testLocation?: Maybe<TestLocation>;
  /** Time until the answer, e.g. '3–5 dagar'. */
  readonly turnaroundTime?: Maybe<Scalars['String']['output']>;
  /** Path that leads to the provider's page and counts the click, e.g. '/ut/12'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/12?fran=tester'. */
  readonly visitPath?: Maybe<Scalars['String']['output']>;
  /** What may harm somebody, in whole sentences, e.g. 'Ta det inte om du är gravid eller ammar.'; show every one of them before the way to the seller. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};


/** A health test. */
export type HealthTestPriceHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A picture. */
export type Image = {
  /** What it shows, for those who do not see it; empty for mere decoration. */
  readonly alt: Scalars['String']['output'];
  /** Height in pixels; null where it is not known. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** Its address: a path on this site, e.g. '/products/blood.svg', or a whole one elsewhere. */
  readonly url: Scalars['String']['output'];
  /** The same picture in other widths, the narrowest first; none for what fits every width by itself. */
  readonly variants: ReadonlyArray<ImageVariant>;
  /** Width in pixels; null where it is not known. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** Something that shows a picture of the library. */
export type ImageUse = {
  /** Its identifier, as `node` takes it, which knows all but the site itself. */
  readonly id: Scalars['ID']['output'];
  /** Its title or name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, also of a guide that is not published; null for what has no page of its own. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** What kind of thing it is. */
  readonly type: ImageUseType;
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
  readonly height: Scalars['Int']['output'];
  /** Its address, as `Image.url`. */
  readonly url: Scalars['String']['output'];
  /** Width in pixels. */
  readonly width: Scalars['Int']['output'];
};

/** A file to import. */
export type ImportCatalogueInput = {
  /** A list of products as JSON or CSV (UTF-8), of at most 50 MB, named by its format, e.g. 'produkter.csv'. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  readonly file?: InputMaybe<Scalars['Upload']['input']>;
  /** The preview's, so that what is written is what was shown. */
  readonly fingerprint: Scalars['String']['input'];
  /** Imports the good lines of a file that has bad ones. */
  readonly skipBad?: Scalars['Boolean']['input'];
};

/** What `importCatalogue` came to. */
export type ImportCataloguePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** What it did; with errors what it would do now, and nothing is written. */
  readonly result?: Maybe<CatalogueImport>;
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
  | 'biohacking'
  /** 'Mat'. */
  | 'food'
  /** 'Livslängd'. */
  | 'longevity'
  /** 'Sömn'. */
  | 'sleep'
  /** 'Stress'. */
  | 'stress'
  /** 'Kosttillskott'. */
  | 'supplements'
  /** 'Hälsotester'. */
  | 'tests'
  /** 'Träning'. */
  | 'training';

/** A person's journey; everybody finds their own only. */
export type Journey = Node & {
  /** Everything to be reached. */
  readonly achievements: ReadonlyArray<Achievement>;
  /** The last hundred activities, the newest first. */
  readonly activities: ReadonlyArray<ActivityEntry>;
  /** The four categories. */
  readonly categories: ReadonlyArray<JourneyCategory>;
  /** Days in Sweden with activity, ascending. */
  readonly days: ReadonlyArray<Scalars['LocalDate']['output']>;
  /** The goals that onboarding offers. */
  readonly goalChoices: ReadonlyArray<GoalChoice>;
  /** What the goals of onboarding are called now, in the order of `onboarding { goals }`. */
  readonly goalLabels: ReadonlyArray<Scalars['String']['output']>;
  /** Aims, with defaults. */
  readonly goals: JourneyGoals;
  /** True when onboarding is done. */
  readonly hasCompletedOnboarding: Scalars['Boolean']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** True when the account has consented to storing answers about health; always true in a guest's browser. */
  readonly keepsHealthStatus: Scalars['Boolean']['output'];
  /** When something was last done. */
  readonly lastActivity?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 1 + the whole number of 20 per cents. */
  readonly level: Scalars['Int']['output'];
  /** Days in a row that end today or yesterday, 365 at most. */
  readonly logStreak: Scalars['Int']['output'];
  /** Minutes of what was done today. */
  readonly minutesToday: Scalars['Int']['output'];
  /** The first recommendation that is not done; null when nothing is left. */
  readonly nextStep?: Maybe<Recommendation>;
  /** Null until onboarding is done. */
  readonly onboarding?: Maybe<OnboardingAnswers>;
  /** Mean of the categories, rounded. */
  readonly overallPercentage: Scalars['Int']['output'];
  /** The pause that is now, or the next one. */
  readonly pause?: Maybe<JourneyPauseView>;
  /** All pauses, ascending. */
  readonly pauses: ReadonlyArray<JourneyPauseView>;
  /** The plan, high before medium before low. */
  readonly plan: ReadonlyArray<PlannedActivity>;
  /** Null until the questionnaire is answered and stored. */
  readonly questionnaire?: Maybe<QuestionnaireAnswers>;
  /** At most six; what is to do before what is done, high before medium before low. None when everything is done. */
  readonly recommendations: ReadonlyArray<Recommendation>;
  /** Days in a row up to the last one with activity. */
  readonly streak: Scalars['Int']['output'];
  /** Activities in all. */
  readonly totalActivities: Scalars['Int']['output'];
  /** Minutes in all. */
  readonly totalTimeSpent: Scalars['Int']['output'];
  /** One thing to do now: what stands in the plan, is advised, or is the next guide; never what is done. */
  readonly upNext?: Maybe<UpNext>;
  /** The week so far. */
  readonly week: JourneyWeek;
};


/** A person's journey; everybody finds their own only. */
export type JourneyActivitiesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person's journey; everybody finds their own only. */
export type JourneyCategoriesArgs = {
  keys?: InputMaybe<ReadonlyArray<JourneyCategoryKey>>;
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
  readonly completedDays: ReadonlyArray<Scalars['LocalDate']['output']>;
  /** How many are done. */
  readonly completedSections: Scalars['Int']['output'];
  /** Its items. */
  readonly items: ReadonlyArray<JourneyItemView>;
  /** Which one. */
  readonly key: JourneyCategoryKey;
  /** When something was last done in it. */
  readonly lastActivity?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Share of them, rounded. */
  readonly percentage: Scalars['Int']['output'];
  /** Swedish title. */
  readonly title: Scalars['String']['output'];
  /** How many items there are. */
  readonly totalSections: Scalars['Int']['output'];
};

/** A category of the journey. */
export type JourneyCategoryKey =
  /** 'Kunskap & guider'. */
  | 'knowledge'
  /** 'Mental optimering'. */
  | 'mental'
  /** 'Fysisk träning'. */
  | 'physical'
  /** 'Testning & optimering'. */
  | 'testing';

/** What somebody aims at. */
export type JourneyGoals = {
  /** Texts of goals. */
  readonly focusAreas: ReadonlyArray<Scalars['String']['output']>;
  /** Level as a learner. */
  readonly level: Experience;
  /** Main goal, e.g. 'performance'. */
  readonly mainGoal: Scalars['String']['output'];
  /** Minutes a day. */
  readonly timePerDay: Scalars['Int']['output'];
};

/** One thing that counts in a category. */
export type JourneyItemView = Content & {
  /** When it was done. */
  readonly completedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** True when it was done. */
  readonly isCompleted: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'test:sleep'. */
  readonly key: Scalars['String']['output'];
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  readonly path: Scalars['String']['output'];
  /** Swedish title, for the link. */
  readonly title: Scalars['String']['output'];
};

/** Days of rest that were set on purpose; a streak goes on after them. */
export type JourneyPauseView = {
  /** The first day. */
  readonly from: Scalars['LocalDate']['output'];
  /** The last day. */
  readonly until: Scalars['LocalDate']['output'];
};

/** A step that one can take on the journey, as it is advised and as it stands in the plan. */
export type JourneyStep = {
  /** The category of the journey that it belongs to. */
  readonly category: JourneyCategoryKey;
  /** Why one would. */
  readonly description: Scalars['String']['output'];
  /** How hard it is. */
  readonly difficulty: Difficulty;
  /** Minutes. */
  readonly estimatedTime: Scalars['Int']['output'];
  /** Name of its icon. */
  readonly icon: Scalars['String']['output'];
  /** True when all that belongs to it was done, which cannot be unticked; of a recommendation also when it was ticked in the plan. */
  readonly isDone: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'sleep-test', the same in the plan and in the advice. */
  readonly key: Scalars['String']['output'];
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  readonly path: Scalars['String']['output'];
  /** How much it matters. */
  readonly priority: Priority;
  /** Words that it is about. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Swedish title, for the link. */
  readonly title: Scalars['String']['output'];
  /** What it leads to. */
  readonly type: RecommendationType;
};

/** A goal or an achievement that an admin has written otherwise. */
export type JourneyText = {
  /** What it takes; null as it came, and of goals. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Whether a goal can be chosen by those who do not have it. */
  readonly isShown: Scalars['Boolean']['output'];
  /** Which one, e.g. 'goal:sleep' or 'achievement:streak-7'. */
  readonly key: Scalars['String']['output'];
  /** What it is called; null as it came. */
  readonly title?: Maybe<Scalars['String']['output']>;
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
  readonly description: Scalars['String']['output'];
  /** What it is called. */
  readonly title: Scalars['String']['output'];
};

/** How a week has been so far, in Sweden. */
export type JourneyWeek = {
  /** Activities, of the last hundred. */
  readonly activityCount: Scalars['Int']['output'];
  /** Days with activity, ascending. */
  readonly days: ReadonlyArray<Scalars['LocalDate']['output']>;
  /** Its Monday. */
  readonly from: Scalars['LocalDate']['output'];
  /** Minutes of those. */
  readonly minutes: Scalars['Int']['output'];
  /** What was done besides ticking steps, the last first, each once. */
  readonly titles: ReadonlyArray<Scalars['String']['output']>;
  /** The day that it is. */
  readonly today: Scalars['LocalDate']['output'];
};

/** One kind of personal data that the site stores, for the privacy policy. */
export type KeptData = {
  /** How long. */
  readonly howLong: Scalars['String']['output'];
  /** What is stored, in Swedish. */
  readonly what: Scalars['String']['output'];
  /** Why, and on which legal ground. */
  readonly why: Scalars['String']['output'];
};

/** How many products a sample type, form or equipment type would leave. */
export type KindFacet = {
  /** Products of it under the other filters; null when a search matches too many to count. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Swedish label, e.g. 'Kinnsvabb'. */
  readonly label: Scalars['String']['output'];
  /** Value for the filter, e.g. 'CHEEK_SWAB', 'CAPSULE' or 'Smart ring'. */
  readonly value: Scalars['String']['output'];
};

/** What leaving the demo came to. */
export type LeaveDemoPayload = {
  /** What there is now; null when nothing was changed. */
  readonly demoContents?: Maybe<DemoContents>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
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
  readonly alt: Scalars['String']['output'];
  /** Size of its file in bytes, as it is stored. */
  readonly bytes: Scalars['Int']['output'];
  /** When it was uploaded. */
  readonly createdAt: Scalars['DateTimeISO']['output'];
  /** How it is stored. */
  readonly format: LibraryFormat;
  /** Height in pixels. */
  readonly height: Scalars['Int']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** The picture as pages show it, in all its sizes. */
  readonly image: Image;
  /** Its name in addresses, e.g. 'livsresan/somn'. */
  readonly publicId: Scalars['String']['output'];
  /** Its address, e.g. '/media/livsresan/somn': what an article or a product gets as its picture. */
  readonly url: Scalars['String']['output'];
  /** What shows it, at most 50; it can be deleted when nothing does. */
  readonly usedIn: ReadonlyArray<ImageUse>;
  /** Width in pixels. */
  readonly width: Scalars['Int']['output'];
};

/** Pictures of the library, the newest first. */
export type LibraryImageConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<LibraryImageEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<LibraryImage>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type LibraryImageEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: LibraryImage;
};

/** Whose logo is linked to its products. */
export type LinkProviderLogoInput = {
  /** Name of the provider, as its products carry it. */
  readonly providerName: Scalars['String']['input'];
};

/** What linking a logo came to. */
export type LinkProviderLogoPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** How it is now; null when nothing was changed. */
  readonly providerLogo?: Maybe<ProviderLogo>;
};

/** An account in the list of all; what its owner has written or measured is not for admins. */
export type ListedAccount = {
  /** Since when an admin keeps its owner out; null unless it is so. */
  readonly blockedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTimeISO']['output'];
  /** E-mail address. */
  readonly email: Scalars['EmailAddress']['output'];
  /** Full name as given. */
  readonly fullName: Scalars['String']['output'];
  /** Whether its address was confirmed; it cannot be signed in to before. */
  readonly isConfirmed: Scalars['Boolean']['output'];
  /** True for the account of the one who asks, who cannot change it here. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Tells it from the others. */
  readonly key: Scalars['String']['output'];
  /** Day on which it was last used, to some ten minutes; null when that is not known any more. */
  readonly lastSeenOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Roles besides being a user. */
  readonly roles: ReadonlyArray<Role>;
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
  readonly html: Scalars['String']['output'];
  /** Subject. */
  readonly subject: Scalars['String']['output'];
  /** The same as plain text. */
  readonly text: Scalars['String']['output'];
};

/** A mail's text that shall be shown with examples in it, without being stored. */
export type MailPreviewInput = {
  /** Its paragraphs, apart by empty lines; at most 5 000 characters. */
  readonly body: Scalars['String']['input'];
  /** What is on its button, at most 60 characters; '' where there is none. */
  readonly button: Scalars['String']['input'];
  /** Which mail. */
  readonly kind: MailKind;
  /** Subject, 1 to 150 characters. */
  readonly subject: Scalars['String']['input'];
};

/** A word in braces that a mail's text may have. */
export type MailVariable = {
  /** What it stands for. */
  readonly description: Scalars['String']['output'];
  /** Whether it stands as a paragraph of its own. */
  readonly isBlock: Scalars['Boolean']['output'];
  /** Whether the text cannot be without it. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** The word, without braces. */
  readonly name: Scalars['String']['output'];
};

/** What a mail says, with its words in braces as they are written. */
export type MailWording = {
  /** Its paragraphs, apart by empty lines; at most 5 000 characters. */
  readonly body: Scalars['String']['output'];
  /** What is on its button, at most 60 characters; '' where there is none. */
  readonly button: Scalars['String']['output'];
  /** Subject, 1 to 150 characters. */
  readonly subject: Scalars['String']['output'];
};

/** What a mailed link would do; asking changes nothing. */
export type MailedLink = {
  /** The address that it is about; null when it does not say. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** What it would do, or why it does nothing. */
  readonly state: MailedLinkState;
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
  readonly combination?: Maybe<MarkerCoverChoice>;
  /** The fewest tests that together measure all that can be measured, and of those the cheapest; the same tests as `combination` where that is both. Null when nothing is measured. */
  readonly fewest?: Maybe<MarkerCoverChoice>;
  /** False when time ran out: the combination is the best that was found, a cheaper one may exist. */
  readonly isExact: Scalars['Boolean']['output'];
  /** False when not every combination was tried: `fewest` is the best that was found, fewer may do. */
  readonly isFewestExact: Scalars['Boolean']['output'];
  /** The markers that were asked for, in the order asked for. */
  readonly markers: ReadonlyArray<Biomarker>;
  /** For each marker that makes the combination dearer, the largest saving first; empty when time ran out. */
  readonly savings: ReadonlyArray<MarkerSaving>;
  /** The cheapest test that measures all that can be measured; where none does, the cheapest of those that measure most. It is one of those that the other answers may be made of. Null when nothing is measured. */
  readonly single?: Maybe<MarkerCoverChoice>;
  /** Tests that measure any of the markers. */
  readonly testCount: Scalars['Int']['output'];
  /** Those that no such test measures. */
  readonly unmeasured: ReadonlyArray<Biomarker>;
  /** Those of them whose price is not known, or is paid again and again; they take no part. */
  readonly unpricedTestCount: Scalars['Int']['output'];
};

/** Tests to take for the markers that were asked for. */
export type MarkerCoverChoice = {
  /** How many kits are used at home: one for each test that is taken there. */
  readonly homeKitCount: Scalars['Int']['output'];
  /** The sexes that some of the tests are for alone: none where everybody can take all of them; with both, no one person can. Say it. */
  readonly intendedFor: ReadonlyArray<Sex>;
  /** Those of the asked markers that are measured, in the order asked for. */
  readonly measured: ReadonlyArray<Biomarker>;
  /** Those that are left out. */
  readonly missing: ReadonlyArray<Biomarker>;
  /** Those that more than one of the tests measures. */
  readonly overlap: ReadonlyArray<Biomarker>;
  /** Sum of their lowest prices. */
  readonly price: Money;
  /** The price divided by the asked markers that are measured, rounded to whole öre. */
  readonly pricePerMarker: Money;
  /** The tests. */
  readonly tests: ReadonlyArray<HealthTest>;
  /** How many visits the tests take: one for each provider of those that are not taken at home, or that may be taken in several places. */
  readonly visitCount: Scalars['Int']['output'];
};

/** A question that tests are taken for, and the markers that its guide names. */
export type MarkerQuestion = {
  /** The guide that names them; null when it is not published. */
  readonly guide?: Maybe<Article>;
  /** Its name in addresses, e.g. 'trott'. */
  readonly key: Scalars['String']['output'];
  /** The markers that the shared vocabulary has, the most telling first. */
  readonly markers: ReadonlyArray<Biomarker>;
  /** Path of the marker chooser with them chosen, e.g. '/tester/markorer?fraga=trott'. */
  readonly path: Scalars['String']['output'];
  /** What the markers can tell of it, and what they cannot. */
  readonly text: Scalars['String']['output'];
  /** The question in Swedish, e.g. 'Varför är jag trött?'. */
  readonly title: Scalars['String']['output'];
};

/** What the product itself says as a question. */
export type MarkerQuestionWording = {
  /** What the markers can tell of it, and what they cannot. */
  readonly text: Scalars['String']['output'];
  /** The question. */
  readonly title: Scalars['String']['output'];
};

/** What the combination would cost less without one of the markers. */
export type MarkerSaving = {
  /** The marker to do without. */
  readonly marker: Biomarker;
  /** What that saves; more than 0. */
  readonly saving: Money;
};

/** The account of the one who asks. */
export type Me = Node & {
  /** True when the administration is open to them. */
  readonly canAdminister: Scalars['Boolean']['output'];
  /** Consents, the newest first, withdrawn ones too. */
  readonly consents: ReadonlyArray<Consent>;
  /** When the account was made. */
  readonly createdAt: Scalars['DateTimeISO']['output'];
  /** E-mail address, in lower case. */
  readonly email: Scalars['EmailAddress']['output'];
  /** What last happened to it, the newest first: new devices, password, address, roles. */
  readonly events: ReadonlyArray<AccountEvent>;
  /** Full name as given. */
  readonly fullName: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** The journey of the account. */
  readonly journey: Journey;
  /** Products whose price is watched, the latest first; a watch ends with its mail. */
  readonly priceWatches: ReadonlyArray<PriceWatch>;
  /** Roles besides being a user. */
  readonly roles: ReadonlyArray<Role>;
  /** Its second factor, and whether it is on. */
  readonly secondFactor: SecondFactor;
  /** Devices on which it is signed in, the one used last first. */
  readonly sessions: ReadonlyArray<OwnSession>;
};

/** The tests that a browser holds of somebody who was signed out. They may come in parts, each of them more than once. */
export type MergeAnalysesInput = {
  /** Health protocol questionnaires, at most 50. */
  readonly protocol: ReadonlyArray<GuestProtocolInput>;
  /** Training tests, at most 50. */
  readonly training: ReadonlyArray<GuestTrainingInput>;
};

/** What `mergeAnalyses` came to. */
export type MergeAnalysesPayload = {
  /** The results that the account has of what was sent, the newest first. */
  readonly analyses: ReadonlyArray<Analysis>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** What a browser holds of a journey, to be taken over into the account. */
export type MergeJourneyInput = {
  /** Achievements, at most 100. */
  readonly achievements: ReadonlyArray<UnlockedInput>;
  /** The activity log, at most 100. */
  readonly activities: ReadonlyArray<ActivityInput>;
  /** Completed items, at most 2 000. */
  readonly completed: ReadonlyArray<CompletedItemInput>;
  /** Days with activity, at most 4 000. */
  readonly days: ReadonlyArray<Scalars['LocalDate']['input']>;
  /** Given by the browser; the same one is taken over once. */
  readonly key: Scalars['String']['input'];
  /** Onboarding, when it was done. */
  readonly onboarding?: InputMaybe<CompleteOnboardingInput>;
  /** Pauses, at most 100. */
  readonly pauses?: InputMaybe<ReadonlyArray<PauseInput>>;
  /** The plan, at most 100. */
  readonly plan: ReadonlyArray<PlannedInput>;
  /** Answers of the questionnaire; stored only with consent, and only while the account has none. */
  readonly questionnaire?: InputMaybe<AnswerQuestionnaireInput>;
  /** Minutes that were aimed at for a day; taken over while the account has the usual aim. */
  readonly timePerDay?: InputMaybe<Scalars['Int']['input']>;
  /** Activities in all. */
  readonly totalActivities: Scalars['Int']['input'];
  /** Minutes in all. */
  readonly totalMinutes: Scalars['Int']['input'];
  /** Steps of protocols that were ticked, in all. */
  readonly totalSteps?: InputMaybe<Scalars['Int']['input']>;
};

/** What `mergeJourney` came to. */
export type MergeJourneyPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The journey after the change; null when there was none. */
  readonly journey?: Maybe<Journey>;
};

/** How far somebody is in the programmes, as a browser holds it. */
export type MergeProgrammesInput = {
  /** Levels, at most three. */
  readonly levels: ReadonlyArray<MergedLevelInput>;
};

/** What `mergeProgrammes` came to. */
export type MergeProgrammesPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The levels that were sent, as they are now. */
  readonly progress: ReadonlyArray<ProgrammeProgress>;
};

/** What a browser holds of protocols, to be taken over into the account. It may come in parts, each of them more than once: protocols before what was ticked of them. */
export type MergeProtocolsInput = {
  /** Protocols, at most 100. */
  readonly protocols: ReadonlyArray<MergedProtocolInput>;
  /** What was ticked, at most 1 000. */
  readonly ticks: ReadonlyArray<MergedTickInput>;
};

/** What `mergeProtocols` came to. */
export type MergeProtocolsPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A provider that shall be part of another one. */
export type MergeProviderInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** The one that stays. */
  readonly intoId: Scalars['ID']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What merging came to; `provider` is the one that stays. */
export type MergeProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly provider?: Maybe<EditableProvider>;
};

/** A level as a browser holds it. */
export type MergedLevelInput = {
  /** Which one. */
  readonly level: ProgrammeLevel;
  /** Its sections, at most six. */
  readonly sections: ReadonlyArray<MergedSectionInput>;
};

/** A protocol as a browser holds it. */
export type MergedProtocolInput = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTimeISO']['input'];
  /** What it says of itself. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** How hard it is. */
  readonly difficulty?: InputMaybe<ProtocolDifficulty>;
  /** Weeks that it takes. */
  readonly estimatedWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the expert who made it. */
  readonly expertName?: InputMaybe<Scalars['String']['input']>;
  /** When it was followed. */
  readonly followed: ReadonlyArray<FollowedInput>;
  /** What it is for. */
  readonly goal?: InputMaybe<ProtocolGoal>;
  /** True when the day's list is to follow the order of the steps within a time of day. */
  readonly hasOwnOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** A UUID made up by the browser; one that is known stays as it is. */
  readonly key: Scalars['String']['input'];
  /** Name. */
  readonly name: Scalars['String']['input'];
  /** Its steps in their order, removed ones included. */
  readonly steps: ReadonlyArray<MergedStepInput>;
  /** Who made it. */
  readonly type?: InputMaybe<ProtocolType>;
};

/** How far a section is, as a browser holds it. */
export type MergedSectionInput = {
  /** Clicks that were counted, at most 1 000 000. */
  readonly interactions: Scalars['Int']['input'];
  /** Its key. */
  readonly key: Scalars['String']['input'];
  /** When it was last visited; now when that is in the future. */
  readonly lastVisitedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** How far it is. */
  readonly status: SectionStatus;
};

/** A step as a browser holds it. */
export type MergedStepInput = {
  /** Key of a category; 'Övrigt' when absent. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** When it was added. */
  readonly createdAt: Scalars['DateTimeISO']['input'];
  /** How it is done, at most 1 000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** How much, at most 100 characters. */
  readonly dosage?: InputMaybe<Scalars['String']['input']>;
  /** What held before it was changed, at most 400; none when absent. */
  readonly earlier?: InputMaybe<ReadonlyArray<EarlierFrequencyInput>>;
  /** How often. */
  readonly frequency: Frequency;
  /** A UUID made up by the client; that of a known step changes the step. */
  readonly key: Scalars['String']['input'];
  /** When it was removed. */
  readonly removedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** When in the day; shown as MORNING when absent. */
  readonly timeOfDay?: InputMaybe<TimeOfDay>;
  /** Title, at most 200 characters. */
  readonly title: Scalars['String']['input'];
};

/** A step that was done, as a browser holds it. */
export type MergedTickInput = {
  /** When. */
  readonly at: Scalars['DateTimeISO']['input'];
  /** The day. */
  readonly day: Scalars['LocalDate']['input'];
  /** Key of the step, as it is sent with its protocol. */
  readonly itemKey: Scalars['String']['input'];
  /** A UUID made up by the browser. */
  readonly key: Scalars['String']['input'];
};

/** An amount of money. */
export type Money = {
  /** In hundredths of the currency: öre. */
  readonly amount: Scalars['Int']['output'];
  /** The currency. */
  readonly currency: CurrencyCode;
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
  readonly affiliateLink?: Maybe<Scalars['URL']['output']>;
  /** Day on which its facts were last looked at. */
  readonly checkedOn: Scalars['LocalDate']['output'];
  /** The number that addresses name it by, e.g. 3 in '/ut/mr/3'. */
  readonly databaseId: Scalars['Int']['output'];
  /** True when a doctor goes through the answer with the one who was scanned. */
  readonly hasDoctorAnalysis: Scalars['Boolean']['output'];
  /** What it stands out by among all providers. */
  readonly highlights: ReadonlyArray<MrHighlight>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** True for those that the editors recommend. */
  readonly isFeatured: Scalars['Boolean']['output'];
  /** Where the scan is made. */
  readonly location: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, e.g. '/mr-scanning/skuggsjo-mr-klinik-2'. Former ones, with the same number at their end, lead there. */
  readonly path: Scalars['String']['output'];
  /** What an examination costs. */
  readonly price: PriceRange;
  /** Price as shown, e.g. '2 500–4 900 kr'. */
  readonly priceEstimate: Scalars['String']['output'];
  /** By the lower bound of the price. */
  readonly priceLevel: PriceLevel;
  /** True when a doctor's referral is needed. */
  readonly requiresPrescription: Scalars['Boolean']['output'];
  /** What speaks for it. */
  readonly strengths: ReadonlyArray<Scalars['String']['output']>;
  /** Calendar days that the answer takes at most. */
  readonly turnaroundDays: Scalars['Int']['output'];
  /** How long the answer takes, as shown, e.g. '5–7 arbetsdagar'. */
  readonly turnaroundTime: Scalars['String']['output'];
  /** Path that leads to the provider's page and counts the click, e.g. '/ut/mr/3'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/mr/3?fran=mr-scanning'. */
  readonly visitPath?: Maybe<Scalars['String']['output']>;
  /** What to keep in mind. */
  readonly weaknesses: ReadonlyArray<Scalars['String']['output']>;
};

/** What can be changed. What was refused is in the payload's `errors`. */
export type Mutation = {
  /** Lists a page for collecting; one that is listed already gets the kind. Errors: INVALID (also for an address of a private network), TOO_MUCH. Admins only. */
  readonly addSupplierSource: AddSupplierSourcePayload;
  /** Analyses the health protocol questionnaire and stores the result: in the account, or for 24 hours of somebody who is signed out. Errors: INVALID for answers that cannot be, and for a sessionId that other answers were sent with; CONSENT_MISSING. Throws TOO_MANY_REQUESTS. */
  readonly analyzeProtocol: AnalyzeProtocolPayload;
  /** Analyses the sleep test and stores the result. Errors: INVALID for answers that cannot be, and for a sessionId that other answers were sent with; CONSENT_MISSING. Throws TOO_MANY_REQUESTS. Signed in. */
  readonly analyzeSleep: AnalyzeSleepPayload;
  /** Analyses the training test and stores the result: in the account, or for 24 hours of somebody who is signed out. Errors: INVALID for answers that cannot be, and for a sessionId that other answers were sent with; CONSENT_MISSING. Throws TOO_MANY_REQUESTS. */
  readonly analyzeTraining: AnalyzeTrainingPayload;
  /** Recommends by the answers of the questionnaire. They are stored with consent; without it, only this response follows them. Errors: INVALID. Signed in. */
  readonly answerQuestionnaire: AnswerQuestionnairePayload;
  /** Makes a key for an authenticator app. Signing in asks for codes once `confirmSecondFactor` got one. Errors: INVALID, WRONG_PASSWORD, SECOND_FACTOR_ON. Throws TOO_MANY_REQUESTS. Signed in. */
  readonly beginSecondFactor: BeginSecondFactorPayload;
  /** Signs an account out everywhere at once, and lets nobody in until it is unblocked; once more changes nothing. Errors: LAST_ADMIN, NOT_FOUND, OWN_ACCOUNT, VERIFY_AGAIN. Admins only. */
  readonly blockAccount: BlockAccountPayload;
  /** Cancels the run that goes on; what it found until then is kept. Errors: NOT_STARTED. Admins only. */
  readonly cancelSupplierCollection: CancelSupplierCollectionPayload;
  /** Mails a link to the new address, which changes it. Errors: INVALID, WRONG_PASSWORD, SAME_EMAIL. Throws TOO_MANY_REQUESTS. Signed in. */
  readonly changeEmail: ChangeEmailPayload;
  /** Changes the password and ends every other session. Errors: INVALID, WRONG_PASSWORD, PASSWORD_COMMON, PASSWORD_IS_YOURS. Throws TOO_MANY_REQUESTS. Signed in. */
  readonly changePassword: ChangePasswordPayload;
  /** Says that a provider's facts were looked at today. Errors: NOT_FOUND, OUTDATED. Admins only. */
  readonly checkMrProvider: CheckMrProviderPayload;
  /** Notes on which day somebody looked at a product's facts. Errors: NOT_FOUND, OUTDATED. Admins only. */
  readonly checkProduct: CheckProductPayload;
  /** Starts collecting suppliers from the catalogue and the listed pages, and answers at once; while a run goes on, gives that one instead. `supplierCollection` tells how far it is. Admins only. */
  readonly collectSuppliers: CollectSuppliersPayload;
  /** Ticks a step for a day, once, however often it is sent. Errors: NOT_FOUND for a step that is not one's own; INVALID for a day to come, or on which the protocol was not followed. Signed in. */
  readonly completeItem: CompleteItemPayload;
  /** Stores the answers of onboarding; `healthStatus` only with consent. Errors: INVALID. Signed in. */
  readonly completeOnboarding: CompleteOnboardingPayload;
  /** Notes that a section was completed, however often it is sent. It counts in the journey by `recordActivity`. Errors: NOT_FOUND; LOCKED; NOT_STARTED. Signed in. */
  readonly completeSection: CompleteSectionPayload;
  /** Says that the one who asks has talked to care about a result. Errors: NOT_FOUND. Signed in. */
  readonly confirmCareContact: ConfirmCareContactPayload;
  /** Confirms an address with the secret from a mailed link. Errors: INVALID_TOKEN, ALREADY_CONFIRMED, WRONG_ACCOUNT, EMAIL_TAKEN. Throws TOO_MANY_REQUESTS after many bad ones. */
  readonly confirmEmail: ConfirmEmailPayload;
  /** Turns on the second factor that was begun, and gives its recovery codes. Errors: INVALID, SECOND_FACTOR_WRONG, NOT_STARTED. Throws TOO_MANY_REQUESTS. Signed in. */
  readonly confirmSecondFactor: ConfirmSecondFactorPayload;
  /** Corrects what was kept of a product's price since one day. Errors: INVALID, NOT_FOUND. Admins only. */
  readonly correctPrice: CorrectPricePayload;
  /** Makes an access token for the browser's session, to try the graph from elsewhere, as GraphiQL's button does. It lasts 30 minutes at most, ends with the session, and cannot be refreshed: apps sign in with `wantsTokens` instead. Throws UNAUTHENTICATED; FORBIDDEN when asked with a token instead of a browser's cookies; TOO_MANY_REQUESTS. Signed in. */
  readonly createAccessToken: CreateAccessTokenPayload;
  /** Writes a new article. Errors: INVALID, NOT_FOUND, TAKEN. Throws BAD_USER_INPUT. Admins only. */
  readonly createArticle: CreateArticlePayload;
  /** Makes an author, whose page can be read at once. Errors: INVALID, NOT_FOUND (its picture), TAKEN. Admins only. */
  readonly createAuthor: CreateAuthorPayload;
  /** Makes a marker, which tests can then name. Errors: INVALID, NOT_FOUND (a guide), TAKEN. Admins only. */
  readonly createBiomarker: CreateBiomarkerPayload;
  /** Makes a category. Errors: INVALID, TAKEN. Admins only. */
  readonly createCategory: CreateCategoryPayload;
  /** Adds a provider of MR scans. Errors: INVALID, TAKEN. Admins only. */
  readonly createMrProvider: CreateMrProviderPayload;
  /** Makes a page of text. One that is published has nothing left to fill in. Errors: INVALID; TAKEN when something stands at its address. Admins only. */
  readonly createPage: CreatePagePayload;
  /** Makes a product. Errors: INVALID, NOT_FOUND (of category and picture). Admins only. */
  readonly createProduct: CreateProductPayload;
  /** Makes a protocol and starts it; the same key again makes no other. Errors: INVALID; TOO_MUCH. FORBIDDEN for a featured one by somebody who is no admin. Signed in. */
  readonly createProtocol: CreateProtocolPayload;
  /** Makes a provider. Errors: INVALID, NOT_FOUND, TAKEN. Admins only. */
  readonly createProvider: CreateProviderPayload;
  /** Makes a provider of a collected supplier, which stays. Errors: NOT_FOUND, TAKEN. Admins only. */
  readonly createProviderFromSupplier: CreateProviderFromSupplierPayload;
  /** Makes a redirect (301); every process has it within a second. Errors: INVALID, IN_USE (the site answers the address itself), NOT_FOUND (no page is where it leads), TAKEN. Admins only. */
  readonly createRedirect: CreateRedirectPayload;
  /** Makes a synonym, which searches know at once. Errors: INVALID, NOT_FOUND (its target), TAKEN. Admins only. */
  readonly createSynonym: CreateSynonymPayload;
  /** Ends following a protocol; one that is not followed stays so. Errors: NOT_FOUND. Signed in. */
  readonly deactivateProtocol: DeactivateProtocolPayload;
  /** Makes a price that waits the product's price, or drops it. Errors: NOT_FOUND, OUTDATED. Admins only. */
  readonly decideHeldPrice: DecideHeldPricePayload;
  /** Deletes the account and everything that belongs to it. Errors: INVALID, WRONG_PASSWORD, LAST_ADMIN. Signed in. */
  readonly deleteAccount: DeleteAccountPayload;
  /** Deletes an article and all names that lead to it. Errors: NOT_FOUND, VERIFY_AGAIN. Throws BAD_USER_INPUT. Admins only. */
  readonly deleteArticle: DeleteArticlePayload;
  /** Deletes an author who has written and reviewed nothing. Errors: IN_USE, NOT_FOUND, OUTDATED, VERIFY_AGAIN. Admins only. */
  readonly deleteAuthor: DeleteAuthorPayload;
  /** Deletes a marker that no test measures. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED, IN_USE. Admins only. */
  readonly deleteBiomarker: DeleteBiomarkerPayload;
  /** Deletes a category without products. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED, IN_USE. Admins only. */
  readonly deleteCategory: DeleteCategoryPayload;
  /** Deletes a message, for those who ask for it. Errors: NOT_FOUND, VERIFY_AGAIN. Admins only. */
  readonly deleteContactMessage: DeleteContactMessagePayload;
  /** Deletes a picture that nothing shows. Errors: VERIFY_AGAIN, IN_USE, NOT_FOUND. Admins only. */
  readonly deleteImage: DeleteImagePayload;
  /** Deletes a provider of MR scans; the counted clicks on its link stay. Errors: NOT_FOUND, OUTDATED, VERIFY_AGAIN. Admins only. */
  readonly deleteMrProvider: DeleteMrProviderPayload;
  /** Deletes a page that an admin has made, with the addresses that lead to it; it can be made again for thirty days. Errors: INVALID for a page that is part of the site, NOT_FOUND, VERIFY_AGAIN. Admins only. */
  readonly deletePage: DeletePagePayload;
  /** Deletes a product; how often it was clicked stays counted. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED. Admins only. */
  readonly deleteProduct: DeleteProductPayload;
  /** Deletes a protocol with its steps; what was ticked of them stays counted. Errors: NOT_FOUND. Signed in. */
  readonly deleteProtocol: DeleteProtocolPayload;
  /** Deletes a provider that no product names. Errors: IN_USE, NOT_FOUND, OUTDATED, VERIFY_AGAIN. Admins only. */
  readonly deleteProvider: DeleteProviderPayload;
  /** Deletes a redirect. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED. Admins only. */
  readonly deleteRedirect: DeleteRedirectPayload;
  /** Deletes a synonym. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED. Admins only. */
  readonly deleteSynonym: DeleteSynonymPayload;
  /** Erases an account and everything in it, as its owner can; it cannot be undone. Errors: LAST_ADMIN, NOT_FOUND, OWN_ACCOUNT, VERIFY_AGAIN. Admins only. */
  readonly eraseAccount: EraseAccountPayload;
  /** Consents to the text of a kind that stands; once more changes nothing. Errors: OUTDATED when another version was shown. Signed in. */
  readonly giveConsent: GiveConsentPayload;
  /** Gives a role; once more changes nothing. Errors: NO_SUCH_ACCOUNT, VERIFY_AGAIN. Admins only. */
  readonly grantRole: GrantRolePayload;
  /** Imports a file as its preview has shown, all of it or nothing. A line's number names the product that is changed; without one it is that of the same name, provider and category, or a new one. A column that is not there leaves a field as it is. Errors: INVALID (bad lines, unless they are skipped), OUTDATED (something differs from the preview), TOO_LARGE, UNSUPPORTED_FORMAT, VERIFY_AGAIN. Admins only. */
  readonly importCatalogue: ImportCataloguePayload;
  /** Hides the invented products and takes away the invented providers of MR scans; a day later they are erased, with the invented providers. Errors: NOT_FOUND, VERIFY_AGAIN. Admins only. */
  readonly leaveDemo: LeaveDemoPayload;
  /** Makes a provider's logo the picture of all its products, which remember what they had. Errors: NOT_FOUND. Admins only. */
  readonly linkProviderLogo: LinkProviderLogoPayload;
  /** Takes over the tests that a browser held: the server's results as long as it has them, and new ones of the site's own rules otherwise. It may be sent again. Errors: INVALID; CONSENT_MISSING; TOO_MUCH. Throws TOO_MANY_REQUESTS. Signed in. */
  readonly mergeAnalyses: MergeAnalysesPayload;
  /** Takes over what a browser held, once for each key, however often it is sent. Items, achievements and recommendations that do not exist any more are left out, since a browser may hold them from long ago. Errors: INVALID, TOO_MUCH. Signed in. */
  readonly mergeJourney: MergeJourneyPayload;
  /** Takes over what a browser held: of each section the further status, the later visit and the greater number of clicks, so that it may be sent again. Errors: INVALID. Signed in. */
  readonly mergeProgrammes: MergeProgrammesPayload;
  /** Takes over what a browser held; what is known stays as it is, so that it may be sent again. Errors: INVALID; TOO_MUCH. Signed in. */
  readonly mergeProtocols: MergeProtocolsPayload;
  /** Gives a provider's products and its former addresses to another one, and deletes it. Errors: INVALID, NOT_FOUND, OUTDATED, VERIFY_AGAIN. Admins only. */
  readonly mergeProvider: MergeProviderPayload;
  /** Finds out what importing a file would do, and writes nothing. What is wrong with its lines is in the preview. Errors: INVALID, TOO_LARGE, UNSUPPORTED_FORMAT. Admins only. */
  readonly previewCatalogueImport: PreviewCatalogueImportPayload;
  /** Records something that was done; the same key again changes nothing. Errors: INVALID; NOT_FOUND for an item that does not exist; TOO_MUCH. Signed in. */
  readonly recordActivity: RecordActivityPayload;
  /** New tokens for a native client. Errors: INVALID_TOKEN. Throws TOO_MANY_REQUESTS after many bad ones. */
  readonly refreshSession: RefreshSessionPayload;
  /** Removes a result with its answers. Errors: NOT_FOUND. Signed in. */
  readonly removeAnalysis: RemoveAnalysisPayload;
  /** Takes a recommendation out of the plan; one that is not in it stays so. Errors: NOT_FOUND; INVALID for the three that every plan has. Signed in. */
  readonly removePlanned: RemovePlannedPayload;
  /** Turns the second factor off. Errors: INVALID, WRONG_PASSWORD, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS. Signed in. */
  readonly removeSecondFactor: RemoveSecondFactorPayload;
  /** Takes a page from the list; what was found by it stays. Errors: NOT_FOUND. Admins only. */
  readonly removeSupplierSource: RemoveSupplierSourcePayload;
  /** Gives new recovery codes; the former ones no longer work. Errors: INVALID, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS. Signed in. */
  readonly renewRecoveryCodes: RenewRecoveryCodesPayload;
  /** Mails a link for a new password, if there is such an account; the answer does not tell. Errors: INVALID. Throws TOO_MANY_REQUESTS. */
  readonly requestPasswordReset: RequestPasswordResetPayload;
  /** Mails the confirming link once more, if there is such an account; the answer does not tell. Errors: INVALID. Throws TOO_MANY_REQUESTS. */
  readonly resendConfirmation: ResendConfirmationPayload;
  /** Sets a new password with the secret from a mailed link and ends every session. Errors: INVALID, PASSWORD_COMMON, PASSWORD_IS_YOURS, INVALID_TOKEN. Throws TOO_MANY_REQUESTS after many bad ones. */
  readonly resetPassword: ResetPasswordPayload;
  /** Begins a level anew: all of its sections are as if they had not been visited. The journey stays. Signed in. */
  readonly resetProgramme: ResetProgrammePayload;
  /** Puts back what was deleted within thirty days, with its identifier, versions and addresses. Errors: those of editing it; NOT_FOUND, TAKEN. Throws BAD_USER_INPUT. Admins only. */
  readonly restoreDeleted: RestoreDeletedPayload;
  /** Brings back what `leaveDemo` took away, within a day. Errors: NOT_FOUND. Admins only. */
  readonly returnToDemo: ReturnToDemoPayload;
  /** Takes a role away; once more changes nothing. Errors: NO_SUCH_ACCOUNT, LAST_ADMIN, VERIFY_AGAIN. Admins only. */
  readonly revokeRole: RevokeRolePayload;
  /** Ends one session of the account; its own signs out. Errors: NOT_FOUND. Signed in. */
  readonly revokeSession: RevokeSessionPayload;
  /** Stores a message and mails it to the operator. Errors: INVALID. Throws TOO_MANY_REQUESTS. */
  readonly sendContactMessage: SendContactMessagePayload;
  /** Sends a mail as it stands, with examples in it, to the admin who asks; 'Prov:' begins its subject. Throws TOO_MANY_REQUESTS. Admins only. */
  readonly sendTestMail: SendTestMailPayload;
  /** Marks a message as handled, or as new again. Errors: NOT_FOUND. Admins only. */
  readonly setContactMessageHandled: SetContactMessageHandledPayload;
  /** Sets how many minutes a day somebody aims at. Errors: INVALID. Signed in. */
  readonly setDailyAim: SetDailyAimPayload;
  /** Sets a pause, for an illness or a holiday: days of rest that a streak outlasts. It takes the place of the one that is now or was to come; without a last day that one ends. Errors: INVALID. Signed in. */
  readonly setPause: SetPausePayload;
  /** Takes a recommendation into the plan, ticks it or unticks it. What is ticked counts as an activity, once a day. Errors: NOT_FOUND; TOO_MUCH. Signed in. */
  readonly setPlanned: SetPlannedPayload;
  /** Shows or hides a product. Errors: NOT_FOUND, OUTDATED. Admins only. */
  readonly setProductAvailability: SetProductAvailabilityPayload;
  /** Opens the site to visitors and search engines, or closes it again. Errors: MAIL_NOT_SENT, OPERATOR_INVENTED, OPERATOR_MISSING, OUTDATED. Admins only. */
  readonly setSiteOpen: SetSiteOpenPayload;
  /** Signs in. Errors: INVALID, INVALID_CREDENTIALS, ACCOUNT_BLOCKED, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS. */
  readonly signIn: SignInPayload;
  /** Ends the session of the one who asks, if there is one. */
  readonly signOut: SignOutPayload;
  /** Ends every session of the account, this one too. Signed in. */
  readonly signOutEverywhere: SignOutEverywherePayload;
  /** Makes an account and mails a link that confirms it; an unconfirmed one with the same address is replaced. Errors: INVALID, PASSWORD_COMMON, PASSWORD_IS_YOURS, EMAIL_TAKEN. Throws TOO_MANY_REQUESTS. */
  readonly signUp: SignUpPayload;
  /** Follows a protocol from today; one that is followed already stays as it is. Errors: INVALID; NOT_FOUND; TOO_MUCH. Signed in. */
  readonly startProtocol: StartProtocolPayload;
  /** Makes something what it was, as an edit of it: what stood becomes a version. Errors: those of editing it; NOT_FOUND, OUTDATED. Throws BAD_USER_INPUT. Admins only. */
  readonly takeBack: TakeBackPayload;
  /** Lets an account be signed in to again; once more changes nothing. Errors: NOT_FOUND, OWN_ACCOUNT, VERIFY_AGAIN. Admins only. */
  readonly unblockAccount: UnblockAccountPayload;
  /** Takes a tick back; a step that was not ticked stays so. Errors: NOT_FOUND. Signed in. */
  readonly undoItem: UndoItemPayload;
  /** Gives a provider's products the pictures back that they had before its logo; one that has got another since keeps it. Errors: NOT_FOUND. Admins only. */
  readonly unlinkProviderLogo: UnlinkProviderLogoPayload;
  /** Ends such a watch; where there is none, nothing changes. Errors: NOT_FOUND for what is no product. Signed in. */
  readonly unwatchPrice: UnwatchPricePayload;
  /** Writes what an admin edited; the former name in addresses of what was ever published leads to it from then on. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Throws BAD_USER_INPUT. Admins only. */
  readonly updateArticle: UpdateArticlePayload;
  /** Gives an article a picture, which counts as a change of it. Errors: NOT_FOUND. Throws BAD_USER_INPUT. Admins only. */
  readonly updateArticleImage: UpdateArticleImagePayload;
  /** Writes what an admin edited of an author. Errors: INVALID, NOT_FOUND, OUTDATED. Admins only. */
  readonly updateAuthor: UpdateAuthorPayload;
  /** Writes what an admin edited of a marker; tests and search words follow its name. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  readonly updateBiomarker: UpdateBiomarkerPayload;
  /** Writes what an admin edited of a category. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN, IN_USE (pages name it by its slug, or products are in it). Admins only. */
  readonly updateCategory: UpdateCategoryPayload;
  /** Says what a picture shows. Errors: INVALID, NOT_FOUND. Admins only. */
  readonly updateImage: UpdateImagePayload;
  /** Writes what an admin edited of a goal or an achievement. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  readonly updateJourneyText: UpdateJourneyTextPayload;
  /** Writes what a mail says from now on. Errors: INVALID, also without a word in braces that it must keep; OUTDATED. Admins only. */
  readonly updateMail: UpdateMailPayload;
  /** Writes what an admin edited of a question. Errors: INVALID, NOT_FOUND, OUTDATED. Admins only. */
  readonly updateMarkerQuestion: UpdateMarkerQuestionPayload;
  /** Changes a provider of MR scans. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  readonly updateMrProvider: UpdateMrProviderPayload;
  /** Writes what an admin edited. A section keeps what it shows below its text, and one that shows something is not removed. Errors: INVALID, NOT_FOUND, OUTDATED; TAKEN when something stands at its new address. Admins only. */
  readonly updatePage: UpdatePagePayload;
  /** Writes what an admin edited of a product. Errors: INVALID, NOT_FOUND, OUTDATED. Admins only. */
  readonly updateProduct: UpdateProductPayload;
  /** Changes the name. Errors: INVALID. Signed in. */
  readonly updateProfile: UpdateProfilePayload;
  /** Changes a protocol; known steps keep what was ticked of them, those left out are removed. Errors: INVALID; NOT_FOUND; TOO_MUCH. Signed in. */
  readonly updateProtocol: UpdateProtocolPayload;
  /** Writes what an admin edited of a provider; its products follow name and country. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  readonly updateProvider: UpdateProviderPayload;
  /** Writes what an admin edited of a redirect. Errors: INVALID, IN_USE (the site answers the address itself), NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  readonly updateRedirect: UpdateRedirectPayload;
  /** Sets what counts visits, or that nothing does; every page follows within a second, with the policy that it takes. Errors: INVALID, OUTDATED. Admins only. */
  readonly updateSiteAnalytics: UpdateSiteAnalyticsPayload;
  /** Turns parts of the site on and off; what is in them is kept. Errors: INVALID, OUTDATED. Admins only. */
  readonly updateSiteAreas: UpdateSiteAreasPayload;
  /** Changes colours and logo; every page has them within a second. Errors: INVALID (also for a colour that cannot be read, with one that can), NOT_FOUND (the picture), OUTDATED. Admins only. */
  readonly updateSiteLook: UpdateSiteLookPayload;
  /** Orders the menu and the footer; every page has them within a second. Links into a part that is off, and to drafts, are kept and not shown. Errors: INVALID, NOT_FOUND (a page), OUTDATED. Admins only. */
  readonly updateSiteMenu: UpdateSiteMenuPayload;
  /** Writes what an admin edited of the site; every page has it within a second. Errors: INVALID, OUTDATED, and for a site that is open OPERATOR_INVENTED, OPERATOR_MISSING. Admins only. */
  readonly updateSiteSettings: UpdateSiteSettingsPayload;
  /** Changes the start page; it shows within a second. Errors: INVALID (also for a picture without a text), NOT_FOUND (a page, or the picture), OUTDATED. Admins only. */
  readonly updateStartPage: UpdateStartPagePayload;
  /** Writes what an admin knows of a supplier; collecting overwrites nothing of what was changed by it. Errors: INVALID, NOT_FOUND, OUTDATED. Admins only. */
  readonly updateSupplier: UpdateSupplierPayload;
  /** Writes what an admin edited of a synonym. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Admins only. */
  readonly updateSynonym: UpdateSynonymPayload;
  /** Stores pictures, all or none. They are drawn anew, without what a camera or a program wrote into them. The field of an error about a file ends in its index, e.g. 'files.0'. Errors: INVALID, TAKEN, TOO_LARGE, UNSUPPORTED_FORMAT. Admins only. */
  readonly uploadImages: UploadImagesPayload;
  /** Proves once more who one is, before what answers VERIFY_AGAIN; it holds for ten minutes. Errors: INVALID, WRONG_PASSWORD, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS. Signed in. */
  readonly verifyAgain: VerifyAgainPayload;
  /** Notes that a section is visited, which begins it; one that is completed stays so. Errors: NOT_FOUND; LOCKED. Signed in. */
  readonly visitSection: VisitSectionPayload;
  /** Mails the one who asks, once, when the product costs less than now; once more changes nothing. Errors: NOT_FOUND for a product that is not available, INVALID for one without a price, TOO_MUCH from the fiftieth watch on. Signed in. */
  readonly watchPrice: WatchPricePayload;
  /** Withdraws a consent; data stored because of it is erased. Errors: NOT_FOUND where none is in force. Signed in. */
  readonly withdrawConsent: WithdrawConsentPayload;
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
  readonly marker: Biomarker;
  /** What it is called there, whatever the case: its name, or a word that people search it by. */
  readonly name: Scalars['String']['output'];
};

/** What a product is called, and by whom it is sold. */
export type NearNameInput = {
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** The name of its provider. */
  readonly providerName: Scalars['String']['input'];
};

/** A thing with an identifier of its own, which `node` finds again. */
export type Node = {
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
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
  readonly experience: Experience;
  /** Texts of the goals that were chosen; `Journey.goalLabels` is what is shown. */
  readonly goals: ReadonlyArray<Scalars['String']['output']>;
  /** Null where it is not stored (no consent). */
  readonly healthStatus?: Maybe<HealthStatus>;
  /** First name. */
  readonly name: Scalars['String']['output'];
};

/** A device on which the account is signed in. */
export type OwnSession = Node & {
  /** When it signed in. */
  readonly createdAt: Scalars['DateTimeISO']['output'];
  /** Browser and system in words, e.g. 'Firefox på Windows'. */
  readonly device: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** True for the device that asks. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to some ten minutes. */
  readonly lastUsedAt: Scalars['DateTimeISO']['output'];
};

/** A page of text, e.g. the privacy policy. */
export type Page = Content & Node & {
  /** What the page is about, in at most 160 characters. */
  readonly description: Scalars['String']['output'];
  /** The first heading on the page. */
  readonly heading: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Whether search engines are asked not to show it. */
  readonly isUnlisted: Scalars['Boolean']['output'];
  /** What the page begins with, plain text. */
  readonly lead: Scalars['String']['output'];
  /** Its path, e.g. '/om-oss'. */
  readonly path: Scalars['String']['output'];
  /** Its sections in their order. */
  readonly sections: ReadonlyArray<PageSection>;
  /** Its address without the slash, e.g. 'om-oss'. */
  readonly slug: Scalars['String']['output'];
  /** Title, for the head of the page and for lists. */
  readonly title: Scalars['String']['output'];
  /** Day on which it was last changed. */
  readonly updatedOn: Scalars['LocalDate']['output'];
};

/** What a section of a page shows below its text, made from the product itself. */
export type PageAttachment =
  /** The table of stored personal data: the query `keptData`. */
  | 'KEPT_DATA';

/** Where a page of a list begins and ends. */
export type PageInfo = {
  /** Cursor of the last row; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** True when there is more behind this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True when there is something before this page: it was asked for with `after`. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** A page of text, as a link leads to it. */
export type PageLink = {
  /** Its path, e.g. '/vart-labb'. */
  readonly path: Scalars['String']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
};

/** A section of a page. */
export type PageSection = {
  /** Its place on the page, for links such as '/integritetspolicy#rattigheter'. */
  readonly anchor: Scalars['String']['output'];
  /** What is shown below the text; null for nothing. */
  readonly attachment?: Maybe<PageAttachment>;
  /** Text in Markdown. */
  readonly body: Scalars['String']['output'];
  /** `body` as safe HTML. */
  readonly bodyHtml: Scalars['String']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
};

/** A section of a page. */
export type PageSectionInput = {
  /** Its place on the page: a–z, digits and hyphens; it tells the section from others. */
  readonly anchor: Scalars['String']['input'];
  /** Text in Markdown. */
  readonly body: Scalars['String']['input'];
  /** Heading, 1 to 150 characters. */
  readonly title: Scalars['String']['input'];
};

/** Days of rest. */
export type PauseInput = {
  /** The first day. */
  readonly from: Scalars['LocalDate']['input'];
  /** The last day. */
  readonly until: Scalars['LocalDate']['input'];
};

/** Something in the plan. */
export type PlannedActivity = Content & JourneyStep & {
  /** The category of the journey that it belongs to. */
  readonly category: JourneyCategoryKey;
  /** When it was ticked, or done. */
  readonly completedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Why one would. */
  readonly description: Scalars['String']['output'];
  /** How hard it is. */
  readonly difficulty: Difficulty;
  /** Minutes. */
  readonly estimatedTime: Scalars['Int']['output'];
  /** Name of its icon. */
  readonly icon: Scalars['String']['output'];
  /** True when it was ticked, or done. */
  readonly isCompleted: Scalars['Boolean']['output'];
  /** True when all that belongs to it was done, which cannot be unticked; of a recommendation also when it was ticked in the plan. */
  readonly isDone: Scalars['Boolean']['output'];
  /** False for the three that every plan has. */
  readonly isRemovable: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'sleep-test', the same in the plan and in the advice. */
  readonly key: Scalars['String']['output'];
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  readonly path: Scalars['String']['output'];
  /** How much it matters. */
  readonly priority: Priority;
  /** Words that it is about. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Swedish title, for the link. */
  readonly title: Scalars['String']['output'];
  /** What it leads to. */
  readonly type: RecommendationType;
};

/** Something in the plan. */
export type PlannedInput = {
  /** When it was ticked; null when it was not. */
  readonly completedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Key of the recommendation. */
  readonly key: Scalars['String']['input'];
};

/** A file to look at. */
export type PreviewCatalogueImportInput = {
  /** A list of products as JSON or CSV (UTF-8), of at most 50 MB, named by its format, e.g. 'produkter.csv'. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  readonly file?: InputMaybe<Scalars['Upload']['input']>;
};

/** What `previewCatalogueImport` found. */
export type PreviewCatalogueImportPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** What an import would do. */
  readonly preview?: Maybe<CatalogueImport>;
};

/** Prices between two bounds, which belong to it. */
export type PriceBounds = {
  /** Highest price in öre, no less than `min`; no bound when absent. */
  readonly max?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest price in öre, 0 or more; no bound when absent. */
  readonly min?: InputMaybe<Scalars['Int']['input']>;
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
  readonly endsOn: Scalars['LocalDate']['output'];
  /** The price; the lowest one, where a product has several. */
  readonly price: Money;
  /** The first of the days. */
  readonly startsOn: Scalars['LocalDate']['output'];
};

/** What something costs, from and to. */
export type PriceRange = {
  /** The lowest price. */
  readonly from: Money;
  /** The highest price; the same as `from` for one fixed price, null where only the lowest is known. */
  readonly to?: Maybe<Money>;
};

/** A price that was lowered within the last thirty days. */
export type PriceReduction = {
  /** The lowest price of the thirty days before that: what the lower one is compared with, and nothing else. */
  readonly lowestBefore: Money;
  /** The day on which it was lowered; of several steps, the first one. */
  readonly reducedOn: Scalars['LocalDate']['output'];
};

/** That the one who asks gets a mail, once, when a product costs less than when they asked. */
export type PriceWatch = {
  /** When they asked. */
  readonly createdAt: Scalars['DateTimeISO']['output'];
  /** What it cost when they asked. */
  readonly price: Money;
  /** The product; null while it is not available. */
  readonly product?: Maybe<Product>;
  /** Identifier of the product. */
  readonly productId: Scalars['ID']['output'];
  /** Name of the product. */
  readonly productName: Scalars['String']['output'];
};

/** How much a recommendation matters. */
export type Priority =
  /** 'Hög'; highlighted. */
  | 'high'
  /** 'Låg'. */
  | 'low'
  /** 'Medium'. */
  | 'medium';

/** A health test, supplement or piece of equipment; which one follows from its area. */
export type Product = {
  /** The provider's page for it; null when there is none to open. */
  readonly affiliateLink?: Maybe<Scalars['URL']['output']>;
  /** Its product area. */
  readonly area: Area;
  /** Its category. */
  readonly category: Category;
  /** Day on which its facts were last looked at. */
  readonly checkedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What speaks against it. */
  readonly cons: ReadonlyArray<Scalars['String']['output']>;
  /** The number that addresses name it by, e.g. 12 in '/tester?jamfor=12'. */
  readonly databaseId: Scalars['Int']['output'];
  /** How it is delivered. */
  readonly deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** One to three sentences. */
  readonly description: Scalars['String']['output'];
  /** How demanding it is to use; null passes every experience rule. */
  readonly difficulty?: Maybe<Difficulty>;
  /** Rating by others, 0 to 5. */
  readonly externalRating?: Maybe<Scalars['Float']['output']>;
  /** What it has or does. */
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  /** The goals that it is shown for, each with the reason, tied by hand. */
  readonly goalReasons: ReadonlyArray<GoalReason>;
  /** The published guides about it: what a test measures, a supplement contains or equipment is for. */
  readonly guides: ReadonlyArray<Article>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly image?: Maybe<Image>;
  /** False: visible to admins only. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  readonly isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  readonly isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  readonly isRecurring: Scalars['Boolean']['output'];
  /** What it costs otherwise, where `priceEstimate` says so and that is more, as in '349 kr (ord. 449 kr)'. */
  readonly listPrice?: Maybe<Money>;
  /** The lowest price of the last thirty days, today among them; null when none is known. */
  readonly lowestPrice30Days?: Maybe<Money>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, e.g. '/tester/jarnkollen-hemma-1'. Former ones, with the same number at their end, lead there. */
  readonly path: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it cannot be read, and when it is in another currency. Of what is paid again and again, see `isRecurring`, what each time costs; of others see `pricePer`. */
  readonly price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  readonly priceEstimate?: Maybe<Scalars['String']['output']>;
  /** What it has cost, the latest first, since we know its prices and since they are paid as they are now (once, or again and again). Errors: BAD_USER_INPUT. */
  readonly priceHistory: ReadonlyArray<PricePeriod>;
  /** What the price is for, in Swedish, e.g. 'månad', '3 månader' or '100 g'; null where it is paid once for one, and where it cannot be read. */
  readonly pricePer?: Maybe<Scalars['String']['output']>;
  /** Present while the price may be called reduced: lowered within the last thirty days, to less than every price of the thirty days before. */
  readonly priceReduction?: Maybe<PriceReduction>;
  /** What speaks for it. */
  readonly pros: ReadonlyArray<Scalars['String']['output']>;
  /** Its provider, when the catalogue knows more than the name. */
  readonly provider?: Maybe<Provider>;
  /** Country of the provider in Swedish, e.g. 'Sverige'. */
  readonly providerCountry?: Maybe<Scalars['String']['output']>;
  /** Name of the provider. */
  readonly providerName: Scalars['String']['output'];
  /** Why it stands where it does in its area's order, e.g. 'Visas först: svensk leverantör'. */
  readonly rankReason: Scalars['String']['output'];
  /** Which of the published criteria it meets; none where it is not recommended. */
  readonly recommendationCriteria: ReadonlyArray<RecommendationCriterion>;
  /** Countries it is sent to. */
  readonly shippingRegions: ReadonlyArray<Scalars['String']['output']>;
  /** Path that leads to the provider's page and counts the click, e.g. '/ut/12'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/12?fran=tester'. */
  readonly visitPath?: Maybe<Scalars['String']['output']>;
  /** What may harm somebody, in whole sentences, e.g. 'Ta det inte om du är gravid eller ammar.'; show every one of them before the way to the seller. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};


/** A health test, supplement or piece of equipment; which one follows from its area. */
export type ProductPriceHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of products. */
export type ProductConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<Product>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type ProductEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: Product;
};

/** What the filters of an area would leave, each under the other filters. */
export type ProductFacets = {
  /** Every category of the area, in its order. */
  readonly categories: ReadonlyArray<CategoryFacet>;
  /** Sample types (TESTS), forms (SUPPLEMENTS) or equipment types (BIOHACKING). */
  readonly kinds: ReadonlyArray<KindFacet>;
};

/** Filters; they combine with AND, an empty or absent one does not filter. */
export type ProductFilter = {
  /** Text that names a category: its slug, or a part of its name; may match several. Use `categoryId` for exactly one. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** Exactly this category; not together with `category`. */
  readonly categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** What the equipment is, exact but for case, e.g. 'Smart ring'; BIOHACKING only. */
  readonly equipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The form that it comes in; SUPPLEMENTS only. */
  readonly form?: InputMaybe<SupplementForm>;
  /** True: `category` is a slug, as addresses have it, and one that the area does not have does not filter instead of being refused; `ignoredCategory` says so. */
  readonly ignoreUnknownCategory?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: also products that are not available; admins only. */
  readonly includeUnavailable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products whose lowest price, `price.from`, is known and within these bounds. */
  readonly priceRange?: InputMaybe<PriceBounds>;
  /** What the test takes from the body; TESTS only. */
  readonly sampleType?: InputMaybe<SampleType>;
  /** Words to look for, at most 200 characters: all of them, in any order, in any case, with or without dots and hyphens, in name, provider, category, markers and texts; also what has the whole as a part. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** True: only products of Swedish providers. */
  readonly swedishOnly?: InputMaybe<Scalars['Boolean']['input']>;
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
  readonly edges: ReadonlyArray<ProductEdge>;
  /** What each filter value would leave. */
  readonly facets: ProductFacets;
  /** Those of the given onboarding goals that nothing in the area fits, whatever else filters the list. */
  readonly goalsWithoutProducts: ReadonlyArray<Goal>;
  /** The `category` that names none and was let pass by `ignoreUnknownCategory`; null where there is none. */
  readonly ignoredCategory?: Maybe<Scalars['String']['output']>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<Product>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** Published guides that the words of the search lead to, e.g. 'trötthet'; none without a search. */
  readonly searchGuides: ReadonlyArray<Article>;
  /** Of a search that finds nothing or next to nothing: what was probably meant, which finds more; null otherwise. Ask 'Menade du …?'. */
  readonly searchSuggestion?: Maybe<Scalars['String']['output']>;
  /** True when the list is already of `searchSuggestion`, since it was probably nothing else; say so above it. */
  readonly showsSearchSuggestion: Scalars['Boolean']['output'];
  /** All products under the filters; at most 1000 for a search, see `totalCountIsExact`. */
  readonly totalCount: Scalars['Int']['output'];
  /** False when a search matches more than `totalCount` products. */
  readonly totalCountIsExact: Scalars['Boolean']['output'];
};

/** A programme of mental optimisation. What a level has nothing of is an empty list or null. */
export type Programme = Content & Node & {
  /** How the day is changed when it is another day. */
  readonly adjustments: ReadonlyArray<ProgrammePoint>;
  /** The level's badge, e.g. 'Light · Nybörjare'. */
  readonly badge: Scalars['String']['output'];
  /** The level on the overview. */
  readonly card: ProgrammeCard;
  /** Its four categories. */
  readonly categories: ReadonlyArray<ProgrammeCategory>;
  /** Communities that there may be one day. */
  readonly community: ReadonlyArray<ProgrammePoint>;
  /** What the page is about, in at most 160 characters. */
  readonly description: Scalars['String']['output'];
  /** Questions and answers. */
  readonly faq: ReadonlyArray<ProgrammeQuestion>;
  /** What may come, and how far it is. */
  readonly future: ReadonlyArray<ProgrammePoint>;
  /** The first heading on the page. */
  readonly heading: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Words for search engines. */
  readonly keywords: ReadonlyArray<Scalars['String']['output']>;
  /** What the page begins with. */
  readonly lead: Scalars['String']['output'];
  /** Its level. */
  readonly level: ProgrammeLevel;
  /** The months, where the level has a plan for them. */
  readonly months: ReadonlyArray<ProgrammeMonth>;
  /** What is to be known before one begins. */
  readonly notices: ReadonlyArray<ProgrammeNotice>;
  /** Path of its page, e.g. '/mental-optimering/light'. */
  readonly path: Scalars['String']['output'];
  /** Its phases in their order. */
  readonly phases: ReadonlyArray<ProgrammePhase>;
  /** Its place on a slider of levels. */
  readonly position: ProgrammePosition;
  /** What one must have before one begins. */
  readonly prerequisites: ReadonlyArray<ProgrammePoint>;
  /** What the next level is about. */
  readonly preview?: Maybe<ProgrammePreview>;
  /** When one is ready for the next level. */
  readonly readiness?: Maybe<ProgrammeReadiness>;
  /** The last words. */
  readonly reminder?: Maybe<Scalars['String']['output']>;
  /** Resources by their kind. */
  readonly resources: ReadonlyArray<ProgrammeResources>;
  /** The way on from here. */
  readonly roadmap: ReadonlyArray<ProgrammeRoadmapStep>;
  /** The day's schedule. */
  readonly schedule: ReadonlyArray<ProgrammeBlock>;
  /** Its six sections in their order. */
  readonly sections: ReadonlyArray<ProgrammeSection>;
  /** What '[1]' and '[2, 3]' in its texts refer to, in order. */
  readonly sources: ReadonlyArray<ArticleSource>;
  /** Its figures. */
  readonly stats: ReadonlyArray<ProgrammeStat>;
  /** What it costs to begin. */
  readonly tiers: ReadonlyArray<ProgrammeTier>;
  /** How the minutes are spread over the day. */
  readonly timeSplit?: Maybe<ProgrammeTimeSplit>;
  /** Title of its page. */
  readonly title: Scalars['String']['output'];
  /** The week, where the level has one. */
  readonly week: ReadonlyArray<ProgrammeDay>;
};

/** Something that is done at a time of the day. */
export type ProgrammeActivity = {
  /** Key of the category of steps that it belongs to, e.g. 'mental'. */
  readonly categoryKey: Scalars['String']['output'];
  /** Minutes; null for what is done as needed, or all along. */
  readonly minutes?: Maybe<Scalars['Int']['output']>;
  /** How. */
  readonly text: Scalars['String']['output'];
  /** A tip. */
  readonly tip?: Maybe<Scalars['String']['output']>;
  /** What. */
  readonly title: Scalars['String']['output'];
};

/** A part of the day in a programme's schedule. */
export type ProgrammeBlock = {
  /** What is done then, in order. */
  readonly activities: ReadonlyArray<ProgrammeActivity>;
  /** Its name in the programme. */
  readonly key: Scalars['String']['output'];
  /** Minutes in all; null for what is done as needed. */
  readonly minutes?: Maybe<Scalars['Int']['output']>;
  /** When, as shown, e.g. '07:00–07:10' or 'Vid behov'. */
  readonly time: Scalars['String']['output'];
  /** The time of the day that its steps of a protocol have. */
  readonly timeOfDay: TimeOfDay;
  /** Heading. */
  readonly title: Scalars['String']['output'];
};

/** A level on the overview. */
export type ProgrammeCard = {
  /** Names of its categories. */
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  /** Whom it is for, and what it is. */
  readonly description: Scalars['String']['output'];
  /** When first results may be noticed. */
  readonly results: Scalars['String']['output'];
  /** The time it takes, e.g. '10–30 min per dag'. */
  readonly timeCommitment: Scalars['String']['output'];
  /** Swedish title. */
  readonly title: Scalars['String']['output'];
  /** What to know before one begins. */
  readonly warning?: Maybe<Scalars['String']['output']>;
};

/** One of a programme's four categories. */
export type ProgrammeCategory = {
  /** How long it takes to establish. */
  readonly duration?: Maybe<Scalars['String']['output']>;
  /** What to reach, one after another. */
  readonly goals: ReadonlyArray<ProgrammeGoal>;
  /** Its anchor on the page. */
  readonly key: Scalars['String']['output'];
  /** Common mistakes. */
  readonly mistakes: ReadonlyArray<Scalars['String']['output']>;
  /** Routines that are built of it. */
  readonly protocols: ReadonlyArray<ProgrammeRoutine>;
  /** Where to read on, and what to use; of guides the published ones. */
  readonly resources: ReadonlyArray<ProgrammeLink>;
  /** How risky it is, where that is graded. */
  readonly risk?: Maybe<RiskLevel>;
  /** Signs to stop at, and whom to ask. */
  readonly safety: ReadonlyArray<Scalars['String']['output']>;
  /** What it is, in a line. */
  readonly summary: Scalars['String']['output'];
  /** The technique, in order. */
  readonly technique: ReadonlyArray<Scalars['String']['output']>;
  /** Tips. */
  readonly tips: ReadonlyArray<Scalars['String']['output']>;
  /** Its name. */
  readonly title: Scalars['String']['output'];
  /** What to know before anything else, in Markdown. */
  readonly warning?: Maybe<Scalars['String']['output']>;
  /** `warning` as safe HTML. */
  readonly warningHtml?: Maybe<Scalars['String']['output']>;
  /** Why it matters, and how sure that is, in Markdown. */
  readonly why: Scalars['String']['output'];
  /** `why` as safe HTML. */
  readonly whyHtml: Scalars['String']['output'];
};

/** A day of a programme's week. */
export type ProgrammeDay = {
  /** The day, e.g. 'Måndag'. */
  readonly day: Scalars['String']['output'];
  /** What is done. */
  readonly text: Scalars['String']['output'];
  /** What it is about. */
  readonly title: Scalars['String']['output'];
};

/** What to reach, and when. */
export type ProgrammeGoal = {
  /** What. */
  readonly text: Scalars['String']['output'];
  /** When, e.g. 'Vecka 4'. */
  readonly when: Scalars['String']['output'];
};

/** A level of mental optimisation. */
export type ProgrammeLevel =
  /** 'Hardcore': for experienced people, under supervision. */
  | 'hardcore'
  /** 'Light': for beginners. */
  | 'light'
  /** 'Medium': for those whose Light routines have been in place for 4 to 8 weeks. */
  | 'medium';

/** Where to read on, or what to use. */
export type ProgrammeLink = {
  /** Path of a page of the site; null for what is elsewhere. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly text: Scalars['String']['output'];
};

/** A month of a programme. */
export type ProgrammeMonth = {
  /** What to reach. */
  readonly goal: Scalars['String']['output'];
  /** What to do, in order. */
  readonly steps: ReadonlyArray<Scalars['String']['output']>;
  /** Its name, e.g. 'Månad 1: …'. */
  readonly title: Scalars['String']['output'];
};

/** What is to be known before one begins. */
export type ProgrammeNotice = {
  /** What it is about. */
  readonly kind: NoticeKind;
  /** Text in Markdown. */
  readonly text: Scalars['String']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
};

/** Some weeks of a programme. */
export type ProgrammePhase = {
  /** What to reach. */
  readonly goal: Scalars['String']['output'];
  /** What to do, in order. */
  readonly steps: ReadonlyArray<Scalars['String']['output']>;
  /** Its name, e.g. 'Grunderna'. */
  readonly title: Scalars['String']['output'];
  /** Which weeks, e.g. 'Vecka 1–2'. */
  readonly weeks: Scalars['String']['output'];
};

/** Something with a name and what is to be said of it. */
export type ProgrammePoint = {
  /** Text in Markdown. */
  readonly text: Scalars['String']['output'];
  /** Its name. */
  readonly title: Scalars['String']['output'];
};

/** A level's place on a slider of levels. */
export type ProgrammePosition = {
  /** Its name there, e.g. 'Light/Nybörjare'. */
  readonly label: Scalars['String']['output'];
  /** Time per day, e.g. '10–30 min'. */
  readonly timePerDay: Scalars['String']['output'];
  /** Time to results, e.g. '2–4 veckor'. */
  readonly timeToResults: Scalars['String']['output'];
};

/** What the next level is about. */
export type ProgrammePreview = {
  /** What it has. */
  readonly items: ReadonlyArray<Scalars['String']['output']>;
  /** Text in Markdown. */
  readonly text: Scalars['String']['output'];
  /** `text` as safe HTML. */
  readonly textHtml: Scalars['String']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
};

/** How far somebody is in a programme of mental optimisation. */
export type ProgrammeProgress = {
  /** Key of the section that was visited last; the first before any was. */
  readonly currentSection: Scalars['String']['output'];
  /** The programme's level. */
  readonly level: ProgrammeLevel;
  /** Minutes of the sections that are not completed. */
  readonly minutesLeft: Scalars['Int']['output'];
  /** Minutes of the sections that are completed. */
  readonly minutesSpent: Scalars['Int']['output'];
  /** Key of the first section that is not completed; null when all are. */
  readonly nextSection?: Maybe<Scalars['String']['output']>;
  /** Sections that are completed, in whole per cent. */
  readonly percentage: Scalars['Int']['output'];
  /** The six sections in their order. */
  readonly sections: ReadonlyArray<SectionProgress>;
};

/** A question with its answer. */
export type ProgrammeQuestion = {
  /** The answer in Markdown. */
  readonly answer: Scalars['String']['output'];
  /** `answer` as safe HTML. */
  readonly answerHtml: Scalars['String']['output'];
  /** The question. */
  readonly question: Scalars['String']['output'];
};

/** When one is ready for the next level. */
export type ProgrammeReadiness = {
  /** The points to tick. */
  readonly items: ReadonlyArray<Scalars['String']['output']>;
  /** How many of the points it takes. */
  readonly rule: Scalars['String']['output'];
};

/** Something that one may use: an app, a book, a tool, a service. */
export type ProgrammeResource = {
  /** What speaks against it. */
  readonly cons: ReadonlyArray<Scalars['String']['output']>;
  /** How much one should know to use it, where that is graded. */
  readonly level?: Maybe<EquipmentLevel>;
  /** What it is; of a book its title, author and year. */
  readonly name: Scalars['String']['output'];
  /** What it costs, as shown, e.g. '99 kr/mån'. */
  readonly price?: Maybe<Scalars['String']['output']>;
  /** What speaks for it. */
  readonly pros: ReadonlyArray<Scalars['String']['output']>;
  /** Who offers it, of a service. */
  readonly provider?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  readonly text: Scalars['String']['output'];
};

/** Resources of one kind. */
export type ProgrammeResources = {
  /** The resources. */
  readonly items: ReadonlyArray<ProgrammeResource>;
  /** The kind, e.g. 'apps'. */
  readonly key: Scalars['String']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
};

/** A step of the way on from here. */
export type ProgrammeRoadmapStep = {
  /** True for one that must not be left out. */
  readonly isCritical: Scalars['Boolean']['output'];
  /** What to do. */
  readonly text: Scalars['String']['output'];
  /** Its name. */
  readonly title: Scalars['String']['output'];
};

/** A routine that is built of a category's technique. */
export type ProgrammeRoutine = {
  /** What to do, in order. */
  readonly steps: ReadonlyArray<Scalars['String']['output']>;
  /** Its name. */
  readonly title: Scalars['String']['output'];
};

/** One of a programme's six sections. */
export type ProgrammeSection = {
  /** What it begins with. */
  readonly intro: Scalars['String']['output'];
  /** Key of its item in the journey, e.g. 'mental:light:1'; no step of a protocol. */
  readonly itemKey: Scalars['String']['output'];
  /** Its anchor on the page: 'introduction', 'categories' … in each level. */
  readonly key: Scalars['String']['output'];
  /** Minutes that reading it takes. */
  readonly minutes: Scalars['Int']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
};

/** A figure with what it counts. */
export type ProgrammeStat = {
  /** What it is. */
  readonly label: Scalars['String']['output'];
  /** The figure as shown, e.g. '45–75 min'. */
  readonly value: Scalars['String']['output'];
};

/** What a budget is enough for. */
export type ProgrammeTier = {
  /** What it costs, as shown. */
  readonly cost: Scalars['String']['output'];
  /** What there is for it. */
  readonly includes: ReadonlyArray<Scalars['String']['output']>;
  /** Its name. */
  readonly title: Scalars['String']['output'];
};

/** A part of the day's minutes. */
export type ProgrammeTimePart = {
  /** Minutes. */
  readonly minutes: Scalars['Int']['output'];
  /** What they are for. */
  readonly text: Scalars['String']['output'];
  /** When, e.g. 'Morgon'. */
  readonly title: Scalars['String']['output'];
};

/** How the minutes are spread over the day. */
export type ProgrammeTimeSplit = {
  /** What is to be said of the whole, in Markdown. */
  readonly note: Scalars['String']['output'];
  /** `note` as safe HTML. */
  readonly noteHtml: Scalars['String']['output'];
  /** The parts of the day. */
  readonly parts: ReadonlyArray<ProgrammeTimePart>;
};

/** Somebody's protocol: steps to do daily or weekly. Everybody finds their own, and those that are public. */
export type Protocol = Node & {
  /** Since when the one who asks follows it; null when not. */
  readonly active?: Maybe<ActiveProtocol>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTimeISO']['output'];
  /** What it says of itself; may be empty. */
  readonly description: Scalars['String']['output'];
  /** How hard it is. */
  readonly difficulty: ProtocolDifficulty;
  /** Weeks that it takes. */
  readonly estimatedWeeks?: Maybe<Scalars['Int']['output']>;
  /** Name of the expert who made it. */
  readonly expertName?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  readonly goal?: Maybe<ProtocolGoal>;
  /** True when the day's list follows the order of its steps within a time of day. */
  readonly hasOwnOrder: Scalars['Boolean']['output'];
  /** How the days went on which the one who asks followed it, the newest first. */
  readonly history: ReadonlyArray<ProtocolDay>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** True when the site shows it to everybody. */
  readonly isFeatured: Scalars['Boolean']['output'];
  /** True when everybody who is signed in may see it. */
  readonly isPublic: Scalars['Boolean']['output'];
  /** Made up by the client that created it: a UUID, as addresses name it. */
  readonly key: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Its steps in their order. */
  readonly steps: ReadonlyArray<ProtocolStep>;
  /** Who made it. */
  readonly type: ProtocolType;
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTimeISO']['output'];
};


/** Somebody's protocol: steps to do daily or weekly. Everybody finds their own, and those that are public. */
export type ProtocolHistoryArgs = {
  first?: Scalars['Int']['input'];
};

/** How a day of a protocol went; weekly steps do not count. */
export type ProtocolDay = {
  /** The day. */
  readonly day: Scalars['LocalDate']['output'];
  /** Daily steps that were done. */
  readonly doneCount: Scalars['Int']['output'];
  /** Daily steps that there were. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How hard a protocol is. */
export type ProtocolDifficulty =
  /** 'Avancerad'. */
  | 'advanced'
  /** 'Nybörjare'. */
  | 'beginner'
  /** 'Medel'. */
  | 'intermediate';

/** What a protocol is for. */
export type ProtocolGoal =
  /** 'Energi'. */
  | 'energi'
  /** 'Fokus'. */
  | 'fokus'
  /** 'Longevity'. */
  | 'longevity'
  /** 'Viktminskning'. */
  | 'viktminskning';

/** A step of a protocol. */
export type ProtocolStep = {
  /** What it is filed under; 'Övrigt' when nothing was said. */
  readonly category: StepCategory;
  /** How it is done. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** How much, as it was written, e.g. '200 mg'. */
  readonly dosage?: Maybe<Scalars['String']['output']>;
  /** How often. */
  readonly frequency: Frequency;
  /** True for a step that belongs to every day of the protocol. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** Name among all steps, made up by the client that added it: a UUID. */
  readonly key: Scalars['String']['output'];
  /** What stands beside the step. */
  readonly notes?: Maybe<Scalars['String']['output']>;
  /** When in the day; null when nothing was said. */
  readonly timeOfDay?: Maybe<TimeOfDay>;
  /** Title. */
  readonly title: Scalars['String']['output'];
};

/** A step of a protocol as it is to be. */
export type ProtocolStepInput = {
  /** Key of a category; 'Övrigt' when absent. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** How it is done, at most 1 000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** How much, at most 100 characters. */
  readonly dosage?: InputMaybe<Scalars['String']['input']>;
  /** How often. */
  readonly frequency: Frequency;
  /** A UUID made up by the client; that of a known step changes the step. */
  readonly key: Scalars['String']['input'];
  /** When in the day; shown as MORNING when absent. */
  readonly timeOfDay?: InputMaybe<TimeOfDay>;
  /** Title, at most 200 characters. */
  readonly title: Scalars['String']['input'];
};

/** A protocol of the site, to start from: starting it makes a copy of one's own. */
export type ProtocolTemplate = Node & {
  /** What it is about. */
  readonly description: Scalars['String']['output'];
  /** How hard it is. */
  readonly difficulty: ProtocolDifficulty;
  /** Weeks that it takes. */
  readonly estimatedWeeks?: Maybe<Scalars['Int']['output']>;
  /** Name of the expert who made it. */
  readonly expertName?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  readonly goal?: Maybe<ProtocolGoal>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Name in addresses. */
  readonly slug: Scalars['String']['output'];
  /** Its steps in their order. */
  readonly steps: ReadonlyArray<ProtocolStep>;
  /** Who made it. */
  readonly type: ProtocolType;
};

/** Budget in a month. */
export type ProtocolTestBudgetRange =
  /** '500–1 500 kr'. */
  | 'basic'
  /** '1 500–3 000 kr'. */
  | 'medel'
  /** 'Under 500 kr'. */
  | 'minimal'
  /** '3 000–5 000 kr'. */
  | 'premium'
  /** 'Över 5 000 kr'. */
  | 'unlimited';

/** Health now. */
export type ProtocolTestCurrentHealth =
  /** 'Bra'. */
  | 'bra'
  /** 'Dålig'. */
  | 'dalig'
  /** 'Okej'. */
  | 'okej'
  /** 'Utmärkt'. */
  | 'utmarkt';

/** The answers of the health protocol questionnaire. */
export type ProtocolTestData = {
  /** Age in years, 18 to 100. */
  readonly age: Scalars['Int']['input'];
  /** Budget in a month. */
  readonly budgetRange: ProtocolTestBudgetRange;
  /** What of a list of symptoms, illnesses and circumstances applies to them; NONE when nothing does. */
  readonly conditions?: InputMaybe<ReadonlyArray<SafetyChoice>>;
  /** Health now. */
  readonly currentHealth: ProtocolTestCurrentHealth;
  /** In their own words, at most 2 000 characters. */
  readonly currentSupplements?: InputMaybe<Scalars['String']['input']>;
  /** Diet. */
  readonly dietType: ProtocolTestDietType;
  /** How experienced. */
  readonly experienceLevel: ProtocolTestExperienceLevel;
  /** How much they train. */
  readonly fitnessLevel: ProtocolTestFitnessLevel;
  /** Gender. */
  readonly gender: ProtocolTestGender;
  /** In their own words, at most 2 000 characters. */
  readonly healthChallenges?: InputMaybe<Scalars['String']['input']>;
  /** Names of medicines that they take, at most 20 of 60 characters each; one that is not known counts, too. */
  readonly medicines?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** How motivated. */
  readonly motivationLevel: ProtocolTestMotivationLevel;
  /** When it suits best, at least one. */
  readonly preferredTimes: ReadonlyArray<ProtocolTestPreferredTimes>;
  /** Goals, at least one. */
  readonly primaryGoals: ReadonlyArray<ProtocolTestPrimaryGoals>;
  /** Quality of sleep. */
  readonly sleepQuality: ProtocolTestSleepQuality;
  /** Stress. */
  readonly stressLevel: ProtocolTestStressLevel;
  /** How comfortable with technology. */
  readonly technologyComfort: ProtocolTestTechnologyComfort;
  /** Time for it in a day. */
  readonly timeAvailable: ProtocolTestTimeAvailable;
  /** Kind of work. */
  readonly workType: ProtocolTestWorkType;
};

/** Diet. */
export type ProtocolTestDietType =
  /** 'Blandat'. */
  | 'blandat'
  /** 'Periodisk fasta'. */
  | 'intermittent'
  /** 'Keto'. */
  | 'keto'
  /** 'Medelhavskost'. */
  | 'mediterraneran'
  /** 'Paleo'. */
  | 'paleo'
  /** 'Veganskt'. */
  | 'vegan'
  /** 'Vegetariskt'. */
  | 'vegetarian';

/** How experienced. */
export type ProtocolTestExperienceLevel =
  /** 'Erfaren'. */
  | 'erfaren'
  /** 'Expert'. */
  | 'expert'
  /** 'Kan grunderna'. */
  | 'grundlaggande'
  /** 'Medel'. */
  | 'medel'
  /** 'Nybörjare'. */
  | 'nybörjare';

/** How much they train. */
export type ProtocolTestFitnessLevel =
  /** '2–4 gånger i veckan'. */
  | 'aktiv'
  /** '5 gånger i veckan eller mer'. */
  | 'mycket-aktiv'
  /** 'Lite eller inget'. */
  | 'nybörjare'
  /** 'Ibland, för nöjes skull'. */
  | 'rekreation';

/** Gender. */
export type ProtocolTestGender =
  /** 'Annan'. */
  | 'annan'
  /** 'Kvinna'. */
  | 'kvinna'
  /** 'Man'. */
  | 'man';

/** How motivated. */
export type ProtocolTestMotivationLevel =
  /** 'Mycket'. */
  | 'hog'
  /** 'Lite'. */
  | 'lag'
  /** 'Ganska'. */
  | 'medel';

/** When it suits best, at least one. */
export type ProtocolTestPreferredTimes =
  /** 'Eftermiddag'. */
  | 'eftermiddag'
  /** 'Förmiddag'. */
  | 'formiddag'
  /** 'Kväll'. */
  | 'kvall'
  /** 'Lunch'. */
  | 'lunch'
  /** 'Morgon'. */
  | 'morgon'
  /** 'Natt'. */
  | 'natt';

/** Goals, at least one. */
export type ProtocolTestPrimaryGoals =
  /** 'Bättre fokus och minne'. */
  | 'cognitive'
  /** 'Mer energi'. */
  | 'energy'
  /** 'Bättre kondition och styrka'. */
  | 'fitness'
  /** 'Leva länge och må bra'. */
  | 'longevity'
  /** 'Förebygga sjukdom'. */
  | 'prevention'
  /** 'Bättre återhämtning'. */
  | 'recovery'
  /** 'Bättre sömn'. */
  | 'sleep'
  /** 'Mindre stress'. */
  | 'stress';

/** Quality of sleep. */
export type ProtocolTestSleepQuality =
  /** 'Bra'. */
  | 'bra'
  /** 'Dålig'. */
  | 'dalig'
  /** 'Okej'. */
  | 'okej'
  /** 'Utmärkt'. */
  | 'utmarkt';

/** Stress. */
export type ProtocolTestStressLevel =
  /** 'Mycket'. */
  | 'hog'
  /** 'Lite'. */
  | 'lag'
  /** 'Ganska'. */
  | 'medel'
  /** 'Väldigt mycket'. */
  | 'mycket-hog';

/** How comfortable with technology. */
export type ProtocolTestTechnologyComfort =
  /** 'Mycket gärna'. */
  | 'avancerad'
  /** 'Enkla saker går bra'. */
  | 'grundlaggande'
  /** 'Gärna'. */
  | 'medel'
  /** 'Helst inte'. */
  | 'minimal';

/** Time for it in a day. */
export type ProtocolTestTimeAvailable =
  /** '1–2 timmar'. */
  | '1-2h'
  /** 'Mer än 2 timmar'. */
  | '2h+'
  /** '15–30 minuter'. */
  | '15-30min'
  /** '30–60 minuter'. */
  | '30-60min';

/** Kind of work. */
export type ProtocolTestWorkType =
  /** 'Blandat'. */
  | 'blandat'
  /** 'Med kroppen'. */
  | 'fysiskt'
  /** 'Hemifrån'. */
  | 'hemarbete'
  /** 'På kontor'. */
  | 'kontorsarbete'
  /** 'I skift'. */
  | 'skiftarbete';

/** Who made a protocol. */
export type ProtocolType =
  /** 'Eget'. */
  | 'custom'
  /** 'Expertprotokoll'. */
  | 'expert'
  /** 'Mall'. */
  | 'template';

/** Who sells a product. */
export type Provider = Node & {
  /** The areas that it sells something in, with how much. */
  readonly areas: ReadonlyArray<ProviderArea>;
  /** Country in Swedish, e.g. 'Sverige'. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** The number that addresses name it by, e.g. 3 in '/leverantorer/skarvsunda-apotek-3'. */
  readonly databaseId: Scalars['Int']['output'];
  /** What it is, in words; may be empty. Lines are as they were written. */
  readonly description: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Its logo. */
  readonly logo?: Maybe<Image>;
  /** Name, as products carry it in `providerName`. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, e.g. '/leverantorer/fjallprov-1'. Former ones, with the same number at their end, lead there. */
  readonly path: Scalars['String']['output'];
  /** What it sells, of all areas or of one, by name. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY. */
  readonly products?: Maybe<ProductConnection>;
  /** Its own web address. */
  readonly website?: Maybe<Scalars['URL']['output']>;
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
  readonly area: Area;
  /** False when there are more than `productCount`. */
  readonly isExact: Scalars['Boolean']['output'];
  /** Available products of the provider in it; at most 1000, see `isExact`. */
  readonly productCount: Scalars['Int']['output'];
};

/** A page of providers. */
export type ProviderConnection = {
  /** What the page lists, with cursors. */
  readonly edges: ReadonlyArray<ProviderEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<Provider>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
};

/** One of a list, with its place in it. */
export type ProviderEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: Provider;
};

/** A provider's logo, and how many of its products show it. */
export type ProviderLogo = {
  /** Name of its file at /logos/{file}, or of the picture of the library. */
  readonly file: Scalars['String']['output'];
  /** Those of them whose picture is the logo. */
  readonly linkedCount: Scalars['Int']['output'];
  /** The logo. */
  readonly logo: Image;
  /** Products of the provider. */
  readonly productCount: Scalars['Int']['output'];
  /** Name of the provider, as its products carry it; tells it from the others. */
  readonly providerName: Scalars['String']['output'];
  /** Those whose picture before is known, so that linking them can be undone. */
  readonly undoableCount: Scalars['Int']['output'];
};

/** What can be asked for; asking changes nothing. */
export type Query = {
  /** Accounts, the newest first; those being erased are left out. Throws BAD_USER_INPUT for a bad page. Admins only. */
  readonly accounts?: Maybe<AccountConnection>;
  /** What the one who asks follows, what was started last first. Signed in. */
  readonly activeProtocols?: Maybe<ReadonlyArray<ActiveProtocol>>;
  /** Clicks in a period by product or provider and day, as a file for spreadsheets (CSV with semicolons). Errors: BAD_USER_INPUT. Admins only. */
  readonly affiliateClickFile?: Maybe<Scalars['String']['output']>;
  /** Clicks on links to providers in a period, by day and page. Errors: BAD_USER_INPUT. Admins only. */
  readonly affiliateClickReport?: Maybe<AffiliateClickReport>;
  /** How often links to providers were followed, the latest day first. Errors: BAD_USER_INPUT. Admins only. */
  readonly affiliateClicks?: Maybe<AffiliateClickConnection>;
  /** What was clicked in a period, most clicks first. Errors: BAD_USER_INPUT. Admins only. */
  readonly affiliateClicksByOffer?: Maybe<ClicksByOfferConnection>;
  /** The results of the one who asks, the newest first. Signed in. */
  readonly analyses?: Maybe<AnalysisConnection>;
  /** A result of the one who asks; null when there is none that is theirs. Signed in. */
  readonly analysis?: Maybe<Analysis>;
  /** What writes the texts of results on this site. */
  readonly analysisSource?: Maybe<AnalysisSource>;
  /** One published article, also by another spelling of its slug: then its own slug differs from the one asked for. Null when there is none. Errors: FORBIDDEN. */
  readonly article?: Maybe<Article>;
  /** Everybody who can be an article's author, by name. Admins only. */
  readonly articleAuthors?: Maybe<ReadonlyArray<Author>>;
  /** The topics that published articles are about, in their order. */
  readonly articleTopics?: Maybe<ReadonlyArray<ArticleTopic>>;
  /** Published articles, the latest first. Errors: BAD_USER_INPUT, FORBIDDEN. */
  readonly articles?: Maybe<ArticleConnection>;
  /** Who changed what, and when, the newest first; for two years. Throws BAD_USER_INPUT for a bad page. Admins only. */
  readonly auditLog?: Maybe<AuditLogConnection>;
  /** The author with this slug; null when there is none. */
  readonly author?: Maybe<Author>;
  /** A marker; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given. */
  readonly biomarker?: Maybe<Biomarker>;
  /** The markers that at least one available test measures, group by group. */
  readonly biomarkers?: Maybe<ReadonlyArray<Biomarker>>;
  /** An area's categories, in its order. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** What is to do on a day, of all protocols that are followed. Signed in. */
  readonly checklist?: Maybe<Checklist>;
  /** The products in an area's comparison, at most four, as far as the cache knows them. */
  readonly comparedProducts: ReadonlyArray<Product>;
  /** The texts that one can consent to, as they stand. */
  readonly consentTexts?: Maybe<ReadonlyArray<ConsentText>>;
  /** Messages from the contact page, the latest first. Errors: BAD_USER_INPUT. Admins only. */
  readonly contactMessages?: Maybe<ContactMessageConnection>;
  /** What stands at a path of the site: a guide (also by another spelling of its slug), a training method, a programme or a page of text; null for everything else, as lists and forms. */
  readonly content?: Maybe<Content>;
  /** What was deleted of a kind within thirty days, the latest first. Errors: BAD_USER_INPUT. Admins only. */
  readonly deleted?: Maybe<ReadonlyArray<Version>>;
  /** What of the demo there is, and what leaving it takes. Admins only. */
  readonly demoContents?: Maybe<DemoContents>;
  /** An article for editing; null when there is none. Errors: BAD_USER_INPUT. Admins only. */
  readonly editableArticle?: Maybe<EditableArticle>;
  /** All articles for editing, the latest changed first. Errors: BAD_USER_INPUT. Admins only. */
  readonly editableArticles?: Maybe<EditableArticleConnection>;
  /** Everybody who can be an article's author, by name. Admins only. */
  readonly editableAuthors?: Maybe<ReadonlyArray<EditableAuthor>>;
  /** All markers, by name. Admins only. */
  readonly editableBiomarkers?: Maybe<ReadonlyArray<EditableBiomarker>>;
  /** All categories, area by area in the area's order, with how many products they have. Admins only. */
  readonly editableCategories?: Maybe<ReadonlyArray<EditableCategory>>;
  /** Every goal and achievement for editing, hidden goals too, in their order. Admins only. */
  readonly editableJourneyTexts?: Maybe<ReadonlyArray<EditableJourneyText>>;
  /** A mail that the site sends, for editing. Admins only. */
  readonly editableMail?: Maybe<EditableMail>;
  /** Every mail that the site sends, for editing. Admins only. */
  readonly editableMails?: Maybe<ReadonlyArray<EditableMail>>;
  /** Every question of the marker chooser for editing, hidden ones too, in their order. Admins only. */
  readonly editableMarkerQuestions?: Maybe<ReadonlyArray<EditableMarkerQuestion>>;
  /** Every provider of MR scans, by name. Admins only. */
  readonly editableMrProviders?: Maybe<ReadonlyArray<EditableMrProvider>>;
  /** A page of text for editing; null when there is none. Admins only. */
  readonly editablePage?: Maybe<EditablePage>;
  /** Every page of text for editing, by title. Admins only. */
  readonly editablePages?: Maybe<ReadonlyArray<EditablePage>>;
  /** One product as it is edited; null when there is none. Errors: BAD_USER_INPUT. Admins only. */
  readonly editableProduct?: Maybe<EditableProduct>;
  /** All products, also the hidden ones, by name. Errors: BAD_USER_INPUT. Admins only. */
  readonly editableProducts?: Maybe<EditableProductConnection>;
  /** Everybody who sells or has sold something, by name. Errors: BAD_USER_INPUT. Admins only. */
  readonly editableProviders?: Maybe<EditableProviderConnection>;
  /** All addresses that lead to others, by address; at most 2000. Admins only. */
  readonly editableRedirects?: Maybe<ReadonlyArray<EditableRedirect>>;
  /** All words that people search by and that mean something else, by term; at most 2000. Admins only. */
  readonly editableSynonyms?: Maybe<ReadonlyArray<EditableSynonym>>;
  /** The pages of text that admins have made for the footer, by title. */
  readonly footerPages?: Maybe<ReadonlyArray<PageLink>>;
  /** The eight onboarding goals. */
  readonly goals?: Maybe<ReadonlyArray<Goal>>;
  /** Pictures of the library, the newest first. Throws BAD_USER_INPUT for a bad page or search. Admins only. */
  readonly images?: Maybe<LibraryImageConnection>;
  /** True while a product is shown whose provider is invented (its address ends in '.example'), which every list must say. */
  readonly isDemoCatalogue: Scalars['Boolean']['output'];
  /** True when the number was given to a product that cannot be found any more: deleted, or not available. False for one that is there, and for a number that nothing ever had. */
  readonly isProductGone: Scalars['Boolean']['output'];
  /** The journey of the one who asks; `me { journey }` is the same. Signed in. */
  readonly journey?: Maybe<Journey>;
  /** The categories of the journey with everything that counts in them: what is fixed, the published articles and the training methods. */
  readonly journeyItems?: Maybe<ReadonlyArray<CountedCategory>>;
  /** Goals and achievements that an admin has written otherwise than the product; none as it comes. */
  readonly journeyTexts?: Maybe<ReadonlyArray<JourneyText>>;
  /** Every kind of personal data that the site stores: what, why, how long. */
  readonly keptData?: Maybe<ReadonlyArray<KeptData>>;
  /** A mail with this text as it would arrive, made as the real ones are, with examples in it. Admins only. */
  readonly mailPreview?: Maybe<MailPreview>;
  /** What a mailed link would do; asking changes nothing. */
  readonly mailedLink?: Maybe<MailedLink>;
  /** The cheapest tests that measure these markers, and the fewest. Errors: BAD_USER_INPUT, SERVICE_UNAVAILABLE. */
  readonly markerCover?: Maybe<MarkerCover>;
  /** Questions that people have tests taken for, each with the markers that its guide names. */
  readonly markerQuestions?: Maybe<ReadonlyArray<MarkerQuestion>>;
  /** The account of the one who asks; null when signed out. */
  readonly me?: Maybe<Me>;
  /** One of them; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given. */
  readonly mrProvider?: Maybe<MrProvider>;
  /** Every provider of MR scans, the lowest price to begin at first. */
  readonly mrProviders?: Maybe<ReadonlyArray<MrProvider>>;
  /** Everything that is stored about the account, for its owner to download: one JSON object with the moment it was made ('skapad') and a key for each kind of data in plain Swedish, such as 'konto', 'inloggningar', 'samtycken', 'resa' and 'meddelanden', each an object or a list of objects. It is for people to read and keep; more kinds and keys may come. Signed in. */
  readonly myData?: Maybe<Scalars['JSONObject']['output']>;
  /** How many messages nobody has handled. Admins only. */
  readonly newContactMessageCount?: Maybe<Scalars['Int']['output']>;
  /** The thing with this identifier; null when it is gone, and when it is somebody else's. Errors: BAD_USER_INPUT for what is no identifier. */
  readonly node?: Maybe<Node>;
  /** Things by their identifiers, in the order asked for, null for what is gone or somebody else's; at most 100. Errors: BAD_USER_INPUT. */
  readonly nodes?: Maybe<ReadonlyArray<Maybe<Node>>>;
  /** A page of text, also by an address that it had before; null when there is none. Errors: FORBIDDEN for `includeUnpublished` unless admin. */
  readonly page?: Maybe<Page>;
  /** One available product; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of `id` and `databaseId` are given; FORBIDDEN. */
  readonly product?: Maybe<Product>;
  /** Available products of an area under filters. Errors: BAD_USER_INPUT, FORBIDDEN. */
  readonly products?: Maybe<ProductSearchConnection>;
  /** Several available products in the order asked for, others left out; at most 100. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given. */
  readonly productsByIds?: Maybe<ReadonlyArray<Product>>;
  /** A programme of mental optimisation; null when there is none of the level. */
  readonly programme?: Maybe<Programme>;
  /** How far the one who asks is in a programme of mental optimisation. Signed in. */
  readonly programmeProgress?: Maybe<ProgrammeProgress>;
  /** The programmes of mental optimisation, from the first level to the last. */
  readonly programmes?: Maybe<ReadonlyArray<Programme>>;
  /** A protocol of the one who asks, or a public one; null when there is none that they may see. Signed in. */
  readonly protocol?: Maybe<Protocol>;
  /** The categories that steps are filed under, by name. */
  readonly protocolCategories?: Maybe<ReadonlyArray<StepCategory>>;
  /** The protocols of the site, to start from. They are few. */
  readonly protocolTemplates?: Maybe<ReadonlyArray<ProtocolTemplate>>;
  /** The protocols of the one who asks, the newest first; at most 100. Signed in. */
  readonly protocols?: Maybe<ReadonlyArray<Protocol>>;
  /** A provider; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given. */
  readonly provider?: Maybe<Provider>;
  /** Providers that have a logo of ours, by name. Admins only. */
  readonly providerLogos?: Maybe<ReadonlyArray<ProviderLogo>>;
  /** Those who sell something that is available, by name. Errors: BAD_USER_INPUT. */
  readonly providers?: Maybe<ProviderConnection>;
  /** A questionnaire: its steps, questions and options, in Swedish. */
  readonly questionnaire?: Maybe<Questionnaire>;
  /** Where an address leads that is not found: a path of the site or an https address; null where it leads nowhere. */
  readonly redirect?: Maybe<Scalars['String']['output']>;
  /** Accounts with a role, by address. Admins only. */
  readonly roleHolders?: Maybe<ReadonlyArray<RoleHolder>>;
  /** What the whole site has for some words, by kind: word starts before what has them within other words. Errors: BAD_USER_INPUT, SERVICE_UNAVAILABLE. */
  readonly search?: Maybe<SiteSearch>;
  /** What the site is called and who answers for it. */
  readonly site?: Maybe<Site>;
  /** Looks at everything that the site's operation needs: mail, database, backup and so on. It takes up to five seconds. Admins only. */
  readonly siteChecks?: Maybe<ReadonlyArray<SiteCheck>>;
  /** The site as admins edit it. Admins only. */
  readonly siteSettings?: Maybe<EditableSite>;
  /** What there is to do before a site of one's own is ready, in its order, and how it stands. Admins only. */
  readonly siteSetup?: Maybe<ReadonlyArray<SetupStepState>>;
  /** What stands on the start page: the operator's words, or the product's own. */
  readonly startPage?: Maybe<StartPage>;
  /** The latest run of collecting: the one that goes on, if there is one; null before the first. Admins only. */
  readonly supplierCollection?: Maybe<SupplierCollection>;
  /** The pages that collecting reads, by address. Admins only. */
  readonly supplierSources?: Maybe<ReadonlyArray<SupplierSource>>;
  /** The suppliers that collecting found, by name. Errors: BAD_USER_INPUT. Admins only. */
  readonly suppliers?: Maybe<SupplierConnection>;
  /** The training methods in their order. */
  readonly trainingMethods?: Maybe<ReadonlyArray<TrainingMethod>>;
  /** A version beside what stands now; null when either is gone. Errors: BAD_USER_INPUT. Admins only. */
  readonly versionComparison?: Maybe<VersionComparison>;
  /** How something stood before, the latest first; the last fifty are kept. Errors: BAD_USER_INPUT. Admins only. */
  readonly versions?: Maybe<ReadonlyArray<Version>>;
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
  databaseIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
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
  ids: ReadonlyArray<Scalars['ID']['input']>;
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
  goals?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  orderBy?: InputMaybe<ProductOrder>;
};


/** What can be asked for; asking changes nothing. */
export type QueryProductsByIdsArgs = {
  databaseIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
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
  kinds?: InputMaybe<ReadonlyArray<SiteSearchKind>>;
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
  readonly firstDay?: Maybe<Scalars['LocalDate']['output']>;
  /** What the largest number of a rating means. */
  readonly highLabel?: Maybe<Scalars['String']['output']>;
  /** Swedish, to be shown with it. */
  readonly hint?: Maybe<Scalars['String']['output']>;
  /** True for a text that is an e-mail address. */
  readonly isEmail?: Maybe<Scalars['Boolean']['output']>;
  /** True when it need not be answered. */
  readonly isOptional: Scalars['Boolean']['output'];
  /** How it is answered. */
  readonly kind: QuestionKind;
  /** Swedish: the question, or what is to be filled in. */
  readonly label: Scalars['String']['output'];
  /** Last day. */
  readonly lastDay?: Maybe<Scalars['LocalDate']['output']>;
  /** Lines to show of a text; 1 allows no line breaks. */
  readonly lines?: Maybe<Scalars['Int']['output']>;
  /** What the smallest number of a rating means. */
  readonly lowLabel?: Maybe<Scalars['String']['output']>;
  /** Largest number. */
  readonly max?: Maybe<Scalars['Float']['output']>;
  /** Most options that can be chosen. */
  readonly maxChosen?: Maybe<Scalars['Int']['output']>;
  /** Most texts of a list. */
  readonly maxItems?: Maybe<Scalars['Int']['output']>;
  /** Most characters of a text. */
  readonly maxLength?: Maybe<Scalars['Int']['output']>;
  /** True when the input may come without it: it is stored with consent only, or on the device only, or was not always asked. */
  readonly mayBeLeftOut: Scalars['Boolean']['output'];
  /** Smallest number. */
  readonly min?: Maybe<Scalars['Float']['output']>;
  /** Swedish: what to say when it is not answered. */
  readonly missing: Scalars['String']['output'];
  /** Name of the input's field that takes the answer. */
  readonly name: Scalars['String']['output'];
  /** What to choose from, in order; empty for other kinds. */
  readonly options: ReadonlyArray<QuestionOption>;
  /** To be shown while nothing is filled in or chosen. */
  readonly placeholder?: Maybe<Scalars['String']['output']>;
  /** Heading above it and those that follow. */
  readonly section?: Maybe<Scalars['String']['output']>;
  /** What numbers are multiples of: 1 for whole ones. */
  readonly step?: Maybe<Scalars['Float']['output']>;
  /** Texts to offer while somebody fills in a list; others may be written. */
  readonly suggestions?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What the number counts, e.g. 'timmar'. */
  readonly unit?: Maybe<Scalars['String']['output']>;
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
  readonly excludesOthers: Scalars['Boolean']['output'];
  /** Swedish: heading of the options that belong together, which follow each other. */
  readonly group?: Maybe<Scalars['String']['output']>;
  /** Swedish, to be shown. */
  readonly label: Scalars['String']['output'];
  /** Its name in the enum of the input, where that has one. */
  readonly name: Scalars['String']['output'];
  /** As it is stored, and sent where the input has no enum for it. */
  readonly value: Scalars['String']['output'];
};

/** A questionnaire, for clients that ask it themselves. */
export type Questionnaire = {
  /** Which it is. */
  readonly kind: QuestionnaireKind;
  /** Its steps in order. */
  readonly steps: ReadonlyArray<QuestionnaireStep>;
  /** Swedish. */
  readonly title: Scalars['String']['output'];
  /** Raised when questions change their meaning: older drafts are to be thrown away. */
  readonly version: Scalars['Int']['output'];
};

/** The stored answers of the recommendation questionnaire. */
export type QuestionnaireAnswers = {
  /** How the visitor feels; null when not answered. */
  readonly currentHealth?: Maybe<CurrentHealth>;
  /** Interests; may be empty. */
  readonly interests: ReadonlyArray<Interest>;
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
  readonly fields: ReadonlyArray<Question>;
  /** Swedish. */
  readonly heading: Scalars['String']['output'];
  /** Its name within the questionnaire. */
  readonly key: Scalars['String']['output'];
  /** Swedish, below the heading. */
  readonly lead?: Maybe<Scalars['String']['output']>;
};

/** Something worth doing next, and why; what is done comes last. */
export type Recommendation = Content & JourneyStep & {
  /** The category of the journey that it belongs to. */
  readonly category: JourneyCategoryKey;
  /** Why one would. */
  readonly description: Scalars['String']['output'];
  /** How hard it is. */
  readonly difficulty: Difficulty;
  /** Minutes. */
  readonly estimatedTime: Scalars['Int']['output'];
  /** Name of its icon. */
  readonly icon: Scalars['String']['output'];
  /** True when all that belongs to it was done, which cannot be unticked; of a recommendation also when it was ticked in the plan. */
  readonly isDone: Scalars['Boolean']['output'];
  /** Stable name, e.g. 'sleep-test', the same in the plan and in the advice. */
  readonly key: Scalars['String']['output'];
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  readonly path: Scalars['String']['output'];
  /** How much it matters. */
  readonly priority: Priority;
  /** Why, in a sentence. */
  readonly reason: Scalars['String']['output'];
  /** Words that it is about. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Swedish title, for the link. */
  readonly title: Scalars['String']['output'];
  /** What it leads to. */
  readonly type: RecommendationType;
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
  | 'article'
  /** Equipment. */
  | 'biohacking'
  /** A programme or page. */
  | 'content'
  /** A page that guides. */
  | 'guide'
  /** Products to compare. */
  | 'product'
  /** Dietary supplements. */
  | 'supplement'
  /** A test to take. */
  | 'test';

/** Something that was done, to be recorded. */
export type RecordActivityInput = {
  /** What it is filed under; the category of the first item when absent. */
  readonly category?: InputMaybe<ActivityCategory>;
  /** Minutes; when absent or not believable 5 for an article, 3 for anything else. */
  readonly duration?: InputMaybe<Scalars['Int']['input']>;
  /** Goals that it belongs to. */
  readonly goals?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Keys of the items of `journeyItems` that it completes; all of them must exist. */
  readonly items?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Given by the client; reporting the same one again changes nothing. An item's name, a colon and a day, e.g. 'guide:hiit:2026-11-22', counts it once a day, and each time in every category that it counts in. */
  readonly key: Scalars['String']['input'];
  /** What the person wrote about it, at most 200 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Path on the site. */
  readonly path: Scalars['String']['input'];
  /** When; now when absent or in the future. */
  readonly timestamp?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Title, at most 200 characters. */
  readonly title: Scalars['String']['input'];
  /** What it was. */
  readonly type: ActivityType;
};

/** What `recordActivity` came to. */
export type RecordActivityPayload = {
  /** What was done for the first time with it. */
  readonly completed: ReadonlyArray<JourneyItemView>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The journey after the change; null when there was none. */
  readonly journey?: Maybe<Journey>;
  /** 3, 7 or 30 when the days in a row have grown to as many with it; otherwise null. */
  readonly streakReached?: Maybe<Scalars['Int']['output']>;
  /** What was reached with it. */
  readonly unlocked: ReadonlyArray<Achievement>;
};

/** What a product has cost since a day on which that changed. */
export type RecordedPrice = {
  /** The day. */
  readonly day: Scalars['LocalDate']['output'];
  /** What it was for, as `Product.pricePer`. */
  readonly per?: Maybe<Scalars['String']['output']>;
  /** The price since then; null where none could be read. */
  readonly price?: Maybe<Money>;
};

/** Something that a doctor or 1177 should hear of first. */
export type RedFlag = {
  /** The answers behind it, in words. */
  readonly because: ReadonlyArray<Scalars['String']['output']>;
  /** Stable name. */
  readonly key: Scalars['String']['output'];
  /** What to do, in Swedish. */
  readonly text: Scalars['String']['output'];
  /** Whom to turn to. */
  readonly urgency: RedFlagUrgency;
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
  readonly refreshToken: Scalars['String']['input'];
};

/** What renewing a session came to. */
export type RefreshSessionPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
  /** For clients without cookies; null when they were not asked for. */
  readonly tokens?: Maybe<Tokens>;
};

/** A result to be removed. */
export type RemoveAnalysisInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
};

/** What `removeAnalysis` came to. */
export type RemoveAnalysisPayload = {
  /** Identifier of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A recommendation to be taken out of the plan. */
export type RemovePlannedInput = {
  /** Key of the recommendation. */
  readonly key: Scalars['String']['input'];
};

/** What `removePlanned` came to. */
export type RemovePlannedPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The journey after the change; null when there was none. */
  readonly journey?: Maybe<Journey>;
};

/** Turning off the second factor. */
export type RemoveSecondFactorInput = {
  /** Six digits of the authenticator app, or a recovery code; blanks, hyphens and case make no difference. */
  readonly code: Scalars['String']['input'];
  /** The password once more. */
  readonly password: Scalars['String']['input'];
};

/** What turning off the second factor came to. */
export type RemoveSecondFactorPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
};

/** A page that collecting shall not read any more. */
export type RemoveSupplierSourceInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
};

/** What removing a page from the list came to. */
export type RemoveSupplierSourcePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** Identifier of what was removed; null when nothing was. */
  readonly removedId?: Maybe<Scalars['ID']['output']>;
};

/** Making new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Six digits of the authenticator app, or a recovery code; blanks, hyphens and case make no difference. */
  readonly code: Scalars['String']['input'];
};

/** What making new recovery codes came to. */
export type RenewRecoveryCodesPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
  /** Recovery codes, each for once. They are not stored and cannot be shown again; null when refused. */
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Where a link for a new password shall go. */
export type RequestPasswordResetInput = {
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
};

/** What asking for a link for a new password came to. */
export type RequestPasswordResetPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** Where the confirming link shall go once more. */
export type ResendConfirmationInput = {
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
};

/** What asking for the confirming link came to. */
export type ResendConfirmationPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A new password from a mailed link. */
export type ResetPasswordInput = {
  /** New password, 6 to 200 characters; none of the most common ones, nor the name or the address. */
  readonly password: Scalars['String']['input'];
  /** The secret from the link. */
  readonly token: Scalars['String']['input'];
};

/** What setting a new password came to. */
export type ResetPasswordPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A level that is begun anew. */
export type ResetProgrammeInput = {
  /** The level. */
  readonly level: ProgrammeLevel;
};

/** What `resetProgramme` came to. */
export type ResetProgrammePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The level as it is now; null when it was refused. */
  readonly progress?: Maybe<ProgrammeProgress>;
};

/** Something deleted that shall be there again. */
export type RestoreDeletedInput = {
  /** Its key among what was deleted. */
  readonly key: Scalars['ID']['input'];
};

/** What restoring something came to. */
export type RestoreDeletedPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** Its identifier, as it was, or its key where it has none; null when it was not restored. */
  readonly restoredId?: Maybe<Scalars['ID']['output']>;
};

/** What returning to the demo came to. */
export type ReturnToDemoPayload = {
  /** What there is now; null when nothing was changed. */
  readonly demoContents?: Maybe<DemoContents>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A role to be taken away. */
export type RevokeRoleInput = {
  /** Address of an account. */
  readonly email: Scalars['String']['input'];
  /** The role. */
  readonly role: Role;
};

/** What taking a role away came to. */
export type RevokeRolePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
  /** `RoleHolder.key` of the user whose role was revoked; null when refused. */
  readonly revokedKey?: Maybe<Scalars['String']['output']>;
};

/** A session to be ended. */
export type RevokeSessionInput = {
  /** One of `Me.sessions`. */
  readonly id: Scalars['ID']['input'];
};

/** What ending a session came to. */
export type RevokeSessionPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
  /** The session that has ended; null when refused. */
  readonly revokedSessionId?: Maybe<Scalars['ID']['output']>;
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
  readonly email: Scalars['EmailAddress']['output'];
  /** Full name. */
  readonly fullName: Scalars['String']['output'];
  /** When it was granted. */
  readonly grantedAt: Scalars['DateTimeISO']['output'];
  /** Tells it from the other holders and roles. */
  readonly key: Scalars['String']['output'];
  /** The role. */
  readonly role: Role;
};

/** A symptom, an illness or a circumstance that may apply to somebody who takes a test. */
export type SafetyChoice =
  /** 'Svårt att låta bli alkohol eller andra droger'. */
  | 'alcohol'
  /** 'Bråck på stora kroppspulsådern'. */
  | 'aneurysm'
  /** 'Slutar andas när jag sover, eller vaknar och kippar efter luft'. */
  | 'apnoea'
  /** 'Har somnat, eller nästan somnat, när jag kört'. */
  | 'asleep-at-wheel'
  /** 'Astma eller KOL'. */
  | 'asthma'
  /** 'Bipolär sjukdom'. */
  | 'bipolar'
  /** 'Svart avföring, eller kräks blod'. */
  | 'black-stool'
  /** 'Blod i avföring, urin eller upphostningar'. */
  | 'bleeding'
  /** 'Blöder lätt, eller har en blödningssjukdom'. */
  | 'bleeding-disorder'
  /** 'Sjukdom i magen eller tarmen'. */
  | 'bowel'
  /** 'Svårt att andas i vila eller av lite ansträngning'. */
  | 'breathless'
  /** 'Cancer, nu eller de senaste fem åren'. */
  | 'cancer'
  /** 'Ont eller tryck över bröstet, i vila eller när jag tar i'. */
  | 'chest-pain'
  /** 'Blodpropp, nu eller tidigare'. */
  | 'clot'
  /** 'Tankar på döden, på att inte vilja leva eller på att skada mig'. */
  | 'death-thoughts'
  /** 'Diabetes'. */
  | 'diabetes'
  /** 'Kör fordon eller maskin i arbetet'. */
  | 'driver'
  /** 'Ätstörning, nu eller tidigare'. */
  | 'eating-disorder'
  /** 'Epilepsi eller krampanfall'. */
  | 'epilepsy'
  /** 'Har svimmat, eller varit nära att svimma'. */
  | 'fainting'
  /** 'Grön starr (glaukom)'. */
  | 'glaucoma'
  /** 'Hör, ser eller känner sådant som andra inte märker'. */
  | 'hallucinations'
  /** 'Sjukdom i hjärtat eller kärlen'. */
  | 'heart'
  /** 'Pacemaker, ICD eller konstgjord hjärtklaff'. */
  | 'heart-device'
  /** 'Högt blodtryck'. */
  | 'high-blood-pressure'
  /** 'Nedsatt njurfunktion eller njursjukdom'. */
  | 'kidney'
  /** 'Ena vaden eller benet är svullet, varmt eller ömt'. */
  | 'leg-clot'
  /** 'Leversjukdom'. */
  | 'liver'
  /** 'Nedstämd eller utan glädje de flesta dagar, i två veckor eller mer'. */
  | 'low-mood'
  /** 'Migrän'. */
  | 'migraine'
  /** 'Mensen är borta sedan tre månader, och jag vet inte varför'. */
  | 'missing-period'
  /** 'MS'. */
  | 'multiple-sclerosis'
  /** 'Inget av det'. */
  | 'none'
  /** 'Ammar'. */
  | 'nursing'
  /** 'Benskörhet, eller har brutit något av ett lätt fall'. */
  | 'osteoporosis'
  /** 'Hjärtat rusar eller slår ojämnt utan att jag vet varför'. */
  | 'palpitations'
  /** 'Parkinsons sjukdom'. */
  | 'parkinson'
  /** 'Har fött barn de senaste sex månaderna'. */
  | 'postpartum'
  /** 'Gravid, eller försöker bli gravid'. */
  | 'pregnancy'
  /** 'Psykossjukdom, nu eller tidigare'. */
  | 'psychotic-illness'
  /** 'Snarkar högt flera nätter i veckan'. */
  | 'snoring'
  /** 'Hängande mungipa, sluddrigt tal, domnad arm eller synen borta, även om det gick över'. */
  | 'stroke'
  /** 'Opererad de senaste tre månaderna'. */
  | 'surgery'
  /** 'Sjukdom i sköldkörteln'. */
  | 'thyroid'
  /** 'Transplanterat organ, eller medicin som dämpar immunförsvaret'. */
  | 'transplant'
  /** 'Går ner i vikt utan att försöka'. */
  | 'weight-loss';

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
  readonly isOn: Scalars['Boolean']['output'];
  /** Whether the administration, which is theirs, opens only with it. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** Recovery codes that were not used yet. */
  readonly recoveryCodesLeft: Scalars['Int']['output'];
};

/** What an authenticator app needs to make codes. */
export type SecondFactorSetup = {
  /** The address as a QR code: the text of an SVG, black on white. */
  readonly qrCode: Scalars['String']['output'];
  /** The key, in Base32, for typing it in. */
  readonly secret: Scalars['String']['output'];
  /** The key as an 'otpauth://' address, which opens an app on the same device. */
  readonly uri: Scalars['String']['output'];
};

/** How far somebody is with a section of a programme. */
export type SectionProgress = {
  /** Minutes that reading it takes. */
  readonly estimatedMinutes: Scalars['Int']['output'];
  /** Clicks on its heading, or on what begins it. */
  readonly interactions: Scalars['Int']['output'];
  /** True for one that cannot be opened yet: 'next-steps' of LIGHT, until 80 per cent are completed. */
  readonly isLocked: Scalars['Boolean']['output'];
  /** Key of the section, e.g. 'introduction'. */
  readonly key: Scalars['String']['output'];
  /** When it was last visited. */
  readonly lastVisitedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How far it is. */
  readonly status: SectionStatus;
  /** Its heading. */
  readonly title: Scalars['String']['output'];
};

/** How far somebody is with a section of a programme. */
export type SectionStatus =
  /** Completed. */
  | 'completed'
  /** Not begun. */
  | 'not-started'
  /** Begun: it was visited. */
  | 'started';

/** A message to those who run the site. */
export type SendContactMessageInput = {
  /** E-mail address for the answer. */
  readonly email: Scalars['String']['input'];
  /** The message, 1 to 5 000 characters. */
  readonly message: Scalars['String']['input'];
  /** Name, 1 to 100 characters in one line. */
  readonly name: Scalars['String']['input'];
  /** What it is about, 1 to 150 characters in one line. */
  readonly subject: Scalars['String']['input'];
  /** A trap for programs: people leave it empty. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

/** What sending a message came to. */
export type SendContactMessagePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A mail that the admin who asks wants to see as it arrives. */
export type SendTestMailInput = {
  /** Which mail. */
  readonly kind: MailKind;
};

/** What sending a test came to. */
export type SendTestMailPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** False where mails are written into a folder instead of sent. */
  readonly isSent: Scalars['Boolean']['output'];
  /** Address that it goes to; null when it was not sent. */
  readonly sentTo?: Maybe<Scalars['String']['output']>;
};

/** Whether a message is handled. */
export type SetContactMessageHandledInput = {
  /** False makes it new again. */
  readonly isHandled: Scalars['Boolean']['input'];
  /** The message's key. */
  readonly key: Scalars['String']['input'];
};

/** What marking a message came to. */
export type SetContactMessageHandledPayload = {
  /** The message; null when there is none. */
  readonly contactMessage?: Maybe<ContactMessage>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** How much somebody aims to do a day. */
export type SetDailyAimInput = {
  /** Minutes, 5 to 240. */
  readonly minutes: Scalars['Int']['input'];
};

/** What `setDailyAim` came to. */
export type SetDailyAimPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The journey after the change; null when there was none. */
  readonly journey?: Maybe<Journey>;
};

/** A time of rest, which keeps a streak. */
export type SetPauseInput = {
  /** Its first day: at most 7 days back and 180 ahead. When absent, today, or the day on which the pause that is now began. */
  readonly from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Its last day, today or later, and at most 90 days long. Null ends the pause that is now or was to come. */
  readonly until?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** What `setPause` came to. */
export type SetPausePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The journey after the change; null when there was none. */
  readonly journey?: Maybe<Journey>;
};

/** A recommendation to be taken into the plan, ticked or unticked. */
export type SetPlannedInput = {
  /** True to tick it; false takes it into the plan, and unticks it. */
  readonly isCompleted: Scalars['Boolean']['input'];
  /** Key of the recommendation. */
  readonly key: Scalars['String']['input'];
};

/** What `setPlanned` came to. */
export type SetPlannedPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The journey after the change; null when there was none. */
  readonly journey?: Maybe<Journey>;
  /** What was changed, as it stands in the plan now. */
  readonly planned?: Maybe<PlannedActivity>;
  /** 3, 7 or 30 when the days in a row have grown to as many with it; otherwise null. */
  readonly streakReached?: Maybe<Scalars['Int']['output']>;
  /** What was reached with it. */
  readonly unlocked: ReadonlyArray<Achievement>;
};

/** Whether visitors see a product. */
export type SetProductAvailabilityInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** False hides it. */
  readonly isAvailable: Scalars['Boolean']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What showing or hiding a product came to. */
export type SetProductAvailabilityPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The product as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly product?: Maybe<EditableProduct>;
};

/** Whether visitors shall see the site. */
export type SetSiteOpenInput = {
  /** True to open it, false to say that it opens soon. */
  readonly isOpen: Scalars['Boolean']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What opening or closing the site came to. */
export type SetSiteOpenPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  readonly settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  readonly site?: Maybe<Site>;
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
  readonly isDone: Scalars['Boolean']['output'];
  /** What is left of it by name, e.g. titles of pages; may be empty. */
  readonly left: ReadonlyArray<Scalars['String']['output']>;
  /** What there is to do. */
  readonly step: SetupStep;
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
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The device token of an earlier sign-in to the account; browsers have a cookie instead. */
  readonly deviceToken?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
  /** Password. */
  readonly password: Scalars['String']['input'];
  /** True for native clients: answer with tokens and set no cookies. */
  readonly wantsTokens?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What signing in came to. */
export type SignInPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
  /** For clients without cookies; null when they were not asked for. */
  readonly tokens?: Maybe<Tokens>;
};

/** What signing out everywhere came to. */
export type SignOutEverywherePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** What signing out came to. */
export type SignOutPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A new account. */
export type SignUpInput = {
  /** E-mail address. */
  readonly email: Scalars['String']['input'];
  /** Full name, 1 to 100 characters. */
  readonly fullName: Scalars['String']['input'];
  /** Password, 6 to 200 characters; none of the most common ones, nor the name or the address. */
  readonly password: Scalars['String']['input'];
};

/** What signing up came to. */
export type SignUpPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** The site: what it is called and who answers for it. */
export type Site = {
  /** The operator's postal address; '' until it is filled in. */
  readonly address: Scalars['String']['output'];
  /** What counts its visits; null for nothing. */
  readonly analytics?: Maybe<SiteAnalytics>;
  /** Parts that it does without; none in the product as it comes. */
  readonly areasOff: ReadonlyArray<SiteArea>;
  /** Where one writes to the operator; '' until it is filled in. */
  readonly email: Scalars['String']['output'];
  /** The footer's groups in the same way; null for the product's own. Pages of `footerPages` that are in none of them belong to the last. */
  readonly footer?: Maybe<ReadonlyArray<SiteFooterGroup>>;
  /** Whether `startPage` is an operator's own; false as the product comes. */
  readonly hasOwnStartPage: Scalars['Boolean']['output'];
  /** False while visitors are told that the site opens soon. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** True while the operator is the demo's invented company, which pages must say. */
  readonly isOperatorInvented: Scalars['Boolean']['output'];
  /** Its logo, shown where the name would be; null for none. */
  readonly logo?: Maybe<Image>;
  /** The header's links that lead somewhere, in their order, as an admin has chosen them; null for the product's own. */
  readonly menu?: Maybe<ReadonlyArray<SiteLink>>;
  /** Shown in the header, in page titles and in mail; at most 30 characters. */
  readonly name: Scalars['String']['output'];
  /** Who answers for the site; '' until it is filled in. */
  readonly operatorName: Scalars['String']['output'];
  /** The operator's organisation number; '' until it is filled in. */
  readonly organisationNumber: Scalars['String']['output'];
  /** Its primary colour, as '#1F5A48'; null for the product's own. */
  readonly primaryColour?: Maybe<Scalars['String']['output']>;
  /** One line about what the site is; at most 120 characters. */
  readonly tagline: Scalars['String']['output'];
};

/** What counts the visits of a site. */
export type SiteAnalytics = {
  /** Where the service is, without a slash at its end; of `OWN` the script. */
  readonly address: Scalars['String']['output'];
  /** Whether nothing may be sent before a visitor has agreed. Whoever has said no, or whose device asks not to be followed, is never counted. */
  readonly asksFirst: Scalars['Boolean']['output'];
  /** Which service. */
  readonly service: AnalyticsService;
  /** What the service calls the site. */
  readonly siteId: Scalars['String']['output'];
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
  readonly advice?: Maybe<Scalars['String']['output']>;
  /** Tells it from the others, and stays, e.g. 'mail'. */
  readonly key: Scalars['String']['output'];
  /** What was seen; nothing secret or personal. */
  readonly seen: Scalars['String']['output'];
  /** How it is. */
  readonly state: CheckState;
  /** What it is, e.g. 'Mejl'. */
  readonly title: Scalars['String']['output'];
};

/** Links of the footer under one heading. */
export type SiteFooterGroup = {
  /** The links, in their order; may be empty. */
  readonly links: ReadonlyArray<SiteLink>;
  /** The heading. */
  readonly title: Scalars['String']['output'];
};

/** Links of the footer under one heading. */
export type SiteFooterGroupInput = {
  /** The links, in their order; at most 20. */
  readonly links: ReadonlyArray<SiteLinkInput>;
  /** The heading; at most 28 characters. */
  readonly title: Scalars['String']['input'];
};

/** A link to a page of the site. */
export type SiteLink = {
  /** What it is called. */
  readonly label: Scalars['String']['output'];
  /** Its path, with '#' and a place on the page where it leads there. */
  readonly path: Scalars['String']['output'];
};

/** A link to a page of the site. */
export type SiteLinkInput = {
  /** What it is called; at most 28 characters. */
  readonly label: Scalars['String']['input'];
  /** Path of one of the site's own pages, or of one that an admin has made. */
  readonly path: Scalars['String']['input'];
};

/** What a search of the whole site has found. */
export type SiteSearch = {
  /** Kinds of which something was found: those with what is called just so first, then in their order. */
  readonly groups: ReadonlyArray<SiteSearchGroup>;
  /** True when `groups` are of `suggestion` already. */
  readonly showsSuggestion: Scalars['Boolean']['output'];
  /** What was probably meant, when nothing was found; otherwise null. */
  readonly suggestion?: Maybe<Scalars['String']['output']>;
};

/** What a search of the whole site has found of a kind. */
export type SiteSearchGroup = {
  /** True when there are more than `hits`. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The first ones, what fits best before the rest. */
  readonly hits: ReadonlyArray<SiteSearchHit>;
  /** The kind. */
  readonly kind: SiteSearchKind;
  /** Swedish heading, e.g. 'Hälsotester'. */
  readonly label: Scalars['String']['output'];
  /** Address on this site of all of the kind that the search finds. */
  readonly listPath: Scalars['String']['output'];
};

/** Something that a search of the whole site has found. */
export type SiteSearchHit = {
  /** What tells it from others, in a line or a sentence; Swedish. */
  readonly detail?: Maybe<Scalars['String']['output']>;
  /** Identifier of what was found, for `node(id:)`; null for a place of the site that is no node. */
  readonly nodeId?: Maybe<Scalars['ID']['output']>;
  /** Where it stands on this site. */
  readonly path: Scalars['String']['output'];
  /** Its name or title. */
  readonly title: Scalars['String']['output'];
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
  readonly errors: ReadonlyArray<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  readonly settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  readonly site?: Maybe<Site>;
};

/** How often they drink alcohol. */
export type SleepTestAlcoholIntake =
  /** 'Aldrig'. */
  | 'aldrig'
  /** 'Måttligt'. */
  | 'måttligt'
  /** 'Regelbundet'. */
  | 'regelbundet'
  /** 'Sällan'. */
  | 'sällan';

/** Drinks with caffeine in a day. */
export type SleepTestCaffeineIntake =
  /** 'Inget'. */
  | 'inget'
  /** '1 kopp'. */
  | '1-kopp'
  /** '2–3 koppar'. */
  | '2-3-koppar'
  /** '4 koppar eller mer'. */
  | '4-eller-mer';

/** The answers of the sleep test. */
export type SleepTestData = {
  /** Age in years, 18 to 100. */
  readonly age: Scalars['Int']['input'];
  /** How often they drink alcohol. */
  readonly alcoholIntake: SleepTestAlcoholIntake;
  /** When they usually go to bed, 'HH:MM'. */
  readonly bedtime: Scalars['String']['input'];
  /** Drinks with caffeine in a day. */
  readonly caffeineIntake: SleepTestCaffeineIntake;
  /** What of a list of symptoms, illnesses and circumstances applies to them; NONE when nothing does. */
  readonly conditions?: InputMaybe<ReadonlyArray<SafetyChoice>>;
  /** How often they are tired in the day. */
  readonly daytimeFatigue: SleepTestDaytimeFatigue;
  /** How often they exercise in a week. */
  readonly exerciseFrequency: SleepTestExerciseFrequency;
  /** When in the day they exercise. */
  readonly exerciseTime: SleepTestExerciseTime;
  /** Minutes until they sleep. */
  readonly fallAsleepTime: SleepTestFallAsleepTime;
  /** Gender. */
  readonly gender: SleepTestGender;
  /** Names of medicines that they take, at most 20 of 60 characters each; one that is not known counts, too. */
  readonly medicines?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** 1 (rested) to 5 (very tired). */
  readonly morningTiredness: Scalars['Int']['input'];
  /** How often they wake up in a night. */
  readonly nightWakings: SleepTestNightWakings;
  /** Noise in the bedroom. */
  readonly noiseLevel: SleepTestNoiseLevel;
  /** Darkness of the bedroom. */
  readonly roomDarkness: SleepTestRoomDarkness;
  /** Temperature of the bedroom. */
  readonly roomTemperature: SleepTestRoomTemperature;
  /** Screens before bedtime. */
  readonly screenTimeBedtime: SleepTestScreenTimeBedtime;
  /** In their own words, at most 2 000 characters. */
  readonly sleepChallenges?: InputMaybe<Scalars['String']['input']>;
  /** Hours of sleep in a night. */
  readonly sleepDuration: SleepTestSleepDuration;
  /** 1 (badly) to 5 (well). */
  readonly sleepQuality: Scalars['Int']['input'];
  /** 1 (calm) to 5 (very stressed). */
  readonly stressLevel: Scalars['Int']['input'];
  /** When they usually wake up, 'HH:MM'. */
  readonly waketime: Scalars['String']['input'];
};

/** How often they are tired in the day. */
export type SleepTestDaytimeFatigue =
  /** 'Aldrig'. */
  | 'aldrig'
  /** 'Alltid'. */
  | 'alltid'
  /** 'Ibland'. */
  | 'ibland'
  /** 'Ofta'. */
  | 'ofta'
  /** 'Sällan'. */
  | 'sällan';

/** How often they exercise in a week. */
export type SleepTestExerciseFrequency =
  /** 'Aldrig'. */
  | 'aldrig'
  /** '1–2 gånger'. */
  | '1-2-gånger'
  /** '3–4 gånger'. */
  | '3-4-gånger'
  /** '5 gånger eller mer'. */
  | '5-eller-mer';

/** When in the day they exercise. */
export type SleepTestExerciseTime =
  /** 'Eftermiddag'. */
  | 'eftermiddag'
  /** 'Förmiddag'. */
  | 'förmiddag'
  /** 'Kväll'. */
  | 'kväll'
  /** 'Morgon'. */
  | 'morgon'
  /** 'Jag tränar inte'. */
  | 'tränar-inte';

/** Minutes until they sleep. */
export type SleepTestFallAsleepTime =
  /** 'Mer än 60 minuter'. */
  | 'mer-än-60'
  /** 'Mindre än 15 minuter'. */
  | 'mindre-än-15'
  /** '15–30 minuter'. */
  | '15-30'
  /** '30–60 minuter'. */
  | '30-60';

/** Gender. */
export type SleepTestGender =
  /** 'Annan'. */
  | 'annan'
  /** 'Kvinna'. */
  | 'kvinna'
  /** 'Man'. */
  | 'man';

/** How often they wake up in a night. */
export type SleepTestNightWakings =
  /** 'Aldrig'. */
  | 'aldrig'
  /** 'Fler än 3 gånger'. */
  | 'fler-än-3'
  /** '1 gång'. */
  | '1-gång'
  /** '2–3 gånger'. */
  | '2-3-gånger';

/** Noise in the bedroom. */
export type SleepTestNoiseLevel =
  /** 'Ganska högljutt'. */
  | 'ganska-högljutt'
  /** 'Helt tyst'. */
  | 'helt-tyst'
  /** 'Lite ljud'. */
  | 'lite-ljud'
  /** 'Mestadels tyst'. */
  | 'mestadels-tyst';

/** Darkness of the bedroom. */
export type SleepTestRoomDarkness =
  /** 'Ganska ljust'. */
  | 'ganska-ljust'
  /** 'Helt mörkt'. */
  | 'helt-mörkt'
  /** 'Lite ljus'. */
  | 'lite-ljus'
  /** 'Mestadels mörkt'. */
  | 'mestadels-mörkt';

/** Temperature of the bedroom. */
export type SleepTestRoomTemperature =
  /** 'För kallt'. */
  | 'för-kallt'
  /** 'För varmt'. */
  | 'för-varmt'
  /** 'Lagom'. */
  | 'perfekt';

/** Screens before bedtime. */
export type SleepTestScreenTimeBedtime =
  /** 'Precis innan jag lägger mig'. */
  | 'direkt-före'
  /** 'Ingen skärm på kvällen'. */
  | 'ingen-skärmtid'
  /** 'I sängen'. */
  | 'i-sängen'
  /** '30 minuter innan jag lägger mig'. */
  | '30-min-före';

/** Hours of sleep in a night. */
export type SleepTestSleepDuration =
  /** 'Mindre än 5 timmar'. */
  | 'mindre-än-5'
  /** '5–6 timmar'. */
  | '5-6'
  /** '7–8 timmar'. */
  | '7-8'
  /** '9 timmar eller mer'. */
  | '9-eller-mer';

/** A way into one part of the site, on the start page. */
export type StartCard = {
  /** Label of its button; at most 30 characters. */
  readonly action: Scalars['String']['output'];
  /** Its picture, which tells it from the others. */
  readonly icon: StartIcon;
  /** Path of the page that it leads to. */
  readonly path: Scalars['String']['output'];
  /** Its text; at most 140 characters. */
  readonly text: Scalars['String']['output'];
  /** Its heading; at most 40 characters. */
  readonly title: Scalars['String']['output'];
};

/** A card of the start page. */
export type StartCardInput = {
  /** Label of its button; at most 30 characters. */
  readonly action: Scalars['String']['input'];
  /** Its picture, which tells it from the others. */
  readonly icon: StartIcon;
  /** Whether it shows. */
  readonly isOn: Scalars['Boolean']['input'];
  /** Path of the page that it leads to. */
  readonly path: Scalars['String']['input'];
  /** Its text; at most 140 characters. */
  readonly text: Scalars['String']['input'];
  /** Its heading; at most 40 characters. */
  readonly title: Scalars['String']['input'];
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
  readonly cards: ReadonlyArray<StartCard>;
  /** Its heading. */
  readonly heading: Scalars['String']['output'];
  /** Its picture; null for the product's own drawing. */
  readonly image?: Maybe<Image>;
  /** The filled button; the path '#starta' opens the introduction to one's journey. Null where it would lead nowhere. */
  readonly mainButton?: Maybe<SiteLink>;
  /** The link beside it; null where it would lead nowhere. */
  readonly moreLink?: Maybe<SiteLink>;
  /** The sentences below it. */
  readonly text: Scalars['String']['output'];
};

/** A protocol to be started. */
export type StartProtocolInput = {
  /** One's own, or a template, of which a copy is made and started. */
  readonly id: Scalars['ID']['input'];
  /** A UUID made up by the client for the copy of a template; the same one again makes no other. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** What `startProtocol` came to. */
export type StartProtocolPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The protocol after the change; null when there is none. */
  readonly protocol?: Maybe<Protocol>;
};

/** A category that steps are filed under. */
export type StepCategory = {
  /** The colour that it is shown in. */
  readonly colour: CategoryColour;
  /** Stable name, e.g. 'training'. */
  readonly key: Scalars['String']['output'];
  /** Swedish name; that of a category that is not known is its key. */
  readonly name: Scalars['String']['output'];
};

/** An activity of a day, of the health protocol's result. */
export type SuggestedActivity = {
  /** What it is filed under. */
  readonly category: SuggestedActivityCategory;
  /** How it is done. */
  readonly description: Scalars['String']['output'];
  /** How much; null where that says nothing. */
  readonly dosage?: Maybe<Scalars['String']['output']>;
  /** True for what is no part of the day unless its owner turns it on. */
  readonly isOptional: Scalars['Boolean']['output'];
  /** Stable name. */
  readonly key: Scalars['String']['output'];
  /** When in the day; never NONE. */
  readonly timeOfDay: TimeOfDay;
  /** Title. */
  readonly title: Scalars['String']['output'];
};

/** What an activity of the health protocol's result is filed under. */
export type SuggestedActivityCategory =
  /** 'Mindfulness'. */
  | 'mindfulness'
  /** 'Kost'. */
  | 'nutrition'
  /** 'Återhämtning'. */
  | 'recovery'
  /** 'Sömn'. */
  | 'sleep'
  /** 'Tillskott'. */
  | 'supplements'
  /** 'Träning'. */
  | 'training';

/** A dietary supplement. */
export type Supplement = Node & Product & {
  /** The provider's page for it; null when there is none to open. */
  readonly affiliateLink?: Maybe<Scalars['URL']['output']>;
  /** Its product area. */
  readonly area: Area;
  /** Its category. */
  readonly category: Category;
  /** Day on which its facts were last looked at. */
  readonly checkedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What speaks against it. */
  readonly cons: ReadonlyArray<Scalars['String']['output']>;
  /** The number that addresses name it by, e.g. 12 in '/tester?jamfor=12'. */
  readonly databaseId: Scalars['Int']['output'];
  /** How it is delivered. */
  readonly deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** One to three sentences. */
  readonly description: Scalars['String']['output'];
  /** How demanding it is to use; null passes every experience rule. */
  readonly difficulty?: Maybe<Difficulty>;
  /** What is taken at once, as the package says, e.g. '2 kapslar'. */
  readonly dose?: Maybe<Scalars['String']['output']>;
  /** How many times `dose` a package holds. */
  readonly dosesPerPackage?: Maybe<Scalars['Int']['output']>;
  /** Rating by others, 0 to 5. */
  readonly externalRating?: Maybe<Scalars['Float']['output']>;
  /** What it has or does. */
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  /** The form it comes in. */
  readonly form?: Maybe<SupplementForm>;
  /** Swedish label of `form`, e.g. 'Kapsel'. */
  readonly formLabel?: Maybe<Scalars['String']['output']>;
  /** The goals that it is shown for, each with the reason, tied by hand. */
  readonly goalReasons: ReadonlyArray<GoalReason>;
  /** The published guides about it: what a test measures, a supplement contains or equipment is for. */
  readonly guides: ReadonlyArray<Article>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly image?: Maybe<Image>;
  /** False: visible to admins only. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  readonly isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  readonly isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  readonly isRecurring: Scalars['Boolean']['output'];
  /** What it costs otherwise, where `priceEstimate` says so and that is more, as in '349 kr (ord. 449 kr)'. */
  readonly listPrice?: Maybe<Money>;
  /** The lowest price of the last thirty days, today among them; null when none is known. */
  readonly lowestPrice30Days?: Maybe<Money>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page, e.g. '/tester/jarnkollen-hemma-1'. Former ones, with the same number at their end, lead there. */
  readonly path: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it cannot be read, and when it is in another currency. Of what is paid again and again, see `isRecurring`, what each time costs; of others see `pricePer`. */
  readonly price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  readonly priceEstimate?: Maybe<Scalars['String']['output']>;
  /** What it has cost, the latest first, since we know its prices and since they are paid as they are now (once, or again and again). Errors: BAD_USER_INPUT. */
  readonly priceHistory: ReadonlyArray<PricePeriod>;
  /** What the price is for, in Swedish, e.g. 'månad', '3 månader' or '100 g'; null where it is paid once for one, and where it cannot be read. */
  readonly pricePer?: Maybe<Scalars['String']['output']>;
  /** What a dose costs at the lowest price; null where price or doses are not known, or the price is paid again and again. */
  readonly pricePerDose?: Maybe<Money>;
  /** Present while the price may be called reduced: lowered within the last thirty days, to less than every price of the thirty days before. */
  readonly priceReduction?: Maybe<PriceReduction>;
  /** What speaks for it. */
  readonly pros: ReadonlyArray<Scalars['String']['output']>;
  /** Its provider, when the catalogue knows more than the name. */
  readonly provider?: Maybe<Provider>;
  /** Country of the provider in Swedish, e.g. 'Sverige'. */
  readonly providerCountry?: Maybe<Scalars['String']['output']>;
  /** Name of the provider. */
  readonly providerName: Scalars['String']['output'];
  /** Why it stands where it does in its area's order, e.g. 'Visas först: svensk leverantör'. */
  readonly rankReason: Scalars['String']['output'];
  /** Which of the published criteria it meets; none where it is not recommended. */
  readonly recommendationCriteria: ReadonlyArray<RecommendationCriterion>;
  /** Countries it is sent to. */
  readonly shippingRegions: ReadonlyArray<Scalars['String']['output']>;
  /** Its active substances, e.g. 'Magnesium'. */
  readonly substances: ReadonlyArray<Scalars['String']['output']>;
  /** Path that leads to the provider's page and counts the click, e.g. '/ut/12'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/12?fran=tester'. */
  readonly visitPath?: Maybe<Scalars['String']['output']>;
  /** What may harm somebody, in whole sentences, e.g. 'Ta det inte om du är gravid eller ammar.'; show every one of them before the way to the seller. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
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
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  /** Country in Swedish, e.g. 'Sverige'; null when no page says. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Fields that an admin has edited; collecting never overwrites them. */
  readonly editedFields: ReadonlyArray<Scalars['String']['output']>;
  /** Which page said what. */
  readonly factSources: ReadonlyArray<SupplierFactSource>;
  /** When collecting found it last. */
  readonly fetchedAt: Scalars['DateTimeISO']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** True when the last collection that found it was the first. */
  readonly isNew: Scalars['Boolean']['output'];
  /** What the last collection that found it changed; none when it was new or said nothing else. */
  readonly lastChanges: ReadonlyArray<AuditChange>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** What its products cost, e.g. '129–499 kr'. */
  readonly priceRange?: Maybe<Scalars['String']['output']>;
  /** What it says that it is good at. */
  readonly specialisations: ReadonlyArray<Scalars['String']['output']>;
  /** Grows with every change; `updateSupplier` takes the one that was shown. */
  readonly version: Scalars['Int']['output'];
  /** Its own web address. */
  readonly website?: Maybe<Scalars['URL']['output']>;
};

/** A run of collecting suppliers. */
export type SupplierCollection = Node & {
  /** Why it failed, in Swedish; null when it did not. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** When it came to its end; null until then. */
  readonly finishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** Pages that were read. */
  readonly pagesDone: Scalars['Int']['output'];
  /** Pages that could not be read. */
  readonly pagesFailed: Scalars['Int']['output'];
  /** Pages to be read, as far as they are known. */
  readonly pagesTotal: Scalars['Int']['output'];
  /** When it was started. */
  readonly startedAt: Scalars['DateTimeISO']['output'];
  /** Full name of the admin who started it; null when the account is gone. */
  readonly startedByName?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly state: SupplierCollectionState;
  /** Names of the suppliers that were found so far, in their order. */
  readonly suppliers: ReadonlyArray<Scalars['String']['output']>;
  /** Of these, how many were known and have changed. */
  readonly suppliersChanged: Scalars['Int']['output'];
  /** Of these, how many no earlier collection had found. */
  readonly suppliersNew: Scalars['Int']['output'];
  /** Suppliers that were found so far. */
  readonly totalCollected: Scalars['Int']['output'];
  /** Pages that could not be read, the first 20; none of a run that is not the latest. */
  readonly unreadPages: ReadonlyArray<UnreadPage>;
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
  readonly edges: ReadonlyArray<SupplierEdge>;
  /** The same without cursors. */
  readonly nodes: ReadonlyArray<Supplier>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are of them. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of a list, with its place in it. */
export type SupplierEdge = {
  /** Give it as `after` to go on behind this one. */
  readonly cursor: Scalars['String']['output'];
  /** What stands there. */
  readonly node: Supplier;
};

/** Where a fact of a supplier comes from. */
export type SupplierFactSource = {
  /** The fact's field, e.g. 'country'. */
  readonly field: Scalars['String']['output'];
  /** Address of the page that said so; null when it was the site's own catalogue. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** A page that collecting suppliers reads. */
export type SupplierSource = Node & {
  /** Full name of the admin who listed it; null when the account is gone. */
  readonly addedByName?: Maybe<Scalars['String']['output']>;
  /** When it was listed. */
  readonly createdAt: Scalars['DateTimeISO']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** What the page is. */
  readonly kind: SupplierSourceKind;
  /** Its address. */
  readonly url: Scalars['URL']['output'];
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
  readonly key: Scalars['ID']['input'];
  /** The `version` of the thing that was shown beside it. */
  readonly version: Scalars['Int']['input'];
};

/** What taking a version back came to. */
export type TakeBackPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A test whose answers are analysed. */
export type TestKind =
  /** The health protocol questionnaire. */
  | 'protocol'
  /** The sleep test. */
  | 'sleep'
  /** The training test. */
  | 'training';

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
  readonly id: Scalars['String']['output'];
  /** 2 for a section, 3 for a part of one, up to 6. */
  readonly level: Scalars['Int']['output'];
  /** Its words. */
  readonly text: Scalars['String']['output'];
};

/** When in the day a step is done; NONE is a step that was said to have no time. */
export type TimeOfDay =
  /** 'Eftermiddag'. */
  | 'afternoon'
  /** 'Kväll'. */
  | 'evening'
  /** 'Morgon'. */
  | 'morning'
  /** 'Natt'. */
  | 'night'
  /** 'Ingen tid'. */
  | 'none';

/** Tokens for a native client; browsers get cookies instead. */
export type Tokens = {
  /** For the header 'Authorization: Bearer …'. */
  readonly accessToken: Scalars['String']['output'];
  /** For later sign-ins to the same account (`SignInInput.deviceToken`), so that strangers' wrong passwords do not lock this device out; null when tokens are refreshed. */
  readonly deviceToken?: Maybe<Scalars['String']['output']>;
  /** When the access token runs out. */
  readonly expiresAt: Scalars['DateTimeISO']['output'];
  /** For `refreshSession`; each works once. */
  readonly refreshToken: Scalars['String']['output'];
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
  readonly beginning: Scalars['String']['output'];
  /** What it can do for one. */
  readonly benefits: ReadonlyArray<Scalars['String']['output']>;
  /** What to keep in mind, for comparing. */
  readonly caution: Scalars['String']['output'];
  /** What it is, in a sentence or two. */
  readonly description: Scalars['String']['output'];
  /** How long a session takes, e.g. '45–60 min'. */
  readonly duration: Scalars['String']['output'];
  /** How often, e.g. '2–3 gånger i veckan'. */
  readonly frequency: Scalars['String']['output'];
  /** The guide to read on in; null when it is not published. */
  readonly guide?: Maybe<Article>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** How demanding it is. */
  readonly intensity: Intensity;
  /** Path of its card, e.g. '/traning#zone-2'. */
  readonly path: Scalars['String']['output'];
  /** Stable name, e.g. 'zone-2'; 'method:' and it is its item in the journey. */
  readonly slug: Scalars['String']['output'];
  /** Whom it suits, for comparing. */
  readonly suits: Scalars['String']['output'];
  /** Swedish name. */
  readonly title: Scalars['String']['output'];
};

/** How often they train in a week. */
export type TrainingTestCurrentFrequency =
  /** 'Varje dag'. */
  | 'daily'
  /** 'Aldrig'. */
  | 'never'
  /** '1–2 gånger'. */
  | '1-2'
  /** '3–4 gånger'. */
  | '3-4'
  /** '5–6 gånger'. */
  | '5-6';

/** How hard they train. */
export type TrainingTestCurrentIntensity =
  /** 'Lätt, jag kan sjunga'. */
  | 'light'
  /** 'Måttligt, jag kan prata'. */
  | 'moderate'
  /** 'Mycket hårt, jag kan inte prata'. */
  | 'very-vigorous'
  /** 'Hårt, jag kan säga några ord'. */
  | 'vigorous';

/** How they train, at least one. */
export type TrainingTestCurrentTypes =
  /** 'Annat'. */
  | 'annat'
  /** 'Crossfit'. */
  | 'crossfit'
  /** 'Cykling'. */
  | 'cykling'
  /** 'Dans'. */
  | 'dans'
  /** 'Kampsport'. */
  | 'kampsport'
  /** 'Kondition'. */
  | 'kondition'
  /** 'Löpning'. */
  | 'löpning'
  /** 'Pilates'. */
  | 'pilates'
  /** 'Simning'. */
  | 'simning'
  /** 'Styrketräning'. */
  | 'styrketraning'
  /** 'Yoga'. */
  | 'yoga';

/** The answers of the training test. */
export type TrainingTestData = {
  /** Age in years, 18 to 100. */
  readonly age: Scalars['Int']['input'];
  /** What of a list of symptoms, illnesses and circumstances applies to them; NONE when nothing does. */
  readonly conditions?: InputMaybe<ReadonlyArray<SafetyChoice>>;
  /** How often they train in a week. */
  readonly currentFrequency: TrainingTestCurrentFrequency;
  /** How hard they train. */
  readonly currentIntensity: TrainingTestCurrentIntensity;
  /** How they train, at least one. */
  readonly currentTypes: ReadonlyArray<TrainingTestCurrentTypes>;
  /** Fitness now. */
  readonly fitnessLevel: TrainingTestFitnessLevel;
  /** Gender. */
  readonly gender: TrainingTestGender;
  /** A condition that matters for training. */
  readonly healthConditions: TrainingTestHealthConditions;
  /** Injuries. */
  readonly injuries: TrainingTestInjuries;
  /** Names of medicines that they take, at most 20 of 60 characters each; one that is not known counts, too. */
  readonly medicines?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Trouble with moving. */
  readonly mobilityIssues: TrainingTestMobilityIssues;
  /** In their own words, at most 2 000 characters. */
  readonly motivationFactors?: InputMaybe<Scalars['String']['input']>;
  /** How they prefer to train, at least one. */
  readonly preferredTrainingTypes: ReadonlyArray<TrainingTestPreferredTrainingTypes>;
  /** Goals, at least one. */
  readonly primaryGoals: ReadonlyArray<TrainingTestPrimaryGoals>;
  /** How fast they recover. */
  readonly recoveryTime: TrainingTestRecoveryTime;
  /** 1 (badly) to 5 (well). */
  readonly sleepQuality: Scalars['Int']['input'];
  /** 1 (calm) to 5 (very stressed). */
  readonly stressLevel: Scalars['Int']['input'];
  /** Hours for training in a week. */
  readonly timeAvailable: TrainingTestTimeAvailable;
  /** In their own words, at most 2 000 characters. */
  readonly trainingChallenges?: InputMaybe<Scalars['String']['input']>;
  /** How experienced. */
  readonly trainingExperience: TrainingTestTrainingExperience;
  /** Hours of training in a week. */
  readonly weeklyHours: TrainingTestWeeklyHours;
  /** How active they are in the day. */
  readonly workType: TrainingTestWorkType;
};

/** Fitness now. */
export type TrainingTestFitnessLevel =
  /** 'Mycket god'. */
  | 'excellent'
  /** 'Hyfsad'. */
  | 'fair'
  /** 'God'. */
  | 'good'
  /** 'Svag'. */
  | 'poor';

/** Gender. */
export type TrainingTestGender =
  /** 'Annan'. */
  | 'annan'
  /** 'Kvinna'. */
  | 'kvinna'
  /** 'Man'. */
  | 'man';

/** A condition that matters for training. */
export type TrainingTestHealthConditions =
  /** 'Artros eller ledgångsreumatism'. */
  | 'arthritis'
  /** 'Ryggbesvär'. */
  | 'back'
  /** 'Hjärta eller kärl'. */
  | 'cardiovascular'
  /** 'Diabetes'. */
  | 'diabetes'
  /** 'Nej'. */
  | 'none'
  /** 'Något annat'. */
  | 'other';

/** Injuries. */
export type TrainingTestInjuries =
  /** 'En lindrig'. */
  | 'minor'
  /** 'En måttlig'. */
  | 'moderate'
  /** 'Nej'. */
  | 'none'
  /** 'En svår'. */
  | 'significant';

/** Trouble with moving. */
export type TrainingTestMobilityIssues =
  /** 'Dålig balans'. */
  | 'balance'
  /** 'Långvarig smärta'. */
  | 'chronic-pain'
  /** 'Svårt att samordna rörelser'. */
  | 'coordination'
  /** 'Nej'. */
  | 'none'
  /** 'Stelhet'. */
  | 'stiffness';

/** How they prefer to train, at least one. */
export type TrainingTestPreferredTrainingTypes =
  /** 'Med kroppsvikt'. */
  | 'bodyweight'
  /** 'Med redskap'. */
  | 'equipment'
  /** 'Funktionellt'. */
  | 'functional'
  /** 'I grupp'. */
  | 'group'
  /** 'På gym'. */
  | 'gym'
  /** 'Hemma'. */
  | 'home'
  /** 'Utomhus'. */
  | 'outdoor'
  /** 'Med tränare'. */
  | 'personal';

/** Goals, at least one. */
export type TrainingTestPrimaryGoals =
  /** 'Få bättre balans'. */
  | 'balance'
  /** 'Få bättre kondition'. */
  | 'endurance'
  /** 'Få mer energi'. */
  | 'energy'
  /** 'Bli rörligare'. */
  | 'flexibility'
  /** 'Hålla länge'. */
  | 'longevity'
  /** 'Behålla formen'. */
  | 'maintenance'
  /** 'Få mindre ont'. */
  | 'pain-relief'
  /** 'Bli bättre i en sport'. */
  | 'sport-specific'
  /** 'Bli starkare'. */
  | 'strength'
  /** 'Stressa av'. */
  | 'stress-relief'
  /** 'Gå upp i vikt'. */
  | 'weight-gain'
  /** 'Gå ner i vikt'. */
  | 'weight-loss';

/** How fast they recover. */
export type TrainingTestRecoveryTime =
  /** 'Snabbt, inom ett dygn'. */
  | 'fast'
  /** 'Ungefär ett till två dygn'. */
  | 'moderate'
  /** 'Långsamt, två till tre dygn'. */
  | 'slow'
  /** 'Mycket snabbt, inom ett halvt dygn'. */
  | 'very-fast'
  /** 'Mycket långsamt, mer än tre dygn'. */
  | 'very-slow';

/** Hours for training in a week. */
export type TrainingTestTimeAvailable =
  /** '1–2 timmar'. */
  | '1-2'
  /** '3–4 timmar'. */
  | '3-4'
  /** '5–6 timmar'. */
  | '5-6'
  /** '7–9 timmar'. */
  | '7-9'
  /** '10 timmar eller mer'. */
  | '10+';

/** How experienced. */
export type TrainingTestTrainingExperience =
  /** 'Van, två till fem år'. */
  | 'advanced'
  /** 'Nybörjare, under ett halvår'. */
  | 'beginner'
  /** 'Mycket van, mer än fem år'. */
  | 'expert'
  /** 'Medel, upp till två år'. */
  | 'intermediate';

/** Hours of training in a week. */
export type TrainingTestWeeklyHours =
  /** 'Ingen tid alls'. */
  | 0
  /** '1–2 timmar'. */
  | '1-2'
  /** '3–4 timmar'. */
  | '3-4'
  /** '5–7 timmar'. */
  | '5-7'
  /** '8 timmar eller mer'. */
  | '8+';

/** How active they are in the day. */
export type TrainingTestWorkType =
  /** 'Står och går lite'. */
  | 'light-active'
  /** 'Går mycket'. */
  | 'moderately-active'
  /** 'Sitter mest'. */
  | 'sedentary'
  /** 'Tungt kroppsarbete'. */
  | 'very-active';

/** An account that may be used again. */
export type UnblockAccountInput = {
  /** `ListedAccount.key`. */
  readonly key: Scalars['String']['input'];
};

/** What letting an account in again came to. */
export type UnblockAccountPayload = {
  /** The account as it is now; null when refused. */
  readonly account?: Maybe<ListedAccount>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A step that was not done after all. */
export type UndoItemInput = {
  /** When it was taken back; now when absent or in the future. What was ticked since stays. */
  readonly at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The day; of a weekly step any day of its week. */
  readonly day: Scalars['LocalDate']['input'];
  /** Key of the protocol's step, as `ChecklistItem.itemKey` has it. */
  readonly itemKey: Scalars['String']['input'];
};

/** What `undoItem` came to. */
export type UndoItemPayload = {
  /** The day's checklist as it stands now. */
  readonly checklist?: Maybe<Checklist>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The step as it stands now. */
  readonly item?: Maybe<ChecklistItem>;
};

/** Whose products get the pictures back that they had. */
export type UnlinkProviderLogoInput = {
  /** Name of the provider, as its products carry it. */
  readonly providerName: Scalars['String']['input'];
};

/** What undoing it came to. */
export type UnlinkProviderLogoPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** How it is now; null when nothing was changed. */
  readonly providerLogo?: Maybe<ProviderLogo>;
};

/** An achievement that was reached. */
export type UnlockedInput = {
  /** Key of the achievement. */
  readonly key: Scalars['String']['input'];
  /** When. */
  readonly unlockedAt: Scalars['DateTimeISO']['input'];
};

/** A page that could not be read. */
export type UnreadPage = {
  /** Why, in Swedish. */
  readonly reason: Scalars['String']['output'];
  /** Its address. */
  readonly url: Scalars['URL']['output'];
};

/** A product whose price is no longer to be watched. */
export type UnwatchPriceInput = {
  /** Identifier of the product. */
  readonly productId: Scalars['ID']['input'];
};

/** What ending the watch of a price came to. */
export type UnwatchPricePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
};

/** One thing that can be done now: of the plan, of the advice, or the next guide. */
export type UpNext = Content & {
  /** Minutes that it takes, where that is known. */
  readonly minutes?: Maybe<Scalars['Int']['output']>;
  /** Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text. */
  readonly path: Scalars['String']['output'];
  /** Why this one, in a sentence. */
  readonly reason: Scalars['String']['output'];
  /** Swedish title, for the link. */
  readonly title: Scalars['String']['output'];
};

/** A picture for an article. */
export type UpdateArticleImageInput = {
  /** The article. */
  readonly id: Scalars['ID']['input'];
  /** Address of the picture: one of our own six, e.g. '/art/articles/somn.svg', the drawing that was made for this article, or one of the library. */
  readonly imageUrl: Scalars['String']['input'];
};

/** What giving an article a picture came to. */
export type UpdateArticleImagePayload = {
  /** The article as it is now; null when nothing was changed. */
  readonly article?: Maybe<Article>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A guide, as an admin has edited it. */
export type UpdateArticleInput = {
  /** Who wrote it. */
  readonly authorId: Scalars['ID']['input'];
  /** Up to three short words of 24 characters; a draft may lack them. */
  readonly badges: ReadonlyArray<Scalars['String']['input']>;
  /** Body in Markdown, at most 100 000 characters. What is published has no first heading, ends with '## Källor', and refers to listed sources only. */
  readonly content: Scalars['String']['input'];
  /** Whether reading it counts in the journey's training, too. */
  readonly countsAsTraining: Scalars['Boolean']['input'];
  /** What the reader learns, at most 160 characters; a draft may lack it. */
  readonly description: Scalars['String']['input'];
  /** How demanding it is; null for not said. */
  readonly difficulty?: InputMaybe<Difficulty>;
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** Of SCHEDULED: the day, as the calendar in Sweden. */
  readonly publishDay?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of SCHEDULED: the time, as clocks in Sweden show it, 'HH:MM'. */
  readonly publishTime?: InputMaybe<Scalars['String']['input']>;
  /** Day on which it was reviewed. */
  readonly reviewedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Who has reviewed it; empty for nobody. Together with `reviewedOn`. */
  readonly reviewer: Scalars['String']['input'];
  /** Which of the site's people has reviewed it, in the place of `reviewer`; nobody invented. */
  readonly reviewerId?: InputMaybe<Scalars['ID']['input']>;
  /** Name in addresses: a–z, digits and hyphens, at most 100 characters. */
  readonly slug: Scalars['String']['input'];
  /** Whether it is published from now on. */
  readonly state: ArticleState;
  /** Title, 1 to 150 characters in one line. */
  readonly title: Scalars['String']['input'];
  /** What it is about. */
  readonly topic: Topic;
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing a guide came to. */
export type UpdateArticlePayload = {
  /** The guide as it stands now, also when it was changed meanwhile; null when nothing was found. */
  readonly article?: Maybe<EditableArticle>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** An author as an admin has edited it: all of its facts but the name in addresses. */
export type UpdateAuthorInput = {
  /** Who it is, in Markdown, at most 4000 characters; may be empty. */
  readonly bio: Scalars['String']['input'];
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** Address of a picture of the library; null for none. */
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** True for an invented person, which the site must say. */
  readonly isExample: Scalars['Boolean']['input'];
  /** Full name, at most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Registration or licence, e.g. 'leg. läkare', at most 120 characters; may be empty. */
  readonly registration?: InputMaybe<Scalars['String']['input']>;
  /** Profession and role, at most 120 characters; may be empty. */
  readonly title: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing an author came to. */
export type UpdateAuthorPayload = {
  /** The author as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly author?: Maybe<EditableAuthor>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A marker as an admin has edited it: all of its facts. */
export type UpdateBiomarkerInput = {
  /** What it tells, in plain Swedish, at most 600 characters. */
  readonly description: Scalars['String']['input'];
  /** What it is about, in the words of the others of its group; may be empty. */
  readonly group: Scalars['String']['input'];
  /** Slugs of at most 8 guides that treat it, the nearest first. */
  readonly guideSlugs: ReadonlyArray<Scalars['String']['input']>;
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** What a deviating value can mean in general terms; may be empty. */
  readonly meaning: Scalars['String']['input'];
  /** Name, at most 100 characters, e.g. 'Ferritin'. */
  readonly name: Scalars['String']['input'];
  /** Limits as the first of its guides states them; may be empty. */
  readonly reference: Scalars['String']['input'];
  /** Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty. */
  readonly unit: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing a marker came to. */
export type UpdateBiomarkerPayload = {
  /** The marker as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly biomarker?: Maybe<EditableBiomarker>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** A category as an admin has edited it: all of its facts. */
export type UpdateCategoryInput = {
  /** The product area it belongs to. */
  readonly area: Area;
  /** One sentence on what belongs here; may be empty. */
  readonly description: Scalars['String']['input'];
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** Swedish name, at most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Place among the categories of tests; those of other areas come by name. */
  readonly position: Scalars['Int']['input'];
  /** Name in addresses and filters, e.g. 'hormontester'. */
  readonly slug: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing a category came to. */
export type UpdateCategoryPayload = {
  /** The category as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly category?: Maybe<EditableCategory>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** What a picture is said to show. */
export type UpdateImageInput = {
  /** What it shows, at most 300 characters; empty for mere decoration. */
  readonly alt: Scalars['String']['input'];
  /** Which one. */
  readonly id: Scalars['ID']['input'];
};

/** What `updateImage` came to. */
export type UpdateImagePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The picture as it is now. */
  readonly image?: Maybe<LibraryImage>;
};

/** A goal or an achievement, as an admin has written it. */
export type UpdateJourneyTextInput = {
  /** What it takes, 1 to 120 characters; '' of goals. */
  readonly description: Scalars['String']['input'];
  /** Whether a goal can be chosen by those who do not have it, three of them at least; true of achievements. */
  readonly isShown: Scalars['Boolean']['input'];
  /** Which one: its key. */
  readonly key: Scalars['ID']['input'];
  /** What it is called, 1 to 40 characters. */
  readonly title: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing a goal or an achievement came to. */
export type UpdateJourneyTextPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** It as it stands now, also when it was changed meanwhile. */
  readonly text?: Maybe<EditableJourneyText>;
};

/** A mail's text, as an admin has edited it. */
export type UpdateMailInput = {
  /** Its paragraphs, apart by empty lines; at most 5 000 characters. */
  readonly body: Scalars['String']['input'];
  /** What is on its button, at most 60 characters; '' where there is none. */
  readonly button: Scalars['String']['input'];
  /** Which mail. */
  readonly kind: MailKind;
  /** Subject, 1 to 150 characters. */
  readonly subject: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing a mail came to. */
export type UpdateMailPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The mail as it stands now, also when it was changed meanwhile. */
  readonly mail?: Maybe<EditableMail>;
};

/** A question of the marker chooser, as an admin has edited it. */
export type UpdateMarkerQuestionInput = {
  /** Whether the chooser, its guide and searches show it. */
  readonly isShown: Scalars['Boolean']['input'];
  /** Which one: its key. */
  readonly key: Scalars['ID']['input'];
  /** Its place among the questions, from 1; of two alike the product's order decides. */
  readonly position: Scalars['Int']['input'];
  /** What the markers can tell of it, and what they cannot; 1 to 600 characters. */
  readonly text: Scalars['String']['input'];
  /** The question, 1 to 80 characters. */
  readonly title: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing a question came to. */
export type UpdateMarkerQuestionPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The question as it stands now, also when it was changed meanwhile. */
  readonly question?: Maybe<EditableMarkerQuestion>;
};

/** All that is to stand about a provider of MR scans. */
export type UpdateMrProviderInput = {
  /** The provider's page; empty when there is none. */
  readonly affiliateLink: Scalars['String']['input'];
  /** Day on which its facts were last looked at. */
  readonly checkedOn: Scalars['LocalDate']['input'];
  /** Whether a doctor goes through the answer. */
  readonly hasDoctorAnalysis: Scalars['Boolean']['input'];
  /** Highest price in kronor, not lower than the lowest. */
  readonly highestPrice: Scalars['Int']['input'];
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** Whether the editors recommend it. */
  readonly isFeatured: Scalars['Boolean']['input'];
  /** Where the scan is made. */
  readonly location: Scalars['String']['input'];
  /** Lowest price in kronor. */
  readonly lowestPrice: Scalars['Int']['input'];
  /** Name, 1 to 120 characters in one line, unlike all others. */
  readonly name: Scalars['String']['input'];
  /** Whether a doctor's referral is needed. */
  readonly requiresPrescription: Scalars['Boolean']['input'];
  /** What speaks for it, 10 at most. */
  readonly strengths: ReadonlyArray<Scalars['String']['input']>;
  /** Calendar days that the answer takes at most, 0 to 365. */
  readonly turnaroundDays: Scalars['Int']['input'];
  /** How long the answer takes, e.g. '5–7 arbetsdagar'. */
  readonly turnaroundTime: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
  /** What to keep in mind, 10 at most. */
  readonly weaknesses: ReadonlyArray<Scalars['String']['input']>;
};

/** What editing a provider of MR scans came to. */
export type UpdateMrProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly mrProvider?: Maybe<EditableMrProvider>;
};

/** A page of text, as an admin has edited it. */
export type UpdatePageInput = {
  /** What the page is about, at most 160 characters as it is shown. */
  readonly description: Scalars['String']['input'];
  /** The first heading, 1 to 150 characters. */
  readonly heading: Scalars['String']['input'];
  /** Of an own page: whether the footer leads there. */
  readonly inFooter?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of an own page: whether visitors see it. */
  readonly isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether search engines are asked not to show it; without this it stays as it was, of a new page false. */
  readonly isUnlisted?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the page begins with, at most 1 000 characters. */
  readonly lead: Scalars['String']['input'];
  /** Of an own page: where it stands from now on, without the slash; the former address leads there. */
  readonly newSlug?: InputMaybe<Scalars['String']['input']>;
  /** Its sections in their order, 60 at most. */
  readonly sections: ReadonlyArray<PageSectionInput>;
  /** Which one. */
  readonly slug: Scalars['String']['input'];
  /** Title, 1 to 150 characters. */
  readonly title: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing a page came to. */
export type UpdatePagePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The page as it stands now, also when it was changed meanwhile; null when nothing was found. */
  readonly page?: Maybe<EditablePage>;
};

/** A product as an admin has edited it: all of its facts. */
export type UpdateProductInput = {
  /** The provider's page for it. */
  readonly affiliateLink?: InputMaybe<Scalars['String']['input']>;
  /** Slug of its category, which also decides its area. */
  readonly category: Scalars['String']['input'];
  /** Day on which its facts were last looked at. */
  readonly checkedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What speaks against it. */
  readonly cons: ReadonlyArray<Scalars['String']['input']>;
  /** What a test measures, or the active substances of a supplement. */
  readonly contents: ReadonlyArray<Scalars['String']['input']>;
  /** Which of the published criteria it meets: at least two of what is recommended, otherwise none. */
  readonly criteria: ReadonlyArray<RecommendationCriterion>;
  /** How it is delivered. */
  readonly deliveryMethod?: InputMaybe<Scalars['String']['input']>;
  /** One to three sentences. */
  readonly description: Scalars['String']['input'];
  /** How demanding it is to use. */
  readonly difficulty?: InputMaybe<Difficulty>;
  /** What of a supplement is taken at once, e.g. '2 kapslar'. */
  readonly dose?: InputMaybe<Scalars['String']['input']>;
  /** How many doses of a supplement a package holds, 1 to 10 000. */
  readonly dosesPerPackage?: InputMaybe<Scalars['Int']['input']>;
  /** Rating by others, 0 to 5. */
  readonly externalRating?: InputMaybe<Scalars['Float']['input']>;
  /** What it has or does. */
  readonly features: ReadonlyArray<Scalars['String']['input']>;
  /** Form of a supplement; null for other products. */
  readonly form?: InputMaybe<SupplementForm>;
  /** The goals that it is shown for; each goal once. */
  readonly goals: ReadonlyArray<GoalReasonInput>;
  /** Whether a doctor comments on the results. */
  readonly hasDoctorAnalysis: Scalars['Boolean']['input'];
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** Address of its picture. In an input one of the library's, or the one it has; '' and null for none, absent to keep it. */
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whom a test is for; null when it is for everybody. */
  readonly intendedFor?: InputMaybe<Sex>;
  /** False: visible to admins only. */
  readonly isAvailable: Scalars['Boolean']['input'];
  /** Recommended; comes first in lists. */
  readonly isFeatured: Scalars['Boolean']['input'];
  /** Of equipment its type, of tests what they are about. */
  readonly kind?: InputMaybe<Scalars['String']['input']>;
  /** Accreditation of the laboratory. */
  readonly labAccreditation?: InputMaybe<Scalars['String']['input']>;
  /** Where samples are taken. */
  readonly labNetwork: ReadonlyArray<Scalars['String']['input']>;
  /** Name, at most 300 characters. */
  readonly name: Scalars['String']['input'];
  /** Price as shown, e.g. 'från 1 295 kr'. */
  readonly priceEstimate?: InputMaybe<Scalars['String']['input']>;
  /** What speaks for it. */
  readonly pros: ReadonlyArray<Scalars['String']['input']>;
  /** Country of the provider in Swedish. */
  readonly providerCountry?: InputMaybe<Scalars['String']['input']>;
  /** Name of the provider. */
  readonly providerName: Scalars['String']['input'];
  /** Whether it needs a prescription or a referral. */
  readonly requiresPrescription: Scalars['Boolean']['input'];
  /** How the sample is taken. */
  readonly sampleCollectionMethod?: InputMaybe<Scalars['String']['input']>;
  /** What a test takes; null for other products. */
  readonly sampleType?: InputMaybe<SampleType>;
  /** Countries it is sent to. */
  readonly shippingRegions: ReadonlyArray<Scalars['String']['input']>;
  /** Where a test is taken. */
  readonly testLocation?: InputMaybe<TestLocation>;
  /** How long the results take. */
  readonly turnaroundTime?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
  /** What may harm somebody, in whole sentences. */
  readonly warnings: ReadonlyArray<Scalars['String']['input']>;
};

/** What editing a product came to. */
export type UpdateProductPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The product as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly product?: Maybe<EditableProduct>;
};

/** A changed profile. */
export type UpdateProfileInput = {
  /** Full name, 1 to 100 characters. */
  readonly fullName: Scalars['String']['input'];
};

/** What changing the profile came to. */
export type UpdateProfilePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
};

/** A protocol as it is to be from now on; what was ticked of its steps stays. */
export type UpdateProtocolInput = {
  /** At most 1 000 characters; when absent as in `CreateProtocolInput`. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** What it is for; none when absent. */
  readonly goal?: InputMaybe<ProtocolGoal>;
  /** True when the day's list is to follow the order of the steps within a time of day. It stays as it is when absent. */
  readonly hasOwnOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** Name, at most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Its steps in their order, 1 to 100; others are removed. */
  readonly steps: ReadonlyArray<ProtocolStepInput>;
};

/** What `updateProtocol` came to. */
export type UpdateProtocolPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The protocol after the change; null when there is none. */
  readonly protocol?: Maybe<Protocol>;
};

/** A provider as an admin has edited it: all of its facts. */
export type UpdateProviderInput = {
  /** Country in Swedish; empty when it is not known. */
  readonly country: Scalars['String']['input'];
  /** What its page says of it, at most 2000 characters; may be empty. */
  readonly description: Scalars['String']['input'];
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** Address of a picture of the library, or of the logo that it has; or empty. */
  readonly logoUrl: Scalars['String']['input'];
  /** Name, at most 200 characters, unlike all others. */
  readonly name: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
  /** Its own web address; empty when it is not known. */
  readonly website: Scalars['String']['input'];
};

/** What editing a provider came to. */
export type UpdateProviderPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The provider as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly provider?: Maybe<EditableProvider>;
};

/** A redirect as an admin has edited it: all of its facts. */
export type UpdateRedirectInput = {
  /** A path of the site that no page has, without '?' and '#', e.g. '/gammal-sida'. */
  readonly from: Scalars['String']['input'];
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** Where it leads: a path of the site, or an https address. */
  readonly to: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing a redirect came to. */
export type UpdateRedirectPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The redirect as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly redirect?: Maybe<EditableRedirect>;
};

/** What shall count the visits of the site. */
export type UpdateSiteAnalyticsInput = {
  /** Where the service is; of `OWN` the script. Ignored without a service. */
  readonly address: Scalars['String']['input'];
  /** Whether visitors are asked first; only Plausible may count without. */
  readonly asksFirst: Scalars['Boolean']['input'];
  /** Which service; null for none. */
  readonly service?: InputMaybe<AnalyticsService>;
  /** What the service calls the site: a number for Matomo, a domain for Plausible. Ignored without a service. */
  readonly siteId: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What changing the analytics came to. */
export type UpdateSiteAnalyticsPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  readonly settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  readonly site?: Maybe<Site>;
};

/** Which parts the site shall do without. */
export type UpdateSiteAreasInput = {
  /** All that are off. */
  readonly areasOff: ReadonlyArray<SiteArea>;
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What turning parts of the site on and off came to. */
export type UpdateSiteAreasPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  readonly settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  readonly site?: Maybe<Site>;
};

/** How the site shall look. */
export type UpdateSiteLookInput = {
  /** Address of a picture of the library to make the icons from: an SVG, or at least 512 pixels on its longer side; '' for none. Left out, it stays. */
  readonly iconUrl?: InputMaybe<Scalars['String']['input']>;
  /** Address of a picture of the library; '' for none. */
  readonly logoUrl: Scalars['String']['input'];
  /** The primary colour, as '#1F5A48', from which both palettes follow; '' for the product's own. */
  readonly primaryColour: Scalars['String']['input'];
  /** Address of a picture of the library to show with links to pages: an SVG, or at least 1200 × 630 pixels; '' for none. Left out, it stays. */
  readonly shareImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What changing how the site looks came to. */
export type UpdateSiteLookPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  readonly settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  readonly site?: Maybe<Site>;
};

/** The menu and the footer, whole. */
export type UpdateSiteMenuInput = {
  /** The footer's three groups, in their order. */
  readonly footer: ReadonlyArray<SiteFooterGroupInput>;
  /** The header's links, in their order: 1 to 9. */
  readonly menu: ReadonlyArray<SiteLinkInput>;
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What ordering the menu and the footer came to. */
export type UpdateSiteMenuPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  readonly settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  readonly site?: Maybe<Site>;
};

/** The site as an admin has edited it: all of its facts. */
export type UpdateSiteSettingsInput = {
  /** The operator's postal address; '' until it is filled in. */
  readonly address: Scalars['String']['input'];
  /** Where one writes to the operator; '' until it is filled in. */
  readonly email: Scalars['String']['input'];
  /** Shown in the header, in page titles and in mail; at most 30 characters. */
  readonly name: Scalars['String']['input'];
  /** Who answers for the site; '' until it is filled in. */
  readonly operatorName: Scalars['String']['input'];
  /** The operator's organisation number; '' until it is filled in. */
  readonly organisationNumber: Scalars['String']['input'];
  /** One line about what the site is; at most 120 characters. */
  readonly tagline: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing the site came to. */
export type UpdateSiteSettingsPayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  readonly settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  readonly site?: Maybe<Site>;
};

/** The start page, whole. */
export type UpdateStartPageInput = {
  /** All six cards, one for each picture, in their order. */
  readonly cards: ReadonlyArray<StartCardInput>;
  /** Its heading; at most 60 characters. */
  readonly heading: Scalars['String']['input'];
  /** Address of a picture of the library that has a text; '' for the product's own drawing. */
  readonly imageUrl: Scalars['String']['input'];
  /** The filled button; the path '#starta' opens the introduction to one's journey. */
  readonly mainButton: SiteLinkInput;
  /** The link beside it. */
  readonly moreLink: SiteLinkInput;
  /** The sentences below it; at most 240 characters. */
  readonly text: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What changing the start page came to. */
export type UpdateStartPagePayload = SiteSettingsPayload & {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** As it stands now, also when it was changed meanwhile. */
  readonly settings?: Maybe<EditableSite>;
  /** The same, as visitors get it; null when nothing was changed. */
  readonly site?: Maybe<Site>;
};

/** What is known of a supplier, as an admin has it. */
export type UpdateSupplierInput = {
  /** What kinds of products it has, 30 at most. */
  readonly categories: ReadonlyArray<Scalars['String']['input']>;
  /** Country in Swedish; empty when it is not known. */
  readonly country: Scalars['String']['input'];
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** Name, 1 to 120 characters in one line. */
  readonly name: Scalars['String']['input'];
  /** What its products cost, e.g. '129–499 kr'; empty when it is not known. */
  readonly priceRange: Scalars['String']['input'];
  /** What it is good at, 30 at most. */
  readonly specialisations: ReadonlyArray<Scalars['String']['input']>;
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
  /** Its own web address; empty when it is not known. */
  readonly website: Scalars['String']['input'];
};

/** What editing a supplier came to. */
export type UpdateSupplierPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The supplier as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly supplier?: Maybe<Supplier>;
};

/** A synonym as an admin has edited it: all of its facts. */
export type UpdateSynonymInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** What it leads to. */
  readonly kind: SynonymKind;
  /** Other words, a marker's name or a guide's slug, as `kind` says. */
  readonly target: Scalars['String']['input'];
  /** What people type, at most 60 characters, e.g. 'långtidssocker'. */
  readonly term: Scalars['String']['input'];
  /** The `version` that was shown. */
  readonly version: Scalars['Int']['input'];
};

/** What editing a synonym came to. */
export type UpdateSynonymPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The synonym as it stands now, also when it was changed meanwhile; null when there is none. */
  readonly synonym?: Maybe<EditableSynonym>;
};

/** Pictures to be stored, all or none. */
export type UploadImagesInput = {
  /** JPEG, PNG, GIF, WebP or SVG, of at most 10 MB each; 1 to 10. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  readonly files: ReadonlyArray<Scalars['Upload']['input']>;
  /** What names begin with that are made up here, e.g. 'livsresan' for 'livsresan/1f2e3d4c'; without another wish the site's name. */
  readonly folder?: InputMaybe<Scalars['String']['input']>;
  /** The name as it is to be, where there is one picture; several get '_1', '_2' … after it. One is made up when it is empty. */
  readonly publicId?: InputMaybe<Scalars['String']['input']>;
};

/** What `uploadImages` came to. */
export type UploadImagesPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The pictures that were stored, in the order of the files. */
  readonly images: ReadonlyArray<LibraryImage>;
  /** What became of them together, in Swedish. */
  readonly message: Scalars['String']['output'];
  /** What became of each file, in their order. */
  readonly results: ReadonlyArray<UploadResult>;
};

/** What became of one of the files that were sent. */
export type UploadResult = {
  /** Why this file was refused, in Swedish; null with success, and where another one is to blame. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** The file's name, as it was sent. */
  readonly fileName: Scalars['String']['output'];
  /** What became of it, in Swedish. */
  readonly message: Scalars['String']['output'];
  /** The picture's name in addresses; null without success. */
  readonly publicId?: Maybe<Scalars['String']['output']>;
  /** True when it is in the library; then all of them are. */
  readonly success: Scalars['Boolean']['output'];
};

/** Proving once more who one is. */
export type VerifyAgainInput = {
  /** Of an account with a second factor. Six digits of the authenticator app, or a recovery code; blanks, hyphens and case make no difference. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The password; of an account without a second factor. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** What proving once more who one is came to. */
export type VerifyAgainPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
};

/** Something as it stood until it was changed or deleted. */
export type Version = {
  /** What was changed then; empty when the audit log no longer knows. */
  readonly changes: ReadonlyArray<AuditChange>;
  /** Tells it from others; later ones have higher numbers. */
  readonly key: Scalars['ID']['output'];
  /** What it was called. */
  readonly name: Scalars['String']['output'];
  /** Until when it stood. */
  readonly replacedAt: Scalars['DateTimeISO']['output'];
  /** Full name of who replaced it; null for the site itself, its command line and accounts that are gone. */
  readonly replacedBy?: Maybe<Scalars['String']['output']>;
};

/** A version beside what stands now. */
export type VersionComparison = {
  /** The fields in which they differ, in full: what the version has (`before`), and what stands now. */
  readonly differences: ReadonlyArray<AuditChange>;
  /** The `version` of the thing as it stands now. */
  readonly version: Scalars['Int']['output'];
};

/** A section that is visited. */
export type VisitSectionInput = {
  /** True for a click on its heading, or on what begins it, which is counted; false when absent. */
  readonly isInteraction?: InputMaybe<Scalars['Boolean']['input']>;
  /** The level. */
  readonly level: ProgrammeLevel;
  /** Key of the section, e.g. 'introduction'. */
  readonly section: Scalars['String']['input'];
};

/** What `visitSection` came to. */
export type VisitSectionPayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The level as it is now; null when it was refused. */
  readonly progress?: Maybe<ProgrammeProgress>;
};

/** A product whose price is to be watched. */
export type WatchPriceInput = {
  /** Identifier of the product. */
  readonly productId: Scalars['ID']['input'];
};

/** What watching a price came to. */
export type WatchPricePayload = {
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
};

/** A consent to be withdrawn. */
export type WithdrawConsentInput = {
  /** What is no longer consented to. */
  readonly kind: ConsentKind;
};

/** What withdrawing a consent came to. */
export type WithdrawConsentPayload = {
  /** The consent afterwards; null when refused. */
  readonly consent?: Maybe<Consent>;
  /** Why nothing was changed; empty when it was. */
  readonly errors: ReadonlyArray<FieldError>;
  /** The account as it is now; null when signed out. */
  readonly me?: Maybe<Me>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Content:
    | ( ActivityEntry )
    | ( Omit<Article, 'author' | 'headings' | 'markerQuestions' | 'namedMarkers' | 'reviewedBy'> & { author: _RefType['Author'], headings: ReadonlyArray<_RefType['TextHeading']>, markerQuestions: ReadonlyArray<_RefType['MarkerQuestion']>, namedMarkers: ReadonlyArray<_RefType['NamedMarker']>, reviewedBy?: Maybe<_RefType['Author']> } )
    | ( CountedItem )
    | ( JourneyItemView )
    | ( Page )
    | ( PlannedActivity )
    | ( Programme )
    | ( Recommendation )
    | ( Omit<TrainingMethod, 'guide'> & { guide?: Maybe<_RefType['Article']> } )
    | ( UpNext )
  ;
  JourneyStep:
    | ( PlannedActivity )
    | ( Recommendation )
  ;
  Node:
    | ( Analysis )
    | ( Omit<Article, 'author' | 'headings' | 'markerQuestions' | 'namedMarkers' | 'reviewedBy'> & { author: _RefType['Author'], headings: ReadonlyArray<_RefType['TextHeading']>, markerQuestions: ReadonlyArray<_RefType['MarkerQuestion']>, namedMarkers: ReadonlyArray<_RefType['NamedMarker']>, reviewedBy?: Maybe<_RefType['Author']> } )
    | ( Omit<Author, 'articles'> & { articles: _RefType['ArticleConnection'] } )
    | ( Omit<Biomarker, 'guides' | 'products' | 'related'> & { guides: ReadonlyArray<_RefType['Article']>, products?: Maybe<_RefType['ProductConnection']>, related: ReadonlyArray<_RefType['Biomarker']> } )
    | ( Omit<Category, 'products'> & { products?: Maybe<_RefType['ProductConnection']> } )
    | ( Consent )
    | ( Omit<Equipment, 'category' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'price' | 'priceHistory' | 'priceReduction' | 'provider'> & { category: _RefType['Category'], goalReasons: ReadonlyArray<_RefType['GoalReason']>, guides: ReadonlyArray<_RefType['Article']>, listPrice?: Maybe<_RefType['Money']>, lowestPrice30Days?: Maybe<_RefType['Money']>, price?: Maybe<_RefType['PriceRange']>, priceHistory: ReadonlyArray<_RefType['PricePeriod']>, priceReduction?: Maybe<_RefType['PriceReduction']>, provider?: Maybe<_RefType['Provider']> } )
    | ( Omit<HealthTest, 'category' | 'cheaperTests' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'markers' | 'price' | 'priceHistory' | 'priceReduction' | 'provider'> & { category: _RefType['Category'], cheaperTests?: Maybe<_RefType['CheaperTests']>, goalReasons: ReadonlyArray<_RefType['GoalReason']>, guides: ReadonlyArray<_RefType['Article']>, listPrice?: Maybe<_RefType['Money']>, lowestPrice30Days?: Maybe<_RefType['Money']>, markers: ReadonlyArray<_RefType['Biomarker']>, price?: Maybe<_RefType['PriceRange']>, priceHistory: ReadonlyArray<_RefType['PricePeriod']>, priceReduction?: Maybe<_RefType['PriceReduction']>, provider?: Maybe<_RefType['Provider']> } )
    | ( Journey )
    | ( LibraryImage )
    | ( Omit<Me, 'consents' | 'priceWatches'> & { consents: ReadonlyArray<_RefType['Consent']>, priceWatches: ReadonlyArray<_RefType['PriceWatch']> } )
    | ( Omit<MrProvider, 'price'> & { price: _RefType['PriceRange'] } )
    | ( OwnSession )
    | ( Page )
    | ( Programme )
    | ( Protocol )
    | ( ProtocolTemplate )
    | ( Omit<Provider, 'areas' | 'products'> & { areas: ReadonlyArray<_RefType['ProviderArea']>, products?: Maybe<_RefType['ProductConnection']> } )
    | ( Omit<Supplement, 'category' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'price' | 'priceHistory' | 'pricePerDose' | 'priceReduction' | 'provider'> & { category: _RefType['Category'], goalReasons: ReadonlyArray<_RefType['GoalReason']>, guides: ReadonlyArray<_RefType['Article']>, listPrice?: Maybe<_RefType['Money']>, lowestPrice30Days?: Maybe<_RefType['Money']>, price?: Maybe<_RefType['PriceRange']>, priceHistory: ReadonlyArray<_RefType['PricePeriod']>, pricePerDose?: Maybe<_RefType['Money']>, priceReduction?: Maybe<_RefType['PriceReduction']>, provider?: Maybe<_RefType['Provider']> } )
    | ( Supplier )
    | ( SupplierCollection )
    | ( SupplierSource )
    | ( Omit<TrainingMethod, 'guide'> & { guide?: Maybe<_RefType['Article']> } )
  ;
  Product:
    | ( Omit<Equipment, 'category' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'price' | 'priceHistory' | 'priceReduction' | 'provider'> & { category: _RefType['Category'], goalReasons: ReadonlyArray<_RefType['GoalReason']>, guides: ReadonlyArray<_RefType['Article']>, listPrice?: Maybe<_RefType['Money']>, lowestPrice30Days?: Maybe<_RefType['Money']>, price?: Maybe<_RefType['PriceRange']>, priceHistory: ReadonlyArray<_RefType['PricePeriod']>, priceReduction?: Maybe<_RefType['PriceReduction']>, provider?: Maybe<_RefType['Provider']> } )
    | ( Omit<HealthTest, 'category' | 'cheaperTests' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'markers' | 'price' | 'priceHistory' | 'priceReduction' | 'provider'> & { category: _RefType['Category'], cheaperTests?: Maybe<_RefType['CheaperTests']>, goalReasons: ReadonlyArray<_RefType['GoalReason']>, guides: ReadonlyArray<_RefType['Article']>, listPrice?: Maybe<_RefType['Money']>, lowestPrice30Days?: Maybe<_RefType['Money']>, markers: ReadonlyArray<_RefType['Biomarker']>, price?: Maybe<_RefType['PriceRange']>, priceHistory: ReadonlyArray<_RefType['PricePeriod']>, priceReduction?: Maybe<_RefType['PriceReduction']>, provider?: Maybe<_RefType['Provider']> } )
    | ( Omit<Supplement, 'category' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'price' | 'priceHistory' | 'pricePerDose' | 'priceReduction' | 'provider'> & { category: _RefType['Category'], goalReasons: ReadonlyArray<_RefType['GoalReason']>, guides: ReadonlyArray<_RefType['Article']>, listPrice?: Maybe<_RefType['Money']>, lowestPrice30Days?: Maybe<_RefType['Money']>, price?: Maybe<_RefType['PriceRange']>, priceHistory: ReadonlyArray<_RefType['PricePeriod']>, pricePerDose?: Maybe<_RefType['Money']>, priceReduction?: Maybe<_RefType['PriceReduction']>, provider?: Maybe<_RefType['Provider']> } )
  ;
  SiteSettingsPayload:
    | ( SetSiteOpenPayload )
    | ( UpdateSiteAnalyticsPayload )
    | ( UpdateSiteAreasPayload )
    | ( UpdateSiteLookPayload )
    | ( UpdateSiteMenuPayload )
    | ( UpdateSiteSettingsPayload )
    | ( UpdateStartPagePayload )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountConnection: ResolverTypeWrapper<AccountConnection>;
  AccountEdge: ResolverTypeWrapper<AccountEdge>;
  AccountEvent: ResolverTypeWrapper<AccountEvent>;
  Achievement: ResolverTypeWrapper<Achievement>;
  ActiveProtocol: ResolverTypeWrapper<ActiveProtocol>;
  ActivityCategory: null;
  ActivityEntry: ResolverTypeWrapper<ActivityEntry>;
  ActivityInput: ActivityInput;
  ActivityType: null;
  AddSupplierSourceInput: AddSupplierSourceInput;
  AddSupplierSourcePayload: ResolverTypeWrapper<AddSupplierSourcePayload>;
  AffiliateClickConnection: ResolverTypeWrapper<AffiliateClickConnection>;
  AffiliateClickCount: ResolverTypeWrapper<AffiliateClickCount>;
  AffiliateClickEdge: ResolverTypeWrapper<AffiliateClickEdge>;
  AffiliateClickReport: ResolverTypeWrapper<AffiliateClickReport>;
  AffiliateLinkKind: AffiliateLinkKind;
  Analysis: ResolverTypeWrapper<Analysis>;
  AnalysisChange: ResolverTypeWrapper<AnalysisChange>;
  AnalysisConnection: ResolverTypeWrapper<AnalysisConnection>;
  AnalysisEdge: ResolverTypeWrapper<AnalysisEdge>;
  AnalysisMeasure: ResolverTypeWrapper<AnalysisMeasure>;
  AnalysisSection: ResolverTypeWrapper<AnalysisSection>;
  AnalysisSectionKind: null;
  AnalysisShape: null;
  AnalysisSource: null;
  AnalysisTrend: null;
  AnalyticsService: AnalyticsService;
  AnalyzeProtocolInput: AnalyzeProtocolInput;
  AnalyzeProtocolPayload: ResolverTypeWrapper<AnalyzeProtocolPayload>;
  AnalyzeSleepInput: AnalyzeSleepInput;
  AnalyzeSleepPayload: ResolverTypeWrapper<AnalyzeSleepPayload>;
  AnalyzeTrainingInput: AnalyzeTrainingInput;
  AnalyzeTrainingPayload: ResolverTypeWrapper<AnalyzeTrainingPayload>;
  AnswerQuestionnaireInput: AnswerQuestionnaireInput;
  AnswerQuestionnairePayload: ResolverTypeWrapper<AnswerQuestionnairePayload>;
  Area: Area;
  Article: ResolverTypeWrapper<Omit<Article, 'author' | 'headings' | 'markerQuestions' | 'namedMarkers' | 'reviewedBy'> & { author: ResolversTypes['Author'], headings: ReadonlyArray<ResolversTypes['TextHeading']>, markerQuestions: ReadonlyArray<ResolversTypes['MarkerQuestion']>, namedMarkers: ReadonlyArray<ResolversTypes['NamedMarker']>, reviewedBy?: Maybe<ResolversTypes['Author']> }>;
  ArticleConnection: ResolverTypeWrapper<Omit<ArticleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ArticleEdge']>, nodes: ReadonlyArray<ResolversTypes['Article']> }>;
  ArticleEdge: ResolverTypeWrapper<Omit<ArticleEdge, 'node'> & { node: ResolversTypes['Article'] }>;
  ArticleSource: ResolverTypeWrapper<ArticleSource>;
  ArticleState: ArticleState;
  ArticleTopic: ResolverTypeWrapper<ArticleTopic>;
  AuditAction: AuditAction;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditLogConnection: ResolverTypeWrapper<AuditLogConnection>;
  AuditLogEdge: ResolverTypeWrapper<AuditLogEdge>;
  AuditLogEntry: ResolverTypeWrapper<AuditLogEntry>;
  AuditSubject: AuditSubject;
  Author: ResolverTypeWrapper<Omit<Author, 'articles'> & { articles: ResolversTypes['ArticleConnection'] }>;
  BeginSecondFactorInput: BeginSecondFactorInput;
  BeginSecondFactorPayload: ResolverTypeWrapper<BeginSecondFactorPayload>;
  Biomarker: ResolverTypeWrapper<Omit<Biomarker, 'guides' | 'products' | 'related'> & { guides: ReadonlyArray<ResolversTypes['Article']>, products?: Maybe<ResolversTypes['ProductConnection']>, related: ReadonlyArray<ResolversTypes['Biomarker']> }>;
  BlockAccountInput: BlockAccountInput;
  BlockAccountPayload: ResolverTypeWrapper<BlockAccountPayload>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelSupplierCollectionPayload: ResolverTypeWrapper<CancelSupplierCollectionPayload>;
  CatalogueImport: ResolverTypeWrapper<CatalogueImport>;
  CatalogueImportChange: ResolverTypeWrapper<CatalogueImportChange>;
  CatalogueImportNearName: ResolverTypeWrapper<CatalogueImportNearName>;
  CatalogueImportProblem: ResolverTypeWrapper<CatalogueImportProblem>;
  Category: ResolverTypeWrapper<Omit<Category, 'products'> & { products?: Maybe<ResolversTypes['ProductConnection']> }>;
  CategoryColour: null;
  CategoryFacet: ResolverTypeWrapper<Omit<CategoryFacet, 'category'> & { category: ResolversTypes['Category'] }>;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<ChangeEmailPayload>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  CheaperTest: ResolverTypeWrapper<Omit<CheaperTest, 'saving' | 'test'> & { saving: ResolversTypes['Money'], test: ResolversTypes['HealthTest'] }>;
  CheaperTests: ResolverTypeWrapper<Omit<CheaperTests, 'nearest'> & { nearest: ReadonlyArray<ResolversTypes['CheaperTest']> }>;
  CheckMrProviderInput: CheckMrProviderInput;
  CheckMrProviderPayload: ResolverTypeWrapper<CheckMrProviderPayload>;
  CheckProductInput: CheckProductInput;
  CheckProductPayload: ResolverTypeWrapper<Omit<CheckProductPayload, 'product'> & { product?: Maybe<ResolversTypes['EditableProduct']> }>;
  CheckState: CheckState;
  Checklist: ResolverTypeWrapper<Checklist>;
  ChecklistItem: ResolverTypeWrapper<ChecklistItem>;
  ClicksByOfferConnection: ResolverTypeWrapper<ClicksByOfferConnection>;
  ClicksByOfferEdge: ResolverTypeWrapper<ClicksByOfferEdge>;
  ClicksOnDay: ResolverTypeWrapper<ClicksOnDay>;
  ClicksOnOffer: ResolverTypeWrapper<ClicksOnOffer>;
  ClicksOnPage: ResolverTypeWrapper<ClicksOnPage>;
  CollectSuppliersPayload: ResolverTypeWrapper<CollectSuppliersPayload>;
  CompleteItemInput: CompleteItemInput;
  CompleteItemPayload: ResolverTypeWrapper<CompleteItemPayload>;
  CompleteOnboardingInput: CompleteOnboardingInput;
  CompleteOnboardingPayload: ResolverTypeWrapper<CompleteOnboardingPayload>;
  CompleteSectionInput: CompleteSectionInput;
  CompleteSectionPayload: ResolverTypeWrapper<CompleteSectionPayload>;
  CompletedItemInput: CompletedItemInput;
  ConfirmCareContactInput: ConfirmCareContactInput;
  ConfirmCareContactPayload: ResolverTypeWrapper<ConfirmCareContactPayload>;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<Omit<ConfirmEmailPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  ConfirmSecondFactorInput: ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: ResolverTypeWrapper<Omit<ConfirmSecondFactorPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  Consent: ResolverTypeWrapper<Consent>;
  ConsentKind: ConsentKind;
  ConsentText: ResolverTypeWrapper<ConsentText>;
  ContactMessage: ResolverTypeWrapper<ContactMessage>;
  ContactMessageConnection: ResolverTypeWrapper<ContactMessageConnection>;
  ContactMessageEdge: ResolverTypeWrapper<ContactMessageEdge>;
  Content: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Content']>;
  CorrectPriceInput: CorrectPriceInput;
  CorrectPricePayload: ResolverTypeWrapper<Omit<CorrectPricePayload, 'product'> & { product?: Maybe<ResolversTypes['EditableProduct']> }>;
  CountedCategory: ResolverTypeWrapper<CountedCategory>;
  CountedItem: ResolverTypeWrapper<CountedItem>;
  CreateAccessTokenPayload: ResolverTypeWrapper<CreateAccessTokenPayload>;
  CreateArticleInput: CreateArticleInput;
  CreateArticlePayload: ResolverTypeWrapper<Omit<CreateArticlePayload, 'article'> & { article?: Maybe<ResolversTypes['EditableArticle']> }>;
  CreateAuthorInput: CreateAuthorInput;
  CreateAuthorPayload: ResolverTypeWrapper<CreateAuthorPayload>;
  CreateBiomarkerInput: CreateBiomarkerInput;
  CreateBiomarkerPayload: ResolverTypeWrapper<CreateBiomarkerPayload>;
  CreateCategoryInput: CreateCategoryInput;
  CreateCategoryPayload: ResolverTypeWrapper<CreateCategoryPayload>;
  CreateMrProviderInput: CreateMrProviderInput;
  CreateMrProviderPayload: ResolverTypeWrapper<CreateMrProviderPayload>;
  CreatePageInput: CreatePageInput;
  CreatePagePayload: ResolverTypeWrapper<CreatePagePayload>;
  CreateProductInput: CreateProductInput;
  CreateProductPayload: ResolverTypeWrapper<Omit<CreateProductPayload, 'product'> & { product?: Maybe<ResolversTypes['EditableProduct']> }>;
  CreateProtocolInput: CreateProtocolInput;
  CreateProtocolPayload: ResolverTypeWrapper<CreateProtocolPayload>;
  CreateProviderFromSupplierInput: CreateProviderFromSupplierInput;
  CreateProviderFromSupplierPayload: ResolverTypeWrapper<CreateProviderFromSupplierPayload>;
  CreateProviderInput: CreateProviderInput;
  CreateProviderPayload: ResolverTypeWrapper<CreateProviderPayload>;
  CreateRedirectInput: CreateRedirectInput;
  CreateRedirectPayload: ResolverTypeWrapper<CreateRedirectPayload>;
  CreateSynonymInput: CreateSynonymInput;
  CreateSynonymPayload: ResolverTypeWrapper<CreateSynonymPayload>;
  CurrencyCode: CurrencyCode;
  CurrentHealth: null;
  DateTimeISO: ResolverTypeWrapper<Scalars['DateTimeISO']['output']>;
  DeactivateProtocolInput: DeactivateProtocolInput;
  DeactivateProtocolPayload: ResolverTypeWrapper<DeactivateProtocolPayload>;
  DecideHeldPriceInput: DecideHeldPriceInput;
  DecideHeldPricePayload: ResolverTypeWrapper<Omit<DecideHeldPricePayload, 'product'> & { product?: Maybe<ResolversTypes['EditableProduct']> }>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeleteArticleInput: DeleteArticleInput;
  DeleteArticlePayload: ResolverTypeWrapper<DeleteArticlePayload>;
  DeleteAuthorInput: DeleteAuthorInput;
  DeleteAuthorPayload: ResolverTypeWrapper<DeleteAuthorPayload>;
  DeleteBiomarkerInput: DeleteBiomarkerInput;
  DeleteBiomarkerPayload: ResolverTypeWrapper<DeleteBiomarkerPayload>;
  DeleteCategoryInput: DeleteCategoryInput;
  DeleteCategoryPayload: ResolverTypeWrapper<DeleteCategoryPayload>;
  DeleteContactMessageInput: DeleteContactMessageInput;
  DeleteContactMessagePayload: ResolverTypeWrapper<DeleteContactMessagePayload>;
  DeleteImageInput: DeleteImageInput;
  DeleteImagePayload: ResolverTypeWrapper<DeleteImagePayload>;
  DeleteMrProviderInput: DeleteMrProviderInput;
  DeleteMrProviderPayload: ResolverTypeWrapper<DeleteMrProviderPayload>;
  DeletePageInput: DeletePageInput;
  DeletePagePayload: ResolverTypeWrapper<DeletePagePayload>;
  DeleteProductInput: DeleteProductInput;
  DeleteProductPayload: ResolverTypeWrapper<Omit<DeleteProductPayload, 'product'> & { product?: Maybe<ResolversTypes['EditableProduct']> }>;
  DeleteProtocolInput: DeleteProtocolInput;
  DeleteProtocolPayload: ResolverTypeWrapper<DeleteProtocolPayload>;
  DeleteProviderInput: DeleteProviderInput;
  DeleteProviderPayload: ResolverTypeWrapper<DeleteProviderPayload>;
  DeleteRedirectInput: DeleteRedirectInput;
  DeleteRedirectPayload: ResolverTypeWrapper<DeleteRedirectPayload>;
  DeleteSynonymInput: DeleteSynonymInput;
  DeleteSynonymPayload: ResolverTypeWrapper<DeleteSynonymPayload>;
  DemoContents: ResolverTypeWrapper<DemoContents>;
  Difficulty: null;
  EarlierFrequencyInput: EarlierFrequencyInput;
  EditableArticle: ResolverTypeWrapper<Omit<EditableArticle, 'author' | 'reviewedBy'> & { author: ResolversTypes['Author'], reviewedBy?: Maybe<ResolversTypes['Author']> }>;
  EditableArticleConnection: ResolverTypeWrapper<Omit<EditableArticleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['EditableArticleEdge']>, nodes: ReadonlyArray<ResolversTypes['EditableArticle']> }>;
  EditableArticleEdge: ResolverTypeWrapper<Omit<EditableArticleEdge, 'node'> & { node: ResolversTypes['EditableArticle'] }>;
  EditableAuthor: ResolverTypeWrapper<EditableAuthor>;
  EditableBiomarker: ResolverTypeWrapper<EditableBiomarker>;
  EditableCategory: ResolverTypeWrapper<EditableCategory>;
  EditableGoalReason: ResolverTypeWrapper<EditableGoalReason>;
  EditableJourneyText: ResolverTypeWrapper<EditableJourneyText>;
  EditableMail: ResolverTypeWrapper<EditableMail>;
  EditableMarkerQuestion: ResolverTypeWrapper<EditableMarkerQuestion>;
  EditableMrProvider: ResolverTypeWrapper<EditableMrProvider>;
  EditablePage: ResolverTypeWrapper<EditablePage>;
  EditableProduct: ResolverTypeWrapper<Omit<EditableProduct, 'goals' | 'recordedPrices'> & { goals: ReadonlyArray<ResolversTypes['EditableGoalReason']>, recordedPrices: ReadonlyArray<ResolversTypes['RecordedPrice']> }>;
  EditableProductConnection: ResolverTypeWrapper<Omit<EditableProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['EditableProductEdge']>, nodes: ReadonlyArray<ResolversTypes['EditableProduct']> }>;
  EditableProductEdge: ResolverTypeWrapper<Omit<EditableProductEdge, 'node'> & { node: ResolversTypes['EditableProduct'] }>;
  EditableProvider: ResolverTypeWrapper<EditableProvider>;
  EditableProviderConnection: ResolverTypeWrapper<EditableProviderConnection>;
  EditableProviderEdge: ResolverTypeWrapper<EditableProviderEdge>;
  EditableRedirect: ResolverTypeWrapper<EditableRedirect>;
  EditableSite: ResolverTypeWrapper<EditableSite>;
  EditableStartCard: ResolverTypeWrapper<EditableStartCard>;
  EditableStartPage: ResolverTypeWrapper<EditableStartPage>;
  EditableSynonym: ResolverTypeWrapper<EditableSynonym>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Equipment: ResolverTypeWrapper<Omit<Equipment, 'category' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'price' | 'priceHistory' | 'priceReduction' | 'provider'> & { category: ResolversTypes['Category'], goalReasons: ReadonlyArray<ResolversTypes['GoalReason']>, guides: ReadonlyArray<ResolversTypes['Article']>, listPrice?: Maybe<ResolversTypes['Money']>, lowestPrice30Days?: Maybe<ResolversTypes['Money']>, price?: Maybe<ResolversTypes['PriceRange']>, priceHistory: ReadonlyArray<ResolversTypes['PricePeriod']>, priceReduction?: Maybe<ResolversTypes['PriceReduction']>, provider?: Maybe<ResolversTypes['Provider']> }>;
  EquipmentLevel: EquipmentLevel;
  EraseAccountInput: EraseAccountInput;
  EraseAccountPayload: ResolverTypeWrapper<EraseAccountPayload>;
  Experience: null;
  FieldError: ResolverTypeWrapper<FieldError>;
  FieldErrorCode: null;
  Finding: ResolverTypeWrapper<Finding>;
  FindingLink: ResolverTypeWrapper<FindingLink>;
  FindingPriority: null;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowedInput: FollowedInput;
  Frequency: null;
  GiveConsentInput: GiveConsentInput;
  GiveConsentPayload: ResolverTypeWrapper<Omit<GiveConsentPayload, 'consent' | 'me'> & { consent?: Maybe<ResolversTypes['Consent']>, me?: Maybe<ResolversTypes['Me']> }>;
  Goal: ResolverTypeWrapper<Omit<Goal, 'guide'> & { guide?: Maybe<ResolversTypes['Article']> }>;
  GoalChoice: ResolverTypeWrapper<GoalChoice>;
  GoalReason: ResolverTypeWrapper<Omit<GoalReason, 'goal'> & { goal: ResolversTypes['Goal'] }>;
  GoalReasonInput: GoalReasonInput;
  GrantRoleInput: GrantRoleInput;
  GrantRolePayload: ResolverTypeWrapper<GrantRolePayload>;
  GuestProtocolInput: GuestProtocolInput;
  GuestTrainingInput: GuestTrainingInput;
  HealthStatus: null;
  HealthTest: ResolverTypeWrapper<Omit<HealthTest, 'category' | 'cheaperTests' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'markers' | 'price' | 'priceHistory' | 'priceReduction' | 'provider'> & { category: ResolversTypes['Category'], cheaperTests?: Maybe<ResolversTypes['CheaperTests']>, goalReasons: ReadonlyArray<ResolversTypes['GoalReason']>, guides: ReadonlyArray<ResolversTypes['Article']>, listPrice?: Maybe<ResolversTypes['Money']>, lowestPrice30Days?: Maybe<ResolversTypes['Money']>, markers: ReadonlyArray<ResolversTypes['Biomarker']>, price?: Maybe<ResolversTypes['PriceRange']>, priceHistory: ReadonlyArray<ResolversTypes['PricePeriod']>, priceReduction?: Maybe<ResolversTypes['PriceReduction']>, provider?: Maybe<ResolversTypes['Provider']> }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  ImageUse: ResolverTypeWrapper<ImageUse>;
  ImageUseType: ImageUseType;
  ImageVariant: ResolverTypeWrapper<ImageVariant>;
  ImportCatalogueInput: ImportCatalogueInput;
  ImportCataloguePayload: ResolverTypeWrapper<ImportCataloguePayload>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Intensity: Intensity;
  Interest: null;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Journey: ResolverTypeWrapper<Journey>;
  JourneyCategory: ResolverTypeWrapper<JourneyCategory>;
  JourneyCategoryKey: null;
  JourneyGoals: ResolverTypeWrapper<JourneyGoals>;
  JourneyItemView: ResolverTypeWrapper<JourneyItemView>;
  JourneyPauseView: ResolverTypeWrapper<JourneyPauseView>;
  JourneyStep: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['JourneyStep']>;
  JourneyText: ResolverTypeWrapper<JourneyText>;
  JourneyTextKind: JourneyTextKind;
  JourneyTextWording: ResolverTypeWrapper<JourneyTextWording>;
  JourneyWeek: ResolverTypeWrapper<JourneyWeek>;
  KeptData: ResolverTypeWrapper<KeptData>;
  KindFacet: ResolverTypeWrapper<KindFacet>;
  LeaveDemoPayload: ResolverTypeWrapper<LeaveDemoPayload>;
  LibraryFormat: LibraryFormat;
  LibraryImage: ResolverTypeWrapper<LibraryImage>;
  LibraryImageConnection: ResolverTypeWrapper<LibraryImageConnection>;
  LibraryImageEdge: ResolverTypeWrapper<LibraryImageEdge>;
  LinkProviderLogoInput: LinkProviderLogoInput;
  LinkProviderLogoPayload: ResolverTypeWrapper<LinkProviderLogoPayload>;
  ListedAccount: ResolverTypeWrapper<ListedAccount>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  MailKind: MailKind;
  MailPreview: ResolverTypeWrapper<MailPreview>;
  MailPreviewInput: MailPreviewInput;
  MailVariable: ResolverTypeWrapper<MailVariable>;
  MailWording: ResolverTypeWrapper<MailWording>;
  MailedLink: ResolverTypeWrapper<MailedLink>;
  MailedLinkState: MailedLinkState;
  MarkerCover: ResolverTypeWrapper<Omit<MarkerCover, 'combination' | 'fewest' | 'markers' | 'savings' | 'single' | 'unmeasured'> & { combination?: Maybe<ResolversTypes['MarkerCoverChoice']>, fewest?: Maybe<ResolversTypes['MarkerCoverChoice']>, markers: ReadonlyArray<ResolversTypes['Biomarker']>, savings: ReadonlyArray<ResolversTypes['MarkerSaving']>, single?: Maybe<ResolversTypes['MarkerCoverChoice']>, unmeasured: ReadonlyArray<ResolversTypes['Biomarker']> }>;
  MarkerCoverChoice: ResolverTypeWrapper<Omit<MarkerCoverChoice, 'measured' | 'missing' | 'overlap' | 'price' | 'pricePerMarker' | 'tests'> & { measured: ReadonlyArray<ResolversTypes['Biomarker']>, missing: ReadonlyArray<ResolversTypes['Biomarker']>, overlap: ReadonlyArray<ResolversTypes['Biomarker']>, price: ResolversTypes['Money'], pricePerMarker: ResolversTypes['Money'], tests: ReadonlyArray<ResolversTypes['HealthTest']> }>;
  MarkerQuestion: ResolverTypeWrapper<Omit<MarkerQuestion, 'guide' | 'markers'> & { guide?: Maybe<ResolversTypes['Article']>, markers: ReadonlyArray<ResolversTypes['Biomarker']> }>;
  MarkerQuestionWording: ResolverTypeWrapper<MarkerQuestionWording>;
  MarkerSaving: ResolverTypeWrapper<Omit<MarkerSaving, 'marker' | 'saving'> & { marker: ResolversTypes['Biomarker'], saving: ResolversTypes['Money'] }>;
  Me: ResolverTypeWrapper<Omit<Me, 'consents' | 'priceWatches'> & { consents: ReadonlyArray<ResolversTypes['Consent']>, priceWatches: ReadonlyArray<ResolversTypes['PriceWatch']> }>;
  MergeAnalysesInput: MergeAnalysesInput;
  MergeAnalysesPayload: ResolverTypeWrapper<MergeAnalysesPayload>;
  MergeJourneyInput: MergeJourneyInput;
  MergeJourneyPayload: ResolverTypeWrapper<MergeJourneyPayload>;
  MergeProgrammesInput: MergeProgrammesInput;
  MergeProgrammesPayload: ResolverTypeWrapper<MergeProgrammesPayload>;
  MergeProtocolsInput: MergeProtocolsInput;
  MergeProtocolsPayload: ResolverTypeWrapper<MergeProtocolsPayload>;
  MergeProviderInput: MergeProviderInput;
  MergeProviderPayload: ResolverTypeWrapper<MergeProviderPayload>;
  MergedLevelInput: MergedLevelInput;
  MergedProtocolInput: MergedProtocolInput;
  MergedSectionInput: MergedSectionInput;
  MergedStepInput: MergedStepInput;
  MergedTickInput: MergedTickInput;
  Money: ResolverTypeWrapper<Money>;
  MrHighlight: MrHighlight;
  MrProvider: ResolverTypeWrapper<Omit<MrProvider, 'price'> & { price: ResolversTypes['PriceRange'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedMarker: ResolverTypeWrapper<Omit<NamedMarker, 'marker'> & { marker: ResolversTypes['Biomarker'] }>;
  NearNameInput: NearNameInput;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NoticeKind: NoticeKind;
  OnboardingAnswers: ResolverTypeWrapper<OnboardingAnswers>;
  OwnSession: ResolverTypeWrapper<OwnSession>;
  Page: ResolverTypeWrapper<Page>;
  PageAttachment: PageAttachment;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageLink: ResolverTypeWrapper<PageLink>;
  PageSection: ResolverTypeWrapper<PageSection>;
  PageSectionInput: PageSectionInput;
  PauseInput: PauseInput;
  PlannedActivity: ResolverTypeWrapper<PlannedActivity>;
  PlannedInput: PlannedInput;
  PreviewCatalogueImportInput: PreviewCatalogueImportInput;
  PreviewCatalogueImportPayload: ResolverTypeWrapper<PreviewCatalogueImportPayload>;
  PriceBounds: PriceBounds;
  PriceLevel: PriceLevel;
  PricePeriod: ResolverTypeWrapper<Omit<PricePeriod, 'price'> & { price: ResolversTypes['Money'] }>;
  PriceRange: ResolverTypeWrapper<Omit<PriceRange, 'from' | 'to'> & { from: ResolversTypes['Money'], to?: Maybe<ResolversTypes['Money']> }>;
  PriceReduction: ResolverTypeWrapper<Omit<PriceReduction, 'lowestBefore'> & { lowestBefore: ResolversTypes['Money'] }>;
  PriceWatch: ResolverTypeWrapper<Omit<PriceWatch, 'price' | 'product'> & { price: ResolversTypes['Money'], product?: Maybe<ResolversTypes['Product']> }>;
  Priority: null;
  Product: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Product']>;
  ProductConnection: ResolverTypeWrapper<Omit<ProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductEdge']>, nodes: ReadonlyArray<ResolversTypes['Product']> }>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFacets: ResolverTypeWrapper<Omit<ProductFacets, 'categories'> & { categories: ReadonlyArray<ResolversTypes['CategoryFacet']> }>;
  ProductFilter: ProductFilter;
  ProductOrder: ProductOrder;
  ProductSearchConnection: ResolverTypeWrapper<Omit<ProductSearchConnection, 'edges' | 'facets' | 'goalsWithoutProducts' | 'nodes' | 'searchGuides'> & { edges: ReadonlyArray<ResolversTypes['ProductEdge']>, facets: ResolversTypes['ProductFacets'], goalsWithoutProducts: ReadonlyArray<ResolversTypes['Goal']>, nodes: ReadonlyArray<ResolversTypes['Product']>, searchGuides: ReadonlyArray<ResolversTypes['Article']> }>;
  Programme: ResolverTypeWrapper<Programme>;
  ProgrammeActivity: ResolverTypeWrapper<ProgrammeActivity>;
  ProgrammeBlock: ResolverTypeWrapper<ProgrammeBlock>;
  ProgrammeCard: ResolverTypeWrapper<ProgrammeCard>;
  ProgrammeCategory: ResolverTypeWrapper<ProgrammeCategory>;
  ProgrammeDay: ResolverTypeWrapper<ProgrammeDay>;
  ProgrammeGoal: ResolverTypeWrapper<ProgrammeGoal>;
  ProgrammeLevel: null;
  ProgrammeLink: ResolverTypeWrapper<ProgrammeLink>;
  ProgrammeMonth: ResolverTypeWrapper<ProgrammeMonth>;
  ProgrammeNotice: ResolverTypeWrapper<ProgrammeNotice>;
  ProgrammePhase: ResolverTypeWrapper<ProgrammePhase>;
  ProgrammePoint: ResolverTypeWrapper<ProgrammePoint>;
  ProgrammePosition: ResolverTypeWrapper<ProgrammePosition>;
  ProgrammePreview: ResolverTypeWrapper<ProgrammePreview>;
  ProgrammeProgress: ResolverTypeWrapper<ProgrammeProgress>;
  ProgrammeQuestion: ResolverTypeWrapper<ProgrammeQuestion>;
  ProgrammeReadiness: ResolverTypeWrapper<ProgrammeReadiness>;
  ProgrammeResource: ResolverTypeWrapper<ProgrammeResource>;
  ProgrammeResources: ResolverTypeWrapper<ProgrammeResources>;
  ProgrammeRoadmapStep: ResolverTypeWrapper<ProgrammeRoadmapStep>;
  ProgrammeRoutine: ResolverTypeWrapper<ProgrammeRoutine>;
  ProgrammeSection: ResolverTypeWrapper<ProgrammeSection>;
  ProgrammeStat: ResolverTypeWrapper<ProgrammeStat>;
  ProgrammeTier: ResolverTypeWrapper<ProgrammeTier>;
  ProgrammeTimePart: ResolverTypeWrapper<ProgrammeTimePart>;
  ProgrammeTimeSplit: ResolverTypeWrapper<ProgrammeTimeSplit>;
  Protocol: ResolverTypeWrapper<Protocol>;
  ProtocolDay: ResolverTypeWrapper<ProtocolDay>;
  ProtocolDifficulty: null;
  ProtocolGoal: null;
  ProtocolStep: ResolverTypeWrapper<ProtocolStep>;
  ProtocolStepInput: ProtocolStepInput;
  ProtocolTemplate: ResolverTypeWrapper<ProtocolTemplate>;
  ProtocolTestBudgetRange: null;
  ProtocolTestCurrentHealth: null;
  ProtocolTestData: ProtocolTestData;
  ProtocolTestDietType: null;
  ProtocolTestExperienceLevel: null;
  ProtocolTestFitnessLevel: null;
  ProtocolTestGender: null;
  ProtocolTestMotivationLevel: null;
  ProtocolTestPreferredTimes: null;
  ProtocolTestPrimaryGoals: null;
  ProtocolTestSleepQuality: null;
  ProtocolTestStressLevel: null;
  ProtocolTestTechnologyComfort: null;
  ProtocolTestTimeAvailable: null;
  ProtocolTestWorkType: null;
  ProtocolType: null;
  Provider: ResolverTypeWrapper<Omit<Provider, 'areas' | 'products'> & { areas: ReadonlyArray<ResolversTypes['ProviderArea']>, products?: Maybe<ResolversTypes['ProductConnection']> }>;
  ProviderArea: ResolverTypeWrapper<ProviderArea>;
  ProviderConnection: ResolverTypeWrapper<Omit<ProviderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProviderEdge']>, nodes: ReadonlyArray<ResolversTypes['Provider']> }>;
  ProviderEdge: ResolverTypeWrapper<Omit<ProviderEdge, 'node'> & { node: ResolversTypes['Provider'] }>;
  ProviderLogo: ResolverTypeWrapper<ProviderLogo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<Question>;
  QuestionKind: QuestionKind;
  QuestionOption: ResolverTypeWrapper<QuestionOption>;
  Questionnaire: ResolverTypeWrapper<Questionnaire>;
  QuestionnaireAnswers: ResolverTypeWrapper<QuestionnaireAnswers>;
  QuestionnaireKind: QuestionnaireKind;
  QuestionnaireStep: ResolverTypeWrapper<QuestionnaireStep>;
  Recommendation: ResolverTypeWrapper<Recommendation>;
  RecommendationCriterion: RecommendationCriterion;
  RecommendationType: null;
  RecordActivityInput: RecordActivityInput;
  RecordActivityPayload: ResolverTypeWrapper<RecordActivityPayload>;
  RecordedPrice: ResolverTypeWrapper<Omit<RecordedPrice, 'price'> & { price?: Maybe<ResolversTypes['Money']> }>;
  RedFlag: ResolverTypeWrapper<RedFlag>;
  RedFlagUrgency: null;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: ResolverTypeWrapper<Omit<RefreshSessionPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  RemoveAnalysisInput: RemoveAnalysisInput;
  RemoveAnalysisPayload: ResolverTypeWrapper<RemoveAnalysisPayload>;
  RemovePlannedInput: RemovePlannedInput;
  RemovePlannedPayload: ResolverTypeWrapper<RemovePlannedPayload>;
  RemoveSecondFactorInput: RemoveSecondFactorInput;
  RemoveSecondFactorPayload: ResolverTypeWrapper<Omit<RemoveSecondFactorPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  RemoveSupplierSourceInput: RemoveSupplierSourceInput;
  RemoveSupplierSourcePayload: ResolverTypeWrapper<RemoveSupplierSourcePayload>;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: ResolverTypeWrapper<Omit<RenewRecoveryCodesPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResendConfirmationInput: ResendConfirmationInput;
  ResendConfirmationPayload: ResolverTypeWrapper<ResendConfirmationPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ResetProgrammeInput: ResetProgrammeInput;
  ResetProgrammePayload: ResolverTypeWrapper<ResetProgrammePayload>;
  RestoreDeletedInput: RestoreDeletedInput;
  RestoreDeletedPayload: ResolverTypeWrapper<RestoreDeletedPayload>;
  ReturnToDemoPayload: ResolverTypeWrapper<ReturnToDemoPayload>;
  RevokeRoleInput: RevokeRoleInput;
  RevokeRolePayload: ResolverTypeWrapper<Omit<RevokeRolePayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionPayload: ResolverTypeWrapper<Omit<RevokeSessionPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  RiskLevel: RiskLevel;
  Role: Role;
  RoleHolder: ResolverTypeWrapper<RoleHolder>;
  SafetyChoice: null;
  SampleType: SampleType;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorSetup: ResolverTypeWrapper<SecondFactorSetup>;
  SectionProgress: ResolverTypeWrapper<SectionProgress>;
  SectionStatus: null;
  SendContactMessageInput: SendContactMessageInput;
  SendContactMessagePayload: ResolverTypeWrapper<SendContactMessagePayload>;
  SendTestMailInput: SendTestMailInput;
  SendTestMailPayload: ResolverTypeWrapper<SendTestMailPayload>;
  SetContactMessageHandledInput: SetContactMessageHandledInput;
  SetContactMessageHandledPayload: ResolverTypeWrapper<SetContactMessageHandledPayload>;
  SetDailyAimInput: SetDailyAimInput;
  SetDailyAimPayload: ResolverTypeWrapper<SetDailyAimPayload>;
  SetPauseInput: SetPauseInput;
  SetPausePayload: ResolverTypeWrapper<SetPausePayload>;
  SetPlannedInput: SetPlannedInput;
  SetPlannedPayload: ResolverTypeWrapper<SetPlannedPayload>;
  SetProductAvailabilityInput: SetProductAvailabilityInput;
  SetProductAvailabilityPayload: ResolverTypeWrapper<Omit<SetProductAvailabilityPayload, 'product'> & { product?: Maybe<ResolversTypes['EditableProduct']> }>;
  SetSiteOpenInput: SetSiteOpenInput;
  SetSiteOpenPayload: ResolverTypeWrapper<SetSiteOpenPayload>;
  SetupStep: SetupStep;
  SetupStepState: ResolverTypeWrapper<SetupStepState>;
  Sex: Sex;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  SignOutEverywherePayload: ResolverTypeWrapper<SignOutEverywherePayload>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SignUpInput: SignUpInput;
  SignUpPayload: ResolverTypeWrapper<SignUpPayload>;
  Site: ResolverTypeWrapper<Site>;
  SiteAnalytics: ResolverTypeWrapper<SiteAnalytics>;
  SiteArea: SiteArea;
  SiteCheck: ResolverTypeWrapper<SiteCheck>;
  SiteFooterGroup: ResolverTypeWrapper<SiteFooterGroup>;
  SiteFooterGroupInput: SiteFooterGroupInput;
  SiteLink: ResolverTypeWrapper<SiteLink>;
  SiteLinkInput: SiteLinkInput;
  SiteSearch: ResolverTypeWrapper<SiteSearch>;
  SiteSearchGroup: ResolverTypeWrapper<SiteSearchGroup>;
  SiteSearchHit: ResolverTypeWrapper<SiteSearchHit>;
  SiteSearchKind: SiteSearchKind;
  SiteSettingsPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SiteSettingsPayload']>;
  SleepTestAlcoholIntake: null;
  SleepTestCaffeineIntake: null;
  SleepTestData: SleepTestData;
  SleepTestDaytimeFatigue: null;
  SleepTestExerciseFrequency: null;
  SleepTestExerciseTime: null;
  SleepTestFallAsleepTime: null;
  SleepTestGender: null;
  SleepTestNightWakings: null;
  SleepTestNoiseLevel: null;
  SleepTestRoomDarkness: null;
  SleepTestRoomTemperature: null;
  SleepTestScreenTimeBedtime: null;
  SleepTestSleepDuration: null;
  StartCard: ResolverTypeWrapper<StartCard>;
  StartCardInput: StartCardInput;
  StartIcon: StartIcon;
  StartPage: ResolverTypeWrapper<StartPage>;
  StartProtocolInput: StartProtocolInput;
  StartProtocolPayload: ResolverTypeWrapper<StartProtocolPayload>;
  StepCategory: ResolverTypeWrapper<StepCategory>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SuggestedActivity: ResolverTypeWrapper<SuggestedActivity>;
  SuggestedActivityCategory: null;
  Supplement: ResolverTypeWrapper<Omit<Supplement, 'category' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'price' | 'priceHistory' | 'pricePerDose' | 'priceReduction' | 'provider'> & { category: ResolversTypes['Category'], goalReasons: ReadonlyArray<ResolversTypes['GoalReason']>, guides: ReadonlyArray<ResolversTypes['Article']>, listPrice?: Maybe<ResolversTypes['Money']>, lowestPrice30Days?: Maybe<ResolversTypes['Money']>, price?: Maybe<ResolversTypes['PriceRange']>, priceHistory: ReadonlyArray<ResolversTypes['PricePeriod']>, pricePerDose?: Maybe<ResolversTypes['Money']>, priceReduction?: Maybe<ResolversTypes['PriceReduction']>, provider?: Maybe<ResolversTypes['Provider']> }>;
  SupplementForm: SupplementForm;
  Supplier: ResolverTypeWrapper<Supplier>;
  SupplierCollection: ResolverTypeWrapper<SupplierCollection>;
  SupplierCollectionState: SupplierCollectionState;
  SupplierConnection: ResolverTypeWrapper<SupplierConnection>;
  SupplierEdge: ResolverTypeWrapper<SupplierEdge>;
  SupplierFactSource: ResolverTypeWrapper<SupplierFactSource>;
  SupplierSource: ResolverTypeWrapper<SupplierSource>;
  SupplierSourceKind: SupplierSourceKind;
  SynonymKind: SynonymKind;
  TakeBackInput: TakeBackInput;
  TakeBackPayload: ResolverTypeWrapper<TakeBackPayload>;
  TestKind: null;
  TestLocation: TestLocation;
  TextHeading: ResolverTypeWrapper<TextHeading>;
  TimeOfDay: null;
  Tokens: ResolverTypeWrapper<Tokens>;
  Topic: Topic;
  TrainingMethod: ResolverTypeWrapper<Omit<TrainingMethod, 'guide'> & { guide?: Maybe<ResolversTypes['Article']> }>;
  TrainingTestCurrentFrequency: null;
  TrainingTestCurrentIntensity: null;
  TrainingTestCurrentTypes: null;
  TrainingTestData: TrainingTestData;
  TrainingTestFitnessLevel: null;
  TrainingTestGender: null;
  TrainingTestHealthConditions: null;
  TrainingTestInjuries: null;
  TrainingTestMobilityIssues: null;
  TrainingTestPreferredTrainingTypes: null;
  TrainingTestPrimaryGoals: null;
  TrainingTestRecoveryTime: null;
  TrainingTestTimeAvailable: null;
  TrainingTestTrainingExperience: null;
  TrainingTestWeeklyHours: null;
  TrainingTestWorkType: null;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UnblockAccountInput: UnblockAccountInput;
  UnblockAccountPayload: ResolverTypeWrapper<UnblockAccountPayload>;
  UndoItemInput: UndoItemInput;
  UndoItemPayload: ResolverTypeWrapper<UndoItemPayload>;
  UnlinkProviderLogoInput: UnlinkProviderLogoInput;
  UnlinkProviderLogoPayload: ResolverTypeWrapper<UnlinkProviderLogoPayload>;
  UnlockedInput: UnlockedInput;
  UnreadPage: ResolverTypeWrapper<UnreadPage>;
  UnwatchPriceInput: UnwatchPriceInput;
  UnwatchPricePayload: ResolverTypeWrapper<Omit<UnwatchPricePayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  UpNext: ResolverTypeWrapper<UpNext>;
  UpdateArticleImageInput: UpdateArticleImageInput;
  UpdateArticleImagePayload: ResolverTypeWrapper<Omit<UpdateArticleImagePayload, 'article'> & { article?: Maybe<ResolversTypes['Article']> }>;
  UpdateArticleInput: UpdateArticleInput;
  UpdateArticlePayload: ResolverTypeWrapper<Omit<UpdateArticlePayload, 'article'> & { article?: Maybe<ResolversTypes['EditableArticle']> }>;
  UpdateAuthorInput: UpdateAuthorInput;
  UpdateAuthorPayload: ResolverTypeWrapper<UpdateAuthorPayload>;
  UpdateBiomarkerInput: UpdateBiomarkerInput;
  UpdateBiomarkerPayload: ResolverTypeWrapper<UpdateBiomarkerPayload>;
  UpdateCategoryInput: UpdateCategoryInput;
  UpdateCategoryPayload: ResolverTypeWrapper<UpdateCategoryPayload>;
  UpdateImageInput: UpdateImageInput;
  UpdateImagePayload: ResolverTypeWrapper<UpdateImagePayload>;
  UpdateJourneyTextInput: UpdateJourneyTextInput;
  UpdateJourneyTextPayload: ResolverTypeWrapper<UpdateJourneyTextPayload>;
  UpdateMailInput: UpdateMailInput;
  UpdateMailPayload: ResolverTypeWrapper<UpdateMailPayload>;
  UpdateMarkerQuestionInput: UpdateMarkerQuestionInput;
  UpdateMarkerQuestionPayload: ResolverTypeWrapper<UpdateMarkerQuestionPayload>;
  UpdateMrProviderInput: UpdateMrProviderInput;
  UpdateMrProviderPayload: ResolverTypeWrapper<UpdateMrProviderPayload>;
  UpdatePageInput: UpdatePageInput;
  UpdatePagePayload: ResolverTypeWrapper<UpdatePagePayload>;
  UpdateProductInput: UpdateProductInput;
  UpdateProductPayload: ResolverTypeWrapper<Omit<UpdateProductPayload, 'product'> & { product?: Maybe<ResolversTypes['EditableProduct']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  UpdateProtocolInput: UpdateProtocolInput;
  UpdateProtocolPayload: ResolverTypeWrapper<UpdateProtocolPayload>;
  UpdateProviderInput: UpdateProviderInput;
  UpdateProviderPayload: ResolverTypeWrapper<UpdateProviderPayload>;
  UpdateRedirectInput: UpdateRedirectInput;
  UpdateRedirectPayload: ResolverTypeWrapper<UpdateRedirectPayload>;
  UpdateSiteAnalyticsInput: UpdateSiteAnalyticsInput;
  UpdateSiteAnalyticsPayload: ResolverTypeWrapper<UpdateSiteAnalyticsPayload>;
  UpdateSiteAreasInput: UpdateSiteAreasInput;
  UpdateSiteAreasPayload: ResolverTypeWrapper<UpdateSiteAreasPayload>;
  UpdateSiteLookInput: UpdateSiteLookInput;
  UpdateSiteLookPayload: ResolverTypeWrapper<UpdateSiteLookPayload>;
  UpdateSiteMenuInput: UpdateSiteMenuInput;
  UpdateSiteMenuPayload: ResolverTypeWrapper<UpdateSiteMenuPayload>;
  UpdateSiteSettingsInput: UpdateSiteSettingsInput;
  UpdateSiteSettingsPayload: ResolverTypeWrapper<UpdateSiteSettingsPayload>;
  UpdateStartPageInput: UpdateStartPageInput;
  UpdateStartPagePayload: ResolverTypeWrapper<UpdateStartPagePayload>;
  UpdateSupplierInput: UpdateSupplierInput;
  UpdateSupplierPayload: ResolverTypeWrapper<UpdateSupplierPayload>;
  UpdateSynonymInput: UpdateSynonymInput;
  UpdateSynonymPayload: ResolverTypeWrapper<UpdateSynonymPayload>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadImagesInput: UploadImagesInput;
  UploadImagesPayload: ResolverTypeWrapper<UploadImagesPayload>;
  UploadResult: ResolverTypeWrapper<UploadResult>;
  VerifyAgainInput: VerifyAgainInput;
  VerifyAgainPayload: ResolverTypeWrapper<VerifyAgainPayload>;
  Version: ResolverTypeWrapper<Version>;
  VersionComparison: ResolverTypeWrapper<VersionComparison>;
  VisitSectionInput: VisitSectionInput;
  VisitSectionPayload: ResolverTypeWrapper<VisitSectionPayload>;
  WatchPriceInput: WatchPriceInput;
  WatchPricePayload: ResolverTypeWrapper<Omit<WatchPricePayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  WithdrawConsentInput: WithdrawConsentInput;
  WithdrawConsentPayload: ResolverTypeWrapper<Omit<WithdrawConsentPayload, 'consent' | 'me'> & { consent?: Maybe<ResolversTypes['Consent']>, me?: Maybe<ResolversTypes['Me']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountConnection: AccountConnection;
  AccountEdge: AccountEdge;
  AccountEvent: AccountEvent;
  Achievement: Achievement;
  ActiveProtocol: ActiveProtocol;
  ActivityEntry: ActivityEntry;
  ActivityInput: ActivityInput;
  AddSupplierSourceInput: AddSupplierSourceInput;
  AddSupplierSourcePayload: AddSupplierSourcePayload;
  AffiliateClickConnection: AffiliateClickConnection;
  AffiliateClickCount: AffiliateClickCount;
  AffiliateClickEdge: AffiliateClickEdge;
  AffiliateClickReport: AffiliateClickReport;
  Analysis: Analysis;
  AnalysisChange: AnalysisChange;
  AnalysisConnection: AnalysisConnection;
  AnalysisEdge: AnalysisEdge;
  AnalysisMeasure: AnalysisMeasure;
  AnalysisSection: AnalysisSection;
  AnalyzeProtocolInput: AnalyzeProtocolInput;
  AnalyzeProtocolPayload: AnalyzeProtocolPayload;
  AnalyzeSleepInput: AnalyzeSleepInput;
  AnalyzeSleepPayload: AnalyzeSleepPayload;
  AnalyzeTrainingInput: AnalyzeTrainingInput;
  AnalyzeTrainingPayload: AnalyzeTrainingPayload;
  AnswerQuestionnaireInput: AnswerQuestionnaireInput;
  AnswerQuestionnairePayload: AnswerQuestionnairePayload;
  Article: Omit<Article, 'author' | 'headings' | 'markerQuestions' | 'namedMarkers' | 'reviewedBy'> & { author: ResolversParentTypes['Author'], headings: ReadonlyArray<ResolversParentTypes['TextHeading']>, markerQuestions: ReadonlyArray<ResolversParentTypes['MarkerQuestion']>, namedMarkers: ReadonlyArray<ResolversParentTypes['NamedMarker']>, reviewedBy?: Maybe<ResolversParentTypes['Author']> };
  ArticleConnection: Omit<ArticleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ArticleEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Article']> };
  ArticleEdge: Omit<ArticleEdge, 'node'> & { node: ResolversParentTypes['Article'] };
  ArticleSource: ArticleSource;
  ArticleTopic: ArticleTopic;
  AuditChange: AuditChange;
  AuditLogConnection: AuditLogConnection;
  AuditLogEdge: AuditLogEdge;
  AuditLogEntry: AuditLogEntry;
  Author: Omit<Author, 'articles'> & { articles: ResolversParentTypes['ArticleConnection'] };
  BeginSecondFactorInput: BeginSecondFactorInput;
  BeginSecondFactorPayload: BeginSecondFactorPayload;
  Biomarker: Omit<Biomarker, 'guides' | 'products' | 'related'> & { guides: ReadonlyArray<ResolversParentTypes['Article']>, products?: Maybe<ResolversParentTypes['ProductConnection']>, related: ReadonlyArray<ResolversParentTypes['Biomarker']> };
  BlockAccountInput: BlockAccountInput;
  BlockAccountPayload: BlockAccountPayload;
  Boolean: Scalars['Boolean']['output'];
  CancelSupplierCollectionPayload: CancelSupplierCollectionPayload;
  CatalogueImport: CatalogueImport;
  CatalogueImportChange: CatalogueImportChange;
  CatalogueImportNearName: CatalogueImportNearName;
  CatalogueImportProblem: CatalogueImportProblem;
  Category: Omit<Category, 'products'> & { products?: Maybe<ResolversParentTypes['ProductConnection']> };
  CategoryFacet: Omit<CategoryFacet, 'category'> & { category: ResolversParentTypes['Category'] };
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ChangeEmailPayload;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  CheaperTest: Omit<CheaperTest, 'saving' | 'test'> & { saving: ResolversParentTypes['Money'], test: ResolversParentTypes['HealthTest'] };
  CheaperTests: Omit<CheaperTests, 'nearest'> & { nearest: ReadonlyArray<ResolversParentTypes['CheaperTest']> };
  CheckMrProviderInput: CheckMrProviderInput;
  CheckMrProviderPayload: CheckMrProviderPayload;
  CheckProductInput: CheckProductInput;
  CheckProductPayload: Omit<CheckProductPayload, 'product'> & { product?: Maybe<ResolversParentTypes['EditableProduct']> };
  Checklist: Checklist;
  ChecklistItem: ChecklistItem;
  ClicksByOfferConnection: ClicksByOfferConnection;
  ClicksByOfferEdge: ClicksByOfferEdge;
  ClicksOnDay: ClicksOnDay;
  ClicksOnOffer: ClicksOnOffer;
  ClicksOnPage: ClicksOnPage;
  CollectSuppliersPayload: CollectSuppliersPayload;
  CompleteItemInput: CompleteItemInput;
  CompleteItemPayload: CompleteItemPayload;
  CompleteOnboardingInput: CompleteOnboardingInput;
  CompleteOnboardingPayload: CompleteOnboardingPayload;
  CompleteSectionInput: CompleteSectionInput;
  CompleteSectionPayload: CompleteSectionPayload;
  CompletedItemInput: CompletedItemInput;
  ConfirmCareContactInput: ConfirmCareContactInput;
  ConfirmCareContactPayload: ConfirmCareContactPayload;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: Omit<ConfirmEmailPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  ConfirmSecondFactorInput: ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: Omit<ConfirmSecondFactorPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  Consent: Consent;
  ConsentText: ConsentText;
  ContactMessage: ContactMessage;
  ContactMessageConnection: ContactMessageConnection;
  ContactMessageEdge: ContactMessageEdge;
  Content: ResolversInterfaceTypes<ResolversParentTypes>['Content'];
  CorrectPriceInput: CorrectPriceInput;
  CorrectPricePayload: Omit<CorrectPricePayload, 'product'> & { product?: Maybe<ResolversParentTypes['EditableProduct']> };
  CountedCategory: CountedCategory;
  CountedItem: CountedItem;
  CreateAccessTokenPayload: CreateAccessTokenPayload;
  CreateArticleInput: CreateArticleInput;
  CreateArticlePayload: Omit<CreateArticlePayload, 'article'> & { article?: Maybe<ResolversParentTypes['EditableArticle']> };
  CreateAuthorInput: CreateAuthorInput;
  CreateAuthorPayload: CreateAuthorPayload;
  CreateBiomarkerInput: CreateBiomarkerInput;
  CreateBiomarkerPayload: CreateBiomarkerPayload;
  CreateCategoryInput: CreateCategoryInput;
  CreateCategoryPayload: CreateCategoryPayload;
  CreateMrProviderInput: CreateMrProviderInput;
  CreateMrProviderPayload: CreateMrProviderPayload;
  CreatePageInput: CreatePageInput;
  CreatePagePayload: CreatePagePayload;
  CreateProductInput: CreateProductInput;
  CreateProductPayload: Omit<CreateProductPayload, 'product'> & { product?: Maybe<ResolversParentTypes['EditableProduct']> };
  CreateProtocolInput: CreateProtocolInput;
  CreateProtocolPayload: CreateProtocolPayload;
  CreateProviderFromSupplierInput: CreateProviderFromSupplierInput;
  CreateProviderFromSupplierPayload: CreateProviderFromSupplierPayload;
  CreateProviderInput: CreateProviderInput;
  CreateProviderPayload: CreateProviderPayload;
  CreateRedirectInput: CreateRedirectInput;
  CreateRedirectPayload: CreateRedirectPayload;
  CreateSynonymInput: CreateSynonymInput;
  CreateSynonymPayload: CreateSynonymPayload;
  DateTimeISO: Scalars['DateTimeISO']['output'];
  DeactivateProtocolInput: DeactivateProtocolInput;
  DeactivateProtocolPayload: DeactivateProtocolPayload;
  DecideHeldPriceInput: DecideHeldPriceInput;
  DecideHeldPricePayload: Omit<DecideHeldPricePayload, 'product'> & { product?: Maybe<ResolversParentTypes['EditableProduct']> };
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayload;
  DeleteArticleInput: DeleteArticleInput;
  DeleteArticlePayload: DeleteArticlePayload;
  DeleteAuthorInput: DeleteAuthorInput;
  DeleteAuthorPayload: DeleteAuthorPayload;
  DeleteBiomarkerInput: DeleteBiomarkerInput;
  DeleteBiomarkerPayload: DeleteBiomarkerPayload;
  DeleteCategoryInput: DeleteCategoryInput;
  DeleteCategoryPayload: DeleteCategoryPayload;
  DeleteContactMessageInput: DeleteContactMessageInput;
  DeleteContactMessagePayload: DeleteContactMessagePayload;
  DeleteImageInput: DeleteImageInput;
  DeleteImagePayload: DeleteImagePayload;
  DeleteMrProviderInput: DeleteMrProviderInput;
  DeleteMrProviderPayload: DeleteMrProviderPayload;
  DeletePageInput: DeletePageInput;
  DeletePagePayload: DeletePagePayload;
  DeleteProductInput: DeleteProductInput;
  DeleteProductPayload: Omit<DeleteProductPayload, 'product'> & { product?: Maybe<ResolversParentTypes['EditableProduct']> };
  DeleteProtocolInput: DeleteProtocolInput;
  DeleteProtocolPayload: DeleteProtocolPayload;
  DeleteProviderInput: DeleteProviderInput;
  DeleteProviderPayload: DeleteProviderPayload;
  DeleteRedirectInput: DeleteRedirectInput;
  DeleteRedirectPayload: DeleteRedirectPayload;
  DeleteSynonymInput: DeleteSynonymInput;
  DeleteSynonymPayload: DeleteSynonymPayload;
  DemoContents: DemoContents;
  EarlierFrequencyInput: EarlierFrequencyInput;
  EditableArticle: Omit<EditableArticle, 'author' | 'reviewedBy'> & { author: ResolversParentTypes['Author'], reviewedBy?: Maybe<ResolversParentTypes['Author']> };
  EditableArticleConnection: Omit<EditableArticleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['EditableArticleEdge']>, nodes: ReadonlyArray<ResolversParentTypes['EditableArticle']> };
  EditableArticleEdge: Omit<EditableArticleEdge, 'node'> & { node: ResolversParentTypes['EditableArticle'] };
  EditableAuthor: EditableAuthor;
  EditableBiomarker: EditableBiomarker;
  EditableCategory: EditableCategory;
  EditableGoalReason: EditableGoalReason;
  EditableJourneyText: EditableJourneyText;
  EditableMail: EditableMail;
  EditableMarkerQuestion: EditableMarkerQuestion;
  EditableMrProvider: EditableMrProvider;
  EditablePage: EditablePage;
  EditableProduct: Omit<EditableProduct, 'goals' | 'recordedPrices'> & { goals: ReadonlyArray<ResolversParentTypes['EditableGoalReason']>, recordedPrices: ReadonlyArray<ResolversParentTypes['RecordedPrice']> };
  EditableProductConnection: Omit<EditableProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['EditableProductEdge']>, nodes: ReadonlyArray<ResolversParentTypes['EditableProduct']> };
  EditableProductEdge: Omit<EditableProductEdge, 'node'> & { node: ResolversParentTypes['EditableProduct'] };
  EditableProvider: EditableProvider;
  EditableProviderConnection: EditableProviderConnection;
  EditableProviderEdge: EditableProviderEdge;
  EditableRedirect: EditableRedirect;
  EditableSite: EditableSite;
  EditableStartCard: EditableStartCard;
  EditableStartPage: EditableStartPage;
  EditableSynonym: EditableSynonym;
  EmailAddress: Scalars['EmailAddress']['output'];
  Equipment: Omit<Equipment, 'category' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'price' | 'priceHistory' | 'priceReduction' | 'provider'> & { category: ResolversParentTypes['Category'], goalReasons: ReadonlyArray<ResolversParentTypes['GoalReason']>, guides: ReadonlyArray<ResolversParentTypes['Article']>, listPrice?: Maybe<ResolversParentTypes['Money']>, lowestPrice30Days?: Maybe<ResolversParentTypes['Money']>, price?: Maybe<ResolversParentTypes['PriceRange']>, priceHistory: ReadonlyArray<ResolversParentTypes['PricePeriod']>, priceReduction?: Maybe<ResolversParentTypes['PriceReduction']>, provider?: Maybe<ResolversParentTypes['Provider']> };
  EraseAccountInput: EraseAccountInput;
  EraseAccountPayload: EraseAccountPayload;
  FieldError: FieldError;
  Finding: Finding;
  FindingLink: FindingLink;
  Float: Scalars['Float']['output'];
  FollowedInput: FollowedInput;
  GiveConsentInput: GiveConsentInput;
  GiveConsentPayload: Omit<GiveConsentPayload, 'consent' | 'me'> & { consent?: Maybe<ResolversParentTypes['Consent']>, me?: Maybe<ResolversParentTypes['Me']> };
  Goal: Omit<Goal, 'guide'> & { guide?: Maybe<ResolversParentTypes['Article']> };
  GoalChoice: GoalChoice;
  GoalReason: Omit<GoalReason, 'goal'> & { goal: ResolversParentTypes['Goal'] };
  GoalReasonInput: GoalReasonInput;
  GrantRoleInput: GrantRoleInput;
  GrantRolePayload: GrantRolePayload;
  GuestProtocolInput: GuestProtocolInput;
  GuestTrainingInput: GuestTrainingInput;
  HealthTest: Omit<HealthTest, 'category' | 'cheaperTests' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'markers' | 'price' | 'priceHistory' | 'priceReduction' | 'provider'> & { category: ResolversParentTypes['Category'], cheaperTests?: Maybe<ResolversParentTypes['CheaperTests']>, goalReasons: ReadonlyArray<ResolversParentTypes['GoalReason']>, guides: ReadonlyArray<ResolversParentTypes['Article']>, listPrice?: Maybe<ResolversParentTypes['Money']>, lowestPrice30Days?: Maybe<ResolversParentTypes['Money']>, markers: ReadonlyArray<ResolversParentTypes['Biomarker']>, price?: Maybe<ResolversParentTypes['PriceRange']>, priceHistory: ReadonlyArray<ResolversParentTypes['PricePeriod']>, priceReduction?: Maybe<ResolversParentTypes['PriceReduction']>, provider?: Maybe<ResolversParentTypes['Provider']> };
  ID: Scalars['ID']['output'];
  Image: Image;
  ImageUse: ImageUse;
  ImageVariant: ImageVariant;
  ImportCatalogueInput: ImportCatalogueInput;
  ImportCataloguePayload: ImportCataloguePayload;
  Int: Scalars['Int']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  Journey: Journey;
  JourneyCategory: JourneyCategory;
  JourneyGoals: JourneyGoals;
  JourneyItemView: JourneyItemView;
  JourneyPauseView: JourneyPauseView;
  JourneyStep: ResolversInterfaceTypes<ResolversParentTypes>['JourneyStep'];
  JourneyText: JourneyText;
  JourneyTextWording: JourneyTextWording;
  JourneyWeek: JourneyWeek;
  KeptData: KeptData;
  KindFacet: KindFacet;
  LeaveDemoPayload: LeaveDemoPayload;
  LibraryImage: LibraryImage;
  LibraryImageConnection: LibraryImageConnection;
  LibraryImageEdge: LibraryImageEdge;
  LinkProviderLogoInput: LinkProviderLogoInput;
  LinkProviderLogoPayload: LinkProviderLogoPayload;
  ListedAccount: ListedAccount;
  LocalDate: Scalars['LocalDate']['output'];
  MailPreview: MailPreview;
  MailPreviewInput: MailPreviewInput;
  MailVariable: MailVariable;
  MailWording: MailWording;
  MailedLink: MailedLink;
  MarkerCover: Omit<MarkerCover, 'combination' | 'fewest' | 'markers' | 'savings' | 'single' | 'unmeasured'> & { combination?: Maybe<ResolversParentTypes['MarkerCoverChoice']>, fewest?: Maybe<ResolversParentTypes['MarkerCoverChoice']>, markers: ReadonlyArray<ResolversParentTypes['Biomarker']>, savings: ReadonlyArray<ResolversParentTypes['MarkerSaving']>, single?: Maybe<ResolversParentTypes['MarkerCoverChoice']>, unmeasured: ReadonlyArray<ResolversParentTypes['Biomarker']> };
  MarkerCoverChoice: Omit<MarkerCoverChoice, 'measured' | 'missing' | 'overlap' | 'price' | 'pricePerMarker' | 'tests'> & { measured: ReadonlyArray<ResolversParentTypes['Biomarker']>, missing: ReadonlyArray<ResolversParentTypes['Biomarker']>, overlap: ReadonlyArray<ResolversParentTypes['Biomarker']>, price: ResolversParentTypes['Money'], pricePerMarker: ResolversParentTypes['Money'], tests: ReadonlyArray<ResolversParentTypes['HealthTest']> };
  MarkerQuestion: Omit<MarkerQuestion, 'guide' | 'markers'> & { guide?: Maybe<ResolversParentTypes['Article']>, markers: ReadonlyArray<ResolversParentTypes['Biomarker']> };
  MarkerQuestionWording: MarkerQuestionWording;
  MarkerSaving: Omit<MarkerSaving, 'marker' | 'saving'> & { marker: ResolversParentTypes['Biomarker'], saving: ResolversParentTypes['Money'] };
  Me: Omit<Me, 'consents' | 'priceWatches'> & { consents: ReadonlyArray<ResolversParentTypes['Consent']>, priceWatches: ReadonlyArray<ResolversParentTypes['PriceWatch']> };
  MergeAnalysesInput: MergeAnalysesInput;
  MergeAnalysesPayload: MergeAnalysesPayload;
  MergeJourneyInput: MergeJourneyInput;
  MergeJourneyPayload: MergeJourneyPayload;
  MergeProgrammesInput: MergeProgrammesInput;
  MergeProgrammesPayload: MergeProgrammesPayload;
  MergeProtocolsInput: MergeProtocolsInput;
  MergeProtocolsPayload: MergeProtocolsPayload;
  MergeProviderInput: MergeProviderInput;
  MergeProviderPayload: MergeProviderPayload;
  MergedLevelInput: MergedLevelInput;
  MergedProtocolInput: MergedProtocolInput;
  MergedSectionInput: MergedSectionInput;
  MergedStepInput: MergedStepInput;
  MergedTickInput: MergedTickInput;
  Money: Money;
  MrProvider: Omit<MrProvider, 'price'> & { price: ResolversParentTypes['PriceRange'] };
  Mutation: Record<PropertyKey, never>;
  NamedMarker: Omit<NamedMarker, 'marker'> & { marker: ResolversParentTypes['Biomarker'] };
  NearNameInput: NearNameInput;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OnboardingAnswers: OnboardingAnswers;
  OwnSession: OwnSession;
  Page: Page;
  PageInfo: PageInfo;
  PageLink: PageLink;
  PageSection: PageSection;
  PageSectionInput: PageSectionInput;
  PauseInput: PauseInput;
  PlannedActivity: PlannedActivity;
  PlannedInput: PlannedInput;
  PreviewCatalogueImportInput: PreviewCatalogueImportInput;
  PreviewCatalogueImportPayload: PreviewCatalogueImportPayload;
  PriceBounds: PriceBounds;
  PricePeriod: Omit<PricePeriod, 'price'> & { price: ResolversParentTypes['Money'] };
  PriceRange: Omit<PriceRange, 'from' | 'to'> & { from: ResolversParentTypes['Money'], to?: Maybe<ResolversParentTypes['Money']> };
  PriceReduction: Omit<PriceReduction, 'lowestBefore'> & { lowestBefore: ResolversParentTypes['Money'] };
  PriceWatch: Omit<PriceWatch, 'price' | 'product'> & { price: ResolversParentTypes['Money'], product?: Maybe<ResolversParentTypes['Product']> };
  Product: ResolversInterfaceTypes<ResolversParentTypes>['Product'];
  ProductConnection: Omit<ProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Product']> };
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFacets: Omit<ProductFacets, 'categories'> & { categories: ReadonlyArray<ResolversParentTypes['CategoryFacet']> };
  ProductFilter: ProductFilter;
  ProductSearchConnection: Omit<ProductSearchConnection, 'edges' | 'facets' | 'goalsWithoutProducts' | 'nodes' | 'searchGuides'> & { edges: ReadonlyArray<ResolversParentTypes['ProductEdge']>, facets: ResolversParentTypes['ProductFacets'], goalsWithoutProducts: ReadonlyArray<ResolversParentTypes['Goal']>, nodes: ReadonlyArray<ResolversParentTypes['Product']>, searchGuides: ReadonlyArray<ResolversParentTypes['Article']> };
  Programme: Programme;
  ProgrammeActivity: ProgrammeActivity;
  ProgrammeBlock: ProgrammeBlock;
  ProgrammeCard: ProgrammeCard;
  ProgrammeCategory: ProgrammeCategory;
  ProgrammeDay: ProgrammeDay;
  ProgrammeGoal: ProgrammeGoal;
  ProgrammeLink: ProgrammeLink;
  ProgrammeMonth: ProgrammeMonth;
  ProgrammeNotice: ProgrammeNotice;
  ProgrammePhase: ProgrammePhase;
  ProgrammePoint: ProgrammePoint;
  ProgrammePosition: ProgrammePosition;
  ProgrammePreview: ProgrammePreview;
  ProgrammeProgress: ProgrammeProgress;
  ProgrammeQuestion: ProgrammeQuestion;
  ProgrammeReadiness: ProgrammeReadiness;
  ProgrammeResource: ProgrammeResource;
  ProgrammeResources: ProgrammeResources;
  ProgrammeRoadmapStep: ProgrammeRoadmapStep;
  ProgrammeRoutine: ProgrammeRoutine;
  ProgrammeSection: ProgrammeSection;
  ProgrammeStat: ProgrammeStat;
  ProgrammeTier: ProgrammeTier;
  ProgrammeTimePart: ProgrammeTimePart;
  ProgrammeTimeSplit: ProgrammeTimeSplit;
  Protocol: Protocol;
  ProtocolDay: ProtocolDay;
  ProtocolStep: ProtocolStep;
  ProtocolStepInput: ProtocolStepInput;
  ProtocolTemplate: ProtocolTemplate;
  ProtocolTestData: ProtocolTestData;
  Provider: Omit<Provider, 'areas' | 'products'> & { areas: ReadonlyArray<ResolversParentTypes['ProviderArea']>, products?: Maybe<ResolversParentTypes['ProductConnection']> };
  ProviderArea: ProviderArea;
  ProviderConnection: Omit<ProviderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProviderEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Provider']> };
  ProviderEdge: Omit<ProviderEdge, 'node'> & { node: ResolversParentTypes['Provider'] };
  ProviderLogo: ProviderLogo;
  Query: Record<PropertyKey, never>;
  Question: Question;
  QuestionOption: QuestionOption;
  Questionnaire: Questionnaire;
  QuestionnaireAnswers: QuestionnaireAnswers;
  QuestionnaireStep: QuestionnaireStep;
  Recommendation: Recommendation;
  RecordActivityInput: RecordActivityInput;
  RecordActivityPayload: RecordActivityPayload;
  RecordedPrice: Omit<RecordedPrice, 'price'> & { price?: Maybe<ResolversParentTypes['Money']> };
  RedFlag: RedFlag;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: Omit<RefreshSessionPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  RemoveAnalysisInput: RemoveAnalysisInput;
  RemoveAnalysisPayload: RemoveAnalysisPayload;
  RemovePlannedInput: RemovePlannedInput;
  RemovePlannedPayload: RemovePlannedPayload;
  RemoveSecondFactorInput: RemoveSecondFactorInput;
  RemoveSecondFactorPayload: Omit<RemoveSecondFactorPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  RemoveSupplierSourceInput: RemoveSupplierSourceInput;
  RemoveSupplierSourcePayload: RemoveSupplierSourcePayload;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: Omit<RenewRecoveryCodesPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResendConfirmationInput: ResendConfirmationInput;
  ResendConfirmationPayload: ResendConfirmationPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ResetProgrammeInput: ResetProgrammeInput;
  ResetProgrammePayload: ResetProgrammePayload;
  RestoreDeletedInput: RestoreDeletedInput;
  RestoreDeletedPayload: RestoreDeletedPayload;
  ReturnToDemoPayload: ReturnToDemoPayload;
  RevokeRoleInput: RevokeRoleInput;
  RevokeRolePayload: Omit<RevokeRolePayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionPayload: Omit<RevokeSessionPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  RoleHolder: RoleHolder;
  SecondFactor: SecondFactor;
  SecondFactorSetup: SecondFactorSetup;
  SectionProgress: SectionProgress;
  SendContactMessageInput: SendContactMessageInput;
  SendContactMessagePayload: SendContactMessagePayload;
  SendTestMailInput: SendTestMailInput;
  SendTestMailPayload: SendTestMailPayload;
  SetContactMessageHandledInput: SetContactMessageHandledInput;
  SetContactMessageHandledPayload: SetContactMessageHandledPayload;
  SetDailyAimInput: SetDailyAimInput;
  SetDailyAimPayload: SetDailyAimPayload;
  SetPauseInput: SetPauseInput;
  SetPausePayload: SetPausePayload;
  SetPlannedInput: SetPlannedInput;
  SetPlannedPayload: SetPlannedPayload;
  SetProductAvailabilityInput: SetProductAvailabilityInput;
  SetProductAvailabilityPayload: Omit<SetProductAvailabilityPayload, 'product'> & { product?: Maybe<ResolversParentTypes['EditableProduct']> };
  SetSiteOpenInput: SetSiteOpenInput;
  SetSiteOpenPayload: SetSiteOpenPayload;
  SetupStepState: SetupStepState;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  SignOutEverywherePayload: SignOutEverywherePayload;
  SignOutPayload: SignOutPayload;
  SignUpInput: SignUpInput;
  SignUpPayload: SignUpPayload;
  Site: Site;
  SiteAnalytics: SiteAnalytics;
  SiteCheck: SiteCheck;
  SiteFooterGroup: SiteFooterGroup;
  SiteFooterGroupInput: SiteFooterGroupInput;
  SiteLink: SiteLink;
  SiteLinkInput: SiteLinkInput;
  SiteSearch: SiteSearch;
  SiteSearchGroup: SiteSearchGroup;
  SiteSearchHit: SiteSearchHit;
  SiteSettingsPayload: ResolversInterfaceTypes<ResolversParentTypes>['SiteSettingsPayload'];
  SleepTestData: SleepTestData;
  StartCard: StartCard;
  StartCardInput: StartCardInput;
  StartPage: StartPage;
  StartProtocolInput: StartProtocolInput;
  StartProtocolPayload: StartProtocolPayload;
  StepCategory: StepCategory;
  String: Scalars['String']['output'];
  SuggestedActivity: SuggestedActivity;
  Supplement: Omit<Supplement, 'category' | 'goalReasons' | 'guides' | 'listPrice' | 'lowestPrice30Days' | 'price' | 'priceHistory' | 'pricePerDose' | 'priceReduction' | 'provider'> & { category: ResolversParentTypes['Category'], goalReasons: ReadonlyArray<ResolversParentTypes['GoalReason']>, guides: ReadonlyArray<ResolversParentTypes['Article']>, listPrice?: Maybe<ResolversParentTypes['Money']>, lowestPrice30Days?: Maybe<ResolversParentTypes['Money']>, price?: Maybe<ResolversParentTypes['PriceRange']>, priceHistory: ReadonlyArray<ResolversParentTypes['PricePeriod']>, pricePerDose?: Maybe<ResolversParentTypes['Money']>, priceReduction?: Maybe<ResolversParentTypes['PriceReduction']>, provider?: Maybe<ResolversParentTypes['Provider']> };
  Supplier: Supplier;
  SupplierCollection: SupplierCollection;
  SupplierConnection: SupplierConnection;
  SupplierEdge: SupplierEdge;
  SupplierFactSource: SupplierFactSource;
  SupplierSource: SupplierSource;
  TakeBackInput: TakeBackInput;
  TakeBackPayload: TakeBackPayload;
  TextHeading: TextHeading;
  Tokens: Tokens;
  TrainingMethod: Omit<TrainingMethod, 'guide'> & { guide?: Maybe<ResolversParentTypes['Article']> };
  TrainingTestData: TrainingTestData;
  URL: Scalars['URL']['output'];
  UnblockAccountInput: UnblockAccountInput;
  UnblockAccountPayload: UnblockAccountPayload;
  UndoItemInput: UndoItemInput;
  UndoItemPayload: UndoItemPayload;
  UnlinkProviderLogoInput: UnlinkProviderLogoInput;
  UnlinkProviderLogoPayload: UnlinkProviderLogoPayload;
  UnlockedInput: UnlockedInput;
  UnreadPage: UnreadPage;
  UnwatchPriceInput: UnwatchPriceInput;
  UnwatchPricePayload: Omit<UnwatchPricePayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  UpNext: UpNext;
  UpdateArticleImageInput: UpdateArticleImageInput;
  UpdateArticleImagePayload: Omit<UpdateArticleImagePayload, 'article'> & { article?: Maybe<ResolversParentTypes['Article']> };
  UpdateArticleInput: UpdateArticleInput;
  UpdateArticlePayload: Omit<UpdateArticlePayload, 'article'> & { article?: Maybe<ResolversParentTypes['EditableArticle']> };
  UpdateAuthorInput: UpdateAuthorInput;
  UpdateAuthorPayload: UpdateAuthorPayload;
  UpdateBiomarkerInput: UpdateBiomarkerInput;
  UpdateBiomarkerPayload: UpdateBiomarkerPayload;
  UpdateCategoryInput: UpdateCategoryInput;
  UpdateCategoryPayload: UpdateCategoryPayload;
  UpdateImageInput: UpdateImageInput;
  UpdateImagePayload: UpdateImagePayload;
  UpdateJourneyTextInput: UpdateJourneyTextInput;
  UpdateJourneyTextPayload: UpdateJourneyTextPayload;
  UpdateMailInput: UpdateMailInput;
  UpdateMailPayload: UpdateMailPayload;
  UpdateMarkerQuestionInput: UpdateMarkerQuestionInput;
  UpdateMarkerQuestionPayload: UpdateMarkerQuestionPayload;
  UpdateMrProviderInput: UpdateMrProviderInput;
  UpdateMrProviderPayload: UpdateMrProviderPayload;
  UpdatePageInput: UpdatePageInput;
  UpdatePagePayload: UpdatePagePayload;
  UpdateProductInput: UpdateProductInput;
  UpdateProductPayload: Omit<UpdateProductPayload, 'product'> & { product?: Maybe<ResolversParentTypes['EditableProduct']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  UpdateProtocolInput: UpdateProtocolInput;
  UpdateProtocolPayload: UpdateProtocolPayload;
  UpdateProviderInput: UpdateProviderInput;
  UpdateProviderPayload: UpdateProviderPayload;
  UpdateRedirectInput: UpdateRedirectInput;
  UpdateRedirectPayload: UpdateRedirectPayload;
  UpdateSiteAnalyticsInput: UpdateSiteAnalyticsInput;
  UpdateSiteAnalyticsPayload: UpdateSiteAnalyticsPayload;
  UpdateSiteAreasInput: UpdateSiteAreasInput;
  UpdateSiteAreasPayload: UpdateSiteAreasPayload;
  UpdateSiteLookInput: UpdateSiteLookInput;
  UpdateSiteLookPayload: UpdateSiteLookPayload;
  UpdateSiteMenuInput: UpdateSiteMenuInput;
  UpdateSiteMenuPayload: UpdateSiteMenuPayload;
  UpdateSiteSettingsInput: UpdateSiteSettingsInput;
  UpdateSiteSettingsPayload: UpdateSiteSettingsPayload;
  UpdateStartPageInput: UpdateStartPageInput;
  UpdateStartPagePayload: UpdateStartPagePayload;
  UpdateSupplierInput: UpdateSupplierInput;
  UpdateSupplierPayload: UpdateSupplierPayload;
  UpdateSynonymInput: UpdateSynonymInput;
  UpdateSynonymPayload: UpdateSynonymPayload;
  Upload: Scalars['Upload']['output'];
  UploadImagesInput: UploadImagesInput;
  UploadImagesPayload: UploadImagesPayload;
  UploadResult: UploadResult;
  VerifyAgainInput: VerifyAgainInput;
  VerifyAgainPayload: VerifyAgainPayload;
  Version: Version;
  VersionComparison: VersionComparison;
  VisitSectionInput: VisitSectionInput;
  VisitSectionPayload: VisitSectionPayload;
  WatchPriceInput: WatchPriceInput;
  WatchPricePayload: Omit<WatchPricePayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  WithdrawConsentInput: WithdrawConsentInput;
  WithdrawConsentPayload: Omit<WithdrawConsentPayload, 'consent' | 'me'> & { consent?: Maybe<ResolversParentTypes['Consent']>, me?: Maybe<ResolversParentTypes['Me']> };
};

export type AccountConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AccountConnection'] = ResolversParentTypes['AccountConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ListedAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AccountEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AccountEdge'] = ResolversParentTypes['AccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListedAccount'], ParentType, ContextType>;
};

export type AccountEventResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AccountEvent'] = ResolversParentTypes['AccountEvent']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AchievementResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Achievement'] = ResolversParentTypes['Achievement']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUnlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unlockedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
};

export type ActiveProtocolResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ActiveProtocol'] = ResolversParentTypes['ActiveProtocol']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  protocol?: Resolver<ResolversTypes['Protocol'], ParentType, ContextType>;
  startedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  targetEndOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type ActivityCategoryResolvers = { KNOWLEDGE: 'knowledge', MENTAL: 'mental', PHYSICAL: 'physical', TESTING: 'testing', TRAINING: 'träning' };

export type ActivityEntryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ActivityEntry'] = ResolversParentTypes['ActivityEntry']> = {
  category?: Resolver<Maybe<ResolversTypes['ActivityCategory']>, ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ActivityType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityTypeResolvers = { ARTICLE: 'article', COMPARISON: 'comparison', SECTION: 'section', STEP: 'step', TEST: 'test', VISIT: 'visit' };

export type AddSupplierSourcePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AddSupplierSourcePayload'] = ResolversParentTypes['AddSupplierSourcePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  supplierSource?: Resolver<Maybe<ResolversTypes['SupplierSource']>, ParentType, ContextType>;
};

export type AffiliateClickConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AffiliateClickConnection'] = ResolversParentTypes['AffiliateClickConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AffiliateClickEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AffiliateClickCount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AffiliateClickCountResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AffiliateClickCount'] = ResolversParentTypes['AffiliateClickCount']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AffiliateLinkKind'], ParentType, ContextType>;
  mrProviderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AffiliateClickEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AffiliateClickEdge'] = ResolversParentTypes['AffiliateClickEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AffiliateClickCount'], ParentType, ContextType>;
};

export type AffiliateClickReportResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AffiliateClickReport'] = ResolversParentTypes['AffiliateClickReport']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['ClicksOnDay']>, ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['ClicksOnPage']>, ParentType, ContextType>;
  previousClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnalysisResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Analysis'] = ResolversParentTypes['Analysis']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['SuggestedActivity']>, ParentType, ContextType>;
  aiRecommendations?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  careContactedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['AnalysisChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['Finding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFallback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TestKind'], ParentType, ContextType>;
  measure?: Resolver<Maybe<ResolversTypes['AnalysisMeasure']>, ParentType, ContextType>;
  redFlags?: Resolver<ReadonlyArray<ResolversTypes['RedFlag']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['AnalysisSection']>, ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['AnalysisShape'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['AnalysisSource'], ParentType, ContextType>;
  suggestedGoal?: Resolver<Maybe<ResolversTypes['ProtocolGoal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnalysisChangeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalysisChange'] = ResolversParentTypes['AnalysisChange']> = {
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalysisConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalysisConnection'] = ResolversParentTypes['AnalysisConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AnalysisEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Analysis']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AnalysisEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalysisEdge'] = ResolversParentTypes['AnalysisEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Analysis'], ParentType, ContextType>;
};

export type AnalysisMeasureResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalysisMeasure'] = ResolversParentTypes['AnalysisMeasure']> = {
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trend?: Resolver<Maybe<ResolversTypes['AnalysisTrend']>, ParentType, ContextType>;
};

export type AnalysisSectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalysisSection'] = ResolversParentTypes['AnalysisSection']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AnalysisSectionKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalysisSectionKindResolvers = { CHANGES: 'changes', FINDINGS: 'findings', MONTH: 'month', OTHER: 'other', RED_FLAGS: 'red-flags', SUMMARY: 'summary', TESTS: 'tests', TODAY: 'today', WEEK: 'week' };

export type AnalysisShapeResolvers = { CARE_FIRST: 'care-first', CARE_ONLY: 'care-only', PLAN: 'plan' };

export type AnalysisSourceResolvers = { BUILT_IN: 'built-in', SERVICE: 'service' };

export type AnalysisTrendResolvers = { BETTER: 'better', SAME: 'same', WORSE: 'worse' };

export type AnalyzeProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalyzeProtocolPayload'] = ResolversParentTypes['AnalyzeProtocolPayload']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['SuggestedActivity']>, ParentType, ContextType>;
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['Finding']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['AnalysisSource']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnalyzeSleepPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalyzeSleepPayload'] = ResolversParentTypes['AnalyzeSleepPayload']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['SuggestedActivity']>, ParentType, ContextType>;
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['Finding']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['AnalysisSource']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnalyzeTrainingPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnalyzeTrainingPayload'] = ResolversParentTypes['AnalyzeTrainingPayload']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['SuggestedActivity']>, ParentType, ContextType>;
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['Finding']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['AnalysisSource']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnswerQuestionnairePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AnswerQuestionnairePayload'] = ResolversParentTypes['AnswerQuestionnairePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  badges?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Difficulty']>, ParentType, ContextType>;
  headings?: Resolver<ReadonlyArray<ResolversTypes['TextHeading']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markerQuestions?: Resolver<ReadonlyArray<ResolversTypes['MarkerQuestion']>, ParentType, ContextType>;
  namedMarkers?: Resolver<ReadonlyArray<ResolversTypes['NamedMarker']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  readTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  reviewedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['ArticleSource']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
  topicLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ArticleConnection'] = ResolversParentTypes['ArticleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ArticleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArticleEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ArticleEdge'] = ResolversParentTypes['ArticleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
};

export type ArticleSourceResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ArticleSource'] = ResolversParentTypes['ArticleSource']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ArticleTopicResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ArticleTopic'] = ResolversParentTypes['ArticleTopic']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditLogConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AuditLogConnection'] = ResolversParentTypes['AuditLogConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditLogEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditLogEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditLogEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AuditLogEdge'] = ResolversParentTypes['AuditLogEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditLogEntry'], ParentType, ContextType>;
};

export type AuditLogEntryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['AuditLogEntry'] = ResolversParentTypes['AuditLogEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actorEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectType?: Resolver<ResolversTypes['AuditSubject'], ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  articles?: Resolver<ResolversTypes['ArticleConnection'], ParentType, ContextType, Partial<AuthorArticlesArgs>>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bioHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isExample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BeginSecondFactorPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['BeginSecondFactorPayload'] = ResolversParentTypes['BeginSecondFactorPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  setup?: Resolver<Maybe<ResolversTypes['SecondFactorSetup']>, ParentType, ContextType>;
};

export type BiomarkerResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Biomarker'] = ResolversParentTypes['Biomarker']> = {
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guides?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<BiomarkerProductsArgs>>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['Biomarker']>, ParentType, ContextType>;
  searchTerms?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockAccountPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['BlockAccountPayload'] = ResolversParentTypes['BlockAccountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['ListedAccount']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type CancelSupplierCollectionPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CancelSupplierCollectionPayload'] = ResolversParentTypes['CancelSupplierCollectionPayload']> = {
  collection?: Resolver<Maybe<ResolversTypes['SupplierCollection']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type CatalogueImportResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CatalogueImport'] = ResolversParentTypes['CatalogueImport']> = {
  bad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['CatalogueImportChange']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldPrices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isUnreadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nearNames?: Resolver<ReadonlyArray<ResolversTypes['CatalogueImportNearName']>, ParentType, ContextType>;
  nearNamesTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problemReport?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['CatalogueImportProblem']>, ParentType, ContextType>;
  problemsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadPrices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogueImportChangeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CatalogueImportChange'] = ResolversParentTypes['CatalogueImportChange']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceReading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogueImportNearNameResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CatalogueImportNearName'] = ResolversParentTypes['CatalogueImportNearName']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherLine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  otherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CatalogueImportProblemResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CatalogueImportProblem'] = ResolversParentTypes['CatalogueImportProblem']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<CategoryProductsArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryColourResolvers = { BLUE: 'blue', GREEN: 'green', GREY: 'grey', PURPLE: 'purple', RED: 'red', YELLOW: 'yellow' };

export type CategoryFacetResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CategoryFacet'] = ResolversParentTypes['CategoryFacet']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangeEmailPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};

export type CheaperTestResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CheaperTest'] = ResolversParentTypes['CheaperTest']> = {
  missingMarkerNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sharedMarkerNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  test?: Resolver<ResolversTypes['HealthTest'], ParentType, ContextType>;
};

export type CheaperTestsResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CheaperTests'] = ResolversParentTypes['CheaperTests']> = {
  comparedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  markerNamesOnlyHere?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  nearest?: Resolver<ReadonlyArray<ResolversTypes['CheaperTest']>, ParentType, ContextType>;
};

export type CheckMrProviderPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CheckMrProviderPayload'] = ResolversParentTypes['CheckMrProviderPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  mrProvider?: Resolver<Maybe<ResolversTypes['EditableMrProvider']>, ParentType, ContextType>;
};

export type CheckProductPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CheckProductPayload'] = ResolversParentTypes['CheckProductPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['EditableProduct']>, ParentType, ContextType>;
};

export type ChecklistResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Checklist'] = ResolversParentTypes['Checklist']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekly?: Resolver<ReadonlyArray<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
};

export type ChecklistItemResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ChecklistItem'] = ResolversParentTypes['ChecklistItem']> = {
  category?: Resolver<ResolversTypes['StepCategory'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  completionNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dosage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Frequency'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  protocolKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  protocolName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeOfDay?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClicksByOfferConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ClicksByOfferConnection'] = ResolversParentTypes['ClicksByOfferConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ClicksByOfferEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ClicksOnOffer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ClicksByOfferEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ClicksByOfferEdge'] = ResolversParentTypes['ClicksByOfferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ClicksOnOffer'], ParentType, ContextType>;
};

export type ClicksOnDayResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ClicksOnDay'] = ResolversParentTypes['ClicksOnDay']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type ClicksOnOfferResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ClicksOnOffer'] = ResolversParentTypes['ClicksOnOffer']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AffiliateLinkKind'], ParentType, ContextType>;
  previousClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClicksOnPageResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ClicksOnPage'] = ResolversParentTypes['ClicksOnPage']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectSuppliersPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CollectSuppliersPayload'] = ResolversParentTypes['CollectSuppliersPayload']> = {
  collection?: Resolver<Maybe<ResolversTypes['SupplierCollection']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  suppliers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  totalCollected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompleteItemPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CompleteItemPayload'] = ResolversParentTypes['CompleteItemPayload']> = {
  checklist?: Resolver<Maybe<ResolversTypes['Checklist']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
  streakReached?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unlocked?: Resolver<ReadonlyArray<ResolversTypes['Achievement']>, ParentType, ContextType>;
};

export type CompleteOnboardingPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CompleteOnboardingPayload'] = ResolversParentTypes['CompleteOnboardingPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type CompleteSectionPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CompleteSectionPayload'] = ResolversParentTypes['CompleteSectionPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ProgrammeProgress']>, ParentType, ContextType>;
};

export type ConfirmCareContactPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ConfirmCareContactPayload'] = ResolversParentTypes['ConfirmCareContactPayload']> = {
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};

export type ConfirmSecondFactorPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ConfirmSecondFactorPayload'] = ResolversParentTypes['ConfirmSecondFactorPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  givenAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConsentKind'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsentTextResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ConsentText'] = ResolversParentTypes['ConsentText']> = {
  kind?: Resolver<ResolversTypes['ConsentKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactMessageResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ContactMessage'] = ResolversParentTypes['ContactMessage']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  handledByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactMessageConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ContactMessageConnection'] = ResolversParentTypes['ContactMessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ContactMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ContactMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ContactMessageEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ContactMessageEdge'] = ResolversParentTypes['ContactMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType>;
};

export type ContentResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  __resolveType: TypeResolveFn<'ActivityEntry' | 'Article' | 'CountedItem' | 'JourneyItemView' | 'Page' | 'PlannedActivity' | 'Programme' | 'Recommendation' | 'TrainingMethod' | 'UpNext', ParentType, ContextType>;
};

export type CorrectPricePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CorrectPricePayload'] = ResolversParentTypes['CorrectPricePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['EditableProduct']>, ParentType, ContextType>;
};

export type CountedCategoryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CountedCategory'] = ResolversParentTypes['CountedCategory']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['CountedItem']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['JourneyCategoryKey'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountedItemResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CountedItem'] = ResolversParentTypes['CountedItem']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
};

export type CreateArticlePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateArticlePayload'] = ResolversParentTypes['CreateArticlePayload']> = {
  article?: Resolver<Maybe<ResolversTypes['EditableArticle']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type CreateAuthorPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateAuthorPayload'] = ResolversParentTypes['CreateAuthorPayload']> = {
  author?: Resolver<Maybe<ResolversTypes['EditableAuthor']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type CreateBiomarkerPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateBiomarkerPayload'] = ResolversParentTypes['CreateBiomarkerPayload']> = {
  biomarker?: Resolver<Maybe<ResolversTypes['EditableBiomarker']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type CreateCategoryPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateCategoryPayload'] = ResolversParentTypes['CreateCategoryPayload']> = {
  category?: Resolver<Maybe<ResolversTypes['EditableCategory']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type CreateMrProviderPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateMrProviderPayload'] = ResolversParentTypes['CreateMrProviderPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  mrProvider?: Resolver<Maybe<ResolversTypes['EditableMrProvider']>, ParentType, ContextType>;
};

export type CreatePagePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreatePagePayload'] = ResolversParentTypes['CreatePagePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['EditablePage']>, ParentType, ContextType>;
};

export type CreateProductPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateProductPayload'] = ResolversParentTypes['CreateProductPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['EditableProduct']>, ParentType, ContextType>;
};

export type CreateProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateProtocolPayload'] = ResolversParentTypes['CreateProtocolPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['Protocol']>, ParentType, ContextType>;
};

export type CreateProviderFromSupplierPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateProviderFromSupplierPayload'] = ResolversParentTypes['CreateProviderFromSupplierPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['EditableProvider']>, ParentType, ContextType>;
};

export type CreateProviderPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateProviderPayload'] = ResolversParentTypes['CreateProviderPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['EditableProvider']>, ParentType, ContextType>;
};

export type CreateRedirectPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateRedirectPayload'] = ResolversParentTypes['CreateRedirectPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['EditableRedirect']>, ParentType, ContextType>;
};

export type CreateSynonymPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['CreateSynonymPayload'] = ResolversParentTypes['CreateSynonymPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  synonym?: Resolver<Maybe<ResolversTypes['EditableSynonym']>, ParentType, ContextType>;
};

export type CurrentHealthResolvers = { AVERAGE: 'average', EXCELLENT: 'excellent', GOOD: 'good', POOR: 'poor', UNKNOWN: 'unknown' };

export interface DateTimeIsoScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTimeISO'], any> {
  name: 'DateTimeISO';
}

export type DeactivateProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeactivateProtocolPayload'] = ResolversParentTypes['DeactivateProtocolPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['Protocol']>, ParentType, ContextType>;
};

export type DecideHeldPricePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DecideHeldPricePayload'] = ResolversParentTypes['DecideHeldPricePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['EditableProduct']>, ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteArticlePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteArticlePayload'] = ResolversParentTypes['DeleteArticlePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteAuthorPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteAuthorPayload'] = ResolversParentTypes['DeleteAuthorPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteBiomarkerPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteBiomarkerPayload'] = ResolversParentTypes['DeleteBiomarkerPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteCategoryPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteCategoryPayload'] = ResolversParentTypes['DeleteCategoryPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteContactMessagePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteContactMessagePayload'] = ResolversParentTypes['DeleteContactMessagePayload']> = {
  deletedKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteImagePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteImagePayload'] = ResolversParentTypes['DeleteImagePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteMrProviderPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteMrProviderPayload'] = ResolversParentTypes['DeleteMrProviderPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  mrProvider?: Resolver<Maybe<ResolversTypes['EditableMrProvider']>, ParentType, ContextType>;
};

export type DeletePagePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeletePagePayload'] = ResolversParentTypes['DeletePagePayload']> = {
  deletedSlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteProductPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteProductPayload'] = ResolversParentTypes['DeleteProductPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['EditableProduct']>, ParentType, ContextType>;
};

export type DeleteProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteProtocolPayload'] = ResolversParentTypes['DeleteProtocolPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteProviderPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteProviderPayload'] = ResolversParentTypes['DeleteProviderPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteRedirectPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteRedirectPayload'] = ResolversParentTypes['DeleteRedirectPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteSynonymPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DeleteSynonymPayload'] = ResolversParentTypes['DeleteSynonymPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DemoContentsResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['DemoContents'] = ResolversParentTypes['DemoContents']> = {
  leftAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  mrProviderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownProductCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  providerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnableUntil?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
};

export type DifficultyResolvers = { EASY: 'lätt', HARD: 'svår', MEDIUM: 'medium' };

export type EditableArticleResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableArticle'] = ResolversParentTypes['EditableArticle']> = {
  aliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  badges?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countsAsTraining?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Difficulty']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  readTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  reviewedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ArticleState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableArticleConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableArticleConnection'] = ResolversParentTypes['EditableArticleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EditableArticleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EditableArticle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableArticleEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableArticleEdge'] = ResolversParentTypes['EditableArticleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EditableArticle'], ParentType, ContextType>;
};

export type EditableAuthorResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableAuthor'] = ResolversParentTypes['EditableAuthor']> = {
  articleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableBiomarkerResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableBiomarker'] = ResolversParentTypes['EditableBiomarker']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guideSlugs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMeasured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableCategoryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableCategory'] = ResolversParentTypes['EditableCategory']> = {
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableGoalReasonResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableGoalReason'] = ResolversParentTypes['EditableGoalReason']> = {
  goal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditableJourneyTextResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableJourneyText'] = ResolversParentTypes['EditableJourneyText']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JourneyTextKind'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['JourneyTextWording'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableMailResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableMail'] = ResolversParentTypes['EditableMail']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  button?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MailKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occasion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['MailWording'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variables?: Resolver<ReadonlyArray<ResolversTypes['MailVariable']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableMarkerQuestionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableMarkerQuestion'] = ResolversParentTypes['EditableMarkerQuestion']> = {
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markerNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  original?: Resolver<ResolversTypes['MarkerQuestionWording'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableMrProviderResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableMrProvider'] = ResolversParentTypes['EditableMrProvider']> = {
  affiliateLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  hasDoctorAnalysis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  highestPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lowestPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceEstimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiresPrescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  strengths?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  turnaroundDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnaroundTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weaknesses?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditablePageResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditablePage'] = ResolversParentTypes['EditablePage']> = {
  aliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inFooter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnlisted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['PageSection']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableProductResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableProduct'] = ResolversParentTypes['EditableProduct']> = {
  affiliateLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  cons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  contents?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  criteria?: Resolver<ReadonlyArray<ResolversTypes['RecommendationCriterion']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Difficulty']>, ParentType, ContextType>;
  dose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dosesPerPackage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  externalRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['SupplementForm']>, ParentType, ContextType>;
  goals?: Resolver<ReadonlyArray<ResolversTypes['EditableGoalReason']>, ParentType, ContextType>;
  hasDoctorAnalysis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intendedFor?: Resolver<Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labAccreditation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labNetwork?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceEstimate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pros?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  providerCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedPrices?: Resolver<ReadonlyArray<ResolversTypes['RecordedPrice']>, ParentType, ContextType>;
  requiresPrescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sampleCollectionMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sampleType?: Resolver<Maybe<ResolversTypes['SampleType']>, ParentType, ContextType>;
  shippingRegions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  testLocation?: Resolver<Maybe<ResolversTypes['TestLocation']>, ParentType, ContextType>;
  turnaroundTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditableProductConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableProductConnection'] = ResolversParentTypes['EditableProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EditableProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EditableProduct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableProductEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableProductEdge'] = ResolversParentTypes['EditableProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EditableProduct'], ParentType, ContextType>;
};

export type EditableProviderResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableProvider'] = ResolversParentTypes['EditableProvider']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formerNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditableProviderConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableProviderConnection'] = ResolversParentTypes['EditableProviderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EditableProviderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EditableProvider']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableProviderEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableProviderEdge'] = ResolversParentTypes['EditableProviderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EditableProvider'], ParentType, ContextType>;
};

export type EditableRedirectResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableRedirect'] = ResolversParentTypes['EditableRedirect']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableSiteResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableSite'] = ResolversParentTypes['EditableSite']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  analytics?: Resolver<Maybe<ResolversTypes['SiteAnalytics']>, ParentType, ContextType>;
  areasOff?: Resolver<ReadonlyArray<ResolversTypes['SiteArea']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  footer?: Resolver<ReadonlyArray<ResolversTypes['SiteFooterGroup']>, ParentType, ContextType>;
  iconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menu?: Resolver<ReadonlyArray<ResolversTypes['SiteLink']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  operatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryColour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startPage?: Resolver<ResolversTypes['EditableStartPage'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableStartCardResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableStartCard'] = ResolversParentTypes['EditableStartCard']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['StartIcon'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditableStartPageResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableStartPage'] = ResolversParentTypes['EditableStartPage']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['EditableStartCard']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mainButton?: Resolver<ResolversTypes['SiteLink'], ParentType, ContextType>;
  moreLink?: Resolver<ResolversTypes['SiteLink'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditableSynonymResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EditableSynonym'] = ResolversParentTypes['EditableSynonym']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SynonymKind'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EquipmentResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Equipment'] = ResolversParentTypes['Equipment']> = {
  affiliateLink?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  checkedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  cons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Difficulty']>, ParentType, ContextType>;
  equipmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  goalReasons?: Resolver<ReadonlyArray<ResolversTypes['GoalReason']>, ParentType, ContextType>;
  guides?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCompared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecurring?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lowestPrice30Days?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  priceEstimate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceHistory?: Resolver<ReadonlyArray<ResolversTypes['PricePeriod']>, ParentType, ContextType, Partial<EquipmentPriceHistoryArgs>>;
  pricePer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceReduction?: Resolver<Maybe<ResolversTypes['PriceReduction']>, ParentType, ContextType>;
  pros?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['Provider']>, ParentType, ContextType>;
  providerCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recommendationCriteria?: Resolver<ReadonlyArray<ResolversTypes['RecommendationCriterion']>, ParentType, ContextType>;
  shippingRegions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  visitPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EraseAccountPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['EraseAccountPayload'] = ResolversParentTypes['EraseAccountPayload']> = {
  erasedKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ExperienceResolvers = { ADVANCED: 'advanced', BEGINNER: 'beginner', INTERMEDIATE: 'intermediate' };

export type FieldErrorResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['FieldErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldErrorCodeResolvers = { ACCOUNT_BLOCKED: 'ACCOUNT_BLOCKED', ALREADY_CONFIRMED: 'ALREADY_CONFIRMED', CONSENT_MISSING: 'CONSENT_MISSING', EMAIL_NOT_CONFIRMED: 'EMAIL_NOT_CONFIRMED', EMAIL_TAKEN: 'EMAIL_TAKEN', INVALID: 'INVALID', INVALID_CREDENTIALS: 'INVALID_CREDENTIALS', INVALID_TOKEN: 'INVALID_TOKEN', IN_USE: 'IN_USE', LAST_ADMIN: 'LAST_ADMIN', LOCKED: 'LOCKED', MAIL_NOT_SENT: 'MAIL_NOT_SENT', NOT_FOUND: 'NOT_FOUND', NOT_STARTED: 'NOT_STARTED', NO_SUCH_ACCOUNT: 'NO_SUCH_ACCOUNT', OPERATOR_INVENTED: 'OPERATOR_INVENTED', OPERATOR_MISSING: 'OPERATOR_MISSING', OUTDATED: 'OUTDATED', OWN_ACCOUNT: 'OWN_ACCOUNT', PASSWORD_COMMON: 'PASSWORD_COMMON', PASSWORD_IS_YOURS: 'PASSWORD_IS_YOURS', SAME_EMAIL: 'SAME_EMAIL', SECOND_FACTOR_ON: 'SECOND_FACTOR_ON', SECOND_FACTOR_REQUIRED: 'SECOND_FACTOR_REQUIRED', SECOND_FACTOR_WRONG: 'SECOND_FACTOR_WRONG', TAKEN: 'TAKEN', TOO_LARGE: 'TOO_LARGE', TOO_MUCH: 'TOO_MUCH', UNSUPPORTED_FORMAT: 'UNSUPPORTED_FORMAT', VERIFY_AGAIN: 'VERIFY_AGAIN', WRONG_ACCOUNT: 'WRONG_ACCOUNT', WRONG_PASSWORD: 'WRONG_PASSWORD' };

export type FindingResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  because?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFolded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isForToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['FindingLink']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['FindingPriority'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingLinkResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['FindingLink'] = ResolversParentTypes['FindingLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingPriorityResolvers = { HIGH: 'high', LOW: 'low', MEDIUM: 'medium' };

export type FrequencyResolvers = { DAILY: 'daily', WEEKLY: 'weekly' };

export type GiveConsentPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['GiveConsentPayload'] = ResolversParentTypes['GiveConsentPayload']> = {
  consent?: Resolver<Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};

export type GoalResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Goal'] = ResolversParentTypes['Goal']> = {
  guide?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoalChoiceResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['GoalChoice'] = ResolversParentTypes['GoalChoice']> = {
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoalReasonResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['GoalReason'] = ResolversParentTypes['GoalReason']> = {
  goal?: Resolver<ResolversTypes['Goal'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrantRolePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['GrantRolePayload'] = ResolversParentTypes['GrantRolePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  roleHolder?: Resolver<Maybe<ResolversTypes['RoleHolder']>, ParentType, ContextType>;
};

export type HealthStatusResolvers = { AVERAGE: 'average', EXCELLENT: 'excellent', GOOD: 'good', POOR: 'poor' };

export type HealthTestResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['HealthTest'] = ResolversParentTypes['HealthTest']> = {
  affiliateLink?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  answerDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  cheaperTests?: Resolver<Maybe<ResolversTypes['CheaperTests']>, ParentType, ContextType>;
  checkedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  cons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Difficulty']>, ParentType, ContextType>;
  externalRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  goalReasons?: Resolver<ReadonlyArray<ResolversTypes['GoalReason']>, ParentType, ContextType>;
  guides?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  hasDoctorAnalysis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  intendedFor?: Resolver<Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCompared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecurring?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  labAccreditation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labNetwork?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lowestPrice30Days?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  markerNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  markers?: Resolver<ReadonlyArray<ResolversTypes['Biomarker']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  priceEstimate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceHistory?: Resolver<ReadonlyArray<ResolversTypes['PricePeriod']>, ParentType, ContextType, Partial<HealthTestPriceHistoryArgs>>;
  pricePer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceReduction?: Resolver<Maybe<ResolversTypes['PriceReduction']>, ParentType, ContextType>;
  pros?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['Provider']>, ParentType, ContextType>;
  providerCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recommendationCriteria?: Resolver<ReadonlyArray<ResolversTypes['RecommendationCriterion']>, ParentType, ContextType>;
  requiresPrescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sampleCollectionMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sampleType?: Resolver<Maybe<ResolversTypes['SampleType']>, ParentType, ContextType>;
  sampleTypeLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingRegions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  testCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testLocation?: Resolver<Maybe<ResolversTypes['TestLocation']>, ParentType, ContextType>;
  turnaroundTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ImageVariant']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImageUseResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ImageUse'] = ResolversParentTypes['ImageUse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ImageUseType'], ParentType, ContextType>;
};

export type ImageVariantResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ImageVariant'] = ResolversParentTypes['ImageVariant']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportCataloguePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ImportCataloguePayload'] = ResolversParentTypes['ImportCataloguePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['CatalogueImport']>, ParentType, ContextType>;
};

export type InterestResolvers = { BIOHACKING: 'biohacking', FOOD: 'food', LONGEVITY: 'longevity', SLEEP: 'sleep', STRESS: 'stress', SUPPLEMENTS: 'supplements', TESTS: 'tests', TRAINING: 'training' };

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type JourneyResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Journey'] = ResolversParentTypes['Journey']> = {
  achievements?: Resolver<ReadonlyArray<ResolversTypes['Achievement']>, ParentType, ContextType>;
  activities?: Resolver<ReadonlyArray<ResolversTypes['ActivityEntry']>, ParentType, ContextType, Partial<JourneyActivitiesArgs>>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['JourneyCategory']>, ParentType, ContextType, Partial<JourneyCategoriesArgs>>;
  days?: Resolver<ReadonlyArray<ResolversTypes['LocalDate']>, ParentType, ContextType, Partial<JourneyDaysArgs>>;
  goalChoices?: Resolver<ReadonlyArray<ResolversTypes['GoalChoice']>, ParentType, ContextType>;
  goalLabels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  goals?: Resolver<ResolversTypes['JourneyGoals'], ParentType, ContextType>;
  hasCompletedOnboarding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keepsHealthStatus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivity?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logStreak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStep?: Resolver<Maybe<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  onboarding?: Resolver<Maybe<ResolversTypes['OnboardingAnswers']>, ParentType, ContextType>;
  overallPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pause?: Resolver<Maybe<ResolversTypes['JourneyPauseView']>, ParentType, ContextType>;
  pauses?: Resolver<ReadonlyArray<ResolversTypes['JourneyPauseView']>, ParentType, ContextType>;
  plan?: Resolver<ReadonlyArray<ResolversTypes['PlannedActivity']>, ParentType, ContextType>;
  questionnaire?: Resolver<Maybe<ResolversTypes['QuestionnaireAnswers']>, ParentType, ContextType>;
  recommendations?: Resolver<ReadonlyArray<ResolversTypes['Recommendation']>, ParentType, ContextType, Partial<JourneyRecommendationsArgs>>;
  streak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalActivities?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTimeSpent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upNext?: Resolver<Maybe<ResolversTypes['UpNext']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['JourneyWeek'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JourneyCategoryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyCategory'] = ResolversParentTypes['JourneyCategory']> = {
  completedDays?: Resolver<ReadonlyArray<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  completedSections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['JourneyItemView']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['JourneyCategoryKey'], ParentType, ContextType>;
  lastActivity?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalSections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JourneyCategoryKeyResolvers = { KNOWLEDGE: 'knowledge', MENTAL: 'mental', PHYSICAL: 'physical', TESTING: 'testing' };

export type JourneyGoalsResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyGoals'] = ResolversParentTypes['JourneyGoals']> = {
  focusAreas?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Experience'], ParentType, ContextType>;
  mainGoal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timePerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JourneyItemViewResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyItemView'] = ResolversParentTypes['JourneyItemView']> = {
  completedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JourneyPauseViewResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyPauseView'] = ResolversParentTypes['JourneyPauseView']> = {
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type JourneyStepResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyStep'] = ResolversParentTypes['JourneyStep']> = {
  __resolveType: TypeResolveFn<'PlannedActivity' | 'Recommendation', ParentType, ContextType>;
};

export type JourneyTextResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyText'] = ResolversParentTypes['JourneyText']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JourneyTextWordingResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyTextWording'] = ResolversParentTypes['JourneyTextWording']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyWeekResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['JourneyWeek'] = ResolversParentTypes['JourneyWeek']> = {
  activityCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type KeptDataResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['KeptData'] = ResolversParentTypes['KeptData']> = {
  howLong?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KindFacetResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['KindFacet'] = ResolversParentTypes['KindFacet']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaveDemoPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['LeaveDemoPayload'] = ResolversParentTypes['LeaveDemoPayload']> = {
  demoContents?: Resolver<Maybe<ResolversTypes['DemoContents']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type LibraryImageResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['LibraryImage'] = ResolversParentTypes['LibraryImage']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['LibraryFormat'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedIn?: Resolver<ReadonlyArray<ResolversTypes['ImageUse']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LibraryImageConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['LibraryImageConnection'] = ResolversParentTypes['LibraryImageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LibraryImageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LibraryImage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LibraryImageEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['LibraryImageEdge'] = ResolversParentTypes['LibraryImageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LibraryImage'], ParentType, ContextType>;
};

export type LinkProviderLogoPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['LinkProviderLogoPayload'] = ResolversParentTypes['LinkProviderLogoPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  providerLogo?: Resolver<Maybe<ResolversTypes['ProviderLogo']>, ParentType, ContextType>;
};

export type ListedAccountResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ListedAccount'] = ResolversParentTypes['ListedAccount']> = {
  blockedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MailPreviewResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MailPreview'] = ResolversParentTypes['MailPreview']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailVariableResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MailVariable'] = ResolversParentTypes['MailVariable']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBlock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailWordingResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MailWording'] = ResolversParentTypes['MailWording']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  button?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailedLinkResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MailedLink'] = ResolversParentTypes['MailedLink']> = {
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailedLinkState'], ParentType, ContextType>;
};

export type MarkerCoverResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MarkerCover'] = ResolversParentTypes['MarkerCover']> = {
  combination?: Resolver<Maybe<ResolversTypes['MarkerCoverChoice']>, ParentType, ContextType>;
  fewest?: Resolver<Maybe<ResolversTypes['MarkerCoverChoice']>, ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFewestExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markers?: Resolver<ReadonlyArray<ResolversTypes['Biomarker']>, ParentType, ContextType>;
  savings?: Resolver<ReadonlyArray<ResolversTypes['MarkerSaving']>, ParentType, ContextType>;
  single?: Resolver<Maybe<ResolversTypes['MarkerCoverChoice']>, ParentType, ContextType>;
  testCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unmeasured?: Resolver<ReadonlyArray<ResolversTypes['Biomarker']>, ParentType, ContextType>;
  unpricedTestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkerCoverChoiceResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MarkerCoverChoice'] = ResolversParentTypes['MarkerCoverChoice']> = {
  homeKitCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  intendedFor?: Resolver<ReadonlyArray<ResolversTypes['Sex']>, ParentType, ContextType>;
  measured?: Resolver<ReadonlyArray<ResolversTypes['Biomarker']>, ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['Biomarker']>, ParentType, ContextType>;
  overlap?: Resolver<ReadonlyArray<ResolversTypes['Biomarker']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pricePerMarker?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tests?: Resolver<ReadonlyArray<ResolversTypes['HealthTest']>, ParentType, ContextType>;
  visitCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkerQuestionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MarkerQuestion'] = ResolversParentTypes['MarkerQuestion']> = {
  guide?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markers?: Resolver<ReadonlyArray<ResolversTypes['Biomarker']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkerQuestionWordingResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MarkerQuestionWording'] = ResolversParentTypes['MarkerQuestionWording']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkerSavingResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MarkerSaving'] = ResolversParentTypes['MarkerSaving']> = {
  marker?: Resolver<ResolversTypes['Biomarker'], ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  canAdminister?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consents?: Resolver<ReadonlyArray<ResolversTypes['Consent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['AccountEvent']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  journey?: Resolver<ResolversTypes['Journey'], ParentType, ContextType>;
  priceWatches?: Resolver<ReadonlyArray<ResolversTypes['PriceWatch']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['OwnSession']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MergeAnalysesPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MergeAnalysesPayload'] = ResolversParentTypes['MergeAnalysesPayload']> = {
  analyses?: Resolver<ReadonlyArray<ResolversTypes['Analysis']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type MergeJourneyPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MergeJourneyPayload'] = ResolversParentTypes['MergeJourneyPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type MergeProgrammesPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MergeProgrammesPayload'] = ResolversParentTypes['MergeProgrammesPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  progress?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeProgress']>, ParentType, ContextType>;
};

export type MergeProtocolsPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MergeProtocolsPayload'] = ResolversParentTypes['MergeProtocolsPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type MergeProviderPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MergeProviderPayload'] = ResolversParentTypes['MergeProviderPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['EditableProvider']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MrProviderResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['MrProvider'] = ResolversParentTypes['MrProvider']> = {
  affiliateLink?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  checkedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasDoctorAnalysis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  highlights?: Resolver<ReadonlyArray<ResolversTypes['MrHighlight']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  priceEstimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceLevel?: Resolver<ResolversTypes['PriceLevel'], ParentType, ContextType>;
  requiresPrescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  strengths?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  turnaroundDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnaroundTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weaknesses?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addSupplierSource?: Resolver<ResolversTypes['AddSupplierSourcePayload'], ParentType, ContextType, RequireFields<MutationAddSupplierSourceArgs, 'input'>>;
  analyzeProtocol?: Resolver<ResolversTypes['AnalyzeProtocolPayload'], ParentType, ContextType, RequireFields<MutationAnalyzeProtocolArgs, 'input'>>;
  analyzeSleep?: Resolver<ResolversTypes['AnalyzeSleepPayload'], ParentType, ContextType, RequireFields<MutationAnalyzeSleepArgs, 'input'>>;
  analyzeTraining?: Resolver<ResolversTypes['AnalyzeTrainingPayload'], ParentType, ContextType, RequireFields<MutationAnalyzeTrainingArgs, 'input'>>;
  answerQuestionnaire?: Resolver<ResolversTypes['AnswerQuestionnairePayload'], ParentType, ContextType, RequireFields<MutationAnswerQuestionnaireArgs, 'input'>>;
  beginSecondFactor?: Resolver<ResolversTypes['BeginSecondFactorPayload'], ParentType, ContextType, RequireFields<MutationBeginSecondFactorArgs, 'input'>>;
  blockAccount?: Resolver<ResolversTypes['BlockAccountPayload'], ParentType, ContextType, RequireFields<MutationBlockAccountArgs, 'input'>>;
  cancelSupplierCollection?: Resolver<ResolversTypes['CancelSupplierCollectionPayload'], ParentType, ContextType>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkMrProvider?: Resolver<ResolversTypes['CheckMrProviderPayload'], ParentType, ContextType, RequireFields<MutationCheckMrProviderArgs, 'input'>>;
  checkProduct?: Resolver<ResolversTypes['CheckProductPayload'], ParentType, ContextType, RequireFields<MutationCheckProductArgs, 'input'>>;
  collectSuppliers?: Resolver<ResolversTypes['CollectSuppliersPayload'], ParentType, ContextType>;
  completeItem?: Resolver<ResolversTypes['CompleteItemPayload'], ParentType, ContextType, RequireFields<MutationCompleteItemArgs, 'input'>>;
  completeOnboarding?: Resolver<ResolversTypes['CompleteOnboardingPayload'], ParentType, ContextType, RequireFields<MutationCompleteOnboardingArgs, 'input'>>;
  completeSection?: Resolver<ResolversTypes['CompleteSectionPayload'], ParentType, ContextType, RequireFields<MutationCompleteSectionArgs, 'input'>>;
  confirmCareContact?: Resolver<ResolversTypes['ConfirmCareContactPayload'], ParentType, ContextType, RequireFields<MutationConfirmCareContactArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['ConfirmSecondFactorPayload'], ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'input'>>;
  correctPrice?: Resolver<ResolversTypes['CorrectPricePayload'], ParentType, ContextType, RequireFields<MutationCorrectPriceArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType>;
  createArticle?: Resolver<ResolversTypes['CreateArticlePayload'], ParentType, ContextType, RequireFields<MutationCreateArticleArgs, 'input'>>;
  createAuthor?: Resolver<ResolversTypes['CreateAuthorPayload'], ParentType, ContextType, RequireFields<MutationCreateAuthorArgs, 'input'>>;
  createBiomarker?: Resolver<ResolversTypes['CreateBiomarkerPayload'], ParentType, ContextType, RequireFields<MutationCreateBiomarkerArgs, 'input'>>;
  createCategory?: Resolver<ResolversTypes['CreateCategoryPayload'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createMrProvider?: Resolver<ResolversTypes['CreateMrProviderPayload'], ParentType, ContextType, RequireFields<MutationCreateMrProviderArgs, 'input'>>;
  createPage?: Resolver<ResolversTypes['CreatePagePayload'], ParentType, ContextType, RequireFields<MutationCreatePageArgs, 'input'>>;
  createProduct?: Resolver<ResolversTypes['CreateProductPayload'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>;
  createProtocol?: Resolver<ResolversTypes['CreateProtocolPayload'], ParentType, ContextType, RequireFields<MutationCreateProtocolArgs, 'input'>>;
  createProvider?: Resolver<ResolversTypes['CreateProviderPayload'], ParentType, ContextType, RequireFields<MutationCreateProviderArgs, 'input'>>;
  createProviderFromSupplier?: Resolver<ResolversTypes['CreateProviderFromSupplierPayload'], ParentType, ContextType, RequireFields<MutationCreateProviderFromSupplierArgs, 'input'>>;
  createRedirect?: Resolver<ResolversTypes['CreateRedirectPayload'], ParentType, ContextType, RequireFields<MutationCreateRedirectArgs, 'input'>>;
  createSynonym?: Resolver<ResolversTypes['CreateSynonymPayload'], ParentType, ContextType, RequireFields<MutationCreateSynonymArgs, 'input'>>;
  deactivateProtocol?: Resolver<ResolversTypes['DeactivateProtocolPayload'], ParentType, ContextType, RequireFields<MutationDeactivateProtocolArgs, 'input'>>;
  decideHeldPrice?: Resolver<ResolversTypes['DecideHeldPricePayload'], ParentType, ContextType, RequireFields<MutationDecideHeldPriceArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteArticle?: Resolver<ResolversTypes['DeleteArticlePayload'], ParentType, ContextType, RequireFields<MutationDeleteArticleArgs, 'input'>>;
  deleteAuthor?: Resolver<ResolversTypes['DeleteAuthorPayload'], ParentType, ContextType, RequireFields<MutationDeleteAuthorArgs, 'input'>>;
  deleteBiomarker?: Resolver<ResolversTypes['DeleteBiomarkerPayload'], ParentType, ContextType, RequireFields<MutationDeleteBiomarkerArgs, 'input'>>;
  deleteCategory?: Resolver<ResolversTypes['DeleteCategoryPayload'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'input'>>;
  deleteContactMessage?: Resolver<ResolversTypes['DeleteContactMessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteContactMessageArgs, 'input'>>;
  deleteImage?: Resolver<ResolversTypes['DeleteImagePayload'], ParentType, ContextType, RequireFields<MutationDeleteImageArgs, 'input'>>;
  deleteMrProvider?: Resolver<ResolversTypes['DeleteMrProviderPayload'], ParentType, ContextType, RequireFields<MutationDeleteMrProviderArgs, 'input'>>;
  deletePage?: Resolver<ResolversTypes['DeletePagePayload'], ParentType, ContextType, RequireFields<MutationDeletePageArgs, 'input'>>;
  deleteProduct?: Resolver<ResolversTypes['DeleteProductPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'input'>>;
  deleteProtocol?: Resolver<ResolversTypes['DeleteProtocolPayload'], ParentType, ContextType, RequireFields<MutationDeleteProtocolArgs, 'input'>>;
  deleteProvider?: Resolver<ResolversTypes['DeleteProviderPayload'], ParentType, ContextType, RequireFields<MutationDeleteProviderArgs, 'input'>>;
  deleteRedirect?: Resolver<ResolversTypes['DeleteRedirectPayload'], ParentType, ContextType, RequireFields<MutationDeleteRedirectArgs, 'input'>>;
  deleteSynonym?: Resolver<ResolversTypes['DeleteSynonymPayload'], ParentType, ContextType, RequireFields<MutationDeleteSynonymArgs, 'input'>>;
  eraseAccount?: Resolver<ResolversTypes['EraseAccountPayload'], ParentType, ContextType, RequireFields<MutationEraseAccountArgs, 'input'>>;
  giveConsent?: Resolver<ResolversTypes['GiveConsentPayload'], ParentType, ContextType, RequireFields<MutationGiveConsentArgs, 'input'>>;
  grantRole?: Resolver<ResolversTypes['GrantRolePayload'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'input'>>;
  importCatalogue?: Resolver<ResolversTypes['ImportCataloguePayload'], ParentType, ContextType, RequireFields<MutationImportCatalogueArgs, 'input'>>;
  leaveDemo?: Resolver<ResolversTypes['LeaveDemoPayload'], ParentType, ContextType>;
  linkProviderLogo?: Resolver<ResolversTypes['LinkProviderLogoPayload'], ParentType, ContextType, RequireFields<MutationLinkProviderLogoArgs, 'input'>>;
  mergeAnalyses?: Resolver<ResolversTypes['MergeAnalysesPayload'], ParentType, ContextType, RequireFields<MutationMergeAnalysesArgs, 'input'>>;
  mergeJourney?: Resolver<ResolversTypes['MergeJourneyPayload'], ParentType, ContextType, RequireFields<MutationMergeJourneyArgs, 'input'>>;
  mergeProgrammes?: Resolver<ResolversTypes['MergeProgrammesPayload'], ParentType, ContextType, RequireFields<MutationMergeProgrammesArgs, 'input'>>;
  mergeProtocols?: Resolver<ResolversTypes['MergeProtocolsPayload'], ParentType, ContextType, RequireFields<MutationMergeProtocolsArgs, 'input'>>;
  mergeProvider?: Resolver<ResolversTypes['MergeProviderPayload'], ParentType, ContextType, RequireFields<MutationMergeProviderArgs, 'input'>>;
  previewCatalogueImport?: Resolver<ResolversTypes['PreviewCatalogueImportPayload'], ParentType, ContextType, RequireFields<MutationPreviewCatalogueImportArgs, 'input'>>;
  recordActivity?: Resolver<ResolversTypes['RecordActivityPayload'], ParentType, ContextType, RequireFields<MutationRecordActivityArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['RefreshSessionPayload'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'input'>>;
  removeAnalysis?: Resolver<ResolversTypes['RemoveAnalysisPayload'], ParentType, ContextType, RequireFields<MutationRemoveAnalysisArgs, 'input'>>;
  removePlanned?: Resolver<ResolversTypes['RemovePlannedPayload'], ParentType, ContextType, RequireFields<MutationRemovePlannedArgs, 'input'>>;
  removeSecondFactor?: Resolver<ResolversTypes['RemoveSecondFactorPayload'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'input'>>;
  removeSupplierSource?: Resolver<ResolversTypes['RemoveSupplierSourcePayload'], ParentType, ContextType, RequireFields<MutationRemoveSupplierSourceArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RenewRecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendConfirmation?: Resolver<ResolversTypes['ResendConfirmationPayload'], ParentType, ContextType, RequireFields<MutationResendConfirmationArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetProgramme?: Resolver<ResolversTypes['ResetProgrammePayload'], ParentType, ContextType, RequireFields<MutationResetProgrammeArgs, 'input'>>;
  restoreDeleted?: Resolver<ResolversTypes['RestoreDeletedPayload'], ParentType, ContextType, RequireFields<MutationRestoreDeletedArgs, 'input'>>;
  returnToDemo?: Resolver<ResolversTypes['ReturnToDemoPayload'], ParentType, ContextType>;
  revokeRole?: Resolver<ResolversTypes['RevokeRolePayload'], ParentType, ContextType, RequireFields<MutationRevokeRoleArgs, 'input'>>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionPayload'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['SendContactMessagePayload'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendTestMail?: Resolver<ResolversTypes['SendTestMailPayload'], ParentType, ContextType, RequireFields<MutationSendTestMailArgs, 'input'>>;
  setContactMessageHandled?: Resolver<ResolversTypes['SetContactMessageHandledPayload'], ParentType, ContextType, RequireFields<MutationSetContactMessageHandledArgs, 'input'>>;
  setDailyAim?: Resolver<ResolversTypes['SetDailyAimPayload'], ParentType, ContextType, RequireFields<MutationSetDailyAimArgs, 'input'>>;
  setPause?: Resolver<ResolversTypes['SetPausePayload'], ParentType, ContextType, RequireFields<MutationSetPauseArgs, 'input'>>;
  setPlanned?: Resolver<ResolversTypes['SetPlannedPayload'], ParentType, ContextType, RequireFields<MutationSetPlannedArgs, 'input'>>;
  setProductAvailability?: Resolver<ResolversTypes['SetProductAvailabilityPayload'], ParentType, ContextType, RequireFields<MutationSetProductAvailabilityArgs, 'input'>>;
  setSiteOpen?: Resolver<ResolversTypes['SetSiteOpenPayload'], ParentType, ContextType, RequireFields<MutationSetSiteOpenArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  signOutEverywhere?: Resolver<ResolversTypes['SignOutEverywherePayload'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startProtocol?: Resolver<ResolversTypes['StartProtocolPayload'], ParentType, ContextType, RequireFields<MutationStartProtocolArgs, 'input'>>;
  takeBack?: Resolver<ResolversTypes['TakeBackPayload'], ParentType, ContextType, RequireFields<MutationTakeBackArgs, 'input'>>;
  unblockAccount?: Resolver<ResolversTypes['UnblockAccountPayload'], ParentType, ContextType, RequireFields<MutationUnblockAccountArgs, 'input'>>;
  undoItem?: Resolver<ResolversTypes['UndoItemPayload'], ParentType, ContextType, RequireFields<MutationUndoItemArgs, 'input'>>;
  unlinkProviderLogo?: Resolver<ResolversTypes['UnlinkProviderLogoPayload'], ParentType, ContextType, RequireFields<MutationUnlinkProviderLogoArgs, 'input'>>;
  unwatchPrice?: Resolver<ResolversTypes['UnwatchPricePayload'], ParentType, ContextType, RequireFields<MutationUnwatchPriceArgs, 'input'>>;
  updateArticle?: Resolver<ResolversTypes['UpdateArticlePayload'], ParentType, ContextType, RequireFields<MutationUpdateArticleArgs, 'input'>>;
  updateArticleImage?: Resolver<ResolversTypes['UpdateArticleImagePayload'], ParentType, ContextType, RequireFields<MutationUpdateArticleImageArgs, 'input'>>;
  updateAuthor?: Resolver<ResolversTypes['UpdateAuthorPayload'], ParentType, ContextType, RequireFields<MutationUpdateAuthorArgs, 'input'>>;
  updateBiomarker?: Resolver<ResolversTypes['UpdateBiomarkerPayload'], ParentType, ContextType, RequireFields<MutationUpdateBiomarkerArgs, 'input'>>;
  updateCategory?: Resolver<ResolversTypes['UpdateCategoryPayload'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'input'>>;
  updateImage?: Resolver<ResolversTypes['UpdateImagePayload'], ParentType, ContextType, RequireFields<MutationUpdateImageArgs, 'input'>>;
  updateJourneyText?: Resolver<ResolversTypes['UpdateJourneyTextPayload'], ParentType, ContextType, RequireFields<MutationUpdateJourneyTextArgs, 'input'>>;
  updateMail?: Resolver<ResolversTypes['UpdateMailPayload'], ParentType, ContextType, RequireFields<MutationUpdateMailArgs, 'input'>>;
  updateMarkerQuestion?: Resolver<ResolversTypes['UpdateMarkerQuestionPayload'], ParentType, ContextType, RequireFields<MutationUpdateMarkerQuestionArgs, 'input'>>;
  updateMrProvider?: Resolver<ResolversTypes['UpdateMrProviderPayload'], ParentType, ContextType, RequireFields<MutationUpdateMrProviderArgs, 'input'>>;
  updatePage?: Resolver<ResolversTypes['UpdatePagePayload'], ParentType, ContextType, RequireFields<MutationUpdatePageArgs, 'input'>>;
  updateProduct?: Resolver<ResolversTypes['UpdateProductPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateProtocol?: Resolver<ResolversTypes['UpdateProtocolPayload'], ParentType, ContextType, RequireFields<MutationUpdateProtocolArgs, 'input'>>;
  updateProvider?: Resolver<ResolversTypes['UpdateProviderPayload'], ParentType, ContextType, RequireFields<MutationUpdateProviderArgs, 'input'>>;
  updateRedirect?: Resolver<ResolversTypes['UpdateRedirectPayload'], ParentType, ContextType, RequireFields<MutationUpdateRedirectArgs, 'input'>>;
  updateSiteAnalytics?: Resolver<ResolversTypes['UpdateSiteAnalyticsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteAnalyticsArgs, 'input'>>;
  updateSiteAreas?: Resolver<ResolversTypes['UpdateSiteAreasPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteAreasArgs, 'input'>>;
  updateSiteLook?: Resolver<ResolversTypes['UpdateSiteLookPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteLookArgs, 'input'>>;
  updateSiteMenu?: Resolver<ResolversTypes['UpdateSiteMenuPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteMenuArgs, 'input'>>;
  updateSiteSettings?: Resolver<ResolversTypes['UpdateSiteSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteSettingsArgs, 'input'>>;
  updateStartPage?: Resolver<ResolversTypes['UpdateStartPagePayload'], ParentType, ContextType, RequireFields<MutationUpdateStartPageArgs, 'input'>>;
  updateSupplier?: Resolver<ResolversTypes['UpdateSupplierPayload'], ParentType, ContextType, RequireFields<MutationUpdateSupplierArgs, 'input'>>;
  updateSynonym?: Resolver<ResolversTypes['UpdateSynonymPayload'], ParentType, ContextType, RequireFields<MutationUpdateSynonymArgs, 'input'>>;
  uploadImages?: Resolver<ResolversTypes['UploadImagesPayload'], ParentType, ContextType, RequireFields<MutationUploadImagesArgs, 'input'>>;
  verifyAgain?: Resolver<ResolversTypes['VerifyAgainPayload'], ParentType, ContextType, RequireFields<MutationVerifyAgainArgs, 'input'>>;
  visitSection?: Resolver<ResolversTypes['VisitSectionPayload'], ParentType, ContextType, RequireFields<MutationVisitSectionArgs, 'input'>>;
  watchPrice?: Resolver<ResolversTypes['WatchPricePayload'], ParentType, ContextType, RequireFields<MutationWatchPriceArgs, 'input'>>;
  withdrawConsent?: Resolver<ResolversTypes['WithdrawConsentPayload'], ParentType, ContextType, RequireFields<MutationWithdrawConsentArgs, 'input'>>;
};

export type NamedMarkerResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['NamedMarker'] = ResolversParentTypes['NamedMarker']> = {
  marker?: Resolver<ResolversTypes['Biomarker'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Analysis' | 'Article' | 'Author' | 'Biomarker' | 'Category' | 'Consent' | 'Equipment' | 'HealthTest' | 'Journey' | 'LibraryImage' | 'Me' | 'MrProvider' | 'OwnSession' | 'Page' | 'Programme' | 'Protocol' | 'ProtocolTemplate' | 'Provider' | 'Supplement' | 'Supplier' | 'SupplierCollection' | 'SupplierSource' | 'TrainingMethod', ParentType, ContextType>;
};

export type OnboardingAnswersResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['OnboardingAnswers'] = ResolversParentTypes['OnboardingAnswers']> = {
  experience?: Resolver<ResolversTypes['Experience'], ParentType, ContextType>;
  goals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  healthStatus?: Resolver<Maybe<ResolversTypes['HealthStatus']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnSessionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['OwnSession'] = ResolversParentTypes['OwnSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUnlisted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['PageSection']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageLinkResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PageLink'] = ResolversParentTypes['PageLink']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageSectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PageSection'] = ResolversParentTypes['PageSection']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attachment?: Resolver<Maybe<ResolversTypes['PageAttachment']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlannedActivityResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PlannedActivity'] = ResolversParentTypes['PlannedActivity']> = {
  category?: Resolver<ResolversTypes['JourneyCategoryKey'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['Difficulty'], ParentType, ContextType>;
  estimatedTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemovable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Priority'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecommendationType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewCatalogueImportPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PreviewCatalogueImportPayload'] = ResolversParentTypes['PreviewCatalogueImportPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['CatalogueImport']>, ParentType, ContextType>;
};

export type PricePeriodResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PricePeriod'] = ResolversParentTypes['PricePeriod']> = {
  endsOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PriceReductionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PriceReduction'] = ResolversParentTypes['PriceReduction']> = {
  lowestBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reducedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type PriceWatchResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['PriceWatch'] = ResolversParentTypes['PriceWatch']> = {
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriorityResolvers = { HIGH: 'high', LOW: 'low', MEDIUM: 'medium' };

export type ProductResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  __resolveType: TypeResolveFn<'Equipment' | 'HealthTest' | 'Supplement', ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['CategoryFacet']>, ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['KindFacet']>, ParentType, ContextType>;
};

export type ProductSearchConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProductSearchConnection'] = ResolversParentTypes['ProductSearchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['ProductFacets'], ParentType, ContextType>;
  goalsWithoutProducts?: Resolver<ReadonlyArray<ResolversTypes['Goal']>, ParentType, ContextType>;
  ignoredCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  searchGuides?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  searchSuggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showsSearchSuggestion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProgrammeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Programme'] = ResolversParentTypes['Programme']> = {
  adjustments?: Resolver<ReadonlyArray<ResolversTypes['ProgrammePoint']>, ParentType, ContextType>;
  badge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['ProgrammeCard'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeCategory']>, ParentType, ContextType>;
  community?: Resolver<ReadonlyArray<ResolversTypes['ProgrammePoint']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faq?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeQuestion']>, ParentType, ContextType>;
  future?: Resolver<ReadonlyArray<ResolversTypes['ProgrammePoint']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keywords?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ProgrammeLevel'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeMonth']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeNotice']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phases?: Resolver<ReadonlyArray<ResolversTypes['ProgrammePhase']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ProgrammePosition'], ParentType, ContextType>;
  prerequisites?: Resolver<ReadonlyArray<ResolversTypes['ProgrammePoint']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['ProgrammePreview']>, ParentType, ContextType>;
  readiness?: Resolver<Maybe<ResolversTypes['ProgrammeReadiness']>, ParentType, ContextType>;
  reminder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resources?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeResources']>, ParentType, ContextType>;
  roadmap?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeRoadmapStep']>, ParentType, ContextType>;
  schedule?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeBlock']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeSection']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['ArticleSource']>, ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeStat']>, ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeTier']>, ParentType, ContextType>;
  timeSplit?: Resolver<Maybe<ResolversTypes['ProgrammeTimeSplit']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  week?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeDay']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgrammeActivityResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeActivity'] = ResolversParentTypes['ProgrammeActivity']> = {
  categoryKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeBlockResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeBlock'] = ResolversParentTypes['ProgrammeBlock']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeActivity']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeOfDay?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeCardResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeCard'] = ResolversParentTypes['ProgrammeCard']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeCommitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProgrammeCategoryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeCategory'] = ResolversParentTypes['ProgrammeCategory']> = {
  duration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goals?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeGoal']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mistakes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  protocols?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeRoutine']>, ParentType, ContextType>;
  resources?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeLink']>, ParentType, ContextType>;
  risk?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  safety?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  technique?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  tips?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warningHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeDayResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeDay'] = ResolversParentTypes['ProgrammeDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeGoalResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeGoal'] = ResolversParentTypes['ProgrammeGoal']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  when?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeLevelResolvers = { HARDCORE: 'hardcore', LIGHT: 'light', MEDIUM: 'medium' };

export type ProgrammeLinkResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeLink'] = ResolversParentTypes['ProgrammeLink']> = {
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeMonthResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeMonth'] = ResolversParentTypes['ProgrammeMonth']> = {
  goal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeNoticeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeNotice'] = ResolversParentTypes['ProgrammeNotice']> = {
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammePhaseResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammePhase'] = ResolversParentTypes['ProgrammePhase']> = {
  goal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammePointResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammePoint'] = ResolversParentTypes['ProgrammePoint']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammePositionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammePosition'] = ResolversParentTypes['ProgrammePosition']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timePerDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeToResults?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammePreviewResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammePreview'] = ResolversParentTypes['ProgrammePreview']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeProgressResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeProgress'] = ResolversParentTypes['ProgrammeProgress']> = {
  currentSection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ProgrammeLevel'], ParentType, ContextType>;
  minutesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesSpent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextSection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['SectionProgress']>, ParentType, ContextType>;
};

export type ProgrammeQuestionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeQuestion'] = ResolversParentTypes['ProgrammeQuestion']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answerHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeReadinessResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeReadiness'] = ResolversParentTypes['ProgrammeReadiness']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeResourceResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeResource'] = ResolversParentTypes['ProgrammeResource']> = {
  cons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['EquipmentLevel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pros?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeResourcesResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeResources'] = ResolversParentTypes['ProgrammeResources']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeResource']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeRoadmapStepResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeRoadmapStep'] = ResolversParentTypes['ProgrammeRoadmapStep']> = {
  isCritical?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeRoutineResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeRoutine'] = ResolversParentTypes['ProgrammeRoutine']> = {
  steps?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeSectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeSection'] = ResolversParentTypes['ProgrammeSection']> = {
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeStatResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeStat'] = ResolversParentTypes['ProgrammeStat']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeTierResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeTier'] = ResolversParentTypes['ProgrammeTier']> = {
  cost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  includes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeTimePartResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeTimePart'] = ResolversParentTypes['ProgrammeTimePart']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeTimeSplitResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProgrammeTimeSplit'] = ResolversParentTypes['ProgrammeTimeSplit']> = {
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noteHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['ProgrammeTimePart']>, ParentType, ContextType>;
};

export type ProtocolResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Protocol'] = ResolversParentTypes['Protocol']> = {
  active?: Resolver<Maybe<ResolversTypes['ActiveProtocol']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['ProtocolDifficulty'], ParentType, ContextType>;
  estimatedWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expertName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['ProtocolGoal']>, ParentType, ContextType>;
  hasOwnOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['ProtocolDay']>, ParentType, ContextType, RequireFields<ProtocolHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ProtocolStep']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProtocolType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProtocolDayResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProtocolDay'] = ResolversParentTypes['ProtocolDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProtocolDifficultyResolvers = { ADVANCED: 'advanced', BEGINNER: 'beginner', INTERMEDIATE: 'intermediate' };

export type ProtocolGoalResolvers = { ENERGY: 'energi', FOCUS: 'fokus', LONGEVITY: 'longevity', WEIGHT_LOSS: 'viktminskning' };

export type ProtocolStepResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProtocolStep'] = ResolversParentTypes['ProtocolStep']> = {
  category?: Resolver<ResolversTypes['StepCategory'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dosage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Frequency'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeOfDay?: Resolver<Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProtocolTemplateResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProtocolTemplate'] = ResolversParentTypes['ProtocolTemplate']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['ProtocolDifficulty'], ParentType, ContextType>;
  estimatedWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expertName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['ProtocolGoal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ProtocolStep']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProtocolType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProtocolTestBudgetRangeResolvers = { BASIC: 'basic', MEDEL: 'medel', MINIMAL: 'minimal', PREMIUM: 'premium', UNLIMITED: 'unlimited' };

export type ProtocolTestCurrentHealthResolvers = { BRA: 'bra', DALIG: 'dalig', OKEJ: 'okej', UTMARKT: 'utmarkt' };

export type ProtocolTestDietTypeResolvers = { BLANDAT: 'blandat', INTERMITTENT: 'intermittent', KETO: 'keto', MEDITERRANERAN: 'mediterraneran', PALEO: 'paleo', VEGAN: 'vegan', VEGETARIAN: 'vegetarian' };

export type ProtocolTestExperienceLevelResolvers = { ERFAREN: 'erfaren', EXPERT: 'expert', GRUNDLAGGANDE: 'grundlaggande', MEDEL: 'medel', NYBORJARE: 'nybörjare' };

export type ProtocolTestFitnessLevelResolvers = { AKTIV: 'aktiv', MYCKET_AKTIV: 'mycket-aktiv', NYBORJARE: 'nybörjare', REKREATION: 'rekreation' };

export type ProtocolTestGenderResolvers = { ANNAN: 'annan', KVINNA: 'kvinna', MAN: 'man' };

export type ProtocolTestMotivationLevelResolvers = { HOG: 'hog', LAG: 'lag', MEDEL: 'medel' };

export type ProtocolTestPreferredTimesResolvers = { EFTERMIDDAG: 'eftermiddag', FORMIDDAG: 'formiddag', KVALL: 'kvall', LUNCH: 'lunch', MORGON: 'morgon', NATT: 'natt' };

export type ProtocolTestPrimaryGoalsResolvers = { COGNITIVE: 'cognitive', ENERGY: 'energy', FITNESS: 'fitness', LONGEVITY: 'longevity', PREVENTION: 'prevention', RECOVERY: 'recovery', SLEEP: 'sleep', STRESS: 'stress' };

export type ProtocolTestSleepQualityResolvers = { BRA: 'bra', DALIG: 'dalig', OKEJ: 'okej', UTMARKT: 'utmarkt' };

export type ProtocolTestStressLevelResolvers = { HOG: 'hog', LAG: 'lag', MEDEL: 'medel', MYCKET_HOG: 'mycket-hog' };

export type ProtocolTestTechnologyComfortResolvers = { AVANCERAD: 'avancerad', GRUNDLAGGANDE: 'grundlaggande', MEDEL: 'medel', MINIMAL: 'minimal' };

export type ProtocolTestTimeAvailableResolvers = { _1_2H: '1-2h', _2H_OR_MORE: '2h+', _15_30MIN: '15-30min', _30_60MIN: '30-60min' };

export type ProtocolTestWorkTypeResolvers = { BLANDAT: 'blandat', FYSISKT: 'fysiskt', HEMARBETE: 'hemarbete', KONTORSARBETE: 'kontorsarbete', SKIFTARBETE: 'skiftarbete' };

export type ProtocolTypeResolvers = { CUSTOM: 'custom', EXPERT: 'expert', TEMPLATE: 'template' };

export type ProviderResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Provider'] = ResolversParentTypes['Provider']> = {
  areas?: Resolver<ReadonlyArray<ResolversTypes['ProviderArea']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<ProviderProductsArgs>>;
  website?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProviderAreaResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProviderArea'] = ResolversParentTypes['ProviderArea']> = {
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProviderConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProviderConnection'] = ResolversParentTypes['ProviderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProviderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Provider']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProviderEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProviderEdge'] = ResolversParentTypes['ProviderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
};

export type ProviderLogoResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ProviderLogo'] = ResolversParentTypes['ProviderLogo']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accounts?: Resolver<Maybe<ResolversTypes['AccountConnection']>, ParentType, ContextType, Partial<QueryAccountsArgs>>;
  activeProtocols?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ActiveProtocol']>>, ParentType, ContextType>;
  affiliateClickFile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryAffiliateClickFileArgs, 'from' | 'to'>>;
  affiliateClickReport?: Resolver<Maybe<ResolversTypes['AffiliateClickReport']>, ParentType, ContextType, RequireFields<QueryAffiliateClickReportArgs, 'from' | 'to'>>;
  affiliateClicks?: Resolver<Maybe<ResolversTypes['AffiliateClickConnection']>, ParentType, ContextType, Partial<QueryAffiliateClicksArgs>>;
  affiliateClicksByOffer?: Resolver<Maybe<ResolversTypes['ClicksByOfferConnection']>, ParentType, ContextType, RequireFields<QueryAffiliateClicksByOfferArgs, 'from' | 'to'>>;
  analyses?: Resolver<Maybe<ResolversTypes['AnalysisConnection']>, ParentType, ContextType, Partial<QueryAnalysesArgs>>;
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType, RequireFields<QueryAnalysisArgs, 'key' | 'kind'>>;
  analysisSource?: Resolver<Maybe<ResolversTypes['AnalysisSource']>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'slug'>>;
  articleAuthors?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Author']>>, ParentType, ContextType>;
  articleTopics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ArticleTopic']>>, ParentType, ContextType>;
  articles?: Resolver<Maybe<ResolversTypes['ArticleConnection']>, ParentType, ContextType, Partial<QueryArticlesArgs>>;
  auditLog?: Resolver<Maybe<ResolversTypes['AuditLogConnection']>, ParentType, ContextType, Partial<QueryAuditLogArgs>>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType, RequireFields<QueryAuthorArgs, 'slug'>>;
  biomarker?: Resolver<Maybe<ResolversTypes['Biomarker']>, ParentType, ContextType, Partial<QueryBiomarkerArgs>>;
  biomarkers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Biomarker']>>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'area'>>;
  checklist?: Resolver<Maybe<ResolversTypes['Checklist']>, ParentType, ContextType, Partial<QueryChecklistArgs>>;
  comparedProducts?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryComparedProductsArgs, 'area'>>;
  consentTexts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ConsentText']>>, ParentType, ContextType>;
  contactMessages?: Resolver<Maybe<ResolversTypes['ContactMessageConnection']>, ParentType, ContextType, Partial<QueryContactMessagesArgs>>;
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<QueryContentArgs, 'path'>>;
  deleted?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Version']>>, ParentType, ContextType, RequireFields<QueryDeletedArgs, 'of'>>;
  demoContents?: Resolver<Maybe<ResolversTypes['DemoContents']>, ParentType, ContextType>;
  editableArticle?: Resolver<Maybe<ResolversTypes['EditableArticle']>, ParentType, ContextType, RequireFields<QueryEditableArticleArgs, 'id'>>;
  editableArticles?: Resolver<Maybe<ResolversTypes['EditableArticleConnection']>, ParentType, ContextType, Partial<QueryEditableArticlesArgs>>;
  editableAuthors?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EditableAuthor']>>, ParentType, ContextType>;
  editableBiomarkers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EditableBiomarker']>>, ParentType, ContextType>;
  editableCategories?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EditableCategory']>>, ParentType, ContextType>;
  editableJourneyTexts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EditableJourneyText']>>, ParentType, ContextType>;
  editableMail?: Resolver<Maybe<ResolversTypes['EditableMail']>, ParentType, ContextType, RequireFields<QueryEditableMailArgs, 'kind'>>;
  editableMails?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EditableMail']>>, ParentType, ContextType>;
  editableMarkerQuestions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EditableMarkerQuestion']>>, ParentType, ContextType>;
  editableMrProviders?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EditableMrProvider']>>, ParentType, ContextType>;
  editablePage?: Resolver<Maybe<ResolversTypes['EditablePage']>, ParentType, ContextType, RequireFields<QueryEditablePageArgs, 'slug'>>;
  editablePages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EditablePage']>>, ParentType, ContextType>;
  editableProduct?: Resolver<Maybe<ResolversTypes['EditableProduct']>, ParentType, ContextType, RequireFields<QueryEditableProductArgs, 'id'>>;
  editableProducts?: Resolver<Maybe<ResolversTypes['EditableProductConnection']>, ParentType, ContextType, Partial<QueryEditableProductsArgs>>;
  editableProviders?: Resolver<Maybe<ResolversTypes['EditableProviderConnection']>, ParentType, ContextType, Partial<QueryEditableProvidersArgs>>;
  editableRedirects?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EditableRedirect']>>, ParentType, ContextType>;
  editableSynonyms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EditableSynonym']>>, ParentType, ContextType>;
  footerPages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PageLink']>>, ParentType, ContextType>;
  goals?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Goal']>>, ParentType, ContextType>;
  images?: Resolver<Maybe<ResolversTypes['LibraryImageConnection']>, ParentType, ContextType, Partial<QueryImagesArgs>>;
  isDemoCatalogue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProductGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsProductGoneArgs, 'databaseId'>>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
  journeyItems?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CountedCategory']>>, ParentType, ContextType>;
  journeyTexts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JourneyText']>>, ParentType, ContextType>;
  keptData?: Resolver<Maybe<ReadonlyArray<ResolversTypes['KeptData']>>, ParentType, ContextType>;
  mailPreview?: Resolver<Maybe<ResolversTypes['MailPreview']>, ParentType, ContextType, RequireFields<QueryMailPreviewArgs, 'input'>>;
  mailedLink?: Resolver<Maybe<ResolversTypes['MailedLink']>, ParentType, ContextType, RequireFields<QueryMailedLinkArgs, 'token'>>;
  markerCover?: Resolver<Maybe<ResolversTypes['MarkerCover']>, ParentType, ContextType, Partial<QueryMarkerCoverArgs>>;
  markerQuestions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MarkerQuestion']>>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  mrProvider?: Resolver<Maybe<ResolversTypes['MrProvider']>, ParentType, ContextType, Partial<QueryMrProviderArgs>>;
  mrProviders?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MrProvider']>>, ParentType, ContextType>;
  myData?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  newContactMessageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryProductArgs>>;
  products?: Resolver<Maybe<ResolversTypes['ProductSearchConnection']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'area'>>;
  productsByIds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, Partial<QueryProductsByIdsArgs>>;
  programme?: Resolver<Maybe<ResolversTypes['Programme']>, ParentType, ContextType, RequireFields<QueryProgrammeArgs, 'level'>>;
  programmeProgress?: Resolver<Maybe<ResolversTypes['ProgrammeProgress']>, ParentType, ContextType, RequireFields<QueryProgrammeProgressArgs, 'level'>>;
  programmes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Programme']>>, ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['Protocol']>, ParentType, ContextType, RequireFields<QueryProtocolArgs, 'key'>>;
  protocolCategories?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StepCategory']>>, ParentType, ContextType>;
  protocolTemplates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProtocolTemplate']>>, ParentType, ContextType>;
  protocols?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Protocol']>>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['Provider']>, ParentType, ContextType, Partial<QueryProviderArgs>>;
  providerLogos?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProviderLogo']>>, ParentType, ContextType>;
  providers?: Resolver<Maybe<ResolversTypes['ProviderConnection']>, ParentType, ContextType, Partial<QueryProvidersArgs>>;
  questionnaire?: Resolver<Maybe<ResolversTypes['Questionnaire']>, ParentType, ContextType, RequireFields<QueryQuestionnaireArgs, 'kind'>>;
  redirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryRedirectArgs, 'path'>>;
  roleHolders?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RoleHolder']>>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SiteSearch']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'query'>>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  siteChecks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SiteCheck']>>, ParentType, ContextType>;
  siteSettings?: Resolver<Maybe<ResolversTypes['EditableSite']>, ParentType, ContextType>;
  siteSetup?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SetupStepState']>>, ParentType, ContextType>;
  startPage?: Resolver<Maybe<ResolversTypes['StartPage']>, ParentType, ContextType>;
  supplierCollection?: Resolver<Maybe<ResolversTypes['SupplierCollection']>, ParentType, ContextType>;
  supplierSources?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SupplierSource']>>, ParentType, ContextType>;
  suppliers?: Resolver<Maybe<ResolversTypes['SupplierConnection']>, ParentType, ContextType, Partial<QuerySuppliersArgs>>;
  trainingMethods?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TrainingMethod']>>, ParentType, ContextType>;
  versionComparison?: Resolver<Maybe<ResolversTypes['VersionComparison']>, ParentType, ContextType, RequireFields<QueryVersionComparisonArgs, 'key'>>;
  versions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Version']>>, ParentType, ContextType, RequireFields<QueryVersionsArgs, 'id' | 'of'>>;
};

export type QuestionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  firstDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  highLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuestionKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lowLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxChosen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxItems?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mayBeLeftOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['QuestionOption']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  suggestions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuestionOptionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['QuestionOption'] = ResolversParentTypes['QuestionOption']> = {
  excludesOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionnaireResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Questionnaire'] = ResolversParentTypes['Questionnaire']> = {
  kind?: Resolver<ResolversTypes['QuestionnaireKind'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['QuestionnaireStep']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionnaireAnswersResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['QuestionnaireAnswers'] = ResolversParentTypes['QuestionnaireAnswers']> = {
  currentHealth?: Resolver<Maybe<ResolversTypes['CurrentHealth']>, ParentType, ContextType>;
  interests?: Resolver<ReadonlyArray<ResolversTypes['Interest']>, ParentType, ContextType>;
};

export type QuestionnaireStepResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['QuestionnaireStep'] = ResolversParentTypes['QuestionnaireStep']> = {
  fields?: Resolver<ReadonlyArray<ResolversTypes['Question']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  category?: Resolver<ResolversTypes['JourneyCategoryKey'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['Difficulty'], ParentType, ContextType>;
  estimatedTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Priority'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecommendationType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecommendationTypeResolvers = { ARTICLE: 'article', BIOHACKING: 'biohacking', CONTENT: 'content', GUIDE: 'guide', PRODUCT: 'product', SUPPLEMENT: 'supplement', TEST: 'test' };

export type RecordActivityPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RecordActivityPayload'] = ResolversParentTypes['RecordActivityPayload']> = {
  completed?: Resolver<ReadonlyArray<ResolversTypes['JourneyItemView']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
  streakReached?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unlocked?: Resolver<ReadonlyArray<ResolversTypes['Achievement']>, ParentType, ContextType>;
};

export type RecordedPriceResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RecordedPrice'] = ResolversParentTypes['RecordedPrice']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  per?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type RedFlagResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RedFlag'] = ResolversParentTypes['RedFlag']> = {
  because?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['RedFlagUrgency'], ParentType, ContextType>;
};

export type RedFlagUrgencyResolvers = { CALL_112: 'CALL_112', CALL_1177: 'CALL_1177' };

export type RefreshSessionPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RefreshSessionPayload'] = ResolversParentTypes['RefreshSessionPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  tokens?: Resolver<Maybe<ResolversTypes['Tokens']>, ParentType, ContextType>;
};

export type RemoveAnalysisPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RemoveAnalysisPayload'] = ResolversParentTypes['RemoveAnalysisPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type RemovePlannedPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RemovePlannedPayload'] = ResolversParentTypes['RemovePlannedPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type RemoveSecondFactorPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RemoveSecondFactorPayload'] = ResolversParentTypes['RemoveSecondFactorPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};

export type RemoveSupplierSourcePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RemoveSupplierSourcePayload'] = ResolversParentTypes['RemoveSupplierSourcePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RenewRecoveryCodesPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RenewRecoveryCodesPayload'] = ResolversParentTypes['RenewRecoveryCodesPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ResendConfirmationPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ResendConfirmationPayload'] = ResolversParentTypes['ResendConfirmationPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ResetProgrammePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ResetProgrammePayload'] = ResolversParentTypes['ResetProgrammePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ProgrammeProgress']>, ParentType, ContextType>;
};

export type RestoreDeletedPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RestoreDeletedPayload'] = ResolversParentTypes['RestoreDeletedPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  restoredId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReturnToDemoPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['ReturnToDemoPayload'] = ResolversParentTypes['ReturnToDemoPayload']> = {
  demoContents?: Resolver<Maybe<ResolversTypes['DemoContents']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type RevokeRolePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RevokeRolePayload'] = ResolversParentTypes['RevokeRolePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  revokedKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevokeSessionPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RevokeSessionPayload'] = ResolversParentTypes['RevokeSessionPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  revokedSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RoleHolderResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['RoleHolder'] = ResolversParentTypes['RoleHolder']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grantedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type SafetyChoiceResolvers = { ALCOHOL: 'alcohol', ANEURYSM: 'aneurysm', APNOEA: 'apnoea', ASLEEP_AT_WHEEL: 'asleep-at-wheel', ASTHMA: 'asthma', BIPOLAR: 'bipolar', BLACK_STOOL: 'black-stool', BLEEDING: 'bleeding', BLEEDING_DISORDER: 'bleeding-disorder', BOWEL: 'bowel', BREATHLESS: 'breathless', CANCER: 'cancer', CHEST_PAIN: 'chest-pain', CLOT: 'clot', DEATH_THOUGHTS: 'death-thoughts', DIABETES: 'diabetes', DRIVER: 'driver', EATING_DISORDER: 'eating-disorder', EPILEPSY: 'epilepsy', FAINTING: 'fainting', GLAUCOMA: 'glaucoma', HALLUCINATIONS: 'hallucinations', HEART: 'heart', HEART_DEVICE: 'heart-device', HIGH_BLOOD_PRESSURE: 'high-blood-pressure', KIDNEY: 'kidney', LEG_CLOT: 'leg-clot', LIVER: 'liver', LOW_MOOD: 'low-mood', MIGRAINE: 'migraine', MISSING_PERIOD: 'missing-period', MULTIPLE_SCLEROSIS: 'multiple-sclerosis', NONE: 'none', NURSING: 'nursing', OSTEOPOROSIS: 'osteoporosis', PALPITATIONS: 'palpitations', PARKINSON: 'parkinson', POSTPARTUM: 'postpartum', PREGNANCY: 'pregnancy', PSYCHOTIC_ILLNESS: 'psychotic-illness', SNORING: 'snoring', STROKE: 'stroke', SURGERY: 'surgery', THYROID: 'thyroid', TRANSPLANT: 'transplant', WEIGHT_LOSS: 'weight-loss' };

export type SecondFactorResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorSetupResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SecondFactorSetup'] = ResolversParentTypes['SecondFactorSetup']> = {
  qrCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionProgressResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SectionProgress'] = ResolversParentTypes['SectionProgress']> = {
  estimatedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastVisitedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SectionStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionStatusResolvers = { COMPLETED: 'completed', NOT_STARTED: 'not-started', STARTED: 'started' };

export type SendContactMessagePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type SendTestMailPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SendTestMailPayload'] = ResolversParentTypes['SendTestMailPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetContactMessageHandledPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetContactMessageHandledPayload'] = ResolversParentTypes['SetContactMessageHandledPayload']> = {
  contactMessage?: Resolver<Maybe<ResolversTypes['ContactMessage']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type SetDailyAimPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetDailyAimPayload'] = ResolversParentTypes['SetDailyAimPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type SetPausePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetPausePayload'] = ResolversParentTypes['SetPausePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
};

export type SetPlannedPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetPlannedPayload'] = ResolversParentTypes['SetPlannedPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
  planned?: Resolver<Maybe<ResolversTypes['PlannedActivity']>, ParentType, ContextType>;
  streakReached?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unlocked?: Resolver<ReadonlyArray<ResolversTypes['Achievement']>, ParentType, ContextType>;
};

export type SetProductAvailabilityPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetProductAvailabilityPayload'] = ResolversParentTypes['SetProductAvailabilityPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['EditableProduct']>, ParentType, ContextType>;
};

export type SetSiteOpenPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetSiteOpenPayload'] = ResolversParentTypes['SetSiteOpenPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['EditableSite']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetupStepStateResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SetupStepState'] = ResolversParentTypes['SetupStepState']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['SetupStep'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  tokens?: Resolver<Maybe<ResolversTypes['Tokens']>, ParentType, ContextType>;
};

export type SignOutEverywherePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SignOutEverywherePayload'] = ResolversParentTypes['SignOutEverywherePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  analytics?: Resolver<Maybe<ResolversTypes['SiteAnalytics']>, ParentType, ContextType>;
  areasOff?: Resolver<ReadonlyArray<ResolversTypes['SiteArea']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  footer?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SiteFooterGroup']>>, ParentType, ContextType>;
  hasOwnStartPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOperatorInvented?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  menu?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SiteLink']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryColour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteAnalyticsResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SiteAnalytics'] = ResolversParentTypes['SiteAnalytics']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asksFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['AnalyticsService'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteCheckResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SiteCheck'] = ResolversParentTypes['SiteCheck']> = {
  advice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CheckState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteFooterGroupResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SiteFooterGroup'] = ResolversParentTypes['SiteFooterGroup']> = {
  links?: Resolver<ReadonlyArray<ResolversTypes['SiteLink']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteLinkResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SiteLink'] = ResolversParentTypes['SiteLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSearchResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SiteSearch'] = ResolversParentTypes['SiteSearch']> = {
  groups?: Resolver<ReadonlyArray<ResolversTypes['SiteSearchGroup']>, ParentType, ContextType>;
  showsSuggestion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteSearchGroupResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SiteSearchGroup'] = ResolversParentTypes['SiteSearchGroup']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hits?: Resolver<ReadonlyArray<ResolversTypes['SiteSearchHit']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SiteSearchKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSearchHitResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SiteSearchHit'] = ResolversParentTypes['SiteSearchHit']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSettingsPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SiteSettingsPayload'] = ResolversParentTypes['SiteSettingsPayload']> = {
  __resolveType: TypeResolveFn<'SetSiteOpenPayload' | 'UpdateSiteAnalyticsPayload' | 'UpdateSiteAreasPayload' | 'UpdateSiteLookPayload' | 'UpdateSiteMenuPayload' | 'UpdateSiteSettingsPayload' | 'UpdateStartPagePayload', ParentType, ContextType>;
};

export type SleepTestAlcoholIntakeResolvers = { ALDRIG: 'aldrig', MATTLIGT: 'måttligt', REGELBUNDET: 'regelbundet', SALLAN: 'sällan' };

export type SleepTestCaffeineIntakeResolvers = { INGET: 'inget', _1_KOPP: '1-kopp', _2_3_KOPPAR: '2-3-koppar', _4_ELLER_MER: '4-eller-mer' };

export type SleepTestDaytimeFatigueResolvers = { ALDRIG: 'aldrig', ALLTID: 'alltid', IBLAND: 'ibland', OFTA: 'ofta', SALLAN: 'sällan' };

export type SleepTestExerciseFrequencyResolvers = { ALDRIG: 'aldrig', _1_2_GANGER: '1-2-gånger', _3_4_GANGER: '3-4-gånger', _5_ELLER_MER: '5-eller-mer' };

export type SleepTestExerciseTimeResolvers = { EFTERMIDDAG: 'eftermiddag', FORMIDDAG: 'förmiddag', KVALL: 'kväll', MORGON: 'morgon', TRANAR_INTE: 'tränar-inte' };

export type SleepTestFallAsleepTimeResolvers = { MER_AN_60: 'mer-än-60', MINDRE_AN_15: 'mindre-än-15', _15_30: '15-30', _30_60: '30-60' };

export type SleepTestGenderResolvers = { ANNAN: 'annan', KVINNA: 'kvinna', MAN: 'man' };

export type SleepTestNightWakingsResolvers = { ALDRIG: 'aldrig', FLER_AN_3: 'fler-än-3', _1_GANG: '1-gång', _2_3_GANGER: '2-3-gånger' };

export type SleepTestNoiseLevelResolvers = { GANSKA_HOGLJUTT: 'ganska-högljutt', HELT_TYST: 'helt-tyst', LITE_LJUD: 'lite-ljud', MESTADELS_TYST: 'mestadels-tyst' };

export type SleepTestRoomDarknessResolvers = { GANSKA_LJUST: 'ganska-ljust', HELT_MORKT: 'helt-mörkt', LITE_LJUS: 'lite-ljus', MESTADELS_MORKT: 'mestadels-mörkt' };

export type SleepTestRoomTemperatureResolvers = { FOR_KALLT: 'för-kallt', FOR_VARMT: 'för-varmt', PERFEKT: 'perfekt' };

export type SleepTestScreenTimeBedtimeResolvers = { DIREKT_FORE: 'direkt-före', INGEN_SKARMTID: 'ingen-skärmtid', I_SANGEN: 'i-sängen', _30_MIN_FORE: '30-min-före' };

export type SleepTestSleepDurationResolvers = { MINDRE_AN_5: 'mindre-än-5', _5_6: '5-6', _7_8: '7-8', _9_ELLER_MER: '9-eller-mer' };

export type StartCardResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['StartCard'] = ResolversParentTypes['StartCard']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['StartIcon'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartPageResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['StartPage'] = ResolversParentTypes['StartPage']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['StartCard']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mainButton?: Resolver<Maybe<ResolversTypes['SiteLink']>, ParentType, ContextType>;
  moreLink?: Resolver<Maybe<ResolversTypes['SiteLink']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['StartProtocolPayload'] = ResolversParentTypes['StartProtocolPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['Protocol']>, ParentType, ContextType>;
};

export type StepCategoryResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['StepCategory'] = ResolversParentTypes['StepCategory']> = {
  colour?: Resolver<ResolversTypes['CategoryColour'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedActivityResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SuggestedActivity'] = ResolversParentTypes['SuggestedActivity']> = {
  category?: Resolver<ResolversTypes['SuggestedActivityCategory'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dosage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeOfDay?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedActivityCategoryResolvers = { MINDFULNESS: 'mindfulness', NUTRITION: 'nutrition', RECOVERY: 'recovery', SLEEP: 'sleep', SUPPLEMENTS: 'supplements', TRAINING: 'training' };

export type SupplementResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Supplement'] = ResolversParentTypes['Supplement']> = {
  affiliateLink?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  checkedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  cons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Difficulty']>, ParentType, ContextType>;
  dose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dosesPerPackage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  externalRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['SupplementForm']>, ParentType, ContextType>;
  formLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goalReasons?: Resolver<ReadonlyArray<ResolversTypes['GoalReason']>, ParentType, ContextType>;
  guides?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCompared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecurring?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lowestPrice30Days?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  priceEstimate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceHistory?: Resolver<ReadonlyArray<ResolversTypes['PricePeriod']>, ParentType, ContextType, Partial<SupplementPriceHistoryArgs>>;
  pricePer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pricePerDose?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceReduction?: Resolver<Maybe<ResolversTypes['PriceReduction']>, ParentType, ContextType>;
  pros?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['Provider']>, ParentType, ContextType>;
  providerCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recommendationCriteria?: Resolver<ReadonlyArray<ResolversTypes['RecommendationCriterion']>, ParentType, ContextType>;
  shippingRegions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  substances?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  visitPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupplierResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Supplier'] = ResolversParentTypes['Supplier']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editedFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  factSources?: Resolver<ReadonlyArray<ResolversTypes['SupplierFactSource']>, ParentType, ContextType>;
  fetchedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastChanges?: Resolver<ReadonlyArray<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialisations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupplierCollectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SupplierCollection'] = ResolversParentTypes['SupplierCollection']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pagesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagesFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagesTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  startedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SupplierCollectionState'], ParentType, ContextType>;
  suppliers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, Partial<SupplierCollectionSuppliersArgs>>;
  suppliersChanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suppliersNew?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCollected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadPages?: Resolver<ReadonlyArray<ResolversTypes['UnreadPage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupplierConnectionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SupplierConnection'] = ResolversParentTypes['SupplierConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SupplierEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Supplier']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupplierEdgeResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SupplierEdge'] = ResolversParentTypes['SupplierEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
};

export type SupplierFactSourceResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SupplierFactSource'] = ResolversParentTypes['SupplierFactSource']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type SupplierSourceResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['SupplierSource'] = ResolversParentTypes['SupplierSource']> = {
  addedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SupplierSourceKind'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TakeBackPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['TakeBackPayload'] = ResolversParentTypes['TakeBackPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type TestKindResolvers = { PROTOCOL: 'protocol', SLEEP: 'sleep', TRAINING: 'training' };

export type TextHeadingResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['TextHeading'] = ResolversParentTypes['TextHeading']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimeOfDayResolvers = { AFTERNOON: 'afternoon', EVENING: 'evening', MORNING: 'morning', NIGHT: 'night', NONE: 'none' };

export type TokensResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Tokens'] = ResolversParentTypes['Tokens']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrainingMethodResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['TrainingMethod'] = ResolversParentTypes['TrainingMethod']> = {
  beginning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  benefits?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  caution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guide?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intensity?: Resolver<ResolversTypes['Intensity'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrainingTestCurrentFrequencyResolvers = { DAILY: 'daily', NEVER: 'never', _1_2: '1-2', _3_4: '3-4', _5_6: '5-6' };

export type TrainingTestCurrentIntensityResolvers = { LIGHT: 'light', MODERATE: 'moderate', VERY_VIGOROUS: 'very-vigorous', VIGOROUS: 'vigorous' };

export type TrainingTestCurrentTypesResolvers = { ANNAT: 'annat', CROSSFIT: 'crossfit', CYKLING: 'cykling', DANS: 'dans', KAMPSPORT: 'kampsport', KONDITION: 'kondition', LOPNING: 'löpning', PILATES: 'pilates', SIMNING: 'simning', STYRKETRANING: 'styrketraning', YOGA: 'yoga' };

export type TrainingTestFitnessLevelResolvers = { EXCELLENT: 'excellent', FAIR: 'fair', GOOD: 'good', POOR: 'poor' };

export type TrainingTestGenderResolvers = { ANNAN: 'annan', KVINNA: 'kvinna', MAN: 'man' };

export type TrainingTestHealthConditionsResolvers = { ARTHRITIS: 'arthritis', BACK: 'back', CARDIOVASCULAR: 'cardiovascular', DIABETES: 'diabetes', NONE: 'none', OTHER: 'other' };

export type TrainingTestInjuriesResolvers = { MINOR: 'minor', MODERATE: 'moderate', NONE: 'none', SIGNIFICANT: 'significant' };

export type TrainingTestMobilityIssuesResolvers = { BALANCE: 'balance', CHRONIC_PAIN: 'chronic-pain', COORDINATION: 'coordination', NONE: 'none', STIFFNESS: 'stiffness' };

export type TrainingTestPreferredTrainingTypesResolvers = { BODYWEIGHT: 'bodyweight', EQUIPMENT: 'equipment', FUNCTIONAL: 'functional', GROUP: 'group', GYM: 'gym', HOME: 'home', OUTDOOR: 'outdoor', PERSONAL: 'personal' };

export type TrainingTestPrimaryGoalsResolvers = { BALANCE: 'balance', ENDURANCE: 'endurance', ENERGY: 'energy', FLEXIBILITY: 'flexibility', LONGEVITY: 'longevity', MAINTENANCE: 'maintenance', PAIN_RELIEF: 'pain-relief', SPORT_SPECIFIC: 'sport-specific', STRENGTH: 'strength', STRESS_RELIEF: 'stress-relief', WEIGHT_GAIN: 'weight-gain', WEIGHT_LOSS: 'weight-loss' };

export type TrainingTestRecoveryTimeResolvers = { FAST: 'fast', MODERATE: 'moderate', SLOW: 'slow', VERY_FAST: 'very-fast', VERY_SLOW: 'very-slow' };

export type TrainingTestTimeAvailableResolvers = { _1_2: '1-2', _3_4: '3-4', _5_6: '5-6', _7_9: '7-9', _10_OR_MORE: '10+' };

export type TrainingTestTrainingExperienceResolvers = { ADVANCED: 'advanced', BEGINNER: 'beginner', EXPERT: 'expert', INTERMEDIATE: 'intermediate' };

export type TrainingTestWeeklyHoursResolvers = { _0: '0', _1_2: '1-2', _3_4: '3-4', _5_7: '5-7', _8_OR_MORE: '8+' };

export type TrainingTestWorkTypeResolvers = { LIGHT_ACTIVE: 'light-active', MODERATELY_ACTIVE: 'moderately-active', SEDENTARY: 'sedentary', VERY_ACTIVE: 'very-active' };

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnblockAccountPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UnblockAccountPayload'] = ResolversParentTypes['UnblockAccountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['ListedAccount']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type UndoItemPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UndoItemPayload'] = ResolversParentTypes['UndoItemPayload']> = {
  checklist?: Resolver<Maybe<ResolversTypes['Checklist']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
};

export type UnlinkProviderLogoPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UnlinkProviderLogoPayload'] = ResolversParentTypes['UnlinkProviderLogoPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  providerLogo?: Resolver<Maybe<ResolversTypes['ProviderLogo']>, ParentType, ContextType>;
};

export type UnreadPageResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UnreadPage'] = ResolversParentTypes['UnreadPage']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type UnwatchPricePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UnwatchPricePayload'] = ResolversParentTypes['UnwatchPricePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};

export type UpNextResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpNext'] = ResolversParentTypes['UpNext']> = {
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateArticleImagePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateArticleImagePayload'] = ResolversParentTypes['UpdateArticleImagePayload']> = {
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type UpdateArticlePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateArticlePayload'] = ResolversParentTypes['UpdateArticlePayload']> = {
  article?: Resolver<Maybe<ResolversTypes['EditableArticle']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type UpdateAuthorPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateAuthorPayload'] = ResolversParentTypes['UpdateAuthorPayload']> = {
  author?: Resolver<Maybe<ResolversTypes['EditableAuthor']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type UpdateBiomarkerPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateBiomarkerPayload'] = ResolversParentTypes['UpdateBiomarkerPayload']> = {
  biomarker?: Resolver<Maybe<ResolversTypes['EditableBiomarker']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type UpdateCategoryPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateCategoryPayload'] = ResolversParentTypes['UpdateCategoryPayload']> = {
  category?: Resolver<Maybe<ResolversTypes['EditableCategory']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type UpdateImagePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateImagePayload'] = ResolversParentTypes['UpdateImagePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['LibraryImage']>, ParentType, ContextType>;
};

export type UpdateJourneyTextPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateJourneyTextPayload'] = ResolversParentTypes['UpdateJourneyTextPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['EditableJourneyText']>, ParentType, ContextType>;
};

export type UpdateMailPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateMailPayload'] = ResolversParentTypes['UpdateMailPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['EditableMail']>, ParentType, ContextType>;
};

export type UpdateMarkerQuestionPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateMarkerQuestionPayload'] = ResolversParentTypes['UpdateMarkerQuestionPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['EditableMarkerQuestion']>, ParentType, ContextType>;
};

export type UpdateMrProviderPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateMrProviderPayload'] = ResolversParentTypes['UpdateMrProviderPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  mrProvider?: Resolver<Maybe<ResolversTypes['EditableMrProvider']>, ParentType, ContextType>;
};

export type UpdatePagePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdatePagePayload'] = ResolversParentTypes['UpdatePagePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['EditablePage']>, ParentType, ContextType>;
};

export type UpdateProductPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateProductPayload'] = ResolversParentTypes['UpdateProductPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['EditableProduct']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};

export type UpdateProtocolPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateProtocolPayload'] = ResolversParentTypes['UpdateProtocolPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['Protocol']>, ParentType, ContextType>;
};

export type UpdateProviderPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateProviderPayload'] = ResolversParentTypes['UpdateProviderPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['EditableProvider']>, ParentType, ContextType>;
};

export type UpdateRedirectPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateRedirectPayload'] = ResolversParentTypes['UpdateRedirectPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['EditableRedirect']>, ParentType, ContextType>;
};

export type UpdateSiteAnalyticsPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateSiteAnalyticsPayload'] = ResolversParentTypes['UpdateSiteAnalyticsPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['EditableSite']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSiteAreasPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateSiteAreasPayload'] = ResolversParentTypes['UpdateSiteAreasPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['EditableSite']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSiteLookPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateSiteLookPayload'] = ResolversParentTypes['UpdateSiteLookPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['EditableSite']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSiteMenuPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateSiteMenuPayload'] = ResolversParentTypes['UpdateSiteMenuPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['EditableSite']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSiteSettingsPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateSiteSettingsPayload'] = ResolversParentTypes['UpdateSiteSettingsPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['EditableSite']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateStartPagePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateStartPagePayload'] = ResolversParentTypes['UpdateStartPagePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['EditableSite']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSupplierPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateSupplierPayload'] = ResolversParentTypes['UpdateSupplierPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  supplier?: Resolver<Maybe<ResolversTypes['Supplier']>, ParentType, ContextType>;
};

export type UpdateSynonymPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UpdateSynonymPayload'] = ResolversParentTypes['UpdateSynonymPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  synonym?: Resolver<Maybe<ResolversTypes['EditableSynonym']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadImagesPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UploadImagesPayload'] = ResolversParentTypes['UploadImagesPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['LibraryImage']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['UploadResult']>, ParentType, ContextType>;
};

export type UploadResultResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['UploadResult'] = ResolversParentTypes['UploadResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VerifyAgainPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['VerifyAgainPayload'] = ResolversParentTypes['VerifyAgainPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type VersionResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['Version'] = ResolversParentTypes['Version']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replacedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VersionComparisonResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['VersionComparison'] = ResolversParentTypes['VersionComparison']> = {
  differences?: Resolver<ReadonlyArray<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitSectionPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['VisitSectionPayload'] = ResolversParentTypes['VisitSectionPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ProgrammeProgress']>, ParentType, ContextType>;
};

export type WatchPricePayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['WatchPricePayload'] = ResolversParentTypes['WatchPricePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};

export type WithdrawConsentPayloadResolvers<ContextType = GuestContext, ParentType extends ResolversParentTypes['WithdrawConsentPayload'] = ResolversParentTypes['WithdrawConsentPayload']> = {
  consent?: Resolver<Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GuestContext> = {
  AccountConnection?: AccountConnectionResolvers<ContextType>;
  AccountEdge?: AccountEdgeResolvers<ContextType>;
  AccountEvent?: AccountEventResolvers<ContextType>;
  Achievement?: AchievementResolvers<ContextType>;
  ActiveProtocol?: ActiveProtocolResolvers<ContextType>;
  ActivityCategory?: ActivityCategoryResolvers;
  ActivityEntry?: ActivityEntryResolvers<ContextType>;
  ActivityType?: ActivityTypeResolvers;
  AddSupplierSourcePayload?: AddSupplierSourcePayloadResolvers<ContextType>;
  AffiliateClickConnection?: AffiliateClickConnectionResolvers<ContextType>;
  AffiliateClickCount?: AffiliateClickCountResolvers<ContextType>;
  AffiliateClickEdge?: AffiliateClickEdgeResolvers<ContextType>;
  AffiliateClickReport?: AffiliateClickReportResolvers<ContextType>;
  Analysis?: AnalysisResolvers<ContextType>;
  AnalysisChange?: AnalysisChangeResolvers<ContextType>;
  AnalysisConnection?: AnalysisConnectionResolvers<ContextType>;
  AnalysisEdge?: AnalysisEdgeResolvers<ContextType>;
  AnalysisMeasure?: AnalysisMeasureResolvers<ContextType>;
  AnalysisSection?: AnalysisSectionResolvers<ContextType>;
  AnalysisSectionKind?: AnalysisSectionKindResolvers;
  AnalysisShape?: AnalysisShapeResolvers;
  AnalysisSource?: AnalysisSourceResolvers;
  AnalysisTrend?: AnalysisTrendResolvers;
  AnalyzeProtocolPayload?: AnalyzeProtocolPayloadResolvers<ContextType>;
  AnalyzeSleepPayload?: AnalyzeSleepPayloadResolvers<ContextType>;
  AnalyzeTrainingPayload?: AnalyzeTrainingPayloadResolvers<ContextType>;
  AnswerQuestionnairePayload?: AnswerQuestionnairePayloadResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleConnection?: ArticleConnectionResolvers<ContextType>;
  ArticleEdge?: ArticleEdgeResolvers<ContextType>;
  ArticleSource?: ArticleSourceResolvers<ContextType>;
  ArticleTopic?: ArticleTopicResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditLogConnection?: AuditLogConnectionResolvers<ContextType>;
  AuditLogEdge?: AuditLogEdgeResolvers<ContextType>;
  AuditLogEntry?: AuditLogEntryResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  BeginSecondFactorPayload?: BeginSecondFactorPayloadResolvers<ContextType>;
  Biomarker?: BiomarkerResolvers<ContextType>;
  BlockAccountPayload?: BlockAccountPayloadResolvers<ContextType>;
  CancelSupplierCollectionPayload?: CancelSupplierCollectionPayloadResolvers<ContextType>;
  CatalogueImport?: CatalogueImportResolvers<ContextType>;
  CatalogueImportChange?: CatalogueImportChangeResolvers<ContextType>;
  CatalogueImportNearName?: CatalogueImportNearNameResolvers<ContextType>;
  CatalogueImportProblem?: CatalogueImportProblemResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryColour?: CategoryColourResolvers;
  CategoryFacet?: CategoryFacetResolvers<ContextType>;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheaperTest?: CheaperTestResolvers<ContextType>;
  CheaperTests?: CheaperTestsResolvers<ContextType>;
  CheckMrProviderPayload?: CheckMrProviderPayloadResolvers<ContextType>;
  CheckProductPayload?: CheckProductPayloadResolvers<ContextType>;
  Checklist?: ChecklistResolvers<ContextType>;
  ChecklistItem?: ChecklistItemResolvers<ContextType>;
  ClicksByOfferConnection?: ClicksByOfferConnectionResolvers<ContextType>;
  ClicksByOfferEdge?: ClicksByOfferEdgeResolvers<ContextType>;
  ClicksOnDay?: ClicksOnDayResolvers<ContextType>;
  ClicksOnOffer?: ClicksOnOfferResolvers<ContextType>;
  ClicksOnPage?: ClicksOnPageResolvers<ContextType>;
  CollectSuppliersPayload?: CollectSuppliersPayloadResolvers<ContextType>;
  CompleteItemPayload?: CompleteItemPayloadResolvers<ContextType>;
  CompleteOnboardingPayload?: CompleteOnboardingPayloadResolvers<ContextType>;
  CompleteSectionPayload?: CompleteSectionPayloadResolvers<ContextType>;
  ConfirmCareContactPayload?: ConfirmCareContactPayloadResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  ConfirmSecondFactorPayload?: ConfirmSecondFactorPayloadResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  ConsentText?: ConsentTextResolvers<ContextType>;
  ContactMessage?: ContactMessageResolvers<ContextType>;
  ContactMessageConnection?: ContactMessageConnectionResolvers<ContextType>;
  ContactMessageEdge?: ContactMessageEdgeResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  CorrectPricePayload?: CorrectPricePayloadResolvers<ContextType>;
  CountedCategory?: CountedCategoryResolvers<ContextType>;
  CountedItem?: CountedItemResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  CreateArticlePayload?: CreateArticlePayloadResolvers<ContextType>;
  CreateAuthorPayload?: CreateAuthorPayloadResolvers<ContextType>;
  CreateBiomarkerPayload?: CreateBiomarkerPayloadResolvers<ContextType>;
  CreateCategoryPayload?: CreateCategoryPayloadResolvers<ContextType>;
  CreateMrProviderPayload?: CreateMrProviderPayloadResolvers<ContextType>;
  CreatePagePayload?: CreatePagePayloadResolvers<ContextType>;
  CreateProductPayload?: CreateProductPayloadResolvers<ContextType>;
  CreateProtocolPayload?: CreateProtocolPayloadResolvers<ContextType>;
  CreateProviderFromSupplierPayload?: CreateProviderFromSupplierPayloadResolvers<ContextType>;
  CreateProviderPayload?: CreateProviderPayloadResolvers<ContextType>;
  CreateRedirectPayload?: CreateRedirectPayloadResolvers<ContextType>;
  CreateSynonymPayload?: CreateSynonymPayloadResolvers<ContextType>;
  CurrentHealth?: CurrentHealthResolvers;
  DateTimeISO?: GraphQLScalarType;
  DeactivateProtocolPayload?: DeactivateProtocolPayloadResolvers<ContextType>;
  DecideHeldPricePayload?: DecideHeldPricePayloadResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteArticlePayload?: DeleteArticlePayloadResolvers<ContextType>;
  DeleteAuthorPayload?: DeleteAuthorPayloadResolvers<ContextType>;
  DeleteBiomarkerPayload?: DeleteBiomarkerPayloadResolvers<ContextType>;
  DeleteCategoryPayload?: DeleteCategoryPayloadResolvers<ContextType>;
  DeleteContactMessagePayload?: DeleteContactMessagePayloadResolvers<ContextType>;
  DeleteImagePayload?: DeleteImagePayloadResolvers<ContextType>;
  DeleteMrProviderPayload?: DeleteMrProviderPayloadResolvers<ContextType>;
  DeletePagePayload?: DeletePagePayloadResolvers<ContextType>;
  DeleteProductPayload?: DeleteProductPayloadResolvers<ContextType>;
  DeleteProtocolPayload?: DeleteProtocolPayloadResolvers<ContextType>;
  DeleteProviderPayload?: DeleteProviderPayloadResolvers<ContextType>;
  DeleteRedirectPayload?: DeleteRedirectPayloadResolvers<ContextType>;
  DeleteSynonymPayload?: DeleteSynonymPayloadResolvers<ContextType>;
  DemoContents?: DemoContentsResolvers<ContextType>;
  Difficulty?: DifficultyResolvers;
  EditableArticle?: EditableArticleResolvers<ContextType>;
  EditableArticleConnection?: EditableArticleConnectionResolvers<ContextType>;
  EditableArticleEdge?: EditableArticleEdgeResolvers<ContextType>;
  EditableAuthor?: EditableAuthorResolvers<ContextType>;
  EditableBiomarker?: EditableBiomarkerResolvers<ContextType>;
  EditableCategory?: EditableCategoryResolvers<ContextType>;
  EditableGoalReason?: EditableGoalReasonResolvers<ContextType>;
  EditableJourneyText?: EditableJourneyTextResolvers<ContextType>;
  EditableMail?: EditableMailResolvers<ContextType>;
  EditableMarkerQuestion?: EditableMarkerQuestionResolvers<ContextType>;
  EditableMrProvider?: EditableMrProviderResolvers<ContextType>;
  EditablePage?: EditablePageResolvers<ContextType>;
  EditableProduct?: EditableProductResolvers<ContextType>;
  EditableProductConnection?: EditableProductConnectionResolvers<ContextType>;
  EditableProductEdge?: EditableProductEdgeResolvers<ContextType>;
  EditableProvider?: EditableProviderResolvers<ContextType>;
  EditableProviderConnection?: EditableProviderConnectionResolvers<ContextType>;
  EditableProviderEdge?: EditableProviderEdgeResolvers<ContextType>;
  EditableRedirect?: EditableRedirectResolvers<ContextType>;
  EditableSite?: EditableSiteResolvers<ContextType>;
  EditableStartCard?: EditableStartCardResolvers<ContextType>;
  EditableStartPage?: EditableStartPageResolvers<ContextType>;
  EditableSynonym?: EditableSynonymResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Equipment?: EquipmentResolvers<ContextType>;
  EraseAccountPayload?: EraseAccountPayloadResolvers<ContextType>;
  Experience?: ExperienceResolvers;
  FieldError?: FieldErrorResolvers<ContextType>;
  FieldErrorCode?: FieldErrorCodeResolvers;
  Finding?: FindingResolvers<ContextType>;
  FindingLink?: FindingLinkResolvers<ContextType>;
  FindingPriority?: FindingPriorityResolvers;
  Frequency?: FrequencyResolvers;
  GiveConsentPayload?: GiveConsentPayloadResolvers<ContextType>;
  Goal?: GoalResolvers<ContextType>;
  GoalChoice?: GoalChoiceResolvers<ContextType>;
  GoalReason?: GoalReasonResolvers<ContextType>;
  GrantRolePayload?: GrantRolePayloadResolvers<ContextType>;
  HealthStatus?: HealthStatusResolvers;
  HealthTest?: HealthTestResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageUse?: ImageUseResolvers<ContextType>;
  ImageVariant?: ImageVariantResolvers<ContextType>;
  ImportCataloguePayload?: ImportCataloguePayloadResolvers<ContextType>;
  Interest?: InterestResolvers;
  JSONObject?: GraphQLScalarType;
  Journey?: JourneyResolvers<ContextType>;
  JourneyCategory?: JourneyCategoryResolvers<ContextType>;
  JourneyCategoryKey?: JourneyCategoryKeyResolvers;
  JourneyGoals?: JourneyGoalsResolvers<ContextType>;
  JourneyItemView?: JourneyItemViewResolvers<ContextType>;
  JourneyPauseView?: JourneyPauseViewResolvers<ContextType>;
  JourneyStep?: JourneyStepResolvers<ContextType>;
  JourneyText?: JourneyTextResolvers<ContextType>;
  JourneyTextWording?: JourneyTextWordingResolvers<ContextType>;
  JourneyWeek?: JourneyWeekResolvers<ContextType>;
  KeptData?: KeptDataResolvers<ContextType>;
  KindFacet?: KindFacetResolvers<ContextType>;
  LeaveDemoPayload?: LeaveDemoPayloadResolvers<ContextType>;
  LibraryImage?: LibraryImageResolvers<ContextType>;
  LibraryImageConnection?: LibraryImageConnectionResolvers<ContextType>;
  LibraryImageEdge?: LibraryImageEdgeResolvers<ContextType>;
  LinkProviderLogoPayload?: LinkProviderLogoPayloadResolvers<ContextType>;
  ListedAccount?: ListedAccountResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  MailPreview?: MailPreviewResolvers<ContextType>;
  MailVariable?: MailVariableResolvers<ContextType>;
  MailWording?: MailWordingResolvers<ContextType>;
  MailedLink?: MailedLinkResolvers<ContextType>;
  MarkerCover?: MarkerCoverResolvers<ContextType>;
  MarkerCoverChoice?: MarkerCoverChoiceResolvers<ContextType>;
  MarkerQuestion?: MarkerQuestionResolvers<ContextType>;
  MarkerQuestionWording?: MarkerQuestionWordingResolvers<ContextType>;
  MarkerSaving?: MarkerSavingResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MergeAnalysesPayload?: MergeAnalysesPayloadResolvers<ContextType>;
  MergeJourneyPayload?: MergeJourneyPayloadResolvers<ContextType>;
  MergeProgrammesPayload?: MergeProgrammesPayloadResolvers<ContextType>;
  MergeProtocolsPayload?: MergeProtocolsPayloadResolvers<ContextType>;
  MergeProviderPayload?: MergeProviderPayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MrProvider?: MrProviderResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedMarker?: NamedMarkerResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OnboardingAnswers?: OnboardingAnswersResolvers<ContextType>;
  OwnSession?: OwnSessionResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageLink?: PageLinkResolvers<ContextType>;
  PageSection?: PageSectionResolvers<ContextType>;
  PlannedActivity?: PlannedActivityResolvers<ContextType>;
  PreviewCatalogueImportPayload?: PreviewCatalogueImportPayloadResolvers<ContextType>;
  PricePeriod?: PricePeriodResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  PriceReduction?: PriceReductionResolvers<ContextType>;
  PriceWatch?: PriceWatchResolvers<ContextType>;
  Priority?: PriorityResolvers;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductSearchConnection?: ProductSearchConnectionResolvers<ContextType>;
  Programme?: ProgrammeResolvers<ContextType>;
  ProgrammeActivity?: ProgrammeActivityResolvers<ContextType>;
  ProgrammeBlock?: ProgrammeBlockResolvers<ContextType>;
  ProgrammeCard?: ProgrammeCardResolvers<ContextType>;
  ProgrammeCategory?: ProgrammeCategoryResolvers<ContextType>;
  ProgrammeDay?: ProgrammeDayResolvers<ContextType>;
  ProgrammeGoal?: ProgrammeGoalResolvers<ContextType>;
  ProgrammeLevel?: ProgrammeLevelResolvers;
  ProgrammeLink?: ProgrammeLinkResolvers<ContextType>;
  ProgrammeMonth?: ProgrammeMonthResolvers<ContextType>;
  ProgrammeNotice?: ProgrammeNoticeResolvers<ContextType>;
  ProgrammePhase?: ProgrammePhaseResolvers<ContextType>;
  ProgrammePoint?: ProgrammePointResolvers<ContextType>;
  ProgrammePosition?: ProgrammePositionResolvers<ContextType>;
  ProgrammePreview?: ProgrammePreviewResolvers<ContextType>;
  ProgrammeProgress?: ProgrammeProgressResolvers<ContextType>;
  ProgrammeQuestion?: ProgrammeQuestionResolvers<ContextType>;
  ProgrammeReadiness?: ProgrammeReadinessResolvers<ContextType>;
  ProgrammeResource?: ProgrammeResourceResolvers<ContextType>;
  ProgrammeResources?: ProgrammeResourcesResolvers<ContextType>;
  ProgrammeRoadmapStep?: ProgrammeRoadmapStepResolvers<ContextType>;
  ProgrammeRoutine?: ProgrammeRoutineResolvers<ContextType>;
  ProgrammeSection?: ProgrammeSectionResolvers<ContextType>;
  ProgrammeStat?: ProgrammeStatResolvers<ContextType>;
  ProgrammeTier?: ProgrammeTierResolvers<ContextType>;
  ProgrammeTimePart?: ProgrammeTimePartResolvers<ContextType>;
  ProgrammeTimeSplit?: ProgrammeTimeSplitResolvers<ContextType>;
  Protocol?: ProtocolResolvers<ContextType>;
  ProtocolDay?: ProtocolDayResolvers<ContextType>;
  ProtocolDifficulty?: ProtocolDifficultyResolvers;
  ProtocolGoal?: ProtocolGoalResolvers;
  ProtocolStep?: ProtocolStepResolvers<ContextType>;
  ProtocolTemplate?: ProtocolTemplateResolvers<ContextType>;
  ProtocolTestBudgetRange?: ProtocolTestBudgetRangeResolvers;
  ProtocolTestCurrentHealth?: ProtocolTestCurrentHealthResolvers;
  ProtocolTestDietType?: ProtocolTestDietTypeResolvers;
  ProtocolTestExperienceLevel?: ProtocolTestExperienceLevelResolvers;
  ProtocolTestFitnessLevel?: ProtocolTestFitnessLevelResolvers;
  ProtocolTestGender?: ProtocolTestGenderResolvers;
  ProtocolTestMotivationLevel?: ProtocolTestMotivationLevelResolvers;
  ProtocolTestPreferredTimes?: ProtocolTestPreferredTimesResolvers;
  ProtocolTestPrimaryGoals?: ProtocolTestPrimaryGoalsResolvers;
  ProtocolTestSleepQuality?: ProtocolTestSleepQualityResolvers;
  ProtocolTestStressLevel?: ProtocolTestStressLevelResolvers;
  ProtocolTestTechnologyComfort?: ProtocolTestTechnologyComfortResolvers;
  ProtocolTestTimeAvailable?: ProtocolTestTimeAvailableResolvers;
  ProtocolTestWorkType?: ProtocolTestWorkTypeResolvers;
  ProtocolType?: ProtocolTypeResolvers;
  Provider?: ProviderResolvers<ContextType>;
  ProviderArea?: ProviderAreaResolvers<ContextType>;
  ProviderConnection?: ProviderConnectionResolvers<ContextType>;
  ProviderEdge?: ProviderEdgeResolvers<ContextType>;
  ProviderLogo?: ProviderLogoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionOption?: QuestionOptionResolvers<ContextType>;
  Questionnaire?: QuestionnaireResolvers<ContextType>;
  QuestionnaireAnswers?: QuestionnaireAnswersResolvers<ContextType>;
  QuestionnaireStep?: QuestionnaireStepResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RecommendationType?: RecommendationTypeResolvers;
  RecordActivityPayload?: RecordActivityPayloadResolvers<ContextType>;
  RecordedPrice?: RecordedPriceResolvers<ContextType>;
  RedFlag?: RedFlagResolvers<ContextType>;
  RedFlagUrgency?: RedFlagUrgencyResolvers;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  RemoveAnalysisPayload?: RemoveAnalysisPayloadResolvers<ContextType>;
  RemovePlannedPayload?: RemovePlannedPayloadResolvers<ContextType>;
  RemoveSecondFactorPayload?: RemoveSecondFactorPayloadResolvers<ContextType>;
  RemoveSupplierSourcePayload?: RemoveSupplierSourcePayloadResolvers<ContextType>;
  RenewRecoveryCodesPayload?: RenewRecoveryCodesPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResendConfirmationPayload?: ResendConfirmationPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResetProgrammePayload?: ResetProgrammePayloadResolvers<ContextType>;
  RestoreDeletedPayload?: RestoreDeletedPayloadResolvers<ContextType>;
  ReturnToDemoPayload?: ReturnToDemoPayloadResolvers<ContextType>;
  RevokeRolePayload?: RevokeRolePayloadResolvers<ContextType>;
  RevokeSessionPayload?: RevokeSessionPayloadResolvers<ContextType>;
  RoleHolder?: RoleHolderResolvers<ContextType>;
  SafetyChoice?: SafetyChoiceResolvers;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorSetup?: SecondFactorSetupResolvers<ContextType>;
  SectionProgress?: SectionProgressResolvers<ContextType>;
  SectionStatus?: SectionStatusResolvers;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SendTestMailPayload?: SendTestMailPayloadResolvers<ContextType>;
  SetContactMessageHandledPayload?: SetContactMessageHandledPayloadResolvers<ContextType>;
  SetDailyAimPayload?: SetDailyAimPayloadResolvers<ContextType>;
  SetPausePayload?: SetPausePayloadResolvers<ContextType>;
  SetPlannedPayload?: SetPlannedPayloadResolvers<ContextType>;
  SetProductAvailabilityPayload?: SetProductAvailabilityPayloadResolvers<ContextType>;
  SetSiteOpenPayload?: SetSiteOpenPayloadResolvers<ContextType>;
  SetupStepState?: SetupStepStateResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutEverywherePayload?: SignOutEverywherePayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteAnalytics?: SiteAnalyticsResolvers<ContextType>;
  SiteCheck?: SiteCheckResolvers<ContextType>;
  SiteFooterGroup?: SiteFooterGroupResolvers<ContextType>;
  SiteLink?: SiteLinkResolvers<ContextType>;
  SiteSearch?: SiteSearchResolvers<ContextType>;
  SiteSearchGroup?: SiteSearchGroupResolvers<ContextType>;
  SiteSearchHit?: SiteSearchHitResolvers<ContextType>;
  SiteSettingsPayload?: SiteSettingsPayloadResolvers<ContextType>;
  SleepTestAlcoholIntake?: SleepTestAlcoholIntakeResolvers;
  SleepTestCaffeineIntake?: SleepTestCaffeineIntakeResolvers;
  SleepTestDaytimeFatigue?: SleepTestDaytimeFatigueResolvers;
  SleepTestExerciseFrequency?: SleepTestExerciseFrequencyResolvers;
  SleepTestExerciseTime?: SleepTestExerciseTimeResolvers;
  SleepTestFallAsleepTime?: SleepTestFallAsleepTimeResolvers;
  SleepTestGender?: SleepTestGenderResolvers;
  SleepTestNightWakings?: SleepTestNightWakingsResolvers;
  SleepTestNoiseLevel?: SleepTestNoiseLevelResolvers;
  SleepTestRoomDarkness?: SleepTestRoomDarknessResolvers;
  SleepTestRoomTemperature?: SleepTestRoomTemperatureResolvers;
  SleepTestScreenTimeBedtime?: SleepTestScreenTimeBedtimeResolvers;
  SleepTestSleepDuration?: SleepTestSleepDurationResolvers;
  StartCard?: StartCardResolvers<ContextType>;
  StartPage?: StartPageResolvers<ContextType>;
  StartProtocolPayload?: StartProtocolPayloadResolvers<ContextType>;
  StepCategory?: StepCategoryResolvers<ContextType>;
  SuggestedActivity?: SuggestedActivityResolvers<ContextType>;
  SuggestedActivityCategory?: SuggestedActivityCategoryResolvers;
  Supplement?: SupplementResolvers<ContextType>;
  Supplier?: SupplierResolvers<ContextType>;
  SupplierCollection?: SupplierCollectionResolvers<ContextType>;
  SupplierConnection?: SupplierConnectionResolvers<ContextType>;
  SupplierEdge?: SupplierEdgeResolvers<ContextType>;
  SupplierFactSource?: SupplierFactSourceResolvers<ContextType>;
  SupplierSource?: SupplierSourceResolvers<ContextType>;
  TakeBackPayload?: TakeBackPayloadResolvers<ContextType>;
  TestKind?: TestKindResolvers;
  TextHeading?: TextHeadingResolvers<ContextType>;
  TimeOfDay?: TimeOfDayResolvers;
  Tokens?: TokensResolvers<ContextType>;
  TrainingMethod?: TrainingMethodResolvers<ContextType>;
  TrainingTestCurrentFrequency?: TrainingTestCurrentFrequencyResolvers;
  TrainingTestCurrentIntensity?: TrainingTestCurrentIntensityResolvers;
  TrainingTestCurrentTypes?: TrainingTestCurrentTypesResolvers;
  TrainingTestFitnessLevel?: TrainingTestFitnessLevelResolvers;
  TrainingTestGender?: TrainingTestGenderResolvers;
  TrainingTestHealthConditions?: TrainingTestHealthConditionsResolvers;
  TrainingTestInjuries?: TrainingTestInjuriesResolvers;
  TrainingTestMobilityIssues?: TrainingTestMobilityIssuesResolvers;
  TrainingTestPreferredTrainingTypes?: TrainingTestPreferredTrainingTypesResolvers;
  TrainingTestPrimaryGoals?: TrainingTestPrimaryGoalsResolvers;
  TrainingTestRecoveryTime?: TrainingTestRecoveryTimeResolvers;
  TrainingTestTimeAvailable?: TrainingTestTimeAvailableResolvers;
  TrainingTestTrainingExperience?: TrainingTestTrainingExperienceResolvers;
  TrainingTestWeeklyHours?: TrainingTestWeeklyHoursResolvers;
  TrainingTestWorkType?: TrainingTestWorkTypeResolvers;
  URL?: GraphQLScalarType;
  UnblockAccountPayload?: UnblockAccountPayloadResolvers<ContextType>;
  UndoItemPayload?: UndoItemPayloadResolvers<ContextType>;
  UnlinkProviderLogoPayload?: UnlinkProviderLogoPayloadResolvers<ContextType>;
  UnreadPage?: UnreadPageResolvers<ContextType>;
  UnwatchPricePayload?: UnwatchPricePayloadResolvers<ContextType>;
  UpNext?: UpNextResolvers<ContextType>;
  UpdateArticleImagePayload?: UpdateArticleImagePayloadResolvers<ContextType>;
  UpdateArticlePayload?: UpdateArticlePayloadResolvers<ContextType>;
  UpdateAuthorPayload?: UpdateAuthorPayloadResolvers<ContextType>;
  UpdateBiomarkerPayload?: UpdateBiomarkerPayloadResolvers<ContextType>;
  UpdateCategoryPayload?: UpdateCategoryPayloadResolvers<ContextType>;
  UpdateImagePayload?: UpdateImagePayloadResolvers<ContextType>;
  UpdateJourneyTextPayload?: UpdateJourneyTextPayloadResolvers<ContextType>;
  UpdateMailPayload?: UpdateMailPayloadResolvers<ContextType>;
  UpdateMarkerQuestionPayload?: UpdateMarkerQuestionPayloadResolvers<ContextType>;
  UpdateMrProviderPayload?: UpdateMrProviderPayloadResolvers<ContextType>;
  UpdatePagePayload?: UpdatePagePayloadResolvers<ContextType>;
  UpdateProductPayload?: UpdateProductPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateProtocolPayload?: UpdateProtocolPayloadResolvers<ContextType>;
  UpdateProviderPayload?: UpdateProviderPayloadResolvers<ContextType>;
  UpdateRedirectPayload?: UpdateRedirectPayloadResolvers<ContextType>;
  UpdateSiteAnalyticsPayload?: UpdateSiteAnalyticsPayloadResolvers<ContextType>;
  UpdateSiteAreasPayload?: UpdateSiteAreasPayloadResolvers<ContextType>;
  UpdateSiteLookPayload?: UpdateSiteLookPayloadResolvers<ContextType>;
  UpdateSiteMenuPayload?: UpdateSiteMenuPayloadResolvers<ContextType>;
  UpdateSiteSettingsPayload?: UpdateSiteSettingsPayloadResolvers<ContextType>;
  UpdateStartPagePayload?: UpdateStartPagePayloadResolvers<ContextType>;
  UpdateSupplierPayload?: UpdateSupplierPayloadResolvers<ContextType>;
  UpdateSynonymPayload?: UpdateSynonymPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadImagesPayload?: UploadImagesPayloadResolvers<ContextType>;
  UploadResult?: UploadResultResolvers<ContextType>;
  VerifyAgainPayload?: VerifyAgainPayloadResolvers<ContextType>;
  Version?: VersionResolvers<ContextType>;
  VersionComparison?: VersionComparisonResolvers<ContextType>;
  VisitSectionPayload?: VisitSectionPayloadResolvers<ContextType>;
  WatchPricePayload?: WatchPricePayloadResolvers<ContextType>;
  WithdrawConsentPayload?: WithdrawConsentPayloadResolvers<ContextType>;
};

