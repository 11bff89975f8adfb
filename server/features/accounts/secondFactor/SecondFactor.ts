import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../User.ts";

/** The second factor of an account: its TOTP secret. */
@Entity({ name: "second_factor" })
export class SecondFactor {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** Encrypted (`Tokens.seal`): the database alone gives nobody codes. */
  @Column({ type: "text" })
  secret: string;

  @CreateDateColumn({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  /** When a first code proved that the app has the key; until then nothing asks for codes. */
  @Column({ type: "timestamptz", name: "confirmed_at", nullable: true })
  confirmedAt: Date | null;

  /** The step of time whose code was used last; it and earlier ones are refused. */
  @Column({ type: "int", name: "last_step", nullable: true })
  lastStep: number | null;
}
