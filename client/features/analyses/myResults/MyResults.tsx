import { NetworkStatus } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { LAB_VALUES_PATH } from "../../../../schema/rules/labValues/labValuesPath.ts";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { CompareResults } from "./CompareResults.tsx";
import { useMyResultsQuery } from "./MyResults.generated.ts";
import { ResultRow } from "./ResultRow.tsx";
import { useRemoveResult } from "./useRemoveResult.ts";

/** The results of one's own tests, the newest first; nothing where there are none. */
export function MyResults() {
  usePersonalSync();
  const { data, fetchMore, refetch, networkStatus } = useMyResultsQuery({
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useRemoveResult(async () => {
    await refetch();
    // The button that was pressed is gone with its row.
    (heading.current ?? document.getElementById("innehall"))?.focus({ preventScroll: true });
  });
  const [more, awaited] = useLoadMore(fetchMore, (_error, run) =>
    showToast({
      title: "Kunde inte hämta fler resultat",
      text: "Kontrollera uppkopplingen och försök igen.",
      tone: "error",
      action: { label: "Försök igen", run },
    }),
  );
  const results = data?.analyses;
  if (!results || results.nodes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="mina-resultat" sx={{ mt: { xs: 10, md: 14 } }}>
      <Typography ref={heading} id="mina-resultat" variant="h3" tabIndex={-1} sx={{ outline: "none" }}>
        Mina resultat
      </Typography>
      <Box
        component="ul"
        aria-busy={networkStatus === NetworkStatus.refetch}
        sx={{ listStyle: "none", m: 0, mt: 3, p: 0, borderTop: 1, borderColor: "divider" }}
      >
        {results.nodes.map((result) => (
          <ResultRow
            key={result.key}
            result={result}
            moments={results.nodes.map(({ createdAt }) => createdAt)}
            onRemove={remove}
          />
        ))}
      </Box>
      <ShowMore pageInfo={results.pageInfo} awaited={awaited} onMore={more} />
      <CompareResults results={results.nodes} />
      <Typography sx={{ mt: 4 }}>
        Har du provsvar från ett laboratorium?{" "}
        <TextLink to={LAB_VALUES_PATH}>Se dem över tid bland Mina värden</TextLink>
      </Typography>
    </Box>
  );
}
