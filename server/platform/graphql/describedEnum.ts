import { registerEnumType } from "type-graphql";

/**
 * Registers an enum of the graph, with values and descriptions from an object of `schema/`.
 * @param descriptions value → what it means
 * @returns the enum, for `@Field` and `@Arg`
 */
export function describedEnum<Value extends string>(
  name: string,
  description: string,
  descriptions: Readonly<Record<Value, string>>,
): { [Name in Value]: Name } {
  const values = Object.keys(descriptions) as Value[];
  const made = Object.fromEntries(values.map((value) => [value, value])) as { [Name in Value]: Name };
  registerEnumType(made, {
    name,
    description,
    valuesConfig: Object.fromEntries(values.map((value) => [value, { description: descriptions[value] }])) as never,
  });
  return made;
}
