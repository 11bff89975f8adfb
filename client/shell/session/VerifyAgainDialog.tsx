import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { codeOnlySchema, passwordOnlySchema } from "../../../schema/accounts.ts";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { CodeField } from "../../ui/form/CodeField.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { useZodForm } from "../../ui/form/useZodForm.ts";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { useHowToVerifyQuery, useVerifyAgainMutation } from "./VerifyAgainDialog.generated.ts";

/** 'Bekräfta att det är du': by a code where there is a second factor, otherwise by the password. */
export function VerifyAgainDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  // Another device may have turned the factor on or off since.
  const { data, error, refetch } = useHowToVerifyQuery({ fetchPolicy: "network-only" });
  const parts = { onProved: () => onAnswer(true), onCancel: () => onAnswer(false) };
  return (
    <ConfirmDialog title="Bekräfta att det är du" isOpen onClose={parts.onCancel}>
      <Typography>Det du ska göra kan inte vem som helst få göra. Därför frågar vi en gång till.</Typography>
      {data?.me ? (
        data.me.secondFactor.isOn ? (
          <ByCode {...parts} />
        ) : (
          <ByPassword {...parts} email={data.me.email} />
        )
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Ett ögonblick …" />
      )}
    </ConfirmDialog>
  );
}

interface Parts {
  onProved: () => void;
  onCancel: () => void;
}

function ByCode({ onProved, onCancel }: Parts) {
  const [verify] = useVerifyAgainMutation({});
  const form = useZodForm(
    codeOnlySchema,
    async (input) => {
      const { data } = await verify({ variables: { input } });
      if (data?.verifyAgain.errors.length !== 0) return data?.verifyAgain.errors;
      onProved();
    },
    { code: "" },
  );
  return (
    <Form
      form={form}
      isProof
      label="Bekräfta"
      pendingLabel="Bekräftar …"
      actions={<Button onClick={onCancel}>Avbryt</Button>}
    >
      <CodeField form={form} name="code" takesRecovery />
    </Form>
  );
}

function ByPassword({ onProved, onCancel, email }: Parts & { email: string }) {
  const [verify] = useVerifyAgainMutation({});
  const form = useZodForm(
    passwordOnlySchema,
    async (input) => {
      const { data } = await verify({ variables: { input } });
      if (data?.verifyAgain.errors.length !== 0) return data?.verifyAgain.errors;
      onProved();
    },
    { password: "" },
  );
  return (
    <Form
      form={form}
      isProof
      label="Bekräfta"
      pendingLabel="Bekräftar …"
      userName={email}
      actions={<Button onClick={onCancel}>Avbryt</Button>}
    >
      <PasswordField form={form} name="password" label="Ditt lösenord" autoComplete="current-password" />
    </Form>
  );
}
