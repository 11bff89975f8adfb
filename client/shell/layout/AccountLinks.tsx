import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { type Path, useLocation } from "react-router-dom";
import PersonOutlined from "~icons/ic/outline-person";
import type { Viewer } from "../../session/viewer.ts";
import buttons from "../../ui/button.module.css";
import { classNames } from "../../ui/classNames.ts";
import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { Link } from "../../ui/link/Link.tsx";
import styles from "./layout.module.css";

const ProfileMenu = lazyComponent(async () => (await import("./ProfileMenu.tsx")).ProfileMenu, {
  failure: ({ onClosed }) => onClosed(),
});

/** The header's end: the way in, or what belongs to the one who is in. */
export function AccountLinks({ viewer }: { viewer: Viewer | null | undefined }) {
  return viewer ? <OwnLinks viewer={viewer} /> : <SignInLink />;
}

const addressOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** Remembers beside the address where to come back to. */
function SignInLink() {
  const back = { till: addressOf(useLocation()) };
  return (
    <Link
      to="/auth"
      state={back}
      // The address changes before the page that it leads to is drawn.
      onClick={() => {
        back.till = addressOf(window.location);
      }}
      className={classNames(buttons.outlined, styles.account)}
    >
      Logga in
    </Link>
  );
}

/** With the menu's state, which is not to outlive the session: the next one would find the menu open. */
function OwnLinks({ viewer }: { viewer: Viewer }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Link to="/min-resa" className={classNames(buttons.outlined, styles.account, styles.journey)}>
        Min resa
      </Link>
      <IconButton
        aria-label="Profilmeny"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
        sx={{ width: 44, height: 44, color: "text.primary", bgcolor: "mist" }}
      >
        <PersonOutlined />
      </IconButton>
      {anchor && <ProfileMenu viewer={viewer} anchor={anchor} onClosed={() => setAnchor(null)} />}
    </>
  );
}
