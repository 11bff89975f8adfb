import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { emailOnlySchema } from "../../../schema/accounts.ts";
import { swedishDay } from "../../../schema/rules/dates.ts";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import { clearToasts, showToast } from "../../shell/toasts.ts";
import { loadViewer } from "../../shell/viewer.ts";
import { recheckViewer, tellTabs } from "../../shell/viewerChanges.ts";
import { ConfirmAction } from "../../ui/ConfirmDialog.tsx";
import { type DataColumn, DataTable } from "../../ui/DataTable.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { useZodForm } from "../../ui/form/useZodForm.ts";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { Loading } from "../../ui/Loading.tsx";
import {
  RoleHoldersDocument,
  type RoleHoldersQuery,
  useGrantRoleMutation,
  useRevokeRoleMutation,
  useRoleHoldersQuery,
} from "./RolesSection.generated.ts";

const BY_LETTER = new Intl.Collator("sv-SE");

const ANEW = { refetchQueries: [RoleHoldersDocument], awaitRefetchQueries: true };

/** Who may administer: the list, somebody more, somebody less. */
export function RolesSection() {
  const { data, error, refetch } = useRoleHoldersQuery({});
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Box component="section" aria-labelledby="behorigheter" sx={{ mt: 12 }}>
      <Typography ref={heading} id="behorigheter" variant="h2" tabIndex={-1} sx={{ outline: "none" }}>
        Administratörer
      </Typography>
      {data?.roleHolders ? (
        <Holders holders={data.roleHolders} onRevoked={() => heading.current?.focus()} />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar administratörerna …" />
      )}
      <Grant />
    </Box>
  );
}

type Holder = NonNullable<RoleHoldersQuery["roleHolders"]>[number];

const HOLDER_COLUMNS: readonly DataColumn<Holder>[] = [
  {
    key: "name",
    header: "Namn",
    isRowHeader: true,
    cell: ({ fullName }) => fullName,
    compare: (one, other) => BY_LETTER.compare(one.fullName ?? "", other.fullName ?? ""),
  },
  { key: "email", header: "E-post", cell: ({ email }) => <Box sx={{ overflowWrap: "anywhere" }}>{email}</Box> },
  {
    key: "since",
    header: "Sedan",
    cell: ({ grantedAt }) => swedishDay(grantedAt),
    compare: (one, other) => one.grantedAt.localeCompare(other.grantedAt),
  },
];

function Holders(props: { holders: readonly Holder[]; onRevoked: () => void }) {
  const apollo = useApolloClient();
  const [revoke] = useRevokeRoleMutation({});
  const [asked, setAsked] = useState("");
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    try {
      const { data } = await revoke({ variables: { input: { email: asked, role: "ADMIN" } } });
      const [wrong] = data?.revokeRole.errors ?? [];
      if (wrong) return showToast({ title: "Behörigheten är kvar", text: wrong.message, tone: "error" });
      tellTabs();
      // An admin may have taken the role from themselves: then there is no list to ask for.
      await recheckViewer(apollo);
      if ((await loadViewer(apollo))?.canAdminister) await apollo.refetchQueries({ include: [RoleHoldersDocument] });
      props.onRevoked();
      showToast({ title: "Behörigheten är borttagen", tone: "confirmation" });
    } catch (error) {
      showToast({ title: "Behörigheten kunde inte tas bort", text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <Box sx={{ my: 5 }}>
      <DataTable
        caption="Administratörer"
        columns={[
          ...HOLDER_COLUMNS,
          {
            key: "remove",
            header: "Ta bort",
            isHeaderHidden: true,
            align: "end",
            cell: ({ email }) => (
              <Button
                color="error"
                sx={{ my: -2, whiteSpace: "nowrap" }}
                aria-label={`Ta bort behörigheten för ${email}`}
                onClick={() => {
                  clearToasts();
                  setAsked(email);
                  setAsking(true);
                }}
              >
                Ta bort
              </Button>
            ),
          },
        ]}
        rows={props.holders}
        keyOf={({ key }) => key}
        stackBelow="sm"
      />
      <ConfirmAction
        title="Ta bort behörigheten?"
        text={`${asked} kan då inte längre administrera sajten. Kontot finns kvar.`}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </Box>
  );
}

function Grant() {
  const [grant] = useGrantRoleMutation(ANEW);
  const form = useZodForm(emailOnlySchema, async ({ email }) => {
    const { data } = await grant({ variables: { input: { email, role: "ADMIN" } } });
    if (data?.grantRole.errors.length) return data.grantRole.errors;
    tellTabs();
    form.reset({ email: "" });
    showToast({ title: "Klart, personen är administratör", text: email, tone: "confirmation" });
  });
  return (
    <Box sx={{ maxWidth: 520 }}>
      <Form form={form} label="Ge behörighet" pendingLabel="Sparar …">
        <Field
          form={form}
          name="email"
          label="E-postadress till ett bekräftat konto"
          type="email"
          autoComplete="off"
          inputMode="email"
        />
      </Form>
    </Box>
  );
}
