import Typography from "@mui/material/Typography";
import { examplePerson } from "../../../schema/articles.ts";
import { Card } from "../../ui/Card.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import type { GuidePageQuery } from "./GuidePage.generated.ts";

/** The author of the guide, with a link to their page. */
export function AuthorBox({ guide: { author } }: { guide: NonNullable<GuidePageQuery["article"]> }) {
  return (
    <Card
      component="aside"
      aria-label="Om författaren"
      isTinted
      sx={{ mt: { xs: 10, md: 14 }, "@media print": { p: 0 } }}
    >
      <Typography variant="body2" color="textSecondary">
        Skriven av
      </Typography>
      <Typography variant="h3" component="p" sx={{ mt: 0.5 }}>
        {author.name}
      </Typography>
      <Typography sx={{ mt: 1 }}>{author.title}</Typography>
      {author.isExample && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {`${examplePerson(author.name)}.`}
        </Typography>
      )}
      <TextLink to={`/dr-${author.slug}`} sx={{ display: "inline-block", mt: 2, py: 2 }}>
        {`Mer om ${author.name}`}
      </TextLink>
    </Card>
  );
}
