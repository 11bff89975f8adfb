import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useNavigate, useSearchParams } from "react-router-dom";
import Search from "~icons/ic/baseline-search";
import { joinWithAnd } from "../../../schema/rules/words/phrases.ts";
import {
  kindInAddress,
  MAX_SITE_SEARCH,
  SITE_SEARCH_KINDS,
  SITE_SEARCH_PARAMS,
  SITE_SEARCH_PATH,
  type SiteSearchKindName,
  siteSearchAddress,
} from "../../../schema/siteSearch.ts";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import type { Page } from "../../pageLoader.ts";
import { useShown } from "../../shell/layout/navigation.ts";
import { Seo } from "../../shell/Seo.tsx";
import {
  SiteSearchDocument,
  type SiteSearchQuery,
  type SiteSearchQueryVariables,
  useSiteSearchQuery,
} from "../../shell/search/SiteSearch.generated.ts";
import { formatFound } from "../../shell/search/searchOptions.ts";
import { isSearchable } from "../../shell/search/useSiteSearch.ts";
import { Card } from "../../ui/Card.tsx";
import { FieldControl, FieldLabel } from "../../ui/form/FieldControl.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { useHad } from "../../ui/link/areasOff.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** Hits of each kind, and of the only kind that is asked for. */
const FIRST = 6;
const MAX_OF_KIND = 50;

const KINDS = Object.keys(SITE_SEARCH_KINDS) as SiteSearchKindName[];

/** Where to look instead of searching. */
const PLACES = [
  { path: "/tester", label: "Hälsotester" },
  { path: "/markorer", label: "Markörer" },
  { path: "/kosttillskott", label: "Kosttillskott" },
  { path: "/biohacking", label: "Utrustning" },
  { path: "/mr-scanning", label: "MR-scanning" },
  { path: "/guider", label: "Guider" },
] as const;

/** What is named of what can be found. */
const SEARCHED = [
  ["tester", "/tester"],
  ["markörer", "/markorer"],
  ["guider", "/guider"],
] as const;

/** Query variables of an address; undefined for a text that is not searched for. */
function variablesOf(params: URLSearchParams): SiteSearchQueryVariables | undefined {
  const query = textOf(params);
  if (!isSearchable(query) || query.length > MAX_SITE_SEARCH) return undefined;
  const kind = KINDS.find((one) => kindInAddress(one) === params.get(SITE_SEARCH_PARAMS.kind));
  return { query, first: kind ? MAX_OF_KIND : FIRST, kinds: kind && [kind] };
}

const textOf = (params: URLSearchParams): string => (params.get(SITE_SEARCH_PARAMS.query) ?? "").trim();

/** Searches for what the address says. */
async function loadSearchPage(apollo: ApolloClient, url: URL): Promise<void> {
  const variables = variablesOf(url.searchParams);
  if (variables) await apollo.query({ query: SiteSearchDocument, variables });
}

/** /sok: what the whole site has for a search, kind by kind. */
function SearchPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const text = textOf(params);
  const variables = variablesOf(params);
  const had = useHad();
  return (
    <>
      <Seo
        title={variables ? `Sök: ${text}` : "Sök"}
        description={`Sök bland ${joinWithAnd([...had(SEARCHED), "allt annat här"])}.`}
      />
      <PageContainer width="reading" top="heading">
        <Typography variant="h1">Sök</Typography>
        {/* Another address, another field: what is typed is not carried over. */}
        <Box
          key={text}
          component="form"
          action={SITE_SEARCH_PATH}
          onSubmit={(event) => {
            event.preventDefault();
            navigate(siteSearchAddress(String(new FormData(event.currentTarget).get(SITE_SEARCH_PARAMS.query))));
          }}
          role="search"
          aria-label="Sök"
          sx={{ mt: 6 }}
        >
          <FieldLabel htmlFor="sok">Vad letar du efter?</FieldLabel>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            <FieldControl sx={{ flex: "1 1 8em", minWidth: 0 }}>
              <Search aria-hidden="true" sx={{ color: "text.secondary", ml: 3, mr: -1 }} />
              <input
                id="sok"
                name={SITE_SEARCH_PARAMS.query}
                type="search"
                defaultValue={text}
                maxLength={MAX_SITE_SEARCH}
                autoComplete="off"
                enterKeyHint="search"
              />
            </FieldControl>
            <Button type="submit" variant="contained">
              Sök
            </Button>
          </Box>
        </Box>
        {variables ? <Results variables={variables} text={text} /> : <Beginning text={text} />}
      </PageContainer>
    </>
  );
}

/** Results, or why there are none. */
function Results({ variables, text }: { variables: SiteSearchQueryVariables; text: string }) {
  const { data, error, refetch } = useSiteSearchQuery({ variables });
  const found = data?.search;
  if (error && !found) {
    return (
      <LoadFailure
        message={visitorMessage(error, "Sökningen gick inte att göra. Kontrollera uppkopplingen och försök igen.")}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!found) return <Skeleton height={480} />;
  const { suggestion, showsSuggestion, groups } = found;
  return (
    <>
      <Typography role="status" sx={{ mt: 6, overflowWrap: "anywhere" }}>
        {suggestion ? (
          <>
            Inga träffar på ”{text}”. Menade du <TextLink to={siteSearchAddress(suggestion)}>{suggestion}</TextLink>?
            {showsSuggestion && " Det är träffarna på det som visas."}
          </>
        ) : (
          formatFound(found, text)
        )}
      </Typography>
      {variables.kinds && (
        <TextLink to={siteSearchAddress(text)} sx={{ display: "inline-block", py: 2 }}>
          Visa alla slags träffar
        </TextLink>
      )}
      {!variables.kinds && <BestAnswer groups={groups} />}
      {groups.map((group) => (
        <Group key={group.kind} group={group} isAlone={Boolean(variables.kinds)} />
      ))}
      {groups.length === 0 && <Places />}
    </>
  );
}

type Groups = NonNullable<SiteSearchQuery["search"]>["groups"];

/** What of each kind answers best, and how many of them. */
const ANSWERS: readonly { kinds: readonly SiteSearchKindName[]; count: number }[] = [
  { kinds: ["CHOOSER"], count: 1 },
  { kinds: ["GUIDES"], count: 1 },
  // Of products, those that fit best.
  { kinds: ["TESTS", "SUPPLEMENTS", "EQUIPMENT"], count: 2 },
  { kinds: ["MARKERS"], count: 1 },
];

/** What one hit is. */
const ANSWER_LABELS: Partial<Record<SiteSearchKindName, string>> = {
  CHOOSER: "Hitta rätt test",
  GUIDES: "Guide",
  TESTS: "Hälsotest",
  SUPPLEMENTS: "Kosttillskott",
  EQUIPMENT: "Utrustning",
  MARKERS: "Markör",
};

/** The answer to what was asked: what to read, what to buy with its price, what it measures. All of it stands below, too. */
function BestAnswer({ groups }: { groups: Groups }) {
  const found = ANSWERS.flatMap(({ kinds, count }) => {
    const group = groups.find(({ kind }) => kinds.includes(kind));
    return group ? group.hits.slice(0, count).map((hit) => ({ ...hit, label: ANSWER_LABELS[group.kind] })) : [];
  });
  // One kind alone is its own answer.
  if (new Set(found.map(({ label }) => label)).size < 2) return null;
  return (
    <Card component="section" aria-labelledby="sok-svar" isTinted sx={{ mt: 6 }}>
      <Typography id="sok-svar" variant="h3" component="h2">
        Börja här
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: "none", m: 0, mt: 2, p: 0, display: "grid", gap: 2, overflowWrap: "anywhere" }}
      >
        {found.map(({ title, detail, path, label }) => (
          <li key={path}>
            <TextLink to={path} sx={{ fontWeight: 600, display: "inline-block", py: 1 }}>
              {title}
            </TextLink>
            <Typography variant="body2" color="textSecondary">
              {[label, detail].filter(Boolean).join(" · ")}
            </Typography>
          </li>
        ))}
      </Box>
    </Card>
  );
}

/** Results of a kind. */
function Group({ group, isAlone }: { group: Groups[number]; isAlone: boolean }) {
  const { kind, label, hits, hasMore, listPath } = group;
  // The most that this page shows is no way to more.
  const leadsOn = hasMore && !(isAlone && listPath.startsWith(SITE_SEARCH_PATH));
  return (
    <Box component="section" aria-labelledby={`sok-${kindInAddress(kind)}`} sx={{ mt: 10 }}>
      <Typography id={`sok-${kindInAddress(kind)}`} variant="h3" component="h2">
        {label}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 3, p: 0 }}>
        {hits.map(({ title, detail, path }) => (
          <Box component="li" key={path} sx={{ py: 3, borderTop: 1, borderColor: "divider", overflowWrap: "anywhere" }}>
            <TextLink to={path} sx={{ fontWeight: 600, display: "inline-block", py: 1 }}>
              {title}
            </TextLink>
            {detail && (
              <Typography variant="body2" color="textSecondary">
                {detail}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {leadsOn && (
        <TextLink to={listPath} sx={{ display: "inline-block", py: 2 }}>
          Visa alla: {label}
        </TextLink>
      )}
    </Box>
  );
}

/** Before anything is searched for. */
function Beginning({ text }: { text: string }) {
  return (
    <>
      <Typography sx={{ mt: 6 }}>
        {text.length > MAX_SITE_SEARCH
          ? `Sökningen får vara högst ${MAX_SITE_SEARCH} tecken. Skriv några få ord.`
          : "Skriv minst två bokstäver, till exempel järn, sömn eller långtidssocker."}
      </Typography>
      <Places />
    </>
  );
}

/** Ways on where nothing was found. */
function Places() {
  const places = useShown()(PLACES);
  if (places.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby="sok-vidare" sx={{ mt: 10 }}>
      <Typography id="sok-vidare" variant="h3" component="h2">
        Se dig omkring
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 3, p: 0 }}>
        {places.map(({ path, label }) => (
          <Box component="li" key={path}>
            <TextLink to={path} sx={{ display: "inline-block", py: 2 }}>
              {label}
            </TextLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

export const page: Page = { Component: SearchPage, loader: loadSearchPage };
