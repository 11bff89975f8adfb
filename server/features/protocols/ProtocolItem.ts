import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { EarlierFrequency } from "../../../schema/protocols/protocolState.ts";
import { Protocol } from "./Protocol.ts";

/** A step of a protocol. */
@Entity({ name: "protocol_items" })
@Index("protocol_items_of_protocol", ["protocolId"])
export class ProtocolItem {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "uuid", name: "protocol_id" })
  protocolId: string;

  @ManyToOne(() => Protocol, { onDelete: "CASCADE" })
  @JoinColumn({ name: "protocol_id" })
  protocol: Relation<Protocol>;

  /** May be one that `protocol_categories` does not have. */
  @Column({ type: "text", name: "category_id", nullable: true })
  categoryId: string | null;

  @Column({ type: "text" })
  title: string;

  @Column({ type: "text", nullable: true })
  description: string | null;

  @Column({ type: "text" })
  frequency: string;

  @Column({ type: "text", name: "time_of_day", nullable: true })
  timeOfDay: string | null;

  @Column({ type: "text", name: "dosage_amount", nullable: true })
  dosageAmount: string | null;

  @Column({ type: "text", nullable: true })
  notes: string | null;

  @Column({ type: "int", name: "sort_order" })
  sortOrder: number;

  @Column({ type: "boolean", name: "is_required", default: true })
  isRequired: boolean;

  /** When it is reminded of, 'HH:MM', whenever its time of day is. */
  @Column({ type: "text", name: "remind_at", nullable: true })
  remindAt: string | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: string;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: string;

  /** Removed steps stay for what was ticked of them. */
  @Column({ type: "timestamptz", name: "removed_at", nullable: true })
  removedAt: string | null;

  /** What held before it was changed, by day: days that have been are counted by what held then. */
  @Column({ type: "jsonb", default: [] })
  earlier: EarlierFrequency[];
}
