import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { StaticPage } from "./StaticPage.tsx";

/** A seller whose page is not shown, and the way back. */
export interface ShopProps {
  /** Name of the chosen product; null where it was the seller itself. */
  product: string | null;
  /** Name of the seller. */
  seller: string;
  /** Path of the page that led here. */
  back: string;
}

/** Stands for the page of a seller who is invented, and says so. */
export const DemoShopPage = ({ product, seller, back }: ShopProps) => (
  <InsteadOfShop title="Här slutar demon" back={back}>
    På den riktiga sajten hade du kommit vidare till {product ? `${seller} och ${product}` : seller}. Det här är en
    demo: produkter, säljare och priser är påhittade, så det finns ingen sida att visa och inget att köpa.
  </InsteadOfShop>
);

/** Stands for the page of a seller that has not answered for nights, and says so. */
export const BrokenLinkPage = ({ product, seller, back }: ShopProps) => (
  <InsteadOfShop title="Länken svarar inte" back={back}>
    {product ? `Sidan för ${product} hos ${seller}` : `Sidan hos ${seller}`} har inte svarat de senaste nätterna. Vi
    provar igen varje natt, och länken kommer tillbaka när sidan svarar.
  </InsteadOfShop>
);

const InsteadOfShop = ({ title, back, children }: { title: string; back: string; children: ReactNode }) => (
  <StaticPage title={title}>
    <Typography variant="h1">{title}</Typography>
    <Typography sx={{ mt: 4, maxWidth: "48ch", overflowWrap: "anywhere" }}>{children}</Typography>
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
