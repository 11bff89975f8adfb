import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { answerOf, eventually, graphqlPath, persistedHash } from "../support/api.ts";

const LATE_MS = 1_000;

// A database elsewhere has its processes elsewhere, too.
it.skipIf(process.env.TEST_DATABASE_URL)(
  "an admin gets what they have changed, also where notices of changes are late",
  async () => {
    const api = await startAccounts();
    const admin = await asAdmin(api);
    const titles = async (): Promise<string[]> => {
      const address = graphqlPath(persistedHash("FooterPages"));
      const response = await admin.browser.fetch(address, { headers: { "apollo-require-preflight": "1" } });
      return (await answerOf<{ footerPages: { title: string }[] }>(response)).data.footerPages.map(
        ({ title }) => title,
      );
    };
    const listening = () =>
      api.db.query(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN catalogue_changed'",
      );
    const [{ pid }] = await eventually(async () => {
      const found = await listening();
      return found.length > 0 && found;
    });
    const place = (inFooter: boolean) => ({
      ...{ slug: "fotsida", title: "Fotsida", heading: "Fotsida", description: "I sidfoten.", lead: "" },
      ...{ sections: [], isPublished: true, inFooter },
    });
    expect(codesOf(await change(admin.browser, "createPage", { input: place(false) }))).toEqual([]);
    expect(await titles()).toEqual([]);

    process.kill(pid, "SIGSTOP");
    const goesOn = pause(LATE_MS).then(() => process.kill(pid, "SIGCONT"));
    const outcome = await change(admin.browser, "updatePage", { input: { ...place(true), version: 1 } });
    expect(codesOf(outcome)).toEqual([]);
    expect(await titles()).toEqual(["Fotsida"]);
    await goesOn;
  },
);
