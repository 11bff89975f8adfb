import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** A part of the account's page: what it is about at the left, what can be done at the right. */
export function AccountSection(props: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "280px minmax(0, 1fr)" },
        columnGap: 12,
        rowGap: 5,
        py: 10,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <div>
        <Typography variant="h3" component="h2">
          {props.title}
        </Typography>
        {props.intro && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2, fontSize: "1rem" }}>
            {props.intro}
          </Typography>
        )}
      </div>
      <Box sx={{ maxWidth: 640 }}>{props.children}</Box>
    </Box>
  );
}
