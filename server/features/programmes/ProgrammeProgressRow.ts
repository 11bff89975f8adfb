import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { SectionStatus } from "../../../schema/programmes/progressState.ts";
import type { Level, SectionId } from "../../../schema/programmes/vocabulary.ts";
import { User } from "../accounts/User.ts";

/** How far a user is with a section of a programme; none for one that was never visited. */
@Entity({ name: "programme_progress" })
export class ProgrammeProgressRow {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @PrimaryColumn({ type: "text" })
  level: Level;

  @PrimaryColumn({ type: "text" })
  section: SectionId;

  @Column({ type: "text" })
  status: SectionStatus;

  /** Clicks on its heading, or on what begins it. */
  @Column({ type: "int", default: 0 })
  interactions: number;

  @Column({ type: "timestamptz", name: "last_visited_at", nullable: true })
  lastVisitedAt: Date | null;
}
