import type { HTMLAttributes } from "react";
import textStyles from "./text.module.css";

/** Words for those who listen to the page, where others see it. */
export const VisuallyHidden = ({
  as: Element = "span",
  ...props
}: HTMLAttributes<HTMLElement> & { as?: "span" | "legend" | "h2" }) => (
  <Element className={textStyles.unseen} {...props} />
);
