import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { emailOnlySchema } from "../../../../schema/accounts.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { announceViewerChange, changeViewer } from "../../../session/viewerChanges.ts";
import { withVerification } from "../../../shell/session/verification.ts";
import { clearToasts, showToast } from "../../../toasts/toasts.ts";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { AuditLogDocument } from "./AuditLogSection.generated.ts";
import {
  RoleHoldersDocument,
  type RoleHoldersQuery,
  useGrantRoleMutation,
  useRevokeRoleMutation,
  useRoleHoldersQuery,
} from "./RolesSection.generated.ts";

const BY_LETTER = new Intl.Collator("sv-SE");

/** Updates the list from a mutation's response. */
function changeHolders(cache: ApolloCache, change: (holders: readonly Holder[]) => Holder[]): void {
  cache.updateQuery({ query: RoleHoldersDocument }, (known) =>
    known?.roleHolders ? { ...known, roleHolders: change(known.roleHolders) } : undefined,
  );
}

/** The administrators: a list, with adding and removing. */
export function RolesSection() {
  const { data, error, refetch } = useRoleHoldersQuery({});
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Box component="section" aria-labelledby="behorigheter">
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
  const [revoke] = useRevokeRoleMutation({
    // Who took the role from themselves may not read the log any more.
    refetchQueries: ({ data }) => (data?.revokeRole.me?.canAdminister ? [AuditLogDocument] : []),
    update: (cache, { data }) => {
      const key = data?.revokeRole.revokedKey;
      if (key) changeHolders(cache, (holders) => holders.filter((holder) => holder.key !== key));
    },
  });
  const [asked, setAsked] = useState("");
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    try {
      const { data } = await withVerification(
        () => revoke({ variables: { input: { email: asked, role: "ADMIN" } } }),
        (answer) => answer.data?.revokeRole.errors,
      );
      const [wrong] = data?.revokeRole.errors ?? [];
      if (wrong) return showToast({ title: "Behörigheten är kvar", text: wrong.message, tone: "error" });
      await changeViewer(apollo, data?.revokeRole.me ?? null);
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
  const [grant] = useGrantRoleMutation({
    refetchQueries: ({ data }) => (data?.grantRole.roleHolder ? [AuditLogDocument] : []),
    update: (cache, { data }) => {
      const holder = data?.grantRole.roleHolder;
      if (!holder) return;
      changeHolders(cache, (holders) =>
        [...holders.filter(({ key }) => key !== holder.key), holder].sort((one, other) =>
          BY_LETTER.compare(one.email, other.email),
        ),
      );
    },
  });
  const form = useZodForm(emailOnlySchema, async ({ email }) => {
    const { data } = await withVerification(
      () => grant({ variables: { input: { email, role: "ADMIN" } } }),
      (answer) => answer.data?.grantRole.errors,
    );
    if (data?.grantRole.errors.length) return data.grantRole.errors;
    announceViewerChange();
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
