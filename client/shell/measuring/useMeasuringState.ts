import { useSyncExternalStore } from "react";
import type { Analytics } from "../../../schema/analytics.ts";
import { MEASURING_KEY } from "../../guest/browserData.ts";
import { onStorageChange } from "../../guest/storage.ts";
import { measuringState } from "./measuringAnswer.ts";

/** Whether visits are counted in this browser, live; undefined until that is known. */
export const useMeasuringState = (analytics: Analytics): ReturnType<typeof measuringState> | undefined =>
  useSyncExternalStore(
    (listener) => onStorageChange([MEASURING_KEY], listener),
    () => measuringState(analytics),
    () => undefined,
  );
