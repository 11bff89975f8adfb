import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { ARTICLE_IMAGES } from "../../../../schema/articles.ts";
import { guideDrawing } from "../../../../schema/guideDrawings.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import {
  type ArticleImages_ArticleFragment as Article,
  useUpdateArticleImageMutation,
} from "./ArticleImagesTab.generated.ts";
import { LibraryPicker, libraryName } from "./LibraryPicker.tsx";

const OWN_IMAGES = Object.entries(ARTICLE_IMAGES).map(([name, label]) => ({ url: `/art/articles/${name}.svg`, label }));

/** An article, its picture, and what to choose another from: the site's own in a list, the library's by sight. */
export function ArticleImageRow({ article }: { article: Article }) {
  const [update, { loading }] = useUpdateArticleImageMutation({});
  const id = useId();
  const shown = article.image?.url ?? "";
  // A picture of the library is shown at an address that also says which version it is.
  const url = shown.replace(/\?v=\w+$/, "");
  const drawing = guideDrawing(article.slug);
  const isListed = url === drawing || OWN_IMAGES.some((image) => image.url === url);
  const choose = async (imageUrl: string) => {
    try {
      const { data } = await update({ variables: { input: { id: article.id, imageUrl } } });
      if (!data || data.updateArticleImage.errors.length > 0) return tellFailed();
      showToast({ title: "Uppdaterat", text: "Artikelbilden har uppdaterats", tone: "success" });
    } catch {
      tellFailed();
    }
  };
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gap: { xs: 3, sm: 5 },
        alignItems: "center",
        gridTemplateColumns: { xs: "96px minmax(0, 1fr)", sm: "132px minmax(0, 1fr) minmax(200px, 260px)" },
        py: 4,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      {url ? (
        <Box
          component="img"
          src={shown}
          alt=""
          loading="lazy"
          width={1200}
          height={800}
          sx={{
            display: "block",
            width: "100%",
            height: "auto",
            aspectRatio: "3 / 2",
            objectFit: "cover",
            borderRadius: 2,
          }}
        />
      ) : (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: "grid", placeItems: "center", aspectRatio: "3 / 2", bgcolor: "mist", borderRadius: 2, p: 2 }}
        >
          Ingen bild vald
        </Typography>
      )}
      <div>
        <TextLink to={`/guider/${article.slug}`} isQuiet sx={{ fontWeight: 600 }}>
          {article.title}
        </TextLink>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {article.slug}
        </Typography>
        {!article.isPublished && <Badge tint="yellow">Utkast</Badge>}
      </div>
      <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
        <FieldLabel htmlFor={id} sx={{ fontSize: "0.9375rem" }}>
          Bild<VisuallyHidden> till {article.title}</VisuallyHidden>
        </FieldLabel>
        <FieldControl>
          <select
            id={id}
            disabled={loading}
            value={loading ? "updating" : url}
            onChange={(event) => void choose(event.target.value)}
          >
            {loading && <option value="updating">Uppdaterar...</option>}
            {!url && <option value="">Ingen bild vald</option>}
            {OWN_IMAGES.map((image) => (
              <option key={image.url} value={image.url}>
                {image.label}
              </option>
            ))}
            {url && !isListed && <option value={url}>{libraryName(url) ?? url}</option>}
            {drawing && (
              <optgroup label="Guidens egen">
                <option value={drawing}>Egen teckning</option>
              </optgroup>
            )}
          </select>
        </FieldControl>
        <Box sx={{ mt: 2 }}>
          <LibraryPicker
            chosen={url}
            isPending={loading}
            onChoose={(imageUrl) => void choose(imageUrl)}
            label={
              <>
                Välj ur biblioteket<VisuallyHidden> till {article.title}</VisuallyHidden>
              </>
            }
          />
        </Box>
      </Box>
    </Box>
  );
}

const tellFailed = (): void => showToast({ title: "Fel", text: "Kunde inte uppdatera artikelbild", tone: "error" });
