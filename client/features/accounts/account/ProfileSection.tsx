import { profileSchema } from "../../../../schema/accounts.ts";
import { type Viewer } from "../../../session/viewer.ts";
import { announceViewerChange } from "../../../session/viewerChanges.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { AccountSection } from "./AccountSection.tsx";
import { useUpdateProfileMutation } from "./ProfileSection.generated.ts";

/** The name, and changing it. */
export function ProfileSection({ viewer }: { viewer: Viewer }) {
  const [update] = useUpdateProfileMutation({});
  const form = useZodForm(
    profileSchema,
    async (input) => {
      const { data } = await update({ variables: { input } });
      if (data?.updateProfile.errors.length) return data.updateProfile.errors;
      announceViewerChange();
      showToast({ title: "Namnet är sparat", tone: "confirmation" });
    },
    { fullName: viewer.fullName },
  );
  return (
    <AccountSection title="Namn" intro="Så tilltalar vi dig i mejl.">
      <Form form={form} label="Spara namnet" pendingLabel="Sparar …">
        <Field form={form} name="fullName" label="Namn" autoComplete="name" />
      </Form>
    </AccountSection>
  );
}
