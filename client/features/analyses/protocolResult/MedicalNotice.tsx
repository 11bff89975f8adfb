import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import HealthAndSafetyOutlined from "~icons/ic/outline-health-and-safety";
import { DISCLAIMER } from "../../../../schema/rules/analyses/protocolText.ts";
import { Card } from "../../../ui/Card.tsx";

/** Limits of a health protocol, and where to turn. */
export const MedicalNotice = () => (
  <Card isTinted component="section" aria-labelledby="medicinskt" sx={{ breakInside: "avoid", p: { xs: 4, sm: 5 } }}>
    <Typography id="medicinskt" variant="h4" component="h2" sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      <HealthAndSafetyOutlined aria-hidden="true" sx={{ color: "warning.main" }} />
      Medicinsk varning
    </Typography>
    <Box
      component="ul"
      sx={{
        m: 0,
        mt: 3,
        pl: 5,
        display: "grid",
        gap: 1.5,
        fontSize: { xs: "0.875rem", sm: "1rem" },
        lineHeight: 1.45,
      }}
    >
      {DISCLAIMER.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>
        Mår du sämre ska du sluta. Ring <Link href="tel:1177">1177</Link> om du är osäker, och{" "}
        <Link href="tel:112">112</Link> när det är bråttom.
      </li>
    </Box>
  </Card>
);
