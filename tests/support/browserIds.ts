import type { Page } from "@playwright/test";
import { expect } from "./browserTest.ts";

/** Attributes that hold ids: name of the React prop → name in HTML. */
const REFERENCES = {
  id: "id",
  htmlFor: "for",
  "aria-labelledby": "aria-labelledby",
  "aria-describedby": "aria-describedby",
  "aria-controls": "aria-controls",
};

/**
 * Expects the page that was just loaded to have the same ids from the server as in the browser. Hydration does not
 * correct attributes: with other ids in the browser, elements added later would refer to nothing.
 */
export async function expectSameIds(page: Page): Promise<void> {
  const made = () =>
    page.evaluate(
      (names) =>
        [...document.querySelectorAll("#page *")].flatMap((element) => {
          const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
          const props = (key ? element[key as keyof Element] : {}) as Record<string, unknown>;
          return Object.entries(names).flatMap(([prop, name]) =>
            /_[rR]_/.test(String(props[prop]))
              ? [{ inBrowser: props[prop], fromServer: element.getAttribute(name) }]
              : [],
          );
        }),
      REFERENCES,
    );
  // Some parts hydrate later than the page.
  await expect.poll(async () => (await made()).length).toBeGreaterThan(0);
  expect.soft((await made()).filter(({ inBrowser, fromServer }) => inBrowser !== fromServer)).toEqual([]);
}
