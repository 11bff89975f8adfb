import { GraphQLLocalDate } from "graphql-scalars";
import { Field, InputType, Int, InterfaceType, ObjectType } from "type-graphql";
import { ANALYTICS_SERVICES, type AnalyticsService } from "../../../schema/analytics.ts";
import type { SiteAreaName } from "../../../schema/siteAreas.ts";
import { SITE_AREAS } from "../../../schema/siteAreaTexts.ts";
import { SETUP_STEPS } from "../../../schema/siteSetup.ts";
import { START_ICONS, type StartIcon } from "../../../schema/startIcons.ts";
import { describedEnum } from "../../platform/graphql/describedEnum.ts";
import { FieldError } from "../../platform/graphql/fieldErrors.ts";
import { ConsentText } from "../accounts/personalData/Consent.ts";
import { Image } from "../media/Image.ts";

/** Something to do before a site of one's own is ready. */
export const SetupStep = describedEnum(
  "SetupStep",
  "Something to do before a site of one's own is ready.",
  SETUP_STEPS,
);

/** A part of the site that can be turned off. */
export const SiteArea = describedEnum(
  "SiteArea",
  "A part of the site that can be turned off: it has no page, link, search hit or entry of the map then.",
  Object.fromEntries(Object.entries(SITE_AREAS).map(([name, { description }]) => [name, description])) as Record<
    SiteAreaName,
    string
  >,
);

@ObjectType({ description: "A link to a page of the site.", simpleResolvers: true })
export class SiteLink {
  @Field(() => String, { description: "Its path, with '#' and a place on the page where it leads there." })
  path: string;

  @Field(() => String, { description: "What it is called." })
  label: string;
}

@ObjectType({ description: "Links of the footer under one heading.", simpleResolvers: true })
export class SiteFooterGroup {
  @Field(() => String, { description: "The heading." })
  title: string;

  @Field(() => [SiteLink], { description: "The links, in their order; may be empty." })
  links: readonly SiteLink[];
}

const StartIconEnum = describedEnum("StartIcon", "The picture of a card of the start page.", START_ICONS);

/** What visitors and admins see of a card alike. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class StartCardFields {
  @Field(() => StartIconEnum, { description: "Its picture, which tells it from the others." })
  icon: StartIcon;

  @Field(() => String, { description: "Its heading; at most 40 characters." })
  title: string;

  @Field(() => String, { description: "Its text; at most 140 characters." })
  text: string;

  @Field(() => String, { description: "Path of the page that it leads to." })
  path: string;

  @Field(() => String, { description: "Label of its button; at most 30 characters." })
  action: string;
}

@ObjectType({ description: "A way into one part of the site, on the start page.", simpleResolvers: true })
export class StartCard extends StartCardFields {}

@ObjectType({ description: "What stands on the start page.", simpleResolvers: true })
export class StartPage {
  @Field(() => String, { description: "Its heading." })
  heading: string;

  @Field(() => String, { description: "The sentences below it." })
  text: string;

  @Field(() => Image, { nullable: true, description: "Its picture; null for the product's own drawing." })
  image: Image | null;

  @Field(() => SiteLink, {
    nullable: true,
    description:
      "The filled button; the path '#starta' opens the introduction to one's journey. Null where it would lead nowhere.",
  })
  mainButton: SiteLink | null;

  @Field(() => SiteLink, { nullable: true, description: "The link beside it; null where it would lead nowhere." })
  moreLink: SiteLink | null;

  @Field(() => [StartCard], { description: "The cards that show, in their order." })
  cards: StartCard[];
}

@ObjectType({ description: "A card of the start page as admins edit it.", simpleResolvers: true })
export class EditableStartCard extends StartCardFields {
  @Field(() => Boolean, { description: "Whether it shows." })
  isOn: boolean;
}

@ObjectType({ description: "The start page as admins edit it.", simpleResolvers: true })
export class EditableStartPage {
  @Field(() => String, { description: "Its heading." })
  heading: string;

  @Field(() => String, { description: "The sentences below it." })
  text: string;

  @Field(() => String, { description: "Address of its picture, of the library; '' for the product's own drawing." })
  imageUrl: string;

  @Field(() => SiteLink, { description: "The filled button; its path is '' where the page is gone." })
  mainButton: SiteLink;

  @Field(() => SiteLink, { description: "The link beside it; its path is '' where the page is gone." })
  moreLink: SiteLink;

  @Field(() => [EditableStartCard], { description: "All six cards, in their order." })
  cards: readonly EditableStartCard[];
}

const AnalyticsServiceEnum = describedEnum("AnalyticsService", "A service that counts visits.", ANALYTICS_SERVICES);

@ObjectType({ description: "What counts the visits of a site.", simpleResolvers: true })
export class SiteAnalytics {
  @Field(() => AnalyticsServiceEnum, { description: "Which service." })
  service: AnalyticsService;

  @Field(() => String, { description: "Where the service is, without a slash at its end; of `OWN` the script." })
  address: string;

  @Field(() => String, { description: "What the service calls the site." })
  siteId: string;

  @Field(() => Boolean, {
    description:
      "Whether nothing may be sent before a visitor has agreed. Whoever has said no, or whose device asks not to be followed, is never counted.",
  })
  asksFirst: boolean;
}

/** What the site is called, and who answers for it: the fields of `schema/site.ts`. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class SiteFactFields {
  @Field(() => String, { description: "Shown in the header, in page titles and in mail; at most 30 characters." })
  name: string;

  @Field(() => String, { description: "One line about what the site is; at most 120 characters." })
  tagline: string;

  @Field(() => String, { description: "Who answers for the site; '' until it is filled in." })
  operatorName: string;

  @Field(() => String, { description: "The operator's organisation number; '' until it is filled in." })
  organisationNumber: string;

  @Field(() => String, { description: "The operator's postal address; '' until it is filled in." })
  address: string;

  @Field(() => String, { description: "Where one writes to the operator; '' until it is filled in." })
  email: string;
}

@ObjectType({ description: "A medical review of the rules by which the tests give advice.", simpleResolvers: true })
export class RulesReview {
  @Field(() => String, { description: "Who has reviewed them, with their profession." })
  reviewer: string;

  @Field(() => GraphQLLocalDate, { description: "Day of the review." })
  reviewedOn: string;
}

@ObjectType({ description: "The site: what it is called and who answers for it.", simpleResolvers: true })
export class Site extends SiteFactFields {
  @Field(() => Boolean, {
    description: "True while the operator is the demo's invented company, which pages must say.",
  })
  isOperatorInvented: boolean;

  @Field(() => String, { description: "How soon messages are usually answered; '' where nothing is promised." })
  answerTime: string;

  @Field(() => RulesReview, {
    nullable: true,
    description: "Who has reviewed the rules of the tests, and when; null before anybody has.",
  })
  rulesReview: RulesReview | null;

  @Field(() => [SiteArea], { description: "Parts that it does without; none in the product as it comes." })
  areasOff: SiteAreaName[];

  @Field(() => String, { nullable: true, description: "Its primary colour, as '#1F5A48'; null for the product's own." })
  primaryColour: string | null;

  @Field(() => Image, { nullable: true, description: "Its logo, shown where the name would be; null for none." })
  logo: Image | null;

  @Field(() => [SiteLink], {
    nullable: true,
    description:
      "The header's links that lead somewhere, in their order, as an admin has chosen them; null for the product's own.",
  })
  menu: readonly SiteLink[] | null;

  @Field(() => [SiteFooterGroup], {
    nullable: true,
    description:
      "The footer's groups in the same way; null for the product's own. Pages of `footerPages` that are in none of them belong to the last.",
  })
  footer: readonly SiteFooterGroup[] | null;

  @Field(() => SiteAnalytics, { nullable: true, description: "What counts its visits; null for nothing." })
  analytics: SiteAnalytics | null;

  @Field(() => Boolean, { description: "Whether `startPage` is an operator's own; false as the product comes." })
  hasOwnStartPage: boolean;

  @Field(() => Boolean, { description: "False while visitors are told that the site opens soon." })
  isOpen: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      "Of protocols made before then, calendar files name events with '@protokoll.livsresan' and '@paminnelse.livsresan' at the end, as calendars know them; null where no protocol is so old.",
  })
  formerCalendarsUntil: Date | null;
}

@ObjectType({
  description: "The site as admins edit it, with what the server's environment says.",
  simpleResolvers: true,
})
export class EditableSite extends SiteFactFields {
  @Field(() => Int, { description: "Grows with every change; the mutations take the one that was shown." })
  version: number;

  @Field(() => [SiteArea], { description: "Parts that it does without." })
  areasOff: SiteAreaName[];

  @Field(() => String, { nullable: true, description: "Its primary colour, as '#1F5A48'; null for the product's own." })
  primaryColour: string | null;

  @Field(() => String, { nullable: true, description: "Address of its logo, of the library; null for none." })
  logoUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of the picture that its icons are made from, of the library; null for none, where a logo that is nearly square is it, or the product's own.",
  })
  iconUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of the picture that stands with links to pages without one of their own, of the library; null for one that is drawn for each.",
  })
  shareImageUrl: string | null;

  @Field(() => [SiteLink], {
    description: "The header's links, also those that visitors do not see: into a part that is off, or to a draft.",
  })
  menu: readonly SiteLink[];

  @Field(() => [SiteFooterGroup], { description: "The footer's groups, in the same way." })
  footer: readonly SiteFooterGroup[];

  @Field(() => SiteAnalytics, { nullable: true, description: "What counts its visits; null for nothing." })
  analytics: SiteAnalytics | null;

  @Field(() => String, { description: "How soon messages are usually answered; '' where nothing is promised." })
  answerTime: string;

  @Field(() => String, { description: "Who has reviewed the rules of the tests; '' for nobody." })
  rulesReviewer: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Day of that review." })
  rulesReviewedOn: string | null;

  @Field(() => EditableStartPage, { description: "The start page." })
  startPage: EditableStartPage;

  @Field(() => [ConsentText], {
    description: "What visitors can consent to, one text of each kind, with '{{sajten}}' for the site's name.",
  })
  consents: ConsentText[];

  @Field(() => Boolean, {
    description: "Whether links to sellers are asked by night, so that visitors are told which lead nowhere.",
  })
  checksLinks: boolean;

  @Field(() => Int, { description: "After so many days without a word a price counts as old for admins." })
  oldPriceDays: number;

  @Field(() => Boolean, { description: "Whether others may fetch the catalogue at '/floden/google.xml'." })
  hasProductFeed: boolean;

  @Field(() => Date, { nullable: true, description: "When it was opened to visitors; null while it is not." })
  openedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Sender of mails by MAIL_FROM, which wins; null where it is not set.",
  })
  mailFrom: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where messages go by CONTACT_EMAIL or MAIL_FROM, which win; null where neither is set.",
  })
  contactEmail: string | null;

  @Field(() => Boolean, { description: "Whether mails are sent; without SMTP_URL they are written into a folder." })
  sendsMail: boolean;
}

@ObjectType({
  description: "Something to do before a site of one's own is ready, and how it stands.",
  simpleResolvers: true,
})
export class SetupStepState {
  @Field(() => SetupStep, { description: "What there is to do." })
  step: keyof typeof SETUP_STEPS;

  @Field(() => Boolean, { description: "Whether it is done." })
  isDone: boolean;

  @Field(() => [String], { description: "What is left of it by name, e.g. titles of pages; may be empty." })
  left: string[];
}

@InputType({ description: "The site as an admin has edited it: all of its facts." })
export class UpdateSiteSettingsInput extends SiteFactFields {
  @Field(() => String, {
    nullable: true,
    description:
      "How soon messages are usually answered, at most 60 characters; what stands stays where it is missing.",
  })
  answerTime?: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Who has reviewed the rules of the tests, at most 120 characters; '' for nobody. Together with `rulesReviewedOn`; what stands stays where it is missing.",
  })
  rulesReviewer?: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Day of that review, today or before." })
  rulesReviewedOn?: string | null;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "Which parts the site shall do without." })
export class UpdateSiteAreasInput {
  @Field(() => [SiteArea], { description: "All that are off." })
  areasOff: SiteAreaName[];

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "How the site shall look." })
export class UpdateSiteLookInput {
  @Field(() => String, {
    description: "The primary colour, as '#1F5A48', from which both palettes follow; '' for the product's own.",
  })
  primaryColour: string;

  @Field(() => String, { description: "Address of a picture of the library; '' for none." })
  logoUrl: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of a picture of the library to make the icons from: an SVG, or at least 512 pixels on its longer side; '' for none. Left out, it stays.",
  })
  iconUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of a picture of the library to show with links to pages: an SVG, or at least 1200 × 630 pixels; '' for none. Left out, it stays.",
  })
  shareImageUrl?: string | null;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A link to a page of the site." })
export class SiteLinkInput {
  @Field(() => String, { description: "Path of one of the site's own pages, or of one that an admin has made." })
  path: string;

  @Field(() => String, { description: "What it is called; at most 28 characters." })
  label: string;
}

@InputType({ description: "Links of the footer under one heading." })
export class SiteFooterGroupInput {
  @Field(() => String, { description: "The heading; at most 28 characters." })
  title: string;

  @Field(() => [SiteLinkInput], { description: "The links, in their order; at most 20." })
  links: SiteLinkInput[];
}

@InputType({ description: "The menu and the footer, whole." })
export class UpdateSiteMenuInput {
  @Field(() => [SiteLinkInput], { description: "The header's links, in their order: 1 to 9." })
  menu: SiteLinkInput[];

  @Field(() => [SiteFooterGroupInput], { description: "The footer's three groups, in their order." })
  footer: SiteFooterGroupInput[];

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A card of the start page." })
export class StartCardInput extends StartCardFields {
  @Field(() => Boolean, { description: "Whether it shows." })
  isOn: boolean;
}

@InputType({ description: "The start page, whole." })
export class UpdateStartPageInput {
  @Field(() => String, { description: "Its heading; at most 60 characters." })
  heading: string;

  @Field(() => String, { description: "The sentences below it; at most 240 characters." })
  text: string;

  @Field(() => String, {
    description: "Address of a picture of the library that has a text; '' for the product's own drawing.",
  })
  imageUrl: string;

  @Field(() => SiteLinkInput, {
    description: "The filled button; the path '#starta' opens the introduction to one's journey.",
  })
  mainButton: SiteLinkInput;

  @Field(() => SiteLinkInput, { description: "The link beside it." })
  moreLink: SiteLinkInput;

  @Field(() => [StartCardInput], { description: "All six cards, one for each picture, in their order." })
  cards: StartCardInput[];

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "What shall count the visits of the site." })
export class UpdateSiteAnalyticsInput {
  @Field(() => AnalyticsServiceEnum, { nullable: true, description: "Which service; null for none." })
  service?: AnalyticsService | null;

  @Field(() => String, { description: "Where the service is; of `OWN` the script. Ignored without a service." })
  address: string;

  @Field(() => String, {
    description:
      "What the service calls the site: a number for Matomo, a domain for Plausible. Ignored without a service.",
  })
  siteId: string;

  @Field(() => Boolean, { description: "Whether visitors are asked first; only Plausible may count without." })
  asksFirst: boolean;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "What an admin wants of the catalogue." })
export class UpdateSiteCatalogueInput {
  @Field(() => Boolean, {
    description: "Whether links to sellers are asked by night; without it none is told of as broken.",
  })
  checksLinks: boolean;

  @Field(() => Int, { description: "After so many days a price counts as old, 1 to 730." })
  oldPriceDays: number;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether others may fetch the catalogue at '/floden/google.xml'; without it, it stays as it is.",
  })
  hasProductFeed?: boolean | null;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A text that visitors can consent to, as an admin has edited it." })
export class ConsentTextInput {
  @Field(() => String, { description: "Its heading, at most 60 characters." })
  title: string;

  @Field(() => String, { description: "What stands at the box to tick, at most 60 characters." })
  ask: string;

  @Field(() => String, {
    description: "What is consented to, at most 2,000 characters; '{{sajten}}' is replaced by the site's name.",
  })
  text: string;

  @Field(() => Boolean, {
    description: "True where only the wording has changed: those who have consented are not asked again.",
  })
  isSameMeaning: boolean;
}

@InputType({ description: "What visitors can consent to." })
export class UpdateSiteConsentsInput {
  @Field(() => ConsentTextInput, { description: "The text about HEALTH_DATA." })
  healthData: ConsentTextInput;

  @Field(() => ConsentTextInput, { description: "The text about TEST_ANSWERS." })
  testAnswers: ConsentTextInput;

  @Field(() => ConsentTextInput, {
    nullable: true,
    description: "The text about LAB_VALUES; when absent, it stays as it is.",
  })
  labValues?: ConsentTextInput | null;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "Whether visitors shall see the site." })
export class SetSiteOpenInput {
  @Field(() => Boolean, { description: "True to open it, false to say that it opens soon." })
  isOpen: boolean;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InterfaceType({ description: "What changing settings of the site came to." })
export abstract class SiteSettingsPayload {
  @Field(() => [FieldError], { description: "Why nothing was changed; empty when it was." })
  errors: FieldError[];

  @Field(() => EditableSite, { nullable: true, description: "As it stands now, also when it was changed meanwhile." })
  settings?: EditableSite | null;

  @Field(() => Site, { nullable: true, description: "The same, as visitors get it; null when nothing was changed." })
  site?: Site | null;
}

@ObjectType({ description: "What editing the site came to.", simpleResolvers: true, implements: SiteSettingsPayload })
export class UpdateSiteSettingsPayload extends SiteSettingsPayload {}

@ObjectType({
  description: "What opening or closing the site came to.",
  simpleResolvers: true,
  implements: SiteSettingsPayload,
})
export class SetSiteOpenPayload extends SiteSettingsPayload {}

@ObjectType({
  description: "What turning parts of the site on and off came to.",
  simpleResolvers: true,
  implements: SiteSettingsPayload,
})
export class UpdateSiteAreasPayload extends SiteSettingsPayload {}

@ObjectType({
  description: "What changing how the site looks came to.",
  simpleResolvers: true,
  implements: SiteSettingsPayload,
})
export class UpdateSiteLookPayload extends SiteSettingsPayload {}

@ObjectType({
  description: "What ordering the menu and the footer came to.",
  simpleResolvers: true,
  implements: SiteSettingsPayload,
})
export class UpdateSiteMenuPayload extends SiteSettingsPayload {}

@ObjectType({
  description: "What changing the start page came to.",
  simpleResolvers: true,
  implements: SiteSettingsPayload,
})
export class UpdateStartPagePayload extends SiteSettingsPayload {}

@ObjectType({
  description: "What changing the analytics came to.",
  simpleResolvers: true,
  implements: SiteSettingsPayload,
})
export class UpdateSiteAnalyticsPayload extends SiteSettingsPayload {}

@ObjectType({
  description: "What changing what is wanted of the catalogue came to.",
  simpleResolvers: true,
  implements: SiteSettingsPayload,
})
export class UpdateSiteCataloguePayload extends SiteSettingsPayload {}

@ObjectType({
  description: "What editing the consents came to.",
  simpleResolvers: true,
  implements: SiteSettingsPayload,
})
export class UpdateSiteConsentsPayload extends SiteSettingsPayload {}
