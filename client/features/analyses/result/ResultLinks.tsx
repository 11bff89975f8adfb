import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Replay from "~icons/ic/baseline-replay";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { addressOfTest } from "../testTexts.ts";

const LINKS: Readonly<Record<TestKind, readonly { to: string; label: string }[]>> = {
  sleep: [
    { to: "/kosttillskott", label: "Jämför kosttillskott" },
    { to: "/tester", label: "Jämför hälsotester" },
  ],
  training: [
    { to: "/min-resa", label: "Till Min resa" },
    { to: "/sleep-test", label: "Gör sömntestet" },
    { to: "/kosttillskott", label: "Jämför kosttillskott" },
  ],
  protocol: [
    { to: "/protokoll", label: "Till dina protokoll" },
    { to: "/min-resa", label: "Till Min resa" },
  ],
};

/** Where to go on from a result, and the way back to the test. */
export const ResultLinks = ({ kind }: { kind: TestKind }) => (
  <Box component="nav" aria-labelledby="vidare" data-screen-only="">
    <Typography id="vidare" variant="h3" component="h2" sx={{ mb: 2 }}>
      Gå vidare
    </Typography>
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 6 }}>
      <Button component={Link} to={addressOfTest(kind)} variant="outlined" startIcon={<Replay />}>
        Gör nytt test
      </Button>
      {LINKS[kind].map(({ to, label }) => (
        <TextLink key={to} to={to} sx={{ py: 2.5 }}>
          {label}
        </TextLink>
      ))}
    </Box>
  </Box>
);
