import { Field, ID, ObjectType } from "type-graphql";
import type { z } from "zod";
import { type FieldErrorCode as Code, FIELD_ERROR_CODES } from "../../../schema/fieldErrors.ts";
import { describedEnum } from "./describedEnum.ts";

/** The codes as an enum of the graph; codes and descriptions are in `schema/fieldErrors.ts`. */
const FieldErrorCode = describedEnum("FieldErrorCode", "Why a mutation changed nothing.", FIELD_ERROR_CODES);

/** An expected failure of a mutation: data, not an exception. */
@ObjectType({ description: "Why a mutation changed nothing; a form shows it at its field.", simpleResolvers: true })
export class FieldError {
  @Field(() => FieldErrorCode, { description: "The reason, for programs." })
  code: Code;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the input's field, with dots and places from 0 within it, e.g. 'steps.3.title'; null when it is about the whole.",
  })
  field?: string | null;

  @Field(() => String, { description: "Swedish, for the visitor." })
  message: string;
}

/** Base of every mutation's payload; each has a type of its own that adds what it changed. */
@ObjectType({ simpleResolvers: true })
export abstract class MutationPayload {
  @Field(() => [FieldError], { description: "Why nothing was changed; empty when it was." })
  errors: FieldError[];
}

/** Payload of mutations that delete something. */
@ObjectType({ simpleResolvers: true })
export abstract class DeletionPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: "Identifier of what was deleted; null when nothing was." })
  deletedId?: string | null;
}

/** One failure as a mutation's whole answer. */
export const fieldError = (code: Code, message: string, field: string | null = null): FieldError[] => [
  { code, field, message },
];

/** Input as its schema wants it, or what is wrong with each field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): { value: z.output<Schema>; errors?: undefined } | { value?: undefined; errors: FieldError[] } {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { value: parsed.data };
  const errors = parsed.error.issues.flatMap(({ path, message }) => fieldError("INVALID", message, path.join(".")));
  return { errors };
}
