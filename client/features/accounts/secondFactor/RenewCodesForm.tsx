import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { codeOnlySchema } from "../../../../schema/accounts.ts";
import { CodeField } from "../../../ui/form/CodeField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { useRenewRecoveryCodesMutation } from "./SecondFactorSection.generated.ts";

/** Makes new recovery codes. */
export function RenewCodesForm(props: { onRenewed: (codes: readonly string[]) => void; onCancel: () => void }) {
  const [renew] = useRenewRecoveryCodesMutation({});
  const form = useZodForm(
    codeOnlySchema,
    async (input) => {
      const { data } = await renew({ variables: { input } });
      const { recoveryCodes, errors } = data?.renewRecoveryCodes ?? {};
      if (!recoveryCodes) return errors;
      props.onRenewed(recoveryCodes);
    },
    { code: "" },
  );
  return (
    <>
      <Typography>Du får tio nya koder. De gamla slutar fungera.</Typography>
      <Form
        form={form}
        isProof
        label="Gör nya koder"
        pendingLabel="Gör nya …"
        actions={<Button onClick={props.onCancel}>Avbryt</Button>}
      >
        <CodeField form={form} name="code" takesRecovery />
      </Form>
    </>
  );
}
