import { swedishMoment } from "../../../schema/rules/words/dates.ts";
import { AdminsOnly } from "../../shell/AdminsOnly.tsx";
import { type UnpublishedGuideQuery, useUnpublishedGuideQuery } from "./UnpublishedGuide.generated.ts";

/**
 * Why visitors do not see a guide, for the admin who does.
 * @param props.editor address where it is edited
 */
export function UnpublishedGuide({ id, editor }: { id: string; editor: string }) {
  const { data } = useUnpublishedGuideQuery({ variables: { id } });
  return <AdminsOnly state={stateOf(data?.editableArticle)} editor={editor} label="Redigera guiden" />;
}

function stateOf(guide: UnpublishedGuideQuery["editableArticle"] | undefined): string {
  if (guide?.publishAt) return `Schemalagd till ${swedishMoment(guide.publishAt)}`;
  return guide?.publishedAt ? "Borttagen från webbplatsen" : "Utkast";
}
