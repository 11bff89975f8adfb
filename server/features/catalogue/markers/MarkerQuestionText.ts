import { Column, Entity, PrimaryColumn } from "typeorm";

/** A question of the marker chooser where an admin has written it otherwise than the product does. */
@Entity({ name: "marker_question_text" })
export class MarkerQuestionText {
  @PrimaryColumn({ type: "text", primaryKeyConstraintName: "marker_question_text_key" })
  key: string;

  @Column({ type: "text" })
  title: string;

  @Column({ type: "text" })
  text: string;

  /** From 1; of two alike the product's order decides. */
  @Column({ type: "int" })
  position: number;

  @Column({ type: "boolean", name: "is_shown" })
  isShown: boolean;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
