import { type DocumentNode, Kind, type OperationDefinitionNode } from "graphql";
import { PERSONAL_FIELDS, type PersonalArea } from "../../schema/personal.ts";

/** What an operation wants of an area that holds personal data. */
export interface PersonalOperation {
  area: PersonalArea;
  isMutation: boolean;
  /** True when the browser can answer it for a guest. */
  isForGuests: boolean;
}

const AREAS = Object.entries(PERSONAL_FIELDS) as [PersonalArea, (typeof PERSONAL_FIELDS)[PersonalArea]][];

const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);

/** Names of the fields that an operation asks the graph itself. */
export const rootFields = (document: DocumentNode): string[] =>
  operationOf(document)?.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : [])) ??
  [];

/** Says which personal area an operation asks; undefined for all others. An operation asks one area only. */
export function personalOperation(document: DocumentNode): PersonalOperation | undefined {
  const operation = operationOf(document);
  const names = rootFields(document);
  for (const [area, { guest, account }] of AREAS) {
    const isIn = (fields: readonly string[]) => names.some((name) => fields.includes(name));
    if (isIn(guest) || isIn(account)) {
      return { area, isMutation: operation?.operation === "mutation", isForGuests: !isIn(account) };
    }
  }
  return undefined;
}
