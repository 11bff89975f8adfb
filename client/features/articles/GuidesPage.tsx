import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, use } from "react";
import { redirect, useSearchParams } from "react-router-dom";
import { EXAMPLE_GUIDES, TOPICS } from "../../../schema/articles.ts";
import type { Page } from "../../pageLoader.ts";
import { NothingYet } from "../../shell/pages/NothingYet.tsx";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { showToast } from "../../toasts/toasts.ts";
import { DemoNotice } from "../../ui/DemoNotice.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { Link } from "../../ui/link/Link.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { type FetchMore, useLoadMore } from "../../ui/useLoadMore.ts";
import { addressOfContentTab } from "../admin/contentTabs.ts";
import { ArticleCard, ArticleCardSkeleton, ArticleGrid } from "./ArticleCard.tsx";
import { guideList } from "./articleStructuredData.ts";
import { GuidesPageDocument, type GuidesPageQuery, useGuidesPageQuery } from "./GuidesPage.generated.ts";
import { addressOf, guidesVariables, topicOf } from "./guidesAddress.ts";
import { TopicLinks } from "./TopicLinks.tsx";

const DESCRIPTION =
  "Guider om sömn, mat, träning, tillskott och blodprov: vad som är känt, hur säkert det är och när du bör söka vård. Med källor.";

/** Cards of the skeleton, and pictures that are on the screen at once. */
const SKELETONS = 6;
const ABOVE_FOLD = 2;

/** Loads the list that the address describes. */
async function loadGuidesPage(apollo: ApolloClient, url: URL) {
  try {
    await apollo.query({ query: GuidesPageDocument, variables: guidesVariables(url.searchParams) });
  } catch (error) {
    // An invalid cursor counts as the start of the list.
    if (!url.searchParams.has("efter")) throw error;
    url.searchParams.delete("efter");
    return redirect(url.pathname + url.search);
  }
}

/** /guider: what there is to read, the latest first. */
function GuidesPage() {
  const [params] = useSearchParams();
  const origin = use(OriginContext);
  const topic = topicOf(params);
  const variables = guidesVariables(params);
  const { data, previousData, error, refetch, fetchMore } = useGuidesPageQuery({ variables });
  const isContinued = params.has("efter");
  const path = isContinued ? undefined : addressOf(topic);
  const isEmpty = data?.articleTopics?.length === 0;
  return (
    <>
      <Seo
        title={
          topic
            ? `Guider om ${TOPICS[topic].replace(/^Om /, "").replace(/^./, (first) => first.toLowerCase())}`
            : "Guider"
        }
        description={DESCRIPTION}
        path={path}
        structuredData={
          data?.articles ? guideList(origin, path ?? "/guider", data.articles.nodes, topic && TOPICS[topic]) : undefined
        }
      />
      <PageContainer top="text">
        <Typography variant="h1" sx={{ fontSize: { md: "4.25rem" } }}>
          Guider
        </Typography>
        <Typography sx={{ mt: 3, maxWidth: "46ch", fontSize: { md: "1.25rem" } }}>
          Läs i lugn och ro. Varje guide berättar vad man vet, hur säkert det är och var uppgifterna kommer ifrån.
        </Typography>
        <DemoNotice isDemo={data?.articles?.nodes.some(({ author }) => author.isExample)} text={EXAMPLE_GUIDES} />
        <Box
          sx={{
            mt: { xs: 6, md: 8 },
            pt: { xs: 4, md: 5 },
            mb: { xs: 6, md: 12 },
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          {!isEmpty && <TopicLinks topics={(data ?? previousData)?.articleTopics} current={topic} />}
        </Box>
        {error && !data ? (
          <LoadFailure
            message="Guiderna kunde inte hämtas. Kontrollera uppkopplingen och försök igen."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Guides articles={data?.articles} isEmpty={isEmpty} params={params} onMore={fetchMore} />
        )}
      </PageContainer>
    </>
  );
}

/** The cards, skeletons while they load, or an empty state. */
function Guides(props: {
  articles: GuidesPageQuery["articles"] | undefined;
  /** Whether there is no guide at all. */
  isEmpty: boolean;
  params: URLSearchParams;
  onMore: FetchMore;
}) {
  const { articles, params } = props;
  const [more, awaited] = useLoadMore(props.onMore, (_error, run) =>
    showToast({ title: "Det gick inte att hämta fler guider", tone: "error", action: { label: "Försök igen", run } }),
  );
  if (!articles) {
    return (
      <Frame isBusy>
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
          <ArticleCardSkeleton key={index} isFeatured={index === 0} />
        ))}
      </Frame>
    );
  }
  if (props.isEmpty) {
    return (
      <NothingYet
        title="Här kommer guiderna att stå"
        to="/mental-optimering"
        action="Till programmen för mental optimering"
        editor={addressOfContentTab("guider", "ny")}
        label="Skriv den första guiden"
        meanwhile="Så länge kan du läsa programmen, som har sina egna texter."
      >
        Ingen är publicerad ännu.
      </NothingYet>
    );
  }
  if (articles.nodes.length === 0) {
    return (
      <EmptyState
        title="Det finns inga guider här ännu."
        action={
          <Button component={Link} to="/guider" variant="outlined">
            Visa alla guider
          </Button>
        }
      >
        Titta bland de andra ämnena så länge.
      </EmptyState>
    );
  }
  const { hasNextPage, endCursor } = articles.pageInfo;
  return (
    <>
      <Frame>
        {articles.nodes.map((article, index) => (
          <ArticleCard
            key={article.slug}
            article={article}
            level="h2"
            isFeatured={index === 0 && !params.has("efter")}
            isFirst={index < ABOVE_FOLD}
          />
        ))}
      </Frame>
      {hasNextPage && endCursor && (
        <Box sx={{ textAlign: "center", mt: 14 }}>
          <Button
            variant="outlined"
            // Without scripts the next page is a page of its own.
            href={`/guider?${new URLSearchParams([...params].filter(([name]) => name !== "efter").concat([["efter", endCursor]]))}`}
            onClick={(event) => {
              event.preventDefault();
              void more(endCursor);
            }}
          >
            {awaited === endCursor ? "Hämtar fler …" : "Visa fler"}
          </Button>
        </Box>
      )}
    </>
  );
}

const Frame = ({ isBusy, children }: { isBusy?: boolean; children: ReactNode }) => (
  <section aria-label="Guider" aria-busy={isBusy}>
    <ArticleGrid>{children}</ArticleGrid>
  </section>
);

export const page: Page = { Component: GuidesPage, loader: loadGuidesPage };
