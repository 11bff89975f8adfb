import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from "typeorm";
import { User } from "../accounts/User.ts";
import { ProtocolItem } from "./ProtocolItem.ts";

/** That a step's tick was taken back, and when: one that was made before and arrives late then counts no more. */
@Entity({ name: "user_undone_ticks" })
@Unique("user_undone_ticks_once", ["protocolItemId", "userId", "undoneDate"])
export class UserUndoneTick {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Index("user_undone_ticks_of_user")
  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @Column({ type: "uuid", name: "protocol_item_id" })
  protocolItemId: string;

  @ManyToOne(() => ProtocolItem, { onDelete: "CASCADE" })
  @JoinColumn({ name: "protocol_item_id" })
  protocolItem: Relation<ProtocolItem>;

  /** The day that was ticked. */
  @Column({ type: "date", name: "undone_date" })
  undoneDate: string;

  @Column({ type: "timestamptz", name: "undone_at" })
  undoneAt: string;
}
