import { Column, Entity, PrimaryColumn } from "typeorm";

/** A goal or an achievement that an admin has written otherwise than the product does, or hidden. */
@Entity({ name: "journey_text" })
export class JourneyTextRow {
  /** 'goal:sleep', 'achievement:streak-7'. */
  @PrimaryColumn({ type: "text", primaryKeyConstraintName: "journey_text_key" })
  key: string;

  /** Null as it came, as the next. */
  @Column({ type: "text", nullable: true })
  title: string | null;

  @Column({ type: "text", nullable: true })
  description: string | null;

  @Column({ type: "boolean", name: "is_shown" })
  isShown: boolean;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
