import { recordGraphRequests, testsFromGraph } from "../support/browserGraph.ts";
import { expectCards, expectCount, open, searchField, stopClock } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";
import { expectWordKept, typingOnSlowMachine } from "../support/browserTyping.ts";

test("on a slow machine and network no letter of a search is lost", async ({ page, request, context }) => {
  await test.step("each letter meets the search before it at another moment; all is one step of the history", async () => {
    await typingOnSlowMachine(page, [320, 400, 500, 560, 320, 400, 500, 560]);
    await expectWordKept(page, request);
  });

  await test.step("letters typed while an earlier search is on its way are kept", async () => {
    const machine = await context.newCDPSession(page);
    await machine.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    const asked = page.waitForRequest((made) => new URL(made.url()).pathname === "/graphql");
    await searchField(page).fill("järn");
    await asked;
    await page.keyboard.type("koll");
    await machine.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(page).toHaveURL("/tester?q=j%C3%A4rnkoll&provtyp=blood");
    await expect.soft(searchField(page)).toHaveValue("järnkoll");
    await expectCount(page, (await testsFromGraph(request, { search: "järnkoll", sampleType: "BLOOD" })).totalCount);
  });
});

test("typing is searched for when it rests, and a word that is being composed when it is complete", async ({
  page,
  request,
  context,
}) => {
  await page.clock.install();
  await open(page, "/tester");
  const asked = recordGraphRequests(page);
  const searches = () => asked.map(({ variables }) => (variables.filter as { search?: string }).search);
  await stopClock(page);

  await test.step("a word that is being composed is not searched for, however long it takes", async () => {
    await searchField(page).focus();
    const keyboard = await context.newCDPSession(page);
    for (const text of ["ｊ", "じ", "じｒ"]) {
      await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
      // Longer than typing rests before it searches.
      await page.clock.runFor(450);
    }
    await expect.soft(searchField(page)).toHaveValue("じｒ");
    expect.soft(asked).toEqual([]);
    await keyboard.send("Input.insertText", { text: "järn" });
    await page.clock.resume();
    await expect(page).toHaveURL("/tester?q=j%C3%A4rn");
    await expect.soft(searchField(page)).toHaveValue("järn");
    await expectCount(page, (await testsFromGraph(request, { search: "järn" })).totalCount);
    expect.soft(searches()).toEqual(["järn"]);
  });

  await test.step("quick typing asks once, and what was typed last is what shows", async () => {
    await stopClock(page, 2);
    await searchField(page).selectText();
    for (const letter of "testosteron") {
      await page.keyboard.type(letter);
      await page.clock.runFor(100);
    }
    expect.soft(searches(), "while somebody types").toEqual(["järn"]);
    await page.clock.resume();
    const wanted = await testsFromGraph(request, { search: "testosteron" });
    await expectCount(page, wanted.totalCount);
    await expectCards(page, wanted.nodes);
    expect.soft(searches()).toEqual(["järn", "testosteron"]);
  });
});
