import { type ReactNode, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { showToast } from "../../../toasts/toasts.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { type ServerError, useZodForm, type ZodForm } from "../../../ui/form/useZodForm.ts";
import { type ChangedField, CurrentVersion, CurrentVersionButton } from "../text/CurrentVersion.tsx";
import { LeaveGuard } from "../text/LeaveGuard.tsx";
import type { SiteTabs_SettingsFragment as Settings } from "./SiteTabs.generated.ts";

/**
 * A form over some of the site's settings, and what stands around its fields: another admin's word is shown before it is
 * written over, and nothing that was typed is lost by leaving.
 * @param options.save sends what was typed
 * @param options.factsOf how it is compared with what another admin has saved
 */
export function useSettingsForm<Values extends FieldValues, Sent>(options: {
  schema: z.ZodType<Sent, Values>;
  settings: Settings;
  valuesOf: (settings: Settings) => Values;
  save: (
    sent: Sent,
    version: number,
  ) => Promise<{ settings?: Settings | null; errors: readonly ServerError[] } | null | undefined>;
  saved: (settings: Settings) => { title: string; text: string };
  factsOf: (values: Values) => ChangedField[];
}): {
  form: ZodForm<Values, Sent>;
  /** As they were saved last. */
  settings: Settings;
  /** Puts the fields into the form. */
  framed: (fields: ReactNode) => ReactNode;
} {
  const { valuesOf, factsOf } = options;
  // What the form began with; a save and a choice at OUTDATED begin anew.
  const [settings, setSettings] = useState(options.settings);
  const [standing, setStanding] = useState<Settings>();
  const [isShowing, setShowing] = useState(false);
  const form = useZodForm<Values, Sent>(
    options.schema,
    async (sent) => {
      const payload = await options.save(sent, settings.version);
      if (payload?.errors.length) {
        if (payload.errors.some(({ code }) => code === "OUTDATED") && payload.settings) setStanding(payload.settings);
        return payload.errors;
      }
      if (!payload?.settings) return undefined;
      showToast({ ...options.saved(payload.settings), tone: "confirmation" });
      setSettings(payload.settings);
      form.reset(valuesOf(payload.settings));
    },
    valuesOf(options.settings) as DefaultValues<Values>,
  );
  const { isDirty } = form.formState;
  const take = (now: Settings, values = valuesOf(now)) => {
    setSettings(now);
    setStanding(undefined);
    form.reset(valuesOf(now));
    form.reset(values, { keepDefaultValues: true });
  };
  const typed = form.getValues();
  return {
    form,
    settings,
    framed: (fields) => (
      <>
        <LeaveGuard hasChanges={isDirty} />
        <Form
          form={form}
          label="Spara"
          pendingLabel="Sparar …"
          remedy={(code) => code === "OUTDATED" && <CurrentVersionButton onClick={() => setShowing(true)} />}
        >
          {fields}
        </Form>
        {standing && (
          <CurrentVersion
            isOpen={isShowing}
            onClose={() => setShowing(false)}
            fields={factsOf(valuesOf(standing)).filter(({ now }, at) => now !== factsOf(typed)[at]?.now)}
            onTake={() => take(standing)}
            onKeep={() => take(standing, typed)}
          />
        )}
      </>
    ),
  };
}
