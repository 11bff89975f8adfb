import { NetworkStatus } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ARTICLE_STATE_NAMES } from "../../../../schema/articleEditing.ts";
import { latestData } from "../../../apollo/latestData.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { useOptimisticUrlState } from "../../../ui/useOptimisticUrlState.ts";
import { Deleted } from "../versions/Deleted.tsx";
import { useArticleListQuery } from "./ArticlesTab.generated.ts";
import { ArticleTable } from "./ArticleTable.tsx";
import { addressInList, filtersIn, STATES } from "./articleFilters.ts";

/** How long somebody does not type before it is searched, in milliseconds. */
const PAUSE_MS = 300;

/** All articles, filtered by state and text. The filters stand in the address. */
export function ArticleList() {
  const [shown] = useSearchParams();
  // A choice that follows another at once builds on it, although its address is still on its way.
  const { value: params, latest, choose: go } = useOptimisticUrlState(shown);
  const { search, state } = filtersIn(params);
  const [typed, setTyped] = useState(search);
  const choose = useEffectEvent((name: string, value: string) => {
    const next = new URLSearchParams(latest());
    if (value) next.set(name, value);
    else next.delete(name);
    go(next, `?${next}`, { replace: true });
  });
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => choose("sok", typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  const { data, previousData, error, refetch, fetchMore, networkStatus } = useArticleListQuery({
    variables: { search, state },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const [more, awaited] = useLoadMore(fetchMore, (_error, run) =>
    showToast({
      title: "Kunde inte hämta fler guider",
      text: "Kontrollera uppkopplingen och försök igen.",
      tone: "error",
      action: { label: "Försök igen", run },
    }),
  );
  const searchId = useId();
  const stateId = useId();
  const articles = latestData({ data, previousData, error })?.editableArticles;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <Typography variant="h2" sx={{ mr: "auto" }}>
          Guider
        </Typography>
        <Button component={Link} to={addressInList(params, "ny")} variant="contained" sx={{ minHeight: 48 }}>
          Ny guide
        </Button>
      </Box>
      <Box
        role="search"
        aria-label="Sök guider"
        sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "minmax(0, 2fr) minmax(0, 1fr)" }, gap: 4, my: 5 }}
      >
        <div>
          <FieldLabel htmlFor={searchId}>Sök på titel, adress eller författare</FieldLabel>
          <FieldControl>
            <input
              id={searchId}
              type="search"
              value={typed}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </FieldControl>
        </div>
        <div>
          <FieldLabel htmlFor={stateId}>Läge</FieldLabel>
          <FieldControl>
            <select
              id={stateId}
              value={state ? STATES[state].inAddress : ""}
              onChange={(event) => choose("lage", event.target.value)}
            >
              <option value="">Alla</option>
              {ARTICLE_STATE_NAMES.map((name) => (
                <option key={name} value={STATES[name].inAddress}>
                  {STATES[name].label}
                </option>
              ))}
            </select>
          </FieldControl>
        </div>
      </Box>
      {articles ? (
        <Box aria-busy={networkStatus === NetworkStatus.setVariables}>
          <Typography role="status" color="textSecondary" sx={{ mb: 3 }}>
            {articles.totalCount === 1 ? "1 guide" : `${articles.totalCount} guider`}
          </Typography>
          <ArticleTable
            articles={articles.nodes}
            isFiltered={search !== "" || state !== undefined}
            addressOf={(id) => addressInList(params, id)}
          />
          <ShowMore pageInfo={articles.pageInfo} awaited={awaited} onMore={more} />
          <Deleted of="ARTICLE" />
        </Box>
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar guiderna …" />
      )}
    </>
  );
}
