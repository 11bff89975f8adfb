import { GRAPH, recordGraphRequests, testsFromGraph } from "../support/browserGraph.ts";
import { createGate } from "../support/browserHold.ts";
import { expectCards, expectCount, names, open, searchField, stopClock } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

test("the address holds the filters: reload and another visitor see the same list", async ({
  page,
  request,
  newVisitor,
}) => {
  await open(page, "/tester");
  await searchField(page).fill("hormon");
  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
  const wanted = await testsFromGraph(request, { search: "hormon", sampleType: "SALIVA" });
  await expectCount(page, wanted.totalCount);
  await expect(page).toHaveURL("/tester?q=hormon&provtyp=saliva");
  await expectCards(page, wanted.nodes);

  await page.reload();
  await expectCount(page, wanted.totalCount);
  await expectCards(page, wanted.nodes);
  await expect(searchField(page)).toHaveValue("hormon");

  const other = await newVisitor();
  await open(other, page.url());
  await expectCount(other, wanted.totalCount);
  await expectCards(other, wanted.nodes);
  await expect(other.getByRole("combobox", { name: "Provtyp" })).toHaveValue("saliva");
});

test("back and forward walk through the filters", async ({ page, request }) => {
  await open(page, "/tester");
  const everything = (await testsFromGraph(request)).totalCount;
  const saliva = (await testsFromGraph(request, { sampleType: "SALIVA" })).totalCount;
  const kind = page.getByRole("combobox", { name: "Provtyp" });
  await kind.selectOption("saliva");
  await expectCount(page, saliva);
  await searchField(page).fill("hormon");
  await expect(page).toHaveURL("/tester?q=hormon&provtyp=saliva");
  await searchField(page).fill("hormoner");
  await expect(page).toHaveURL("/tester?q=hormoner&provtyp=saliva");

  // A search that is typed on is one step.
  await page.goBack();
  await expect(page).toHaveURL("/tester?provtyp=saliva");
  await expectCount(page, saliva);
  await expect(searchField(page)).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/tester");
  await expectCount(page, everything);
  await expect(kind).toHaveValue("");
  await page.goForward();
  await expectCount(page, saliva);
  await expect(kind).toHaveValue("saliva");
});

test("Back takes a search away whose address had not shown yet", async ({ page, request }) => {
  await open(page, "/tester");
  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
  const saliva = (await testsFromGraph(request, { sampleType: "SALIVA" })).totalCount;
  await expectCount(page, saliva);
  // A machine that is so slow that Back is pressed between the new address and its page.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      history.pushState = push;
      push(...args);
      history.back();
      const end = performance.now() + 300;
      while (performance.now() < end);
      document.documentElement.dataset.wasBack = "true";
    };
  });
  await searchField(page).fill("hormon");
  await expect(page.locator("html")).toHaveAttribute("data-was-back", "true");
  await expect(page).toHaveURL("/tester?provtyp=saliva");
  await expect(searchField(page)).toHaveValue("");
  await expectCount(page, saliva);
});

test("choices that are made faster than the address follows count all", async ({ page, request }) => {
  await open(page, "/tester");
  await page.evaluate(() => {
    for (const [name, value] of Object.entries({ kategori: "hormontester", provtyp: "saliva" })) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
      if (!select) throw new Error(`there is no ${name}`);
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await expect(page).toHaveURL("/tester?kategori=hormontester&provtyp=saliva");
  await expect(page.getByRole("combobox", { name: "Kategori" })).toHaveValue("hormontester");
  await expect(page.getByRole("combobox", { name: "Provtyp" })).toHaveValue("saliva");
  await expectCards(page, (await testsFromGraph(request, { category: "hormontester", sampleType: "SALIVA" })).nodes);
});

test("a choice shows before the address has followed", async ({ page }) => {
  await open(page, "/tester");
  const shown = await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name="provtyp"]');
    if (!select) throw new Error("there is no such field");
    select.value = "saliva";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    return select.value;
  });
  expect(shown).toBe("saliva");
  await expect(page).toHaveURL("/tester?provtyp=saliva");
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Provtyp" })).toHaveValue("");
});

test("quick typing asks once, and what was typed last is what shows", async ({ page, request }) => {
  await page.clock.install();
  await open(page, "/tester");
  const asked = recordGraphRequests(page);
  await stopClock(page);
  await searchField(page).focus();
  for (const letter of "testosteron") {
    await page.keyboard.type(letter);
    await page.clock.runFor(100);
  }
  expect(asked, "while somebody types").toEqual([]);
  await page.clock.resume();
  const wanted = await testsFromGraph(request, { search: "testosteron" });
  await expectCount(page, wanted.totalCount);
  await expectCards(page, wanted.nodes);
  expect(asked.map(({ variables }) => (variables.filter as { search?: string }).search)).toEqual(["testosteron"]);
});

test("on a slow machine, letters typed while an earlier search is on its way are kept", async ({
  page,
  context,
  request,
}) => {
  await open(page, "/tester");
  const machine = await context.newCDPSession(page);
  await machine.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  const asked = page.waitForRequest((made) => new URL(made.url()).pathname === "/graphql");
  await searchField(page).fill("järn");
  await asked;
  await page.keyboard.type("koll");
  await machine.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page).toHaveURL("/tester?q=j%C3%A4rnkoll");
  await expect(searchField(page)).toHaveValue("järnkoll");
  await expectCount(page, (await testsFromGraph(request, { search: "järnkoll" })).totalCount);
});

test("an answer that comes late does not take the place of a newer one", async ({ page, request }) => {
  await open(page, "/tester");
  const held = createGate();
  let isLateAnswered = false;
  await page.route(GRAPH, async (route) => {
    if (!decodeURIComponent(route.request().url()).includes('"järn"')) return route.continue();
    const answer = await route.fetch();
    await held.isOpen;
    // The page may have given the request up in the meantime.
    await route.fulfill({ response: answer }).catch(() => undefined);
    isLateAnswered = true;
  });
  const late = page.waitForRequest((made) => decodeURIComponent(made.url()).includes('"järn"'));
  await searchField(page).fill("järn");
  await late;
  await expect(page).toHaveURL("/tester?q=j%C3%A4rn");
  await searchField(page).fill("melatonin");
  const wanted = await testsFromGraph(request, { search: "melatonin" });
  await expectCount(page, wanted.totalCount);
  held.open();
  await expect.poll(() => isLateAnswered).toBe(true);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expectCount(page, wanted.totalCount);
  await expectCards(page, wanted.nodes);
  await expect(page).toHaveURL("/tester?q=melatonin");
});

for (const address of [
  "/tester?kategori=finns-inte",
  "/tester?provtyp=svett",
  "/tester?efter=trasig",
  "/tester?q=%00",
  `/tester?q=${"a".repeat(500)}`,
  "/tester?jamfor=%27;drop%20table",
  "/tester?kategori=vitaminer&provtyp[]=1&q=",
]) {
  test(`a broken address shows everything and says nothing: ${address.slice(0, 50)}`, async ({ page, request }) => {
    const response = await open(page, address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const { nodes, totalCount } = await testsFromGraph(request);
    await expectCount(page, totalCount);
    expect((await names(page))[0]).toBe(nodes[0]?.name);
    await expect(page.getByRole("group", { name: "Valda filter" })).toBeHidden();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("a search for signs of a pattern finds just those signs", async ({ page, request }) => {
  for (const search of ["%_\\", "'; DROP TABLE product; --", "💉"]) {
    await open(page, `/tester?q=${encodeURIComponent(search)}`);
    await expectCount(page, (await testsFromGraph(request, { search })).totalCount);
    await expect(page.getByText("Inga tester matchar dina filterkriterier.")).toBeVisible();
  }
});

test("what is chosen in the moment a search sets out is kept with it", async ({ page }) => {
  // A change of the category right after the search's own, before the page shows either.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const watched = (work: () => void, time?: number, ...rest: unknown[]) =>
      wait(
        () => {
          work();
          const field = document.querySelector<HTMLSelectElement>("select[name=kategori]");
          if (time !== 300 || !field || field.value) return;
          field.value = "hormontester";
          field.dispatchEvent(new Event("change", { bubbles: true }));
        },
        time,
        ...rest,
      );
    window.setTimeout = watched as typeof window.setTimeout;
  });
  await open(page, "/tester");
  await searchField(page).fill("hormon");
  await expect(page).toHaveURL("/tester?q=hormon&kategori=hormontester");
  await expect(page.getByRole("group", { name: "Valda filter" }).getByRole("link")).toHaveCount(3);
  await expect(searchField(page)).toHaveValue("hormon");
});
