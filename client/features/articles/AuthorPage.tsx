import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { use } from "react";
import { useParams } from "react-router-dom";
import { examplePerson } from "../../../schema/articles.ts";
import { imageHeight, imageUrl } from "../../../schema/images.ts";
import type { Page } from "../../pageLoader.ts";
import { NotFoundPage } from "../../shell/pages/NotFoundPage.tsx";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { useSite } from "../../shell/site.ts";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { FormattedText } from "../../ui/markdown/FormattedText.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { PageOpening } from "../../ui/PageOpening.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ArticleCard, ArticleGrid } from "./ArticleCard.tsx";
import { AuthorPageDocument, type AuthorPageQuery, useAuthorPageQuery } from "./AuthorPage.generated.ts";
import { authorPerson } from "./articleStructuredData.ts";
import { pathPart } from "./pathPart.ts";

/** How an author's address begins; what follows is the slug. */
const PREFIX = "dr-";

/** Guides of an author that are listed. */
const LISTED = 100;

/** The author's slug in the first part of a path; undefined where that is no author's. */
const slugOf = (part: string | undefined): string | undefined =>
  part?.startsWith(PREFIX) ? part.slice(PREFIX.length) : undefined;

/** Loads the author; an unknown address is not found. */
async function loadAuthorPage(apollo: ApolloClient, url: URL) {
  const slug = slugOf(pathPart(url, 1));
  if (!slug) return new Response(null, { status: 404 });
  const { data } = await apollo.query({ query: AuthorPageDocument, variables: { slug, first: LISTED } });
  return data?.author ? undefined : new Response(null, { status: 404 });
}

/**
 * The page at /dr-{slug}. The route table knows no part of a segment, so that this page
 * matches every address of one segment that no other page has; unknown ones are not found.
 */
function AuthorPage() {
  const slug = slugOf(useParams().part);
  return slug ? <Author key={slug} slug={slug} /> : <NotFoundPage />;
}

function Author({ slug }: { slug: string }) {
  const { data, error, refetch } = useAuthorPageQuery({ variables: { slug, first: LISTED } });
  if (data && !data.author) return <NotFoundPage />;
  if (data?.author)
    return (
      <Portrait author={data.author} articles={data.articles?.nodes ?? []} reviewed={data.reviewed?.nodes ?? []} />
    );
  return (
    <PageContainer top="heading">
      {error ? (
        <LoadFailure
          message="Sidan kunde inte hämtas. Försök igen."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Box sx={{ maxWidth: 560 }} aria-busy>
          <Skeleton height={56} />
          <Skeleton width="60%" />
          <Skeleton height={120} />
        </Box>
      )}
    </PageContainer>
  );
}

function Portrait(props: { author: NonNullable<AuthorPageQuery["author"]>; articles: Listed; reviewed: Listed }) {
  const { author } = props;
  const origin = use(OriginContext);
  const site = useSite();
  return (
    <>
      <Seo
        title={author.name}
        description={
          author.isExample
            ? `${author.name} är en påhittad person som står som författare i demon. Här finns guiderna i det namnet.`
            : `${author.name}, ${author.title.toLowerCase()}, ${props.articles.length > 0 ? "skriver" : "granskar"} guider på ${site.name}. Läs vem det är och alla guider.`
        }
        path={`/dr-${author.slug}`}
        isUnlisted={author.isExample}
        structuredData={authorPerson({ origin, name: site.name }, author)}
      />
      <PageOpening scene="home" words="wide" isBesideOnly sx={{ py: { xs: 10, md: 16 } }}>
        <Box sx={{ maxWidth: 640 }}>
          {author.image && (
            <Box
              component="img"
              src={imageUrl(author.image.url, { width: 320, height: imageHeight(320, 1) })}
              alt={author.image.alt}
              width={160}
              height={160}
              sx={{ display: "block", borderRadius: "50%", objectFit: "cover", bgcolor: "mist", mb: 5 }}
            />
          )}
          <Typography variant="body2" sx={{ fontWeight: 600, color: "primary.main" }}>
            {[author.title, author.registration].filter(Boolean).join(" · ")}
          </Typography>
          <Typography variant="h1" sx={{ mt: 3 }}>
            {author.name}
          </Typography>
          {author.isExample && (
            <Box sx={{ mt: 5 }}>
              <Notice tone="info">{examplePerson(author.name)}.</Notice>
            </Box>
          )}
          <Box sx={{ mt: 5, fontFamily: "h1.fontFamily", fontSize: { xs: "1.125rem", sm: "1.25rem" } }}>
            <FormattedText html={author.bioHtml} />
          </Box>
        </Box>
      </PageOpening>
      <Guides id="guider" heading={`Guider av ${author.name}`} articles={props.articles} />
      <Guides id="granskade" heading={`Guider som ${author.name} har granskat`} articles={props.reviewed} />
    </>
  );
}

type Listed = NonNullable<AuthorPageQuery["articles"]>["nodes"];

const Guides = (props: { id: string; heading: string; articles: Listed }) =>
  props.articles.length > 0 && (
    <PageContainer component="section" aria-labelledby={props.id} sx={{ mt: { xs: 12, md: 18 } }}>
      <Typography id={props.id} variant="h2" sx={{ mb: { xs: 6, md: 9 } }}>
        {props.heading}
      </Typography>
      <ArticleGrid>
        {props.articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </ArticleGrid>
    </PageContainer>
  );

export const page: Page = { Component: AuthorPage, loader: loadAuthorPage };
