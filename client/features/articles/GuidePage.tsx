import type { ApolloClient } from "@apollo/client";
import { use, useCallback } from "react";
import { Navigate, redirect, useParams } from "react-router-dom";
import { minutesOf } from "../../../schema/rules/content/reading.ts";
import type { Page } from "../../pageLoader.ts";
import { isAdmin, useViewer } from "../../session/viewer.ts";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { useSite } from "../../shell/site.ts";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { addressOfContentTab } from "../admin/contentTabs.ts";
import { useRecordActivity } from "../journey/data/useRecordActivity.ts";
import { ArticleNotFound } from "./ArticleNotFound.tsx";
import { ArticleSkeleton } from "./ArticleSkeleton.tsx";
import { guideArticle } from "./articleStructuredData.ts";
import { Guide } from "./Guide.tsx";
import { GuideNextSteps } from "./GuideNextSteps.tsx";
import { GuidePageDocument, type GuidePageQuery, useGuidePageQuery } from "./GuidePage.generated.ts";
import { pathPart } from "./pathPart.ts";
import { UnpublishedGuideDocument } from "./UnpublishedGuide.generated.ts";
import { UnpublishedGuide } from "./UnpublishedGuide.tsx";

/** The longest title that a report may have. */
const LONGEST_TITLE = 200;

const NextSteps = lazyComponent(async () => (await import("../journey/page/NextSteps.tsx")).NextSteps);

/** Loads the guide; an alias of its slug redirects permanently, an unknown slug is not found. */
async function loadGuidePage(apollo: ApolloClient, url: URL) {
  const slug = pathPart(url, 2);
  const { data } = await apollo.query({ query: GuidePageDocument, variables: { slug } });
  const article = data?.article ?? ((await isAdmin(apollo)) && (await loadUnpublished(apollo, slug)));
  if (!article) return new Response(null, { status: 404 });
  return article.slug === slug ? undefined : redirect(`/guider/${article.slug}${url.search}`, 301);
}

async function loadUnpublished(apollo: ApolloClient, slug: string) {
  const { data } = await apollo.query({ query: GuidePageDocument, variables: { slug, all: true } });
  const article = data?.article;
  if (article) await apollo.query({ query: UnpublishedGuideDocument, variables: { id: article.id } });
  return article;
}

/** /guider/{slug}. */
function GuidePage() {
  const { slug = "" } = useParams();
  const viewer = useViewer();
  const published = useGuidePageQuery({ variables: { slug } });
  const isHidden = published.data?.article === null && viewer?.canAdminister === true;
  const hidden = useGuidePageQuery({ variables: { slug, all: true }, skip: !isHidden });
  const { data, error, refetch } = isHidden ? hidden : published;
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
  return <GuideContent key={slug} guide={data.article} isHidden={isHidden} />;
}

function GuideContent(props: { guide: NonNullable<GuidePageQuery["article"]>; isHidden: boolean }) {
  const { guide, isHidden } = props;
  const origin = use(OriginContext);
  const { name } = useSite();
  const record = useRecordActivity();
  const { slug, title, readTime } = guide;
  // Reading it counts in the journey, once a day.
  const finish = useCallback(() => {
    if (isHidden) return;
    record("ARTICLE", `guide:${slug}`, {
      title: title.slice(0, LONGEST_TITLE),
      url: `/guider/${slug}`,
      minutes: minutesOf(readTime),
    });
  }, [record, isHidden, slug, title, readTime]);
  return (
    <>
      <Seo
        title={title}
        description={guide.description}
        keywords={guide.badges.join(", ")}
        type="article"
        {...(!isHidden && { path: `/guider/${slug}`, structuredData: guideArticle({ origin, name }, guide) })}
      />
      {isHidden && <UnpublishedGuide id={guide.id} editor={addressOfContentTab("guider", guide.id)} />}
      <Guide guide={guide} isHidden={isHidden} onRead={finish} />
      <GuideNextSteps>
        <NextSteps except={`/guider/${slug}`} />
      </GuideNextSteps>
    </>
  );
}

export const page: Page = { Component: GuidePage, loader: loadGuidePage };
