import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ComponentType, use } from "react";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import { OPERATOR_NOTICE } from "../../../schema/site.ts";
import type { PageLoader } from "../../pageLoader.ts";
import { breadcrumbs } from "../../shell/layout/breadcrumbs.ts";
import { NotFoundPage } from "../../shell/pages/NotFoundPage.tsx";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { useSite } from "../../shell/site.ts";
import { deferredMarkdown } from "../../ui/deferredMarkdown.ts";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PersonalDataTable } from "../accounts/account/PersonalDataTable.tsx";
import { ContentHero } from "./ContentHero.tsx";
import { PageSections } from "./PageSections.tsx";
import { TextPageDocument, useTextPageQuery } from "./TextPage.generated.ts";

/** What a page's head says until the page is there, and when it cannot be. */
const TITLES = {
  "/om-oss": "Om oss",
  "/integritetspolicy": "Integritetspolicy",
  "/anvandarvillkor": "Användarvillkor",
  "/tillganglighet": "Tillgänglighet",
  "/rekommenderad": "Så väljer vi",
  "/sa-gor-vi-raden": "Så gör vi råden",
};

/** Path of a page of text. */
type TextPath = keyof typeof TITLES;

const variablesOf = (path: TextPath) => ({ slug: path.slice(1), withPersonalData: path === "/integritetspolicy" });

/** A page of text at an address, with its loader. */
export function textPage(path: TextPath): { Component: ComponentType; loader: PageLoader } {
  return {
    Component: () => <TextPage path={path} />,
    loader: (apollo: ApolloClient) =>
      Promise.all([
        apollo.query({ query: TextPageDocument, variables: variablesOf(path) }),
        deferredMarkdown.preload(),
      ]),
  };
}

function TextPage({ path }: { path: TextPath }) {
  const { data, error, refetch } = useTextPageQuery({ variables: variablesOf(path) });
  const origin = use(OriginContext);
  const site = useSite();
  const page = data?.page;
  if (data && !page) return <NotFoundPage />;
  const title = page?.title ?? TITLES[path];
  return (
    <>
      <Seo
        title={title}
        description={page?.description}
        path={path}
        structuredData={breadcrumbs(origin, { name: title, path })}
      />
      <ContentHero
        scene="about"
        heading={page?.heading ?? (error ? title : undefined)}
        lead={page?.lead ?? (error ? "" : undefined)}
      />
      <PageContainer top="text">
        {page ? (
          <PageSections
            sections={page.sections}
            attachments={{ KEPT_DATA: <PersonalDataTable rows={data.keptData ?? []} /> }}
          >
            <Box sx={{ maxWidth: "66ch", display: "grid", gap: 5 }}>
              {site.isOperatorInvented && <Notice tone="info">{OPERATOR_NOTICE}</Notice>}
              <Typography variant="body2" color="textSecondary">
                Senast ändrad {swedishDay(page.updatedOn)}
              </Typography>
            </Box>
          </PageSections>
        ) : error ? (
          <LoadFailure message="Texten kunde inte laddas." onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Box aria-hidden="true" sx={{ display: "grid", gap: 4, maxWidth: "66ch" }}>
            {[90, 220, 160, 240].map((height) => (
              <Skeleton key={height} width="100%" height={height} />
            ))}
          </Box>
        )}
      </PageContainer>
    </>
  );
}
