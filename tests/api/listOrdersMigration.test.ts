import { expect, it } from "vitest";
import { AddListOrders1838000000000 } from "../../migrations/1838000000000-add-list-orders.ts";
import { AddCategoryOrders1839000000000 } from "../../migrations/1839000000000-add-category-orders.ts";
import { answerDays } from "../../schema/rules/catalogue/answerDays.ts";
import { startApi } from "../support/api.ts";
import { allProducts, walkIds } from "../support/apiCatalogue.ts";

const api = await startApi();

it("a catalogue that was there before the orders gets what they go by", async () => {
  const before = await walkIds(api, { area: "TESTS", orderBy: "ANSWER_TIME" });
  const runner = api.db.createQueryRunner();
  const migrations = [new AddListOrders1838000000000(), new AddCategoryOrders1839000000000()];
  for (const migration of migrations.toReversed()) await migration.down(runner);
  for (const migration of migrations) await migration.up(runner);
  await runner.release();
  const products = await allProducts(api.db);
  for (const { name, answerDays: days, turnaroundTime, markerCount, biomarkers } of products) {
    expect([name, days, markerCount]).toEqual([name, answerDays(turnaroundTime), biomarkers.length]);
  }
  expect(products.some(({ answerDays: days }) => days !== null)).toBe(true);
  expect(await walkIds(api, { area: "TESTS", orderBy: "ANSWER_TIME" })).toEqual(before);
});
