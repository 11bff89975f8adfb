import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";
import type { Sex } from "../catalogue/catalogueEnums.ts";

/** What somebody has said of themselves for their values. */
@Entity({ name: "lab_profile" })
export class LabProfileRow {
  @PrimaryColumn({ type: "uuid", name: "user_id", primaryKeyConstraintName: "lab_profile_user_id" })
  userId: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "lab_profile_user" })
  user: Relation<User>;

  @Column({ type: "smallint", name: "birth_year", nullable: true })
  birthYear: number | null;

  @Column({ type: "text", nullable: true })
  sex: Sex | null;
}
