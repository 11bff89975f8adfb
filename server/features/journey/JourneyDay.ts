import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";

/** A day on which a user was active; the log forgets, this does not. */
@Entity({ name: "journey_day" })
export class JourneyDay {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** 'YYYY-MM-DD' in Sweden. */
  @PrimaryColumn({ type: "date" })
  day: string;
}
