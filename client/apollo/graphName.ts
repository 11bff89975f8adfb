/** A value's name in the graph ('BEGINNER'), for enums whose names are made of their values. */
export const graphName = <Value extends string>(value: Value): Uppercase<Value> =>
  value.toUpperCase() as Uppercase<Value>;
