import type { Sql } from "./database/sql.ts";

/** Factories of an area's loaders. */
export type LoaderFactories<Loaders> = { readonly [Name in keyof Loaders]: (sql: Sql) => Loaders[Name] };

/**
 * Makes loaders for one request after another. Each loader is made when it is first used, since most requests use none
 * or one of the many that there are.
 * @returns a function that takes what a request reads with, and gives its loaders
 */
export function lazyLoaders<Loaders extends object>(factories: LoaderFactories<Loaders>): (sql: Sql) => Loaders {
  class RequestLoaders {
    constructor(readonly sql: Sql) {}
  }
  for (const [name, make] of Object.entries<(sql: Sql) => unknown>(factories)) {
    Object.defineProperty(RequestLoaders.prototype, name, {
      get(this: RequestLoaders) {
        const loader = make(this.sql);
        Object.defineProperty(this, name, { value: loader });
        return loader;
      },
    });
  }
  return (sql) => new RequestLoaders(sql) as unknown as Loaders;
}
