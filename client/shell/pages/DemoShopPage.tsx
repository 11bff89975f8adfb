import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { StaticPage } from "./StaticPage.tsx";

/** An invented seller, and the way back. */
export interface DemoShopProps {
  /** Name of the chosen product; null where it was the seller itself. */
  product: string | null;
  /** Name of the seller. */
  seller: string;
  /** Path of the page that led here. */
  back: string;
}

/** Stands for the page of a seller who is invented, and says so. */
export const DemoShopPage = ({ product, seller, back }: DemoShopProps) => (
  <StaticPage title="Här slutar demon">
    <Typography variant="h1">Här slutar demon</Typography>
    <Typography sx={{ mt: 4, maxWidth: "48ch", overflowWrap: "anywhere" }}>
      På den riktiga sajten hade du kommit vidare till {product ? `${seller} och ${product}` : seller}. Det här är en
      demo: produkter, säljare och priser är påhittade, så det finns ingen sida att visa och inget att köpa.
    </Typography>
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4, mt: 6 }}>
      <Button component="a" href={back} variant="contained">
        Tillbaka
      </Button>
      <TextLink to="/" sx={{ color: "text.primary", py: 2.5 }}>
        Till startsidan
      </TextLink>
    </Box>
  </StaticPage>
);
