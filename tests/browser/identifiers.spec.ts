import { hydrated } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

/** Attributes that hold ids: name of the React prop → name in HTML. */
const REFERENCES = {
  id: "id",
  htmlFor: "for",
  "aria-labelledby": "aria-labelledby",
  "aria-describedby": "aria-describedby",
  "aria-controls": "aria-controls",
};

// Hydration does not correct attributes: with other ids in the browser, elements added later would refer to nothing.
for (const path of [
  "/",
  "/tester",
  "/tester/markorer?markor=1",
  "/traning",
  "/kontakt",
  "/auth",
  "/integritetspolicy",
]) {
  test(`${path} has the same ids from the server as in the browser`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
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
    expect((await made()).filter(({ inBrowser, fromServer }) => inBrowser !== fromServer)).toEqual([]);
  });
}
