import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { Seo } from "../Seo.tsx";
import { SiteLogo } from "../SiteLogo.tsx";
import { useSite } from "../site.ts";
import { ShortPage } from "./ShortPage.tsx";

/** Public pages of a site that is not open: signing in, and those required by law. */
const OPEN_PATHS = [
  "/auth",
  "/glomt-losenord",
  "/nytt-losenord",
  "/bekrafta",
  "/prisbevakning/avsluta",
  "/veckomejl/avsluta",
  "/konto",
  "/integritetspolicy",
  "/anvandarvillkor",
  "/tillganglighet",
  "/kontakt",
];

/** Whether a page is there although the site is not open; the administration asks for itself who may see it. */
export const isAlwaysOpen = (pathname: string): boolean => {
  const path = pathname.replace(/(?<=.)\/$/, "");
  return OPEN_PATHS.includes(path) || path === "/admin" || path.startsWith("/admin/");
};

/** Replaces every page until the site opens. */
export function ComingSoon() {
  const { name, tagline, logo } = useSite();
  return (
    <>
      <Seo title="Öppnar snart" />
      <ShortPage>
        <Typography sx={{ fontWeight: 600, color: "primary.main" }}>Öppnar snart</Typography>
        <Typography variant="h1" sx={{ mt: 2, overflowWrap: "anywhere" }}>
          {logo ? <SiteLogo logo={logo} name={name} /> : name}
        </Typography>
        <Typography sx={{ mt: 4, maxWidth: "44ch", fontSize: "1.25rem" }}>{tagline}</Typography>
      </ShortPage>
    </>
  );
}

/** The way in and what the law wants, below every page of a site that is not open. */
export function ClosedFooter() {
  const { name, logo } = useSite();
  return (
    <Box
      component="footer"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 6,
        px: { xs: 4, sm: 8 },
        py: 6,
        bgcolor: "mist",
      }}
    >
      <TextLink to="/" isQuiet sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, fontWeight: 600 }}>
        {logo ? <SiteLogo logo={logo} name={name} /> : name}
      </TextLink>
      {LINKS.map(({ to, label }) => (
        <TextLink key={to} to={to} isQuiet sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}>
          {label}
        </TextLink>
      ))}
    </Box>
  );
}

const LINKS = [
  { to: "/kontakt", label: "Kontakt" },
  { to: "/integritetspolicy", label: "Integritetspolicy" },
  { to: "/anvandarvillkor", label: "Användarvillkor" },
  { to: "/tillganglighet", label: "Tillgänglighet" },
  { to: "/auth", label: "Logga in" },
] as const;
