import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { visitorMessage } from "../../apollo/visitorMessage.ts";

/** Why the server changed nothing, as every mutation says it. */
export interface ServerError {
  code: string;
  field?: string | null;
  message: string;
}

/** A form with what its parts need. */
export type ZodForm<Values extends FieldValues, Sent = unknown> = UseFormReturn<Values, unknown, Sent> & {
  /** Checks the fields and sends what they hold; the first that is wrong gets the focus. */
  submit: () => Promise<void>;
  /** What is wrong with the whole of it. */
  alert: { code: string; message: string } | undefined;
};

/**
 * A form over one of the schemas that the server checks by as well.
 * @param send gives the values to the server and answers with its errors, none when it was done
 */
export function useZodForm<Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
  send: (values: Sent) => Promise<readonly ServerError[] | undefined>,
  defaultValues?: DefaultValues<Values>,
): ZodForm<Values, Sent> {
  const form = useForm<Values, unknown, Sent>({ resolver: zodResolver(schema), defaultValues });
  const { errors, isSubmitting } = form.formState;
  const check = form.handleSubmit(async (values) => {
    const wrong = await send(values).catch((error) => [{ code: "FAILED", message: visitorMessage(error) }]);
    showErrors(form, wrong ?? []);
  });
  const whole = errors.root?.server;
  return {
    ...form,
    submit: async () => {
      if (!isSubmitting) await check();
    },
    alert: whole && { code: String(whole.type), message: whole.message ?? "" },
  };
}

/** Puts the server's errors at their fields; those that name none of the form's are about the whole. */
function showErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  errors: readonly ServerError[],
): void {
  const fields = errors.filter(({ field }) => field && form.control._fields[field]);
  for (const { field, code, message } of [...fields].reverse()) {
    form.setError(field as Path<Values>, { type: code, message }, { shouldFocus: true });
  }
  const [whole] = errors.filter((error) => !fields.includes(error));
  if (whole) form.setError("root.server", { type: whole.code, message: whole.message });
}
