import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { use } from "react";
import { useSearchParams } from "react-router-dom";
import { MARKER_INDEX_PATH } from "../../../../schema/rules/catalogue/productPath.ts";
import { labValuesAddress } from "../../../../schema/rules/labValues/labValuesPath.ts";
import type { Page } from "../../../pageLoader.ts";
import { breadcrumbs } from "../../../shell/layout/breadcrumbs.ts";
import { AsyncContent, IdSlugPage } from "../../../shell/pages/IdSlugPage.tsx";
import { MissingPage } from "../../../shell/pages/MissingPage.tsx";
import { redirectToCanonicalPath } from "../../../shell/pages/redirectToCanonicalPath.ts";
import { OriginContext, Seo } from "../../../shell/Seo.tsx";
import { shortDescription } from "../../../shell/shortDescription.ts";
import { Breadcrumbs } from "../../../ui/Breadcrumbs.tsx";
import { DemoNotice } from "../../../ui/DemoNotice.tsx";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { GuideLinks } from "../../../ui/link/GuideLinks.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import type { FetchMore } from "../../../ui/useLoadMore.ts";
import { ComparisonSlot } from "../comparison/ComparisonSlot.tsx";
import { cursorFromAddress } from "../list/listFilters.ts";
import { TESTS } from "../list/testsArea.ts";
import { MarkerPageDocument, useMarkerPageQuery } from "./MarkerPage.generated.ts";
import { MarkerTests } from "./MarkerTests.tsx";
import { markerData } from "./markerStructuredData.ts";
import { groupAnchor, type PageMarker } from "./pageMarker.ts";
import { ReferenceBands } from "./ReferenceBands.tsx";

/** Tests that the page shows at first and with each 'Visa fler'. */
const PAGE_SIZE = 24;

const variablesOf = (id: number, params: URLSearchParams) => ({
  id,
  first: PAGE_SIZE,
  after: cursorFromAddress(params),
});

/** Loads the marker whose number ends the address; an address with a former name redirects permanently. */
const loadMarkerPage = (apollo: ApolloClient, url: URL): Promise<Response | undefined> =>
  redirectToCanonicalPath(url, async (id) => {
    const { data } = await apollo.query({ query: MarkerPageDocument, variables: variablesOf(id, url.searchParams) });
    return data?.biomarker?.path;
  });

/** /markorer/{slug}: a marker's description, and the tests that measure it. */
const MarkerPage = () => <IdSlugPage>{(id) => <Found key={id} id={id} />}</IdSlugPage>;

function Found({ id }: { id: number }) {
  const [params] = useSearchParams();
  const { data, error, refetch, fetchMore } = useMarkerPageQuery({ variables: variablesOf(id, params) });
  return (
    <AsyncContent
      found={data?.biomarker}
      hasFailed={error !== undefined}
      failure="Markören kunde inte hämtas. Försök igen."
      onRetry={refetch}
      missing={
        <MissingPage
          title="Markören finns inte"
          text="Den har tagits bort, eller så är adressen fel. Bland de andra finns kanske den du söker."
          to={MARKER_INDEX_PATH}
          action="Alla markörer"
        />
      }
    >
      {(marker) => <Content marker={marker} isDemo={data?.isDemoCatalogue ?? true} onMore={fetchMore} />}
    </AsyncContent>
  );
}

function Content({ marker, isDemo, onMore }: { marker: PageMarker; isDemo: boolean; onMore: FetchMore }) {
  const origin = use(OriginContext);
  const { name, path, description, group, preparation } = marker;
  const hasMeaning = Boolean(marker.lowMeaning || marker.highMeaning || marker.otherMeaning);
  return (
    <>
      <Seo
        title={name}
        description={shortDescription(`${description} Jämför tester som mäter det, billigast först.`)}
        path={path}
        structuredData={[
          markerData(origin, marker),
          breadcrumbs(origin, { name: "Markörer", path: MARKER_INDEX_PATH }, { name, path }),
        ]}
      />
      <PageContainer component="article" aria-labelledby="namn" width="article" top="list">
        <Breadcrumbs
          links={[
            { to: MARKER_INDEX_PATH, label: "Markörer" },
            ...(group ? [{ to: `${MARKER_INDEX_PATH}#${groupAnchor(group)}`, label: group }] : []),
          ]}
        />
        <Typography id="namn" variant="h1" sx={{ mt: 4, overflowWrap: "break-word", hyphens: "auto" }}>
          {name}
        </Typography>
        <Typography variant="body1" sx={{ mt: 4, maxWidth: "60ch", fontSize: { xs: "1.1875rem", sm: "1.25rem" } }}>
          {description}
        </Typography>
        <DemoNotice isDemo={isDemo} />
        <Box sx={{ display: "grid", gap: { xs: 10, md: 14 }, mt: { xs: 8, md: 12 } }}>
          <Box
            sx={{
              display: "grid",
              gap: { xs: 8, md: 12 },
              gridTemplateColumns: { md: hasMeaning ? "1fr 1fr" : "minmax(0, 66ch)" },
              gridTemplateRows: { md: hasMeaning ? "auto 1fr" : "auto" },
            }}
          >
            {hasMeaning && <Meaning marker={marker} />}
            <Box
              sx={{
                gridColumn: { md: hasMeaning ? "2" : "auto" },
                gridRow: { md: hasMeaning ? "1 / span 2" : "auto" },
              }}
            >
              <Reference marker={marker} />
            </Box>
            {preparation && (
              <section aria-labelledby="fore-provet">
                <SectionHeading id="fore-provet">Före provet</SectionHeading>
                <Typography sx={{ mt: 3, maxWidth: "60ch" }}>
                  {preparation} Följ i första hand vad laboratoriet skriver.
                </Typography>
              </section>
            )}
          </Box>
          <Notice tone="info">
            Ett provsvar ställer ingen diagnos. Har du besvär, eller oroar svaret dig, prata med vårdcentralen eller
            ring 1177.
          </Notice>
          <MarkerTests marker={marker} onMore={onMore} />
          <GuideLinks guides={marker.guides} />
          <Related marker={marker} />
        </Box>
      </PageContainer>
      <ComparisonSlot area={TESTS} />
    </>
  );
}

/** What a low value and a high one may mean, each below its heading, and what holds for both. */
function Meaning({ marker: { unit, lowMeaning, highMeaning, otherMeaning } }: { marker: PageMarker }) {
  return (
    <section aria-labelledby="avvikelse">
      <SectionHeading id="avvikelse">{unit ? "Om värdet avviker" : "Vad svaret kan betyda"}</SectionHeading>
      {[
        ["Lågt värde", lowMeaning],
        ["Högt värde", highMeaning],
      ].map(
        ([title, text]) =>
          text && (
            <Box key={title} sx={{ mt: 4, maxWidth: "60ch" }}>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography sx={{ mt: 1 }}>{text}</Typography>
            </Box>
          ),
      )}
      {otherMeaning && <Typography sx={{ mt: 4, maxWidth: "60ch" }}>{otherMeaning}</Typography>}
    </section>
  );
}

/** Where healthy adults lie, limits where a guide states them, and that each laboratory has its own, in any case. */
function Reference({ marker }: { marker: PageMarker }) {
  const { databaseId, unit, reference, referenceIntervals, referenceSource, guides } = marker;
  const isOff = useIsOff();
  const [guide] = guides;
  return (
    <section aria-labelledby="referens">
      <SectionHeading id="referens">Referensvärde</SectionHeading>
      {referenceIntervals.length > 0 && (
        <>
          <ReferenceBands intervals={referenceIntervals} unit={unit} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 3, maxWidth: "60ch", overflowWrap: "anywhere" }}>
            Det fyllda fältet är där 95 av 100 friska vuxna ligger. Fem av hundra friska ligger alltså utanför. Källa:{" "}
            {referenceSource}.
          </Typography>
        </>
      )}
      {reference && (
        <Typography sx={{ mt: 3, maxWidth: "60ch" }}>
          {reference}
          {guide && !isOff(guide.path) && (
            <>
              {" "}
              Mer om det i guiden <TextLink to={guide.path}>{guide.title}</TextLink>.
            </>
          )}
        </Typography>
      )}
      <Typography sx={{ mt: 3, maxWidth: "60ch" }}>
        {unit || referenceIntervals.length > 0
          ? "Varje laboratorium har sitt eget referensintervall, och det är intervallet på ditt svar som gäller."
          : "Svaret är inget mätvärde med enhet. Hur det ska läsas står på svaret från laboratoriet."}
        {unit && ` Värdet anges i ${unit}.`}
        {unit &&
          !reference &&
          referenceIntervals.length === 0 &&
          " Något gemensamt intervall visar vi inte: metoderna skiljer sig åt, eller så bedöms värdet efter din risk."}
      </Typography>
      {(unit || referenceIntervals.length > 0) && (
        <TextLink to={labValuesAddress([databaseId])} sx={{ display: "inline-block", mt: 2, py: 2.5 }}>
          Skriv in ditt eget värde och följ det över tid
        </TextLink>
      )}
    </section>
  );
}

/** The others of its group. */
function Related({ marker: { group, related } }: { marker: PageMarker }) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="samma-grupp">
      <SectionHeading id="samma-grupp">Fler markörer: {group}</SectionHeading>
      <Box
        component="ul"
        sx={{ display: "flex", flexWrap: "wrap", columnGap: 5, listStyle: "none", m: 0, mt: 3, p: 0 }}
      >
        {related.map(({ databaseId, path, name }) => (
          <li key={databaseId}>
            <TextLink to={path} sx={{ display: "inline-block", py: 2.5 }}>
              {name}
            </TextLink>
          </li>
        ))}
      </Box>
    </section>
  );
}

export const page: Page = { Component: MarkerPage, loader: loadMarkerPage };
