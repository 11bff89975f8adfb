import { MARKER_QUESTIONS, type MarkerQuestion } from "../../../../schema/markerQuestions.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import type { MarkerQuestionText } from "./MarkerQuestionText.ts";

/** The chooser's questions that show, in their order, as they are written; one statement. */
export const readMarkerQuestions = async (sql: Sql): Promise<MarkerQuestion[]> =>
  writtenQuestions(
    await sql.preparedQuery(`SELECT key, title, text, position, is_shown AS "isShown" FROM marker_question_text`, []),
  )
    .filter(({ isShown }) => isShown)
    .map(({ question }) => question);

/** A question with what an admin has made of it. */
export interface WrittenQuestion extends Pick<MarkerQuestionText, "position" | "isShown"> {
  question: MarkerQuestion;
}

/** Every question, hidden ones too, in their order. */
export const writtenQuestions = (
  written: readonly Pick<MarkerQuestionText, "key" | "title" | "text" | "position" | "isShown">[],
): WrittenQuestion[] =>
  MARKER_QUESTIONS.map((question, place): WrittenQuestion => {
    const row = written.find(({ key }) => key === question.key);
    return row
      ? { question: { ...question, title: row.title, text: row.text }, position: row.position, isShown: row.isShown }
      : { question, position: place + 1, isShown: true };
  }).sort((one, other) => one.position - other.position);
