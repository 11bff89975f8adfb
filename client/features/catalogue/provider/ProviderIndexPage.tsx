import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { use } from "react";
import { useSearchParams } from "react-router-dom";
import { AREA_PATHS } from "../../../../schema/catalogue.ts";
import { PROVIDER_INDEX_PATH } from "../../../../schema/rules/catalogue/productPath.ts";
import { joinWithAnd } from "../../../../schema/rules/words/phrases.ts";
import type { Page } from "../../../pageLoader.ts";
import { breadcrumbs } from "../../../shell/layout/breadcrumbs.ts";
import { NothingYet } from "../../../shell/pages/NothingYet.tsx";
import { OriginContext, Seo } from "../../../shell/Seo.tsx";
import { DemoNotice } from "../../../ui/DemoNotice.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { useHad, useIsOff } from "../../../ui/link/areasOff.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { addressOfContentTab } from "../../admin/contentTabs.ts";
import { cursorFromAddress } from "../list/listFilters.ts";
import { ProviderIndexPageDocument, useProviderIndexPageQuery } from "./ProviderIndexPage.generated.ts";
import { productsText } from "./pageProvider.ts";

/** Providers of a page. */
const PAGE_SIZE = 100;

const variablesOf = (params: URLSearchParams) => ({ first: PAGE_SIZE, after: cursorFromAddress(params) });

/** Asks for those who sell something. */
const loadProviderIndexPage = (apollo: ApolloClient, url: URL): Promise<unknown> =>
  apollo.query({ query: ProviderIndexPageDocument, variables: variablesOf(url.searchParams) });

/** /leverantorer: those who sell what the lists hold, from A to Ö. */
function ProviderIndexPage() {
  const isOff = useIsOff();
  const sold = useHad()([
    ["testerna", AREA_PATHS.TESTS],
    ["tillskotten", AREA_PATHS.SUPPLEMENTS],
    ["utrustningen", AREA_PATHS.BIOHACKING],
  ]);
  const about = sold.length > 0 ? `De som säljer ${joinWithAnd(sold)} i våra listor, från A till Ö` : "Från A till Ö";
  const origin = use(OriginContext);
  const [params] = useSearchParams();
  const { data, error, refetch } = useProviderIndexPageQuery({ variables: variablesOf(params) });
  const pageInfo = data?.providers?.pageInfo;
  return (
    <>
      <Seo
        title="Leverantörer"
        description={`${about}: var de finns och vad de säljer.`}
        path={PROVIDER_INDEX_PATH}
        structuredData={breadcrumbs(origin, { name: "Leverantörer", path: PROVIDER_INDEX_PATH })}
      />
      <PageContainer width="article" top="heading">
        <Typography variant="h1">Leverantörer</Typography>
        <Typography sx={{ mt: 3, maxWidth: "60ch", fontSize: { md: "1.25rem" } }}>{about}.</Typography>
        <DemoNotice isDemo={data?.isDemoCatalogue} />
        {!data &&
          (error ? (
            <LoadFailure
              message="Leverantörerna kunde inte laddas."
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            <Skeleton height={480} />
          ))}
        {data?.providers?.nodes.length === 0 && !params.has("efter") && (
          <Box sx={{ mt: 8 }}>
            <NothingYet
              title="Här kommer leverantörerna att stå"
              to="/mental-optimering"
              action="Till programmen för mental optimering"
              editor={addressOfContentTab("produkter", "ny")}
              label="Lägg till en produkt"
              meanwhile="Så länge kan du läsa programmen, som har sina egna texter."
            >
              De kommer hit med det som de säljer, och ännu är inget inlagt.
            </NothingYet>
          </Box>
        )}
        <Box component="ul" sx={{ listStyle: "none", m: 0, mt: { xs: 8, md: 10 }, p: 0 }}>
          {data?.providers?.nodes.map(({ databaseId, path, name, country, areas }) => (
            <Box
              component="li"
              key={databaseId}
              sx={{
                display: "grid",
                gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
                columnGap: 6,
                py: 3,
                borderTop: 1,
                borderColor: "divider",
              }}
            >
              <div>
                <TextLink to={path} sx={{ fontWeight: 600, display: "inline-block", py: 1 }}>
                  {name}
                </TextLink>
                {country && (
                  <Typography variant="body2" color="textSecondary">
                    {country}
                  </Typography>
                )}
              </div>
              <Typography sx={{ py: { sm: 1 } }}>
                {areas
                  .filter(({ area }) => !isOff(AREA_PATHS[area]))
                  .map((area) => productsText(area))
                  .join(", ")}
              </Typography>
            </Box>
          ))}
        </Box>
        {pageInfo?.hasNextPage && (
          <Button variant="outlined" href={`${PROVIDER_INDEX_PATH}?efter=${pageInfo.endCursor}`} sx={{ mt: 6 }}>
            Visa fler
          </Button>
        )}
      </PageContainer>
    </>
  );
}

export const page: Page = { Component: ProviderIndexPage, loader: loadProviderIndexPage };
