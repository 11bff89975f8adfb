import { Field, ObjectType } from "type-graphql";
import type { z } from "zod";

/** An expected failure of a mutation: data, not an exception. */
@ObjectType({ description: "Why a mutation changed nothing; a form shows it at its field.", simpleResolvers: true })
export class FieldError {
  @Field(() => String, { description: "Stable code, e.g. 'INVALID'." })
  code: string;

  @Field(() => String, { nullable: true, description: "Name of the input's field; null when it is about the whole." })
  field?: string | null;

  @Field(() => String, { description: "Swedish, for the visitor." })
  message: string;
}

/** One failure as a mutation's whole answer. */
export const fieldError = (code: string, message: string, field: string | null = null): FieldError[] => [
  { code, field, message },
];

/** Input as its schema wants it, or what is wrong with each field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): { value: z.output<Schema>; errors?: undefined } | { value?: undefined; errors: FieldError[] } {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { value: parsed.data };
  const errors = parsed.error.issues.map(({ path, message }) => ({ code: "INVALID", field: path.join("."), message }));
  return { errors };
}
