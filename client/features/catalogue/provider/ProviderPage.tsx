import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { use } from "react";
import { useSearchParams } from "react-router-dom";
import { AREA_PATHS } from "../../../../schema/catalogue.ts";
import { PROVIDER_INDEX_PATH } from "../../../../schema/rules/catalogue/productPath.ts";
import type { Page } from "../../../pageLoader.ts";
import { breadcrumbs } from "../../../shell/layout/breadcrumbs.ts";
import { AsyncContent, IdSlugPage } from "../../../shell/pages/IdSlugPage.tsx";
import { MissingPage } from "../../../shell/pages/MissingPage.tsx";
import { redirectToCanonicalPath } from "../../../shell/pages/redirectToCanonicalPath.ts";
import { OriginContext, Seo } from "../../../shell/Seo.tsx";
import { Breadcrumbs } from "../../../ui/Breadcrumbs.tsx";
import { DemoNotice } from "../../../ui/DemoNotice.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FactList } from "../../../ui/FactList.tsx";
import { AD_LINKS } from "../../../ui/link/adLinks.ts";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { ProviderPageDocument, useProviderPageQuery } from "./ProviderPage.generated.ts";
import { ProviderProducts } from "./ProviderProducts.tsx";
import { AREAS, type PageProvider, productsText, variablesOf } from "./pageProvider.ts";

/** Loads the provider whose number ends the address; an address with a former name redirects permanently. */
const loadProviderPage = (apollo: ApolloClient, url: URL): Promise<Response | undefined> =>
  redirectToCanonicalPath(url, async (id) => {
    const { data } = await apollo.query({ query: ProviderPageDocument, variables: variablesOf(id, url.searchParams) });
    return data?.provider?.path;
  });

/** /leverantorer/{slug}: who sells, and what. */
const ProviderPage = () => <IdSlugPage>{(id) => <Found key={id} id={id} />}</IdSlugPage>;

function Found({ id }: { id: number }) {
  const [params] = useSearchParams();
  const { data, error, refetch } = useProviderPageQuery({ variables: variablesOf(id, params) });
  return (
    <AsyncContent
      found={data?.provider}
      hasFailed={error !== undefined}
      failure="Leverantören kunde inte hämtas. Försök igen."
      onRetry={refetch}
      missing={
        <MissingPage
          title="Leverantören finns inte"
          text="Den har tagits bort, eller så är adressen fel. Bland de andra finns kanske den du söker."
          to={PROVIDER_INDEX_PATH}
          action="Alla leverantörer"
        />
      }
    >
      {(provider) => <Content provider={provider} isDemo={data?.isDemoCatalogue ?? true} />}
    </AsyncContent>
  );
}

function Content({ provider, isDemo }: { provider: PageProvider; isDemo: boolean }) {
  const origin = use(OriginContext);
  const { name, path, country, website, logo, description } = provider;
  const isOff = useIsOff();
  const areas = provider.areas.filter(({ area }) => !isOff(AREA_PATHS[area]));
  const sells = areas.map((one) => productsText(one)).join(", ");
  return (
    <>
      <Seo
        title={name}
        description={`${name}${country ? `, ${country}` : ""}: ${sells || "inga produkter just nu"}. Se vad de säljer och vad det kostar.`}
        path={path}
        structuredData={[
          // What is invented is named to people only.
          ...(isDemo
            ? []
            : [
                {
                  "@context": "https://schema.org",
                  "@type": "Organization",
                  name,
                  ...(website && { url: website }),
                  ...(logo && { logo: new URL(logo.url, origin).href }),
                },
              ]),
          breadcrumbs(origin, { name: "Leverantörer", path: PROVIDER_INDEX_PATH }, { name, path }),
        ]}
      />
      <PageContainer component="article" aria-labelledby="namn" width="article" top="list">
        <Breadcrumbs links={[{ to: PROVIDER_INDEX_PATH, label: "Leverantörer" }]} />
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 6, rowGap: 4, mt: 4 }}>
          {logo && (
            <Box
              component="img"
              src={logo.variants[0]?.url ?? logo.url}
              alt=""
              width={160}
              height={72}
              sx={{
                display: "block",
                width: { xs: 120, md: 160 },
                height: { xs: 56, md: 72 },
                objectFit: "contain",
                borderRadius: 1,
                // Logos are made for white paper.
                bgcolor: "common.white",
                border: 1,
                borderColor: "divider",
                px: 3,
                py: 2,
                flexShrink: 0,
                "@media (prefers-color-scheme: dark)": { filter: "brightness(0.86)" },
              }}
            />
          )}
          <Typography id="namn" variant="h1" sx={{ minWidth: 0, overflowWrap: "break-word", hyphens: "auto" }}>
            {name}
          </Typography>
        </Box>
        {description && (
          <Typography sx={{ mt: 6, maxWidth: "66ch", whiteSpace: "pre-line", overflowWrap: "break-word" }}>
            {description}
          </Typography>
        )}
        <FactList
          facts={[
            ["Land", country],
            ["Säljer", sells],
            ["Webbplats", website && !isDemo && <SiteLink website={website} />],
          ]}
        />
        <DemoNotice isDemo={isDemo} />
        {areas.length === 0 ? (
          <Box sx={{ mt: 10 }}>
            <EmptyState title="Inget att köpa just nu">När något finns i listan igen står det här.</EmptyState>
          </Box>
        ) : (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 8, maxWidth: "66ch" }}>
            {AD_LINKS} Produkterna står i bokstavsordning.
          </Typography>
        )}
        {AREAS.filter(({ area }) => !isOff(area.path)).map(({ area, alias }) => (
          <ProviderProducts key={area.area} provider={provider} area={area} page={provider[alias]} />
        ))}
      </PageContainer>
    </>
  );
}

/** The way to a provider's own site, which nobody pays for. */
const SiteLink = ({ website }: { website: string }) => (
  <a href={website} rel="noopener noreferrer" target="_blank">
    {new URL(website).hostname}
  </a>
);

export const page: Page = { Component: ProviderPage, loader: loadProviderPage };
