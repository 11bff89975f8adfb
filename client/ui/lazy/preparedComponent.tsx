import { type ComponentType, type ReactNode, useState } from "react";
import { lazyComponent } from "./lazyComponent.tsx";

/** A part of a page whose code its loader may ask for beforehand. */
interface PreparedComponent<Props> {
  Part: ComponentType<Props>;
  /** For the loader of pages that show the part at once: then it comes from the server, too, and reacts with the page. */
  prepare(): Promise<unknown>;
}

/**
 * Takes a part's code out of the first load of pages that seldom show it at once.
 * @param load gives the component, from a file of its own
 * @param fallback shows until it is there, where nothing has prepared it
 */
export function preparedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): PreparedComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const prepare = async () => {
    loaded = await load();
    return loaded;
  };
  const Late = lazyComponent(prepare, { fallback });
  return {
    prepare,
    Part: (props) => {
      const [Known] = useState(() => loaded);
      return Known ? <Known {...props} /> : <Late {...props} />;
    },
  };
}
