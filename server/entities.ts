import { UserRole } from "./features/accounts/administration/UserRole.ts";
import { MailToken } from "./features/accounts/mailedLinks/MailToken.ts";
import { Consent } from "./features/accounts/personalData/Consent.ts";
import { RecoveryCode } from "./features/accounts/secondFactor/RecoveryCode.ts";
import { SecondFactor } from "./features/accounts/secondFactor/SecondFactor.ts";
import { RefreshToken } from "./features/accounts/sessions/RefreshToken.ts";
import { Session } from "./features/accounts/sessions/Session.ts";
import { User } from "./features/accounts/User.ts";
import { ProtocolTest, SleepTest, TrainingTest } from "./features/analyses/testRows.ts";
import { Article } from "./features/articles/Article.ts";
import { ArticleAlias } from "./features/articles/ArticleAlias.ts";
import { Author } from "./features/articles/Author.ts";
import { CalendarSubscriptionRow } from "./features/calendar/CalendarSubscription.ts";
import { AffiliateClickCount } from "./features/catalogue/affiliates/AffiliateClickCount.ts";
import { Category } from "./features/catalogue/Category.ts";
import { LeftDemo } from "./features/catalogue/demo/LeftDemo.ts";
import { FeedProduct } from "./features/catalogue/feeds/FeedProduct.ts";
import { ProductFeed } from "./features/catalogue/feeds/ProductFeed.ts";
import { ProductFeedRun } from "./features/catalogue/feeds/ProductFeedRun.ts";
import { BrokenLink } from "./features/catalogue/links/BrokenLink.ts";
import { LinkCheck } from "./features/catalogue/links/LinkCheck.ts";
import { Biomarker } from "./features/catalogue/markers/Biomarker.ts";
import { MarkerQuestionText } from "./features/catalogue/markers/MarkerQuestionText.ts";
import { FormerProduct } from "./features/catalogue/offers/FormerProduct.ts";
import { ProductOfferRow } from "./features/catalogue/offers/ProductOfferRow.ts";
import { Product } from "./features/catalogue/Product.ts";
import { LinkedLogo } from "./features/catalogue/providers/LinkedLogo.ts";
import { Provider } from "./features/catalogue/providers/Provider.ts";
import { Synonym } from "./features/catalogue/search/Synonym.ts";
import { SavedMapping } from "./features/catalogue/transfer/SavedMapping.ts";
import { ContactMessage } from "./features/content/ContactMessage.ts";
import { MrProvider } from "./features/content/MrProvider.ts";
import { Page } from "./features/content/Page.ts";
import { PageAlias } from "./features/content/PageAlias.ts";
import { PageLink } from "./features/content/PageLink.ts";
import { TrainingMethod } from "./features/content/TrainingMethod.ts";
import { JourneyAchievement } from "./features/journey/JourneyAchievement.ts";
import { JourneyActivity } from "./features/journey/JourneyActivity.ts";
import { JourneyActivityKey } from "./features/journey/JourneyActivityKey.ts";
import { JourneyDay } from "./features/journey/JourneyDay.ts";
import { JourneyItem } from "./features/journey/JourneyItem.ts";
import { JourneyMerge } from "./features/journey/JourneyMerge.ts";
import { JourneyPause } from "./features/journey/JourneyPause.ts";
import { JourneyPlan } from "./features/journey/JourneyPlan.ts";
import { JourneyTextRow } from "./features/journey/texts/JourneyTextRow.ts";
import { UserJourney } from "./features/journey/UserJourney.ts";
import { LabProfileRow } from "./features/labValues/LabProfileRow.ts";
import { LabValueKey, LabValueRow } from "./features/labValues/LabValueRow.ts";
import { MailText } from "./features/mails/MailText.ts";
import { LibraryImage } from "./features/media/LibraryImage.ts";
import { PriceWatchRow } from "./features/priceWatches/PriceWatch.ts";
import { ProgrammeProgressRow } from "./features/programmes/ProgrammeProgressRow.ts";
import { ProgrammeRow } from "./features/programmes/ProgrammeRow.ts";
import { Protocol } from "./features/protocols/Protocol.ts";
import { ProtocolCategory } from "./features/protocols/ProtocolCategory.ts";
import { ProtocolItem } from "./features/protocols/ProtocolItem.ts";
import { UserActiveProtocol } from "./features/protocols/UserActiveProtocol.ts";
import { UserProtocolProgress } from "./features/protocols/UserProtocolProgress.ts";
import { UserUndoneTick } from "./features/protocols/UserUndoneTick.ts";
import { ReminderDeviceRow } from "./features/reminders/ReminderDevice.ts";
import { Redirect } from "./features/site/Redirect.ts";
import { SiteSettings } from "./features/site/SiteSettings.ts";
import { Supplier } from "./features/suppliers/Supplier.ts";
import { SupplierCollection } from "./features/suppliers/SupplierCollection.ts";
import { SupplierPage } from "./features/suppliers/SupplierPage.ts";
import { SupplierSource } from "./features/suppliers/SupplierSource.ts";
import { WeeklyMailRow } from "./features/weeklyMail/WeeklyMail.ts";
import { AuditEntry } from "./platform/audit/AuditEntry.ts";
import { ReplacedState } from "./platform/versions/ReplacedState.ts";

/** Every table that has a class; a new entity is added here. */
export const entities = [
  AffiliateClickCount,
  Article,
  ArticleAlias,
  AuditEntry,
  Author,
  Biomarker,
  MarkerQuestionText,
  JourneyTextRow,
  CalendarSubscriptionRow,
  Category,
  Consent,
  ContactMessage,
  JourneyAchievement,
  JourneyActivity,
  JourneyActivityKey,
  JourneyDay,
  JourneyItem,
  JourneyMerge,
  JourneyPause,
  JourneyPlan,
  BrokenLink,
  LinkCheck,
  LabProfileRow,
  LabValueKey,
  LabValueRow,
  LibraryImage,
  LeftDemo,
  LinkedLogo,
  MailText,
  MailToken,
  MrProvider,
  Page,
  PageAlias,
  PageLink,
  PriceWatchRow,
  Product,
  FormerProduct,
  ProductOfferRow,
  FeedProduct,
  ProductFeed,
  ProductFeedRun,
  Protocol,
  ProtocolCategory,
  ProtocolItem,
  ProtocolTest,
  Provider,
  RecoveryCode,
  ReminderDeviceRow,
  Redirect,
  RefreshToken,
  ReplacedState,
  SecondFactor,
  Session,
  SiteSettings,
  SleepTest,
  ProgrammeProgressRow,
  ProgrammeRow,
  Supplier,
  SupplierCollection,
  SupplierPage,
  SupplierSource,
  SavedMapping,
  Synonym,
  TrainingMethod,
  TrainingTest,
  User,
  UserActiveProtocol,
  UserJourney,
  UserProtocolProgress,
  UserUndoneTick,
  UserRole,
  WeeklyMailRow,
];
