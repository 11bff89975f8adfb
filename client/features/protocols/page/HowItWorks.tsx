import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { useProtocolTemplatesQuery } from "./Templates.generated.ts";

const STEPS = [
  ["Skapa ditt protokoll", "Välj vad du vill göra, hur ofta och när på dagen."],
  ["Följ dagens checklista", "Varje dag ser du det som är planerat och bockar av det du har gjort."],
  ["Dela det", "Skicka protokollet som text till någon du vill göra det med."],
] as const;

/** How protocols work, in three steps. */
export function HowItWorks() {
  const hasTemplates = useProtocolTemplatesQuery({}).data?.protocolTemplates?.length !== 0;
  return (
    <Box component="section" aria-labelledby="sa-fungerar-det" sx={{ mt: { xs: 16, md: 24 }, bgcolor: "mist" }}>
      <PageContainer sx={{ py: { xs: 12, md: 16 } }}>
        <Typography id="sa-fungerar-det" variant="h2">
          Så fungerar det
        </Typography>
        <Box
          component="ol"
          sx={{
            listStyle: "none",
            m: 0,
            mt: 8,
            p: 0,
            display: "grid",
            gap: { xs: 6, md: 12 },
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
          }}
        >
          {STEPS.map(([title, text], index) => (
            <Box component="li" key={title} sx={{ display: "flex", gap: 4 }}>
              <Typography
                aria-hidden="true"
                variant="h2"
                component="span"
                sx={{ color: "primary.main", minWidth: "1ch", lineHeight: 1 }}
              >
                {index + 1}
              </Typography>
              <div>
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <Typography color="textSecondary" sx={{ mt: 1, maxWidth: "40ch" }}>
                  {text}
                  {index === 0 && hasTemplates && " Eller börja från ett färdigt."}
                </Typography>
              </div>
            </Box>
          ))}
        </Box>
      </PageContainer>
    </Box>
  );
}
