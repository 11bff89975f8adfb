import { Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";

/** An address of the site that leads to another one, as an admin wants it. */
@Entity({ name: "site_redirect" })
@Unique("site_redirect_from", ["from"])
export class Redirect {
  @PrimaryGeneratedColumn("identity", {
    type: "int",
    generatedIdentity: "BY DEFAULT",
    primaryKeyConstraintName: "site_redirect_id",
  })
  id: number;

  /** What it is looked up by: `redirectKey`. */
  @Column({ type: "text", name: "from_path" })
  from: string;

  /** A path of the site, or an https address. */
  @Column({ type: "text", name: "to_address" })
  to: string;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
