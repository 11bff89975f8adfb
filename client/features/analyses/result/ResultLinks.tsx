import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { TextLink } from "../../../ui/TextLink.tsx";

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

/** Where to go on from a result. */
export const ResultLinks = ({ kind }: { kind: TestKind }) => (
  <Box component="nav" aria-labelledby="vidare" data-screen-only="">
    <Typography id="vidare" variant="h3" component="h2" sx={{ mb: 2 }}>
      Gå vidare
    </Typography>
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 6 }}>
      {LINKS[kind].map(({ to, label }) => (
        <TextLink key={to} to={to} sx={{ py: 2.5 }}>
          {label}
        </TextLink>
      ))}
    </Box>
  </Box>
);
