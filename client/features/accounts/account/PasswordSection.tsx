import { changePasswordSchema } from "../../../../schema/accounts.ts";
import type { Viewer } from "../../../session/viewer.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { NewPasswordField } from "../signIn/NewPasswordField.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { useChangePasswordMutation } from "./PasswordSection.generated.ts";

/** Changing the password. */
export function PasswordSection({ viewer }: { viewer: Viewer }) {
  const [change] = useChangePasswordMutation({});
  const form = useZodForm(changePasswordSchema, async (input) => {
    const { data } = await change({ variables: { input } });
    if (data?.changePassword.errors.length) return data.changePassword.errors;
    form.reset({ currentPassword: "", newPassword: "" });
    showToast({
      title: "Ditt lösenord är ändrat",
      text: "Dina andra enheter är utloggade.",
      tone: "success",
    });
  });
  return (
    <AccountSection title="Lösenord" intro="När du byter loggas dina andra enheter ut.">
      <Form form={form} label="Byt lösenord" pendingLabel="Sparar …" userName={viewer.email}>
        <PasswordField form={form} name="currentPassword" label="Nuvarande lösenord" autoComplete="current-password" />
        <NewPasswordField form={form} name="newPassword" label="Nytt lösenord" />
      </Form>
    </AccountSection>
  );
}
