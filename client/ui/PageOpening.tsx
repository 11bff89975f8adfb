import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Artwork } from "./Artwork.tsx";
import { mergeSx } from "./mergeSx.ts";
import { PageContainer } from "./PageContainer.tsx";

/**
 * A page's opening: its heading and what belongs to it, on a scene, with a line below.
 * @param props.words how wide the words are, where that is not as usual
 * @param props.isBesideOnly the scene is hidden on phones, where long texts would cover it
 * @param props.sx of the column with the words
 */
export function PageOpening(props: {
  scene: string;
  words?: number;
  isBesideOnly?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}) {
  return (
    <Box sx={{ position: "relative", overflow: "hidden", borderBottom: 1, borderColor: "divider" }}>
      <Artwork scene={props.scene} words={props.words} isBesideOnly={props.isBesideOnly} />
      <PageContainer sx={mergeSx({ position: "relative", py: { xs: 7, md: 10 } }, props.sx)}>
        {props.children}
      </PageContainer>
    </Box>
  );
}
