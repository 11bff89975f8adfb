import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Accordion } from "../../ui/Accordion.tsx";
import { FoldedSection } from "../../ui/FoldedSection.tsx";
import { FormattedText } from "../../ui/markdown/FormattedText.tsx";
import type { PageAttachment, PageSections_SectionFragment } from "./PageSections.generated.ts";

const ContentsLink = styled("a")(({ theme }) => ({
  display: "block",
  padding: "8px 0 8px 14px",
  borderInlineStart: `2px solid ${theme.vars?.palette.divider}`,
  fontSize: "1rem",
  lineHeight: 1.35,
  color: theme.vars?.palette.text.secondary,
  textDecoration: "none",
  "&:hover": { color: theme.vars?.palette.text.primary, borderColor: theme.vars?.palette.primary.main },
}));

/**
 * Sections of a page with their table of contents: beside them, or before them folded where there is no room.
 * @param props.areFolded where there is no room for a table of contents, the sections themselves are folded instead
 */
export function PageSections(props: {
  sections: readonly PageSections_SectionFragment[];
  areFolded?: boolean;
  /** Shown below a section's text. */
  attachments?: Partial<Record<PageAttachment, ReactNode>>;
  /** After the last section. */
  children?: ReactNode;
}) {
  const links = (
    <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {props.sections.map(({ anchor, title }) => (
        <li key={anchor}>
          <ContentsLink href={`#${anchor}`}>{title}</ContentsLink>
        </li>
      ))}
    </Box>
  );
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: props.areFolded ? 0 : 8, md: 14 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "240px minmax(0, 1fr)" },
        alignItems: "start",
      }}
    >
      {props.sections.length > 0 ? (
        <Box component="nav" aria-label="Innehåll" sx={{ position: { md: "sticky" }, top: 104 }}>
          {!props.areFolded && (
            <Accordion title="Innehåll" tone="alone" sx={{ display: { md: "none" } }}>
              {links}
            </Accordion>
          )}
          <Box sx={{ display: { xs: "none", md: "block" } }}>
            <Typography variant="body2" sx={{ fontWeight: 600, mb: 2 }}>
              Innehåll
            </Typography>
            {links}
          </Box>
        </Box>
      ) : (
        <Box sx={{ display: { xs: "none", md: "block" } }} />
      )}
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: { xs: props.areFolded ? 0 : 10, md: 14 },
        }}
      >
        {props.sections.map((section) => {
          const { anchor, title, bodyHtml, attachment } = section;
          const content = (
            <>
              <FormattedText html={bodyHtml} />
              {attachment && <Box sx={{ mt: 6 }}>{props.attachments?.[attachment]}</Box>}
            </>
          );
          return props.areFolded ? (
            <FoldedSection key={anchor} anchor={anchor} title={title} sx={{ mb: { md: 4 }, maxWidth: "24ch" }}>
              {content}
            </FoldedSection>
          ) : (
            <Box key={anchor} component="section" aria-labelledby={anchor}>
              <Typography id={anchor} variant="h2" sx={{ mb: 4, maxWidth: "24ch", scrollMarginTop: 104 }}>
                {title}
              </Typography>
              {content}
            </Box>
          );
        })}
        {props.children}
      </Box>
    </Box>
  );
}
