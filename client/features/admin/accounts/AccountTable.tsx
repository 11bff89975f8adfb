import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { withVerification } from "../../../shell/session/verification.ts";
import { clearToasts, showToast } from "../../../toasts/toasts.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import {
  type AccountsSection_AccountFragment as Account,
  useBlockAccountMutation,
  useEraseAccountMutation,
  useUnblockAccountMutation,
} from "./AccountsSection.generated.ts";
import { AuditLogDocument } from "./AuditLogSection.generated.ts";

/** What is done to an account, with what is asked before it and said after it. */
const ACTIONS = {
  block: {
    label: "Spärra",
    title: "Spärra kontot?",
    text: "loggas ut överallt på en gång och kan inte logga in förrän du häver spärren. Inget i kontot tas bort.",
    done: "Kontot är spärrat",
    failure: "Kontot är inte spärrat",
  },
  unblock: {
    label: "Häv spärren",
    title: "Häva spärren?",
    text: "kan då logga in igen.",
    done: "Spärren är hävd",
    failure: "Spärren är kvar",
  },
  erase: {
    label: "Radera",
    title: "Radera kontot?",
    text: "förlorar kontot och allt som finns i det, och får ett mejl om det. Det går inte att ångra.",
    done: "Kontot är raderat",
    failure: "Kontot är kvar",
  },
} as const;

type Action = keyof typeof ACTIONS;

const COLUMNS: readonly DataColumn<Account>[] = [
  {
    key: "name",
    header: "Konto",
    isRowHeader: true,
    width: "34%",
    cell: ({ fullName, email }) => (
      <Box sx={{ display: "grid", overflowWrap: "anywhere" }}>
        {fullName}
        <Box component="span" sx={{ fontWeight: 400, color: "text.secondary" }}>
          {email}
        </Box>
      </Box>
    ),
  },
  {
    key: "state",
    header: "Läge",
    cell: ({ roles, blockedAt, isConfirmed, isOwn }) => (
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {blockedAt && <Badge tint="red">Spärrat</Badge>}
        {roles.includes("ADMIN") && <Badge tint="blue">Administratör</Badge>}
        {isOwn && <Badge tint="green">Ditt konto</Badge>}
        {!isConfirmed && <Badge tint="yellow">Inte bekräftat</Badge>}
        {isConfirmed && !blockedAt && roles.length === 0 && !isOwn && "Bekräftat"}
      </Box>
    ),
  },
  { key: "created", header: "Skapat", cell: ({ createdAt }) => swedishDay(createdAt) },
  { key: "seen", header: "Senast använt", cell: ({ lastSeenOn }) => (lastSeenOn ? swedishDay(lastSeenOn) : "–") },
];

/** Accounts in rows, with what can be done to each. */
export function AccountTable(props: {
  accounts: readonly Account[];
  /** Whether only some of them were looked for. */
  isSearched: boolean;
  /** Hears that a row has left, and with it the button that was pressed. */
  onErased: () => void;
}) {
  const [asked, setAsked] = useState<{ account: Account; action: Action }>();
  const [isAsking, setAsking] = useState(false);
  const change = useAccountChange();
  const ask = (account: Account, action: Action) => {
    clearToasts();
    setAsked({ account, action });
    setAsking(true);
  };
  const run = async ({ account, action }: { account: Account; action: Action }) => {
    const { done, failure } = ACTIONS[action];
    try {
      const [wrong] = (await change(action, account)) ?? [];
      if (wrong) return showToast({ title: failure, text: wrong.message, tone: "error" });
      if (action === "erase") props.onErased();
      showToast({ title: done, text: account.email, tone: "confirmation" });
    } catch (error) {
      showToast({ title: failure, text: visitorMessage(error), tone: "error" });
    }
  };
  const button = (account: Account, action: Action) => (
    <Button
      color={action === "erase" ? "error" : "primary"}
      sx={{ my: -2, minHeight: 44, whiteSpace: "nowrap" }}
      aria-label={`${ACTIONS[action].label}: ${account.email}`}
      onClick={() => ask(account, action)}
    >
      {ACTIONS[action].label}
    </Button>
  );
  return (
    <>
      <DataTable
        caption="Konton"
        isDense
        stackBelow="md"
        columns={[
          ...COLUMNS,
          {
            key: "change",
            header: "Ändra",
            isHeaderHidden: true,
            align: "end",
            cell: (account) =>
              !account.isOwn && (
                <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: { md: "flex-end" }, columnGap: 2 }}>
                  {button(account, account.blockedAt ? "unblock" : "block")}
                  {button(account, "erase")}
                </Box>
              ),
          },
        ]}
        rows={props.accounts}
        keyOf={({ key }) => key}
        empty={
          <Typography color="textSecondary">
            {props.isSearched ? "Inget konto börjar så. Ändra sökningen." : "Inga konton ännu."}
          </Typography>
        }
      />
      {asked && (
        <ConfirmAction
          title={ACTIONS[asked.action].title}
          text={`${asked.account.email} ${ACTIONS[asked.action].text}`}
          label={ACTIONS[asked.action].label}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => void run(asked)}
        />
      )}
    </>
  );
}

/** Sends what is done to an account, once the admin has proved who they are. @returns what was wrong */
function useAccountChange() {
  const refetchQueries = [AuditLogDocument];
  const [block] = useBlockAccountMutation({ refetchQueries });
  const [unblock] = useUnblockAccountMutation({ refetchQueries });
  const [erase] = useEraseAccountMutation({
    refetchQueries,
    update: (cache, { data }) => {
      const key = data?.eraseAccount.erasedKey;
      if (key) cache.evict({ id: cache.identify({ __typename: "ListedAccount", key }) });
    },
  });
  return (action: Action, { key }: Account) => {
    const options = { variables: { input: { key } } };
    const attempts = {
      block: async () => (await block(options)).data?.blockAccount.errors,
      unblock: async () => (await unblock(options)).data?.unblockAccount.errors,
      erase: async () => (await erase(options)).data?.eraseAccount.errors,
    };
    return withVerification(attempts[action], (errors) => errors);
  };
}
