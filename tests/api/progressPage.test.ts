import { expect, it } from "vitest";
import { aMember, codesOf, sharedApi } from "../support/accounts.ts";
import { record } from "../support/journeyGraph.ts";

const api = await sharedApi();

it("the first page of somebody's progress that a process renders is whole, with its lines", async () => {
  const member = await aMember(api);
  expect(codesOf(await record(member, { type: "TEST", items: ["test:sleep"] }))).toEqual([]);
  const page = await (await member.browser.fetch("/min-resa?flik=framsteg")).text();
  expect(page).toContain("Linjediagram över framsteg");
  // React's mark of a part that the server could not render, which the browser complains of.
  expect(page).not.toContain("<!--$!-->");
});
