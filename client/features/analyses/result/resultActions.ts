import type { NewProtocol } from "../../../../schema/protocols/protocolInput.ts";
import type { ActivityType } from "../../../apollo/schemaTypes.generated.ts";

/** Actions of a result in other areas; the page provides them. */
export interface ResultActions {
  /** Reports that something was done that counts in the journey. */
  record: (type: ActivityType, item: string, details?: { title: string; url: string; category: "TRAINING" }) => void;
  /** Takes steps along to the builder of protocols. */
  addSteps: (added: {
    steps: readonly { title: string; description: string; category: string; frequency: "daily" }[];
  }) => void;
  /** Makes a protocol of the account; shows what failed, and returns whether it exists. */
  createProtocol?: (protocol: NewProtocol) => Promise<boolean>;
}
