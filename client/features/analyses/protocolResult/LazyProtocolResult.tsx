import { type ComponentProps, type ComponentType, useState } from "react";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { ProtocolResult } from "./ProtocolResult.tsx";

type Props = ComponentProps<typeof ProtocolResult>;

/** The code, once it is there, so that a result shows with the first paint and reacts with the page. */
let loaded: ComponentType<Props> | undefined;

async function load(): Promise<ComponentType<Props>> {
  loaded = (await import("./ProtocolResult.tsx")).ProtocolResult;
  return loaded;
}

/** Loads the code of the result; one that cannot be loaded is loaded when it shows. */
export const prepareProtocolResult = (): Promise<unknown> => load();

const LazyResult = lazyComponent<Props>(load, { fallback: <Skeleton height={640} radius={14} /> });

/** The result of the health protocol, whose code is not in the first load of the questionnaire. */
export function LazyProtocolResult(props: Props) {
  const [Loaded] = useState(() => loaded);
  return Loaded ? <Loaded {...props} /> : <LazyResult {...props} />;
}
