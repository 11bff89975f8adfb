import { COLLECTION_STATES, SOURCE_KINDS } from "../../../schema/suppliers.ts";
import { describedEnum } from "../../platform/graphql/describedEnum.ts";

/** What a page is that collecting reads. */
export const SupplierSourceKind = describedEnum(
  "SupplierSourceKind",
  "What a page is that collecting reads.",
  SOURCE_KINDS,
);

/** How far a collection is. */
export const SupplierCollectionState = describedEnum(
  "SupplierCollectionState",
  "How far a collection of suppliers is.",
  COLLECTION_STATES,
);

/** How far a page of a collection is. */
export enum PageState {
  PENDING = "PENDING",
  DONE = "DONE",
  FAILED = "FAILED",
}
