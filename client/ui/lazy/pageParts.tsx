import { type ComponentType, type ReactNode, useState } from "react";
import { lazyComponent } from "./lazyComponent.tsx";

/** A part of a page: its code, what shows until it is there, and whether the page does as well without it. */
interface PagePart<Props> {
  load(): Promise<ComponentType<Props>>;
  fallback?: ReactNode;
  isLeftOut?: boolean;
}

/**
 * Parts of a page of which an address shows some. Their code is loaded before the page is rendered first, by the page's
 * loader on the server and by its route in the browser, so that they show with the first paint; others are loaded when
 * they first show.
 */
export function pageParts<Name extends string, Props extends object = object>(
  parts: Readonly<Record<Name, PagePart<Props>>>,
) {
  const loaded = new Map<Name, ComponentType<Props>>();
  const load = async (name: Name): Promise<ComponentType<Props>> => {
    const part = await parts[name].load();
    loaded.set(name, part);
    return part;
  };
  const late = Object.fromEntries(
    Object.entries<PagePart<Props>>(parts).map(([name, { fallback, isLeftOut }]) => [
      name,
      lazyComponent<Props>(() => load(name as Name), { fallback, failure: isLeftOut ? "left out" : "told in place" }),
    ]),
  ) as Record<Name, ComponentType<Props>>;

  /** A part; one whose code is there is hydrated with the page, and not some time later as in a Suspense. */
  function Part({ name, ...props }: { name: Name } & Props) {
    const [Loaded] = useState(() => loaded.get(name));
    const Shown = Loaded ?? late[name];
    return <Shown {...(props as unknown as Props)} />;
  }
  return { load, Part };
}
