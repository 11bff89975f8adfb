import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import type { Analytics } from "../../../schema/analytics.ts";
import type { ConsentHistory } from "../../../schema/consents.ts";
import type { SiteAreaName } from "../../../schema/siteAreas.ts";
import type { FooterGroup, SiteLink } from "../../../schema/siteMenu.ts";
import type { StartPage } from "../../../schema/startPage.ts";

/** What the site is called, who answers for it, and whether it is open: one row. */
@Entity({ name: "site_settings" })
@Check("site_settings_one", "id = 1")
export class SiteSettings {
  @PrimaryColumn({ type: "int", default: 1, primaryKeyConstraintName: "site_settings_id" })
  id: number;

  @Column({ type: "text" })
  name: string;

  @Column({ type: "text" })
  tagline: string;

  @Column({ type: "text", name: "operator_name", default: "" })
  operatorName: string;

  @Column({ type: "text", name: "organisation_number", default: "" })
  organisationNumber: string;

  @Column({ type: "text", default: "" })
  address: string;

  @Column({ type: "text", name: "contact_email", default: "" })
  email: string;

  @Column({ type: "text", name: "answer_time", default: "" })
  answerTime: string;

  @Column({ type: "text", name: "rules_reviewer", default: "" })
  rulesReviewer: string;

  @Column({ type: "date", name: "rules_reviewed_on", nullable: true })
  rulesReviewedOn: string | null;

  /** When it was opened to visitors; null while it is not. */
  @Column({ type: "timestamptz", name: "opened_at", nullable: true })
  openedAt: Date | null;

  /** Protocols made before then have the names in calendars that they had; null where there are none. */
  @Column({ type: "timestamptz", name: "former_calendars_until", nullable: true })
  formerCalendarsUntil: Date | null;

  @Column({ type: "text", array: true, name: "areas_off", default: [] })
  areasOff: SiteAreaName[];

  @Column({ type: "text", name: "primary_colour", nullable: true })
  primaryColour: string | null;

  /** Of the library. */
  @Column({ type: "text", name: "logo_url", nullable: true })
  logoUrl: string | null;

  @Column({ type: "int", name: "logo_width", nullable: true })
  logoWidth: number | null;

  @Column({ type: "int", name: "logo_height", nullable: true })
  logoHeight: number | null;

  /** Of the library, as the next. */
  @Column({ type: "text", name: "icon_url", nullable: true })
  iconUrl: string | null;

  @Column({ type: "text", name: "share_image_url", nullable: true })
  shareImageUrl: string | null;

  /** Null as it came, also below. */
  @Column({ type: "jsonb", nullable: true })
  menu: readonly SiteLink[] | null;

  @Column({ type: "jsonb", nullable: true })
  footer: readonly FooterGroup[] | null;

  @Column({ type: "jsonb", name: "start_page", nullable: true })
  startPage: StartPage | null;

  @Column({ type: "jsonb", nullable: true })
  analytics: Analytics | null;

  @Column({ type: "jsonb", nullable: true })
  consents: ConsentHistory;

  /** Whether links to sellers are asked by night. */
  @Column({ type: "boolean", name: "checks_links", default: true })
  checksLinks: boolean;

  /** After so many days without a word a price is old. */
  @Column({ type: "int", name: "old_price_days", default: 60 })
  oldPriceDays: number;

  /** Whether others may fetch the catalogue as a feed. */
  @Column({ type: "boolean", name: "has_product_feed", default: false })
  hasProductFeed: boolean;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
