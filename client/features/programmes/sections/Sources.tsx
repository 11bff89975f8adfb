import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { sourceId } from "../../../../schema/rules/content/sources.ts";
import { EnglishWords } from "../../../ui/EnglishWords.tsx";
import type { Programme } from "../programme.ts";

/** The programme's sources, as guides list theirs. */
export function Sources({ sources }: { sources: Programme["sources"] }) {
  if (sources.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="kallor"
      sx={{ maxWidth: "66ch", pb: { xs: 12, md: 20 }, fontSize: "0.9375rem", color: "text.secondary" }}
    >
      <Typography id="kallor" variant="h3" component="h2" sx={{ mb: 3, color: "text.primary", scrollMarginTop: 92 }}>
        Källor
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: "1.8em", "& li + li": { mt: 2 } }}>
        {sources.map(({ number, text, url }) => (
          <Box
            key={number}
            component="li"
            id={sourceId(number)}
            tabIndex={-1}
            sx={{ scrollMarginTop: 92, overflowWrap: "anywhere", "&:target": { bgcolor: "action.selected" } }}
          >
            <EnglishWords>{text}</EnglishWords>{" "}
            {url && (
              <Box
                component="a"
                href={url}
                rel="noopener noreferrer external"
                sx={{ color: "secondary.main", textUnderlineOffset: "0.2em" }}
              >
                {url.replace(/^https:\/\/(?:www\.)?/, "")}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
