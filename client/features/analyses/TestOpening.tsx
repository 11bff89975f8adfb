import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TestKind } from "../../../schema/analyses/vocabulary.ts";
import { Badge } from "../../ui/Badge.tsx";
import { PageOpening } from "../../ui/PageOpening.tsx";
import { TEST_TEXTS } from "./testTexts.ts";

/** A test's opening: what it is about, how long it takes. A result has only its name. */
export function TestOpening({ kind, isShort }: { kind: TestKind; isShort: boolean }) {
  const { heading, lead, scene, facts, tags } = TEST_TEXTS[kind];
  return (
    <PageOpening scene={scene} isBesideOnly sx={{ py: isShort ? { xs: 5, md: 7 } : { xs: 6, md: 9 } }}>
      {/* The name of the page; with a result, what the result is called is the larger of both. */}
      <Typography variant="h1">{heading}</Typography>
      {!isShort && (
        <>
          <Typography sx={{ mt: 3, maxWidth: { sm: "26em", lg: "34em" } }}>{lead}</Typography>
          <Box
            component="ul"
            aria-label="Om testet"
            sx={{ display: "flex", flexWrap: "wrap", gap: 2, m: 0, mt: 4, p: 0, listStyle: "none" }}
          >
            {facts.map((fact) => (
              <li key={fact}>
                <Badge tint="green">{fact}</Badge>
              </li>
            ))}
            {tags.map((tag) => (
              <li key={tag}>
                <Badge tint="grey">{tag}</Badge>
              </li>
            ))}
          </Box>
        </>
      )}
    </PageOpening>
  );
}
