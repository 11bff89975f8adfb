import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { use } from "react";
import type { Page } from "../../pageLoader.ts";
import { breadcrumbs } from "../../shell/layout/breadcrumbs.ts";
import { NothingYet } from "../../shell/pages/NothingYet.tsx";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { addressOfContentTab } from "../admin/contentTabs.ts";
import { useRecordActivity } from "../journey/data/useRecordActivity.ts";
import { ContentHero } from "./ContentHero.tsx";
import { MethodCard } from "./MethodCard.tsx";
import { MethodComparison } from "./MethodComparison.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { PageSections } from "./PageSections.tsx";
import { TrainingPageDocument, useTrainingPageQuery } from "./TrainingPage.generated.ts";

const PATH = "/traning";
/** The method to begin with, as long as the site has it. */
const STRENGTH = "styrketraning";
const HEADING = "Träning för ett långt liv";

/** Asks for the page's data. */
const loadTrainingPage = (apollo: ApolloClient): Promise<unknown> => apollo.query({ query: TrainingPageDocument });

/** The page at /traning. */
function TrainingPage() {
  const { data, error, refetch } = useTrainingPageQuery({});
  const origin = use(OriginContext);
  const page = data?.page;
  const methods = data?.trainingMethods;
  const hasStrengthTraining = methods?.some(({ slug }) => slug === STRENGTH) ?? true;
  return (
    <>
      <Seo
        title="Träning"
        description={page?.description}
        path={PATH}
        isUnlisted={page?.isUnlisted}
        structuredData={breadcrumbs(origin, { name: "Träning", path: PATH })}
      />
      <ContentHero
        scene="training"
        heading={page?.heading ?? (data || error ? HEADING : undefined)}
        lead={page?.lead ?? (data || error ? "" : undefined)}
      >
        {hasStrengthTraining && (
          <Button variant="contained" href={`#${STRENGTH}`}>
            Börja med styrketräning
          </Button>
        )}
        {data?.food && (
          <TextLink to="/guider/mat-som-forlanger-livet" sx={{ color: "text.primary", py: 2.5 }}>
            Mat för ett långt liv
          </TextLink>
        )}
      </ContentHero>
      <PageContainer top="text">
        {data ? (
          <Content data={data} />
        ) : error ? (
          <LoadFailure
            message="Träningsmetoderna kunde inte laddas."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Box
            aria-hidden="true"
            sx={{ display: "grid", gap: { xs: 3, sm: 5 }, gridTemplateColumns: { sm: "1fr 1fr", lg: "1fr 1fr 1fr" } }}
          >
            {[1, 2, 3, 4, 5, 6].map((card) => (
              <Skeleton key={card} height={520} radius={14} />
            ))}
          </Box>
        )}
      </PageContainer>
    </>
  );
}

type Data = NonNullable<ReturnType<typeof useTrainingPageQuery>["data"]>;

function Content({ data: { trainingMethods: methods, page, strength, zone2 } }: { data: Data }) {
  const trainingMethods = methods ?? [];
  return (
    <>
      {trainingMethods.length > 0 ? (
        <Methods methods={trainingMethods} />
      ) : (
        <NothingYet
          title="Här kommer träningsmetoderna att stå"
          meanwhile="Så länge kan du göra träningstestet och få råd som passar dig."
          to="/traning-quiz"
          action="Gör träningstestet"
          editor={addressOfContentTab("metoder", "ny")}
          label="Lägg till en träningsmetod"
        >
          Ingen är inlagd ännu.
        </NothingYet>
      )}
      {page && (
        <Box sx={{ mt: { xs: 8, md: 24 } }}>
          <PageSections sections={page.sections} areFolded />
        </Box>
      )}
      <NextSteps hasStrength={strength !== null} hasZone2={zone2 !== null} />
    </>
  );
}

/** The methods, and beside each other when there are several. */
function Methods({ methods }: { methods: NonNullable<Data["trainingMethods"]> }) {
  const record = useRecordActivity();
  return (
    <>
      <Box component="section" aria-labelledby="metoderna">
        <Typography id="metoderna" variant="h2" sx={{ mb: { xs: 4, md: 6 } }}>
          Metoderna
        </Typography>
        <Box
          sx={{
            display: "grid",
            columnGap: 5,
            rowGap: { xs: 3, sm: 5 },
            gridTemplateColumns: {
              xs: "minmax(0, 1fr)",
              sm: "repeat(2, minmax(0, 1fr))",
              lg: "repeat(3, minmax(0, 1fr))",
            },
          }}
        >
          {methods.map((method) => (
            <MethodCard key={method.slug} method={method} onRead={() => record("SECTION", `method:${method.slug}`)} />
          ))}
        </Box>
      </Box>
      {methods.length > 1 && (
        <Box component="section" aria-labelledby="jamforelse" sx={{ mt: { xs: 8, md: 24 } }}>
          <Typography id="jamforelse" variant="h2" sx={{ mb: { xs: 3, md: 6 }, scrollMarginTop: 92 }}>
            Jämför metoderna
          </Typography>
          <MethodComparison methods={methods} />
        </Box>
      )}
    </>
  );
}

export const page: Page = { Component: TrainingPage, loader: loadTrainingPage };
