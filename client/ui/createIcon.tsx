import type { ReactNode } from "react";
import type Icon from "~icons/ic/baseline-close";
import { classNames } from "./classNames.ts";
import styles from "./createIcon.module.css";
import { PlainBox } from "./PlainBox.tsx";

/** Makes a component of an icon's shapes, for the modules of `iconModules.ts`. */
export function createIcon(shapes: ReactNode): typeof Icon {
  return ({ fontSize = "medium", titleAccess, className, ...props }) => (
    <PlainBox
      component="svg"
      className={classNames(styles.icon, fontSize !== "medium" && styles[fontSize], className)}
      focusable="false"
      {...(titleAccess ? { role: "img" } : { "aria-hidden": true })}
      viewBox="0 0 24 24"
      {...props}
    >
      {shapes}
      {titleAccess && <title>{titleAccess}</title>}
    </PlainBox>
  );
}
