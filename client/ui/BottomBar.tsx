import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PageContainer } from "./PageContainer.tsx";
import { rises } from "./rising.ts";
import { SHORT } from "./shortWindow.ts";

const HEIGHT = 76;

/** Only what can be pressed. */
const SHORT_HEIGHT = 48;

const roomFor = (height: number) => ({ "--bar-height": `${height}px`, paddingBottom: height });

/** On a phone, where one bar is enough, a page's own bar takes the place of the journey's. */
export const replacesJourneyBar = (
  <GlobalStyles
    styles={(theme) => ({
      [theme.breakpoints.down("md")]: {
        "html:root": { "--journey-bar-display": "none", "--journey-bar-height": "0px" },
      },
    })}
  />
);

/** The page leaves room for the bar, so that it never covers the last card. */
const room = <GlobalStyles styles={{ body: { ...roomFor(HEIGHT), [SHORT]: roomFor(SHORT_HEIGHT) } }} />;

const Bar = styled("section")(({ theme }) => ({
  position: "fixed",
  insetInline: 0,
  // Above the journey's bar, where that stays, and out from behind it.
  bottom: "var(--journey-bar-height, 0px)",
  zIndex: theme.zIndex.appBar - 1,
  backgroundColor: theme.vars?.palette.background.paper,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  boxShadow: "0 -6px 24px rgb(0 0 0 / 0.12)",
  ...rises,
}));

/** A page's own bar at the window's lower edge: words on the left, which take the room that is left, and buttons. */
export function BottomBar({ label, words, children }: { label: string; words: ReactNode; children: ReactNode }) {
  return (
    <Bar aria-label={label} data-screen-only="">
      {room}
      {replacesJourneyBar}
      <PageContainer
        sx={{
          minHeight: HEIGHT,
          [SHORT]: { minHeight: SHORT_HEIGHT },
          display: "flex",
          alignItems: "center",
          gap: { xs: 1, sm: 3 },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>{words}</Box>
        {children}
      </PageContainer>
    </Bar>
  );
}
