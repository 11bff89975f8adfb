import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { use } from "react";
import type { Page } from "../../pageLoader.ts";
import { breadcrumbs } from "../../shell/layout/breadcrumbs.ts";
import { NothingYet } from "../../shell/pages/NothingYet.tsx";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { DemoNotice } from "../../ui/DemoNotice.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { AD_LINKS } from "../../ui/link/adLinks.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { addressOfContentTab } from "../admin/contentTabs.ts";
import { useRecordActivity } from "../journey/data/useRecordActivity.ts";
import { ContentHero } from "./ContentHero.tsx";
import { MrComparison } from "./MrComparison.tsx";
import { MrHighlights } from "./MrHighlights.tsx";
import { MrScanningPageDocument, useMrScanningPageQuery } from "./MrScanningPage.generated.ts";
import { PageSections } from "./PageSections.tsx";
import { useDwell } from "./useDwell.ts";

const PATH = "/mr-scanning";
const HEADING = "Jämför undersökningar med magnetkamera";
/** A comparison that was on screen for this long counts as read in the journey. */
const READ_SECONDS = 5;

/** Asks for the page's data. */
const loadMrScanningPage = (apollo: ApolloClient): Promise<unknown> => apollo.query({ query: MrScanningPageDocument });

/** The page at /mr-scanning. */
function MrScanningPage() {
  const { data, error, refetch } = useMrScanningPageQuery({});
  const origin = use(OriginContext);
  const page = data?.page;
  return (
    <>
      <Seo
        title="MR-scanning"
        description={page?.description}
        path={PATH}
        isUnlisted={page?.isUnlisted}
        structuredData={breadcrumbs(origin, { name: "MR-scanning", path: PATH })}
      />
      <ContentHero
        scene="mr"
        heading={page?.heading ?? (data || error ? HEADING : undefined)}
        lead={page?.lead ?? (data || error ? "" : undefined)}
        notice={<DemoNotice isDemo={data?.isDemoCatalogue} />}
      >
        {data?.mrProviders?.length !== 0 && (
          <Button variant="contained" href="#jamforelse">
            Se jämförelsen
          </Button>
        )}
        <TextLink to="#kan-inte-visa" sx={{ color: "text.primary", py: 2.5 }}>
          Vad bilderna inte kan visa
        </TextLink>
      </ContentHero>
      <PageContainer top="text">
        {data ? (
          <Content data={data} />
        ) : error ? (
          <LoadFailure message="Jämförelsen kunde inte laddas." onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Box aria-hidden="true" sx={{ display: "grid", gap: 4 }}>
            <Skeleton height={220} />
            <Skeleton height={560} />
          </Box>
        )}
      </PageContainer>
    </>
  );
}

type Data = NonNullable<ReturnType<typeof useMrScanningPageQuery>["data"]>;

function Content({ data: { mrProviders, page } }: { data: Data }) {
  const providers = mrProviders ?? [];
  const record = useRecordActivity();
  const comparison = useDwell<HTMLDivElement>(READ_SECONDS, () => record("COMPARISON", "mr"));
  const sections = page && <PageSections sections={page.sections} areFolded />;
  if (providers.length === 0) {
    return (
      <>
        <NothingYet
          title="Här kommer vårdgivarna att stå"
          to="#kan-inte-visa"
          action="Läs vad bilderna inte kan visa"
          editor={addressOfContentTab("mr", "ny")}
          label="Lägg till en vårdgivare"
        >
          Ingen är inlagd ännu. Så länge kan du läsa vad en undersökning är, och vad den kan och inte kan visa.
        </NothingYet>
        {sections && <Box sx={{ mt: { xs: 8, md: 24 } }}>{sections}</Box>}
      </>
    );
  }
  return (
    <>
      <MrHighlights providers={providers} />
      <Box
        component="section"
        id="jamforelse"
        aria-labelledby="jamforelsens-rubrik"
        sx={{ mt: { xs: 8, md: 16 }, scrollMarginTop: 92 }}
      >
        <Typography id="jamforelsens-rubrik" variant="h2">
          {providers.length === 1 ? "En vårdgivare" : `${providers.length} vårdgivare sida vid sida`}
        </Typography>
        <Typography
          color="textSecondary"
          sx={{
            mt: 2,
            mb: { xs: 4, md: 6 },
            maxWidth: "66ch",
            "@media (max-width: 899.95px)": { fontSize: "0.9375rem" },
          }}
        >
          Lägst startpris står först. Låg prisnivå är högst 3 000 kr, medel högst 4 500 kr, hög är mer. ”Rekommenderad”
          är redaktionens val och påverkar inte ordningen. {AD_LINKS}
        </Typography>
        <div ref={comparison}>
          <MrComparison providers={providers} />
        </div>
      </Box>
      {sections && <Box sx={{ mt: { xs: 8, md: 24 } }}>{sections}</Box>}
    </>
  );
}

export const page: Page = { Component: MrScanningPage, loader: loadMrScanningPage };
