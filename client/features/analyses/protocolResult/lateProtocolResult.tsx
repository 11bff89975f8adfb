import { preparedComponent } from "../../../ui/lazy/preparedComponent.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

/** The result of the health protocol, whose code is not in the first load of the questionnaire. */
export const lateProtocolResult = preparedComponent(
  async () => (await import("./ProtocolResult.tsx")).ProtocolResult,
  <Skeleton height={640} radius={14} />,
);
