import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ComponentType, use } from "react";
import { Navigate } from "react-router-dom";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import { OPERATOR_NOTICE } from "../../../schema/site.ts";
import type { PageLoader } from "../../pageLoader.ts";
import { useViewer } from "../../session/viewer.ts";
import { AdminsOnly } from "../../shell/AdminsOnly.tsx";
import { breadcrumbs } from "../../shell/layout/breadcrumbs.ts";
import { MeasuringChoice } from "../../shell/measuring/MeasuringChoice.tsx";
import { NotFoundPage } from "../../shell/pages/NotFoundPage.tsx";
import { RulesReviewDocument } from "../../shell/RulesReview.generated.ts";
import { RulesReview } from "../../shell/RulesReview.tsx";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { useSite } from "../../shell/site.ts";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PersonalDataTable } from "../accounts/account/PersonalDataTable.tsx";
import { addressOfContentTab } from "../admin/contentTabs.ts";
import { ContentHero } from "./ContentHero.tsx";
import { PageSections } from "./PageSections.tsx";
import { TextPageDocument, useTextPageQuery } from "./TextPage.generated.ts";

/** Title of a page until it is loaded, and when it cannot be. */
const TITLES = {
  "/om-oss": "Om oss",
  "/integritetspolicy": "Integritetspolicy",
  "/anvandarvillkor": "Användarvillkor",
  "/tillganglighet": "Tillgänglighet",
  "/annonslankar": "Annonslänkar",
  "/rekommenderad": "Så väljer vi",
  "/sa-gor-vi-raden": "Så gör vi råden",
};

const variablesOf = (path: string, all?: true) => ({
  slug: path.slice(1),
  withPersonalData: path === "/integritetspolicy",
  ...(all && { all }),
});

/** Page about how the advice of the tests is made. */
const ABOUT_ADVICE = "/sa-gor-vi-raden";

/** Loads a page of text. */
export async function loadText(apollo: ApolloClient, path: string, all?: true) {
  const [{ data }] = await Promise.all([
    apollo.query({ query: TextPageDocument, variables: variablesOf(path, all) }),
    path === ABOUT_ADVICE && apollo.query({ query: RulesReviewDocument }),
  ]);
  return data?.page;
}

/** A page of text at an address, with its loader. */
export function textPage(path: keyof typeof TITLES): { Component: ComponentType; loader: PageLoader } {
  return {
    Component: () => <TextPage path={path} name={TITLES[path]} />,
    loader: (apollo: ApolloClient) => loadText(apollo, path),
  };
}

/**
 * A page of text.
 * @param props.name what it is called until that is read
 */
export function TextPage({ path, name = "" }: { path: string; name?: string }) {
  const viewer = useViewer();
  const published = useTextPageQuery({ variables: variablesOf(path) });
  const isHidden = published.data?.page === null && viewer?.canAdminister === true;
  const hidden = useTextPageQuery({ variables: variablesOf(path, true), skip: !isHidden });
  const { data, error, refetch } = isHidden ? hidden : published;
  const origin = use(OriginContext);
  const site = useSite();
  const page = data?.page;
  if (data && !page) return <NotFoundPage />;
  if (page && `/${page.slug}` !== path) return <Navigate to={`/${page.slug}`} replace />;
  const title = page?.title ?? name;
  return (
    <>
      {isHidden && page && (
        <AdminsOnly state="Utkast" editor={addressOfContentTab("sidor", page.slug)} label="Redigera sidan" />
      )}
      <Seo
        title={title}
        description={page?.description}
        path={isHidden ? undefined : path}
        isUnlisted={page?.isUnlisted}
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
            attachments={{
              KEPT_DATA: (
                <>
                  <PersonalDataTable rows={data.keptData ?? []} />
                  <MeasuringChoice level="h3" />
                </>
              ),
            }}
          >
            <Box sx={{ maxWidth: "66ch", display: "grid", gap: 5 }}>
              {site.isOperatorInvented && <Notice tone="info">{OPERATOR_NOTICE}</Notice>}
              {path === ABOUT_ADVICE && (
                <RulesReview unless="Ingen läkare har skrivit under reglerna än. När någon gör det står det här vem, och när." />
              )}
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
