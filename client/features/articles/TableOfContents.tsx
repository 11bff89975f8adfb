import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Accordion } from "../../ui/Accordion.tsx";
import { ON_SCREEN, WIDE } from "./articleLayout.ts";

const ContentsLink = styled("a")(({ theme }) => ({
  display: "block",
  padding: "6px 0 6px 14px",
  borderLeft: "2px solid",
  borderColor: theme.vars?.palette.divider,
  fontSize: "0.9375rem",
  lineHeight: 1.35,
  color: theme.vars?.palette.text.secondary,
  textDecoration: "none",
  "&:hover": { color: theme.vars?.palette.text.primary, borderColor: theme.vars?.palette.text.secondary },
  "&[aria-current]": {
    color: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.primary.main,
    fontWeight: 600,
  },
}));

interface ContentsProps {
  sections: readonly { id: string; text: string }[];
  isCurrent?: (id: string) => boolean;
}

const List = ({ sections, isCurrent }: ContentsProps) => (
  <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
    {sections.map(({ id, text }) => (
      <li key={id}>
        <ContentsLink href={`#${id}`} aria-current={isCurrent?.(id) ? "location" : undefined}>
          {text}
        </ContentsLink>
      </li>
    ))}
  </Box>
);

/** The guide's sections beside it, where there is room. */
export function Contents(props: ContentsProps) {
  return (
    <Box
      component="nav"
      aria-labelledby="innehallet"
      sx={{
        display: "none",
        [WIDE]: { display: "block", position: "sticky", top: 104, alignSelf: "start", pr: "40px" },
        ...ON_SCREEN,
      }}
    >
      {props.sections.length > 0 && (
        <>
          <Typography id="innehallet" variant="body2" sx={{ fontWeight: 600, mb: 3 }}>
            Innehåll
          </Typography>
          <List {...props} />
        </>
      )}
    </Box>
  );
}

/** The same before the text, folded, where there is no room beside it; works without scripts. */
export function FoldedContents({ sections }: ContentsProps) {
  if (sections.length === 0) return null;
  return (
    <Accordion title="Innehåll" tone="alone" sx={{ mb: 8, [WIDE]: { display: "none" }, ...ON_SCREEN }}>
      <nav aria-label="Innehåll">
        <List sections={sections} />
      </nav>
    </Accordion>
  );
}
