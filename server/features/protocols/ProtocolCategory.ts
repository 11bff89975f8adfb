import { Column, Entity, PrimaryColumn } from "typeorm";

/** A category that steps are filed under. */
@Entity({ name: "protocol_categories" })
export class ProtocolCategory {
  @PrimaryColumn({ type: "text" })
  id: string;

  @Column({ type: "text", unique: true, collation: "sv-SE-x-icu" })
  name: string;

  @Column({ type: "text" })
  color: string;
}
