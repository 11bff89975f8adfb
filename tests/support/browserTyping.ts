import type { APIRequestContext, Page } from "@playwright/test";
import { GRAPH, testsFromGraph } from "./browserGraph.ts";
import { expectCount, open, searchField } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

const WORD = "ferritin";

/**
 * Opens the blood tests and types a word of eight letters on a slow machine, with answers that take a while.
 * @param pauses what passes after each letter, in milliseconds: around the time that typing has to rest before it searches
 */
export async function typingOnSlowMachine(page: Page, pauses: readonly number[]): Promise<void> {
  await page.route(GRAPH, async (route) => {
    const response = await route.fetch();
    await new Promise((done) => setTimeout(done, 700));
    // The page may have given the request up in the meantime.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await open(page, "/tester?provtyp=blood");
  const machine = await page.context().newCDPSession(page);
  await machine.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await searchField(page).focus();
  for (const [index, letter] of [...WORD].entries()) {
    await page.keyboard.press(letter);
    await new Promise((done) => setTimeout(done, pauses[index]));
  }
  await machine.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

/** Expects the word that was typed to be searched for, and to be one step of the history, however many searches it took. */
export async function expectWordKept(page: Page, request: APIRequestContext): Promise<void> {
  await expect.soft(searchField(page)).toHaveValue(WORD);
  await expect(page).toHaveURL(`/tester?q=${WORD}&provtyp=blood`);
  await expectCount(page, (await testsFromGraph(request, { search: WORD, sampleType: "BLOOD" })).totalCount);
  await expect.soft(searchField(page)).toHaveValue(WORD);
  await page.goBack();
  await expect(page).toHaveURL("/tester?provtyp=blood");
  await expect.soft(searchField(page)).toHaveValue("");
  await page.goForward();
  await expect.soft(searchField(page)).toHaveValue(WORD);
}
