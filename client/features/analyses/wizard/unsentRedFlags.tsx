import type { ReactNode } from "react";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import type { AnswersOf } from "../../../../schema/rules/analyses/facts.ts";
import { saidRedFlags } from "../../../../schema/rules/analyses/redFlags.ts";
import { isCareOnly } from "../../../../schema/rules/analyses/resultShape.ts";
import { RedFlags } from "../result/RedFlags.tsx";

/**
 * What a doctor should hear of, read in the browser from answers that did not reach the server. Its code is large and
 * loaded only then.
 * @returns what shows, null for nothing; and whether somebody needs a human being first
 */
export function unsentRedFlags<Kind extends TestKind>(
  kind: Kind,
  answers: AnswersOf[Kind],
): { shown: ReactNode; needsHuman: boolean } {
  const found = saidRedFlags(kind, answers);
  const redFlags = found.map(({ id, urgency, text, because }) => ({
    __typename: "RedFlag" as const,
    key: id,
    urgency: urgency === "112" ? ("CALL_112" as const) : ("CALL_1177" as const),
    text,
    because: [...because],
  }));
  return {
    shown: redFlags.length > 0 ? <RedFlags redFlags={redFlags} /> : null,
    needsHuman: found.some(({ id }) => isCareOnly(id)),
  };
}
