import type { FeedCondition } from "../../../productFeeds.ts";
import { foldCase, tidyLine } from "../../words/text.ts";
import type { FileRow } from "./mapRow.ts";

const folded = (text: string): string => foldCase(tidyLine(text));

/** Whether a row of a file fulfils every condition; a field that it lacks is nothing, and contains nothing. */
export const passesFilter = ({ fields }: FileRow, conditions: readonly FeedCondition[]): boolean =>
  conditions.every(({ field, operator, values }) => {
    const wanted = folded(field);
    const name = fields.has(field) ? field : [...fields.keys()].find((one) => folded(one) === wanted);
    const value = (name !== undefined && fields.get(name)) || [];
    const said = (typeof value === "string" ? [value] : value).map(folded).filter(Boolean);
    const isIn = values.map(folded).some((one) => said.some((text) => text === one));
    if (operator === "CONTAINS") return values.map(folded).some((one) => said.some((text) => text.includes(one)));
    return operator === "IS" ? isIn : !isIn;
  });
