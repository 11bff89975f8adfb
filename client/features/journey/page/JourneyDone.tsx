import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

/** Praise in the place of advice, for somebody who has done everything that counts. */
export function JourneyDone() {
  return (
    <Box sx={{ bgcolor: "mist", borderRadius: "14px", p: { xs: 5, md: 8 } }}>
      <Typography variant="h4" component="p">
        Du har gått igenom allt som finns här.
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: "60ch" }}>
        Det är fint jobbat. När något nytt kommer ser du det här, och det du vill minnas kan du alltid gå tillbaka till.
      </Typography>
    </Box>
  );
}
