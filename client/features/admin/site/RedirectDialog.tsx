import { MAX_REDIRECT_ADDRESS, REDIRECT_LABELS, redirectSchema } from "../../../../schema/redirects.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
import {
  type RedirectsTab_RedirectFragment as Redirect,
  useCreateRedirectMutation,
  useDeleteRedirectMutation,
  useUpdateRedirectMutation,
} from "./RedirectsTab.generated.ts";

/** Editing a redirect, or making one. */
export function RedirectDialog(props: EntryDialogProps<Redirect>) {
  const { entry: redirect } = props;
  const [create] = useCreateRedirectMutation({});
  const [update] = useUpdateRedirectMutation({});
  const [remove] = useDeleteRedirectMutation({});
  const entry = useEntryForm(props, {
    words: { of: "REDIRECT", one: "omdirigering", the: "Omdirigeringen" },
    schema: redirectSchema,
    values: (of) => ({ from: of?.from ?? "", to: of?.to ?? "" }),
    save: async (facts) => {
      if (!redirect) return (await create({ variables: { input: facts } })).data?.createRedirect;
      const input = { id: redirect.id, version: redirect.version, ...facts };
      const answer = (await update({ variables: { input } })).data?.updateRedirect;
      return answer && { errors: answer.errors, entry: answer.redirect };
    },
    told: ({ from, to }) => `${from} leder nu till ${to}.`,
  });
  const common = (name: keyof typeof REDIRECT_LABELS) =>
    ({
      form: entry.form,
      name,
      label: REDIRECT_LABELS[name],
      maxLength: MAX_REDIRECT_ADDRESS,
      autoComplete: "off",
      autoCapitalize: "none",
      spellCheck: false,
    }) as const;
  return (
    <EntryDialog
      entry={entry}
      deletion={
        redirect && {
          name: redirect.from,
          text: `${redirect.from} leder inte längre till ${redirect.to}. Den som går dit får veta att sidan inte finns.`,
          remove: async () => {
            const input = { id: redirect.id, version: redirect.version };
            return (await remove({ variables: { input } })).data?.deleteRedirect.errors;
          },
        }
      }
    >
      <Field {...common("from")} hint="Adressen som inte har någon sida längre, till exempel /gammal-sida." />
      <Field
        {...common("to")}
        hint="En sida på sajten, till exempel /tester, eller en adress som börjar med https://."
      />
    </EntryDialog>
  );
}
