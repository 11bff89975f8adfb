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

/** Whose page a counted link leads to. */
export type AffiliateLinkKind =
  /** That of a provider of MR scans. */
  | 'MR_PROVIDER'
  /** That of one of several sellers of a product. */
  | 'OFFER'
  /** A product's, at its provider. */
  | 'PRODUCT';

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

/** The sleep test, to be analysed. */
export type AnalyzeSleepInput = {
  /** A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds. */
  sessionId: Scalars['ID']['input'];
  /** All answers. */
  testData: SleepTestData;
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

/** A product area; each has its own list, search fields and sort order. */
export type Area =
  /** Biohacking equipment. */
  | 'BIOHACKING'
  /** Dietary supplements. */
  | 'SUPPLEMENTS'
  /** Health tests: blood, DNA, hormones and the like. */
  | 'TESTS';

/** A line of what a guide says in short. */
export type ArticleInShortInput = {
  /** The question, one of those that guides begin with; each once. */
  label: Scalars['String']['input'];
  /** The `id` of the heading below which the guide says so. */
  section: Scalars['String']['input'];
  /** Number of the source that it rests on; null for none. */
  source?: InputMaybe<Scalars['Int']['input']>;
  /** Its answer, 1 to 240 characters in one line. */
  text: Scalars['String']['input'];
};

/** Whether a guide is published. */
export type ArticleState =
  /** It is visible to admins only. */
  | 'DRAFT'
  /** Everybody can read it. */
  | 'PUBLISHED'
  /** It is visible to admins only, and publishes itself at its time. */
  | 'SCHEDULED';

/** What was done, in the audit log. */
export type AuditAction =
  /** What waited for an admin's yes was approved. */
  | 'APPROVED'
  /** The owner of an account is kept out. */
  | 'BLOCKED'
  /** Calendars can read what the account follows, at a secret address. */
  | 'CALENDAR_ADDRESS_MADE'
  /** They can at another address, and no longer at the one before. */
  | 'CALENDAR_ADDRESS_RENEWED'
  /** They can no longer. */
  | 'CALENDAR_ADDRESS_REVOKED'
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

/** What something was done to, in the audit log. */
export type AuditSubject =
  /** An account. */
  | 'ACCOUNT'
  /** A guide. */
  | 'ARTICLE'
  /** Who writes guides. */
  | 'AUTHOR'
  /** How the files of a shop become products. */
  | 'CATALOGUE_MAPPING'
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
  /** A list of a shop's products that is fetched every day. */
  | 'PRODUCT_FEED'
  /** A programme of mental optimisation. */
  | 'PROGRAMME'
  /** A protocol of the site, to start from. */
  | 'PROTOCOL_TEMPLATE'
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
  | 'SYNONYM'
  /** A training method. */
  | 'TRAINING_METHOD';

/** Beginning to add a second factor. */
export type BeginSecondFactorInput = {
  /** The password once more. */
  password: Scalars['String']['input'];
};

/** An account that shall not be used. */
export type BlockAccountInput = {
  /** `ListedAccount.key`. */
  key: Scalars['String']['input'];
};

/** A run to cancel. */
export type CancelProductFeedRunInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** Which fields of a file a column of ours comes from. */
export type CatalogueColumnMappingInput = {
  /** The column, e.g. 'priceEstimate', as in an export. */
  column: Scalars['String']['input'];
  /** What it is where no field is filled. */
  constant?: InputMaybe<Scalars['String']['input']>;
  /** Fields of the file; of each row the first that is filled counts. */
  fields: Array<Scalars['String']['input']>;
  /** True for a field that is written as in our own export; otherwise as shops write such things. */
  isRaw?: Scalars['Boolean']['input'];
  /** For links and pictures: the http(s) address to put before values that are not absolute URLs. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** What values of the file are here; without any they are taken as they stand. */
  values?: Array<CatalogueMappedValueInput>;
};

/** What a file is by its content. */
export type CatalogueFileFormat =
  /** CSV. */
  | 'CSV'
  /** JSON. */
  | 'JSON'
  /** XLSX. */
  | 'XLSX'
  /** XML. */
  | 'XML';

/** A kind of file that is known by the names of its fields. */
export type CatalogueFilePreset =
  /** In Swedish: en fil från Adtraction. */
  | 'ADTRACTION'
  /** In Swedish: en fil från Awin. */
  | 'AWIN'
  /** In Swedish: en Google Merchant-fil. */
  | 'GOOGLE'
  /** In Swedish: vår egen export. */
  | 'OWN'
  /** In Swedish: en produktexport från Shopify. */
  | 'SHOPIFY'
  /** In Swedish: en fil från Tradedoubler. */
  | 'TRADEDOUBLER'
  /** In Swedish: en produktexport från WooCommerce. */
  | 'WOOCOMMERCE';

/** What stands in a file, and what it is here. */
export type CatalogueMappedValueInput = {
  /** As it stands in the file. */
  from: Scalars['String']['input'];
  /** As our own files write it. */
  to: Scalars['String']['input'];
};

/** How the rows of a file become products. */
export type CatalogueMappingInput = {
  /** The columns that the file says something of. */
  columns: Array<CatalogueColumnMappingInput>;
  /** True to show new products at once, and to take over descriptions of those that are shown; otherwise an admin looks at them first. */
  isShown?: Scalars['Boolean']['input'];
  /** What the file is, which decides how variants are put together; null for any other. */
  preset?: InputMaybe<CatalogueFilePreset>;
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

/** A changed e-mail address; it holds once the link mailed to it was followed. */
export type ChangeEmailInput = {
  /** New e-mail address. */
  email: Scalars['String']['input'];
  /** The password once more. */
  password: Scalars['String']['input'];
};

/** A changed password. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: Scalars['String']['input'];
  /** New password, 6 to 200 characters; none of the most common ones, nor the name or the address. */
  newPassword: Scalars['String']['input'];
};

/** A provider of MR scans whose facts were looked at today. */
export type CheckMrProviderInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was looked at. */
  version: Scalars['Int']['input'];
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

/** A section that was completed. */
export type CompleteSectionInput = {
  /** The level. */
  level: ProgrammeLevel;
  /** Key of the section, e.g. 'introduction'. */
  section: Scalars['String']['input'];
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

/** An address to be confirmed. */
export type ConfirmEmailInput = {
  /** The secret from the link. */
  token: Scalars['String']['input'];
};

/** Turning on the second factor that was begun. */
export type ConfirmSecondFactorInput = {
  /** Six digits of the authenticator app, which prove that it has the key. */
  code: Scalars['String']['input'];
};

/** What somebody can consent to. */
export type ConsentKind =
  /** Storing data about health in the account (GDPR article 9). */
  | 'HEALTH_DATA'
  /** Storing values that laboratories have measured (GDPR article 9). */
  | 'LAB_VALUES'
  /** Analysing and storing the answers of tests (GDPR article 9). */
  | 'TEST_ANSWERS';

/** A text that visitors can consent to, as an admin has edited it. */
export type ConsentTextInput = {
  /** What stands at the box to tick, at most 60 characters. */
  ask: Scalars['String']['input'];
  /** True where only the wording has changed: those who have consented are not asked again. */
  isSameMeaning: Scalars['Boolean']['input'];
  /** What is consented to, at most 2,000 characters; '{{sajten}}' is replaced by the site's name. */
  text: Scalars['String']['input'];
  /** Its heading, at most 60 characters. */
  title: Scalars['String']['input'];
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
  /** What it says in short, up to four lines; null leaves it as it is. Of what is published, sections and sources exist. */
  inShort?: InputMaybe<Array<ArticleInShortInput>>;
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

/** A new marker. */
export type CreateBiomarkerInput = {
  /** What it tells, in plain Swedish, at most 600 characters. */
  description: Scalars['String']['input'];
  /** What it is about, in the words of the others of its group; may be empty. */
  group: Scalars['String']['input'];
  /** Slugs of at most 8 guides that treat it, the nearest first. */
  guideSlugs: Array<Scalars['String']['input']>;
  /** What a high value can mean in general terms, at most 600 characters; without, it stays. */
  highMeaning?: InputMaybe<Scalars['String']['input']>;
  /** What a low value can mean in general terms, at most 600 characters; without, it stays. */
  lowMeaning?: InputMaybe<Scalars['String']['input']>;
  /** What a deviating value can mean, in one text: where it is another than before, it takes the place of the three. */
  meaning?: InputMaybe<Scalars['String']['input']>;
  /** Name, at most 100 characters, e.g. 'Ferritin'. */
  name: Scalars['String']['input'];
  /** What holds for every deviating value, at most 600 characters; without, it stays. */
  otherMeaning?: InputMaybe<Scalars['String']['input']>;
  /** What to do before the sample is taken, at most 600 characters; without, it stays. */
  preparation?: InputMaybe<Scalars['String']['input']>;
  /** Limits as the first of its guides states them; may be empty. */
  reference: Scalars['String']['input'];
  /** At most 8 intervals of healthy adults, of which one holds for each person; without, they stay. */
  referenceIntervals?: InputMaybe<Array<MarkerReferenceIntervalInput>>;
  /** Source of the intervals, with its year, at most 300 characters; needed where there are any. */
  referenceSource?: InputMaybe<Scalars['String']['input']>;
  /** Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty. */
  unit: Scalars['String']['input'];
};

/** How calendars are to show what the account follows. */
export type CreateCalendarAddressInput = {
  /** One event that rings for each time of day, instead of one for each step; as it was when absent. */
  hasAlarms?: InputMaybe<Scalars['Boolean']['input']>;
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

/** A new feed. */
export type CreateProductFeedInput = {
  /** Slug of the category of its products; null where the mapping says it of every row. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Which rows are taken: those that fulfil all of these. */
  filter: Array<ProductFeedConditionInput>;
  /** At which hour in Sweden it is fetched, 0 to 23. */
  hour: Scalars['Int']['input'];
  /** Whether it is fetched by itself every day. */
  isOn: Scalars['Boolean']['input'];
  /** Name of the mapping that it is read by; null where its fields are recognised. */
  mapping?: InputMaybe<Scalars['String']['input']>;
  /** What admins call it, at most 100 characters. */
  name: Scalars['String']['input'];
  /** What its file has to be where no mapping is named; null for whatever is recognised. */
  preset?: InputMaybe<CatalogueFilePreset>;
  /** Who sells its products, whatever stands in the file. */
  providerName: Scalars['String']['input'];
  /** True to show new products at once; otherwise an admin looks at them first. */
  showsNew: Scalars['Boolean']['input'];
  /** Where it is fetched. */
  url: Scalars['String']['input'];
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
  /** The GTIN (EAN, UPC) of its package, with a right check digit. In an input '' for none, absent to keep it. */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** Whether a doctor comments on the results of a test; null where that is not known. */
  hasDoctorAnalysis?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Whether a test needs a prescription or a referral; null where that is not known. */
  requiresPrescription?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the sample is taken. */
  sampleCollectionMethod?: InputMaybe<Scalars['String']['input']>;
  /** What a test takes; null for other products. */
  sampleType?: InputMaybe<SampleType>;
  /** Countries it is sent to. */
  shippingRegions: Array<Scalars['String']['input']>;
  /** The provider's own number of it, by which the next file finds it again. In an input '' for none, absent to keep it. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Where a test is taken. */
  testLocation?: InputMaybe<TestLocation>;
  /** How long the results take. */
  turnaroundTime?: InputMaybe<Scalars['String']['input']>;
  /** What the provider's sizes and kinds of one thing have in common, e.g. a file's item_group_id; pages of these lead to each other. In an input '' for none, absent to keep it. */
  variantGroup?: InputMaybe<Scalars['String']['input']>;
  /** What may harm somebody, in whole sentences. */
  warnings: Array<Scalars['String']['input']>;
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

/** A new protocol of the site. */
export type CreateProtocolTemplateInput = {
  /** What it is about, 1 to 1 000 characters. */
  description: Scalars['String']['input'];
  /** How hard it is. */
  difficulty: ProtocolDifficulty;
  /** Weeks that it takes, 1 to 520. */
  estimatedWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the expert who made it, at most 100 characters; with one its type is EXPERT, else TEMPLATE. */
  expertName?: InputMaybe<Scalars['String']['input']>;
  /** What it is for. */
  goal?: InputMaybe<ProtocolGoal>;
  /** True when the day's list of a copy is to follow the order of the steps within a time of day. */
  hasOwnOrder: Scalars['Boolean']['input'];
  /** Whether visitors see it. */
  isShown: Scalars['Boolean']['input'];
  /** Name, 1 to 100 characters; no two have the same. */
  name: Scalars['String']['input'];
  /** Its place among the templates, from 1; of two alike the older is first. */
  position: Scalars['Int']['input'];
  /** Its steps in their order, 1 to 100; others are removed. A key that it does not have gets another. */
  steps: Array<ProtocolStepInput>;
};

/** A collected supplier that shall be a provider. */
export type CreateProviderFromSupplierInput = {
  /** Which supplier. */
  supplierId: Scalars['ID']['input'];
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

/** A new redirect. */
export type CreateRedirectInput = {
  /** A path of the site that no page has, without '?' and '#', e.g. '/gammal-sida'. */
  from: Scalars['String']['input'];
  /** Where it leads: a path of the site, or an https address. */
  to: Scalars['String']['input'];
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

/** A training method that is new; it comes last. */
export type CreateTrainingMethodInput = {
  /** How to begin, 1 to 800 characters. */
  beginning: Scalars['String']['input'];
  /** What it can do for one: 1 to 8 points of 160 characters. */
  benefits: Array<Scalars['String']['input']>;
  /** What to keep in mind, 1 to 400 characters. */
  caution: Scalars['String']['input'];
  /** What it is, 1 to 400 characters. */
  description: Scalars['String']['input'];
  /** How long a session takes, e.g. '45–60 min'; 1 to 40 characters. */
  duration: Scalars['String']['input'];
  /** How often, e.g. '2–3 gånger i veckan'; 1 to 60 characters. */
  frequency: Scalars['String']['input'];
  /** Slug of the guide to read on in; empty where there is none. */
  guideSlug: Scalars['String']['input'];
  /** Its picture. */
  icon: TrainingMethodIcon;
  /** How demanding it is. */
  intensity: Intensity;
  /** Its name in addresses, e.g. 'zone-2', unlike all others. */
  slug: Scalars['String']['input'];
  /** Whom it suits, 1 to 200 characters. */
  suits: Scalars['String']['input'];
  /** Swedish name, 1 to 80 characters. */
  title: Scalars['String']['input'];
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

/** What becomes of a price that waits. */
export type DecideHeldPriceInput = {
  /** Of which product. */
  id: Scalars['ID']['input'];
  /** True makes it the product's price; false drops it, and the former one stays. */
  isApproved: Scalars['Boolean']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What becomes of a run that is held. */
export type DecideProductFeedRunInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** True to run it all the same, false to drop it. */
  isApproved: Scalars['Boolean']['input'];
};

/** What becomes of an offer. */
export type DecideProductOfferInput = {
  /** What becomes of it. */
  decision: ProductOfferDecision;
  /** Identifier of the offer. */
  offerId: Scalars['ID']['input'];
};

/** An account to be deleted. */
export type DeleteAccountInput = {
  /** The password once more. */
  password: Scalars['String']['input'];
};

/** A guide that shall be gone. */
export type DeleteArticleInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** An author that shall be gone. */
export type DeleteAuthorInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A marker that shall be gone. */
export type DeleteBiomarkerInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A mapping that shall be gone. */
export type DeleteCatalogueMappingInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** A category that shall be gone. */
export type DeleteCategoryInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A message that is to be deleted. */
export type DeleteContactMessageInput = {
  /** The message's key. */
  key: Scalars['String']['input'];
};

/** A picture to be deleted. */
export type DeleteImageInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** Values to be deleted. */
export type DeleteLabValuesInput = {
  /** Which ones, 1 to 500. */
  ids: Array<Scalars['ID']['input']>;
};

/** A provider of MR scans that is to be deleted. */
export type DeleteMrProviderInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A page of text that shall be gone. */
export type DeletePageInput = {
  /** Which one. */
  slug: Scalars['String']['input'];
};

/** A feed that shall be gone. */
export type DeleteProductFeedInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A product that shall be gone. */
export type DeleteProductInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A protocol to be deleted. */
export type DeleteProtocolInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** A protocol of the site that is to be deleted. */
export type DeleteProtocolTemplateInput = {
  /** Which one: its key. */
  key: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A provider that shall be gone. */
export type DeleteProviderInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A redirect that shall be gone. */
export type DeleteRedirectInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A supplier that shall go. */
export type DeleteSupplierInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A synonym that shall be gone. */
export type DeleteSynonymInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A training method that shall be gone. */
export type DeleteTrainingMethodInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
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

/** The visitor's own experience, as given in onboarding. */
export type Experience =
  /** Is not offered what is marked 'lätt'. */
  | 'ADVANCED'
  /** Is not offered what is marked 'svår'. */
  | 'BEGINNER'
  /** Is offered everything. */
  | 'INTERMEDIATE';

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
  /** It has words that may claim something of health, and nobody has said that they were read. */
  | 'UNREAD'
  /** The file is of a kind that is not taken. */
  | 'UNSUPPORTED_FORMAT'
  /** It is too long ago that the one who asks proved who they are: `verifyAgain`, then send it again. */
  | 'VERIFY_AGAIN'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

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

/** A file to import. */
export type ImportCatalogueInput = {
  /** A list of products as JSON or CSV (UTF-8), of at most 50 MB, named by its format, e.g. 'produkter.csv'. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** The preview's, so that what is written is what was shown. */
  fingerprint: Scalars['String']['input'];
  /** How the fields of a file that has not our own columns become ours. With it the file may be any of these: Products as CSV with any separator, JSON, XML or XLSX, packed by gzip or zip or not, of at most 50 MB. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  mapping?: InputMaybe<CatalogueMappingInput>;
  /** Imports the good lines of a file that has bad ones. */
  skipBad?: Scalars['Boolean']['input'];
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

/** What of the journey admins may write otherwise. */
export type JourneyTextKind =
  /** Something to have reached. */
  | 'ACHIEVEMENT'
  /** A goal of onboarding. */
  | 'GOAL';

/** What a laboratory puts before a number beyond what it can measure. */
export type LabComparator =
  /** The value is the number or higher, as '≥100'. */
  | 'AT_LEAST'
  /** The value is the number or lower, as '≤0,5'. */
  | 'AT_MOST'
  /** The value is higher than the number, as '>100'. */
  | 'GREATER_THAN'
  /** The value is lower than the number, as '<0,5'. */
  | 'LESS_THAN';

/** What a blood test may have shown, by the reference interval of its answer. */
export type LabFinding =
  /** 'Högt CRP'. */
  | 'HIGH_CRP'
  /** 'Högt ferritin'. */
  | 'HIGH_FERRITIN'
  /** 'Högt LDL-kolesterol eller apoB'. */
  | 'HIGH_LDL'
  /** 'Höga levervärden (ALAT, ASAT eller GT)'. */
  | 'HIGH_LIVER'
  /** 'Högt långtidssocker (HbA1c) eller blodsocker'. */
  | 'HIGH_SUGAR'
  /** 'Högt TSH'. */
  | 'HIGH_TSH'
  /** 'Lågt B12'. */
  | 'LOW_B12'
  /** 'Lågt järnlager (ferritin)'. */
  | 'LOW_FERRITIN'
  /** 'Lågt blodvärde (Hb)'. */
  | 'LOW_HAEMOGLOBIN'
  /** 'Lågt TSH'. */
  | 'LOW_TSH'
  /** 'Lågt D-vitamin'. */
  | 'LOW_VITAMIN_D'
  /** 'Inget av det'. */
  | 'NONE';

/** A value to be recorded. */
export type LabValueInput = {
  /** A UUID made up by the client for this value; it counts once for ever, also after the value was deleted. It is nothing that `node` finds. */
  clientKey: Scalars['ID']['input'];
  /** The sign before the number; null for a plain number. */
  comparator?: InputMaybe<LabComparator>;
  /** Whether the sample was taken fasting; null: not known. */
  isFasting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who measured it, at most 100 characters. */
  laboratory?: InputMaybe<Scalars['String']['input']>;
  /** The marker, by its name as addresses have it, e.g. 'ferritin' or 'vitamin-d'. */
  markerSlug: Scalars['String']['input'];
  /** A note, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Upper limit of the laboratory's own reference interval, in `unit`; null where it has none. */
  referenceHigh?: InputMaybe<Scalars['Float']['input']>;
  /** Lower limit of the laboratory's own reference interval, in `unit`; null where it has none. */
  referenceLow?: InputMaybe<Scalars['Float']['input']>;
  /** Day on which the sample was taken, from 1950-01-01 to today. */
  sampledOn: Scalars['LocalDate']['input'];
  /** What the number is measured in, e.g. 'nmol/L'; empty where it has no unit. */
  unit: Scalars['String']['input'];
  /** The number, in `unit`. */
  value: Scalars['Float']['input'];
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

/** Whose logo is linked to its products. */
export type LinkProviderLogoInput = {
  /** Name of the provider, as its products carry it. */
  providerName: Scalars['String']['input'];
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
  /** När tvåstegsinloggning har stängts av. */
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
  /** När en kontroll av driften inte är grön. Går till er. */
  | 'siteCheck'
  /** På söndagskvällar, till den som har bett om det. */
  | 'weekGlance';

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

/** Where 95 of a hundred healthy adults of a kind lie. */
export type MarkerReferenceIntervalInput = {
  /** From this age in years, 18 to 120; null for all adults below. */
  fromAge?: InputMaybe<Scalars['Int']['input']>;
  /** Upper limit in the marker's unit; null where there is none. */
  high?: InputMaybe<Scalars['Float']['input']>;
  /** Lower limit in the marker's unit; null where there is none. */
  low?: InputMaybe<Scalars['Float']['input']>;
  /** Whom it is of; null for both. */
  sex?: InputMaybe<Sex>;
  /** Up to and with this age in years; null for no upper bound. */
  toAge?: InputMaybe<Scalars['Int']['input']>;
};

/** The tests that a browser holds of somebody who was signed out. They may come in parts, each of them more than once. */
export type MergeAnalysesInput = {
  /** Health protocol questionnaires, at most 50. */
  protocol: Array<GuestProtocolInput>;
  /** Training tests, at most 50. */
  training: Array<GuestTrainingInput>;
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

/** Two products with the same GTIN that become one. */
export type MergeProductsInput = {
  /** The product that stays, with its texts. */
  id: Scalars['ID']['input'];
  /** The product that becomes an offer of it. */
  otherId: Scalars['ID']['input'];
  /** The `version` of that one that was shown. */
  otherVersion: Scalars['Int']['input'];
  /** The `version` of it that was shown. */
  version: Scalars['Int']['input'];
};

/** How far somebody is in the programmes, as a browser holds it. */
export type MergeProgrammesInput = {
  /** Levels, at most three. */
  levels: Array<MergedLevelInput>;
};

/** What a browser holds of protocols, to be taken over into the account. It may come in parts, each of them more than once: protocols before what was ticked of them. */
export type MergeProtocolsInput = {
  /** Protocols, at most 100. */
  protocols: Array<MergedProtocolInput>;
  /** What was ticked, at most 1 000. */
  ticks: Array<MergedTickInput>;
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
  /** How much, as it was written, e.g. '200 mg'; at most 100 characters. */
  dosage?: InputMaybe<Scalars['String']['input']>;
  /** What held before it was changed, at most 400; none when absent. */
  earlier?: InputMaybe<Array<EarlierFrequencyInput>>;
  /** How often. */
  frequency: Frequency;
  /** A UUID made up by the client; that of a known step changes the step. */
  key: Scalars['String']['input'];
  /** When it is reminded of by the device's clock, as 07:15; null where it is reminded of with its time of day. */
  remindAt?: InputMaybe<Scalars['String']['input']>;
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

/** A training method that gets another place. */
export type MoveTrainingMethodInput = {
  /** The place that it was shown in, from 1. */
  from: Scalars['Int']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The place that it gets; those between move by one. */
  to: Scalars['Int']['input'];
};

/** What an MR provider stands out by among all of them. */
export type MrHighlight =
  /** The lowest price to begin at. */
  | 'BEST_PRICE'
  /** The fewest days until the answer. */
  | 'FASTEST'
  /** A doctor's analysis, and the largest examination by its price. */
  | 'PREMIUM';

/** What a product is called, and by whom it is sold. */
export type NearNameInput = {
  /** Its name. */
  name: Scalars['String']['input'];
  /** The name of its provider. */
  providerName: Scalars['String']['input'];
};

/** What a notice is about. */
export type NoticeKind =
  /** What the law says. */
  | 'LEGAL'
  /** What it may do to one's health. */
  | 'MEDICAL'
  /** What must be in place before one begins. */
  | 'REQUIREMENT';

/** How many steps have a time of their own. */
export type OwnTimeCountsInput = {
  /** The time, as 07:15. */
  at: Scalars['String']['input'];
  /** What there is on any other day. */
  daily: Scalars['Int']['input'];
  /** What is left today. */
  left: Scalars['Int']['input'];
};

/** What a section of a page shows below its text, made from the product itself. */
export type PageAttachment =
  /** The table of stored personal data: the query `keptData`. */
  | 'KEPT_DATA';

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
  /** How the fields of a file that has not our own columns become ours. With it the file may be any of these: Products as CSV with any separator, JSON, XML or XLSX, packed by gzip or zip or not, of at most 50 MB. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  mapping?: InputMaybe<CatalogueMappingInput>;
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

/** How much a recommendation matters. */
export type Priority =
  /** 'Hög'; highlighted. */
  | 'HIGH'
  /** 'Låg'. */
  | 'LOW'
  /** 'Medium'. */
  | 'MEDIUM';

/** Why a run of a feed is held. */
export type ProductFeedBrakeKind =
  /** The file has no products. */
  | 'EMPTY'
  /** More than a fifth of the products are not in the file any more. */
  | 'GONE'
  /** The file ends too early, or cannot be read to its end. */
  | 'HALF'
  /** The file is not of the kind that the feed says. */
  | 'OTHER_FILE'
  /** More than a third of the products have another price. */
  | 'PRICES'
  /** The answer is a web page. */
  | 'WEB_PAGE';

/** A condition that a row of a feed has to fulfil. */
export type ProductFeedConditionInput = {
  /** The field, as the file calls it. */
  field: Scalars['String']['input'];
  /** How it is compared; case and blanks do not count. */
  operator: ProductFeedOperator;
  /** What it is compared with; one of them is enough. */
  values: Array<Scalars['String']['input']>;
};

/** How a field of a file is compared. */
export type ProductFeedOperator =
  /** It contains one of the values. */
  | 'CONTAINS'
  /** It is one of the values. */
  | 'IS'
  /** It is none of the values. */
  | 'IS_NOT';

/** How far a run of a feed is. */
export type ProductFeedRunState =
  /** An admin cancelled it; nothing was written. */
  | 'CANCELLED'
  /** It was held, and an admin or a later run dropped it. */
  | 'DISMISSED'
  /** All of the file's good rows are in the catalogue. */
  | 'DONE'
  /** The file could not be fetched; nothing was written. */
  | 'FAILED'
  /** Something of the file is unusual: nothing was written, and an admin decides. */
  | 'HELD'
  /** It waits for its turn. */
  | 'PENDING'
  /** The file is fetched and read. */
  | 'RUNNING';

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

/** What becomes of an offer. */
export type ProductOfferDecision =
  /** The price that waits is right, and counts from now on. */
  | 'APPROVE_PRICE'
  /** It is of something else, and the seller's row is left alone from now on. */
  | 'IGNORE'
  /** It is of something else, which becomes a hidden product; a feed that shows what is new shows it the next time. */
  | 'OWN_PRODUCT'
  /** It is of the product, and counts. */
  | 'TIE';

/** Whether an offer counts. */
export type ProductOfferState =
  /** An admin has said that it is of something else. */
  | 'IGNORED'
  /** It is of the product. */
  | 'TIED'
  /** An admin has to say whether it is. */
  | 'WAITING';

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

/** A level of mental optimisation. */
export type ProgrammeLevel =
  /** 'Hardcore': for experienced people, under supervision. */
  | 'HARDCORE'
  /** 'Light': for beginners. */
  | 'LIGHT'
  /** 'Medium': for those whose Light routines have been in place for 4 to 8 weeks. */
  | 'MEDIUM';

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

/** A step of a protocol as it is to be. */
export type ProtocolStepInput = {
  /** Key of a category; 'Övrigt' when absent. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** How it is done, at most 1 000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How much, as it was written, e.g. '200 mg'; at most 100 characters. */
  dosage?: InputMaybe<Scalars['String']['input']>;
  /** How often. */
  frequency: Frequency;
  /** A UUID made up by the client; that of a known step changes the step. */
  key: Scalars['String']['input'];
  /** When it is reminded of by the device's clock, as 07:15; null where it is reminded of with its time of day. */
  remindAt?: InputMaybe<Scalars['String']['input']>;
  /** When in the day; shown as MORNING when absent. */
  timeOfDay?: InputMaybe<TimeOfDay>;
  /** Title, at most 200 characters. */
  title: Scalars['String']['input'];
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
  /** What blood tests of the last year have shown, by their reference intervals; NONE when nothing of it. */
  labFindings?: InputMaybe<Array<LabFinding>>;
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

/** A reminder that is to come again later. */
export type PutOffReminderInput = {
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. */
  deviceKey: Scalars['String']['input'];
  /** What it was for as the message has it in `later`, which is more than times of day. */
  occasions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The times of day that it was for. */
  timesOfDay?: InputMaybe<Array<TimeOfDay>>;
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

/** A file to read. */
export type ReadCatalogueFileInput = {
  /** Products as CSV with any separator, JSON, XML or XLSX, packed by gzip or zip or not, of at most 50 MB. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  file?: InputMaybe<Scalars['Upload']['input']>;
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

/** Values to be recorded. */
export type RecordLabValuesInput = {
  /** The values, 1 to 500. */
  values: Array<LabValueInput>;
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

/** Fields of a product that are left to its feeds. */
export type ReleaseProductFieldsInput = {
  /** Which of `EditableProduct.editedFields`. */
  fields: Array<Scalars['String']['input']>;
  /** Of which product. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A result to be removed. */
export type RemoveAnalysisInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** A recommendation to be taken out of the plan. */
export type RemovePlannedInput = {
  /** Key of the recommendation. */
  key: Scalars['String']['input'];
};

/** A device that is to be reminded no more: one of the two is given. */
export type RemoveReminderDeviceInput = {
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. */
  deviceKey?: InputMaybe<Scalars['String']['input']>;
  /** `key` of one of the devices of the one who asks. */
  key?: InputMaybe<Scalars['ID']['input']>;
};

/** Turning off the second factor. */
export type RemoveSecondFactorInput = {
  /** Six digits of the authenticator app, or a recovery code; blanks, hyphens and case make no difference. */
  code: Scalars['String']['input'];
  /** The password once more. */
  password: Scalars['String']['input'];
};

/** A page that collecting shall not read any more. */
export type RemoveSupplierSourceInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** Making new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Six digits of the authenticator app, or a recovery code; blanks, hyphens and case make no difference. */
  code: Scalars['String']['input'];
};

/** How many steps a guest's browser has; what they are stays there. */
export type ReportedStepsInput = {
  /** What there is on any other day. */
  daily: StepCountsInput;
  /** The day in Sweden that `left` is of, as 2026-12-24. */
  day: Scalars['String']['input'];
  /** What is left on that day. */
  left: StepCountsInput;
  /** The same of steps that have a time of their own, which are not among the others; at most 50 times. */
  own?: InputMaybe<Array<OwnTimeCountsInput>>;
  /** The last day on which something was read of a programme that is not read to its end. */
  readOn?: InputMaybe<Scalars['String']['input']>;
  /** Days from which on samples are worth taking again, whichever they are; at most 50. */
  retestsFrom?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Where a link for a new password shall go. */
export type RequestPasswordResetInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
};

/** Where the confirming link shall go once more. */
export type ResendConfirmationInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
};

/** A new password from a mailed link. */
export type ResetPasswordInput = {
  /** New password, 6 to 200 characters; none of the most common ones, nor the name or the address. */
  password: Scalars['String']['input'];
  /** The secret from the link. */
  token: Scalars['String']['input'];
};

/** A level that is begun anew. */
export type ResetProgrammeInput = {
  /** The level. */
  level: ProgrammeLevel;
};

/** Something deleted that shall be there again. */
export type RestoreDeletedInput = {
  /** Its key among what was deleted. */
  key: Scalars['ID']['input'];
};

/** Products that wait to be looked at, and shall be shown. */
export type ReviewProductsInput = {
  /** 1 to 100 of them, each once. */
  products: Array<ReviewedProductInput>;
};

/** What becomes of the description of a product that is shown for the first time. */
export type ReviewedDescription =
  /** It stays: somebody has read the words that may claim something of health. */
  | 'READ'
  /** Where words of it may claim something of health it is taken away; otherwise it stays. */
  | 'REMOVED'
  /** It stays, where no word of it may claim something of health; otherwise the product stays hidden. */
  | 'UNMARKED';

/** A product that waits to be looked at, and shall be shown. */
export type ReviewedProductInput = {
  /** What becomes of its description. */
  description: ReviewedDescription;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** A role to be taken away. */
export type RevokeRoleInput = {
  /** Address of an account. */
  email: Scalars['String']['input'];
  /** The role. */
  role: Role;
};

/** A session to be ended. */
export type RevokeSessionInput = {
  /** One of `Me.sessions`. */
  id: Scalars['ID']['input'];
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

/** A mapping to keep. */
export type SaveCatalogueMappingInput = {
  /** The mapping. */
  mapping: CatalogueMappingInput;
  /** What it shall be called, at most 100 characters; one of that name is replaced. */
  name: Scalars['String']['input'];
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

/** A mail that the admin who asks wants to see as it arrives. */
export type SendTestMailInput = {
  /** Which mail. */
  kind: MailKind;
};

/** The device that something is sent to. */
export type SendTestReminderInput = {
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. */
  deviceKey: Scalars['String']['input'];
};

/** Whether a message is handled. */
export type SetContactMessageHandledInput = {
  /** False makes it new again. */
  isHandled: Scalars['Boolean']['input'];
  /** The message's key. */
  key: Scalars['String']['input'];
};

/** How much somebody aims to do a day. */
export type SetDailyAimInput = {
  /** Minutes, 5 to 240. */
  minutes: Scalars['Int']['input'];
};

/** What somebody says of themselves for their values; what is left out is nothing. */
export type SetLabProfileInput = {
  /** The year of birth, from 1900 to this year. */
  birthYear?: InputMaybe<Scalars['Int']['input']>;
  /** Whose intervals hold. */
  sex?: InputMaybe<Sex>;
};

/** A time of rest, which keeps a streak. */
export type SetPauseInput = {
  /** Its first day: at most 7 days back and 180 ahead. When absent, today, or the day on which the pause that is now began. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Its last day, today or later, and at most 90 days long. Null ends the pause that is now or was to come. */
  until?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** A recommendation to be taken into the plan, ticked or unticked. */
export type SetPlannedInput = {
  /** True to tick it; false takes it into the plan, and unticks it. */
  isCompleted: Scalars['Boolean']['input'];
  /** Key of the recommendation. */
  key: Scalars['String']['input'];
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

/** Whether visitors shall see the site. */
export type SetSiteOpenInput = {
  /** True to open it, false to say that it opens soon. */
  isOpen: Scalars['Boolean']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** Whether a look at the week is to be mailed on Sundays. */
export type SetWeeklyMailInput = {
  /** True to get it from now on, false for no more. */
  isWanted: Scalars['Boolean']['input'];
};

/** Something to do before a site of one's own is ready. */
export type SetupStep =
  /** The site has a web address of its own (PUBLIC_URL), with HTTPS. */
  | 'ADDRESS'
  /** Somebody who is not invented can be a guide's author. */
  | 'AUTHORS'
  /** There is a backup younger than a day. */
  | 'BACKUP'
  /** A goal that visitors choose, or an achievement, has words of the site's own, or is hidden. */
  | 'GOALS'
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

/** A new account. */
export type SignUpInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Full name, 1 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** Password, 6 to 200 characters; none of the most common ones, nor the name or the address. */
  password: Scalars['String']['input'];
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

/** Links of the footer under one heading. */
export type SiteFooterGroupInput = {
  /** The links, in their order; at most 20. */
  links: Array<SiteLinkInput>;
  /** The heading; at most 28 characters. */
  title: Scalars['String']['input'];
};

/** A link to a page of the site. */
export type SiteLinkInput = {
  /** What it is called; at most 28 characters. */
  label: Scalars['String']['input'];
  /** Path of one of the site's own pages, or of one that an admin has made. */
  path: Scalars['String']['input'];
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
  /** What blood tests of the last year have shown, by their reference intervals; NONE when nothing of it. */
  labFindings?: InputMaybe<Array<LabFinding>>;
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

/** A feed to fetch. */
export type StartProductFeedInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** A protocol to be started. */
export type StartProtocolInput = {
  /** One's own, or a template, of which a copy is made and started. */
  id: Scalars['ID']['input'];
  /** A UUID made up by the client for the copy of a template; the same one again makes no other. */
  key?: InputMaybe<Scalars['String']['input']>;
};

/** How many steps there are for each time of day. */
export type StepCountsInput = {
  /** In the afternoon. */
  afternoon: Scalars['Int']['input'];
  /** In the evening. */
  evening: Scalars['Int']['input'];
  /** In the morning. */
  morning: Scalars['Int']['input'];
  /** At night. */
  night: Scalars['Int']['input'];
  /** Without a time of day. */
  none: Scalars['Int']['input'];
};

/** A device that is to be reminded: how it is reached (Push API), and when. */
export type SubscribeToRemindersInput = {
  /** Steps of the afternoon. When it is reminded of by the device's clock, as 07:30; null for never. */
  afternoon?: InputMaybe<Scalars['String']['input']>;
  /** The subscription's secret, 16 bytes as base64url. */
  auth: Scalars['String']['input'];
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. */
  deviceKey: Scalars['String']['input'];
  /** Address at the browser's push service. */
  endpoint: Scalars['String']['input'];
  /** Steps of the evening. When it is reminded of by the device's clock, as 07:30; null for never. */
  evening?: InputMaybe<Scalars['String']['input']>;
  /** Steps of the morning. When it is reminded of by the device's clock, as 07:30; null for never. */
  morning?: InputMaybe<Scalars['String']['input']>;
  /** Whether reminders may name the steps and what else they are about; otherwise they say how many there are. */
  namesSteps?: InputMaybe<Scalars['Boolean']['input']>;
  /** Steps of the night. When it is reminded of by the device's clock, as 07:30; null for never. */
  night?: InputMaybe<Scalars['String']['input']>;
  /** Steps that have no time of day. When it is reminded of by the device's clock, as 07:30; null for never. */
  none?: InputMaybe<Scalars['String']['input']>;
  /** The subscription's public key, 65 bytes as base64url. */
  p256dh: Scalars['String']['input'];
  /** When that is by the device's clock; 18:00 where it is missing. */
  programmeAt?: InputMaybe<Scalars['String']['input']>;
  /** Nothing comes from this time of the clock on, as 22:00. */
  quietFrom?: InputMaybe<Scalars['String']['input']>;
  /** Until this time, which may be the next morning. */
  quietUntil?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is told when a price that the account watches has sunk, beside the mail. */
  remindsOfPrices?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a programme that is being read is reminded of: on days when nothing of it was read, for two weeks. */
  remindsOfProgramme?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is told, once each, when a sample is worth taking again by the published interval of its marker. */
  remindsOfRetests?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether steps of protocols are reminded of; they are where it is missing. */
  remindsOfSteps?: InputMaybe<Scalars['Boolean']['input']>;
  /** IANA name of the device's zone; Europe/Stockholm where it is missing or not known. */
  zone?: InputMaybe<Scalars['String']['input']>;
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

/** What a device that is reminded tells of itself. */
export type TellReminderDeviceInput = {
  /** The new subscription's secret. */
  auth?: InputMaybe<Scalars['String']['input']>;
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. */
  deviceKey: Scalars['String']['input'];
  /** Address at the push service, given with `p256dh` and `auth` where the browser has subscribed anew. */
  endpoint?: InputMaybe<Scalars['String']['input']>;
  /** The new subscription's public key. */
  p256dh?: InputMaybe<Scalars['String']['input']>;
  /** A guest's steps; an account's are known. */
  steps?: InputMaybe<ReportedStepsInput>;
  /** IANA name of its zone. */
  zone?: InputMaybe<Scalars['String']['input']>;
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

/** The picture of a training method. */
export type TrainingMethodIcon =
  /** A crystal of snow. */
  | 'COLD'
  /** Somebody on a bicycle. */
  | 'CYCLING'
  /** A hot bath. */
  | 'HEAT'
  /** A stopwatch. */
  | 'INTERVALS'
  /** Somebody with open arms. */
  | 'MOBILITY'
  /** A flower. */
  | 'RECOVERY'
  /** Somebody in a boat. */
  | 'ROWING'
  /** Somebody who runs. */
  | 'RUNNING'
  /** A weight. */
  | 'STRENGTH'
  /** Water in a pool. */
  | 'SWIMMING'
  /** Somebody who walks. */
  | 'WALKING'
  /** Somebody who sits with crossed legs. */
  | 'YOGA';

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
  /** What blood tests of the last year have shown, by their reference intervals; NONE when nothing of it. */
  labFindings?: InputMaybe<Array<LabFinding>>;
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

/** A step that was not done after all. */
export type UndoItemInput = {
  /** When it was taken back; now when absent or in the future. What was ticked since stays. */
  at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The day; of a weekly step any day of its week. */
  day: Scalars['LocalDate']['input'];
  /** Key of the protocol's step, as `ChecklistItem.itemKey` has it. */
  itemKey: Scalars['String']['input'];
};

/** Whose products get the pictures back that they had. */
export type UnlinkProviderLogoInput = {
  /** Name of the provider, as its products carry it. */
  providerName: Scalars['String']['input'];
};

/** An achievement that was reached. */
export type UnlockedInput = {
  /** Key of the achievement. */
  key: Scalars['String']['input'];
  /** When. */
  unlockedAt: Scalars['DateTimeISO']['input'];
};

/** A product whose price is no longer to be watched. */
export type UnwatchPriceInput = {
  /** Identifier of the product. */
  productId: Scalars['ID']['input'];
};

/** A picture for an article. */
export type UpdateArticleImageInput = {
  /** The article. */
  id: Scalars['ID']['input'];
  /** Address of the picture: one of our own six, e.g. '/art/articles/somn.svg', the drawing that was made for this article, or one of the library. */
  imageUrl: Scalars['String']['input'];
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
  /** What it says in short, up to four lines; null leaves it as it is. Of what is published, sections and sources exist. */
  inShort?: InputMaybe<Array<ArticleInShortInput>>;
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

/** A marker as an admin has edited it: all of its facts. */
export type UpdateBiomarkerInput = {
  /** What it tells, in plain Swedish, at most 600 characters. */
  description: Scalars['String']['input'];
  /** What it is about, in the words of the others of its group; may be empty. */
  group: Scalars['String']['input'];
  /** Slugs of at most 8 guides that treat it, the nearest first. */
  guideSlugs: Array<Scalars['String']['input']>;
  /** What a high value can mean in general terms, at most 600 characters; without, it stays. */
  highMeaning?: InputMaybe<Scalars['String']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** What a low value can mean in general terms, at most 600 characters; without, it stays. */
  lowMeaning?: InputMaybe<Scalars['String']['input']>;
  /** What a deviating value can mean, in one text: where it is another than before, it takes the place of the three. */
  meaning?: InputMaybe<Scalars['String']['input']>;
  /** Name, at most 100 characters, e.g. 'Ferritin'. */
  name: Scalars['String']['input'];
  /** What holds for every deviating value, at most 600 characters; without, it stays. */
  otherMeaning?: InputMaybe<Scalars['String']['input']>;
  /** What to do before the sample is taken, at most 600 characters; without, it stays. */
  preparation?: InputMaybe<Scalars['String']['input']>;
  /** Limits as the first of its guides states them; may be empty. */
  reference: Scalars['String']['input'];
  /** At most 8 intervals of healthy adults, of which one holds for each person; without, they stay. */
  referenceIntervals?: InputMaybe<Array<MarkerReferenceIntervalInput>>;
  /** Source of the intervals, with its year, at most 300 characters; needed where there are any. */
  referenceSource?: InputMaybe<Scalars['String']['input']>;
  /** Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty. */
  unit: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** How calendars are to show what the account follows. */
export type UpdateCalendarSubscriptionInput = {
  /** One event that rings for each time of day, instead of one for each step; as it was when absent. */
  hasAlarms?: InputMaybe<Scalars['Boolean']['input']>;
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

/** What a picture is said to show. */
export type UpdateImageInput = {
  /** What it shows, at most 300 characters; empty for mere decoration. */
  alt: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
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

/** A value as it is to be; what is left out is nothing. */
export type UpdateLabValueInput = {
  /** The sign before the number; null for a plain number. */
  comparator?: InputMaybe<LabComparator>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Whether the sample was taken fasting; null: not known. */
  isFasting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who measured it, at most 100 characters. */
  laboratory?: InputMaybe<Scalars['String']['input']>;
  /** The marker, by its name as addresses have it, e.g. 'ferritin' or 'vitamin-d'. */
  markerSlug: Scalars['String']['input'];
  /** A note, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Upper limit of the laboratory's own reference interval, in `unit`; null where it has none. */
  referenceHigh?: InputMaybe<Scalars['Float']['input']>;
  /** Lower limit of the laboratory's own reference interval, in `unit`; null where it has none. */
  referenceLow?: InputMaybe<Scalars['Float']['input']>;
  /** Day on which the sample was taken, from 1950-01-01 to today. */
  sampledOn: Scalars['LocalDate']['input'];
  /** What the number is measured in, e.g. 'nmol/L'; empty where it has no unit. */
  unit: Scalars['String']['input'];
  /** The number, in `unit`. */
  value: Scalars['Float']['input'];
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

/** A feed as an admin has edited it: all of its facts. */
export type UpdateProductFeedInput = {
  /** Slug of the category of its products; null where the mapping says it of every row. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Which rows are taken: those that fulfil all of these. */
  filter: Array<ProductFeedConditionInput>;
  /** At which hour in Sweden it is fetched, 0 to 23. */
  hour: Scalars['Int']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Whether it is fetched by itself every day. */
  isOn: Scalars['Boolean']['input'];
  /** Name of the mapping that it is read by; null where its fields are recognised. */
  mapping?: InputMaybe<Scalars['String']['input']>;
  /** What admins call it, at most 100 characters. */
  name: Scalars['String']['input'];
  /** What its file has to be where no mapping is named; null for whatever is recognised. */
  preset?: InputMaybe<CatalogueFilePreset>;
  /** Who sells its products, whatever stands in the file. */
  providerName: Scalars['String']['input'];
  /** True to show new products at once; otherwise an admin looks at them first. */
  showsNew: Scalars['Boolean']['input'];
  /** Where it is fetched. */
  url: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
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
  /** The GTIN (EAN, UPC) of its package, with a right check digit. In an input '' for none, absent to keep it. */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** Whether a doctor comments on the results of a test; null where that is not known. */
  hasDoctorAnalysis?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Whether a test needs a prescription or a referral; null where that is not known. */
  requiresPrescription?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the sample is taken. */
  sampleCollectionMethod?: InputMaybe<Scalars['String']['input']>;
  /** What a test takes; null for other products. */
  sampleType?: InputMaybe<SampleType>;
  /** Countries it is sent to. */
  shippingRegions: Array<Scalars['String']['input']>;
  /** The provider's own number of it, by which the next file finds it again. In an input '' for none, absent to keep it. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Where a test is taken. */
  testLocation?: InputMaybe<TestLocation>;
  /** How long the results take. */
  turnaroundTime?: InputMaybe<Scalars['String']['input']>;
  /** What the provider's sizes and kinds of one thing have in common, e.g. a file's item_group_id; pages of these lead to each other. In an input '' for none, absent to keep it. */
  variantGroup?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
  /** What may harm somebody, in whole sentences. */
  warnings: Array<Scalars['String']['input']>;
};

/** A changed profile. */
export type UpdateProfileInput = {
  /** Full name, 1 to 100 characters. */
  fullName: Scalars['String']['input'];
};

/** What an admin has edited of a programme. */
export type UpdateProgrammeInput = {
  /** The fields of `EditableProgramme.content` that shall say something else, each whole; the others stay as they are. */
  content: Scalars['JSONObject']['input'];
  /** Its level. */
  level: ProgrammeLevel;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
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

/** A protocol of the site as it is to be. Copies that were made of it stay as they are. */
export type UpdateProtocolTemplateInput = {
  /** What it is about, 1 to 1 000 characters. */
  description: Scalars['String']['input'];
  /** How hard it is. */
  difficulty: ProtocolDifficulty;
  /** Weeks that it takes, 1 to 520. */
  estimatedWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the expert who made it, at most 100 characters; with one its type is EXPERT, else TEMPLATE. */
  expertName?: InputMaybe<Scalars['String']['input']>;
  /** What it is for. */
  goal?: InputMaybe<ProtocolGoal>;
  /** True when the day's list of a copy is to follow the order of the steps within a time of day. */
  hasOwnOrder: Scalars['Boolean']['input'];
  /** Whether visitors see it. */
  isShown: Scalars['Boolean']['input'];
  /** Which one: its key. */
  key: Scalars['ID']['input'];
  /** Name, 1 to 100 characters; no two have the same. */
  name: Scalars['String']['input'];
  /** Its place among the templates, from 1; of two alike the older is first. */
  position: Scalars['Int']['input'];
  /** Its steps in their order, 1 to 100; others are removed. A key that it does not have gets another. */
  steps: Array<ProtocolStepInput>;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
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

/** When the one who asks is to be reminded, on all of their devices. */
export type UpdateRemindersInput = {
  /** Steps of the afternoon. When it is reminded of by the device's clock, as 07:30; null for never. */
  afternoon?: InputMaybe<Scalars['String']['input']>;
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. A guest's is known by it. */
  deviceKey?: InputMaybe<Scalars['String']['input']>;
  /** Steps of the evening. When it is reminded of by the device's clock, as 07:30; null for never. */
  evening?: InputMaybe<Scalars['String']['input']>;
  /** Steps of the morning. When it is reminded of by the device's clock, as 07:30; null for never. */
  morning?: InputMaybe<Scalars['String']['input']>;
  /** Whether reminders may name the steps and what else they are about; otherwise they say how many there are. */
  namesSteps?: InputMaybe<Scalars['Boolean']['input']>;
  /** Steps of the night. When it is reminded of by the device's clock, as 07:30; null for never. */
  night?: InputMaybe<Scalars['String']['input']>;
  /** Steps that have no time of day. When it is reminded of by the device's clock, as 07:30; null for never. */
  none?: InputMaybe<Scalars['String']['input']>;
  /** When that is by the device's clock; 18:00 where it is missing. */
  programmeAt?: InputMaybe<Scalars['String']['input']>;
  /** Nothing comes from this time of the clock on, as 22:00. */
  quietFrom?: InputMaybe<Scalars['String']['input']>;
  /** Until this time, which may be the next morning. */
  quietUntil?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is told when a price that the account watches has sunk, beside the mail. */
  remindsOfPrices?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a programme that is being read is reminded of: on days when nothing of it was read, for two weeks. */
  remindsOfProgramme?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is told, once each, when a sample is worth taking again by the published interval of its marker. */
  remindsOfRetests?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether steps of protocols are reminded of; they are where it is missing. */
  remindsOfSteps?: InputMaybe<Scalars['Boolean']['input']>;
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

/** Which parts the site shall do without. */
export type UpdateSiteAreasInput = {
  /** All that are off. */
  areasOff: Array<SiteArea>;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What an admin wants of the catalogue. */
export type UpdateSiteCatalogueInput = {
  /** Whether links to sellers are asked by night; without it none is told of as broken. */
  checksLinks: Scalars['Boolean']['input'];
  /** Whether others may fetch the catalogue at '/floden/google.xml'; without it, it stays as it is. */
  hasProductFeed?: InputMaybe<Scalars['Boolean']['input']>;
  /** After so many days a price counts as old, 1 to 730. */
  oldPriceDays: Scalars['Int']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** What visitors can consent to. */
export type UpdateSiteConsentsInput = {
  /** The text about HEALTH_DATA. */
  healthData: ConsentTextInput;
  /** The text about LAB_VALUES; when absent, it stays as it is. */
  labValues?: InputMaybe<ConsentTextInput>;
  /** The text about TEST_ANSWERS. */
  testAnswers: ConsentTextInput;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
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

/** The menu and the footer, whole. */
export type UpdateSiteMenuInput = {
  /** The footer's three groups, in their order. */
  footer: Array<SiteFooterGroupInput>;
  /** The header's links, in their order: 1 to 9. */
  menu: Array<SiteLinkInput>;
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
};

/** The site as an admin has edited it: all of its facts. */
export type UpdateSiteSettingsInput = {
  /** The operator's postal address; '' until it is filled in. */
  address: Scalars['String']['input'];
  /** How soon messages are usually answered, at most 60 characters; what stands stays where it is missing. */
  answerTime?: InputMaybe<Scalars['String']['input']>;
  /** Where one writes to the operator; '' until it is filled in. */
  email: Scalars['String']['input'];
  /** Shown in the header, in page titles and in mail; at most 30 characters. */
  name: Scalars['String']['input'];
  /** Who answers for the site; '' until it is filled in. */
  operatorName: Scalars['String']['input'];
  /** The operator's organisation number; '' until it is filled in. */
  organisationNumber: Scalars['String']['input'];
  /** Day of that review, today or before. */
  rulesReviewedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Who has reviewed the rules of the tests, at most 120 characters; '' for nobody. Together with `rulesReviewedOn`; what stands stays where it is missing. */
  rulesReviewer?: InputMaybe<Scalars['String']['input']>;
  /** One line about what the site is; at most 120 characters. */
  tagline: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
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

/** A training method as an admin has edited it: all of it. */
export type UpdateTrainingMethodInput = {
  /** How to begin, 1 to 800 characters. */
  beginning: Scalars['String']['input'];
  /** What it can do for one: 1 to 8 points of 160 characters. */
  benefits: Array<Scalars['String']['input']>;
  /** What to keep in mind, 1 to 400 characters. */
  caution: Scalars['String']['input'];
  /** What it is, 1 to 400 characters. */
  description: Scalars['String']['input'];
  /** How long a session takes, e.g. '45–60 min'; 1 to 40 characters. */
  duration: Scalars['String']['input'];
  /** How often, e.g. '2–3 gånger i veckan'; 1 to 60 characters. */
  frequency: Scalars['String']['input'];
  /** Slug of the guide to read on in; empty where there is none. */
  guideSlug: Scalars['String']['input'];
  /** Its picture. */
  icon: TrainingMethodIcon;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** How demanding it is. */
  intensity: Intensity;
  /** Whom it suits, 1 to 200 characters. */
  suits: Scalars['String']['input'];
  /** Swedish name, 1 to 80 characters. */
  title: Scalars['String']['input'];
  /** The `version` that was shown. */
  version: Scalars['Int']['input'];
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

/** Proving once more who one is. */
export type VerifyAgainInput = {
  /** Of an account with a second factor. Six digits of the authenticator app, or a recovery code; blanks, hyphens and case make no difference. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password; of an account without a second factor. */
  password?: InputMaybe<Scalars['String']['input']>;
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

/** A product whose price is to be watched. */
export type WatchPriceInput = {
  /** Identifier of the product. */
  productId: Scalars['ID']['input'];
};

/** A consent to be withdrawn. */
export type WithdrawConsentInput = {
  /** What is no longer consented to. */
  kind: ConsentKind;
};
