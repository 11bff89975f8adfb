import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { LabComparator } from "../../../schema/labValues.ts";
import { User } from "../accounts/User.ts";

/** A value that a laboratory has measured of somebody. */
@Entity({ name: "lab_value" })
@Index("lab_value_list", ["userId", "sampledOn", "key"])
@Index("lab_value_marker", ["userId", "markerSlug", "sampledOn", "key"])
export class LabValueRow {
  @PrimaryColumn({ type: "uuid", name: "user_id", primaryKeyConstraintName: "lab_value_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "lab_value_user" })
  user: Relation<User>;

  /** The key that the client made up for it, so that a client without a network knows what it will be called. */
  @PrimaryColumn({ type: "uuid", primaryKeyConstraintName: "lab_value_id" })
  key: string;

  @Column({ type: "text", name: "marker_slug" })
  markerSlug: string;

  @Column({ type: "text", nullable: true })
  comparator: LabComparator | null;

  @Column({ type: "double precision" })
  value: number;

  @Column({ type: "text" })
  unit: string;

  @Column({ type: "date", name: "sampled_on" })
  sampledOn: string;

  @Column({ type: "text", nullable: true })
  laboratory: string | null;

  /** Null where it is not known. */
  @Column({ type: "boolean", name: "is_fasting", nullable: true })
  isFasting: boolean | null;

  @Column({ type: "text", nullable: true })
  note: string | null;

  /** The interval that the laboratory gave with it, in the value's unit. */
  @Column({ type: "double precision", name: "reference_low", nullable: true })
  referenceLow: number | null;

  @Column({ type: "double precision", name: "reference_high", nullable: true })
  referenceHigh: number | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}

/** A key under which somebody has recorded a value, also after that was deleted: it counts once for ever. */
@Entity({ name: "lab_value_key" })
export class LabValueKey {
  @PrimaryColumn({ type: "uuid", name: "user_id", primaryKeyConstraintName: "lab_value_key_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "lab_value_key_user" })
  user: Relation<User>;

  @PrimaryColumn({ type: "uuid", primaryKeyConstraintName: "lab_value_key_id" })
  key: string;
}
