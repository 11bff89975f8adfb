import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { passwordOnlySchema } from "../../../../schema/accounts.ts";
import { eraseBrowserData } from "../../../guest/eraseBrowserData.ts";
import type { Viewer } from "../../../session/viewer.ts";
import { useSignedOutRedirect } from "../../../shell/session/useSignedOutRedirect.ts";
import { clearToasts } from "../../../toasts/toasts.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { AccountSection } from "./AccountSection.tsx";
import { useDeleteAccountMutation } from "./DeleteSection.generated.ts";

/** Deletes the account. */
export function DeleteSection({ viewer }: { viewer: Viewer }) {
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    clearToasts();
    setAsking(true);
  };
  return (
    <AccountSection title="Ta bort kontot" intro="Hämta gärna dina data först. Efteråt finns de inte kvar.">
      <Button variant="outlined" color="error" onClick={ask}>
        Ta bort kontot
      </Button>
      <ConfirmDialog title="Ta bort kontot?" isOpen={isAsking} onClose={() => setAsking(false)}>
        <DeleteForm viewer={viewer} onCancel={() => setAsking(false)} />
      </ConfirmDialog>
    </AccountSection>
  );
}

function DeleteForm({ viewer, onCancel }: { viewer: Viewer; onCancel: () => void }) {
  const [remove] = useDeleteAccountMutation({});
  const leave = useSignedOutRedirect();
  const form = useZodForm(passwordOnlySchema, async (input) => {
    const { data } = await remove({ variables: { input } });
    if (data?.deleteAccount.errors.length !== 0) return data?.deleteAccount.errors;
    await leave({ title: "Ditt konto är borttaget", text: "Vi har mejlat ett kvitto." });
    // Whoever deletes all of it wants no trace of it here, either.
    await eraseBrowserData();
  });
  return (
    <>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        Kontot {viewer.email} och allt som hör till det tas bort, liksom det som finns i den här webbläsaren. Du loggas
        ut på alla enheter. Det går inte att ångra. När det är klart mejlar vi ett kvitto.
      </Typography>
      <Form
        form={form}
        isProof
        label="Ta bort kontot"
        pendingLabel="Tar bort …"
        color="error"
        userName={viewer.email}
        actions={<Button onClick={onCancel}>Avbryt</Button>}
      >
        <PasswordField form={form} name="password" label="Ditt lösenord" autoComplete="current-password" />
      </Form>
    </>
  );
}
