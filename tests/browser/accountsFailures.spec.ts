import { fillSignIn, signIn, test } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

test("a link that was tried too often shows a page of ours, with the way on", { tag: "@both" }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/429/);
  const form = { nyckel: "finnsinte" };
  for (let n = 0; n < 60; n++) await page.request.post("/bekrafta", { form, maxRedirects: 0 });
  // A page that stood open when its link ran out.
  await open(page, "/auth");
  await page.evaluate(() => {
    const sent = Object.assign(document.createElement("form"), { method: "post", action: "/bekrafta" });
    sent.innerHTML = '<input name="nyckel" value="finnsinte">';
    document.body.append(sent);
    sent.submit();
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vänta en stund");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page).toHaveURL("/");
});

test("a protected page that cannot find out who is there says so, and can be asked again", async ({
  page,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/\/graphql/);
  const person = await anAccount();
  await signIn(page, person);
  // As a page comes while the database is away: without the answer to who is signed in.
  await page.route("**/om-oss", async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: "" } });
    await route.fulfill({ response, body: (await response.text()).replace(',"me":null', "") });
  });
  await page.route(GRAPH, (route) => route.abort());
  await open(page, "/om-oss");
  await page.evaluate(() => {
    history.pushState(null, "", "/konto");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Ett oväntat fel inträffade. Försök igen.");
  await expect(page.getByRole("heading", { name: "Logga in" })).toHaveCount(0);
  await page.unroute(GRAPH);
  await alert.getByRole("button", { name: "Försök igen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mitt konto");
});

test("signing out that failed can be tried again from its message", async ({ page, anAccount, expectConsole }) => {
  expectConsole(/\/graphql/);
  const person = await anAccount();
  await open(page, "/auth");
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/");
  await page.route(GRAPH, (route) => route.abort());
  await page.getByRole("button", { name: "Profilmeny" }).click();
  await page.getByRole("menuitem", { name: "Logga ut" }).click();
  const message = page.getByRole("alert").filter({ hasText: "Du är fortfarande inloggad" });
  await expect(message).toBeVisible();
  await page.unroute(GRAPH);
  await message.getByRole("button", { name: "Försök igen" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
});
