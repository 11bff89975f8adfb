import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aMember, change, codesOf, startAccounts } from "../support/accounts.ts";

const api = await startAccounts();

it("the first page of somebody's progress that a process renders is whole, with its lines", async () => {
  const member = await aMember(api);
  const input = {
    key: randomUUID(),
    type: "TEST",
    title: "Sömntestet",
    path: "/somntestet",
    duration: 12,
    items: ["test:sleep"],
  };
  expect(codesOf(await change(member.browser, "recordActivity", { input }))).toEqual([]);
  const page = await (await member.browser.fetch("/min-resa?flik=framsteg")).text();
  expect(page).toContain("Linjediagram över framsteg");
  // React's mark of a part that the server could not render, which the browser complains of.
  expect(page).not.toContain("<!--$!-->");
});
