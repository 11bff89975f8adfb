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
  /** Path of its page, e.g. '/guider/jarn'; `content` finds it again by it. */
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
  /** A test was taken. */
  | 'TEST'
  /** A page that counts was looked at. */
  | 'VISIT';

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

/** How often a link to a provider was followed on a day from a page. Nothing is kept about who did. */
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

/** Whose page a counted link leads to. */
export type AffiliateLinkKind =
  /** That of a provider of MR scans. */
  | 'MR_PROVIDER'
  /** A product's, at its provider. */
  | 'PRODUCT';

/** The answers of the recommendation questionnaire. */
export type AnswerQuestionnaireInput = {
  /** '18-25' to '65+'. Kept in a guest's browser only; left out for an account. */
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  /** How somebody feels; null where it was not told. */
  currentHealth?: InputMaybe<CurrentHealth>;
  /** Address. Kept in a guest's browser only; left out for an account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 1 000 characters. Kept in a guest's browser only; left out for an account. */
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
  /** One sentence on what the reader learns. */
  description: Scalars['String']['output'];
  /** How demanding it is to read and to do. */
  difficulty?: Maybe<Difficulty>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its picture, three to two. */
  image?: Maybe<Image>;
  /** False: kept, but shown to admins only. */
  isPublished: Scalars['Boolean']['output'];
  /** Path of its page, e.g. '/guider/jarn'. */
  path: Scalars['String']['output'];
  /** When it was published; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** How long reading it takes, e.g. '5 min'. */
  readTime: Scalars['String']['output'];
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

/** A source that an article names at its end. */
export type ArticleSource = {
  /** Its place in the list, which '[1]' in `Article.content` refers to. */
  number: Scalars['Int']['output'];
  /** Who wrote what, and where it stands, as plain text without the address. */
  text: Scalars['String']['output'];
  /** Where it can be read: its DOI as an address, or the page of the authority; null when neither is known. */
  url?: Maybe<Scalars['URL']['output']>;
};

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

/** Who writes articles; has a page at /dr-{slug}. */
export type Author = Node & {
  /** What the author has published, the latest first. Errors: BAD_USER_INPUT. */
  articles: ArticleConnection;
  /** Who it is, in Markdown. */
  bio: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** True for an invented person of the demo, which the page must say. */
  isExample: Scalars['Boolean']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Path of the author's page, e.g. '/dr-eivor-almvide'. */
  path: Scalars['String']['output'];
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

/** A marker of the shared vocabulary, so that tests can be compared marker by marker. */
export type Biomarker = Node & {
  /** The number that addresses name it by, e.g. 7 in '/tester/markorer?markor=7'. */
  databaseId: Scalars['Int']['output'];
  /** What it tells, in plain Swedish. */
  description: Scalars['String']['output'];
  /** What it is about, e.g. 'Blodfetter och kärl'; empty when it belongs nowhere. */
  group: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Name, e.g. 'Ferritin'. */
  name: Scalars['String']['output'];
  /** The tests that measure it, by name. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY. */
  products?: Maybe<ProductConnection>;
  /** Unit that results are given in in Sweden, e.g. 'µg/L'. */
  unit?: Maybe<Scalars['String']['output']>;
};


/** A marker of the shared vocabulary, so that tests can be compared marker by marker. */
export type BiomarkerProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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
};

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

/** The answers of onboarding. */
export type CompleteOnboardingInput = {
  /** How experienced. */
  experience: Experience;
  /** Texts of goals, 1 to 8. */
  goals: Array<Scalars['String']['input']>;
  /** Kept only where the account has consented to it. */
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

/** An item that was completed. */
export type CompletedItemInput = {
  /** When. */
  at: Scalars['DateTimeISO']['input'];
  /** Key of the item. */
  key: Scalars['String']['input'];
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
  /** Keeping data about health in the account (GDPR article 9). */
  | 'HEALTH_DATA';

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

/** What has a page on the site, and can be linked. */
export type Content = {
  /** Path of its page, e.g. '/guider/jarn'; `content` finds it again by it. */
  path: Scalars['String']['output'];
  /** Swedish title, for the link. */
  title: Scalars['String']['output'];
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

/** One thing that counts in the journey of whoever does it; its page is where it is done. */
export type CountedItem = Content & {
  /** Stable name, e.g. 'test:sleep' or 'guide:omega-3'. */
  key: Scalars['String']['output'];
  /** How long reading it takes, of a guide; null of all else. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** Path of its page, e.g. '/guider/jarn'; `content` finds it again by it. */
  path: Scalars['String']['output'];
  /** Swedish title, for the link. */
  title: Scalars['String']['output'];
};

/** What making an access token came to. */
export type CreateAccessTokenPayload = {
  /** For the header 'Authorization: Bearer …'. It is not kept, and cannot be shown again. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** Why none was made; empty when one was. */
  errors: Array<FieldError>;
  /** When it runs out. */
  expiresAt?: Maybe<Scalars['DateTimeISO']['output']>;
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

/** How demanding something is. */
export type Difficulty =
  /** 'Lätt'; hidden from advanced visitors when a list is personalised. */
  | 'EASY'
  /** 'Svår'; hidden from beginners when a list is personalised. */
  | 'HARD'
  /** 'Medium'. */
  | 'MEDIUM';

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
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** False: kept, but shown to admins only. */
  isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  isRecurring: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it names none. Of what is paid again and again, see `isRecurring`, what each time costs. */
  price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: Maybe<Scalars['String']['output']>;
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
  /** Name of the input's field; null when it is about the whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** Swedish, for the visitor. */
  message: Scalars['String']['output'];
};

/** Why a mutation changed nothing. */
export type FieldErrorCode =
  /** The address is confirmed already; the account can be signed in to. */
  | 'ALREADY_CONFIRMED'
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
  /** It would leave nobody who can administer. */
  | 'LAST_ADMIN'
  /** What the field names does not exist, or does not belong to the one who asks. */
  | 'NOT_FOUND'
  /** There is no confirmed account with the e-mail address. */
  | 'NO_SUCH_ACCOUNT'
  /** What was shown has changed since; show what stands now and ask again. */
  | 'OUTDATED'
  /** The new password is among those that are guessed first. */
  | 'PASSWORD_COMMON'
  /** The new password is the account's name or address. */
  | 'PASSWORD_IS_YOURS'
  /** The account has the e-mail address already. */
  | 'SAME_EMAIL'
  /** There is more of it than can be kept; nothing of it was. */
  | 'TOO_MUCH'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

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
  /** Stable name, e.g. 'sleep'. */
  key: Scalars['String']['output'];
  /** Swedish text, as shown and as `products(goals:)` takes it. */
  text: Scalars['String']['output'];
};

/** Why a product is shown to somebody with a goal. */
export type GoalReason = {
  /** The goal. */
  goal: Goal;
  /** The reason in Swedish. Of a supplement always a health claim that is authorised in the EU, in its exact wording. */
  reason: Scalars['String']['output'];
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
  /** True when a doctor comments on the results. */
  hasDoctorAnalysis: Scalars['Boolean']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** False: kept, but shown to admins only. */
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
  /** Names of what it measures, also of what the shared vocabulary does not know. */
  markerNames: Array<Scalars['String']['output']>;
  /** Those of `markerNames` that the shared vocabulary knows, in the same order. */
  markers: Array<Biomarker>;
  /** Name. */
  name: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it names none. Of what is paid again and again, see `isRecurring`, what each time costs. */
  price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: Maybe<Scalars['String']['output']>;
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

/** A picture in one of the sizes that it is offered in, as WebP. */
export type ImageVariant = {
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** Its address, as `Image.url`. */
  url: Scalars['String']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
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
  /** Aims, with defaults. */
  goals: JourneyGoals;
  /** True when onboarding is done. */
  hasCompletedOnboarding: Scalars['Boolean']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** True when the account has consented to keeping what somebody tells of their health; always true in a guest's browser. */
  keepsHealthStatus: Scalars['Boolean']['output'];
  /** When something was last done. */
  lastActivity?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 1 + the whole number of 20 per cents. */
  level: Scalars['Int']['output'];
  /** Days in a row that end today or yesterday, 365 at most. */
  logStreak: Scalars['Int']['output'];
  /** The first recommendation that is not done; null when nothing is left. */
  nextStep?: Maybe<Recommendation>;
  /** Null until onboarding is done. */
  onboarding?: Maybe<OnboardingAnswers>;
  /** Mean of the categories, rounded. */
  overallPercentage: Scalars['Int']['output'];
  /** The plan, high before medium before low. */
  plan: Array<PlannedActivity>;
  /** Null until the questionnaire is answered and kept. */
  questionnaire?: Maybe<QuestionnaireAnswers>;
  /** At most six; what is to do before what is done, high before medium before low. None when everything is done. */
  recommendations: Array<Recommendation>;
  /** Days in a row up to the last one with activity. */
  streak: Scalars['Int']['output'];
  /** Activities in all. */
  totalActivities: Scalars['Int']['output'];
  /** Minutes in all. */
  totalTimeSpent: Scalars['Int']['output'];
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
  /** Path of its page, e.g. '/guider/jarn'; `content` finds it again by it. */
  path: Scalars['String']['output'];
  /** Swedish title, for the link. */
  title: Scalars['String']['output'];
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
  /** Path of its page, e.g. '/guider/jarn'; `content` finds it again by it. */
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

/** One kind of personal data that is kept, for the privacy policy. */
export type KeptData = {
  /** How long. */
  howLong: Scalars['String']['output'];
  /** What is kept, in Swedish. */
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

/** What a mailed link would do; asking changes nothing. */
export type MailedLink = {
  /** The address that it is about; null when that is not told. */
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

/** The cheapest ways to have markers measured, over every available test with a known price for one time. */
export type MarkerCover = {
  /** The cheapest tests that together measure all that can be measured; null when nothing is measured. */
  combination?: Maybe<MarkerCoverChoice>;
  /** False when time ran out: the combination is the best that was found, a cheaper one may exist. */
  isExact: Scalars['Boolean']['output'];
  /** The markers that were asked for, in the order asked for. */
  markers: Array<Biomarker>;
  /** For each marker that makes the combination dearer, the largest saving first; empty when time ran out. */
  savings: Array<MarkerSaving>;
  /** The cheapest test that measures all that can be measured; where none does, the cheapest of those that measure most. Null when nothing is measured. */
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
  /** Full name as given. */
  fullName: Scalars['String']['output'];
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** The journey of the account. */
  journey: Journey;
  /** Roles besides being a user. */
  roles: Array<Role>;
  /** Devices on which it is signed in, the one used last first. */
  sessions: Array<OwnSession>;
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
  /** The plan, at most 100. */
  plan: Array<PlannedInput>;
  /** Answers of the questionnaire; kept with consent only, and where the account has none. */
  questionnaire?: InputMaybe<AnswerQuestionnaireInput>;
  /** Activities in all. */
  totalActivities: Scalars['Int']['input'];
  /** Minutes in all. */
  totalMinutes: Scalars['Int']['input'];
};

/** What `mergeJourney` came to. */
export type MergeJourneyPayload = {
  /** Why nothing was changed; empty when it was. */
  errors: Array<FieldError>;
  /** The journey after the change; null when there was none. */
  journey?: Maybe<Journey>;
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

/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type Mutation = {
  /** Recommends by the answers of the questionnaire. They are kept with consent; without it this answer alone follows them. Errors: INVALID. */
  answerQuestionnaire: AnswerQuestionnairePayload;
  /** Mails a link to the new address, which changes it. Errors: INVALID, WRONG_PASSWORD, SAME_EMAIL. Throws TOO_MANY_REQUESTS. */
  changeEmail: ChangeEmailPayload;
  /** Changes the password and ends every other session. Errors: INVALID, WRONG_PASSWORD, PASSWORD_COMMON, PASSWORD_IS_YOURS. Throws TOO_MANY_REQUESTS. */
  changePassword: ChangePasswordPayload;
  /** Keeps the answers of onboarding; `healthStatus` only with consent. Errors: INVALID. */
  completeOnboarding: CompleteOnboardingPayload;
  /** Confirms an address with the secret from a mailed link. Errors: INVALID_TOKEN, ALREADY_CONFIRMED, WRONG_ACCOUNT, EMAIL_TAKEN. Throws TOO_MANY_REQUESTS after many bad ones. */
  confirmEmail: ConfirmEmailPayload;
  /** Makes an access token for the browser's session, to try the graph from elsewhere, as GraphiQL's button does. It lasts 30 minutes at most, ends with the session, and cannot be refreshed: apps sign in with `wantsTokens` instead. Throws UNAUTHENTICATED; FORBIDDEN when asked with a token instead of a browser's cookies; TOO_MANY_REQUESTS. */
  createAccessToken: CreateAccessTokenPayload;
  /** Deletes the account and everything that belongs to it. Errors: INVALID, WRONG_PASSWORD, LAST_ADMIN. */
  deleteAccount: DeleteAccountPayload;
  /** Consents to the text of a kind that stands; once more changes nothing. Errors: OUTDATED when another version was shown. */
  giveConsent: GiveConsentPayload;
  /** Gives a role; once more changes nothing. Errors: NO_SUCH_ACCOUNT. */
  grantRole: GrantRolePayload;
  /** Takes over what a browser held, once for each key, however often it is sent. Items, achievements and recommendations that do not exist any more are left out, since a browser may hold them from long ago. Errors: INVALID, TOO_MUCH. */
  mergeJourney: MergeJourneyPayload;
  /** Records something that was done; the same key again changes nothing. Errors: INVALID; NOT_FOUND for an item that does not exist; TOO_MUCH. */
  recordActivity: RecordActivityPayload;
  /** New tokens for a native client. Errors: INVALID_TOKEN. Throws TOO_MANY_REQUESTS after many bad ones. */
  refreshSession: RefreshSessionPayload;
  /** Takes a recommendation out of the plan; one that is not in it stays so. Errors: NOT_FOUND; INVALID for the three that every plan has. */
  removePlanned: RemovePlannedPayload;
  /** Mails a link for a new password, if there is such an account; the answer does not tell. Errors: INVALID. Throws TOO_MANY_REQUESTS. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Mails the confirming link once more, if there is such an account; the answer does not tell. Errors: INVALID. Throws TOO_MANY_REQUESTS. */
  resendConfirmation: ResendConfirmationPayload;
  /** Sets a new password with the secret from a mailed link and ends every session. Errors: INVALID, PASSWORD_COMMON, PASSWORD_IS_YOURS, INVALID_TOKEN. Throws TOO_MANY_REQUESTS after many bad ones. */
  resetPassword: ResetPasswordPayload;
  /** Takes a role away; once more changes nothing. Errors: NO_SUCH_ACCOUNT, LAST_ADMIN. */
  revokeRole: RevokeRolePayload;
  /** Ends one session of the account; its own signs out. Errors: NOT_FOUND. */
  revokeSession: RevokeSessionPayload;
  /** Keeps a message and mails it to the operator. Errors: INVALID. Throws TOO_MANY_REQUESTS. */
  sendContactMessage: SendContactMessagePayload;
  /** Takes a recommendation into the plan, ticks it or unticks it. Errors: NOT_FOUND. */
  setPlanned: SetPlannedPayload;
  /** Signs in. Errors: INVALID, INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED. Throws TOO_MANY_REQUESTS. */
  signIn: SignInPayload;
  /** Ends the session of the one who asks, if there is one. */
  signOut: SignOutPayload;
  /** Ends every session of the account, this one too. */
  signOutEverywhere: SignOutEverywherePayload;
  /** Makes an account and mails a link that confirms it; one with the same address that nobody has confirmed gives way. Errors: INVALID, PASSWORD_COMMON, PASSWORD_IS_YOURS, EMAIL_TAKEN. Throws TOO_MANY_REQUESTS. */
  signUp: SignUpPayload;
  /** Changes the name. Errors: INVALID. */
  updateProfile: UpdateProfilePayload;
  /** Withdraws a consent; what was kept because of it is erased. Errors: NOT_FOUND where none is in force. */
  withdrawConsent: WithdrawConsentPayload;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationAnswerQuestionnaireArgs = {
  input: AnswerQuestionnaireInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationCompleteOnboardingArgs = {
  input: CompleteOnboardingInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationGiveConsentArgs = {
  input: GiveConsentInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationGrantRoleArgs = {
  input: GrantRoleInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationMergeJourneyArgs = {
  input: MergeJourneyInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationRecordActivityArgs = {
  input: RecordActivityInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationRemovePlannedArgs = {
  input: RemovePlannedInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationResendConfirmationArgs = {
  input: ResendConfirmationInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationRevokeRoleArgs = {
  input: RevokeRoleInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationSetPlannedArgs = {
  input: SetPlannedInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be changed. What cannot be done is told in the payload's `errors`. */
export type MutationWithdrawConsentArgs = {
  input: WithdrawConsentInput;
};

/** A thing with an identifier of its own, which `node` finds again. */
export type Node = {
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
};

/** What was told in onboarding. */
export type OnboardingAnswers = {
  /** How experienced. */
  experience: Experience;
  /** Texts of the goals that were chosen. */
  goals: Array<Scalars['String']['output']>;
  /** Null where it is not kept (no consent). */
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
  /** The table of personal data that is kept: the query `keptData`. */
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

/** A section of a page. */
export type PageSection = {
  /** Its place on the page, for links such as '/integritetspolicy#rattigheter'. */
  anchor: Scalars['String']['output'];
  /** What is shown below the text; null for nothing. */
  attachment?: Maybe<PageAttachment>;
  /** Text in Markdown. */
  body: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
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
  /** Path of its page, e.g. '/guider/jarn'; `content` finds it again by it. */
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

/** What something costs, from and to. */
export type PriceRange = {
  /** The lowest price. */
  from: Money;
  /** The highest price; the same as `from` for one fixed price, null where only the lowest is known. */
  to?: Maybe<Money>;
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
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** False: kept, but shown to admins only. */
  isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  isRecurring: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it names none. Of what is paid again and again, see `isRecurring`, what each time costs. */
  price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: Maybe<Scalars['String']['output']>;
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
  /** True: also products that are not available; admins only. */
  includeUnavailable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products whose lowest price, `price.from`, is known and within these bounds. */
  priceRange?: InputMaybe<PriceBounds>;
  /** What the test takes from the body; TESTS only. */
  sampleType?: InputMaybe<SampleType>;
  /** Case-insensitive substring of the area's search fields; at most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** True: only products of Swedish providers. */
  swedishOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The order of a list of products; names decide between equals. */
export type ProductOrder =
  /** By name, as Swedes expect. */
  | 'NAME'
  /** The lowest price first; what has no known price comes last. */
  | 'PRICE_ASCENDING'
  /** The highest lowest price first; what has no known price comes last. */
  | 'PRICE_DESCENDING'
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
  /** The same without cursors. */
  nodes: Array<Product>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** All products under the filters; at most 1000 for a search, see `totalCountIsExact`. */
  totalCount: Scalars['Int']['output'];
  /** False when a search matches more than `totalCount` products. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** Who sells a product. */
export type Provider = Node & {
  /** Country in Swedish, e.g. 'Sverige'. */
  country?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its logo. */
  logo?: Maybe<Image>;
  /** Name, as products carry it in `providerName`. */
  name: Scalars['String']['output'];
  /** What it sells, of all areas, by name. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY. */
  products?: Maybe<ProductConnection>;
  /** Its own web address. */
  website?: Maybe<Scalars['URL']['output']>;
};


/** Who sells a product. */
export type ProviderProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What can be asked for; asking changes nothing. */
export type Query = {
  /** How often links to providers were followed, the latest day first. Errors: BAD_USER_INPUT. */
  affiliateClicks?: Maybe<AffiliateClickConnection>;
  /** One published article, also by another spelling of its slug: then its own slug differs from the one asked for. Null when there is none. Errors: FORBIDDEN. */
  article?: Maybe<Article>;
  /** The topics that published articles are about, in their order. */
  articleTopics?: Maybe<Array<ArticleTopic>>;
  /** Published articles, the latest first. Errors: BAD_USER_INPUT, FORBIDDEN. */
  articles?: Maybe<ArticleConnection>;
  /** The author with this slug; null when there is none. */
  author?: Maybe<Author>;
  /** The markers that at least one available test measures, group by group. */
  biomarkers?: Maybe<Array<Biomarker>>;
  /** An area's categories, in its order. */
  categories?: Maybe<Array<Category>>;
  /** The products in an area's comparison, at most four, as far as the cache knows them. */
  comparedProducts: Array<Product>;
  /** The texts that one can consent to, as they stand. */
  consentTexts?: Maybe<Array<ConsentText>>;
  /** What stands at a path of the site: a guide (also by another spelling of its slug), a training method or a page of text; null for everything else, as lists and forms. */
  content?: Maybe<Content>;
  /** The eight onboarding goals. */
  goals?: Maybe<Array<Goal>>;
  /** True while the catalogue is the invented demo, which every list must say. */
  isDemoCatalogue: Scalars['Boolean']['output'];
  /** The journey of the one who asks; `me { journey }` is the same. */
  journey?: Maybe<Journey>;
  /** The categories of the journey with everything that counts in them: what is fixed, the published articles and the training methods. */
  journeyItems?: Maybe<Array<CountedCategory>>;
  /** Every kind of personal data that is kept: what, why, how long. */
  keptData?: Maybe<Array<KeptData>>;
  /** What a mailed link would do; asking changes nothing. */
  mailedLink?: Maybe<MailedLink>;
  /** The cheapest test, and the cheapest combination of tests, that measure these markers. Errors: BAD_USER_INPUT, SERVICE_UNAVAILABLE. */
  markerCover?: Maybe<MarkerCover>;
  /** The account of the one who asks; null when signed out. */
  me?: Maybe<Me>;
  /** Every provider of MR scans, the lowest price to begin at first. */
  mrProviders?: Maybe<Array<MrProvider>>;
  /** Everything that is kept about the account, for its owner to take along: one JSON object with the moment it was made ('skapad') and a key for each kind of data in plain Swedish, such as 'konto', 'inloggningar', 'samtycken', 'resa' and 'meddelanden', each an object or a list of objects. It is for people to read and keep; more kinds and keys may come. */
  myData?: Maybe<Scalars['JSONObject']['output']>;
  /** The thing with this identifier; null when it is gone, and when it is somebody else's. Errors: BAD_USER_INPUT for what is no identifier. */
  node?: Maybe<Node>;
  /** Things by their identifiers, in the order asked for, null for what is gone or somebody else's; at most 100. Errors: BAD_USER_INPUT. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** A page of text; null when there is none. */
  page?: Maybe<Page>;
  /** One available product; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given. */
  product?: Maybe<Product>;
  /** Available products of an area under filters. Errors: BAD_USER_INPUT, FORBIDDEN. */
  products?: Maybe<ProductSearchConnection>;
  /** Several available products in the order asked for, others left out; at most 100. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given. */
  productsByIds?: Maybe<Array<Product>>;
  /** A questionnaire: its steps, questions and options, in Swedish. */
  questionnaire?: Maybe<Questionnaire>;
  /** Accounts with a role, by address. */
  roleHolders?: Maybe<Array<RoleHolder>>;
  /** The training methods in their order. */
  trainingMethods?: Maybe<Array<TrainingMethod>>;
};


/** What can be asked for; asking changes nothing. */
export type QueryAffiliateClicksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
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
export type QueryAuthorArgs = {
  slug: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryCategoriesArgs = {
  area: Area;
};


/** What can be asked for; asking changes nothing. */
export type QueryComparedProductsArgs = {
  area: Area;
};


/** What can be asked for; asking changes nothing. */
export type QueryContentArgs = {
  path: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryMailedLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryMarkerCoverArgs = {
  databaseIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
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
  slug: Scalars['String']['input'];
};


/** What can be asked for; asking changes nothing. */
export type QueryProductArgs = {
  databaseId?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
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
export type QueryQuestionnaireArgs = {
  kind: QuestionnaireKind;
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
  /** True when the input may come without it: it is kept with consent only, or on the device only. */
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
  | 'TEXT';

/** One of the answers to choose from. */
export type QuestionOption = {
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

/** What is kept of the recommendation questionnaire's answers. */
export type QuestionnaireAnswers = {
  /** How somebody feels; null where it was not told. */
  currentHealth?: Maybe<CurrentHealth>;
  /** Interests; may be empty. */
  interests: Array<Interest>;
};

/** A questionnaire. */
export type QuestionnaireKind =
  /** What a visitor is asked first; answered with `completeOnboarding`. */
  | 'ONBOARDING'
  /** What recommendations are chosen by. */
  | 'RECOMMENDATION';

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
  /** Path of its page, e.g. '/guider/jarn'; `content` finds it again by it. */
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
  /** A supplement with a health claim that is authorised in the EU, or equipment with a value that is measured and told. */
  | 'CLAIM_OR_VALUE'
  /** Every amount is given, and a day's dose is below Efsa's upper level. */
  | 'CLEAR_DOSE'
  /** A doctor comments on the results. */
  | 'DOCTOR_COMMENT'
  /** The whole price is told: one amount, once. */
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
  /** What was reached with it. */
  unlocked: Array<Achievement>;
};

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
  /** `RoleHolder.key` of whoever has the role no longer; null when refused. */
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
};

/** Signing in. */
export type SignInInput = {
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
  /** Opaque identifier, the only one of its kind in the whole graph. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** False: kept, but shown to admins only. */
  isAvailable: Scalars['Boolean']['output'];
  /** True while the product is in its area's comparison; known to the browser only. */
  isCompared: Scalars['Boolean']['output'];
  /** Recommended; comes first in lists. */
  isFeatured: Scalars['Boolean']['output'];
  /** True when the price is paid again and again, as in '249 kr/mån'. */
  isRecurring: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The amounts in `priceEstimate`; null when it names none. Of what is paid again and again, see `isRecurring`, what each time costs. */
  price?: Maybe<PriceRange>;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: Maybe<Scalars['String']['output']>;
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
  /** 'Om Livsresan'. */
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

/** An achievement that was reached. */
export type UnlockedInput = {
  /** Key of the achievement. */
  key: Scalars['String']['input'];
  /** When. */
  unlockedAt: Scalars['DateTimeISO']['input'];
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
