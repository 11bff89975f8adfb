import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import MenuIcon from "~icons/ic/baseline-menu";
import { useViewer } from "../../session/viewer.ts";
import { FORCED_COLORS } from "../../theme.ts";
import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { Link, NavLink } from "../../ui/link/Link.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { phoneLogoWidth, SiteLogo } from "../SiteLogo.tsx";
import { HeaderSearch } from "../search/HeaderSearch.tsx";
import { useSite } from "../site.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import { useMainLinks } from "./navigation.ts";

const MobileMenu = lazyComponent(async () => (await import("./MobileMenu.tsx")).MobileMenu, {
  failure: ({ onClose }) => onClose(),
});

const HeaderLink = styled(NavLink)(({ theme }) => ({
  color: theme.vars?.palette.text.primary,
  textDecoration: "none",
  whiteSpace: "nowrap",
  padding: "10px 2px",
  borderBottom: "2px solid transparent",
  [FORCED_COLORS]: { borderBottomColor: "Canvas" },
  "&:hover": { borderBottomColor: theme.vars?.palette.divider },
  "&[aria-current='page']": { borderBottomColor: theme.vars?.palette.primary.main, fontWeight: 600 },
}));

/** Characters of a name up to which it has room beside the links. */
const LONG_NAME = 14;

/** The site's header: its name, the main links, and the way to the account. */
export function Header() {
  const [isOpen, setOpen] = useState(false);
  const viewer = useViewer();
  const site = useSite();
  const links = useMainLinks(viewer);
  const isLong = !site.logo && site.name.length > LONG_NAME;
  return (
    <Box
      component="header"
      sx={{
        bgcolor: "background.default",
        borderBottom: 1,
        borderColor: "divider",
        position: { md: "sticky" },
        top: 0,
        zIndex: "appBar",
      }}
    >
      <PageContainer
        sx={{
          minHeight: 68,
          display: "flex",
          // Letters of twice the size need a second line on a phone.
          flexWrap: { xs: "wrap", md: "nowrap" },
          alignItems: "center",
          gap: viewer ? { xs: 1, sm: 3, md: 2, lg: 5, xl: 6 } : { xs: 2, sm: 6 },
        }}
      >
        <Box
          component={Link}
          to="/"
          sx={{
            fontFamily: "h1.fontFamily",
            fontSize: { xs: "1.5rem", sm: "1.625rem", md: isLong ? "1.25rem" : undefined },
            lineHeight: 1.2,
            // A long name takes a second line before the links do.
            flexShrink: 1000,
            minWidth: { md: isLong ? "8.5em" : "max-content" },
            fontWeight: 500,
            letterSpacing: "-0.01em",
            color: "primary.main",
            textDecoration: "none",
            mr: "auto",
            py: 2,
            // On a phone as tall as the header allows, or as wide as what stands beside it leaves.
            ...(site.logo && {
              flexGrow: { xs: 1, sm: 0 },
              flexBasis: { xs: 72, sm: "auto" },
              minWidth: { xs: 0, md: "max-content" },
              maxWidth: { xs: phoneLogoWidth(site.logo), sm: "none" },
            }),
          }}
        >
          {site.logo ? <SiteLogo logo={site.logo} name={site.name} fillsPhone /> : site.name}
        </Box>
        <Box
          component="nav"
          aria-label="Huvudmeny"
          sx={{
            display: { xs: "none", md: "flex" },
            // An operator's own names may need a second line.
            flexWrap: "wrap",
            minWidth: 0,
            columnGap: { md: viewer ? 2 : 5, lg: viewer ? (isLong ? 3 : 5) : 7 },
          }}
        >
          {links.map(({ path, label }) => (
            <HeaderLink key={path} to={path}>
              {label}
            </HeaderLink>
          ))}
        </Box>
        <HeaderSearch />
        <AccountLinks viewer={viewer} />
        <IconButton
          // Without scripts the button is a link to the same links in the footer.
          component="a"
          href="#sidfot"
          role="button"
          aria-label="Öppna menyn"
          aria-expanded={isOpen}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
          sx={{ display: { md: "none" }, width: 44, height: 44, mr: -2, color: "text.primary" }}
        >
          <MenuIcon />
        </IconButton>
      </PageContainer>
      {isOpen && <MobileMenu onClose={() => setOpen(false)} />}
    </Box>
  );
}
