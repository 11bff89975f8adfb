import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { resultCards } from "../../../../schema/rules/analyses/resultCards.ts";
import { Card } from "../../../ui/Card.tsx";
import { deferredMarkdown } from "../../../ui/deferredMarkdown.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";

/** The text of the training analysis by what it speaks of, with where to go on. */
export function CategoryCards({ text }: { text: string }) {
  const cards = useMemo(() => resultCards(text), [text]);
  if (cards.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="omraden">
      <Typography id="omraden" variant="h3" component="h2" sx={{ mb: 4 }}>
        Råden område för område
      </Typography>
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } }}>
        {cards.map(({ key, title, paragraphs, links }) => (
          <Card
            key={key}
            component="article"
            aria-labelledby={`omrade-${key}`}
            sx={{ display: "flex", flexDirection: "column", gap: 3 }}
          >
            <Typography id={`omrade-${key}`} variant="h4" component="h3">
              {title}
            </Typography>
            {paragraphs.map((paragraph) => (
              <deferredMarkdown.Part key={paragraph} text={paragraph} fallback={<Skeleton height={96} />} />
            ))}
            {links.length > 0 && (
              <Box
                component="nav"
                aria-label={`Vidare: ${title}`}
                sx={{ display: "flex", flexWrap: "wrap", columnGap: 5, mt: "auto", pt: 1 }}
              >
                {links.map(({ path, label }) => (
                  <TextLink key={path} to={path} sx={{ py: 2 }}>
                    {label}
                  </TextLink>
                ))}
              </Box>
            )}
          </Card>
        ))}
      </Box>
    </Box>
  );
}
