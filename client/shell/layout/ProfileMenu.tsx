import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import MenuList from "@mui/material/MenuList";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import type { Viewer } from "../../session/viewer.ts";
import { CARD_RADIUS } from "../../theme.ts";
import { showToast } from "../../toasts/toasts.ts";
import { Link } from "../../ui/link/Link.tsx";
import { useBackCloses } from "../../ui/link/navigationGuards.ts";
import { useSignedOutRedirect } from "../session/useSignedOutRedirect.ts";
import { useSignOutMutation } from "./SignOut.generated.ts";

/** The menu of the one who is signed in; arrow keys move, Escape closes. */
export function ProfileMenu(props: { viewer: Viewer; anchor: HTMLElement; onClosed: () => void }) {
  const { viewer } = props;
  const [isOpen, setOpen] = useState(true);
  const [signOut] = useSignOutMutation({});
  const leave = useSignedOutRedirect();
  const emailId = useId();
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);

  const endSession = async () => {
    close();
    try {
      await signOut();
      await leave({ title: "Du är utloggad", tone: "confirmation" });
    } catch (error) {
      showToast({
        title: "Du är fortfarande inloggad",
        text: visitorMessage(error),
        tone: "error",
        // On phones the message covers the menu that would be tried again.
        action: { label: "Försök igen", run: () => void endSession() },
      });
    }
  };
  const links = [
    { to: "/konto", label: "Mitt konto" },
    ...(viewer.canAdminister ? [{ to: "/admin", label: "Administration" }] : []),
  ];

  return (
    <Popover
      open={isOpen}
      anchorEl={props.anchor}
      onClose={close}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        transition: { onExited: props.onClosed },
        paper: {
          sx: {
            mt: 2,
            minWidth: 240,
            maxWidth: "calc(100vw - 32px)",
            border: 1,
            borderColor: "divider",
            borderRadius: CARD_RADIUS,
            backgroundImage: "none",
          },
        },
      }}
    >
      <Box sx={{ px: 4, pt: 3, pb: 2, borderBottom: 1, borderColor: "divider" }}>
        <Typography variant="body2" color="textSecondary">
          Inloggad som
        </Typography>
        <Typography id={emailId} sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {viewer.email}
        </Typography>
      </Box>
      <MenuList
        autoFocusItem={isOpen}
        aria-label="Profilmeny"
        aria-describedby={emailId}
        onKeyDown={({ key }) => {
          if (key === "Tab") close();
        }}
      >
        {links.map(({ to, label }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close} sx={{ "&&": { minHeight: 44 } }}>
            {label}
          </MenuItem>
        ))}
        <MenuItem onClick={() => void endSession()} sx={{ "&&": { minHeight: 44 } }}>
          Logga ut
        </MenuItem>
      </MenuList>
    </Popover>
  );
}
