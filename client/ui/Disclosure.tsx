import ExpandMore from "@mui/icons-material/ExpandMore";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useId, useState } from "react";

/** A button that shows and hides what stands below it; that is made when it is first wanted. */
export function Disclosure(props: {
  label: ReactNode;
  /** At the other end of the button's line. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <>
      <Box
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", columnGap: 4 }}
      >
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => setOpen(!isOpen)}
          endIcon={
            <ExpandMore sx={{ transition: "transform 150ms", transform: isOpen ? "rotate(180deg)" : undefined }} />
          }
          sx={{ px: 2, ml: -2, textAlign: "left" }}
        >
          {props.label}
        </Button>
        {props.aside}
      </Box>
      {isOpen && <div id={contentId}>{props.children}</div>}
    </>
  );
}
