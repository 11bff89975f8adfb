import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";

/** Days of rest that a user has set on purpose. */
@Entity({ name: "journey_pause" })
export class JourneyPause {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** 'YYYY-MM-DD' in Sweden, the first day. */
  @PrimaryColumn({ type: "date", name: "from_day" })
  fromDay: string;

  /** The last day. */
  @Column({ type: "date", name: "until_day" })
  untilDay: string;
}
