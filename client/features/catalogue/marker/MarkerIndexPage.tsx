import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { use } from "react";
import { MARKER_INDEX_PATH, MARKERS_PATH } from "../../../../schema/rules/catalogue/productPath.ts";
import type { Page } from "../../../pageLoader.ts";
import { breadcrumbs } from "../../../shell/layout/breadcrumbs.ts";
import { NothingYet } from "../../../shell/pages/NothingYet.tsx";
import { OriginContext, Seo } from "../../../shell/Seo.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { PageOpening } from "../../../ui/PageOpening.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { addressOfContentTab } from "../../admin/contentTabs.ts";
import {
  MarkerIndexPageDocument,
  type MarkerIndexPageQuery,
  useMarkerIndexPageQuery,
} from "./MarkerIndexPage.generated.ts";
import { groupAnchor } from "./pageMarker.ts";

type Marker = NonNullable<MarkerIndexPageQuery["biomarkers"]>[number];

/** Heading for markers without a group. */
const OTHERS = "Övriga";

/** Asks for the markers. */
const loadMarkerIndexPage = (apollo: ApolloClient): Promise<unknown> =>
  apollo.query({ query: MarkerIndexPageDocument });

/** /markorer: all markers that a test measures, group by group. */
function MarkerIndexPage() {
  const origin = use(OriginContext);
  const { data, error, refetch } = useMarkerIndexPageQuery({});
  const groups = groupsOf(data?.biomarkers ?? []);
  return (
    <>
      <Seo
        title="Markörer"
        description="Vad prover mäter, förklarat i vanliga ord: vad varje markör säger, vad ett avvikande värde kan bero på och vilka tester som mäter den."
        path={MARKER_INDEX_PATH}
        structuredData={breadcrumbs(origin, { name: "Markörer", path: MARKER_INDEX_PATH })}
      />
      <PageOpening scene="tests">
        <Typography variant="h1">Markörer</Typography>
        <Typography sx={{ mt: 3, mb: 5, maxWidth: { sm: "23.5em", lg: "29.5em" }, fontSize: { md: "1.25rem" } }}>
          Vad prover mäter, förklarat i vanliga ord: vad markören säger, vad ett avvikande värde kan bero på och vilka
          tester som mäter den.
        </Typography>
        {data?.biomarkers?.length !== 0 && (
          <Button component={Link} to={MARKERS_PATH} variant="contained">
            Välj tester efter markörer
          </Button>
        )}
      </PageOpening>
      <PageContainer top="text">
        {!data && error && (
          <LoadFailure message="Markörerna kunde inte laddas." onRetry={() => void refetch().catch(() => undefined)} />
        )}
        {!data && !error && <Skeleton height={480} />}
        {data?.biomarkers?.length === 0 && (
          <NothingYet
            title="Här kommer markörerna att stå"
            to="/mental-optimering"
            action="Till programmen för mental optimering"
            editor={addressOfContentTab("markorer")}
            label="Lägg till en markör"
            meanwhile="Så länge kan du läsa programmen, som har sina egna texter."
          >
            Ingen är beskriven ännu.
          </NothingYet>
        )}
        {groups.length > 0 && (
          <Box component="nav" aria-label="Grupper">
            <Box component="ul" sx={{ display: "flex", flexWrap: "wrap", columnGap: 5, listStyle: "none", m: 0, p: 0 }}>
              {groups.map(([group]) => (
                <li key={group}>
                  <TextLink to={`#${groupAnchor(group)}`} sx={{ display: "inline-block", py: 2.5 }}>
                    {group}
                  </TextLink>
                </li>
              ))}
            </Box>
          </Box>
        )}
        {groups.map(([group, markers]) => (
          <Box
            key={group}
            component="section"
            id={groupAnchor(group)}
            aria-labelledby={`${groupAnchor(group)}-rubrik`}
            sx={{ mt: { xs: 10, md: 12 }, scrollMarginTop: 92 }}
          >
            <Typography
              id={`${groupAnchor(group)}-rubrik`}
              variant="h2"
              sx={{ fontSize: { xs: "1.625rem", sm: "1.8125rem" } }}
            >
              {group}
            </Typography>
            <Box
              component="ul"
              sx={{
                display: "grid",
                gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
                columnGap: 10,
                listStyle: "none",
                m: 0,
                mt: 4,
                p: 0,
              }}
            >
              {markers.map(({ databaseId, path, name, description }) => (
                <Box component="li" key={databaseId} sx={{ py: 3, borderTop: 1, borderColor: "divider" }}>
                  <TextLink
                    to={path}
                    sx={{ fontWeight: 600, display: "inline-block", py: 1, overflowWrap: "anywhere" }}
                  >
                    {name}
                  </TextLink>
                  <Typography variant="body2" color="textSecondary">
                    {description}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </PageContainer>
    </>
  );
}

/** Markers by what they are about, in the order of the vocabulary. */
function groupsOf(markers: readonly Marker[]): [string, Marker[]][] {
  const groups = new Map<string, Marker[]>();
  for (const marker of markers) {
    const group = marker.group || OTHERS;
    groups.set(group, [...(groups.get(group) ?? []), marker]);
  }
  return [...groups];
}

export const page: Page = { Component: MarkerIndexPage, loader: loadMarkerIndexPage };
