import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useRef, useState } from "react";
import { latestData } from "../../../apollo/latestData.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { useSettled } from "../../../ui/useSettled.ts";
import { useAccountsQuery } from "./AccountsSection.generated.ts";
import { AccountTable } from "./AccountTable.tsx";

/** Who has an account, without what is in it; accounts are blocked and erased here. */
export function AccountsSection() {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const { data, previousData, error, refetch, fetchMore } = useAccountsQuery({
    variables: { search: search || null },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const [more, awaited] = useLoadMore(fetchMore, (_error, run) =>
    showToast({
      title: "Kunde inte hämta fler konton",
      text: "Kontrollera uppkopplingen och försök igen.",
      tone: "error",
      action: { label: "Försök igen", run },
    }),
  );
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const accounts = latestData({ data, previousData, error })?.accounts;
  return (
    <Box component="section" aria-labelledby="konton" sx={{ mt: 14 }}>
      <Typography ref={heading} id="konton" variant="h2" tabIndex={-1} sx={{ outline: "none" }}>
        Konton
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 5, maxWidth: "41em" }}>
        De senaste först. Det som finns i kontona, till exempel hälsouppgifter, syns inte här.
      </Typography>
      <Box role="search" aria-label="Sök konton" sx={{ maxWidth: 520, mb: 5 }}>
        <FieldLabel htmlFor={id}>Sök på början av e-postadressen eller namnet</FieldLabel>
        <FieldControl>
          <input
            id={id}
            type="search"
            value={typed}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </FieldControl>
      </Box>
      {accounts ? (
        <>
          <AccountTable
            accounts={accounts.nodes}
            isSearched={search !== ""}
            onErased={() => heading.current?.focus()}
          />
          <ShowMore pageInfo={accounts.pageInfo} awaited={awaited} onMore={more} />
        </>
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar kontona …" />
      )}
    </Box>
  );
}
