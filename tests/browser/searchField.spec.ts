import type { Page } from "@playwright/test";
import { GRAPH, recordGraphRequests, testsFromGraph } from "../support/browserGraph.ts";
import { expectCount, open, searchField } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const WORD = "ferritin";

/** Lets each answer of the graph take a while, as on a slow network. */
const delayAnswers = (page: Page, ms: number) =>
  page.route(GRAPH, async (route) => {
    const response = await route.fetch();
    await new Promise((done) => setTimeout(done, ms));
    // The page may have given the request up in the meantime.
    await route.fulfill({ response }).catch(() => undefined);
  });

// Around the time that typing has to rest before it searches, each letter meets the search before it.
for (const pause of [320, 400, 500, 560]) {
  test(`no letter is lost with ${pause} ms between the keys`, async ({ page, request, context }) => {
    await delayAnswers(page, 700);
    await open(page, "/tester?provtyp=blood");
    const machine = await context.newCDPSession(page);
    await machine.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await searchField(page).pressSequentially(WORD, { delay: pause });
    await machine.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(searchField(page)).toHaveValue(WORD);
    await expect(page).toHaveURL(`/tester?q=${encodeURIComponent(WORD)}&provtyp=blood`);
    await expectCount(page, (await testsFromGraph(request, { search: WORD, sampleType: "BLOOD" })).totalCount);
    await expect(searchField(page)).toHaveValue(WORD);

    // However many searches it took, it is one step of the history.
    await page.goBack();
    await expect(page).toHaveURL("/tester?provtyp=blood");
    await expect(searchField(page)).toHaveValue("");
    await page.goForward();
    await expect(searchField(page)).toHaveValue(WORD);
  });
}

test("'Rensa alla' empties the field, also while an answer is on its way", async ({ page, request }) => {
  await delayAnswers(page, 700);
  await open(page, "/tester?provtyp=blood");
  await searchField(page).fill("järn");
  await page.getByRole("link", { name: "Rensa alla" }).click();
  await expect(page).toHaveURL("/tester");
  await expect(searchField(page)).toHaveValue("");
  await expectCount(page, (await testsFromGraph(request)).totalCount);
  await expect(searchField(page)).toHaveValue("");
});

test("a word that is being composed is searched for when it is complete", async ({ page, context }) => {
  await open(page, "/tester");
  const asked = recordGraphRequests(page);
  await searchField(page).focus();
  const keyboard = await context.newCDPSession(page);
  for (const text of ["ｊ", "じ", "じｒ"]) {
    await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    // Longer than typing rests before it searches.
    await page.waitForTimeout(450);
  }
  await expect(searchField(page)).toHaveValue("じｒ");
  expect(asked).toEqual([]);
  await keyboard.send("Input.insertText", { text: "järn" });
  await expect(page).toHaveURL("/tester?q=j%C3%A4rn");
  await expect(searchField(page)).toHaveValue("järn");
  const searches = () => asked.map(({ variables }) => (variables.filter as { search?: string }).search);
  await expect.poll(searches).toEqual(["järn"]);
});
