import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../support/api.ts";
import type { Driver } from "./driver.ts";
import { JOURNEYS } from "./journeys.ts";
import { type Site, startSite } from "./site.ts";
import { Visitor } from "./visitor.ts";

/** A running browser. */
export interface Engine {
  /** Opens a window with nothing stored. */
  visit(): Promise<Driver>;
  stop(): Promise<void>;
}

/**
 * Makes every journey in a browser. Each leaves no page error; one that fails leaves a picture in `test-results/browsers`.
 * @param name of the browser
 * @param start starts it; undefined where it is not to be had, and the journeys are skipped (`tests/run.mjs` says so)
 */
export function runJourneys(name: string, start: (() => Promise<Engine>) | undefined): void {
  describe.skipIf(!start)(start ? name : `${name}, which is not to be had here`, () => {
    let site: Site;
    let engine: Engine | undefined;
    beforeAll(async () => {
      site = await startSite();
      engine = await start?.();
    });
    afterAll(() => engine?.stop());
    test.each(JOURNEYS.map(({ name: what, go }) => [what, go] as const))("%s", async (_, go) => {
      const driver = await (engine as Engine).visit();
      try {
        await driver.resize(1280, 800);
        await go(new Visitor(driver, site.origin), site);
        expect(driver.errors).toEqual([]);
      } catch (error) {
        const folder = join(root, "test-results/browsers");
        await mkdir(folder, { recursive: true });
        const picture = join(folder, `${name}-${JOURNEYS.findIndex((one) => one.go === go) + 1}.png`);
        await driver.picture().then(
          (bytes) => writeFile(picture, bytes),
          () => undefined,
        );
        throw error;
      } finally {
        site.mend();
        await driver.close();
      }
    });
  });
}
