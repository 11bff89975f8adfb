import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ProgrammeContent } from "../../../schema/programmes/programmeContent.ts";
import type { Level } from "../../../schema/programmes/vocabulary.ts";

/** A programme as it is stored: `content` is what `programmeContent` describes. */
@Entity({ name: "programme" })
export class ProgrammeRow {
  @PrimaryColumn({ type: "text" })
  level: Level;

  /** Its place among the levels. */
  @Column({ type: "int" })
  position: number;

  @Column({ type: "jsonb" })
  content: ProgrammeContent;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
