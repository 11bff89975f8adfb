import Button from "@mui/material/Button";
import { useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Field } from "./Field.tsx";
import type { FieldOf } from "./fieldOf.ts";

/**
 * A field for the six digits of an authenticator app, which takes the focus when it appears.
 * @param props.takesRecovery whether a recovery code is taken in their place
 * @param props.isQuiet where another field comes first and has the focus
 */
export function CodeField<Values extends FieldValues, Sent>(
  props: Pick<FieldOf<Values, Sent>, "form" | "name"> & { takesRecovery?: boolean; isQuiet?: boolean },
) {
  const { form, name, takesRecovery } = props;
  const [isRecovery, setRecovery] = useState(false);
  const isQuiet = useRef(props.isQuiet);
  const { setFocus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when another kind of code is asked for
  useEffect(() => {
    if (!isQuiet.current) setFocus(name);
    isQuiet.current = false;
  }, [setFocus, name, isRecovery]);
  return (
    <div>
      {isRecovery ? (
        <Field
          form={form}
          name={name}
          label="Återställningskod"
          hint="En av koderna du sparade när du slog på tvåstegsinloggning."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <Field
          form={form}
          name={name}
          label="Kod från din autentiseringsapp"
          hint="Sex siffror. Appen visar en ny kod var trettionde sekund."
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      )}
      {takesRecovery && (
        <Button onClick={() => setRecovery(!isRecovery)} sx={{ mt: 2, ml: -2, textAlign: "start" }}>
          {isRecovery ? "Använd en kod från appen i stället" : "Använd en återställningskod i stället"}
        </Button>
      )}
    </div>
  );
}
