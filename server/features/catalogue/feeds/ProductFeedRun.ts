import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";
import { FEED_RUN_STATES, type FeedBrake, type FeedRunState } from "../../../../schema/productFeeds.ts";
import type { ImportProblem } from "../transfer/reading/importProblem.ts";
import { ProductFeed } from "./ProductFeed.ts";

/** Why a run is held. */
export interface Brake {
  kind: FeedBrake;
  /** Swedish, for admins. */
  message: string;
  /** How many products it is about: an admin's yes is for so many. */
  count: number;
}

const count = { type: "int", default: 0 } as const;
const STATES = Object.keys(FEED_RUN_STATES)
  .map((state) => `'${state}'`)
  .join(", ");

/** Once that a feed was fetched. Of each feed one at a time goes on, which an index of the table sees to. */
@Entity({ name: "product_feed_run" })
@Index("product_feed_run_latest", ["feedId", "id"])
@Index("product_feed_run_running", { synchronize: false })
@Check("product_feed_run_state", `state IN (${STATES})`)
export class ProductFeedRun {
  @PrimaryGeneratedColumn("identity", {
    type: "int",
    generatedIdentity: "BY DEFAULT",
    primaryKeyConstraintName: "product_feed_run_id",
  })
  id: number;

  @Column({ type: "int", name: "feed_id" })
  feedId: number;

  @ManyToOne(() => ProductFeed, { onDelete: "CASCADE" })
  @JoinColumn({ name: "feed_id", foreignKeyConstraintName: "product_feed_run_feed" })
  feed?: Relation<ProductFeed>;

  @Column({ type: "text", default: "PENDING" })
  state: FeedRunState;

  @Column({ type: "boolean", name: "is_scheduled", default: false })
  isScheduled: boolean;

  /** The account that started it; this outlives the account. */
  @Column({ type: "uuid", name: "started_by", nullable: true })
  startedBy: string | null;

  @CreateDateColumn({ type: "timestamptz", name: "started_at" })
  startedAt: Date;

  @Column({ type: "timestamptz", name: "finished_at", nullable: true })
  finishedAt: Date | null;

  /** The process that works at it: the last one that claimed it. */
  @Column({ type: "uuid", nullable: true })
  worker: string | null;

  /** Whether the file was the same as the last time. */
  @Column({ type: "boolean", name: "is_unmodified", default: false })
  isUnmodified: boolean;

  @Column(count)
  created: number;

  @Column(count)
  changed: number;

  @Column(count)
  unchanged: number;

  /** Products that the last good run had and this one has not, and those that became unavailable by it. */
  @Column(count)
  missing: number;

  @Column(count)
  hidden: number;

  @Column(count)
  refused: number;

  /** The first of what is wrong with its rows. */
  @Column({ type: "jsonb", default: [] })
  problems: ImportProblem[];

  /** Why it is, or was, held. */
  @Column({ type: "jsonb", default: [] })
  brakes: Brake[];

  /** Why it failed, in Swedish. */
  @Column({ type: "text", nullable: true })
  error: string | null;

  /** When it is tried again, where the shop could not be reached. */
  @Column({ type: "timestamptz", name: "retry_at", nullable: true })
  retryAt: Date | null;

  /** Which try it is: 1 unless one before it failed so. */
  @Column({ type: "int", default: 1 })
  attempt: number;

  /** Who said what becomes of it when it was held. */
  @Column({ type: "uuid", name: "decided_by", nullable: true })
  decidedBy: string | null;

  @Column({ type: "timestamptz", name: "decided_at", nullable: true })
  decidedAt: Date | null;

  @Column({ type: "text", nullable: true })
  etag: string | null;

  @Column({ type: "text", name: "last_modified", nullable: true })
  lastModified: string | null;
}
