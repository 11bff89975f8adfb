import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import Close from "~icons/ic/baseline-close";
import { useBackCloses } from "../link/navigationGuards.ts";
import { SHORT } from "../shortWindow.ts";

/** A sheet that rises from below, with a title and a way out; focus is kept inside and given back. */
export function BottomSheet(props: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called when it has gone. */
  onClosed?: () => void;
  /** Beside the title, e.g. a switch. */
  actions?: ReactNode;
  /** Fills most of the screen instead of only what it needs. */
  isTall?: boolean;
  /** On paper it is all of the page. */
  isPrintedAlone?: boolean;
  /** The address says that it is open: Back closes it by itself. */
  isInAddress?: boolean;
  /** Stays below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  useBackCloses(props.isOpen && !props.isInAddress, props.onClose);
  return (
    <Drawer
      anchor="bottom"
      data-printed-alone={props.isPrintedAlone ? "" : undefined}
      open={props.isOpen}
      onClose={props.onClose}
      slotProps={{
        transition: { onExited: props.onClosed },
        paper: {
          role: "dialog",
          "aria-modal": true,
          "aria-labelledby": titleId,
          sx: {
            // What is short stays narrow where there is room.
            maxWidth: props.isTall ? undefined : 560,
            mx: "auto",
            borderTopLeftRadius: 20,
            borderTopRightRadius: 20,
            backgroundImage: "none",
            maxHeight: "92dvh",
            height: props.isTall ? "92dvh" : undefined,
            display: "flex",
            // There is no room for a title that stays: all scrolls but the footer.
            [SHORT]: { display: "block", maxHeight: "100dvh", height: props.isTall ? "100dvh" : undefined },
          },
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 2, px: { xs: 4, md: 8 }, pt: 3, pb: 2 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ mr: "auto" }}>
          {props.title}
        </Typography>
        {props.actions && (
          // On phones below the title, so that the way out stays in its corner.
          <Box
            data-screen-only=""
            sx={{
              display: "flex",
              alignItems: "center",
              order: { xs: 2, sm: 0 },
              flexBasis: { xs: "100%", sm: "auto" },
              // Large letters have no room beside each other.
              "@media (max-width: 17em)": { flexWrap: "wrap" },
            }}
          >
            {props.actions}
          </Box>
        )}
        <IconButton
          data-screen-only=""
          aria-label="Stäng"
          onClick={props.onClose}
          sx={{ width: 48, height: 48, mr: -3 }}
        >
          <Close />
        </IconButton>
      </Box>
      <Box
        sx={{
          px: { xs: 4, md: 8 },
          pb: props.isTall ? 0 : 6,
          overflow: "auto",
          flex: 1,
          [SHORT]: { overflow: "visible" },
        }}
      >
        {props.children}
      </Box>
      {props.footer && (
        <Box
          sx={{
            px: { xs: 4, md: 8 },
            py: 3,
            borderTop: 1,
            borderColor: "divider",
            [SHORT]: { position: "sticky", bottom: 0, zIndex: 1, py: 1, bgcolor: "background.paper" },
          }}
        >
          {props.footer}
        </Box>
      )}
    </Drawer>
  );
}
