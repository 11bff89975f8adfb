import Box from "@mui/material/Box";
import { FormattedText } from "../../ui/markdown/FormattedText.tsx";

/** What a guide says in short: the server made it, with its heading, so that hardly any script is needed for it. */
export const InShort = ({ html }: { html: string | null }) =>
  html && (
    <Box
      sx={{
        mt: 5,
        p: 4,
        borderRadius: 2,
        bgcolor: "mist",
        fontSize: "0.9375rem",
        "& > div > h2": { fontSize: "1.25rem" },
        "& > div > dl": { mt: 2 },
        "& dl > div + div": { mt: 2 },
        // A question and its answer are one paragraph: on a phone the first two are in sight at once.
        "& dt, & dd": { display: "inline", m: 0 },
        "& dt": { fontWeight: 600 },
      }}
    >
      <FormattedText html={html} />
    </Box>
  );
