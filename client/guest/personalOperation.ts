import { type DocumentNode, Kind, type OperationDefinitionNode } from "graphql";
import { PERSONAL_FIELDS, type PersonalArea } from "../../schema/personal.ts";

/** An operation on an area of personal data. */
export interface PersonalOperation {
  area: PersonalArea;
  isMutation: boolean;
  /** True when the browser can answer it for a guest. */
  isForGuests: boolean;
}

const AREAS = Object.entries(PERSONAL_FIELDS) as [PersonalArea, (typeof PERSONAL_FIELDS)[PersonalArea]][];

/** Says which personal area an operation asks; undefined for all others. An operation asks one area only. */
export function personalOperation(document: DocumentNode): PersonalOperation | undefined {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const names = operation?.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
  for (const [area, { guest, account }] of AREAS) {
    const isIn = (fields: readonly string[]) => names?.some((name) => fields.includes(name)) ?? false;
    if (isIn(guest) || isIn(account)) {
      return { area, isMutation: operation?.operation === "mutation", isForGuests: !isIn(account) };
    }
  }
  return undefined;
}
