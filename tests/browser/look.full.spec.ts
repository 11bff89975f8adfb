import { testsFromGraph } from "../support/browserGraph.ts";
import { cutWords, markersUnfolded } from "../support/browserLook.ts";
import { drawer, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

test("the comparison cuts no word and no number of any test, at 360 px and 768 px", async ({ page, request }) => {
  const ids = (await testsFromGraph(request)).nodes.map(({ id }) => id);
  const cut: string[] = [];
  for (let first = 0; first < ids.length; first += 4) {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/tester?jamfor=${ids.slice(first, first + 4)}`);
    const table = drawer(page).getByRole("table");
    await expect(table).toBeVisible();
    await markersUnfolded(drawer(page));
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      cut.push(...(await cutWords(table)).map((word) => `${word} at ${width} px`));
    }
  }
  expect([...new Set(cut)]).toEqual([]);
});
