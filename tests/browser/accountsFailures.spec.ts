import { expectHeading, fillSignIn, profileButton, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const UNEXPECTED = "Ett oväntat fel inträffade. Försök igen.";

test("a link that was tried too often shows a page of ours, with the way on", async ({ page, expectConsole }) => {
  expectConsole(/429/);
  const form = { nyckel: "finnsinte" };
  for (let n = 0; n < 60; n++) await page.request.post("/bekrafta", { form, maxRedirects: 0 });
  // A page that stood open when its link ran out.
  await page.goto("/auth");
  await page.evaluate(() => {
    const sent = Object.assign(document.createElement("form"), { method: "post", action: "/bekrafta" });
    sent.innerHTML = '<input name="nyckel" value="finnsinte">';
    document.body.append(sent);
    sent.submit();
  });
  await expectHeading(page, "Vänta en stund");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page).toHaveURL("/");
});

test("where the network fails, signing in and out and a protected page say so and can be tried again", async ({
  page,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/\/graphql/);
  const person = await anAccount();
  const fail = () => page.route(GRAPH, (route) => route.abort());
  const main = page.getByRole("main");

  await test.step("signing in says that something unexpected happened, and works when tried again", async () => {
    await open(page, "/auth");
    await fail();
    await fillSignIn(page, person);
    await expect(page.getByRole("alert")).toHaveText(UNEXPECTED);
    await page.unroute(GRAPH);
    await main.getByRole("button", { name: "Logga in", exact: true }).click();
    await expect(toast(page, "Välkommen tillbaka!")).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  await test.step("who could not be signed out still is signed in, and can try again from the message", async () => {
    await fail();
    await page.getByRole("button", { name: "Profilmeny" }).click();
    await page.getByRole("menuitem", { name: "Logga ut" }).click();
    const message = page.getByRole("alert").filter({ hasText: "Du är fortfarande inloggad" });
    await expect(message).toContainText(UNEXPECTED);
    await expect(profileButton(page)).toBeVisible();
    await page.unroute(GRAPH);
    await message.getByRole("button", { name: "Försök igen" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
  });

  await test.step("a protected page that cannot find out who is there says so, and can be asked again", async () => {
    await startSession(page, person);
    // As a page comes while the database is away: without the answer to who is signed in.
    await page.route("**/om-oss", async (route) => {
      const response = await route.fetch({ headers: { ...route.request().headers(), cookie: "" } });
      await route.fulfill({ response, body: (await response.text()).replace(',"me":null', "") });
    });
    await fail();
    await open(page, "/om-oss");
    await page.evaluate(() => {
      history.pushState(null, "", "/konto");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    const alert = main.getByRole("alert");
    await expect(alert).toContainText(UNEXPECTED);
    await expect(page.getByRole("heading", { name: "Logga in" })).toHaveCount(0);
    await page.unroute(GRAPH);
    await alert.getByRole("button", { name: "Försök igen" }).click();
    await expectHeading(page, "Mitt konto");
  });
});
