import type { ApolloClient } from "@apollo/client";
import { use, useCallback } from "react";
import { Navigate, redirect, useParams } from "react-router-dom";
import { minutesOf } from "../../../schema/rules/content/reading.ts";
import type { Page } from "../../pageLoader.ts";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { lazyComponent } from "../../ui/lazyComponent.tsx";
import { useRecordActivity } from "../journey/data/useRecordActivity.ts";
import { ArticleNotFound } from "./ArticleNotFound.tsx";
import { ArticleSkeleton } from "./ArticleSkeleton.tsx";
import { guideArticle } from "./articleStructuredData.ts";
import { Guide, guideText } from "./Guide.tsx";
import { GuideNextSteps } from "./GuideNextSteps.tsx";
import { GuidePageDocument, type GuidePageQuery, useGuidePageQuery } from "./GuidePage.generated.ts";
import { pathPart } from "./pathPart.ts";

/** The longest title that a report may have. */
const LONGEST_TITLE = 200;

const NextSteps = lazyComponent(async () => (await import("../journey/page/NextSteps.tsx")).NextSteps);

/** Loads the guide; an alias of its slug redirects permanently, an unknown slug is not found. */
async function loadGuidePage(apollo: ApolloClient, url: URL) {
  const slug = pathPart(url, 2);
  const [{ data }] = await Promise.all([
    apollo.query({ query: GuidePageDocument, variables: { slug } }),
    guideText.preload(),
  ]);
  if (!data?.article) return new Response(null, { status: 404 });
  return data.article.slug === slug ? undefined : redirect(`/guider/${data.article.slug}${url.search}`, 301);
}

/** /guider/{slug}. */
function GuidePage() {
  const { slug = "" } = useParams();
  const { data, error, refetch } = useGuidePageQuery({ variables: { slug } });
  if (!data) {
    return error ? (
      <LoadFailure
        message="Guiden kunde inte hämtas. Försök igen."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <ArticleSkeleton />
    );
  }
  if (!data.article) return <ArticleNotFound />;
  if (data.article.slug !== slug) return <Navigate to={`/guider/${data.article.slug}`} replace />;
  return <GuideContent key={slug} guide={data.article} />;
}

function GuideContent({ guide }: { guide: NonNullable<GuidePageQuery["article"]> }) {
  const origin = use(OriginContext);
  const record = useRecordActivity();
  const { slug, title, readTime } = guide;
  // Reading it counts in the journey, once a day.
  const finish = useCallback(() => {
    record("ARTICLE", `guide:${slug}`, {
      title: title.slice(0, LONGEST_TITLE),
      url: `/guider/${slug}`,
      minutes: minutesOf(readTime),
    });
  }, [record, slug, title, readTime]);
  return (
    <>
      <Seo
        title={title}
        description={guide.description}
        path={`/guider/${slug}`}
        keywords={guide.badges.join(", ")}
        type="article"
        structuredData={guideArticle(origin, guide)}
      />
      <Guide guide={guide} onRead={finish} />
      <GuideNextSteps>
        <NextSteps except={`/guider/${slug}`} />
      </GuideNextSteps>
    </>
  );
}

export const page: Page = { Component: GuidePage, loader: loadGuidePage };
