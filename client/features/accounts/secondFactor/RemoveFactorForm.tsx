import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { passwordAndCodeSchema } from "../../../../schema/accounts.ts";
import type { Viewer } from "../../../session/viewer.ts";
import { CodeField } from "../../../ui/form/CodeField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { useRemoveSecondFactorMutation } from "./SecondFactorSection.generated.ts";

/** Turns the second factor off. */
export function RemoveFactorForm(props: {
  viewer: Viewer;
  isRequired: boolean;
  onRemoved: () => void;
  onCancel: () => void;
}) {
  const [remove] = useRemoveSecondFactorMutation({});
  const form = useZodForm(
    passwordAndCodeSchema,
    async (input) => {
      const { data } = await remove({ variables: { input } });
      if (data?.removeSecondFactor.errors.length !== 0) return data?.removeSecondFactor.errors;
      props.onRemoved();
    },
    { password: "", code: "" },
  );
  return (
    <>
      <Typography>
        Sedan räcker lösenordet för att logga in. Återställningskoderna slutar fungera.
        {props.isRequired && " Administrationen stängs för dig tills du slår på den igen."}
      </Typography>
      <Form
        form={form}
        isProof
        label="Stäng av"
        pendingLabel="Stänger av …"
        color="error"
        userName={props.viewer.email}
        actions={<Button onClick={props.onCancel}>Avbryt</Button>}
      >
        <PasswordField form={form} name="password" label="Ditt lösenord" autoComplete="current-password" />
        <CodeField form={form} name="code" takesRecovery isQuiet />
      </Form>
    </>
  );
}
