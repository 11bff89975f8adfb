import { parseArgs } from "node:util";
import { StartError } from "../config.ts";
import { growCatalogue, seedDemo } from "../seed/seedDemo.ts";
import { withDatabase } from "./withDatabase.ts";

/**
 * `npm run seed`: fills an empty database with the demo catalogue. `npm run seed -- --products N`
 * makes it large by variations, for measuring.
 */
export default async function seed(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { products: { type: "string" } } });
  const products = values.products === undefined ? undefined : Number(values.products);
  if (products !== undefined && (!Number.isInteger(products) || products < 1)) {
    throw new StartError("--products must be a whole number above 0");
  }
  await withDatabase(async (db) => {
    console.log((await seedDemo(db)) ? "Demo catalogue created" : "The database already has a catalogue");
    if (products === undefined) return;
    await growCatalogue(db, products);
    console.log(`The catalogue has ${products} products`);
  });
}
