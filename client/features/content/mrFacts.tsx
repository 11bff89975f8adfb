import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import OpenInNew from "~icons/ic/baseline-open-in-new";
import { PRICE_LEVELS } from "../../../schema/content.ts";
import { Badge } from "../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../ui/badgeTints.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { MrProviders_ProviderFragment } from "./MrProviders.generated.ts";

/** A provider of the comparison. */
export type Provider = MrProviders_ProviderFragment;

/** Id of a provider's name, which describes the link beside it. */
export const nameId = (provider: Provider): string => `vardgivare-${provider.databaseId}`;

/** The price range with its level. */
export function Price({ provider }: { provider: Provider }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
      <Box
        component="span"
        sx={{
          fontWeight: 600,
          fontVariantNumeric: "tabular-nums",
          "@media (min-width: 22em)": { whiteSpace: "nowrap" },
        }}
      >
        {provider.priceEstimate}
      </Box>
      <Badge tint={BADGE_TINTS.priceLevel[provider.priceLevel]}>
        <VisuallyHidden>Prisnivå: </VisuallyHidden>
        {PRICE_LEVELS[provider.priceLevel]}
      </Badge>
    </Box>
  );
}

/** A fact in words. */
export const doctorText = ({ hasDoctorAnalysis }: Provider): string => (hasDoctorAnalysis ? "Ingår" : "Ingår inte");
export const prescriptionText = ({ requiresPrescription }: Provider): string =>
  requiresPrescription ? "Krävs" : "Behövs inte";

/** The way to the provider, which is counted, marked as the advertising that it is. */
export function ProviderLink({ provider }: { provider: Provider }) {
  const describedBy = nameId(provider);
  if (!provider.visitPath || provider.isLinkBroken) {
    return (
      <Button variant="outlined" disabled aria-describedby={describedBy} sx={{ width: "100%" }}>
        {provider.isLinkBroken ? "Länken svarar inte" : "Länk saknas"}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="outlined"
        href={`${provider.visitPath}?fran=mr-scanning`}
        target="_blank"
        rel="noopener noreferrer sponsored"
        referrerPolicy="no-referrer"
        aria-describedby={describedBy}
        endIcon={<OpenInNew />}
        sx={{ width: "100%", px: 3, whiteSpace: "nowrap" }}
      >
        Till vårdgivaren
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, textAlign: "center" }}>
        Annonslänk
      </Typography>
    </>
  );
}

/** Advantages or disadvantages. */
export function Points({ points, sign }: { points: readonly string[]; sign: "+" | "–" }) {
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
      {points.map((point) => (
        <Box key={point} component="li" sx={{ display: "grid", gridTemplateColumns: "1.1em 1fr" }}>
          <Box
            component="span"
            aria-hidden="true"
            sx={{ color: sign === "+" ? "success.main" : "warning.main", fontWeight: 700 }}
          >
            {sign}
          </Box>
          {point}
        </Box>
      ))}
    </Box>
  );
}
