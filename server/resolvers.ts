import { AccountResolver, MeResolver } from "./features/accounts/AccountResolver.ts";
import { AccountListResolver } from "./features/accounts/administration/AccountListResolver.ts";
import { AuditResolver } from "./features/accounts/administration/AuditResolver.ts";
import { RoleResolver } from "./features/accounts/administration/RoleResolver.ts";
import { PersonalDataResolver } from "./features/accounts/personalData/PersonalDataResolver.ts";
import { SecondFactorResolver } from "./features/accounts/secondFactor/SecondFactorResolver.ts";
import { AccessTokenResolver } from "./features/accounts/sessions/AccessTokenResolver.ts";
import { AnalysisResolver, AnalysisSourceResolver, FindingResolver } from "./features/analyses/AnalysisResolver.ts";
import { ArticleEditingResolver } from "./features/articles/ArticleEditingResolver.ts";
import { ArticleResolver, ArticlesResolver, AuthorResolver } from "./features/articles/ArticleResolver.ts";
import { AuthorEditingResolver } from "./features/articles/AuthorEditingResolver.ts";
import { CalendarResolver, MyCalendarResolver } from "./features/calendar/CalendarResolver.ts";
import { AffiliateResolver } from "./features/catalogue/affiliates/AffiliateResolver.ts";
import {
  CatalogueResolver,
  CategoryResolver,
  GoalReasonResolver,
  GoalResolver,
  HealthTestResolver,
  ProductResolver,
  ProductSearchResolver,
  SupplementResolver,
} from "./features/catalogue/CatalogueResolver.ts";
import { DemoResolver } from "./features/catalogue/demo/DemoResolver.ts";
import { BiomarkerEditingResolver } from "./features/catalogue/editing/BiomarkerEditingResolver.ts";
import { CategoryEditingResolver } from "./features/catalogue/editing/CategoryEditingResolver.ts";
import {
  EditableProductResolver,
  ProductEditingResolver,
} from "./features/catalogue/editing/ProductEditingResolver.ts";
import { FeedResolver } from "./features/catalogue/feeds/FeedResolver.ts";
import { MarkerQuestionEditingResolver } from "./features/catalogue/markers/MarkerQuestionEditingResolver.ts";
import {
  ArticleMarkersResolver,
  BiomarkerResolver,
  CheaperTestResolver,
  MarkerCoverChoiceResolver,
  MarkerQuestionResolver,
  MarkerResolver,
  NamedMarkerResolver,
} from "./features/catalogue/markers/MarkerResolver.ts";
import { OfferEditingResolver, OfferResolver } from "./features/catalogue/offers/OfferResolver.ts";
import { PriceHistoryResolver } from "./features/catalogue/prices/PriceHistoryResolver.ts";
import { ProviderEditingResolver } from "./features/catalogue/providers/ProviderEditingResolver.ts";
import { ProviderLogoResolver } from "./features/catalogue/providers/ProviderLogoResolver.ts";
import { ProviderResolver, ProvidersResolver } from "./features/catalogue/providers/ProviderResolver.ts";
import { SynonymResolver } from "./features/catalogue/search/SynonymResolver.ts";
import { CatalogueTransferResolver } from "./features/catalogue/transfer/CatalogueTransferResolver.ts";
import { ContactMessagesResolver, ContactResolver } from "./features/content/ContactResolver.ts";
import {
  ContentResolver,
  PageResolver,
  PageSectionResolver,
  TrainingMethodResolver,
} from "./features/content/ContentResolver.ts";
import { MrProviderEditingResolver } from "./features/content/MrProviderEditingResolver.ts";
import { PageEditingResolver } from "./features/content/PageEditingResolver.ts";
import { TrainingMethodEditingResolver } from "./features/content/TrainingMethodEditingResolver.ts";
import { VersionsResolver } from "./features/editing/VersionsResolver.ts";
import {
  JourneyItemsResolver,
  JourneyListsResolver,
  JourneyResolver,
  MyJourneyResolver,
} from "./features/journey/JourneyResolver.ts";
import { JourneyTextResolver } from "./features/journey/texts/JourneyTextResolver.ts";
import { LabValueMarkerResolver, LabValueResolver } from "./features/labValues/LabValueResolver.ts";
import { MailResolver } from "./features/mails/MailResolver.ts";
import { ImageLibraryResolver, LibraryImageResolver } from "./features/media/ImageLibraryResolver.ts";
import { OperationsResolver } from "./features/operations/OperationsResolver.ts";
import { MyPriceWatchesResolver, PriceWatchResolver } from "./features/priceWatches/PriceWatchResolver.ts";
import { ProgrammeEditingResolver } from "./features/programmes/ProgrammeEditingResolver.ts";
import { ProgrammeProgressResolver } from "./features/programmes/ProgrammeProgressResolver.ts";
import {
  ProgrammeCategoryResolver,
  ProgrammePreviewResolver,
  ProgrammeQuestionResolver,
  ProgrammeResolver,
  ProgrammeTimeSplitResolver,
} from "./features/programmes/ProgrammeResolver.ts";
import {
  ProtocolHistoryResolver,
  ProtocolResolver,
  PublicProtocolResolver,
} from "./features/protocols/ProtocolResolver.ts";
import { TemplateEditingResolver } from "./features/protocols/TemplateEditingResolver.ts";
import { QuestionnaireResolver } from "./features/questionnaires/QuestionnaireResolver.ts";
import { ReminderResolver } from "./features/reminders/ReminderResolver.ts";
import { SiteSearchResolver } from "./features/search/SiteSearchResolver.ts";
import { RedirectResolver } from "./features/site/RedirectResolver.ts";
import { SiteResolver } from "./features/site/SiteResolver.ts";
import {
  SupplierCollectionResolver,
  SupplierResolver,
  SuppliersResolver,
} from "./features/suppliers/SupplierResolver.ts";
import { MyWeeklyMailResolver, WeeklyMailResolver } from "./features/weeklyMail/WeeklyMailResolver.ts";
import { nodeSources } from "./nodes.ts";
import { createNodeResolver } from "./platform/graphql/NodeResolver.ts";

/** Every resolver of the graph; a new area adds its own here. */
export const resolvers = [
  AccessTokenResolver,
  AccountListResolver,
  AccountResolver,
  AffiliateResolver,
  AnalysisResolver,
  AnalysisSourceResolver,
  ArticleEditingResolver,
  AuthorEditingResolver,
  ArticleResolver,
  ArticlesResolver,
  AuditResolver,
  AuthorResolver,
  ArticleMarkersResolver,
  BiomarkerResolver,
  CalendarResolver,
  MyCalendarResolver,
  WeeklyMailResolver,
  MyWeeklyMailResolver,
  CatalogueResolver,
  CategoryEditingResolver,
  BiomarkerEditingResolver,
  CatalogueTransferResolver,
  FeedResolver,
  CategoryResolver,
  CheaperTestResolver,
  ContactMessagesResolver,
  ContactResolver,
  ContentResolver,
  MrProviderEditingResolver,
  PageEditingResolver,
  TrainingMethodEditingResolver,
  FindingResolver,
  GoalReasonResolver,
  GoalResolver,
  HealthTestResolver,
  ImageLibraryResolver,
  JourneyItemsResolver,
  JourneyListsResolver,
  JourneyResolver,
  LabValueMarkerResolver,
  LabValueResolver,
  LibraryImageResolver,
  MarkerCoverChoiceResolver,
  MarkerQuestionResolver,
  MarkerResolver,
  NamedMarkerResolver,
  MailResolver,
  MeResolver,
  MyJourneyResolver,
  MyPriceWatchesResolver,
  createNodeResolver(nodeSources),
  OperationsResolver,
  PageResolver,
  PageSectionResolver,
  PersonalDataResolver,
  OfferEditingResolver,
  OfferResolver,
  PriceHistoryResolver,
  PriceWatchResolver,
  EditableProductResolver,
  ProductEditingResolver,
  ProductResolver,
  ProductSearchResolver,
  ProtocolResolver,
  ProtocolHistoryResolver,
  TemplateEditingResolver,
  DemoResolver,
  ProviderEditingResolver,
  ProviderLogoResolver,
  ProviderResolver,
  ProvidersResolver,
  PublicProtocolResolver,
  QuestionnaireResolver,
  RoleResolver,
  SecondFactorResolver,
  RedirectResolver,
  ReminderResolver,
  SiteResolver,
  SiteSearchResolver,
  SupplementResolver,
  SupplierCollectionResolver,
  SupplierResolver,
  SuppliersResolver,
  SynonymResolver,
  TrainingMethodResolver,
  ProgrammeEditingResolver,
  ProgrammeProgressResolver,
  ProgrammeCategoryResolver,
  ProgrammePreviewResolver,
  ProgrammeQuestionResolver,
  ProgrammeTimeSplitResolver,
  ProgrammeResolver,
  MarkerQuestionEditingResolver,
  JourneyTextResolver,
  VersionsResolver,
] as const;
