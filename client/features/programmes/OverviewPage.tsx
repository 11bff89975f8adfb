import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { use } from "react";
import type { Page } from "../../pageLoader.ts";
import { breadcrumbs } from "../../shell/layout/breadcrumbs.ts";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { EnglishWords } from "../../ui/EnglishWords.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { useIsOff } from "../../ui/link/areasOff.ts";
import { Link } from "../../ui/link/Link.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ContentHero } from "../content/ContentHero.tsx";
import { LevelCard } from "./LevelCard.tsx";
import { LevelSlider } from "./LevelSlider.tsx";
import { OverviewDocument, useOverviewQuery } from "./OverviewPage.generated.ts";
import { scrollToTop } from "./scrollToTop.ts";

const PATH = "/mental-optimering";
const TITLE = "Mental optimering";

/** Asks for the levels. */
const loadOverviewPage = (apollo: ApolloClient): Promise<unknown> => apollo.query({ query: OverviewDocument });

/** The page at /mental-optimering: the three levels side by side. */
function OverviewPage() {
  const { data, error, refetch } = useOverviewQuery({});
  const origin = use(OriginContext);
  const isOff = useIsOff();
  return (
    <>
      <Seo
        title={TITLE}
        description="Tre program för lugn, fokus och återhämtning: Light för dig som är ny, Medium när vanorna sitter och Hardcore för erfarna. Jämför tid, innehåll och krav."
        path={PATH}
        keywords="mental optimering, meditation, stress, fokus, sömn, HRV"
        structuredData={breadcrumbs(origin, { name: TITLE, path: PATH })}
      />
      <ContentHero
        scene="mental"
        heading={TITLE}
        lead="Tre program, från lätt till krävande, för uppmärksamhet, sömn och stress. Börja där du är: varje nivå bygger på den före."
      >
        <Button variant="contained" href={`${PATH}/light`}>
          <EnglishWords>Börja med Light</EnglishWords>
        </Button>
        {data?.stress && (
          <TextLink to="/guider/stress-och-aterhamtning" sx={{ color: "text.primary", py: 2.5 }}>
            Läs om stress och återhämtning
          </TextLink>
        )}
      </ContentHero>
      <PageContainer top="text">
        {data?.programmes ? (
          <>
            <LevelSlider levels={data.programmes} />
            <Box
              component="ul"
              aria-label="Nivåer"
              sx={{
                display: "grid",
                gap: 5,
                m: 0,
                p: 0,
                listStyle: "none",
                gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
              }}
            >
              {data.programmes.map((programme) => (
                <LevelCard key={programme.level} programme={programme} />
              ))}
            </Box>
          </>
        ) : error ? (
          <LoadFailure
            message="Programmen kunde inte hämtas. Försök igen."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Skeleton height={640} radius={14} />
        )}
        <Box component="section" aria-labelledby="vagar-vidare" sx={{ mt: { xs: 14, md: 20 } }}>
          <Typography id="vagar-vidare" variant="h2" sx={{ mb: 5 }}>
            Osäker på var du ska börja?
          </Typography>
          <Typography sx={{ maxWidth: "60ch", mb: 5 }}>
            Dra i reglaget högst upp och se vad varje nivå tar i tid{isOff("/guider") ? "" : ", eller läs på först"}.
            <span lang="en">Light</span> passar nästan alla som är nya.
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
            <Button variant="outlined" onClick={scrollToTop}>
              Personligt quiz
            </Button>
            <Button component={Link} variant="outlined" to="/guider">
              Läs guider
            </Button>
            <Button variant="outlined" onClick={scrollToTop} lang="en">
              Community
            </Button>
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}

export const page: Page = { Component: OverviewPage, loader: loadOverviewPage };
