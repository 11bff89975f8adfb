import { registerEnumType } from "type-graphql";
import { CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../User.ts";

/** Roles besides that of a user. */
export enum Role {
  ADMIN = "admin",
}
registerEnumType(Role, {
  name: "Role",
  description: "What somebody may be besides a user.",
  valuesConfig: { ADMIN: { description: "Runs the site." } },
});

/** A role of a user; exactly these rows make an admin. */
@Entity({ name: "user_roles" })
export class UserRole {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @PrimaryColumn({ type: "enum", enum: Role, enumName: "role" })
  role: Role;

  @CreateDateColumn({ type: "timestamptz", name: "granted_at" })
  grantedAt: Date;
}
