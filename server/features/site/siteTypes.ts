import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { SiteAreaName } from "../../../schema/siteAreas.ts";
import { SITE_AREAS } from "../../../schema/siteAreaTexts.ts";
import { SETUP_STEPS } from "../../../schema/siteSetup.ts";
import { describedEnum } from "../../platform/graphql/describedEnum.ts";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
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

@ObjectType({ description: "The site: what it is called and who answers for it.", simpleResolvers: true })
export class Site extends SiteFactFields {
  @Field(() => Boolean, {
    description: "True while the operator is the demo's invented company, which pages must say.",
  })
  isOperatorInvented: boolean;

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

  @Field(() => Boolean, { description: "False while visitors are told that the site opens soon." })
  isOpen: boolean;
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

  @Field(() => [SiteLink], {
    description: "The header's links, also those that visitors do not see: into a part that is off, or to a draft.",
  })
  menu: readonly SiteLink[];

  @Field(() => [SiteFooterGroup], { description: "The footer's groups, in the same way." })
  footer: readonly SiteFooterGroup[];

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

@InputType({ description: "Whether visitors shall see the site." })
export class SetSiteOpenInput {
  @Field(() => Boolean, { description: "True to open it, false to say that it opens soon." })
  isOpen: boolean;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ description: "What editing the site came to.", simpleResolvers: true })
export class UpdateSiteSettingsPayload extends MutationPayload {
  @Field(() => EditableSite, { nullable: true, description: "As it stands now, also when it was changed meanwhile." })
  settings?: EditableSite | null;

  @Field(() => Site, { nullable: true, description: "The same, as visitors get it; null when nothing was changed." })
  site?: Site | null;
}

@ObjectType({ description: "What opening or closing the site came to.", simpleResolvers: true })
export class SetSiteOpenPayload extends MutationPayload {
  @Field(() => EditableSite, { nullable: true, description: "As it stands now, also when it was changed meanwhile." })
  settings?: EditableSite | null;

  @Field(() => Site, { nullable: true, description: "The same, as visitors get it; null when nothing was changed." })
  site?: Site | null;
}

@ObjectType({ description: "What turning parts of the site on and off came to.", simpleResolvers: true })
export class UpdateSiteAreasPayload extends MutationPayload {
  @Field(() => EditableSite, { nullable: true, description: "As it stands now, also when it was changed meanwhile." })
  settings?: EditableSite | null;

  @Field(() => Site, { nullable: true, description: "The same, as visitors get it; null when nothing was changed." })
  site?: Site | null;
}

@ObjectType({ description: "What changing how the site looks came to.", simpleResolvers: true })
export class UpdateSiteLookPayload extends MutationPayload {
  @Field(() => EditableSite, { nullable: true, description: "As it stands now, also when it was changed meanwhile." })
  settings?: EditableSite | null;

  @Field(() => Site, { nullable: true, description: "The same, as visitors get it; null when nothing was changed." })
  site?: Site | null;
}

@ObjectType({ description: "What ordering the menu and the footer came to.", simpleResolvers: true })
export class UpdateSiteMenuPayload extends MutationPayload {
  @Field(() => EditableSite, { nullable: true, description: "As it stands now, also when it was changed meanwhile." })
  settings?: EditableSite | null;

  @Field(() => Site, { nullable: true, description: "The same, as visitors get it; null when nothing was changed." })
  site?: Site | null;
}
