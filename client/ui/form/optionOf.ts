import type { Option } from "../../../schema/questionnaires/definition.ts";

/** A choice whose value and name are the same. */
export const optionOf = (value: string, label: string): Option => ({ value, name: value, label });
