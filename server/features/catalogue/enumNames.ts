/** The name that the graph has for a stored value; null for none. */
export const nameOf = <Name extends string>(
  values: Readonly<Record<Name, string>>,
  stored: string | null,
): Name | null => (Object.keys(values) as Name[]).find((name) => values[name] === stored) ?? null;
