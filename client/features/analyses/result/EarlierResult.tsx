import Box from "@mui/material/Box";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { graphName } from "../../../apollo/graphName.ts";
import { useViewer } from "../../../session/viewer.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useLatestTestQuery } from "../TestPage.generated.ts";
import { addressOfTest } from "../testTexts.ts";

/** Leads to the result of the time before; after 30 days it says that it is time for another. */
export function EarlierResult({ kind }: { kind: TestKind }) {
  const viewer = useViewer();
  const [latest] = useLatestTestQuery({ variables: { kind: graphName(kind) } }).data?.analyses?.nodes ?? [];
  if (!latest || viewer === undefined) return null;
  const link = <TextLink to={addressOfTest(kind, latest.key)}>Se ditt resultat</TextLink>;
  return (
    <Box sx={{ mb: 5 }}>
      <Notice tone="info">
        {latest.isStale ? (
          <span>
            Du gjorde testet {swedishDay(latest.createdAt)}, för mer än 30 dagar sedan. Gör det gärna igen, så ser du
            vad som har ändrats. {link}
          </span>
        ) : (
          <span>
            Du gjorde testet {swedishDay(latest.createdAt)}. {link}
          </span>
        )}
      </Notice>
    </Box>
  );
}
