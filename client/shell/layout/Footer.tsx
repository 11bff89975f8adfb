import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { DEFAULT_FOOTER } from "../../../schema/siteMenu.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { SiteLogo } from "../SiteLogo.tsx";
import { useSite } from "../site.ts";
import { useFooterPages } from "./footerPages.ts";
import { useShown } from "./navigation.ts";

/** The site's footer: where everything is, and what the site is not. */
export function Footer() {
  const site = useSite();
  const own = useFooterPages();
  const shown = useShown();
  const placed = site.footer ?? DEFAULT_FOOTER;
  const isPlaced = (path: string) => placed.some(({ links }) => links.some((link) => link.path === path));
  const groups = placed.map(({ title, links }, at) => ({
    title,
    links: [...shown(links), ...(at === placed.length - 1 ? own.filter(({ path }) => !isPlaced(path)) : [])],
  }));
  return (
    <Box component="footer" id="sidfot" tabIndex={-1} sx={{ bgcolor: "mist", mt: { xs: 8, sm: 24 }, outline: "none" }}>
      <PageContainer
        sx={{
          py: { xs: 5, sm: 16 },
          display: "grid",
          columnGap: { xs: 4, sm: 10 },
          rowGap: { xs: 3, sm: 10 },
          // On a phone all links are on the screen at once, since the menu without scripts leads here.
          // As many columns as letters of the browser's size leave room for.
          gridTemplateColumns: { xs: "repeat(auto-fit, minmax(8.5rem, 1fr))", md: "2fr 1fr 1fr 1fr" },
          // The longest group stands last.
          "& > nav:last-of-type": { gridColumn: { xs: "1 / -1", sm: "auto" } },
        }}
      >
        <Box sx={{ maxWidth: "40ch", gridColumn: { xs: "1 / -1", sm: "auto" } }}>
          <Typography variant="h4" component="p">
            {site.logo ? <SiteLogo logo={site.logo} name={site.name} /> : site.name}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {`${site.tagline} Innehållet är allmän information och ersätter inte råd från vården. Vid frågor om din hälsa, ring 1177. Vid akut fara, ring 112.`}
          </Typography>
        </Box>
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <Box key={title} component="nav" aria-label={title} sx={{ columns: { xs: "8.5rem 2", sm: "auto" } }}>
              <Typography sx={{ fontWeight: 600, mb: { sm: 1 }, columnSpan: "all" }}>{title}</Typography>
              {links.map(({ path, label }) => (
                <TextLink
                  key={path}
                  to={path}
                  isQuiet
                  sx={{ display: "flex", alignItems: "center", minHeight: { xs: 36, sm: 40 }, breakInside: "avoid" }}
                >
                  {label}
                </TextLink>
              ))}
            </Box>
          ))}
      </PageContainer>
    </Box>
  );
}
