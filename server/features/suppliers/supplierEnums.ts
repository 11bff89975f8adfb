import { COLLECTION_STATES, SOURCE_KINDS } from "../../../schema/suppliers.ts";
import { describedEnum } from "../../platform/graphql/describedEnum.ts";

/** Kind of a page that is collected. */
export const SupplierSourceKind = describedEnum(
  "SupplierSourceKind",
  "What a page is that collecting reads.",
  SOURCE_KINDS,
);

/** State of a collection. */
export const SupplierCollectionState = describedEnum(
  "SupplierCollectionState",
  "How far a collection of suppliers is.",
  COLLECTION_STATES,
);

/** State of a page of a collection. */
export enum PageState {
  PENDING = "PENDING",
  DONE = "DONE",
  FAILED = "FAILED",
}
