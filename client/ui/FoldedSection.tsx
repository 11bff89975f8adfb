import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { mergeSx } from "./mergeSx.ts";
import { FoldButton, usePhoneFold } from "./PhoneFold.tsx";

/**
 * A section of a page that narrow windows fold below its heading.
 * @param props.anchor id of the heading, for links to the section
 * @param props.sx styles of the heading
 */
export function FoldedSection(props: { anchor: string; title: ReactNode; sx?: SxProps<Theme>; children: ReactNode }) {
  const fold = usePhoneFold("md");
  return (
    <Box
      ref={fold.container}
      component="section"
      aria-labelledby={props.anchor}
      sx={{ borderBottom: { xs: 1, md: 0 }, borderColor: { xs: "divider" } }}
    >
      <Box sx={{ position: "relative", py: { xs: 3, md: 0 } }}>
        <Typography
          id={props.anchor}
          variant="h2"
          tabIndex={-1}
          sx={mergeSx(
            {
              scrollMarginTop: 104,
              mr: { xs: 10, md: 0 },
              fontSize: { xs: "1.25rem", md: "h2.fontSize" },
              outline: "none",
            },
            props.sx,
          )}
        >
          {props.title}
        </Typography>
        <FoldButton fold={fold} labelledBy={props.anchor} />
      </Box>
      <Box id={fold.id} sx={mergeSx({ pt: { xs: 1, md: 0 }, pb: { xs: 6, md: 0 } }, fold.hidden)}>
        {props.children}
      </Box>
    </Box>
  );
}
