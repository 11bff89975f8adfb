import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { Link } from "../../ui/link/Link.tsx";
import type { GuidesPageQuery } from "./GuidesPage.generated.ts";
import { addressOf } from "./guidesAddress.ts";

const TopicLink = styled(Link)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  paddingInline: 16,
  borderRadius: 999,
  border: "1px solid",
  borderColor: theme.vars?.palette.divider,
  color: theme.vars?.palette.text.primary,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "&:hover": { borderColor: theme.vars?.palette.text.secondary },
  "&[aria-current='page']": {
    backgroundColor: theme.vars?.palette.primary.main,
    borderColor: theme.vars?.palette.primary.main,
    color: theme.vars?.palette.primary.contrastText,
    fontWeight: 600,
  },
}));

/** The topics to choose between; each is an address of its own. */
export function TopicLinks(props: {
  topics: GuidesPageQuery["articleTopics"] | undefined;
  current: string | undefined;
}) {
  const all = { slug: undefined, label: "Alla" };
  return (
    <Box
      component="nav"
      aria-label="Ämnen"
      sx={{ display: "flex", flexWrap: "wrap", gap: 2, minHeight: 44, visibility: props.topics ? "visible" : "hidden" }}
    >
      {[all, ...(props.topics ?? [])].map(({ slug, label }) => (
        <TopicLink
          key={label}
          to={addressOf(slug)}
          preventScrollReset
          aria-current={slug === props.current ? "page" : undefined}
        >
          {label}
        </TopicLink>
      ))}
    </Box>
  );
}
