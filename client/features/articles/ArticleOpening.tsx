import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { EXAMPLE_GUIDE, GRAPH_TOPICS, TOPICS } from "../../../schema/articles.ts";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import { Badge } from "../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../ui/badgeTints.ts";
import { difficultyLabel } from "../../ui/difficultyLabel.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { COLUMN } from "./articleLayout.ts";
import type { GuidePageQuery } from "./GuidePage.generated.ts";
import { addressOf } from "./guidesAddress.ts";
import { InShort } from "./InShort.tsx";
import { ReviewLine } from "./ReviewLine.tsx";
import { ShareButton } from "./ShareButton.tsx";

/** Title, standfirst, who wrote it, when, and how long it takes. */
export function ArticleOpening({
  guide,
  canShare,
}: {
  guide: NonNullable<GuidePageQuery["article"]>;
  canShare: boolean;
}) {
  const { author, badges, difficulty, publishedAt } = guide;
  const topic = GRAPH_TOPICS[guide.topic];
  return (
    <Box sx={COLUMN}>
      {author.isExample && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
          {EXAMPLE_GUIDE}
        </Typography>
      )}
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        <TextLink to={addressOf(topic)} isQuiet sx={{ color: "primary.main", py: 1.5 }}>
          {TOPICS[topic]}
        </TextLink>
      </Typography>
      <Typography
        id="titel"
        variant="h1"
        sx={{ mt: 2, fontSize: { md: "3.5rem" }, lineHeight: 1.06, hyphens: { xs: "auto", md: "manual" } }}
      >
        {guide.title}
      </Typography>
      <Typography
        sx={{
          mt: 4,
          fontFamily: "h1.fontFamily",
          fontSize: { xs: "1.25rem", md: "1.4375rem" },
          lineHeight: 1.4,
          color: "text.secondary",
        }}
      >
        {guide.description}
      </Typography>
      <InShort html={guide.inShortHtml} />
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 3,
          mt: 6,
          pt: 4,
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <Box sx={{ mr: "auto" }}>
          <Typography sx={{ fontWeight: 600 }}>
            <TextLink to={`/dr-${author.slug}`} isQuiet>
              {author.name}
            </TextLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {publishedAt && <time dateTime={publishedAt}>{swedishDay(publishedAt)}</time>}
            {publishedAt ? ` · ${guide.readTime}` : guide.readTime}
          </Typography>
        </Box>
        {canShare && <ShareButton title={guide.title} />}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 4 }}>
        {badges.map((badge) => (
          <Badge key={badge} tint="grey">
            {badge}
          </Badge>
        ))}
        {difficulty && (
          <Badge tint={BADGE_TINTS.difficulty[difficulty]}>{`Svårighet: ${difficultyLabel(difficulty)}`}</Badge>
        )}
      </Box>
      <ReviewLine guide={guide} />
    </Box>
  );
}
