import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import type { FieldErrorCode } from "../../../schema/fieldErrors.ts";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import { trackErrors } from "../../toasts/toasts.ts";

/** A server's reason, or that there was no answer at all. */
export type FormErrorCode = FieldErrorCode | "FAILED";

/** Why the server changed nothing, as every mutation says it. */
export interface ServerError {
  code: FormErrorCode;
  field?: string | null;
  message: string;
}

/** A form with what its parts need. */
export type ZodForm<Values extends FieldValues, Sent = unknown> = UseFormReturn<Values, unknown, Sent> & {
  /** Checks the fields and sends what they hold; the first that is wrong gets the focus. */
  submit: () => Promise<void>;
  /** Error of the whole form. */
  alert: { code: FormErrorCode; message: string } | undefined;
};

/**
 * A form over one of the schemas that the server checks by as well.
 * @param send gives the values to the server and answers with its errors, none when it was done
 * @param options.values what is known by now; what was changed by hand stays
 * @param options.onInvalid hears which fields were found wrong, where not all of them show
 */
export function useZodForm<Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
  send: (values: Sent) => Promise<readonly ServerError[] | undefined>,
  defaultValues?: DefaultValues<Values>,
  options: { values?: Values; onInvalid?: (names: readonly string[]) => void } = {},
): ZodForm<Values, Sent> {
  const { values, onInvalid } = options;
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues,
    values,
    // It holds for every reset, so that only forms with known values have it.
    resetOptions: values && { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;
  // The form knows what was changed by hand only for those who ask.
  void form.formState.dirtyFields;
  const check = form.handleSubmit(
    async (sent) => {
      const wrong = await send(sent).catch((error) => [{ code: "FAILED" as const, message: visitorMessage(error) }]);
      const names = showErrors(form, wrong ?? []);
      if (names.length > 0) onInvalid?.(names);
    },
    (wrong) => onInvalid?.(Object.keys(wrong)),
  );
  const whole = errors.root?.server;
  // Errors of the last attempt end when the form is changed or sent again.
  const forget = useRef<() => void>(undefined);
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch(() => forget.current?.());
    return unsubscribe;
  }, [watch]);
  return {
    ...form,
    submit: async () => {
      if (isSubmitting) return;
      forget.current?.();
      forget.current = await trackErrors(check);
    },
    alert: whole && { code: whole.type as FormErrorCode, message: whole.message ?? "" },
  };
}

/**
 * Puts the server's errors at their fields; those that name none of the form's are about the whole.
 * @returns the fields
 */
function showErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  errors: readonly ServerError[],
): string[] {
  const known = Object.keys(form.getValues());
  const nameOf = ({ field }: ServerError) => known.find((name) => name === field?.split(".")[0]);
  // One of several fields, as in 'cards.0.title', shows its own; a part of one, as in 'goals.0', shows at the field.
  const placeOf = ({ field }: ServerError) =>
    /\.[a-z]\w*$/i.test(field ?? "") && form.getValues(field as Path<Values>) !== undefined ? field : undefined;
  const fields = errors.flatMap((error) => nameOf(error) ?? []);
  for (const error of [...errors].reverse()) {
    const name = nameOf(error);
    if (!name) form.setError("root.server", { type: error.code, message: error.message });
    else
      form.setError(
        (placeOf(error) ?? name) as Path<Values>,
        { type: error.code, message: error.message },
        { shouldFocus: true },
      );
  }
  return fields;
}
