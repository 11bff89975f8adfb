import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";

/** An entry of the activity log (specification 1 §3). */
@Entity({ name: "journey_activity" })
export class JourneyActivity {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** Given by the client, so that reporting twice changes nothing. */
  @PrimaryColumn({ type: "text" })
  id: string;

  @Column({ type: "text" })
  type: string;

  @Column({ type: "text" })
  title: string;

  @Column({ type: "text" })
  url: string;

  @Column({ type: "int" })
  minutes: number;

  @Column({ type: "text", nullable: true })
  category: string | null;

  @Column({ type: "text", array: true, default: () => "'{}'" })
  goals: string[];

  @Column({ type: "timestamptz" })
  at: Date;
}
