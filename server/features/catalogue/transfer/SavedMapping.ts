import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";
import type { CatalogueMapping } from "../../../../schema/catalogueMapping.ts";

/** How the files of one shop become products, kept by name for the next file. */
@Entity({ name: "catalogue_mapping" })
@Unique("catalogue_mapping_name", ["name"])
export class SavedMapping {
  @PrimaryGeneratedColumn("identity", {
    type: "int",
    generatedIdentity: "BY DEFAULT",
    primaryKeyConstraintName: "catalogue_mapping_id",
  })
  id: number;

  @Column({ type: "text", collation: "sv-SE-x-icu" })
  name: string;

  @Column({ type: "jsonb" })
  mapping: CatalogueMapping;

  @CreateDateColumn({ type: "timestamptz", name: "saved_at" })
  savedAt: Date;
}
