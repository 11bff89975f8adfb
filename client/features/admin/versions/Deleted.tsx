import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { VersionedName } from "../../../../schema/audit.ts";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { readAgain } from "./readAgain.ts";
import { useDeletedQuery, useRestoreDeletedMutation, type Versions_VersionFragment } from "./Versions.generated.ts";

/** What was deleted of a kind within thirty days, and can be had back; nothing when there is nothing. */
export function Deleted({ of, nameOf = (name) => name }: { of: VersionedName; nameOf?: (name: string) => string }) {
  const { data } = useDeletedQuery({ variables: { of }, fetchPolicy: "cache-and-network" });
  const [restore] = useRestoreDeletedMutation({});
  const [restored, setRestored] = useState<string>();
  const apollo = useApolloClient();
  const undo = async (key: string, name: string) => {
    const failed = (text: string) => showToast({ title: "Kunde inte återskapas", text, tone: "error" });
    setRestored(key);
    try {
      const [wrong] = (await restore({ variables: { input: { key } } })).data?.restoreDeleted.errors ?? [];
      if (wrong) return failed(wrong.message);
      await readAgain(apollo);
      showToast({ title: "Återskapad", text: nameOf(name), tone: "confirmation" });
    } catch (error) {
      failed(visitorMessage(error));
    } finally {
      setRestored(undefined);
    }
  };
  if (!data?.deleted?.length) return null;
  const columns: readonly DataColumn<Versions_VersionFragment>[] = [
    { key: "name", header: "Namn", isRowHeader: true, cell: ({ name }) => nameOf(name) },
    {
      key: "deleted",
      header: "Borttaget",
      cell: ({ replacedAt, replacedBy }) => swedishMoment(replacedAt) + (replacedBy ? ` av ${replacedBy}` : ""),
    },
    {
      key: "again",
      header: "Återskapa",
      isHeaderHidden: true,
      align: "end",
      cell: ({ key, name }) => (
        <Button
          disabled={restored !== undefined}
          onClick={() => void undo(key, name)}
          aria-label={`Återskapa ${nameOf(name)}`}
          sx={{ my: -2, minHeight: 44 }}
        >
          Återskapa
        </Button>
      ),
    },
  ];
  return (
    <>
      <Typography variant="h3" sx={{ mt: 8, mb: 3 }}>
        Borttaget
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: "60ch" }}>
        Det som har tagits bort kan återskapas i 30 dagar, som det var och på samma adress.
      </Typography>
      <DataTable caption="Borttaget" columns={columns} rows={data.deleted} keyOf={({ key }) => key} stackBelow="sm" />
    </>
  );
}
