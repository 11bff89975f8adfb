import fc from "fast-check";
import { z } from "../../schema/zod.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const instants = fc.integer({ min: 19_000, max: 20_600 }).map((days) => new Date(days * DAY_MS + 1).toISOString());

/** What a plain value may be: of these a schema takes those that it leaves as they are. */
const VALUES: readonly fc.Arbitrary<unknown>[] = [
  fc.stringMatching(/^[a-z]{4,12}$/),
  fc.uuid({ version: 4 }),
  instants,
  instants.map((instant) => instant.slice(0, 10)),
  fc.stringMatching(/^\/[a-z]{4,12}$/),
  fc.integer({ min: 5, max: 60 }),
  fc.integer({ min: 2, max: 5 }),
  fc.constant(true),
  fc.constantFrom("07:15", "21:40"),
];

/** Values of a schema in which every field says something: nothing is absent, empty, 0 or false. */
export function filledBy<Schema extends z.ZodType>(schema: Schema): fc.Arbitrary<z.output<Schema>> {
  return anythingOf(schema) as fc.Arbitrary<z.output<Schema>>;
}

function anythingOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = schema as z.core.$ZodTypes & { _zod: unknown; def: z.core.$ZodTypes["_zod"]["def"] };
  if (def.type === "object") {
    return fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, anythingOf(field)])));
  }
  if (def.type === "array")
    return fc.uniqueArray(anythingOf(def.element), {
      minLength: 1,
      maxLength: 2,
      selector: (one) => JSON.stringify(one),
    });
  if (def.type === "nullable" || def.type === "optional" || def.type === "default" || def.type === "catch")
    return anythingOf(def.innerType);
  if (def.type === "enum") return fc.constantFrom(...Object.values(def.entries));
  const fits = (value: unknown) => {
    const { data, success } = z.safeParse(schema, value);
    return success && data === value;
  };
  const found = VALUES.find((values) => fc.sample(values, 5).every(fits));
  if (!found) throw new Error(`no value is known for a schema of type ${def.type}`);
  return found;
}
