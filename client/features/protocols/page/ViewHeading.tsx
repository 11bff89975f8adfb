import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";

/** The heading of a view. It takes the focus when the view takes the place of another, whose button is gone. */
export function ViewHeading({ children }: { children: ReactNode }) {
  const [isSwitched] = useState(useIsBrowser());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSwitched) heading.current?.focus({ preventScroll: true });
  }, [isSwitched]);
  return (
    <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ outline: "none" }}>
      {children}
    </Typography>
  );
}
