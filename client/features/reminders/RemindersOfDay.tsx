import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../ui/Card.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { LateReminders } from "./LateReminders.tsx";

/** Reminders below the day's checklist, for whoever has one. */
export const RemindersOfDay = () => (
  <PageContainer width="tools" sx={{ pt: 0, mt: { xs: 6, md: 8 } }}>
    <Card sx={{ p: { xs: 5, sm: 8 } }} data-screen-only="">
      <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
        Påminnelser
      </Typography>
      <Box sx={{ maxWidth: 640 }}>
        <LateReminders />
      </Box>
    </Card>
  </PageContainer>
);
