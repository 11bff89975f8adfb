import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { ARTICLE_IMAGES } from "../../../../schema/articles.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { addressOfContentTab, contentTabs } from "../contentTabs.ts";
import { ArticleImageRow } from "./ArticleImageRow.tsx";
import { useArticleImagesQuery } from "./ArticleImagesTab.generated.ts";

/** Every article with its picture, and a list to choose another from. */
export function ArticleImagesTab() {
  const { data, error, refetch, fetchMore } = useArticleImagesQuery({ fetchPolicy: "cache-and-network" });
  const [more, awaited] = useLoadMore(fetchMore, tellNotLoaded);
  useEffect(() => {
    if (error) tellNotLoaded();
  }, [error]);
  const articles = data?.articles;
  return (
    <>
      <Typography variant="h2">Artikelbilder</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 6, maxWidth: "60ch" }}>
        Välj vilken bild varje artikel har. Bytet syns på webbplatsen direkt.
      </Typography>
      {articles?.nodes.length === 0 ? (
        <Typography sx={{ maxWidth: "60ch" }}>
          Inga guider ännu. Skriv den första under{" "}
          <TextLink to={addressOfContentTab("guider")}>{contentTabs.labels.guider}</TextLink>, så väljer du dess bild
          här.
        </Typography>
      ) : articles ? (
        <>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, borderTop: 1, borderColor: "divider" }}>
            {articles.nodes.map((article) => (
              <ArticleImageRow key={article.slug} article={article} />
            ))}
          </Box>
          <ShowMore pageInfo={articles.pageInfo} awaited={awaited} onMore={more} />
        </>
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar artiklarna …" />
      )}
      <AvailableImages />
    </>
  );
}

const tellNotLoaded = (): void => showToast({ title: "Fel", text: "Kunde inte hämta artiklar", tone: "error" });

/** What can be chosen, to look at. */
const AvailableImages = () => (
  <Box component="section" aria-labelledby="tillgangliga-bilder" sx={{ mt: 14 }}>
    <Typography id="tillgangliga-bilder" variant="h3">
      Tillgängliga bilder
    </Typography>
    <Box
      component="ul"
      sx={{
        listStyle: "none",
        m: 0,
        mt: 4,
        p: 0,
        display: "grid",
        gap: 4,
        gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
      }}
    >
      {Object.entries(ARTICLE_IMAGES).map(([name, label]) => (
        <li key={name}>
          <Box
            component="img"
            src={`/art/articles/${name}.svg`}
            alt=""
            width={1200}
            height={800}
            loading="lazy"
            sx={{ display: "block", width: "100%", height: "auto", borderRadius: 2 }}
          />
          <Typography sx={{ mt: 1, fontWeight: 600 }}>{label}</Typography>
        </li>
      ))}
    </Box>
  </Box>
);
