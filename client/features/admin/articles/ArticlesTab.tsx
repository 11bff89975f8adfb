import { useSearchParams } from "react-router-dom";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { ArticleEditor } from "./ArticleEditor.tsx";
import { ArticleList } from "./ArticleList.tsx";
import { useArticleAuthorsQuery, useEditableArticleQuery } from "./ArticlesTab.generated.ts";
import { addressInList } from "./articleFilters.ts";

/** The tab 'Guider': all articles, or the one that is edited. */
export function ArticlesTab() {
  const [params] = useSearchParams();
  const id = params.get("id");
  if (!id) return <ArticleList />;
  return id === "ny" ? <NewArticle /> : <KnownArticle key={id} id={id} />;
}

function NewArticle() {
  const { data, error, refetch } = useArticleAuthorsQuery({ fetchPolicy: "cache-and-network" });
  if (data?.articleAuthors?.length === 0) {
    return (
      <EmptyState
        title="Lägg till en författare först"
        action={<TextLink to={addressOfContentTab("forfattare")}>Till författarna</TextLink>}
      >
        En guide har alltid någon som har skrivit den.
      </EmptyState>
    );
  }
  if (data?.articleAuthors) return <ArticleEditor article={null} authors={data.articleAuthors} />;
  return <Waiting error={error} onRetry={() => void refetch().catch(() => undefined)} />;
}

function KnownArticle({ id }: { id: string }) {
  const [params] = useSearchParams();
  // What is edited is what stands now, not what was read a while ago.
  const { data, error, refetch } = useEditableArticleQuery({ variables: { id }, fetchPolicy: "network-only" });
  if (!data?.articleAuthors) return <Waiting error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data.editableArticle) {
    return (
      <EmptyState title="Guiden finns inte" action={<TextLink to={addressInList(params)}>Till alla guider</TextLink>}>
        Den kan ha tagits bort.
      </EmptyState>
    );
  }
  return <ArticleEditor article={data.editableArticle} authors={data.articleAuthors} />;
}

const Waiting = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error ? <LoadFailure message={visitorMessage(error)} onRetry={onRetry} /> : <Loading label="Hämtar guiden …" />;
