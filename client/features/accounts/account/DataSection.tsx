import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import DownloadOutlined from "~icons/ic/outline-download";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { AccountSection } from "./AccountSection.tsx";
import { MyDataDocument } from "./MyData.generated.ts";
import type { PersonalDataTable_RowFragment } from "./PersonalDataTable.generated.ts";
import { PersonalDataTable } from "./PersonalDataTable.tsx";

/** The table of stored personal data, and a download of all of it. */
export function DataSection({ rows }: { rows: readonly PersonalDataTable_RowFragment[] }) {
  const apollo = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { data } = await apollo.query({ query: MyDataDocument, fetchPolicy: "no-cache" });
      save(JSON.stringify(data?.myData, null, 2), `mina-data-${dayOf(new Date())}.json`);
      showToast({ title: "Filen är hämtad", tone: "confirmation", about: "my data" });
    } catch (error) {
      showToast({ title: "Filen kunde inte hämtas", text: visitorMessage(error), tone: "error", about: "my data" });
    }
    setBusy(false);
  };
  return (
    <AccountSection title="Mina data" intro="Det här sparar vi om dig. Du kan hämta allt i en fil.">
      <PersonalDataTable rows={rows} />
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        aria-disabled={isBusy}
        onClick={() => void download()}
        sx={{ mt: 5 }}
      >
        {isBusy ? "Hämtar …" : "Ladda ner mina data"}
      </Button>
    </AccountSection>
  );
}

/** Lets the browser download a file. */
function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
