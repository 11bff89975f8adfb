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
import { HeaderSearch } from "../search/HeaderSearch.tsx";
import { useSite } from "../site.ts";
import { type Logo, logoRatio, logoUrl } from "../siteLogo.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import { mainLinks, useShown } from "./navigation.ts";

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

/** The logo instead of the name; logos are drawn for light backgrounds, so in the dark it is on a plate. */
function HeaderLogo({ logo, name }: { logo: Logo; name: string }) {
  const ratio = logoRatio(logo);
  const height = Math.round(Math.min(LOGO.height, LOGO.width / ratio));
  return (
    <Box
      component="img"
      src={logoUrl(logo, 320)}
      srcSet={`${logoUrl(logo, 320)} 1x, ${logoUrl(logo, 640)} 2x`}
      alt={name}
      width={Math.round(height * ratio)}
      height={height}
      sx={{
        display: "block",
        // As much of a phone's width as the buttons beside it leave.
        maxWidth: { xs: "max(72px, calc(100vw - 264px))", sm: "none" },
        height: { xs: "auto", sm: height },
        objectFit: "contain",
        "@media (prefers-color-scheme: dark)": { bgcolor: "#fff", borderRadius: 1, p: 1, boxSizing: "border-box" },
      }}
    />
  );
}

/** As large as there is room for. */
const LOGO = { width: 200, height: 44 };

/** The site's header: its name, the main links, and the way to the account. */
export function Header() {
  const [isOpen, setOpen] = useState(false);
  const viewer = useViewer();
  const site = useSite();
  const shown = useShown();
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
            fontSize: { xs: "1.5rem", sm: "1.625rem" },
            fontWeight: 500,
            letterSpacing: "-0.01em",
            color: "primary.main",
            textDecoration: "none",
            mr: "auto",
            py: 2,
          }}
        >
          {site.logo ? <HeaderLogo logo={site.logo} name={site.name} /> : site.name}
        </Box>
        <Box
          component="nav"
          aria-label="Huvudmeny"
          sx={{ display: { xs: "none", md: "flex" }, gap: { md: viewer ? 2 : 5, lg: viewer ? 5 : 7 } }}
        >
          {shown(mainLinks(viewer)).map(({ to, label }) => (
            <HeaderLink key={to} to={to}>
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
