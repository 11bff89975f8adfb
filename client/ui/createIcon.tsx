import type { SxProps, Theme } from "@mui/material/styles";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./classNames.ts";
import styles from "./createIcon.module.css";
import { PlainBox } from "./PlainBox.tsx";

/** Props of an icon; it says nothing by itself. */
export interface IconProps extends Omit<ComponentProps<"svg">, "fontSize"> {
  /** How large it is; 'inherit' is the size of the letters around it. */
  fontSize?: "small" | "medium" | "inherit";
  sx?: SxProps<Theme>;
}

/** Makes a component of an icon's shapes, for the modules of `iconModules.ts`. */
export function createIcon(shapes: ReactNode) {
  return function Icon({ fontSize = "medium", className, ...props }: IconProps) {
    return (
      <PlainBox
        component="svg"
        className={classNames(styles.icon, fontSize !== "medium" && styles[fontSize], className)}
        focusable="false"
        aria-hidden="true"
        viewBox="0 0 24 24"
        {...props}
      >
        {shapes}
      </PlainBox>
    );
  };
}
