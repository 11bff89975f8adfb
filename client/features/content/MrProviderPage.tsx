import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { use } from "react";
import { MR_HIGHLIGHTS } from "../../../schema/content.ts";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import type { Page } from "../../pageLoader.ts";
import { breadcrumbs } from "../../shell/layout/breadcrumbs.ts";
import { AsyncContent, IdSlugPage } from "../../shell/pages/IdSlugPage.tsx";
import { MissingPage } from "../../shell/pages/MissingPage.tsx";
import { redirectToCanonicalPath } from "../../shell/pages/redirectToCanonicalPath.ts";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { Card } from "../../ui/Card.tsx";
import { DemoNotice } from "../../ui/DemoNotice.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { AD_LINKS } from "../../ui/link/adLinks.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import {
  MrProviderPageDocument,
  type MrProviderPageQuery,
  useMrProviderPageQuery,
} from "./MrProviderPage.generated.ts";
import { doctorText, nameId, Points, Price, ProviderLink, prescriptionText } from "./mrFacts.tsx";

const MR_PATH = "/mr-scanning";

type PageProvider = NonNullable<MrProviderPageQuery["mrProvider"]>;
type Other = NonNullable<MrProviderPageQuery["mrProviders"]>[number];

/** Loads the provider whose number ends the address; an address with a former name redirects permanently. */
const loadMrProviderPage = (apollo: ApolloClient, url: URL): Promise<Response | undefined> =>
  redirectToCanonicalPath(url, async (id) => {
    const { data } = await apollo.query({ query: MrProviderPageDocument, variables: { id } });
    return data?.mrProvider?.path;
  });

/** /mr-scanning/{slug}: one who makes MR scans. */
const MrProviderPage = () => <IdSlugPage>{(id) => <Found key={id} id={id} />}</IdSlugPage>;

function Found({ id }: { id: number }) {
  const { data, error, refetch } = useMrProviderPageQuery({ variables: { id } });
  return (
    <AsyncContent
      found={data?.mrProvider}
      hasFailed={error !== undefined}
      failure="Vårdgivaren kunde inte hämtas. Försök igen."
      onRetry={refetch}
      missing={
        <MissingPage
          title="Vårdgivaren finns inte"
          text="Den har tagits bort, eller så är adressen fel. I jämförelsen står de som finns."
          to={MR_PATH}
          action="Jämför vårdgivare"
        />
      }
    >
      {(provider) => (
        <Content
          provider={provider}
          others={(data?.mrProviders ?? []).filter(({ databaseId }) => databaseId !== id)}
          isDemo={data?.isDemoCatalogue ?? true}
        />
      )}
    </AsyncContent>
  );
}

function Content({ provider, others, isDemo }: { provider: PageProvider; others: readonly Other[]; isDemo: boolean }) {
  const origin = use(OriginContext);
  const { name, path, location, priceEstimate, turnaroundTime } = provider;
  return (
    <>
      <Seo
        title={`${name}: MR-scanning`}
        description={`MR-undersökning hos ${name} i ${location}: ${priceEstimate}, svar inom ${turnaroundTime}. Se vad som ingår och vad du bör tänka på.`}
        path={path}
        structuredData={[
          // What is invented is named to people only.
          ...(isDemo
            ? []
            : [{ "@context": "https://schema.org", "@type": "MedicalOrganization", name, areaServed: location }]),
          breadcrumbs(origin, { name: "MR-scanning", path: MR_PATH }, { name, path }),
        ]}
      />
      <PageContainer component="article" aria-labelledby={nameId(provider)} width="article" top="list">
        <Box
          sx={{
            display: "grid",
            columnGap: 14,
            rowGap: { xs: 6, md: 14 },
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 320px" },
            alignItems: "start",
          }}
        >
          <div>
            <Breadcrumbs links={[{ to: MR_PATH, label: "MR-scanning" }]} />
            <Typography id={nameId(provider)} variant="h1" sx={{ mt: 4, overflowWrap: "break-word", hyphens: "auto" }}>
              {name}
            </Typography>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 4 }}>
              {provider.isFeatured && <Badge tint="green">Rekommenderad</Badge>}
              {provider.highlights.map((highlight) => (
                <Badge key={highlight} tint="blue">
                  {MR_HIGHLIGHTS[highlight].title}
                </Badge>
              ))}
              {provider.requiresPrescription && <Badge tint="orange">Kräver remiss</Badge>}
            </Box>
            <Typography sx={{ mt: 4, fontSize: { xs: "1.1875rem", sm: "1.25rem" } }}>
              Undersökning med magnetkamera i {location}.
            </Typography>
            <DemoNotice isDemo={isDemo} />
          </div>
          <Card
            component="section"
            aria-label="Pris"
            isRoomy
            sx={{ gridColumn: { md: 2 }, gridRow: { md: "1 / span 2" }, position: { md: "sticky" }, top: 92 }}
          >
            <Box sx={{ fontSize: "1.25rem" }}>
              <Price provider={provider} />
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 4 }}>
              Uppgifterna kontrollerade {swedishDay(provider.checkedOn)}
            </Typography>
            <ProviderLink provider={provider} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
              {AD_LINKS}
            </Typography>
          </Card>
          <Box sx={{ display: "grid", gap: { xs: 10, md: 14 }, gridColumn: 1 }}>
            <section aria-labelledby="fakta">
              <SectionHeading id="fakta">Fakta</SectionHeading>
              <FactList
                facts={[
                  ["Plats", location],
                  ["Pris", priceEstimate],
                  ["Svar inom", turnaroundTime],
                  ["Läkarsamtal", doctorText(provider)],
                  ["Remiss", prescriptionText(provider)],
                ]}
              />
            </section>
            <section aria-labelledby="for-och-emot">
              <SectionHeading id="for-och-emot">För och emot</SectionHeading>
              <Box sx={{ display: "grid", gap: { xs: 5, sm: 8 }, gridTemplateColumns: { sm: "1fr 1fr" }, mt: 4 }}>
                <Side title="Styrkor" points={provider.strengths} sign="+" />
                <Side title="Tänk på" points={provider.weaknesses} sign="–" />
              </Box>
            </section>
            <section aria-labelledby="inte">
              <SectionHeading id="inte">Det bilderna inte kan svara på</SectionHeading>
              <Typography sx={{ mt: 3, maxWidth: "66ch" }}>
                En undersökning utan besvär hittar ofta något ofarligt som leder till fler undersökningar, och ett svar
                utan anmärkning utesluter inte sjukdom.{" "}
                <TextLink to={`${MR_PATH}#kan-inte-visa`}>Läs mer om det</TextLink> innan du bokar.
              </Typography>
            </section>
          </Box>
        </Box>
        <Others others={others} />
      </PageContainer>
    </>
  );
}

function Side({ title, points, sign }: { title: string; points: readonly string[]; sign: "+" | "–" }) {
  if (points.length === 0) return null;
  return (
    <div>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Points points={points} sign={sign} />
    </div>
  );
}

/** The others, by the price to begin at, and the comparison of all. */
function Others({ others }: { others: readonly Other[] }) {
  return (
    <Box component="section" aria-labelledby="andra" sx={{ mt: { xs: 10, md: 14 } }}>
      <SectionHeading id="andra">Andra vårdgivare</SectionHeading>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 4, mb: 3, p: 0 }}>
        {others.map(({ databaseId, path, name, location, priceEstimate }) => (
          <Box
            component="li"
            key={databaseId}
            sx={{
              display: "grid",
              gridTemplateColumns: "minmax(0, 1fr) auto",
              columnGap: 4,
              py: 3,
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <div>
              <TextLink to={path} sx={{ fontWeight: 600, display: "inline-block", py: 1 }}>
                {name}
              </TextLink>
              <Typography variant="body2" color="textSecondary">
                {location}
              </Typography>
            </div>
            <Box
              sx={{ py: 1, fontVariantNumeric: "tabular-nums", "@media (min-width: 22em)": { whiteSpace: "nowrap" } }}
            >
              {priceEstimate}
            </Box>
          </Box>
        ))}
      </Box>
      <TextLink to={MR_PATH} sx={{ display: "inline-block", py: 2 }}>
        Jämför alla sida vid sida
      </TextLink>
    </Box>
  );
}

export const page: Page = { Component: MrProviderPage, loader: loadMrProviderPage };
